"""The player that knows only the lessons: `kylix.games.<title>.bot.taught`, if a title has one.

It measures the lessons, not the bots: whoever follows their advice and nothing else must beat *novice*
(`bench/taught.py`). Every rule of such a player names the steps of lessons that teach it, and a test looks them up. It
is seated at no table.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Protocol, cast

from kylix.bots import Advice, Bot
from kylix.bots import make as make_level
from kylix.bots.worlds import seat_of
from kylix.core.errors import KylixError
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit.registry import part

NAME = "taught"
PART = "bot.taught"

Advised = tuple[tuple[Move, ...], str]
"""Moves that belong together, such as a god and the cards that pay, and the rule that says so."""


class Taught(Protocol):
    """What the module of a title holds."""

    RULES: dict[str, tuple[str, ...]]
    """By rule of the player: the steps of lessons that teach it, as `lesson.step`."""

    def advised(self, s: State, seat: int) -> Advised:
        """What the lessons advise a seat that is asked, in a state that was dealt anew: it may look only at what the
        seat sees."""
        ...


def taught_of(title: str) -> Taught | None:
    return cast("Taught | None", part(title, PART))


class TaughtBot:
    """Plays what the lessons of a title advise; `followed` counts the rules."""

    def __init__(self, seed: int) -> None:
        self.why: Advice | None = None
        self.plan: tuple[Move, ...] = ()
        self.followed: Counter[str] = Counter()

    def choose(self, view: dict[str, Any], options: list[Move], redealt: State) -> Move:
        if not self.plan or self.plan[0] not in options:
            taught = taught_of(view["title"])
            if taught is None:
                raise KylixError(f"nobody was taught {view['title']} yet: it has no {PART}")
            self.plan, rule = taught.advised(redealt, seat_of(redealt, view["seat"]))
            self.followed[rule] += 1
        move, *rest = self.plan
        self.plan = tuple(rest)
        return move


def make(name: str, seed: int) -> Bot:
    """A level by name, or the player that knows only the lessons."""
    return TaughtBot(seed) if name == NAME else make_level(name, seed)
