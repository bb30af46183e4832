"""What every title promises, checked in whole games: at every number of seats, and with every option on its own."""

from __future__ import annotations

import json
import random
import tempfile
from functools import cache
from pathlib import Path

import pytest

from kylix.core.chance import Chance
from kylix.core.errors import IllegalMove
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.game import Setting
from kylix.kit.registry import game
from kylix.records import record
from kylix.testing import checks
from kylix.testing.seconds import walk_twice

CLOSELY = 150
"""Moves of a game after which only some are looked at closely."""
OFTEN = 23
ASKED = 60


@cache
def questions(at: Setting) -> list[Move]:
    """Moves to ask about, legal or not."""
    return checks.all_moves(at)


def conform(title: str, games: int = 1, closely: int = CLOSELY) -> None:
    """Everything below. AssertionError says which promise is broken."""
    found = game(title)
    for seats in found.seats:
        for options in checks.option_sets(found, seats):
            at = found.setting(seats, options)
            for seed in range(games):
                check_game(at, seed, closely // 3 if options else closely)
        at = found.setting(seats)
        checks.check_fields(at.start(Chance(1)))
        check_redeals(at, 6)
        check_seconds(at, 9)
        check_refused(at, 3)
        check_ranking(at, 5)
        check_record(at, 11)


def check_game(at: Setting, seed: int, closely: int = CLOSELY) -> None:
    """A random game: options, clones, invariants, refusals and log at every move, the veil at some."""
    chooser = random.Random(seed)
    before: dict[int | None, str] = {}
    for n, s in enumerate(checks.walk(at, seed)):
        checks.check_invariants(s)
        if s.over:
            return
        if n > closely and n % OFTEN > 1:
            continue
        checks.check_options(s)
        checks.check_clone(s)
        if before and n % OFTEN != 0:
            checks.check_log(s, before)
        before = {seat: json.dumps(s.view(seat)) for seat in [None, *range(s.seats)]}
        if n % 7 == 0:
            checks.check_every_option_applies(s)
            checks.check_explain(s, some(at, chooser, ASKED))
            checks.check_round_trip(s)
        for seat in range(s.seats):
            checks.check_veil(s, seat, seed * 1000 + n, some(at, chooser, 3))


def check_seconds(at: Setting, seed: int, closely: int = CLOSELY) -> None:
    """Nothing that a seat is told or thinks with depends on what it cannot see."""
    chooser = random.Random(seed)
    differed = 0
    hidden = any(seen.who != "all" for seen in at.game.seen_by.values())
    for n, (s, other, seat) in enumerate(walk_twice(at, seed)):
        if n <= closely or n % OFTEN == 0:
            checks.check_alike(s, other, seat, n, [] if s.over else some(at, chooser, 3))
            differed += codec.digest(other) != codec.digest(s)
    assert differed or not hidden, "no second state was found"


def some(at: Setting, chooser: random.Random, count: int) -> list[Move]:
    return chooser.sample(questions(at), min(count, len(questions(at))))


def check_redeals(at: Setting, seed: int) -> None:
    """A redealt state can be played to the end; where something is hidden, not all redealt states are the same."""
    for n, s in enumerate(checks.walk(at, seed)):
        if n == 8 or s.over:
            redealt = [s.redeal(0, number) for number in range(12)]
            hidden = any(seen.who != "all" for seen in at.game.seen_by.values())
            assert s.over or not hidden or len({codec.digest(other) for other in redealt}) > 1, "nothing is dealt anew"
            finish(redealt[0], seed)
            return


def finish(s: State, seed: int) -> None:
    chooser = random.Random(seed)
    while not s.over:
        s.apply(s.to_act[0], chooser.choice(s.options(s.to_act[0])))
    checks.check_invariants(s)


def check_refused(at: Setting, seed: int) -> None:
    """A refused move has reasons and leaves the state as it was."""
    for s in checks.walk(at, seed):
        if s.over:
            return
        before = codec.digest(s)
        seat = s.to_act[0]
        for illegal in [move for move in questions(at) if move not in s.options(seat)][:1]:
            with pytest.raises(IllegalMove) as caught:
                s.play(seat, illegal)
            assert caught.value.reasons, "a refusal has a reason"
            assert codec.digest(s) == before, "a refused move changes nothing"


def check_ranking(at: Setting, seed: int) -> None:
    """Scores rank all seats, and the game says why it ended."""
    *_, s = checks.walk(at, seed)
    places = s.ranking()
    assert len(places) == len(s.scores()) == s.seats
    # Alone at the table, the place says whether the game itself was beaten.
    assert s.seats == 1 or all(place == 1 + sum(other < place for other in places) for place in places)
    assert at.game.result(s), "an end has a name"
    assert not s.to_act
    assert not any(s.options(seat) for seat in range(s.seats))


def check_record(at: Setting, seed: int) -> None:
    """A record replays to the same state."""
    *_, s = checks.walk(at, seed)
    with tempfile.TemporaryDirectory(prefix="kylix-record-") as folder:
        path = Path(folder, "game.jsonl")
        record.save(path, s)
        record.verify(record.read(path))
        assert codec.digest(record.replay(record.read(path))) == codec.digest(s)
