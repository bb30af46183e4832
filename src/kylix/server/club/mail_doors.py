"""What people do by mail: confirm an address with a code, open a table with the link in a notice, have no more of them.

Whoever guesses is counted before the guess is looked at, so that many at once are no more than one after the other.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from time import time
from typing import TYPE_CHECKING

from kylix.server.club.carrying import room_for_one
from kylix.server.club.channels import added
from kylix.server.club.notices_messages import CodeAsked, LinkAsked, LinkTaken, MailAsked, MailStopped, NoticesShown
from kylix.server.club.people import KNOW, People
from kylix.server.club.people_read import PERSON, shown
from kylix.server.club.sender import NotSent
from kylix.server.club.wording import say
from kylix.server.endpoint import Call, Endpoint
from kylix.server.errors import ApiError
from kylix.server.middleware import Buckets
from kylix.server.person import Person
from kylix.server.tokens import digest
from kylix.store.base import Change, Done, Statement, Store

if TYPE_CHECKING:
    from kylix.server.club.mail import Mail

CONFIRM = "confirm"
LINK = "mail"
CODE = """INSERT INTO codes (code, kind, person_id, about, until) SELECT ?, ?, id, ?, ? FROM persons WHERE id = ?
  ON CONFLICT DO NOTHING"""
CODE_SECONDS = 3600.0
TRIES = 5
DIGITS = 6
MAIL_A_SECOND, MAIL_AT_ONCE = 1 / 60, 6.0
"""Codes that are asked for from one address of the internet."""
LINKS_A_SECOND, LINKS_AT_ONCE = 0.2, 10.0
"""Links that were tried from one address of the internet and opened nothing."""
OPEN = "SELECT code, about, until, tries FROM codes WHERE kind = ? AND person_id = ?"
COUNT = "UPDATE codes SET tries = ? WHERE code = ? AND tries = ?"
FORGET = "DELETE FROM codes WHERE kind = ? AND person_id = ?"
CONFIRMED = "UPDATE persons SET mail = ?, confirmed = ? WHERE id = ?"
ELSEWHERE = "UPDATE channels SET address = ?, failing = '' WHERE kind = 'mail' AND person_id = ?"
HAS = "SELECT 1 FROM channels WHERE kind = 'mail' AND person_id = ?"
LINKED = f"""SELECT {PERSON}, c.about, c.tries FROM codes c JOIN persons p ON p.id = c.person_id
  WHERE c.code = ? AND c.kind = ? AND c.until > ?"""
SEAT = "SELECT seat FROM sitters WHERE table_id = ? AND person_id = ? ORDER BY seat"
STOPS = "SELECT c.id, p.lang FROM channels c JOIN persons p ON p.id = c.person_id WHERE c.stop = ?"
STOP = "DELETE FROM wishes WHERE channel = ?"


@dataclass(eq=False)
class MailDoors:
    store: Store
    people: People
    mail: Mail | None
    address: str
    limit: int
    shown: Callable[[Person], Awaitable[NoticesShown]]
    seat_name: Callable[[str, int], Awaitable[str | None]]

    def __post_init__(self) -> None:
        self.asking = Buckets(MAIL_A_SECOND, MAIL_AT_ONCE)
        self.wrong = Buckets(LINKS_A_SECOND, LINKS_AT_ONCE)

    def endpoints(self) -> list[Endpoint]:
        stop = "/api/notices/stop/{stop}"
        return [
            Endpoint(
                "POST", "/api/notices/mail", "have a code sent to an address", self.ask, NoticesShown,
                body=MailAsked, limit=self.limit, person="needed",
            ),
            Endpoint(
                "POST", "/api/notices/confirm", "the code from the mail: the address is the person's", self.confirm,
                NoticesShown, body=CodeAsked, limit=self.limit, person="needed",
            ),
            Endpoint(
                "POST", "/api/notices/link", "the link of a mail: this device is its person's from now on", self.link,
                LinkTaken, body=LinkAsked, limit=self.limit, person="optional",
            ),
            Endpoint(
                "POST", stop, "no more mail by this channel", self.stop, MailStopped, body=str, limit=self.limit
            ),
            Endpoint("GET", stop, "where that is done with a browser", self.where_to_stop, str, form="text"),
        ]  # fmt: skip

    # --- an address -----------------------------------------------------------------------------------------------

    async def ask(self, call: Call) -> NoticesShown:
        asked: MailAsked = call.body
        person = call.person
        assert person is not None
        if self.mail is None:
            raise ApiError(409, "channel-off", "the host of this server has not switched this on")
        if not self.asking.take(call.client):
            raise ApiError(429, "too-many-codes", "too many codes are asked for; wait a moment")
        code, now = "".join(secrets.choice("0123456789") for _ in range(DIGITS)), time()
        values = (hashed(person.id, code), CONFIRM, asked.address, now + CODE_SECONDS, person.id)
        await self.store.commit(Change(also=(Statement(FORGET, (CONFIRM, person.id)), Statement(CODE, values))))
        try:
            await self.mail.send_code(person.id, asked.address, person.lang, code, now)
        except NotSent as error:
            await self.store.commit(Change(also=(Statement(FORGET, (CONFIRM, person.id)),)))
            raise ApiError(429 if error.for_good else 409, "no-mail", f"no code could be sent: {error}") from None
        return await self.shown(person)

    async def confirm(self, call: Call) -> NoticesShown:
        asked: CodeAsked = call.body
        person = call.person
        assert person is not None
        found = await self.store.rows(OPEN, CONFIRM, person.id)
        for code, address, until, tries in found:
            if until < time() or tries >= TRIES:
                break
            counted = Statement(COUNT, (tries + 1, code, tries), needed=True)
            if not isinstance(await self.store.commit(Change(also=(counted,))), Done):
                raise ApiError(409, "code-asked", "somebody else tries a code at this moment; try again")
            if not secrets.compare_digest(code, hashed(person.id, "".join(asked.code.split()))):
                raise ApiError(409, "wrong-code", "this is not the code", [], left=TRIES - tries - 1)
            return await self.shown(await self.take_on(person, address))
        raise ApiError(409, "no-code", "there is no code to enter any more; have another one sent")

    async def take_on(self, person: Person, address: str) -> Person:
        has = await self.store.rows(HAS, person.id)
        channel = (Statement(ELSEWHERE, (address, person.id)),) if has else added(person.id, "mail", address)
        mine = Statement(CONFIRMED, (address, time(), person.id))
        await self.store.commit(Change(also=(mine, Statement(FORGET, (CONFIRM, person.id)), *channel)))
        return replace(person, mail=address, confirmed=True)

    # --- a link ---------------------------------------------------------------------------------------------------

    async def link(self, call: Call) -> LinkTaken:
        """Once, for one device; that device may ask again, and one that carries the person uses nothing up."""
        asked: LinkAsked = call.body
        found = await self.store.rows(LINKED, digest(asked.code), LINK, time())
        if not found:
            if not self.wrong.take(call.client):
                raise ApiError(429, "too-many-links", "too many links were tried from here; wait a moment")
            raise no_link()
        id, name, emblem, lang, mail, confirmed, shares, table, used = found[0]
        person = Person(id, name, emblem, lang, mail, confirmed is not None, bool(shares))
        carries = call.person is not None and call.person.id == person.id
        if not carries:
            await self.carry(asked, person.id, used)
        seats = await self.store.rows(SEAT, table, person.id)
        seat = await self.seat_name(table, seats[0][0]) if seats else None
        return LinkTaken(table, seat, shown(person), not carries)

    async def carry(self, asked: LinkAsked, person: str, used: int) -> None:
        known = await self.people.by_secret(asked.secret)
        if known is not None and known.id == person:
            return  # asked again, since the answer was lost
        if used:
            raise no_link()
        now, code = time(), digest(asked.code)
        device = Statement(KNOW, (digest(asked.secret), person, now, now, ""), needed=True)
        also = (Statement(COUNT, (1, code, 0), True), room_for_one(person), device)
        if not isinstance(await self.store.commit(Change(also=also)), Done):
            raise no_link()

    # --- no more --------------------------------------------------------------------------------------------------

    async def stop(self, call: Call) -> MailStopped:
        for id, lang in await self.store.rows(STOPS, call.path["stop"]):
            await self.store.commit(Change(also=(Statement(STOP, (id,)),)))
            return MailStopped(say(lang, "", "notice-stopped"))
        raise ApiError(404, "no-channel", "there is no such channel any more")

    async def where_to_stop(self, call: Call) -> str:
        """Nothing ends by looking: programs that check links do so."""
        for _, lang in await self.store.rows(STOPS, call.path["stop"]):
            return say(lang, "", "notice-stop-here", link=f"{self.address}/#/stop/{call.path['stop']}") + "\n"
        raise ApiError(404, "no-channel", "there is no such channel any more")


def hashed(person: str, code: str) -> str:
    """A code of few digits is one person's only."""
    return digest(f"{person} {code}")


def no_link() -> ApiError:
    return ApiError(409, "no-link", "this link was used already on another device, or is too old")
