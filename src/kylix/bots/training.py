"""What `kylix train` must know of a title: one module for each, imported when it is asked for."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Protocol, cast

from kylix.bots.fitted import Weights
from kylix.bots.network import Network
from kylix.bots.title_bot import TitleBot
from kylix.core.errors import KylixError
from kylix.core.state import State
from kylix.kit.registry import game, part

Sample = tuple[int, list[float]]
"""The group whose weights judge the position, and its features."""


class Training(Protocol):
    """A module with these names."""

    FEATURES: tuple[str, ...]
    GROUPS: tuple[str, ...]
    """Names of the rows of weights: the sides of a title, or one for all where the seats are alike."""

    def table(self, roll: random.Random) -> tuple[int, dict[str, object]]:
        """Seats and options for one game of self-play."""
        ...

    def title_bot(self, weights: Weights | None) -> TitleBot:
        """Who plays it: with weights, or by the rules of thumb."""
        ...

    def sample(self, s: State, seat: int) -> Sample | None:
        """A position as a seat sees it, asked for every seat before every turn; None where it is not to be learnt."""
        ...

    def label(self, s: State, seat: int) -> float:
        """What a finished game was for a seat, 0 to 1."""
        ...


class Learning(Training, Protocol):
    """The same of a title that has a network."""

    def learner(self, network: Network | None) -> TitleBot:
        """Who plays: with a network, or with the fitted weights."""
        ...

    def inputs(self, s: State, seat: int) -> list[int] | None:
        """What the network is told of a position, numbers from -127 to 127; asked for every seat, in a world that the
        seat to act imagines; None where there is nothing to learn."""
        ...


def training_of(title: str) -> Training:
    """The module kylix.games.<title>.bot.training."""
    found = part(title, "bot.training")
    if found is None:
        raise KylixError(f"{title} has no evaluation to fit")
    return cast(Training, found)


def learning_of(title: str, alone: bool = False) -> Learning:
    """The same module, of a title that has a network; or kylix.games.<title>.bot.training_alone, where the game alone
    has one of its own."""
    found = part(title, "bot.training_alone") if alone else training_of(title)
    if not hasattr(found, "learner"):
        raise KylixError(f"{title} has no network{' for the game alone' if alone else ''}")
    return cast(Learning, found)


def network_of(title: str, alone: bool = False) -> Path:
    """Where the network of a title is kept, or that for the game alone."""
    return game(title).folder / "bot" / ("alone.json" if alone else "network.json")


def weights_of(title: str) -> Path:
    """Where the fitted weights of a title are kept."""
    return game(title).folder / "bot" / "weights.json"
