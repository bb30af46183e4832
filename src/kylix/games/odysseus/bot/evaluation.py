"""What a position of Odysseus is worth: the points that each seat will have in the end, and from them who wins.

Nothing about the boards is hidden, so every seat is judged alike: by its own board, and by how many cards it still
takes. The weights are fitted by `kylix train odysseus`; the Automa needs none, since it decides nothing.
"""

from __future__ import annotations

import math
from functools import cache
from operator import mul
from pathlib import Path
from typing import Final

from kylix.bots.fitted import Weights, load, squash
from kylix.games.odysseus import scoring
from kylix.games.odysseus.state import Odysseus
from kylix.games.odysseus.tables import SKILLS, Tables

GROUPS: Final = ("seat",)
FEATURES: Final = (
    "one",
    "left",
    "points",
    "points-left",
    "near",
    "near-left",
    "far",
    "far-left",
    "reach-few",
    "reach-many",
    "favours",
    "favours-left",
    "can-buy",
    "stories",
    "stories-left",
    "line-in-one",
    "line-in-two",
    "full-board-left",
    "epic-in-one",
    "epic-in-two",
    "epic-in-more",
    "epic-left",
    "levels",
    "levels-left",
    "full-columns-left",
    "others-left",
)
"""`left` is the number of cards that the seat still takes; a name that ends with it is multiplied by it."""

SCALES: Final = (1, 11, 60, 300, 10, 60, 20, 120, 10, 20, 3, 15, 1, 3, 15, 6, 6, 6, 5, 5, 5, 4, 12, 60, 5, 10)
"""How large the features come; they are fitted in these units, which makes the fit quick."""
HIGHEST: Final = 120.0
"""Points that the fit calls 1."""
SPREAD: Final = 5.0
SPREAD_LEFT: Final = 0.8
"""How far apart results may still come: so many points ahead, and so many more for each card to come, make one chance
against e (about three to one)."""
EPIC_CARDS: Final = 3.0
"""Cards that the Automa needs for each type that is missing, about."""
MOST_BOARDS: Final = 100_000

Board = tuple[Tables, tuple[int, ...], tuple[int, ...], tuple[int, ...], int, int, int, int]
"""Tables, adventures, levels, stories, points of the own tile (0: none), points of the next tile, favours, cards
left to take."""


def board_of(s: Odysseus, seat: int) -> Board:
    tables = s.tables
    return (
        tables,
        tuple(s.adventures[seat]),
        tuple(s.skills[seat]),
        tuple(s.stories[seat]),
        scoring.epic_points(s, s.epics[seat]),
        tables.epic_vp[s.epic_stack[0]] if s.epic_stack else 0,
        s.favours[seat],
        left_of(s, seat),
    )


def left_of(s: Odysseus, seat: int) -> int:
    """Cards that a seat still takes. One that it holds but has not placed counts."""
    return s.tables.cards_per_seat - s.cards_of(seat)


def features_of(board: Board) -> tuple[float, ...]:
    """The features of one board."""
    tables, cards, levels, stories, tile, next_tile, favours, left = board
    passed, lacking = trials(tables, cards, levels)
    near = sum([vp for need, vp, _ in lacking if need == 1])
    far = sum([vp for need, vp, _ in lacking if need > 1])
    points = passed + told(tables, cards, stories) + tile
    room = tables.story_limit - len(stories)
    heights = heights_of(tables, cards)
    to_line = heights.count(min(heights)) if room > 0 else 0
    missing = 0 if tile else missing_types(tables, cards)
    return (
        1,
        left,
        points,
        points * left,
        near,
        near * left,
        far,
        far * left,
        *reach(lacking, left, 2 * left),
        favours,
        favours * left,
        1 if favours >= tables.story_price and room > 0 else 0,
        len(stories),
        len(stories) * left,
        left if to_line == 1 else 0,
        left if to_line == 2 else 0,
        left if room <= 0 else 0,
        next_tile if missing == 1 else 0,
        next_tile if missing == 2 else 0,
        next_tile if missing > 2 else 0,
        left / missing if missing else 0,
        sum(levels),
        sum(levels) * left,
        sum([height >= most for height, most in zip(heights, tables.column, strict=True)]) * left,
        (tables.players - 2) * left,
    )


def trials(tables: Tables, cards: tuple[int, ...], levels: tuple[int, ...]) -> tuple[int, list[tuple[int, int, int]]]:
    """Points of the cards that are passed; of the others how many levels they lack, their points, their skill."""
    points = 0
    lacking: list[tuple[int, int, int]] = []
    for card in cards:
        skill = tables.skill[card]
        need = tables.value[card] - levels[skill]
        if need <= 0:
            points += tables.vp[card]
        else:
            lacking.append((need, tables.vp[card], skill))
    return points, lacking


def told(tables: Tables, cards: tuple[int, ...], stories: tuple[int, ...]) -> int:
    """Points of the stories."""
    points = 0
    for story in stories:
        matches = tables.matches[story]
        points += tables.story_vp[story] * sum([matches[card] for card in cards])
    return points


