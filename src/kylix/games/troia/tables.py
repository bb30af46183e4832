"""The components and options of Troia as flat tables of ints, made once per table and shared by all its states."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kylix.core.flow import Decision
from kylix.core.moves import Move
from kylix.games.troia import moves

GREEK: Final = 0
TROJAN: Final = 1

GREEK_PROTECTION: Final = 0
GREEK_DEFENCE: Final = 1
COMBAT: Final = 2
TROJAN_DEFENCE: Final = 3
TROJAN_PROTECTION: Final = 4

FORWARD: Final = [1, -1]
FAR: Final = [TROJAN_PROTECTION, GREEK_PROTECTION]
OWN: Final = [GREEK_PROTECTION, TROJAN_PROTECTION]

CORNUCOPIA_ICONS: Final = 2
OPENING_HAND: Final = 2
DRAW_COUNT: Final = 2
HEROES_FORWARD: Final = 2
TURN_LIMIT: Final = 300


class Switches:
    """The options that rules ask for."""

    def __init__(
        self,
        artemis_jump: bool,
        powers_mandatory: bool,
        apollo_pick: str,
        cornucopia_steal: bool,
        cornucopia_alone: bool,
        objective_after_draw: bool,
        end_of_turn: bool,
    ) -> None:
        self.artemis_jump: Final = artemis_jump
        self.powers_mandatory: Final = powers_mandatory
        self.apollo_pick: Final = apollo_pick
        self.cornucopia_steal: Final = cornucopia_steal
        self.cornucopia_alone: Final = cornucopia_alone
        self.objective_after_draw: Final = objective_after_draw
        self.end_of_turn: Final = end_of_turn


class Tables:
    """Filled by the title from its component set; the lists are indexed by ids and never changed."""

    def __init__(self, switches: Switches) -> None:
        self.switch: Final = switches
        self.faces: list[list[int]] = []
        """By tile: its two gods."""
        self.random_faces = False
        self.chosen: list[int] = []
        """By tile: the god in play, unless faces are random."""
        self.offering: list[int] = []
        """By god."""
        self.powers: list[Callable[[int], Decision[Any]]] = []
        """By god: the question that its power asks of a seat."""
        self.hero: list[list[int]] = []
        """By side and offering: the hero that moves."""
        self.cost: list[list[int]] = []
        """By side and slot."""
        self.icons: list[list[int]] = []
        """By card: the offerings it shows."""
        self.shows: list[int] = []
        """By card: the same as a set, a bit for each kind."""
        self.asks: list[int] = []
        """By god: the bit of the offering."""
        self.figure: list[int] = []
        """By card: a horse part, a man of the path, or -1."""
        self.back: list[int] = []
        """By card: the side whose back it has."""
        self.parts = 0
        """Figures below this number are horse parts."""
        self.steps: list[list[list[int]]] = []
        """By space of the path: for each card demanded the figures that serve."""
        self.offerings = 0
        self.offer: list[Move] = []
        self.pay: list[Move] = []
        self.build: list[Move] = []
        self.advance: list[Move] = []
        self.take: list[Move] = []

    def make_moves(self) -> None:
        """Moves are built once; which cards and gods there are is known only now."""
        self.offer = [moves.Offer(god) for god in range(len(self.offering))]
        self.pay = [moves.Pay(card) for card in range(len(self.icons))]
        self.build = [moves.Build(card) for card in range(len(self.icons))]
        self.advance = [moves.Advance(card) for card in range(len(self.icons))]
        self.take = [moves.Take(card) for card in range(len(self.icons))]
