"""Who sees which field of the state, and what nobody can see. A field that is missing here fails a test."""

from __future__ import annotations

from kylix.games.odysseus.state import Odysseus
from kylix.kit.names import everybody, nobody
from kylix.kit.redeal import Hidden

SEEN_BY = {
    "active": everybody("seat"),
    "deck": nobody("card"),
    "unused": nobody("card"),
    "ship": everybody("card", by="slot", none=True),
    "covered": nobody("card"),
    "ship_favours": everybody(by="side"),
    "display": everybody("story", none=True),
    "piles": nobody("story"),
    "epic_stack": everybody("epic"),
    "skills": everybody(),
    "adventures": everybody("card"),
    "rested": everybody("card"),
    "stories": everybody("story"),
    "favours": everybody(),
    "epics": everybody("epic", none=True),
    "chosen": everybody("card", none=True),
    "bought": everybody(),
    "discarded": everybody("card"),
    "story_discard": everybody("story"),
    "automa_shown": everybody("automa"),
    "automa_cards": everybody("card"),
    "automa_stories": everybody("story"),
    "automa_deck": nobody("automa"),
    "automa_epic": everybody("epic", none=True),
    "ending": everybody("ending", none=True),
}

KINDS = {
    "seat": "seat",
    "winners": "seat",
    "slot": "slot",
    "side": "side",
    "card": "card",
    "cards": "card",
    "skill": "skill",
    "printed": "skill",
    "story": "story",
    "stories": "story",
    "source": "source",
    "epic": "epic",
    "automa": "automa",
    "path": "path",
    "symbol": "symbol",
    "symbols": "symbol",
    "ending": "ending",
}


def unseen(s: Odysseus, seat: int) -> list[list[Hidden]]:
    """No seat knows more than another: trial cards not yet turned up, story piles, the Automa's pile."""
    return [
        [Hidden((zone,)) for zone in (s.deck, s.unused, *s.covered)],
        [Hidden((pile,)) for pile in s.piles],
        [Hidden((s.automa_deck,))],
    ]
