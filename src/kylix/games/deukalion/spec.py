"""The component file of Deukalion, typed, with the constraints that the rulebook puts on the set."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from kylix.games.deukalion.effects import EFFECTS
from kylix.games.deukalion.tables import SYMBOLS
from kylix.kit.components import ComponentSet, Fault, Item, unique

SEATS = (2, 3, 4)
SIDES = 2

Id = Annotated[str, Field(pattern=r"^[A-Z][A-Z0-9-]*$")]
Few = Annotated[int, Field(ge=0, le=30)]
Some = Annotated[int, Field(ge=1, le=30)]


class Board(Item):
    map: str

    def rows(self) -> list[list[str]]:
        return [line.split() for line in self.map.strip().splitlines()]


class Square(Item):
    id: Id
    mark: str
    kind: Literal["sea", "anchor", "styx", "centre", "athens", "land"]
    ships: bool
    hydra: bool
    start: bool


class Named(Item):
    id: Id
    name_en: str
    name_fr: str


class City(Named):
    value: Some
    spaces: Some


class Settlement(Named):
    hoplites: Some
    value: Some


class Treasure(Item):
    id: Id
    count: Few
    three_count: Few
    three_as: Id


class Hero(Named):
    pass


class Seating(Item):
    id: Id
    seats: int
    target: Annotated[int, Field(ge=1, le=100)]
    styx_honour: Few


class Kylix(Item):
    faces: Annotated[list[Annotated[int, Field(ge=1, le=9)]], Field(min_length=1)]
    centre: Literal[1]
    symbols: list[Literal["CARD", "HYDRA", "HOPLITES", "MOVE"]]


class Draw(Item):
    id: Id
    face: int
    who: Literal["others", "nobody", "active"]
    cards: Few


class Shipboard(Item):
    places: Some
    hoplites: Some


class Deal(Item):
    actions: Few
    secrets: Literal[1]
    display: Annotated[int, Field(ge=1, le=6)]


class Honour(Item):
    supply: Few
    hydra: Few
    delivery: Few
    joint: Few


class Sailing(Item):
    forgo: Few
    relocate: Annotated[int, Field(ge=1, le=6)]
    make_room: Literal[1]


class HydraPiece(Item):
    value: Some


class Result(Item):
    id: Literal["SKULL-UP", "SKULL-DOWN", "EDGE"]
    half_points: Few
    lost: bool
    flat: bool
    weight: Annotated[int, Field(ge=0, le=100)]


class Card(Named):
    count: Some
    permanent: bool
    windows: list[Literal["OWN", "SAIL", "PRE", "POST", "MOVED", "HYDRA"]]
    effect: str
    amount: Few


class Pursuit(Item):
    id: Id
    points: Some


class Side(Item):
    id: Id
    pursuit: Id
    kind: Literal["deliver", "hoplites", "action_cards", "defeat_ship", "defeat_hydra"]
    match: Literal["named", "any", "same", "distinct", ""]
    colours: list[Id]
    city: str
    count: Few
    give: Few


class Piece(Item):
    id: Id
    count: int


class DeukalionSet(ComponentSet):
    board: Board
    square: list[Square]
    city: list[City]
    settlement: list[Settlement]
    treasure: list[Treasure]
    hero: list[Hero]
    seating: list[Seating]
    kylix: Kylix
    draw: list[Draw]
    shipboard: Shipboard
    deal: Deal
    honour: Honour
    sailing: Sailing
    hydra: HydraPiece
    result: list[Result]
    card: list[Card]
    pursuit: list[Pursuit]
    side: list[Side]
    piece: list[Piece] = []

    def marks(self) -> dict[str, Square]:
        return {square.mark: square for square in self.square}

    def places(self) -> dict[str, City | Settlement]:
        places: list[City | Settlement] = [*self.city, *self.settlement]
        return {place.id: place for place in places}

    def sides_of(self, pursuit: str) -> list[Side]:
        return [side for side in self.side if side.pursuit == pursuit]

    def faults(self) -> list[Fault]:
        faults = [*self._ids(), *self._map()]
        if not faults:
            faults += self._waters()
        faults += [*self._treasures(), *self._crews(), *self._dice()]
        return [*faults, *self._cards(), *self._pursuits(), *self._sides()]

    def _ids(self) -> list[Fault]:
        return [
            *unique(tuple(self.square), "square"),
            *unique((*self.city, *self.settlement), "city"),
            *unique(tuple(self.treasure), "treasure"),
            *unique(tuple(self.card), "card"),
            *unique(tuple(self.pursuit), "pursuit"),
            *unique(tuple(self.side), "side"),
            *unique(tuple(self.result), "result"),
            *unique(tuple(self.draw), "draw"),
        ]

    def _map(self) -> list[Fault]:
        """The map is a grid of known marks; every place stands on it once."""
        rows, marks, places = self.board.rows(), self.marks(), self.places()
        where = ("board", "map")
        if not rows or len({len(row) for row in rows}) != 1:
            return [(where, "all rows of the map must be equally long")]
        drawn = [mark for row in rows for mark in row]
        faults: list[Fault] = [
            (where, f"{mark} is neither a mark of a square nor a city nor a settlement")
            for mark in sorted(set(drawn))
            if mark not in marks and mark not in places
        ]
        faults += [
            (where, f"{place} must stand on the map once, not {drawn.count(place)} times")
            for place in places
            if drawn.count(place) != 1
        ]
        starts = sum(marks[mark].start for mark in drawn if mark in marks)
        if starts != 1:
            faults.append((where, f"the Hydra must have one start square, not {starts} (DEU-SETUP-2)"))
        anchors = sum(marks[mark].kind == "anchor" for mark in drawn if mark in marks)
        if anchors < max(SEATS):
            faults.append((where, f"at least {max(SEATS)} anchor squares are needed, there are {anchors}"))
        return faults

    def _waters(self) -> list[Fault]:
        """Ships can sail everywhere, and every place touches the water."""
        rows, marks = self.board.rows(), self.marks()
        water = {
            (at, across)
            for at, row in enumerate(rows)
            for across, mark in enumerate(row)
            if mark in marks and marks[mark].ships
        }
        reached = {next(iter(sorted(water)))}
        edge = list(reached)
        while edge:
            for square in touching(edge.pop()) & water - reached:
                reached.add(square)
                edge.append(square)
        faults: list[Fault] = []
        if reached != water:
            faults.append((("board", "map"), "ships cannot sail from every square to every other"))
        for at, row in enumerate(rows):
            for across, mark in enumerate(row):
                if mark in self.places() and not touching((at, across)) & water:
                    faults.append((("board", "map"), f"{mark} touches no water"))
        return faults

    def _treasures(self) -> list[Fault]:
        faults: list[Fault] = []
        spaces = sum(city.spaces for city in self.city)
        for field in ("count", "three_count"):
            treasures = sum(getattr(treasure, field) for treasure in self.treasure)
            if treasures != spaces:
                faults.append((("treasure",), f"{treasures} treasures ({field}) for {spaces} spaces (DEU-GEN-9)"))
        colours = {treasure.id for treasure in self.treasure if treasure.three_count}
        for at, treasure in enumerate(self.treasure):
            if treasure.three_as not in colours:
                faults.append((("treasure", at, "three_as"), f"there is no {treasure.three_as} then (DEU-Q1)"))
        return faults

    def _crews(self) -> list[Fault]:
        faults: list[Fault] = []
        if sorted(seating.seats for seating in self.seating) != list(SEATS):
            faults.append((("seating",), f"one entry for each of {SEATS} seats is needed (DEU-GEN-2)"))
        if self.shipboard.hoplites > self.shipboard.places:
            faults.append((("shipboard", "hoplites"), "more hoplites than places (DEU-GEN-10)"))
        for at, settlement in enumerate(self.settlement):
            if settlement.value < settlement.hoplites:
                faults.append((("settlement", at, "value"), "a value below the number of hoplites (DEU-Q21)"))
        return faults

    def _dice(self) -> list[Fault]:
        faults: list[Fault] = []
        if sorted(self.kylix.symbols) != sorted(SYMBOLS):
            faults.append((("kylix", "symbols"), f"each of {', '.join(SYMBOLS)} is needed once (DEU-KYLIX-6)"))
        missing = set(self.kylix.faces) - {draw.face for draw in self.draw}
        if missing:
            faults.append((("draw",), f"what does the Card die do with {sorted(missing)}? (DEU-KYLIX-8)"))
        if len(self.result) != len(("SKULL-UP", "SKULL-DOWN", "EDGE")):
            faults.append((("result",), "three results are needed (DEU-FIGHT-2)"))
        elif not sum(result.weight for result in self.result):
            faults.append((("result",), "one result at least needs a weight"))
        for at, result in enumerate(self.result):
            if result.lost != (result.id == "SKULL-UP") or result.flat != (result.id != "EDGE"):
                faults.append((("result", at), "lost is who lies skull up; flat is who does not stand (DEU-FIGHT-2)"))
        return faults

    def _cards(self) -> list[Fault]:
        faults: list[Fault] = []
        for at, card in enumerate(self.card):
            effect = EFFECTS.get(card.effect)
            if effect is None:
                known = ", ".join(sorted(EFFECTS))
                faults.append((("card", at, "effect"), f"there is no effect {card.effect}; there are: {known}"))
            elif card.permanent != effect.LASTING:
                faults.append((("card", at, "permanent"), f"{card.effect} does not fit (DEU-ACTION-5)"))
            elif not set(card.windows) <= effect.WINDOWS or not card.windows:
                fitting = ", ".join(sorted(effect.WINDOWS))
                faults.append((("card", at, "windows"), f"{card.effect} can be played in: {fitting} (DEU-Q18)"))
        needed = self.deal.actions * max(SEATS)
        if sum(card.count for card in self.card) < needed:
            faults.append((("card",), f"at least {needed} cards are dealt at the start (DEU-SETUP-8)"))
        return faults

    def _pursuits(self) -> list[Fault]:
        faults: list[Fault] = []
        for at, pursuit in enumerate(self.pursuit):
            if len(self.sides_of(pursuit.id)) != SIDES:
                faults.append((("pursuit", at), f"{pursuit.id} needs two sides (DEU-PURSUIT-1)"))
            if pursuit.points <= self.honour.delivery:
                faults.append((("pursuit", at, "points"), "a pursuit is worth more than a plain delivery"))
        if len(self.pursuit) < self.deal.display + max(SEATS):
            faults.append((("pursuit",), "too few pursuits for the display and all secrets (DEU-SETUP-9)"))
        return faults

    def _sides(self) -> list[Fault]:
        pursuits = {pursuit.id for pursuit in self.pursuit}
        cities = {city.id for city in self.city}
        colours = {treasure.id for treasure in self.treasure}
        faults: list[Fault] = []
        for at, side in enumerate(self.side):
            where = ("side", at)
            if side.pursuit not in pursuits:
                faults.append(((*where, "pursuit"), f"there is no pursuit {side.pursuit}"))
            if (side.city != "") != (side.kind in ("hoplites", "action_cards")):
                faults.append(((*where, "city"), f"{side.kind} and a city do not go together"))
            if side.city and side.city not in cities:
                faults.append(((*where, "city"), f"there is no city {side.city}"))
            if (side.match != "") != (side.kind == "deliver"):
                faults.append(((*where, "match"), f"{side.kind} and {side.match!r} do not go together"))
            if set(side.colours) - colours or len(side.colours) != (side.count if side.match == "named" else 0):
                faults.append(((*where, "colours"), "as many known colours as treasures are needed"))
            faults += [((*where, "give"), fault) for fault in self._gift(side)]
        return faults

    def _gift(self, side: Side) -> list[str]:
        if side.kind in ("deliver", "action_cards"):
            return [] if side.give == side.count > 0 else ["all that is brought is given (DEU-PURSUIT-9, 12)"]
        if side.kind == "hoplites":
            return [] if side.give <= side.count else ["more is given than brought (DEU-PURSUIT-11)"]
        return [] if side.give == side.count == 0 else ["a victory costs nothing (DEU-PURSUIT-15)"]


def touching(square: tuple[int, int]) -> set[tuple[int, int]]:
    """DEU-GEN-7. The squares that share an edge with it."""
    at, across = square
    return {(at - 1, across), (at + 1, across), (at, across - 1), (at, across + 1)}
