"""One learner in one lesson: where it stands, what it waits for, and what it answers to every try.

A lesson is one line of play. Whatever the learner does, the table stands where the plan stands: a wrong or unwise try
is answered and not played, another good move is praised and the plan's own is played. So (step, moves made in it) says
everything, and a server need not remember who learns.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from kylix.bots import make
from kylix.core.chance import Chance, ChanceError, FixedChance
from kylix.core.errors import KylixError, Reason
from kylix.core.flow import NOTHING
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.learn.lesson import BY_BOT, Lesson, Step
from kylix.learn.paths import look, shown
from kylix.learn.start import begin, outcomes, seat_of
from kylix.learn.words import slip_key

ASK, MOVE, GO, END = "ask", "move", "go", "end"
"""What a lesson waits for: an answer, a move of the learner, `go on`, nothing any more."""


@dataclass
class Reply:
    """What is said to a try: `right` or `so-far` (it was taken), `also` (another good one: the plan's own was played),
    `slip`, `wrong` (refused by the rules), `unwise` or `other` (legal; nothing was played)."""

    kind: str
    key: str = ""
    """Of the lesson's sentence; empty where it has none for this."""
    facts: dict[str, Any] = field(default_factory=dict)
    reasons: list[Reason] = field(default_factory=list)
    """Why the rules refuse it."""


class Run:
    """A lesson being played. `BadLesson` where it cannot be played as it is written."""

    def __init__(self, lesson: Lesson, step: int = 0) -> None:
        self.lesson = lesson
        self.s: State = begin(lesson)
        setting = self.s.setting
        assert isinstance(setting, Setting)
        self.setting = setting
        self.seat = seat_of(lesson, self.s)
        self.at = -1
        self.facts: dict[str, Any] = {}
        self.queue: list[str] = []
        self.pending: list[Move] = []
        """What is left of the chain that the learner is to play now."""
        self.made: list[Move] = []
        self.answered = True
        self.ended: dict[str, Any] = {}
        """The view at the end of the step before."""
        self._enter(0)
        while self.at < min(step, len(lesson.steps)):
            self.show()

    # --- where it stands ------------------------------------------------------------------------------------------

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def waits(self) -> str:
        if self.at >= len(self.lesson.steps):
            return END
        if not self.answered:
            return ASK
        return MOVE if self.pending else GO

    @property
    def right(self) -> int | str:
        """The right answer to the question of the step."""
        right = self.step.right
        assert right is not None
        return right

    @property
    def view(self) -> dict[str, Any]:
        return shown(self.s, self.seat)

    @property
    def line(self) -> int:
        """So many lines of the learner are done in this step."""
        done = self.step.play[: len(self.step.play) - len(self.queue)]
        return sum(line.split()[0] == self.lesson.head.seat for line in done)

    def wanted(self) -> list[Move]:
        """The learner's moves that the plan plays now."""
        return list(self.pending)

    # --- what the learner does ------------------------------------------------------------------------------------

    def go(self) -> Reply:
        """Go on, where nothing else is waited for."""
        if self.waits != GO:
            raise KylixError("this step waits for something else")
        self._advance()
        return Reply("right")

    def answer(self, choice: int | str) -> Reply:
        """Answer the question of the step."""
        if self.waits != ASK:
            raise KylixError("nothing is asked now")
        if choice not in self.step.choices:
            raise KylixError(f"{choice!r} is none of the choices")
        if choice != self.step.right:
            return Reply("slip", slip_key(self.lesson, self.step, choice), self.facts)
        reply = Reply("right", self.lesson.key(self.step, "right"), self.facts)
        self.answered = True
        self._proceed()
        if not self.step.play:
            self._advance()
        return reply

    def play(self, text: str) -> Reply:
        """Try a move, or a chain of moves; what deviates from the plan changes nothing."""
        if self.waits != MOVE:
            raise KylixError("no move is waited for now")
        moves = self.setting.read(text)
        reply = self.judge(moves)
        if reply is None:
            for move in moves:
                self._take(move)
            return Reply("so-far") if self.pending else self._finished(Reply("right"))
        if reply.kind == "also":
            self.take_back()
            self.show_line()
            return reply
        return reply

    def judge(self, moves: list[Move]) -> Reply | None:
        """What is said to moves that deviate from the plan, None to those that follow it; nothing is played."""
        trial, left, made = self.s.clone(), list(self.pending), list(self.made)
        for at, move in enumerate(moves):
            legal = move in trial.options(self.seat)
            if not legal or move not in left:
                return self._deviates(trial, made, move, moves[at + 1 :])
            before = trial.clone()
            trial.apply(self.seat, move)
            left.remove(move)
            if not self.can_end(trial, left):
                return self._deviates(before, made, move, moves[at + 1 :])
            made.append(move)
        return None

    def can_end(self, s: State, left: list[Move]) -> bool:
        """Whether the rest of a chain can still be played: a part that ends it too early leaves the plan."""
        trial, rest = s.clone(), list(left)
        while rest:
            legal = trial.options(self.seat)
            move = next((one for one in rest if one in legal), None)
            if move is None:
                return False
            trial.apply(self.seat, move)
            rest.remove(move)
        return True

    def take_back(self) -> None:
        """Back to where the learner's chain began."""
        if self.made:
            again = Run(self.lesson, self.at)
            if not again.answered:
                again.answer(again.right)
            while len(again.queue) != len(self.queue):
                again.show_line()
            self.s = again.s
            self.pending, self.made = again.pending, []

    def show(self) -> None:
        """Play the whole step: the right answer and the plan's own moves."""
        if self.waits == ASK:
            self.answer(self.right)
            return
        here = self.at
        while self.waits == MOVE and self.at == here:
            self.show_line()
        if self.at == here and self.waits == GO:
            self.go()

    def show_line(self) -> None:
        """Play the plan's own moves of the line that is waited for."""
        if self.waits != MOVE:
            raise KylixError("no move is waited for now")
        for move in self.wanted():
            self._take(move)
        self._finished(Reply("right"))

    # --- judging --------------------------------------------------------------------------------------------------

    def _deviates(self, trial: State, made: list[Move], move: Move, then: list[Move]) -> Reply:
        told = [self.setting.text(one) for one in [*made, move]]
        whole = [*told, *[self.setting.text(one) for one in then]]
        refused = self._reasons(trial, [move, *then])
        if not refused and any(self._fits(line, told, whole) for line in self.queue[0].split("|")[1:]):
            return Reply("also", self.lesson.key(self.step, "also"), self.facts)
        for number, line in enumerate(self.step.wrong, 1):
            if self._fits(line, told, whole) and (why := refused or self._foreseen(trial, line, told, move)):
                return Reply("wrong", self.lesson.key(self.step, f"wrong-{number}"), self.facts, why)
        for number, line in enumerate(self.step.unwise, 1):
            if not refused and self._fits(line, told, whole):
                return Reply("unwise", self.lesson.key(self.step, f"unwise-{number}"), self.facts)
        return Reply("wrong" if refused else "other", self.lesson.key(self.step, "hint"), self.facts, refused)

    def _reasons(self, s: State, moves: list[Move]) -> list[Reason]:
        """Why the first of these moves that the rules refuse is refused."""
        trial = s.clone()
        trial.chance = Chance(self.lesson.head.seed)  # what is laid ready is for the plan
        for at, move in enumerate(moves):
            if move not in trial.options(self.seat):
                return self.setting.explain(trial, self.seat, move, moves[at + 1 :])
            trial.apply(self.seat, move)
        return []

    def _foreseen(self, s: State, line: str, told: list[str], move: Move) -> list[Reason]:
        """Why a chain would be refused that has begun as a wrong try does: so much can be told at its beginning."""
        rest = [text for text in atoms(self.setting, line) if text not in told and "*" not in text]
        return self._reasons(s, [move, *[one for text in rest for one in self.setting.read(text)]])

    def _fits(self, line: str, told: list[str], whole: list[str]) -> bool:
        """Whether a try is what a line says, or begins so; `*` stands for anything."""
        wanted = atoms(self.setting, line)
        return begins(wanted, told) or all(any(fnmatchcase(one, want) for one in whole) for want in wanted)

    # --- the line of play -----------------------------------------------------------------------------------------

    def _enter(self, step: int) -> None:
        self.at = step
        if step >= len(self.lesson.steps):
            return
        self.queue = list(self.step.play)
        self.pending, self.made = [], []
        self.answered = not self.step.choices
        view = self.view
        self.facts = {name: self._value(view, name, path) for name, path in self.step.facts.items()}
        if self.answered:
            self._proceed()

    def _value(self, view: dict[str, Any], name: str, path: str) -> Any:
        try:
            return look(self.setting, view, path)
        except (LookupError, TypeError) as error:
            raise self._bad("facts", f"{name} = {path!r}: {error}") from None

    def _proceed(self) -> None:
        """Lay chance ready, and play what comes before the learner's own move; a step with none waits for `go on`."""
        laid = outcomes(self.lesson, self.step)
        if laid:
            self.s.chance = FixedChance(laid, self.s.drawn)
        if self.lesson.learner_plays(self.step):
            self._script()

    def _script(self) -> None:
        """Play written moves up to the next one of the learner."""
        while self.queue:
            if self.queue[0].split()[1:] == [BY_BOT]:
                self._by_bot(self.queue.pop(0).split()[0])
                continue
            seat, moves = self._line(self.queue[0])
            if seat == self.seat:
                self.pending = moves
                return
            for at, move in enumerate(moves):
                self._apply(seat, move, moves[at + 1 :])
            del self.queue[0]

    def _by_bot(self, name: str) -> None:
        """A bot plays for a seat until somebody else is asked; the same moves whenever it is asked so."""
        try:
            seat = self.setting.seat(name)
        except KylixError as error:
            raise self._bad("play", f"'{name} {BY_BOT}': {error}") from None
        if seat not in self.s.to_act:
            raise self._bad("play", f"'{name} {BY_BOT}': {name} is not asked now")
        level, seed = self.lesson.bot_of(self.step)
        bot = make(level, seed)
        while seat in self.s.to_act:
            view, options = self.s.view(seat), self.s.options(seat)
            self._apply(seat, bot.choose(view, options, self.s.redeal(seat, seed + len(self.s.record or []))))

    def _line(self, line: str) -> tuple[int, list[Move]]:
        """Seat and moves of the plan's own alternative."""
        name, _, text = line.split("|", maxsplit=1)[0].strip().partition(" ")
        try:
            return self.setting.seat(name), self.setting.read(text)
        except KylixError as error:
            raise self._bad("play", f"{line!r}: {error}") from None

    def _apply(self, seat: int, move: Move, then: list[Move] = NOTHING) -> None:
        try:
            self.s.check(seat, move, then)
            self.s.apply(seat, move)
        except KylixError as error:
            who = self.setting.names["seat"][seat]
            raise self._bad("play", f"{who} cannot play {self.setting.text(move)!r} now: {error}") from None
        except ChanceError as error:
            raise self._bad("chance", str(error)) from None

    def _take(self, move: Move) -> None:
        self._apply(self.seat, move)
        self.pending.remove(move)
        self.made.append(move)

    def _finished(self, reply: Reply) -> Reply:
        """The learner has played one line of the step; go on to the next, or to the next step."""
        del self.queue[0]
        self.made = []
        self._script()
        if not self.pending:
            self._advance()
        return reply

    def _advance(self) -> None:
        """Play what is left of the step, and enter the next."""
        self._script()
        if self.step.chance:
            self.s.chance = Chance(self.lesson.head.seed)
        self.ended = self.view if self.step.then else {}
        self._enter(self.at + 1)

    def _bad(self, name: str, fault: str) -> Exception:
        return self.lesson.bad([(("step", self.at, name), fault)])


def begins(wanted: list[str], told: list[str]) -> bool:
    """Whether these are moves of a line, each of them once."""
    left = list(wanted)
    for one in told:
        found = next((want for want in left if fnmatchcase(one, want)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def atoms(setting: Setting, line: str) -> list[str]:
    """The single moves of a line `SEAT move`, as texts; `*` may stand for what they point at."""
    _, _, text = line.strip().partition(" ")
    words = text.split()
    return setting.game.shorthand(setting, [words[0].lower(), *words[1:]]) if words else []
