"""Relocation: a beaten ship, or the Hydra, is moved by exactly three squares."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Procedure
from kylix.core.moves import Move
from kylix.games.deukalion import events
from kylix.games.deukalion.moves import PASS, Play, Relocate
from kylix.games.deukalion.phases.cards import play_card, playable, why_not_play
from kylix.games.deukalion.state import HOME, Deukalion
from kylix.games.deukalion.tables import W_MOVED


def end_squares(s: Deukalion, ends: list[list[list[int]]], start: int) -> list[int]:
    """DEU-RELOC-5. Free squares three steps off, else two, else one; none if the piece has to stay."""
    for steps in range(len(ends) - 1, 0, -1):
        found = [square for square in ends[steps][start] if s.is_free(square)]
        if found:
            return found
    return []


class Relocation(Procedure[Deukalion]):
    """DEU-RELOC-4. `chooser` moves the ship of `seat`, unless its owner can avert that."""

    CLAUSE: ClassVar[str] = "DEU-RELOC-4"

    def __init__(self, seat: int, chooser: int) -> None:
        self.seat: Final = seat
        self.chooser: Final = chooser

    def step(self, s: Deukalion, at: int) -> None:
        seat = self.seat
        if at == 0:
            s.pushed[seat] = True
            if s.sailor == seat:
                s.course = HOME
            ends = end_squares(s, s.tables.ship_ends, s.ships[seat])
            if len(ends) > 1:
                if s.hand[seat]:
                    s.call(AvertRelocation(seat))
                return
            if ends:
                move_ship(s, self.chooser, seat, ends[0])
            s.end()
        else:
            s.goto(RelocateShip(self.chooser, seat))


def move_ship(s: Deukalion, chooser: int, seat: int, square: int) -> None:
    """DEU-RELOC-6. Nothing is triggered."""
    s.ships[seat] = square
    if s.log is not None:
        s.log.append(events.ship_relocated(chooser, seat, square))


class AvertRelocation(Choice[Deukalion]):
    """DEU-Q18. The window before a relocation, open to every owner with cards in hand."""

    CLAUSE: ClassVar[str] = "DEU-Q18"

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        return [PASS, *playable(s, seat, s.hand[seat], W_MOVED)]

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        if isinstance(move, Play):
            play_card(s, seat, s.hand[seat], move.card, W_MOVED)

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        return why_not_play(s, seat, s.hand[seat], move.card, W_MOVED) if isinstance(move, Play) else []


class RelocateShip(Choice[Deukalion]):
    """DEU-RELOC-2. Any free square at the end of a path of three steps over the water."""

    CLAUSE: ClassVar[str] = "DEU-RELOC-2"

    def __init__(self, seat: int, foe: int) -> None:
        super().__init__(seat)
        self.foe: Final = foe

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        relocation = s.tables.relocation
        return [relocation[square] for square in end_squares(s, s.tables.ship_ends, s.ships[self.foe])]

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        assert isinstance(move, Relocate)
        move_ship(s, seat, self.foe, move.square)

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        return why_not_there(s, s.tables.ship_ends, s.ships[self.foe], move, "DEU-RELOC-2")


class HydraRelocation(Procedure[Deukalion]):
    """DEU-RELOC-3. Who has won against the Hydra moves it."""

    CLAUSE: ClassVar[str] = "DEU-RELOC-3"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def step(self, s: Deukalion, at: int) -> None:
        ends = end_squares(s, s.tables.hydra_ends, s.hydra)
        if len(ends) > 1:
            s.goto(RelocateHydra(self.seat))
            return
        if ends:
            move_hydra(s, self.seat, ends[0])
        s.end()


def move_hydra(s: Deukalion, seat: int, square: int) -> None:
    s.hydra = square
    if s.log is not None:
        s.log.append(events.hydra_relocated(seat, square))


class RelocateHydra(Choice[Deukalion]):
    """DEU-RELOC-3. Any free square of the open sea at the end of a path of three steps over open sea."""

    CLAUSE: ClassVar[str] = "DEU-RELOC-3"

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        relocation = s.tables.relocation
        return [relocation[square] for square in end_squares(s, s.tables.hydra_ends, s.hydra)]

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        assert isinstance(move, Relocate)
        move_hydra(s, seat, move.square)

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        return why_not_there(s, s.tables.hydra_ends, s.hydra, move, "DEU-RELOC-3")


def why_not_there(s: Deukalion, ends: list[list[list[int]]], start: int, move: Move, clause: str) -> list[Reason]:
    if not isinstance(move, Relocate):
        return []
    if move.square in ends[-1][start] and not s.is_free(move.square):
        return [Reason(clause, "square-occupied", {"square": move.square})]
    return [Reason("DEU-RELOC-1", "not-that-far", {"square": move.square})]
