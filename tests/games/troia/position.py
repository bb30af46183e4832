"""Positions of Troia in tests: those of the title, with what tests ask of them."""

from __future__ import annotations

from typing import Any

from kylix.games.troia.positions import CARDS, FIRST, HEROES, OTHER, SEATS, at, position
from kylix.games.troia.state import Troia
from kylix.testing import Table, made

__all__ = ["CARDS", "FIRST", "HEROES", "OTHER", "SEATS", "Siege", "at", "siege"]


class Siege(Table):
    """A game of Troia in a test; what must always hold is looked at after every move."""

    def play(self, *lines: str) -> Siege:
        for line in lines:
            super().play(line)
            self.state.invariants()
        return self

    @property
    def state(self) -> Troia:
        assert isinstance(self.s, Troia)
        return self.s

    def of(self, field: str, seat: str) -> list[str]:
        """The hand, deck, discard pile, payment or known cards of a seat."""
        cards: list[str] = self[field][SEATS.index(seat)]
        return cards

    def sees(self, seat: str | None, field: str) -> Any:
        """The field in the view of a seat (None: the public)."""
        return self.s.view(None if seat is None else SEATS.index(seat))[field]

    def happened(self, seat: str | None = None) -> list[str]:
        """What happened, by the keys of the events alone."""
        return [key for key, _ in self.log(seat)]


siege = made(Siege, position)
