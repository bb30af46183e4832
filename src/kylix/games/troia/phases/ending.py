"""The end of the game."""

from __future__ import annotations

from typing import ClassVar

from kylix.core.flow import Procedure
from kylix.core.ids import NOBODY
from kylix.games.troia import events, scoring
from kylix.games.troia.state import Troia


def end_game(s: Troia, winner: int, ending: int) -> None:
    """TRO-END-7. Nothing else of the turn is carried out."""
    s.winner = winner
    s.ending = ending
    s.honoured = -1
    s.superior = -1
    if s.log is not None:
        s.log.append(events.game_ended(winner, ending))
    s.finish()


class Comparison(Procedure[Troia]):
    """TRO-END-4. A deck is empty: progress decides, then heroes, else it is a draw."""

    CLAUSE: ClassVar[str] = "TRO-END-4"

    def step(self, s: Troia, at: int) -> None:
        by_progress = scoring.leader(scoring.progress(s))
        if by_progress != NOBODY:
            end_game(s, by_progress, scoring.DECK_PROGRESS)
            return
        by_heroes = scoring.leader(scoring.forward_heroes(s))
        end_game(s, by_heroes, scoring.DECK_EQUAL if by_heroes == NOBODY else scoring.DECK_HEROES)


class TurnLimit(Procedure[Troia]):
    """TRO-END-8. Our own safeguard against endless play."""

    CLAUSE: ClassVar[str] = "TRO-END-8"

    def step(self, s: Troia, at: int) -> None:
        end_game(s, NOBODY, scoring.TURN_LIMIT_REACHED)
