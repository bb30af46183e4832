"""Self-play of Deukalion: both editions; weights are fitted to games of two to four, the network to games of two."""

from __future__ import annotations

import random
from typing import Final

from kylix.bots.fitted import Weights
from kylix.bots.learn import Recipe
from kylix.bots.network import Network
from kylix.bots.title_bot import TitleBot
from kylix.bots.training import Sample
from kylix.core.state import State
from kylix.games.deukalion.bot import evaluation
from kylix.games.deukalion.bot.evaluation import FEATURES, GROUPS
from kylix.games.deukalion.bot.inputs import BEYOND, SEATS
from kylix.games.deukalion.bot.inputs import inputs as network_inputs
from kylix.games.deukalion.bot.rollout_policy import PARTS
from kylix.games.deukalion.bot.title_bot import DeukalionBot
from kylix.games.deukalion.state import Deukalion

__all__ = [
    "FEATURES", "GROUPS", "RECIPE",
    "inputs", "label", "learner", "network_table", "sample", "table", "title_bot",
]  # fmt: skip

RECIPE: Final = Recipe(hidden=(32,), epochs=4, ridge=1e-3, beyond=BEYOND, outcome=0.5, again=2)


def table(roll: random.Random) -> tuple[int, dict[str, object]]:
    """Every second game with two players."""
    return roll.choice((2, 2, 3, 4)), {"edition": roll.choice(("continental", "english"))}


def network_table(roll: random.Random) -> tuple[int, dict[str, object]]:
    """For a network, which needs many games of a kind."""
    return SEATS, {"edition": roll.choice(("continental", "english"))}


def title_bot(weights: Weights | None) -> TitleBot:
    return DeukalionBot(weights)


def learner(network: Network | None) -> TitleBot:
    return DeukalionBot(evaluation.fitted(), network)


def inputs(s: State, seat: int) -> list[int] | None:
    """Where somebody's part begins, as in the fit."""
    assert isinstance(s, Deukalion)
    if not isinstance(s.stack[-1], PARTS) or s.turn == 0:
        return None
    return network_inputs(s, seat)[0]


def sample(s: State, seat: int) -> Sample | None:
    """Where somebody's part begins: that is where positions are judged."""
    assert isinstance(s, Deukalion)
    if not isinstance(s.stack[-1], PARTS) or s.turn == 0:
        return None
    return 0, [*evaluation.features(s, seat)]


def label(s: State, seat: int) -> float:
    assert isinstance(s, Deukalion)
    return evaluation.settled(s, seat)
