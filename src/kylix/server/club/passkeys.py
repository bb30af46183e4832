"""Passkeys: whoever has one is carried to another device by it, without a code of the first. An option of the host's.

What has to be signed is kept until it is answered, by its hash, and answered once: what somebody overheard is of no use
to them.
"""

from __future__ import annotations

import secrets
from time import time
from typing import TYPE_CHECKING, Any

from kylix.server.club.carrying import DEVICES, LISTED, SHORT
from kylix.server.club.carrying import KNOW as CARRIES
from kylix.server.club.names import tidy
from kylix.server.club.passkey_messages import (
    CeremonyAsked,
    PasskeyAsked,
    PasskeyMade,
    PasskeyShown,
    PasskeysShown,
    PasskeyUsed,
)
from kylix.server.club.people_messages import PersonShown
from kylix.server.club.people_read import by_secret, shown
from kylix.server.config import Config
from kylix.server.endpoint import Call, Endpoint
from kylix.server.errors import ApiError
from kylix.server.middleware import Buckets
from kylix.server.tokens import digest
from kylix.store.base import Change, Done, Statement, Store

if TYPE_CHECKING:
    from kylix.server.club.ceremony import Ceremony

KIND = "passkey"
SECONDS = 300.0
MOST = 10
"""So many one person may have."""
TRIES_A_SECOND, TRIES_AT_ONCE = 0.2, 10.0
"""From one address of the internet."""
OWN = "SELECT id, name, made, used FROM passkeys WHERE person_id = ? ORDER BY made, id"
AWAIT = "DELETE FROM codes WHERE kind = ? AND person_id = ?"
AWAITS = """INSERT INTO codes (code, kind, person_id, about, until) SELECT ?, ?, id, '', ? FROM persons WHERE id = ?
  ON CONFLICT DO NOTHING"""
AWAITED = "DELETE FROM codes WHERE code = ? AND kind = ? AND person_id = ? AND until > ?"
ADD = """INSERT INTO passkeys (id, person_id, public_key, counter, name, made, used) SELECT ?, id, ?, ?, ?, ?, ?
  FROM persons WHERE id = ? AND (SELECT COUNT(*) FROM passkeys WHERE person_id = ?) < ? ON CONFLICT DO NOTHING"""
REMOVE = "DELETE FROM passkeys WHERE person_id = ? AND id = ?"
OLD = "DELETE FROM challenges WHERE until < ?"
CHALLENGE = "INSERT INTO challenges (challenge, until) VALUES (?, ?)"
ANSWERED = "DELETE FROM challenges WHERE challenge = ? AND until > ?"
FOUND = "SELECT person_id, public_key, counter FROM passkeys WHERE id = ?"
USED = "UPDATE passkeys SET counter = ?, used = ? WHERE id = ? AND counter = ?"


