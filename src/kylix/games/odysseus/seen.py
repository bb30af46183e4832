"""Who sees which field of the state, and what nobody can see. A field that is missing here fails a test."""

from __future__ import annotations

from kylix.common.shapes import bag, by_seat, count, number, numbers, one, row, unasked
from kylix.games.odysseus.state import Odysseus
from kylix.games.odysseus.tables import DISPLAY, PILES, SKILLS
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

SHAPES = {
    "active": one(),
    "deck": count(48),
    "unused": count(48),
    "ship": row("slot"),
    "covered": row("side", count(4)),
    "ship_favours": row("side", number(2)),
    "display": row(DISPLAY),
    "piles": row(PILES, count(20)),
    "epic_stack": bag(),
    "skills": by_seat(numbers(SKILLS, 8)),
    "adventures": by_seat(bag()),
    "rested": by_seat(bag()),
    "stories": by_seat(bag(3)),
    "favours": by_seat(number(5)),
    "epics": by_seat(one()),
    "chosen": one(),
    "bought": number(1),
    "discarded": bag(),
    "story_discard": bag(3),
    "automa_shown": bag(),
    "automa_cards": bag(),
    "automa_stories": bag(3),
    "automa_deck": count(16),
    "automa_epic": one(),
    "ending": unasked(),
}
"""How each field is laid out as numbers: a bag, an order, by seat (kylix.common.shapes)."""

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
