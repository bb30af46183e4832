"""Notices by Web Push: the browser shows them, though no page is open. Sealed for the browser, signed by the server."""

from __future__ import annotations

import asyncio

import msgspec

from kylix.server.club.outward import Outward
from kylix.server.club.sender import Channel, NotSent
from kylix.server.club.wording import Told
from kylix.store.base import Change, Statement, Store

KEY = "push"
KEEP = "INSERT INTO own_keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
GONE = (404, 410)
WAIT_SECONDS = 24 * 3600
"""So long the service of a browser that is off keeps a notice."""


class Subscription(msgspec.Struct, frozen=True):
    """What a browser gives to a page that may tell it things."""

    endpoint: str
    p256dh: str
    auth: str


class Keys(msgspec.Struct, frozen=True):
    private: str
    public: str
    application: str
    """The public key as pages need it."""


class WebPush:
    def __init__(self, store: Store, outward: Outward, contact: str) -> None:
        self.store = store
        self.outward = outward
        self.contact = contact
        self.made: Keys | None = None

    async def keys(self) -> Keys:
        """Made once for all servers of a store: a browser knows one key only."""
        if self.made is None:
            from webpush.vapid import VAPID

            if not (found := await self.store.rows("SELECT value FROM own_keys WHERE name = ?", KEY)):
                private, public, application = VAPID.generate_keys()
                new = msgspec.json.encode(Keys(private.decode(), public.decode(), application)).decode()
                await self.store.commit(Change(also=(Statement(KEEP, (KEY, new)),)))
                found = await self.store.rows("SELECT value FROM own_keys WHERE name = ?", KEY)
            self.made = msgspec.json.decode(found[0][0], type=Keys)
        return self.made

    async def send(self, channel: Channel, told: list[Told]) -> None:
        keys, first = await self.keys(), told[0]
        more = {"count": len(told)} if len(told) > 1 else {}
        about = {"head": first.head, "text": first.text, "link": first.link, "tag": first.table or first.id, **more}
        to = msgspec.json.decode(channel.address, type=Subscription)
        content, headers = await asyncio.to_thread(sealed, keys, to, self.contact, msgspec.json.encode(about))
        status = await self.outward.post(to.endpoint, content, headers)
        if status in GONE:
            raise NotSent("this browser does not take messages any more", for_good=True)
        if not 200 <= status < 300:
            raise NotSent(f"the service of the browser answered {status}", for_good=status in (400, 401, 403, 413))


def sealed(keys: Keys, to: Subscription, contact: str, content: bytes) -> tuple[bytes, dict[str, str]]:
    """Only the browser can read it. NotSent when what it gave is no key."""
    from webpush import WebPush as Sealing
    from webpush.types import WebPushKeys, WebPushSubscription

    try:
        browser = WebPushSubscription(endpoint=to.endpoint, keys=WebPushKeys(auth=to.auth, p256dh=to.p256dh))
        sealing = Sealing(keys.private.encode(), keys.public.encode(), contact, WAIT_SECONDS)
        made = sealing.get(content, browser)
    except ValueError as error:
        raise NotSent("this browser has no key", for_good=True) from error
    headers = {name: str(value) for name, value in made.headers.items()}
    return made.encrypted, {**headers, "Content-Type": "application/octet-stream", "Urgency": "normal"}
