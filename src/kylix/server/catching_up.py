"""A table here follows what other servers changed: their lines are played and compared, then everybody here is told."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from kylix.core.errors import KylixError
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.game import Setting
from kylix.server import other_rules
from kylix.server.errors import ApiError
from kylix.server.replaying import entry_of
from kylix.server.table import Table
from kylix.server.undo import Mark
from kylix.store.base import Line, Store, StoredTable
from kylix.store.reading import Known, Row


class TableGone(Exception):
    """Another server deleted it."""


@dataclass(frozen=True)
class News:
    """What the store has of a table, beyond what was known here then."""

    known: Known
    found: StoredTable | None
    more: list[list[Row]]


def known(table: Table) -> Known:
    asked = [*table.timing.asked(), table.agreeing.asked(), *table.watching.asked()]
    return table.id, table.n, asked


async def read(store: Store, tables: Sequence[Table]) -> dict[str, News]:
    """All at once, and not under their locks: what happens meanwhile is seen by what is known then."""
    asked = [known(table) for table in tables]
    answers = await store.news(asked)
    return {one[0]: News(one, *answer) for one, answer in zip(asked, answers, strict=True)}


async def catch_up(table: Table, news: News | None = None) -> bool:
    """Whether anything was new. Under the table's lock; pages here are told of chats, the caller tells the rest."""
    if news is None or news.known != known(table):
        news = (await read(table.store, [table]))[table.id]
    found, more = news.found, news.more
    timing = table.timing.asked()
    if found is None:
        raise TableGone
    if found.version <= table.version:
        return False
    if found.lines:
        await play_on(table, found)
    take_seats(table, found)
    said = [chat for chat in found.chats if not table.chats or chat.k > table.chats[-1].k]
    table.chats = list(found.chats)
    for chat in said:
        table.watching.say(chat)
    table.timing.take(more[: len(timing)])
    table.agreeing.take(more[len(timing)])
    await table.watching.take(more[len(timing) + 1 :])
    await table.orders.read_all()
    table.host, table.notes, table.hinted = found.host, dict(found.notes), dict(found.hinted)
    table.version = found.version
    return True


async def play_on(table: Table, found: StoredTable) -> None:
    played = followed(table, found.lines)
    if played is None:
        # Something was taken back, or it differs: from the beginning, and what does not fit is said.
        whole = await table.store.table(table.id)
        if whole is None:
            raise TableGone
        again = await asyncio.to_thread(other_rules.play, whole)
        assert isinstance(again.state.setting, Setting)
        again.state.chance = table.state.chance
        table.setting, table.stopped, table.settling.played = again.state.setting, again.stopped, again
        played = again.state, again.marks
    table.patience.turn_to(table.state)
    table.patience.moved.update(line.seat for line in found.lines if not line.controller)
    table.state, table.marks = played


def followed(table: Table, lines: Sequence[Line]) -> tuple[State, list[Mark]] | None:
    """The state with these lines played, as they were; None where it is not as simple as that."""
    s = table.state.clone()
    s.record = list(table.state.record or [])
    marks = list(table.marks)
    try:
        for line in lines:
            marks.append(Mark(line.first, s.turn, line.at, line.automatic))
            if line.controller:
                s.record.append(entry_of(line))
                continue
            if line.back >= 0 or line.rules:
                return None
            (move,) = table.setting.read(line.move)
            s.check(line.seat, move)
            s.apply(line.seat, move)
            if s.record[-1].outcomes != list(line.outcomes) or codec.digest(s) != line.state:
                return None
    except KylixError:
        return None
    return s, marks


def take_seats(table: Table, found: StoredTable) -> None:
    for seat, value in enumerate(found.seats):
        renewed = table.seats[seat].token != value.token
        if table.seats[seat] != value:
            table.seating.drop(seat)
        table.seats[seat] = value
        for listener in [one for one in table.listeners if renewed and one.seat == seat]:
            listener.dismiss(ApiError(401, "token-renewed", "this seat was given to somebody else"))
