"""The state of Parthenon and what must always hold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kylix.core.ids import NOBODY
from kylix.core.state import State
from kylix.games.parthenon.tables import (
    ARMY,
    BASICS,
    EVERYONE,
    FINISHED,
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
from kylix.games.parthenon.zones import Zone, added, count, counts_of, covers, replaced, without

PASSIVE: Final = 2
"""Of `ready`: the seat takes no part in this question."""
CLOCKWISE: Final = [[[(first + at) % seats for at in range(seats)] for first in range(seats)] for seats in range(7)]
"""By number of seats and first seat; the lists are never changed."""


class Parthenon(State):
    """Fleet f belongs to seat f // 3. Matrices are flat: seat times width plus column. Hands and cargoes are sorted.

    Lists change often and are copied by a clone; tuples change seldom, by being replaced, and are shared.
    """

    tables: Tables
    year: int
    season: int
    phase: int
    archon: int
    island: Zone
    villages: Zone
    """By seat and basic."""
    idle: Zone
    boosted: Zone
    workshops: Zone
    idle_workshops: Zone
    acropolis: Zone
    """By seat and structure: how many."""
    used: Zone
    """By seat and structure: cards made this season."""
    fleets: Zone
    port: Zone
    """By fleet: the land, or -1 at home."""
    turned: Zone
    """By fleet: 1 if a hazard sent it home."""
    cargo: list[Zone]
    shown: tuple[Zone, ...]
    """By fleet: Aegis cards that all have seen aboard this season."""
    lit: Zone
    """By fleet: 1 if it pays for a wonder's light."""
    cleared: Zone
    """By fleet: 1 if it may trade where it is."""
    exchanges: Zone
    special: Zone
    """By fleet: 1 an extra rate used, 2 a cheaper rate used."""
    hand: list[Zone]
    home: tuple[Zone, ...]
    """By seat: Aegis cards face up at the island."""
    bared: Zone
    """By seat: 1 while its hand lies open."""
    hold: list[Zone]
    """By fleet: what is to be loaded."""
    course: list[int]
    """By fleet: where it is to be sent."""
    lamp: Zone
    """By fleet: the basic to be paid for light."""
    steps: list[int]
    kept: list[Zone]
    way: Zone
    """By seat, discarding: 0 undecided, 1 hidden, 2 shown."""
    plans: Zone
    """By seat: plans received in all."""
    builder: Zone
    """By wonder: the seat."""
    stage: Zone
    philosophies: Zone
    introduced: Zone
    """By philosophy: the seat that brought it."""
    spent: Zone
    """By seat and power: used this season."""
    dearer: Zone
    rebates: Zone
    halted: Zone
    rich: Zone
    calm: Zone
    """By region: 1 if no hazard is drawn."""
    limit: Zone
    """By seat: cards a fleet carries."""
    row: Zone
    covered: Zone
    boxed: Zone
    arranged: Zone
    exempt: Zone
    eased: int
    islands: Zone
    """Seats that the event has yet to visit."""
    named: Zone
    donated: Zone
    hazard_deck: Zone
    hazard_top: Zone
    peeked: Zone
    hazard_discard: Zone
    hazard: int
    met: Zone
    hit: Zone
    queue: Zone
    gifts: Zone
    harbour: tuple[Zone, ...]
    face_up: Zone
    looked: tuple[Zone, ...]
    harbour_deck: Zone
    harbour_discard: Zone
    plan_deck: Zone
    offer_to: list[int]
    """By slot (seat times 2): a seat, EVERYONE, or -1 for none."""
    offer_give: list[Zone]
    offer_want: list[Zone]
    offers_made: list[int]
    draft_to: list[int]
    draft_answer: Zone
    draft_give: list[Zone]
    draft_want: list[Zone]
    ready: list[int]
    order: Zone
    votes: Zone
    due: Zone
    gain: Zone
    given: Zone
    taken: Zone
    contenders: Zone
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
        self.island = (-1,) * n
        self.villages = (0,) * (n * BASICS)
        self.idle = (0,) * (n * BASICS)
        self.boosted = (0,) * (n * BASICS)
        self.workshops = (0,) * n
        self.idle_workshops = (0,) * n
        self.acropolis = (0,) * (n * STRUCTURES)
        self.used = (0,) * (n * STRUCTURES)
        self.fleets = (0,) * n
        self.hand = [()] * n
        self.home = ((),) * n
        self.bared = (0,) * n
        self.plans = (0,) * n
        self.builder = (NOBODY,) * WONDERS
        self.stage = (0,) * WONDERS
        self.philosophies = (0,) * (n * PHILOSOPHIES)
        self.introduced = (NOBODY,) * PHILOSOPHIES
        self.prepare_ships(n * SHIPS)
        self.prepare_season(n)
        self.prepare_decks()
        self.prepare_answers(n)

    def prepare_ships(self, count: int) -> None:
        self.port = (HOME,) * count
        self.turned = (0,) * count
        self.cargo = [()] * count
        self.shown = ((),) * count
        self.lit = (0,) * count
        self.cleared = (0,) * count
        self.exchanges = (0,) * count
        self.special = (0,) * count
        self.hold = [()] * count
        self.course = [HOME] * count
        self.lamp = (-1,) * count

    def prepare_season(self, n: int) -> None:
        """PAR-EVENT-10. What lasts for a season is as if nothing had happened."""
        self.spent = (0,) * (n * POWERS)
        self.dearer = (0,) * n
        self.rebates = (0,) * n
        self.halted = (0,) * n
        self.rich = (1,) * n
        self.calm = (0,) * len(self.tables.region_hazards)
        self.limit = (self.tables.cargo,) * n
        self.idle = (0,) * (n * BASICS)
        self.idle_workshops = (0,) * n
        self.used = (0,) * (n * STRUCTURES)
        self.bared = (0,) * n

    def prepare_decks(self) -> None:
        self.row = ()
        self.covered = ()
        self.boxed = ()
        self.arranged = ()
        self.hazard_deck = ()
        self.hazard_top = ()
        self.peeked = (0,) * self.seats
        self.hazard_discard = ()
        self.hazard = -1
        self.met = ()
        self.hit = ()
        self.queue = ()
        self.gifts = ()
        self.harbour = ((),) * LANDS
        self.face_up = (0,) * LANDS
        self.looked = ((),) * LANDS
        self.harbour_deck = ()
        self.harbour_discard = ()
        self.plan_deck = ()

    def prepare_answers(self, n: int) -> None:
        self.exempt = (0,) * n
        self.eased = 0
        self.islands = ()
        self.named = ()
        self.donated = (0,) * n
        self.offer_to = [-1] * (n * SLOTS)
        self.offer_give = [()] * (n * SLOTS)
        self.offer_want = [()] * (n * SLOTS)
        self.offers_made = [0] * n
        self.draft_to = [-1] * n
        self.draft_answer = (-1,) * n
        self.draft_give = [()] * n
        self.draft_want = [()] * n
        self.steps = [0] * n
        self.kept = [()] * n
        self.way = (0,) * n
        self.ready = [0] * n
        self.order = ()
        self.votes = (-1,) * n
        self.due = ()
        self.gain = ()
        self.given = ()
        self.taken = ()
        self.contenders = ()
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
        other.island = self.island
        other.villages = self.villages
        other.idle = self.idle
        other.boosted = self.boosted
        other.workshops = self.workshops
        other.idle_workshops = self.idle_workshops
        other.acropolis = self.acropolis
        other.used = self.used
        other.fleets = self.fleets
        other.hand = self.hand.copy()
        other.home = self.home
        other.bared = self.bared
        other.plans = self.plans
        other.builder = self.builder
        other.stage = self.stage
        other.philosophies = self.philosophies
        other.introduced = self.introduced

    def copy_ships(self, other: Parthenon) -> None:
        other.port = self.port
        other.turned = self.turned
        other.cargo = self.cargo.copy()
        other.shown = self.shown
        other.lit = self.lit
        other.cleared = self.cleared
        other.exchanges = self.exchanges
        other.special = self.special
        other.hold = self.hold.copy()
        other.course = self.course.copy()
        other.lamp = self.lamp

    def copy_season(self, other: Parthenon) -> None:
        other.spent = self.spent
        other.dearer = self.dearer
        other.rebates = self.rebates
        other.halted = self.halted
        other.rich = self.rich
        other.calm = self.calm
        other.limit = self.limit

    def copy_decks(self, other: Parthenon) -> None:
        other.row = self.row
        other.covered = self.covered
        other.boxed = self.boxed
        other.arranged = self.arranged
        other.hazard_deck = self.hazard_deck
        other.hazard_top = self.hazard_top
        other.peeked = self.peeked
        other.hazard_discard = self.hazard_discard
        other.hazard = self.hazard
        other.met = self.met
        other.hit = self.hit
        other.queue = self.queue
        other.gifts = self.gifts
        other.harbour = self.harbour
        other.face_up = self.face_up
        other.looked = self.looked
        other.harbour_deck = self.harbour_deck
        other.harbour_discard = self.harbour_discard
        other.plan_deck = self.plan_deck

    def copy_answers(self, other: Parthenon) -> None:
        other.exempt = self.exempt
        other.eased = self.eased
        other.islands = self.islands
        other.named = self.named
        other.donated = self.donated
        other.offer_to = self.offer_to.copy()
        other.offer_give = self.offer_give.copy()
        other.offer_want = self.offer_want.copy()
        other.offers_made = self.offers_made.copy()
        other.draft_to = self.draft_to.copy()
        other.draft_answer = self.draft_answer
        other.draft_give = self.draft_give.copy()
        other.draft_want = self.draft_want.copy()
        other.steps = self.steps.copy()
        other.kept = self.kept.copy()
        other.way = self.way
        other.ready = self.ready.copy()
        other.order = self.order
        other.votes = self.votes
        other.due = self.due
        other.gain = self.gain
        other.given = self.given
        other.taken = self.taken
        other.contenders = self.contenders
        other.winner = self.winner
        other.ending = self.ending

    def table_order(self) -> list[int]:
        """PAR-GEN-13. Clockwise, starting with the Archon."""
        return CLOCKWISE[self.seats][self.archon]

    def has(self, seat: int, power: int) -> bool:
        """A philosophy that the seat holds, a wonder that it has finished, or a structure that it has built."""
        if power < PHILOSOPHIES:
            return self.philosophies[seat * PHILOSOPHIES + power] > 0
        if power >= POWERS:
            return self.acropolis[seat * STRUCTURES + power - POWERS] > 0
        return self.builder[power - PHILOSOPHIES] == seat and self.stage[power - PHILOSOPHIES] == FINISHED

    def holders(self, powers: list[int]) -> list[tuple[int, int]]:
        """Seats in table order, and which of these powers they have."""
        return [(seat, power) for seat in self.table_order() for power in powers if self.has(seat, power)]

    def power_of(self, seat: int, powers: list[int]) -> int:
        """The first of these powers that the seat has and has not used up, or -1."""
        for power in powers:
            if self.has(seat, power) and not self.spent[seat * POWERS + power]:
                return power
        return -1

    def spend(self, seat: int, power: int) -> None:
        self.spent = replaced(self.spent, seat * POWERS + power, 1)

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
        total = self.home[seat].count(good) if self.home[seat] else 0
        for fleet in range(seat * SHIPS, seat * SHIPS + SHIPS):
            if self.cargo[fleet]:
                total += self.cargo[fleet].count(good)
        return total

    def stock(self, seat: int) -> Zone:
        """What the seat has at home, Aegis cards stowed on fleets included, sorted."""
        goods = self.hand[seat] + self.home[seat] if self.home[seat] else self.hand[seat]
        stowed: Zone = ()
        first: i64 = seat * SHIPS
        for fleet in range(first, first + SHIPS):
            if self.cargo[fleet]:
                stowed += self.cargo[fleet]
        return tuple(sorted(goods + stowed)) if stowed else goods

    def have(self, seat: int) -> list[int]:
        """By good: how many of it are in stock."""
        counts = counts_of(self.hand[seat])
        count(counts, self.home[seat])
        for fleet in range(seat * SHIPS, seat * SHIPS + SHIPS):
            count(counts, self.cargo[fleet])
        return counts

    def gains(self, seat: int, good: int) -> None:
        """Into the hand, or face up at the island."""
        if good >= ARMY:
            self.home = replaced(self.home, seat, added(self.home[seat], good))
        else:
            self.hand[seat] = added(self.hand[seat], good)

    def gives(self, seat: int, good: int) -> bool:
        """Out of the hand, or an Aegis card: from the island first, then from a fleet. False if there is none."""
        if good < ARMY:
            if good not in self.hand[seat]:
                return False
            self.hand[seat] = without(self.hand[seat], good)
            return True
        if good in self.home[seat]:
            self.home = replaced(self.home, seat, without(self.home[seat], good))
            return True
        for fleet in range(seat * SHIPS, seat * SHIPS + SHIPS):
            if good in self.cargo[fleet]:
                self.cargo[fleet] = without(self.cargo[fleet], good)
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
        assert not (t.beginner and any(t.events[at].beginner for at in events)), "beginners are spared some events"
        hazards = self.hazard_deck + self.hazard_top + self.hazard_discard + self.met
        assert all(hazards.count(at) == copies for at, copies in enumerate(t.hazard_copies)), "hazards are conserved"
        harbours = [*self.harbour_deck, *self.harbour_discard, *[card for zone in self.harbour for card in zone]]
        assert all(harbours.count(at) == copies for at, copies in enumerate(t.harbour_copies)), "harbours are conserved"
        assert sorted([*self.plan_deck, *[w for w in range(WONDERS) if self.builder[w] >= 0]]) == list(range(WONDERS))
        zones = [*self.hand, *self.home, *self.cargo, *self.hold, *self.kept, *self.draft_give, *self.draft_want]
        assert all(list(zone) == sorted(zone) for zone in zones), "zones are sorted"
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
        first, end = seat * SHIPS, (seat + 1) * SHIPS
        planned = [good for zone in [*self.hold[first:end], self.lamp[first:end]] for good in zone if good >= 0]
        kept = [*self.kept[seat], *(set(self.hand[seat]) if self.way[seat] > 1 else ())]
        promised = [sorted(planned), sorted(kept), *self.offer_give[seat * SLOTS : (seat + 1) * SLOTS]]
        assert all(covers(self.stock(seat), tuple(goods)) for goods in promised), "what is promised is there"
        for fleet in range(first, end):
            assert self.phase == 7 or covers(self.cargo[fleet], self.shown[fleet]), "what was shown is aboard"
            there = self.port[fleet] != HOME
            assert not there or fleet - seat * SHIPS < self.fleets[seat], "only fleets in play sail"
            if not there and self.phase not in (0, 7):
                assert all(good >= ARMY for good in self.cargo[fleet]), "no commodities stay on a fleet at home"
        for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
            assert -1 <= self.offer_to[slot] <= EVERYONE
