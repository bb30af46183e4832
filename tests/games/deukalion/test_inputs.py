"""What a network of Deukalion is told of a position, and when its judgement is asked."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import kylix
from games.deukalion.position import voyage
from games.deukalion.test_bot import positions
from kylix.bots.budget import Budget, Clock
from kylix.bots.fitted import squash
from kylix.bots.network import FINE, LARGEST, Network
from kylix.bots.rollout import LookAhead
from kylix.bots.worlds import Worlds
from kylix.games.deukalion.bot import evaluation, inputs, training
from kylix.games.deukalion.bot.title_bot import DeukalionBot
from kylix.games.deukalion.phases.turn import PlaceKylix
from kylix.games.deukalion.state import Deukalion
from kylix.games.deukalion.tables import NAMED

NEAR, HOME, SEIZED = 15, 16, 17
"""Of one side: the cargo that could be at Athens in this turn, how far that is, and the best settlement that it could
take."""


def test_a_network_is_told_small_whole_numbers_and_what_the_fit_comes_to() -> None:
    for s in positions(60, seed=4):
        if s.seats != inputs.SEATS:
            continue
        for seat in range(s.seats):
            told, total = inputs.inputs(s, seat)
            assert len(told) == inputs.INPUTS
            assert all(type(number) is int and abs(number) <= LARGEST for number in told)
            assert squash(total) == pytest.approx(evaluation.chance(evaluation.fitted(), s, seat))
            assert squash(told[0] / inputs.BEYOND) == pytest.approx(squash(total), abs=0.01)


def test_a_network_is_told_the_same_of_both_sides() -> None:
    """What the one seat is told of itself the other is told of its foe."""
    for s in positions(20, seed=4):
        if s.seats == inputs.SEATS:
            told = [inputs.inputs(s, seat)[0][1 : 1 + 2 * inputs.OF_SIDE] for seat in range(2)]
            assert told[0] == told[1][inputs.OF_SIDE :] + told[1][: inputs.OF_SIDE]


def test_a_network_is_told_how_many_treasures_a_cargo_is_short_of() -> None:
    """Of a pursuit for two named treasures: its points stand where so many are lacking, two, one or none."""
    tables = voyage("A", "part", seats=2).state.tables
    side = next(side for side, count in enumerate(tables.side_count) if count == 2 and tables.side_match[side] == NAMED)
    first, second = sorted(tables.side_colours[side])
    points, other = tables.points[side // 2], next(colour for colour in range(5) if colour not in (first, second))
    assert inputs.short_of(tables, (other,), (side,)) == [0, 0, points]
    assert inputs.short_of(tables, (first,), (side,)) == [0, points, 0]
    assert inputs.short_of(tables, (first, second), (side,)) == [points, 0, 0]
    assert inputs.short_of(tables, (first, second), ()) == [0, 0, 0]


def test_games_for_a_network_are_games_of_two_in_both_editions() -> None:
    tables = [training.network_table(random.Random(seed)) for seed in range(20)]
    assert {seats for seats, _ in tables} == {inputs.SEATS}
    assert {options["edition"] for _, options in tables} == {"continental", "english"}


def test_a_network_is_told_what_the_steps_of_this_turn_reach() -> None:
    """A settlement and Athens, within the steps of the centre die and beyond them."""
    settled, homely = [], []
    for steps in (1, 5):
        dice = f"{steps} 1 1 1 1"
        t = voyage("A", "part", seats=2, ships={"A": "H1", "B": "B2"}, cargo={"A": "RED"}, dice=dice)
        found = inputs.side(t.state, 0)
        settled.append(found[SEIZED])
        homely.append(found[NEAR])
        assert found[HOME] == evaluation.chart(t.state.tables).home[t.state.ships[0]]
    assert settled[1] > 0
    assert homely[0] == 0 < homely[1]


def test_a_judgement_that_is_given_is_added_to_the_fit_for_two_and_the_set_it_learnt(tmp_path: Path) -> None:
    layers = [[[0] * (inputs.INPUTS + 1)], [[FINE, 0]]]
    certain, fit = DeukalionBot(evaluation.fitted(), Network(layers)), DeukalionBot(evaluation.fitted())
    file = tmp_path / "set.toml"
    file.write_text('[set]\ntitle = "deukalion"\nid = "dear"\nextends = "base"\nabout = "x"\n', encoding="utf-8")
    base, other = kylix.new("deukalion", 2, seed=3), kylix.new("deukalion", 2, seed=3, components=file)
    assert isinstance(base, Deukalion)
    assert certain.value(base, 0) == pytest.approx(squash(inputs.inputs(base, 0)[1] + 1.0))
    assert certain.value(other, 0) == fit.value(other, 0)
    three = kylix.new("deukalion", 3, seed=3)
    assert certain.value(three, 0) == fit.value(three, 0)
    assert certain.able.network is None


def judges() -> tuple[DeukalionBot, DeukalionBot]:
    """With the network, and without it."""
    network = inputs.learnt()
    assert network is not None
    return DeukalionBot(evaluation.fitted(), network), DeukalionBot(evaluation.fitted())


def test_the_network_judges_parts_at_first_sight() -> None:
    learnt, fit = judges()
    others = 0
    for s in positions(60, seed=15):
        seat = s.to_act[0]
        if not learnt.looks_first(s):
            continue
        here, there = learnt.turns(s, seat), fit.turns(s, seat)
        assert [turn.line for turn in here] == [turn.line for turn in there], "the same parts are listed"
        sailed = [turn for turn in here if turn.luck == 0 and not isinstance(s.stack[-1], PlaceKylix)]
        for turn in sailed:
            assert turn.value == pytest.approx(learnt.value(turn.after, seat))
        others += max(here, key=lambda turn: turn.value).line != max(there, key=lambda turn: turn.value).line
    assert others > 0, "it likes another part best now and then"


def test_of_small_answers_and_at_a_glance_the_weights_say_which_is_better() -> None:
    """And the network how good they are: hints tell its chances there, too."""
    learnt, fit = judges()
    differences = set()
    for s in positions(60, seed=15):
        seat = s.to_act[0]
        for look in ("glance",) if learnt.looks_first(s) else ("turns", "glance"):
            found = [getattr(one, look)(s, seat) for one in (learnt, fit)]
            here, there = found if look == "turns" else ([found[0]], [found[1]])
            assert [turn.line for turn in here] == [turn.line for turn in there]
            ends = any(turn.after.over for turn in here)
            more = 0.0 if ends else learnt.value(s, seat) - fit.value(s, seat)
            assert [turn.value for turn in here] == pytest.approx([turn.value + more for turn in there])
            differences.add(round(more, 3))
    assert len(differences) > 5


def test_parts_that_are_played_on_are_judged_by_the_weights() -> None:
    """What the network saw in them at first counts for many worlds; three players are judged as ever."""
    t = voyage("A", "part", seats=2, ships={"A": "D5", "B": "H1"}, dead={"A": 3}, cities={"THE": "RED"})
    learnt, fit = judges()
    turns = learnt.turns(t.s, 0)
    looks = [LookAhead(one, Worlds(t.s, 0, 3), turns) for one in (learnt, fit)]
    for look in looks:
        look.run(Clock(Budget(nodes=20)), 5)
    assert looks[0].seen == looks[1].seen
    assert looks[0].first_sight > looks[1].first_sight
    three = voyage("A", "part", seats=3, ships={"A": "D5", "B": "H1"})
    assert learnt.sure(three.s) == fit.sure(three.s)
    values = [[turn.value for turn in one.turns(three.s, 0)] for one in (learnt, fit)]
    assert values[0] == values[1]


def test_what_wins_at_once_is_certain() -> None:
    t = voyage("A", "sail", seats=2, ships={"A": "H1"}, earned={"A": "P06 P07 P08 P09 P10"})
    best = max(DeukalionBot(evaluation.fitted(), inputs.learnt()).turns(t.s, 0), key=lambda turn: turn.value)
    assert best.after.over
    assert best.value == 1.0
