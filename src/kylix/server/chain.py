"""Chains of small choices: played as one move, and tried out before without telling anything that is hidden.

A chain ends with the first move after which the seat could know more than before: something was sealed, chance was
drawn, another seat is to act, a common question was answered, or the game is over. Nothing behind that move is looked
at before the move itself was made, or a refusal would tell what only the move may tell.
"""

from __future__ import annotations

from dataclasses import dataclass

from kylix.core.errors import IllegalMove, Reason
from kylix.core.flow import Decision, Together
from kylix.core.moves import Move, facts
from kylix.core.state import State
from kylix.kit.game import Setting

BUDGET = 1500
"""So many moves are applied at most to find out what could be added to a chain."""


@dataclass(frozen=True)
class Path:
    """A legal chain: the state before each of its moves, and after the last."""

    moves: tuple[Move, ...]
    states: tuple[State, ...]
    ended: bool

    @property
    def after(self) -> State:
        return self.states[-1]


@dataclass(frozen=True)
class Outcome:
    """What trying a chain tells."""

    moves: tuple[Move, ...]
    final: bool
    sealed: bool
    after: State | None
    more: tuple[Move, ...]


def read(setting: Setting, texts: list[str]) -> list[Move]:
    """Moves as they are written; BadMove for what is none."""
    return [move for text in texts for move in setting.read(text)]


def step(s: State, seat: int, move: Move) -> bool:
    """Apply a move to a trial; whether a chain ends with it."""
    drawn, others = s.drawn, set(s.to_act) - {seat}
    common = isinstance(s.stack[-1], Together)
    s.apply(seat, move)
    if common or s.sealed or s.drawn != drawn or s.over:
        return True
    return seat not in s.to_act or set(s.to_act) - {seat} != others


def stretch(s: State, seat: int, moves: list[Move]) -> list[Move]:
    """The moves up to the one that ends the chain; IllegalMove when one of them is refused."""
    trial = s.clone()
    for at, move in enumerate(moves):
        trial.check(seat, move)
        if step(trial, seat, move):
            return moves[: at + 1]
    return moves


def asks_on(s: State) -> bool:
    """Whether the open question is part of a chain."""
    top = s.stack[-1] if s.stack else None
    return isinstance(top, Decision) and top.CHAIN


class Trial:
    """Chains tried on a state that the seat cannot tell from the real one, so that nothing of the real one is told."""

    def __init__(self, s: State, seat: int, seed: int) -> None:
        self.seat = seat
        self.start = s.redeal(seat, seed)
        self.left = BUDGET

    def walk(self, moves: tuple[Move, ...], known: tuple[State, ...] = ()) -> Path | None:
        """The chain if it is legal and only its last move may end it. `known` are the first states of it."""
        states = list(known) or [self.start]
        ended = False
        for at in range(len(states) - 1, len(moves)):
            if ended or moves[at] not in states[-1].options(self.seat):
                return None
            self.left -= 1
            s = states[-1].clone()
            ended = step(s, self.seat, moves[at])
            states.append(s)
        return Path(moves, tuple(states), ended)

    def add(self, path: Path, move: Move) -> Path:
        """Put a move behind a chain or, where that is refused, at an earlier place of it; IllegalMove if nowhere."""
        if not path.ended and (longer := self.walk((*path.moves, move), path.states)):
            return longer
        for at in range(len(path.moves) - 1, -1, -1):
            if longer := self.insert(path, at, move):
                return longer
        setting = self.start.setting
        reasons = setting.explain(path.after, self.seat, move)
        raise IllegalMove(setting.refusal(reasons), reasons)

    def insert(self, path: Path, at: int, move: Move) -> Path | None:
        if not asks_on(path.states[at]):
            return None
        longer = self.walk((*path.moves[:at], move, *path.moves[at:]), path.states[: at + 1])
        return longer if longer is not None and longer.ended == path.ended else None

    def run(self, moves: list[Move]) -> Path:
        path = Path((), (self.start,), False)
        for move in moves:
            path = self.add(path, move)
        return path

    def more(self, path: Path) -> list[Move]:
        """What could be added: behind the chain first, then at earlier places."""
        found = list(path.after.options(self.seat)) if asks_on(path.after) else []
        for at in range(len(path.moves) - 1, -1, -1):
            for move in path.states[at].options(self.seat) if asks_on(path.states[at]) else []:
                if self.left <= 0:
                    return found
                if move not in found and move not in path.moves and self.insert(path, at, move):
                    found.append(move)
        return found


def attempt(s: State, seat: int, moves: list[Move], seed: int) -> Outcome:
    """Try a chain; IllegalMove when a move fits nowhere in it."""
    trial = Trial(s, seat, seed)
    path = trial.run(moves)
    if path.ended:
        return Outcome(path.moves, True, path.after.sealed, None, ())
    return Outcome(path.moves, False, False, path.after, tuple(trial.more(path)))


def why(s: State, seat: int, before: list[Move], moves: list[Move], seed: int) -> list[Reason]:
    """Why a move is refused behind a chain that was not sent yet; nothing when it fits somewhere in it."""
    trial = Trial(s, seat, seed)
    try:
        path = trial.run(before)
        for move in moves:
            path = trial.add(path, move)
    except IllegalMove as error:
        return error.reasons
    return []


__all__ = ["Outcome", "attempt", "facts", "read", "stretch", "why"]
