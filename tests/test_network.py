"""Networks: what they reckon, how they are fitted, and which of the bots think with them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pytest

import kylix
from kylix.bots import learn, train
from kylix.bots.levels import Archon, Captain
from kylix.bots.network import FINE, LARGEST, MOST, STEPS, Layers, Network, load, read
from kylix.bots.title_bot import Turn
from kylix.bots.titles import title_bot_of
from kylix.bots.training import learning_of, network_of
from kylix.common.workers import Chunk, Job, Stop, Workers, in_turn
from kylix.core.chance import Chance
from kylix.core.errors import KylixError
from kylix.kit.registry import game

R = TypeVar("R")
LEARNT = [title for title in kylix.games() if network_of(title).exists()]
MOST_BYTES = 1_000_000


def drawn(roll: random.Random, *sizes: int) -> Layers:
    """Random layers of whole numbers."""
    return [
        [[roll.randint(-2 * FINE, 2 * FINE) for _ in range(above + 1)] for _ in range(below)]
        for above, below in pairwise(sizes)
    ]


def one_by_one(layers: Layers, inputs: list[int]) -> float:
    """The same, unit by unit."""
    told, scale = inputs, 1
    for units in layers[:-1]:
        sums = [unit[0] * scale + sum(x * w for x, w in zip(told, unit[1:], strict=True)) for unit in units]
        told, scale = [min(MOST, max(0, one * STEPS // (FINE * scale))) for one in sums], STEPS
    last = layers[-1][0]
    return (last[0] * STEPS + sum(x * w for x, w in zip(told, last[1:], strict=True))) / (STEPS * FINE)


@pytest.mark.parametrize("sizes", [(7, 5, 1), (7, 33, 1), (12, 9, 4, 1)])
def test_units_side_by_side_come_to_what_each_comes_to_by_itself(sizes: tuple[int, ...]) -> None:
    roll = random.Random(4)
    layers = drawn(roll, *sizes)
    network = Network(layers)
    for _ in range(50):
        inputs = [roll.choice((0, 0, 1, roll.randint(-127, 127))) for _ in range(sizes[0])]
        assert network.total(inputs) == one_by_one(layers, inputs)


def test_weights_that_could_run_into_the_next_sum_are_refused() -> None:
    with pytest.raises(ValueError, match="too large"):
        Network([[[0, 1 << 24]], [[0, FINE]]])


def test_a_file_for_other_inputs_is_none(tmp_path: Path) -> None:
    file = tmp_path / "network.json"
    assert load(file, 3) is None
    made = {"title": "nine", "layers": drawn(random.Random(1), 3, 4, 1)}
    file.write_text(learn.text(made), encoding="utf-8")
    assert json.loads(file.read_text(encoding="utf-8")) == made
    assert load(file, 4) is None
    assert isinstance(load(file, 3), Network)


# --- fitting ----------------------------------------------------------------------------------------------------------


def test_it_learns_what_no_line_can_tell() -> None:
    """Won where exactly one of two is there. The whole numbers say what the fit says."""
    rows = np.array([[a, b, 100 * (a != b)] for a in (0, 1) for b in (0, 1)] * 400, dtype=np.int8)
    recipe = learn.Recipe(hidden=(8,), epochs=30, batch=32, rate=2e-2)
    fit = learn.Fit(recipe, rows, 1)
    layers = fit.run()
    assert fit.log_loss() < 0.2
    totals = [Network(layers).total([a, b]) for a in (0, 1) for b in (0, 1)]
    assert [total > 0 for total in totals] == [False, True, True, False]
    assert totals == pytest.approx(fit.forward(rows[:4, :-1])[-1][:, 0].tolist(), abs=0.05)
    assert learn.Fit(recipe, rows, 1).run() == layers
    assert learn.Fit(recipe, rows, 2).run() != layers


def test_it_learns_no_more_than_what_is_to_be_added_to_the_fit() -> None:
    """The first input is a sum that is right already; the network by itself says next to nothing then."""
    sums = np.random.default_rng(1).integers(-40, 41, 4000)
    won = np.random.default_rng(2).random(4000) < 1 / (1 + np.exp(-sums / 10))
    rows = np.stack([sums, np.ones_like(sums), 100 * won], axis=1).astype(np.int8)
    recipes = [learn.Recipe(hidden=(4,), epochs=8, batch=64, rate=1e-2, beyond=beyond) for beyond in (10.0, 0.0)]
    fits = [learn.Fit(recipe, rows, 1) for recipe in recipes]
    totals = [[network.total([x, 1]) for x in (-30, 30)] for network in [Network(fit.run()) for fit in fits]]
    assert max(map(abs, totals[0])) < 0.7
    assert totals[1][0] < -1.5 < 1.5 < totals[1][1]
    assert fits[0].sums()[:50] == pytest.approx(sums[:50] / 10, abs=0.7), "both together are the judgement"


def test_positions_are_told_how_those_after_them_are_judged() -> None:
    """Two games of two and one of three, each seat by itself; the last position of a game is told how that ended."""
    labels = [-1, -101, 0, 100, 0, 100, -101, -1, 100, 0, -1, -101, -1, 0, 100, 0]
    rows = np.array([[7, label] for label in labels], dtype=np.int8)
    assert learn.labels_of(rows).tolist() == [0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 0, 1, 0]
    chances = np.arange(16, dtype=np.float32) / 20
    told = learn.returns(rows, chances, 0.5).tolist()
    between = [(0.2 + 0) / 2, (0.25 + 1) / 2]
    first = [(0.1 + between[0]) / 2, (0.15 + between[1]) / 2]
    assert told[:6] == pytest.approx([*first, *between, 0, 1])
    assert told[6:10] == pytest.approx([(0.4 + 1) / 2, 0.45 / 2, 1, 0])
    assert told[10:] == pytest.approx([0.65 / 2, (0.7 + 1) / 2, 0.75 / 2, 0, 1, 0])
    assert learn.returns(rows, chances, 1.0).tolist() == learn.labels_of(rows).tolist()


def test_it_is_fitted_again_as_often_as_the_recipe_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time to labels that the fit before made; the rows of a game begin where the marks say."""
    told: list[Any] = []

    class Watched(learn.Fit):
        def run(self) -> Layers:
            told.append(self.labels)
            return super().run()

    monkeypatch.setattr(learn, "Fit", Watched)
    learn.learn("deukalion", 2, 5, recipe=learn.Recipe(hidden=(4,), epochs=1, outcome=0.5, again=2))
    assert len(told) == 3
    assert set(told[0].tolist()) == {0.0, 1.0}
    for labels in told[1:]:
        assert len(set(labels.tolist())) > 20
        assert (labels == told[0]).sum() >= 4, "in the last positions of both games"
    assert (told[1] != told[2]).any()


