"""Self-play of Deukalion: two to four players, both editions."""

from __future__ import annotations

import random

from kylix.bots import eval_deukalion
from kylix.bots.eval_deukalion import FEATURES, GROUPS
from kylix.bots.fitted import Weights
from kylix.bots.habits_deukalion import PARTS
from kylix.bots.mind import Mind
from kylix.bots.mind_deukalion import DeukalionMind
from kylix.bots.subjects import Sample
from kylix.core.state import State
from kylix.games.deukalion.state import Deukalion

__all__ = ["FEATURES", "GROUPS", "label", "mind", "sample", "table"]


def table(roll: random.Random) -> tuple[int, dict[str, object]]:
    """Every second game with two players."""
    return roll.choice((2, 2, 3, 4)), {"edition": roll.choice(("continental", "english"))}


def mind(weights: Weights | None) -> Mind:
    return DeukalionMind(weights)


def sample(s: State, seat: int) -> Sample | None:
    """Where somebody's part begins: that is where positions are judged."""
    assert isinstance(s, Deukalion)
    if not isinstance(s.stack[-1], PARTS) or s.turn == 0:
        return None
    return 0, [*eval_deukalion.features(s, seat)]


def label(s: State, seat: int) -> float:
    assert isinstance(s, Deukalion)
    return eval_deukalion.settled(s, seat)
