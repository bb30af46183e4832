"""What can be played, as types: titles, options, levels of bots, rules; the others stand in `messages.py`."""

from __future__ import annotations

from msgspec import Struct

from kylix.server.club.orders_messages import OrderInfo
from kylix.server.messages import Facts


class OptionInfo(Struct, frozen=True):
    name: str
    default: bool | int | str
    values: list[str]
    lists: str
    span: list[int]
    clause: str
    seats: list[int]
    asked: bool


class GameInfo(Struct, frozen=True):
    title: str
    name: str
    seats: list[int]
    solo: bool
    options: list[OptionInfo]
    kinds: dict[str, str]
    names: dict[str, list[str]]
    moves: dict[str, list[str]]
    roles: dict[str, str]
    """By verb, for moves that lead on or give something up: forward, give-up, cancel or end (see core.moves)."""
    events: dict[str, list[str]]
    """By key, for events that are more than plain ones: their tags (see core.events)."""
    bots: list[str]
    lessons: list[str] = []
    strengths: dict[str, Facts] = {}
    """By level of the bots that was measured: what `level-beats` is told, how often it beats the one below it."""
    orders: list[OrderInfo] = []
    """What can be left to be answered while one is away."""


class About(Struct, frozen=True):
    version: str
    build: str
    addresses: list[str]
    languages: list[str]
    lobby: bool = False
    """Whether tables can be open to everybody here."""
    ratings: bool = False
    """Whether games can count for ratings here."""
    notices: bool = False
    """Whether people can be told of their tables by mail, push or webhook."""
    passkeys: str = ""
    """The address at which people can sign in with passkeys; empty where they cannot."""
    recovery: bool = False
    """Whether somebody who lost all devices can have a link sent by mail."""
    evenings: bool = False
    """Whether people can make evenings together here."""


class ClauseInfo(Struct, frozen=True):
    id: str
    text: str
    ruling: bool


class ChapterInfo(Struct, frozen=True):
    name: str
    clauses: list[ClauseInfo]


class RulesInfo(Struct, frozen=True):
    title: str
    chapters: list[ChapterInfo]
