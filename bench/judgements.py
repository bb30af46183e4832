"""How the bots' judgement of positions comes out: of positions judged alike, how many were won?

    python bench/judgements.py troia --games 100 --seed 11

Bots of one level play each other; once a turn the position is judged for every seat, by turns of ten in a hundred. What
it prints goes into `measured.toml` of the title's bot, from where bands of chances are taken. Positions of one game are
not independent: intervals are those of as many games as a bin has seen, not of its positions.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from kylix import bots
from kylix.bots.title_bot import shares
from kylix.common.players import seed_of
from kylix.core.chance import Chance
from kylix.core.state import State
from kylix.kit.registry import game
from kylix.lab.luck import worth
from kylix.lab.replayed import Replayed
from kylix.lab.shares import wilson
from kylix.lab.stretches import stretches

BINS = 10


class Bin:
    def __init__(self) -> None:
        self.judged = 0.0
        self.won = 0.0
        self.positions = 0
        self.games: set[int] = set()


def played(title: str, seats: int, level: str, seed: int) -> State:
    s = game(title).setting(seats).start(Chance(seed))
    players = [bots.make(level, seed + seat) for seat in range(seats)]
    while not s.over:
        seat = s.to_act[0]
        move = players[seat].choose(s.view(seat), list(s.options(seat)), s.redeal(seat, seed + s.turn))
        s.apply(seat, move)
    return s


def judged(title: str, seats: int, level: str, seed: int) -> list[tuple[float, float]]:
    """One game: what positions were judged to be worth for a seat, and what came of it."""
    judge = bots.judge(title)
    s = played(title, seats, level, seed)
    won = shares(s.ranking())
    past = Replayed(s.setting)  # type: ignore[arg-type]
    past.extend(s.record or [])
    by_turn = {past.states[one.last].turn: past.states[one.last] for one in stretches(past)}
    states = [state for state in by_turn.values() if not state.over]
    return [(value, won[seat]) for state in states for seat, value in enumerate(worth(judge, state))]


def gather(title: str, seats: int, level: str, seeds: list[int], jobs: int) -> dict[int, Bin]:
    found: dict[int, Bin] = defaultdict(Bin)
    with ProcessPoolExecutor(jobs) as pool:
        for n, game_of in enumerate(pool.map(partial(judged, title, seats, level), seeds)):
            for value, won in game_of:
                one = found[min(BINS - 1, int(BINS * value))]
                one.judged += value
                one.won += won
                one.positions += 1
                one.games.add(n)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", default="sailor")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    seeds = [seed_of(args.seed, n) for n in range(args.games)]
    found = gather(args.title, args.players, args.level, seeds, args.jobs)
    print(f"# {Path(sys.argv[0]).name} {' '.join(sys.argv[1:])}")
    for at in sorted(found):
        one = found[at]
        games = len(one.games)
        low, high = wilson(round(games * one.won / one.positions, 6), games)
        judged = f"judged = {one.judged / one.positions:.3f}, low = {low:.3f}, high = {high:.3f}"
        print(f"  {{ {judged}, positions = {one.positions}, games = {games} }},")
    return 0


if __name__ == "__main__":
    sys.exit(main())