def test_a_title_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kylix.bots.training.training_of", lambda title: object())
    with pytest.raises(KylixError, match="troia has no network"):
        learning_of("troia")


def test_a_title_names_how_far_its_games_stray_and_how_its_network_is_fitted(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Parthenon a season has dozens of small questions."""
    training = learning_of("parthenon")
    strayed: list[float] = []

    def watched(turns: list[Turn], roll: random.Random, warmth: float) -> Turn:
        strayed.append(warmth)
        return train.pick(turns, roll, warmth)

    monkeypatch.setattr(learn, "pick", watched)
    recipes: list[learn.Recipe] = []

    def fitted(fit: learn.Fit) -> Layers:
        recipes.append(fit.recipe)
        return []

    monkeypatch.setattr(learn.Fit, "run", fitted)
    learn.learn("parthenon", 1, 3)
    assert set(strayed) <= set(training.WARMTHS)  # type: ignore[attr-defined]
    assert recipes == [training.RECIPE]  # type: ignore[attr-defined]


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two rounds; what lies in the folder is not played again, and the file is the same as that of a whole run."""
    monkeypatch.setattr(learn, "CHUNK", 1)
    recipe = learn.Recipe(hidden=(4,), epochs=1)
    whole = learn.learn("troia", 2, 5, rounds=2, folder=tmp_path, recipe=recipe)
    kept = sorted(tmp_path.glob("round-*.npy"))
    assert len(kept) == 4
    kept[-1].unlink()
    played: list[int] = []
    play = learn.play_some

    def counted(plan: learn.Plan, first: int, count: int, stop: Stop) -> Any:
        played.append(first)
        return play(plan, first, count, stop)

    monkeypatch.setattr(learn, "play_some", counted)
    assert learn.text(learn.learn("troia", 2, 5, rounds=2, folder=tmp_path, recipe=recipe)) == learn.text(whole)
    assert played == [2]
    with pytest.raises(KylixError, match="another run"):
        learn.learn("troia", 2, 6, folder=tmp_path, recipe=recipe)


class LastFirst(Workers):
    """They are ready with the last games first."""

    def play(self, job: Job[R], chunks: Iterator[Chunk], games: int) -> Iterator[tuple[Chunk, R]]:
        return in_turn(job, iter(list(chunks)[::-1]))


def test_whoever_is_ready_first_the_file_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "CHUNK", 1)
    monkeypatch.setattr(train, "CHUNK", 1)
    recipe = learn.Recipe(hidden=(4,), epochs=1, batch=16)
    networks = [learn.learn("troia", 3, 5, workers, recipe=recipe) for workers in (Workers(), LastFirst())]
    assert networks[0] == networks[1]
    weights = [train.train("troia", 3, 5, workers, 1) for workers in (Workers(), LastFirst())]
    assert weights[0] == weights[1]


