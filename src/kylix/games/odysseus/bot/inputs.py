"""What the network of Odysseus is told of a position: of a board what the features of the fit sum up, one by one; and
what the cards on the ship and the stories in the display would be to this board."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from pathlib import Path
from typing import Final

from kylix.bots.fitted import Weights, squash
from kylix.bots.network import LARGEST, Network, load
from kylix.games.odysseus.bot.evaluation import (
    HIGHEST,
    MOST_BOARDS,
    Board,
    Judge,
    best_uses,
    board_of,
    heights_of,
    missing_types,
    told,
    trials,
)
from kylix.games.odysseus.phases.ship import cards_left, ends
from kylix.games.odysseus.state import Odysseus
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
OF_BOARD: Final = 12 + TURNS + FEW + 2 + SKILLS * (3 + STEPS) + TYPES + KINDS
BEST: Final = 4
"""Cards of the ship that are told one by one, by what they would be to the board."""
MOST_ROOM: Final = 3
LEVEL: Final = 2
ANY_GAIN: Final = 3
NEW_TYPE: Final = 2
"""Half points for a level, for a favour or a level of one's choice, and for a type that the epic lacks."""
REACHED: Final = 2
HALVES: Final = (2, 1)
"""Levels that a card may lack to count at all; what one more level counts of its points then, in half points."""
NEAR: Final = 6
"""Cards to come, told apart up to this many once the last ship is laid out."""
SPREAD: Final = 2.0
SPREAD_LEFT: Final = 1.3
"""How far apart results may still come, as in the fit: it knows more of what is to come, above all near the end."""
INPUTS: Final = OF_BOARD + BEST + 18


def inputs(s: Odysseus, seat: int) -> list[int]:
    """Nothing that a seat cannot see is asked for."""
    board = board_of(s, seat)
    return [*of_board(board), *of_ship(s, seat, board)]


def of_board(board: Board) -> list[int]:
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


# --- what may still come to a board -----------------------------------------------------------------------------------


def of_ship(s: Odysseus, seat: int, board: Board) -> list[int]:
    """What lies open: the best cards of all and of those that can be taken at once, how much is left, what the stories
    in the display would bring; some of it once more for the last ship, on which nothing follows."""
    tables, left = s.tables, board[-1]
    promise = Promise(board)
    by_card = {card: promise.of(card) for card in s.ship if card >= 0}
    best = [*sorted(by_card.values(), reverse=True), 0, 0, 0, 0]
    at_ends = [s.ship[slot] for slot in ends(s)]
    near = [*sorted([by_card[card] for card in at_ends], reverse=True), 0, 0]
    is_last = 0 if s.deck else 1
    open_types = 0
    for card in by_card:
        open_types |= tables.type_bit[card]
    room = tables.story_limit - len(board[3])
    told = [
        near[0],
        near[1],
        *best[:BEST],
        sum(best) // max(1, len(by_card)),
        max([promise.of_gains(card) for card in at_ends], default=0),
        len(by_card),
        cards_left(s) - len(by_card),
        sum(s.ship_favours),
        1 if seat in s.to_act else 0,
        len(s.deck) // len(s.ship),
        is_last,
        is_last * min(left, NEAR),
        is_last * near[0],
        is_last * best[1],
        is_last * (best[0] + best[1]),
        0 if board[4] else (open_types & ~promise.seen).bit_count(),
        *(stories(s, board[1]) if room > 0 else (0, 0)),
        min(room, MOST_ROOM),
    ]
    return [min(LARGEST, number) for number in told]


class Promise:
    """What cards would bring to a board, in half points: about as much as the board is worth more with them."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        tables, cards, levels = board[0], board[1], board[2]
        self.full: Final = [
            height >= most for height, most in zip(heights_of(tables, cards), tables.column, strict=True)
        ]
        self.raised: Final = [LEVEL] * SKILLS
        """By skill: what one more level would bring."""
        self.seen = 0
        for card in cards:
            self.seen |= tables.type_bit[card]
            skill = tables.skill[card]
            need = tables.value[card] - levels[skill]
            if 0 < need <= REACHED:
                self.raised[skill] += HALVES[need - 1] * tables.vp[card]

    def of(self, card: int) -> int:
        tables, _, levels, own, tile = self.board[:5]
        skill = tables.skill[card]
        if self.full[skill]:
            return 0
        need = tables.value[card] - levels[skill]
        found = self.of_gains(card)
        if need <= REACHED:
            found += 2 * tables.vp[card] >> max(0, need)
        for story in own:
            if tables.matches[story][card]:
                found += 2 * tables.story_vp[story]
        if not tile and not self.seen & tables.type_bit[card]:
            found += NEW_TYPE
        return found

    def of_gains(self, card: int) -> int:
        """Of what it gives when it is placed."""
        tables = self.board[0]
        if self.full[tables.skill[card]]:
            return 0
        found = 0
        for gain in tables.gains[card]:
            skill = tables.gain_skill[gain]
            found += self.raised[skill] if skill >= 0 else ANY_GAIN
        return found


def stories(s: Odysseus, cards: tuple[int, ...]) -> list[int]:
    """What the two stories of the display that suit the board best would bring as it is."""
    tables = s.tables
    found = [
        tables.story_vp[story] * sum([tables.matches[story][card] for card in cards])
        for story in s.display
        if story >= 0
    ]
    return [*sorted(found, reverse=True), 0, 0][:2]


class NetworkJudge(Judge):
    """Judges what a seat will have by the network, and positions as the fit does."""

    def __init__(self, weights: Weights, network: Network) -> None:
        super().__init__(weights)
        self.spread = SPREAD
        self.spread_left = SPREAD_LEFT
        self.network: Final = network
        self.known: Final[dict[Hashable, float]] = {}

    def expected_points(self, s: Odysseus, seat: int) -> float:
        """In a search the same boards come again, beside the same ship."""
        board = board_of(s, seat)
        if not board[-1]:
            return self.points(board)
        key = (board, tuple(s.ship), tuple(s.display), s.ship_favours[0], s.ship_favours[1], seat in s.to_act)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MOST_BOARDS:
                self.known.clear()
            told = [*of_board(board), *of_ship(s, seat, board)]
            found = self.known[key] = HIGHEST * squash(self.network.total(told))
        return found


@cache
def learnt() -> Network | None:
    return load(Path(__file__).with_name("network.json"), INPUTS)
