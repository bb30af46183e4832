"""What a store keeps of a table, and the few things that can be asked of it.

There is one door for writing: a change says everything that belongs together. Its answer comes when it is on the disk,
and only then may anybody be told of it. A store knows no rules: positions are worked out again from the lines.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

USED = "-"
"""Stands before the hash of an invitation that was exchanged."""
CHATS = 50
"""So many of the latest chats are read with a table."""
HINTED = '{"type":"hinted",%'
"""What the answer to a command that asked for a hint is like."""


class Taken(Exception):
    """Somebody else was there first: with a line of this number, a command or a table of this id, or a seat."""


class DiskFull(Exception):
    """Nothing was written, for there is no room."""


class Away(Exception):
    """The store cannot be reached at this moment."""


class BadText(Exception):
    """A text that not every store can keep: it has a NUL, or half a surrogate pair."""


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
    """In place of a move: who plays the seat from here on, as JSON (see records.record.told)."""
    told: str = ""
    """What happened, as JSON: so that it can be read when no rules can play the line again."""
    rules: str = ""
    """In place of a move: the game goes on under other rules, or ends since it cannot; as JSON."""
    position: str = ""
    """How it stands after the line, as JSON. A store keeps that of the latest line that has one, no others."""


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
    version: int = 0
    """Goes up with everything that pages are shown."""
    chats: tuple[Chat, ...] = ()
    """The latest ones, oldest first."""
    notes: dict[int, str] = field(default_factory=dict)
    hinted: dict[int, int] = field(default_factory=dict)
    """By seat: how many hints it was given."""


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


# --- changing -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Statement:
    """SQL that both stores take, with `?` for each value: about people, their clocks, notices, ratings and evenings.

    A connection may be lost after it was carried out; then it is carried out again. So it says what is to be there
    (`ON CONFLICT`, `WHERE`), never what is to be added to what is there.
    """

    sql: str
    values: tuple[str | float | None, ...] = ()
    needed: bool = False
    """When it touches no row, nothing of its change is kept: that is Late."""


@dataclass(frozen=True, kw_only=True)
class Change:
    """All of it is kept, or nothing."""

    table: str = ""
    """Empty: it is about no table, and has statements only."""
    made: StoredTable | None = None
    """A new table; then the rest but `also` is empty. Late when there is one of this id."""
    version: int | None = None
    """Late when the table is at another one."""
    lines: tuple[Line, ...] = ()
    """Late unless they follow the last one that is kept."""
    over: bool | None = None
    to_act: tuple[int, ...] | None = None
    command: Command | None = None
    """Again when there is one of this id."""
    seats: dict[int, StoredSeat] = field(default_factory=dict)
    was: dict[int, StoredSeat] = field(default_factory=dict)
    """Late unless these seats are kept so."""
    chance: dict[str, Any] | None = None
    """Of a game that has not begun: the numbers of its seats."""
    chat: Chat | None = None
    """Late unless it has the next number."""
    note: tuple[int, str] | None = None
    host: str | None = None
    """Another host's token opens the table, by its SHA-256; the old one is void."""
    head: dict[str, Any] | None = None
    """Of a table from an older store: its header as it is written now."""
    states: tuple[tuple[int, str], ...] = ()
    """Digests for lines that have none, by the numbers of the lines."""
    leaves: float | None = None
    """It will be deleted then, unless that was announced before; STAYS takes the announcement back."""
    delete: bool = False
    also: tuple[Statement, ...] = ()
    """Carried out last, in this order."""
    news: bool = False
    """Pages see what the statements change."""

    @property
    def is_shown(self) -> bool:
        """Whether it changes anything that pages see."""
        if self.news:
            return True
        parts = (self.lines, self.seats, self.chance, self.chat, self.note, self.host, self.command)
        return any(part is not None and part != () and part != {} for part in parts)

    def texts(self) -> Iterator[str]:
        """What people wrote, or may have had a part in."""
        for line in (*self.lines, *(self.made.lines if self.made else ())):
            yield line.move
            yield from (line.controller, line.told, line.rules, line.position)
        for seat in (*self.seats.values(), *(self.made.seats if self.made else ())):
            yield seat.name
        if self.command is not None:
            yield from (self.command.id, self.command.answer)
        if self.chat is not None:
            yield from (self.chat.name, self.chat.text)
        if self.note is not None:
            yield self.note[1]
        for each in self.also:
            yield from (value for value in each.values if isinstance(value, str))


STAYS = 0.0


@dataclass(frozen=True)
class Done:
    """It is on the disk: so many lines there are now, at this version."""

    n: int
    version: int


@dataclass(frozen=True)
class Again:
    """The same was asked before, and answered so. Nothing was changed."""

    command: Command


@dataclass(frozen=True)
class Late:
    """Somebody else was there first; so many lines there are. Nothing was changed."""

    n: int


@dataclass(frozen=True)
class Gone:
    """There is no such table."""


Answer = Done | Again | Late | Gone


HALF = re.compile("[\ud800-\udfff]")
"""Half a letter, which no UTF-8 can say."""


def check_texts(change: Change) -> None:
    """PostgreSQL refuses both, and with them everybody's changes of the same moment."""
    for text in change.texts():
        if "\0" in text or not (text.isascii() or HALF.search(text) is None):
            raise BadText(f"a text for table {change.table} has a NUL or half a letter")


# --- the store ----------------------------------------------------------------------------------------------------


class Store(Protocol):
    is_shared: bool
    """Whether other servers may write to the same tables."""

    @property
    def is_quick(self) -> bool:
        """Whether a small change is kept before anybody else has a turn."""
        ...

    async def open(self) -> None: ...

    async def commit(self, change: Change) -> Answer:
        """On the disk when it returns. BadText, DiskFull or another error: nothing was changed."""
        ...

    async def table(self, id: str, since: int = 0) -> StoredTable | None:
        """All that is kept of a table, of one moment; `since`: without the lines before this one."""
        ...

    async def news(
        self, asked: list[tuple[str, int, list[tuple[str, tuple[Any, ...]]]]]
    ) -> list[tuple[StoredTable | None, list[list[tuple[Any, ...]]]]]:
        """The same of several tables without component sets and positions, and what more queries find of each. These
        are the same for all of them but for their values, of which the first is the table."""
        ...

    async def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a SELECT finds that both stores take, with `?` for each value: a few rows, by a key or an index."""
        ...

    async def many(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """The same for lists, for which nobody else should have to wait."""
        ...

    async def has(self, id: str) -> bool: ...

    async def is_waiting(self, id: str) -> bool:
        """Whether there is a table of this id whose game has not begun."""
        ...

    async def command(self, table: str, id: str) -> Command | None: ...

    async def waiting_for_bots(self) -> list[tuple[str, bool]]:
        """Tables at which a bot is to act, or may be where nobody noted it, each with whether people play there.

        Those that are known to wait come first, and of them those with people; the latest first.
        """
        ...

    async def listing(self) -> list[Kept]:
        """All tables, oldest first."""
        ...

    async def listed(self, id: str) -> Kept | None: ...

    async def leaving(self, id: str) -> float | None:
        """When a table will be deleted, if that was announced."""
        ...

    async def versions(self, ids: list[str]) -> dict[str, int]:
        """Of those tables that are there."""
        ...

    def listen(self, heard: Callable[[set[str]], None]) -> None:
        """Called with tables that others may have changed."""
        ...

    async def touch(self) -> None:
        """Write something that changes nothing: can this store write?"""
        ...

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        ...
