"""Look for holes in the veil: states that differ in hidden facts only, made without `redeal`.

For each title: views, prompts, options, refusals, derived figures; worlds dealt from both; hints; and at each level the
turns of bots as the laboratory asks them, and as the server does: all that they are sent, and what their processes
answer. Games are played at random, every second round of them by novices. Every difference is printed.

Run: PYTHONPATH=<compiled>:bench python bench/veil.py [TITLE ...] [--views 10000] [--worlds 1000] [--hints 300]
     [--turns 1000] [--served 1000]
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial

from served_turns import processor_seconds

from kylix import bots
from kylix.bots.plans import Plan
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.game import Game, Setting
from kylix.kit.registry import game, titles
from kylix.server import bot_pool, hints
from kylix.server.bot_pool import BotPool, Question
from kylix.server.lanes import at_once
from kylix.testing.checks import all_moves, check_invariants, setting_of, told
from kylix.testing.seconds import walk_twice

LEVELS = ("novice", "deckhand", "sailor", "captain", "archon:nodes=8")
SECRET = b"of a table"
PLAYED_ON = 20
"""Of so many worlds one is played to the end."""


class Novices:
    """Who plays every second game, so that positions are not all of random ones."""

    def __init__(self, seats: int, seed: int) -> None:
        self.players = [bots.make("novice", seed + seat) for seat in range(seats)]
        self.n = 0

    def __call__(self, s: State, seat: int) -> Move:
        self.n += 1
        return self.players[seat].choose(s.view(seat), list(s.options(seat)), s.redeal(seat, self.n))


class Served:
    """The processes in which a server lets its bots think."""

    def __init__(self) -> None:
        self.pool = BotPool(1, 0.0)
        self.pool.start()
        self.runner = asyncio.Runner()

    def plans(self, asked: list[Question]) -> list[Plan]:
        return self.runner.run(self.each(asked))

    async def each(self, asked: list[Question]) -> list[Plan]:
        return [await self.pool.plan(one, at_once) for one in asked]

    def stop(self) -> None:
        self.pool.stop()
        self.runner.close()


@cache
def setting(found: Game, seats: int) -> Setting:
    return found.setting(seats)


@cache
def questions(at: Setting) -> list[Move]:
    return all_moves(at)


def pairs(found: Game, seed: int, stride: int) -> Iterator[tuple[State, State, int]]:
    """Real and second states and the seat, without end: all numbers of seats in turn, every so many questions."""
    for number in itertools.count(seed):
        at = setting(found, found.seats[number % len(found.seats)])
        pick = Novices(at.seats, number) if number // len(found.seats) % 2 else None
        yield from itertools.islice(walk_twice(at, number, pick), number % stride, None, stride)


def spent() -> float:
    """Processor time of this process and of those that think for it."""
    return time.process_time() + processor_seconds(os.getpid())


class Bench:
    """One title: what was compared, and what differed."""

    def __init__(self, title: str, server: Served) -> None:
        self.game = game(title)
        self.server = server
        self.compared: Counter[str] = Counter()
        self.wrong: Counter[str] = Counter()
        self.others = 0

    def compare(self, what: str, one: object, other: object, s: State, seat: int) -> None:
        self.compared[what] += 1
        if one != other:
            self.wrong[what] += 1
            asked = type(s.stack[-1]).__name__ if s.stack else "over"
            print(
                f"  {self.game.title}, {s.seats} seats, seat {seat}, turn {s.turn}, {asked}: {what} differ", flush=True
            )

    def measure(self, what: str, part: Callable[[int], None], count: int) -> None:
        """One part, told as soon as it is done."""
        began = spent()
        known = set(self.compared)
        part(count)
        print(f"{self.game.title}, {what}: {spent() - began:.0f} s of processor time")
        for name in self.compared:
            if name not in known:
                print(f"  {name}: {self.compared[name]} compared, {self.wrong[name]} differ", flush=True)

    def views(self, count: int) -> None:
        chooser = random.Random(1)
        for s, other, seat in itertools.islice(pairs(self.game, 0, 5), count):
            moves = [] if s.over else chooser.sample(questions(setting_of(s)), 3)
            one, two = told(s, seat, moves), told(other, seat, moves)
            for what in one:
                self.compare(what, one[what], two[what], s, seat)
            self.compare("public", told(s, None, []), told(other, None, []), s, seat)
            self.others += codec.digest(s) != codec.digest(other)
        print(f"{self.others} of {count} second states are others than the real ones")

    def worlds(self, count: int) -> None:
        for n, (s, other, seat) in enumerate(itertools.islice(pairs(self.game, 1000, 11), count)):
            world = s.redeal(seat, n)
            self.compare("worlds", codec.digest(world), codec.digest(other.redeal(seat, n)), s, seat)
            self.compare("views of worlds", s.view(seat), world.view(seat), s, seat)
            check_invariants(world)
            if n % PLAYED_ON == 0:
                world.playout(n)
                check_invariants(world)

    def asked(self, count: int, seed: int) -> Iterator[tuple[int, State, State, int]]:
        """Where the seat is asked and has a choice."""
        fitting = (
            (s, other, seat)
            for s, other, seat in pairs(self.game, seed, 3)
            if seat in s.to_act and len(s.options(seat)) > 1
        )
        for n, (s, other, seat) in enumerate(itertools.islice(fitting, 0, count * 4, 4)):
            yield n, s, other, seat

    def turns(self, level: str, count: int) -> None:
        for n, s, other, seat in self.asked(count, 2000):
            answers = [
                bots.make(level, n).choose(state.view(seat), list(state.options(seat)), state.redeal(seat, deal))
                for state, deal in ((s, n), (other, n + 1))
            ]
            self.compare(f"turns of {level}", answers[0], answers[1], s, seat)

    def served(self, level: str, count: int) -> None:
        for n, s, other, seat in self.asked(count, 4000):
            asked = [bot_pool.question(state, seat, level, SECRET, n) for state in (s, other)]
            self.compare(f"what {level} is sent", asked[0], asked[1], s, seat)
            plans = self.server.plans(asked)
            self.compare(f"served turns of {level}", plans[0], plans[1], s, seat)

    def hints(self, count: int) -> None:
        for _, s, other, seat in self.asked(count, 3000):
            found = [hints.advise(hints.question(state, seat, "captain")) for state in (s, other)]
            self.compare("hints", found[0], found[1], s, seat)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=list(titles()))
    for name, count in (("views", 10_000), ("worlds", 1000), ("hints", 300), ("turns", 1000), ("served", 1000)):
        parser.add_argument(f"--{name}", type=int, default=count)
    wanted = parser.parse_args()
    holes = 0
    server = Served()
    for title in wanted.titles:
        bench = Bench(title, server)
        bench.measure("views", bench.views, wanted.views)
        bench.measure("worlds", bench.worlds, wanted.worlds)
        bench.measure("hints", bench.hints, wanted.hints)
        for level in LEVELS:
            bench.measure(f"turns of {level}", partial(bench.turns, level), wanted.turns)
            bench.measure(f"served turns of {level}", partial(bench.served, level), wanted.served)
        holes += sum(bench.wrong.values())
    server.stop()
    return 1 if holes else 0


if __name__ == "__main__":
    sys.exit(main())
