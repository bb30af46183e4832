"""Positions of Odysseus in tests: those of the title, with what tests ask of them."""

from __future__ import annotations

from typing import Any

from kylix.games.odysseus.positions import AUTOMA, CARDS, FIVE_TYPES, FRESH, SEATS, SKILLS, SPEC, STORIES, position
from kylix.games.odysseus.state import Odysseus
from kylix.testing import Table, made

__all__ = ["AUTOMA", "CARDS", "FIVE_TYPES", "FRESH", "SEATS", "SKILLS", "SPEC", "STORIES", "Voyage", "buys", "voyage"]


class Voyage(Table):
    """A game of Odysseus in a test; what must always hold is looked at after every move."""

    def play(self, *lines: str) -> Voyage:
        for line in lines:
            super().play(line)
            self.state.invariants()
        return self

    @property
    def state(self) -> Odysseus:
        assert isinstance(self.s, Odysseus)
        return self.s

    def of(self, field: str, seat: str = "A") -> Any:
        """The share of a seat in a field."""
        return self[field][SEATS.index(seat)]

    def level(self, skill: str, seat: str = "A") -> int:
        found: int = self.of("skills", seat)[SKILLS.index(skill)]
        return found

    def column(self, skill: str, seat: str = "A") -> list[str]:
        return [card for card in self.of("adventures", seat) if card.endswith(skill)]

    def on_ship(self) -> list[str]:
        """The slots with a card lying face up."""
        return [slot for slot, card in self["ship"].items() if card]

    def happened(self) -> list[str]:
        """What happened, by the keys of the events alone."""
        return [key for key, _ in self.log()]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The facts of the events with this key."""
        return [facts for found, facts in self.log() if found == key]


def buys(t: Table) -> list[str]:
    return [move for move in t.options if move.startswith("buy")]


voyage = made(Voyage, position)
