"""Who sees which field of Obolos, and what a seat cannot see."""

from __future__ import annotations

from kylix.common.shapes import bag, by_seat, count, flag, number
from kylix.kit.names import everybody, nobody, owner
from kylix.kit.redeal import Hidden

from .state import Obolos

SEEN_BY = {
    "hand": owner("coin"),
    "bank": nobody("coin"),
    "spent": everybody("coin"),
    "points": everybody(),
    "boasts": everybody(),
    "ended": everybody(),
}

SHAPES = {
    "hand": by_seat(bag()),
    "bank": count(),
    "spent": bag(),
    "points": by_seat(number()),
    "boasts": by_seat(number()),
    "ended": flag(),
}

KINDS = {"seat": "seat", "coin": "coin", "coins": "coin", "drawn": "coin", "ending": "ending"}


def unseen(s: Obolos, seat: int) -> list[list[Hidden]]:
    """The purses of the others and the bank are one pool."""
    purses = [Hidden((hand,), sorted=True) for other, hand in enumerate(s.hand) if other != seat]
    return [[*purses, Hidden((s.bank,))]]
