"""The protocol of persons as types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kylix.server.seat_messages import Asked, Kind, Name, OwnToken

Emblem = Annotated[str, Meta(max_length=20, pattern=r"^[a-z-]*$")]
"""The name of one of the page's drawings."""
Language = Literal["en", "fr"]
After = Annotated[str, Meta(max_length=120)]
"""Where a page of a list begins: as the one before it said, or empty."""


class PersonAsked(Asked, frozen=True):
    secret: OwnToken
    """Made by the person's own device, which keeps it; the server keeps its SHA-256."""
    name: Name
    emblem: Emblem = ""
    lang: Language = "en"
    device: Name = ""
    """What the device is called in the list of those that carry the person."""


class PersonShown(Struct, frozen=True):
    """Somebody, as they see themselves."""

    id: str
    name: str
    emblem: str
    lang: str
    mail: str
    confirmed: bool
    """Whether the address is known to be theirs."""
    shares: bool = False
    """Whether their finished games may be handed on for research, without names."""


class PersonChange(Asked, frozen=True):
    """What is missing stays as it is."""

    name: Name | None = None
    emblem: Emblem | None = None
    lang: Language | None = None
    shares: bool | None = None
    """Finished games may be handed on for research, without names, or no longer."""


class Claimed(Struct, frozen=True):
    table: str


# --- other devices ------------------------------------------------------------------------------------------------


class CodeMade(Struct, frozen=True):
    code: str
    seconds: float
    """So long it can be used, once."""


class TakeAsked(Asked, frozen=True):
    code: Annotated[str, Meta(max_length=20)]
    secret: OwnToken
    """Made by the new device."""
    device: Name = ""


class DeviceAsked(Asked, frozen=True):
    device: Annotated[str, Meta(max_length=20)]


class DeviceShown(Struct, frozen=True):
    id: str
    name: str
    made: float
    used: float
    """When it was last here, to the hour."""
    this: bool
    """It is the one that asks."""


class DevicesShown(Struct, frozen=True):
    devices: list[DeviceShown]


# --- tables and games ---------------------------------------------------------------------------------------------


class MyTablesAsked(Asked, frozen=True):
    after: After = ""


class SeatListed(Struct, frozen=True):
    name: str
    kind: Kind
    level: str
    emblem: str
    mine: bool
    acts: bool
    """Whether it is to act."""


class MyTable(Struct, frozen=True):
    table: str
    title: str
    seats: list[SeatListed]
    waits: bool
    """For the person."""
    begun: bool
    created: float
    touched: float
    """When the last move was made."""
    left: float | None = None
    """Seconds until the person's time runs out; none where no clock of theirs runs."""


class MyTables(Struct, frozen=True):
    waiting: int
    """So many wait for the person."""
    all: int
    next: list[str]
    """The first two of them: the next one, also where one of them is open."""
    tables: list[MyTable]
    after: str
    """Where the next page begins; empty where there is none."""


class OwnSeats(Struct, frozen=True):
    seats: list[str]


class HistoryAsked(Asked, frozen=True):
    after: After = ""
    title: Annotated[str, Meta(max_length=40)] = ""
    result: Literal["", "won", "lost"] = ""


class SeatPlayed(Struct, frozen=True):
    name: str
    level: str
    place: int
    score: int
    emblem: str


class PlayedGame(Struct, frozen=True):
    table: str
    title: str
    ended: float
    seat: int
    """The person's."""
    seats: list[SeatPlayed]
    kept: bool
    """The table is still there to be looked at."""


class HistoryShown(Struct, frozen=True):
    games: list[PlayedGame]
    after: str


class OwnStatistics(Struct, frozen=True):
    title: str
    games: int
    won: int
    place: float
    """On average, as the score."""
    score: float
    best: int


# --- leaving ------------------------------------------------------------------------------------------------------


class Everything(Struct, frozen=True):
    """All that is kept about a person, by the table of the store in which it is kept."""

    version: str
    at: float
    kept: dict[str, list[dict[str, Any]]]


class PersonDeleted(Struct, frozen=True):
    tables: int
    """At so many tables the name was taken away."""
