"""One table for environments: a game, what the asked seat sees and may do, and how it ends. Needs numpy alone."""

from __future__ import annotations

import io
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from rich.console import Console

from kylix.common.players import move_bound
from kylix.core.chance import Chance, whole
from kylix.core.errors import KylixError
from kylix.core.state import State
from kylix.kit.words import Words
from kylix.rl.encode import Slate, blank
from kylix.rl.spaces import setting, shares, spaces
from kylix.text.screen import Screen

if TYPE_CHECKING:
    from numpy.typing import NDArray

WIDTH = 100
MODES = ("ansi", "human", "rgb_array")
"""How a table is rendered: as text, as text on the terminal, and as the page draws it."""
VERSION = 1
"""Of the environments: the `1` in TITLE_v1. It changes when the same actions would mean something else."""


def bytes_of(buffer: Any) -> NDArray[np.uint8]:
    """The bytes of a compiled buffer, without a copy; they cannot be written to."""
    found: NDArray[np.uint8] = np.frombuffer(buffer, np.uint8)
    return found


def check_mode(mode: str | None) -> None:
    if mode not in (None, *MODES):
        raise KylixError(f"a table is rendered as {' or '.join(MODES)}, not as {mode!r}")


class GameTable:
    """A game that goes on from seed to seed."""

    def __init__(
        self,
        title: str,
        seats: int | None,
        options: Mapping[str, object] | None,
        components: Path | str | None,
        longest: int | None = None,
    ) -> None:
        """`longest`: so many decisions, then the game is broken off."""
        from kylix.kit.registry import game

        known = game(title).seats
        self.setting = setting(title, (2 if 2 in known else known[0]) if seats is None else seats, options, components)
        self.actions, self.observations = spaces(self.setting)
        self.seats = self.setting.seats
        self.bound = self.setting.game.turn_bound
        self.longest = move_bound(self.setting.game) if longest is None else longest
        if type(self.longest) is not int or self.longest < 1:
            raise KylixError(f"the longest game is a number of decisions, not {longest!r}")
        self.decisions = 0
        self.buffer = blank(self.observations.length * self.seats)
        plan, length = self.observations.layout.plan, self.observations.length
        self.slates = [Slate(plan, seat, self.buffer, seat * length) for seat in range(self.seats)]
        self.rows: NDArray[np.uint8] = bytes_of(self.buffer).reshape(self.seats, length)
        self.state: State | None = None
        self.seat = 0
        self.legal: list[int] = []

    @property
    def s(self) -> State:
        if self.state is None:
            raise KylixError("no game has been dealt yet: call reset() first")
        return self.state

    def deal(self, seed: int) -> None:
        """A new game; the same seed gives the same one."""
        self.state = self.setting.start(Chance(whole(seed)), recorded=False)
        self.decisions = 0
        self.ask()

    def ask(self) -> None:
        """Seats that are asked at the same time answer one after the other, and are not told what others chose."""
        s = self.s
        if s.asked:
            self.seat = s.asked[0]
            self.legal = self.actions.numbering.numbers(s.offered[self.seat])
        else:
            self.legal = []

    def act(self, action: Any) -> None:
        """The asked seat's move, by number; what is not legal raises and changes nothing."""
        s = self.s
        try:
            at = self.legal.index(action)
        except (ValueError, TypeError):
            self.actions.play(s, self.seat, action)  # which refuses it with the reason
            raise AssertionError("an action that is not offered was taken") from None
        s.apply(self.seat, s.offered[self.seat][at])
        self.decisions += 1
        self.ask()

    def look(self, seat: int) -> NDArray[np.uint8]:
        self.slates[seat].look(self.s)
        found: NDArray[np.uint8] = self.rows[seat].copy()
        return found

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Only the seat that is asked now may act."""
        found = np.zeros(self.actions.size, np.int8)
        if seat == self.seat and self.legal:
            found[self.legal] = 1
        return found

    @property
    def over(self) -> bool:
        return not self.s.stack

    @property
    def endless(self) -> bool:
        """Beyond all bounds: such a game is broken off."""
        return self.s.turn > self.bound or self.decisions >= self.longest

    def rewards(self) -> list[float]:
        return shares(self.s.ranking())

    def rendered(self, mode: str | None, seat: int) -> str | NDArray[np.uint8] | None:
        """The table as a seat sees it: a text, the picture of the page, or (`human`) nothing, for it is printed."""
        if mode is None:
            return None
        if mode == "rgb_array":
            from kylix.rl.picture import PAINTER

            return PAINTER.picture(self.s, seat)
        text = self.drawn(seat)
        if mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def drawn(self, seat: int | None, color: bool = False) -> str:
        """The table as a seat sees it, as text; `color` for a terminal."""
        words = Words("en", self.setting)
        console = Console(
            file=io.StringIO(), width=WIDTH, force_terminal=color, color_system="standard" if color else None
        )
        Screen(console, words, self.setting).board(self.setting.shown(self.s, seat))
        assert isinstance(console.file, io.StringIO)
        return console.file.getvalue()
