"""The component file of Odysseus, typed, with the constraints that the rulebook puts on the set."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any, Literal

from pydantic import Field

from kylix.games.odysseus.effects import GAINS, SYMBOLS
from kylix.games.odysseus.scoring import PAD_LINES
from kylix.games.odysseus.tables import DISPLAY, PILES, SIDES, SKILLS, SLOTS, TYPES
from kylix.kit.components import ComponentSet, Fault, Item, unique

CARDS_PER_FILL = SIDES * SLOTS
TILE_LEVELS = [1, 2, 3, 4]
COUNTS = {"skill": SKILLS, "type": TYPES, "card": 60, "epic": 5, "side": SIDES, "automa": 16, "difficulty": 4}

Id = Annotated[str, Field(pattern=r"^[A-Z0-9][A-Z0-9-]*$")]
Few = Annotated[int, Field(ge=0, le=20)]
Points = Annotated[int, Field(ge=0, le=99)]


class Skill(Item):
    id: Id
    order: Few
    colour: str
    start: Few
    top: Few
    column: Few


class Type(Item):
    id: Id
    order: Few


class Gain(Item):
    id: Id
    effect: str
    skill: str
    amount: Annotated[int, Field(ge=1, le=6)]


class Adventure(Item):
    id: Id
    number: Few
    type: Id
    name_en: str
    name_fr: str


class Card(Item):
    id: Id
    adventure: Id
    type: Id
    skill: Id
    value: Few
    vp: Points
    gains: Annotated[list[Id], Field(max_length=6)]


class Story(Item):
    id: Id
    group: Literal["skill", "type", "value"]
    skills: list[Id]
    types: list[Id]
    values: list[int]
    copies: Annotated[int, Field(ge=1, le=10)]
    vp: Points


class Epic(Item):
    id: Id
    order: Few
    vp: Points


class Side(Item):
    id: Id
    order: Few
    slots: int
    face_down: list[int]
    face_up: list[int]
    favours: Few


class Seating(Item):
    id: Id
    players: Annotated[int, Field(ge=1, le=5)]
    seats: Annotated[int, Field(ge=2, le=5)]
    automa: bool
    cards: int
    fills: int
    turns: int
    cards_per_seat: int


class Number(Item):
    id: Id
    value: Few


class Score(Item):
    id: Id
    order: Few
    effect: str
    skill: str


class Difficulty(Item):
    id: Id
    level: int
    vp: Points
    stories: Few
    epic: bool


class Path(Item):
    id: Id
    ends: list[Annotated[list[Id], Field(min_length=2, max_length=2)]]


class Symbol(Item):
    id: Id
    order: Few
    effect: str


class Automa(Item):
    id: Id
    path: Id
    symbols: list[Id]


class Piece(Item):
    id: Id
    count: Annotated[int, Field(ge=1)]


class OdysseusSet(ComponentSet):
    skill: list[Skill]
    type: list[Type]
    gain: list[Gain]
    adventure: list[Adventure]
    card: list[Card]
    story: list[Story]
    epic: list[Epic]
    side: list[Side]
    seating: list[Seating]
    number: list[Number]
    score: list[Score]
    difficulty: list[Difficulty]
    path: list[Path]
    symbol: list[Symbol]
    automa: list[Automa]
    piece: list[Piece]

    def numbers(self) -> dict[str, int]:
        return {number.id: number.value for number in self.number}

    def faults(self) -> list[Fault]:
        return [
            *self._counts(),
            *self._ids(),
            *self._references(),
            *self._effects(),
            *self._cards(),
            *self._ship(),
            *self._seatings(),
            *self._numbers(),
            *self._pools(),
        ]

    def _table(self, name: str) -> list[Any]:
        table = getattr(self, name)
        assert isinstance(table, list)
        return table

    def _counts(self) -> list[Fault]:
        return [
            ((table,), f"{count} entries are needed, there are {len(self._table(table))} ({COUNT_CLAUSES[table]})")
            for table, count in COUNTS.items()
            if len(self._table(table)) != count
        ]

    def _ids(self) -> list[Fault]:
        tables = [name for name in type(self).model_fields if name != "set"]
        return [fault for name in tables for fault in unique(tuple(self._table(name)), name)]

    def _references(self) -> list[Fault]:
        """Every entry that is named exists."""
        faults: list[Fault] = []
        for table, field, target in REFERENCES:
            known = {entry.id for entry in self._table(target)}
            for at, entry in enumerate(self._table(table)):
                named = getattr(entry, field)
                for name in [named] if isinstance(named, str) else named:
                    if name not in known and name != "":
                        faults.append(((table, at, field), f"there is no {target} {name}"))
        ends = sorted([side.id, end] for side in self.side for end in ("STERN", "BOW"))
        for at, path in enumerate(self.path):
            if sorted(path.ends) != ends:
                faults.append((("path", at, "ends"), "a path meets both ends of both sides, each once (ODY-AUTOMA-10)"))
        return faults

    def _effects(self) -> list[Fault]:
        faults: list[Fault] = []
        for table, known in EFFECTS.items():
            for at, entry in enumerate(self._table(table)):
                if entry.effect not in known:
                    there = ", ".join(sorted(known))
                    faults.append(((table, at, "effect"), f"there is no effect {entry.effect}; there are: {there}"))
        for at, gain in enumerate(self.gain):
            if (gain.effect == "raise_skill") != bool(gain.skill):
                faults.append((("gain", at, "skill"), "a skill belongs to raise_skill and nothing else (ODY-CARD-2)"))
        return faults

    def _cards(self) -> list[Fault]:
        faults: list[Fault] = []
        types = {adventure.id: adventure.type for adventure in self.adventure}
        favours = {gain.id for gain in self.gain if gain.effect == "take_favour"}
        own = {gain.id: gain.skill for gain in self.gain}
        for at, card in enumerate(self.card):
            if types.get(card.adventure, card.type) != card.type:
                faults.append((("card", at, "type"), f"{card.adventure} is of type {types[card.adventure]}"))
            if any(own.get(gain) == card.skill for gain in card.gains):
                faults.append((("card", at, "gains"), f"a point in its own skill {card.skill} (ODY-CARD-3)"))
            shown = [gain in favours for gain in card.gains]
            if shown != sorted(shown, reverse=True):
                faults.append((("card", at, "gains"), "favours are printed before points (ODY-CARD-3)"))
        return faults

    def _ship(self) -> list[Fault]:
        faults: list[Fault] = []
        for at, side in enumerate(self.side):
            if side.slots != SLOTS or sorted(side.face_down + side.face_up) != list(range(SLOTS)):
                faults.append((("side", at, "slots"), f"a side has {SLOTS} slots, each face down or up (ODY-SHIP-1)"))
            if sorted(side.face_down) != [2, 3]:
                faults.append((("side", at, "face_down"), "the central slots are 2 and 3 (ODY-SHIP-1)"))
        if len({side.id[0] for side in self.side}) < len(self.side):
            faults.append((("side",), "the sides begin with different letters: slots are named by them"))
        return faults

    def _seatings(self) -> list[Fault]:
        """ODY-END-2. Every filling gives eleven cards, and there is one for each seat."""
        faults: list[Fault] = []
        for at, seating in enumerate(self.seating):
            seats = seating.seats
            whole = (seats * CARDS_PER_FILL, seats, seats * (CARDS_PER_FILL - 1), CARDS_PER_FILL - 1)
            if (seating.cards, seating.fills, seating.turns, seating.cards_per_seat) != whole:
                faults.append((("seating", at), f"{seats} seats need cards, fills, turns, cards a seat {whole}"))
        if sorted(seating.players for seating in self.seating) != [1, 2, 3, 4, 5]:
            faults.append((("seating",), "one entry is needed for each number of players from 1 to 5"))
        return faults

    def _numbers(self) -> list[Fault]:
        found = self.numbers()
        faults: list[Fault] = [
            (("number",), f"{name} is missing") for name in (*FREE_NUMBERS, *FIXED_NUMBERS) if name not in found
        ]
        for at, number in enumerate(self.number):
            if number.id not in FREE_NUMBERS and number.value != FIXED_NUMBERS.get(number.id):
                wanted = FIXED_NUMBERS.get(number.id, "no such number")
                faults.append((("number", at, "value"), f"{number.id} cannot be {number.value}: {wanted}"))
        return faults

    def _pools(self) -> list[Fault]:
        """What is dealt at set-up has to be there; tiles are stacked and levels numbered in order."""
        faults: list[Fault] = []
        tokens = sum(story.copies for story in self.story)
        start = self.numbers().get("START-STORIES", 0)
        most = max([5 * start] + [start + tile.stories for tile in self.difficulty])
        if tokens < DISPLAY * PILES + most or tokens % PILES:
            faults.append((("story",), f"{tokens} tokens do not make two equal piles for the set-up (ODY-SETUP-1)"))
        if sorted(tile.level for tile in self.difficulty) != TILE_LEVELS:
            faults.append((("difficulty",), f"the levels are {TILE_LEVELS} (ODY-AUTOMA-2)"))
        points = [tile.vp for tile in sorted(self.epic, key=lambda tile: tile.order)]
        if points != sorted(points, reverse=True):
            faults.append((("epic",), "epic tiles lie in decreasing order (ODY-SETUP-7)"))
        return faults


COUNT_CLAUSES = {
    "skill": "ODY-CARD-1",
    "type": "ODY-EPIC-1",
    "card": "ODY-SETUP-3",
    "epic": "ODY-SETUP-7",
    "side": "ODY-SHIP-1",
    "automa": "ODY-AUTOMA-4",
    "difficulty": "ODY-AUTOMA-2",
}

REFERENCES = (
    ("gain", "skill", "skill"),
    ("adventure", "type", "type"),
    ("card", "adventure", "adventure"),
    ("card", "type", "type"),
    ("card", "skill", "skill"),
    ("card", "gains", "gain"),
    ("story", "skills", "skill"),
    ("story", "types", "type"),
    ("score", "skill", "skill"),
    ("automa", "path", "path"),
    ("automa", "symbols", "symbol"),
)

EFFECTS: dict[str, Collection[str]] = {"gain": GAINS, "symbol": SYMBOLS, "score": PAD_LINES}
"""By table of a component file: what its entries can do."""

FREE_NUMBERS = (
    "START-STORIES",
    "START-FAVOURS",
    "REST-FAVOURS",
    "STORY-PRICE",
    "PURCHASES-PER-TURN",
    "REDIRECT-PRICE",
    "STORY-LIMIT",
)
FIXED_NUMBERS = {
    "DISPLAY-SPACES": DISPLAY,
    "STORY-PILES": PILES,
    "REST-POINTS": 1,
    "LINE-STORIES": 1,
    "EPIC-LIMIT": 1,
    "CARDS-LEFT-AT-REFILL": 1,
    "LINES-AT-MOST": 2,
}
