"""The table says what things do and cost: everything with a name can be read up, options name their price."""

from __future__ import annotations

import io
import random
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

import kylix
from commands import run
from corpus import random_game
from kylix.core.moves import ROLE_CANCEL, ROLE_GIVE_UP
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.registry import game
from kylix.kit.words import LANGUAGES, Words
from kylix.testing.checks import setting_of
from kylix.text.lines import listed
from kylix.text.screen import Screen
from kylix.text.things import Thing, Things

TITLES = kylix.games()
WIDTH = 80
LOOKED_AT = 12
"""Positions of each title that are looked at in each language."""

NOT_READ = {
    "troia": {"seat", "space", "slot", "figure", "ending"},
    "odysseus": {"seat", "side", "slot", "source", "path", "ending"},
    "deukalion": {"seat", "square", "space", "colour", "side", "number", "rotation", "ending"},
    "parthenon": {
        *{"seat", "party", "addressee", "slot", "question", "way", "ship", "fleet", "card", "word", "course", "region"},
        *{"power", "ending"},
    },
}
"""Kinds of names of which there is nothing to tell, or that another kind tells: players, squares, numbers."""


def of(title: str, language: str) -> Things:
    setting = game(title).setting(game(title).seats[-1])
    return Things(Words(language, setting), setting)


@pytest.mark.parametrize("title", TITLES)
def test_every_kind_of_thing_can_be_read_or_has_nothing_to_tell(title: str) -> None:
    things = of(title, "en")
    assert things.part is not None
    assert set(things.part.READ) | NOT_READ[title] == set(things.setting.names)
    assert not set(things.part.READ) & NOT_READ[title]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_everything_says_what_it_does(title: str, language: str) -> None:
    """Sentences, with no name left as an id and nothing left empty."""
    things = of(title, language)
    fallback = things.words.say("text-no-words", name="X").partition("X")[0]
    for thing in things.all:
        told = things.about(thing)
        assert told, thing
        for sentence in told:
            assert re.fullmatch(r"\S.*[.!?”»)]", sentence), (thing, sentence)
            assert not sentence.startswith(fallback), thing
            assert not re.search(r"\b[A-Z]{3,}[-_][A-Z]+|\{|\(\)|None", sentence), (thing, sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_everything_is_found_by_its_id_and_by_its_name_in_both_languages(title: str, language: str) -> None:
    things = of(title, language)
    for thing in things.all:
        assert thing in things.find(thing.id)
        assert thing in things.find(thing.id.lower())
        for other in LANGUAGES:
            assert thing in things.find(Words(other, things.setting).name(*thing).upper())


def test_beginnings_words_and_accents_are_enough_and_a_wrong_name_suggests_the_near_ones() -> None:
    things = of("parthenon", "fr")
    assert things.find("grand po") == [Thing("structure", "GRAND-PORT")]
    assert things.find("artemis") == [Thing("wonder", "ARTEMIS")]
    assert things.find("fortress") == [Thing("structure", "FORTRESS")]
    assert things.find("academie") == things.find("Académie") == [Thing("structure", "ACADEMY")]
    assert things.find("forteresses") == things.find("") == []
    assert things.near("forteresses") == ["Forteresse"]
    assert things.near("qqqq") == []


def test_a_title_without_such_words_has_nothing_to_read() -> None:
    setting = game("troia").setting(2)
    things = Things(Words("en", setting), setting)
    things.part = None
    assert things.hint({}, setting.start(kylix.core.chance.Chance(1)).options(0)[0]) == ""


# --- looking ----------------------------------------------------------------------------------------------------------


def some(title: str) -> list[State]:
    """Positions of random games, spread over the questions."""
    found = [position.s for seats in game(title).seats[:2] for position in random_game(title, seats)]
    return random.Random(1).sample(found, min(LOOKED_AT, len(found)))


def shown(s: State, language: str, seat: int | None) -> str:
    """What `look` prints, and the board with question and options."""
    setting: Setting = setting_of(s)
    paper = io.StringIO()
    screen = Screen(Console(file=paper, width=WIDTH), Words(language, setting), setting)
    view = setting.shown(s, seat)
    screen.look(view)
    looked = paper.getvalue()
    screen.board(view)
    if seat is not None and s.options(seat):
        screen.question(s.prompt(seat))
        screen.options(s, listed(s, seat), view)
    assert [line for line in paper.getvalue().splitlines() if cell_len(line) > WIDTH] == []
    return looked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_look_is_told_in_words_and_dumps_no_fields(title: str, language: str) -> None:
    words = Words(language, game(title).setting(game(title).seats[0]))
    for s in some(title):
        for seat in [None, s.to_act[0] if s.to_act else 0]:
            looked = shown(s, language, seat)
            assert len(looked.splitlines()) > 10
            assert not re.search(r", ,|\b0, 0, 0|None|\{", looked), looked
            for field in ("ending", "rotation", "done", "used", "spent", "special"):
                if field in game(title).seen_by:
                    assert f"{words.name('field', field)}  " not in looked


@pytest.mark.parametrize("title", TITLES)
def test_what_does_without_is_never_the_first_choice(title: str) -> None:
    for seats in game(title).seats[:2]:
        for position in random_game(title, seats):
            s = position.s
            for seat in s.to_act:
                moves = listed(s, seat)
                assert sorted(map(s.text, moves)) == sorted(map(s.text, s.options(seat)))
                busy = any(move.ROLE not in (ROLE_GIVE_UP, ROLE_CANCEL) for move in moves)
                leads_to_a_throw = game(title).odds(s, seat, moves[0]) is not None
                assert not busy or leads_to_a_throw or moves[0].ROLE not in (ROLE_GIVE_UP, ROLE_CANCEL), s.text(
                    moves[0]
                )


# --- on the command line ----------------------------------------------------------------------------------------------


def test_rules_tells_what_a_thing_does_with_the_clauses_that_name_it() -> None:
    told = run("rules", "parthenon", "grand", "port", "--lang", "en", "--json").json["things"]
    assert [(one["kind"], one["id"]) for one in told] == [("structure", "GRAND-PORT")]
    assert "PAR-BUILD-10" in told[0]["clauses"]
    text = run("rules", "parthenon", "Grand Port", "--lang", "fr").out
    assert text.startswith("**Grand Port** (GRAND-PORT) Une structure de l’Acropole")
    assert "near it: Cynicism" in run("rules", "parthenon", "cynisism", "--lang", "en").err
    assert "several things of Parthenon begin like 'h'" in run("rules", "parthenon", "h").err
