"""Finished games of Parthenon.

Random players never complete an island. So in two games everybody works for one island or for two: the others give away
all they produce, and the favoured ones trade, sail and build by simple rules.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial

import kylix
from kylix.core.chance import Chance
from kylix.core.state import State
from kylix.games.parthenon.phases.loading import left_ashore
from kylix.games.parthenon.phases.purchase import structure_cost
from kylix.games.parthenon.phases.wonders import stage_cost, stage_land, stages
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import ANY_RARE, BASICS, FINISHED, GOLD, GOODS, HOME, IN_FLEET_TRADE, PAPYRUS, SHIPS
from kylix.kit.game import Setting
from make_golden import first_that_ends, transcript

OWN_SET = ("seasons = 4", "seasons = 3")
SEEDS = 400
ATHENS, EGYPT, CARTHAGE, ITALY = 0, 3, 4, 5
PREFERENCE = ("ready", "settle", "pass")
Rule = Callable[[int, list[str]], str]


class Helpers:
    """All seats at once: those in `favoured` build, the others give."""

    def __init__(self, s: Parthenon, favoured: list[int]) -> None:
        assert isinstance(s.setting, Setting)
        self.s = s
        self.favoured = favoured
        self.names = s.setting.names
        self.given: set[tuple[int, int]] = set()
        self.rules: dict[str, Rule] = {
            "Hardship": lambda seat, options: first(options, "settle", "show", "surrender"),
            "BoostVillages": lambda seat, options: first(options, "boost"),
            "StartTrade": lambda seat, options: first(options, "stage"),
            "LookAtHarbour": lambda seat, options: "reveal",
            "IntroducePhilosophy": lambda seat, options: first(options, "introduce CYNICISM"),
            "KeepCards": lambda seat, options: first(options, "bare"),
            "ChooseRebate": lambda seat, options: options[-1],
            "MakeOffers": self.bargain,
            "LoadFleets": self.load,
            "TradeAbroad": self.trade,
            "PayOne": self.pay,
            "TakeOne": self.take,
            "SpendGoods": self.build,
        }

    def pick(self, seat: int, options: list[str]) -> str:
        rule = self.rules.get(type(self.s.stack[-1]).__name__)
        chosen = rule(seat, options) if rule else ""
        return chosen or first(options, *PREFERENCE) or options[0]

    def need(self, seat: int) -> list[int]:
        """By good: what is still missing for a complete island."""
        s = self.s
        words: list[int] = [GOLD] * 3 if s.plans[seat] < 2 else []
        for structure in range(6):
            cost = structure_cost(s, seat, structure)
            if cost is not None and not s.acropolis[seat * 6 + structure]:
                words += cost.words
        for wonder, builder in enumerate(s.builder):
            if builder == seat:
                for stage in range(s.stage[wonder] - 1, FINISHED - 1):
                    words += s.tables.wonder_cost[wonder][stage].words
        if s.workshops[seat] < 2:
            words += s.tables.workshop_cost.words
        own_rare = s.tables.rare[s.island[seat]]
        goods = [own_rare if word == ANY_RARE else word for word in words]
        return [goods.count(good) for good in range(GOODS)]

    def held(self, seat: int, good: int) -> int:
        aboard = sum(self.s.cargo[fleet].count(good) for fleet in range(seat * SHIPS, (seat + 1) * SHIPS))
        return self.s.hand[seat].count(good) + aboard

    def good(self, option: str) -> int:
        return self.names["good"].index(option.rsplit(maxsplit=1)[-1])

    def bargain(self, seat: int, options: list[str]) -> str:
        s = self.s
        if seat in self.favoured:
            return first(options, "accept", "ready")
        if s.draft_to[seat] >= 0:
            return first(options, "give", "publish", "cancel")
        if (s.turn, seat) in self.given or not s.hand[seat]:
            return "ready"
        self.given.add((s.turn, seat))
        turn = self.favoured[(seat + s.turn) % len(self.favoured)]
        to = min(self.favoured, key=lambda other: (s.structures(other), other != turn))
        return f"offer {self.names['seat'][to]}"

    def load(self, seat: int, options: list[str]) -> str:
        s = self.s
        if seat not in self.favoured:
            return "ready"
        for ship in range(s.fleets[seat]):
            fleet = seat * SHIPS + ship
            letter = self.names["ship"][ship]
            if s.course[fleet] == HOME and sum(left_ashore(s, seat)) > 0:
                return f"send {letter} {self.names['land'][self.land(seat, ship)]}"
            cards = [option for option in options if option.startswith(f"load {letter} ")]
            cards.sort(key=lambda option: self.worth(seat, fleet, self.good(option)), reverse=True)
            if cards and (not s.hold[fleet] or self.worth(seat, fleet, self.good(cards[0])) > 0):
                return cards[0]
        return first(options, "ready", "recall")

    def land(self, seat: int, ship: int) -> int:
        """Athens for plans, the land of a stage, Egypt for papyrus, else where two basics make gold."""
        s = self.s
        if ship == 0 and (s.plans[seat] == 0 or (s.plans[seat] == 1 and GOLD in s.hand[seat])):
            return ATHENS
        abroad = stages(s, seat, IN_FLEET_TRADE)
        if ship == 0 and abroad:
            return stage_land(s, abroad[0])
        if self.need(seat)[PAPYRUS] and PAPYRUS not in s.hand[seat]:
            return EGYPT
        return CARTHAGE if ship else ITALY

    def worth(self, seat: int, fleet: int, good: int) -> int:
        """How much a card is wanted aboard."""
        s = self.s
        hold, land = s.hold[fleet], s.course[fleet]
        for wonder in stages(s, seat, IN_FLEET_TRADE):
            words = stage_cost(s, wonder).words
            if stage_land(s, wonder) == land and hold.count(good) < words.count(good):
                return 90
        if good == GOLD:
            return 80 if land == ATHENS and good not in hold else 70 if land == EGYPT and hold.count(good) < 2 else -1
        return left_ashore(s, seat)[good] - self.need(seat)[good] if good < BASICS else -1

    def trade(self, seat: int, options: list[str]) -> str:
        at_once = first(options, "plan", "raise", "display", "fee")
        if at_once or seat not in self.favoured:
            return at_once or "ready"
        need = self.need(seat)
        rows = [option for option in options if option.startswith("trade")]
        if need[PAPYRUS] and not self.held(seat, PAPYRUS) and last(rows, "F9"):
            return last(rows, "F9")
        if self.held(seat, GOLD) < need[GOLD] + 2 * need[PAPYRUS]:
            return last(rows, "F2", "N1") or "ready"
        if any(self.held(seat, good) < need[good] for good in range(BASICS, PAPYRUS)):
            return last(rows, "F3", "N3") or "ready"
        return "ready"

    def pay(self, seat: int, options: list[str]) -> str:
        need = self.need(seat)
        cards = [option for option in options if option.startswith("pay")]
        return max(cards, key=lambda option: self.held(seat, self.good(option)) - need[self.good(option)], default="")

    def take(self, seat: int, options: list[str]) -> str:
        need = self.need(seat)
        return max(options, key=lambda option: need[self.good(option)] - self.held(seat, self.good(option)))

    def build(self, seat: int, options: list[str]) -> str:
        """The last workshop waits until all who are favoured have fifteen structures."""
        if seat not in self.favoured:
            return "ready"
        s = self.s
        wait = s.workshops[seat] == 1 and len(self.favoured) > 1 and min(s.structures(f) for f in self.favoured) < 15
        return first(options, "stage", "build", "make MARKET", *([] if wait else ["workshop"]))


def first(options: list[str], *beginnings: str) -> str:
    """The first option that begins so, by preference."""
    for beginning in beginnings:
        for option in options:
            if option.startswith(beginning):
                return option
    return ""


def last(options: list[str], *words: str) -> str:
    """The first option whose last word is one of these."""
    return next((option for word in words for option in options if option.rsplit(maxsplit=1)[-1] == word), "")


def helped(seed: int, seats: int, favoured: list[int]) -> State:
    s = kylix.game("parthenon").setting(seats, {"tournament": True, "order": "never"}).start(Chance(seed))
    assert isinstance(s, Parthenon)
    helpers = Helpers(s, favoured)
    while not s.over:
        seat = s.to_act[0]
        s.play(seat, helpers.pick(seat, [s.text(move) for move in s.options(seat)]))
    return s


def drawn(seed: int, options: dict[str, object]) -> State:
    """A game of three random players."""
    chooser = random.Random(seed)
    s = kylix.game("parthenon").setting(3, options).start(Chance(seed))
    while not s.over:
        seat = chooser.choice(s.to_act)
        s.apply(seat, chooser.choice(s.options(seat)))
    return s


def records() -> Iterator[tuple[str, State, tuple[str, ...]]]:
    def apart(seed: int) -> State:
        return drawn(seed, {"offers": 0, "tournament": True})

    for ending in ("structures", "structures_tie", "archon"):
        yield ending, first_that_ends(ending, apart, range(SEEDS)), ()
    yield "completed", first_that_ends("completed", partial(helped, seats=4, favoured=[0]), range(SEEDS)), ()
    yield "completed_tie", first_that_ends("completed_tie", partial(helped, seats=6, favoured=[0, 1]), range(SEEDS)), ()


def texts() -> dict[str, str]:
    return {"random.txt": transcript(drawn(7, {}), "seed 7")}
