"""What reports count in Deukalion, and its dice."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain, repeat
from typing import Any

from kylix.kit.game import Setting
from kylix.lab.dice import Die
from kylix.lab.uses import Sheet, Use

SHEET = Sheet(
    uses=(
        Use("played", "card", True),
        Use("completed", "pursuit", True),
        Use("founded", "settlement", True),
        Use("seized", "settlement"),
        Use("challenged-city", "city", True),
        Use("delivered", "colour"),
    ),
)

WAYS = ("up", "down", "edge")
"""How a hoplite lands, in the order of the tables."""


def dice(setting: Setting) -> list[Die]:
    """The five dice of the Kylix, thrown as a turn begins, and the hoplites of a challenge."""
    faces = [str(face) for face in setting.tables.faces]
    landing = [WAYS[way] for way in setting.tables.landing]
    points = dict(zip(WAYS, setting.tables.result_points, strict=True))
    return [
        Die("kylix", faces, {face: int(face) for face in sorted(set(faces))}, "turn-began", in_the_kylix),
        Die("hoplite", landing, points, "threw", landed),
    ]


def in_the_kylix(facts: Mapping[str, Any]) -> list[str]:
    return [str(face) for face in (facts["centre"], *facts["outer"])]


def landed(facts: Mapping[str, Any]) -> list[str]:
    return list(chain.from_iterable(repeat(way, int(facts[way])) for way in WAYS))
