"""The text table asks no question that is none, and nobody in the room can tell."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from rich.console import Console

import kylix
from corpus import random_game, with_record
from kylix.core.state import State
from kylix.kit.words import Words
from kylix.text import table as text_table
from kylix.text.screen import Screen
from kylix.text.session import Session
from kylix.text.table import TextTable

TITLES = [(title, max(2, kylix.game(title).seats[0])) for title in kylix.games()]


class Person:
    """Types numbers by chance at once; notes what was asked, and when the next one was called to the keyboard."""

    def __init__(
        self, folder: Path, s: State, seats: tuple[str, ...], auto: bool = True, terminal: bool = False
    ) -> None:
        self.session = Session(s, seats, folder / f"{id(self)}.kylix", auto=auto)
        self.session.keep = lambda: None  # type: ignore[method-assign]  # it takes long, and is tested elsewhere
        self.paper = io.StringIO()
        self.time = 0.0
        self.asked: list[int] = []
        self.curtains: list[float] = []
        self.lines: list[str] = []
        self.most = 40
        self.until_single = False
        """Leave as soon as a question with one answer was asked."""
        self.roll = random.Random(4)
        console = Console(file=self.paper, width=100, force_terminal=terminal, highlight=False, markup=False)
        screen = Screen(console, Words("en", self.session.setting), self.session.setting)
        self.table = TextTable(self.session, screen, self.read, self.now, self.sleep)

    def now(self) -> float:
        return self.time

    def sleep(self, seconds: float) -> None:
        self.time += seconds

    def read(self, prompt: str) -> str:
        if not prompt:
            self.curtains.append(self.time)
            if not self.most:
                raise EOFError
            return ""
        if not self.most or (self.until_single and 1 in self.asked):
            raise EOFError
        self.most -= 1
        if self.lines:
            return self.lines.pop(0)
        options = self.session.state.options(self.session.next_seat())
        self.asked.append(len(options))
        return str(self.roll.randrange(len(options)) + 1)

    def run(self) -> str:
        assert self.table.run() == 0
        return self.paper.getvalue()


@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_nobody_is_asked_where_there_is_one_answer(title: str, seats: int, tmp_path: Path) -> None:
    players = ("you", *["random"] * (seats - 1))
    spared = Person(tmp_path, kylix.new(title, seed=2, seats=seats), players)
    told = spared.run()
    assert spared.asked
    assert min(spared.asked) > 1
    assert ("Nothing to choose: answered for you" in told) is bool(spared.session.answered)
    if title != "odysseus":  # there every question has a choice
        assert spared.session.answered
        asked = Person(tmp_path, kylix.new(title, seed=2, seats=seats), players, auto=False)
        asked.until_single = True
        asked.run()
        assert 1 in asked.asked
    spared.session.save()
    again = kylix.load(spared.session.path)
    assert again.view(0) == spared.session.state.view(0), "what was answered is an entry like any other"


def test_it_is_switched_off_and_on(tmp_path: Path) -> None:
    """Troia, with an opening hand that allows no offering."""
    seed = next(seed for seed in range(1, 60) if len(kylix.new("troia", seed=seed).options(0)) == 1)
    person = Person(tmp_path, kylix.new("troia", seed=seed), ("you", "random"))
    person.session.auto = False
    person.lines = ["auto on", "auto off", "auto", "1"]
    person.most = 5
    told = person.run()
    assert told.count("it is given for you") == 2
    assert told.count("You are asked everything") == 1
    assert "answered for you" not in told.split("You are asked everything")[0]


def two_worlds() -> tuple[int, State, State]:
    """Deukalion: a position in which the other person cannot tell whether there is a choice, dealt in both ways."""
    for game in range(5):
        for s, _ in random_game("deukalion", 2, (), game):
            if type(s.stack[-1]).__name__ not in ("PlayBeforeThrow", "PlayAfterThrow") if s.stack else True:
                continue
            seat = s.to_act[0]
            deals = [s.redeal(1 - seat, deal) for deal in range(30)]
            for dealt in deals:
                dealt.record = with_record(s).record
            single = [dealt for dealt in deals if len(dealt.options(seat)) == 1 and leads_on(dealt, seat)]
            several = [dealt for dealt in deals if len(dealt.options(seat)) > 1 and leads_on(dealt, seat)]
            if single and several:
                return seat, single[0], several[0]
    raise AssertionError("no such position")


def leads_on(s: State, seat: int) -> bool:
    after = s.clone()
    after.apply(seat, s.options(seat)[0])
    return bool(after.to_act) and after.to_act[0] != seat


def test_in_one_room_the_next_one_is_called_at_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a person passed quickly or had nothing to play."""
    monkeypatch.setattr(text_table, "HAND_OVER", (3.0, 3.0))
    seat, single, several = two_worlds()
    called = []
    for s in (single, several):
        person = Person(tmp_path, s, ("you", "you"), terminal=True)
        person.table.at_keyboard = seat
        person.lines, person.most = ["1"], int(s is several)
        person.run()
        called.append(person.curtains)
    assert called[0] == called[1] == [3.0]


def test_an_undo_goes_back_to_the_last_choice(tmp_path: Path) -> None:
    """An offering in Troia: behind the cards that were chosen another one must be paid."""
    for seed in range(1, 99):
        s = kylix.new("troia", seed=seed)
        roll = random.Random(seed)
        while not s.over and len(s.record or []) < 30:
            seat = s.to_act[0]
            before, move = with_record(s), roll.choice(s.options(seat))
            s.apply(seat, move)
            if len(before.options(seat)) > 1 and s.to_act == [seat] and len(s.options(seat)) == 1:
                session = Session(with_record(s), ("you", "random") if seat == 0 else ("random", "you"), tmp_path / "a")
                session.auto = True
                assert session.answer_for(seat)
                if not any(entry.irreversible for entry in session.record[-2:]):
                    session.undo(seat)
                    assert session.state.view(seat) == before.view(seat)
                    return
    raise AssertionError("no such position")
