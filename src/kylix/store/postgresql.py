"""The store in PostgreSQL, for several servers: one connection writes for all who wait, another one listens.

A transaction that rings a bell holds a lock of the whole cluster until it is on the disk, so changes are committed in
groups, as in SQLite. Whoever waits for a change waits for a future, never for the driver: there a cancelled wait would
cancel the statement.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, TypeVar

import asyncpg

from kylix.core.errors import KylixError
from kylix.store.base import Answer, Away, Change, DiskFull, check_texts
from kylix.store.postgresql_door import answers, written
from kylix.store.reading import Query, Reading, Row
from kylix.store.saying import SAID, Saying
from kylix.store.steps import steps
from kylix.store.thinking import ANSWERED, ASKED, Thinking

log = logging.getLogger("kylix.server")

STEPS = steps("postgresql")
FORMAT = max(STEPS)
LOCK = 0x6B796C69
"""The name of the advisory lock behind which one of the servers that start together migrates."""
USED = LOCK + 1
"""The name of the one that every server shares, and whoever moves the store has alone."""
SESSION = {"jit": "off"}
"""Many small questions: compiling each of them takes longer than answering it."""
GROUP = 256
READERS = 4
CHANNEL = "kylix"
CONNECT_SECONDS = 10.0
AWAY_SECONDS = 5.0
"""So long whoever reads waits for a database that is away."""
FIRST_WAIT, LONGEST_WAIT = 0.05, 0.4
"""Seconds between two tries to connect again."""
LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
)
"""The connection is lost, and unknown whether what was sent is committed. Not their parent: a statement that timed out
is one of its children."""

Found = TypeVar("Found")
Asked = tuple[Change, str, "asyncio.Future[Answer]"]


class PostgresStore(Reading, Saying, Thinking):
    is_shared = True
    is_quick = False

    def __init__(self, url: str, thinks: bool = False) -> None:
        self.url = url
        self.thinks = thinks
        """Whether it is for a process that thinks: what that writes is written again when it is lost."""
        self.waiting: deque[Asked] = deque()
        self.bell = asyncio.Event()
        self.closed = False
        self.pool: asyncpg.Pool[Any] | None = None
        self.writer: asyncpg.Connection[Any] | None = None
        self.tasks: list[asyncio.Task[None]] = []
        self.heard: Callable[[set[str]], None] = lambda tables: None
        self.talked: Callable[[set[str]], None] = lambda tables: None
        self.grouped: Callable[[int], None] = lambda changes: None
        self.answered: Callable[[str], None] = lambda table: None
        self.asked: Callable[[], None] = lambda: None

    async def open(self) -> None:
        logging.getLogger("asyncpg.pool").setLevel(logging.ERROR)  # it has a traceback for every try that fails
        await prepare(self.url)
        about = {**SESSION, **({"synchronous_commit": "off"} if self.thinks else {})}
        self.pool = await asyncpg.create_pool(
            self.url, min_size=0, max_size=READERS, timeout=CONNECT_SECONDS, server_settings=about, reset=as_it_is
        )
        self.tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._listen())]

    def listen(self, heard: Callable[[set[str]], None]) -> None:
        self.heard = heard

    async def close(self) -> None:
        if self.closed:
            return
        self.closed = True
        self.bell.set()
        if self.tasks:
            writing, listening = self.tasks
            await writing
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
        for each in (self.writer, self.pool):
            if each is not None:
                await each.close()

    # --- writing --------------------------------------------------------------------------------------------------

    async def commit(self, change: Change) -> Answer:
        check_texts(change)
        if self.closed:
            raise KylixError("the store is closed")
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, written(change), done))
        self.bell.set()
        return await done

    @property
    def behind(self) -> int:
        return len(self.waiting)

    async def touch(self) -> None:
        await self.rows("INSERT INTO kylix_touched VALUES (1) ON CONFLICT (one) DO UPDATE SET one = excluded.one")

    async def _write(self) -> None:
        """Until the store is closed and nothing waits."""
        while self.waiting or not self.closed:
            self.bell.clear()
            if not self.waiting and not self.closed:
                await self.bell.wait()
            count = min(GROUP, len(self.waiting))
            # By table, else two servers could wait for each other; changes of one table keep their order.
            group = sorted([self.waiting.popleft() for _ in range(count)], key=lambda one: one[0].table)
            if group:
                await self._write_group(group)

    async def _write_group(self, group: list[Asked]) -> None:
        try:
            found: list[Answer | Exception] = list(await self._send(group))
            self.grouped(len(group))
        except LOST as error:
            # The same again: by their ids, or by the numbers of their lines, they are carried out once.
            log.warning("the database is lost: %s", error)
            self.waiting.extendleft(reversed(group))
            await self._drop_writer()
            await asyncio.sleep(FIRST_WAIT)
            return
        except asyncpg.DiskFullError:
            found = [DiskFull() for _ in group]
        except asyncpg.PostgresError as error:
            if len(group) > 1:
                for one in group:  # a bad one must not harm the others
                    await self._write_group([one])
                return
            found = [error]
        for (_, _, done), answer in zip(group, found, strict=True):
            if done.done():
                continue  # cancelled
            if isinstance(answer, Exception):
                done.set_exception(answer)
            else:
                done.set_result(answer)

    async def _send(self, group: list[Asked]) -> list[Answer]:
        if self.writer is None or self.writer.is_closed():
            self.writer = await asyncpg.connect(self.url, timeout=CONNECT_SECONDS, server_settings=SESSION)
        text = f"[{','.join(text for _, text, _ in group)}]"
        return answers(await self.writer.fetchval("SELECT kylix_group_2($1::jsonb)", text, timeout=CONNECT_SECONDS))

    async def _drop_writer(self) -> None:
        if self.writer is not None:
            self.writer.terminate()
            self.writer = None

    # --- hearing of others ----------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """On a connection that never opens a transaction: in one it would hear nothing, and keep the queue full."""
        wait = FIRST_WAIT
        while True:
            try:
                await self._listen_once()
                wait = FIRST_WAIT
            except LOST as error:
                log.warning("the database cannot be listened to: %s", error)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    async def _listen_once(self) -> None:
        """Until the connection is lost. What was told meanwhile is gone: all tables may have changed."""
        link = await asyncpg.connect(self.url, timeout=CONNECT_SECONDS)
        try:
            gone = asyncio.Event()
            link.add_termination_listener(lambda _: gone.set())
            await link.execute(f"SELECT pg_advisory_lock_shared({USED})")
            for channel in (ASKED,) if self.thinks else (CHANNEL, SAID, ANSWERED):
                await link.add_listener(channel, self._rung)
            self.heard(set())
            await gone.wait()
        finally:
            link.terminate()

    def _rung(self, link: Any, pid: int, channel: str, payload: Any) -> None:
        """Only noted here: a listener that does not read keeps everybody's bells."""
        if channel == ASKED:
            self.asked()
        elif channel == ANSWERED:
            self.answered(str(payload))
        elif channel == SAID:
            self.talked(set(str(payload).split()))
        elif self.writer is None or self.writer.is_closed() or pid != self.writer.get_server_pid():
            self.heard(set(str(payload).split()))

    async def versions(self, ids: list[str]) -> dict[str, int]:
        return dict(await self.rows("SELECT id, version FROM tables WHERE id = ANY(?)", ids))

    # --- reading --------------------------------------------------------------------------------------------------

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        async def ask(pool: asyncpg.Pool[Any]) -> list[Row]:
            return [tuple(row) for row in await pool.fetch(numbered(sql), *values)]

        return await self._patiently(ask)

    async def many(self, sql: str, *values: Any) -> list[Row]:
        return await self.rows(sql, *values)

    async def together(self, table: str, queries: list[Query]) -> list[list[Row]]:
        # One statement sees one moment, and is one way to the database and back.
        parts = ", ".join(f"(SELECT coalesce(json_agg(q), '[]') FROM ({sql}) q)" for sql, _ in queries)
        values = [value for _, values in queries for value in values]

        async def ask(pool: asyncpg.Pool[Any]) -> list[list[Row]]:
            found = await pool.fetchrow(numbered(f"SELECT {parts}"), *values)
            return [[tuple(row.values()) for row in json.loads(text)] for text in found or ()]

        return await self._patiently(ask)

    async def each(self, asked: list[list[Query]]) -> list[list[list[Row]]]:
        # One statement for all: those who fall behind read more tables at once, and catch up.
        sql, columns = joined(asked)

        async def ask(pool: asyncpg.Pool[Any]) -> list[list[list[Row]]]:
            return [
                [[tuple(row.values()) for row in json.loads(text)] for text in found]
                for found in await pool.fetch(sql, *columns)
            ]

        return await self._patiently(ask) if asked else []

    async def _patiently(self, ask: Callable[[asyncpg.Pool[Any]], Awaitable[Found]]) -> Found:
        """A connection may be lost, and the database come back: it is asked again for a while, then Away."""
        assert self.pool is not None
        limit, wait = monotonic() + AWAY_SECONDS, FIRST_WAIT
        while True:
            try:
                return await ask(self.pool)
            except LOST as error:
                if self.closed or monotonic() > limit:
                    raise Away(f"the database cannot be reached: {error or type(error).__name__}") from None
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)


