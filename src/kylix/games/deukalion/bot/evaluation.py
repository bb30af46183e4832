"""What a position of Deukalion is worth: features as whole numbers, and weights fitted by `kylix train deukalion`.

Most of it is the prospects of a ship: what each thing it could do next is worth, less the further off it is.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import log
from operator import mul
from pathlib import Path
from typing import Final

from kylix.bots.fitted import Weights, load, squash
from kylix.core.ids import NOBODY
from kylix.games.deukalion import odds
from kylix.games.deukalion.phases.hydra import may_hunt
from kylix.games.deukalion.state import Deukalion
from kylix.games.deukalion.tables import (
    ANY,
    BY_CARDS,
    BY_DELIVERY,
    BY_HOPLITES,
    BY_HYDRA,
    BY_SHIP,
    MOVE,
    NAMED,
    SAME,
    STYX,
    Tables,
)

GROUPS: Final = ("seat",)
"""Seats are alike, and so are tables of two, three and four but for what `three` and `four` say: points are counted
against the target."""

SIDE_FEATURES: Final = ("prospect", "close", "crew", "held", "hand", "lasting", "yet")
FEATURES: Final = (
    "seat",
    "three",
    "four",
    *[f"own-{name}" for name in SIDE_FEATURES],
    *[f"rival-{name}" for name in SIDE_FEATURES],
    "rest-prospect",
)
THREE: Final = 3
FULL: Final = 100
"""Points at the target."""

CLOSE: Final = 75
"""From here on every point counts more."""
HOPED: Final = (0.55, 0.1, 0.35)
"""What the best and the second best hope and the cargo count, where a point that is won counts 1. Were each fitted by
itself, a hope could come to count as much as the point, and a ship would wait beside what it might take."""
MOST_CARDS: Final = 6
KEEPS: Final = 0.88
"""What is left of a hope with every step that it is further off."""
DECAY: Final = [KEEPS**step for step in range(60)]
MAN: Final = 0.2
"""What a hoplite, or a card, is worth in points when it is given or fetched."""
BACK: Final = 0.12
"""What a hoplite is hoped for that may be reclaimed: no more than it is worth aboard, or a ship would rather hope."""
LACK: Final = {BY_HOPLITES: 2, BY_CARDS: 4}
"""Steps that a missing hoplite or card counts for."""
MOST_OUTLOOKS: Final = 50_000


class Chart:
    """Distances over the water, whoever stands in the way, and the odds of throws. Made once for a set of tables."""

    def __init__(self, tables: Tables) -> None:
        squares = range(len(tables.kind))
        self.steps = [walk(tables.next, [square]) for square in squares]
        self.home = walk(tables.next, tables.anchors)
        self.styx = walk(tables.next, [square for square in squares if tables.kind[square] == STYX])
        self.city = [beside(tables, tables.cities_by, city) for city in range(len(tables.city_value))]
        self.settlement = [beside(tables, tables.settlements_by, place) for place in range(len(tables.garrison))]
        self.way_home = [
            min(self.home[square] for square in squares if city in tables.cities_by[square])
            for city in range(len(tables.city_value))
        ]
        most = 2 * tables.crew
        self.reach = [
            [odds.reaches(tables, crew, value) for value in range(most + 1)] for crew in range(tables.crew + 1)
        ]

    def wins(self, crew: int, value: int) -> float:
        """The chance that a crew reaches a value in half points."""
        return self.reach[crew][value] if value > 0 else 1.0


def beside(tables: Tables, near: list[list[int]], place: int) -> list[int]:
    return walk(tables.next, [square for square, places in enumerate(near) if place in places])


def walk(links: list[list[int]], start: list[int]) -> list[int]:
    """By square: the steps to the nearest of the squares it starts from; far too many where no way leads."""
    found = [len(DECAY) // 3] * len(links)
    edge = start
    for square in start:
        found[square] = 0
    while edge:
        ahead = [(to, found[square] + 1) for square in edge for to in links[square]]
        edge = []
        for to, steps in ahead:
            if steps < found[to]:
                found[to] = steps
                edge.append(to)
    return found


@lru_cache(maxsize=64)
def chart(tables: Tables) -> Chart:
    return Chart(tables)


# --- the prospects of a ship -----------------------------------------------------------------------------------------


@lru_cache(maxsize=MOST_OUTLOOKS)
def worth(tables: Tables, cargo: tuple[int, ...], sides: tuple[int, ...]) -> float:
    """Points for a cargo at Athens: the best of pursuits and plain deliveries, and a little for half a set. The sides
    are those of deliver pursuits."""
    best = float(len(cargo) * tables.delivery_honour)
    hope = 0.0
    for side in sides:
        used, need = fitting(tables, side, cargo), tables.side_count[side]
        points = tables.points[side // 2]
        if len(used) >= need:
            rest = list(cargo)
            for colour in used[:need]:
                rest.remove(colour)
            others = tuple(other for other in sides if other // 2 != side // 2)
            best = max(best, points + worth(tables, tuple(rest), others))
        else:
            more = points - need * tables.delivery_honour
            hope = max(hope, 0.5 * more * (len(used) / need) ** 2)
    return best + hope


def fitting(tables: Tables, side: int, cargo: tuple[int, ...]) -> list[int]:
    """The treasures of a cargo that serve a deliver pursuit, no more than it asks for."""
    match = tables.side_match[side]
    if match == ANY:
        return list(cargo[: tables.side_count[side]])
    if match == NAMED:
        left = list(cargo)
        found = []
        for colour in tables.side_colours[side]:
            if colour in left:
                left.remove(colour)
                found.append(colour)
        return found
    kinds = sorted(set(cargo))
    if match == SAME:
        most = max(kinds, key=cargo.count, default=-1)
        return [colour for colour in cargo if colour == most][: tables.side_count[side]]
    return kinds[: tables.side_count[side]]


@lru_cache(maxsize=MOST_OUTLOOKS)
def prospects(
    tables: Tables,
    seat: int,
    ship: int,
    men: tuple[int, int, int, int],
    cargo: tuple[int, ...],
    sides: tuple[int, ...],
    held: tuple[int, ...],
    spaces: tuple[int, ...],
) -> tuple[float, float, float, float, float]:
    """The best two things a ship can do without a foe, in points less the way; and the best raid, settlement and visit
    to the Styx by themselves. `men`: hoplites aboard and in the Underworld, half points for them in fights, Honour
    cards at the Styx. In a search most of it comes again."""
    crew, dead, bonus, styx = men
    at = chart(tables)
    load = worth(tables, cargo, sides)
    found = [0.0, 0.0]
    raid = settled = visit = 0.0
    if cargo:
        found.append(load * DECAY[at.home[ship]])
    if crew:
        some = raids(tables, ship, crew, bonus, cargo, sides, spaces, load)
        raid = max(some, default=0.0)
        found += some
    for place, holder in enumerate(held):
        points = tables.garrison[place]
        if holder != seat and crew >= points:
            win = 1.0 if holder == NOBODY else at.wins(crew, tables.settlement_value[place] - bonus)
            found.append(win * points * DECAY[at.settlement[place][ship]])
            settled = max(settled, found[-1])
    if dead and at.styx[ship]:
        # Whoever stands there has them back or has left them there: to stay is no reason to hope.
        back = min(dead, tables.room - crew - len(cargo))
        visit = (styx + BACK * back) * DECAY[at.styx[ship]]
        found.append(visit)
    found.sort()
    return found[-1], found[-2], raid, settled, visit


def raids(
    tables: Tables,
    ship: int,
    crew: int,
    bonus: int,
    cargo: tuple[int, ...],
    sides: tuple[int, ...],
    spaces: tuple[int, ...],
    load: float,
) -> list[float]:
    """There and home again with the treasure that is worth most."""
    at = chart(tables)
    found = []
    for city, own in enumerate(tables.spaces):
        colours = {spaces[space] for space in own if spaces[space] >= 0}
        if colours:
            gain = max(worth(tables, tuple(sorted((*cargo, colour))), sides) for colour in colours) - load
            win = at.wins(crew, tables.city_value[city] - bonus)
            found.append(win * gain * DECAY[at.city[city][ship] + at.way_home[city]])
    return found


def errands(s: Deukalion, seat: int, ship: int, sides: tuple[int, ...], bonus: int) -> list[float]:
    """Pursuits that ask for something else than treasures."""
    tables = s.tables
    at = chart(tables)
    crew = s.aboard[seat]
    found = []
    for side in sides:
        kind = tables.side_kind[side]
        points = tables.points[side // 2]
        if kind == BY_HYDRA:
            if may_hunt(s, seat):
                found.append(points * at.wins(crew, tables.hydra_value - bonus) * DECAY[at.steps[ship][s.hydra]])
        elif kind == BY_SHIP:
            found += hunts(s, seat, ship, points, bonus)
        else:
            have = crew if kind == BY_HOPLITES else len(s.hand[seat])
            lacking = max(0, tables.side_count[side] - have)
            if kind == BY_CARDS or lacking <= s.underworld[seat]:
                way = at.city[tables.side_city[side]][ship] + LACK[kind] * lacking
                found.append((points - MAN * tables.side_give[side]) * DECAY[way])
    return found


def hunts(s: Deukalion, seat: int, ship: int, points: int, bonus: int) -> list[float]:
    """A foe's ship on unsafe water."""
    steps = chart(s.tables).steps[ship]
    return [
        points * beats(s.tables, s.aboard[seat], s.aboard[foe], bonus) * DECAY[steps[square]]
        for foe, square in enumerate(s.ships)
        if foe != seat and square >= 0 and not s.tables.safe[square]
    ]


