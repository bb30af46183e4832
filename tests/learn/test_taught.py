"""Lessons work: who knows no more than their advice beats novices, and every rule of that player is taught."""

from __future__ import annotations

from pathlib import Path

import pytest

import kylix
from depth import DEPTH
from kylix.bots.taught import NAME, make, taught_of
from kylix.core.chance import Chance
from kylix.core.errors import KylixError
from kylix.kit.registry import game
from kylix.learn.lesson import files
from kylix.learn.taught import measure, untaught_rules

TITLES = [title for title in kylix.games() if files(game(title))]
TABLE = Path(__file__).resolve().parents[2] / "docs" / "what-the-lessons-teach.md"
SEATS = {"parthenon": 3}
GAMES = {"troia": 10, "odysseus": 10, "deukalion": 20, "parthenon": 6}
"""In one part."""
AHEAD = {"deukalion": 2.0, "parthenon": 0.5}
"""Where games take long, few are played, and points ahead of the others count: luck moves them less than wins."""


@pytest.mark.parametrize("title", TITLES)
def test_who_follows_the_lessons_beats_novices(title: str) -> None:
    """The same games every time; `bench/taught.py` plays many more."""
    found = measure(title, SEATS.get(title, 2), GAMES[title] * DEPTH.taught)
    if title in AHEAD:
        assert found.ahead >= AHEAD[title], f"{found.ahead:.2f} points ahead in {found.games} games"
    else:
        assert found.held, f"{found.won} of {found.games} games, the bar is {found.bar:.3f}"
    taught = taught_of(title)
    assert taught is not None
    assert set(found.followed) <= set(taught.RULES)


@pytest.mark.parametrize("title", TITLES)
def test_every_rule_is_taught_by_a_step(title: str) -> None:
    assert untaught_rules(title) == []


@pytest.mark.parametrize("title", TITLES)
def test_the_document_says_where(title: str) -> None:
    taught = taught_of(title)
    assert taught is not None
    _, _, part = TABLE.read_text(encoding="utf-8").partition(f"\n## {game(title).name}\n")
    rows = [line for line in part.partition("\n## ")[0].splitlines() if line.startswith("| ") and "`" in line]
    assert rows == [f"| {rule} | {', '.join(f'`{step}`' for step in steps)} |" for rule, steps in taught.RULES.items()]


def test_a_title_that_nobody_was_taught_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kylix.bots.taught.taught_of", lambda title: None)
    s = game("troia").setting(2).start(Chance(1))
    seat = s.to_act[0]
    with pytest.raises(KylixError, match="nobody was taught troia yet"):
        make(NAME, 1).choose(s.view(seat), s.options(seat), s.redeal(seat, 1))


def test_a_rule_without_a_step_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    taught = taught_of("troia")
    assert taught is not None
    monkeypatch.setattr(taught, "RULES", {"fly": ("first-offering.fly",), "swim": ()})
    assert untaught_rules("troia") == ["swim: no step", "fly: first-offering.fly"]
