"""Who sees which field of the state, and what a seat cannot see. A field that is missing here fails a test."""

from __future__ import annotations

from collections.abc import Callable

from kylix.games.parthenon.state import PASSIVE, Parthenon
from kylix.games.parthenon.tables import ARMY, GIFT, HOME, SHIPS, SLOTS
from kylix.games.parthenon.zones import Zone, replaced
from kylix.kit.names import by_rule, everybody, nobody
from kylix.kit.redeal import Hidden

AEGIS = tuple(range(ARMY, GIFT + 1))


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
        return [value if at // each == seat else None for at, value in enumerate(getattr(s, field))]

    return rule


def own_zones(field: str, each: int = 1) -> Callable[[Parthenon, int | None], list[list[int] | None]]:
    """The same for zones of cards."""

    def rule(s: Parthenon, seat: int | None) -> list[list[int] | None]:
        return [zone if at // each == seat else None for at, zone in enumerate(getattr(s, field))]

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
    "cargo": by_rule(cargoes, "card"),
    "shown": everybody("good"),
    "lit": everybody(),
    "cleared": everybody(),
    "exchanges": everybody(),
    "special": everybody(),
    "hand": by_rule(hands, "card"),
    "home": everybody("good"),
    "bared": everybody(),
    "hold": by_rule(own_zones("hold", SHIPS), "card"),
    "course": by_rule(own("course", SHIPS), "course"),
    "lamp": by_rule(own("lamp", SHIPS), "card"),
    "steps": by_rule(own("steps")),
    "kept": by_rule(own_zones("kept"), "card"),
    "way": by_rule(own("way")),
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
    "hazard_top": by_rule(top_hazard, "hazard"),
    "peeked": everybody(),
    "hazard_discard": everybody("hazard"),
    "hazard": everybody("hazard", none=True),
    "met": everybody("hazard"),
    "hit": everybody("fleet"),
    "queue": everybody("fleet"),
    "gifts": everybody("fleet"),
    "harbour": by_rule(harbours, "harbour"),
    "face_up": everybody(by="land"),
    "looked": everybody("seat"),
    "harbour_deck": nobody("harbour"),
    "harbour_discard": everybody("harbour"),
    "plan_deck": nobody("wonder"),
    "offer_to": everybody("party", none=True),
    "offer_give": everybody("good"),
    "offer_want": everybody("good"),
    "offers_made": by_rule(own("offers_made")),
    "draft_to": by_rule(own("draft_to"), "addressee"),
    "draft_answer": by_rule(own("draft_answer"), "question"),
    "draft_give": by_rule(own_zones("draft_give"), "card"),
    "draft_want": by_rule(own_zones("draft_want"), "card"),
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


def goods(zones: list[Zone], places: list[int], known: tuple[int, ...]) -> Hidden:
    """Goods in some places of a field."""

    def keep(dealt: tuple[list[int], ...]) -> None:
        for place, zone in zip(places, dealt, strict=True):
            zones[place] = tuple(zone)

    return Hidden(tuple([list(zones[place]) for place in places]), known, sorted=True, keep=keep)


def harbour(s: Parthenon, land: int) -> Hidden:
    def keep(zones: tuple[list[int], ...]) -> None:
        s.harbour = replaced(s.harbour, land, tuple(zones[0]))

    return Hidden((list(s.harbour[land]),), keep=keep)


def unseen(s: Parthenon, seat: int) -> list[list[Hidden]]:
    """Decks and covered cards; the goods of the others, whose Aegis cards stay on their own fleets."""
    for other in range(s.seats):
        if other != seat:
            forget_plans(s, other)
    return [
        [deck(s, "covered"), deck(s, "boxed")],
        [deck(s, "hazard_deck")] if s.peeked[seat] else [deck(s, "hazard_top"), deck(s, "hazard_deck")],
        [deck(s, "harbour_deck"), *[harbour(s, land) for land in range(len(s.harbour)) if veiled(s, seat, land)]],
        [deck(s, "plan_deck")],
        [zone for other in range(s.seats) if other != seat for zone in goods_of(s, other)],
    ]


def veiled(s: Parthenon, seat: int, land: int) -> bool:
    return not s.face_up[land] and seat not in s.looked[land]


def goods_of(s: Parthenon, other: int) -> list[Hidden]:
    """The hand but for what open offers prove to be in it, and the fleets; a fleet that showed a card keeps its own."""
    zones: list[Hidden] = []
    if not s.bared[other]:
        proven = {good for slot in range(other * SLOTS, (other + 1) * SLOTS) for good in s.offer_give[slot]}
        zones.append(goods(s.hand, [other], tuple(proven)))
    fleets = range(other * SHIPS, (other + 1) * SHIPS)
    zones += [goods(s.cargo, [fleet], AEGIS) for fleet in fleets if s.shown[fleet]]
    for at_home in (False, True):
        places = [fleet for fleet in fleets if not s.shown[fleet] and (s.port[fleet] == HOME) == at_home]
        zones.append(goods(s.cargo, places, AEGIS))
    return zones


def forget_plans(s: Parthenon, other: int) -> None:
    """What another seat plans in secret is imagined as not planned: no fleet sent, no offer begun, option A."""
    s.steps[other] = 0
    s.kept[other] = ()
    s.way = replaced(s.way, other, 1 if s.way[other] and s.ready[other] not in (0, PASSIVE) else 0)
    s.offers_made[other] = 0
    s.draft_to[other] = -1
    s.draft_answer = replaced(s.draft_answer, other, -1)
    s.draft_give[other] = ()
    s.draft_want[other] = ()
    for fleet in range(other * SHIPS, (other + 1) * SHIPS):
        s.hold[fleet] = ()
        s.course[fleet] = HOME
        s.lamp = replaced(s.lamp, fleet, -1)
