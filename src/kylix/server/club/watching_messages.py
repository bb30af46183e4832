"""The protocol of those who watch as types."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kylix.server.seat_messages import Asked


class WatchAsked(Asked, frozen=True, tag="watch", tag_field="type"):
    """So many moves somebody at the table wishes watchers to be behind; when all wish the same, they are."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    delay: Annotated[int, Meta(ge=0, le=100)]


class Watchers(Struct, frozen=True):
    count: int
    delay: int = 0
    """So many moves they are behind."""
    wishes: dict[str, int] = {}
    """By seat: the other delay that it wishes."""
