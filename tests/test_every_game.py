"""The suite that every game runs: all titles, seat counts and options, at the positions of the corpus."""

from __future__ import annotations

import itertools
import json
import os
import random
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import kylix
from corpus import Options, name, random_game, setting, tables
from depth import DEPTH, ends
from kylix.core.chance import Chance
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.names import everybody
from kylix.records.record import read, save, verify
from kylix.testing import second, walk_twice
from kylix.testing.checks import (
    all_moves,
    check_alike,
    check_clone,
    check_every_option_applies,
    check_explain,
    check_fields,
    check_invariants,
    check_log,
    check_options,
    check_round_trip,
    check_veil,
    option_sets,
    setting_of,
    walk,
)

TABLES = [
    pytest.param(title, *table, id=f"{title}-{name(*table)}") for title in kylix.games() for table in tables(title)
]
DEFAULTS = [
    pytest.param(title, seats, id=f"{title}-{seats}")
    for title in kylix.games()
    for seats in ends(kylix.game(title).seats)
]


def test_every_number_of_seats_and_every_value_of_an_option_has_a_table() -> None:
    for title in kylix.games():
        game, found = kylix.game(title), tables(title)
        every = {(seats, tuple(options.items())) for seats in game.seats for options in option_sets(game, seats)}
        assert len(set(found)) == len(found)
        assert {(seats, ()) for seats in game.seats} <= set(found) <= every
        if DEPTH.option_tables != "none":
            assert {options for _, options in found} == {options for _, options in every}
        assert DEPTH.option_tables != "every" or set(found) == every


@cache
def questions(title: str, seats: int, options: Options = ()) -> list[kylix.Move]:
    return all_moves(setting(title, seats, options))


@pytest.mark.parametrize(("title", "seats", "options"), TABLES)
def test_random_games_end_and_keep_every_promise(title: str, seats: int, options: Options) -> None:
    """Options, clones, log and the veil at each position, refusals and texts at some."""
    moves = questions(title, seats, options)
    chooser = random.Random(7)
    for seed in range(1 if options else DEPTH.games):
        game = random_game(title, seats, options, seed)
        for n, (s, before) in enumerate(game[:-1]):
            check_options(s)
            check_clone(s)
            if before is not None:
                check_log(s, {seat: json.dumps(before.view(seat)) for seat in [None, *range(seats)]})
            if n % DEPTH.closely == 0:
                check_every_option_applies(s)
                check_explain(s, chooser.sample(moves, min(DEPTH.explained, len(moves))))
                check_round_trip(s)
            for seat in range(seats) if DEPTH.every_seat or (DEPTH.defaults and not options) else [n % seats]:
                check_veil(s, seat, seed * 1000 + n, chooser.sample(moves, 3))
        assert game[-1].s.over