async def as_it_is(link: Any) -> None:
    """What is read leaves nothing behind at a connection, so nothing has to be put back before others read."""


def numbered(sql: str) -> str:
    """PostgreSQL counts what is put into a statement."""
    first, *rest = sql.split("?")
    return first + "".join(f"${at}{part}" for at, part in enumerate(rest, 1))


def joined(asked: list[list[Query]]) -> tuple[str, list[list[Any]]]:
    """Queries that are asked of several tables as one statement, with a list for each of their values; the table, which
    is the first value of each, comes once. However many tables it is about, it is the same text."""
    columns: list[list[Any]] = [[queries[0][1][0] for queries in asked]]
    parts: list[str] = []
    for at, (sql, values) in enumerate(asked[0] if asked else []):
        first, *rest = sql.split("?")
        text = first
        for number, part in enumerate(rest):
            if number > 0:
                columns.append([queries[at][1][number] for queries in asked])
            text += f"asked.v{len(columns) - 1 if number else 0}{part}"
        assert len(rest) == len(values)
        parts.append(f"(SELECT coalesce(json_agg(q), '[]') FROM ({text}) q)")
    lists = ", ".join(f"${at}::{'bigint' if at > 1 else 'text'}[]" for at in range(1, len(columns) + 1))
    names = ", ".join([*[f"v{at}" for at in range(len(columns))], "place"])
    about = f"unnest({lists}) WITH ORDINALITY AS asked ({names})"
    return f"SELECT {', '.join(parts)} FROM {about} ORDER BY asked.place", columns


