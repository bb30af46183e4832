"""Whoever lost all devices is carried to a new one by the address they confirmed.

The answer is the same whether an address is known here or not, and comes at once: nobody learns whose are.
"""

from __future__ import annotations

import logging
import secrets
from time import time
from typing import TYPE_CHECKING

from kylix.server.club.mail_doors import CODE, LINK, MAIL_A_SECOND, MAIL_AT_ONCE
from kylix.server.club.notices_messages import RecoveryAsked, RecoveryBegun
from kylix.server.club.sender import NotSent
from kylix.server.endpoint import Call, Endpoint
from kylix.server.errors import ApiError
from kylix.server.jobs import Jobs
from kylix.server.middleware import Buckets
from kylix.server.tokens import digest
from kylix.store.base import Change, Statement, Store

if TYPE_CHECKING:
    from kylix.server.club.mail import Mail

log = logging.getLogger("kylix.server")

SECONDS = 3600.0
MOST = 5
"""Persons of one address that one mail tells of, those who were here last."""
WHO = """SELECT id, name, lang FROM persons WHERE confirmed IS NOT NULL AND LOWER(mail) = ?
  ORDER BY seen DESC, id LIMIT ?"""


class Recovery:
    def __init__(self, store: Store, mail: Mail | None, address: str, limit: int) -> None:
        self.store = store
        self.mail = mail
        self.address = address
        self.limit = limit
        self.asking = Buckets(MAIL_A_SECOND, MAIL_AT_ONCE)
        self.jobs = Jobs("a mail to somebody who lost their devices could not be sent")

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "POST", "/api/person/recover", "have a link sent to the address one confirmed", self.recover,
                RecoveryBegun, body=RecoveryAsked, limit=self.limit,
            )
        ]  # fmt: skip

    async def recover(self, call: Call) -> RecoveryBegun:
        asked: RecoveryAsked = call.body
        if self.mail is None:
            raise ApiError(409, "channel-off", "the host of this server has not switched this on")
        if not self.asking.take(call.client):
            raise ApiError(429, "too-many-codes", "too many codes are asked for; wait a moment")
        self.jobs.start(self.send(self.mail, asked.address))
        return RecoveryBegun(SECONDS)

    async def send(self, mail: Mail, address: str) -> None:
        found = await self.store.rows(WHO, address.lower(), MOST)
        if not found:
            return
        now, links = time(), []
        kept: list[Statement] = []
        for person, name, _ in found:
            code = secrets.token_urlsafe(18)
            kept.append(Statement(CODE, (digest(code), LINK, "", now + SECONDS, person)))
            links.append((name, f"{self.address}/#/go/-/{code}"))
        await self.store.commit(Change(also=tuple(kept)))
        try:
            await mail.send_links(found[0][0], address, found[0][2], links, now)
        except NotSent as error:
            log.warning("a mail to somebody who lost their devices was not sent: %s", error)