class Passkeys:
    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.limit = config.limits.message
        self.tries = Buckets(TRIES_A_SECOND, TRIES_AT_ONCE)
        self.ceremony: Ceremony | None = None
        if config.passkeys_at:
            from kylix.server.club.ceremony import Ceremony

            self.ceremony = Ceremony(config.passkeys_at)

    def endpoints(self) -> list[Endpoint]:
        own = "/api/person/passkeys"
        return [
            Endpoint("GET", own, "what signs the person in", self.list_passkeys, PasskeysShown, person="needed"),
            Endpoint(
                "POST", f"{own}/new", "what the browser is to make a passkey from", self.begin_passkey, CeremonyAsked,
                person="needed",
            ),
            Endpoint(
                "POST", own, "a passkey that was made: it signs the person in from now on", self.add_passkey,
                PasskeysShown, body=PasskeyMade, limit=self.limit, person="needed",
            ),
            Endpoint(
                "POST", f"{own}/remove", "a passkey signs nobody in any more", self.remove_passkey, PasskeysShown,
                body=PasskeyAsked, limit=self.limit, person="needed",
            ),
            Endpoint("POST", "/api/passkey/new", "what a passkey is to sign", self.begin_entry, CeremonyAsked),
            Endpoint(
                "POST", "/api/passkey", "this device carries the person whose passkey signed", self.enter, PersonShown,
                body=PasskeyUsed, limit=self.limit,
            ),
        ]  # fmt: skip

    @property
    def on(self) -> Ceremony:
        if self.ceremony is None:
            raise ApiError(409, "passkeys-off", "the host of this server has not switched passkeys on")
        return self.ceremony

    # --- a person's own -------------------------------------------------------------------------------------------

    async def list_passkeys(self, call: Call) -> PasskeysShown:
        assert call.person is not None
        rows = await self.store.rows(OWN, call.person.id)
        return PasskeysShown([PasskeyShown(short(id), name, made, used) for id, name, made, used in rows])

    async def begin_passkey(self, call: Call) -> CeremonyAsked:
        assert call.person is not None
        known = [row[0] for row in await self.store.rows(OWN, call.person.id)]
        if len(known) >= MOST:
            raise ApiError(409, "too-many-passkeys", f"a person has at most {MOST} passkeys; remove one")
        challenge, ceremony = secrets.token_urlsafe(32), self.on
        values = (digest(challenge), KIND, time() + SECONDS, call.person.id)
        old = Statement(AWAIT, (KIND, call.person.id))
        await self.store.commit(Change(also=(old, Statement(AWAITS, values))))
        return CeremonyAsked(ceremony.to_make(call.person, challenge, known))

    async def add_passkey(self, call: Call) -> PasskeysShown:
        from kylix.server.club.ceremony import NotProven, challenge_of

        assert call.person is not None
        asked: PasskeyMade = call.body
        ceremony, now, person = self.on, time(), call.person.id
        try:
            challenge = challenge_of(asked.credential)
            awaited = Statement(AWAITED, (digest(challenge), KIND, person, now), needed=True)
            if not isinstance(await self.store.commit(Change(also=(awaited,))), Done):
                raise NotProven("nothing was asked of it, or too long ago")
            made = ceremony.made(asked.credential, challenge)
        except NotProven as error:
            raise not_proven(error) from None
        values = (made.id, made.public_key, made.counter, tidy(asked.name), now, now, person, person, MOST)
        if not isinstance(await self.store.commit(Change(also=(Statement(ADD, values, needed=True),))), Done):
            raise ApiError(409, "passkey-taken", "this passkey is known already")
        return await self.list_passkeys(call)

    async def remove_passkey(self, call: Call) -> PasskeysShown:
        assert call.person is not None
        asked: PasskeyAsked = call.body
        for id, *_ in await self.store.rows(OWN, call.person.id):
            if short(id) == asked.passkey:
                await self.store.commit(Change(also=(Statement(REMOVE, (call.person.id, id)),)))
                return await self.list_passkeys(call)
        raise ApiError(409, "no-passkey", "this person has no such passkey")

    # --- somebody comes -------------------------------------------------------------------------------------------

    async def begin_entry(self, call: Call) -> CeremonyAsked:
        ceremony = self.on
        self.take(call)
        challenge, now = secrets.token_urlsafe(32), time()
        kept = Statement(CHALLENGE, (digest(challenge), now + SECONDS))
        await self.store.commit(Change(also=(Statement(OLD, (now,)), kept)))
        return CeremonyAsked(ceremony.to_use(challenge))

    async def enter(self, call: Call) -> PersonShown:
        """Asked again with the same secret, since the answer was lost, it is the same person."""
        from kylix.server.club.ceremony import NotProven

        asked: PasskeyUsed = call.body
        ceremony = self.on
        if (known := await by_secret(self.store, asked.secret)) is not None:
            return shown(known)
        self.take(call)
        try:
            person, used = await self.proven(ceremony, asked.credential)
        except NotProven as error:
            raise not_proven(error) from None
        if len(await self.store.rows(LISTED, person)) >= DEVICES:
            raise ApiError(409, "too-many-devices", f"at most {DEVICES} devices carry a person; remove one")
        now = time()
        carries = Statement(CARRIES, (digest(asked.secret), now, now, tidy(asked.device), person), needed=True)
        await self.store.commit(Change(also=(used, carries)))
        found = await by_secret(self.store, asked.secret)
        if found is None:  # removed meanwhile, or signed twice at once
            raise not_proven(NotProven("it was used at the same moment"))
        return shown(found)

    async def proven(self, ceremony: Ceremony, credential: dict[str, Any]) -> tuple[str, Statement]:
        """Whose it is, and what notes that it was used; the challenge is used up whatever comes out."""
        from kylix.server.club.ceremony import Made, NotProven, challenge_of, handle_of

        challenge, now = challenge_of(credential), time()
        answered = Statement(ANSWERED, (digest(challenge), now), needed=True)
        if not isinstance(await self.store.commit(Change(also=(answered,))), Done):
            raise NotProven("nothing was asked of it, or too long ago")
        for person, key, counter in await self.store.rows(FOUND, str(credential.get("id"))):
            made = Made(str(credential["id"]), key, counter)
            if handle_of(credential) not in ("", person):
                raise NotProven("it is somebody else's")
            now_at = ceremony.used(credential, challenge, made)
            return person, Statement(USED, (now_at, now, made.id, counter), needed=True)
        raise NotProven("nobody here has this passkey")

    def take(self, call: Call) -> None:
        if not self.tries.take(call.client):
            raise ApiError(429, "too-many-passkeys-tried", "too many passkeys were tried from here; wait a moment")


def short(id: str) -> str:
    """What names one in the list."""
    return digest(id)[:SHORT]


def not_proven(error: Exception) -> ApiError:
    return ApiError(409, "not-proven", f"this passkey opens nothing: {error}")
