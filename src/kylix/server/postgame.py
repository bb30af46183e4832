"""What comes after a game: looking back, a game of one's own from any move, a rematch, opened records, statistics."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Any

from kylix.core.chance import Chance, FixedChance, ProvableChance
from kylix.core.errors import BadRecord, BadSeats
from kylix.core.events import Entry
from kylix.core.state import State
from kylix.records import changes, record
from kylix.records.record import Record
from kylix.server import bot_pool, deep_keys
from kylix.server.club.sitters import sits_again
from kylix.server.endpoint import Call, Endpoint
from kylix.server.errors import ApiError
from kylix.server.hints import Thought
from kylix.server.limited import passes
from kylix.server.messages import Rematch
from kylix.server.middleware import Buckets
from kylix.server.postgame_messages import (
    Analysis,
    AnalysisAsked,
    BranchAsked,
    ChanceInfo,
    OpenedRecord,
    Replay,
    ReplayAsked,
    Review,
    Statistics,
    Verified,
    VerifiedPart,
)
from kylix.server.replay_cache import no_entry
from kylix.server.reports import Reports
from kylix.server.reviews import Reviews
from kylix.server.seat_messages import TableKeys
from kylix.server.seating import level_of
from kylix.server.table import ALPHABET, ID_LETTERS, Table
from kylix.server.table_manager import TableManager, provable
from kylix.server.tokens import digest
from kylix.store.base import StoredSeat, Taken

MOST_THOUGHTS = 5
"""So many moves back a bot may have planned a move that is asked about."""


class Postgame:
    """The endpoints for finished games and records."""

    def __init__(self, manager: TableManager, making: Buckets) -> None:
        self.manager = manager
        self.making = making
        self.looking = manager.workers.looking
        self.reports = Reports()
        self.reviews = Reviews(self.reports)

    def endpoints(self) -> list[Endpoint]:
        limits = self.manager.config.limits
        table = "/api/tables/{id}"
        return [
            Endpoint(
                "POST", f"{table}/replay", "look back: every entry as a viewpoint knows it", self.replay, Replay,
                body=ReplayAsked, limit=limits.message, token="optional",
            ),
            Endpoint(
                "POST", f"{table}/branch", "a game of one's own from any move of a finished one", self.branch,
                TableKeys, body=BranchAsked, limit=limits.message, person="optional",
            ),
            Endpoint(
                "POST", f"{table}/rematch", "the same people again, each one seat on", self.rematch, Rematch,
                token="seat or host",
            ),
            Endpoint("GET", f"{table}/record", "the record, once the game is over", self.record, str, form="lines"),
            Endpoint(
                "GET", f"{table}/chance", "what each outcome of chance was below, once the game is over", self.chance,
                ChanceInfo,
            ),
            Endpoint(
                "GET", f"{table}/statistics", "statistics, once the game is over; ask again until they are found",
                self.statistics, Statistics,
            ),
            Endpoint(
                "GET", f"{table}/review", "what each decision lost, once the game is over; ask again until it is found",
                self.review, Review,
            ),
            Endpoint(
                "POST", f"{table}/analysis", "the best moves of a seat in any position, once the game is over",
                self.analysis, Analysis, body=AnalysisAsked, limit=limits.message,
            ),
            Endpoint(
                "POST", "/api/records", "open a record, to look at it", self.open_record, OpenedRecord, body=str,
                limit=limits.record,
            ),
            Endpoint("POST", "/api/verify", "check a record", self.verify, Verified, body=str, limit=limits.record),
        ]  # fmt: skip

    async def finished(self, call: Call) -> Table:
        """The table, when nothing is hidden at it any more."""
        table = (await self.manager.commands(call.path["id"])).table
        if not table.open_to_all:
            raise ApiError(409, "not-over", "this is told when the game is over")
        return table

    def may_make(self, call: Call) -> None:
        if not self.making.take(call.client):
            raise ApiError(429, "too-many-tables", "too many tables are opened from here; wait a moment")

    # --- looking back ---------------------------------------------------------------------------------------------

    async def replay(self, call: Call) -> Replay:
        asked: ReplayAsked = call.body
        table = (await self.manager.commands(call.path["id"])).table
        seat = None if call.holder is None else call.holder.seat
        return await self.looking.run(self.manager.replays.replay, table, asked.viewpoint, seat, asked.first)

    async def record(self, call: Call) -> str:
        table = await self.finished(call)
        return await self.looking.run(record_text, table)

    async def chance(self, call: Call) -> ChanceInfo:
        table = whole(await self.finished(call), 0)
        return ChanceInfo((await self.looking.run(self.manager.replays.of, table)).bounds)

    async def statistics(self, call: Call) -> Statistics:
        table = whole(await self.finished(call), 0)
        return self.reports.look(table.id, table.n, lambda: record_text(table))

    async def review(self, call: Call) -> Review:
        table = await self.finished(call)
        return self.reviews.look(table.id, lambda: record_text(table))

    async def analysis(self, call: Call) -> Analysis:
        """What a good bot would have played there with what the seat knew then, what was played, and why."""
        asked: AnalysisAsked = call.body
        table = await self.finished(call)
        s, seat = await self.position(table, asked.n, asked.seat)
        history = table.state.record or []
        n = next((n for n in range(asked.n + 1, table.n) if history[n].controller is None), table.n)
        played: str = ""
        own: list[Thought] = []
        if n < table.n and history[n].back < 0 and history[n].seat == seat:
            played, kept = history[n].move, table.seats[seat]
            if kept.kind == "bot":
                own = await self.looking.run(self.thoughts, table, n)
        hints, found = await self.manager.hints.analyse(s, seat, asked.level, played, own)
        return Analysis(asked.n, table.setting.names["seat"][seat], asked.level, hints, found)

    def thoughts(self, table: Table, n: int) -> list[Thought]:
        """Where a bot may have thought of entry n: there, or earlier in its turn; each with what it played since."""
        history, states = table.state.record or [], self.manager.replays.of(table).states
        seat = history[n].seat
        found: list[Thought] = []
        moves: tuple[str, ...] = ()
        while n > 0 and len(found) < MOST_THOUGHTS and is_move_of(history[n], seat):
            moves = (history[n].move, *moves)
            asked = bot_pool.question(states[n - 1], seat, table.seats[seat].level, table.secret, n)
            found.append((asked, moves))
            n -= 1
        return found

    async def position(self, table: Table, n: int, seat: str) -> tuple[State, int]:
        """How it stood after entry n, and who is asked there: the seat that is named, or the first."""
        if n >= table.n:
            raise no_entry(table, n)
        whole(table, n)
        s = (await self.looking.run(self.manager.replays.of, table)).states[n]
        if s.over:
            raise ApiError(409, "analysis-over", "the game is over there: nobody is asked anything")
        whose = table.setting.seat(seat) if seat else s.to_act[0]
        if whose not in s.to_act:
            raise ApiError(409, "hint-not-asked", "a hint is given to who is asked something")
        return s, whose

    # --- other games ----------------------------------------------------------------------------------------------

    async def branch(self, call: Call) -> TableKeys:
        asked: BranchAsked = call.body
        table = await self.finished(call)
        self.may_make(call)
        for seat in asked.seats:
            level_of(seat.kind, seat.level)
        if len(asked.seats) != table.setting.seats:
            raise BadSeats(f"this game has {table.setting.seats} seats, not {len(asked.seats)}")
        if asked.n >= table.n:
            raise no_entry(table, asked.n)
        whole(table, asked.n)
        past = await self.looking.run(self.manager.replays.of, table)
        state: State = past.states[asked.n].clone()
        if state.over:
            raise ApiError(409, "branch-over", "the game is over there: nothing can be played from it")
        state.record = past.record[: asked.n + 1]
        # Outcomes go on by number as they would have in the game: so the record of the branch can be verified, too.
        fixed = isinstance(table.state.chance, FixedChance)
        state.chance = provable([]) if fixed else known(table.state.chance)
        more = {"branch": {"table": table.id, "n": asked.n}}
        return await self.manager.seat_people(state, asked.seats, more, call.person)

    async def rematch(self, call: Call) -> Rematch:
        """Everybody's token opens their new seat: no secret has to be sent to anybody."""
        table = (await self.manager.commands(call.path["id"])).table
        if not table.state.over or table.is_record:
            raise ApiError(409, "not-over", "a rematch begins when the game is over")
        async with table.lock:
            if not table.has_rematch:
                self.may_make(call)
                with contextlib.suppress(Taken):  # by way of another server
                    await self.begin_rematch(table, call.holder.seat if call.holder else None)
                table.has_rematch = True
                table.tell_all()
        found = table.rematch()
        assert found is not None
        return found

    async def begin_rematch(self, table: Table, by: int | None) -> None:
        state = await asyncio.to_thread(table.setting.start, provable([]))
        seats: list[StoredSeat] = list(table.seats)
        for seat, kept in enumerate(table.seats):
            seats[table.next_seat(seat)] = kept
        first = table.state.chance
        with_numbers = isinstance(first, ProvableChance) and first.promises
        begin = self.manager.seed_numbers.wait if with_numbers else self.manager.add
        id = table.rematch_id
        also = tuple(sits_again(id, table.next_seat(seat), table.id, seat) for seat in range(len(seats)))
        also += self.manager.noticing.invited(table, id, by)
        await begin(id, state, table.host, tuple(seats), carried(table), also)

    # --- records --------------------------------------------------------------------------------------------------

    async def open_record(self, call: Call) -> OpenedRecord:
        self.may_make(call)
        numbers = hashlib.sha256(call.body.encode()).digest()
        id = "r_" + "".join(ALPHABET[number % len(ALPHABET)] for number in numbers[:ID_LETTERS])
        await self.looking.run(self.manager.records.ask, passes, played_again, call.body)
        read, state = await self.looking.run(played_again, call.body)
        names = (*read.players, *[""] * state.seats)[: state.seats]
        seats = tuple(StoredSeat("here", "", name[:40], "") for name in names)
        if not await self.manager.store.has(id):
            with contextlib.suppress(Taken):  # somebody else opened the same file at this moment
                await self.manager.add(id, state, digest(secrets.token_hex()), seats, {"record": True})
        return OpenedRecord(id, len(read.entries))

    async def verify(self, call: Call) -> Verified:
        return await self.looking.run(self.manager.records.ask, verify, call.body)


