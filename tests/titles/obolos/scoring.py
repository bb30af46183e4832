"""Who is ahead in Obolos."""

from __future__ import annotations

from typing import Final

from .state import Obolos

ENDINGS: Final = ("purses", "goal")
PURSES: Final = 0
GOAL: Final = 1


def scores(s: Obolos) -> list[int]:
    return s.points.copy()


def ranking(s: Obolos) -> list[int]:
    return [1 + sum(other > mine for other in s.points) for mine in s.points]


def sheet(s: Obolos) -> dict[str, list[int]]:
    return {"rounds": s.points.copy()}


def result(s: Obolos) -> str:
    return ENDINGS[s.ended] if s.over else ""
