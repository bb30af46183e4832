"""What shared code knows of moves and events it is told by the title: roles of moves, tags of events."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from kylix.core.events import TAGS
from kylix.core.moves import ROLES, Move
from kylix.kit.game import Game
from kylix.kit.registry import game, titles
from kylix.server.routes import describe

SOURCES = Path(__file__).resolve().parent.parent / "src" / "kylix"
WEB = SOURCES.parent.parent / "web" / "src"
SHARED = ("server", "text", "cli", "kit", "lab", "bots")


def keys_of(title: Game) -> set[str]:
    """Every key with which the title makes an event."""
    return set(re.findall(r'Event\(\s*"([a-z-]+)"', (title.folder / "events.py").read_text(encoding="utf-8")))


@pytest.mark.parametrize("title", titles())
def test_every_tagged_event_exists_and_every_tag_is_known(title: str) -> None:
    found = game(title)
    assert set(found.events) <= keys_of(found)
    for tags in found.events.values():
        assert set(tags) <= set(TAGS)


@pytest.mark.parametrize("title", titles())
def test_every_role_is_known_and_the_page_is_told(title: str) -> None:
    found = game(title)
    assert {kind.ROLE for kind in found.moves.values()} <= set(ROLES)
    told = describe(found)
    assert told.roles == {verb: kind.ROLE for verb, kind in found.moves.items() if kind.ROLE}
    assert told.events == {key: list(tags) for key, tags in found.events.items()}


def test_a_move_and_an_event_without_a_word_are_plain() -> None:
    class Wave(Move):
        VERB = "wave"

    assert Wave.ROLE == ""
    assert next(field for field in fields(Game) if field.name == "events").default_factory is dict


def shared_files() -> list[Path]:
    found = [path for folder in SHARED for path in (SOURCES / folder).rglob("*.py")]
    return found + [path for folder in ("lib", "parts", "pages") for path in (WEB / folder).rglob("*.*")]


def test_shared_code_tests_no_verb_and_no_event_by_its_name() -> None:
    """A key of an event or a verb in quotes beside a comparison, or in a pattern, is a guess about a title."""
    keys = {key for title in titles() for key in keys_of(game(title)) if "-" in key}
    names = "|".join(sorted({*keys, "turn-began", "cancel"}))
    guess = re.compile(rf"(?:[!=]=+ ?|(?i:endswith|startswith)\()['\"]-?(?:{names})['\"]")
    pattern = re.compile(r"(?:decline?|skip|cancel)\|")
    guilty = [
        f"{path.name}: {line.strip()}"
        for path in shared_files()
        if path.suffix in (".py", ".ts", ".svelte")
        for line in path.read_text(encoding="utf-8").splitlines()
        if guess.search(line) or pattern.search(line)
    ]
    assert guilty == []
