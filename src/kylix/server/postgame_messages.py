"""Requests and answers for finished games, as types; the others stand in `messages.py`."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from kylix.server.messages import Adviser, Asked, HintShown, Name, Number, OptionShown, SeatRequest


class Verified(Struct, frozen=True):
    ok: bool
    entries: int
    text: str
    at: int | None


class BranchAsked(Asked, frozen=True):
    n: Number
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=12)]


class OpenedRecord(Struct, frozen=True):
    table: str
    entries: int


class ChanceInfo(Struct, frozen=True):
    bounds: list[list[int]]
    """By entry: what each of its outcomes was below."""


class Statistics(Struct, frozen=True):
    done: int
    of: int
    found: dict[str, Any] | None


class AnalysisAsked(Asked, frozen=True):
    n: Number
    seat: Name = ""
    level: Adviser = "captain"


class Played(Struct, frozen=True):
    """What was really chosen in a position that is analysed."""

    move: OptionShown
    hint: HintShown | None
    """As the adviser judges it, if it looked at it."""
    own: HintShown | None
    """Why the bot that chose it did so, if it can be worked out again."""


class Analysis(Struct, frozen=True):
    n: int
    seat: str
    level: str
    hints: list[HintShown]
    played: Played | None
