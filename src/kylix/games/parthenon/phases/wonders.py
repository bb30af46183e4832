"""Great Wonders: their stages, and powers that are used for a price, as owner or as a paying guest."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Procedure
from kylix.core.ids import NOBODY
from kylix.core.moves import Move
from kylix.games.parthenon import events
from kylix.games.parthenon.moves import CANCEL, SETTLE, Settle
from kylix.games.parthenon.phases.payment import (
    HAND,
    Lowering,
    Payment,
    TakeGoods,
    can_pay,
    payable,
    rebates,
    too_dear,
)
from kylix.games.parthenon.state import PASSIVE, Parthenon
from kylix.games.parthenon.tables import (
    FINISHED,
    PARTIAL,
    PHILOSOPHIES,
    PLAN,
    POWERS,
    WONDERS,
    Cost,
)
from kylix.games.parthenon.zones import Zone, counts_of, raised

ISLAND_TRADE_PHASE: Final = 3


def stages(s: Parthenon, seat: int, when: int) -> list[int]:
    """PAR-WONDER-8. The seat's wonders whose next stage is paid in this phase; all can see which they are."""
    found: list[int] = []
    for wonder in range(WONDERS):
        if s.builder[wonder] == seat and s.stage[wonder] < FINISHED:
            if s.tables.wonder_when[wonder][s.stage[wonder] - PLAN] == when:
                found.append(wonder)
    return found


def stage_cost(s: Parthenon, wonder: int) -> Cost:
    return s.tables.wonder_cost[wonder][s.stage[wonder] - PLAN]


def stage_land(s: Parthenon, wonder: int) -> int:
    return s.tables.wonder_land[wonder][s.stage[wonder] - PLAN]


def can_stage(s: Parthenon, seat: int, have: list[int], wonder: int) -> bool:
    cost = stage_cost(s, wonder)
    if can_pay(have, cost, s.tables.imports[s.island[seat]]):
        return True
    lowering = rebates(s, seat, True)
    return len(lowering) > 0 and payable(s, seat, have, cost, lowering)


def pay_stage(s: Parthenon, seat: int, fleet: int, wonder: int) -> None:
    s.due = stage_cost(s, wonder).words
    s.call(WonderStage(seat, fleet, wonder))


class WonderStage(Procedure[Parthenon]):
    """PAR-WONDER-6, PAR-WONDER-7. The cost is paid, and the wonder advances at once."""

    CLAUSE: ClassVar[str] = "PAR-WONDER-8"

    def __init__(self, seat: int, fleet: int, wonder: int) -> None:
        self.seat: Final = seat
        self.fleet: Final = fleet
        self.wonder: Final = wonder

    def step(self, s: Parthenon, at: int) -> None:
        match at:
            case 0:
                s.call(Lowering(self.seat, self.fleet, 1))
            case 1:
                s.call(Payment(self.seat, self.fleet, NOBODY, -1))
            case _:
                s.stage = raised(s.stage, self.wonder, 1)
                wake_guests(s)
                if s.log is not None:
                    s.log.append(events.advanced(self.seat, self.wonder, s.stage[self.wonder] > PARTIAL))
                s.end()
                if s.stage[self.wonder] == FINISHED:
                    arrive(s, self.seat, PHILOSOPHIES + self.wonder)


def arrive(s: Parthenon, seat: int, power: int) -> None:
    """What a power does when it is there, at once."""
    s.tables.powers[power].effect.arrives(s, seat, power)


def wake_guests(s: Parthenon) -> None:
    """PAR-Q45. A wonder finished at the start of Island Trade can be visited at once."""
    if s.phase == ISLAND_TRADE_PHASE:
        for seat in range(s.seats):
            if s.ready[seat] == PASSIVE and usable(s, seat, "island_trade_start"):
                s.ready[seat] = 0
                s.order = (*s.order, seat) if s.order else ()


def why_not_stage(s: Parthenon, seat: int, zone: Zone, wonder: int, when: int) -> list[Reason]:
    if s.builder[wonder] != seat:
        return [Reason("PAR-WONDER-6", "no-plan", {"wonder": wonder})]
    if s.stage[wonder] == FINISHED:
        return [Reason("PAR-WONDER-7", "finished", {"wonder": wonder})]
    if wonder not in stages(s, seat, when):
        return [Reason("PAR-WONDER-8", "other-phase", {"wonder": wonder})]
    about = too_dear(s, seat, zone, stage_cost(s, wonder), {"wonder": wonder})
    return [Reason("PAR-GEN-7", "cannot-pay-stage", about)]


