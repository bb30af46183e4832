"""What hazards do to a fleet: one function for each effect that a component file can name."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice
from kylix.core.moves import Move
from kylix.games.parthenon import events
from kylix.games.parthenon.moves import CANCEL
from kylix.games.parthenon.sea_moves import DIVERT, LOSE, Divert, Lose
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import ARMY, LANDS, POOL_FIRST, POOL_LAST, SHIPS
from kylix.games.parthenon.zones import replaced, without


def no_effect(s: Parthenon, fleet: int, hazard: int) -> None:
    return


def lose_all(s: Parthenon, fleet: int, hazard: int) -> None:
    lose(s, fleet, concerned(s, fleet, hazard))


def lose_random(s: Parthenon, fleet: int, hazard: int) -> None:
    lose_some(s, fleet, hazard, s.tables.hazards[hazard].amount)


def lose_half(s: Parthenon, fleet: int, hazard: int) -> None:
    """Rounded up."""
    lose_some(s, fleet, hazard, (len(concerned(s, fleet, hazard)) + 1) // 2)


def lose_chosen(s: Parthenon, fleet: int, hazard: int) -> None:
    s.call(LoseOne(fleet // SHIPS, fleet, hazard))


def send_home(s: Parthenon, fleet: int, hazard: int) -> None:
    """PAR-HAZARD-12. With its cargo; it is under way no more."""
    s.turned = replaced(s.turned, fleet, 1)
    if s.log is not None:
        s.log.append(events.sent_home(fleet))


def blow_off_course(s: Parthenon, fleet: int, hazard: int) -> None:
    s.call(DivertFleet(s.archon, fleet))


def concerned(s: Parthenon, fleet: int, hazard: int) -> list[int]:
    """The cards aboard that the hazard names."""
    pool = s.tables.hazards[hazard].pool
    return [good for good in s.cargo[fleet] if POOL_FIRST[pool] <= good <= POOL_LAST[pool]]


def lose_some(s: Parthenon, fleet: int, hazard: int, count: int) -> None:
    """PAR-HAZARD-10. Drawn uniformly from the cards concerned."""
    cards = concerned(s, fleet, hazard)
    lose(s, fleet, [cards.pop(s.random_below(len(cards))) for _ in range(min(count, len(cards)))])


def lose(s: Parthenon, fleet: int, goods: list[int]) -> None:
    """PAR-HAZARD-11. To the bank and the supply, face up."""
    for good in goods:
        s.cargo[fleet] = without(s.cargo[fleet], good)
        if good >= ARMY and good in s.shown[fleet] and good not in s.cargo[fleet]:
            s.shown = replaced(s.shown, fleet, without(s.shown[fleet], good))
    s.seal()
    if s.log is not None:
        s.log.append(events.fleet_lost(fleet, goods))


class LoseOne(Choice[Parthenon]):
    """PAR-HAZARD-8. The owner chooses the card that is lost."""

    CLAUSE: ClassVar[str] = "PAR-HAZARD-8"

    def __init__(self, seat: int, fleet: int, hazard: int) -> None:
        super().__init__(seat)
        self.fleet: Final = fleet
        self.hazard: Final = hazard

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        options: list[Move] = [LOSE[good] for good in sorted(set(concerned(s, self.fleet, self.hazard)))]
        return options or [CANCEL]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        if isinstance(move, Lose):
            lose(s, self.fleet, [move.good])

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        return [Reason(self.CLAUSE, "not-concerned", {"good": move.good})] if isinstance(move, Lose) else []


class DivertFleet(Choice[Parthenon]):
    """PAR-HAZARD-17. The Archon moves the fleet to another land of the same region."""

    CLAUSE: ClassVar[str] = "PAR-HAZARD-17"

    def __init__(self, seat: int, fleet: int) -> None:
        super().__init__(seat)
        self.fleet: Final = fleet

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        here = s.port[self.fleet]
        region = s.tables.region
        return [DIVERT[land] for land in range(LANDS) if land != here and region[land] == region[here]]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        assert isinstance(move, Divert)
        s.port = replaced(s.port, self.fleet, move.land)
        if s.log is not None:
            s.log.append(events.diverted(self.fleet, move.land))

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        return [Reason(self.CLAUSE, "other-region", {"land": move.land})] if isinstance(move, Divert) else []
