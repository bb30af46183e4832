"""What can go wrong through bad input. Each error carries one clear sentence; nothing else reaches a person."""

from __future__ import annotations

from collections.abc import Mapping

Fact = int | list[int]
"""A fact of an event or a refusal: an id, a number, or several of them."""


class KylixError(Exception):
    """Bad input of any kind: the base of all errors here. The message is one sentence for people."""


class UnknownTitle(KylixError):
    """No game of this name."""


class BadSeats(KylixError):
    """The title is not played by this many, or there is no such seat."""


class BadOption(KylixError):
    """An option of the table that does not exist, or a value it cannot have."""


class BadMove(KylixError):
    """A text that is no move of this title."""


class BadPosition(KylixError):
    """A text that is no position of this title."""


class BadComponents(KylixError):
    """A component file with faults; `faults` names every one."""

    def __init__(self, message: str, faults: list[str]) -> None:
        super().__init__(message)
        self.faults = faults


class BadRecord(KylixError):
    """A record that is damaged or was edited; `entry` is the first wrong one (0 is the header)."""

    def __init__(self, message: str, entry: int = 0) -> None:
        super().__init__(message)
        self.entry = entry


class IllegalMove(KylixError):
    """A move that the rules refuse; `reasons` holds clauses and facts."""

    def __init__(self, message: str, reasons: list[Reason]) -> None:
        super().__init__(message)
        self.reasons = reasons


class Reason:
    """Why a move is refused: clause, key into the words, facts (also moves in notation); never a hidden fact."""

    def __init__(self, clause: str, key: str, facts: Mapping[str, Fact | list[str]]) -> None:
        self.clause = clause
        self.key = key
        self.facts = facts

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.clause}: {self.key}({facts})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return False
        return self.clause == other.clause and self.key == other.key and self.facts == other.facts

    def __hash__(self) -> int:
        return hash((self.clause, self.key))
