"""How good the judgement of positions is as a seat sees them, beside the same with all hands open.

    PYTHONPATH=<compiled>:bench python bench/redealt_judgements.py --games 100 --seed 23

Bots of one level play each other. After every turn each seat's chance to win is judged twice: by the position as it is,
and as the mean over worlds that fit what the seat has seen. Both are held against how the game ended, by third of the
game: log loss, Brier score, and how often the chance was on the right side of the fair share. Games are of another seed
than those from which weights were fitted. Where a title has a network, the fitted weights judge the same positions.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from judgements import played

from kylix import bots
from kylix.bots.title_bot import shares
from kylix.bots.training import learning_of, network_of
from kylix.common.players import Judge, seed_of
from kylix.core.state import State
from kylix.kit.registry import game, titles
from kylix.lab.luck import worth
from kylix.lab.replayed import Replayed
from kylix.lab.stretches import stretches

WORLDS = 6
THIRDS = ("first", "middle", "last")
SURE = 0.005
"""No chance is held to be nearer to 0 or 1: one surprise would outweigh everything."""
SEATS = {"parthenon": 3}


@dataclass(frozen=True)
class Judged:
    by: str
    third: int
    open: float
    redealt: float
    won: float


def judges(title: str) -> dict[str, Judge]:
    """Who judges, by name."""
    if not network_of(title).exists():
        return {"fit": bots.judge(title)}
    return {"fit": learning_of(title).learner(None).value, "network": bots.judge(title)}


def judged(title: str, seats: int, level: str, seed: int) -> list[Judged]:
    end = played(title, seats, level, seed)
    won = shares(end.ranking())
    past = Replayed(end.setting)  # type: ignore[arg-type]
    past.extend(end.record or [])
    by_turn = {past.states[one.last].turn: past.states[one.last] for one in stretches(past)}
    states = [state for state in by_turn.values() if not state.over]
    return [
        Judged(by, 3 * at // len(states), worth(judge, state)[seat], redealt(judge, state, seat, seed + at), won[seat])
        for by, judge in judges(title).items()
        for at, state in enumerate(states)
        for seat in range(seats)
    ]


def redealt(judge: Judge, state: State, seat: int, seed: int) -> float:
    return sum(worth(judge, state.redeal(seat, seed + world))[seat] for world in range(WORLDS)) / WORLDS


def scored(found: list[tuple[float, float]], fair: float) -> str:
    """Log loss, Brier score and the share that was right, of chances and of what came of them."""
    log = brier = right = 0.0
    for chance, won in found:
        kept = min(1 - SURE, max(SURE, chance))
        log -= won * math.log(kept) + (1 - won) * math.log(1 - kept)
        brier += (chance - won) ** 2
        right += (chance > fair) == (won > fair)
    count = len(found)
    return f"{log / count:.3f} | {brier / count:.3f} | {100 * right / count:.1f} %"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", action="append", choices=titles(), help="only this one; may be given again")
    parser.add_argument("--level", default="captain")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=23)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    print(
        "| title | third | positions | judged by | open: log loss | Brier | right | redealt: log loss | Brier | right |"
    )
    print("|" + "---|" * 10)
    with ProcessPoolExecutor(args.jobs) as pool:
        for title in args.title or titles():
            seats = SEATS.get(title, 2)
            seeds = [seed_of(args.seed, n) for n in range(args.games)]
            by_third: dict[tuple[int, str], list[Judged]] = defaultdict(list)
            for one in pool.map(partial(judged, title, seats, args.level), seeds):
                for position in one:
                    by_third[position.third, position.by].append(position)
            for (third, by), found in sorted(by_third.items()):
                both = [[(one.open, one.won) for one in found], [(one.redealt, one.won) for one in found]]
                texts = " | ".join(scored(each, 1 / seats) for each in both)
                print(f"| {game(title).name} | {THIRDS[third]} | {len(found)} | {by} | {texts} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
