"""Loading and launching: each seat plans in secret; what it planned becomes fact when it launches."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from kylix.core.errors import Reason
from kylix.core.ids import NOBODY
from kylix.core.moves import Move
from kylix.games.parthenon import events
from kylix.games.parthenon.moves import READY, Ready
from kylix.games.parthenon.phases.joint import Joint
from kylix.games.parthenon.sea_moves import LIGHT, LOAD, RECALL, SEND, UNLOAD, Light, Load, Recall, Send, Unload
from kylix.games.parthenon.state import PASSIVE, Parthenon
from kylix.games.parthenon.tables import ARMY, BASICS, HOME, PHILOSOPHIES, SHIPS
from kylix.games.parthenon.zones import Zone, added, aegis_of, kinds_left, refilled, replaced, without


def clear_plan(s: Parthenon, seat: int) -> None:
    s.steps[seat] = 0
    for fleet in range(seat * SHIPS, (seat + 1) * SHIPS):
        s.hold[fleet] = ()
        s.course[fleet] = HOME
    s.lamp = refilled(s.lamp, seat * SHIPS, (seat + 1) * SHIPS, -1)


def begin_plan(s: Parthenon, seat: int) -> None:
    """PAR-JOURNEY-6. Aegis cards stay on the fleets where they lie, as far as these can carry them."""
    clear_plan(s, seat)
    for fleet in range(seat * SHIPS, (seat + 1) * SHIPS):
        s.hold[fleet] = s.cargo[fleet][: s.limit[seat]]


def planning(s: Parthenon, seat: int) -> bool:
    """Whether the seat is still loading: what its fleets shall carry is in `hold`, what they carried in `cargo`."""
    if s.ready[seat] == PASSIVE or (s.order and s.ready[seat]):
        return False
    return any(isinstance(frame, LoadFleets) for frame in s.stack)


def left_ashore(s: Parthenon, seat: int) -> list[int]:
    """By good: what the plan leaves at home and has not spent. Aegis cards stowed on fleets can be shifted."""
    left = s.have(seat)
    for fleet in range(seat * SHIPS, (seat + 1) * SHIPS):
        for good in s.hold[fleet]:
            left[good] = left[good] - 1
        if s.lamp[fleet] >= 0:
            left[s.lamp[fleet]] = left[s.lamp[fleet]] - 1
    return left


def aboard(s: Parthenon, seat: int) -> Zone:
    """What the plan has put aboard or spent, sorted."""
    first: i64 = seat * SHIPS
    goods = s.hold[first]
    for fleet in range(first + 1, first + SHIPS):
        if s.hold[fleet]:
            goods = tuple(sorted(goods + s.hold[fleet]))
    for fleet in range(first, first + SHIPS):
        if s.lamp[fleet] >= 0:
            goods = added(goods, s.lamp[fleet])
    return goods


def lighthouse(s: Parthenon, seat: int) -> int:
    """The seat whose wonder gives light to guests, if it is another one."""
    for power in s.tables.hooks.lights:
        owner = s.builder[power - PHILOSOPHIES]
        if owner not in (NOBODY, seat) and s.has(owner, power):
            return owner
    return NOBODY


def lights_way(s: Parthenon, land: int) -> bool:
    """Whether a wonder's light reaches this land."""
    region = s.tables.region[land]
    return any(s.tables.powers[power].effect.lights(s, power, region) for power in s.tables.hooks.lights)


