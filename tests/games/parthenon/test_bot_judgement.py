"""How Parthenon's bots judge positions: features, weights, what goods are worth, and what the network is told."""

from __future__ import annotations

import random

import pytest

from games.parthenon.position import season
from games.parthenon.test_bot import positions
from kylix.bots.budget import Budget
from kylix.bots.levels import Archon
from kylix.bots.rollout import Rollout, RolloutBot
from kylix.bots.titles import title_bot_of
from kylix.bots.worlds import Worlds
from kylix.games.parthenon.bot import evaluation, goods, inputs, training
from kylix.games.parthenon.bot.goods import HABIT, KEEN, SENSE
from kylix.games.parthenon.bot.title_bot import ParthenonBot
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import GOLD, GOODS
from kylix.testing import second


def test_features_have_weights_and_chances_are_chances() -> None:
    assert [len(row) for row in evaluation.fitted()] == [len(evaluation.FEATURES)]
    for s, seat in positions(10, seed=4):
        assert len(evaluation.features(s, seat)) == len(evaluation.FEATURES)
        assert 0 < evaluation.chance(evaluation.fitted(), s, seat) < 1
        thumbs = [evaluation.rule_of_thumb(s, one) for one in range(s.seats)]
        assert all(0 < one < 1 for one in thumbs)


def test_goods_that_have_still_to_be_used_are_less_than_what_stands() -> None:
    """Else the archon would save up what it could build."""
    s = season("BUILD", hands={"P1": "ORE, GOLD", "P2": "GOLD"}).s
    assert isinstance(s, Parthenon)
    bought = goods.worth(goods.wants_of(s, 0, KEEN), tuple(s.have(0)))
    in_hand = evaluation.standing(s, 0, KEEN, True) - goods.possessions(s, 0, KEEN)
    assert 0 < in_hand < 0.9 * bought


def test_from_the_first_season_on_a_workshop_more_is_a_better_chance() -> None:
    s = season("BUILD", hands={"P1": "GOLD", "P2": "GOLD"}).s
    assert isinstance(s, Parthenon)
    before = evaluation.chance(evaluation.fitted(), s, 0, KEEN)
    s.workshops = (s.workshops[0] + 1, *s.workshops[1:])
    assert evaluation.chance(evaluation.fitted(), s, 0, KEEN) > before + 0.01


def test_first_sight_counts_more_for_the_archon_than_for_the_captain() -> None:
    title_bot = title_bot_of("parthenon", True)
    assert isinstance(title_bot, RolloutBot)
    assert title_bot.limits.prior > title_bot.able.limits.prior
    turns = title_bot.turns(season("JOURNEY", hands={"P1": "3 GRAPES, 2 ORE", "P2": "2 WOOL"}).s, 0)
    worlds = Worlds(turns[0].after, 0, 3)
    assert Rollout(title_bot, worlds, turns).first_sight == title_bot.limits.prior


def test_others_are_judged_by_what_lies_open() -> None:
    """Another hand of the same size changes nothing for the seat."""
    for n, (s, seat) in enumerate(positions(10, seed=12)):
        other = second(s, seat, random.Random(n))
        assert evaluation.features(other, seat) == evaluation.features(s, seat)


def test_the_network_is_told_nothing_of_other_hands() -> None:
    """But what the island that is judged holds in the world that is asked about."""
    told = inputs.inputs
    for n, (s, seat) in enumerate(positions(10, seed=12)):
        other = second(s, seat, random.Random(n))
        assert told(evaluation.fitted(), other, seat, KEEN) == told(evaluation.fitted(), s, seat, KEEN)
        assert len(told(evaluation.fitted(), s, seat, KEEN)) == inputs.INPUTS


def test_the_network_says_how_good_turns_are_and_the_weights_which_is_better() -> None:
    network = inputs.learnt()
    assert network is not None
    learnt, fit = ParthenonBot(evaluation.fitted(), None, network), ParthenonBot(evaluation.fitted())
    for s, seat in positions(10, seed=15):
        here, there = learnt.turns(s, seat), fit.turns(s, seat)
        assert [turn.line for turn in here] == [turn.line for turn in there]
        more = learnt.value(s, seat) - fit.value(s, seat)
        for one, two in zip(here, there, strict=True):
            assert one.value == pytest.approx(two.value + more)


@pytest.mark.parametrize("phase", ["JOURNEY", "BUILD"])
def test_the_network_says_what_plans_are_worth_and_the_archon_plays_as_before(phase: str) -> None:
    """Where the game goes on after them; what wins at the end of the game is worth all."""
    t = season(phase, hands={"P1": "3 GRAPES, 2 ORE, GRAIN, WOOL", "P2": "2 WOOL"})
    network = inputs.learnt()
    ranks = [
        Archon(3, Budget(nodes=40)).rank(ParthenonBot(evaluation.fitted(), None, one), Worlds(t.s, 0, 3), 0)
        for one in (network, None)
    ]
    assert [turn.line for turn, _ in ranks[0]] == [turn.line for turn, _ in ranks[1]]
    assert len(ranks[0]) > 1
    more = {round(one - two, 9) for (_, one), (_, two) in zip(*ranks, strict=True)}
    assert len(more) == 1
    assert more != {0.0}


def test_a_tie_is_broken_by_what_lies_open() -> None:
    s = season("BUILD", hands={"P1": "GOLD"}).s
    assert isinstance(s, Parthenon)
    assert inputs.ahead_in_a_tie(s, 0, 1) == 0, "goods in hands are not known"
    s.fleets = (2, 1, 1)
    assert (inputs.ahead_in_a_tie(s, 0, 1), inputs.ahead_in_a_tie(s, 1, 0)) == (1, -1)


def test_goods_are_worth_what_they_buy() -> None:
    s = season("BUILD").s
    assert isinstance(s, Parthenon)
    for taste in (HABIT, SENSE, KEEN):
        wants = goods.wants_of(s, 0, taste)
        empty = tuple([0] * GOODS)
        pair = tuple(1 if good in (1, 3) else 0 for good in range(GOODS))
        gold = tuple(1 if good == GOLD else 0 for good in range(GOODS))
        assert goods.worth(wants, pair) >= 1
        assert goods.worth(wants, empty) == 0 < goods.worth(wants, gold)


def test_the_network_learns_from_where_it_is_asked() -> None:
    for phase in ("EVENT", "JOURNEY", "BUILD", "DISCARD", "ISLAND-TRADE"):
        t = season(phase, hands={"P1": "ORE", "P2": "WOOL"})
        found = [training.inputs(t.s, seat) for seat in range(3)]
        assert all(one is not None and len(one) == inputs.INPUTS for one in found), phase
    assert training.inputs(season("BUILD", hands={"P1": "ORE", "P2": "WOOL"}).play("P1 ready").s, 1) is None
    kept = season("DISCARD", hands={"P1": "ORE", "P2": "WOOL"})
    assert training.inputs(kept.play("P1 hide").s, 0) is None
    assert training.inputs(kept.play("P1 keep ORE", "P1 ready").s, 0) is not None, "one is left to choose"


def test_positions_are_learnt_from_at_two_moments_of_a_season() -> None:
    t = season("EVENT", hands={"P2": "GOLD"})
    assert training.sample(t.s, 0) is not None
    assert training.sample(season("BUILD", hands={"P1": "ORE"}).s, 0) is None
    kept = season("DISCARD", hands={"P1": "ORE", "P2": "WOOL"})
    assert training.sample(kept.s, 0) is not None
    assert training.sample(kept.play("P1 hide").s, 0) is None
