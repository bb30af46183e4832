"""Bots let people go first where a question asks for it."""

from __future__ import annotations

from collections.abc import Collection

from kylix.core.flow import Decision, Frame
from kylix.core.state import State


class Patience:
    """Who at a table has moved since its question was opened; questions within it are part of it."""

    def __init__(self) -> None:
        self.question: Frame | None = None
        self.moved: set[int] = set()

    def holds(self, s: State, people: Collection[int]) -> list[int]:
        """The people for whom bots wait."""
        self.turn_to(s)
        if not isinstance(self.question, Decision) or not self.question.people_first(s):
            return []
        return [seat for seat in s.to_act if seat in people and seat not in self.moved]

    def turn_to(self, s: State) -> None:
        """A new question, or one that was opened again: nobody has moved yet."""
        question = next((frame for frame in s.stack if isinstance(frame, Decision)), None)
        if question is not self.question:
            self.question, self.moved = question, set()


__all__ = ["Patience"]
