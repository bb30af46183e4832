"""Setting up: islands, Archon, decks, bonuses, and what a variant changes."""

from __future__ import annotations

from typing import ClassVar

from kylix.core.flow import Procedure
from kylix.core.zones import shuffle
from kylix.games.parthenon import events
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import BASICS, LANDS, PLAN
from kylix.games.parthenon.zones import added, raised, replaced, shuffled


class SetUp(Procedure[Parthenon]):
    """PAR-SETUP-1. Chance is asked in this order: islands, Archon, plans, Harbour Status cards, Hazards, Events."""

    CLAUSE: ClassVar[str] = "PAR-SETUP-1"

    def step(self, s: Parthenon, at: int) -> None:
        match at:
            case 0:
                deal_islands(s)
            case 1:
                found_islands(s)
            case 2:
                shuffle_decks(s)
            case 3:
                give_bonuses(s)
            case 4:
                give_plans(s)
            case _:
                lay_out_events(s)
                s.end()


def deal_islands(s: Parthenon) -> None:
    """PAR-SETUP-4 to 8. All torch islands and some of the others, one to each seat; then PAR-SETUP-11, the Archon."""
    islands = [island for island, torch in enumerate(s.tables.torch) if torch]
    others = [island for island, torch in enumerate(s.tables.torch) if not torch]
    for _ in range(s.tables.drawn):
        islands.append(others.pop(s.random_below(len(others))))
    shuffle(s, islands)
    s.island = tuple(islands)
    s.archon = s.random_below(s.seats)
    if s.log is not None:
        s.log.append(events.set_up(islands.copy(), s.archon))


def found_islands(s: Parthenon) -> None:
    """PAR-SETUP-9, PAR-SETUP-10. Fleet A and the starting villages; in the Tournament all villages and more."""
    t = s.tables
    for seat in range(s.seats):
        s.fleets = replaced(s.fleets, seat, t.start_fleets)
        s.workshops = replaced(s.workshops, seat, t.start_workshops)
        for good in range(BASICS):
            count = t.village_start[s.island[seat]][good]
            if t.start_villages:
                count += len(t.village_cost[s.island[seat]][good])
            s.villages = replaced(s.villages, seat * BASICS + good, count)


def shuffle_decks(s: Parthenon) -> None:
    """PAR-SETUP-2, 14, 15. One Harbour Status card lies face down on each land."""
    t = s.tables
    s.plan_deck = shuffled(s, list(range(len(t.wonder_cost))))
    harbours = shuffled(s, [card for card, copies in enumerate(t.harbour_copies) for _ in range(copies)])
    for land in range(LANDS):
        if not (t.delian and land == t.closed_land and s.year == 1):
            s.harbour = replaced(s.harbour, land, harbours[:1])
            harbours = harbours[1:]
    s.harbour_deck = harbours
    s.hazard_deck = shuffled(s, [card for card, copies in enumerate(t.hazard_copies) for _ in range(copies)])


def give_bonuses(s: Parthenon) -> None:
    """PAR-BONUS-2 to 6. Aegis cards for some islands at tables of four and five."""
    for to, card in zip(s.tables.bonus_to, s.tables.bonus_card, strict=True):
        for seat in range(s.seats):
            if has_bonus(s, seat, to):
                s.home = replaced(s.home, seat, added(s.home[seat], card))
                if s.log is not None:
                    s.log.append(events.bonus(seat, [card]))


def has_bonus(s: Parthenon, seat: int, to: str) -> bool:
    t = s.tables
    island = s.island[seat]
    if to == "shared_rare":
        return any(t.rare[other] == t.rare[island] for other in s.island if other != island)
    bonus_island = next(other for other in s.island if not t.torch[other])
    if to == "bonus_island":
        return island == bonus_island
    if island == bonus_island:
        return False
    if to == "same_start":
        return t.village_start[island] == t.village_start[bonus_island]
    return t.rare[island] == t.rare[bonus_island]


def give_plans(s: Parthenon) -> None:
    """PAR-VARIANT-3. In the Tournament each island begins with a plan."""
    for _ in range(s.tables.start_plans):
        for seat in range(s.seats):
            draw_plan(s, seat)


def draw_plan(s: Parthenon, seat: int) -> None:
    """PAR-WONDER-3. Blind, from the top of the deck; PAR-WONDER-5, the wonder comes with it."""
    wonder = s.plan_deck[0]
    s.plan_deck = s.plan_deck[1:]
    s.builder = replaced(s.builder, wonder, seat)
    s.stage = replaced(s.stage, wonder, PLAN)
    s.plans = raised(s.plans, seat, 1)
    s.seal()
    if s.log is not None:
        s.log.append(events.got_plan(seat, wonder))


def lay_out_events(s: Parthenon) -> None:
    """PAR-SETUP-13, PAR-YEAR-2. Some events of the year in a row, face down; the rest goes back unseen."""
    t = s.tables
    cards = [at for at, event in enumerate(t.events) if event.year == s.year and not (t.beginner and event.beginner)]
    shuffle(s, cards)
    count = t.shown[s.year - 1]
    s.row = ()
    s.covered = tuple(cards[:count])
    s.boxed = tuple(cards[count:])
