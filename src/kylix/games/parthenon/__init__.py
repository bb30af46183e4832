"""Parthenon: Rise of the Aegean. Six islands, ten phases, twelve seasons."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from kylix.core.chance import Chance
from kylix.games.parthenon import events, moves, scoring, sea_moves
from kylix.games.parthenon.after import AFTER
from kylix.games.parthenon.derived import derive
from kylix.games.parthenon.effects import events as event_effects
from kylix.games.parthenon.effects import harbours, hardship, hazards, powers
from kylix.games.parthenon.make import Maker
from kylix.games.parthenon.phases import (
    abroad,
    archon,
    build,
    discard,
    ending,
    event,
    fleet_trade,
    harbour,
    hazard,
    homecoming,
    island_trade,
    joint,
    journey,
    loading,
    offers,
    payment,
    production,
    purchase,
    season,
    setup,
    wonders,
)
from kylix.games.parthenon.seen import KINDS, SEEN_BY, imagine, unseen
from kylix.games.parthenon.spec import ParthenonSet
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import ARMY, Tables
from kylix.kit.game import Game, Setting, frames_of, moves_of
from kylix.kit.options import Option, Value

SEATS = ("P1", "P2", "P3", "P4", "P5", "P6")
SHIPS = ("A", "B", "C")
LINES = ("SELL", "BUY", "EXTRA", "CHEAPER")
"""Rows that do not stand in the trade table: of Harbour Status cards, and of a philosophy."""
SEASONS = 12
COUNTED = 60
"""The highest number that a shorthand repeats a card."""

OPTIONS = (
    Option("beginner", False, "PAR-BEGIN-1"),
    Option("delian", False, "PAR-VARIANT-1"),
    Option("tournament", False, "PAR-VARIANT-2"),
    Option("light_bonus", False, "PAR-BONUS-8"),
    Option("hidden_discards", False, "PAR-Q11"),
    Option("allow_gifts", True, "PAR-Q14"),
    Option("order", "asked", "PAR-GEN-3", ("asked", "always", "never")),
    Option("offers", 12, "PAR-TRADE-9", span=(0, 40)),
)


def names(spec: ParthenonSet) -> dict[str, tuple[str, ...]]:
    """`card`, `course`, `addressee` and `question` name in hidden fields what others name in the open."""
    goods = tuple(spec.goods())
    philosophies = tuple(philosophy.id for philosophy in spec.philosophy)
    wonders_ = tuple(wonder.id for wonder in spec.wonder)
    lands = tuple(land.id for land in spec.land)
    slots = tuple(f"{seat}-{number}" for seat in SEATS for number in (1, 2))
    return {
        "seat": SEATS,
        "party": (*SEATS, "ALL"),
        "addressee": (*SEATS, "ALL"),
        "slot": slots,
        "question": slots,
        "island": tuple(island.id for island in spec.island),
        "good": goods,
        "card": goods,
        "word": tuple(spec.words()),
        "land": lands,
        "course": lands,
        "region": tuple(region.id for region in spec.region),
        "rate": (*(rate.id for rate in spec.rate), *LINES),
        "way": ("1", "2", "3", "4"),
        "ship": SHIPS,
        "fleet": tuple(f"{seat}-{ship}" for seat in SEATS for ship in SHIPS),
        "structure": tuple(structure.id for structure in spec.structure),
        "philosophy": philosophies,
        "wonder": wonders_,
        "power": philosophies + wonders_,
        "event": tuple(entry.id for entry in spec.event),
        "hazard": tuple(entry.id for entry in spec.hazard),
        "harbour": tuple(entry.id for entry in spec.harbour),
        "phase": tuple(phase.id for phase in spec.phase),
        "ending": scoring.ENDINGS,
    }


def tables(spec: ParthenonSet, options: Mapping[str, Value], seats: int) -> Tables:
    """The component set as flat lists of ids."""
    return Maker(spec, options, seats).make()


def blank(setting: Setting, chance: Chance) -> Parthenon:
    s = Parthenon()
    s.begin(setting, setting.seats, chance)
    s.prepare(setting.tables)
    return s


def shorthand(setting: Setting, words: list[str]) -> list[str]:
    """`offer ALL 2 WOOL for ORE`, `counter P1-1 GOLD for`, `load A 2 WOOL GOLD`, `pay WOOL WOOL` stand for chains."""
    verb, *rest = words
    if verb in ("offer", "counter") and len(rest) > 1:
        lower = [word.lower() for word in rest]
        at = lower.index("for") if "for" in lower else len(rest)
        gives = [f"give {good}" for good in counted(setting, rest[1:at])]
        wants = [f"want {good}" for good in counted(setting, rest[at + 1 :])]
        return [f"{verb} {rest[0]}", *gives, *wants, "publish"]
    if verb in ("load", "unload", "drop") and len(rest) > 2:
        return [f"{verb} {rest[0]} {good}" for good in counted(setting, rest[1:])]
    if verb in ("pay", "keep", "donate", "boost") and len(rest) > 1:
        return [f"{verb} {good}" for good in counted(setting, rest)]
    return [" ".join(words)]


def counted(setting: Setting, words: list[str]) -> list[str]:
    """Goods in the order of the list, `2 WOOL` twice; unknown words last, to be refused there."""
    known = setting.names["good"]
    goods: list[str] = []
    count = 1
    for word in words:
        if word.isdigit():
            count = min(int(word), COUNTED)
        else:
            goods += [word] * count
            count = 1
    return sorted(goods, key=lambda word: known.index(word.upper()) if word.upper() in known else len(known))


GAME = Game(
    title="parthenon",
    name="Parthenon",
    prefix="PAR",
    version="2",
    folder=Path(__file__).parent,
    seats=(3, 4, 5, 6),
    options=OPTIONS,
    components=ParthenonSet,
    tables=tables,
    blank=blank,
    root=season.Aegean,
    names=names,
    kinds=KINDS,
    seen_by=SEEN_BY,
    unseen=unseen,
    imagine=imagine,
    loose={"hand": (range(ARMY), 1), "cargo": (range(ARMY), len(SHIPS))},
    frames=frames_of(
        abroad,
        archon,
        build,
        discard,
        ending,
        event,
        event_effects,
        fleet_trade,
        harbour,
        harbours,
        hardship,
        hazard,
        hazards,
        homecoming,
        island_trade,
        joint,
        journey,
        loading,
        offers,
        payment,
        powers,
        production,
        purchase,
        season,
        setup,
        wonders,
    ),
    moves=moves_of(moves) | moves_of(sea_moves),
    events=events.EVENTS,
    derive=derive,
    scores=scoring.scores,
    ranking=scoring.ranking,
    sheet=scoring.sheet,
    result=scoring.result,
    after=AFTER,
    clauses={"over": "PAR-END-1", "turn": "PAR-GEN-3"},
    shorthand=shorthand,
    turn_bound=SEASONS,
    shared=False,
)
