"""Self-play of Troia: half of the games with the gods of the first game, half with random faces."""

from __future__ import annotations

import random

from kylix.bots.fitted import Weights
from kylix.bots.network import Network
from kylix.bots.title_bot import TitleBot
from kylix.bots.training import Sample
from kylix.core.state import State
from kylix.games.troia.bot import evaluation
from kylix.games.troia.bot.evaluation import FEATURES, GROUPS
from kylix.games.troia.bot.inputs import inputs as network_inputs
from kylix.games.troia.bot.title_bot import TroiaBot
from kylix.games.troia.phases.turn import ChooseAction
from kylix.games.troia.state import Troia

__all__ = ["FEATURES", "GROUPS", "inputs", "label", "learner", "sample", "table", "title_bot"]


def table(roll: random.Random) -> tuple[int, dict[str, object]]:
    """The faces of the gods are drawn, so that every power is met."""
    return 2, {"gods": roll.choice(("first_game", "random_faces"))}


def title_bot(weights: Weights | None) -> TitleBot:
    return TroiaBot(weights)


def learner(network: Network | None) -> TitleBot:
    return TroiaBot(evaluation.fitted(), network)


def inputs(s: State, seat: int) -> list[int] | None:
    """Only the side that begins its turn."""
    assert isinstance(s, Troia)
    return network_inputs(s, seat) if seat in s.to_act and isinstance(s.stack[-1], ChooseAction) else None


def sample(s: State, seat: int) -> Sample | None:
    """Only the side that is to act judges."""
    assert isinstance(s, Troia)
    return (seat, [*evaluation.features(s, seat)]) if seat in s.to_act else None


def label(s: State, seat: int) -> float:
    assert isinstance(s, Troia)
    return evaluation.settled(s, seat)
