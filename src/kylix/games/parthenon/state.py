"""The state of Parthenon and what must always hold."""

from __future__ import annotations

from typing import Final

from kylix.core.ids import NOBODY
from kylix.core.state import State
from kylix.core.zones import put
from kylix.games.parthenon.tables import (
    ARMY,
    BASICS,
    EVERYONE,
    FINISHED,
    GOODS,
    HOME,
    LANDS,
    PHILOSOPHIES,
    POWERS,
    SHIPS,
    SLOTS,
    STRUCTURES,
    WONDERS,
    Tables,
)

PASSIVE: Final = 2
"""Of `ready`: the seat takes no part in this question."""
CLOCKWISE: Final = [[[(first + at) % seats for at in range(seats)] for first in range(seats)] for seats in range(7)]
"""By number of seats and first seat; the lists are never changed."""


class Parthenon(State):
    """Fleet f belongs to seat f // 3. Matrices are flat: seat times width plus column. Hands and cargoes are sorted."""

    tables: Tables
    year: int
    season: int
    phase: int
    archon: int
    island: list[int]
    villages: list[int]
    """By seat and basic."""
    idle: list[int]
    boosted: list[int]
    workshops: list[int]
    idle_workshops: list[int]
    acropolis: list[int]
    """By seat and structure: how many."""
    used: list[int]
    """By seat and structure: cards made this season."""
    fleets: list[int]
    port: list[int]
    """By fleet: the land, or -1 at home."""
    turned: list[int]
    """By fleet: 1 if a hazard sent it home."""
    cargo: list[list[int]]
    shown: list[list[int]]
    """By fleet: Aegis cards that all have seen aboard this season."""
    lit: list[int]
    """By fleet: 1 if it pays for a wonder's light."""
    cleared: list[int]
    """By fleet: 1 if it may trade where it is."""
    exchanges: list[int]
    special: list[int]
    """By fleet: 1 an extra rate used, 2 a cheaper rate used."""
    hand: list[list[int]]
    home: list[list[int]]
    """By seat: Aegis cards face up at the island."""
    bared: list[int]
    """By seat: 1 while its hand lies open."""
    hold: list[list[int]]
    """By fleet: what is to be loaded."""
    course: list[int]
    """By fleet: where it is to be sent."""
    lamp: list[int]
    """By fleet: the basic to be paid for light."""
    steps: list[int]
    kept: list[list[int]]
    way: list[int]
    """By seat, discarding: 0 undecided, 1 hidden, 2 shown."""
    plans: list[int]
    """By seat: plans received in all."""
    builder: list[int]
    """By wonder: the seat."""
    stage: list[int]
    philosophies: list[int]
    introduced: list[int]
    """By philosophy: the seat that brought it."""
    spent: list[int]
    """By seat and power: used this season."""
    dearer: list[int]
    rebates: list[int]
    halted: list[int]
    rich: list[int]
    calm: list[int]
    """By region: 1 if no hazard is drawn."""
    limit: list[int]
    """By seat: cards a fleet carries."""
    row: list[int]
    covered: list[int]
    boxed: list[int]
    arranged: list[int]
    exempt: list[int]
    eased: int
    islands: list[int]
    """Seats that the event has yet to visit."""
    named: list[int]
    donated: list[int]
    hazard_deck: list[int]
    hazard_top: list[int]
    peeked: list[int]
    hazard_discard: list[int]
    hazard: int
    met: list[int]
    hit: list[int]
    queue: list[int]
    gifts: list[int]
    harbour: list[list[int]]
    face_up: list[int]
    looked: list[list[int]]
    harbour_deck: list[int]
    harbour_discard: list[int]
    plan_deck: list[int]
    offer_to: list[int]
    """By slot (seat times 2): a seat, EVERYONE, or -1 for none."""
    offer_give: list[list[int]]
    offer_want: list[list[int]]
    offers_made: list[int]
    draft_to: list[int]
    draft_answer: list[int]
    draft_give: list[list[int]]
    draft_want: list[list[int]]
    ready: list[int]
    order: list[int]
    votes: list[int]
    due: list[int]
    gain: list[int]
    given: list[int]
    taken: list[int]
    contenders: list[int]
    winner: int
    ending: int

    def prepare(self, tables: Tables) -> None:
        """An empty table."""
        n = self.seats
        self.tables = tables
        self.year = tables.first_year
        self.season = 0
        self.phase = 0
        self.archon = 0
        self.island = [-1] * n
        self.villages = [0] * (n * BASICS)
        self.idle = [0] * (n * BASICS)
        self.boosted = [0] * (n * BASICS)
        self.workshops = [0] * n
        self.idle_workshops = [0] * n
        self.acropolis = [0] * (n * STRUCTURES)
        self.used = [0] * (n * STRUCTURES)
        self.fleets = [0] * n
        self.hand = [[] for _ in range(n)]
        self.home = [[] for _ in range(n)]
        self.bared = [0] * n
        self.plans = [0] * n
        self.builder = [NOBODY] * WONDERS
        self.stage = [0] * WONDERS
        self.philosophies = [0] * (n * PHILOSOPHIES)
        self.introduced = [NOBODY] * PHILOSOPHIES
        self.prepare_ships(n * SHIPS)
        self.prepare_season(n)
        self.prepare_decks()
        self.prepare_answers(n)

    def prepare_ships(self, count: int) -> None:
        self.port = [HOME] * count
        self.turned = [0] * count
        self.cargo = [[] for _ in range(count)]
        self.shown = [[] for _ in range(count)]
        self.lit = [0] * count
        self.cleared = [0] * count
        self.exchanges = [0] * count
        self.special = [0] * count
        self.hold = [[] for _ in range(count)]
        self.course = [HOME] * count
        self.lamp = [-1] * count

    def prepare_season(self, n: int) -> None:
        """PAR-EVENT-10. What lasts for a season is as if nothing had happened."""
        self.spent = [0] * (n * POWERS)
        self.dearer = [0] * n
        self.rebates = [0] * n
        self.halted = [0] * n
        self.rich = [1] * n
        self.calm = [0] * len(self.tables.region_hazards)
        self.limit = [self.tables.cargo] * n
        self.idle = [0] * (n * BASICS)
        self.idle_workshops = [0] * n
        self.used = [0] * (n * STRUCTURES)
        self.bared = [0] * n

    def prepare_decks(self) -> None:
        self.row = []
        self.covered = []
        self.boxed = []
        self.arranged = []
        self.hazard_deck = []
        self.hazard_top = []
        self.peeked = [0] * self.seats
        self.hazard_discard = []
        self.hazard = -1
        self.met = []
        self.hit = []
        self.queue = []
        self.gifts = []
        self.harbour = [[] for _ in range(LANDS)]
        self.face_up = [0] * LANDS
        self.looked = [[] for _ in range(LANDS)]
        self.harbour_deck = []
        self.harbour_discard = []
        self.plan_deck = []

    def prepare_answers(self, n: int) -> None:
        self.exempt = [0] * n
        self.eased = 0
        self.islands = []
        self.named = []
        self.donated = [0] * n
        self.offer_to = [-1] * (n * SLOTS)
        self.offer_give = [[] for _ in range(n * SLOTS)]
        self.offer_want = [[] for _ in range(n * SLOTS)]
        self.offers_made = [0] * n
        self.draft_to = [-1] * n
        self.draft_answer = [-1] * n
        self.draft_give = [[] for _ in range(n)]
        self.draft_want = [[] for _ in range(n)]
        self.steps = [0] * n
        self.kept = [[] for _ in range(n)]
        self.way = [0] * n
        self.ready = [0] * n
        self.order = []
        self.votes = [-1] * n
        self.due = []
        self.gain = []
        self.given = []
        self.taken = []
        self.contenders = []
        self.winner = NOBODY
        self.ending = -1

    def clone(self) -> Parthenon:
        other = Parthenon()
        self.copy_kernel(other)
        other.tables = self.tables
        self.copy_islands(other)
        self.copy_ships(other)
        self.copy_season(other)
        self.copy_decks(other)
        self.copy_answers(other)
        return other

    def copy_islands(self, other: Parthenon) -> None:
        other.year = self.year
        other.season = self.season
        other.phase = self.phase
        other.archon = self.archon
        other.island = self.island.copy()
        other.villages = self.villages.copy()
        other.idle = self.idle.copy()
        other.boosted = self.boosted.copy()
        other.workshops = self.workshops.copy()
        other.idle_workshops = self.idle_workshops.copy()
        other.acropolis = self.acropolis.copy()
        other.used = self.used.copy()
        other.fleets = self.fleets.copy()
        other.hand = [zone.copy() for zone in self.hand]
        other.home = [zone.copy() for zone in self.home]
        other.bared = self.bared.copy()
        other.plans = self.plans.copy()
        other.builder = self.builder.copy()
        other.stage = self.stage.copy()
        other.philosophies = self.philosophies.copy()
        other.introduced = self.introduced.copy()

    def copy_ships(self, other: Parthenon) -> None:
        other.port = self.port.copy()
        other.turned = self.turned.copy()
        other.cargo = [zone.copy() for zone in self.cargo]
        other.shown = [zone.copy() for zone in self.shown]
        other.lit = self.lit.copy()
        other.cleared = self.cleared.copy()
        other.exchanges = self.exchanges.copy()
        other.special = self.special.copy()
        other.hold = [zone.copy() for zone in self.hold]
        other.course = self.course.copy()
        other.lamp = self.lamp.copy()

    def copy_season(self, other: Parthenon) -> None:
        other.spent = self.spent.copy()
        other.dearer = self.dearer.copy()
        other.rebates = self.rebates.copy()
        other.halted = self.halted.copy()
        other.rich = self.rich.copy()
        other.calm = self.calm.copy()
        other.limit = self.limit.copy()

    def copy_decks(self, other: Parthenon) -> None:
        other.row = self.row.copy()
        other.covered = self.covered.copy()
        other.boxed = self.boxed.copy()
        other.arranged = self.arranged.copy()
        other.hazard_deck = self.hazard_deck.copy()
        other.hazard_top = self.hazard_top.copy()
        other.peeked = self.peeked.copy()
        other.hazard_discard = self.hazard_discard.copy()
        other.hazard = self.hazard
        other.met = self.met.copy()
        other.hit = self.hit.copy()
        other.queue = self.queue.copy()
        other.gifts = self.gifts.copy()
        other.harbour = [zone.copy() for zone in self.harbour]
        other.face_up = self.face_up.copy()
        other.looked = [zone.copy() for zone in self.looked]
        other.harbour_deck = self.harbour_deck.copy()
        other.harbour_discard = self.harbour_discard.copy()
        other.plan_deck = self.plan_deck.copy()

    def copy_answers(self, other: Parthenon) -> None:
        other.exempt = self.exempt.copy()
        other.eased = self.eased
        other.islands = self.islands.copy()
        other.named = self.named.copy()
        other.donated = self.donated.copy()
        other.offer_to = self.offer_to.copy()
        other.offer_give = [zone.copy() for zone in self.offer_give]
        other.offer_want = [zone.copy() for zone in self.offer_want]
        other.offers_made = self.offers_made.copy()
        other.draft_to = self.draft_to.copy()
        other.draft_answer = self.draft_answer.copy()
        other.draft_give = [zone.copy() for zone in self.draft_give]
        other.draft_want = [zone.copy() for zone in self.draft_want]
        other.steps = self.steps.copy()
        other.kept = [zone.copy() for zone in self.kept]
        other.way = self.way.copy()
        other.ready = self.ready.copy()
        other.order = self.order.copy()
        other.votes = self.votes.copy()
        other.due = self.due.copy()
        other.gain = self.gain.copy()
        other.given = self.given.copy()
        other.taken = self.taken.copy()
        other.contenders = self.contenders.copy()
        other.winner = self.winner
        other.ending = self.ending

    # --- what rules ask for ----------------------------------------------------------------------------------------

    def table_order(self) -> list[int]:
        """PAR-GEN-13. Clockwise, starting with the Archon."""
        return CLOCKWISE[self.seats][self.archon]

    def has(self, seat: int, power: int) -> bool:
        """A philosophy that the seat holds, or a wonder that it has finished."""
        if power < PHILOSOPHIES:
            return self.philosophies[seat * PHILOSOPHIES + power] > 0
        wonder = power - PHILOSOPHIES
        return self.builder[wonder] == seat and self.stage[wonder] == FINISHED

    def holders(self, effect: int) -> list[tuple[int, int]]:
        """Seats in table order and the power of this effect that they have."""
        powers = self.tables.by_effect[effect]
        return [(seat, power) for seat in self.table_order() for power in powers if self.has(seat, power)]

    def power_of(self, seat: int, effect: int) -> int:
        """The seat's unspent power of this effect, or -1."""
        for power in self.tables.by_effect[effect]:
            if self.has(seat, power) and not self.spent[seat * POWERS + power]:
                return power
        return -1

    def spend(self, seat: int, power: int) -> None:
        self.spent[seat * POWERS + power] = 1

    def aboard(self, seat: int) -> int:
        """Aegis cards on the seat's fleets: all have seen them come, only where they lie is hidden."""
        total = 0
        for fleet in range(seat * SHIPS, seat * SHIPS + SHIPS):
            for good in self.cargo[fleet]:
                if good >= ARMY:
                    total += 1
        return total

    def owned(self, seat: int, good: int) -> int:
        """PAR-AEGIS-10. Aegis cards of a kind, at home and on fleets."""
        total = self.home[seat].count(good)
        for fleet in range(seat * SHIPS, seat * SHIPS + SHIPS):
            total += self.cargo[fleet].count(good)
        return total

    def have(self, seat: int) -> list[int]:
        """By good: what the seat has at home, Aegis cards stowed on fleets included."""
        goods = self.hand[seat] + self.home[seat]
        for cargo in self.cargo[seat * SHIPS : (seat + 1) * SHIPS]:
            goods += cargo
        counts = [0] * GOODS
        for good in goods:
            counts[good] += 1
        return counts

    def gains(self, seat: int, good: int) -> None:
        """Into the hand, or face up at the island."""
        put(self.home[seat] if good >= ARMY else self.hand[seat], good)

    def gives(self, seat: int, good: int) -> bool:
        """Out of the hand, or an Aegis card: from the island first, then from a fleet. False if there is none."""
        zone = self.home[seat] if good >= ARMY else self.hand[seat]
        if good in zone:
            zone.remove(good)
            return True
        if good >= ARMY:
            for fleet in range(seat * SHIPS, seat * SHIPS + SHIPS):
                if good in self.cargo[fleet]:
                    self.cargo[fleet].remove(good)
                    return True
        return False

    def acropolis_count(self, seat: int) -> int:
        return sum(self.acropolis[seat * STRUCTURES : (seat + 1) * STRUCTURES])

    def village_count(self, seat: int) -> int:
        return sum(self.villages[seat * BASICS : (seat + 1) * BASICS])

    def wonder_count(self, seat: int, stage: int) -> int:
        return sum(1 for wonder in range(WONDERS) if self.builder[wonder] == seat and self.stage[wonder] == stage)

    def philosophy_count(self, seat: int) -> int:
        return sum(self.philosophies[seat * PHILOSOPHIES : (seat + 1) * PHILOSOPHIES])

    def structures(self, seat: int) -> int:
        """PAR-END-5. Villages, workshops, Acropolis structures, finished wonders."""
        built = self.village_count(seat) + self.workshops[seat] + self.acropolis_count(seat)
        return built + self.wonder_count(seat, FINISHED)

    def invariants(self) -> None:
        """Nothing is lost, doubled or out of its bounds."""
        t = self.tables
        events = sorted(self.row + self.covered + self.boxed)
        assert len(set(events)) == len(events), "every event is in one place"
        hazards = self.hazard_deck + self.hazard_top + self.hazard_discard + self.met
        assert all(hazards.count(at) == copies for at, copies in enumerate(t.hazard_copies)), "hazards are conserved"
        lying = [card for zone in self.harbour for card in zone]
        harbours = self.harbour_deck + self.harbour_discard + lying
        assert all(harbours.count(at) == copies for at, copies in enumerate(t.harbour_copies)), "harbours are conserved"
        assert sorted(self.plan_deck + [w for w in range(WONDERS) if self.builder[w] >= 0]) == list(range(WONDERS))
        zones = self.hand + self.home + self.cargo + self.hold + self.kept + self.draft_give + self.draft_want
        assert all(zone == sorted(zone) for zone in zones), "zones are sorted"
        assert all(good < ARMY for hand in self.hand for good in hand), "a hand holds no Aegis cards"
        assert all(good >= ARMY for home in self.home for good in home), "only Aegis cards lie at the island"
        for seat in range(self.seats):
            self.seat_invariants(seat)

    def seat_invariants(self, seat: int) -> None:
        t = self.tables
        assert self.village_count(seat) <= t.complete[0], "no more villages than there are"
        assert self.workshops[seat] <= t.complete[1], "no more workshops than there are"
        assert self.acropolis_count(seat) <= t.most_acropolis, "six structures fill an Acropolis"
        assert 0 <= self.plans[seat] <= len(t.plan_price), "two plans at most"
        for at in range(seat * BASICS, (seat + 1) * BASICS):
            assert 0 <= self.idle[at] <= self.villages[at], "only villages in play are idle"
        for fleet in range(seat * SHIPS, (seat + 1) * SHIPS):
            there = self.port[fleet] != HOME
            assert not there or fleet - seat * SHIPS < self.fleets[seat], "only fleets in play sail"
            if not there and self.phase not in (0, 7):
                assert all(good >= ARMY for good in self.cargo[fleet]), "no commodities stay on a fleet at home"
        for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
            assert -1 <= self.offer_to[slot] <= EVERYONE
