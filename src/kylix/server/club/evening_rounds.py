"""The rounds of an evening: groups are made, tables opened for them, bots stand in for those who leave.

A round is kept first, with the ids of its tables, in one change that only one server can make; then its tables are
opened. Whoever finds a table that was not opened, since a server was lost in between, opens it. Devices add their
numbers to chance as everywhere (seed_numbers.py); those that are away are waited for only for a short time.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING, Any

from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.registry import game
from kylix.server.club.evening_messages import LEAST
from kylix.server.club.evening_read import OUT, Evening, Sitting, is_free, read, sizes
from kylix.server.club.lost import counted
from kylix.server.club.notices import told
from kylix.server.club.pairing import BOT, Round, Wanted, pair, with_bots
from kylix.server.club.sitters import sits
from kylix.server.errors import ApiError
from kylix.server.keeping import kept
from kylix.server.seat_messages import SeatChange
from kylix.server.seed_numbers import GATHERS
from kylix.server.table import ALPHABET, ID_LETTERS, Table, new_token
from kylix.server.tokens import Holder, digest
from kylix.store.base import USED, Change, Done, Statement, StoredSeat, Taken

if TYPE_CHECKING:
    from kylix.server.table_manager import TableManager

BEGIN = "UPDATE evenings SET round = ?, due = NULL WHERE id = ? AND round = ? AND over = 0"
TABLE = (
    "INSERT INTO evening_tables (evening_id, round, number, game, title) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
SEAT = "INSERT INTO evening_seats (evening_id, round, number, seat, k) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
MADE = "UPDATE evening_tables SET made = 1 WHERE game = ?"
ENDED = "UPDATE evening_tables SET ended = ? WHERE game = ?"
PLACE = "UPDATE evening_seats SET place = ? WHERE evening_id = ? AND round = ? AND number = ? AND seat = ?"
TAKES = "UPDATE evening_seats SET k = ? WHERE evening_id = ? AND round = ? AND number = ? AND seat = ? AND k IN (?, ?)"


class Rounds:
    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.store = manager.store
        self.opening = asyncio.Lock()

    # --- beginning ------------------------------------------------------------------------------------------------

    async def begin(self, evening: Evening) -> None:
        """The next round; nothing happens where somebody else began it."""
        next_round = evening.round + 1
        self.check(evening)
        made = await asyncio.to_thread(paired, evening, next_round)
        also = [Statement(BEGIN, (next_round, evening.id, evening.round), needed=True)]
        for number, group in enumerate(made.groups):
            also.append(Statement(TABLE, (evening.id, next_round, number, new_id(), made.title)))
            also += [Statement(SEAT, (evening.id, next_round, number, seat, k)) for seat, k in enumerate(group)]
        also += [Statement(SEAT, (evening.id, next_round, OUT, seat, k)) for seat, k in enumerate(made.byes)]
        with contextlib.suppress(Taken):
            await kept(self.store, Change(also=tuple(also)))
        await self.open_all(await read(self.store, evening.id))

    def check(self, evening: Evening) -> None:
        """ApiError where no round can begin."""
        if evening.stage == "over":
            raise ApiError(409, "evening-over", "this evening is over")
        if evening.open_tables:
            raise ApiError(409, "round-open", "tables of this round have not ended")
        least = min(sizes(evening.title_of(evening.round + 1)["title"]))
        if len(evening.playing) < (LEAST if not evening.round else least):
            raise ApiError(409, "too-few", "there are too few people for a round")

    async def open_all(self, evening: Evening) -> None:
        """Tables that were not opened yet."""
        for table in evening.tables:
            if not table.made:
                async with self.opening:
                    await self.open(evening, table)

    async def open(self, evening: Evening, table: Sitting) -> None:
        about, count = evening.about, len(table.people)
        setting = setting_of(evening.title_of(table.round), count)
        state = await asyncio.to_thread(start, setting)
        seats = tuple(seat_of(evening, k) for k in table.people)
        people = [(seat, k) for seat, k in enumerate(table.people) if k != BOT]
        also = [Statement(MADE, (table.game,), needed=True)]
        also += [sits(table.game, seat, evening.people[k].person) for seat, k in people]
        also.append(told(table.game, 0, "invited", {seat for seat, _ in people}))
        more: dict[str, Any] = {"hints": False, GATHERS: self.manager.config.number_seconds}
        if about.get("pace"):
            more["pace"] = about["pace"]
        if about["rated"]:
            more["rated"] = True
        try:
            await self.manager.seed_numbers.wait(table.game, state, digest(new_token()), seats, more, tuple(also))
        except Taken:  # another server opened it
            await self.store.commit(Change(also=(Statement(MADE, (table.game,)),)))

    # --- while it is played ---------------------------------------------------------------------------------------

    async def begun(self, id: str) -> Table:
        """The table, whose game begins now if it waits for numbers."""
        while await self.store.is_waiting(id):
            try:
                await self.manager.seed_numbers.begin(id)
            except ApiError as error:
                if error.key != "begun":  # just now
                    raise
        return (await self.manager.commands(id)).table

    async def leaves(self, evening: Evening, who: int, own: bool) -> None:
        """A bot plays for somebody who left; where the host says so, when everybody has seen it counted down."""
        found = evening.table_of(who)
        if found is None or not found.made:
            return
        seat = found.people.index(who)
        with contextlib.suppress(ApiError):  # a table that cannot be opened plays nobody
            table = await self.begun(found.game)
            level = evening.about["level"]
            while True:
                async with table.lock:
                    with contextlib.suppress(Taken):
                        if table.is_person(seat) and table.stopped is None and not table.state.over:
                            holder = Holder(seat if own else None)
                            await table.seating.change(holder, seat, SeatChange("bot", level))
                        return

    async def replace(self, evening: Evening, id: str, seat: int, by: int) -> None:
        """Somebody plays on for whoever left; what the seat reaches is theirs."""
        found = self.table_named(evening, id)
        guest = evening.people.get(by)
        if seat >= len(found.people):
            raise ApiError(409, "seat-not-free", "there is no such seat")
        was = found.people[seat]
        if was != by and (guest is None or not guest.person or evening.table_of(by) is not None):
            raise ApiError(409, "plays-elsewhere", "whoever takes a seat over is at no other table of this round")
        if was != by and not is_free(evening, found, seat):
            raise ApiError(409, "seat-not-free", "this seat is played by whoever it belongs to")
        assert guest is not None
        table = await self.begun(found.game)
        if seat in table.lost():
            raise ApiError(409, "seat-lost-game", "this seat has lost the game: a bot plays it to the end")
        values = (by, evening.id, found.round, found.number, seat, was, by)
        if not isinstance(await self.store.commit(Change(also=(Statement(TAKES, values, needed=True),))), Done):
            raise ApiError(409, "seat-not-free", "somebody else was quicker")
        while True:
            async with table.lock:
                with contextlib.suppress(Taken):
                    if not table.is_person(seat):
                        await table.seating.put(seat, link(guest.name), "seat-joined", guest.person)
                    return

    async def stop(self, evening: Evening, id: str, now: float) -> None:
        """The host ends a table as it stands at this moment."""
        found = self.table_named(evening, id)
        try:
            table = await self.begun(found.game)
        except ApiError as error:
            if error.key not in ("cannot-load", "cannot-read"):
                raise
            await kept(self.store, Change(also=ended(evening, found, [1] * len(found.people), now)))
            return
        while True:
            async with table.lock:
                with contextlib.suppress(Taken):
                    await self.end(evening, found, table, now)
                    return

    async def end(self, evening: Evening, found: Sitting, table: Table, now: float) -> None:
        if table.state.over:
            return
        places = counted(as_it_stands(table.state), table.lost())
        also = ended(evening, found, places, now)
        if table.is_left:
            await kept(self.store, Change(also=also))
            return
        await table.agreeing.abandon(also, "called")
        table.tell_all()

    def table_named(self, evening: Evening, id: str) -> Sitting:
        found = next((table for table in evening.tables if table.game == id), None)
        if found is None:
            raise ApiError(404, "no-table", "this evening has no such table")
        if found.over:
            raise ApiError(409, "table-ended", "this table has ended")
        return found


def paired(evening: Evening, round: int) -> Round:
    about = evening.title_of(round)
    known = tuple(sizes(about["title"]))
    wanted = Wanted(about["title"], known, about["seats"], evening.about["format"])
    made = pair(evening.playing, evening.past(), wanted, evening.points(), evening.seed)
    return with_bots(made, known) if evening.about["bots"] else made


def setting_of(about: dict[str, Any], seats: int) -> Setting:
    """Options that mean nothing with so many seats are left out."""
    title = game(about["title"])
    fits = {option.name: not option.seats or seats in option.seats for option in title.options}
    return title.setting(seats, {name: value for name, value in about["options"].items() if fits.get(name, True)})


def start(setting: Setting) -> Any:
    from kylix.server.table_manager import provable

    return setting.start(provable([]))


def seat_of(evening: Evening, k: int) -> StoredSeat:
    return StoredSeat("bot", evening.about["level"], "", "") if k == BOT else link(evening.people[k].name)


def link(name: str) -> StoredSeat:
    """A person's: it is opened by the key of the person alone, this one is known to nobody."""
    return StoredSeat("link", "", name, digest(new_token()), USED + digest(new_token()))


def ended(evening: Evening, table: Sitting, places: list[int], now: float) -> tuple[Statement, ...]:
    own = [(place, evening.id, table.round, table.number, seat) for seat, place in enumerate(places)]
    return Statement(ENDED, (now, table.game)), *[Statement(PLACE, values) for values in own]


def as_it_stands(s: State) -> list[int]:
    """The title's ranking; where it places nobody before the end, whoever has the most of what it counts is first."""
    ranking, scores = s.ranking(), s.scores()
    if len(set(ranking)) > 1:
        return ranking
    return [1 + sum(other > mine for other in scores) for mine in scores]


def new_id() -> str:
    return "t_" + "".join(secrets.choice(ALPHABET) for _ in range(ID_LETTERS))
