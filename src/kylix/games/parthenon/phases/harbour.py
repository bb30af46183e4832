"""Harbour Status cards: looking, reveal or pass, and what an open card lets a fleet do."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.flow import Together
from kylix.core.moves import Move
from kylix.games.parthenon import events
from kylix.games.parthenon.moves import PASS
from kylix.games.parthenon.sea_moves import REVEAL, Reveal
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import HOME, SHIPS, HarbourCard
from kylix.games.parthenon.zones import replaced


def arrived(s: Parthenon, fleet: int) -> bool:
    """PAR-HARBOR-1. It reached its land and was not sent home."""
    return s.port[fleet] != HOME and not s.turned[fleet]


def visitors(s: Parthenon, land: int) -> list[int]:
    """PAR-Q32. The seats with a fleet in the land."""
    found: list[int] = []
    for fleet in range(s.seats * SHIPS):
        if s.port[fleet] == land and not s.turned[fleet] and (not found or found[-1] != fleet // SHIPS):
            found.append(fleet // SHIPS)
    return found


def closed(s: Parthenon, land: int) -> bool:
    """PAR-HARBOR-3, PAR-HARBOR-14. A covered card closes the harbour; no card leaves it open."""
    return len(s.harbour[land]) > 0 and not s.face_up[land]


def card_at(s: Parthenon, land: int) -> HarbourCard | None:
    return s.tables.harbours[s.harbour[land][0]] if s.harbour[land] else None


def scarce(s: Parthenon, land: int) -> int:
    """PAR-HARBOR-9. The commodity that is exchanged only at the card's rates, or -1."""
    card = card_at(s, land)
    return card.scarce if card is not None else -1


class LookAtHarbour(Together[Parthenon]):
    """PAR-HARBOR-2. All visitors answer at once (PAR-Q7)."""

    CLAUSE: ClassVar[str] = "PAR-HARBOR-2"

    def __init__(self, land: int) -> None:
        self.land: Final = land

    def seats(self, s: Parthenon) -> list[int]:
        return visitors(s, self.land)

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        return [REVEAL, PASS]

    def reveal(self, s: Parthenon, answers: list[Move | None]) -> None:
        """PAR-HARBOR-3, PAR-HARBOR-4. One reveal is enough; else the card stays covered."""
        willing = [seat for seat, answer in enumerate(answers) if isinstance(answer, Reveal)]
        shown = -1
        if willing:
            s.face_up = replaced(s.face_up, self.land, 1)
            shown = s.harbour[self.land][0]
            s.seal()
        if s.log is not None:
            s.log.append(events.harbour_voted(self.land, shown, willing))


def open_ports(s: Parthenon) -> None:
    """PAR-HARBOR-6. Which fleets may trade without more ado."""
    count = s.seats * SHIPS
    s.exchanges = (0,) * count
    s.special = (0,) * count
    cleared = [0] * count
    for fleet in range(count):
        if arrived(s, fleet) and not closed(s, s.port[fleet]) and welcome(s, fleet):
            cleared[fleet] = 1
    s.cleared = tuple(cleared)


def welcome(s: Parthenon, fleet: int) -> bool:
    card = card_at(s, s.port[fleet])
    return card is None or card.effect.welcomes(s, fleet, card)


def shows_always(s: Parthenon, seat: int, good: int) -> bool:
    """Whether a power lets all fleets of the seat pass as if they showed this Aegis card."""
    for power in s.tables.hooks.shows:
        if s.has(seat, power) and s.tables.powers[power].effect.shows(s, seat, power, good):
            return True
    return False
