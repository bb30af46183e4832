"""Self-play of Parthenon: three to six islands, mostly three or four."""

from __future__ import annotations

import random
from typing import Final

from kylix.bots.fitted import Weights
from kylix.bots.title_bot import TitleBot
from kylix.bots.training import Sample
from kylix.core.state import State
from kylix.games.parthenon.bot import evaluation
from kylix.games.parthenon.bot.evaluation import FEATURES, GROUPS
from kylix.games.parthenon.bot.goods import KEEN
from kylix.games.parthenon.bot.title_bot import ParthenonBot
from kylix.games.parthenon.phases.discard import KeepCards
from kylix.games.parthenon.phases.event import Donations, EventPhase
from kylix.games.parthenon.state import Parthenon

__all__ = ["FEATURES", "GROUPS", "LEAST", "WARMTH", "label", "sample", "table", "title_bot"]

WARMTH: Final = 0.003
"""A season has dozens of small questions: straying often in each would be playing badly in all."""
LEAST: Final = {"to-mean": 0.025}
"""A lead is worth something from the first season on. Fitted freely it comes out as about nothing, more or less by
chance, and then a bot does not care, or likes it, when the first events hit its own island."""


def table(roll: random.Random) -> tuple[int, dict[str, object]]:
    return roll.choice((3, 3, 3, 4, 4, 4, 5, 6)), {}


def title_bot(weights: Weights | None) -> TitleBot:
    return ParthenonBot(weights, KEEN)


def sample(s: State, seat: int) -> Sample | None:
    """At the first question of a season, and once all have built: there the levels judge."""
    assert isinstance(s, Parthenon)
    if 1 in s.ready:
        return None
    top = s.stack[-1]
    opening = isinstance(top, Donations) and isinstance(s.stack[-2], EventPhase)
    keeping = isinstance(top, KeepCards) and not any(s.way)
    return (0, evaluation.features(s, seat, KEEN)) if opening or keeping else None


def label(s: State, seat: int) -> float:
    assert isinstance(s, Parthenon)
    return evaluation.settled(s, seat)
