"""Persons without accounts: whoever has a secret that a device made and kept is that person.

A request says who asks by the header `Kylix-Person`, beside the token of a seat or in place of it.
"""

from __future__ import annotations

import secrets
from time import time

import msgspec

from kylix.server.club.carrying import Carrying
from kylix.server.club.leaving import Leaving
from kylix.server.club.mine import Mine
from kylix.server.club.names import clean, tidy
from kylix.server.club.passkeys import Passkeys
from kylix.server.club.people_messages import Claimed, PersonAsked, PersonChange, PersonShown
from kylix.server.club.people_read import by_secret, look, shown
from kylix.server.club.sitters import claims
from kylix.server.endpoint import Call, Endpoint
from kylix.server.errors import ApiError
from kylix.server.middleware import Buckets
from kylix.server.person import Person
from kylix.server.table_manager import TableManager
from kylix.server.tokens import digest
from kylix.store.base import Change, Done, Statement

MAKE = "INSERT INTO persons (id, name, emblem, lang, made, seen) VALUES (?, ?, ?, ?, ?, ?)"
KNOW = "INSERT INTO devices (secret, person_id, made, used, name) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
CHANGE = "UPDATE persons SET name = ?, emblem = ?, lang = ? WHERE id = ?"
SHARE = "INSERT INTO sharing (person_id, since) VALUES (?, ?) ON CONFLICT DO NOTHING"
KEEP = "DELETE FROM sharing WHERE person_id = ?"
USED = "UPDATE devices SET used = ? WHERE secret = ?"
SEEN = "UPDATE persons SET seen = ? WHERE id = ?"
USED_SECONDS = 3600.0
"""So seldom it is noted that a device was here."""


class People:
    def __init__(self, manager: TableManager) -> None:
        self.store = manager.store
        limits = manager.config.limits
        self.limit = limits.message
        self.making = Buckets(limits.persons, limits.persons_burst)
        passkeys = Passkeys(self.store, manager.config)
        self.parts = (Carrying(self.store, self.limit), passkeys, Mine(manager), Leaving(manager))

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "POST", "/api/person", "a new person, known by a secret of the device", self.make, PersonShown,
                body=PersonAsked, limit=self.limit,
            ),
            Endpoint("GET", "/api/person", "who the secret belongs to", self.show, PersonShown, person="needed"),
            Endpoint(
                "POST", "/api/person/change", "another name, emblem or language", self.change, PersonShown,
                body=PersonChange, limit=self.limit, person="needed",
            ),
            Endpoint(
                "POST", "/api/tables/{id}/claim", "a seat whose key one has, and that is nobody's, is the person's",
                self.claim, Claimed, token="seat", person="needed",
            ),
            *[each for part in self.parts for each in part.endpoints()],
        ]  # fmt: skip

    async def by_secret(self, secret: str) -> Person | None:
        """Who asks; it is noted that they were here."""
        found = await look(self.store, secret)
        if found is None:
            return None
        person, used = found
        now = time()
        if now > used + USED_SECONDS:
            noted = Statement(USED, (now, digest(secret))), Statement(SEEN, (now, person.id))
            await self.store.commit(Change(also=noted))
        return person

    async def make(self, call: Call) -> PersonShown:
        """Asked again with the same secret, since the answer was lost, it is the same person."""
        asked: PersonAsked = call.body
        if (known := await by_secret(self.store, asked.secret)) is not None:
            return shown(known)
        if not self.making.take(call.client):
            raise ApiError(429, "too-many-persons", "too many persons are made from here; wait a moment")
        id, now = "p_" + secrets.token_hex(10), time()
        made = Statement(MAKE, (id, clean(asked.name), asked.emblem, asked.lang, now, now))
        known_by = Statement(KNOW, (digest(asked.secret), id, now, now, tidy(asked.device)), needed=True)
        if not isinstance(await self.store.commit(Change(also=(made, known_by))), Done):
            raise ApiError(409, "secret-taken", "a person needs a secret of their own")
        found = await by_secret(self.store, asked.secret)
        assert found is not None
        return shown(found)

    async def show(self, call: Call) -> PersonShown:
        assert call.person is not None
        return shown(call.person)

    async def change(self, call: Call) -> PersonShown:
        """For the tables to come; at those that are there the name stays what others know."""
        assert call.person is not None
        asked: PersonChange = call.body
        who = shown(call.person)
        name = who.name if asked.name is None else clean(asked.name)
        emblem = who.emblem if asked.emblem is None else asked.emblem
        lang = who.lang if asked.lang is None else asked.lang
        changed = [Statement(CHANGE, (name, emblem, lang, who.id))]
        shares = who.shares if asked.shares is None else asked.shares
        if shares != who.shares:
            changed.append(Statement(SHARE, (who.id, time())) if shares else Statement(KEEP, (who.id,)))
        await self.store.commit(Change(also=tuple(changed)))
        return msgspec.structs.replace(who, name=name, emblem=emblem, lang=lang, shares=shares)

    async def claim(self, call: Call) -> Claimed:
        """For tables from before somebody became a person."""
        assert call.person is not None
        assert call.holder is not None
        assert call.holder.seat is not None
        id, seat = call.path["id"], call.holder.seat
        if not isinstance(await self.store.commit(Change(table=id, also=(claims(id, seat, call.person.id),))), Done):
            raise ApiError(409, "seat-taken", "this seat is somebody else's")
        return Claimed(id)

    async def sitting(self, table: str) -> dict[int, str]:
        """By seat: the id of the person whose it is."""
        return dict(await self.store.rows("SELECT seat, person_id FROM sitters WHERE table_id = ?", table))
