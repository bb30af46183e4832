"""The protocol of seats as types: who plays where, keys and invitations, and how a seat changes hands."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=150)]
"""A token, an invitation, or a person's key to a seat (see club.sitters)."""
OwnToken = Annotated[str, Meta(min_length=20, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
Kind = Literal["here", "link", "bot"]
How = Literal["consent", "absence", "lost"]
"""Why a person's seat may change: the person is asked, is away, or the others agree on a new invitation."""


class Asked(Struct, forbid_unknown_fields=True, frozen=True):
    """A body or message of a client."""


class SeatRequest(Asked, frozen=True):
    kind: Kind
    level: Name | None = None
    name: Name = ""


class SeatKey(Struct, frozen=True):
    """What the host is given for a seat: the token of one at the host's screen, the invitation to one for a guest."""

    seat: str
    token: str | None
    invitation: str | None = None


class TableKeys(Struct, frozen=True):
    table: str
    host: str
    seats: list[SeatKey]


class SeatAsk(Struct, frozen=True):
    """A change of a person's seat that is not settled yet."""

    id: str
    how: How
    kind: Kind
    """Who is to play it."""
    by: str | None
    """The seat that wants it; null for the host."""
    missing: list[str]
    """The seats that have not agreed yet."""
    seconds: float
    """How long there is to answer, or to come back."""


class SeatInfo(Struct, frozen=True):
    seat: str
    name: str
    kind: Kind
    level: str | None
    online: bool
    hints: int = 0
    """So many it was given in this game; everybody may know."""
    held: bool = False
    """Some person has the key to it: they play it, or a bot stands in for them."""
    ask: SeatAsk | None = None
    lost: bool = False
    """Its person resigned, or lost by time: a bot plays it to the end."""


class SeatChange(Asked, frozen=True):
    kind: Kind
    level: Name | None = None
    name: Name | None = None
    renew: bool = False
    """By the one whose seat it is: an invitation to it, for another device or for somebody else."""


class SeatChanged(Struct, frozen=True):
    token: str | None
    invitation: str | None = None
    asked: bool = False
    """Not yet: somebody must agree, or stay away. What is given with it opens nothing before."""


class JoinAsked(Asked, frozen=True):
    invitation: Token
    token: OwnToken
    """Made by the guest's own device; nobody else knows it."""
    name: Name = ""


class Joined(Struct, frozen=True):
    seat: str


class HostChange(Asked, frozen=True):
    token: OwnToken
    """Made by the host's own device; the key with which this was asked is void then."""


class HostChanged(Struct, frozen=True):
    table: str
