"""Glossaries: our words are the ones in use, and words that we do not use stand nowhere."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from catalogues import TITLES
from kylix.cli.main import main
from kylix.kit.registry import game
from kylix.kit.words import LANGUAGES, catalogue
from kylix.learn import coach
from kylix.locale.glossary import Term, glossary, markdown

OWN = [title for title in TITLES if title != "obolos"]
TERMS = [(title, term) for title in OWN for term in glossary(game(title).folder).term]
ENDINGS = r"(?:s|x|es|ed|ing|e|ent|er|ez|é|ée|és|ées)?"


@cache
def text_of(title: str, language: str) -> str:
    """What people read: the rules, and the sentences of the catalogue without keys, facts and comments."""
    rules = (game(title).folder / "rules" / f"{language}.md").read_text(encoding="utf-8")
    words = catalogue(language, title).read_text(encoding="utf-8")
    words += coach.catalogue(language, game(title)).read_text(encoding="utf-8")
    return rules + re.sub(r"^(?:#.*|[\w-]+ =|\s*\*?\[\w+\])|\$[\w-]+", "", words, flags=re.MULTILINE)


def said(word: str, text: str) -> list[str]:
    """The lines that have this word, also in the plural or inflected; a stem of a verb stands for its forms."""
    stem = re.sub(r"er$", "", word) if " " not in word else word
    pattern = re.compile(rf"(?<![\w’-]){re.escape(stem)}{ENDINGS}(?![\w-])", re.IGNORECASE)
    return [line.strip() for line in text.splitlines() if pattern.search(line)]


@pytest.mark.parametrize(("title", "term"), TERMS, ids=lambda one: one if isinstance(one, str) else one.id)
def test_our_words_are_in_use(title: str, term: Term) -> None:
    for language in LANGUAGES:
        assert said(term.ours(language), text_of(title, language)), f"{term.ours(language)} in {language}"


@pytest.mark.parametrize(("title", "term"), TERMS, ids=lambda one: one if isinstance(one, str) else one.id)
def test_words_that_are_not_ours_stand_nowhere(title: str, term: Term) -> None:
    found = {
        word: lines
        for language, words in term.never.items()
        for word in words
        if (lines := said(word, text_of(title, language)))
    }
    assert found == {}


@pytest.mark.parametrize("title", OWN)
def test_ids_are_of_the_title(title: str) -> None:
    """Each id is a name of a thing, or a word that the code of the title knows."""
    folder = game(title).folder
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py")).casefold()
    names = {name for things in game(title).names(game(title).base.spec).values() for name in things}
    found = [term.id for term in glossary(folder).term]
    assert [one for one in found if one not in names and not re.search(rf"\b\w*{one.casefold()}\w*\b", code)] == []
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", OWN)
def test_the_command_prints_it(title: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", title, "--glossary", "--lang", language]) == 0
    told = capsys.readouterr().out
    for term in glossary(game(title).folder).term:
        assert f"| **{term.ours(language)}** |" in told
    assert main(["rules", title, "--glossary", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["terms"]) == len(glossary(game(title).folder).term)


def test_a_title_may_have_none(tmp_path: Path) -> None:
    assert markdown(tmp_path, "en", "here", "id") == ""


@pytest.mark.parametrize("text", ["[[term]]\nid = 1\n", "[[term]]\nid = 'a'\nen = 'a'\nfr = 'b'\nbooks.x = 'y'\n", "["])
def test_a_bad_file_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "glossary.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"glossary\.toml"):
        glossary(tmp_path)
