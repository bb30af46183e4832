"""Notices and codes by mail, plain and as HTML, in the language of the person.

Everything but a code goes to addresses only that were confirmed by one. What goes to one address in a day is limited.
"""

from __future__ import annotations

import logging
import secrets
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import format_datetime, localtime, parseaddr
from html import escape

import aiosmtplib

from kylix.server.club.mail_doors import CODE, LINK
from kylix.server.club.sender import DAY, Channel, NotSent
from kylix.server.club.wording import Told, say
from kylix.server.config import Mail as MailSettings
from kylix.server.tokens import digest
from kylix.store.base import Change, Statement, Store

log = logging.getLogger("kylix.server")

NOTICES_A_DAY = 100
CODES_A_DAY = 5
"""To one address: whoever it belongs to, nobody fills it."""
ASKED_A_DAY = 10
"""Codes that one person may ask for."""
LINK_DAYS = 7
MOST = 20
"""So many things one mail tells."""
SECONDS = 20.0
REFUSED = (501, 550, 551, 553, 554)
"""An address that does not exist, or takes nothing."""
SENT = """INSERT INTO mailed (address, at, id, person_id, kind) SELECT ?, ?, ?, ?, ?
  WHERE (SELECT COUNT(*) FROM mailed WHERE address = ? AND at > ? AND kind = ?) < ? ON CONFLICT DO NOTHING"""
IS_SENT = "SELECT 1 FROM mailed WHERE address = ? AND at = ? AND id = ?"
BY_PERSON = "SELECT COUNT(*) FROM mailed WHERE person_id = ? AND at > ? AND kind = ?"


@dataclass(frozen=True)
class Part:
    """A paragraph, with where it leads."""

    text: str
    link: str = ""
    label: str = ""


class Mail:
    def __init__(self, store: Store, settings: MailSettings, address: str) -> None:
        self.store = store
        self.settings = settings
        self.address = address
        """Of the site."""

    async def send(self, channel: Channel, told: list[Told], now: float | None = None) -> None:
        at = now or localtime().timestamp()
        await self.count(channel.address, channel.person, "notice", NOTICES_A_DAY, at)
        lang, first = channel.lang, told[0]
        parts = [
            Part(one.text, await self.link(channel.person, one, at), say(lang, "", "notice-open"))
            for one in told[:MOST]
        ]
        if len(told) > MOST:
            parts.append(Part(say(lang, "", "notice-more", count=len(told) - MOST)))
        parts.append(Part(say(lang, "", "notice-link")))
        stop = f"{self.address}/api/notices/stop/{channel.stop}"
        parts.append(
            Part(say(lang, "", "notice-why"), f"{self.address}/#/stop/{channel.stop}", say(lang, "", "notice-stop"))
        )
        head = first.head if len(told) == 1 else say(lang, "", "notice-digest", count=len(told))
        made = self.compose(channel.address, lang, head, parts, digest("|".join(one.id for one in told))[:32])
        made["List-Unsubscribe"] = f"<{stop}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self.deliver(made)

    async def send_code(self, person: str, address: str, lang: str, code: str, now: float) -> None:
        """NotSent when too many went there today, or were asked for."""
        since = now - DAY
        ((asked,),) = await self.store.rows(BY_PERSON, person, since, "code")
        if asked >= ASKED_A_DAY:
            raise NotSent("too many codes were asked for today", for_good=True)
        await self.count(address, person, "code", CODES_A_DAY, now)
        parts = [Part(say(lang, "", f"notice-confirm-{end}", code=code)) for end in ("about", "not")]
        await self.deliver(
            self.compose(address, lang, say(lang, "", "notice-confirm", code=code), parts, secrets.token_hex(16))
        )

    async def send_links(self, person: str, to: str, lang: str, links: list[tuple[str, str]], now: float) -> None:
        """To somebody who lost their devices: by name, what makes another one theirs."""
        await self.count(to, person, "code", CODES_A_DAY, now)
        label = say(lang, "", "notice-recover-open")
        parts = [Part(say(lang, "", "notice-recover-about"))]
        parts += [Part(name, link, label) for name, link in links]
        parts.append(Part(say(lang, "", "notice-recover-not")))
        made = self.compose(to, lang, say(lang, "", "notice-recover"), parts, secrets.token_hex(16))
        await self.deliver(made)

    async def count(self, address: str, person: str, kind: str, most: int, now: float) -> None:
        """Each try counts: a mail server that says no may have taken it all the same."""
        hashed, id = digest(address.lower()), secrets.token_hex(8)
        values = (hashed, now, id, person, kind, hashed, now - DAY, kind, most)
        await self.store.commit(Change(also=(Statement(SENT, values),)))
        if not await self.store.rows(IS_SENT, hashed, now, id):
            raise NotSent("too much mail went to this address today", for_good=True)

    async def link(self, person: str, told: Told, now: float) -> str:
        """Opens the table as this person, once."""
        if not told.table:
            return told.link
        code = secrets.token_urlsafe(18)
        values = (digest(code), LINK, told.table, now + LINK_DAYS * DAY, person)
        await self.store.commit(Change(also=(Statement(CODE, values),)))
        return f"{self.address}/#/go/{told.table}/{code}"

    def compose(self, to: str, lang: str, head: str, parts: list[Part], id: str) -> EmailMessage:
        made = EmailMessage()
        made["From"], made["To"], made["Subject"] = self.settings.sender, to, head
        made["Date"] = format_datetime(localtime())
        made["Message-ID"] = f"<{id}@{parseaddr(self.settings.sender)[1].rpartition('@')[2] or 'kylix'}>"
        made["Auto-Submitted"] = "auto-generated"
        made["Content-Language"] = lang
        made.set_content("\n\n".join(f"{one.text}\n{one.link}".strip() for one in parts) + "\n")
        made.add_alternative(html(lang, head, parts), subtype="html")
        return made

    async def deliver(self, made: EmailMessage) -> None:
        about = self.settings
        try:
            await aiosmtplib.send(
                made, hostname=about.host, port=about.port, username=about.user or None,
                password=about.password or None, use_tls=about.tls == "tls", start_tls=about.tls == "starttls",
                timeout=SECONDS,
            )  # fmt: skip
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [one.code for one in error.recipients]
            raise NotSent("the address is refused", for_good=any(code in REFUSED for code in codes)) from None
        except aiosmtplib.SMTPResponseException as error:
            log.warning("the mail server says %s %s", error.code, error.message)
            raise NotSent(f"the mail server answered {error.code}") from None
        except (aiosmtplib.SMTPException, OSError) as error:
            log.warning("the mail server cannot be reached: %s", error)
            raise NotSent("the mail server cannot be reached") from None


def html(lang: str, head: str, parts: list[Part]) -> str:
    """Without pictures, and nothing is fetched from anywhere."""
    made = []
    for one in parts:
        button = f'<br><a href="{escape(one.link)}">{escape(one.label)}</a>' if one.link else ""
        made.append(f"<p>{escape(one.text)}{button}</p>")
    style = "font: 16px/1.5 Georgia, serif; max-width: 36em; margin: 1em auto; padding: 0 1em"
    title = f"<h1 style='font-size: 1.3em'>{escape(head)}</h1>"
    body = f"<body style='{style}'>{title}{''.join(made)}</body>"
    return f"<!doctype html><html lang='{lang}'><meta charset='utf-8'><title>{escape(head)}</title>{body}</html>\n"
