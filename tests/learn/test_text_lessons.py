"""Lessons at the text table."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import kylix
from commands import run
from kylix.cli.learn import TextLesson
from kylix.kit.registry import game
from kylix.kit.words import LANGUAGES
from kylix.learn.lesson import files, lessons
from kylix.learn.run import ASK, GO, Run
from kylix.learn.words import LessonWords
from kylix.text.screen import Screen

TITLES = [title for title in kylix.games() if files(game(title))]


class Typing:
    """Somebody who types: lines that a test gives, or whatever the lesson wants."""

    def __init__(self, language: str, number: int = 0, title: str = "troia", lines: list[str] | None = None) -> None:
        self.paper = io.StringIO()
        self.lines = lines
        lesson = Run(lessons(title)[number])
        words = LessonWords(language, lesson.setting, lesson.lesson)
        screen = Screen(Console(file=self.paper, width=80), words, lesson.setting)
        self.table = TextLesson(lesson, screen, self.read)

    def read(self, prompt: str) -> str:
        if self.lines is not None:
            if not self.lines:
                raise EOFError
            return self.lines.pop(0)
        run = self.table.run
        if run.waits == GO:
            return ""
        if run.waits == ASK:
            return next(str(typed) for typed, choice in self.table.numbered().items() if choice == run.right)
        return run.setting.text(run.wanted()[0])

    def told(self) -> str:
        self.table.play()
        return " ".join(self.paper.getvalue().split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_lesson_is_played_to_its_end_at_the_text_table(title: str, language: str) -> None:
    for number, lesson in enumerate(lessons(title)):
        typing = Typing(language, number, title)
        told = typing.told()
        assert not typing.table.left
        assert "{" not in told
        name = typing.table.words.say(f"lesson-{lesson.name}")
        for at in range(1, len(lesson.steps) + 1):
            about = {"step": at, "steps": len(lesson.steps), "lesson": name}
            assert " ".join(typing.table.words.say("text-lesson-step", **about).split()) in told
        assert told.endswith(typing.table.words.say("text-lesson-done"))


def test_slips_wrong_tries_and_commands() -> None:
    lines = ["draw", "7", "x", "5", "why", "1", "offer HERA", "offer HERMES", "99", "fly"]
    lines += ["back", "skip", "show", "quit"]
    told = Typing("en", lines=lines).told()
    for part in [
        "Type one of these numbers: 1, 3 and 5.",
        "That number faces the Trojan.",
        "TRO-OFFER-2",
        "TRO-OFFER-5 Each god has an offering of its own.",
        "Choose Ares, then your card with the boar.",
        "“fly” is no number of the list, no move and none of these words.",
        "You have left the lesson.",
    ]:
        assert part in told, part
    assert told.count("step 2 of 7") == 2
    assert told.count("step 3 of 7") == 2
    assert "step 4 of 7" in told


def test_the_commands_have_names_in_french_and_the_end_of_input_leaves() -> None:
    told = Typing("fr", lines=["voler", "offer", "montrer", "montrer", "encore"]).told()
    assert told.count("étape 1 sur 7") == 2
    assert "« voler » n’est ni un numéro de la liste" in told
    assert "« offer » n’est pas un coup possible ici" in told
    assert "Vous avez quitté la leçon." in told
    assert told.endswith("learn --step 1")


def test_who_left_comes_back_to_the_same_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command that is told on leaving leads there; a step that there is not is refused."""
    monkeypatch.setattr("sys.stdin", io.StringIO("2\nquit\n"))
    begun = run("learn", "parthenon", "2", "--text", "--lang", "en")
    again = begun.out.rstrip().splitlines()[-1].split()
    assert again[again.index("learn") :] == ["learn", "parthenon", "2", "--text", "--lang", "en", "--step", "2"]
    assert "step 2 of 9" in run(*again[again.index("learn") :]).out
    assert "this lesson has steps 1 to 9, not 10" in run("learn", "parthenon", "2", "--text", "--step", "10").err


@pytest.mark.parametrize(("language", "name", "number"), [("en", "Crete", "Player 2"), ("fr", "Crète", "Joueur 2")])
def test_seats_go_by_the_names_of_the_lesson(language: str, name: str, number: str) -> None:
    """On the board, in what happens and in what can be chosen."""
    told = Typing(language, 0, "parthenon").told()
    assert name in told
    assert number not in told


def test_the_command() -> None:
    assert "Troia has lessons 1 to 6, not 9" in run("learn", "troia", "9", "--text").err
    assert "for people" in run("learn", "troia", "--text", "--json").err