# --- who thinks with it -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", LEARNT)
def test_the_file_is_small_and_names_how_it_was_made(title: str) -> None:
    made = json.loads(network_of(title).read_text(encoding="utf-8"))
    assert network_of(title).stat().st_size <= MOST_BYTES
    assert made["title"] == title
    assert {"seed", "games", "rounds", "figures"} <= set(made)


@pytest.mark.parametrize("title", LEARNT)
def test_the_archon_thinks_with_the_network_and_the_captain_with_the_fit(title: str) -> None:
    """In Parthenon the captain keeps its rules of thumb."""
    archon, captain = Archon(1).title_bot(title), Captain(1).title_bot(title)
    fit = learning_of(title).learner(None)
    s = game(title).setting(max(2, min(game(title).seats))).start(Chance(3), recorded=False)
    seat = s.to_act[0]
    assert captain.value(s, seat) == fit.able.value(s, seat) != archon.value(s, seat)
    assert fit.value(s, seat) != archon.value(s, seat)
    assert title_bot_of(title, fitted=False).value(s, seat) != archon.value(s, seat)


@pytest.mark.parametrize("title", LEARNT)
def test_with_a_set_that_the_network_did_not_learn_the_fit_judges(title: str, tmp_path: Path) -> None:
    file = tmp_path / "set.toml"
    file.write_text(f'[set]\ntitle = "{title}"\nid = "dear"\nextends = "base"\nabout = "x"\n', encoding="utf-8")
    s = game(title).setting(max(2, min(game(title).seats)), components=file).start(Chance(3), recorded=False)
    seat = s.to_act[0]
    learnt, fit = title_bot_of(title, fitted=True), learning_of(title).learner(None)
    assert learnt.value(s, seat) == fit.value(s, seat)
    assert [turn.value for turn in learnt.turns(s, seat)] == [turn.value for turn in fit.turns(s, seat)]


@pytest.mark.parametrize("title", LEARNT)
def test_what_it_is_told_fits_what_it_learnt(title: str) -> None:
    """In games at random, for every number of seats: as many numbers as it has inputs, none too large."""
    learning = learning_of(title)
    network = read(json.loads(network_of(title).read_text(encoding="utf-8")))
    roll = random.Random(8)
    for seats in game(title).seats:
        s = game(title).setting(seats).start(Chance(seats), recorded=False)
        while not s.over:
            found = [learning.inputs(s, seat) for seat in range(seats)]
            told = [one for one in found if one is not None]
            assert all(len(one) == network.inputs and max(map(abs, one)) <= LARGEST for one in told)
            seat = s.to_act[0]
            s.apply(seat, roll.choice(s.options(seat)))
