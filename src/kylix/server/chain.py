"""Chains of small choices: played as one move, and tried out before without telling anything that is hidden.

A chain ends with the first move after which the seat could know more than before: something was sealed, chance was
drawn, another seat is to act, a common question was answered, or the game is over. Nothing behind that move is looked
at before the move itself was made, or a refusal would tell what only the move may tell.

Rules name the parts of a choice in one order, so that each set is named in one way; people choose them in any order.
What cannot be placed yet is held, as long as there is a complete selection with all that was chosen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from itertools import chain

from kylix.core.errors import IllegalMove, Reason
from kylix.core.flow import Decision, Together
from kylix.core.moves import ROLE_CANCEL, Move, facts
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.texts import Texts
from kylix.kit.view import things
from kylix.server.messages import OptionShown

BUDGET = 1500
"""So many moves are applied at most to find out what could be added to a chain."""
SEARCH = 250
"""So many of them for one move that is asked about."""
OTHERS = 8
"""So many moves are looked at beside the one that somebody asks why it is refused."""
ASKED = 400
"""So many at most to say why moves are refused, however many are asked about."""


@dataclass(frozen=True)
class Path:
    """A legal chain: the state before each of its moves, and after the last."""

    moves: tuple[Move, ...]
    states: tuple[State, ...]
    ended: bool
    held: tuple[Move, ...] = ()
    """Chosen, but legal only together with moves that are not chosen yet."""
    begun: int = 0
    """The place of the first part of the selection that is open, or was closed last."""

    @property
    def after(self) -> State:
        return self.states[-1]

    @property
    def chosen(self) -> tuple[Move, ...]:
        return (*self.moves, *self.held)


@dataclass(frozen=True)
class Outcome:
    """What trying a chain tells."""

    moves: tuple[Move, ...]
    final: bool
    irreversible: bool
    after: State | None
    more: tuple[Move, ...]
    held: tuple[Move, ...] = ()
    """Chosen, and not made yet: the choice cannot stand as it is, only what is in `more` may follow."""
    before: State | None = None
    """Where the chain ends: the state before its last move."""
    forced: int = 0
    """So many moves at the end were not chosen: there was no other way to go on."""

    is_open: bool = False
    """The selection is not complete."""

    @property
    def waits(self) -> bool:
        return bool(self.held)


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
    if common or s.irreversible or s.drawn != drawn or s.over:
        return True
    return seat not in s.to_act or not set(s.to_act) - {seat} <= others


@dataclass(frozen=True)
class Made:
    """Moves that were made on a copy of the state of a table, with its digest after each."""

    state: State
    digests: list[str]
    is_whole: bool
    """Nothing more belongs to the choice."""
    texts: Texts | None = None
    """The fields of the state, from which its digest was taken."""


def make(s: State, seat: int, moves: list[Move], before: Texts | None = None) -> Made:
    """Make the moves up to the one that ends the chain; IllegalMove when one of them is refused. `before` are the texts
    of the state, where they are at hand."""
    after = s.clone()
    after.record = list(s.record or [])
    digests: list[str] = []
    texts: Texts | None = None
    ended = False
    for at, move in enumerate(moves):
        after.check(seat, move, moves[at + 1 :])
        ended = step(after, seat, move)
        texts = Texts(after, before)
        digests.append(texts.digest)
        if ended:
            break
    return Made(after, digests, ended or not asks_on(after, seat), texts)


def made_as_named(s: State, seat: int, moves: list[Move], whole: bool, before: Texts | None = None) -> Made | None:
    """The moves made in the order in which they were named; None if that is no choice, or not a `whole` one."""
    try:
        made = make(s, seat, moves, before)
    except IllegalMove:
        return None
    return made if made.is_whole or not whole else None


def asks_on(s: State, seat: int) -> bool:
    """Whether the open question is part of a chain."""
    top = s.stack[-1] if s.stack else None
    return isinstance(top, Decision) and top.chains(s, seat)


class Search:
    """Looks for a way to complete a selection; `barren` are the places from which none was found."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.left = SEARCH
        self.barren: set[Hashable] = set()

    def way(self, s: State, wanted: Counter[Move], depth: int = 0) -> list[Move] | None:
        """Moves that complete the selection and have all that is wanted among them; what is wanted goes first."""
        place = self.place(s, wanted, depth)
        if place in self.barren:
            return None
        for move in sorted(s.options(self.seat), key=lambda move: move not in wanted):
            if self.left <= 0:
                return None
            self.left -= 1
            after = s.clone()
            missing = wanted - Counter([move])
            if step(after, self.seat, move) or not asks_on(after, self.seat):
                if not missing and move.ROLE != ROLE_CANCEL:
                    return [move]
            elif (rest := self.way(after, missing, depth + 1)) is not None:
                return [move, *rest]
        self.barren.add(place)
        return None

    def place(self, s: State, wanted: Counter[Move], depth: int) -> Hashable:
        """Parts are named in one order: what may follow does not depend on what was named before the last of them."""
        top = s.stack[-1]
        return depth, type(top), tuple(facts(top).values()), tuple(s.options(self.seat)), frozenset(wanted.items())


