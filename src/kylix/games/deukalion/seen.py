"""Who sees which field of the state, and what a seat cannot see. A field that is missing here fails a test."""

from __future__ import annotations

from typing import Final

from kylix.common.shapes import (
    bag,
    beside,
    bits,
    by_seat,
    count,
    flag,
    number,
    numbers,
    one,
    order,
    pair,
    row,
    seat_bits,
    unasked,
)
from kylix.games.deukalion.state import Deukalion
from kylix.kit.names import by_rule, everybody, nobody, owner
from kylix.kit.redeal import Hidden


def secrets(s: Deukalion, seat: int | None) -> list[list[int | None]]:
    """DEU-PURSUIT-3. The own secret pursuit, those that were shown, and of the others that there is one."""
    return [[pursuit if who == seat or s.shown[who] else None for pursuit in zone] for who, zone in enumerate(s.secret)]


SEEN_BY = {
    "active": everybody("seat"),
    "dice": everybody(),
    "rotation": everybody(),
    "done": everybody(),
    "served": everybody("seat", none=True),
    "sailor": everybody("seat", none=True),
    "steps": everybody(),
    "course": everybody(),
    "adventure": everybody(),
    "lyre": everybody(),
    "crossing": everybody(),
    "ships": everybody("square", none=True),
    "pushed": everybody(),
    "hydra": everybody("square"),
    "aboard": everybody(),
    "cargo": everybody("colour"),
    "underworld": everybody(),
    "held": everybody("seat", by="settlement", none=True),
    "spaces": everybody("colour", by="space", none=True),
    "deck": nobody("card"),
    "hand": owner("card"),
    "fresh": owner("card"),
    "played": everybody("card", none=True),
    "lasting": everybody("card"),
    "lasting_by": everybody("seat"),
    "pursuits": nobody("pursuit"),
    "display": everybody("pursuit", none=True),
    "secret": by_rule(secrets, "pursuit"),
    "shown": everybody(),
    "earned": everybody("pursuit"),
    "earned_by": everybody("seat"),
    "removed": everybody("pursuit"),
    "points": everybody(),
    "honour": everybody(),
    "supply": everybody(),
    "fighters": everybody("seat"),
    "thrown": everybody(),
    "bonus": everybody(),
    "gained": everybody(),
    "winners": everybody("seat"),
    "ending": everybody("ending", none=True),
}

DISPLAYED: Final = 4
FIGHTERS: Final = 2
SHAPES = {
    "active": one(),
    "dice": numbers(5, 6),
    "rotation": number(4, least=-1),
    "done": bits(4),
    "served": one(),
    "sailor": one(),
    "steps": number(6),
    "course": number(2),
    "adventure": flag(),
    "lyre": flag(),
    "crossing": flag(),
    "ships": by_seat(one()),
    "pushed": by_seat(flag()),
    "hydra": one(),
    "aboard": by_seat(number(10)),
    "cargo": by_seat(bag(3)),
    "underworld": by_seat(number(10)),
    "held": row("settlement"),
    "spaces": row("space"),
    "deck": count(40),
    "hand": by_seat(bag(3)),
    "fresh": by_seat(bag(3)),
    "played": one(),
    "lasting": pair("lasting_by"),
    "lasting_by": beside(),
    "pursuits": count(16),
    "display": row(DISPLAYED),
    "secret": by_seat(bag()),
    "shown": by_seat(flag()),
    "earned": pair("earned_by"),
    "earned_by": beside(),
    "removed": bag(),
    "points": by_seat(number(10)),
    "honour": by_seat(number(10)),
    "supply": number(20),
    "fighters": order(FIGHTERS),
    "thrown": numbers(4 * FIGHTERS),
    "bonus": numbers(FIGHTERS),
    "gained": seat_bits(),
    "winners": unasked(),
    "ending": unasked(),
}
"""How each field is laid out as numbers: a bag, an order, by seat (kylix.common.shapes)."""

KINDS = {
    "seat": "seat",
    "seats": "seat",
    "foe": "seat",
    "owner": "seat",
    "chooser": "seat",
    "winner": "seat",
    "winners": "seat",
    "loser": "seat",
    "claimants": "seat",
    "square": "square",
    "city": "city",
    "settlement": "settlement",
    "colour": "colour",
    "card": "card",
    "cards": "card",
    "pursuit": "pursuit",
    "pursuits": "pursuit",
    "side": "side",
    "symbol": "symbol",
    "number": "number",
    "rotation": "rotation",
    "ending": "ending",
}


def unseen(s: Deukalion, seat: int) -> list[list[Hidden]]:
    """The Action deck with the other hands and what they just received; the Pursuit deck with covered secrets."""
    others = [other for other in range(s.seats) if other != seat]
    cards = [Hidden((s.deck,))]
    cards += [Hidden((s.hand[other], *([s.fresh[other]] if s.fresh else [])), sorted=True) for other in others]
    pursuits = [Hidden((s.pursuits,)), *[Hidden((s.secret[other],)) for other in others if not s.shown[other]]]
    return [cards, pursuits]
