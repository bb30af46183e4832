"""Bots for Odysseus: the same veil as a person, sound turns, boards judged rightly, reasons in words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot_table import answers_under_the_veil, ask, show_the_same_to_a_bot
from commands import run
from corpus import positions
from kylix import bots
from kylix.bots.levels import after_answer
from kylix.bots.search import Search
from kylix.bots.titles import title_bot_of
from kylix.bots.training import weights_of
from kylix.bots.worlds import Worlds, setting_of
from kylix.core.chance import Chance
from kylix.games.odysseus import scoring
from kylix.games.odysseus.bot import evaluation, training, turns
from kylix.games.odysseus.bot.evaluation import Judge, board_of, features, left_of, reach, settled
from kylix.games.odysseus.moves import END, PICK, TAKE, Buy
from kylix.games.odysseus.state import Odysseus
from kylix.kit.registry import game
from kylix.kit.words import LANGUAGES, Words

QUICK = ("novice", "sailor", "captain", "archon:nodes=5")


def boards(count: int, seats: int = 2, seed: int = 3) -> list[Odysseus]:
    found: list[Odysseus] = []
    for s in positions("odysseus", seats, count, seed):
        assert isinstance(s, Odysseus)
        found.append(s.clone())
    return found


def fresh(seats: int = 2, seed: int = 1) -> Odysseus:
    s = game("odysseus").setting(seats).start(Chance(seed), recorded=False)
    assert isinstance(s, Odysseus)
    return s


# --- the same veil as a person ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_states_that_differ_in_hidden_facts_only_get_the_same_move(name: str, seats: int) -> None:
    for n, s in enumerate(boards(2, seats)):
        assert len(answers_under_the_veil(name, s, s.to_act[0], n)) == 1


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_whole_input_of_a_bot_passes_view_invariance(seats: int) -> None:
    for n, s in enumerate(boards(8, seats)):
        show_the_same_to_a_bot(s, s.to_act[0], n)


# --- legal, repeatable ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("names", [("novice",), ("sailor", "novice"), ("archon:nodes=2", "novice", "novice")])
def test_games_are_played_to_their_end_with_legal_moves(names: tuple[str, ...]) -> None:
    s = fresh(len(names), seed=5)
    players = [bots.make(name, seat) for seat, name in enumerate(names)]
    asked = 0
    while not s.over:
        seat = s.to_act[0]
        asked += 1
        s.play(seat, players[seat].choose(s.view(seat), list(s.options(seat)), s.redeal(seat, asked)))
        assert players[seat].why is not None


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_gives_the_same_move(name: str) -> None:
    for s in boards(2, seed=11):
        assert ask(name, s, s.to_act[0], seed=4) == ask(name, s, s.to_act[0], seed=4)


# --- sound turns ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_turns_are_whole_legal_and_different(seats: int) -> None:
    title_bot = title_bot_of("odysseus", True)
    for s in boards(6, seats):
        seat = s.to_act[0]
        found = title_bot.turns(s, seat)
        assert len({turn.key for turn in found}) == len(found)
        for turn in found:
            played = s.clone()
            for move in turn.line:
                played.check(seat, move)
                played.apply(seat, move)
            assert played.over or played.turn > s.turn


def test_a_story_is_bought_at_the_end_of_a_turn_only() -> None:
    s = fresh()
    s.favours[0] = 3
    s.refresh()
    assert any(isinstance(move, Buy) for move in s.options(0))
    lines = [turn.line for turn in title_bot_of("odysseus", True).turns(s, 0)]
    bought = [line for line in lines if any(isinstance(move, Buy) for move in line)]
    assert bought
    assert all(isinstance(line[-1], Buy) for line in bought)
    assert any(line[-1] is END for line in lines)


def test_only_stories_that_suit_the_board_are_looked_at() -> None:
    s = fresh()
    card = s.deck[0]
    s.adventures[0] = [card]
    suiting = next(story for story, matches in enumerate(s.tables.matches) if matches[card])
    other = next(story for story, matches in enumerate(s.tables.matches) if not matches[card])
    s.display = [other, other, other, suiting]
    chosen = turns.suiting(s, 0, PICK)
    assert chosen[0] is PICK[3]
    assert chosen[1:] == [PICK[0], PICK[4]], "each kind once, and one of the two piles"


@pytest.mark.parametrize(("seats", "who"), [(1, [0, 0]), (2, [1, 0]), (3, [1, 2])])
def test_the_captain_looks_at_the_turns_that_come_next(seats: int, who: list[int]) -> None:
    """Alone, at its own; else at those of the others, until it is asked again."""
    title_bot = title_bot_of("odysseus", True)
    turn = title_bot.turns(fresh(seats), 0)[0]
    s = turn.after
    for seat in who:
        assert s.to_act == [seat]
        s = max(title_bot.turns(s, seat), key=lambda one: one.value).after
    assert after_answer(title_bot, turn, 0) == title_bot.value(s, 0)


def test_with_the_fit_a_search_plays_on_before_it_judges() -> None:
    title_bot = training.learner(None)
    s = fresh()
    after = Search(title_bot, Worlds(s, 0, 1)).onward(s)
    assert title_bot.limits.onward == 1
    assert after.turn == s.turn + 1


# --- the evaluation ---------------------------------------------------------------------------------------------------


def test_every_feature_has_a_name_and_a_weight() -> None:
    for s in boards(6):
        assert len(features(s, 0)) == len(evaluation.FEATURES)
    assert [len(row) for row in evaluation.fitted()] == [len(evaluation.FEATURES)]
    made = json.loads(weights_of("odysseus").read_text(encoding="utf-8"))
    assert {"seed", "rounds", "games", "figures", "weights"} <= set(made)
    assert list(made["weights"]["seat"]) == list(evaluation.FEATURES)


@pytest.mark.parametrize("weights", [None, evaluation.fitted()])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_chances_of_all_seats_add_up(weights: list[list[float]] | None, seats: int) -> None:
    judge = Judge(weights)
    for s in boards(4, seats):
        if not s.over and len({left_of(s, seat) for seat in range(seats)}) == 1:
            assert sum(judge.value(s, seat) for seat in range(seats)) == pytest.approx(1)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_seat_without_cards_to_come_has_what_the_pad_says(seats: int) -> None:
    """The features that make points are those of the rules."""
    s = fresh(seats, seed=7)
    while not s.over:
        s.apply(s.to_act[0], s.options(s.to_act[0])[0])
    judge = Judge(None)
    assert [judge.expected_points(s, seat) for seat in range(seats)] == scoring.scores(s)
    assert [left_of(s, seat) for seat in range(seats)] == [0] * seats
    first = scoring.winners(s)
    assert [settled(s, seat) for seat in range(seats)] == [
        pytest.approx(1 / len(first)) if seat in first else 0 for seat in range(seats)
    ]


def test_the_automa_is_expected_to_have_in_the_end_what_it_has_then() -> None:
    s = fresh(1, seed=7)
    expected = evaluation.automa_outlook(s)
    while not s.over:
        s.apply(0, s.options(0)[0])
    assert evaluation.automa_outlook(s) == scoring.automa_total(s)
    assert abs(expected - scoring.automa_total(s)) < 40


def test_free_levels_are_shared_among_the_skills_in_the_best_way() -> None:
    """Levels lacking, points, skill: with two levels the two near ones, with four the dear one beside a near one."""
    lacking = [(1, 2, 0), (1, 3, 1), (3, 9, 2)]
    assert reach(lacking, 2, 4) == (5, 12)
    assert reach([(1, 2, 0), (2, 5, 0)], 1, 2) == (2, 7), "of one skill the nearer one comes with the farther"
    assert reach([], 0, 0) == (0, 0)


def test_a_higher_skill_that_passes_a_card_is_worth_more() -> None:
    for weights in (None, evaluation.fitted()):
        s = fresh()
        card = next(card for card in s.deck if s.tables.value[card] == 2)
        s.adventures[0] = [card]
        before = Judge(weights).expected_points(s, 0)
        s.skills[0][s.tables.skill[card]] += 2
        assert Judge(weights).expected_points(s, 0) > before
        assert board_of(s, 0)[-1] == s.tables.cards_per_seat - 1


# --- training ---------------------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_weights(tmp_path: Path) -> None:
    told = [
        run("train", "odysseus", "--games", 2, "--rounds", 1, "--jobs", jobs, "--out", tmp_path / str(jobs))
        for jobs in (1, 2)
    ]
    assert [one.code for one in told] == [0, 0], told
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()


def test_every_seat_learns_from_a_position_until_its_last_card() -> None:
    s = fresh(3)
    assert all(training.sample(s, seat) is not None for seat in range(3))
    while not s.over:
        s.apply(s.to_act[0], s.options(s.to_act[0])[0])
    assert all(training.sample(s, seat) is None for seat in range(3))
    assert [training.label(s, seat) for seat in range(3)] == [
        points / evaluation.HIGHEST for points in scoring.scores(s)
    ]


# --- reasons and hints ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_are_explained_in_a_sentence(language: str) -> None:
    title_bot = title_bot_of("odysseus", True)
    keys: set[str] = set()
    for s in boards(300, seed=6):
        words = Words(language, setting_of(s))
        seat = s.to_act[0]
        for turn in title_bot.turns(s, seat):
            key, facts = title_bot.why(s, turn, seat)
            keys.add(key)
            assert words.say(key, **facts, chance=50).endswith(".")
    assert {key for key in keys if "odysseus" in key} == {
        f"because-odysseus-{what}" for what in ("epic", "passed", "story", "waits", "rest")
    }


def test_a_hint_is_the_best_three_moves_with_their_value() -> None:
    s = fresh(3, seed=4)
    found = bots.hint(s.view(0), list(s.options(0)), s.redeal(0, 1), "archon:nodes=20")
    assert len(found) == bots.HINTS
    assert {advice.move for advice in found} <= set(TAKE)
    assert all(0 <= advice.value <= 1 and advice.move in s.options(0) for advice in found)
