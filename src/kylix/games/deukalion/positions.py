"""Positions of Deukalion, for lessons and tests.

What a position does not name: ships lie at G2, H2, H4 and B2, next to nothing, hands, cargo and the Underworld
are empty, no secret pursuit is held, P14 and P16 are on display. Hoplites that are neither aboard nor in a settlement
are in the Underworld. Cards and pursuits that are not named are in the decks, behind those that `deck` and `pursuits`
name as the top ones; treasures fill the spaces from the first city on, and as many spaces as there are treasures aboard
stay free at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict, Unpack

from kylix.common.positions import Open, arranged, hold
from kylix.core.chance import FixedChance
from kylix.core.state import State
from kylix.kit.registry import game

SEATS = "ABCD"
TITLE = game("deukalion")
SPEC = TITLE.base.spec
CARDS: list[str] = [card.id for card in SPEC.card]
PURSUITS: list[str] = [pursuit.id for pursuit in SPEC.pursuit]
COLOURS: list[str] = [treasure.id for treasure in SPEC.treasure]
CORNERS = {"A": "G2", "B": "H2", "C": "H4", "D": "B2"}
GARRISON: dict[str, int] = {settlement.id: settlement.hoplites for settlement in SPEC.settlement}
POINTS: dict[str, int] = {pursuit.id: pursuit.points for pursuit in SPEC.pursuit}
SYMBOLS = ("CARD", "HYDRA", "HOPLITES", "MOVE")
EDITIONS = ("continental", "english")

Named = Mapping[str, str]
Counted = Mapping[str, int]


def throw(*crews: str) -> list[int]:
    """`4/1/3`: so many hoplites face down, on edge, skull up, as outcomes of chance; one text for each thrower."""
    outcomes: list[int] = []
    for crew in crews:
        down, edge, up = [int(part) for part in crew.split("/")]
        outcomes += [2] * down + [4] * edge + [0] * up
    return outcomes


def shake(*values: int) -> list[int]:
    """The dice of a turn as outcomes of chance: the centre, then the outer ones."""
    return [2 * (value - 1) for value in values]


CHANCE = {"throw": throw, "shake": lambda *values: shake(*map(int, values))}
"""How lessons lay chance ready: `throw 4/1/3`, `shake 3 1 2 3 1`."""


class Position(TypedDict, total=False):
    """What a position may name; everything else is as the head of this file says."""

    seats: int
    edition: str
    options: Mapping[str, object]
    active: str
    dice: str
    """The centre die, then those on Card, Hydra, Hoplites and Move."""
    done: str
    ships: Named
    pushed: str
    hydra: str
    aboard: Counted
    dead: Counted
    cargo: Named
    cities: Named
    held: Named
    hands: Named
    deck: str
    deck_size: int
    """The rest of the deck is in the hand of the last seat."""
    lasting: Named
    display: str
    pursuits: str
    pursuits_left: int
    """The rest of the pursuits is out of the game."""
    secrets: Named
    shown: str
    honour: Counted
    earned: Named
    chance: list[int]


def position(seat: str = "A", asks: str = "actions", **about: Unpack[Position]) -> State:
    """A position in which a seat is asked for its `part`, to `sail` (its part, embarked), for the `kylix`, or for its
    next of the `actions`."""
    seats = about.get("seats", 4)
    at = SEATS.index(seat)
    own_turn = asks in ("actions", "kylix")
    active = SEATS.index(about["active"]) if "active" in about else at if own_turn else (at - 1) % seats
    fields: dict[str, Any] = {
        **_turn(about, seat, SEATS[active], asks),
        **_board(about, seats),
        **_crew(about, seats),
        **_points(about, seats),
        **_treasures(about, seats),
        **_cards(about, seats),
        **_pursuits(about, seats),
    }
    options = {"edition": about.get("edition", "continental"), "start_player": "A", **about.get("options", {})}
    s = arranged("deukalion", seats=seats, options=options, stack=_stack(asks, active, at, seats), **fields)
    s.invariants()
    if asks == "sail":
        s.play(at, "embark")
    if "chance" in about:
        s.chance = FixedChance(about["chance"], s.drawn)
    return s


def _turn(about: Position, seat: str, active: str, asks: str) -> dict[str, Any]:
    done = about.get("done", "").split()
    return {
        "turn": 1,
        "active": active,
        "dice": [int(die) for die in about.get("dice", "3 2 3 2 3").split()],
        "rotation": 0 if asks == "actions" else -1,
        "done": sum(1 << SYMBOLS.index(symbol) for symbol in done),
        "served": None if asks in ("actions", "kylix") else seat,
    }


def _board(about: Position, seats: int) -> dict[str, Any]:
    ships = {**CORNERS, **about.get("ships", {})}
    return {
        "ships": [ships[who] for who in SEATS[:seats]],
        "pushed": [who in about.get("pushed", "") for who in SEATS[:seats]],
        "hydra": about.get("hydra", "C6"),
        "held": {place: about.get("held", {}).get(place) for place in GARRISON},
        "shown": [who in about.get("shown", "") for who in SEATS[:seats]],
    }


def _crew(about: Position, seats: int) -> dict[str, Any]:
    here: list[int] = []
    below: list[int] = []
    dead = about.get("dead", {})
    for who in SEATS[:seats]:
        free = 10 - sum(GARRISON[place] for place, owner in about.get("held", {}).items() if owner == who)
        room = 10 - len(about.get("cargo", {}).get(who, "").split())
        here.append(about.get("aboard", {}).get(who, free - dead[who] if who in dead else min(room, free)))
        below.append(free - here[-1])
        hold(below[-1] == dead.get(who, below[-1]), f"{who} has {free} hoplites, not more and not less")
    return {"aboard": here, "underworld": below}


def _points(about: Position, seats: int) -> dict[str, Any]:
    honour, earned, held = about.get("honour", {}), about.get("earned", {}), about.get("held", {})
    mine = [honour.get(who, 0) for who in SEATS[:seats]]
    total = [
        count
        + sum(POINTS[pursuit] for pursuit in earned.get(who, "").split())
        + sum(GARRISON[place] for place, owner in held.items() if owner == who)
        for who, count in zip(SEATS, mine, strict=False)
    ]
    return {"honour": mine, "points": total, "supply": max(0, SPEC.honour.supply - sum(mine))}


def _treasures(about: Position, seats: int) -> dict[str, Any]:
    cargo, cities = about.get("cargo", {}), about.get("cities", {})
    field = "three_count" if about.get("options", {}).get("three_colours") else "count"
    left = [treasure.id for treasure in SPEC.treasure for _ in range(getattr(treasure, field))]
    aboard = [sorted(cargo.get(who, "").split(), key=COLOURS.index) for who in SEATS[:seats]]
    for colour in [colour for zone in aboard for colour in zone] + " ".join(cities.values()).split():
        left.remove(colour)
    spaces: dict[str, str | None] = {}
    for city in SPEC.city:
        here = cities[city.id].split() if city.id in cities else left[: city.spaces]
        if city.id not in cities:
            del left[: city.spaces]
        for space in range(city.spaces):
            spaces[f"{city.id}-{space + 1}"] = here[space] if space < len(here) else None
    hold(not left, f"{left} lie nowhere")
    return {"cargo": aboard, "spaces": spaces}


def _cards(about: Position, seats: int) -> dict[str, Any]:
    left = [card.id for card in SPEC.card for _ in range(card.count)]
    top = about.get("deck", "").split()
    hand = [about.get("hands", {}).get(who, "").split() for who in SEATS[:seats]]
    in_play = [(card, who) for who, cards in about.get("lasting", {}).items() for card in cards.split()]
    for card in [*top, *[card for zone in hand for card in zone], *[card for card, _ in in_play]]:
        left.remove(card)
    whole = top + left
    if "deck_size" in about:
        hand[-1] += whole[about["deck_size"] :]
        del whole[about["deck_size"] :]
    return {
        "deck": whole,
        "hand": [sorted(zone) for zone in hand],
        "fresh": [],
        "lasting": [card for card, _ in in_play],
        "lasting_by": [who for _, who in in_play],
    }


def _pursuits(about: Position, seats: int) -> dict[str, Any]:
    display, top, secrets = about.get("display", "P14 P16"), about.get("pursuits", ""), about.get("secrets", {})
    done = [(pursuit, who) for who, some in about.get("earned", {}).items() for pursuit in some.split()]
    named = {*display.split(), *top.split(), *secrets.values(), *[pursuit for pursuit, _ in done]}
    whole = top.split() + [pursuit for pursuit in PURSUITS if pursuit not in named]
    cut = about.get("pursuits_left", len(whole))
    return {
        "display": display.split(),
        "pursuits": whole[:cut],
        "removed": whole[cut:],
        "secret": [[secrets[who]] if who in secrets else [] for who in SEATS[:seats]],
        "earned": [pursuit for pursuit, _ in done],
        "earned_by": [who for _, who in done],
    }


def _stack(asks: str, active: int, seat: int, seats: int) -> Open:
    """The open rules as they lie when the question is asked in the course of a game."""
    about = {"seat": active}
    if asks == "kylix":
        return [("Voyage", 2, {}), ("Turn", 3, about), ("PlaceKylix", 0, about)]
    if asks == "actions":
        return [("Voyage", 2, {}), ("Turn", 4, about), ("Actions", 1, about), ("ChooseAction", 0, about)]
    served = (seat - active) % seats
    return [("Voyage", 2, {}), ("Turn", 2, about), ("Others", served, about), ("ChoosePart", 0, {"seat": seat})]
