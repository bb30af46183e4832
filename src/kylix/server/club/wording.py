"""What a notice says. It is made from the title, the table and the names of people there: no more is known here."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle

from kylix.kit.registry import titles
from kylix.kit.words import LANGUAGES, Words, read
from kylix.server.club.names import clean
from kylix.server.errors import ApiError

CATALOGUE = "notices"
MOST_NAMES = 6


@dataclass(frozen=True)
class Told:
    """One notice, in the language of its person."""

    id: str
    """The same at every try."""
    event: str
    title: str
    table: str
    head: str
    text: str
    link: str
    """Opens the table."""


@cache
def bundle(language: str, title: str) -> FluentBundle:
    return read(language, "common", CATALOGUE, title)


def say(language: str, title: str, key: str, **about: Any) -> str:
    words = Words(language if language in LANGUAGES else LANGUAGES[0])
    words.bundle = bundle(words.language, title)
    return words.say(key, **about)


def told(
    id: Sequence[str | int], language: str, event: str, title: str, table: str, others: Sequence[str], address: str
) -> Told:
    """A title that is not here any more goes by its id."""
    known = title if title in titles() else ""
    game = say(language, known, f"game-{known}") if known else title
    names = [name for name in map(plain, others) if name][:MOST_NAMES]
    head = say(language, known, f"notice-{event}", game=game)
    text = say(language, known, f"notice-{event}-about", game=game, others=names)
    stable = hashlib.sha256(repr(tuple(id)).encode()).hexdigest()[:32]
    return Told(stable, event, title, table, head, text, f"{address}/#/t/{table}" if table else f"{address}/#/notices")


def plain(name: str) -> str:
    try:
        return clean(name)
    except ApiError:
        return ""
