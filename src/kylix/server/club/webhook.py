"""Notices to an address on the web: as JSON, or in the form of Discord or Slack."""

from __future__ import annotations

from typing import Any

import msgspec

from kylix.server.club.outward import Outward
from kylix.server.club.sender import Channel, NotSent
from kylix.server.club.wording import Told

FORMS = ("json", "discord", "slack")
GONE = (400, 401, 403, 404, 405, 410)
MOST = 20
"""So many things one message tells."""


class Webhook:
    def __init__(self, outward: Outward) -> None:
        self.outward = outward

    async def send(self, channel: Channel, told: list[Told]) -> None:
        content = msgspec.json.encode(body(channel.form, told[:MOST]))
        status = await self.outward.post(channel.address, content, {"Content-Type": "application/json"})
        if not 200 <= status < 300:
            raise NotSent(f"it answered {status}", for_good=status in GONE)


def body(form: str, told: list[Told]) -> dict[str, Any]:
    """Names may hold anything: they call nobody and make no links."""
    if form == "discord":
        lines = [f"**{escaped(one.head)}**\n{escaped(one.text)}\n<{one.link}>" for one in told]
        return {"content": "\n".join(lines)[:2000], "allowed_mentions": {"parse": []}}
    if form == "slack":
        lines = [f"*{entities(one.head)}*\n{entities(one.text)}\n<{one.link}>" for one in told]
        return {"text": "\n".join(lines)}
    names = ("id", "event", "title", "table", "head", "text", "link")
    return {"notices": [{name: getattr(one, name) for name in names} for one in told]}


def escaped(text: str) -> str:
    return "".join(f"\\{letter}" if letter in "\\*_~`|<>[]()#@" else letter for letter in text)


def entities(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
