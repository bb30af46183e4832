"""Ways in which a person is told things: what they are, what each of them tells and when, and whether they work."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from time import time
from typing import Any
from urllib.parse import urlsplit

import msgspec

from kylix.server.club.notices import EVENTS
from kylix.server.club.notices_messages import (
    ChannelAsked,
    ChannelChange,
    ChannelKind,
    ChannelShown,
    FailedShown,
    NoticesShown,
    PushAsked,
    Tried,
    WebhookAsked,
)
from kylix.server.club.sender import FAILING, Channel, NotSent, Sender
from kylix.server.club.wording import told
from kylix.server.endpoint import Call, Endpoint
from kylix.server.errors import ApiError
from kylix.server.middleware import Buckets
from kylix.server.person import Person
from kylix.store.base import Change, Statement, Store

MOST = 12
"""Channels that one person may have."""
SHOWN = 20
"""So many notices that failed are shown, the latest ones."""
TRIED_A_SECOND, TRIED_AT_ONCE = 1 / 30, 5.0
USUAL = {"turn": "away", "over": "away", "asked": "always", "stood-in": "always", "invited": "always"}
OWN = "SELECT id, kind, address, form, hour, stop, failing FROM channels WHERE person_id = ? ORDER BY made, id"
WISHES = "SELECT channel, event, rule FROM wishes WHERE person_id = ?"
FAILED = """SELECT n.made, n.event, n.table_id, n.channel, n.failed, n.done FROM notices n
  WHERE n.person_id = ? AND n.failed <> '' ORDER BY n.made DESC LIMIT ?"""
AWAITED = "SELECT about FROM codes WHERE kind = 'confirm' AND person_id = ? AND until > ?"
ADD = """INSERT INTO channels (id, person_id, kind, address, form, stop, made) SELECT ?, id, ?, ?, ?, ?, ? FROM persons
  WHERE id = ?"""
WISH = """INSERT INTO wishes (person_id, event, channel, rule) SELECT person_id, ?, id, ? FROM channels
  WHERE id = ? AND person_id = ? ON CONFLICT (person_id, event, channel) DO UPDATE SET rule = excluded.rule"""
UNWISH = "DELETE FROM wishes WHERE event = ? AND channel = ? AND person_id = ?"
HOUR = "UPDATE channels SET hour = ? WHERE id = ? AND person_id = ?"
NO_MAIL = "UPDATE persons SET mail = '', confirmed = NULL WHERE id = ?"
"""The address goes with its channel: nobody comes back by it either."""
REMOVE = "DELETE FROM channels WHERE id = ? AND person_id = ?"
OTHERS = "DELETE FROM channels WHERE kind = 'push' AND address = ? AND person_id <> ?"


@dataclass(eq=False)
class Channels:
    store: Store
    sender: Sender
    kinds: tuple[ChannelKind, ...]
    address: str
    limit: int
    key: Callable[[], Awaitable[str]]
    check: Callable[[str], Awaitable[None]]
    """NotSent for an address to which nothing may be sent."""

    def __post_init__(self) -> None:
        self.tries = Buckets(TRIED_A_SECOND, TRIED_AT_ONCE)

    def endpoints(self) -> list[Endpoint]:
        channel = "/api/notices/channels/{channel}"
        return [
            Endpoint("GET", "/api/notices", "how one is told things", self.show, NoticesShown, person="needed"),
            Endpoint(
                "POST", "/api/notices/channels", "one more way to be told things: a browser, or an address on the web",
                self.add, NoticesShown, body=ChannelAsked, limit=self.limit, person="needed",
            ),
            Endpoint(
                "POST", channel, "what a channel tells, and when; or it goes", self.change, NoticesShown,
                body=ChannelChange, limit=self.limit, person="needed",
            ),
            Endpoint("POST", f"{channel}/test", "send a test", self.test, Tried, person="needed"),
        ]  # fmt: skip

    # --- looking --------------------------------------------------------------------------------------------------

    async def show(self, call: Call) -> NoticesShown:
        assert call.person is not None
        return await self.shown(call.person)

    async def shown(self, person: Person) -> NoticesShown:
        rules: dict[str, dict[str, str]] = {}
        for channel, event, rule in await self.store.rows(WISHES, person.id):
            rules.setdefault(channel, {})[event] = rule
        failed = [
            FailedShown(made, event, table, channel, why, done is None)
            for made, event, table, channel, why, done in await self.store.rows(FAILED, person.id, SHOWN)
        ]
        awaited = await self.store.rows(AWAITED, person.id, time())
        channels = [shown(row, rules.get(row[0], {})) for row in await self.store.rows(OWN, person.id)]
        key = await self.key() if "push" in self.kinds else ""
        mail = person.mail if person.confirmed else ""
        return NoticesShown(list(self.kinds), key, channels, failed, mail, awaited[0][0] if awaited else "")

    async def own(self, call: Call) -> Channel:
        """ApiError when there is none of this id, or it is somebody else's."""
        assert call.person is not None
        for id, kind, address, form, hour, stop, failing in await self.store.rows(OWN, call.person.id):
            if id == call.path["channel"]:
                return Channel(id, call.person.id, kind, address, form, hour, stop, call.person.lang, failing)
        raise ApiError(404, "no-channel", "there is no such channel")

    # --- changing -------------------------------------------------------------------------------------------------

    async def add(self, call: Call) -> NoticesShown:
        asked: WebhookAsked | PushAsked = call.body
        assert call.person is not None
        kind = "push" if isinstance(asked, PushAsked) else "webhook"
        if kind not in self.kinds:
            raise ApiError(409, "channel-off", "the host of this server has not switched this on")
        try:
            await self.check(asked.endpoint if isinstance(asked, PushAsked) else asked.address)
        except NotSent as error:
            raise ApiError(400, "bad-address", f"nothing can be sent there: {error}") from None
        form = "" if isinstance(asked, PushAsked) else asked.form
        address = msgspec.json.encode(as_kept(asked)).decode() if isinstance(asked, PushAsked) else asked.address
        known = await self.store.rows(OWN, call.person.id)
        if (kind, address) not in [(row[1], row[2]) for row in known]:
            if len(known) >= MOST:
                raise ApiError(409, "too-many-channels", f"one person has at most {MOST} channels")
            also = added(call.person.id, kind, address, form)
            if kind == "push":  # whoever was here before has left this browser
                also = (Statement(OTHERS, (address, call.person.id)), *also)
            await self.store.commit(Change(also=also))
        return await self.shown(call.person)

    async def change(self, call: Call) -> NoticesShown:
        asked: ChannelChange = call.body
        channel = await self.own(call)
        assert call.person is not None
        key = (channel.id, channel.person)
        also = [
            Statement(UNWISH, (event, *key)) if rule == "off" else Statement(WISH, (event, rule, *key))
            for event, rule in asked.rules.items()
        ]
        also += [] if asked.hour is None else [Statement(HOUR, (asked.hour, *key))]
        person = call.person
        if asked.remove:
            also.append(Statement(REMOVE, key))
            if channel.kind == "mail":
                also.append(Statement(NO_MAIL, (person.id,)))
                person = replace(person, mail="", confirmed=False)
        await self.store.commit(Change(also=tuple(also)))
        return await self.shown(person)

    async def test(self, call: Call) -> Tried:
        """Tried at once, and once."""
        channel = await self.own(call)
        if not self.tries.take(channel.person):
            raise ApiError(429, "too-many-tests", "too many tests; wait a moment")
        about = told([channel.id, secrets.token_hex(8)], channel.lang, "test", "", "", [], self.address)
        why = ""
        try:
            await self.sender.by(channel, [about])
        except NotSent as error:
            why = str(error)
        await self.store.commit(Change(also=(Statement(FAILING, (why[:200], channel.id)),)))
        return Tried(not why, why)


def added(person: str, kind: str, address: str, form: str = "") -> tuple[Statement, ...]:
    """One more channel, with what it usually tells."""
    id = "c_" + secrets.token_hex(10)
    values = (id, kind, address, form, secrets.token_urlsafe(18), time(), person)
    return Statement(ADD, values), *[Statement(WISH, (event, USUAL[event], id, person)) for event in EVENTS]


def as_kept(asked: PushAsked) -> dict[str, str]:
    return {"endpoint": asked.endpoint, "p256dh": asked.p256dh, "auth": asked.auth}


def shown(row: tuple[Any, ...], rules: dict[str, str]) -> ChannelShown:
    id, kind, address, form, hour, _, failing = row
    every = {event: rules.get(event, "off") for event in EVENTS}
    return ChannelShown(id, kind, veiled(kind, address), form, every, hour, failing)  # type: ignore[arg-type]


def veiled(kind: str, address: str) -> str:
    """The end of an address on the web is a secret often."""
    if kind == "mail":
        return address
    url = msgspec.json.decode(address)["endpoint"] if kind == "push" else address
    host = urlsplit(url).netloc.rpartition("@")[2]
    return host if kind == "push" else f"{host}/…{url[-4:]}"
