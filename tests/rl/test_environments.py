"""Environments: the suites of PettingZoo and Gymnasium, seeds, rewards, many games at once, bad input."""

from __future__ import annotations

import itertools
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import kylix
from kylix.rl import pettingzoo as envs
from kylix.rl.gymnasium import ManyEnv, SingleEnv
from kylix.rl.spaces import shares
from kylix.rl.table import GameTable

TITLES = Path(__file__).parents[1] / "titles"
CYCLES = 60


def module(title: str) -> Any:
    return getattr(envs, f"{title}_v1")


@contextmanager
def quiet() -> Iterator[None]:
    with redirect_stdout(StringIO()):
        yield


def states(made: ManyEnv) -> list[kylix.State]:
    return [one.now() for one in made.many.games]


def as_text(made: Any) -> Any:
    """Pictures need a browser: they are tested in tests/browser."""
    made.unwrapped.metadata["render_modes"] = ["ansi", "human"]
    return made


# --- the suites of others ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", kylix.games())
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_passes_its_own_suites(title: str) -> None:
    made = module(title)
    with quiet():
        api_test(made.env(), num_cycles=CYCLES)
        api_test(made.raw_env(), num_cycles=CYCLES)
        seed_test(made.env, num_cycles=CYCLES)
        render_test(lambda render_mode: as_text(made.env(render_mode=render_mode)))


@pytest.mark.parametrize("title", kylix.games())
@pytest.mark.filterwarnings("ignore")
def test_gymnasium_finds_no_fault(title: str) -> None:
    bots = ["random"] * (GameTable(title, None, None, None).seats - 1)
    with quiet():
        check_env(SingleEnv(title, bots, illegal="lose"))


# --- PettingZoo -------------------------------------------------------------------------------------------------------


def play_on(made: Any, seed: int) -> list[float]:
    """A random game to its end; the rewards."""
    made.reset(seed=seed)
    chance = np.random.default_rng(seed)
    total = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        observed, reward, over, cut, info = made.last()
        total[agent] += reward
        if over or cut:
            made.step(None)
            continue
        assert np.array_equal(observed["action_mask"], info["action_mask"])
        made.step(int(chance.choice(np.flatnonzero(observed["action_mask"]))))
    return list(total.values())


def test_a_game_ends_with_one_for_the_winner() -> None:
    made = module("troia").env()
    for seed in range(5):
        assert sorted(play_on(made, seed)) in ([-1.0, 1.0], [0.0, 0.0])
    assert sum(play_on(module("odysseus").env(seats=3), 1)) == pytest.approx(0)


