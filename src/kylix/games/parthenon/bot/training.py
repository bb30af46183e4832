"""Self-play of Parthenon: three to six islands, mostly three or four."""

from __future__ import annotations

import random
from typing import Final

from kylix.bots.fitted import Weights
from kylix.bots.learn import Recipe
from kylix.bots.network import Network
from kylix.bots.title_bot import TitleBot
from kylix.bots.training import Sample
from kylix.core.state import State
from kylix.games.parthenon.bot import evaluation
from kylix.games.parthenon.bot.evaluation import FEATURES, GROUPS
from kylix.games.parthenon.bot.goods import KEEN
from kylix.games.parthenon.bot.inputs import inputs as network_inputs
from kylix.games.parthenon.bot.title_bot import ParthenonBot
from kylix.games.parthenon.phases.build import SpendGoods
from kylix.games.parthenon.phases.discard import KeepCards
from kylix.games.parthenon.phases.event import Donations, EventPhase
from kylix.games.parthenon.phases.loading import LoadFleets
from kylix.games.parthenon.phases.offers import MakeOffers
from kylix.games.parthenon.state import Parthenon

__all__ = [
    "ASTRAY", "FEATURES", "GROUPS", "LEAST", "RECIPE", "WARMTH", "WARMTHS",
    "inputs", "label", "learner", "sample", "table", "title_bot",
]  # fmt: skip

WARMTH: Final = 0.003
"""A season has dozens of small questions: straying often in each would be playing badly in all."""
WARMTHS: Final = (0.0015, 0.003, 0.006)
ASTRAY: Final = 0.02
"""The same where a network learns."""
RECIPE: Final = Recipe(hidden=(64,), epochs=5, ridge=3e-3)
"""Games are few beside their positions: a longer look learns them by heart."""
LEAST: Final = {"to-mean": 0.025}
"""A lead is worth something from the first season on. Fitted freely it comes out as about nothing, more or less by
chance, and then a bot does not care, or likes it, when the first events hit its own island."""


def table(roll: random.Random) -> tuple[int, dict[str, object]]:
    return roll.choice((3, 3, 3, 4, 4, 4, 5, 6)), {}


def title_bot(weights: Weights | None) -> TitleBot:
    return ParthenonBot(weights, KEEN)


def learner(network: Network | None) -> TitleBot:
    return ParthenonBot(evaluation.fitted(), KEEN, network)


def inputs(s: State, seat: int) -> list[int] | None:
    """At the first question of a season, before offers, loading and building, and while goods are discarded."""
    assert isinstance(s, Parthenon)
    return network_inputs(evaluation.fitted(), s, seat, KEEN) if is_learnt_from(s) else None


def is_learnt_from(s: Parthenon) -> bool:
    if s.over:
        return False
    top = s.stack[-1]
    if isinstance(top, KeepCards) and len(s.to_act) == 1:
        return True
    if 1 in s.ready:
        return False
    if isinstance(top, MakeOffers):
        return not any(s.offers_made) and not any(s.steps)
    opening = isinstance(top, Donations) and isinstance(s.stack[-2], EventPhase)
    return opening or isinstance(top, (LoadFleets, SpendGoods)) or (isinstance(top, KeepCards) and not any(s.way))


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
