"""The protocol of open tables as types."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kylix.server.club.pace_messages import PaceAsked
from kylix.server.seat_messages import Asked, Kind, Name, OwnToken

LONGEST = 14 * 86_400.0
"""Seconds; a table that nobody comes to leaves the lobby after this."""


class OpenAsked(Asked, frozen=True):
    """The table is open to everybody: whoever comes takes a free seat."""

    level: Name
    """Bots that take what is empty when the host begins, or when the time is up."""
    fill: Annotated[float, Meta(ge=0, le=LONGEST)] | None = None
    """So many seconds empty seats are kept for people; None: until the host begins."""


class OpenedToAll(Struct, frozen=True):
    """How long a table is open, and which bots come then."""

    level: str
    fills: float | None
    """In so many seconds; None: nobody said."""


class RatingShown(Struct, frozen=True):
    """How strong somebody is: with 95 of 100 it lies within `spread` of `rating`."""

    rating: int
    spread: int
    games: int


class OpenSeat(Struct, frozen=True):
    seat: str
    kind: Kind
    level: str | None
    name: str
    emblem: str
    held: bool
    """Somebody sits there; a seat for a person that nobody holds is free."""
    rating: RatingShown | None = None


class OpenTable(Struct, frozen=True):
    table: str
    title: str
    made: float
    seats: list[OpenSeat]
    free: int
    options: dict[str, bool | int | str]
    """Those that are not as usual."""
    fills: float | None
    """In so many seconds bots take what is empty."""
    level: str
    rated: bool = False
    delay: int = 0
    """So many moves watchers are behind."""
    own_set: bool = False
    """It is played with a component set of the host's."""
    pace: PaceAsked | None = None
    """How quickly it is played, as was chosen."""


class LobbyAsked(Asked, frozen=True):
    title: Name = ""
    """Only tables of this title."""
    after: Annotated[str, Meta(max_length=80)] = ""
    """What `next` of the page before said."""


class LobbyShown(Struct, frozen=True):
    tables: list[OpenTable]
    next: str
    """Ask with this for more; empty: there are none."""


class SitAsked(Asked, frozen=True):
    token: OwnToken
    """Made by the guest's own device; nobody else knows it."""
    name: Name = ""
    """Of somebody who is no person here."""
    seat: Name = ""
    """Empty: any free one."""


class Left(Struct, frozen=True):
    seat: str


class Closed(Struct, frozen=True):
    table: str


class ReportAsked(Asked, frozen=True):
    """What somebody wants whoever runs the server to know."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    seat: Name = ""
    """Whom it is about; empty: the table."""
    said: Annotated[str, Meta(max_length=300)] = ""
    """A line of a chat."""


class Reported(Struct, frozen=True):
    id: str
