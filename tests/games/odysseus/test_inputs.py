"""The network of Odysseus: what it is told of a position, and how positions are judged by it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from kylix.bots.learn import Recipe, learn
from kylix.bots.network import FINE, Network
from kylix.core.chance import Chance
from kylix.games.odysseus import scoring
from kylix.games.odysseus.bot import evaluation, training
from kylix.games.odysseus.bot.evaluation import board_of, left_of, settled
from kylix.games.odysseus.bot.inputs import INPUTS, NetworkJudge, Promise, inputs
from kylix.games.odysseus.phases.ship import ends
from kylix.games.odysseus.state import Odysseus
from kylix.kit.registry import game


def fresh(seats: int = 2, seed: int = 1) -> Odysseus:
    s = game("odysseus").setting(seats).start(Chance(seed), recorded=False)
    assert isinstance(s, Odysseus)
    return s


def played(seats: int, turns: int, seed: int = 5) -> Odysseus:
    s, roll = fresh(seats, seed), random.Random(seed)
    while not s.over and (s.turn <= turns or s.chosen >= 0):
        s.apply(s.to_act[0], roll.choice(s.options(s.to_act[0])))
    return s


def network() -> Network:
    """With random weights."""
    roll = random.Random(2)
    layers = [
        [[roll.randint(-40, 40) for _ in range(INPUTS + 1)] for _ in range(6)],
        [[roll.randint(-FINE, FINE) for _ in range(7)]],
    ]
    return Network(layers)


def judge() -> NetworkJudge:
    return NetworkJudge(evaluation.fitted(), network())


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_no_input_depends_on_what_a_seat_cannot_see(seats: int) -> None:
    s = played(seats, 9)
    for seat in range(seats):
        world = s.redeal(s.to_act[0], 11)
        assert isinstance(world, Odysseus)
        assert inputs(world, seat) == inputs(s, seat)
        assert len(inputs(s, seat)) == INPUTS


def test_every_part_of_a_board_is_told() -> None:
    """One thing after another is changed, and each time something else is told than ever before."""
    s = played(2, 8)
    seen = {tuple(inputs(s, 0))}
    changes = 0

    def tell() -> None:
        nonlocal changes
        changes += 1
        seen.add(tuple(inputs(s, 0)))
        assert len(seen) == changes + 1

    for skill in range(4):
        s.skills[0][skill] += 1
        tell()
    s.favours[0] += 1
    tell()
    for kind in range(len(s.tables.copies)):
        s.stories[0] = [kind] * 3
        tell()
    s.adventures[0].append(s.deck[0])
    tell()
    for tile in (0, 1, 2):
        s.epics[0] = tile
        tell()


def test_waiting_cards_are_told_by_skill_and_by_how_far_they_have_to_go() -> None:
    s = fresh()
    card = next(card for card in s.deck if s.tables.value[card] == 3)
    skill, points = s.tables.skill[card], s.tables.vp[card]
    s.adventures[0] = [card]
    told: list[list[int]] = []
    for level in range(4):
        s.skills[0][skill] = level
        told.append(inputs(s, 0))
    assert len({tuple(one) for one in told}) == 4
    assert [one[0] for one in told] == [0, 0, 0, points + scoring.all_story_points(s, 0)]


def test_what_lies_open_is_told() -> None:
    """A card that fits the board, one that can be taken at once, a story that suits it: each is told by itself."""
    s = played(2, 8)
    before = inputs(s, 0)
    slot = ends(s)[0]
    card, s.ship[slot] = s.ship[slot], -1
    assert inputs(s, 0) != before
    s.ship[slot] = card
    assert inputs(s, 0) == before
    told: list[list[int]] = []
    for story in (-1, next(story for story, of in enumerate(s.tables.matches) if of[s.adventures[0][0]])):
        s.display = [story] * len(s.display)
        told.append(inputs(s, 0))
    assert told[0] != told[1]


def test_a_card_promises_more_the_less_it_lacks_and_nothing_where_its_column_is_full() -> None:
    s = fresh()
    card = next(card for card in s.ship if card >= 0 and s.tables.value[card] >= 3)
    skill = s.tables.skill[card]
    promises: list[int] = []
    for level in range(s.tables.value[card] + 1):
        s.skills[0][skill] = level
        promises.append(Promise(board_of(s, 0)).of(card))
    assert promises == sorted(promises)
    assert promises[0] == promises[-4] < promises[-3] < promises[-2] < promises[-1]
    same = [other for other in range(len(s.tables.vp)) if s.tables.skill[other] == skill and other != card]
    s.adventures[0] = same[: s.tables.column[skill]]
    assert Promise(board_of(s, 0)).of(card) == 0


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_what_is_remembered_of_a_board_holds_beside_the_same_ship_only(seats: int) -> None:
    """One judge through a whole game says the same as one that has seen nothing else."""
    s, roll, mind = fresh(seats), random.Random(4), judge()
    while not s.over:
        if s.chosen < 0:
            for seat in range(seats):
                assert mind.expected_points(s, seat) == judge().expected_points(s, seat)
        s.apply(s.to_act[0], roll.choice(s.options(s.to_act[0])))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_chances_of_all_seats_add_up(seats: int) -> None:
    mind = judge()
    for turns in range(0, 6 * seats, seats):
        s = played(seats, turns)
        assert len({left_of(s, seat) for seat in range(seats)}) == 1
        assert sum(mind.value(s, seat) for seat in range(seats)) == pytest.approx(1)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_seat_without_cards_to_come_has_what_the_pad_says(seats: int) -> None:
    s = played(seats, 1000)
    mind = judge()
    assert [mind.expected_points(s, seat) for seat in range(seats)] == scoring.scores(s)
    assert [mind.value(s, seat) for seat in range(seats)] == [settled(s, seat) for seat in range(seats)]


# --- who thinks with it, and how it is learnt -------------------------------------------------------------------------


def test_a_bot_with_a_network_judges_by_it_and_its_captain_by_the_fit() -> None:
    s = played(2, 6)
    learnt, fit = training.learner(network()), training.learner(None)
    assert learnt.value(s, 0) == judge().value(s, 0) != fit.value(s, 0)
    assert learnt.able.value(s, 0) == fit.value(s, 0)
    assert fit.able is fit
    assert (learnt.limits.onward, learnt.able.limits.onward, fit.limits.onward) == (0, 1, 1)


def test_with_another_set_the_fit_judges(tmp_path: Path) -> None:
    file = tmp_path / "set.toml"
    file.write_text('[set]\ntitle = "odysseus"\nid = "dear"\nextends = "base"\nabout = "x"\n', encoding="utf-8")
    s = game("odysseus").setting(2, components=file).start(Chance(3), recorded=False)
    learnt, fit = training.learner(network()), training.learner(None)
    assert learnt.value(s, 0) == fit.value(s, 0)
    assert [turn.value for turn in learnt.turns(s, 0)] == [turn.value for turn in fit.turns(s, 0)]


def test_every_board_is_learnt_from_at_the_beginning_of_a_turn() -> None:
    s = fresh(3)
    assert [training.inputs(s, seat) for seat in range(3)] == [inputs(s, seat) for seat in range(3)]
    s.apply(s.to_act[0], s.options(s.to_act[0])[0])
    assert s.chosen >= 0
    assert training.inputs(s, 0) is None
    assert training.inputs(played(3, 1000), 0) is None


def test_a_network_comes_of_games_of_self_play() -> None:
    made = learn("odysseus", 3, 5, recipe=Recipe(hidden=(4,), epochs=1))
    assert [len(unit) for unit in made["layers"][0]] == [INPUTS + 1] * 4
    assert made["figures"]["positions"] > 30
