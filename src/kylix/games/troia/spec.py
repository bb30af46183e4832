"""The component file of Troia, typed, with the constraints that the rulebook puts on the set."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from kylix.games.troia.effects import EFFECTS
from kylix.kit.components import ComponentSet, Fault, Item, unique

DECK = 27
"""Cards of a side as printed; a set may have less, equally many on both sides."""
LEAST = 4
"""An opening hand, and one draw."""
TILES = 6
PARTS = 4
STEPS = 4

Id = Annotated[str, Field(pattern=r"^[A-Z][A-Z0-9-]*$")]
Cost = Annotated[int, Field(ge=1, le=20)]


class Offering(Item):
    id: Id
    colour: str


class God(Item):
    id: Id
    power: str


class Tile(Item):
    offering: Id
    faces: Annotated[list[Id], Field(min_length=2, max_length=2)]


class Hero(Item):
    id: Id
    greek: Id
    trojan: Id


class Slot(Item):
    greek: Cost
    trojan: Cost


class Part(Item):
    id: Id


class Step(Item):
    needs: Annotated[list[Annotated[list[Id], Field(min_length=1)]], Field(min_length=1)]


class Card(Item):
    id: Id
    back: Literal["greek", "trojan"]
    offerings: Annotated[list[Id], Field(min_length=1)]
    figure: Id | None = None


class TroiaSet(ComponentSet):
    offering: list[Offering]
    god: list[God]
    tile: list[Tile]
    hero: list[Hero]
    slot: list[Slot]
    part: list[Part]
    step: list[Step]
    card: list[Card]

    def figures(self) -> list[str]:
        """Horse parts first, then the men of the path."""
        men = {figure for step in self.step for need in step.needs for figure in need}
        return [part.id for part in self.part] + sorted(men)

    def faults(self) -> list[Fault]:
        return [*self._counts(), *self._ids(), *self._tiles(), *self._heroes(), *self._powers(), *self._cards()]

    def _counts(self) -> list[Fault]:
        wanted = {"offering": TILES, "tile": TILES, "hero": TILES, "slot": TILES, "part": PARTS, "step": STEPS}
        faults: list[Fault] = [
            ((table,), f"{count} entries are needed, there are {len(getattr(self, table))} (TRO-SETUP-3)")
            for table, count in wanted.items()
            if len(getattr(self, table)) != count
        ]
        counts = {back: sum(card.back == back for card in self.card) for back in ("greek", "trojan")}
        needed = min(DECK, max(LEAST, *counts.values()))
        for back, count in counts.items():
            if count != needed:
                faults.append((("card",), f"{needed} {back} cards are needed, there are {count} (TRO-SETUP-7)"))
        return faults

    def _ids(self) -> list[Fault]:
        return [
            *unique(tuple(self.offering), "offering"),
            *unique(tuple(self.god), "god"),
            *unique(tuple(self.hero), "hero"),
            *unique(tuple(self.part), "part"),
            *unique(tuple(self.card), "card"),
        ]

    def _tiles(self) -> list[Fault]:
        offerings = [offering.id for offering in self.offering]
        gods = [god.id for god in self.god]
        faults: list[Fault] = []
        shown: set[str] = set()
        placed: set[str] = set()
        for at, tile in enumerate(self.tile):
            if tile.offering not in offerings:
                faults.append((("tile", at, "offering"), f"there is no offering {tile.offering}"))
            if tile.offering in shown:
                faults.append((("tile", at, "offering"), f"two tiles show {tile.offering} (TRO-Q28)"))
            shown.add(tile.offering)
            for face in tile.faces:
                if face not in gods:
                    faults.append((("tile", at, "faces"), f"there is no god {face}"))
                if face in placed:
                    faults.append((("tile", at, "faces"), f"{face} stands on two faces"))
                placed.add(face)
        faults += [(("god", at), f"{god} is on no tile") for at, god in enumerate(gods) if god not in placed]
        return faults

    def _heroes(self) -> list[Fault]:
        offerings = {offering.id for offering in self.offering}
        faults: list[Fault] = []
        for side in ("greek", "trojan"):
            tied: set[str] = set()
            for at, hero in enumerate(self.hero):
                offering = getattr(hero, side)
                if offering not in offerings:
                    faults.append((("hero", at, side), f"there is no offering {offering}"))
                if offering in tied:
                    faults.append((("hero", at, side), f"two heroes have {offering} on the {side} face (TRO-Q29)"))
                tied.add(offering)
        for at, hero in enumerate(self.hero):
            if hero.greek == hero.trojan:
                faults.append((("hero", at), f"{hero.id} has the same offering on both faces (TRO-Q29)"))
        return faults

    def _powers(self) -> list[Fault]:
        return [
            (("god", at, "power"), f"there is no power {god.power}; there are: {', '.join(sorted(EFFECTS))}")
            for at, god in enumerate(self.god)
            if god.power not in EFFECTS
        ]

    def _cards(self) -> list[Fault]:
        offerings = {offering.id for offering in self.offering}
        figures = self.figures()
        faults: list[Fault] = []
        for at, card in enumerate(self.card):
            faults += [
                (("card", at, "offerings"), f"there is no offering {icon}")
                for icon in card.offerings
                if icon not in offerings
            ]
            if card.figure is not None and card.figure not in figures:
                faults.append((("card", at, "figure"), f"there is no figure {card.figure}: {', '.join(figures)}"))
        return faults + self._projects()

    def _projects(self) -> list[Fault]:
        """Both projects can be finished with the own deck."""
        faults: list[Fault] = []
        greek = {card.figure for card in self.card if card.back == "greek"}
        trojan = {card.figure for card in self.card if card.back == "trojan"}
        for at, part in enumerate(self.part):
            if part.id not in greek:
                faults.append((("part", at), f"no Greek card shows {part.id} (TRO-OBJ-G1)"))
        for at, step in enumerate(self.step):
            for need in step.needs:
                if not trojan.intersection(need):
                    faults.append((("step", at, "needs"), f"no Trojan card shows {' or '.join(need)} (TRO-OBJ-T1)"))
        return faults
