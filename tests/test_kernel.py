"""The kernel on a small title: common questions, free moves, standing rules, chance, records."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from commands import variables
from kylix import BadSeats, IllegalMove, KylixError
from kylix.core.chance import Chance, ChanceError, FixedChance, ProvableChance, mix, mix_native
from kylix.core.events import Event
from kylix.core.moves import Move, facts
from kylix.kit.names import named
from kylix.records.record import undo
from kylix.testing import Table, second
from kylix.testing.checks import check_alike, check_clone, check_explain, check_veil, walk
from titles.obolos import GAME as OBOLOS
from titles.obolos.moves import Bid, Boast
from titles.obolos.state import Obolos


def market(seed: int = 1, seats: int = 3) -> Table:
    return Table(OBOLOS.setting(seats).start(Chance(seed)))


def first_bid(t: Table, seat: str) -> str:
    return next(option for option in t.options_of(seat) if option.startswith("bid"))


def test_a_common_question_asks_all_seats_and_waits_for_all() -> None:
    t = market()
    assert t.asks == ["A", "B", "C"]
    t.play(f"B {first_bid(t, 'B')}")
    assert t.asks == ["A", "C"]
    assert t["points"] == [0, 0, 0]


def test_answers_stay_hidden_until_all_are_in() -> None:
    t = market()
    bid = first_bid(t, "A")
    t.play(f"A {bid}")
    assert t.s.view(0)["answered"] == [bid, None, None]
    assert t.s.view(1)["answered"] == [True, None, None]
    assert t.s.view(None)["answered"] == [True, None, None]


def test_an_answer_can_be_changed_until_all_are_in() -> None:
    t = market()
    low, *_, high = [option for option in t.options_of("A") if option.startswith("bid")]
    t.play(f"A {low}", f"A {high}", f"B {first_bid(t, 'B')}")
    assert t["answers"][0] == high
    t.play(f"C {first_bid(t, 'C')}")
    assert t["answers"] == [None, None, None]
    assert high.split()[1] not in t["hand"][0]
    assert low.split()[1] in t["hand"][0]


def test_a_redeal_draws_hidden_answers_anew() -> None:
    t = market()
    t.play(f"A {first_bid(t, 'A')}")
    seen = {repr(t.s.redeal(1, seed).answers[0]) for seed in range(40)}
    assert len(seen) > 3
    assert all(t.s.redeal(0, seed).answers[0] == t.s.answers[0] for seed in range(5))


def test_a_free_move_leaves_the_question_open() -> None:
    t = market()
    t.play("A boast")
    assert t["boasts"] == [1, 0, 0]
    assert t.question == "SecretBid"
    assert t.asks == ["A", "B", "C"]


def test_a_free_move_may_open_a_question_of_its_own_on_top() -> None:
    t = market()
    t.play(f"B {first_bid(t, 'B')}", "A boast", "A boast")
    assert t.asks == ["A"]
    assert t.question == "ChangeCoin"
    t.play("A keep")
    assert t.question == "SecretBid"
    assert t.asks == ["A", "C"]
    t.play("B boast", "B boast")
    assert t.asks == ["B"], "who has answered the question below is asked all the same"
    t.play("B keep")
    assert "boast" not in t.options_of("A")


def test_a_standing_rule_interrupts_before_the_next_question() -> None:
    t = market()
    while not t.s.over:
        for seat in t.asks:
            t.play(f"{seat} {t.options_of(seat)[0]}")
    assert max(t["points"]) == 2
    assert t["ended"] == 1


@pytest.mark.parametrize("seats", [2, 3])
def test_the_small_title_keeps_the_promises_of_every_game(seats: int) -> None:
    for seed in range(4):
        for n, s in enumerate(walk(OBOLOS.setting(seats), seed)):
            check_clone(s)
            for seat in range(seats):
                asked: list[Move] = [Bid(3), Boast()] if not s.over else []
                check_veil(s, seat, n, asked)
                check_alike(s, second(s, seat, random.Random(n)), seat, n, asked)
            if not s.over:
                check_explain(s, [Bid(coin) for coin in range(10)])


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    t = market()
    t.play("A boast", "A boast")
    assert t.refuses("B bid N1") == ["OBO-BOAST-2 not-asked"]
    assert t.facts("B bid N1") == {"seat": "A"}


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSeats, match="no seat 7"):
        market().s.view(7)
    with pytest.raises(BadSeats, match="no seat 'Z'"):
        market().play("Z boast")


def test_events_keep_their_secrets() -> None:
    event = Event("drew", {"seat": 1}, {1: {"cards": [4]}})
    assert event.seen_by(None) == {"seat": 1}
    assert event.seen_by(0) == {"seat": 1}
    assert event.seen_by(1) == {"seat": 1, "cards": [4]}


def test_undo_takes_ones_own_last_move_back_and_says_so_in_the_record() -> None:
    t = market()
    t.play("A boast")
    back = undo(t.s, 0)
    assert isinstance(back, Obolos)
    assert back.boasts == [0, 0, 0]
    assert back.record is not None
    assert [entry.back for entry in back.record] == [-1, -1, 0]
    with pytest.raises(KylixError, match="no move of yours"):
        undo(back, 0)


def test_undo_needs_consent_once_another_seat_has_moved() -> None:
    t = market()
    t.play("A boast", "B boast")
    with pytest.raises(KylixError, match="somebody else"):
        undo(t.s, 0)
    back = undo(t.s, 0, others_agree=True)
    assert isinstance(back, Obolos)
    assert back.boasts == [0, 0, 0]


def test_a_move_that_points_at_nothing_is_refused_like_any_other() -> None:
    s = OBOLOS.setting(3).start(Chance(1))
    with pytest.raises(IllegalMove):
        s.play(0, Bid(99))
    assert s.to_act == [0, 1, 2]


def test_moves_are_equal_by_what_they_point_at() -> None:
    assert Bid(3) == Bid(3)
    assert Bid(3) != Bid(4)
    assert len({Bid(3), Bid(3), Boast()}) == 2
    assert facts(Bid(3)) == {"coin": 3}
    assert facts(Boast()) == {}
    assert isinstance(Boast(), Move)


@given(seed=st.integers(), bound=st.integers(1, 1 << 40), n=st.integers(0, 1 << 30))
def test_chance_is_a_function_of_key_and_number_within_its_bound(seed: int, bound: int, n: int) -> None:
    assert 0 <= Chance(seed).outcome(n, bound) < bound
    assert Chance(seed).outcome(n, bound) == Chance(seed).outcome(n, bound)


@given(secret=st.binary(min_size=1, max_size=40), n=st.integers(0, 1000))
def test_provable_chance_depends_on_the_seats_numbers(secret: bytes, n: int) -> None:
    one, other = ProvableChance(secret, ["a", "b"]), ProvableChance(secret, ["a", "c"])
    assert one.commitment() == other.commitment()
    assert [one.outcome(n + at, 1 << 30) for at in range(3)] != [other.outcome(n + at, 1 << 30) for at in range(3)]


@given(st.integers(min_value=-(1 << 63), max_value=(1 << 63) - 1))
def test_native_numbers_are_mixed_like_any_others(x: int) -> None:
    span = 1 << 64
    assert mix_native(x) % span == mix(x % span)


@given(st.integers(), st.integers(0, 10**6), st.one_of(st.integers(1, 100), st.integers((1 << 31) - 9, (1 << 31) + 9)))
def test_quick_chance_is_the_chance_of_records(seed: int, n: int, bound: int) -> None:
    """Compiled rules take a short way to an outcome; it must lead to the same one."""
    chance = Chance(seed)
    assert chance.outcome(n, bound) == chance.uniform(n, bound) == chance.number(n, 0) % bound


def test_chance_favours_no_value() -> None:
    """Six thousand throws of a die: each face within five standard deviations of a thousand."""
    for chance in (Chance(5), ProvableChance(b"secret", ["1", "2"])):
        counts = [0] * 6
        for n in range(6000):
            counts[chance.outcome(n, 6)] += 1
        assert all(abs(count - 1000) < 5 * 29 for count in counts), counts


ALARMS = """
import signal
from kylix.core.chance import Chance

