"""Who sees which field of the state, and what a seat cannot see. A field that is missing here fails a test."""

from __future__ import annotations

from kylix.common.shapes import bag, by_seat, count, flag, number, one, row, unasked
from kylix.games.troia.state import SIDES, Troia
from kylix.kit.names import everybody, nobody, owner
from kylix.kit.redeal import Hidden

SEEN_BY = {
    "active": everybody("seat"),
    "olympus": everybody("god"),
    "heroes": everybody("space", by="hero"),
    "deck": nobody("card"),
    "hand": owner("card"),
    "paid": owner("card"),
    "pledged": everybody(),
    "discard": everybody("card"),
    "horse": everybody("card"),
    "track": everybody(),
    "cornucopia": everybody("seat", none=True),
    "known": everybody("card"),
    "honoured": everybody("god", none=True),
    "superior": everybody(),
    "winner": everybody("seat", none=True),
    "ending": everybody("ending", none=True),
}

SHAPES = {
    "active": one(),
    "olympus": row("slot"),
    "heroes": row("hero"),
    "deck": by_seat(count(27)),
    "hand": by_seat(bag()),
    "paid": by_seat(bag()),
    "pledged": flag(),
    "discard": by_seat(bag()),
    "horse": bag(),
    "track": number(6),
    "cornucopia": one(),
    "known": by_seat(bag()),
    "honoured": one(),
    "superior": number(2, least=-1),
    "winner": unasked(),
    "ending": unasked(),
}
"""How each field is laid out as numbers: a bag, an order, by seat (kylix.common.shapes)."""

KINDS = {
    "seat": "seat",
    "winner": "seat",
    "god": "god",
    "gods": "god",
    "hero": "hero",
    "space": "space",
    "start": "space",
    "slot": "slot",
    "card": "card",
    "cards": "card",
    "figure": "figure",
    "figures": "figure",
    "offering": "offering",
    "ending": "ending",
}


def unseen(s: Troia, seat: int) -> list[list[Hidden]]:
    """By back of the cards: the decks, and the other side's hand but for the cards seen to enter it."""
    other = SIDES - 1 - seat
    hand = Hidden((s.hand[other], s.paid[other]), tuple(s.known[other]), sorted=True)
    return [[Hidden((s.deck[seat],))], [Hidden((s.deck[other],)), hand]]
