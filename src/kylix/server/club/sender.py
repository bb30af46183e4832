"""Sends what people are to be told. Several servers may do so at once: each notice is taken by one, for a while.

A notice waits while its person looks at the table, and is dropped when they saw or did what it is about. What cannot
be sent is tried again, later and later; then it is shown as failed. An answer that is lost after a mail was taken is
the one case in which something is sent twice.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from time import time
from typing import Any, Protocol

from kylix.server.club.looking import Look
from kylix.server.club.wording import Told
from kylix.store.base import Change, Done, Statement, Store
from kylix.store.saying import NOW

log = logging.getLogger("kylix.server")

BACK_OFF = (60.0, 300.0, 900.0, 3600.0, 4 * 3600.0)
"""Seconds before it is tried again."""
LEASE_SECONDS = 60.0
SEND_SECONDS = 30.0
"""So long one try may take; the lease is longer."""
LOOKING_SECONDS = 5.0
"""While somebody looks it is asked again so often whether they saw it."""
AWAY_SECONDS = 600.0
HOUR, DAY = 3600.0, 86_400.0
KEPT_DAYS = 14
BETWEEN_SECONDS = 1.0
AT_ONCE = 24
FOR_ONE = 3
"""Notices of one person that are on their way at a time: a slow address of theirs keeps nobody else waiting."""
READ = 300
DUE = """SELECT n.person_id, n.table_id, n.n, n.event, n.channel, n.seat, n.made, n.ends, n.tries, n.until, w.rule,
    c.kind, c.address, c.form, c.hour, c.stop, c.failing, p.lang, t.head, t.to_act, t.over, s.kind,
    (SELECT MAX(l.n) FROM lines l WHERE l.table_id = n.table_id AND l.n >= n.n AND l.seat = n.seat AND l.move <> ''),
    k.at
  FROM notices n JOIN channels c ON c.id = n.channel JOIN persons p ON p.id = n.person_id
  JOIN tables t ON t.id = n.table_id JOIN seats s ON s.table_id = n.table_id AND s.seat = n.seat
  LEFT JOIN wishes w ON w.person_id = n.person_id AND w.event = n.event AND w.channel = n.channel
  LEFT JOIN looked k ON k.person_id = n.person_id
  WHERE n.done IS NULL AND n.due <= ? AND n.until <= ? ORDER BY n.due LIMIT ?"""
KEY = "person_id = ? AND table_id = ? AND n = ? AND event = ? AND channel = ?"
TAKE = f"""UPDATE notices SET worker = ?, until = ?, tries = ? WHERE {KEY} AND done IS NULL
  AND ((until = ? AND tries = ? AND due <= ?) OR worker = ?)"""
"""Only as it was read: since then it may have been tried and put off."""
LATER = f"UPDATE notices SET due = ? WHERE {KEY} AND done IS NULL AND until = ?"
DROP = f"UPDATE notices SET done = ?, how = ? WHERE {KEY} AND done IS NULL AND until = ?"
BACK = f"UPDATE notices SET until = 0, due = ?, tries = ?, failed = ? WHERE {KEY} AND done IS NULL AND worker = ?"
END = f"UPDATE notices SET until = 0, done = ?, how = ?, failed = ? WHERE {KEY} AND worker = ?"
FAILING = "UPDATE channels SET failing = ? WHERE id = ?"
TIDY = ("DELETE FROM notices WHERE done < ?", "DELETE FROM mailed WHERE at < ?", "DELETE FROM codes WHERE until < ?")


class NotSent(Exception):
    """Why something could not be sent, in a few words for its person; for good: trying again is of no use."""

    def __init__(self, why: str, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good


class Way(Protocol):
    """How one kind of channel is told things."""

    async def send(self, channel: Channel, told: list[Told]) -> None:
        """NotSent when it could not be."""
        ...


@dataclass(frozen=True)
class Channel:
    id: str
    person: str
    kind: str
    address: str
    form: str
    hour: int
    """Of the day, in Greenwich: when the digest of a day is sent."""
    stop: str
    """Opens the door by which a mail is the last one."""
    lang: str
    failing: str = ""


@dataclass(frozen=True)
class Row:
    """A notice that is due, with what decides whether it is sent."""

    person: str
    table: str
    n: int
    event: str
    channel: Channel
    seat: int
    made: float
    ends: float
    tries: int
    until: float
    rule: str
    head: str
    to_act: str
    over: bool
    seat_kind: str
    acted: bool
    looked: float

    @property
    def key(self) -> tuple[str, str, int, str, str]:
        return self.person, self.table, self.n, self.event, self.channel.id

    @property
    def is_past(self) -> str:
        """Why nobody wants to hear of it any more; empty if they do."""
        if not self.rule:
            return "off"
        if self.event == "turn" and (
            self.acted or self.over or f",{self.seat}," not in self.to_act or self.seat_kind == "bot"
        ):
            return "acted"
        return "acted" if self.event == "stood-in" and self.seat_kind != "bot" else ""

    def moment(self) -> float:
        """Not before: by the rule that its person chose."""
        if self.rule == "digest":
            at = self.channel.hour * HOUR
            return ((self.made - at) // DAY + 1) * DAY + at
        return self.looked + AWAY_SECONDS if self.rule == "away" else self.made


def row_of(found: tuple[Any, ...]) -> Row:
    person, table, n, event, id, seat, made, ends, tries, until, rule, kind, address, form, hour, stop = found[:16]
    failing, lang, head, to_act, over, seat_kind, acted, looked = found[16:]
    channel = Channel(id, person, kind, address, form, hour, stop, lang, failing)
    about = (rule or "", head, to_act, bool(over), seat_kind, acted is not None, looked or 0.0)
    return Row(person, table, n, event, channel, seat, made, ends, tries, until, *about)


class Sender:
    def __init__(
        self,
        store: Store,
        ways: dict[str, Way],
        looks: Callable[[str, int, int], Awaitable[Look]],
        words: Callable[[Row], Awaitable[Told]],
    ) -> None:
        self.store = store
        self.ways = ways
        self.looks = looks
        self.words = words
        self.back_off: tuple[float, ...] = BACK_OFF
        self.between = BETWEEN_SECONDS
        self.looking_seconds = LOOKING_SECONDS
        self.at_once = AT_ONCE
        self.going: dict[tuple[Any, ...], asyncio.Task[None]] = {}
        """By key: what is on its way."""
        self.task: asyncio.Task[None] | None = None
        self.tidied = 0.0

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """What is on its way has a moment to arrive; what does not is taken again when its lease is over."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        going = list(self.going.values())
        if going:
            await asyncio.wait(going, timeout=2.0)
        for task in going:
            task.cancel()
        await asyncio.gather(*going, return_exceptions=True)

    async def run(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:  # the store cannot be reached, say: the next sweep tries again
                log.warning("notices could not be looked at", exc_info=True)
            await asyncio.sleep(self.between)

    async def now(self) -> float:
        """By the clock of the store: those of servers may differ."""
        if not self.store.is_shared:
            return time()
        return float((await self.store.rows(f"SELECT CAST({NOW} AS double precision)"))[0][0])

    # --- looking through ------------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Begin with what is due, as far as there is room."""
        now = await self.now()
        await self.tidy(now)
        rows = [row_of(found) for found in await self.store.many(DUE, now, now, READ)]
        mine = Counter(key[0] for key in self.going)
        for group in self.grouped([row for row in rows if row.key not in self.going], now):
            if len(self.going) >= self.at_once:
                return
            person = group[0].person
            if mine[person] < FOR_ONE:
                mine[person] += 1
                self.begin(group)

    def grouped(self, rows: list[Row], now: float) -> list[list[Row]]:
        """The digest of a channel is one message; everything else is one each."""
        groups: dict[tuple[Any, ...], list[Row]] = {}
        for row in rows:
            whole = row.rule == "digest" and row.moment() <= now
            key: tuple[Any, ...] = (row.channel.id,) if whole else row.key
            groups.setdefault(key, []).append(row)
        return list(groups.values())

    def begin(self, group: list[Row]) -> None:
        task = asyncio.create_task(self.handle(group))
        for row in group:
            self.going[row.key] = task

        def ended(task: asyncio.Task[None]) -> None:
            for row in group:
                self.going.pop(row.key, None)
            if not task.cancelled() and (error := task.exception()):
                log.error("a notice could not be handled", exc_info=error)

        task.add_done_callback(ended)

    async def tidy(self, now: float) -> None:
        if now - self.tidied > HOUR:
            self.tidied = now
            limits = (now - KEPT_DAYS * DAY, now - DAY, now)
            also = tuple(Statement(sql, (limit,)) for sql, limit in zip(TIDY, limits, strict=True))
            await self.store.commit(Change(also=also))

    # --- one of them ----------------------------------------------------------------------------------------------

    async def handle(self, group: list[Row]) -> None:
        wanted = [row for row in group if await self.is_wanted(row)]
        token = secrets.token_hex(8)
        taken = [row for row in wanted if await self.take(row, token)]
        if not taken:
            return
        # Somebody may have come to the table meanwhile.
        looked = {row.key: await self.looks(row.table, row.seat, row.n) for row in taken}
        for row in taken:
            if looked[row.key] != "away":
                await self.put(BACK, (await self.now() + self.looking_seconds, row.tries, "", *row.key, token))
        if ready := [row for row in taken if looked[row.key] == "away"]:
            await self.send(ready, token)

    async def is_wanted(self, row: Row) -> bool:
        """Whether it is to be sent now; if not, it is dropped or put off."""
        now = await self.now()
        past = row.is_past or ("late" if now > row.ends else "")
        look = "away" if past else await self.looks(row.table, row.seat, row.n)
        if past or look == "saw":
            await self.put(DROP, (now, past or "seen", *row.key, row.until))
            return False
        later = now + self.looking_seconds if look == "looks" else row.moment() if row.tries == 0 else now
        if later > now:
            await self.put(LATER, (later, *row.key, row.until))
        return later <= now

    async def take(self, row: Row, token: str) -> bool:
        now = await self.now()
        values = (token, now + LEASE_SECONDS, row.tries + 1, *row.key, row.until, row.tries, now, token)
        return isinstance(await self.store.commit(Change(also=(Statement(TAKE, values, needed=True),))), Done)

    async def put(self, sql: str, values: tuple[str | float | None, ...], *more: Statement) -> None:
        await self.store.commit(Change(also=(Statement(sql, values), *more)))

    async def send(self, rows: list[Row], token: str) -> None:
        channel = rows[0].channel
        try:
            told = [await self.words(row) for row in rows]
            await self.by(channel, told)
        except NotSent as error:
            await self.failed(rows, token, str(error), error.for_good)
            return
        now = await self.now()
        mended = (Statement(FAILING, ("", channel.id)),) if channel.failing else ()
        for row in rows:
            await self.put(END, (now, "sent", "", *row.key, token), *mended)

    async def by(self, channel: Channel, told: list[Told]) -> None:
        """NotSent, whatever goes wrong."""
        way = self.ways.get(channel.kind)
        if way is None:
            raise NotSent("the host of this server has switched this off", for_good=True)
        try:
            await asyncio.wait_for(way.send(channel, told), SEND_SECONDS)
        except TimeoutError:
            raise NotSent("no answer in time") from None
        except NotSent:
            raise
        except Exception as error:
            log.exception("a notice by %s could not be sent", channel.kind)
            raise NotSent(f"a fault of this server ({type(error).__name__})") from None

    async def failed(self, rows: list[Row], token: str, why: str, for_good: bool) -> None:
        """Tried again later, or given up; in both cases its person sees why."""
        now = await self.now()
        shown = Statement(FAILING, (why[:200], rows[0].channel.id))
        for row in rows:
            if for_good or row.tries >= len(self.back_off):
                await self.put(END, (now, "failed", why[:200], *row.key, token), shown)
            else:
                due = now + self.back_off[row.tries]
                await self.put(BACK, (due, row.tries + 1, why[:200], *row.key, token), shown)
