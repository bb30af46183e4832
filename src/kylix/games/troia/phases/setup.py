"""Setting up: gods on Olympus, heroes in combat, decks and opening hands."""

from __future__ import annotations

from typing import ClassVar

from kylix.core.flow import Procedure
from kylix.core.zones import draw, shuffle
from kylix.games.troia import events
from kylix.games.troia.state import SIDES, Troia
from kylix.games.troia.tables import OPENING_HAND


class SetUp(Procedure[Troia]):
    """TRO-SETUP-3. Chance is asked in this order: faces, places of the tiles, Greek deck, Trojan deck."""

    CLAUSE: ClassVar[str] = "TRO-SETUP-3"

    def step(self, s: Troia, at: int) -> None:
        match at:
            case 0:
                self.place_gods(s)
            case 1:
                self.shuffle_decks(s)
            case 2:
                self.deal(s)
            case _:
                s.end()

    def place_gods(self, s: Troia) -> None:
        """TRO-SETUP-4. One face of each tile, one tile per slot."""
        tables = s.tables
        s.olympus = (
            [faces[s.random_below(2)] for faces in tables.faces] if tables.random_faces else tables.chosen.copy()
        )
        shuffle(s, s.olympus)
        if s.log is not None:
            s.log.append(events.set_up(s.olympus.copy()))

    def shuffle_decks(self, s: Troia) -> None:
        """TRO-SETUP-7. Each side has the cards with its own back."""
        for seat in range(SIDES):
            s.deck[seat] = [card for card, back in enumerate(s.tables.back) if back == seat]
            shuffle(s, s.deck[seat])

    def deal(self, s: Troia) -> None:
        """TRO-SETUP-8. Two cards each."""
        for seat in range(SIDES):
            cards = draw(s.deck[seat], s.hand[seat], OPENING_HAND)
            if s.log is not None:
                s.log.append(events.opening_hand(seat, cards))
