"""Reviewed games: each decision against the best turn, from what its seat could see."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from commands import run
from kylix.bots import review
from kylix.lab.replayed import Replayed
from kylix.lab.stretches import entries_of
from kylix.records import record
from kylix.testing import second

TESTS = Path(__file__).resolve().parent
GOLDEN = {
    "troia": "games/troia/golden/track.jsonl",
    "odysseus": "games/odysseus/golden/points.jsonl",
    "deukalion": "games/deukalion/golden/turn_limit.jsonl",
    "parthenon": "games/parthenon/golden/completed.jsonl",
}
NODES = 6


def past_of(title: str) -> Replayed:
    return Replayed.of(record.read(TESTS / GOLDEN[title]))


def made(past: Replayed) -> list[review.Decision]:
    return review.decisions(past.states, past.record, entries_of(past))


@pytest.mark.parametrize("title", sorted(GOLDEN))
def test_decisions_are_whole_and_each_move_is_in_one_at_most(title: str) -> None:
    past = past_of(title)
    found = made(past)
    assert found
    entries = [n for one in found for n in range(one.first, one.last + 1)]
    assert len(entries) == len(set(entries))
    for one in found:
        assert [past.record[n].seat for n in range(one.first, one.last + 1) if past.record[n].move] == [one.seat] * len(
            one.moves
        )
        assert one.seat in past.states[one.before].to_act
        lit = [n for n in range(one.first, one.last) if past.record[n].outcomes]
        assert not lit, "where chance falls something came to light, and another decision begins"


@pytest.mark.parametrize("title", sorted(GOLDEN))
def test_a_decision_is_judged_by_what_the_seat_could_see(title: str) -> None:
    """Two positions that differ in hidden facts only get the same judgement."""
    past = past_of(title)
    for n, one in enumerate(made(past)[2:5]):
        before = past.states[one.before]
        other = second(before, one.seat, random.Random(n))
        assert review.judged(one, before, NODES) == review.judged(one, other, NODES)


def test_the_best_turn_loses_nothing_and_others_lose_what_lies_between() -> None:
    past = past_of("troia")
    for one in made(past)[:6]:
        found = review.judged(one, past.states[one.before], NODES)
        assert 0.0 <= found.loss <= 1.0
        assert bool(found.better) or found.loss == 0.0
        if found.better:
            best = review.Decision(one.before, one.first, one.last, one.seat, one.turn, found.better)
            assert review.judged(best, past.states[one.before], NODES).loss == 0.0


@pytest.mark.parametrize(("loss", "kind"), [(0.0, ""), (0.05, "slip"), (0.1, "mistake"), (0.5, "blunder")])
def test_three_classes(loss: float, kind: str) -> None:
    assert next((name for name, least in review.CLASSES if loss >= least), "") == kind


def test_accuracy_is_a_hundred_without_loss_and_falls_with_it() -> None:
    assert review.accuracy([]) is None
    assert review.accuracy([0.0, 0.0]) == 100.0
    one, more = review.accuracy([0.0, 0.1]), review.accuracy([0.0, 0.3])
    assert one is not None
    assert more is not None
    assert more < one < 100.0


def test_the_command_tells_the_same_in_words_and_as_json() -> None:
    path = str(TESTS / GOLDEN["troia"])
    told = run("review", path, "--json", "--nodes", "2", "--seat", "G").json
    assert {one["seat"] for one in told["turns"]} == {"G"}
    assert told["players"][0]["accuracy"] is not None
    words = run("review", path, "--nodes", "2", "--seat", "G", "--lang", "fr").out
    assert "Précision" in words
