"""Trade abroad: fees, exchanges, plans and stages of wonders, each fleet from its own cargo."""

from __future__ import annotations

from typing import ClassVar

from kylix.core.errors import Reason
from kylix.core.flow import Procedure
from kylix.core.ids import NOBODY
from kylix.core.moves import Move
from kylix.games.parthenon import events
from kylix.games.parthenon.moves import READY
from kylix.games.parthenon.phases.harbour import arrived, card_at, closed, scarce
from kylix.games.parthenon.phases.hazard import reveal_aegis
from kylix.games.parthenon.phases.joint import Joint
from kylix.games.parthenon.phases.payment import Exchange, Payment, can_pay, too_dear
from kylix.games.parthenon.phases.setup import draw_plan
from kylix.games.parthenon.phases.wonders import can_stage, pay_stage, stage_land, stages, why_not_stage
from kylix.games.parthenon.sea_moves import (
    FETCH_PLAN,
    STAGE_ABROAD,
    TRADE,
    Display,
    Fee,
    FetchPlan,
    StageAbroad,
    Trade,
)
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import (
    CHEAPER,
    EXTRA,
    IN_FLEET_TRADE,
    SELL,
    SHIPS,
    Rate,
)
from kylix.games.parthenon.zones import counts_of, raised, replaced, without

USED_EXTRA = 1
USED_CHEAPER = 2


def rate_at(s: Parthenon, seat: int, fleet: int, row: int) -> Rate | None:
    """The rate that a row means for this fleet where it is, or none."""
    land = s.port[fleet]
    if row < SELL:
        return s.tables.rates[row] if row in s.tables.by_land[land] else None
    if row == CHEAPER:
        return cheaper_rate(s, seat, fleet)
    card = card_at(s, land)
    if card is None:
        return None
    return None if row == EXTRA and s.special[fleet] & USED_EXTRA else card.lines[row - SELL]


def cheaper_rate(s: Parthenon, seat: int, fleet: int) -> Rate | None:
    """A philosophy makes one row cheaper, once for each fleet."""
    if s.special[fleet] & USED_CHEAPER:
        return None
    for power in s.tables.hooks.cheaper:
        if s.has(seat, power):
            rate = s.tables.powers[power].effect.cheaper(s, seat, power, fleet)
            if rate is not None:
                return rate
    return None


def affordable(s: Parthenon, seat: int, fleet: int) -> list[int]:
    """PAR-FLEETTRADE-2. The rows whose left side the cargo can pay; a scarce good serves at the card's rates only."""
    have = counts_of(s.cargo[fleet])
    ban = scarce(s, s.port[fleet])
    free = have
    if ban >= 0:
        free = have.copy()
        free[ban] = 0
    imports = s.tables.imports[s.island[seat]]
    size = len(s.cargo[fleet])
    rates = s.tables.rates
    found: list[int] = []
    for row in s.tables.by_land[s.port[fleet]]:
        if rates[row].give.size <= size and can_pay(free, rates[row].give, imports):
            found.append(row)
    for row in range(SELL, CHEAPER + 1):
        rate = rate_at(s, seat, fleet, row)
        if rate is not None and can_pay(have if row == SELL else free, rate.give, imports):
            found.append(row)
    return found


class TradeAbroad(Joint):
    """PAR-FLEETTRADE-1. Every player with all his fleets, exchange by exchange, until he is done."""

    CLAUSE: ClassVar[str] = "PAR-FLEETTRADE-1"

    def ways(self, s: Parthenon, seat: int) -> list[Move]:
        options: list[Move] = [READY]
        for ship in range(s.fleets[seat]):
            fleet = seat * SHIPS + ship
            if not arrived(s, fleet) or closed(s, s.port[fleet]):
                continue
            if s.cleared[fleet]:
                self.add_trades(s, seat, ship, options)
            else:
                self.add_entries(s, fleet, options)
        return options

    def add_entries(self, s: Parthenon, fleet: int, options: list[Move]) -> None:
        """PAR-HARBOR-6. What a fleet can do against being barred."""
        card = card_at(s, s.port[fleet])
        if card is not None:
            options += card.effect.entries(s, fleet, card)

    def add_trades(self, s: Parthenon, seat: int, ship: int, options: list[Move]) -> None:
        fleet = seat * SHIPS + ship
        if s.cargo[fleet] and s.exchanges[fleet] < s.tables.exchanges:
            trade = TRADE[ship]
            for row in affordable(s, seat, fleet):
                options.append(trade[row])
        if self.can_fetch(s, seat, fleet):
            options.append(FETCH_PLAN[ship])
        for wonder in stages(s, seat, IN_FLEET_TRADE):
            if stage_land(s, wonder) == s.port[fleet] and can_stage(s, seat, counts_of(s.cargo[fleet]), wonder):
                options.append(STAGE_ABROAD[ship][wonder])

    def can_fetch(self, s: Parthenon, seat: int, fleet: int) -> bool:
        """PAR-WONDER-1 to 4."""
        if s.port[fleet] != s.tables.plan_land or s.plans[seat] >= len(s.tables.plan_price) or not s.plan_deck:
            return False
        return can_pay(counts_of(s.cargo[fleet]), s.tables.plan_price[s.plans[seat]], [])

    def act(self, s: Parthenon, seat: int, move: Move) -> None:
        if isinstance(move, Trade):
            trade(s, seat, seat * SHIPS + move.ship, move.rate)
        elif isinstance(move, Fee):
            fleet = seat * SHIPS + move.ship
            s.cargo[fleet] = without(s.cargo[fleet], move.good)
            s.cleared = replaced(s.cleared, fleet, 1)
            s.stale = seat
            if s.log is not None:
                s.log.append(events.fleet_paid(fleet, [move.good]))
        elif isinstance(move, Display):
            fleet = seat * SHIPS + move.ship
            reveal_aegis(s, fleet, move.good)
            s.cleared = replaced(s.cleared, fleet, 1)
            s.stale = seat
            if s.log is not None:
                s.log.append(events.displayed(fleet, move.good))
        elif isinstance(move, FetchPlan):
            s.due = s.tables.plan_price[s.plans[seat]].words
            s.call(PlanFetched(seat, seat * SHIPS + move.ship))
        elif isinstance(move, StageAbroad):
            pay_stage(s, seat, seat * SHIPS + move.ship, move.wonder)

    def why(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, (Trade, Fee, Display, FetchPlan, StageAbroad)):
            return []
        fleet = seat * SHIPS + move.ship
        if move.ship >= s.fleets[seat] or not arrived(s, fleet):
            return [Reason("PAR-HARBOR-1", "not-there", {"ship": move.ship})]
        if closed(s, s.port[fleet]):
            return [Reason("PAR-HARBOR-3", "harbour-closed", {"land": s.port[fleet]})]
        if isinstance(move, (Fee, Display)):
            return why_not_enter(s, fleet, move)
        if not s.cleared[fleet]:
            return [Reason("PAR-HARBOR-6", "barred", {"ship": move.ship})]
        return why_not_trade(s, seat, fleet, move)