class Rung(Exception): pass

def ring(*_: object) -> None: raise Rung

signal.signal(signal.SIGALRM, ring)
heard = 0
for n in range(1000):
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.0004)
        while True:
            Chance(n).outcome(n, 52)
    except Rung:
        heard += 1
print(heard)
"""


@pytest.mark.skipif(os.name == "nt", reason="there are no alarms")
def test_a_signal_in_the_middle_of_chance_is_an_exception() -> None:
    """Compiled code used to abort there, so that Ctrl-C now and then ended a simulation with `out of memory`."""
    done = subprocess.run([sys.executable, "-P", "-c", ALARMS], env=variables(), capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (0, b"1000\n"), done.stderr


def test_fixed_chance_refuses_what_cannot_be() -> None:
    chance = FixedChance([2, 5], first=10)
    assert chance.outcome(10, 6) == 2
    with pytest.raises(ChanceError, match="below 5"):
        chance.outcome(11, 5)
    with pytest.raises(ChanceError, match="asked for"):
        chance.outcome(12, 6)


def test_ids_are_named_however_deep_they_lie_and_nothing_is_shared() -> None:
    names = {"card": ("A", "B")}
    found = named(names, "card", [0, -1, None, [1, []], [[0]], 7, True])
    assert found == ["A", None, None, ["B", []], [["A"]], "card 7", True]
    plain: list[Any] = [1, [2, [None]]]
    copy = named(names, "", plain)
    assert copy == plain
    assert copy is not plain
    assert copy[1] is not plain[1]
    assert copy[1][1] is not plain[1][1]
