"""What the network of Odysseus is told of a position: of a board what the features of the fit sum up, one by one; and
what the cards on the ship and the stories in the display would be to this board."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from pathlib import Path
from typing import Final

from kylix.bots.fitted import Weights, squash
from kylix.bots.network import LARGEST, Network, Part, load
from kylix.games.odysseus.bot.evaluation import (
    HIGHEST,
    Board,
    Judge,
    best_uses,
    board_of,
    heights_of,
    missing_types,
    settled,
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
MOST_KNOWN: Final = 30_000
MOST_SHIPS: Final = 10_000
"""Boards and ships that are remembered."""


def inputs(s: Odysseus, seat: int) -> list[int]:
    """Nothing that a seat cannot see is asked for."""
    board = board_of(s, seat)
    return [*of_board(board), *of_ship(Ship(s, 0), seat in s.to_act, Promise(board))]


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


class Ship:
    """What lies open for every seat alike: cards, ends, favours, stories."""

    def __init__(self, s: Odysseus, number: int) -> None:
        tables = s.tables
        self.number: Final = number
        """No other ship that is remembered has it."""
        self.cards: Final = [card for card in s.ship if card >= 0]
        self.at_ends: Final = [s.ship[slot] for slot in ends(s)]
        self.stories: Final = [story for story in s.display if story >= 0]
        self.covered: Final = cards_left(s) - len(self.cards)
        self.favours: Final = sum(s.ship_favours)
        self.fillings: Final = len(s.deck) // len(s.ship)
        self.is_last: Final = 0 if s.deck else 1
        self.types = 0
        for card in self.cards:
            self.types |= tables.type_bit[card]


def of_ship(ship: Ship, is_asked: bool, promise: Promise) -> list[int]:
    """What lies open: the best cards of all and of those that can be taken at once, how much is left, what the stories
    in the display would bring; some of it once more for the last ship, on which nothing follows."""
    board = promise.board
    tables, left = board[0], board[-1]
    best = [promise.of(card) for card in ship.cards]
    best.sort(reverse=True)
    total = sum(best)
    best += [0] * BEST
    near = [promise.of(card) for card in ship.at_ends]
    near.sort(reverse=True)
    near += [0, 0]
    is_last = ship.is_last
    room = tables.story_limit - len(board[3])
    told = [
        near[0],
        near[1],
        *best[:BEST],
        total // max(1, len(ship.cards)),
        max([promise.of_gains(card) for card in ship.at_ends], default=0),
        len(ship.cards),
        ship.covered,
        ship.favours,
        1 if is_asked else 0,
        ship.fillings,
        is_last,
        is_last * min(left, NEAR),
        is_last * near[0],
        is_last * best[1],
        is_last * (best[0] + best[1]),
        0 if board[4] else (ship.types & ~promise.seen).bit_count(),
        *(promise.of_stories(ship.stories) if room > 0 else (0, 0)),
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
        self.found: Final[dict[int, int]] = {}
        """By card: what it brings, once that was asked."""
        self.of_story: Final[dict[int, int]] = {}

    def of(self, card: int) -> int:
        found = self.found.get(card, -1)
        if found < 0:
            found = self.found[card] = self.looked_up(card)
        return found

    def looked_up(self, card: int) -> int:
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

    def of_stories(self, display: list[int]) -> list[int]:
        """What the two stories of the display that suit the board best would bring as it is."""
        tables, cards = self.board[0], self.board[1]
        found = [0, 0]
        for story in display:
            points = self.of_story.get(story, -1)
            if points < 0:
                matches = tables.matches[story]
                points = self.of_story[story] = tables.story_vp[story] * sum([matches[card] for card in cards])
            found.append(points)
        found.sort(reverse=True)
        return found[:2]


class Known:
    """What is remembered of a board: what it adds to the network's first layer, what it is worth beside each ship."""

    def __init__(self, board: Board, now: int, sums: int) -> None:
        self.promise: Final = Promise(board)
        self.now: Final = now
        """The points that are there already."""
        self.sums: Final = sums
        self.points: Final[dict[int, float]] = {}


class NetworkJudge(Judge):
    """Judges what a seat will have by the network, and positions as the fit does. In a search the same boards come
    again beside other ships, and the same ships beside other boards."""

    def __init__(self, weights: Weights, network: Network) -> None:
        super().__init__(weights)
        self.spread = SPREAD
        self.spread_left = SPREAD_LEFT
        self.network: Final = network
        self.of_board: Final = Part(network.first.rows[:OF_BOARD])
        self.of_ship: Final = Part(network.first.rows[OF_BOARD:])
        self.boards: Final[dict[Board, Known]] = {}
        self.ships: Final[dict[Hashable, Ship]] = {}
        self.ships_seen = 0

    def expected_points(self, s: Odysseus, seat: int) -> float:
        return self.beside(self.ship_of(s), s, seat)

    def value(self, s: Odysseus, seat: int) -> float:
        if s.over:
            return settled(s, seat)
        ship = self.ship_of(s)
        return self.chance(s, seat, [self.beside(ship, s, each) for each in range(s.seats)])

    def ship_of(self, s: Odysseus) -> Ship:
        key = (tuple(s.ship), tuple(s.display), s.ship_favours[0], s.ship_favours[1], len(s.deck))
        found = self.ships.get(key)
        if found is None:
            if len(self.ships) >= MOST_SHIPS:
                self.ships.clear()
            self.ships_seen += 1
            found = self.ships[key] = Ship(s, self.ships_seen)
        return found

    def beside(self, ship: Ship, s: Odysseus, seat: int) -> float:
        """The points a seat will have in the end."""
        board = board_of(s, seat)
        if not board[-1]:
            return self.points(board)
        known = self.known_of(board)
        is_asked = seat in s.to_act
        number = 2 * ship.number + (1 if is_asked else 0)
        found = known.points.get(number, -1.0)
        if found < 0:
            added = self.of_ship.added(of_ship(ship, is_asked, known.promise))
            found = HIGHEST * squash(self.network.beyond(known.sums + added))
            known.points[number] = found
        return found

    def known_of(self, board: Board) -> Known:
        known = self.boards.get(board)
        if known is None:
            if len(self.boards) >= MOST_KNOWN:
                self.boards.clear()
            told = of_board(board)
            known = self.boards[board] = Known(board, told[0], self.network.first.start + self.of_board.added(told))
        return known


@cache
def learnt() -> Network | None:
    return load(Path(__file__).with_name("network.json"), INPUTS)
