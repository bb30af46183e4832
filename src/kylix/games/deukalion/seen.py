"""Who sees which field of the state, and what a seat cannot see. A field that is missing here fails a test."""

from __future__ import annotations

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
