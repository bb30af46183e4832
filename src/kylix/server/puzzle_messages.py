"""Requests and answers about puzzles, as types."""

from __future__ import annotations

from msgspec import Struct

from kylix.server.messages import Facts, OptionShown
from kylix.server.seat_messages import Asked


class PuzzleInfo(Struct, frozen=True):
    """What is told of a puzzle before it is solved."""

    n: int
    seat: str
    difficulty: int


class PuzzleShelf(Struct, frozen=True):
    title: str
    today: int | None
    """The puzzle of the day; None where there is none."""
    puzzles: list[PuzzleInfo]


class PuzzlesInfo(Struct, frozen=True):
    day: str
    title: str | None
    """The title whose puzzle of the day it is today."""
    shelves: list[PuzzleShelf]


class PuzzleAsked(Asked, frozen=True):
    show: bool = False
    """The learner gives up."""


class TurnShown(Struct, frozen=True):
    moves: list[OptionShown]
    chance: float


class FollowsShown(Struct, frozen=True):
    seat: str
    move: OptionShown


class PuzzleAnswer(Struct, frozen=True):
    """The turn, why it is good, what the others are worth, and how it can go on."""

    best: TurnShown
    second: float
    theme: str
    key: str
    facts: Facts
    others: list[TurnShown]
    follows: list[FollowsShown]


class PuzzleTold(Struct, frozen=True):
    title: str
    n: int
    of: int
    seat: str
    difficulty: int
    verdict: str
    """`open` until the turn is made, then `right` or `wrong`."""
    yours: float | None
    """The chance of the turn that was made, if it is among those that were judged."""
    answer: PuzzleAnswer | None
