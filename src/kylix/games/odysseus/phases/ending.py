"""One card is left on the ship: it is filled again, or the game is over."""

from __future__ import annotations

from typing import ClassVar

from kylix.core.flow import Procedure
from kylix.games.odysseus import events, scoring
from kylix.games.odysseus.phases.ship import end_slot, fill, lift
from kylix.games.odysseus.state import Odysseus
from kylix.games.odysseus.tables import SIDES


class EndOfFilling(Procedure[Odysseus]):
    """ODY-ENDTURN-1, ODY-ENDTURN-2. With an empty deck the last card goes to nobody and the game ends."""

    CLAUSE: ClassVar[str] = "ODY-ENDTURN-1"

    def step(self, s: Odysseus, at: int) -> None:
        if not s.deck:
            end_game(s)
        elif at == 0:
            remove_last_card(s)
        else:
            fill(s)
            s.end()


def remove_last_card(s: Odysseus) -> None:
    for side in range(SIDES):
        slot = end_slot(s, side * 2)
        if slot >= 0:
            card = lift(s, slot)
            s.chosen = -1
            s.discarded.append(card)
            if s.log is not None:
                s.log.append(events.last_card_removed(card))


def end_game(s: Odysseus) -> None:
    """ODY-END-1. Points are counted."""
    s.ending = scoring.outcome(s)
    if s.log is not None:
        s.log.append(events.game_ended(s.ending, scoring.winners(s)))
    s.finish()
