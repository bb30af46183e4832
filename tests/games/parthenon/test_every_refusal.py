"""Every refusal is told of a move made of a verb and names: so a page or a prompt can ask for it."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

import kylix
from catalogues import arguments
from kylix.core.moves import Move
from kylix.games.parthenon.effects.hardship import FreeVillage
from kylix.games.parthenon.phases.archon import PickArchon
from kylix.games.parthenon.phases.journey import TakeLooks
from kylix.games.parthenon.phases.payment import HAND, ChooseRebate
from kylix.games.parthenon.phases.production import SwapProduct, TakeGrown
from kylix.games.parthenon.phases.purchase import IntroducePhilosophy
from kylix.games.parthenon.tables import (
    ANY_BASIC,
    ARMY,
    BASICS,
    GIFT,
    GOODS,
    LANDS,
    PHILOSOPHIES,
    SHIPS,
    SLOTS,
    STRUCTURES,
    WONDERS,
)
from kylix.games.parthenon.zones import Zone, replaced
from kylix.kit.notation import parameters
from kylix.kit.registry import game

TITLE = game("parthenon")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {"offers": 2}),
    (6, {"tournament": True, "offers": 2}),
    (4, {"allow_gifts": False, "offers": 2}),
    (5, {"tournament": True, "order": "always", "offers": 2}),
    (3, {"tournament": True, "offers": 2}),
]
"""With few offers, so that games have positions of every phase."""
TIMES = 6
"""In one game a kind of question is looked at so often: most of a random game is spent on offers."""
FEW, MANY = 2, 12
"""Moves of a verb that are asked about at a time: many where the verb has more than one answer."""

SEEDS = (15, 1, 7, 30, *range(31))
"""Of games; the first ones come to positions that are rare in others."""

Told = dict[tuple[str, int], set[str]]
"""The refusals so far, by question and verb."""


def every_move(s: Any) -> list[list[Move]]:
    """By verb."""
    found: list[list[Move]] = []
    for verb, kind in TITLE.moves.items():
        names = [s.setting.names[TITLE.kinds[name]] for name in parameters(kind)]
        found.append([move for things in product(*names) for move in s.setting.read(" ".join([verb, *things]))])
    return found


def lay(s: Any, field: str, at: int, value: Any) -> None:
    setattr(s, field, replaced(getattr(s, field), at, value))


def enrich(s: Any, chance: random.Random) -> Any:
    """The same question on another day: islands with more or less of everything."""
    s = s.clone()

    def goods(most: int, first: int = 0, last: int = ARMY) -> Zone:
        return tuple(
            sorted(chance.randrange(first, last) for _ in range(chance.choice((most, chance.randrange(most + 1)))))
        )

    for seat in range(s.seats):
        s.hand[seat] = goods(12)
        lay(s, "home", seat, goods(2, ARMY, GIFT + 1))
        lay(s, "fleets", seat, chance.randrange(1, SHIPS + 1))
        lay(s, "workshops", seat, chance.randrange(3))
        lay(s, "plans", seat, chance.randrange(3))
        lay(s, "halted", seat, int(chance.random() < 0.1))
        lay(s, "donated", seat, chance.randrange(7))
        s.steps[seat] = chance.choice((0, 0, 60))
        s.offers_made[seat] = chance.choice((0, 1, s.tables.offers))
        if s.ready[seat] < 2:
            s.ready[seat] = chance.choice((0, 0, 1))
        for at in range(STRUCTURES):
            lay(s, "acropolis", seat * STRUCTURES + at, chance.choice((0, 1, 1, 2)))
            lay(s, "used", seat * STRUCTURES + at, chance.randrange(2))
        for at in range(PHILOSOPHIES):
            lay(s, "philosophies", seat * PHILOSOPHIES + at, chance.randrange(2))
        for good in s.tables.natives[s.island[seat]]:
            lay(s, "villages", seat * BASICS + good, chance.randrange(1, 3))
    for wonder in range(WONDERS):
        lay(s, "builder", wonder, chance.randrange(-1, s.seats))
        lay(s, "stage", wonder, chance.randrange(1, 4) if s.builder[wonder] >= 0 else 0)
    for kind in range(PHILOSOPHIES):
        lay(s, "introduced", kind, chance.randrange(-1, s.seats))
    if chance.random() < 0.3:
        s.plan_deck = ()
    enrich_sea(s, chance, goods)
    return s


def enrich_sea(s: Any, chance: random.Random, goods: Any) -> None:
    for fleet in range(s.seats * SHIPS):
        if s.phase in (5, 6, 7):
            lay(s, "port", fleet, chance.choice((s.tables.plan_land, chance.randrange(-1, LANDS))))
            lay(s, "turned", fleet, int(chance.random() < 0.1))
            lay(s, "cleared", fleet, chance.randrange(2))
            lay(s, "exchanges", fleet, chance.choice((0, 0, 30)))
            s.cargo[fleet] = goods(8, 0, GOODS)
        elif s.phase == 4:
            s.course[fleet] = chance.randrange(-1, LANDS)
            s.hold[fleet] = goods(6) if s.course[fleet] >= 0 else ()
    for land in range(LANDS):
        lay(s, "face_up", land, chance.randrange(2))
    for slot in range(s.seats * SLOTS):
        if s.phase == 3 and chance.random() < 0.5:
            s.offer_to[slot] = chance.choice([seat for seat in range(s.seats) if seat != slot // SLOTS])
            s.offer_give[slot], s.offer_want[slot] = goods(2), goods(4)
    for seat in range(s.seats):
        if s.phase == 3 and s.draft_to[seat] >= 0:
            s.draft_give[seat], s.draft_want[seat] = goods(3), goods(chance.choice((0, 2, 12)))


def rare(s: Any, chance: random.Random) -> Any:
    """A question that few games come to."""
    seat = chance.randrange(s.seats)
    s.contenders, s.due = (seat,), (0, ANY_BASIC)
    asked: list[Any] = [
        IntroducePhilosophy(seat),
        SwapProduct(seat, 0),
        TakeGrown(seat, PHILOSOPHIES),
        PickArchon(seat),
        ChooseRebate(seat, HAND, -1),
        FreeVillage(seat),
        TakeLooks(),
    ]
    s.ready = [0] * s.seats
    s.call(chance.choice(asked))
    return s


def look(s: Any, verbs: list[list[Move]], told: Told, chance: random.Random) -> None:
    """Ask for the refusals of a position, for one seat that is asked."""
    top = s.stack[-1]
    asked = [seat for seat in top.seats(s) if seat < s.seats] or s.to_act
    seat = chance.choice(asked)
    for number, moves in enumerate(verbs):
        keys = told.setdefault((type(top).__name__, number), set())
        count = min(MANY if len(keys) > 1 else FEW, len(moves))
        for move in chance.sample(moves, count):
            keys |= {reason.key for reason in s.setting.explain(s, seat, move)}


def test_every_refusal_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    # What leads to a move is a fact of one refusal and takes most of the time.
    monkeypatch.setattr("kylix.kit.explain.first", lambda *_: [])
    wanted = arguments("Reason", 1, TITLE.folder)
    told: Told = {}
    found: set[str] = set()
    for seed in SEEDS:
        if wanted <= found:
            break
        seats, options = TABLES[seed % len(TABLES)]
        s: Any = kylix.new("parthenon", seats=seats, seed=seed, options=options)
        verbs, chance = every_move(s), random.Random(seed)
        seen: dict[str, int] = {}
        while not (s.over or wanted <= found):
            ask = s.prompt(None)["ask"]
            if seen.get(ask, 0) < TIMES:
                seen[ask] = seen.get(ask, 0) + 1
                for position in (s, enrich(s, chance), enrich(s, chance), rare(enrich(s, chance), chance)):
                    look(position, verbs, told, chance)
                found = set().union(*told.values())
            seat = chance.choice(s.to_act)
            s.play(seat, chance.choice(s.options(seat)))
    assert sorted(wanted - found) == []
