"""Frames: the open rules of a game, kept as a stack inside the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from kylix.core.errors import Reason
from kylix.core.moves import Move

if TYPE_CHECKING:
    from kylix.core.state import State

S = TypeVar("S", bound="State")
MOST_SEATS: Final = 16
ALONE: Final = [[seat] for seat in range(MOST_SEATS)]
NOTHING: Final[list[Move]] = []
"""Made once and given out again and again, so nobody may change them."""
BLANK: Final = [[NOTHING] * seats for seats in range(MOST_SEATS + 1)]
"""By number of seats: nothing is offered to any of them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One open rule. Attributes are public ids, set once in the constructor; secrets stay in the state."""

    CLAUSE: ClassVar[str] = ""

    def proceed(self, s: State) -> bool:
        """Carry on with the rule, which is on top of the stack; True when it waits for an answer."""
        raise AssertionError("a rule is a procedure or a question")

    def take(self, s: State, seat: int, move: Move) -> None:
        """The answer to the question that this rule is."""
        raise AssertionError("only a question is answered")


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Frame, Generic[S]):
    """Numbered steps in the rulebook's order; each does one thing."""

    def proceed(self, s: State) -> bool:
        at = s.at[-1]
        s.at[-1] = at + 1
        self.step(s, at)  # type: ignore[arg-type]  # a frame lies in a state of its own title only
        return False

    def step(self, s: S, at: int) -> None:
        raise AssertionError("a procedure has steps")


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Procedure[S]):
    """The frame at the bottom of the stack: the whole game, and the rules that hold throughout it."""

    def standing(self, s: S) -> bool:
        """Rules that interrupt, asked before every question. True when it changed the stack."""
        return False

    def free_moves(self, s: S, seat: int) -> list[Move]:
        """What the seat may do beside any question it is asked."""
        return NOTHING

    def choose_free(self, s: S, seat: int, move: Move) -> None:
        """Carry a free move out, by calling frames on top of the open question."""
        raise AssertionError("this game has no free moves")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame, Generic[S]):
    """A question. It leaves the stack when it is answered; `choose` may call it again."""

    CHAIN: ClassVar[bool] = False
    """One of several small choices that people make as one selection; what was chosen so far is private."""

    def proceed(self, s: State) -> bool:
        match = cast("Match[State]", s.stack[0])
        if match.standing(s):
            return False
        if s.ask(match, self):
            return True
        s.end()
        return False

    def take(self, s: State, seat: int, move: Move) -> None:
        s.end()
        self.choose(s, seat, move)  # type: ignore[arg-type]
        s.run()

    def chains(self, s: S, seat: int | None) -> bool:
        """Whether the seat is within such a selection now."""
        return self.CHAIN

    def seats(self, s: S) -> list[int]:
        """Who is asked."""
        raise AssertionError("a decision asks somebody")

    def options(self, s: S, seat: int) -> list[Move]:
        """All legal answers: the only source of legality. Empty means the question is skipped."""
        raise AssertionError("a decision has options")

    def choose(self, s: S, seat: int, move: Move) -> None:
        """What the answer does."""
        raise AssertionError("a decision has consequences")

    def waits(self, s: S, seat: int) -> bool:
        """Whether it waits for this seat; one that is ready may have options still, to take its answer back."""
        return True

    def people_first(self, s: S) -> bool:
        """Whether bots hold back until every person who is asked has moved: what they do would come too soon."""
        return False

    def why_not(self, s: S, seat: int, move: Move) -> list[Reason]:
        """Reasons against a move that is not among the options, from what the seat may know."""
        return []

    def why_not_all(self, s: S, seat: int, moves: list[Move]) -> list[Reason]:
        """The same for several moves that were named together; the first is not among the options."""
        return self.why_not(s, seat, moves[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Decision[S]):
    """A question to one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, s: S) -> list[int]:
        return ALONE[self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Decision[S]):
    """A question to several seats at once. Answers stay hidden, and can be changed, until all are in."""

    def take(self, s: State, seat: int, move: Move) -> None:
        """One more answer; the last one reveals them all."""
        s.answers = (*s.answers[:seat], move, *s.answers[seat + 1 :])
        s.asked = [asked for asked in s.asked if asked != seat]
        if not s.asked:
            answers = list(s.answers)
            s.answers = (None,) * s.seats
            s.end()
            self.reveal(s, answers)  # type: ignore[arg-type]
            s.run()

    def waits(self, s: S, seat: int) -> bool:
        return s.answers[seat] is None

    def choose(self, s: S, seat: int, move: Move) -> None:
        raise AssertionError("a common question is answered by reveal()")

    def reveal(self, s: S, answers: list[Move | None]) -> None:
        """What the answers do, once all are in (None for seats that were not asked)."""
        raise AssertionError("a common question has consequences")
