"""A person takes everything along, or leaves: then others' games stay, and the name in them is that of somebody."""

from __future__ import annotations

import contextlib
import json
from dataclasses import replace
from time import time
from typing import Any

import kylix
from kylix.server.club.people_messages import Everything, PersonDeleted
from kylix.server.endpoint import Call, Endpoint
from kylix.server.errors import ApiError
from kylix.server.keeping import kept
from kylix.server.table import Table
from kylix.server.table_manager import TableManager
from kylix.store.base import Change, Statement, Taken

SOMEBODY = "*"
"""In place of a name: pages say it in their language."""

KEPT = {
    "persons": "id, name, emblem, lang, mail, confirmed, made, seen",
    "devices": "person_id, name, made, used",
    "passkeys": "person_id, id, public_key, counter, name, made, used",
    "codes": "person_id, kind, until, tries",
    "sitters": "person_id, table_id, seat",
    "results": "person_id, game, seat, name, place, score, title, seats, ended",
    "channels": "person_id, kind, address, form, hour, failing, made",
    "wishes": "person_id, event, channel, rule",
    "notices": "person_id, table_id, n, event, channel, made, done, how, failed",
    "looked": "person_id, at",
    "mailed": "person_id, kind, at",
    "ratings": "person_id, title, mu, sigma, games",
    "sharing": "person_id, since",
    "evening_people": "person_id, evening_id, k, name, emblem, plays, joined",
}
"""By table of the store that names persons: what is told of it. Of secrets nothing is, not even their hashes.

A table with a column `person_id` that is not here fails a test: whoever adds one says here what a person is told of it,
and lets its rows go with the person (`REFERENCES persons ON DELETE CASCADE`).
"""
AT_SEATS = {
    "seats": "q.table_id, q.seat, q.kind, q.name",
    "chats": "q.table_id, q.k, q.seat, q.name, q.text, q.at",
    "notes": "q.table_id, q.seat, q.text",
    "orders": "q.table_id, q.seat, q.kind, q.lasts, q.turn, q.terms, q.ended",
    "order_lines": "q.table_id, q.n, q.seat, q.kind",
}
"""What is kept at the seats that are theirs."""
CHATS = "UPDATE chats SET name = ? WHERE table_id = ? AND seat = ? AND name = ?"
SAID = """UPDATE commands SET answer = '' WHERE table_id = ? AND seat = ? AND answer LIKE '{"type":"chat",%'"""
"""Chats as they were answered to their page, with the name; a page that asks again is told by the chat itself."""
LEFT = "DELETE FROM orders WHERE table_id = ? AND seat = ?", "DELETE FROM order_lines WHERE table_id = ? AND seat = ?"
"""What they left to be answered, and what was."""
LINES = "SELECT n, controller FROM lines WHERE table_id = ? AND seat = ? AND controller <> ''"
LINE = "UPDATE lines SET controller = ? WHERE table_id = ? AND n = ?"
RESULTS = "UPDATE results SET name = ?, person_id = NULL WHERE person_id = ?"
NOBODY_LEFT = """DELETE FROM results WHERE game IN (SELECT game FROM results WHERE person_id = ?)
  AND NOT EXISTS (SELECT 1 FROM results r WHERE r.game = results.game AND r.person_id <> ?)"""
GONE = (
    "UPDATE mailed SET person_id = '' WHERE person_id = ?",  # it counts what is sent to an address
    "UPDATE rated SET who = '*' WHERE who = ?",
    "UPDATE evening_people SET name = '*', emblem = '', plays = 0 WHERE person_id = ?",
    "DELETE FROM persons WHERE id = ?",
)


class Leaving:
    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.store = manager.store

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "GET", "/api/person/export", "everything about the person", self.export, Everything, person="needed"
            ),
            Endpoint(
                "POST", "/api/person/delete", "the person is deleted; others' games stay", self.delete, PersonDeleted,
                person="needed",
            ),
        ]  # fmt: skip

    async def export(self, call: Call) -> Everything:
        assert call.person is not None
        found: dict[str, list[dict[str, object]]] = {}
        for table, columns in KEPT.items():
            key = "id" if table == "persons" else "person_id"
            rows = await self.store.many(f"SELECT {columns} FROM {table} WHERE {key} = ?", call.person.id)
            found[table] = [dict(zip(columns.split(", "), row, strict=True)) for row in rows]
        for table, columns in AT_SEATS.items():
            sql = f"""SELECT {columns} FROM sitters s JOIN {table} q ON q.table_id = s.table_id AND q.seat = s.seat
              WHERE s.person_id = ?"""
            names = columns.replace("q.", "").split(", ")
            found[table] = [dict(zip(names, row, strict=True)) for row in await self.store.many(sql, call.person.id)]
        return Everything(kylix.__version__, time(), found)

    async def delete(self, call: Call) -> PersonDeleted:
        """Table by table, the person last: if it is cut off, the person is still there to ask again."""
        assert call.person is not None
        id = call.person.id
        found = await self.store.many("SELECT table_id, seat FROM sitters WHERE person_id = ?", id)
        for table, seat in found:
            with contextlib.suppress(ApiError):  # deleted meanwhile
                await self.unnamed(table, seat)
        last = [Statement(NOBODY_LEFT, (id, id)), Statement(RESULTS, (SOMEBODY, id))]
        await self.store.commit(Change(also=(*last, *[Statement(sql, (id,)) for sql in GONE])))
        return PersonDeleted(len({table for table, _ in found}))

    async def unnamed(self, id: str, seat: int) -> None:
        """The name goes from a seat, from its chats and from what the record tells of who sat there."""
        table = await self.manager.opened(id)
        while True:
            async with table.lock if table else contextlib.nullcontext():
                with contextlib.suppress(Taken):  # another server changed the table meanwhile
                    await self.take_name(id, seat, table)
                    return

    async def take_name(self, id: str, seat: int, table: Table | None) -> None:
        stored = await self.store.table(id)
        if stored is None:
            return
        old = stored.seats[seat]
        lines = [
            Statement(LINE, (json.dumps({**json.loads(told), "person": SOMEBODY}), id, n))
            for n, told in await self.store.rows(LINES, id, seat)
            if json.loads(told).get("person") == old.name
        ]
        chats = Statement(CHATS, (SOMEBODY, id, seat, old.name)), Statement(SAID, (id, seat))
        left = [Statement(sql, (id, seat)) for sql in LEFT]
        value = replace(old, name=SOMEBODY)
        change = Change(table=id, seats={seat: value}, was={seat: old}, also=(*chats, *lines, *left))
        done = await kept(self.store, change)
        if table is not None:
            table.version = max(table.version, done.version)
            forget_name(table, seat, old.name)
            table.tell_all()


def forget_name(table: Table, seat: int, name: str) -> None:
    """The same in memory."""
    table.seats[seat] = replace(table.seats[seat], name=SOMEBODY)
    table.chats = [
        replace(chat, name=SOMEBODY) if (chat.seat, chat.name) == (seat, name) else chat for chat in table.chats
    ]
    for entry in table.state.record or []:
        for event in entry.events if entry.controller is not None and entry.seat == seat else []:
            facts: dict[str, Any] = event.public
            if facts.get("person") == name:
                facts["person"] = SOMEBODY
