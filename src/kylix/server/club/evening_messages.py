"""The protocol of evenings as types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kylix.server.club.pace_messages import PaceAsked, PaceShown
from kylix.server.club.pairing import Format
from kylix.server.club.standings import Counts
from kylix.server.seat_messages import Asked, Name

LEAST, MOST = 3, 30
"""People at an evening."""
ROUNDS = 30
Stage = Literal["gathering", "playing", "between", "over"]
Number = Annotated[int, Meta(ge=0, le=1000)]


class EveningTitle(Asked, frozen=True):
    title: Name
    seats: Annotated[int, Meta(ge=2, le=12)]
    """So many at a table, where it can be."""
    options: dict[str, bool | int | str | list[str]] = {}


class EveningAsked(Asked, frozen=True):
    name: Name
    titles: Annotated[list[EveningTitle], Meta(min_length=1, max_length=12)]
    """One after the other, round by round."""
    format: Format = "robin"
    rounds: Annotated[int, Meta(ge=1, le=ROUNDS)] = 3
    pace: PaceAsked | None = None
    counts: Counts = "places"
    level: Name = "captain"
    """Of bots that play for somebody who left, or with those who would sit out."""
    bots: bool = False
    """Nobody sits out: whoever is left over plays against bots."""
    rated: bool = False
    automatic: bool = False
    """The next round begins by itself when all tables have ended."""
    plays: bool = True
    """The host plays, too."""


class EveningChange(Asked, frozen=True):
    """By the host; what is missing stays as it is."""

    rounds: Annotated[int, Meta(ge=1, le=ROUNDS)] | None = None
    automatic: bool | None = None
    host: Number | None = None
    """Somebody else leads from now on."""
    over: bool = False
    """It ends now."""


class RoundAsked(Asked, frozen=True):
    after: Annotated[int, Meta(ge=0, le=ROUNDS)]
    """The round that is to be over: asked twice, one round begins."""


class EveningTableAsked(Asked, frozen=True):
    table: Name


class EveningSeatAsked(Asked, frozen=True):
    table: Name
    seat: Annotated[int, Meta(ge=0, le=11)]
    by: Number
    """Who takes the seat over: somebody without a table in this round."""


class EveningPersonAsked(Asked, frozen=True):
    who: Number


class EveningPerson(Struct, frozen=True):
    """Somebody at an evening, with how they stand."""

    who: int
    name: str
    emblem: str
    plays: bool
    place: int
    points: float
    strength: float
    wins: int
    tables: int
    byes: int


class EveningSeat(Struct, frozen=True):
    who: int
    """-1: a bot."""
    place: int | None
    points: float | None
    free: bool
    """A bot plays for somebody who left: somebody else may take it over."""


class EveningTable(Struct, frozen=True):
    table: str
    title: str
    seats: list[EveningSeat]
    over: bool
    stopped: bool
    """The host ended it as it stood."""
    kept: bool
    """It is still there to be looked at."""


class EveningRound(Struct, frozen=True):
    round: int
    title: str
    tables: list[EveningTable]
    byes: list[int]


class EveningShown(Struct, frozen=True):
    evening: str
    name: str
    stage: Stage
    format: Format
    titles: list[EveningTitle]
    counts: Counts
    pace: PaceShown | None
    level: str
    bots: bool
    rated: bool
    automatic: bool
    rounds: int
    round: int
    begins: float | None
    """In so many seconds the next round begins by itself."""
    host: int
    people: list[EveningPerson]
    """Best first."""
    played: list[EveningRound]
    """Latest first."""
    you: int | None
    """The number of who asks."""
    table: str
    """Where who asks plays now; empty: nowhere."""


class EveningListed(Struct, frozen=True):
    evening: str
    name: str
    made: float
    people: int
    round: int
    rounds: int
    over: bool


class EveningsShown(Struct, frozen=True):
    evenings: list[EveningListed]
