"""Measures the lessons: the player that knows only their advice against *novice* (docs/how-a-lesson-is-written.md).

    PYTHONPATH=src python bench/taught.py troia odysseus --games 400
    PYTHONPATH=src python bench/taught.py parthenon --seats 3 --games 200

It sits at every seat in turn, novices at all others. Exit code 1 where a share is below its bar.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from kylix.bots.taught import taught_of
from kylix.kit.registry import titles
from kylix.lab.shares import wilson
from kylix.learn.taught import Measured, play_one


def part(title: str, seats: int, seed: int, n: int) -> Measured:
    return play_one(title, seats, n, seed)


def table(title: str) -> list[str]:
    """The rows of docs/what-the-lessons-teach.md: each rule, and the steps that teach it."""
    taught = taught_of(title)
    assert taught is not None
    return [f"| {rule} | {', '.join(f'`{step}`' for step in steps)} |" for rule, steps in taught.RULES.items()]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("titles", nargs="*", default=[title for title in titles() if taught_of(title)])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2, help="how many play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--rules", action="store_true", help="print the rules and the steps that teach them instead")
    args = parser.parse_args()
    if args.rules:
        print("\n".join(row for title in args.titles for row in [f"\n## {title.capitalize()}\n", *table(title)]))
        return 0
    below = 0
    with ProcessPoolExecutor(args.jobs) as pool:
        for title in args.titles:
            found = Measured(args.seats)
            for one in pool.map(partial(part, title, args.seats, args.seed), range(args.games), chunksize=4):
                found.merge(one)
            low, high = wilson(found.won, found.games)
            told = f"{title}, {found.seats} seats, {found.games} games: {100 * found.share:.1f} % won"
            print(f"{told} (95 %: {100 * low:.0f} to {100 * high:.0f}), bar {100 * found.bar:.1f} %", flush=True)
            print(f"  {found.ahead:.1f} points ahead of the others")
            for rule, count in found.followed.most_common():
                print(f"  {rule}: {count / found.games:.1f} a game")
            below += not found.held
    return min(1, below)


if __name__ == "__main__":
    sys.exit(main())
