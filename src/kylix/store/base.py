"""What a store keeps of a table, and the few things that can be asked of it.

Writing gives a future: it is done when the change is on the disk, and only then may anybody be told of it. A store
knows no rules: positions are worked out again from the lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Protocol

USED = "-"
"""Stands before the hash of an invitation that was exchanged."""


class Taken(Exception):
    """A line of this number, a command of this id or a table of this id is there already."""


class DiskFull(Exception):
    """Nothing was written, for there is no room."""


@dataclass(frozen=True)
class StoredSeat:
    kind: str
    """`here`, `link` or `bot`."""
    level: str
    name: str
    token: str
    """SHA-256 of the token that opens the seat; empty when nothing opens it."""
    invitation: str = ""
    """SHA-256 of the invitation that can be exchanged for a token, once; then with USED before it."""


@dataclass(frozen=True)
class Line:
    """One entry of the record."""

    n: int
    seat: int
    move: str
    back: int
    outcomes: tuple[int, ...]
    first: int
    """The number of the first line of the same chain."""
    at: float
    state: str = ""
    """The digest of the state after it; empty in lines that were kept before there were digests."""
    automatic: bool = False
    """The server answered for the seat, which had a single answer."""
    controller: str = ""
    """In place of a move: who plays the seat from here on, as JSON (see kit.record.told)."""


@dataclass(frozen=True)
class Chat:
    k: int
    seat: int
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class Command:
    """What somebody asked for, by the id that the client made, with the answer it got."""

    id: str
    seat: int
    answer: str


@dataclass(frozen=True)
class StoredTable:
    id: str
    created: float
    head: dict[str, Any]
    """What is played, with its component set: see kit.codec.header. The store keeps each set once."""
    chance: dict[str, Any]
    """The source of chance, its secret included: see kit.codec.chance_header."""
    host: str
    """SHA-256 of the host's token."""
    seats: tuple[StoredSeat, ...]
    lines: tuple[Line, ...]
    to_act: tuple[int, ...] | None = None
    """The seats that are to act after the last line; None where nobody noted it."""


@dataclass(frozen=True)
class Kept:
    """A table in a list."""

    id: str
    title: str
    created: float
    touched: float
    """The time of its last entry or chat."""
    entries: int
    """0: its game has not begun."""
    over: bool
    leaves: float | None
    """When it will be deleted, if that was announced."""


class Store(Protocol):
    def add_table(self, table: StoredTable) -> Future[None]: ...

    def add_lines(
        self,
        table: str,
        lines: list[Line],
        over: bool,
        command: Command | None,
        to_act: Sequence[int] | None = None,
    ) -> Future[None]:
        """All of it or nothing; Taken when a line or the command is there already."""
        ...

    def set_to_act(self, table: str, to_act: Sequence[int]) -> Future[None]:
        """Of a table from an older store: who is to act there."""
        ...

    def set_chance(
        self, table: str, chance: dict[str, Any], lines: list[Line], to_act: Sequence[int] | None = None
    ) -> Future[None]:
        """Of a game that has not begun: the numbers of its seats; with the first line it begins."""
        ...

    def renew(self, table: str, head: dict[str, Any], states: list[tuple[int, str]]) -> Future[None]:
        """Of a table from an older store: its header as it is written now, and digests for lines that have none."""
        ...

    def set_seat(self, table: str, seat: int, value: StoredSeat, lines: Sequence[Line] = ()) -> Future[None]:
        """Who plays a seat, together with the line that tells of it; Taken when a line of its number is there."""
        ...

    def add_chat(self, table: str, chat: Chat, command: Command) -> Future[None]: ...

    def add_command(self, table: str, command: Command) -> Future[None]:
        """Something was asked for and answered that is no move."""
        ...

    def set_note(self, table: str, seat: int, text: str) -> Future[None]: ...

    def table(self, id: str) -> StoredTable | None: ...

    def is_waiting(self, id: str) -> bool:
        """Whether there is a table of this id whose game has not begun."""
        ...

    def command(self, table: str, id: str) -> Command | None: ...

    def answered(self, table: str, kind: str) -> dict[int, int]:
        """By seat: how many of its commands were answered with a message of this type."""
        ...

    def chats(self, table: str, most: int) -> list[Chat]:
        """The latest ones, oldest first."""
        ...

    def notes(self, table: str) -> dict[int, str]: ...

    def waiting_for_bots(self) -> list[tuple[str, bool]]:
        """Tables at which a bot is to act, or may be where nobody noted it, each with whether people play there.

        Those that are known to wait come first, and of them those with people; the latest first.
        """
        ...

    def listing(self) -> list[Kept]:
        """All tables, oldest first."""
        ...

    def listed(self, id: str) -> Kept | None: ...

    def leaving(self, id: str) -> float | None:
        """When a table will be deleted, if that was announced."""
        ...

    def announce(self, table: str, until: float | None) -> Future[None]:
        """It will be deleted then, unless that was announced before; None takes the announcement back."""
        ...

    def delete(self, table: str) -> Future[None]: ...

    def set_host(self, table: str, host: str) -> Future[None]:
        """Another host's token opens the table, by its SHA-256; the old one is void."""
        ...

    def touch(self) -> Future[None]:
        """Write something that changes nothing: can this store write?"""
        ...

    def close(self) -> None: ...