def carried(table: Table) -> dict[str, Any]:
    """What was chosen for a table, and is so at its rematch."""
    said: dict[str, Any] = {"hints": table.hints}
    said |= {"rated": True} if table.rated else {}
    said |= {"pace": asdict(table.timing.pace)} if table.timing.pace is not None else {}
    return said | ({"delay": table.watching.delay} if table.watching.delay else {})


def whole(table: Table, n: int) -> Table:
    """The table, when the rules of now can play it from entry n on: else nobody knows how it stood there."""
    if table.is_left or n < changes.part(table.state.record or []):
        raise ApiError(409, "other-rules", "this was played under rules that are not here: only its events are known")
    return table


def is_move_of(entry: Entry, seat: int) -> bool:
    return entry.seat == seat and entry.controller is None and entry.back < 0 and not entry.change


def known(chance: Chance) -> Chance:
    """The same outcomes; but whoever looked at the finished game can tell them beforehand."""
    if not isinstance(chance, ProvableChance):
        return chance
    return ProvableChance(chance.secret, chance.seats, chance.promises, True)


def record_text(table: Table) -> str:
    players = tuple(seat.level or seat.name or "you" for seat in table.seats)
    return "\n".join(record.lines(table.state, players)) + "\n"


def read_text(text: str) -> Record:
    """A record that came as a text; the name of a file means nothing to whoever sent it."""
    deep_keys.check_record(text)
    with tempfile.TemporaryDirectory(prefix="kylix-record-") as folder:
        path = Path(folder, "record.jsonl")
        path.write_text(text, encoding="utf-8", newline="")
        try:
            return record.read(path)
        except BadRecord as error:
            raise BadRecord(str(error).replace(str(path), "this"), error.entry) from None


def played_again(text: str) -> tuple[Record, State]:
    """Whether chance fell as it should have is not asked here: a record that fails there can be looked at, too."""
    read = read_text(text)
    return read, record.replay(read)


def verify(text: str) -> Verified:
    try:
        read = read_text(text)
        record.verify(read)
    except BadRecord as error:
        return Verified(False, max(0, text.count("\n") - 1), str(error), error.entry)
    changed = read.is_left or changes.part(read.entries)
    parts = [VerifiedPart(part.first, part.last, part.version, part.until) for part in record.parts(read)]
    return Verified(True, len(read.entries), "", None, parts if changed else [], read.setting.game.version)