# --- powers that are used for a price ---------------------------------------------------------------------------------


def owner_of(s: Parthenon, power: int) -> int:
    """Of a finished wonder; nobody else has one to visit."""
    if power < PHILOSOPHIES or s.stage[power - PHILOSOPHIES] != FINISHED:
        return NOBODY
    return s.builder[power - PHILOSOPHIES]


def usable(s: Parthenon, seat: int, moment: str) -> list[int]:
    """PAR-Q41. Powers of this moment that the seat has not used this season, its own and those it may visit."""
    found: list[int] = []
    for power in s.tables.at_a_moment:
        about = s.tables.powers[power]
        if about.moment != moment or s.spent[seat * POWERS + power]:
            continue
        if s.has(seat, power) or (len(about.service) > 0 and owner_of(s, power) != NOBODY):
            found.append(power)
    return found


def can_use(s: Parthenon, seat: int, have: list[int], power: int) -> bool:
    """Whether the price of one's own power can be paid, or what a guest pays to owner and bank."""
    about = s.tables.powers[power]
    imports = s.tables.imports[s.island[seat]]
    if s.has(seat, power):
        return can_pay(have, about.give, imports)
    return len(service_ways(s, seat, have, power)) > 0


def service_ways(s: Parthenon, seat: int, have: list[int], power: int) -> list[int]:
    """The prices of the owner that leave enough for the bank."""
    about = s.tables.powers[power]
    imports = s.tables.imports[s.island[seat]]
    return [
        way
        for way, price in enumerate(about.service)
        if can_pay(have, Cost([*price.words, *about.service_give.words]), imports)
    ]


def power_prices(s: Parthenon, seat: int, power: int) -> list[Cost]:
    """What the use of a power costs in all: the owner one price, a guest one of several; nothing for most."""
    about = s.tables.powers[power]
    if s.has(seat, power):
        return [about.give] if about.give.words else []
    return [Cost([*price.words, *about.service_give.words]) for price in about.service]


def why_not_use(s: Parthenon, seat: int, power: int, clause: str) -> list[Reason]:
    """A power of this moment whose price is too high."""
    costs = power_prices(s, seat, power)
    if not costs:
        return [Reason(clause, "no-such-power", {"power": power})]
    return [Reason(clause, "cannot-pay-power", too_dear(s, seat, s.hand[seat], costs[0], {"power": power}))]


class Service(Procedure[Parthenon]):
    """PAR-WONDER-11. A power that gives goods: the owner pays the bank, a guest pays the owner as well."""

    CLAUSE: ClassVar[str] = "PAR-WONDER-11"

    def __init__(self, seat: int, power: int) -> None:
        self.seat: Final = seat
        self.power: Final = power

    def step(self, s: Parthenon, at: int) -> None:
        about = s.tables.powers[self.power]
        owned = s.has(self.seat, self.power)
        match at:
            case 0:
                s.spend(self.seat, self.power)
                if s.log is not None:
                    s.log.append(events.used(self.seat, self.power))
                if not owned:
                    s.call(PayOwner(self.seat, self.power))
            case 1:
                s.due = (about.give if owned else about.service_give).words
                s.call(Payment(self.seat, HAND, NOBODY, -1))
            case 2:
                s.gain = tuple(about.get)
                s.call(TakeGoods(self.seat, HAND, -1, 0))
            case _:
                if s.log is not None and s.taken:
                    s.log.append(events.gained(self.seat, list(s.taken)))
                s.end()


class PayOwner(Choice[Parthenon]):
    """PAR-WONDER-11. A guest pays one of the prices to the owner, who cannot refuse."""

    CLAUSE: ClassVar[str] = "PAR-WONDER-11"

    def __init__(self, seat: int, power: int) -> None:
        super().__init__(seat)
        self.power: Final = power

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        ways = service_ways(s, seat, counts_of(s.hand[seat]), self.power)
        options: list[Move] = [SETTLE[way] for way in ways]
        return options or [CANCEL]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        if isinstance(move, Settle):
            s.due = s.tables.powers[self.power].service[move.way].words
            s.call(Payment(seat, HAND, owner_of(s, self.power), -1))

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Settle):
            return []
        service = s.tables.powers[self.power].service
        if move.way >= len(service):
            return [Reason(self.CLAUSE, "no-such-way", {"way": move.way})]
        bank = s.tables.powers[self.power].service_give
        about = too_dear(s, seat, s.hand[seat], Cost([*service[move.way].words, *bank.words]), {"way": move.way})
        return [Reason(self.CLAUSE, "cannot-settle", about)]
