"""Self-play of Odysseus alone, mostly against the harder Automa, for the network that judges this game."""

from __future__ import annotations

import random
from typing import Final

from kylix.bots.fitted import squash
from kylix.bots.learn import Recipe
from kylix.bots.network import Network
from kylix.bots.title_bot import TitleBot
from kylix.core.state import State
from kylix.games.odysseus import scoring
from kylix.games.odysseus.bot import alone, evaluation
from kylix.games.odysseus.bot.inputs import learnt
from kylix.games.odysseus.bot.title_bot import OdysseusBot
from kylix.games.odysseus.state import Odysseus

WARMTHS: Final = (0.015, 0.03, 0.06)
RECIPE: Final = Recipe(hidden=(64,))
DIFFICULTIES: Final = (1, 2, 3, 3, 4, 4, 4, 4)
CLOSE: Final = 5.0
"""Points ahead or behind that count as about three chances to one: a close game teaches more than who won it."""


def table(roll: random.Random) -> tuple[int, dict[str, object]]:
    return 1, {"difficulty": roll.choice(DIFFICULTIES)}


def learner(network: Network | None) -> TitleBot:
    """The first round is played by the network of the other games."""
    return OdysseusBot(evaluation.fitted(), learnt(), network)


def inputs(s: State, seat: int) -> list[int] | None:
    """The position when a turn begins."""
    assert isinstance(s, Odysseus)
    return alone.inputs(s, seat) if evaluation.left_of(s, seat) and s.chosen < 0 else None


def label(s: State, seat: int) -> float:
    """As many points as the Automa do not suffice."""
    assert isinstance(s, Odysseus)
    return squash((scoring.total(s, seat) - scoring.automa_total(s) - 0.5) / CLOSE)
