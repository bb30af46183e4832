"""Many games side by side: one call makes a move in each, deals anew where one is over, and looks. Compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from kylix.core.moves import Move
from kylix.core.state import State
from kylix.rl.encode import Plan, Slate, blank
from kylix.rl.numbering import Numbering

WIDE: Final = 0xFFFFFFFF


class Many:
    """The games, each with the seat that is asked first, what it sees and what it may do."""

    def __init__(
        self,
        count: int,
        plan: Plan,
        numbering: Numbering,
        fresh: Callable[[], State],
        outcome: Callable[[State], list[float]],
        turns: int,
        longest: int,
    ) -> None:
        seats = plan.seats
        self.count: Final = count
        self.plan: Final = plan
        self.numbering: Final = numbering
        self.fresh: Final = fresh
        self.outcome: Final = outcome
        self.states: Final[list[State]] = []
        self.actions: Final[i64] = len(numbering.moves)
        self.rows: Final = blank(count * plan.seats * plan.length)
        """By game and seat: what it saw when it was asked last."""
        self.masks: Final = blank(count * len(numbering.moves))
        self.seat: Final[list[int]] = [0] * count
        self.legal: Final[list[list[int]]] = [[]] * count
        self.over: Final[list[int]] = []
        """The games that ended in the last step, and what each seat has of it."""
        self.rewards: Final[list[list[float]]] = []
        self.cut: Final[list[int]] = []
        """Those among them that were broken off: beyond so many turns, or decisions."""
        self.turns: Final[i64] = turns
        self.longest: Final[i64] = longest
        self.made: Final[list[int]] = [0] * count
        self.last: Final = blank(count * plan.length)
        """By game: what the seat that moved saw at the end."""
        self.slates: Final[list[Slate]] = []
        for game in range(count):
            for seat in range(seats):
                self.slates.append(Slate(plan, seat, self.rows, (game * seats + seat) * plan.length))
        self.x: i64 = 1

    def deal(self) -> None:
        """New games everywhere."""
        self.states.clear()
        for game in range(self.count):
            self.states.append(self.fresh())
            self.made[game] = 0
            self.look(game)

    def look(self, game: int) -> None:
        """Write what the seat that is asked sees and may do."""
        s = self.states[game]
        seat = s.asked[0]
        self.seat[game] = seat
        at: i64 = game
        at *= self.actions
        for number in self.legal[game]:
            self.masks[at + i64(number)] = 0
        options: list[Move] = s.offered[seat]
        found: list[int] = self.numbering.numbers(options)
        for number in found:
            self.masks[at + i64(number)] = 1
        self.legal[game] = found
        self.slates[game * self.plan.seats + seat].look(s)

    def fault(self, actions: list[int]) -> int:
        """The first game in which its action cannot be taken, or -1."""
        for game in range(self.count):
            if actions[game] not in self.legal[game]:
                return game
        return -1

    def step(self, actions: list[int]) -> None:
        """Make a legal move in each game."""
        self.over.clear()
        self.rewards.clear()
        self.cut.clear()
        for game in range(self.count):
            s = self.states[game]
            seat = self.seat[game]
            s.apply(seat, s.offered[seat][self.legal[game].index(actions[game])])
            self.made[game] += 1
            if not s.stack:
                self.end(game, seat, self.outcome(s))
            elif s.turn > self.turns or self.made[game] >= self.longest:
                self.cut.append(game)
                self.end(game, seat, [0.0] * self.plan.seats)
            self.look(game)

    def end(self, game: int, seat: int, outcome: list[float]) -> None:
        """Keep what the seat that moved sees now, and deal the next game."""
        self.over.append(game)
        self.rewards.append(outcome)
        length = self.plan.length
        at: i64 = game * self.plan.seats + seat
        self.slates[at].look(self.states[game])
        at *= length
        to: i64 = game
        to *= length
        i: i64 = 0
        while i < length:
            self.last[to + i] = self.rows[at + i]
            i += 1
        self.states[game] = self.fresh()
        self.made[game] = 0

    def sample(self) -> list[int]:
        """A legal action for each game, by chance."""
        found: list[int] = []
        for legal in self.legal:
            self.x = (self.x + 0x9E3779B9) & WIDE
            z = self.x ^ (self.x >> 16)
            z = (z * 0x21F0AAAD) & WIDE
            z ^= z >> 15
            z = (z * 0x735A2D97) & WIDE
            z ^= z >> 15
            found.append(legal[(z * len(legal)) >> 32])
        return found
