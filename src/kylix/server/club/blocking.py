"""For whoever runs the server: people tell of abuse, and persons and addresses can be kept out.

Who is kept out opens no table to everybody, sits down at none, and says nothing in chats. Private tables go on.
"""

from __future__ import annotations

import ipaddress
import secrets
from typing import Any

from kylix.core.errors import KylixError
from kylix.kit import codec
from kylix.server.club.lobby_messages import ReportAsked, Reported
from kylix.server.club.names import clean
from kylix.server.club.one_clock import now
from kylix.server.endpoint import Call, Endpoint
from kylix.server.errors import ApiError, no_table
from kylix.server.middleware import Buckets
from kylix.store.base import Change, Done, Statement, Store

PERSON, ADDRESS = "person", "address"
BLOCK = """INSERT INTO blocked (who, kind, why, at) VALUES (?, ?, ?, ?)
  ON CONFLICT (who) DO UPDATE SET kind = excluded.kind, why = excluded.why"""
REPORT = """INSERT INTO reports (id, at, about_table, seat, said, text, whose, address, reporter)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""
REPORTS = """SELECT id, at, about_table, seat, said, text, whose, address, reporter FROM reports
  WHERE done IS NULL ORDER BY at LIMIT 500"""
WHOSE = """SELECT COALESCE(s.person_id, ''), COALESCE(g.address, '') FROM seats t
  LEFT JOIN sitters s ON s.table_id = t.table_id AND s.seat = t.seat
  LEFT JOIN guests g ON g.table_id = t.table_id AND g.seat = t.seat WHERE t.table_id = ? AND t.seat = ?"""
TOLD_A_SECOND, TOLD_AT_ONCE = 0.05, 10.0
"""Reports that one address may send."""


class Blocking:
    def __init__(self, store: Store, limit: int) -> None:
        self.store = store
        self.limit = limit
        self.telling = Buckets(TOLD_A_SECOND, TOLD_AT_ONCE)

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "POST", "/api/tables/{id}/report", "tell whoever runs the server of abuse", self.report, Reported,
                body=ReportAsked, limit=self.limit, person="optional",
            ),
        ]  # fmt: skip

    async def refuse(self, client: str, person: str = "") -> None:
        """ApiError for those who are kept out."""
        await refuse(self.store, client, person)

    async def report(self, call: Call) -> Reported:
        asked: ReportAsked = call.body
        if not self.telling.take(call.client):
            raise ApiError(429, "too-many-reports", "too much is reported from here; wait a moment")
        await self.refuse(call.client, call.person.id if call.person else "")
        found = await self.store.table(call.path["id"])
        if found is None:
            raise no_table()
        text = asked.text.strip()
        if not text:
            raise ApiError(400, "empty-report", "there is nothing said in this")
        whose, address = "", ""
        if asked.seat:
            ((whose, address),) = await self.store.rows(WHOSE, found.id, place(found.head, asked.seat))
        id = "a_" + secrets.token_hex(8)
        said = clean(asked.said) if asked.said.strip() else ""
        values = (
            id, await now(self.store), found.id, asked.seat, said, text, whose, address,
            call.person.id if call.person else "",
        )  # fmt: skip
        await self.store.commit(Change(also=(Statement(REPORT, values),)))
        return Reported(id)

    # --- for `kylix admin` ----------------------------------------------------------------------------------------

    async def reports(self) -> list[dict[str, object]]:
        names = ("id", "at", "table", "seat", "said", "text", "person", "address", "reporter")
        return [dict(zip(names, row, strict=True)) for row in await self.store.many(REPORTS)]

    async def settle(self, id: str) -> None:
        """A report was looked at: it is not listed any more."""
        done = Statement("UPDATE reports SET done = ? WHERE id = ?", (await now(self.store), id), needed=True)
        if not isinstance(await self.store.commit(Change(also=(done,))), Done):
            raise KylixError(f"there is no report {id!r}")

    async def blocked(self) -> list[dict[str, object]]:
        rows = await self.store.many("SELECT who, kind, why, at FROM blocked ORDER BY at, who")
        return [dict(zip(("who", "kind", "why", "at"), row, strict=True)) for row in rows]

    async def block(self, who: str, why: str) -> dict[str, object]:
        who, kind = await self.known(who)
        values = (who, kind, why, await now(self.store))
        await self.store.commit(Change(also=(Statement(BLOCK, values),)))
        return {"who": who, "kind": kind}

    async def let_in(self, who: str) -> dict[str, object]:
        gone = Statement("DELETE FROM blocked WHERE who = ?", (who,), needed=True)
        if not isinstance(await self.store.commit(Change(also=(gone,))), Done):
            raise KylixError(f"{who!r} is not kept out")
        return {"who": who}

    async def known(self, who: str) -> tuple[str, str]:
        if who.startswith("p_"):
            if not await self.store.rows("SELECT 1 FROM persons WHERE id = ?", who):
                raise KylixError(f"there is no person {who!r}")
            return who, PERSON
        try:
            return str(ipaddress.ip_network(who, strict=False)), ADDRESS
        except ValueError:
            raise KylixError(f"{who!r} is neither a person (p_...) nor an address or network") from None


async def refuse(store: Store, client: str, person: str = "") -> None:
    """ApiError for those who are kept out."""
    rows = await store.rows("SELECT who, kind FROM blocked")
    if any(who == person if kind == PERSON else within(client, who) for who, kind in rows):
        raise ApiError(403, "blocked", "whoever runs this server keeps you out of what is open to everybody")


async def refuse_to_say(store: Store, client: str, table: str, seat: int) -> None:
    """ApiError where somebody who is kept out says something in a chat."""
    rows = await store.rows("SELECT person_id FROM sitters WHERE table_id = ? AND seat = ?", table, seat)
    await refuse(store, client, rows[0][0] if rows else "")


def within(client: str, network: str) -> bool:
    try:
        address = ipaddress.ip_address(client)
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address) in ipaddress.ip_network(network)


def place(head: dict[str, Any], name: str) -> int:
    try:
        return codec.setting_of(head).seat(name)
    except KylixError as error:
        raise ApiError(400, "bad-seats", str(error)) from None
