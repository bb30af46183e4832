"""Positions of Parthenon in tests: those of the title, with what tests ask of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kylix.games.parthenon.positions import STAGES, position
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import BASICS, HOME, STRUCTURES
from kylix.testing import Table, made

__all__ = ["Sea", "season"]


class Sea(Table):
    """A game of Parthenon in a test; what must always hold is looked at after every move."""

    def play(self, *lines: str) -> Sea:
        for line in lines:
            super().play(line)
            self.state.invariants()
        return self

    @property
    def state(self) -> Parthenon:
        assert isinstance(self.s, Parthenon)
        return self.s

    def seat(self, name: str) -> int:
        return self.setting.names["seat"].index(name)

    def all_ready(self) -> Sea:
        """Everybody who is waited for says ready, until the question is answered."""
        question = self.question
        while self.asks and self.question == question and "ready" in self.options:
            self.play(f"{self.asks[0]} ready")
        return self

    def goods(self, zone: Sequence[int]) -> str:
        """A hand or cargo, written as in `hands`."""
        names = self.setting.names["good"]
        counts = [(good, zone.count(good)) for good in sorted(set(zone))]
        return ", ".join(names[good] if count == 1 else f"{count} {names[good]}" for good, count in counts)

    def hand(self, seat: str) -> str:
        return self.goods(self.state.hand[self.seat(seat)])

    def home(self, seat: str) -> str:
        return self.goods(self.state.home[self.seat(seat)])

    def fleet(self, name: str) -> int:
        return self.setting.names["fleet"].index(name)

    def cargo(self, fleet: str) -> str:
        return self.goods(self.state.cargo[self.fleet(fleet)])

    def port(self, fleet: str) -> str:
        at = self.state.port[self.fleet(fleet)]
        return "HOME" if at == HOME else self.setting.names["land"][at]

    def villages(self, seat: str) -> str:
        start = self.seat(seat) * BASICS
        return self.goods([good for good in range(BASICS) for _ in range(self.state.villages[start + good])])

    def idle(self, seat: str) -> str:
        start = self.seat(seat) * BASICS
        return self.goods([good for good in range(BASICS) for _ in range(self.state.idle[start + good])])

    def count(self, seat: str, structure: str) -> int:
        at = self.setting.names["structure"].index(structure)
        return self.state.acropolis[self.seat(seat) * STRUCTURES + at]

    def stage(self, wonder: str) -> str:
        return STAGES[self.state.stage[self.setting.names["wonder"].index(wonder)]]

    def sees(self, seat: str | None, field: str) -> Any:
        """The field in the view of a seat (None: the public)."""
        return self.s.view(None if seat is None else self.seat(seat))[field]

    def happened(self, seat: str | None = None) -> list[str]:
        return [key for key, _ in self.log(seat)]

    def told(self, key: str, seat: str | None = None) -> dict[str, Any]:
        """The facts of the last event of this key."""
        return [facts for found, facts in self.log(seat) if found == key][-1]


season = made(Sea, position)
