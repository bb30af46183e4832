"""Who sees which field of the state, and what a seat cannot see. A field that is missing here fails a test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kylix.common.shapes import bag, by_seat, count, flag, line, number, one, order, row, unasked
from kylix.games.parthenon.effects.hazards import LoseOne
from kylix.games.parthenon.phases.hazard import React
from kylix.games.parthenon.phases.loading import begin_plan, planning
from kylix.games.parthenon.phases.payment import HAND, PayOne, fits
from kylix.games.parthenon.state import PASSIVE, Parthenon
from kylix.games.parthenon.tables import (
    ARMY,
    BASICS,
    GOLD,
    HOME,
    NO_POOL,
    OVER,
    PHILOSOPHIES,
    POOL_FIRST,
    POOL_LAST,
    POWERS,
    SHIPS,
    SLOTS,
    STRUCTURES,
)
from kylix.games.parthenon.zones import Zone, aegis_of, replaced
from kylix.kit.names import by_rule, everybody, nobody
from kylix.kit.redeal import Dealer, Hidden

RETURN_PHASE: Final = 7
DISCARD_PHASE: Final = 9
SEASONS: Final = 6
"""Of production that a bag holds, beside four of each basic and two of every other commodity: near to bots' hands."""


def covered(zone: Zone) -> list[int | None]:
    """Of a hidden zone all see how many cards there are."""
    return [None for _ in zone]


def uncovered(zone: Zone) -> list[int | None]:
    return list(zone)


def hands(s: Parthenon, seat: int | None) -> list[list[int | None]]:
    """PAR-GEN-6, PAR-DISCARD-4. One's own hand, and those that lie open."""
    return [uncovered(hand) if owner == seat or s.bared[owner] else covered(hand) for owner, hand in enumerate(s.hand)]


