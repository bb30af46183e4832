"""Who sees which field of the state, and what a seat cannot see. A field that is missing here fails a test."""

from __future__ import annotations

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
