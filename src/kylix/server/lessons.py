"""Lessons over HTTP. The page says where its learner stands and what they do; nothing is remembered here.

A lesson has one line of play (see learn.run), so a place in it says everything. Each request plays the lesson up to
there, which takes a few thousandths of a second.
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from kylix.core.errors import IllegalMove, KylixError, Reason
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit import view
from kylix.kit.registry import game, titles
from kylix.kit.words import LANGUAGES
from kylix.learn.lesson import Lesson
from kylix.learn.run import ASK, END, MOVE, Reply, Run
from kylix.learn.shelf import shelf
from kylix.learn.start import begin
from kylix.learn.words import TITLE, LessonWords
from kylix.server import chain
from kylix.server.automatic import key_of
from kylix.server.endpoint import Call, Endpoint
from kylix.server.errors import ApiError
from kylix.server.fair import Workers
from kylix.server.lesson_messages import (
    LessonAsked,
    LessonChoice,
    LessonInfo,
    LessonList,
    LessonPlace,
    LessonReply,
    LessonShown,
    LessonWants,
)
from kylix.server.messages import ComponentsInfo, Ending, EventShown, ReasonShown, StateShown, Summary, UndoInfo
from kylix.server.prompts import prompt_of
from kylix.server.seat_messages import SeatInfo

NO_UNDO = UndoInfo("no", "nothing")
LIMIT = 8192


class LessonRoutes:
    def __init__(self, workers: Workers) -> None:
        self.workers = workers

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/lessons/{title}/{lang}", "the lessons of a title", self.listed, LessonList),
            Endpoint(
                "POST", "/api/lessons/{title}/{name}", "a step of a lesson, and what is said to a try", self.step,
                LessonShown, body=LessonAsked, limit=LIMIT,
            ),
        ]  # fmt: skip

    async def listed(self, call: Call) -> LessonList:
        title, language = call.path["title"], call.path["lang"]
        if title not in titles() or language not in LANGUAGES:
            raise ApiError(404, "no-lesson", "there are no lessons of this title in this language")
        base = game(title).base
        names = {kind: list(known) for kind, known in game(title).names(base.spec).items()}
        found = [
            LessonInfo(lesson.name, titled(lesson, language), len(lesson.steps), lesson.head.known)
            for lesson in shelf(title)
        ]
        return LessonList(title, found, ComponentsInfo(base.fingerprint, names, base.spec.model_dump(mode="json")))

    async def step(self, call: Call) -> LessonShown:
        asked: LessonAsked = call.body
        title, name = call.path["title"], call.path["name"]
        known = [one for one in shelf(title) if one.name == name] if title in titles() else []
        if not known or asked.language not in LANGUAGES:
            raise ApiError(404, "no-lesson", "there is no such lesson in this language")
        return await self.workers.answering.run(attended, known[0], asked)


def attended(known: Lesson, asked: LessonAsked) -> LessonShown:
    lesson = Attending(known, asked)
    try:
        lesson.act()
    except KylixError as error:
        raise ApiError(409, "no-step", str(error)) from None
    return lesson.shown()


def titled(lesson: Lesson, language: str) -> str:
    setting = begin(lesson).setting
    return LessonWords(language, setting, lesson).say(f"{TITLE}-{lesson.name}")  # type: ignore[arg-type]


class Attending:
    """One request of one learner."""

    def __init__(self, lesson: Lesson, asked: LessonAsked) -> None:
        self.asked = asked
        self.run = self.resumed(lesson, asked.place)
        self.words = LessonWords(asked.language, self.run.setting, lesson)
        self.reply: LessonReply | None = None
        self.reasons: list[ReasonShown] = []
        self.wants: LessonWants | None = None

    def resumed(self, lesson: Lesson, place: LessonPlace) -> Run:
        run = Run(lesson, min(place.step, len(lesson.steps)))
        try:
            if place.answered and run.waits == ASK:
                run.answer(run.right)
            while run.waits == MOVE and run.at == place.step and run.line < place.line:
                run.show_line()
            for text in place.made:
                run.play(text)
        except KylixError as error:
            raise ApiError(409, "no-step", str(error)) from None
        return run

    def act(self) -> None:
        asked, run = self.asked, self.run
        if asked.does == "go":
            self.say(run.go())
        elif asked.does == "answer":
            self.say(run.answer("" if asked.choice is None else asked.choice))
        elif asked.does == "show":
            run.show()
        elif asked.does == "play":
            self.play()
        elif asked.does == "why":
            self.why()

    def play(self) -> None:
        """A choice that follows the plan is played, or told what may follow it; any other is judged."""
        run = self.run
        if run.waits != MOVE:
            raise KylixError("no move is waited for now")
        moves = chain.read(run.setting, self.asked.moves)
        if self.asked.wants:
            self.wants = self.wanted(moves)
            return
        if self.follows(moves):
            return
        reply = run.judge(moves) or Reply("right")
        if reply.kind == "also":
            run.take_back()
            run.show_line()
        self.say(reply)

    def follows(self, moves: list[Move]) -> bool:
        """Whether these are moves of the plan, in whatever order they are chosen; if so, they are played or kept."""
        run = self.run
        if Counter(moves) - Counter(run.wanted()):
            return False
        if len(moves) == len(run.wanted()):
            run.show_line()
            self.say(Reply("right"))
            return True
        try:
            found = chain.attempt(run.s, run.seat, moves, 1)
        except IllegalMove:
            return False
        if found.after is None and run.judge(moves) is not None:
            return False
        if found.held or found.after is None or chain.asks_on(found.after, run.seat):
            self.wants = self.wanted(moves)
        else:
            for move in moves:
                self.say(run.play(run.setting.text(move)))
        return True

    def wanted(self, moves: list[Move]) -> LessonWants:
        run = self.run
        found = chain.attempt(run.s, run.seat, moves, 1)
        after = found.after
        return LessonWants(
            [run.setting.text(move) for move in found.moves],
            None if after is None else prompt_of(after, run.seat),
            None if after is None else run.setting.shown(after, run.seat, found.held),
            [chain.option(run.setting, move) for move in found.more],
        )

    def why(self) -> None:
        run = self.run
        begun = chain.read(run.setting, self.asked.moves)
        asked = [run.setting.read(text) for text in self.asked.others[: chain.OTHERS + 1]]
        self.reasons = [self.reason(one) for one in chain.why(run.s, run.seat, begun, asked, 1)]
        for moves in asked if run.waits == MOVE else []:
            reply = run.judge([*begun, *moves])
            if reply is not None and reply.kind == "wrong" and self.words.has(reply.key):
                self.say(Reply("wrong", reply.key, reply.facts))
                return

    def say(self, reply: Reply) -> None:
        text = self.words.say(reply.key, **reply.facts) if reply.key and self.words.has(reply.key) else ""
        self.reply = LessonReply(reply.kind, text, [self.reason(one) for one in reply.reasons])

    def reason(self, reason: Reason) -> ReasonShown:
        return ReasonShown(reason.clause, reason.key, view.things(self.run.setting, dict(reason.facts)))

    # --- what the page is told ------------------------------------------------------------------------------------

    def shown(self) -> LessonShown:
        run, words = self.run, self.words
        over = run.waits == END
        step = None if over else run.step
        return LessonShown(
            run.lesson.name,
            words.say(f"{TITLE}-{run.lesson.name}"),
            len(run.lesson.steps),
            self.place(),
            run.waits,  # type: ignore[arg-type]
            "" if step is None else words.say(run.lesson.key(step), **run.facts),
            [] if step is None else list(step.point),
            [] if step is None else list(step.why),
            [] if step is None else [LessonChoice(choice, self.choice(choice)) for choice in step.choices],
            self.reply,
            self.reasons,
            self.wants,
            summary(run, self.seats()),
            state(run, self.seats()),
        )

    def seats(self) -> list[SeatInfo]:
        run = self.run
        names = run.setting.names["seat"][: run.setting.seats]
        return [
            SeatInfo(name, self.called(name), "here" if at == run.seat else "bot", None, True)
            for at, name in enumerate(names)
        ]

    def called(self, seat: str) -> str:
        """How a seat is called in the lesson; empty where it has no name of its own."""
        kind, _, name = self.run.lesson.head.called.get(seat, "").partition(":")
        return self.words.name(kind, name) if name else ""

    def place(self) -> LessonPlace:
        run = self.run
        if run.waits == END:
            return LessonPlace(run.at)
        made = [run.setting.text(move) for move in run.made]
        return LessonPlace(run.at, run.answered and bool(run.step.choices), run.line, made)

    def choice(self, choice: int | str) -> str:
        if isinstance(choice, int):
            return str(choice)
        kind, _, name = choice.partition(":")
        step = self.run.step
        return (
            self.words.name(kind, name) if name else self.words.say(self.run.lesson.key(step, choice), **self.run.facts)
        )


def summary(run: Run, seats: list[SeatInfo]) -> Summary:
    s: State = run.s
    return Summary(
        table="",
        title=run.setting.game.title,
        seats=seats,
        n=len(s.record or []),
        turn=s.turn,
        to_act=[run.setting.names["seat"][seat] for seat in s.to_act],
        over=False,
        ranking=None,
        method=s.chance.METHOD,
        commitment=None,
        created=0.0,
        options=dict(run.setting.options),
        components=run.setting.components.id,
        is_record=False,
        branch=None,
        waiting=[],
        hints=False,
    )


def state(run: Run, seats: list[SeatInfo]) -> StateShown:
    """The table as the learner sees it. Moves can be made only where the lesson waits for one."""
    s, seat = run.s, run.seat
    prompt = replace(prompt_of(s, seat), question=key_of(s, seat))
    if run.waits != MOVE:
        prompt = replace(prompt, to_act=[], options=[], ask="", clause="")
    # How the game that the position was made of was set up is nobody's concern.
    told = [one for one in view.events(run.setting, s, seat) if one["n"]]
    events = [EventShown(one["n"], one["key"], one["facts"], 0.0) for one in told]
    n = len(s.record or [])
    ending = Ending(s.ranking(), s.scores(), s.sheet(), run.setting.game.result(s), None) if s.over else None
    shown = run.setting.shown(s, seat)
    return StateShown(
        "", n, run.setting.names["seat"][seat], seats, shown, prompt, NO_UNDO, NO_UNDO, events,
        list(range(max(1, n - 1), n)), ending, "", None,
    )  # fmt: skip
