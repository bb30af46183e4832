"""Movement on the board: gods on Olympus, heroes on the battlefield."""

from __future__ import annotations

from kylix.games.troia import events
from kylix.games.troia.state import Troia
from kylix.games.troia.tables import GREEK, GREEK_PROTECTION, TROJAN_PROTECTION


def near_slot(s: Troia, seat: int) -> int:
    return 0 if seat == GREEK else len(s.olympus) - 1


def move_god(s: Troia, god: int, slot: int) -> None:
    """TRO-GODMOVE-1. The god goes to the slot; every god it passes shifts one slot towards the slot it left."""
    if s.olympus[slot] == god:
        return
    s.olympus.remove(god)
    s.olympus.insert(slot, god)
    if s.log is not None:
        s.log.append(events.god_moved(god, slot))


def stepped(s: Troia, hero: int, by: int) -> int:
    """TRO-BOARD-3. Any movement stops at the protection spaces."""
    return min(max(s.heroes[hero] + by, GREEK_PROTECTION), TROJAN_PROTECTION)


def step_hero(s: Troia, hero: int, by: int) -> None:
    put_hero(s, hero, stepped(s, hero, by))


def put_hero(s: Troia, hero: int, space: int) -> None:
    start = s.heroes[hero]
    if start == space:
        return
    s.heroes[hero] = space
    if s.log is not None:
        s.log.append(events.hero_moved(hero, start, space))