@pytest.mark.parametrize(
    ("ranking", "expected"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([2, 1, 3], [-0.5, 1, -0.5]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([1], [1]),
        ([2], [-1]),
    ],
)
def test_shares(ranking: list[int], expected: list[float]) -> None:
    assert shares(ranking) == expected


def test_without_a_seed_the_row_goes_on() -> None:
    made = module("troia").env()
    rows = []
    for seed in (3, None, 3, None):
        made.reset(seed=seed)
        rows.append(made.last()[0]["observation"])
    assert np.array_equal(rows[0], rows[2])
    assert np.array_equal(rows[1], rows[3])
    assert not np.array_equal(rows[0], rows[1])


def test_who_is_not_selected_may_do_nothing_and_sees_its_own_side() -> None:
    made = module("troia").env()
    made.reset(seed=1)
    other = made.observe("player_1")
    assert not other["action_mask"].any()
    table = made.unwrapped.table
    assert np.array_equal(other["observation"], table.observations(table.s, 1))


def test_common_questions_are_answered_in_turn_and_tell_nothing() -> None:
    """Parthenon asks all islands at once: what one of them chose is not in the row of the next."""
    made = module("parthenon").raw_env(seats=3)
    for choice in (0, -1):
        made.reset(seed=2)
        rows: list[Any] = []
        for _ in range(400):
            s = made.table.s
            if len(s.to_act) > 1 and len(made.table.legal) > 1 and s.to_act[1] != made.table.seat:
                second = s.to_act[1]
                before = made.table.observations(s, second)
                trial = s.clone()
                trial.log = []
                trial.apply(made.table.seat, trial.options(made.table.seat)[choice])
                if not trial.log and trial.view(second) == s.view(second):
                    rows.append(np.array_equal(made.table.observations(trial, second), before))
            made.step(made.table.legal[0])
        assert rows
        assert all(rows)


def test_an_environment_survives_a_pickle() -> None:
    made = module("troia").raw_env(seats=2)
    copy = pickle.loads(pickle.dumps(made))
    assert play_on(copy, 4) == play_on(made, 4)


@pytest.mark.parametrize("mode", ["ansi", "human"])
def test_it_is_drawn_as_text(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    made = module("troia").env(render_mode=mode)
    made.reset(seed=1)
    text = made.render() if mode == "ansi" else (made.render(), capsys.readouterr().out)[1]
    assert "Zeus" in text


def test_environments_of_titles_elsewhere() -> None:
    code = (
        "from kylix.rl.pettingzoo import obolos_v1; e = obolos_v1.env(seats=3); e.reset(seed=1)\n"
        "for agent in e.agent_iter():\n"
        "    o, r, over, cut, i = e.last(); e.step(None if over or cut else int(o['action_mask'].argmax()))\n"
        "print(e.metadata['name'])"
    )
    environment = {**os.environ, "KYLIX_TITLES": str(TITLES)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["obolos_v1"]


# --- one against bots, and many ---------------------------------------------------------------------------------------


def test_one_seat_plays_against_a_bot_to_the_end() -> None:
    for seat in (0, 1):
        made = SingleEnv("troia", ["novice"], seat=seat)
        observed, _ = made.reset(seed=1)
        over = False
        reward = 0.0
        while not over:
            assert made.table.seat == seat
            observed, reward, over, _, _ = made.step(int(np.flatnonzero(observed["action_mask"])[-1]))
        assert reward in (-1.0, 1.0, 0.0)
        assert not observed["action_mask"].any()
        with pytest.raises(kylix.KylixError, match="over"):
            made.step(0)


def test_many_games_are_the_games_that_one_would_be() -> None:
    """The same actions in a table of its own give the same rows, masks, rewards and endings."""
    made = ManyEnv("odysseus", 5, seats=2)
    observed, info = made.reset(seed=7)
    tables = [GameTable("odysseus", 2, None, None) for _ in range(5)]
    deals = itertools.count(1)
    for table in tables:
        table.deal(made.chance.outcome(next(deals), 1 << 62))
    ended = 0
    for _ in range(120):
        for game, table in enumerate(tables):
            assert info["seat"][game] == table.seat
            assert np.array_equal(observed["observation"][game], table.observations(table.s, table.seat))
            assert np.array_equal(observed["action_mask"][game], table.mask(table.seat))
        actions = made.sample()
        before = [table.seat for table in tables]
        observed, rewards, done, _, info = made.step(np.array(actions))
        for game, table in enumerate(tables):
            table.act(actions[game])
            assert done[game] == table.over
            assert rewards[game] == (table.rewards()[before[game]] if table.over else 0)
            if table.over:
                ended += 1
                at = info["final"].tolist().index(game)
                assert info["outcome"][at].tolist() == table.rewards()
                table.deal(made.chance.outcome(next(deals), 1 << 62))
    assert ended


def test_a_game_without_end_is_truncated_everywhere() -> None:
    """It is told as a truncation, nobody has won, and the next game is another one."""
    made = ManyEnv("deukalion", 3, seats=3, longest=7)
    made.reset(seed=1)
    for step in range(1, 15):
        before = states(made)
        moved = made.many.seat.copy()
        _, rewards, done, cut, info = made.step(made.sample())
        assert not done.any()
        assert not rewards.any()
        assert cut.tolist() == [step % 7 == 0] * 3
        if step % 7 == 0:
            assert info["final"].tolist() == [0, 1, 2]
            assert not info["outcome"].any()
            assert info["_final_obs"].all()
            for game, s in enumerate(before):
                assert s is not made.many.games[game].state
                last = info["final_obs"][game]
                assert np.array_equal(last["observation"], made.observations(s, moved[game]))
                assert not last["action_mask"].any()
    single = SingleEnv("deukalion", ["random"] * 2, longest=20)
    observed, _ = single.reset(seed=1)
    over = cut_off = False
    while not (over or cut_off):
        observed, _, over, cut_off, _ = single.step(int(np.flatnonzero(observed["action_mask"])[0]))
    assert cut_off
    assert single.table.game.decisions == 20
    assert not observed["action_mask"].any()
    with pytest.raises(kylix.KylixError, match="over"):
        single.step(0)
    both = module("deukalion").raw_env(seats=3, longest=5)
    both.reset(seed=1)
    for _ in range(5):
        both.step(int(np.flatnonzero(both.last()[4]["action_mask"])[0]))
    assert all(both.truncations.values())
    assert not any(both.terminations.values())


def test_the_last_look_of_a_game_is_told() -> None:
    """As Gymnasium's own vectors tell it, for a game that ended by its rules."""
    made = ManyEnv("odysseus", 4, seats=2)
    made.reset(seed=3)
    for _ in range(200):
        before, moved = states(made), made.many.seat.copy()
        _, _, done, cut, info = made.step(made.sample())
        assert not cut.any()
        assert ("final_obs" in info) == bool(done.any())
        if done.any():
            assert np.array_equal(info["_final_obs"], done)
            for game in range(4):
                last = info["final_obs"][game]
                assert (last is not None) == bool(done[game])
                if last is not None:
                    assert np.array_equal(last["observation"], made.observations(before[game], moved[game]))
            return
    raise AssertionError("no game ended")


def test_what_one_reads_is_not_written_over() -> None:
    made = ManyEnv("troia", 3)
    observed, _ = made.reset(seed=1)
    kept = {name: array.copy() for name, array in observed.items()}
    made.step(made.sample())
    assert all(np.array_equal(observed[name], kept[name]) for name in kept)


# --- bad input --------------------------------------------------------------------------------------------------------


def test_what_is_no_environment_is_refused() -> None:
    with pytest.raises(ImportError, match="chess_v1"):
        exec("from kylix.rl.pettingzoo import chess_v1")
    with pytest.raises(AttributeError, match="troia_v1"):
        _ = envs.troia_v2
    with pytest.raises(kylix.BadSeats):
        module("troia").env(seats=7)
    with pytest.raises(kylix.KylixError, match="rendered as"):
        module("troia").env(render_mode="hologram")
    with pytest.raises(kylix.KylixError, match="raise or lose"):
        module("troia").env(illegal="shrug")
    with pytest.raises(kylix.BadSeats, match="no bot"):
        SingleEnv("troia", ["zeus"])
    with pytest.raises(kylix.BadSeats, match="one by one"):
        SingleEnv("troia", "novice")
    with pytest.raises(kylix.BadSeats):
        SingleEnv("troia", ["novice"], seat=2)
    with pytest.raises(kylix.KylixError, match="number of games"):
        ManyEnv("troia", 0)
    for longest in (0, -3, 2.5, "long"):
        with pytest.raises(kylix.KylixError, match="longest game"):
            ManyEnv("troia", longest=longest)  # type: ignore[arg-type]
    with pytest.raises(kylix.UnknownTitle):
        ManyEnv("chess")


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    made = module("troia").raw_env()
    made.reset(seed=1)
    before = kylix.dumps(made.table.s)
    wrong = made.table.actions.number("offer POSEIDON")
    for action in (wrong, -1, 9999, None, "draw", np.array([1, 2])):
        with pytest.raises((kylix.IllegalMove, kylix.BadMove)):
            made.step(action)
        assert kylix.dumps(made.table.s) == before
        assert made.agent_selection == "player_0"
    with pytest.raises(kylix.KylixError, match="reset"):
        module("troia").raw_env().table.act(1)
    with pytest.raises(kylix.KylixError, match="seed is a whole number"):
        made.reset(seed="one")
    assert kylix.dumps(made.table.s) == before
    made.reset(seed=np.int64(1))
    assert kylix.dumps(made.table.s) == before


def test_before_the_first_deal_there_is_nothing_to_see_or_to_do() -> None:
    calls: list[Callable[[Any], Any]] = [lambda env: env.last(), lambda env: env.step(1), lambda env: env.render()]
    for call in calls:
        with pytest.raises(AttributeError, match=r"call reset\(\) first"):
            call(module("troia").raw_env(render_mode="ansi"))
    with pytest.raises(AttributeError, match="'crown'"):
        _ = module("troia").raw_env().crown


def test_an_illegal_action_loses_where_that_is_wanted() -> None:
    made = module("troia").env(illegal="lose")
    made.reset(seed=1)
    made.step(made.unwrapped.table.actions.number("offer POSEIDON"))
    assert made.terminations == {"player_0": True, "player_1": True}
    assert made.rewards["player_0"] == -1
    single = SingleEnv("troia", ["random"], illegal="lose")
    single.reset(seed=1)
    wrong = int(np.flatnonzero(single.table.mask(0) == 0)[0])
    _, reward, over, _, _ = single.step(wrong)
    assert (reward, over) == (-1.0, True)


def test_a_wrong_action_among_many_changes_none_of_them() -> None:
    made = ManyEnv("troia", 4)
    with pytest.raises(kylix.KylixError, match="reset"):
        made.step([0] * 4)
    made.reset(seed=1)
    before = [kylix.dumps(s) for s in states(made)]
    good = made.sample()
    wrong = int(np.flatnonzero(made.masks[3] == 0)[0])
    for actions in ([*good[:3], wrong], good[:3], [*good[:3], 99999], [*good[:3], 0.5], None, 7):
        with pytest.raises((kylix.IllegalMove, kylix.BadMove)):
            made.step(actions)
        assert [kylix.dumps(s) for s in states(made)] == before
