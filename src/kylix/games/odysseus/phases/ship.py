"""The ship: two lines of slots, cards at their ends, covered cards in their centre."""

from __future__ import annotations

from kylix.games.odysseus import events
from kylix.games.odysseus.state import Odysseus
from kylix.games.odysseus.tables import BOW, SIDES, SLOTS


def end_slot(s: Odysseus, end: int) -> int:
    """ODY-SHIP-4. The slot of the outermost card, or -1. Covered cards never lie outermost (ODY-SHIP-5)."""
    ship = s.ship
    first = end // 2 * SLOTS
    last = first + SLOTS
    if end % 2 == BOW:
        slot = last - 1
        while slot >= first:
            if ship[slot] >= 0:
                return slot
            slot -= 1
        return -1
    slot = first
    while slot < last:
        if ship[slot] >= 0:
            return slot
        slot += 1
    return -1


def ends(s: Odysseus) -> list[int]:
    """ODY-CHOOSE-1. The slots from which a card can be taken: port from stern to bow, then starboard."""
    found: list[int] = []
    for side in range(SIDES):
        stern = end_slot(s, side * 2)
        if stern >= 0:
            found.append(stern)
            bow = end_slot(s, side * 2 + BOW)
            if bow != stern:
                found.append(bow)
    return found


def is_beside_covered(s: Odysseus, slot: int) -> bool:
    """ODY-SHIP-2. Adjacent on the same side to a card lying face down."""
    return s.tables.beside[slot] and len(s.covered[slot // SLOTS]) > 0


def is_covered(s: Odysseus, slot: int) -> bool:
    side = slot // SLOTS
    return len(s.covered[side]) > 0 and slot in s.tables.centre[side]


def lift(s: Odysseus, slot: int) -> int:
    """The card leaves the ship. Nothing slides along."""
    card = s.ship[slot]
    s.ship[slot] = -1
    s.chosen = card
    return card


def uncover(s: Odysseus, side: int) -> int:
    """ODY-CHOOSE-3. Both covered cards of the side are turned up; the favour between them is free, and counted."""
    cards = s.covered[side]
    s.covered[side] = []
    for at, slot in enumerate(s.tables.centre[side]):
        s.ship[slot] = cards[at]
    favours = s.ship_favours[side]
    s.ship_favours[side] = 0
    s.seal()
    if s.log is not None:
        s.log.append(events.revealed(side, cards.copy()))
    return favours


def cards_left(s: Odysseus) -> int:
    return SIDES * SLOTS - s.ship.count(-1) + len(s.covered[0]) + len(s.covered[1])


def fill(s: Odysseus) -> None:
    """ODY-SETUP-4 to 6, ODY-SETUP-10. Four cards face down, eight face up, a favour on each side."""
    deck, tables = s.deck, s.tables
    at = 0
    for side in range(SIDES):
        s.covered[side] = []
        for _ in tables.centre[side]:
            s.covered[side].append(deck[at])
            at += 1
    count = at
    for slot in tables.open_slots:
        s.ship[slot] = deck[at]
        at += 1
    open_cards = deck[count:at]
    del deck[:at]
    s.ship_favours = tables.side_favours.copy()
    s.seal()
    if s.log is not None:
        s.log.append(events.ship_filled(open_cards, count))
