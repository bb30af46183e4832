"""Tables for tests: arrange by a position, play by notation, read back by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import pytest

from kylix import IllegalMove
from kylix.common.positions import Open, arranged
from kylix.core.state import State
from kylix.kit import codec, view
from kylix.kit.game import Setting

rule = pytest.mark.rule
"""@rule("TRO-OFFER-4"): the clause that a test proves. `kylix rules` reads these marks from the source."""

P = ParamSpec("P")
T = TypeVar("T", bound="Table")


class Table:
    """A game in a test."""

    def __init__(self, s: State) -> None:
        self.s = s

    @property
    def setting(self) -> Setting:
        assert isinstance(self.s.setting, Setting)
        return self.s.setting

    def play(self, *lines: str) -> Table:
        """`G offer ZEUS`: seat and move."""
        for line in lines:
            seat, move = line.split(maxsplit=1)
            self.s.play(self.setting.seat(seat), move)
        return self

    def refuses(self, line: str) -> list[str]:
        """The reasons against a move as `CLAUSE key`; the position stays as it was."""
        seat, move = line.split(maxsplit=1)
        before = codec.digest(self.s)
        with pytest.raises(IllegalMove) as caught:
            self.s.play(self.setting.seat(seat), move)
        assert codec.digest(self.s) == before, "a refused move changes nothing"
        assert self.s.explain(self.setting.seat(seat), move) == caught.value.reasons
        return [f"{reason.clause} {reason.key}" for reason in caught.value.reasons]

    def facts(self, line: str) -> dict[str, Any]:
        """The facts of the first reason against a move, by name."""
        seat, move = line.split(maxsplit=1)
        reasons = self.s.explain(self.setting.seat(seat), move)
        return view.things(self.setting, dict(reasons[0].facts))

    @property
    def asks(self) -> list[str]:
        """The seats that are to act."""
        return [self.setting.names["seat"][seat] for seat in self.s.to_act]

    @property
    def question(self) -> str:
        """The frame that asks; empty when the game is over."""
        return type(self.s.stack[-1]).__name__ if self.s.stack else ""

    @property
    def options(self) -> list[str]:
        """The legal moves of the first seat that is to act."""
        return self.options_of(self.asks[0]) if self.asks else []

    def options_of(self, seat: str) -> list[str]:
        return [self.s.text(move) for move in self.s.options(self.setting.seat(seat))]

    def __getitem__(self, field: str) -> Any:
        """A field of the whole state, by name."""
        return codec.fields(self.s)[field]

    def log(self, seat: str | None = None) -> list[tuple[str, dict[str, Any]]]:
        """What happened since the position was set up, as the seat (None: the public) may know it."""
        index = None if seat is None else self.setting.seat(seat)
        return [(event["key"], event["facts"]) for event in view.events(self.setting, self.s, index) if event["n"]]

    @property
    def result(self) -> str:
        return self.setting.game.result(self.s)


def table(
    title: str,
    seats: int = 2,
    options: dict[str, object] | None = None,
    chance: list[int] | None = None,
    stack: Open | None = None,
    seed: int = 1,
    **fields: Any,
) -> Table:
    """A new game with some fields replaced, by name; a mapping replaces only the keys it names."""
    return Table(arranged(title, seats, options, chance, stack, seed, **fields))


def made(kind: Callable[[State], T], position: Callable[P, State]) -> Callable[P, T]:
    """The positions of a title as tables of its tests."""
    return lambda *args, **about: kind(position(*args, **about))


def perft(s: State, depth: int) -> int:
    """The number of chains of exactly so many moves; a game that is over has none."""
    if s.over:
        return 0
    (seat,) = s.to_act
    options = s.options(seat)
    if depth == 1:
        return len(options)
    count = 0
    for move in options:
        after = s.clone()
        after.apply(seat, move)
        count += perft(after, depth - 1)
    return count


def counts(s: State, depth: int) -> list[int]:
    return [perft(s, at) for at in range(1, depth + 1)]