class Trial:
    """Chains tried on a state that the seat cannot tell from the real one, so that nothing of the real one is told."""

    def __init__(self, s: State, seat: int, seed: int) -> None:
        self.seat = seat
        self.start = s.redeal(seat, seed)
        self.left = BUDGET
        self.parts_of: tuple[Path, set[Move]] | None = None
        """All that can be a part of the selection that a chain has open: what is not there is not searched for."""

    def run(self, moves: list[Move]) -> Path:
        path = Path((), (self.start,), False)
        for move in moves:
            path = self.add(path, move)
        return path

    def walk(self, path: Path, at: int, moves: tuple[Move, ...]) -> Path | None:
        """The chain up to a place, and on with these moves, if they are legal and only the last of them may end it."""
        states = list(path.states[: at + 1])
        ended = False
        for move in moves:
            if ended or move not in states[-1].options(self.seat):
                return None
            self.left -= 1
            s = states[-1].clone()
            ended = step(s, self.seat, move)
            states.append(s)
        return replace(path, moves=(*path.moves[:at], *moves), states=tuple(states), ended=ended)

    def add(self, path: Path, move: Move) -> Path:
        """Put a move behind a chain, or at an earlier place of it, or hold it; IllegalMove where none of these goes."""
        found = self.opened(path, move) or self.placed(path, move) or self.rearranged(path, move)
        if found is not None:
            return found
        setting = self.start.setting
        reasons = setting.explain(path.after, self.seat, move)
        raise IllegalMove(setting.refusal(reasons), reasons)

    def opened(self, path: Path, move: Move) -> Path | None:
        """The move as the answer to a question that is no part of a selection; it may open one."""
        end = len(path.moves)
        if path.ended or asks_on(path.after, self.seat) or (longer := self.walk(path, end, (move,))) is None:
            return None
        is_part = asks_on(longer.after, self.seat) and self.is_part(path.after, move)
        return replace(longer, begun=end if is_part else end + 1)

    def is_part(self, s: State, move: Move) -> bool:
        """Whether the move that opens a selection is itself a part of it: like ones can follow it."""
        for first in s.options(self.seat):
            if first.VERB == move.VERB:
                self.left -= 1
                after = s.clone()
                going_on = not step(after, self.seat, first) and asks_on(after, self.seat)
                if going_on and any(option.VERB == move.VERB for option in after.options(self.seat)):
                    return True
        return False

    def placed(self, path: Path, move: Move) -> Path | None:
        """The chain with the move at the last place where it is legal: what was chosen keeps its order."""
        end = len(path.moves)
        for at in range(end, path.begun - 1, -1):
            fits = asks_on(path.states[at], self.seat) or (at < end and move.VERB == path.moves[at].VERB)
            longer = self.walk(path, at, (move, *path.moves[at:])) if fits and not (path.ended and at == end) else None
            if longer is not None and (settled := self.settled(longer)):
                return settled
        return None

    def settled(self, path: Path) -> Path | None:
        """What was held is placed, as far as it can be now; None if it never can be."""
        if not path.held:
            return path
        if path.ended or not asks_on(path.after, self.seat):
            return None
        return self.along(path, len(path.moves), path.held)

    def rearranged(self, path: Path, move: Move) -> Path | None:
        """All that was chosen in the open selection, in whatever order it can be completed. Only things can be held."""
        if path.ended or not asks_on(path.after, self.seat) or not facts(move):
            return None
        if self.parts_of is not None and self.parts_of[0] is path and move not in self.parts_of[1]:
            return None
        return self.along(path, path.begun, (*path.moves[path.begun :], *path.held, move))

    def along(self, path: Path, at: int, wanted: tuple[Move, ...]) -> Path | None:
        """The chain up to a place and on, on a way to a complete selection; held is what needs others before it."""
        way = self.way(path.states[at], wanted)
        if way is None:
            return None
        missing = Counter(wanted)
        placed: list[Move] = []
        for move in way:
            if not missing[move]:
                break
            missing[move] -= 1
            placed.append(move)
        longer = self.walk(path, at, tuple(placed))
        return longer and replace(longer, held=tuple(missing.elements()))

    def way(self, s: State, wanted: tuple[Move, ...]) -> list[Move] | None:
        search = Search(self.seat)
        search.left = budget = min(SEARCH, self.left)
        way = search.way(s, Counter(wanted))
        self.left -= budget - search.left
        return way

    def fits(self, path: Path, move: Move) -> bool:
        return (self.placed(path, move) or self.rearranged(path, move)) is not None

    def more(self, path: Path) -> list[Move]:
        """What could be added: behind the chain first, then at earlier places, then what needs others beside it."""
        if not asks_on(path.after, self.seat):
            return []
        found = [] if path.held else list(path.after.options(self.seat))
        completing = self.way(path.after, path.held) if path.held else None
        for move in chain(completing or (), self.parts(path)):
            if self.left > 0 and move not in found and self.fits(path, move):
                found.append(move)
        return found

    def forced(self, path: Path) -> Path:
        """The chain with all that is the only way on in the selection that was begun."""
        while not path.ended and asks_on(path.after, self.seat) and not path.held:
            more = self.more(path)
            longer = self.walk(path, len(path.moves), (more[0],)) if len(more) == 1 else None
            if longer is None or more[0].ROLE == ROLE_CANCEL:
                break
            path = longer
        return path

    def parts(self, path: Path) -> Iterator[Move]:
        """Every move of the open selection: each is followed once for each place in the order at which it can stand."""
        told: set[Move] = set()
        tried: set[tuple[int, Move]] = set()
        ahead = [(0, path.states[path.begun])]
        while ahead:
            depth, s = ahead.pop()
            for move in s.options(self.seat):
                foreign = not asks_on(s, self.seat) and move.VERB != path.moves[path.begun].VERB
                if foreign or (depth, move) in tried or self.left <= 0:
                    continue
                tried.add((depth, move))
                if move not in told:
                    told.add(move)
                    yield move
                self.left -= 1
                after = s.clone()
                if not step(after, self.seat, move) and asks_on(after, self.seat):
                    ahead.append((depth + 1, after))


