"""A move that belongs to a later question is refused with what to choose first, in every title."""

from __future__ import annotations

import pytest

import kylix
from corpus import random_game
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit.notation import parameters
from kylix.kit.registry import game
from kylix.kit.words import LANGUAGES, Words
from kylix.testing.checks import setting_of

TITLES = kylix.games()
NAMED = 100
"""So many refusals name what to choose first at least, or the games are too short to say anything."""
VERY_OPTION = 0.9
"""Of the moves that some option leads to at once, so many are refused with that option."""


def of_each_verb(s: State) -> list[Move]:
    """One move of every verb, whatever it points at."""
    setting = setting_of(s)
    kinds = setting.game.kinds
    return [
        setting.read(" ".join([verb, *[setting.names[kinds[name]][0] for name in parameters(kind)]]))[0]
        for verb, kind in setting.game.moves.items()
    ]


def led_to(s: State, seat: int) -> dict[str, set[str]]:
    """By verb that the open question does not take: the options after which the seat is asked for it."""
    found: dict[str, set[str]] = {}
    for option in s.options(seat):
        after = s.clone()
        after.apply(seat, option)
        for move in after.options(seat):
            found.setdefault(move.VERB, set()).add(s.text(option))
    return found


def refused_as_later(s: State, seat: int) -> dict[str, list[str]]:
    """By verb that another question takes: what is to be chosen first."""
    found: dict[str, list[str]] = {}
    for move in of_each_verb(s):
        for reason in s.explain(seat, move):
            if reason.key == "other-question":
                found[move.VERB] = [str(one) for one in reason.facts["first"]]  # type: ignore[union-attr]
    return found


def fits(option: str, named: str) -> bool:
    return named in (option, option.split(maxsplit=1)[0])


@pytest.mark.parametrize("title", TITLES)
def test_what_leads_to_a_move_is_named_by_its_refusal(title: str) -> None:
    """Every refused verb that some option leads to names an option; and what is named can be chosen now."""
    silent: set[tuple[str, str, str]] = set()
    named = led = direct = 0
    for seats in game(title).seats:
        for position in random_game(title, seats):
            s = position.s
            for seat in s.to_act[:1]:
                options = [s.text(move) for move in s.options(seat)]
                leading = led_to(s, seat)
                for verb, first in refused_as_later(s, seat).items():
                    ways = leading.get(verb, set())
                    assert all(any(fits(option, one) for option in options) for one in first), (verb, first)
                    if ways and not first:
                        silent.add((type(s.stack[-1]).__name__, verb, min(ways)))
                    named += bool(first)
                    led += bool(ways)
                    direct += any(fits(way, one) for way in ways for one in first)
    print(
        f"{title}: {named} refusals name what comes first; of {led} moves one step away {direct} name the very option"
    )
    assert silent == set()
    assert named > NAMED
    assert direct >= VERY_OPTION * led


@pytest.mark.parametrize("title", TITLES)
def test_what_leads_to_what_is_told_of_moves_that_exist(title: str) -> None:
    """Every entry is a verb of the title, or a whole move."""
    setting = game(title).setting(game(title).seats[0])
    for verb, before in game(title).after.items():
        assert verb in setting.game.moves
        for entry in [one for several in before for one in several.split("|")]:
            assert entry in setting.game.moves or setting.text(setting.read(entry)[0]) == entry


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_words(language: str) -> None:
    s = kylix.new("deukalion", seed=3)
    seat = s.to_act[0]
    words = Words(language, setting_of(s))
    (reason,) = s.explain(seat, "embark")
    assert reason.facts == {"first": ["anchor"]}
    assert words.say("first-anchor") in words.reason(reason)
    (reason,) = s.explain(seat, "rethrow 1")
    assert words.reason(reason)
