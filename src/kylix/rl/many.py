"""Games that are stepped by numbers, one by one or many side by side. Compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kylix.core.errors import KylixError
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.rl.encode import Plan, Slate, blank
from kylix.rl.numbering import Numbering

WIDE: Final = 0xFFFFFFFF


class OneGame:
    """A game, the seat that is asked first, what it sees and what it may do, written where a reader looks."""

    def __init__(
        self,
        plan: Plan,
        numbering: Numbering,
        rows: vec[u8],
        row: int,
        masks: vec[u8],
        mask: int,
        turns: int,
        longest: int,
    ) -> None:
        self.numbering: Final = numbering
        self.masks = masks
        self.mask: Final[i64] = mask
        self.turns: Final[i64] = turns
        self.longest: Final[i64] = longest
        self.state: State | None = None
        self.seat = 0
        self.legal: list[int] = []
        """The actions of the seat that is asked; empty when the game is over."""
        self.decisions: i64 = 0
        self.slates: Final[list[Slate]] = []
        for seat in range(plan.seats):
            self.slates.append(Slate(plan, seat, rows, row + seat * plan.length))

    def deal(self, s: State) -> None:
        """A new game."""
        self.state = s
        self.decisions = 0
        self.ask()

    def now(self) -> State:
        s = self.state
        if s is None:
            raise KylixError("no game has been dealt yet: call reset() first")
        return s

    def ask(self) -> None:
        """Seats that are asked at the same time answer one after the other, and are not told what others chose."""
        s = self.now()
        for number in self.legal:
            self.masks[self.mask + i64(number)] = 0
        if not s.asked:
            self.legal = []
            return
        self.seat = s.asked[0]
        options: list[Move] = s.offered[self.seat]
        found: list[int] = self.numbering.numbers(options)
        for number in found:
            self.masks[self.mask + i64(number)] = 1
        self.legal = found

    def act(self, action: Any) -> bool:
        """The asked seat's move, by number; False when it is not among its options, and nothing was done."""
        try:
            at: int = self.legal.index(action)
        except (ValueError, TypeError):
            return False
        self.made(self.seat, self.now().offered[self.seat][at])
        return True

    def made(self, seat: int, move: Move) -> None:
        """A move, and the next question."""
        self.now().apply(seat, move)
        self.decisions += 1
        self.ask()

    def look(self, seat: int) -> None:
        """Write what a seat sees."""
        self.slates[seat].look(self.now())

    def over(self) -> bool:
        return not self.now().stack

    def endless(self) -> bool:
        """Beyond so many turns, or decisions: such a game is broken off."""
        return self.now().turn > self.turns or self.decisions >= self.longest


class Many:
    """Games side by side."""

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
        self.count: Final = count
        self.plan: Final = plan
        self.fresh: Final = fresh
        self.outcome: Final = outcome
        self.rows: Final = blank(count * plan.seats * plan.length)
        """By game and seat: what it saw when it was asked last."""
        self.masks: Final = blank(count * len(numbering.moves))
        self.seat: Final[list[int]] = [0] * count
        self.over: Final[list[int]] = []
        """The games that ended in the last step, and what each seat has of it."""
        self.rewards: Final[list[list[float]]] = []
        self.cut: Final[list[int]] = []
        """Those among them that were broken off."""
        self.last: Final = blank(count * plan.length)
        """By game: what the seat that moved saw at the end."""
        self.games: Final[list[OneGame]] = []
        for game in range(count):
            row, mask = game * plan.seats * plan.length, game * len(numbering.moves)
            self.games.append(OneGame(plan, numbering, self.rows, row, self.masks, mask, turns, longest))
        self.x: i64 = 1

    def deal(self) -> None:
        """New games everywhere."""
        for game in range(self.count):
            self.games[game].deal(self.fresh())
            self.look(game)

    def look(self, game: int) -> None:
        """Write what the seat that is asked sees."""
        one = self.games[game]
        self.seat[game] = one.seat
        one.look(one.seat)

    def fault(self, actions: list[int]) -> int:
        """The first game in which its action cannot be taken, or -1."""
        for game in range(self.count):
            if actions[game] not in self.games[game].legal:
                return game
        return -1

    def step(self, actions: list[int]) -> None:
        """Make a legal move in each game."""
        self.over.clear()
        self.rewards.clear()
        self.cut.clear()
        for game in range(self.count):
            one = self.games[game]
            seat = one.seat
            one.act(actions[game])
            if one.over():
                self.end(game, seat, self.outcome(one.now()))
            elif one.endless():
                self.cut.append(game)
                self.end(game, seat, [0.0] * self.plan.seats)
            self.look(game)

    def end(self, game: int, seat: int, outcome: list[float]) -> None:
        """Keep what the seat that moved sees now, and deal the next game."""
        self.over.append(game)
        self.rewards.append(outcome)
        one = self.games[game]
        one.look(seat)
        length = self.plan.length
        at: i64 = game * self.plan.seats + seat
        at *= length
        to: i64 = game
        to *= length
        i: i64 = 0
        while i < length:
            self.last[to + i] = self.rows[at + i]
            i += 1
        one.deal(self.fresh())

    def sample(self) -> list[int]:
        """A legal action for each game, by chance."""
        found: list[int] = []
        for one in self.games:
            legal = one.legal
            self.x = (self.x + 0x9E3779B9) & WIDE
            z = self.x ^ (self.x >> 16)
            z = (z * 0x21F0AAAD) & WIDE
            z ^= z >> 15
            z = (z * 0x735A2D97) & WIDE
            z ^= z >> 15
            found.append(legal[(z * len(legal)) >> 32])
        return found
