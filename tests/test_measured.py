"""What is said of the strength of bots and of chances was measured, and is told everywhere alike."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import strength_table

from commands import run
from kylix import bots
from kylix.bots.measured import Measured, measured, read
from kylix.kit.registry import game, titles
from kylix.kit.words import Words
from kylix.lab.shares import wilson

ROOT = Path(__file__).resolve().parent.parent
LEVELS = ["random", *bots.LEVELS]
STEP_FOR_TWO = (0.65, 0.85)
STEP_FOR_MORE = (1.5, 2.3)
OUTSIDE: dict[str, dict[str, str]] = {}
"""Steps that are not within the band yet, and why."""


@pytest.mark.parametrize("title", titles())
def test_every_level_is_measured_against_the_one_below(title: str) -> None:
    found = bots.strengths(title)
    assert list(found) == list(bots.LEVELS), "with the rules of now: measure again with `kylix ladder`"
    for level, one in found.items():
        assert one.against == LEVELS[LEVELS.index(level) - 1]
        assert one.player.partition(":")[0] == level
        assert one.players in game(title).seats
        assert one.games >= 40
        low, high = wilson(one.wins, one.games)
        assert (one.low, one.high) == (round(low, 3), round(high, 3))
        assert one.wins / one.games > 1 / one.players, "a stronger level wins more than its share"


@pytest.mark.parametrize("title", titles())
def test_every_step_of_the_ladder_can_be_climbed(title: str) -> None:
    """Clearly stronger, and not out of reach. Random is for tests: whoever plays at all beats it."""
    steps = [one for one in bots.strengths(title).values() if one.against != "random"]
    found = {one.level: share_of(one) for one in steps if not in_band(one)}
    assert set(found) == set(OUTSIDE.get(title, {})), f"{found}: out of the band, or in it again"


def in_band(one: bots.Strength) -> bool:
    low, high = STEP_FOR_TWO if one.players == 2 else STEP_FOR_MORE
    return low <= share_of(one) <= high


def share_of(one: bots.Strength) -> float:
    """Of the games for two; at tables of more, how many times the fair share."""
    share = one.wins / one.games
    return share if one.players == 2 else share * one.players


def test_figures_of_other_rules_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    sailor, captain = [replace(one, rules="0") if one.level == "sailor" else one for one in known("sailor", "captain")]
    monkeypatch.setattr("kylix.bots.measured.measured", lambda title: Measured((sailor, captain)))
    assert bots.strengths("troia") == {"captain": captain}


def known(*levels: str) -> list[bots.Strength]:
    return [one for one in measured("troia").strengths if one.level in levels]


def test_a_title_without_figures_says_nothing() -> None:
    assert read({}) == Measured()


@pytest.mark.parametrize("title", titles())
def test_judgements_that_were_measured_rise(title: str) -> None:
    bins = measured(title).bins
    assert len(bins) >= 8
    for one in bins:
        assert 0 <= one.low < one.high <= 1
    judged = [one.judged for one in bins]
    assert judged == sorted(judged)
    assert judged[0] < 0.2
    assert judged[-1] > 0.7


def test_the_document_has_the_figures() -> None:
    text = (ROOT / strength_table.FILE).read_text(encoding="utf-8")
    assert strength_table.written(text) == text, "run `python tools/strength_table.py`"
    for title in titles():
        for one in bots.strengths(title).values():
            assert f"| {title} | {one.level} | `{one.player}` |" in text


def test_help_and_games_say_how_strong_each_level_is() -> None:
    told = run("play", "--help").out
    shelf = {about["title"]: about for about in run("games", "--json").json["games"]}
    words = Words("en")
    for title in titles():
        for one in bots.strengths(title).values():
            facts = {**one.facts, "level": words.say(f"level-{one.against}")}
            sentence = words.say("level-beats", **facts)
            assert f"{one.level:<9}{sentence}" in told
            assert sentence in [about["beats"] for about in shelf[title]["bots"]]
    assert "Beats Sailor in" in told


def test_in_french_too() -> None:
    one = bots.strengths("deukalion")["captain"]
    words = Words("fr")
    assert words.say("level-beats", **{**one.facts, "level": words.say("level-sailor")}).startswith("Bat le marin dans")