def attempt(s: State, seat: int, moves: list[Move], seed: int, auto: bool = False) -> Outcome:
    """Try a chain, `auto` with what there is no choice about behind it; IllegalMove when a move fits nowhere in it."""
    trial = Trial(s, seat, seed)
    path = trial.run(moves)
    chosen = len(path.moves)
    if auto and moves:
        path = trial.forced(path)
    forced = len(path.moves) - chosen
    if path.ended:
        return Outcome(path.moves, True, path.after.irreversible, None, (), before=path.states[-2], forced=forced)
    is_open = not path.moves or asks_on(path.after, seat)
    more = tuple(trial.more(path))
    return Outcome(path.chosen, False, False, path.after, more, path.held, forced=forced, is_open=is_open)


def why(s: State, seat: int, before: list[Move], asked: list[list[Move]], seed: int) -> list[Reason]:
    """Why moves are refused behind a chain that was not sent yet; of those that fit somewhere in it nothing is told."""
    trial = Trial(s, seat, seed)
    found: list[Reason] = []
    try:
        begun = trial.run(before)
    except IllegalMove as error:
        return error.reasons
    trial.left = ASKED
    if asks_on(begun.after, seat):
        parts = set(trial.parts(begun))
        trial.parts_of = (begun, parts) if trial.left > 0 else None
    for moves in asked:
        path = begun
        try:
            for move in moves:
                path = trial.add(path, move)
        except IllegalMove as error:
            found += error.reasons
    return found


__all__ = ["Made", "Outcome", "asks_on", "attempt", "made_as_named", "make", "option", "read", "step", "why"]
