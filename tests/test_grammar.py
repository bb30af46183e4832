"""The word before a name. web/tests/grammar.test.ts reads the same cases."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kylix.kit.words import catalogue
from kylix.locale.grammar import CAPITAL, FUNCTIONS, bundle_of

CASES = json.loads((Path(__file__).parent / "grammar_cases.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", CASES)
def test_the_word_before_a_name(language: str) -> None:
    of = CASES[language]
    common = catalogue(language, "common").read_text(encoding="utf-8")
    sentences = "".join(f"said-{name} = {{ {name}($name) }}\n" for name in (*FUNCTIONS, CAPITAL))
    bundle = bundle_of(language, [common, of["names"], sentences])
    for word, name, said in of["cases"]:
        pattern = bundle.get_message(f"said-{word}").value
        assert pattern is not None
        assert bundle.format_pattern(pattern, {"name": name}) == (said, [])
