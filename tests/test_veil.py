"""The veil's own checks must be able to fail: holes planted into titles, each found by states made without `redeal`."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import kylix
from kylix.core.chance import Chance
from kylix.core.errors import Reason
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.games.parthenon.seen import deck, forget_plans, harbour, veiled
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import ARMY, GIFT, HOME, SHIPS, SLOTS
from kylix.kit import codec
from kylix.kit.game import Game, Setting
from kylix.kit.names import by_rule
from kylix.kit.redeal import Hidden
from kylix.testing import second, walk, walk_twice
from kylix.testing.checks import check_alike, check_veil
from kylix.testing.seconds import places
from titles.obolos import GAME as OBOLOS
from titles.obolos.market import SecretBid
from titles.obolos.moves import Bid
from titles.obolos.seen import SEEN_BY
from titles.obolos.state import Obolos

TABLES = [*[(kylix.game(title), seats) for title in kylix.games() for seats in kylix.game(title).seats], (OBOLOS, 3)]


def looked_at(setting: Setting, moves: int, questions: list[Move]) -> None:
    """Games, with second states at every question."""
    for seed in range(setting.seats):
        for n, (s, other, seat) in enumerate(itertools.islice(walk_twice(setting, seed), moves)):
            check_alike(s, other, seat, n, [] if s.over else questions)


# --- goods without a fixed stock --------------------------------------------------------------------------------------


def goods(s: Parthenon, zones: list[tuple[int, ...]], places: list[int], known: tuple[int, ...]) -> Hidden:
    def keep(dealt: tuple[list[int], ...]) -> None:
        for place, zone in zip(places, dealt, strict=True):
            zones[place] = tuple(zone)

    return Hidden(tuple([list(zones[place]) for place in places]), known, sorted=True, keep=keep)


def goods_of(s: Parthenon, other: int) -> list[Hidden]:
    aegis = tuple(range(ARMY, GIFT + 1))
    proven = {good for slot in range(other * SLOTS, (other + 1) * SLOTS) for good in s.offer_give[slot]}
    zones = [] if s.bared[other] else [goods(s, s.hand, [other], tuple(proven))]
    fleets = range(other * SHIPS, (other + 1) * SHIPS)
    zones += [goods(s, s.cargo, [fleet], aegis) for fleet in fleets if s.shown[fleet]]
    for at_home in (False, True):
        some = [fleet for fleet in fleets if not s.shown[fleet] and (s.port[fleet] == HOME) == at_home]
        zones.append(goods(s, s.cargo, some, aegis))
    return zones


def pooling(s: Parthenon, seat: int) -> list[list[Hidden]]:
    """As Parthenon once did it: the real goods of all other islands in one pool, dealt round again."""
    others = [other for other in range(s.seats) if other != seat]
    for other in others:
        forget_plans(s, other)
    return [
        [deck(s, "covered"), deck(s, "boxed")],
        [deck(s, "hazard_deck")] if s.peeked[seat] else [deck(s, "hazard_top"), deck(s, "hazard_deck")],
        [deck(s, "harbour_deck"), *[harbour(s, land) for land in range(len(s.harbour)) if veiled(s, seat, land)]],
        [deck(s, "plan_deck")],
        [zone for other in others for zone in goods_of(s, other)],
    ]


def test_a_pool_of_real_goods_is_caught() -> None:
    """Total and kinds of the others' goods are hidden; the check by redealt states alone saw nothing."""
    game = kylix.game("parthenon")
    hole = replace(game, unseen=pooling, imagine=lambda s, seat, dealer: None).setting(3)
    for n, s in enumerate(walk(hole, 3, recorded=False)):
        if n % 20 == 0 and not s.over:
            check_veil(s, 0, n, [])
        if n > 100:
            break
    with pytest.raises(AssertionError, match="tells what was there"):
        looked_at(hole, 60, [])
    looked_at(game.setting(3), 60, [])


