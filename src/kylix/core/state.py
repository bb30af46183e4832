"""The state of a game, and the loop that carries procedures out until a question has to be asked."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from mypy_extensions import i64, mypyc_attr

from kylix.core.chance import Chance, mix, whole
from kylix.core.errors import IllegalMove, Reason
from kylix.core.events import Entry, Event
from kylix.core.flow import BLANK, NOTHING, Decision, Frame, Match
from kylix.core.ids import NOBODY, Given
from kylix.core.moves import FreeMove, Move

T = TypeVar("T", bound="State")


class Context(Protocol):
    """What never changes while a game is played; the kit answers for it."""

    def check_seat(self, seat: Given) -> None: ...
    def view(self, s: State, seat: Given) -> dict[str, Any]: ...
    def prompt(self, s: State, seat: Given) -> dict[str, Any]: ...
    def explain(self, s: State, seat: Given, move: Move, then: list[Move] = NOTHING) -> list[Reason]: ...
    def redeal(self, s: State, seat: Given, seed: Given) -> State: ...
    def text(self, move: Given) -> str: ...
    def read(self, text: Given) -> list[Move]: ...
    def scores(self, s: State) -> list[int]: ...
    def ranking(self, s: State) -> list[int]: ...
    def sheet(self, s: State) -> dict[str, list[int]]: ...
    def refusal(self, reasons: list[Reason]) -> str: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game, flat and mutable. A title adds its fields and writes out its clone(), which fills an empty state."""

    setting: Context
    seats: int
    turn: int
    stack: list[Frame]
    at: list[int]
    """By frame: its next step."""
    answers: tuple[Move | None, ...]
    """By seat: the answer to an open common question."""
    asked: list[int]
    offered: list[list[Move]]
    """By seat: the options, worked out once per question."""
    stale: int
    """Set by a question that asks on: the seat that alone is asked something else now. Nobody: all may be."""
    chance: Chance
    drawn: int
    """How many outcomes of chance there were."""
    irreversible: bool
    outcomes: list[int] | None
    log: list[Event] | None
    record: list[Entry] | None

    def begin(self, setting: Context, seats: int, chance: Chance) -> None:
        """The kernel's share of a new state."""
        self.setting = setting
        self.seats = seats
        self.turn = 0
        self.stack = []
        self.at = []
        self.answers = (None,) * seats
        self.asked = []
        self.offered = BLANK[seats]
        self.stale = NOBODY
        self.chance = chance
        self.drawn = 0
        self.irreversible = False
        self.outcomes = None
        self.log = None
        self.record = None

    # --- for everybody at the table -------------------------------------------------------------------------------

    @property
    def to_act(self) -> list[int]:
        """The seats that the open question waits for; empty when the game is over."""
        return self.asked

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    def options(self, seat: Given) -> list[Move]:
        """List every legal move of the seat now; nothing else decides what is legal. Do not change the list."""
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            self.setting.check_seat(seat)
        return self.offered[seat]

    def play(self, seat: Given, move: Given) -> None:
        """Make a move, or the moves of a text; `IllegalMove` with the reasons when one is not among the options."""
        moves = self.setting.read(move)
        if len(moves) > 1:
            trial = self.clone()
            for at, part in enumerate(moves):
                trial.check(seat, part, moves[at + 1 :])
                trial.apply(seat, part)
        for part in moves:
            self.check(seat, part)
            self.apply(seat, part)

    def check(self, seat: Given, move: Given, then: list[Move] = NOTHING) -> None:
        """Raise `IllegalMove` with the reasons unless the move is among the options; `then` is what is to follow it."""
        if move in self.options(seat):
            return
        self.setting.text(move)  # which refuses what is no move
        reasons = self.setting.explain(self, seat, move, then)
        raise IllegalMove(self.setting.refusal(reasons), reasons)

    def view(self, seat: Given) -> dict[str, Any]:
        """What a seat sees (None: what everybody sees), as JSON values; things have names."""
        return self.setting.view(self, seat)

    def prompt(self, seat: Given) -> dict[str, Any]:
        """What a seat is told of the open question: its clause, who is asked, the options and what they point at."""
        return self.setting.prompt(self, seat)

    def explain(self, seat: Given, move: Given) -> list[Reason]:
        """Why a move is refused; empty exactly when it is legal. Of a chain, the first refused part is explained."""
        trial = self.clone()
        moves = self.setting.read(move)
        for at, part in enumerate(moves):
            reasons = self.setting.explain(trial, seat, part, moves[at + 1 :])
            if reasons:
                return reasons
            trial.apply(seat, part)
        return []

    def redeal(self: T, seat: Given, seed: Given) -> T:
        """Another state that the seat cannot tell from this one: everything it cannot see is dealt anew."""
        state = self.setting.redeal(self, seat, seed)
        assert isinstance(state, type(self))
        return state

    def text(self, move: Given) -> str:
        """The move in notation, as `play` reads it."""
        return self.setting.text(move)

    def scores(self) -> list[int]:
        """The points of each seat so far."""
        return self.setting.scores(self)

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the winner; equal places are shared."""
        return self.setting.ranking(self)

    def sheet(self) -> dict[str, list[int]]:
        """The points by source, and by seat."""
        return self.setting.sheet(self)

    # --- for search -----------------------------------------------------------------------------------------------

    def clone(self: T) -> T:
        """An independent copy for search, which keeps no record and no log."""
        raise AssertionError("a title writes out its clone")

    def copy_kernel(self, other: State) -> None:
        """The kernel's share of a clone."""
        other.setting = self.setting
        other.seats = self.seats
        other.turn = self.turn
        other.stack = self.stack.copy()
        other.at = self.at.copy()
        other.answers = self.answers
        other.asked = self.asked
        other.offered = self.offered
        other.stale = NOBODY
        other.chance = self.chance
        other.drawn = self.drawn
        other.irreversible = False
        other.outcomes = None
        other.log = None
        other.record = None

    def apply(self, seat: int, move: Move) -> None:
        """Make a legal move without checking it: `play` for search. Keeps the record where there is one."""
        if self.record is not None:
            self.outcomes = []
            self.log = []
            self.irreversible = False
        if isinstance(move, FreeMove):
            match = self.stack[0]
            assert isinstance(match, Match)
            match.choose_free(self, seat, move)
            self.run()
        else:
            self.stack[-1].take(self, seat, move)
        if self.record is not None:
            assert self.outcomes is not None
            assert self.log is not None
            self.record.append(Entry(seat, self.setting.text(move), self.outcomes, self.log, self.irreversible, -1))

    def playout(self, seed: Given) -> int:
        """Play random legal moves to the end, the same ones for the same seed everywhere; how many there were."""
        x: i64 = mix(whole(seed)) & 0xFFFFFFFF
        count = 0
        while self.asked:
            seat = self.asked[0]
            options = self.offered[seat]
            x = (x + 0x9E3779B9) & 0xFFFFFFFF
            z = x ^ (x >> 16)
            z = (z * 0x21F0AAAD) & 0xFFFFFFFF
            z ^= z >> 15
            z = (z * 0x735A2D97) & 0xFFFFFFFF
            z ^= z >> 15
            self.apply(seat, options[(z * len(options)) >> 32])
            count += 1
        return count

    def invariants(self) -> None:
        """AssertionError when the state is one that cannot occur."""

    # --- for frames -----------------------------------------------------------------------------------------------

    def call(self, frame: Frame) -> None:
        """Open a rule on top of the present one."""
        self.stack.append(frame)
        self.at.append(0)

    def end(self) -> None:
        """Close the rule on top."""
        self.stack.pop()
        self.at.pop()

    def goto(self, frame: Frame) -> None:
        """Close the rule on top and open another in its place."""
        self.stack[-1] = frame
        self.at[-1] = 0

    def again(self) -> None:
        """Begin the procedure on top anew."""
        self.at[-1] = 0

    def finish(self) -> None:
        """The game is over: nothing else is carried out."""
        self.stack.clear()
        self.at.clear()

    def random_below(self, bound: int) -> int:
        """An outcome of chance in 0..bound-1."""
        value = self.chance.outcome(self.drawn, bound)
        self.drawn += 1
        self.irreversible = True
        if self.outcomes is not None:
            self.outcomes.append(value)
        return value

    def seal(self) -> None:
        """Somebody learnt something hidden: an undo cannot go back behind this."""
        self.irreversible = True

    # --- the loop -------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Carry out procedures until a question has to be asked or the game is over."""
        while self.stack:
            if self.stack[-1].proceed(self):
                return
        self.asked = []
        self.offered = BLANK[self.seats]

    def ask(self, match: Match[Any], top: Decision[Any]) -> bool:
        """Work out the options once; False when nobody has any."""
        if self.stale != NOBODY:
            return self.ask_on(match, top)
        offered = BLANK[self.seats].copy()
        seats = top.seats(self)
        asked = seats
        all_wait = True
        for at, seat in enumerate(seats):
            options = top.options(self, seat)
            if options and (free := match.free_moves(self, seat)):
                options = options + free
            offered[seat] = options
            if options and top.waits(self, seat):
                if not all_wait:
                    asked.append(seat)
            elif all_wait:
                # From the first that does not wait on, the list of the question is no longer the answer.
                all_wait = False
                asked = seats[:at]
        self.asked = asked
        self.offered = offered
        return len(asked) > 0

    def ask_on(self, match: Match[Any], top: Decision[Any]) -> bool:
        """The same question after an answer that concerns one seat only: what the others may answer stays."""
        seat = self.stale
        self.stale = NOBODY
        options = top.options(self, seat)
        if options and (free := match.free_moves(self, seat)):
            options = options + free
        if options is not self.offered[seat]:
            # A clone may share the list, so another takes its place.
            self.offered = self.offered.copy()
            self.offered[seat] = options
        if not options or not top.waits(self, seat) or seat not in self.asked:
            self.asked = [other for other in top.seats(self) if self.offered[other] and top.waits(self, other)]
        return len(self.asked) > 0

    def refresh(self) -> None:
        """Work the options out again after the state was changed from outside (redeal, a position read from text)."""
        if self.stack:
            match, top = self.stack[0], self.stack[-1]
            assert isinstance(match, Match)
            assert isinstance(top, Decision)
            self.ask(match, top)
        else:
            self.asked = []
            self.offered = BLANK[self.seats]
