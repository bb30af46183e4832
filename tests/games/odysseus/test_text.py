"""Odysseus in the text table: a whole solo game typed by a person, and the drawing in every size and language."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import kylix
from games.odysseus.position import voyage
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.words import LANGUAGES, Words
from kylix.records import record
from kylix.testing import rule
from kylix.text.screen import Screen
from kylix.text.session import Session
from kylix.text.table import TextTable

GOLDEN = Path(__file__).parent / "golden"


class Person:
    """Types the lines given, then leaves; keeps all that was printed."""

    def __init__(self, state: State, lines: list[str], folder: Path, language: str = "en", width: int = 80) -> None:
        self.lines = lines
        self.paper = io.StringIO()
        self.session = Session(state, ("you",), folder / "game.kylix")
        self.session.save()
        console = Console(file=self.paper, width=width, highlight=False, markup=False)
        screen = Screen(console, Words(language, self.session.setting), self.session.setting)
        self.table = TextTable(self.session, screen, self.read)

    def read(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def run(self) -> str:
        assert self.table.run() == 0
        return self.paper.getvalue()


def script(ending: str) -> tuple[int, list[str]]:
    """The seed of a record and its moves as a person would type them."""
    found = record.read(GOLDEN / f"{ending}.jsonl")
    return found.chance.seed, [entry.move for entry in found.entries[1:]]


@rule("ODY-AUTOMA-5", "ODY-AUTOMA-6", "ODY-AUTOMA-17")
@pytest.mark.parametrize(("language", "won"), [("en", "Player A wins."), ("fr", "Le joueur A gagne.")])
def test_a_whole_solo_game_is_played_by_typing(tmp_path: Path, language: str, won: str) -> None:
    """Every move typed in notation; each step of the Automa is told; the sheet shows both scores."""
    seed, lines = script("automa_beaten")
    person = Person(kylix.new("odysseus", seats=1, seed=seed), lines, tmp_path, language)
    told = person.run()
    assert person.session.state.over
    assert won in told
    assert told.count("A0") + told.count("A1") >= 11, "eleven Automa cards were turned up"
    sheet = person.session.state.sheet()
    for line in ("sheet-total", "sheet-automa_total", "sheet-story_1"):
        assert Words(language, person.session.setting).say(line) in told
    assert f"{sheet['automa_total'][0]}" in told
    assert record.verify(record.read(tmp_path / "game.kylix")).over


def test_a_solo_game_can_be_played_by_numbers_alone(tmp_path: Path) -> None:
    """Always the first option; commands in between change nothing."""
    lines = ["look", "rules", "help", "why take P1", "log"] + ["1"] * 200
    person = Person(kylix.new("odysseus", seats=1, seed=5), lines, tmp_path)
    told = person.run()
    assert person.session.state.over
    assert "ODY-CHOOSE-1" in told
    assert "lies between others" in told
    assert "The Automa" in told


def draw(s: State, language: str, width: int) -> str:
    assert isinstance(s.setting, Setting)
    paper = io.StringIO()
    console = Console(file=paper, width=width, highlight=False, markup=False)
    Screen(console, Words(language, s.setting), s.setting).board(s.setting.shown(s, 0))
    return paper.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("width", [80, 120])
def test_the_drawing_fits_the_screen_at_any_time(language: str, seats: int, width: int) -> None:
    """Whole random games, drawn at every seventh question: no line is cut, nothing raises."""
    s = kylix.new("odysseus", seats=seats, seed=9)
    chooser = random.Random(9)
    n = 0
    while not s.over:
        if n % 7 == 0:
            lines = draw(s, language, width).splitlines()
            assert all(cell_len(line.rstrip()) <= width for line in lines)
            assert lines[0].startswith("╭")
        n += 1
        seat = s.to_act[0]
        s.apply(seat, chooser.choice(s.options(seat)))
    assert draw(s, language, width)


def test_the_drawing_shows_what_lies_there() -> None:
    """Ends, covered cards, favours, levels with ticks, stories with their points, the card taken."""
    t = voyage(
        asks="14-STR",
        ship="P1=09-INT P2v P3v P4=13-LCK S5=02-CUN",
        adventures={"A": "05-STR 04-STR"},
        skills={"A": "3 0 0 0"},
        stories={"A": "S-STR S-V12"},
        favours={"A": 2},
    )
    told = draw(t.s, "en", 80)
    assert "◆ P1 INT 4→3 SC" in told
    assert "P2 ▒▒▒" in told
    assert "◆ P4 LCK 1→1 ♦♦II Ith." in told
    assert "◆ S5 CUN 2→1 ♦**" in told
    assert "port ♦" in told
    assert "STR 3: 2✓ 6" in told
    assert "Strength (4) · values 1–2 (2)" in told
    assert "Card taken: Return to the Palace (Strength 2)  2→3 CC Ith." in told
    assert "turn 5 of 22 · trial deck 12 · epics 10 8 6 4 2" in told


def test_the_drawing_shows_the_automa() -> None:
    t = voyage(seats=1, automa={"cards": "11-STR 05-INT", "stories": "S-GODS S-V6", "deck": "A16"}, turn=5)
    told = draw(t.s, "en", 80)
    assert "Automa  score 39 · tile 35" in told, "value 6: one card, gods: one, in all 4"
    assert "last card A02: arrow from the port stern" in told