def trade(s: Parthenon, seat: int, fleet: int, row: int) -> None:
    """PAR-FLEETTRADE-3. One exchange; a line that may be used once is used up."""
    rate = rate_at(s, seat, fleet, row)
    assert rate is not None
    s.exchanges = raised(s.exchanges, fleet, 1)
    if row == EXTRA:
        s.special = replaced(s.special, fleet, s.special[fleet] | USED_EXTRA)
    elif row == CHEAPER:
        s.special = replaced(s.special, fleet, s.special[fleet] | USED_CHEAPER)
    s.due = rate.give.words
    s.gain = tuple(rate.get)
    s.call(Exchange(seat, fleet, scarce(s, s.port[fleet]), int(rate.other)))


class PlanFetched(Procedure[Parthenon]):
    """PAR-FLEETTRADE-8. The first plan is free, the second has a price from the cargo."""

    CLAUSE: ClassVar[str] = "PAR-FLEETTRADE-8"

    def __init__(self, seat: int, fleet: int) -> None:
        self.seat = seat
        self.fleet = fleet

    def step(self, s: Parthenon, at: int) -> None:
        if at == 0:
            s.call(Payment(self.seat, self.fleet, NOBODY, -1))
        else:
            draw_plan(s, self.seat)
            s.end()


def why_not_enter(s: Parthenon, fleet: int, move: Fee | Display) -> list[Reason]:
    card = card_at(s, s.port[fleet])
    if card is not None and not s.cleared[fleet]:
        found = card.effect.why_barred(s, fleet, card, move)
        if found:
            return found
    clause = "PAR-AEGIS-11" if isinstance(move, Display) else "PAR-HARBOR-7"
    return [Reason(clause, "not-asked-for", {"ship": move.ship})]


def why_not_trade(s: Parthenon, seat: int, fleet: int, move: Move) -> list[Reason]:
    if isinstance(move, Trade):
        return why_not_rate(s, seat, fleet, move.rate)
    if isinstance(move, FetchPlan):
        return why_not_fetch(s, seat, fleet, move.ship)
    if isinstance(move, StageAbroad):
        if move.wonder in stages(s, seat, IN_FLEET_TRADE) and stage_land(s, move.wonder) != s.port[fleet]:
            return [Reason("PAR-FLEETTRADE-12", "stage-elsewhere", {"land": stage_land(s, move.wonder)})]
        return why_not_stage(s, seat, s.cargo[fleet], move.wonder, IN_FLEET_TRADE)
    return []


def why_not_rate(s: Parthenon, seat: int, fleet: int, row: int) -> list[Reason]:
    if s.exchanges[fleet] >= s.tables.exchanges:
        return [Reason("PAR-FLEETTRADE-1", "enough-exchanges", {"count": s.tables.exchanges})]
    rate = rate_at(s, seat, fleet, row)
    if rate is None:
        return [Reason("PAR-FLEETTRADE-6", "rate-elsewhere", {"rate": row, "land": s.port[fleet]})]
    ban = scarce(s, s.port[fleet]) if row != SELL else -1
    free = tuple(good for good in s.cargo[fleet] if good != ban)
    return [Reason("PAR-FLEETTRADE-2", "cannot-pay", too_dear(s, seat, free, rate.give, {"rate": row}))]


def why_not_fetch(s: Parthenon, seat: int, fleet: int, ship: int) -> list[Reason]:
    if s.port[fleet] != s.tables.plan_land:
        return [Reason("PAR-FLEETTRADE-8", "no-plans-here", {"land": s.port[fleet]})]
    if s.plans[seat] >= len(s.tables.plan_price):
        return [Reason("PAR-WONDER-4", "two-plans", {"count": s.plans[seat]})]
    if not s.plan_deck:
        return [Reason("PAR-WONDER-2", "no-plan-left", {})]
    about = too_dear(s, seat, s.cargo[fleet], s.tables.plan_price[s.plans[seat]], {"ship": ship})
    return [Reason("PAR-WONDER-2", "no-gold-aboard", about)]