@pytest.mark.parametrize(("title", "seats"), DEFAULTS)
def test_no_view_tells_more_than_it_should(title: str, seats: int) -> None:
    """Many views: each equals that of a state in which all hidden things were dealt anew, or changed by other means."""
    moves = questions(title, seats)
    wanted = DEPTH.views // len(kylix.game(title).seats)
    chooser = random.Random(5)
    compared = seed = 0
    while compared < wanted:
        played = random_game(title, seats, seed=seed)
        for s, _ in played[:: max(1, len(played) * seats // wanted)]:  # all through the game
            for seat in range(seats):
                asked = [] if s.over else chooser.sample(moves, 2)
                check_veil(s, seat, chooser.getrandbits(40), asked)
                check_alike(s, second(s, seat, chooser), seat, chooser.getrandbits(40), asked)
                compared += 1
        seed += 1


@pytest.mark.parametrize(("title", "seats"), DEFAULTS)
def test_other_draws_long_ago_are_not_told_either(title: str, seats: int) -> None:
    """Second states that went along with the game, at some questions of it."""
    moves = questions(title, seats)
    wanted = DEPTH.along // len(kylix.game(title).seats)
    chooser = random.Random(4)
    compared = differed = seed = 0
    while compared < wanted:
        for s, other, seat in itertools.islice(walk_twice(setting(title, seats), seed), 0, 30 * wanted, 7):
            check_alike(s, other, seat, compared, [] if s.over else chooser.sample(moves, 2))
            compared += 1
            differed += codec.digest(s) != codec.digest(other)
        seed += 1
    assert differed > 0.9 * compared


@pytest.mark.parametrize(("title", "seats"), DEFAULTS)
def test_a_redeal_really_deals_anew(title: str, seats: int) -> None:
    """Redealt states differ among each other, and can be played to the end."""
    for seed in range(DEPTH.redealt):
        found = random_game(title, seats, seed=seed)
        s = found[min(8, len(found) // 2)].s
        redealt = [s.redeal(0, at) for at in range(12)]
        assert len({codec.digest(other) for other in redealt}) > 6
        finish(redealt[0], seed)


def finish(s: State, seed: int) -> None:
    chooser = random.Random(seed)
    while not s.over:
        seat = s.to_act[0]
        s.apply(seat, chooser.choice(s.options(seat)))
    check_invariants(s)


@pytest.mark.parametrize(("title", "seats"), DEFAULTS)
def test_a_refused_move_leaves_the_state_as_it_was(title: str, seats: int) -> None:
    for s, _ in random_game(title, seats)[:-1]:
        before = codec.digest(s)
        seat = s.to_act[0]
        illegal = next(move for move in questions(title, seats) if move not in s.options(seat))
        with pytest.raises(kylix.IllegalMove) as caught:
            s.play(seat, illegal)
        assert caught.value.reasons
        assert codec.digest(s) == before


@pytest.mark.parametrize(("title", "seats"), DEFAULTS)
def test_scores_rank_all_seats(title: str, seats: int) -> None:
    for seed in range(DEPTH.redealt):
        s = random_game(title, seats, seed=seed)[-1].s
        places = s.ranking()
        assert len(places) == len(s.scores()) == seats
        # Alone at the table, the place says whether the game itself was beaten.
        assert seats == 1 or all(place == 1 + sum(other < place for other in places) for place in places)
        assert setting_of(s).game.result(s)
        assert s.to_act == []
        assert all(s.options(seat) == [] for seat in range(seats))


@pytest.mark.parametrize(("title", "seats"), DEFAULTS)
def test_no_field_is_outside_seen_by(title: str, seats: int) -> None:
    check_fields(setting(title, seats).start(Chance(1)))


@pytest.mark.parametrize("title", kylix.games())
def test_a_record_replays_in_another_process_and_another_tree(title: str, tmp_path: Path) -> None:
    """Same states with another hash seed, interpreted and compiled."""
    digests, files = [], []
    for seats in kylix.game(title).seats:
        s = [s for s, _ in random_game(title, seats) if len(s.record or []) <= DEPTH.recorded][-1]
        file = tmp_path / f"{seats}.jsonl"
        save(file, s)
        verify(read(file))
        files.append(str(file))
        digests.append(codec.digest(s))
    script = "import sys, kylix as k; print(*[k.kit.codec.digest(k.load(file)) for file in sys.argv[1:]])"
    trees = {os.environ[name] for name in ("KYLIX_PLAIN", "KYLIX_COMPILED") if name in os.environ}
    for tree in trees or {str(Path(kylix.__file__).parent.parent)}:
        environment = {**os.environ, "PYTHONPATH": tree, "PYTHONHASHSEED": "4321"}
        command = [sys.executable, "-P", "-c", script, *files]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        assert done.stdout.split() == digests


def test_this_is_the_tree_that_was_asked_for() -> None:
    """The launcher says which tree it means to test."""
    compiled = not str(sys.modules["kylix.core.state"].__file__).endswith(".py")
    expected = os.environ.get("KYLIX_EXPECT")
    assert expected is None or (expected == "compiled") == compiled


# --- planted faults: the checks above must be able to fail ------------------------------------------------------------


def middle() -> State:
    """A game of Troia in its middle."""
    states = walk(setting("troia", 2), 5)
    for _ in range(30):
        next(states)
    return next(states)


def zone(s: State, name: str) -> list[list[int]]:
    """A field of a title, of whose type the suite knows nothing."""
    found: list[list[int]] = getattr(s, name)
    return found


def test_a_planted_leak_is_caught() -> None:
    """A deck that everybody sees is not the same after a redeal."""
    game = kylix.game("troia")
    leaky = replace(game, seen_by={**game.seen_by, "deck": everybody("card")}).setting(2)
    s = next(walk(leaky, 1))
    with pytest.raises(AssertionError, match="can tell a redealt state"):
        check_veil(s, 0, 1, [])


def test_a_planted_leak_in_the_log_is_caught() -> None:
    s = middle()
    assert s.record is not None
    hidden = zone(s, "deck")[0][0]
    s.record[-1].events.append(kylix.Event("drew", {"seat": 0, "cards": [hidden]}))
    with pytest.raises(AssertionError, match="tells seat"):
        check_log(s, {None: "", 0: "", 1: ""})


def test_a_planted_shallow_copy_is_caught() -> None:
    """A clone that shares one hand with its original."""

    def shallow(s: State) -> State:
        other = s.clone()
        zone(other, "hand")[0] = zone(s, "hand")[0]
        return other

    with pytest.raises(AssertionError, match="shares hand"):
        check_clone(middle(), shallow)


def test_a_planted_lost_card_is_caught() -> None:
    s = middle()
    zone(s, "deck")[0].pop()
    with pytest.raises(AssertionError, match="every card is in one place"):
        check_invariants(s)


def test_a_planted_field_without_an_owner_is_caught() -> None:
    game = kylix.game("troia")
    fewer = {name: seen for name, seen in game.seen_by.items() if name != "track"}
    with pytest.raises(AssertionError, match="SEEN_BY"):
        check_fields(replace(game, seen_by=fewer).setting(2).start(Chance(1)))
