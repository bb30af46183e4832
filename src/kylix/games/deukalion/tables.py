"""The components and options of Deukalion as flat tables of ints, made once per table and shared by all its states."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kylix.core.moves import Move
from kylix.games.deukalion import moves

if TYPE_CHECKING:
    from kylix.games.deukalion.effects.effect import Effect

SEA: Final = 0
ANCHOR: Final = 1
STYX: Final = 2
CLOSED: Final = 3

CARD: Final = 0
HYDRA: Final = 1
HOPLITES: Final = 2
MOVE: Final = 3
SYMBOLS: Final = ("CARD", "HYDRA", "HOPLITES", "MOVE")
ALL_DONE: Final = 15

W_OWN: Final = 1
W_SAIL: Final = 2
W_PRE: Final = 4
W_POST: Final = 8
W_MOVED: Final = 16
W_HYDRA: Final = 32
WINDOWS: Final = ("OWN", "SAIL", "PRE", "POST", "MOVED", "HYDRA")

BY_DELIVERY: Final = 0
BY_HOPLITES: Final = 1
BY_CARDS: Final = 2
BY_SHIP: Final = 3
BY_HYDRA: Final = 4
SIDE_KINDS: Final = ("deliver", "hoplites", "action_cards", "defeat_ship", "defeat_hydra")

NAMED: Final = 0
ANY: Final = 1
SAME: Final = 2
DISTINCT: Final = 3
MATCHES: Final = ("named", "any", "same", "distinct")

NOBODY_DRAWS: Final = 0
OTHERS_DRAW: Final = 1
ACTIVE_DRAWS: Final = 2
DRAWERS: Final = ("nobody", "others", "active")

SKULL_UP: Final = 0
SKULL_DOWN: Final = 1
ON_EDGE: Final = 2
SAVED: Final = 3
"""Behind the three results: hoplites that showed the skull and were saved from the Underworld."""
OUTCOMES: Final = 4

HALF: Final = 2
"""Half points in a point."""


class Switches:
    """The options that rules ask for."""

    def __init__(
        self,
        anchor_safe: bool,
        hydra_from_hand: bool,
        prize_from_hand: bool,
        defence_counts: bool,
        delivery_compulsory: bool,
        dump_anywhere: bool,
        leave_hoplites: bool,
        immediate_play: bool,
        cards_before_rotation: bool,
        forgo_blocks_cards: bool,
        pursuit_ends_turn: bool,
        majority_is_enough: bool,
        treasure_calls: bool,
        max_turns: int,
        start: int,
    ) -> None:
        self.anchor_safe: Final = anchor_safe
        self.hydra_from_hand: Final = hydra_from_hand
        self.prize_from_hand: Final = prize_from_hand
        self.defence_counts: Final = defence_counts
        self.delivery_compulsory: Final = delivery_compulsory
        self.dump_anywhere: Final = dump_anywhere
        self.leave_hoplites: Final = leave_hoplites
        self.immediate_play: Final = immediate_play
        self.cards_before_rotation: Final = cards_before_rotation
        self.forgo_blocks_cards: Final = forgo_blocks_cards
        self.pursuit_ends_turn: Final = pursuit_ends_turn
        self.majority_is_enough: Final = majority_is_enough
        self.treasure_calls: Final = treasure_calls
        self.max_turns: Final = max_turns
        self.start: Final = start


class Board:
    """Squares, cities and settlements. The lists are indexed by ids and never changed."""

    def __init__(self, switches: Switches) -> None:
        self.switch: Final = switches
        self.width = 0
        self.kind: list[int] = []
        """By square."""
        self.safe: list[bool] = []
        """By square: ships may share it and are not challenged there."""
        self.next: list[list[int]] = []
        """By square: where a ship can step."""
        self.hydra_next: list[list[int]] = []
        self.cities_by: list[list[int]] = []
        """By square: the cities next to it."""
        self.settlements_by: list[list[int]] = []
        self.ashore: list[bool] = []
        """By square: there is a city or settlement next to it."""
        self.anchors: list[int] = []
        self.hydra_start = 0
        self.ship_ends: list[list[list[int]]] = []
        """By number of steps and square: where a relocated ship can end, whoever stands there."""
        self.hydra_ends: list[list[list[int]]] = []
        self.city_value: list[int] = []
        """In half points, as all values and totals."""
        self.spaces: list[list[int]] = []
        """By city: its treasure spaces."""
        self.settlement_value: list[int] = []
        self.garrison: list[int] = []
        """By settlement: the hoplites it takes, and its points."""
        self.hydra_value = 0


class Stock(Board):
    """What is in the box, and how hoplites land."""

    def __init__(self, switches: Switches) -> None:
        super().__init__(switches)
        self.treasures: list[int] = []
        """The colours of all treasures."""
        self.colours = 0
        self.read_as: list[int] = []
        """By colour that a pursuit shows: the one it stands for."""
        self.room = 0
        self.crew = 0
        self.target = 0
        self.styx_honour = 0
        self.faces: list[int] = []
        self.ring: list[int] = []
        """By symbol: its place around the Kylix."""
        self.drawers: list[int] = []
        """By face of the Card die: who draws."""
        self.draws: list[int] = []
        self.opening_hand = 0
        self.displayed = 0
        self.supply = 0
        self.hydra_honour = 0
        self.delivery_honour = 0
        self.joint_honour = 0
        self.forgo = 0
        self.relocate = 0
        self.landing: list[int] = []
        """By outcome of chance: the result."""
        self.result_points: list[int] = []


class Cards(Stock):
    """Action cards, and pursuits: side 0 and 1 of pursuit p are 2p and 2p+1."""

    def __init__(self, switches: Switches) -> None:
        super().__init__(switches)
        self.windows: list[int] = []
        self.effects: list[Effect] = []
        self.amount: list[int] = []
        self.lasting: list[bool] = []
        self.copies: list[int] = []
        self.sail_bonus: list[int] = []
        """By card: what it adds to each sail window while it lies in play."""
        self.reclaim_bonus: list[int] = []
        self.fight_bonus: list[int] = []
        """In half points."""
        self.points: list[int] = []
        self.side_kind: list[int] = []
        self.side_match: list[int] = []
        self.side_colours: list[list[int]] = []
        self.side_city: list[int] = []
        self.side_count: list[int] = []
        self.side_give: list[int] = []
        """What leaves the player; of hoplites nobody in the continental edition."""
        self.fulfilled_at: list[list[bool]] = []
        """By square, by side: whether it is the place to deliver for it, or to sail with what it asks for (no place is
        for victories)."""


class Tables(Cards):
    """All of it, filled by the title from its component set; and the moves, built once."""

    def __init__(self, switches: Switches) -> None:
        super().__init__(switches)
        self.anchor: list[Move] = []
        self.sail: list[Move] = []
        self.sail_from: list[list[Move]] = []
        """By square: every step a ship can take from it."""
        self.cross: list[Move] = []
        self.swim: list[Move] = []
        self.relocation: list[Move] = []
        self.found: list[Move] = []
        self.seize: list[Move] = []
        self.raid: list[Move] = []
        self.deliver: list[Move] = []
        self.give: list[Move] = []
        self.take: list[Move] = []
        self.place: list[Move] = []
        self.claim: list[Move] = []
        self.play: list[Move] = []
        self.tuck: list[Move] = []
        self.forgoing: list[Move] = []
        self.reclaim: list[Move] = []
        self.rethrow: list[Move] = []
        self.rotate: list[Move] = []
        self.do: list[Move] = []
        self.actions: list[list[Move]] = []
        """By the actions that are done: what is left to do, and the end of the turn."""

    def chart(self, steps: int) -> None:
        """DEU-RELOC-1. The end squares of all relocations: they depend on the board alone, for paths cross pieces."""
        self.ship_ends = [ends(self.next, count) for count in range(steps + 1)]
        self.hydra_ends = [ends(self.hydra_next, count) for count in range(steps + 1)]

    def make_moves(self) -> None:
        """Moves are built once; how large the board is and which cards there are is known only now."""
        squares = range(len(self.kind))
        cities, settlements = range(len(self.city_value)), range(len(self.garrison))
        colours, cards = range(self.colours), range(len(self.windows))
        self.anchor = [moves.Anchor(square) for square in squares]
        self.sail = [moves.Sail(square) for square in squares]
        self.sail_from = [[self.sail[to] for to in self.next[square]] for square in squares]
        self.cross = [moves.Cross(square) for square in squares]
        self.swim = [moves.Swim(square) for square in squares]
        self.relocation = [moves.Relocate(square) for square in squares]
        self.found = [moves.Found(settlement) for settlement in settlements]
        self.seize = [moves.Seize(settlement) for settlement in settlements]
        self.raid = [moves.Raid(city) for city in cities]
        self.place = [moves.Place(city) for city in cities]
        self.deliver = [moves.Deliver(colour) for colour in colours]
        self.give = [moves.Give(colour) for colour in colours]
        self.take = [moves.Take(colour) for colour in colours]
        self.claim = [moves.Claim(side // 2, side % 2) for side in range(len(self.side_kind))]
        self.play = [moves.Play(card) for card in cards]
        self.tuck = [moves.Tuck(card) for card in cards]
        self.forgoing = [moves.Forgo(count) for count in range(self.crew + 1)]
        self.reclaim = [moves.Reclaim(count) for count in range(self.crew + 1)]
        self.rethrow = [moves.Rethrow(count) for count in range(self.crew + 1)]
        self.rotate = [moves.Rotate(rotation) for rotation in range(len(SYMBOLS))]
        self.do = [moves.Do(symbol) for symbol in range(len(SYMBOLS))]
        self.actions = [
            [moves.END, *[do for symbol, do in enumerate(self.do) if not done & (1 << symbol)]]
            for done in range(ALL_DONE + 1)
        ]


def ends(links: list[list[int]], steps: int) -> list[list[int]]:
    """By square: where paths of exactly this length end that visit no square twice."""
    return [sorted(set(walks(links, [square], steps))) for square in range(len(links))]


def walks(links: list[list[int]], path: list[int], steps: int) -> list[int]:
    if steps == 0:
        return [path[-1]]
    found: list[int] = []
    for square in links[path[-1]]:
        if square not in path:
            found += walks(links, [*path, square], steps - 1)
    return found