def test_a_pool_of_real_coins_is_caught_once_there_is_no_end_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small title with any number of each coin: its one pool would now tell which there are."""
    monkeypatch.setattr(Obolos, "invariants", lambda s: None)
    looked_at(OBOLOS.setting(3), 10, [])
    endless = replace(OBOLOS, loose={"hand": (range(len(OBOLOS.names(OBOLOS.base.spec)["coin"])), 1)})
    with pytest.raises(AssertionError, match="tells what was there"):
        looked_at(endless.setting(3), 10, [])


# --- words and figures ------------------------------------------------------------------------------------------------


def dearest(names: Any, s: Obolos, seat: int | None, held: Any) -> dict[str, int]:
    return {"dearest": max((coin for hand in s.hand for coin in hand), default=0)}


def test_a_derived_figure_that_reads_hidden_hands_is_caught() -> None:
    with pytest.raises(AssertionError, match="told what it cannot see"):
        looked_at(replace(OBOLOS, derive=dearest).setting(3), 10, [])


def test_a_refusal_that_reads_hidden_hands_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not(self: SecretBid, s: Obolos, seat: int, move: Move) -> list[Reason]:
        assert isinstance(move, Bid)
        held = [other for other in range(s.seats) if move.coin in s.hand[other]]
        return [Reason("OBO-BID-1", "not-in-purse", {"coin": move.coin, "seats": held})]

    questions: list[Move] = [Bid(coin) for coin in range(8)]
    looked_at(OBOLOS.setting(3), 10, questions)
    monkeypatch.setattr(SecretBid, "why_not", why_not)
    with pytest.raises(AssertionError, match="told what it cannot see"):
        looked_at(OBOLOS.setting(3), 10, questions)


def test_a_row_of_seen_by_that_tells_more_than_the_count_is_caught() -> None:
    def hands(s: Obolos, seat: int | None) -> list[list[int | None]]:
        """Covered, but the order of the cards tells where the low ones are."""
        return [[coin if owner == seat or coin < 3 else None for coin in hand] for owner, hand in enumerate(s.hand)]

    hole = replace(OBOLOS, seen_by={**SEEN_BY, "hand": by_rule(hands, "coin")})
    with pytest.raises(AssertionError):
        looked_at(hole.setting(3), 10, [])


# --- second states ----------------------------------------------------------------------------------------------------


def some_states(game: Game, seats: int) -> Iterator[State]:
    for n, s in enumerate(walk(game.setting(seats), 5, recorded=False)):
        if n % 9 == 0 and not s.over:
            yield s
        if n > 120:
            return


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.title}-{seats}" for game, seats in TABLES])
def test_second_states_are_others_that_can_be_played(game: Game, seats: int) -> None:
    chooser = random.Random(1)
    found = differed = 0
    for s in some_states(game, seats):
        before = codec.digest(s)
        for seat in range(seats):
            other = second(s, seat, chooser)
            other.invariants()
            found += 1
            differed += codec.digest(other) != before
        assert codec.digest(s) == before, "a second state shares nothing with the real one"
    assert differed > 0.9 * found


def test_hidden_cards_are_found_by_the_table_of_who_sees_what() -> None:
    s = kylix.new("troia", seed=3)
    fields = {place.field for place in places(s, 0)}
    assert fields == {"deck", "hand"}
    assert all(place.path[0] == 1 for place in places(s, 0) if place.field == "hand")


def test_other_answers_to_a_common_question_are_hidden_facts() -> None:
    s = OBOLOS.setting(3).start(Chance(1), recorded=False)
    s.apply(1, s.options(1)[0])
    chooser = random.Random(1)
    assert len({repr(second(s, 0, chooser).answers[1]) for _ in range(40)}) > 3
    assert all(second(s, 1, chooser).answers[1] == s.answers[1] for _ in range(10))


def test_plans_in_secret_are_hidden_facts() -> None:
    """Among the second states of a random game some differ in loads, drafts and cards to keep."""
    fields = {"hold", "course", "draft_to", "kept", "way"}
    found: set[str] = set()
    for seed in range(3):
        for s, other, _ in walk_twice(kylix.game("parthenon").setting(3), seed):
            found |= {name for name in fields - found if getattr(s, name) != getattr(other, name)}
            if found == fields:
                return
    assert found == fields
