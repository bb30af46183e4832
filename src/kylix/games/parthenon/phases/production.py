"""Phase 2: villages and workshops produce."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Procedure
from kylix.core.moves import Move
from kylix.games.parthenon import events
from kylix.games.parthenon.moves import BOOST, PASS, READY, SWAP, TAKE, Boost, Swap, Take
from kylix.games.parthenon.phases.joint import Joint, ask_jointly
from kylix.games.parthenon.phases.payment import yields
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import ARMY, BASICS, POWERS
from kylix.games.parthenon.zones import added, raised, replaced, without


class ProductionPhase(Procedure[Parthenon]):
    """PAR-PROD-1. Armies choose their villages, all produces at once, then what wonders and philosophies add."""

    CLAUSE: ClassVar[str] = "PAR-PROD-1"

    def step(self, s: Parthenon, at: int) -> None:
        match at:
            case 0:
                begin_boosts(s)
            case 1:
                produce(s)
            case 2:
                s.islands = tuple(seat for seat, _ in s.holders(s.tables.hooks.grown))
            case 3:
                self.visit(s, s.tables.hooks.grown, False)
            case 4:
                s.islands = tuple(seat for seat, _ in s.holders(s.tables.hooks.produced))
            case 5:
                self.visit(s, s.tables.hooks.produced, True)
            case _:
                s.end()

    def visit(self, s: Parthenon, powers: list[int], late: bool) -> None:
        """One power after the other, by island; the step is repeated until none is left."""
        if not s.islands:
            return
        seat = s.islands[0]
        s.islands = s.islands[1:]
        s.at[-1] -= 1
        own = [power for power in powers if s.has(seat, power)]
        power = own[-1 - s.islands.count(seat)]
        if s.spent[seat * POWERS + power]:
            return
        if late:
            s.tables.powers[power].effect.produced(s, seat, power)
        else:
            s.tables.powers[power].effect.grown(s, seat, power)


def boosts(s: Parthenon, seat: int) -> int:
    """PAR-PROD-3, PAR-PROD-7. One village for each Army, at home or on a fleet; and what a wonder adds."""
    count = s.owned(seat, ARMY)
    for power in s.tables.hooks.boosts:
        if s.has(seat, power):
            count += s.tables.powers[power].effect.boosts(s, seat, power)
    return count


def working(s: Parthenon, seat: int) -> list[int]:
    """The types of which a village is at work."""
    start = seat * BASICS
    return [good for good in range(BASICS) if s.villages[start + good] > s.idle[start + good]]


def begin_boosts(s: Parthenon) -> None:
    s.boosted = (0,) * (s.seats * BASICS)
    active = [seat for seat in range(s.seats) if boosts(s, seat) and working(s, seat)]
    ask_jointly(s, active, BoostVillages())


class BoostVillages(Joint):
    """PAR-PROD-4. At most one Army for the same village; an idle one cannot be boosted (PAR-EVENT-11)."""

    CLAUSE: ClassVar[str] = "PAR-PROD-4"

    def chains(self, s: Parthenon, seat: int | None) -> bool:
        """Villages are chosen as a whole."""
        return seat is not None and not s.ready[seat] and sum(s.boosted[seat * BASICS : (seat + 1) * BASICS]) > 0

    def ways(self, s: Parthenon, seat: int) -> list[Move]:
        start = seat * BASICS
        options: list[Move] = [READY]
        if sum(s.boosted[start : start + BASICS]) < boosts(s, seat):
            first = max([good for good in range(BASICS) if s.boosted[start + good]], default=0)
            for good in range(first, BASICS):
                if s.villages[start + good] - s.idle[start + good] > s.boosted[start + good]:
                    options.append(BOOST[good])
        return options

    def act(self, s: Parthenon, seat: int, move: Move) -> None:
        assert isinstance(move, Boost)
        s.boosted = raised(s.boosted, seat * BASICS + move.good, 1)
        s.stale = seat

    def reopen(self, s: Parthenon, seat: int) -> None:
        for at in range(seat * BASICS, (seat + 1) * BASICS):
            s.boosted = replaced(s.boosted, at, 0)

    def why(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Boost):
            return []
        start = seat * BASICS
        if move.good >= BASICS:
            return [Reason("PAR-PROD-5", "only-villages", {"good": move.good})]
        if sum(s.boosted[start : start + BASICS]) >= boosts(s, seat):
            return [Reason("PAR-PROD-3", "no-army-left", {"count": boosts(s, seat)})]
        if s.villages[start + move.good] - s.idle[start + move.good] <= s.boosted[start + move.good]:
            return [Reason(self.CLAUSE, "no-village-to-boost", {"good": move.good})]
        return [Reason(self.CLAUSE, "in-order", {"good": move.good})]


def produce(s: Parthenon) -> None:
    """PAR-PROD-1, PAR-PROD-2, PAR-PROD-8. Everything at once, into the hands."""
    for seat in s.table_order():
        goods: list[int] = []
        for good in range(BASICS):
            at = seat * BASICS + good
            goods += [good] * (s.villages[at] - s.idle[at] + s.boosted[at])
        if not s.idle_workshops[seat]:
            goods += [s.tables.rare[s.island[seat]]] * (s.workshops[seat] * s.rich[seat])
        if goods:
            s.hand[seat] = tuple(sorted([*s.hand[seat], *goods]))
        if s.log is not None:
            s.log.append(events.produced(seat, goods))
    s.boosted = (0,) * (s.seats * BASICS)


class TakeGrown(Choice[Parthenon]):
    """PAR-PROD-1. A wonder gives goods of the owner's choice."""

    CLAUSE: ClassVar[str] = "PAR-PROD-1"

    def __init__(self, seat: int, power: int) -> None:
        super().__init__(seat)
        self.power: Final = power

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        return [TAKE[good] for good in yields(s.tables.powers[self.power].get[0])]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        assert isinstance(move, Take)
        s.spend(seat, self.power)
        s.gains(seat, move.good)
        if s.log is not None:
            s.log.append(events.used(seat, self.power))
            s.log.append(events.gained(seat, [move.good]))

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        return [Reason(self.CLAUSE, "no-basic", {"good": move.good})] if isinstance(move, Take) else []


class SwapProduct(Choice[Parthenon]):
    """PAR-PHIL-3. A basic just produced may be returned for another."""

    CLAUSE: ClassVar[str] = "PAR-PHIL-3"

    def __init__(self, seat: int, power: int) -> None:
        super().__init__(seat)
        self.power: Final = power

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        made = working(s, seat)
        return [PASS, *[SWAP[good][other] for good in made for other in range(BASICS) if other != good]]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        if isinstance(move, Swap) and move.good in s.hand[seat]:
            s.spend(seat, self.power)
            s.hand[seat] = without(s.hand[seat], move.good)
            s.hand[seat] = added(s.hand[seat], move.other)
            if s.log is not None:
                s.log.append(events.swapped(seat, move.good, move.other))

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Swap):
            return []
        same = move.good == move.other
        return [Reason(self.CLAUSE, "another-type" if same else "not-produced", {"good": move.good})]