async def prepare(url: str) -> None:
    """Bring the database up to date, one server at a time; KylixError when it cannot be used."""
    try:
        link = await asyncpg.connect(url, timeout=CONNECT_SECONDS)
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise KylixError(f"the database {place(url)} cannot be used: {error or type(error).__name__}") from None
    try:
        async with link.transaction():
            await link.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
            if not await link.fetchval(f"SELECT pg_try_advisory_xact_lock_shared({USED})"):
                raise KylixError(f"the database {place(url)} is being moved; try again when that is done")
            await migrate(link, url)
    except (*LOST, asyncpg.PostgresError) as error:
        raise KylixError(f"the database {place(url)} cannot be used: {error}") from None
    finally:
        await link.close()


async def migrate(link: asyncpg.Connection[Any], url: str) -> None:
    await link.execute("CREATE TABLE IF NOT EXISTS kylix_format (format bigint PRIMARY KEY)")
    await link.execute("CREATE TABLE IF NOT EXISTS kylix_touched (one bigint PRIMARY KEY)")
    version = await link.fetchval("SELECT max(format) FROM kylix_format") or 0
    if version > FORMAT + 1:
        # Steps only add, so an older server beside one of the next version goes on.
        raise KylixError(f"{place(url)} was written by a newer Kylix (format {version}, not {FORMAT})")
    for number in sorted(STEPS):
        if number > version:
            await link.execute(STEPS[number])
            await link.execute("INSERT INTO kylix_format VALUES ($1)", number)


def place(url: str) -> str:
    """An address without its password."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
