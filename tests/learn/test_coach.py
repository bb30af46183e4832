"""The coach has a card for every kind of question and every thing, in every language, and none that is never shown."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

import kylix
from french import PATTERNS
from kylix.kit.game import Game
from kylix.kit.registry import game
from kylix.kit.words import LANGUAGES
from kylix.learn import coach
from kylix.learn.coverage import met

TITLES = [title for title in kylix.games() if coach.has_coach(game(title))]
SHORT, LONG = 180, 320
"""Letters: a short text is read at a glance, a long one in a moment."""


def test_every_title_of_the_house_has_a_coach() -> None:
    """A title that lives elsewhere may do without."""
    house = Path(kylix.__file__).parent / "games"
    assert [title for title in kylix.games() if game(title).folder.parent == house and title not in TITLES] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_question_and_thing_has_a_card(title: str, language: str) -> None:
    assert coach.missing(game(title), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_no_card_is_left_over(title: str, language: str) -> None:
    assert coach.unused(game(title), language) == []


@pytest.mark.parametrize("title", TITLES)
def test_the_languages_have_the_same_cards(title: str) -> None:
    english, french = [list(coach.words(language, game(title))) for language in LANGUAGES]
    assert english == french


@pytest.mark.parametrize("title", TITLES)
def test_cards_cover_every_question(title: str) -> None:
    found = game(title)
    assert coach.cards(found) == coach.questions(found)
    assert coach.covered(found) == set(met(found))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_cards_are_sentences_of_two_lengths(title: str, language: str) -> None:
    for key, text in coach.words(language, game(title)).items():
        assert re.fullmatch(r"\S.*[.!?:”»)]", text), key
        is_long = key.startswith("brief-") or key.endswith(("-look", "-leads", "-more"))
        assert len(text) <= (LONG if is_long else SHORT), key


@pytest.mark.parametrize("title", TITLES)
def test_the_french_is_typeset(title: str) -> None:
    for key, text in coach.words("fr", game(title)).items():
        for fault, pattern in PATTERNS.items():
            assert not pattern.search(text), (key, fault, text)


def elsewhere(tmp_path: Path, **said: str) -> Game:
    """Troia with other cards, or with none."""
    for language, text in said.items():
        (tmp_path / "coach").mkdir(exist_ok=True)
        (tmp_path / "coach" / f"{language}.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "components").symlink_to(game("troia").folder / "components")
    return replace(game("troia"), folder=tmp_path)


def test_a_title_without_cards_has_none(tmp_path: Path) -> None:
    """Its questions are asked plainly; what is missing is still told to whoever writes them."""
    bare = elsewhere(tmp_path)
    assert not coach.has_coach(bare)
    assert coach.cards(bare) == []
    assert coach.covered(bare) == set()
    assert "coach-choose-action-look" in coach.missing(bare, "en")


def test_what_is_missing_and_what_is_left_over_is_named(tmp_path: Path) -> None:
    said = "thing-god-ZEUS = Zeus.\ncoach-nobody-asks = What?\nbrief-turn-1 = Draw.\n"
    said += "thing-hero = A hero.\nthing-hero-more = More.\n"
    made = elsewhere(tmp_path, en=said, fr=said)
    missing = coach.missing(made, "en")
    assert "thing-god-ZEUS-more" in missing
    assert "thing-god-HERA" in missing
    assert not [key for key in missing if key.startswith("thing-hero")]
    assert coach.unused(made, "en") == ["coach-nobody-asks"]


@pytest.mark.parametrize("fault", ["coach-draw-two = { $cards } cards.", "coach-draw-two ="])
def test_a_card_that_is_no_plain_text_is_named(tmp_path: Path, fault: str) -> None:
    with pytest.raises(ValueError, match=r"en\.ftl: .*"):
        coach.words("en", elsewhere(tmp_path, en=fault))
