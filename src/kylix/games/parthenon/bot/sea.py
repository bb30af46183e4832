"""Fleets in Parthenon: what to load and where to sail, and what to do abroad."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from kylix.core.moves import Move
from kylix.games.parthenon.bot.goods import Counts, Taste, Wants, allot, counted, seasons_left, wants_of, wonder_values
from kylix.games.parthenon.bot.shop import Bargains, Deal, Offer, Shop
from kylix.games.parthenon.effects.harbours import Barred, HarbourFee
from kylix.games.parthenon.moves import PAY, READY, TAKE
from kylix.games.parthenon.phases.abroad import rate_at
from kylix.games.parthenon.phases.harbour import arrived, closed, scarce
from kylix.games.parthenon.phases.payment import PayOne, TakeOne
from kylix.games.parthenon.sea_moves import (
    DISPLAY,
    FEE,
    FETCH_PLAN,
    LOAD,
    RECALL,
    SEND,
    STAGE_ABROAD,
    TRADE,
    UNLOAD,
    Display,
    Fee,
    StageAbroad,
)
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import (
    ARMY,
    BASICS,
    CHEAPER,
    GIFT,
    GOLD,
    GOODS,
    HOME,
    IN_FLEET_TRADE,
    LANDS,
    PARTIAL,
    PLAN,
    SELL,
    SHIPS,
    WARSHIP,
    WONDERS,
    HarbourCard,
    Rate,
    Tables,
)

Line = tuple[Move, ...]

SMALL: Final = 3
"""Hazards look for fleets with more cards than this."""
TURNED_BACK: Final = (0.05, 0.13)
"""By size: the chance that a hazard spoils the voyage."""
LOST: Final = (0.05, 0.11)
"""By size: the share of the cargo that a hazard takes."""
LEAST_GAIN: Final = 0.04
CHOICES: Final = 4


class Voyage(NamedTuple):
    gain: float
    land: int
    cargo: tuple[int, ...]
    goods: Counts
    """All that the island has if it goes well."""


Fleets = tuple[Voyage | None, ...]
"""By ship."""
Errand = tuple[list[int], float]
"""Goods that it needs aboard, and the gain."""


# --- rates ------------------------------------------------------------------------------------------------------------


def known_card(s: Parthenon, seat: int, land: int) -> int:
    """The Harbour Status card, if the seat has seen it; -1 covered, -2 none."""
    if not s.harbour[land]:
        return -2
    return s.harbour[land][0] if s.face_up[land] or seat in s.looked[land] else -1


@lru_cache(maxsize=60_000)
def bargains(
    t: Tables, wants: Wants, rows: tuple[int, ...], card: int, cheaper: int, home: Counts, aboard: Counts, room: int
) -> Bargains:
    """What a fleet can make of its goods. `cheaper` is a philosophy that improves a row, or -1."""
    rates: list[Offer] = [(row, t.rates[row]) for row in rows]
    ban = -1
    if card >= 0:
        about = t.harbours[card]
        ban = about.scarce
        rates += card_rates(about)
    if cheaper >= 0:
        power = t.powers[cheaper]
        row = t.rates[power.rate]
        if power.rate in rows:
            rates.append((CHEAPER, Rate(power.give, row.get, row.region, row.land, row.other)))
    return Shop(wants, rates, ban, list(home), list(aboard), room).run()


def card_rates(about: HarbourCard) -> list[Offer]:
    found: list[Offer] = []
    for at, rate in enumerate(about.lines):
        if rate is not None:
            found.append((SELL + at, rate))
    return found


def cheaper_row(s: Parthenon, seat: int) -> int:
    for power in s.tables.hooks.cheaper:
        if s.has(seat, power):
            return power
    return -1


# --- voyages ----------------------------------------------------------------------------------------------------------


def access(s: Parthenon, seat: int, land: int, left: list[int], covered: float = 1.0) -> tuple[float, int, int]:
    """The chance to trade there, the Aegis card that is needed aboard or -1, and the fee in cards."""
    card = known_card(s, seat, land)
    if card == -1:
        return covered, -1, 0
    if card == -2:
        return 1.0, -1, 0
    about = s.tables.harbours[card]
    if isinstance(about.effect, HarbourFee):
        return 1.0, -1, 1
    if isinstance(about.effect, Barred):
        return (1.0, about.show, 0) if left[about.show] else (0.0, -1, 0)
    return 1.0, -1, 0


class Lading:
    """A cargo in the making: its cards, and what the voyage brings."""

    def __init__(self, found: Bargains, left: Counts, room: int) -> None:
        self.found = found
        self.left = left
        """Goods still ashore."""
        self.room = room
        self.cargo = [good for good in range(GOODS) for _ in range(found.used[good])]
        self.gain = found.gain

    def add_errand(self, goods: list[int], value: float) -> None:
        """Load what an errand needs and the trade does not bring, if there is room."""
        found, left, cargo = self.found, self.left, self.cargo
        fresh = [g for g in goods if goods.count(g) > found.goods[g] - left[g] + found.used[g]]
        if len(cargo) + len(fresh) <= self.room and all(left[g] >= cargo.count(g) + fresh.count(g) for g in fresh):
            cargo += fresh
            self.gain += value

    def add_something(self, wants: Wants) -> bool:
        """A fleet does not sail empty; False where there is nothing to load or no reason to."""
        if not self.cargo:
            self.cargo = [junk(wants, self.left)] if self.gain > 0 else []
        return bool(self.cargo) and self.cargo[0] >= 0

    def add_toll(self, wants: Wants) -> bool:
        """The card for the fee of a harbour; False where there is none to spare."""
        spare = [a - self.cargo.count(g) for g, a in enumerate(self.left)]
        toll = junk(wants, tuple(spare))
        if toll < 0:
            return False
        self.cargo.append(toll)
        self.gain -= wants.price[toll]
        return True


def voyage(s: Parthenon, seat: int, wants: Wants, land: int, home: Counts, left: Counts, room: int) -> Voyage | None:
    """The best use of a fleet at a land with the goods still ashore, or none."""
    chance, shown, fee = access(s, seat, land, list(left), wants.taste.covered)
    if chance <= 0.0:
        return None
    room = min(room, s.limit[seat]) - fee - (1 if shown >= 0 else 0)
    rows = tuple(s.tables.by_land[land])
    found = bargains(s.tables, wants, rows, known_card(s, seat, land), cheaper_row(s, seat), home, left, room)
    lading = Lading(found, left, room)
    for goods, value in errands(s, seat, wants, land, found.goods):
        lading.add_errand(goods, value)
    if not lading.add_something(wants) or (fee and not lading.add_toll(wants)):
        return None
    cargo = [*lading.cargo, shown] if shown >= 0 else lading.cargo
    return weighed(s, wants, land, chance, lading.gain, cargo, found.goods)


def weighed(
    s: Parthenon, wants: Wants, land: int, chance: float, gain: float, cargo: list[int], goods: Counts
) -> Voyage | None:
    """What the voyage is worth with its hazards."""
    region = s.tables.region[land]
    hazards = 0 if s.calm[region] else s.tables.region_hazards[region]
    large = int(len(cargo) > SMALL)
    caution = wants.taste.caution
    there = chance * (1.0 - min(0.5, caution * TURNED_BACK[large])) ** hazards
    at_stake = sum(wants.price[good] * 1.5 for good in cargo)
    net = there * gain - hazards * caution * LOST[large] * (at_stake + max(0.0, gain) * 0.5)
    return Voyage(net, land, tuple(sorted(cargo)), goods) if net > LEAST_GAIN else None


def errands(s: Parthenon, seat: int, wants: Wants, land: int, goods: Counts) -> list[Errand]:
    """What a fleet can do at a land beside trading."""
    return [*plan_errands(s, seat, wants, land, goods), *stage_errands(s, seat, land, goods)]


def plan_errands(s: Parthenon, seat: int, wants: Wants, land: int, goods: Counts) -> list[Errand]:
    """Plans of wonders: the first is free, the next ones cost gold."""
    t, plans = s.tables, s.plans[seat]
    if land != t.plan_land or plans >= len(t.plan_price) or not s.plan_deck:
        return []
    plan, _, _ = wonder_values(wants.taste, seasons_left(s))
    found: list[Errand] = [] if plans else [([], plan)]
    if goods[GOLD] >= 1:
        # The gold counts as kept for it already.
        found.append(([GOLD], plan * (0.4 if plans else 0.6)))
    return found


def stage_errands(s: Parthenon, seat: int, land: int, goods: Counts) -> list[Errand]:
    """Stages of wonders that are paid at this land, with goods that there are."""
    t = s.tables
    found: list[Errand] = []
    for wonder in range(WONDERS):
        if s.builder[wonder] != seat or not PLAN <= s.stage[wonder] <= PARTIAL:
            continue
        stage = s.stage[wonder] - PLAN
        if t.wonder_when[wonder][stage] != IN_FLEET_TRADE or t.wonder_land[wonder][stage] != land:
            continue
        words = t.wonder_cost[wonder][stage].words
        if all(word < GOODS and goods[word] >= words.count(word) for word in words):
            found.append((list(words), 0.5 if stage == 0 else 0.8))
    return found


def junk(wants: Wants, left: Counts) -> int:
    """The card that is missed least, or -1."""
    spare = allot(wants, left).spare
    for pool in (spare, left):
        have = [good for good in range(ARMY) if pool[good]]
        if have:
            return min(have, key=lambda good: (wants.price[good], -pool[good]))
    return -1


def best_voyages(s: Parthenon, seat: int, wants: Wants, home: Counts, left: Counts, room: int) -> list[Voyage]:
    """The best of each land, best first."""
    found: list[Voyage] = []
    sizes = (SMALL, room) if room > SMALL else (room,)
    for land in range(LANDS):
        tries = [voyage(s, seat, wants, land, home, left, size) for size in sizes]
        there = [one for one in tries if one is not None]
        if there:
            found.append(max(there, key=lambda one: one.gain))
    return sorted(found, key=lambda one: -one.gain)


def plans(s: Parthenon, seat: int, taste: Taste, many: int = CHOICES) -> list[Fleets]:
    """Ways to use all fleets: the first ship to each of its best lands, the others as well as they can."""
    wants = wants_of(s, seat, taste)
    left = s.have(seat)
    ships = s.fleets[seat]
    first = best_voyages(s, seat, wants, (0,) * GOODS, tuple(left), s.limit[seat])
    found: list[Fleets] = []
    for start in first[:many]:
        fleets: list[Voyage | None] = [start]
        rest, goods = without(left, start.cargo), start.goods
        for _ in range(1, ships):
            home = tuple(have - ashore for have, ashore in zip(goods, rest, strict=True))
            nexts = best_voyages(s, seat, wants, home, tuple(rest), s.limit[seat])
            fleets.append(nexts[0] if nexts else None)
            if nexts:
                rest, goods = without(rest, nexts[0].cargo), nexts[0].goods
        found.append(tuple(fleets))
    return [guarded(s, seat, wants, fleets, left) for fleets in found]


def without(goods: list[int], cargo: tuple[int, ...]) -> list[int]:
    rest = goods.copy()
    for good in cargo:
        rest[good] -= 1
    return rest


def guarded(s: Parthenon, seat: int, wants: Wants, fleets: Fleets, left: list[int]) -> Fleets:
    """Gifts and Warships go with the dearest cargoes."""
    spare = left
    for one in fleets:
        spare = without(spare, one.cargo if one is not None else ())
    done = list(fleets)
    for at in sorted(range(len(fleets)), key=lambda at: -stake(wants, fleets[at])):
        one = done[at]
        if one is not None and stake(wants, one) >= 0.25:
            done[at] = one._replace(cargo=with_guards(one.cargo, spare, s.limit[seat]))
    return tuple(done)


def with_guards(cargo: tuple[int, ...], spare: list[int], limit: int) -> tuple[int, ...]:
    """The cargo with the Aegis cards that go with it, which are taken out of `spare`."""
    cards = list(cargo)
    rich = any(BASICS <= good <= GOLD for good in cards)
    for aegis in (GIFT, WARSHIP) if rich else (GIFT,):
        if spare[aegis] and len(cards) < limit and aegis not in cards:
            cards.append(aegis)
            spare[aegis] -= 1
    return tuple(sorted(cards))


def stake(wants: Wants, one: Voyage | None) -> float:
    return sum(wants.price[good] for good in one.cargo if good < ARMY) if one is not None else 0.0


def loading(s: Parthenon, seat: int, fleets: Fleets) -> Line:
    """The moves that load and send. What was begun otherwise is taken back first."""
    back: list[Move] = []
    line: list[Move] = []
    for ship in range(s.fleets[seat]):
        one = fleets[ship] if ship < len(fleets) else None
        returned, loaded = reloading(s, seat * SHIPS + ship, ship, one)
        back += returned
        line += loaded
    if s.steps[seat] + len(back) + len(line) > s.tables.loading_steps:
        return call_off(s, seat)
    return (*back, *line, READY)


def reloading(s: Parthenon, fleet: int, ship: int, one: Voyage | None) -> tuple[list[Move], list[Move]]:
    """For one ship: the moves that take back what does not fit its voyage, and those that load and send it."""
    back: list[Move] = []
    hold, course = s.hold[fleet], s.course[fleet]
    if course != HOME and (one is None or course != one.land):
        back.append(RECALL[ship])
        hold, course = tuple(good for good in hold if good >= ARMY), HOME
    lacks = list(one.cargo) if one is not None else []
    for good in hold:
        if good in lacks:
            lacks.remove(good)
        else:
            back.append(UNLOAD[ship][good])
    send: list[Move] = [SEND[ship][one.land]] if one is not None and course == HOME else []
    return back, [*send, *[LOAD[ship][good] for good in lacks]]


def call_off(s: Parthenon, seat: int) -> Line:
    """So much was shifted to and fro that only what lies ready can sail."""
    empty = [ship for ship in range(s.fleets[seat]) if not s.hold[seat * SHIPS + ship]]
    return (*[RECALL[ship] for ship in empty if s.course[seat * SHIPS + ship] != HOME], READY)


# --- abroad -----------------------------------------------------------------------------------------------------------


class Trader:
    """Carries out everything that a seat does abroad, on a copy, and keeps the moves."""

    def __init__(self, s: Parthenon, seat: int, taste: Taste, trades: bool = True) -> None:
        self.s = s.clone()
        self.seat = seat
        self.taste = taste
        self.trades = trades
        self.line: list[Move] = []

    def apply(self, move: Move) -> None:
        self.s.apply(self.seat, move)
        self.line.append(move)

    def has(self, move: Move) -> bool:
        return move in self.s.options(self.seat)

    def run(self) -> Line:
        for ship in range(self.s.fleets[self.seat]):
            fleet = self.seat * SHIPS + ship
            if not arrived(self.s, fleet) or closed(self.s, self.s.port[fleet]):
                continue
            if not self.s.cleared[fleet]:
                self.enter(ship, fleet)
            if self.s.cleared[fleet]:
                self.errands(ship)
                if self.trades:
                    self.trade(ship, fleet)
                    self.errands(ship)
        if self.has(READY):
            self.apply(READY)
        return tuple(self.line)

    def enter(self, ship: int, fleet: int) -> None:
        """Show what opens the harbour, or pay the fee if the trade is worth it."""
        options = self.s.options(self.seat)
        show = next((m for m in options if isinstance(m, Display) and m.ship == ship), None)
        if show is not None:
            self.apply(DISPLAY[ship][show.good])
            return
        fees = [m.good for m in options if isinstance(m, Fee) and m.ship == ship]
        if not fees:
            return
        wants = wants_of(self.s, self.seat, self.taste)
        spare = allot(wants, tuple(self.s.have(self.seat))).spare
        good = min(fees, key=lambda g: (spare[g] == 0, wants.price[g], -spare[g]))
        if self.bargain(fleet, good).gain > wants.price[good] or self.errand_there(fleet):
            self.apply(FEE[ship][good])

    def errand_there(self, fleet: int) -> bool:
        wants = wants_of(self.s, self.seat, self.taste)
        have = tuple(counted(self.s.cargo[fleet]))
        return len(errands(self.s, self.seat, wants, self.s.port[fleet], have)) > 0

    def errands(self, ship: int) -> None:
        """Plans and stages of wonders that can be had here."""
        for _ in range(4):
            stage = next((m for m in self.s.options(self.seat) if isinstance(m, StageAbroad) and m.ship == ship), None)
            if stage is not None:
                self.apply(STAGE_ABROAD[ship][stage.wonder])
                self.follow((), ())
            elif self.has(FETCH_PLAN[ship]):
                self.apply(FETCH_PLAN[ship])
                self.follow((), ())
            else:
                return

    def bargain(self, fleet: int, toll: int = -1) -> Bargains:
        s, seat, t = self.s, self.seat, self.s.tables
        aboard = counted(s.cargo[fleet])
        if toll >= 0:
            aboard[toll] -= 1
        have = s.have(seat)
        home = tuple(h - a - (g == toll) for g, (h, a) in enumerate(zip(have, aboard, strict=True)))
        land = s.port[fleet]
        card = s.harbour[land][0] if s.harbour[land] else -2
        wants = wants_of(s, seat, self.taste)
        giving = tuple(0 if good >= ARMY else count for good, count in enumerate(aboard))
        away = tuple(h + (c if g >= ARMY else 0) for g, (h, c) in enumerate(zip(home, aboard, strict=True)))
        return bargains(t, wants, tuple(t.by_land[land]), card, cheaper_row(s, seat), away, giving, sum(giving))

    def trade(self, ship: int, fleet: int) -> None:
        for deal in self.bargain(fleet).deals:
            rate = rate_at(self.s, self.seat, fleet, deal.row)
            move = TRADE[ship][deal.row]
            if rate is None or not self.has(move):
                return
            if deal.row < SELL and scarce(self.s, self.s.port[fleet]) in deal.give:
                return
            self.apply(move)
            self.follow_deal(deal)

    def follow_deal(self, deal: Deal) -> None:
        self.follow(deal.give, deal.take)

    def follow(self, give: tuple[int, ...], take: tuple[int, ...]) -> None:
        """Answer the questions of an exchange as planned."""
        gives, takes = sorted(give), sorted(take)
        while not self.s.over:
            top = self.s.stack[-1]
            options = self.s.options(self.seat)
            if isinstance(top, PayOne):
                move = next((PAY[g] for g in gives if PAY[g] in options), options[-1])
                planned = gives
            elif isinstance(top, TakeOne):
                move = next((TAKE[g] for g in takes if TAKE[g] in options), options[-1])
                planned = takes
            else:
                return
            good = getattr(move, "good", -1)
            if good in planned:
                planned.remove(good)
            self.apply(move)
