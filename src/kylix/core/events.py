"""Events: what happened, for logs and animation. Not built during search."""

from __future__ import annotations

from typing import Final

from kylix.core.errors import Fact

HEADING: Final = "heading"
"""It stands as a heading in a log: a turn or a phase begins."""
TURN: Final = "turn"
"""A player's turn begins: a paragraph begins with it, and it is not told among what was done."""
PLAYED_TURN: Final = "played-turn"
"""A turn begins that the rules play themselves; it may lie within a player's move."""
QUIET: Final = "quiet"
"""Something was not done: it is told, but quietly."""
CHANCE: Final = "chance"
"""It tells an outcome of chance, whatever else it is."""
TAGS: Final = (HEADING, TURN, PLAYED_TURN, QUIET, CHANCE)


class Event:
    """One thing that happened: a key into the catalogue of words, facts for all, and more facts for some seats."""

    def __init__(self, key: str, public: dict[str, Fact], secret: dict[int, dict[str, Fact]] | None = None) -> None:
        self.key: Final = key
        self.public: Final = public
        self.secret: Final = {} if secret is None else secret

    def seen_by(self, seat: int | None) -> dict[str, Fact]:
        """The facts that a seat (None: the public) is told."""
        if seat is None or seat not in self.secret:
            return dict(self.public)
        return {**self.public, **self.secret[seat]}

    def __repr__(self) -> str:
        return f"{self.key} {self.public}"


class Entry:
    """One line of a record: a move (or the set-up, an undo, a new controller), what chance answered, what happened."""

    def __init__(
        self,
        seat: int,
        move: str,
        outcomes: list[int],
        events: list[Event],
        irreversible: bool,
        back: int,
        change: str = "",
        state: str = "",
    ) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.outcomes: Final = outcomes
        self.events: Final = events
        self.irreversible: Final = irreversible
        self.back: Final = back
        """For an undo: how many moves remain in force; else -1."""
        self.change: Final = change
        """Other rules hold from here on, as JSON (see records.changes); else empty."""
        self.state: Final = state
        """The digest of the state after it, where these rules cannot work it out; its events are those kept."""

    @property
    def controller(self) -> Event | None:
        """Who plays the seat from here on: such an entry tells nothing of the game, and no undo takes it back."""
        return self.events[0] if self.seat >= 0 and self.back < 0 and not self.move else None
