"""The fixed language of a table: every move as a number, every view as a row of numbers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kylix.common.extras import library
from kylix.core.errors import BadMove, KylixError
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.notation import parameters
from kylix.kit.registry import game
from kylix.rl.encode import Slate, blank
from kylix.rl.layout import Layout
from kylix.rl.numbering import Numbering

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Actions:
    """Every move that a title can ever offer, numbered: verbs by name, then the things they point at, in order.

    The numbers depend on the title and its component set, not on the seats, and stay for a version of the title.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.numbering = Numbering(all_moves(setting))
        self.size = len(self.numbering.moves)
        self.zeros = bytes(self.size)

    def number(self, move: Move | str) -> int:
        """The number of a move, or of its text; `BadMove` when it is none of this title."""
        if isinstance(move, str):
            moves = self.setting.read(move)
            if len(moves) != 1:
                raise BadMove(f"{move!r} is short for {len(moves)} moves; each has a number of its own")
            move = moves[0]
        if not isinstance(move, Move):
            raise BadMove(f"a move is needed, one of the options; not {move!r}")
        try:
            return self.numbering.number(move)
        except KeyError:
            raise BadMove(f"{move!r} is no move of {self.setting.game.name} with these components") from None

    def move(self, number: int) -> Move:
        """The move of a number."""
        try:
            found = int(number) if number == int(number) else -1
        except (TypeError, ValueError, OverflowError):
            found = -1
        if not 0 <= found < self.size:
            raise BadMove(f"an action is a whole number from 0 to {self.size - 1}, not {number!r}")
        return self.numbering.moves[found]

    def text(self, number: int) -> str:
        """The move of a number, in notation."""
        return self.setting.text(self.move(number))

    def legal(self, s: State, seat: int) -> list[int]:
        """The numbers of what the seat may do now, in the order of its options; empty when it is not asked."""
        check_moves(self.setting, s).check_seat(seat)
        return self.numbering.numbers(s.options(seat)) if seat in s.to_act else []

    def mask(self, s: State, seat: int) -> NDArray[np.int8]:
        """1 for each action that the seat may take now, 0 for all others."""
        numpy = library("numpy", "rl")
        found: NDArray[np.int8] = numpy.zeros(self.size, numpy.int8)
        found[self.legal(s, seat)] = 1
        return found

    def play(self, s: State, seat: int, number: int) -> None:
        """Make the move; `IllegalMove` with the reasons, or `BadMove`, leaves the state as it is."""
        check_moves(self.setting, s).check_seat(seat)
        move = self.move(number)
        if seat in s.to_act:
            for option in s.options(seat):
                if self.numbering.number(option) == number:
                    s.apply(seat, option)
                    return
        s.play(seat, move)


class Observations:
    """A view as one row of numbers: counts and one-hots, with names for its parts, one's own seat first.

    It is made of what SEEN_BY lets the seat see, and of nothing else.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.layout = Layout(setting)
        self.length = len(self.layout.scale)
        self.slices = self.layout.slices

    @property
    def scale(self) -> NDArray[np.float32]:
        """What a row is multiplied with, so that most numbers lie between 0 and 1."""
        numpy = library("numpy", "rl")
        found: NDArray[np.float32] = numpy.array(self.layout.scale, numpy.float32)
        return found

    def __call__(self, s: State, seat: int) -> NDArray[np.uint8]:
        """What the seat sees now."""
        self.setting.check_seat(seat)
        check(self.setting, s)
        slate = Slate(self.layout.plan, seat, blank(self.length), 0)
        slate.look(s)
        numpy = library("numpy", "rl")
        found: NDArray[np.uint8] = numpy.frombuffer(slate.out, numpy.uint8).copy()
        return found

    def part(self, row: NDArray[Any], name: str) -> NDArray[Any]:
        """The part of a row, or of many rows, with this name."""
        if name not in self.slices:
            raise KylixError(f"an observation has no part {name!r}; it has: {', '.join(self.slices)}")
        return row[..., self.slices[name]]


def check_moves(setting: Setting, s: State) -> Setting:
    """Moves have the same numbers at tables with more or fewer seats, but not in another title, or with other cards."""
    of = s.setting
    assert isinstance(of, Setting)
    if of is not setting:
        mine, other = ((at.game.name, at.components.fingerprint) for at in (setting, of))
        if mine != other:
            raise KylixError(f"these are moves of {mine[0]}, and the game is {other[0]} or has other components")
    return of


def check(setting: Setting, s: State) -> None:
    """A state of another table would be written as if it were one of this."""
    of = s.setting
    assert isinstance(of, Setting)
    if of is setting:
        return
    mine, other = ((at.game.title, at.seats, at.components.fingerprint) for at in (setting, of))
    if mine != other:
        raise KylixError(f"this is for {mine[0]} with {mine[1]} seats, and the game is {other[0]} with {other[1]}")


def shares(ranking: list[int]) -> list[float]:
    """What each seat gets: winners share 1, the others share -1, and when all are equal nobody gets anything. Alone,
    a seat wins or loses."""
    first = ranking.count(1)
    if len(ranking) == 1:
        return [1.0 if first else -1.0]
    if first == len(ranking):
        return [0.0] * first
    return [1 / first if place == 1 else -1 / (len(ranking) - first) for place in ranking]


def all_moves(setting: Setting) -> list[Move]:
    """By verb, then by the ids of the things behind its parameters."""
    of = setting.game
    found: list[Move] = []
    for verb in sorted(of.moves):
        kind = of.moves[verb]
        names = parameters(kind)
        if odd := [name for name in names if name not in of.kinds]:
            raise KylixError(f"{of.title}: KINDS says nothing of {odd[0]!r}, which `{verb}` points at")
        ranges = [range(len(setting.names[of.kinds[name]])) for name in names]
        found += [kind(*ids) for ids in product(*ranges)]
    return found


@lru_cache(64)
def setting_of(title: str, seats: int, options: tuple[tuple[str, object], ...], components: str) -> Setting:
    return game(title).setting(seats, dict(options), components or None)


def setting(title: str, seats: int, options: Mapping[str, object] | None, components: Path | str | None) -> Setting:
    """The same object for the same table, so that what is made for it is made once."""
    try:
        return setting_of(title, seats, tuple(sorted((options or {}).items())), str(components or ""))
    except TypeError:  # what cannot be looked up is wrong: the title says what
        return game(title).setting(seats, options, components)


@lru_cache(64)
def spaces(of: Setting) -> tuple[Actions, Observations]:
    return Actions(of), Observations(of)


def actions(
    title: str, seats: int, options: Mapping[str, object] | None = None, components: Path | str | None = None
) -> Actions:
    """The numbered moves of a title. Raises what `kylix.new` raises when there is no such table."""
    return spaces(setting(title, seats, options, components))[0]


def observations(
    title: str, seats: int, options: Mapping[str, object] | None = None, components: Path | str | None = None
) -> Observations:
    """How views of a table are written as numbers. Raises what `kylix.new` raises when there is no such table."""
    return spaces(setting(title, seats, options, components))[1]
