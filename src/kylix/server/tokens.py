"""Tokens: how they are kept, and whom one belongs to."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from kylix.server import errors
from kylix.store.base import StoredSeat


@dataclass(frozen=True)
class Holder:
    """Who has a token: a seat, or (None) the host."""

    seat: int | None


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def holder_of(token: str, seats: Sequence[StoredSeat], host: str) -> Holder:
    """ApiError for a token that opens nothing here."""
    hashed = digest(token)
    for seat, kept in enumerate(seats):
        if kept.token and secrets.compare_digest(kept.token, hashed):
            return Holder(seat)
    if secrets.compare_digest(host, hashed):
        return Holder(None)
    raise errors.bad_token()
