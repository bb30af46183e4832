"""Positions of Deukalion in tests: those of the title, with what tests ask of them."""

from __future__ import annotations

import random
from typing import Any

from kylix.core.chance import Chance, FixedChance
from kylix.core.state import State
from kylix.games.deukalion.positions import (
    CARDS,
    COLOURS,
    EDITIONS,
    GARRISON,
    POINTS,
    PURSUITS,
    SEATS,
    SPEC,
    TITLE,
    Position,
    position,
    shake,
    throw,
)
from kylix.games.deukalion.state import Deukalion
from kylix.kit import view
from kylix.testing import Table, made

__all__ = [
    "CARDS",
    "COLOURS",
    "EDITIONS",
    "GARRISON",
    "POINTS",
    "PURSUITS",
    "SEATS",
    "SPEC",
    "TITLE",
    "Position",
    "Voyage",
    "random_game",
    "shake",
    "throw",
    "transcript",
    "voyage",
]


class Voyage(Table):
    """A game of Deukalion in a test; what must always hold is looked at after every move."""

    def play(self, *lines: str) -> Voyage:
        for line in lines:
            super().play(line)
            self.state.invariants()
        return self

    @property
    def state(self) -> Deukalion:
        assert isinstance(self.s, Deukalion)
        return self.s

    def of(self, field: str, seat: str) -> Any:
        """The entry of a seat in a field that is listed by seats."""
        return self[field][SEATS.index(seat)]

    def sees(self, seat: str | None, field: str) -> Any:
        """The field in the view of a seat (None: the public)."""
        return self.s.view(None if seat is None else SEATS.index(seat))[field]

    @property
    def prompt_facts(self) -> dict[str, Any]:
        """What the open question is about."""
        facts: dict[str, Any] = self.s.prompt(None)["facts"]
        return facts

    def moves(self, verb: str) -> list[str]:
        """What the options with this verb point at."""
        return [option.removeprefix(verb).strip() for option in self.options if option.split()[0] == verb]

    def happened(self, seat: str | None = None) -> list[str]:
        """What happened, by the keys of the events alone."""
        return [key for key, _ in self.log(seat)]

    def fix(self, outcomes: list[int]) -> Voyage:
        """What chance will answer from now on; asking for more is an error."""
        self.s.chance = FixedChance(outcomes, self.s.drawn)
        return self

    def hoplites(self, seat: str) -> tuple[int, int]:
        """Aboard, and in the Underworld."""
        return self.of("aboard", seat), self.of("underworld", seat)


voyage = made(Voyage, position)


def random_game(seats: int, seed: int, **options: object) -> State:
    s = TITLE.setting(seats, options).start(Chance(seed))
    chooser = random.Random(seed)
    while not s.over:
        seat = s.to_act[0]
        s.apply(seat, chooser.choice(s.options(seat)))
    return s


def transcript(seats: int, seed: int, edition: str) -> str:
    """A short game as the public may tell it: moves and events."""
    s = random_game(seats, seed, edition=edition, max_turns=15)
    setting = TITLE.setting(seats, {"edition": edition, "max_turns": 15})
    told = [f"{entry.seat} {entry.move}" for entry in s.record or []]
    for event in view.events(setting, s, None):
        told[event["n"]] += f"\n    {event['key']} {event['facts']}"
    return "\n".join(told) + "\n"
