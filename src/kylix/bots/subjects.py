"""What `kylix train` must know of a title: one module for each, imported when it is asked for."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Final, Protocol, cast

from kylix.bots.fitted import Weights
from kylix.bots.mind import Mind
from kylix.core.errors import KylixError
from kylix.core.state import State

Sample = tuple[int, list[float]]
"""The group whose weights judge the position, and its features."""


class Subject(Protocol):
    """A module with these names."""

    FEATURES: tuple[str, ...]
    GROUPS: tuple[str, ...]
    """Names of the rows of weights: the sides of a title, or one for all where the seats are alike."""

    def table(self, roll: random.Random) -> tuple[int, dict[str, object]]:
        """Seats and options for one game of self-play."""
        ...

    def mind(self, weights: Weights | None) -> Mind:
        """Who plays it: with weights, or by the rules of thumb."""
        ...

    def sample(self, s: State, seat: int) -> Sample | None:
        """A position as a seat sees it, asked for every seat before every turn; None where it is not to be learnt."""
        ...

    def label(self, s: State, seat: int) -> float:
        """What a finished game was for a seat, 0 to 1."""
        ...


SUBJECTS: Final = {
    "parthenon": "kylix.bots.subject_parthenon",
    "deukalion": "kylix.bots.subject_deukalion",
    "troia": "kylix.bots.subject_troia",
    "odysseus": "kylix.bots.subject_odysseus",
}


def subject_of(title: str) -> Subject:
    if title not in SUBJECTS:
        raise KylixError(f"{title} has no evaluation to fit; these have: {', '.join(SUBJECTS)}")
    return cast(Subject, import_module(SUBJECTS[title]))
