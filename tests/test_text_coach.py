"""The coach at the text table: on and off, a card for each new kind of question, a word before a poor choice."""

from __future__ import annotations

import io
import shlex
from pathlib import Path

import pytest
from rich.console import Console

import kylix
from commands import run
from kylix.cli.main import parser
from kylix.kit.registry import game
from kylix.kit.words import LANGUAGES, Words
from kylix.learn.coach import words as cards
from kylix.text.coach import TextCoach
from kylix.text.screen import Screen
from kylix.text.session import Session
from kylix.text.table import TextTable

DEAR = "offer POSEIDON, pay G-WINE-FISH, pay G-RAM-FISH, done"
"""In the game of this seed one card is enough; the second is given away."""
SEED = 8


def told(folder: Path, language: str, lines: list[str], on: bool = True, hints: bool = True) -> tuple[str, int]:
    """All that was written, and how many moves were made."""
    session = Session(kylix.new("troia", seed=SEED), ("you", "novice"), folder / "game.kylix", hints)
    paper, before = io.StringIO(), len(session.record)
    screen = Screen(Console(file=paper, width=90), Words(language, session.setting), session.setting)

    def read(prompt: str) -> str:
        if not lines or len(session.record) > before:
            raise EOFError
        return lines.pop(0)

    TextTable(session, screen, read, coach=TextCoach(cards(language, game("troia")), on)).run()
    return " ".join(paper.getvalue().split()), len(session.record) - before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_kind_of_question_has_its_card_once(tmp_path: Path, language: str) -> None:
    said = cards(language, game("troia"))
    command = Words(language).say("text-command-coach")
    text, _ = told(tmp_path, language, ["", command])
    short = " ".join(said["coach-choose-action"].split())
    assert text.count(short) == 2, "with the question, not when the table is drawn again, and by the command"
    assert text.count(" ".join(said["coach-choose-action-look"].split())) == 1


def test_it_says_nothing_where_it_is_off_and_can_be_called(tmp_path: Path) -> None:
    card = cards("en", game("troia"))["coach-choose-action"]
    assert card not in told(tmp_path, "en", [""], on=False)[0]
    text, _ = told(tmp_path, "en", ["coach on", ""], on=False)
    assert Words("en").say("text-coach-on") in text
    assert card in text
    assert card in told(tmp_path, "en", ["coach on", "", "coach off"], on=False)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_that_throws_much_away_is_asked_back_once(tmp_path: Path, language: str) -> None:
    sure = " ".join(Words(language).say("text-coach-sure").split())
    text, played = told(tmp_path, language, [DEAR])
    assert (sure in text, played) == (True, 0)
    text, played = told(tmp_path, language, [DEAR, DEAR])
    assert text.count(sure) == 1
    assert played >= 4


def test_what_is_refused_is_refused_and_without_hints_nothing_is_asked_back(tmp_path: Path) -> None:
    sure = Words("en").say("text-coach-sure")
    assert sure not in told(tmp_path, "en", ["offer POSEIDON, done"])[0]
    text, played = told(tmp_path, "en", [DEAR], hints=False)
    assert sure not in text
    assert played >= 4


def test_a_lesson_ends_with_the_way_to_the_first_own_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command that it names is one."""
    monkeypatch.setattr("sys.stdin", io.StringIO("skip\n" * 40))
    done = run("learn", "troia", "--text")
    named = [line.strip() for line in done.out.splitlines() if "--coach" in line]
    assert len(named) == 1
    assert parser().parse_args(shlex.split(named[0].partition(" ")[2])).coach is True
