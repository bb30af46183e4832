"""Clocks as numbers, with a clock of the test's own. A ledger that counts in whole milliseconds says what is right."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from depth import DEPTH
from kylix.server.club import clocks, timekeeper
from kylix.server.club.clocks import DAY, Clock, Pace
from kylix.server.club.timing import clock_of, row_of

LIVE = Pace("live", 600.0, 10.0)
DAYS = Pace("days", 2 * DAY, DAY, holidays=5)
START = 1_790_000_000.0
"""As large as the time of a store, so that what is lost in its last digits is seen."""


@dataclass
class Ledger:
    """The same in whole milliseconds, counted one stretch at a time."""

    pace: Pace
    rest: list[int]
    used: list[int] = field(default_factory=list)
    question: list[int] = field(default_factory=list)
    """Counted for the question that is open."""
    moved: list[bool] = field(default_factory=list)

    @classmethod
    def of(cls, pace: Pace, seats: int) -> Ledger:
        return cls(pace, [ms(pace.bank)] * seats, [0] * seats, [0] * seats, [False] * seats)

    def run(self, acting: set[int], span: int) -> None:
        for seat in acting:
            self.question[seat] += span

    def close(self, seat: int, free: bool) -> None:
        self.used[seat] += 0 if free else self.question[seat]
        self.question[seat] = 0

    def answer(self, seat: int, free: bool, acting: set[int]) -> None:
        self.close(seat, free)
        self.moved[seat] |= not free
        for each in range(len(self.rest)):
            if each not in acting:
                self.close(each, False)
                if self.moved[each]:
                    step, used = ms(self.pace.step), self.used[each]
                    gain = step - used if self.pace.kind == "live" else -max(0, used - step)
                    self.rest[each] = max(0, self.rest[each] + gain)
                    self.used[each], self.moved[each] = 0, False

    def left(self, seat: int) -> int:
        step = ms(self.pace.step) if self.pace.kind == "days" else 0
        return self.rest[seat] + step - self.used[seat] - self.question[seat]


def ms(seconds: float) -> int:
    return round(seconds * 1000)


def slept(pace: Pace, known: dict[int, Clock], gone: float, back: float) -> dict[int, Clock]:
    """No server was there: the clocks as rows, which a server changes that starts."""
    with closing(sqlite3.connect(":memory:")) as db:
        db.execute("CREATE TABLE clocks (seat, rest, used, since, moved, spent, away, holidays, due)")
        rows = [(seat, *row_of(clock), clocks.due(pace, clock)) for seat, clock in known.items()]
        db.executemany("INSERT INTO clocks VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
        statement = timekeeper.slept(gone, back)
        db.execute(statement.sql, statement.values)
        found = {seat: (clock_of(row), due) for seat, *row, due in db.execute("SELECT * FROM clocks")}
    for clock, due in found.values():
        assert due == (None if clocks.due(pace, clock) is None else pytest.approx(clocks.due(pace, clock), abs=0.01))
    return {seat: clock for seat, (clock, _) in found.items()}


def simulate(pace: Pace, seats: int, moves: int, roll: random.Random) -> float:
    """Moves, free answers, pauses, and restarts with a time between them; the greatest difference in seconds."""
    ledger, now, worst = Ledger.of(pace, seats), 0, 0.0
    acting = {roll.randrange(seats)}
    known = clocks.go_on(pace, {seat: clocks.first(pace) for seat in range(seats)}, START, acting)
    for _ in range(moves):
        for _ in range(roll.choice((1, 1, 1, 2, 3))):
            span = roll.randrange(int(1000 * pace.step * 1.2))
            now += span
            ledger.run(acting, span)
            if roll.random() < 0.3:  # the server is gone for a while
                gone, now = now, now + roll.randrange(100_000_000)
                known = slept(pace, known, START + gone / 1000, START + now / 1000)
            elif roll.random() < 0.2:  # a pause
                known = clocks.held(known, START + now / 1000)
                for seat in acting:
                    ledger.close(seat, False)
                now += roll.randrange(100_000_000)
                known = clocks.go_on(pace, known, START + now / 1000, acting)
        seat = roll.choice(sorted(acting))
        free = roll.random() < 0.25
        after = {other for other in acting if other != seat} or set(roll.sample(range(seats), roll.randint(1, seats)))
        if roll.random() < 0.3:
            after |= {seat}
        known = clocks.go_on(pace, known, START + now / 1000, after, {seat}, {seat} if free else set())
        ledger.answer(seat, free, after)
        acting = after
        found = [clocks.left(pace, known[each], START + now / 1000) for each in range(seats)]
        worst = max(worst, *(abs(found[each] - ledger.left(each) / 1000) for each in range(seats)))
    return worst


def test_a_thousand_moves_with_restarts_are_exact_to_a_tenth_of_a_second() -> None:
    for pace in (LIVE, DAYS):
        assert simulate(pace, 4, 1000, random.Random(7)) < 0.1


@settings(max_examples=DEPTH.examples, deadline=None)
@given(st.sampled_from([LIVE, DAYS]), st.integers(1, 6), st.integers(1, 80), st.randoms(use_true_random=False))
def test_clocks_agree_with_a_ledger(pace: Pace, seats: int, moves: int, roll: random.Random) -> None:
    assert simulate(pace, seats, moves, roll) < 0.1


def test_all_who_are_asked_are_counted_and_nobody_else() -> None:
    known = clocks.go_on(LIVE, {seat: clocks.first(LIVE) for seat in range(3)}, 0.0, {0, 2})
    assert [clocks.left(LIVE, known[seat], 30.0) for seat in range(3)] == [570.0, 600.0, 570.0]
    # One answers: the other one's clock runs on, from when it was asked.
    known = clocks.go_on(LIVE, known, 30.0, {2}, {0})
    assert known[0] == Clock(580.0, spent=30.0)
    assert clocks.left(LIVE, known[2], 50.0) == 550.0


def test_what_the_server_answers_costs_nothing_and_brings_nothing() -> None:
    known = clocks.go_on(LIVE, {0: clocks.first(LIVE)}, 0.0, {0})
    free = clocks.go_on(LIVE, known, 3.0, set(), {0}, {0})
    assert free[0] == Clock(600.0)
    # Between two answers of one's own, too.
    known = clocks.go_on(LIVE, known, 5.0, {0}, {0})
    known = clocks.go_on(LIVE, known, 8.0, {0}, {0}, {0})
    known = clocks.go_on(LIVE, known, 10.0, set(), {0})
    assert known[0].rest == 600.0 - 7.0 + 10.0


def test_another_question_than_before_is_counted_by_itself() -> None:
    """Somebody else's move changed it: the server's answer to the new one gives nothing of the old one back."""
    known = clocks.go_on(LIVE, {0: clocks.first(LIVE)}, 0.0, {0})
    known = clocks.go_on(LIVE, known, 20.0, {0}, other={0})
    known = clocks.go_on(LIVE, known, 23.0, set(), {0}, {0})
    assert clocks.left(LIVE, known[0], 99.0) == 580.0


def test_days_are_given_anew_each_time_and_the_reserve_is_not() -> None:
    known = clocks.go_on(DAYS, {0: clocks.first(DAYS)}, 0.0, {0})
    known = clocks.go_on(DAYS, known, 1.5 * DAY, set(), {0})
    assert known[0].rest == 1.5 * DAY
    known = clocks.go_on(DAYS, known, 9 * DAY, {0})
    assert clocks.left(DAYS, known[0], 9 * DAY) == 2.5 * DAY
    assert clocks.due(DAYS, known[0]) == 11.5 * DAY


def test_somebody_else_in_between_gives_no_new_days() -> None:
    """A seat that is interrupted has not answered: what it used stays used."""
    known = clocks.go_on(DAYS, {0: clocks.first(DAYS)}, 0.0, {0})
    known = clocks.go_on(DAYS, known, DAY, set())
    known = clocks.go_on(DAYS, known, 2 * DAY, {0})
    assert clocks.left(DAYS, known[0], 2 * DAY) == 2 * DAY


def test_nothing_is_due_where_nothing_is_to_happen() -> None:
    assert clocks.due(replace(LIVE, at_end="nothing"), Clock(5.0, since=0.0)) is None
    assert clocks.due(LIVE, Clock(5.0)) is None


def test_an_undo_gives_the_others_their_time_back_and_no_increments() -> None:
    known = clocks.go_on(LIVE, {seat: clocks.first(LIVE) for seat in range(2)}, 0.0, {0})
    then = known
    known = clocks.go_on(LIVE, known, 40.0, {1}, {0})  # 0 thought for 40 seconds
    back = clocks.go_on(LIVE, clocks.back_to(LIVE, known, then, 0, 340.0), 340.0, {0})  # and 1 for 300
    assert [clocks.left(LIVE, back[seat], 340.0) for seat in range(2)] == [560.0, 600.0]


def test_whoever_takes_back_with_little_time_does_not_lose_by_it() -> None:
    then = {0: Clock(12.0, since=0.0)}
    known = clocks.go_on(LIVE, then, 11.5, set(), {0})
    assert clocks.left(LIVE, known[0], 11.5) == 10.5
    back = clocks.back_to(LIVE, known, then, 0, 60.0)
    assert clocks.left(LIVE, back[0], 60.0) == clocks.TAKES_BACK


def test_a_holiday_stops_the_clock_of_one_seat() -> None:
    known = clocks.go_on(DAYS, {0: clocks.first(DAYS)}, 0.0, {0})[0]
    away = clocks.on_holiday(known, 2, DAY / 2)
    assert (away.holidays, clocks.left(DAYS, away, 2 * DAY)) == (3, 2.5 * DAY)
    assert clocks.due(DAYS, away) == 5 * DAY
    assert clocks.left(DAYS, away, 3 * DAY) == 2 * DAY
    # Who is asked something meanwhile has the whole time from its end on.
    rested = clocks.on_holiday(clocks.first(DAYS), 2, 0.0)
    assert clocks.due(DAYS, clocks.started(rested, DAY)) == 5 * DAY


def test_who_comes_back_has_some_time() -> None:
    assert clocks.ran_out(LIVE, Clock(5.0, since=0.0), 9.0).rest == 60.0
    assert clocks.ran_out(replace(LIVE, bank=30.0), Clock(5.0), 9.0).rest == 30.0
    assert clocks.left(DAYS, clocks.ran_out(DAYS, Clock(0.0, DAY), 0.0), 0.0) == DAY
