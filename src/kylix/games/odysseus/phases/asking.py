"""What all questions of the own turn share: a story may be bought beside them, and a lone answer is not asked for."""

from __future__ import annotations

from kylix.core.errors import Reason
from kylix.core.flow import Choice
from kylix.core.moves import Move
from kylix.games.odysseus.moves import Buy
from kylix.games.odysseus.phases.stories import can_buy, why_not_buy
from kylix.games.odysseus.state import Odysseus


class TurnChoice(Choice[Odysseus]):
    """ODY-TURN-3. A question of the own turn, beside which a story can be bought."""

    def why_not(self, s: Odysseus, seat: int, move: Move) -> list[Reason]:
        return why_not_buy(s, seat, move) if isinstance(move, Buy) else self.why_not_so(s, seat, move)

    def why_not_so(self, s: Odysseus, seat: int, move: Move) -> list[Reason]:
        return []


class OpenChoice(TurnChoice):
    """A question that answers itself when one answer is left and no story can be bought instead."""

    def lapse(self, s: Odysseus) -> None:
        """What happens when there is nothing to choose."""
        raise AssertionError("there is always something to choose")


def pose(s: Odysseus, question: OpenChoice) -> None:
    """Ask, or go on where there is nothing to ask. All of it is public, so a skipped question tells nothing."""
    seat = question.seat
    options = question.options(s, seat)
    if len(options) > 1 or (options and can_buy(s, seat)):
        s.call(question)
    elif options:
        question.choose(s, seat, options[0])
    else:
        question.lapse(s)
