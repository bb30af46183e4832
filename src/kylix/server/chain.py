"""Chains of small choices: played as one move, and tried out before without telling anything that is hidden.

A chain ends with the first move after which the seat could know more than before: something was sealed, chance was
drawn, another seat is to act, a common question was answered, or the game is over. Nothing behind that move is looked
at before the move itself was made, or a refusal would tell what only the move may tell.

Rules name the parts of a choice in one order, so that each set is named in one way; people choose them in any order.
What cannot be placed yet is held, as long as there is a complete selection with all that was chosen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from kylix.core.errors import IllegalMove, Reason
from kylix.core.flow import Decision, Together
from kylix.core.moves import Move, facts
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.view import things
from kylix.server.wire import OptionShown

BUDGET = 1500
"""So many moves are applied at most to find out what could be added to a chain."""
SEARCH = 250
"""So many of them for one move that is asked about."""
GIVE_UP = "cancel"
DEALS = 6
"""So many deals are looked at, as each of the others could imagine them."""


@dataclass(frozen=True)
class Path:
    """A legal chain: the state before each of its moves, and after the last."""

    moves: tuple[Move, ...]
    states: tuple[State, ...]
    ended: bool
    held: tuple[Move, ...] = ()
    """Chosen, but legal only together with moves that are not chosen yet."""

    @property
    def after(self) -> State:
        return self.states[-1]

    def begun(self, seat: int) -> int:
        """The place of the first question of the chain that is still open."""
        at = len(self.states) - 1
        while at > 0 and asks_on(self.states[at - 1], seat):
            at -= 1
        return at

    @property
    def chosen(self) -> tuple[Move, ...]:
        return (*self.moves, *self.held)


@dataclass(frozen=True)
class Outcome:
    """What trying a chain tells."""

    moves: tuple[Move, ...]
    final: bool
    sealed: bool
    after: State | None
    more: tuple[Move, ...]
    waits: bool = False
    """The choice cannot stand as it is: only what is in `more` may follow."""


def read(setting: Setting, texts: list[str]) -> list[Move]:
    """Moves as they are written; BadMove for what is none."""
    return [move for text in texts for move in setting.read(text)]


def option(setting: Setting, move: Move) -> OptionShown:
    """A move as the page is told of it."""
    return OptionShown(setting.text(move), things(setting, facts(move)))


def step(s: State, seat: int, move: Move) -> bool:
    """Apply a move to a trial; whether a chain ends with it."""
    drawn, others = s.drawn, set(s.to_act) - {seat}
    common = isinstance(s.stack[-1], Together)
    s.apply(seat, move)
    if common or s.sealed or s.drawn != drawn or s.over:
        return True
    return seat not in s.to_act or not set(s.to_act) - {seat} <= others


def stretch(s: State, seat: int, moves: list[Move]) -> list[Move]:
    """The moves up to the one that ends the chain; IllegalMove when one of them is refused."""
    trial = s.clone()
    for at, move in enumerate(moves):
        trial.check(seat, move)
        if step(trial, seat, move):
            return moves[: at + 1]
    return moves


def asks_on(s: State, seat: int) -> bool:
    """Whether the open question is part of a chain."""
    top = s.stack[-1] if s.stack else None
    return isinstance(top, Decision) and top.chains(s, seat)


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
        """Put a move behind a chain, or at an earlier place of it, or hold it; IllegalMove where none of these goes."""
        for longer in self.placed(path, move):
            settled = self.settle(longer)
            if not (settled.ended and settled.held):
                return settled
        if self.may_hold(path, move):
            return replace(path, held=(*path.held, move))
        setting = self.start.setting
        reasons = setting.explain(path.after, self.seat, move)
        raise IllegalMove(setting.refusal(reasons), reasons)

    def placed(self, path: Path, move: Move) -> Iterator[Path]:
        """The chain with the move in it, at each place where it is legal; the last place first."""
        if not path.ended and (longer := self.walk((*path.moves, move), path.states)):
            yield replace(longer, held=path.held)
        for at in range(len(path.moves) - 1, -1, -1):
            if longer := self.insert(path, at, move):
                yield longer

    def settle(self, path: Path) -> Path:
        """Place what was held, as far as it can be now."""
        for at, move in enumerate(path.held):
            without = replace(path, held=(*path.held[:at], *path.held[at + 1 :]))
            if longer := next(self.placed(without, move), None):
                return self.settle(longer)
        return path

    def may_hold(self, path: Path, move: Move) -> bool:
        """Whether some complete selection has the move beside all that was chosen. Only things can be held."""
        if path.ended or not asks_on(path.after, self.seat) or not facts(move):
            return False
        wanted = Counter([*path.moves[path.begun(self.seat) :], *path.held, move])
        return self.search(path.states[path.begun(self.seat)], wanted, [SEARCH])

    def search(self, s: State, wanted: Counter[Move], left: list[int]) -> bool:
        for move in s.options(self.seat):
            if left[0] <= 0 or self.left <= 0:
                return False
            if move.VERB == GIVE_UP:
                continue
            left[0] -= 1
            self.left -= 1
            after = s.clone()
            missing = wanted - Counter([move])
            if step(after, self.seat, move) or not asks_on(after, self.seat):
                if not missing:
                    return True
            elif self.search(after, missing, left):
                return True
        return False

    def insert(self, path: Path, at: int, move: Move) -> Path | None:
        if not asks_on(path.states[at], self.seat):
            return None
        longer = self.walk((*path.moves[:at], move, *path.moves[at:]), path.states[: at + 1])
        return replace(longer, held=path.held) if longer is not None and longer.ended == path.ended else None

    def run(self, moves: list[Move]) -> Path:
        path = Path((), (self.start,), False)
        for move in moves:
            path = self.add(path, move)
        return path

    def more(self, path: Path) -> list[Move]:
        """What could be added: behind the chain first, then at earlier places, then what needs others beside it."""
        found = list(path.after.options(self.seat)) if asks_on(path.after, self.seat) and not path.held else []
        for at in range(len(path.moves) - 1, -1, -1):
            open_here = asks_on(path.states[at], self.seat) and not path.held
            for move in path.states[at].options(self.seat) if open_here else []:
                if self.left <= 0:
                    return found
                if move not in found and self.insert(path, at, move):
                    found.append(move)
        if asks_on(path.after, self.seat):
            parts: list[Move] = []
            self.gather(path.states[path.begun(self.seat)], parts)
            found += [move for move in parts if move not in (*found, *path.chosen) and self.may_hold(path, move)]
        return found

    def gather(self, s: State, parts: list[Move]) -> None:
        """Every move of the open selection, by going as far into it as it goes."""
        for move in s.options(self.seat):
            if move in parts or self.left <= 0:
                continue
            parts.append(move)
            self.left -= 1
            after = s.clone()
            if not step(after, self.seat, move) and asks_on(after, self.seat):
                self.gather(after, parts)


def attempt(s: State, seat: int, moves: list[Move], seed: int) -> Outcome:
    """Try a chain; IllegalMove when a move fits nowhere in it."""
    trial = Trial(s, seat, seed)
    path = trial.run(moves)
    if path.ended:
        return Outcome(path.moves, True, path.after.sealed, None, ())
    return Outcome(path.chosen, False, False, path.after, tuple(trial.more(path)), bool(path.held))


def why(s: State, seat: int, before: list[Move], asked: list[list[Move]], seed: int) -> list[Reason]:
    """Why moves are refused behind a chain that was not sent yet; of those that fit somewhere in it nothing is told."""
    trial = Trial(s, seat, seed)
    found: list[Reason] = []
    try:
        begun = trial.run(before)
    except IllegalMove as error:
        return error.reasons
    for moves in asked:
        path = begun
        try:
            for move in moves:
                path = trial.add(path, move)
        except IllegalMove as error:
            found += error.reasons
    return found


def only_way(s: State, seat: int, seed: int) -> bool:
    """Whether the seat has one option and everybody knows it, so that a quick answer betrays nothing of its hand."""
    if len(s.options(seat)) != 1:
        return False
    (move,) = s.options(seat)
    others = [other for other in range(s.seats) if other != seat]
    return all(s.redeal(other, seed + deal).options(seat) == [move] for other in others for deal in range(DEALS))


__all__ = ["Outcome", "attempt", "only_way", "option", "read", "stretch", "why"]
