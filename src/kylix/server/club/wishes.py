"""What a host chose for a new table beside what is played: kept in its header."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from kylix.server.club.scale import is_there
from kylix.server.club.timing import checked
from kylix.server.errors import ApiError
from kylix.server.heads import hints_allowed
from kylix.server.messages import TableRequest


def said_at_set_up(asked: TableRequest) -> dict[str, Any]:
    """Only what is not as usual; and whether there are hints."""
    if asked.rated and not is_there():
        raise ApiError(409, "no-ratings", "this server keeps no ratings: it lacks the extra `club`")
    if asked.rated and asked.hints:
        raise ApiError(400, "rated-hints", "a game that counts for ratings is played without hints")
    hints = False if asked.rated else hints_allowed({"hints": asked.hints}, [seat.kind for seat in asked.seats])
    said: dict[str, Any] = {"hints": hints}
    if asked.rated:
        said["rated"] = True
    if asked.pace is not None:
        said["pace"] = asdict(checked(asked.pace))
    if asked.delay:
        said["delay"] = asked.delay
    return said
