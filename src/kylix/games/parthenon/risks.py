"""Hazards that are ahead of a fleet: how likely one hits it, from what its owner can know.

Cargoes of others are hidden, so a card for the fleet with the most may hit or not: the chance has a band. So it has
where the owner looked at the next card: it may be drawn for another region first.
"""

from __future__ import annotations

from typing import Final

from kylix.games.parthenon.phases.hazard import HazardPhase, pooled_in, sheltered, under_way
from kylix.games.parthenon.phases.loading import planning
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import (
    EVERY_FLEET,
    HOME,
    MOST,
    NOBODY_HIT,
    OVER,
    SHIPS,
    HazardCard,
)
from kylix.games.parthenon.zones import Zone

HAZARD_PHASE: Final = 5


def ahead(s: Parthenon, seat: int, ship: int, land: int) -> tuple[float, float] | None:
    """The least and the greatest chance that a hazard hits one's own fleet on its way to a land; None if none is to
    come."""
    fleet = seat * SHIPS + ship
    region = s.tables.region[land]
    draws = to_come(s, region)
    if not draws or s.turned[fleet]:
        return None
    sure = [card for card in range(len(s.tables.hazards)) if hits(s, card, fleet, region, False)]
    may = [card for card in range(len(s.tables.hazards)) if hits(s, card, fleet, region, True)]
    low, high = chance(s, seat, sure, draws), chance(s, seat, may, draws)
    return min(low), max(high)


def bound_for(s: Parthenon, seat: int, ship: int) -> int:
    """Where one's own fleet is sent or under way to; HOME where hazards cannot come to it any more."""
    fleet = seat * SHIPS + ship
    if planning(s, seat):
        return s.course[fleet]
    return s.port[fleet] if s.phase <= HAZARD_PHASE else HOME


def to_come(s: Parthenon, region: int) -> int:
    """PAR-HAZARD-1. Cards that are still drawn for a region this season."""
    if s.calm[region]:
        return 0
    cards = [each for each, count in enumerate(s.tables.region_hazards) for _ in range(count)]
    for frame, at in zip(s.stack, s.at, strict=False):
        if isinstance(frame, HazardPhase):
            return cards[at:].count(region)
    return cards.count(region)


def hits(s: Parthenon, hazard: int, fleet: int, region: int, may: bool) -> bool:
    """PAR-HAZARD-9. Whether a card hits the fleet with what it carries, and cannot be warded off by what is aboard."""
    card = s.tables.hazards[hazard]
    cargo = s.hold[fleet] if planning(s, fleet // SHIPS) else s.cargo[fleet]
    if card.hits == NOBODY_HIT or card.shield in cargo or sheltered(s, card, fleet, region):
        return False
    if s.lamp[fleet] >= 0 and lit(s, fleet // SHIPS, card, region):
        return False
    return card.hits == EVERY_FLEET or by_cargo(s, card, cargo, may or alone(s, fleet, region))


def by_cargo(s: Parthenon, card: HazardCard, cargo: Zone, most: bool) -> bool:
    """`most`: no other fleet there carries more."""
    count = pooled_in(cargo, card.hit_pool)
    if card.hits == OVER:
        return count > card.over
    return count >= card.least and (card.hits != MOST or most)


def alone(s: Parthenon, fleet: int, region: int) -> bool:
    return not planning(s, fleet // SHIPS) and under_way(s, region) == [fleet]


def lit(s: Parthenon, seat: int, card: HazardCard, region: int) -> bool:
    """The light that was paid for while loading."""
    lights = s.tables.hooks.lights
    return any(s.tables.powers[power].effect.wards(s, seat, power, card, region) for power in lights)


def chance(s: Parthenon, seat: int, bad: list[int], draws: int) -> tuple[float, float]:
    """That one of the next cards is a bad one. What is left in the deck everybody can work out from the discards."""
    if not s.peeked[seat] or not s.hazard_top:
        one = drawn(s, list(s.hazard_top + s.hazard_deck), bad, draws)
        return one, one
    here = 1.0 if s.hazard_top[0] in bad else drawn(s, list(s.hazard_deck), bad, draws - 1)
    elsewhere = drawn(s, list(s.hazard_deck), bad, draws)
    return min(here, elsewhere), max(here, elsewhere)


def drawn(s: Parthenon, deck: list[int], bad: list[int], draws: int) -> float:
    """PAR-HAZARD-16. Where the deck runs out, the discards become it."""
    missed = 1.0
    cards, gone = deck, list(s.hazard_discard)
    left = len(cards)
    for _ in range(draws):
        if left == 0:
            cards, gone = gone, []
            left = len(cards)
        if left == 0:
            break
        missed *= max(0, left - sum(1 for card in cards if card in bad)) / left
        left -= 1
    return 1.0 - missed


__all__ = ["ahead", "bound_for"]