class LoadFleets(Joint):
    """PAR-JOURNEY-1. Cards go aboard face down, fleets that carry something may be sent."""

    CLAUSE: ClassVar[str] = "PAR-JOURNEY-1"

    def ways(self, s: Parthenon, seat: int) -> list[Move]:
        options: list[Move] = [READY] if self.sound(s, seat) else []
        tired = s.steps[seat] >= s.tables.loading_steps
        left = kinds_left(s.stock(seat), aboard(s, seat))
        guest = not tired and lighthouse(s, seat) != NOBODY
        for ship in range(s.fleets[seat]):
            fleet = seat * SHIPS + ship
            if s.course[fleet] != HOME:
                options.append(RECALL[ship])
            if tired:
                continue
            self.add_ship(s, seat, ship, left, options)
            if guest and s.course[fleet] != HOME and s.lamp[fleet] < 0 and lights_way(s, s.course[fleet]):
                options += [LIGHT[ship][good] for good in left if good < BASICS]
        return options

    def add_ship(self, s: Parthenon, seat: int, ship: int, left: list[int], options: list[Move]) -> None:
        fleet = seat * SHIPS + ship
        hold = s.hold[fleet]
        sent = s.course[fleet] != HOME
        if not sent:
            options.extend(SEND[ship])
        if len(hold) < s.limit[seat]:
            load = LOAD[ship]
            for good in left:
                if sent or good >= ARMY:
                    options.append(load[good])
        last = -1
        for good in hold:
            if good != last:
                last = good
                options.append(UNLOAD[ship][good])

    def sound(self, s: Parthenon, seat: int) -> bool:
        """PAR-JOURNEY-3. A fleet leaves with at least one card."""
        first: i64 = seat * SHIPS
        for fleet in range(first, first + s.fleets[seat]):
            if s.course[fleet] != HOME and len(s.hold[fleet]) < s.tables.least_cargo:
                return False
        return True

    def act(self, s: Parthenon, seat: int, move: Move) -> None:
        s.stale = seat
        s.steps[seat] = s.steps[seat] + 1
        start = seat * SHIPS
        if isinstance(move, Load):
            s.hold[start + move.ship] = added(s.hold[start + move.ship], move.good)
        elif isinstance(move, Unload):
            s.hold[start + move.ship] = without(s.hold[start + move.ship], move.good)
        elif isinstance(move, Send):
            s.course[start + move.ship] = move.land
        elif isinstance(move, Light):
            s.lamp = replaced(s.lamp, start + move.ship, move.good)
        elif isinstance(move, Recall):
            fleet = start + move.ship
            s.course[fleet] = HOME
            s.lamp = replaced(s.lamp, fleet, -1)
            s.hold[fleet] = aegis_of(s.hold[fleet])

    def commit(self, s: Parthenon, seat: int) -> None:
        launch(s, seat)

    def why(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        if isinstance(move, Ready):
            return [Reason("PAR-JOURNEY-3", "empty-fleet", {})]
        if not isinstance(move, (Load, Unload, Send, Light, Recall)):
            return []
        if move.ship >= s.fleets[seat]:
            return [Reason("PAR-BUILD-15", "no-such-fleet", {"ship": move.ship})]
        if s.steps[seat] >= s.tables.loading_steps:
            return [Reason("PAR-JOURNEY-9", "enough-loading", {"count": s.tables.loading_steps})]
        fleet = seat * SHIPS + move.ship
        if isinstance(move, Recall):
            return [Reason("PAR-JOURNEY-4", "not-sent", {"ship": move.ship})]
        if isinstance(move, Send):
            return [Reason("PAR-JOURNEY-4", "sent-already", {"ship": move.ship})]
        if isinstance(move, Unload):
            return [Reason(self.CLAUSE, "not-aboard", {"good": move.good})]
        return self.why_not_aboard(s, seat, fleet, move)

    def why_not_aboard(self, s: Parthenon, seat: int, fleet: int, move: Load | Light) -> list[Reason]:
        if isinstance(move, Light):
            return [Reason("PAR-WONDER-11", "no-light", {"ship": move.ship})]
        if left_ashore(s, seat)[move.good] < 1:
            return [Reason(self.CLAUSE, "not-held", {"good": move.good})]
        if len(s.hold[fleet]) >= s.limit[seat]:
            return [Reason("PAR-JOURNEY-2", "fleet-full", {"count": s.limit[seat]})]
        return [Reason("PAR-JOURNEY-4", "send-first", {"ship": move.ship})]


def launch(s: Parthenon, seat: int) -> None:
    """PAR-JOURNEY-7, PAR-JOURNEY-9. The plan becomes fact; all see destinations and sizes, nobody the cargo."""
    start = seat * SHIPS
    s.seal()
    pay_for_light(s, seat)
    ashore = s.home[seat]
    for fleet in range(start, start + SHIPS):
        for good in s.cargo[fleet]:
            ashore = added(ashore, good)
    for fleet in range(start, start + SHIPS):
        for good in s.hold[fleet]:
            if good >= ARMY:
                ashore = without(ashore, good)
            else:
                s.hand[seat] = without(s.hand[seat], good)
    s.home = replaced(s.home, seat, ashore)
    sailing = False
    for fleet in range(start, start + SHIPS):
        sailing = set_sail(s, fleet) or sailing
    clear_plan(s, seat)
    if not sailing and s.log is not None:
        s.log.append(events.stayed(seat))


def set_sail(s: Parthenon, fleet: int) -> bool:
    """The fleet has what was planned for it, whether it sails or stays."""
    land = s.course[fleet]
    s.cargo[fleet] = s.hold[fleet]
    if land == HOME:
        return False
    s.port = replaced(s.port, fleet, land)
    if s.log is not None:
        s.log.append(events.launched(fleet, land, len(s.cargo[fleet])))
    return True


def pay_for_light(s: Parthenon, seat: int) -> None:
    """PAR-WONDER-11. A basic to the owner of the wonder for each fleet that asks for its light."""
    owner = lighthouse(s, seat)
    for fleet in range(seat * SHIPS, (seat + 1) * SHIPS):
        good = s.lamp[fleet]
        if good >= 0 and s.course[fleet] != HOME and owner != NOBODY and good in s.hand[seat]:
            s.hand[seat] = without(s.hand[seat], good)
            s.hand[owner] = added(s.hand[owner], good)
            s.lit = replaced(s.lit, fleet, 1)
            if s.log is not None:
                s.log.append(events.paid(seat, [good], owner))
