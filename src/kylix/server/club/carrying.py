"""A person comes to another device by a short code: spoken, as a link or as a picture.

A code has two parts: the first finds it, the second proves that one was told it. So every guess at a code is counted
with it, whoever guesses and from wherever, and after a few it is dead; guesses from one address are limited as well.
"""

from __future__ import annotations

import secrets
from time import time

from kylix.server.club.names import tidy
from kylix.server.club.people_messages import CodeMade, DeviceAsked, DeviceShown, DevicesShown, PersonShown, TakeAsked
from kylix.server.club.people_read import by_secret, shown
from kylix.server.endpoint import Call, Endpoint
from kylix.server.errors import ApiError
from kylix.server.middleware import Buckets
from kylix.server.tokens import digest
from kylix.store.base import Change, Done, Statement, Store

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""None that is taken for another."""
FINDS, PROVES = 3, 5
SECONDS = 600.0
TRIES = 5
"""So many guesses there are at one code."""
GUESSES_A_SECOND, GUESSES_AT_ONCE = 0.05, 10.0
"""From one address."""
DEVICES = 20
"""So many may carry one person."""
KIND = "carry"

OLD = "DELETE FROM codes WHERE kind = ? AND (person_id = ? OR until < ?)"
MADE = """INSERT INTO codes (code, kind, person_id, about, until) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""
GUESSED = "UPDATE codes SET tries = tries + 1 WHERE code = ? AND kind = ? AND until > ? AND tries < ?"
FOUND = "SELECT person_id, about FROM codes WHERE code = ?"
USED = "DELETE FROM codes WHERE code = ? AND about = ?"
KNOW = """INSERT INTO devices (secret, person_id, made, used, name) SELECT ?, id, ?, ?, ? FROM persons WHERE id = ?
  ON CONFLICT DO NOTHING"""
LISTED = "SELECT secret, made, used, name FROM devices WHERE person_id = ? ORDER BY used DESC, secret"
REMOVED = "DELETE FROM devices WHERE person_id = ? AND secret = ?"
ROOM = """DELETE FROM devices WHERE person_id = ? AND secret NOT IN (
  SELECT secret FROM devices WHERE person_id = ? ORDER BY used DESC, secret LIMIT ?)"""
SHORT = 16
"""So much of its hash names a device in the list."""


class Carrying:
    def __init__(self, store: Store, limit: int) -> None:
        self.store = store
        self.limit = limit
        self.guesses = Buckets(GUESSES_A_SECOND, GUESSES_AT_ONCE)

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "POST", "/api/person/code", "a code that carries the person to another device", self.make_code,
                CodeMade, person="needed",
            ),
            Endpoint(
                "POST", "/api/person/take", "this device carries the person whose code it was told", self.take_code,
                PersonShown, body=TakeAsked, limit=self.limit,
            ),
            Endpoint("GET", "/api/person/devices", "what carries the person", self.devices, DevicesShown,
                     person="needed"),
            Endpoint(
                "POST", "/api/person/devices", "a device carries the person no longer", self.remove_device,
                DevicesShown, body=DeviceAsked, limit=self.limit, person="needed",
            ),
        ]  # fmt: skip

    async def make_code(self, call: Call) -> CodeMade:
        """The one before it is void."""
        assert call.person is not None
        if len(await self.store.rows(LISTED, call.person.id)) >= DEVICES:
            raise ApiError(409, "too-many-devices", f"at most {DEVICES} devices carry a person; remove one")
        while True:
            code, now = "".join(secrets.choice(LETTERS) for _ in range(FINDS + PROVES)), time()
            old = Statement(OLD, (KIND, call.person.id, now))
            made = Statement(MADE, (place(code), KIND, call.person.id, digest(code), now + SECONDS), needed=True)
            if isinstance(await self.store.commit(Change(also=(old, made))), Done):
                return CodeMade(code, SECONDS)

    async def take_code(self, call: Call) -> PersonShown:
        """Asked again with the same secret, since the answer was lost, it is the same person."""
        asked: TakeAsked = call.body
        if (known := await by_secret(self.store, asked.secret)) is not None:
            return shown(known)
        if not self.guesses.take(call.client):
            raise ApiError(429, "too-many-codes", "too many codes were tried from here; wait a minute")
        code, now = "".join(one for one in asked.code.upper() if one in LETTERS), time()
        # Counted before it is looked at: nobody has more tries by asking several times at once.
        counted = Statement(GUESSED, (place(code), KIND, now, TRIES), needed=True)
        if isinstance(await self.store.commit(Change(also=(counted,))), Done):
            for person, about in await self.store.rows(FOUND, place(code)):
                if secrets.compare_digest(about, digest(code)):
                    known_by = Statement(KNOW, (digest(asked.secret), now, now, tidy(asked.device), person))
                    used = Statement(USED, (place(code), about), needed=True)
                    await self.store.commit(Change(also=(used, known_by)))
        found = await by_secret(self.store, asked.secret)
        if found is None:
            raise ApiError(409, "no-code", "this code carries nobody, or nobody any more; ask for another one")
        return shown(found)

    async def devices(self, call: Call) -> DevicesShown:
        assert call.person is not None
        rows = await self.store.rows(LISTED, call.person.id)
        return DevicesShown(
            [DeviceShown(id[:SHORT], name, made, used, id == call.secret) for id, made, used, name in rows]
        )

    async def remove_device(self, call: Call) -> DevicesShown:
        """Also the one that asks: then the person is on the others. The last one stays, or the person would be lost."""
        assert call.person is not None
        asked: DeviceAsked = call.body
        known = [row[0] for row in await self.store.rows(LISTED, call.person.id)]
        found = next((id for id in known if id[:SHORT] == asked.device), None)
        if found is None:
            raise ApiError(409, "no-device", "no such device carries this person")
        if len(known) == 1:
            raise ApiError(409, "last-device", "the last device that carries a person stays; delete the person instead")
        await self.store.commit(Change(also=(Statement(REMOVED, (call.person.id, found)),)))
        return await self.devices(call)


def room_for_one(person: str) -> Statement:
    """Those that were used longest ago go, so that one more comes: whoever has nothing but a mail is not kept out."""
    return Statement(ROOM, (person, person, DEVICES - 1))


def place(code: str) -> str:
    """Where a code is kept, by its first letters."""
    return digest(f"{KIND} {code[:FINDS]}")