def cargoes(s: Parthenon, seat: int | None) -> list[list[int | None]]:
    return [uncovered(zone) if at // SHIPS == seat else covered(zone) for at, zone in enumerate(s.cargo)]


def own(field: str, each: int = 1) -> Callable[[Parthenon, int | None], list[int | None]]:
    """What a seat plans, for itself or for `each` of its fleets; of the others not even that there is a plan."""

    def rule(s: Parthenon, seat: int | None) -> list[int | None]:
        values = getattr(s, field)
        found: list[int | None] = [None] * len(values)
        if seat is not None:
            found[seat * each : (seat + 1) * each] = values[seat * each : (seat + 1) * each]
        return found

    return rule


def own_zones(field: str, each: int = 1) -> Callable[[Parthenon, int | None], list[list[int] | None]]:
    """The same for zones of cards."""

    def rule(s: Parthenon, seat: int | None) -> list[list[int] | None]:
        zones = getattr(s, field)
        found: list[list[int] | None] = [None] * len(zones)
        if seat is not None:
            found[seat * each : (seat + 1) * each] = zones[seat * each : (seat + 1) * each]
        return found

    return rule


def harbours(s: Parthenon, seat: int | None) -> list[list[int | None]]:
    """PAR-HARBOR-13. Open cards, and those that the seat has looked at."""
    return [
        uncovered(cards) if s.face_up[land] or seat in s.looked[land] else covered(cards)
        for land, cards in enumerate(s.harbour)
    ]


def top_hazard(s: Parthenon, seat: int | None) -> list[int | None]:
    """The next hazard, once somebody looked at it; that it was set apart tells nothing else."""
    return uncovered(s.hazard_top) if seat is not None and s.peeked[seat] else covered(s.hazard_top)


SEEN_BY = {
    "year": everybody(),
    "season": everybody(),
    "phase": everybody(),
    "archon": everybody("seat"),
    "island": everybody("island"),
    "villages": everybody(),
    "idle": everybody(),
    "boosted": everybody(),
    "workshops": everybody(),
    "idle_workshops": everybody(),
    "acropolis": everybody(),
    "used": everybody(),
    "fleets": everybody(),
    "port": everybody("land", none=True),
    "turned": everybody(),
    "cargo": by_rule(cargoes, "card", of=("cargo",)),
    "shown": everybody("good"),
    "lit": everybody(),
    "cleared": everybody(),
    "exchanges": everybody(),
    "special": everybody(),
    "hand": by_rule(hands, "card", of=("hand", "bared")),
    "home": everybody("good"),
    "bared": everybody(),
    "hold": by_rule(own_zones("hold", SHIPS), "card", own=True),
    "course": by_rule(own("course", SHIPS), "course", own=True),
    "lamp": by_rule(own("lamp", SHIPS), "card", own=True),
    "steps": by_rule(own("steps"), own=True),
    "kept": by_rule(own_zones("kept"), "card", own=True),
    "way": by_rule(own("way"), own=True),
    "plans": everybody(),
    "builder": everybody("seat", by="wonder", none=True),
    "stage": everybody(by="wonder"),
    "philosophies": everybody(),
    "introduced": everybody("seat", by="philosophy", none=True),
    "spent": everybody(),
    "dearer": everybody(),
    "rebates": everybody(),
    "halted": everybody(),
    "rich": everybody(),
    "calm": everybody(by="region"),
    "limit": everybody(),
    "row": everybody("event"),
    "covered": nobody("event"),
    "boxed": nobody("event"),
    "arranged": everybody("event"),
    "exempt": everybody(),
    "eased": everybody(),
    "islands": everybody("seat"),
    "named": everybody("good"),
    "donated": everybody(),
    "hazard_deck": nobody("hazard"),
    "hazard_top": by_rule(top_hazard, "hazard", of=("hazard_top", "peeked")),
    "peeked": everybody(),
    "hazard_discard": everybody("hazard"),
    "hazard": everybody("hazard", none=True),
    "met": everybody("hazard"),
    "hit": everybody("fleet"),
    "queue": everybody("fleet"),
    "gifts": everybody("fleet"),
    "harbour": by_rule(harbours, "harbour", of=("harbour", "face_up", "looked")),
    "face_up": everybody(by="land"),
    "looked": everybody("seat"),
    "harbour_deck": nobody("harbour"),
    "harbour_discard": everybody("harbour"),
    "plan_deck": nobody("wonder"),
    "offer_to": everybody("party", none=True),
    "offer_give": everybody("good"),
    "offer_want": everybody("good"),
    "offers_made": by_rule(own("offers_made"), own=True),
    "draft_to": by_rule(own("draft_to"), "addressee", own=True),
    "draft_answer": by_rule(own("draft_answer"), "question", own=True),
    "draft_give": by_rule(own_zones("draft_give"), "card", own=True),
    "draft_want": by_rule(own_zones("draft_want"), "card", own=True),
    "ready": everybody(),
    "order": everybody("seat"),
    "votes": everybody("seat", none=True),
    "due": everybody("word"),
    "gain": everybody("word"),
    "given": everybody("good"),
    "taken": everybody("good"),
    "contenders": everybody("seat"),
    "winner": everybody("seat", none=True),
    "ending": everybody("ending", none=True),
}

SHAPES = {
    "year": number(3),
    "eased": number(3),
    "season": number(4),
    "phase": number(10),
    "archon": one(),
    "hazard": one(),
    **dict.fromkeys(["island", "draft_to", "draft_answer", "votes"], by_seat(one())),
    **dict.fromkeys(["villages", "idle", "boosted"], by_seat(number(3), BASICS)),
    **dict.fromkeys(["workshops", "idle_workshops", "fleets", "way", "donated"], by_seat(number(3))),
    "acropolis": by_seat(number(2), STRUCTURES),
    "used": by_seat(number(2), STRUCTURES),
    **dict.fromkeys(["port", "course", "lamp"], by_seat(one(), SHIPS)),
    **dict.fromkeys(["turned", "lit", "cleared"], by_seat(flag(), SHIPS)),
    "cargo": by_seat(bag(3), SHIPS),
    "hold": by_seat(bag(3), SHIPS),
    "shown": by_seat(bag(), SHIPS),
    "exchanges": by_seat(number(3), SHIPS),
    "special": by_seat(number(2), SHIPS),
    "hand": by_seat(bag(4)),
    **dict.fromkeys(["home", "kept", "draft_give", "draft_want"], by_seat(bag(3))),
    **dict.fromkeys(["bared", "halted", "exempt", "peeked"], by_seat(flag())),
    "steps": by_seat(number(4)),
    "offers_made": by_seat(number(4)),
    **dict.fromkeys(["plans", "dearer", "rebates", "rich", "ready"], by_seat(number(2))),
    "builder": row("wonder"),
    "stage": row("wonder", number(3)),
    "philosophies": by_seat(number(1), PHILOSOPHIES),
    "introduced": row("philosophy"),
    "spent": by_seat(flag(), POWERS),
    "calm": row("region", flag()),
    "limit": by_seat(number(6)),
    "row": order(4),
    "arranged": order(4),
    **dict.fromkeys(["covered", "boxed", "plan_deck"], count(12)),
    **dict.fromkeys(["islands", "named", "hit", "queue", "gifts", "due", "gain"], line()),
    "hazard_deck": count(30),
    "harbour_deck": count(30),
    **dict.fromkeys(["hazard_top", "met", "harbour_discard"], bag()),
    **dict.fromkeys(["hazard_discard", "given", "taken"], bag(3)),
    "harbour": row("land", bag()),
    "looked": row("land", bag()),
    "face_up": row("land", flag()),
    "offer_to": by_seat(one(), SLOTS),
    "offer_give": by_seat(bag(3), SLOTS),
    "offer_want": by_seat(bag(3), SLOTS),
    "order": order(6),
    **dict.fromkeys(["contenders", "winner", "ending"], unasked()),
}
"""How each field is laid out as numbers: a bag, an order, by seat (kylix.common.shapes)."""
SEATED = {"fleet": SHIPS, "slot": SLOTS, "question": SLOTS, "party": 1, "addressee": 1}
"""Kinds whose things belong to a seat, so many each; what comes behind belongs to nobody."""

KINDS = {
    "seat": "seat",
    "seats": "seat",
    "archon": "seat",
    "victim": "seat",
    "payee": "seat",
    "partner": "seat",
    "winner": "seat",
    "party": "party",
    "slot": "slot",
    "island": "island",
    "islands": "island",
    "good": "good",
    "other": "good",
    "goods": "good",
    "wares": "good",
    "gives": "good",
    "takes": "good",
    "wants": "good",
    "way": "way",
    "word": "word",
    "cost": "word",
    "missing": "word",
    "land": "land",
    "region": "region",
    "rate": "rate",
    "ship": "ship",
    "ship2": "ship",
    "fleet": "fleet",
    "fleet2": "fleet",
    "fleets": "fleet",
    "structure": "structure",
    "philosophy": "philosophy",
    "wonder": "wonder",
    "power": "power",
    "event": "event",
    "events": "event",
    "hazard": "hazard",
    "harbour": "harbour",
    "phase": "phase",
    "ending": "ending",
}


def deck(s: Parthenon, field: str) -> Hidden:
    """A field that is hidden as a whole."""

    def keep(zones: tuple[list[int], ...]) -> None:
        setattr(s, field, tuple(zones[0]))

    return Hidden((list(getattr(s, field)),), keep=keep)


def harbour(s: Parthenon, land: int) -> Hidden:
    def keep(zones: tuple[list[int], ...]) -> None:
        s.harbour = replaced(s.harbour, land, tuple(zones[0]))

    return Hidden((list(s.harbour[land]),), keep=keep)


def unseen(s: Parthenon, seat: int) -> list[list[Hidden]]:
    """Decks and covered cards. Goods have no fixed stock and plans no pieces: both are covered, whatever they are."""
    for other in range(s.seats):
        if other != seat:
            forget_plans(s, other)
            cover_goods(s, other)
    return [
        [deck(s, "covered"), deck(s, "boxed")],
        [deck(s, "hazard_deck")] if s.peeked[seat] else [deck(s, "hazard_top"), deck(s, "hazard_deck")],
        [deck(s, "harbour_deck"), *[harbour(s, land) for land in range(len(s.harbour)) if veiled(s, seat, land)]],
        [deck(s, "plan_deck")],
    ]


def veiled(s: Parthenon, seat: int, land: int) -> bool:
    return not s.face_up[land] and seat not in s.looked[land]


def forget_plans(s: Parthenon, other: int) -> None:
    """What another seat plans in secret is imagined as not planned: no fleet sent, no offer begun, option A."""
    s.steps[other] = 0
    s.kept[other] = ()
    s.way = replaced(s.way, other, 1 if s.phase == DISCARD_PHASE and s.ready[other] not in (0, PASSIVE) else 0)
    s.offers_made[other] = 0
    s.draft_to[other] = -1
    s.draft_answer = replaced(s.draft_answer, other, -1)
    s.draft_give[other] = ()
    s.draft_want[other] = ()
    for fleet in range(other * SHIPS, (other + 1) * SHIPS):
        s.hold[fleet] = ()
        s.course[fleet] = HOME
        s.lamp = replaced(s.lamp, fleet, -1)


# --- goods: covered first, then dealt from what all can see -----------------------------------------------------------


def cover_goods(s: Parthenon, other: int) -> None:
    """Of another island there stay the numbers of cards, and the Aegis cards aboard: all have seen them come."""
    if not s.bared[other]:
        s.hand[other] = (0,) * len(s.hand[other])
    fleets = range(other * SHIPS, (other + 1) * SHIPS)
    aegis = aegis_aboard(s, other)
    for at_home in (True, False):
        for fleet in fleets:
            if (s.port[fleet] == HOME) == at_home and s.cargo[fleet]:
                size = len(s.cargo[fleet])
                cards = aegis[:size]
                aegis = aegis[size:]
                s.cargo[fleet] = (0,) * (size - len(cards)) + tuple(cards)


def aegis_aboard(s: Parthenon, other: int) -> list[int]:
    return sorted(
        good for fleet in range(other * SHIPS, (other + 1) * SHIPS) for good in s.cargo[fleet] if good >= ARMY
    )


def imagine(s: Parthenon, seat: int, dealer: Dealer) -> None:
    """Other hands and cargoes that the seat takes for possible. What there really is was covered before: these are
    dealt from what an island produces, with what it has proven to hold."""
    for other in range(s.seats):
        if other != seat:
            load_aegis(s, other, dealer)
            deal_goods(s, other, dealer)
            if planning(s, other):
                begin_plan(s, other)


def load_aegis(s: Parthenon, other: int, dealer: Dealer) -> None:
    """A fleet keeps what it showed, until it unloads; one at home carries nothing else; the others lie anywhere."""
    aegis = aegis_aboard(s, other)
    if not aegis:
        return
    first = other * SHIPS
    aboard: list[list[int]] = []
    for fleet in range(first, first + SHIPS):
        shown = [good for good in s.shown[fleet] if good in aegis and s.phase != RETURN_PHASE]
        for good in shown:
            aegis.remove(good)
        aboard.append(shown)
    dealer.shuffle(aegis)
    for ship in range(SHIPS):
        while s.port[first + ship] == HOME and aegis and len(aboard[ship]) < len(s.cargo[first + ship]):
            aboard[ship].append(aegis.pop())
    for good in aegis:
        free = [ship for ship in range(SHIPS) for _ in range(len(s.cargo[first + ship]) - len(aboard[ship]))]
        aboard[free[dealer.random_below(len(free))]].append(good)
    for ship in range(SHIPS):
        cards = sorted(aboard[ship])
        s.cargo[first + ship] = (0,) * (len(s.cargo[first + ship]) - len(cards)) + tuple(cards)


def deal_goods(s: Parthenon, other: int, dealer: Dealer) -> None:
    """First what is proven to be there, then the rest, all from one bag."""
    bag = Bag(s, other, dealer)
    fleets = [fleet for fleet in range(other * SHIPS, (other + 1) * SHIPS) if s.cargo[fleet]]
    for fleet in fleets:
        aegis = aegis_of(s.cargo[fleet])
        if len(aegis) < len(s.cargo[fleet]):
            s.cargo[fleet] = bag.draw(len(s.cargo[fleet]) - len(aegis), carried(s, bag, fleet)) + aegis
    if s.hand[other] and not s.bared[other]:
        s.hand[other] = bag.draw(len(s.hand[other]), offered(s, other) or owed(s, bag, other, HAND))


class Bag:
    """Goods that an island may have: what it produces in some seasons, and a few of every other commodity."""

    def __init__(self, s: Parthenon, other: int, dealer: Dealer) -> None:
        self.dealer: Final = dealer
        fill = [SEASONS * s.villages[other * BASICS + good] + 4 for good in range(BASICS)]
        fill += [2] * (GOLD + 1 - BASICS)
        fill[s.tables.rare[s.island[other]]] += SEASONS * s.workshops[other]
        self.fill: Final = fill
        self.left: Final = fill.copy()

    def draw(self, size: int, proven: list[int]) -> Zone:
        """As many cards, sorted, with those that are proven."""
        cards = proven[:size]
        for good in cards:
            self.left[good] = max(1, self.left[good] - 1)
        while len(cards) < size:
            cards.append(self.one(0, GOLD))
        return tuple(sorted(cards))

    def one(self, first: int, last: int) -> int:
        """A card from this good to that, out of the bag; when there is none the bag is filled anew."""
        total = sum(self.left[first : last + 1])
        if not total:
            for good in range(first, last + 1):
                self.left[good] = self.fill[good]
            total = sum(self.left[first : last + 1])
        at = self.dealer.random_below(total)
        good = first
        while at >= self.left[good]:
            at -= self.left[good]
            good += 1
        self.left[good] = self.left[good] - 1
        return good


def offered(s: Parthenon, other: int) -> list[int]:
    """PAR-TRADE-6. An open offer proves the goods on it; of two offers a card may be on both."""
    proven: list[int] = []
    for slot in range(other * SLOTS, (other + 1) * SLOTS):
        for good in s.offer_give[slot]:
            if good < ARMY and proven.count(good) < s.offer_give[slot].count(good):
                proven.append(good)
    return proven


def carried(s: Parthenon, bag: Bag, fleet: int) -> list[int]:
    """A hazard proves cards aboard: what it takes of a fleet, or by what it hit one that has yet to suffer."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, LoseOne) and top.fleet == fleet:
        pool, least = s.tables.hazards[top.hazard].pool, 1
    elif s.hazard >= 0 and (fleet in s.queue or (isinstance(top, React) and top.fleet == fleet)):
        card = s.tables.hazards[s.hazard]
        pool, least = card.hit_pool, card.over + 1 if card.hits == OVER else card.least
    else:
        return owed(s, bag, fleet // SHIPS, fleet)
    if pool == NO_POOL:
        return []
    least -= sum(1 for good in s.cargo[fleet] if ARMY <= good <= POOL_LAST[pool])
    return [bag.one(POOL_FIRST[pool], min(POOL_LAST[pool], GOLD)) for _ in range(least)]


def owed(s: Parthenon, bag: Bag, other: int, place: int) -> list[int]:
    """PAR-GEN-7. Whoever is asked how to pay has the cards: in the hand or on a fleet."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, PayOne) or top.seat != other or top.fleet != place:
        return []
    imports = s.tables.imports[s.island[other]]
    cards: list[int] = []
    for word in s.due:
        floor = top.floor if word == s.due[0] else 0
        fitting = [good for good in range(floor, ARMY) if good != top.ban and fits(word, good, imports)]
        if fitting:
            weights = [good for good in fitting for _ in range(bag.left[good])] or fitting
            cards.append(weights[bag.dealer.random_below(len(weights))])
    return cards
