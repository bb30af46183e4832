"""Phase 4: looks before loading, then loading and sending fleets."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Procedure
from kylix.core.moves import Move
from kylix.games.parthenon import events
from kylix.games.parthenon.moves import READY
from kylix.games.parthenon.phases.hazard import hazard_on_top
from kylix.games.parthenon.phases.joint import Joint, ask_jointly
from kylix.games.parthenon.phases.loading import LoadFleets, begin_plan, clear_plan
from kylix.games.parthenon.phases.wonders import PayOwner, can_use, usable, why_not_use
from kylix.games.parthenon.sea_moves import FORESEE, LOOK, Foresee, Look
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import LANDS
from kylix.games.parthenon.zones import added, counts_of, replaced

BEFORE_LOADING = "before_loading"


class JourneyPhase(Procedure[Parthenon]):
    """PAR-JOURNEY-1. Looks first; then all load and launch, at once or in the Archon's order."""

    CLAUSE: ClassVar[str] = "PAR-JOURNEY-1"

    def step(self, s: Parthenon, at: int) -> None:
        match at:
            case 0:
                ask_jointly(s, [seat for seat in range(s.seats) if usable(s, seat, BEFORE_LOADING)], TakeLooks())
            case 1:
                begin_loading(s)
            case _:
                s.end()


def begin_loading(s: Parthenon) -> None:
    """Who has no card at all stays at home; the numbers of cards are public."""
    active = [seat for seat in range(s.seats) if s.hand[seat] or s.home[seat] or s.aboard(seat)]
    for seat in range(s.seats):
        if seat in active:
            begin_plan(s, seat)
        else:
            clear_plan(s, seat)
    ask_jointly(s, active, LoadFleets())


class TakeLooks(Joint):
    """PAR-PHIL-3. Before loading: philosophies and wonders that let one look at a hidden card."""

    CLAUSE: ClassVar[str] = "PAR-PHIL-3"

    def ways(self, s: Parthenon, seat: int) -> list[Move]:
        have = counts_of(s.hand[seat])
        options: list[Move] = [READY]
        for power in usable(s, seat, BEFORE_LOADING):
            if can_use(s, seat, have, power):
                effect = s.tables.powers[power].effect
                if effect.foresees(s, seat, power):
                    options.append(FORESEE[power])
                if effect.looks(s, seat, power):
                    options += [LOOK[power][land] for land in covered_lands(s)]
        return options

    def act(self, s: Parthenon, seat: int, move: Move) -> None:
        if isinstance(move, Foresee):
            s.call(SecretLook(seat, move.power, -1))
        elif isinstance(move, Look):
            s.call(SecretLook(seat, move.power, move.land))

    def why(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, (Foresee, Look)):
            return []
        if move.power not in usable(s, seat, BEFORE_LOADING):
            return [Reason(self.CLAUSE, "no-such-power", {"power": move.power})]
        if isinstance(move, Look) and move.land not in covered_lands(s):
            return [Reason("PAR-GEN-10", "no-covered-card", {"land": move.land})]
        effect = s.tables.powers[move.power].effect
        fitting = effect.looks(s, seat, move.power) if isinstance(move, Look) else effect.foresees(s, seat, move.power)
        if fitting:
            return why_not_use(s, seat, move.power, self.CLAUSE)
        return [Reason(self.CLAUSE, "no-such-look", {"power": move.power})]


def covered_lands(s: Parthenon) -> list[int]:
    return [land for land in range(LANDS) if s.harbour[land] and not s.face_up[land]]


class SecretLook(Procedure[Parthenon]):
    """PAR-HARBOR-13. One card, for one seat; a guest of a wonder pays its owner first."""

    CLAUSE: ClassVar[str] = "PAR-HARBOR-13"

    def __init__(self, seat: int, power: int, land: int) -> None:
        self.seat: Final = seat
        self.power: Final = power
        self.land: Final = land
        """-1 for the top hazard."""

    def step(self, s: Parthenon, at: int) -> None:
        match at:
            case 0:
                s.spend(self.seat, self.power)
                if s.log is not None:
                    s.log.append(events.used(self.seat, self.power))
                if not s.has(self.seat, self.power):
                    s.call(PayOwner(self.seat, self.power))
            case 1:
                if self.land < 0:
                    foresee(s, self.seat)
                else:
                    look(s, self.seat, self.land)
            case _:
                s.end()


def foresee(s: Parthenon, seat: int) -> None:
    """PAR-HAZARD-16. An empty deck is shuffled anew before it is looked at."""
    card = hazard_on_top(s)
    s.peeked = replaced(s.peeked, seat, 1)
    s.seal()
    if s.log is not None:
        s.log.append(events.foresaw(seat, card))


def look(s: Parthenon, seat: int, land: int) -> None:
    """PAR-HARBOR-13. Whoever has looked at a card may remember it."""
    if seat not in s.looked[land]:
        s.looked = replaced(s.looked, land, added(s.looked[land], seat))
    s.seal()
    if s.log is not None:
        s.log.append(events.looked(seat, land, s.harbour[land][0]))