@lru_cache(maxsize=MOST_OUTLOOKS)
def beats(tables: Tables, crew: int, foes: int, bonus: int) -> float:
    return odds.beats(tables, crew, foes, bonus)


# --- features --------------------------------------------------------------------------------------------------------


def sides_of(s: Deukalion, seat: int) -> tuple[int, ...]:
    """The sides that a seat can complete: displayed and its own secret one."""
    both = split(s.tables, tuple(s.display), tuple(s.secret[seat]))
    return both[0] + both[1]


@lru_cache(maxsize=MOST_OUTLOOKS)
def split(tables: Tables, display: tuple[int, ...], secret: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Sides of pursuits: those that ask for treasures, and the others."""
    sides = [side for pursuit in (*display, *secret) if pursuit >= 0 for side in (2 * pursuit, 2 * pursuit + 1)]
    deliver = tuple(side for side in sides if tables.side_kind[side] == BY_DELIVERY)
    return deliver, tuple(side for side in sides if side not in deliver)


def styx_bonus(s: Deukalion, seat: int) -> int:
    """DEU-STYX-4. What a visit would earn now."""
    mine = s.underworld[seat]
    if not mine or any(count >= mine for other, count in enumerate(s.underworld) if other != seat):
        return 0
    return s.tables.styx_honour


def hopes(s: Deukalion, seat: int, ship: int) -> tuple[float, float, float]:
    """What the cargo is worth at Athens, and the best two things that a seat can set out for from a square, in
    points."""
    return outlook(s, seat, ship)[:3]


def outlook(s: Deukalion, seat: int, ship: int) -> tuple[float, float, float, float, float, float]:
    """The same, then the best raid, settlement and visit to the Styx by themselves."""
    tables = s.tables
    deliver, others = split(tables, tuple(s.display), tuple(s.secret[seat]))
    cargo = tuple(s.cargo[seat])
    load = worth(tables, cargo, deliver) if cargo else 0.0
    if ship < 0:
        return load, 0.0, 0.0, 0.0, 0.0, 0.0
    bonus = s.lasting_bonus(seat, tables.fight_bonus) if s.lasting else 0
    men = (s.aboard[seat], s.underworld[seat], bonus, styx_bonus(s, seat))
    found = prospects(tables, seat, ship, men, cargo, deliver, tuple(s.held), tuple(s.spaces))
    best, second, raid, settled, visit = found
    if others:
        for hope in errands(s, seat, ship, others, bonus):
            if hope > best:
                best, second = hope, best
            elif hope > second:
                second = hope
    return load, best, second, raid, settled, visit


def is_yet_to_sail(s: Deukalion, seat: int) -> bool:
    """Whether the seat still has its sail window in this turn."""
    if s.rotation >= 0:
        return seat == s.active and not s.done & (1 << MOVE)
    if seat == s.active:
        return True
    if s.served < 0:
        return False
    return (seat - s.active) % s.seats >= (s.served - s.active) % s.seats


def side(s: Deukalion, seat: int) -> list[int]:
    """The features of one player."""
    load, best, second = hopes(s, seat, s.ships[seat])
    points, target = s.points[seat], s.tables.target
    return [
        round(FULL * (points + HOPED[0] * best + HOPED[1] * second + HOPED[2] * load) / target),
        max(0, FULL * points // target - CLOSE),
        s.aboard[seat],
        s.tables.crew - s.aboard[seat] - s.underworld[seat],
        min(MOST_CARDS, len(s.hand[seat])),
        s.lasting_by.count(seat) if s.lasting else 0,
        1 if is_yet_to_sail(s, seat) else 0,
    ]


def features(s: Deukalion, seat: int) -> list[int]:
    """The position for a seat, all hands open: it is asked of redealt states only. Of several rivals the one that is
    nearest to the target counts in full."""
    rivals = sorted((side(s, other) for other in range(s.seats) if other != seat), reverse=True)
    return [
        1,
        1 if s.seats == THREE else 0,
        1 if s.seats > THREE else 0,
        *side(s, seat),
        *rivals[0],
        rivals[1][0] if s.seats > 2 else 0,
    ]


def chance(weights: Weights, s: Deukalion, seat: int) -> float:
    """The chance of a seat to win."""
    if s.over:
        return settled(s, seat)
    return squash(sum(map(mul, weights[0], features(s, seat))))


def settled(s: Deukalion, seat: int) -> float:
    return 1.0 / len(s.winners) if seat in s.winners else 0.0


@cache
def fitted() -> Weights:
    return load(Path(__file__).with_name("weights.json"), GROUPS, FEATURES)


THUMB: Final = {
    "own-prospect": 0.05,
    "own-crew": 0.02,
    "own-hand": 0.05,
    "own-lasting": 0.15,
    "rival-prospect": -0.05,
    "rest-prospect": -0.015,
}
"""What a player knows after a few evenings; nothing that the others hide is among it."""
THUMB_WEIGHTS: Final = [THUMB.get(name, 0.0) for name in FEATURES]


def partly_fitted(share: float) -> Weights:
    """Some of the way from the rules of thumb to the fit."""
    return [[thumb + share * (fit - thumb) for thumb, fit in zip(THUMB_WEIGHTS, fitted()[0], strict=True)]]


def rule_of_thumb(s: Deukalion, seat: int) -> float:
    """The chance of a seat to win, by what it sees itself and by weights that nobody fitted."""
    if s.over:
        return settled(s, seat)
    return squash(sum(map(mul, THUMB_WEIGHTS, features(s, seat))) - log(s.seats - 1))
