"""Phase 5: hazards at sea."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Procedure
from kylix.core.moves import Move
from kylix.games.parthenon import events
from kylix.games.parthenon.moves import PASS, SHOW, Show
from kylix.games.parthenon.phases.harbour import shows_always
from kylix.games.parthenon.sea_moves import SACRIFICE, Sacrifice
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import (
    EVERY_FLEET,
    GIFT,
    HOME,
    MOST,
    NOBODY_HIT,
    OVER,
    POOL_FIRST,
    POOL_LAST,
    SHIPS,
    HazardCard,
)
from kylix.games.parthenon.zones import Zone, added, replaced, shuffled, without


class HazardPhase(Procedure[Parthenon]):
    """PAR-HAZARD-1, PAR-HAZARD-2. Region after region, one card or two, each for all fleets bound for the region."""

    CLAUSE: ClassVar[str] = "PAR-HAZARD-1"

    def step(self, s: Parthenon, at: int) -> None:
        cards = [region for region, count in enumerate(s.tables.region_hazards) for _ in range(count)]
        if at >= len(cards):
            s.end()
        elif not s.calm[cards[at]] and under_way(s, cards[at]):
            s.call(Hazard(cards[at]))


def under_way(s: Parthenon, region: int) -> list[int]:
    """PAR-HAZARD-12. The fleets bound for a region that were not sent home, in table order and by letter."""
    found: list[int] = []
    for seat in s.table_order():
        for fleet in range(seat * SHIPS, (seat + 1) * SHIPS):
            port = s.port[fleet]
            if port != HOME and not s.turned[fleet] and s.tables.region[port] == region:
                found.append(fleet)
    return found


class Hazard(Procedure[Parthenon]):
    """PAR-HAZARD-14. Draw, find the fleets hit, let their owners react, apply, then replacements for Gifts."""

    CLAUSE: ClassVar[str] = "PAR-HAZARD-14"

    def __init__(self, region: int) -> None:
        self.region: Final = region

    def step(self, s: Parthenon, at: int) -> None:
        match at:
            case 0:
                self.strike(s)
            case 1:
                if s.queue:
                    s.at[-1] = 1
                    fleet = s.queue[0]
                    s.queue = s.queue[1:]
                    ask_reaction(s, fleet)
                else:
                    s.queue = s.hit
            case 2:
                if s.queue:
                    s.at[-1] = 2
                    fleet = s.queue[0]
                    s.queue = s.queue[1:]
                    suffer(s, fleet)
            case 3:
                if s.gifts:
                    s.at[-1] = 1
                    fleet = s.gifts[0]
                    s.gifts = s.gifts[1:]
                    self.replace(s, fleet)
            case _:
                s.hazard_discard += s.met
                s.met = ()
                s.hit = ()
                s.hazard = -1
                s.end()

    def strike(self, s: Parthenon) -> None:
        s.gifts = ()
        draw_hazard(s)
        s.hit = tuple(struck(s, s.hazard, self.region))
        s.queue = s.hit
        if s.log is not None:
            s.log.append(events.hazard_drawn(self.region, s.hazard, list(s.hit)))

    def replace(self, s: Parthenon, fleet: int) -> None:
        """PAR-AEGIS-4, PAR-AEGIS-5. A new card for this fleet alone, judged by all cargoes as they are now."""
        draw_hazard(s)
        s.hit = (fleet,) if fleet in struck(s, s.hazard, self.region) else ()
        s.queue = s.hit
        if s.log is not None:
            s.log.append(events.hazard_replaced(fleet, s.hazard, len(s.hit) > 0))


def hazard_on_top(s: Parthenon) -> int:
    """The next hazard, set apart from the rest of the deck."""
    if not s.hazard_top:
        if not s.hazard_deck:
            reshuffle(s)
        s.hazard_top = s.hazard_deck[:1]
        s.hazard_deck = s.hazard_deck[1:]
    return s.hazard_top[0]


def reshuffle(s: Parthenon) -> None:
    """PAR-HAZARD-16. The discards become the deck; cards drawn for the hazard in course are not among them."""
    cards = s.hazard_discard
    s.hazard_discard = ()
    if not cards:
        cards = s.met[:-1]
        s.met = s.met[-1:]
    s.hazard_deck = shuffled(s, list(cards))
    if s.log is not None:
        s.log.append(events.hazards_reshuffled())


def draw_hazard(s: Parthenon) -> None:
    s.hazard = hazard_on_top(s)
    s.hazard_top = ()
    s.peeked = (0,) * s.seats
    s.met = (*s.met, s.hazard)
    s.seal()


def struck(s: Parthenon, hazard: int, region: int) -> list[int]:
    """PAR-HAZARD-9. The fleets a card hits; those that wonders protect count for 'most' but are not hit."""
    card = s.tables.hazards[hazard]
    group = under_way(s, region)
    if card.hits == NOBODY_HIT:
        return []
    if card.hits == EVERY_FLEET:
        hit = group
    else:
        hit = [fleet for fleet in group if is_hit(s, card, group, fleet)]
    return [fleet for fleet in hit if not sheltered(s, card, fleet, region)]


def pooled(s: Parthenon, fleet: int, pool: int) -> int:
    """PAR-HAZARD-8. How many cards of a pool the fleet carries."""
    return pooled_in(s.cargo[fleet], pool)


def pooled_in(cargo: Zone, pool: int) -> int:
    first, last = POOL_FIRST[pool], POOL_LAST[pool]
    count = 0
    for good in cargo:
        if first <= good <= last:
            count += 1
    return count


def is_hit(s: Parthenon, card: HazardCard, group: list[int], fleet: int) -> bool:
    count = pooled(s, fleet, card.hit_pool)
    if card.hits == OVER:
        return count > card.over
    if count < card.least:
        return False
    if card.hits == MOST:
        return count == max(pooled(s, other, card.hit_pool) for other in group)
    return True


def sheltered(s: Parthenon, card: HazardCard, fleet: int, region: int) -> bool:
    """Passive protection by a wonder: one's own, or its light that was paid for."""
    seat = fleet // SHIPS
    if card.shield >= 0 and shows_always(s, seat, card.shield):
        return True
    hooks = s.tables.hooks
    for power in hooks.wards:
        if s.has(seat, power) or (s.lit[fleet] and power in hooks.lights):
            if s.tables.powers[power].effect.wards(s, seat, power, card, region):
                return True
    return False


