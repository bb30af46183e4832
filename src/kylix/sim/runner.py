"""Plays many games without people. The same seed gives the same games, whatever number of processes plays them."""

from __future__ import annotations

import math
import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from multiprocessing.synchronize import Event
from pathlib import Path
from time import perf_counter

from kylix.core.chance import Chance, mix
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit import record
from kylix.kit.components import Components
from kylix.kit.game import Setting
from kylix.kit.registry import game
from kylix.sim.tally import Tally

RANDOM = "random"
CHUNK = 50
CHUNKS_A_JOB = 8
MOVES_A_TURN = 500
"""A turn that takes more decisions than this on average never ends."""

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15

Chooser = Callable[[State, int], Move]


@dataclass(frozen=True)
class Plan:
    """What is played; it is sent to other processes, so it holds plain values only."""

    title: str
    players: tuple[str, ...]
    seed: int = 1
    options: Mapping[str, object] | None = None
    components: tuple[str, str] | None = None
    """Name and text of a component file."""
    records: str | None = None

    def setting(self) -> Setting:
        """The table, or KylixError with what is wrong with it."""
        title = game(self.title)
        parts = None
        if self.components is not None:
            name, text = self.components
            parts = Components.read(title.components, self.title, text, name)
        return title.setting(len(self.players), self.options, parts)

    def record_path(self, n: int) -> Path:
        assert self.records is not None
        return Path(self.records) / f"{self.title}-{self.seed}-{n:06}.jsonl"


class Endless(Exception):
    """A game that does not end within the bound of its title."""


def seed_of(seed: int, n: int) -> int:
    """The seed of game number n: what chance and every seat are derived from."""
    return mix((mix(seed & _MASK) + n * _GAMMA) & _MASK)


def chooser(name: str, seed: int) -> Chooser:
    """Who decides for a seat. A bot is given what its seat sees and a state that it cannot tell from the real one."""
    if name != RANDOM:
        return thinker(name, seed)
    roll = random.Random(seed).random

    def any_option(s: State, seat: int) -> Move:
        options = s.options(seat)
        return options[int(roll() * len(options))]

    return any_option


def thinker(name: str, seed: int) -> Chooser:
    from kylix import bots

    bot = bots.make(name, seed)
    seeds = random.Random(seed)

    def think(s: State, seat: int) -> Move:
        move = bot.choose(s.view(seat), s.options(seat), s.redeal(seat, seeds.getrandbits(64)))
        s.check(seat, move)
        return move

    return think


def play(s: State, choosers: list[Chooser], turn_bound: int) -> int:
    """Play to the end; the number of decisions. What is not legal raises, and so does a game without end."""
    decisions = 0
    limit = turn_bound * MOVES_A_TURN
    while s.to_act:
        seat = s.to_act[0]
        s.apply(seat, choosers[seat](s, seat))
        decisions += 1
        if s.turn > turn_bound or decisions > limit:
            raise Endless(f"the game was not over after {s.turn} turns and {decisions} decisions")
    return decisions


def play_one(plan: Plan, setting: Setting, n: int, tally: Tally) -> None:
    """Game number n. Set-up is not timed."""
    seed = seed_of(plan.seed, n)
    choosers = [chooser(name, mix(seed ^ (seat + 1))) for seat, name in enumerate(plan.players)]
    s: State | None = None
    start = perf_counter()
    try:
        s = setting.start(Chance(seed), recorded=plan.records is not None)
        start = perf_counter()
        decisions = play(s, choosers, setting.game.turn_bound)
        tally.add(s.turn, s.ranking(), s.scores(), decisions, perf_counter() - start)
    except Exception as error:  # whatever a rule raises is a finding, not the end of the run
        tally.fail(n, seed, f"{type(error).__name__}: {error}".rstrip(": "))
    if plan.records is not None and s is not None:
        # A game that went wrong may be recorded up to there, but need not be.
        with suppress(*(() if s.over else (Exception,))):
            record.save(plan.record_path(n), s, plan.players)


def play_range(plan: Plan, setting: Setting, first: int, count: int, stop: Callable[[], bool]) -> Tally:
    tally = Tally(setting.seats)
    for n in range(first, first + count):
        if stop():
            break
        play_one(plan, setting, n, tally)
    return tally


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(plan: Plan, games: int, first: int = 1, jobs: int = 1, tell: Callable[[int], None] | None = None) -> Tally:
    """Games number first to first+games-1. `tell` hears how many more are done."""
    setting = plan.setting()
    tally = Tally(setting.seats)
    size = max(1, min(CHUNK, math.ceil(games / (jobs * CHUNKS_A_JOB))))
    chunks = ((at, min(size, first + games - at)) for at in range(first, first + games, size))
    jobs = min(jobs, math.ceil(games / size))
    parts = in_processes(plan, chunks, jobs) if jobs > 1 else in_turn(plan, setting, chunks)
    for part in parts:
        tally.merge(part)
        if tell is not None:
            tell(part.games)
    return tally


def in_turn(plan: Plan, setting: Setting, chunks: Iterator[tuple[int, int]]) -> Iterator[Tally]:
    for at, count in chunks:
        yield play_range(plan, setting, at, count, lambda: False)


def in_processes(plan: Plan, chunks: Iterator[tuple[int, int]], jobs: int) -> Iterator[Tally]:
    """Chunks in any order. A few wait in line for each process, never all of them."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, begin_worker, (plan, stop))
    try:
        with deaf_to_interrupts():
            waiting = {pool.submit(work, *chunk) for chunk in islice(chunks, 2 * jobs)}
        while waiting:
            done: set[Future[Tally]]
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(work, *chunk) for chunk in islice(chunks, len(done))}
            for future in done:
                yield future.result()
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes started here leave Ctrl-C to this one, from their first moment on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Worker:
    """What a process of the pool knows."""

    plan: Plan
    setting: Setting
    stop: Event


def begin_worker(plan: Plan, stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Worker.plan, Worker.setting, Worker.stop = plan, plan.setting(), stop


def work(first: int, count: int) -> Tally:
    return play_range(Worker.plan, Worker.setting, first, count, Worker.stop.is_set)


def check_players(names: tuple[str, ...]) -> None:
    """KylixError for a name that nobody plays under."""
    for name in sorted(set(names) - {RANDOM}):
        thinker(name, 0)
