"""What a network of Deukalion is told of a position, and when its judgement is asked."""

from __future__ import annotations

from pathlib import Path

import pytest

import kylix
from games.deukalion.position import voyage
from games.deukalion.test_bot import positions
from kylix.bots.fitted import squash
from kylix.bots.network import FINE, LARGEST, Network
from kylix.games.deukalion.bot import evaluation, inputs
from kylix.games.deukalion.bot.title_bot import DeukalionBot

NEAR, SEIZED = 16, 17
"""Of one side: the cargo that could be at Athens in this turn, and the best settlement that it could take."""


def test_a_network_is_told_small_whole_numbers_and_what_the_fit_comes_to() -> None:
    for s in positions(40, seed=4):
        for seat in range(s.seats):
            told = inputs.inputs(s, seat)
            assert len(told) == inputs.INPUTS
            assert all(type(number) is int and abs(number) <= LARGEST for number in told)
            judged = squash(told[0] / inputs.FINE)
            assert judged == pytest.approx(evaluation.chance(evaluation.fitted(), s, seat), abs=0.01)


def test_a_network_is_told_what_the_steps_of_this_turn_reach() -> None:
    """A settlement and Athens, within the steps of the centre die and beyond them."""
    settled, homely = [], []
    for steps in (1, 5):
        dice = f"{steps} 1 1 1 1"
        t = voyage("A", "part", seats=2, ships={"A": "H1", "B": "B2"}, cargo={"A": "RED"}, dice=dice)
        found = inputs.side(t.state, 0)
        settled.append(found[SEIZED])
        homely.append(found[NEAR])
    assert settled[1] > 0
    assert homely[0] == 0 < homely[1]


def test_a_judgement_that_is_given_is_asked_only_for_the_set_it_learnt(tmp_path: Path) -> None:
    layers = [[[0] * (inputs.INPUTS + 1)], [[FINE, 0]]]
    certain, fit = DeukalionBot(evaluation.fitted(), Network(layers)), DeukalionBot(evaluation.fitted())
    file = tmp_path / "set.toml"
    file.write_text('[set]\ntitle = "deukalion"\nid = "dear"\nextends = "base"\nabout = "x"\n', encoding="utf-8")
    base, other = kylix.new("deukalion", 2, seed=3), kylix.new("deukalion", 2, seed=3, components=file)
    assert certain.value(base, 0) == pytest.approx(squash(1.0))
    assert certain.value(other, 0) == fit.value(other, 0)
    assert certain.able.network is None
