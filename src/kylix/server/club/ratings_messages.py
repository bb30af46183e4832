"""The protocol of ratings as types."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kylix.server.club.lobby_messages import RatingShown
from kylix.server.seat_messages import Asked


class RatingsAsked(Asked, frozen=True):
    after: Annotated[str, Meta(max_length=80)] = ""
    """What `next` of the page before said."""


class RatedPerson(Struct, frozen=True):
    name: str
    emblem: str
    rating: RatingShown
    mine: bool = False
    """It is who asks."""


class RatingsShown(Struct, frozen=True):
    people: list[RatedPerson]
    """Sorted by what they are at least."""
    bots: dict[str, RatingShown]
    """By level: those of the ladder, on the same scale."""
    next: str


class RatedSeat(Struct, frozen=True):
    seat: int
    who: str
    """`person`, or the level of a bot."""
    before: RatingShown
    after: RatingShown


class RatedShown(Struct, frozen=True):
    seats: list[RatedSeat]
