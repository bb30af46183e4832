"""Self-play of Troia: half of the games with the gods of the first game, half with random faces."""

from __future__ import annotations

import random

from kylix.bots import eval_troia
from kylix.bots.eval_troia import FEATURES, GROUPS
from kylix.bots.fitted import Weights
from kylix.bots.mind import Mind
from kylix.bots.mind_troia import TroiaMind
from kylix.bots.subjects import Sample
from kylix.core.state import State
from kylix.games.troia.state import Troia

__all__ = ["FEATURES", "GROUPS", "label", "mind", "sample", "table"]


def table(roll: random.Random) -> tuple[int, dict[str, object]]:
    """The faces of the gods are drawn, so that every power is met."""
    return 2, {"gods": roll.choice(("first_game", "random_faces"))}


def mind(weights: Weights | None) -> Mind:
    return TroiaMind(weights)


def sample(s: State, seat: int) -> Sample | None:
    """Only the side that is to act judges."""
    assert isinstance(s, Troia)
    return (seat, [*eval_troia.features(s, seat)]) if seat in s.to_act else None


def label(s: State, seat: int) -> float:
    assert isinstance(s, Troia)
    return eval_troia.settled(s, seat)