def heights_of(tables: Tables, cards: tuple[int, ...]) -> list[int]:
    heights = [0] * SKILLS
    for card in cards:
        heights[tables.skill[card]] += 1
    return heights


def missing_types(tables: Tables, cards: tuple[int, ...]) -> int:
    """Types still to be met for the epic."""
    seen = 0
    for card in cards:
        seen |= tables.type_bit[card]
    return (tables.all_types & ~seen).bit_count()


def reach(lacking: list[tuple[int, int, int]], few: int, many: int) -> tuple[int, int]:
    """The most points that few and that many free levels would still bring, shared among the skills."""
    best = best_uses(lacking, many)
    return best[few], best[many]


def best_uses(lacking: list[tuple[int, int, int]], many: int) -> list[int]:
    """The same by the number of free levels, from none to many."""
    best = [0] * (many + 1)
    for skill in range(SKILLS):
        steps = steps_of([(need, vp) for need, vp, of in lacking if of == skill])
        if not steps:
            continue
        for have in range(many, 0, -1):
            top = best[have]
            for need, vp in steps:
                if need > have:
                    break
                if best[have - need] + vp > top:
                    top = best[have - need] + vp
            best[have] = top
    return best


def steps_of(lacking: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Of one skill: levels to go and all the points they bring, from the nearest on."""
    total = 0
    steps: list[tuple[int, int]] = []
    for need, vp in sorted(lacking):
        total += vp
        steps.append((need, total))
    return steps


def features(s: Odysseus, seat: int) -> list[float]:
    """For the fit."""
    return [feature / scale for feature, scale in zip(features_of(board_of(s, seat)), SCALES, strict=True)]


def automa_outlook(s: Odysseus) -> float:
    """What the Automa will have: each card to come matches a story as often as all the cards it does not have do."""
    tables, own = s.tables, s.automa_cards
    left = tables.cards_per_seat - len(own)
    points = float(scoring.automa_total(s))
    for story in s.automa_stories:
        matches = tables.matches[story]
        ahead = matches.count(True) - sum([matches[card] for card in own])
        points += left * tables.story_vp[story] * ahead / (len(matches) - len(own))
    if s.automa_epic < 0 and tables.automa_epic and s.epic_stack:
        missing = missing_types(tables, tuple(own))
        points += tables.epic_vp[s.epic_stack[0]] * min(1.0, left / (EPIC_CARDS * missing))
    return points


class Judge:
    """Judges positions, with weights or by the rules of thumb. In a search the same boards come again and again."""

    def __init__(self, weights: Weights | None) -> None:
        self.spread = SPREAD
        self.spread_left = SPREAD_LEFT
        self.weights: list[float] | None = None
        if weights is not None:
            self.weights = [weight / scale for weight, scale in zip(weights[0], SCALES, strict=True)]
        self.memo: dict[Board, float] = {}

    def expected_points(self, s: Odysseus, seat: int) -> float:
        """The points a seat will have in the end."""
        board = board_of(s, seat)
        found = self.memo.get(board)
        if found is None:
            if len(self.memo) >= MOST_BOARDS:
                self.memo.clear()
            found = self.memo[board] = self.points(board)
        return found

    def points(self, board: Board) -> float:
        """A seat that takes no more cards has what it has."""
        found = features_of(board)
        if not board[-1]:
            return found[POINTS]
        if self.weights is None:
            return float(sum(map(mul, THUMB_WEIGHTS, found)))
        return HIGHEST * squash(sum(map(mul, self.weights, found)))

    def value(self, s: Odysseus, seat: int) -> float:
        """The chance of a seat to win against everybody who can: the other seats, or the Automa."""
        if s.over:
            return settled(s, seat)
        return self.chance(s, seat, [self.expected_points(s, seat) for seat in range(s.seats)])

    def chance(self, s: Odysseus, seat: int, found: list[float]) -> float:
        """To win with these points expected, by seat."""
        if s.tables.solo:
            found.append(automa_outlook(s))
        own, spread = found[seat], self.spread + self.spread_left * left_of(s, seat)
        return 1.0 / sum([math.exp(max(-30.0, min(30.0, (other - own) / spread))) for other in found])


def settled(s: Odysseus, seat: int) -> float:
    """Of a finished game: several first places share; alone, a place behind the Automa is none."""
    first = scoring.winners(s)
    return 1.0 / len(first) if seat in first else 0.0


@cache
def fitted() -> Weights:
    return load(Path(__file__).with_name("weights.json"), GROUPS, FEATURES)


POINTS: Final = FEATURES.index("points")
THUMB: Final = {
    "points": 1.0,
    "reach-few": 0.7,
    "favours": 0.5,
    "stories-left": 0.3,
    "epic-in-one": 0.3,
}
"""What a player knows after a few evenings, in points."""
THUMB_WEIGHTS: Final = [THUMB.get(name, 0.0) for name in FEATURES]
