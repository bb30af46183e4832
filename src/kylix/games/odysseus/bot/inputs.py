"""What the network of Odysseus is told of a board: what the features of the fit sum up, one by one.

A board tells all that is asked, as in the fit, so a search judges each board once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from kylix.bots.fitted import Weights, squash
from kylix.bots.network import LARGEST, Network, load
from kylix.games.odysseus.bot.evaluation import (
    HIGHEST,
    Board,
    Judge,
    best_uses,
    heights_of,
    missing_types,
    told,
    trials,
)
from kylix.games.odysseus.tables import SKILLS, TYPES, Tables

TURNS: Final = 11
"""Cards that a seat takes in the set of the title."""
KINDS: Final = 14
"""Kinds of story there."""
STEPS: Final = 4
"""Levels that a waiting card lacks, told apart up to this many; the last stands for more as well."""
FEW: Final = 4
"""Free levels up to this many: the best use of each is told."""
SHARE: Final = 50
"""What is told of how often a card to come matches a story: so many to one point."""
INPUTS: Final = 12 + TURNS + FEW + 2 + SKILLS * (3 + STEPS) + TYPES + KINDS


def inputs(board: Board) -> list[int]:
    tables, cards, levels, stories, tile, next_tile, favours, left = board
    passed, lacking = trials(tables, cards, levels)
    points = told(tables, cards, stories)
    missing = 0 if tile else missing_types(tables, cards)
    turns = [0] * TURNS
    turns[left - 1] = 1
    return [
        min(LARGEST, passed + points + tile),
        min(LARGEST, passed),
        min(LARGEST, points),
        favours,
        len(stories),
        sum(levels),
        missing,
        next_tile if missing else 0,
        tile,
        to_come(tables, cards, stories),
        tables.players,
        int(tables.solo),
        *turns,
        *reached(lacking, left),
        *columns(tables, cards, levels, lacking),
        *types(tables, cards),
        *[stories.count(kind) for kind in range(KINDS)],
    ]


def reached(lacking: list[tuple[int, int, int]], left: int) -> list[int]:
    """The most points that a few free levels would bring, one or two for each card to come, and up to four."""
    best = best_uses(lacking, max(FEW, 2 * left))
    return [*best[1 : FEW + 1], best[left], best[2 * left]]


def columns(
    tables: Tables, cards: tuple[int, ...], levels: tuple[int, ...], lacking: list[tuple[int, int, int]]
) -> list[int]:
    """By skill: its level, the cards in its column, room in it beside the shortest one, and the points of those that
    wait, by how far they have to go."""
    heights = heights_of(tables, cards)
    shortest = min(heights)
    waiting = [0] * (SKILLS * STEPS)
    for need, vp, skill in lacking:
        waiting[skill * STEPS + min(need, STEPS) - 1] += vp
    return [*levels, *heights, *[height - shortest for height in heights], *waiting]


def types(tables: Tables, cards: tuple[int, ...]) -> list[int]:
    """Which types of trial are there."""
    seen = 0
    for card in cards:
        seen |= tables.type_bit[card]
    return [seen >> at & 1 for at in range(TYPES)]


def to_come(tables: Tables, cards: tuple[int, ...], stories: tuple[int, ...]) -> int:
    """What the stories bring in the mean for a card that is not here yet."""
    points = 0
    for story in stories:
        matches = tables.matches[story]
        points += tables.story_vp[story] * (matches.count(True) - sum([matches[card] for card in cards]))
    return min(LARGEST, SHARE * points // (len(tables.vp) - len(cards)))


class NetworkJudge(Judge):
    """Judges boards by the network, and positions as the fit does."""

    def __init__(self, weights: Weights, network: Network) -> None:
        super().__init__(weights)
        self.network: Final = network

    def points(self, board: Board) -> float:
        if not board[-1]:
            return super().points(board)
        return HIGHEST * squash(self.network.total(inputs(board)))


@cache
def learnt() -> Network | None:
    return load(Path(__file__).with_name("network.json"), INPUTS)
