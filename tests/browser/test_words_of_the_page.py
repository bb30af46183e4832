"""No key of page.ftl is missing in a language, none is left over."""

from __future__ import annotations

import re
from typing import Any

import pytest

from browser.chromium import ROOT
from kylix.kit.registry import game
from kylix.kit.words import LANGUAGES, LOCALE, keys

PARTHENON: Any = game("parthenon").base.spec
MADE_UP = {
    "undo-": ("nothing", "sealed", "moved", "over", "watching"),
    "page-tab-": ("log", "chat", "notes", "rules"),
    "page-parthenon-about-": [one.id for one in (*PARTHENON.event, *PARTHENON.wonder, *PARTHENON.philosophy)],
}

REFUSALS = re.compile(r'ApiError\([^"]*"([a-z-]+)"')
"""Keys of errors in the server. Those of the kernel are named like their classes."""

MESSAGES = {"undo-asked", "undo-answer"}
"""Types of messages that look like keys."""


def used() -> set[str]:
    found: set[str] = set()
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix not in (".ts", ".svelte"):
            continue
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r"'((?:page|undo|bot)-[a-z][a-z0-9-]*)'", text))
    found -= MESSAGES
    for prefix, names in MADE_UP.items():
        found |= {prefix + name for name in names}
    return found


def allowed_beside(key: str) -> bool:
    """Keys that are made of names known elsewhere: counts of a panel, dice."""
    return key.startswith(("page-count-", "page-error-", "page-die-", "page-face-"))


def test_errors_have_words_by_their_keys() -> None:
    """Each word for an error belongs to an error; people can meet the others only through a client of their own."""
    server = ROOT / "src" / "kylix" / "server"
    known = {key for path in server.glob("*.py") for key in REFUSALS.findall(path.read_text(encoding="utf-8"))}
    known |= {"offline", "line", "bad-option", "bad-seats", "unknown-title"}
    words = {key.removeprefix("page-error-") for key in keys(LANGUAGES[0], "page") if key.startswith("page-error-")}
    assert words <= known


def test_both_languages_have_the_same_words() -> None:
    first, *others = [keys(language, "page") for language in LANGUAGES]
    for other in others:
        assert first == other


def test_no_word_is_missing_and_none_left_over() -> None:
    words = keys(LANGUAGES[0], "page")
    assert used() <= words, f"missing: {sorted(used() - words)}"
    over = {key for key in words - used() if not allowed_beside(key)}
    assert not over, f"left over: {sorted(over)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_parthenon_say_what_the_rules_say(language: str) -> None:
    """Without the words of when, which stand in a column of their own."""
    rules = (game("parthenon").folder / "rules" / f"{language}.md").read_text(encoding="utf-8")
    text = (LOCALE / language / "page.ftl").read_text(encoding="utf-8")
    for name in MADE_UP["page-parthenon-about-"]:
        found = re.search(rf"^page-parthenon-about-{name} = (.*)\.$", text, re.MULTILINE)
        assert found, name
        told, known = [plain(words) for words in (found[1], rules)]
        assert told in known or told.split(": ", 1)[1] in known, name


def plain(words: str) -> str:
    return words.replace("\u00a0", " ").lower()