def ask_reaction(s: Parthenon, fleet: int) -> None:
    """PAR-HAZARD-14. Asked on public grounds: the island has Aegis cards at sea that may help."""
    card = s.tables.hazards[s.hazard]
    seat = fleet // SHIPS
    helpful = False
    for other in range(seat * SHIPS, (seat + 1) * SHIPS):
        for good in s.cargo[other]:
            if good == card.shield or (good == GIFT and card.gift):
                helpful = True
    if helpful:
        s.call(React(seat, fleet))


class React(Choice[Parthenon]):
    """PAR-AEGIS-2, 4, 9. Show a Warship or an Army, discard a Gift, or let it come."""

    CLAUSE: ClassVar[str] = "PAR-HAZARD-14"

    def __init__(self, seat: int, fleet: int) -> None:
        super().__init__(seat)
        self.fleet: Final = fleet

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        card = s.tables.hazards[s.hazard]
        cargo = s.cargo[self.fleet]
        options: list[Move] = [PASS]
        if card.shield >= 0 and card.shield in cargo:
            options.append(SHOW[card.shield])
        if card.gift and GIFT in cargo:
            options.append(SACRIFICE)
        return options

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        if isinstance(move, Show):
            s.hit = without(s.hit, self.fleet)
            reveal_aegis(s, self.fleet, move.good)
            if s.log is not None:
                s.log.append(events.protected(self.fleet, move.good))
        elif isinstance(move, Sacrifice):
            s.hit = without(s.hit, self.fleet)
            s.cargo[self.fleet] = without(s.cargo[self.fleet], GIFT)
            s.gifts = (self.fleet, *s.gifts) if len(s.met) > 1 else (*s.gifts, self.fleet)
            if s.log is not None:
                s.log.append(events.sacrificed(self.fleet))

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        if isinstance(move, Show):
            right = move.good == s.tables.hazards[s.hazard].shield
            return [
                Reason("PAR-AEGIS-1" if right else "PAR-Q35", "not-aboard" if right else "no-help", {"good": move.good})
            ]
        return [Reason("PAR-AEGIS-1", "not-aboard", {"good": GIFT})] if isinstance(move, Sacrifice) else []


def reveal_aegis(s: Parthenon, fleet: int, good: int) -> None:
    """PAR-AEGIS-2. Shown, not used up; all know now that it is aboard."""
    if good not in s.shown[fleet]:
        s.shown = replaced(s.shown, fleet, added(s.shown[fleet], good))
    s.seal()


def suffer(s: Parthenon, fleet: int) -> None:
    """The card is applied to one fleet."""
    act = s.tables.hazards[s.hazard].act
    assert act is not None
    act(s, fleet, s.hazard)
