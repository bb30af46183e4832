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
from kylix.rl.encode import blank
from kylix.rl.many import OneGame
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
        plan, length = self.observations.layout.plan, self.observations.length
        self.buffers = blank(length * self.seats), blank(self.actions.size)
        rows, mask = self.buffers
        self.game = OneGame(plan, self.actions.numbering, rows, 0, mask, 0, self.bound, self.longest)
        self.rows = list(bytes_of(rows).reshape(self.seats, length))
        """By seat: what it saw when it looked last."""
        self.options = bytes_of(mask).view(np.int8)
        """What the seat that is asked may do."""

    @property
    def s(self) -> State:
        return self.game.now()

    @property
    def seat(self) -> int:
        return self.game.seat

    @property
    def legal(self) -> list[int]:
        return self.game.legal

    def deal(self, seed: int) -> None:
        """A new game; the same seed gives the same one."""
        self.game.deal(self.setting.start(Chance(whole(seed)), recorded=False))

    def act(self, action: Any) -> None:
        """The asked seat's move, by number; what is not legal raises and changes nothing."""
        if not self.game.act(action):
            self.actions.play(self.s, self.seat, action)  # which refuses it with the reason
            raise AssertionError("an action that is not offered was taken")

    def look(self, seat: int) -> NDArray[np.uint8]:
        self.game.look(seat)
        return self.rows[seat].copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Only the seat that is asked now may act."""
        return self.options.copy() if seat == self.game.seat else np.zeros(self.actions.size, np.int8)

    @property
    def over(self) -> bool:
        return self.game.over()

    @property
    def endless(self) -> bool:
        """Beyond all bounds: such a game is broken off."""
        return self.game.endless()

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
