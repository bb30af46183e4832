"""Who plays, as it is written on the command line: `captain,random*2`, `exec:./mybot`, `mymodule:MyBot`."""

from __future__ import annotations

import re

from kylix import bots
from kylix.core.errors import BadSeats

PLAIN = re.compile(r"[\w:=.-]+")
EXEC = re.compile(r"exec:.+", re.DOTALL)
TIMES = re.compile(r"(.+?)(?:\s*\*\s*([1-9]\d?))?", re.DOTALL)
WHO = (
    "a level such as captain or archon:nodes=400, exec:PROGRAM (a program of your own, docs/bot-protocol.md) or "
    "MODULE:CLASS (a bot in Python)"
)


def named(text: str) -> list[str]:
    """The players of a list, each as often as it says. BadSeats for what is no such list."""
    players: list[str] = []
    for part in text.split(","):
        found = TIMES.fullmatch(part.strip())
        if found is None or not (PLAIN.fullmatch(found[1]) or EXEC.fullmatch(found[1])):
            raise BadSeats(f"seats are a list such as random,random or random*3, not {text!r}")
        players += [spelled(found[1])] * int(found[2] or 1)
    return players


def spelled(name: str) -> str:
    """In small letters, but for programs and classes, whose letters matter."""
    kind, colon, _ = name.partition(":")
    return name if colon and kind.lower() not in bots.BOTS else name.lower()
