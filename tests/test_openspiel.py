"""OpenSpiel: its own tests pass, what is resampled looks the same, and what is wrong is told."""

from __future__ import annotations

import pickle
import random
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment

from commands import program, variables
from depth import DEPTH
from kylix.core.errors import BadSeats, KylixError
from kylix.rl.openspiel import NOTHING  # the module registers the games
from kylix.testing import walk_twice

ROOT = Path(__file__).resolve().parent.parent
SHORT = [
    "kylix_troia",
    "kylix_troia(options=gods:random_faces)",
    "kylix_odysseus(players=1)",
    "kylix_odysseus(players=3)",
]
LONG = ["kylix_deukalion(players=3)", "kylix_parthenon(players=4)"]
WHOLE = ["kylix_deukalion(players=3)", "kylix_parthenon(players=3)"]
if not DEPTH.whole_openspiel:
    WHOLE = ["kylix_deukalion(players=3,options=max_turns:20)", "kylix_parthenon(players=3,options=offers:0)"]
"""A random game is thousands of decisions: seconds on the compiled rules, as long as no step looks at all before it."""


def steps(name: str, most: int, seed: int = 1) -> Any:
    """The states of a random game at which somebody is asked."""
    chance = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal() and most:
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
            continue
        yield state
        state.apply_action(chance.choice(state.legal_actions()))
        most -= 1


@pytest.mark.parametrize("name", [*SHORT, *WHOLE])
def test_the_simulation_test_of_openspiel_passes_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [*SHORT, *LONG])
@pytest.mark.filterwarnings("ignore")
def test_the_python_games_test_of_openspiel_passes(name: str) -> None:
    """Copies, pickled games, types and states, returns within their bounds: its own test, of the installed package."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest  # a test case, which pytest would take for ours

    np.random.seed(1)
    GamesSimTest().sim_game(pyspiel.load_game(name))


def test_a_pickled_game_is_read_where_the_games_are_not_known_yet() -> None:
    pickled = pickle.dumps(pyspiel.load_game("kylix_odysseus_sampled(players=3)"))
    told = example("-c", f"import pickle; print(pickle.loads({pickled!r}))")
    assert told.startswith("kylix_odysseus_sampled(")
    assert "players=3" in told


def test_the_learners_of_openspiel_have_an_environment() -> None:
    made = rl_environment.Environment("kylix_odysseus", players=3)
    np.random.seed(1)
    now = made.reset()
    while not now.last():
        player = now.observations["current_player"]
        assert len(now.observations["info_state"][player]) == made.observation_spec()["info_state"][0]
        now = made.step([np.random.choice(now.observations["legal_actions"][player])])
    assert sum(now.rewards) == pytest.approx(0)


@pytest.mark.parametrize("name", ["kylix_troia_sampled", "kylix_odysseus_sampled(players=2)"])
def test_sampled_chance_passes_without(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", [*SHORT, *LONG])
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    others = 0
    for state in steps(name, 60):
        player = state.current_player()
        other = state.resample_from_infostate(player, random.Random(5).random)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert np.array_equal(other.information_state_tensor(player), state.information_state_tensor(player))
        others += str(other) != str(state)
    assert others


@pytest.mark.parametrize("name", LONG)
def test_long_games_clone_and_come_back_from_text(name: str) -> None:
    for at, state in enumerate(steps(name, 40)):
        if at % 8 == 0:
            _, back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
            assert str(back) == str(state) == str(state.clone())
            assert back.legal_actions() == state.legal_actions()


def test_memories_of_long_games_stay_short_and_tell_them_apart() -> None:
    """What is far back is folded; every entry still counts, and the counts of actions stay whole."""
    played = [entry % 7 - 3 for entry in range(1000)]
    memory = NOTHING
    for entry in played:
        memory = memory.add(entry)
    assert len(str(memory)) < 2000
    for other in (0, 300, 999):
        another = NOTHING
        for at, entry in enumerate(played):
            another = another.add(entry + (at == other))
        assert str(another) != str(memory)
    counts = Counter(memory.counts) + Counter(entry for entry in memory.recent if entry >= 0)
    assert counts == Counter(entry for entry in played if entry >= 0)
    assert pickle.loads(pickle.dumps(memory)) == memory


def test_observations_tell_nothing_hidden() -> None:
    """Strings and tensors of pairs that differ in hidden facts only, made without redealing."""
    game = pyspiel.load_game("kylix_troia")
    pair = [game.new_initial_state() for _ in range(2)]
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    for s, twin, seat in walk_twice(game.table.setting, 4):
        told = []
        for state, inner in zip(pair, (s, twin), strict=True):
            state.box.s = inner
            observer.set_from(state, seat)
            told.append((observer.tensor.tolist(), observer.string_from(state, seat)))
        assert told[0] == told[1]


def test_the_sum_is_nothing_for_any_number_of_players() -> None:
    for name in ("kylix_troia", "kylix_odysseus(players=3)"):
        game = pyspiel.load_game(name)
        assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
        *_, last = steps(name, 10**6)
        assert last.is_terminal()
        assert sum(last.returns()) == pytest.approx(0)


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("kylix_troia(players=3)", BadSeats),
        ("kylix_troia(options=gods)", KylixError),
        ("kylix_troia(options=gods:none)", KylixError),
        ("kylix_troia(components=nowhere.toml)", KylixError),
        ("kylix_chess", Exception),
    ],
)
def test_what_cannot_be_played_is_told(name: str, error: type[Exception]) -> None:
    with pytest.raises((error, pyspiel.SpielError)):
        pyspiel.load_game(name)


def example(*words: str) -> str:
    command = [sys.executable, *words]
    done = subprocess.run(command, cwd=ROOT, env=variables(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_example_of_search_runs() -> None:
    """Fair and open, with both evaluators; the same seed gives the same game."""
    few = ("random", "--games", "1", "--simulations", "2", "--title", "odysseus")
    told = example("examples/openspiel_mcts.py", *few)
    assert "ISMCTS, 2 simulations, against random" in told
    again = program(ROOT / "examples" / "openspiel_mcts.py", *few)
    assert told.split("processor")[0].rsplit(",", 1)[0] == again.rsplit(",", 1)[0]
    assert "MCTS, open, 2 simulations" in program(ROOT / "examples" / "openspiel_mcts.py", *few, "--open")


def test_a_state_hands_out_its_position() -> None:
    state = pyspiel.load_game("kylix_troia").new_initial_state()
    with pytest.raises(KylixError, match="nothing has been dealt"):
        _ = state.position
    for one in steps("kylix_troia", 5):
        player = one.current_player()
        options = one.get_game().table.actions.legal(one.position, player)
        assert sorted(options) == one.legal_actions()


def test_regret_minimisation_makes_a_small_troia_harder_to_exploit() -> None:
    """On two deals of the set in examples/, or on six; chance is seeded there."""
    few = ("100", "9") if DEPTH.whole_openspiel else ("40", "10")
    told = program(ROOT / "examples" / "openspiel_cfr.py", *few)
    before, after = (float(value) for value in re.findall(r"NashConv (\S+)", told))
    assert 0 <= after < before / 4
