"""Selections: parts may be chosen in any order, and whatever is taken can be completed. In every title."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import kylix
from games.parthenon.position import season
from kylix.core.moves import Move, facts
from kylix.core.state import State
from kylix.server import chain
from kylix.testing.checks import walk

GIVE_UP = "cancel"
ENOUGH = 4
"""So many selections of each kind are looked at in a game."""
GAMES: dict[str, tuple[int, int, dict[str, object]]] = {
    "troia": (12, 2, {}),
    "odysseus": (1, 3, {}),
    "deukalion": (3, 2, {}),
    "parthenon": (1, 3, {"offers": 1, "order": "never"}),
}
"""By title: how many games, with how many seats and with which options."""
KINDS = {
    "troia": ["ChooseAction offer", "ChoosePayment pay", "ReturnHero return"],
    "odysseus": [],
    "deukalion": ["TuckCard tuck", "ChooseCourse claim"],
    "parthenon": ["KeepCards hide", "MakeOffers offer", "TradeAbroad trade", "SpendGoods village", "PayOne pay"],
}
"""Selections that these games must have had, or nothing was proved."""
LONG = 9
"""Offers can go on for ever; so many parts are enough."""


def tried(s: State, seat: int, *texts: str) -> tuple[list[str], list[str], chain.Outcome]:
    """The chain as it was put right, what could be added, and the rest."""
    found = chain.attempt(s, seat, chain.read(s.setting, list(texts)), 1)  # type: ignore[arg-type]
    return [s.text(move) for move in found.moves], [s.text(move) for move in found.more], found


# --- single cases -----------------------------------------------------------------------------------------------------


def merchants(hand: str) -> State:
    """Merchant Ships: P1 may make one exchange at home."""
    return season("EVENT", year=2, number=1, covered="Y2-2", hands={"P1": hand}).s


def test_what_completes_a_payment_may_be_the_lower_good() -> None:
    """Goods are named in the order of the list; the last one chosen may come first in it."""
    s = merchants("GRAIN, OLIVES, ORE, TIMBER, WOOL")
    assert tried(s, 0, "barter F2", "pay ORE")[1] == ["pay TIMBER", "pay WOOL", "pay GRAIN", "pay OLIVES"]
    moves, _, found = tried(s, 0, "barter F2", "pay ORE", "pay GRAIN")
    assert (moves, found.final) == (["barter F2", "pay GRAIN", "pay ORE"], True)


def test_a_good_that_needs_another_before_it_is_told_at_once() -> None:
    """Two cards are kept: the wool needs a grain before it."""
    s = season("DISCARD", hands={"P1": "4 GRAIN, WOOL"}).s
    assert tried(s, 0, "hide")[1] == ["keep GRAIN", "keep WOOL"]
    held = tried(s, 0, "hide", "keep WOOL")
    assert (held[1], held[2].waits) == (["keep GRAIN"], True)


def test_the_first_part_may_be_the_higher_one_too() -> None:
    """The question which village an army helps is part of a selection only from the first answer on."""
    s = season("PRODUCTION", home={"P1": "2 ARMY"}, villages={"P1": "GRAIN, WOOL"}).s
    assert tried(s, 0, "boost WOOL")[1] == ["ready", "boost GRAIN"]
    assert tried(s, 0, "boost WOOL", "boost GRAIN")[0] == ["boost GRAIN", "boost WOOL"]


def test_idle_villages_are_named_in_any_order() -> None:
    t = season("EVENT", year=2, number=1, covered="Y2-1", villages={"P1": "GRAIN, 2 ORE, WOOL"}).all_ready()
    t.play("P1 suffer")
    assert t.options == ["idle GRAIN", "idle ORE"]
    assert tried(t.s, 0, "idle ORE")[1] == ["idle ORE", "idle WOOL", "idle GRAIN"]
    moves, _, found = tried(t.s, 0, "idle ORE", "idle GRAIN")
    assert moves == ["idle GRAIN", "idle ORE"]
    assert found.after is None or not chain.asks_on(found.after, 0)


def test_where_the_order_is_the_players_it_stays_as_chosen() -> None:
    """Deukalion: cards go under the deck one after the other. What was clicked first lies on top."""
    seen = 0
    for seed in range(30):
        for s in walk(kylix.game("deukalion").setting(2), seed, recorded=False):
            if seen < 3 and s.stack and type(s.stack[-1]).__name__ == "TuckCard" and len(s.options(s.to_act[0])) > 1:
                moves = list(reversed(s.options(s.to_act[0])[:2]))
                found = chain.attempt(s, s.to_act[0], moves[:1], 1)
                if not found.final and found.after is not None and chain.asks_on(found.after, s.to_act[0]):
                    seen += 1
                    assert chain.attempt(s, s.to_act[0], moves, 1).moves == tuple(moves)
        if seen >= 3:
            return
    raise AssertionError("nobody had cards to tuck")


# --- all titles -------------------------------------------------------------------------------------------------------


class Clicker:
    """Chooses selections of a game at random, and clicks on them in another order."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.looked_at: Counter[str] = Counter()

    def look(self, s: State) -> None:
        for seat in s.to_act:
            openings: dict[str, Move] = {}
            for move in self.chance.sample(s.options(seat), len(s.options(seat))):
                openings.setdefault(f"{type(s.stack[-1]).__name__} {move.VERB}", move)
            for kind, move in openings.items():
                whole = self.whole(s, seat, move) if self.looked_at[kind] < ENOUGH else []
                if whole:
                    self.looked_at[kind] += 1
                    self.in_another_order(s, seat, whole)
                    self.as_it_is_lit(s, seat, move)

    def whole(self, s: State, seat: int, first: Move) -> list[Move]:
        """A complete selection that begins with a move; empty where it opens none."""
        trial, moves = s.clone(), [first]
        if chain.step(trial, seat, first) or not chain.asks_on(trial, seat):
            return []
        while len(moves) < LONG:
            moves.append(self.chance.choice(trial.options(seat)))
            if chain.step(trial, seat, moves[-1]) or not chain.asks_on(trial, seat):
                return [] if moves[-1].VERB == GIVE_UP else moves
        return []

    def mixed(self, s: State, seat: int, whole: list[Move]) -> list[Move]:
        """The same parts in another order; what opened the selection stays first, what is no thing and ends it last."""
        first = [] if chain.asks_on(s, seat) and facts(whole[0]) else whole[:1]
        last = [] if facts(whole[-1]) else whole[-1:]
        body = whole[len(first) : len(whole) - len(last)]
        self.chance.shuffle(body)
        return [*first, *body, *last]

    def in_another_order(self, s: State, seat: int, whole: list[Move]) -> None:
        order = self.mixed(s, seat, whole)
        told = f"{[s.text(move) for move in order]} for {[s.text(move) for move in whole]}"
        for count in range(1, len(order)):
            left = [move for move in order[count:] if facts(move)]
            assert not [move for move in left if move not in (self.lit(s, seat, order[:count]) or [])], f"unlit: {told}"
        found = chain.attempt(s, seat, order, 1)
        assert found.final or (found.after is not None and not chain.asks_on(found.after, seat)), f"incomplete: {told}"
        assert Counter(found.moves) == Counter(whole), told

    def lit(self, s: State, seat: int, chosen: list[Move]) -> list[Move] | None:
        """What may be clicked on behind these; None when they are complete."""
        found = chain.attempt(s, seat, chosen, 1)
        if found.final or found.after is None or not chain.asks_on(found.after, seat):
            return None
        return list(dict.fromkeys([*([] if found.waits else found.after.options(seat)), *found.more]))

    def as_it_is_lit(self, s: State, seat: int, first: Move) -> None:
        """Whatever is lit may be clicked on, and leads to the end."""
        chosen = [first]
        while len(chosen) < LONG and (lit := self.lit(s, seat, chosen)) is not None:
            on = [move for move in lit if move.VERB != GIVE_UP]
            assert on, f"there is no way on from {[s.text(move) for move in chosen]}"
            chosen.append(self.chance.choice(on))


@pytest.mark.parametrize("title", kylix.games())
def test_parts_may_be_chosen_in_any_order(title: str) -> None:
    count, seats, options = GAMES[title]
    setting = kylix.game(title).setting(seats, options)
    found: Counter[str] = Counter()
    for seed in range(count):
        clicker = Clicker(seed)
        for s in walk(setting, seed, recorded=False):
            clicker.look(s)
        found += clicker.looked_at
    assert [kind for kind in KINDS[title] if not found[kind]] == []
