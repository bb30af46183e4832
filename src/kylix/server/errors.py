"""Refusals of the server itself: a status, a key for the page's words, and one English sentence."""

from __future__ import annotations

import re

from kylix.core.errors import BadComponents, BadRecord, KylixError
from kylix.server.messages import ErrorBody, ErrorMessage

MOST_DETAILS = 12
STATUSES = (400, 401, 403, 404, 409, 413, 429)


class ApiError(Exception):
    def __init__(self, status: int, key: str, text: str, details: list[str] | None = None, **facts: str | int) -> None:
        super().__init__(text)
        self.status = status
        self.key = key
        self.text = text
        self.details = details or []
        """What is wrong piece by piece, for those who can mend it: the faults of a component file."""
        self.facts = facts
        """For the page's words."""

    def body(self) -> ErrorBody:
        return ErrorBody(self.key, self.text, self.details[:MOST_DETAILS], self.facts)

    def message(self, id: str | None = None) -> ErrorMessage:
        return ErrorMessage(id=id, key=self.key, text=self.text, facts=self.facts)


def of_kernel(error: KylixError) -> ApiError:
    """`BadOption` has the key `bad-option`."""
    name = type(error).__name__
    key = "bad-request" if name == "KylixError" else re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
    text = " ".join(str(error).split())
    if isinstance(error, BadComponents):
        return ApiError(400, key, text, error.faults)
    return ApiError(400, key, f"{text} (entry {error.entry})" if isinstance(error, BadRecord) else text)


def malformed(reason: object) -> ApiError:
    text = " ".join(str(reason).split())
    return ApiError(400, "malformed", f"this is not what is expected here: {text[:300]}")


def no_table() -> ApiError:
    return ApiError(404, "no-table", "there is no table of this name")


def fault() -> ApiError:
    """A fault of the server itself. It is in the server's log; the client is told in the usual form."""
    return ApiError(409, "fault", "something went wrong here; nothing was changed")


def restarting() -> ApiError:
    """Closes sockets as WebSocket has it for this (1012); no request is answered with it."""
    return ApiError(503, "restarting", "this server stops; connect again")


def bad_token() -> ApiError:
    return ApiError(401, "bad-token", "this token opens nothing at this table")
