"""The short texts of cards in the page say what the rules say."""

from __future__ import annotations

import re
from typing import Any

import pytest

from kylix.kit.registry import game
from kylix.kit.words import LANGUAGES, catalogue

PARTHENON: Any = game("parthenon").base.spec
CARDS = [one.id for one in (*PARTHENON.event, *PARTHENON.wonder, *PARTHENON.philosophy)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_say_what_the_rules_say(language: str) -> None:
    """Without the words of when, which stand in a column of their own."""
    rules = (game("parthenon").folder / "rules" / f"{language}.md").read_text(encoding="utf-8")
    text = catalogue(language, "parthenon").read_text(encoding="utf-8")
    for name in CARDS:
        found = re.search(rf"^page-parthenon-about-{name} = (.*)\.$", text, re.MULTILINE)
        assert found, name
        told, known = [plain(words) for words in (found[1], rules)]
        assert told in known or told.split(": ", 1)[1] in known, name


def plain(words: str) -> str:
    return words.replace("\u00a0", " ").lower()
