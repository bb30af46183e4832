"""What was measured of a title's bots: `measured.toml` beside them. A level is said to be as strong as it was seen."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from kylix.common.bands import Bin
from kylix.kit.registry import game, part

FILE = "measured.toml"


@dataclass(frozen=True)
class Strength:
    """One of a level against others of a weaker one: a row of `kylix ladder`."""

    level: str
    player: str
    """The level with its budget, as it played."""
    against: str
    players: int
    games: int
    wins: float
    """A shared win is a part of one."""
    low: float
    high: float
    """The interval of the share, 95 %."""
    seed: int
    rules: str
    """The version of the rules that was played."""

    @property
    def of_hundred(self) -> int:
        """Of a hundred games so many are won."""
        return round(100 * self.wins / self.games)

    @property
    def fair(self) -> int:
        return round(100 / self.players)

    @property
    def facts(self) -> dict[str, int | str]:
        """What `level-beats` is told."""
        return {
            "level": self.against, "wins": self.of_hundred, "others": self.players - 1, "fair": self.fair,
            "low": round(100 * self.low), "high": round(100 * self.high), "games": self.games,
        }  # fmt: skip


@dataclass(frozen=True)
class Measured:
    strengths: tuple[Strength, ...] = ()
    """By level, from weak to strong."""
    bins: tuple[Bin, ...] = ()
    """How judgements of positions came out, from low to high."""


@cache
def measured(title: str) -> Measured:
    """Of a title that measured nothing, nothing is said."""
    bot = part(title, "bot")
    path = None if bot is None or bot.__file__ is None else Path(bot.__file__).with_name(FILE)
    if path is None or not path.exists():
        return Measured()
    return read(tomllib.loads(path.read_text(encoding="utf-8")))


def read(document: dict[str, Any]) -> Measured:
    strengths = tuple(Strength(**row) for row in document.get("strength", ()))
    rows = document.get("judgement", {}).get("bins", ())
    return Measured(strengths, tuple(Bin(row["judged"], row["low"], row["high"]) for row in rows))


def strengths(title: str) -> dict[str, Strength]:
    """By level, what it was measured to be, as far as that was with the rules of now."""
    return {one.level: one for one in measured(title).strengths if one.rules == game(title).version}


def bins(title: str) -> tuple[Bin, ...]:
    return measured(title).bins
