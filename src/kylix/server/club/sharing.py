"""Finished games of people, for research: only those of which every person agreed, and without names."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass

from kylix.core.errors import KylixError
from kylix.core.events import Entry
from kylix.kit.codec import setting_of
from kylix.kit.game import Setting
from kylix.records import record
from kylix.server import other_rules
from kylix.store.base import Store, StoredTable

OVER = "SELECT id, head FROM tables WHERE over = 1 ORDER BY created, id"
AGREED = """SELECT t.id FROM tables t WHERE t.id = ?
  AND EXISTS (SELECT 1 FROM seats q WHERE q.table_id = t.id AND q.kind <> 'bot')
  AND NOT EXISTS (SELECT 1 FROM seats q WHERE q.table_id = t.id AND q.kind <> 'bot' AND NOT EXISTS (
    SELECT 1 FROM sitters s JOIN sharing h ON h.person_id = s.person_id
    WHERE s.table_id = q.table_id AND s.seat = q.seat))"""
PERSON = "person"
"""In place of a name."""
JOINED = "seat-joined"
NOT_PLAYED = ("record", "branch", "puzzle")
"""In the head of a table that began otherwise than a game does."""


@dataclass(frozen=True)
class SharedGame:
    """The moves that stood in the end, and who made them: a level of bots, or a person."""

    players: tuple[str, ...]
    entries: tuple[Entry, ...]
    places: tuple[int, ...]


@dataclass
class Left:
    """Why games were left out."""

    consent: int = 0
    """Somebody in it did not agree, or is not known."""
    other: int = 0
    """Other options, components, rules or seats; or somebody else took over a seat, or it began in the middle."""


async def shared(store: Store, wanted: Setting, left: Left) -> AsyncIterator[SharedGame]:
    for id, head in await store.many(OVER):
        if json.loads(head).get("title") != wanted.game.title:
            continue
        if not await store.rows(AGREED, id):
            left.consent += 1
            continue
        stored = await store.table(id)
        found = None if stored is None else game_of(stored, wanted)
        if found is None:
            left.other += 1
        else:
            yield found


def game_of(stored: StoredTable, wanted: Setting) -> SharedGame | None:
    """None where it does not fit."""
    if any(stored.head.get(name) for name in NOT_PLAYED) or not same_people(stored):
        return None
    try:
        if not is_same(setting_of(stored.head), wanted):
            return None
        played = other_rules.play(stored)
    except KylixError:
        return None
    history = played.state.record or []
    if played.stopped is not None or not played.state.over:
        return None
    players = tuple(seat.level if seat.kind == "bot" else PERSON for seat in stored.seats)
    entries = tuple(history[n] for n in record.in_force(history))
    return SharedGame(players, entries, tuple(played.state.ranking()))


def same_people(stored: StoredTable) -> bool:
    """Whether everybody played from the first move of their seat to the last; a guest comes before it."""
    moved: set[int] = set()
    for line in stored.lines:
        if line.rules:
            return False
        if line.controller and (line.seat in moved or json.loads(line.controller)["event"] != JOINED):
            return False
        if line.move:
            moved.add(line.seat)
    return True


def is_same(one: Setting, other: Setting) -> bool:
    return (one.seats, one.options, one.components.fingerprint) == (
        other.seats,
        other.options,
        other.components.fingerprint,
    )
