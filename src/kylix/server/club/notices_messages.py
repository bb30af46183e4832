"""The protocol of notices as types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kylix.server.club.people_messages import PersonShown
from kylix.server.seat_messages import Asked, OwnToken

EventKind = Literal["turn", "over", "asked", "stood-in", "invited"]
ChannelKind = Literal["mail", "push", "webhook"]
Rule = Literal["always", "away", "digest", "off"]
"""Away: when the person has looked at no table for ten minutes."""
WebAddress = Annotated[str, Meta(min_length=8, max_length=600, pattern=r"^https?://[!-~]+$")]
PLAIN = r'[^\s@<>"(),:;\\\[\]]+'
MailAddress = Annotated[str, Meta(min_length=3, max_length=254, pattern=f"^{PLAIN}@{PLAIN}$")]
Key = Annotated[str, Meta(min_length=10, max_length=200, pattern=r"^[A-Za-z0-9_=-]+$")]


class WebhookAsked(Asked, frozen=True, tag="webhook", tag_field="kind"):
    address: WebAddress
    form: Literal["json", "discord", "slack"] = "json"


class PushAsked(Asked, frozen=True, tag="push", tag_field="kind"):
    """What the browser gave to the page."""

    endpoint: WebAddress
    p256dh: Key
    auth: Key


ChannelAsked = WebhookAsked | PushAsked


class ChannelChange(Asked, frozen=True):
    rules: dict[EventKind, Rule] = {}
    hour: Annotated[int, Meta(ge=0, le=23)] | None = None
    """In Greenwich: when the digest of a day is sent."""
    remove: bool = False


class MailAsked(Asked, frozen=True):
    address: MailAddress


class CodeAsked(Asked, frozen=True):
    code: Annotated[str, Meta(min_length=1, max_length=20)]


class LinkAsked(Asked, frozen=True):
    """From a mail: whoever has the code is its person, on this device from now on."""

    code: Annotated[str, Meta(min_length=10, max_length=60)]
    secret: OwnToken


class ChannelShown(Struct, frozen=True):
    id: str
    kind: ChannelKind
    address: str
    """Of a browser, only whose service it is; of a webhook without its secret end."""
    form: str
    rules: dict[EventKind, Rule]
    hour: int
    failing: str
    """Why the last try did not arrive; empty when it did."""


class FailedShown(Struct, frozen=True):
    """A notice that did not arrive."""

    at: float
    event: EventKind
    table: str
    channel: str
    why: str
    again: bool
    """It is tried again."""


class NoticesShown(Struct, frozen=True):
    kinds: list[ChannelKind]
    """What this server can do."""
    key: str
    """With which a browser is asked; empty where it is not."""
    channels: list[ChannelShown]
    failed: list[FailedShown]
    mail: str
    """The confirmed address; empty without one."""
    awaited: str
    """An address to which a code went; empty without one."""


class Tried(Struct, frozen=True):
    arrived: bool
    why: str


class LinkTaken(Struct, frozen=True):
    table: str
    seat: str | None
    """The person's seat there."""
    person: PersonShown
    taken: bool
    """This device carries the person now; else it did so before."""


class MailStopped(Struct, frozen=True):
    text: str


class RecoveryAsked(Asked, frozen=True):
    address: MailAddress


class RecoveryBegun(Struct, frozen=True):
    """The same whether the address is somebody's or not."""

    seconds: float
    """So long the link is good, if one was sent."""
