"""How bots think about Parthenon: plans worth looking at, two ways to judge a position, and reasons in words."""

from __future__ import annotations

from typing import Any, Final

from kylix.bots import eval_parthenon, turns_parthenon
from kylix.bots.fitted import Weights
from kylix.bots.goods_parthenon import HABIT, SENSE
from kylix.bots.mind import Turn
from kylix.bots.pace import Pace
from kylix.core.state import State
from kylix.games.parthenon.state import Parthenon

MOST_ANSWERS: Final = 400


class ParthenonMind:
    pace = Pace(unsteady=0.012, overlooked=0.3, sailor_worlds=1, captain_worlds=2, promising=3, breadth=24)

    def __init__(self, weights: Weights | None) -> None:
        """Without weights positions are judged by the rules of thumb."""
        self.weights = weights
        self.taste = HABIT if weights is None else SENSE

    def turns(self, s: State, seat: int) -> list[Turn]:
        assert isinstance(s, Parthenon)
        return turns_parthenon.turns(s, seat, self.taste, self.value)

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Parthenon)
        if self.weights is None:
            return eval_parthenon.rule_of_thumb(s, seat)
        return eval_parthenon.chance(self.weights, s, seat)

    def weighty(self, s: State) -> bool:
        return isinstance(s.stack[-1], turns_parthenon.WEIGHTY)

    def settle(self, s: State, seat: int) -> State:
        """The season played to its end, everybody by the first plan that comes to mind."""
        assert isinstance(s, Parthenon)
        turn = s.turn
        for _ in range(MOST_ANSWERS):
            if s.over or s.turn > turn:
                break
            acting = s.to_act[0]
            s = turns_parthenon.turns(s, acting, self.taste, self.value, True)[0].after
        return s

    def why(self, before: State, turn: Turn, seat: int) -> tuple[str, dict[str, Any]]:
        return "because-best", {}
