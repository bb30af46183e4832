"""Positions of Parthenon, for lessons and tests.

A position stands at the beginning of a phase: `position("BUILD", hands={"P1": "2 WOOL, ORE"})`. Seats sit at Chios,
Crete and Rhodes (then Lemnos, Naxos, Scyros) with their starting villages, fleet A and empty hands; P1 is Archon. Decks
that are not named lie in the order of the component file, the cards that are named on top.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kylix.common.positions import hold
from kylix.core.chance import Chance, FixedChance
from kylix.core.flow import Frame
from kylix.core.state import State
from kylix.games.parthenon.phases.season import Aegean, Season
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import BASICS, PHILOSOPHIES, SHIPS, STRUCTURES
from kylix.games.parthenon.zones import raised, replaced
from kylix.kit.codec import shaped
from kylix.kit.components import Components
from kylix.kit.game import Setting
from kylix.kit.registry import game

ISLANDS = "CHIOS CRETE RHODES LEMNOS NAXOS SCYROS"
PHASES: tuple[str, ...] = ("EVENT", "PRODUCTION", "ISLAND-TRADE", "JOURNEY", "HAZARD", "FLEET-TRADE", "RETURN", "BUILD")
PHASES += ("DISCARD", "ARCHON", "END")
STAGES = ("none", "plan", "partial", "finished")
BySeat = Mapping[str, str]


def cards(setting: Setting, text: str, kind: str = "good") -> list[int]:
    """`2 WOOL, ORE` as ids, sorted."""
    found: list[int] = []
    for part in text.replace(",", " , ").split(" , "):
        words = part.split()
        if words:
            count = int(words[0]) if words[0].isdigit() else 1
            found += [setting.names[kind].index(words[-1])] * count
    return sorted(found)


def position(
    phase: str,
    *,
    seats: int = 3,
    islands: str = ISLANDS,
    archon: str = "P1",
    year: int = 1,
    number: int = 1,
    hands: BySeat | None = None,
    home: BySeat | None = None,
    villages: BySeat | None = None,
    workshops: Mapping[str, int] | None = None,
    acropolis: BySeat | None = None,
    fleets: Mapping[str, int] | None = None,
    sailing: BySeat | None = None,
    stowed: BySeat | None = None,
    wonders: BySeat | None = None,
    philosophies: BySeat | None = None,
    row: str = "",
    covered: str = "",
    hazards: str = "",
    harbours: BySeat | None = None,
    options: Mapping[str, object] | None = None,
    components: Components | None = None,
    chance: list[int] | None = None,
    **fields: Any,
) -> State:
    """The position at the beginning of a phase; fields are set on the state as they are."""
    setting = game("parthenon").setting(seats, options, components)
    s = setting.start(Chance(1))
    assert isinstance(s, Parthenon)
    clear(s, islands.split()[:seats])
    s.archon = setting.seat(archon)
    s.year, s.season, s.turn = year, number, (year - s.tables.first_year) * s.tables.seasons + number
    arrange_islands(s, setting, villages or {}, workshops or {}, acropolis or {}, fleets or {})
    for name, goods in (hands or {}).items():
        s.hand[setting.seat(name)] = tuple(cards(setting, goods))
    for name, goods in (home or {}).items():
        s.home = replaced(s.home, setting.seat(name), tuple(cards(setting, goods)))
    arrange_fleets(s, setting, sailing or {}, stowed or {})
    arrange_wisdom(s, setting, wonders or {}, philosophies or {})
    arrange_decks(s, setting, row, covered, hazards, harbours or {})
    for name, value in fields.items():
        hold(name in setting.game.seen_by, f"there is no field {name}")
        setattr(s, name, shaped(getattr(s, name), value))
    begin(s, PHASES.index(phase), chance)
    return s


def begin(s: Parthenon, phase: int, chance: list[int] | None) -> None:
    """Open the rules as they lie when the phase begins."""
    if chance is not None:
        s.chance = FixedChance(chance, s.drawn)
    stack: list[Frame] = [Aegean(), Season()]
    s.stack = stack
    s.at = [2, phase]
    s.phase = phase + 1
    s.invariants()
    s.run()
    if not s.over:
        s.invariants()


def clear(s: Parthenon, islands: list[str]) -> None:
    """An empty table with these islands."""
    s.prepare(s.tables)
    setting = s.setting
    assert isinstance(setting, Setting)
    s.island = tuple(setting.names["island"].index(island) for island in islands)


def arrange_islands(
    s: Parthenon,
    setting: Setting,
    villages: BySeat,
    workshops: Mapping[str, int],
    acropolis: BySeat,
    fleets: Mapping[str, int],
) -> None:
    for seat in range(s.seats):
        name = setting.names["seat"][seat]
        start = list(s.tables.village_start[s.island[seat]])
        if name in villages:
            found = cards(setting, villages[name])
            start = [found.count(good) for good in range(BASICS)]
        s.villages = (*s.villages[: seat * BASICS], *start, *s.villages[(seat + 1) * BASICS :])
        s.workshops = replaced(s.workshops, seat, workshops.get(name, 0))
        s.fleets = replaced(s.fleets, seat, fleets.get(name, 1))
        for structure in cards(setting, acropolis.get(name, ""), "structure"):
            at = seat * STRUCTURES + structure
            s.acropolis = raised(s.acropolis, at, 1)


def arrange_fleets(s: Parthenon, setting: Setting, sailing: BySeat, stowed: BySeat) -> None:
    """`sailing={"P1-A": "EGYPT: 2 WOOL"}` at sea, `stowed={"P1-A": "ARMY"}` at home."""
    for name, text in sailing.items():
        fleet = setting.names["fleet"].index(name)
        land, _, goods = text.partition(":")
        s.port = replaced(s.port, fleet, setting.names["land"].index(land))
        s.cargo[fleet] = tuple(cards(setting, goods))
        s.fleets = replaced(s.fleets, fleet // SHIPS, max(s.fleets[fleet // SHIPS], fleet % SHIPS + 1))
    for name, goods in stowed.items():
        fleet = setting.names["fleet"].index(name)
        s.cargo[fleet] = tuple(cards(setting, goods))
        s.fleets = replaced(s.fleets, fleet // SHIPS, max(s.fleets[fleet // SHIPS], fleet % SHIPS + 1))


def arrange_wisdom(s: Parthenon, setting: Setting, wonders: BySeat, philosophies: BySeat) -> None:
    """`wonders={"ORACLE": "P1 plan"}`, `philosophies={"P1": "ATOMISM STOICISM"}`: the first holder introduced it."""
    for name, text in wonders.items():
        seat, stage = text.split()
        wonder = setting.names["wonder"].index(name)
        s.builder = replaced(s.builder, wonder, setting.seat(seat))
        s.stage = replaced(s.stage, wonder, STAGES.index(stage))
        s.plans = raised(s.plans, setting.seat(seat), 1)
    for seat, kinds in philosophies.items():
        for kind in kinds.split():
            at = setting.names["philosophy"].index(kind)
            s.philosophies = replaced(s.philosophies, setting.seat(seat) * PHILOSOPHIES + at, 1)
            if s.introduced[at] < 0:
                s.introduced = replaced(s.introduced, at, setting.seat(seat))


def arrange_decks(s: Parthenon, setting: Setting, row: str, covered: str, hazards: str, harbours: BySeat) -> None:
    """`harbours={"ATHENS": "FEE"}` lies open, `{"ATHENS": "FEE covered"}` covered; the others lie covered."""
    t = s.tables
    named = [setting.names["event"].index(name) for name in [*row.split(), *covered.split()]]
    year = [at for at, card in enumerate(t.events) if card.year == s.year and not (t.beginner and card.beginner)]
    rest = [at for at in year if at not in named]
    s.row = tuple(named[: len(row.split())])
    count = 4 - len(s.row)
    s.covered = tuple((named[len(row.split()) :] + rest)[:count])
    s.boxed = tuple((named[len(row.split()) :] + rest)[count:])
    top = [setting.names["hazard"].index(name) for name in hazards.split()]
    deck = [card for card, copies in enumerate(t.hazard_copies) for _ in range(copies)]
    for card in top:
        deck.remove(card)
    s.hazard_deck = (*top, *deck)
    s.plan_deck = tuple(wonder for wonder in range(len(s.builder)) if s.builder[wonder] < 0)
    deck = [card for card, copies in enumerate(t.harbour_copies) for _ in range(copies)]
    for land, text in harbours.items():
        at = setting.names["land"].index(land)
        if text != "none":
            card = setting.names["harbour"].index(text.split()[0])
            deck.remove(card)
            s.harbour = replaced(s.harbour, at, (card,))
            s.face_up = replaced(s.face_up, at, int("covered" not in text))
    for at, land in enumerate(setting.names["land"]):
        if land not in harbours:
            s.harbour = replaced(s.harbour, at, (deck.pop(0),))
    s.harbour_deck = tuple(deck)
