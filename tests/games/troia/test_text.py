"""Troia in words: the drawing in the text table, what is hidden, what is offered or demanded."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import kylix
from catalogues import keys
from kylix.games.troia.about import about
from kylix.games.troia.text import draw
from kylix.kit import view
from kylix.kit.game import Setting
from kylix.kit.registry import game
from kylix.kit.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_has_a_long_and_a_short_word(language: str) -> None:
    powers = {god.power for god in game("troia").base.spec.god}
    assert {f"text-{kind}-{power}" for kind in ("power", "short") for power in powers} <= keys(language, "troia")


def test_hidden_cards_are_told_by_their_number_only() -> None:
    s = kylix.new("troia", seed=4)
    assert isinstance(s.setting, Setting)
    s.play(0, "draw")
    words = Words("en", s.setting)
    drawn = next(event["facts"]["cards"] for event in view.events(s.setting, s, 0) if event["key"] == "drew")
    told = {
        seat: next(words.event(event) for event in view.events(s.setting, s, seat) if event["key"] == "drew")
        for seat in (0, 1)
    }
    assert told[0] == f"The Greek draws {words.name('card', drawn[0])} and {words.name('card', drawn[1])}."
    assert told[1] == "The Greek draws 2 cards."


def test_powers_are_offered_or_demanded_as_the_table_has_it() -> None:
    setting = game("troia").setting(2, {"powers_mandatory": True})
    prompt = {"to_act": ["G"], "ask": "draw-two", "facts": {"seat": "G"}}
    assert Words("en", setting).prompt(prompt, mine=True) == "You must draw two cards (Zeus)."
    assert Words("en", game("troia").setting(2)).prompt(prompt, mine=True) == "You may draw two cards (Zeus)."


@pytest.mark.parametrize(("language", "plain"), [("en", "defence"), ("fr", "défense")])
def test_artemis_does_what_the_option_makes_of_her(language: str, plain: str) -> None:
    """In what is read of her, and on Olympus in the text table, wide and narrow."""
    for jumps, said, unsaid in ((False, plain, "protection"), (True, "protection", plain)):
        s = kylix.new("troia", seed=4, options={"artemis_jump": jumps})
        assert isinstance(s.setting, Setting)
        words = Words(language, s.setting)
        told = about(words, s.setting, "god", "ARTEMIS", None)[0]
        assert f"combat → {said}" in told
        assert f"combat → {unsaid}" not in told
        for width, spelled in ((140, said), (80, "prot." if jumps else plain[:3] + ".")):
            console = Console(width=width, file=io.StringIO(), record=True)
            console.print(draw(words, s.setting, s.setting.shown(s, 0), width))
            assert f"combat → {spelled}" in console.export_text()
