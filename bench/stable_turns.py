"""Whether the archon's turn is still the best one under ten times the nodes.

    PYTHONPATH=<compiled> python bench/stable_turns.py troia --positions 50 --nodes 200 --times 10 --seed 31

Positions are drawn from games of captains, some a game, of questions about which an archon thinks and which have more
than one turn. It is asked twice, with the nodes given and with so many times as many: in the same worlds, or with
`--other-worlds` in worlds that the deeper search deals for itself. *Same*: both find the same turn. *Loss*: what the
turn found first is worth less than the best one, both as the deeper search sees them. *As good*: by no more than half a
point, which no chance that is shown would tell apart.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from kylix import bots
from kylix.bots.budget import Budget
from kylix.bots.levels import Archon, Ranked
from kylix.bots.rollout import LookAheadBot, RolloutBot
from kylix.bots.title_bot import TitleBot
from kylix.bots.titles import title_bot_of
from kylix.bots.worlds import Worlds
from kylix.common.players import no_collection, seed_of
from kylix.core.chance import Chance
from kylix.core.state import State
from kylix.kit.registry import game, titles
from kylix.lab.shares import wilson

SEATS = {"parthenon": 3}
A_GAME = 4
"""Positions that are taken from one game."""
AS_GOOD = 0.005
"""Chances are shown in whole points."""


@dataclass(frozen=True)
class Plan:
    title: str
    nodes: int
    times: int
    other_worlds: bool


@dataclass(frozen=True)
class Asked:
    same: bool
    loss: float
    few: float
    many: float
    """Processor time of both answers, in seconds."""


def positions(title: str, level: str, seed: int, count: int) -> list[tuple[State, int]]:
    """Some positions of one game, as redealt to the seat that is asked."""
    s = game(title).setting(SEATS.get(title, 2)).start(Chance(seed), False)
    players = [bots.make(level, seed + seat) for seat in range(s.seats)]
    title_bot = title_bot_of(title, True)
    met: list[tuple[State, int]] = []
    while not s.over:
        seat = s.to_act[0]
        options, redealt = list(s.options(seat)), s.redeal(seat, seed + s.turn)
        begins = not getattr(players[seat], "plan", ())
        if begins and len(options) > 1 and not is_small(title_bot, redealt):
            met.append((redealt, seat))
        s.apply(seat, players[seat].choose(s.view(seat), options, redealt))
    random.Random(seed).shuffle(met)
    chosen = (one for one in met if len(title_bot.turns(*one)) > 1)
    return [one for one, _ in zip(chosen, range(count), strict=False)]


def is_small(title_bot: TitleBot, s: State) -> bool:
    """A question that an archon answers at first sight."""
    return isinstance(title_bot, (RolloutBot, LookAheadBot)) and not title_bot.weighty(s)


def asked(plan: Plan, redealt: State, seat: int, seed: int) -> Asked:
    title_bot = title_bot_of(plan.title, True)
    answers: list[Ranked] = []
    seconds: list[float] = []
    for nodes, dealt in ((plan.nodes, seed), (plan.times * plan.nodes, seed + plan.other_worlds)):
        begun = time.process_time()
        with no_collection():
            answers.append(Archon(seed, Budget(nodes=nodes)).rank(title_bot, Worlds(redealt, seat, dealt), seat))
        seconds.append(time.process_time() - begun)
    first, best = answers[0][0][0].key, answers[1][0]
    if first == best[0].key:
        return Asked(True, 0.0, seconds[0], seconds[1])
    values = {turn.key: value for turn, value in answers[1]}
    return Asked(False, max(0.0, best[1] - values[first]) if first in values else math.nan, seconds[0], seconds[1])


def of_one_game(plan: Plan, level: str, seed: int) -> list[Asked]:
    return [asked(plan, *one, seed) for one in positions(plan.title, level, seed, A_GAME)]


def tell(some: int, count: int) -> str:
    low, high = wilson(some, count)
    return f"{some / count:.1%} ({low:.1%} to {high:.1%})"


def told(plan: Plan, found: list[Asked]) -> str:
    count = len(found)
    same = sum(one.same for one in found)
    losses = sorted(one.loss for one in found if not math.isnan(one.loss))
    as_good = sum(loss <= AS_GOOD for loss in losses)
    nowhere = f", {count - len(losses)} turns not found again" if count > len(losses) else ""
    return (
        f"{game(plan.title).name}: {plan.nodes} and {plan.times * plan.nodes} nodes, {count} positions: "
        f"same {tell(same, count)}, as good {tell(as_good, count)}, "
        f"mean loss {100 * sum(losses) / len(losses):.2f} points, largest {100 * losses[-1]:.1f}{nowhere}; "
        f"{sum(one.few for one in found):.0f} s and {sum(one.many for one in found):.0f} s of processor time"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=titles())
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--nodes", type=int, default=200)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--other-worlds", action="store_true", help="the deeper search deals worlds for itself")
    parser.add_argument("--level", default="captain", help="whose games the positions are from")
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    plan = Plan(args.title, args.nodes, args.times, args.other_worlds)
    seeds = [seed_of(args.seed, n) for n in range(-(-args.positions // A_GAME))]
    found: list[Asked] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for some in pool.map(partial(of_one_game, plan, args.level), seeds):
            found += some
            print(told(plan, found[: args.positions]), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
