"""Obolos: a small title outside the package, for the tests. All bid a coin in secret at once; the dearest coin scores.

It has what the others lack together: a common question, free moves beside it, and a rule that ends the game at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from kylix.core.chance import Chance
from kylix.kit.game import Game, Setting, frames_of, moves_of
from kylix.kit.options import Option, Value

from . import events, market, moves, scoring
from .seen import KINDS, SEEN_BY, unseen
from .spec import ObolosSet
from .state import Obolos
from .tables import Tables

SEAT_NAMES = ("A", "B", "C", "D")


def names(spec: ObolosSet) -> dict[str, tuple[str, ...]]:
    return {"seat": SEAT_NAMES, "coin": tuple(coin.id for coin in spec.coin), "ending": scoring.ENDINGS}


def tables(spec: ObolosSet, options: Mapping[str, Value], seats: int) -> Tables:
    return Tables([coin.worth for coin in spec.coin], int(options["goal"]), bool(options["boasting"]))


def blank(setting: Setting, chance: Chance) -> Obolos:
    s = Obolos()
    s.begin(setting, setting.seats, chance)
    s.prepare(setting.tables)
    return s


GAME = Game(
    title="obolos",
    name="Obolos",
    prefix="OBO",
    version="1",
    folder=Path(__file__).parent,
    seats=(2, 3, 4),
    options=(Option("goal", 2, "OBO-END-1", span=(1, 3)), Option("boasting", True, "OBO-BOAST-1")),
    components=ObolosSet,
    tables=tables,
    blank=blank,
    root=market.Market,
    names=names,
    kinds=KINDS,
    seen_by=SEEN_BY,
    unseen=unseen,
    frames=frames_of(market),
    moves=moves_of(moves),
    events=events.EVENTS,
    scores=scoring.scores,
    ranking=scoring.ranking,
    sheet=scoring.sheet,
    result=scoring.result,
    clauses={"over": "OBO-END-2", "turn": "OBO-BOAST-2"},
    turn_bound=10,
)
