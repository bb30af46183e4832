"""The components and options of Odysseus as flat tables of ints, made once per table and shared by all its states."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from kylix.games.odysseus.scoring import PadLine

SKILLS: Final = 4
TYPES: Final = 5
SIDES: Final = 2
SLOTS: Final = 6
"""Slots of one side. A slot id counts on over both sides: 0 to 5 port, 6 to 11 starboard, from the stern."""
DISPLAY: Final = 4
PILES: Final = 2
PILE_A: Final = 4
"""Sources of a story: the spaces of the display, then the two piles."""
SOURCES: Final = 6

STERN: Final = 0
BOW: Final = 1
"""An end of the ship is side * 2 + STERN or BOW."""

AUTOMA_SEAT: Final = 1
LINES_AT_MOST: Final = 2

GainEffect = Callable[[Any, int, int], None]
"""State, seat, skill (-1 where the icon names none)."""
SymbolEffect = Callable[[Any, int], None]
"""State, Automa card."""


class Switches:
    """The options that rules ask for."""

    def __init__(self, only_if_forced: bool, redirect_at_6: bool, owl_on_icons: bool) -> None:
        self.only_if_forced: Final = only_if_forced
        self.redirect_at_6: Final = redirect_at_6
        self.owl_on_icons: Final = owl_on_icons


class Tables:
    """Filled by the title from its component set; the lists are indexed by ids and never changed."""

    trials: int
    """Trial cards in play."""
    cards_per_seat: int
    skill: list[int]
    """By card."""
    value: list[int]
    """By card."""
    vp: list[int]
    """By card."""
    type_bit: list[int]
    """By card: one bit, so that types seen are or-ed together."""
    all_types: int
    owls: list[bool]
    """By card: whether it shows a favour among its gains."""
    gains: list[list[int]]
    """By card: the icons in printed order, each as often as it counts."""
    gain_effect: list[GainEffect]
    """By gain."""
    gain_skill: list[int]
    """By gain: the skill, or -1."""
    start: list[int]
    """By skill: where the cube begins."""
    top: list[int]
    """By skill: the end of the track."""
    column: list[int]
    """By skill: how many cards the column holds."""
    matches: list[list[bool]]
    """By kind of story and card."""
    story_vp: list[int]
    """By kind of story: points per matching card."""
    copies: list[int]
    """By kind of story."""
    epic_vp: list[int]
    """By tile, top of the stack first."""
    centre: list[list[int]]
    """By side: the slots dealt face down, in the order of dealing."""
    open_slots: list[int]
    """The slots dealt face up, in the order of dealing."""
    beside: list[bool]
    """By slot: adjacent to a central slot of its side."""
    side_favours: list[int]
    """By side."""
    start_stories: int
    start_favours: int
    rest_favours: int
    story_price: int
    purchases: int
    """Stories that may be bought in a turn."""
    redirect_price: int
    story_limit: int
    pad: list[PadLine]
    """The lines of the score pad."""
    pad_skill: list[int]
    """By line of the score pad, or -1."""
    pad_names: list[str]
    automa_vp: int
    automa_stories: int
    automa_epic: bool
    path: list[int]
    """By Automa card."""
    symbols: list[list[int]]
    """By Automa card, in the order in which they are carried out."""
    symbol_effect: list[SymbolEffect]
    """By symbol."""
    paths: list[list[int]]
    """By path: the ends of the ship in the order in which they are met."""

    def __init__(self, switches: Switches, players: int, solo: bool, first: int) -> None:
        self.switch: Final = switches
        self.players: Final = players
        """Who take turns: the seats, or the one seat and the Automa."""
        self.solo: Final = solo
        self.first: Final = first
        self.clear()

    def clear(self) -> None:
        """Nothing yet: what a title does not need stays empty."""
        self.trials = 0
        self.cards_per_seat = 0
        self.all_types = 0
        self.start_stories = 0
        self.start_favours = 0
        self.rest_favours = 0
        self.story_price = 0
        self.purchases = 0
        self.redirect_price = 0
        self.story_limit = 0
        self.automa_vp = 0
        self.automa_stories = 0
        self.skill = []
        self.value = []
        self.vp = []
        self.type_bit = []
        self.owls = []
        self.gains = []
        self.gain_effect = []
        self.gain_skill = []
        self.start = []
        self.top = []
        self.column = []
        self.matches = []
        self.story_vp = []
        self.copies = []
        self.epic_vp = []
        self.centre = []
        self.open_slots = []
        self.beside = []
        self.side_favours = []
        self.pad = []
        self.pad_skill = []
        self.pad_names = []
        self.path = []
        self.symbols = []
        self.symbol_effect = []
        self.paths = []
        self.automa_epic = False
