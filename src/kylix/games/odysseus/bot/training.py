"""Self-play of Odysseus: tables of all sizes, most of them for two, and some alone against the Automa."""

from __future__ import annotations

import random

from kylix.bots.fitted import Weights
from kylix.bots.network import Network
from kylix.bots.title_bot import TitleBot
from kylix.bots.training import Sample
from kylix.core.state import State
from kylix.games.odysseus import scoring
from kylix.games.odysseus.bot import evaluation
from kylix.games.odysseus.bot.evaluation import FEATURES, GROUPS
from kylix.games.odysseus.bot.inputs import inputs as network_inputs
from kylix.games.odysseus.bot.title_bot import OdysseusBot
from kylix.games.odysseus.state import Odysseus

__all__ = ["FEATURES", "GROUPS", "inputs", "label", "learner", "sample", "table", "title_bot"]

TABLES = (1, 2, 2, 2, 3, 4, 5)


def table(roll: random.Random) -> tuple[int, dict[str, object]]:
    seats = roll.choice(TABLES)
    return seats, {"difficulty": roll.randint(1, 4)} if seats == 1 else {}


def title_bot(weights: Weights | None) -> TitleBot:
    return OdysseusBot(weights)


def learner(network: Network | None) -> TitleBot:
    return OdysseusBot(evaluation.fitted(), network)


def inputs(s: State, seat: int) -> list[int] | None:
    """Each board when a seat begins its turn, as in the fit, beside the ship."""
    assert isinstance(s, Odysseus)
    return network_inputs(s, seat) if evaluation.left_of(s, seat) and s.chosen < 0 else None


def sample(s: State, seat: int) -> Sample | None:
    """Each board when the next seat begins its turn; one that takes no more cards needs no guess."""
    assert isinstance(s, Odysseus)
    return (0, evaluation.features(s, seat)) if evaluation.left_of(s, seat) else None


def label(s: State, seat: int) -> float:
    """The points, as a share of what the fit calls 1."""
    assert isinstance(s, Odysseus)
    return min(1.0, scoring.total(s, seat) / evaluation.HIGHEST)
