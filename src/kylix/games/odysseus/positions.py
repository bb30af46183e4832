"""Positions of Odysseus, for lessons and tests.

What a position does not name is filled up so that every component is in one place: cards with which the seats rested
until each has as many as its turns demand, cards on the ship, the deck; the other trial cards are not in the game.
Story tokens that are not named go to the piles. A seat has one story, one favour and all skills at 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from kylix.common.positions import Open, arranged, hold
from kylix.core.state import State
from kylix.kit.registry import game

SEATS = "ABCDE"
SKILLS = ("STR", "INT", "CUN", "LCK")
SPEC = game("odysseus").base.spec
CARDS: tuple[str, ...] = tuple(card.id for card in SPEC.card)
STORIES: tuple[str, ...] = tuple(story.id for story in SPEC.story)
EPICS: tuple[str, ...] = tuple(tile.id for tile in SPEC.epic)
AUTOMA: tuple[str, ...] = tuple(card.id for card in SPEC.automa)
SLOTS = tuple(f"{side}{slot}" for side in "PS" for slot in range(6))

FRESH = "P0 P1 P2v P3v P4 P5 S0 S1 S2v S3v S4 S5"
DISPLAY = "S-V12 S-V3 S-V4 S-V5"
FIRST_STORIES = ("S-STR", "S-INT", "S-CUN", "S-LCK", "S-GODS")
FIVE_TYPES = "11-STR 12-STR 10-STR 07-STR 13-LCK"
"""One card of each type."""

BySeat = Mapping[str, str]


def position(
    to_move: str = "A",
    *,
    seats: int = 2,
    asks: str = "take",
    ship: str = FRESH,
    skills: BySeat | None = None,
    adventures: BySeat | None = None,
    rested: BySeat | None = None,
    stories: BySeat | None = None,
    favours: Mapping[str, int] | None = None,
    bought: int = 0,
    display: str = DISPLAY,
    piles: tuple[str, str] | None = None,
    deck: int = 12,
    automa: Mapping[str, str] | None = None,
    turn: int | None = None,
    options: Mapping[str, object] | None = None,
) -> State:
    """A position in which `to_move` must take a card, or (`asks` is a card) has taken one and chooses what to do."""
    options = dict(options or {})
    order = _order(seats, str(options.get("first_seat", "A")))
    automa = dict(automa or {})
    zones = {seat: (_get(adventures, seat), _get(rested, seat)) for seat in order}
    if seats == 1:
        zones["B"] = (automa.get("cards", "").split(), [])
    number = turn or _turn(order, to_move, zones)
    chosen = None if asks == "take" else asks
    s = arranged(
        "odysseus",
        seats=seats,
        options=options,
        stack=_stack(number, SEATS.index(to_move), chosen),
        turn=number,
        active=to_move,
        chosen=chosen,
        bought=bought,
        skills=[[int(level) for level in _get(skills, seat)] or [0] * 4 for seat in SEATS[:seats]],
        favours=[(favours or {}).get(seat, 1) for seat in SEATS[:seats]],
        **_trials(order, number, zones, ship, deck, chosen, seats),
        **_stories(seats, stories, display, piles, automa),
        **_epics(zones, seats),
        **_automa(automa, number, seats),
    )
    s.invariants()
    return s


def _get(shares: BySeat | None, seat: str) -> list[str]:
    return (shares or {}).get(seat, "").split()


def _order(seats: int, first: str) -> str:
    names = SEATS[: max(seats, 2)]
    at = names.index(first)
    return names[at:] + names[:at]


def _turn(order: str, to_move: str, zones: Mapping[str, tuple[list[str], list[str]]]) -> int:
    """The first turn of the seat in which everybody may have as many cards as the position names."""
    place = order.index(to_move)
    rounds = max([0, *[len(zone[0]) + len(zone[1]) - (order.index(seat) < place) for seat, zone in zones.items()]])
    return rounds * len(order) + place + 1


def _due(order: str, turn: int, seat: str) -> int:
    return max(0, -((order.index(seat) - (turn - 1)) // len(order)))


def _trials(
    order: str,
    turn: int,
    zones: Mapping[str, tuple[list[str], list[str]]],
    ship: str,
    deck: int,
    chosen: str | None,
    seats: int,
) -> dict[str, Any]:
    named = {card for zone in zones.values() for part in zone for card in part} | {chosen}
    slots = {part.partition("=")[0]: part.partition("=")[2] for part in ship.split()}
    named |= set(slots.values())
    spare = iter([card for card in CARDS if card not in named])
    where: dict[str, str | None] = dict.fromkeys(SLOTS)
    covered: dict[str, list[str]] = {"P": [], "S": []}
    for slot, card in sorted(slots.items()):
        if slot.endswith("v"):
            covered[slot[0]].append(card or next(spare))
        else:
            where[slot] = card or next(spare)
    filled = {seat: [*zone[0], *zone[1], *_some(spare, _due(order, turn, seat), zone)] for seat, zone in zones.items()}
    return {
        "ship": where,
        "covered": [covered["P"], covered["S"]],
        "ship_favours": {"PORT": int(bool(covered["P"])), "STARBOARD": int(bool(covered["S"]))},
        "adventures": [zones[seat][0] for seat in SEATS[:seats]],
        "rested": [filled[seat][len(zones[seat][0]) :] for seat in SEATS[:seats]],
        "automa_cards": filled["B"] if seats == 1 else [],
        "deck": [next(spare) for _ in range(deck)],
        "unused": list(spare),
        "discarded": [],
    }


def _some(spare: Iterator[str], due: int, zone: tuple[list[str], list[str]]) -> list[str]:
    missing = due - len(zone[0]) - len(zone[1])
    hold(missing >= 0, "a seat has more cards than turns")
    return [next(spare) for _ in range(missing)]


def _stories(
    seats: int, stories: BySeat | None, display: str, piles: tuple[str, str] | None, automa: Mapping[str, str]
) -> dict[str, Any]:
    shares = [_get(stories, seat) or [FIRST_STORIES[at]] for at, seat in enumerate(SEATS[:seats])]
    shown: list[str | None] = [None if story == "-" else story for story in display.split()]
    held = automa.get("stories", "").split()
    left = [story for story in STORIES for _ in range(2)]
    for story in [*[one for share in shares for one in share], *[one for one in shown if one], *held]:
        left.remove(story)
    if piles is None:
        heaps = [left[::2], left[1::2]]
        left = []
    else:
        heaps = [pile.split() for pile in piles]
        for story in [*heaps[0], *heaps[1]]:
            left.remove(story)
    return {"stories": shares, "display": shown, "automa_stories": held, "piles": heaps, "story_discard": left}


def _epics(zones: Mapping[str, tuple[list[str], list[str]]], seats: int) -> dict[str, Any]:
    """Whoever has all types has a tile; the first seat has the best."""
    types = {card.id: card.type for card in SPEC.card}
    stack = list(EPICS)
    tiles = [
        stack.pop(0) if seat in zones and len({types[card] for card in zones[seat][0]}) == 5 else None
        for seat in SEATS[: max(seats, 2)]
    ]
    return {"epics": tiles[:seats], "automa_epic": tiles[1] if seats == 1 else None, "epic_stack": stack}


def _automa(automa: Mapping[str, str], turn: int, seats: int) -> dict[str, Any]:
    if seats > 1:
        return {"automa_deck": [], "automa_shown": []}
    first = automa.get("deck", "").split()
    others = [card for card in AUTOMA if card not in first]
    used = turn // 2
    return {"automa_shown": others[:used], "automa_deck": [*first, *others[used:]]}


def _stack(turn: int, seat: int, chosen: str | None) -> Open:
    """The open rules as they lie when the question is asked in the course of a game."""
    begun: Open = [("Voyage", turn + 1, {})]
    if chosen is None:
        return [*begun, ("Turn", 1, {"seat": seat}), ("TakeCard", 0, {"seat": seat})]
    about = {"seat": seat, "card": CARDS.index(chosen)}
    return [*begun, ("Turn", 2, {"seat": seat}), ("ChooseMode", 0, about)]
