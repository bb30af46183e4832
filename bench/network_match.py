"""What a network is worth beside the fitted weights, the same way of thinking on both sides.

    PYTHONPATH=<compiled> python bench/network_match.py odysseus --games 200 --seed 31
    PYTHONPATH=<compiled> python bench/network_match.py odysseus --nodes 200 --against 240 --games 60 --seed 32
    PYTHONPATH=<compiled> python bench/network_match.py odysseus --nodes 200 --alone 4 --games 100 --seed 33

Without nodes both take the best turn at first sight, in four worlds; with nodes both search as the archon does. Each
deal is played from both sides, and the interval is by pairs of games. Alone the same deals are played by the one, then
by the other, at a difficulty of the Automa. Processor time is told for both, so that `--against` can make it equal.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from kylix.bots.budget import Budget
from kylix.bots.levels import Archon, Ranked, over_worlds
from kylix.bots.network import read
from kylix.bots.title_bot import TitleBot
from kylix.bots.training import learning_of, network_of
from kylix.bots.worlds import Worlds
from kylix.common.players import seed_of
from kylix.core.chance import Chance
from kylix.core.state import State
from kylix.kit.registry import game

WORLDS = 4
NETWORK, FIT = 0, 1
OFTEN = 5
"""So many deals after each other are played before it is told how things stand: a run may be ended early."""

Deal = tuple[list[float], list[float]]
"""What the network and the fit won of a deal, and the processor time they spent on it."""


class Thinker(Archon):
    """An archon with a judgement that is given to it; without nodes it trusts its first sight."""

    def __init__(self, seed: int, judgement: TitleBot, nodes: int | None) -> None:
        super().__init__(seed, Budget(nodes=nodes) if nodes else None)
        self.judgement = judgement

    def title_bot(self, title: str) -> TitleBot:
        return self.judgement

    def rank(self, title_bot: TitleBot, worlds: Worlds, seat: int) -> Ranked:
        if self.budget is not None:
            return super().rank(title_bot, worlds, seat)
        return over_worlds([title_bot.turns(worlds[n], seat) for n in range(WORLDS)])


@dataclass(frozen=True)
class Match:
    title: str
    file: Path
    nodes: tuple[int | None, int | None]
    alone: int | None
    has_own: bool
    """Whether the title has a network of its own for the game alone, and it is alone."""

    def thinkers(self, seed: int) -> list[Thinker]:
        network = read(json.loads(self.file.read_text(encoding="utf-8")))
        learning = learning_of(self.title, self.has_own)
        judgements = (learning.learner(network), learning_of(self.title).learner(None))
        return [Thinker(seed + at, judgement, self.nodes[at]) for at, judgement in enumerate(judgements)]

    def start(self, seed: int) -> State:
        options = {} if self.alone is None else {"difficulty": self.alone}
        return game(self.title).setting(2 if self.alone is None else 1, options).start(Chance(seed), False)

    def play(self, seed: int, seated: tuple[int, ...], spent: list[float]) -> list[float]:
        """What each seat won of one game; `seated`: who sits where."""
        thinkers = self.thinkers(seed)
        s = self.start(seed)
        while not s.over:
            seat = s.to_act[0]
            view, options, redealt = s.view(seat), list(s.options(seat)), s.redeal(seat, seed + s.turn)
            begun = time.process_time()
            move = thinkers[seated[seat]].choose(view, options, redealt)
            spent[seated[seat]] += time.process_time() - begun
            s.apply(seat, move)
        return [thinkers[FIT].judgement.value(s, seat) for seat in range(s.seats)]


def pair(match: Match, seed: int) -> Deal:
    """One deal from both sides, or alone by both."""
    spent = [0.0, 0.0]
    if match.alone is not None:
        return [match.play(seed, (who,), spent)[0] for who in (NETWORK, FIT)], spent
    here = match.play(seed, (NETWORK, FIT), spent)
    there = match.play(seed, (FIT, NETWORK), spent)
    return [(here[0] + there[1]) / 2, (here[1] + there[0]) / 2], spent


def mean_and_reach(found: list[float]) -> tuple[float, float]:
    """The mean, and how far its interval of 95 % goes to either side."""
    mean = sum(found) / len(found)
    spread = sum((one - mean) ** 2 for one in found) / max(1, len(found) - 1)
    return mean, 1.96 * math.sqrt(spread / len(found))


def told(match: Match, deals: list[Deal]) -> str:
    names = ("network", "fit")
    lines: list[str] = []
    for who in (NETWORK, FIT):
        mean, reach = mean_and_reach([won[who] for won, _ in deals])
        spent = sum(time[who] for _, time in deals)
        nodes = match.nodes[who] or "first sight"
        lines.append(
            f"{names[who]} ({nodes}): {mean:.1%} of {len(deals)} deals, {mean - reach:.1%} to {mean + reach:.1%}; "
            f"{spent:.1f} s of processor time"
        )
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--nodes", type=int, help="of the network's side; without them the best turn at first sight")
    parser.add_argument("--against", type=int, help="nodes of the other side, if they are not as many")
    parser.add_argument("--alone", type=int, metavar="DIFFICULTY", help="against the Automa")
    parser.add_argument("--games", type=int, default=200, help="alone: of each")
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--network", type=Path, help="another file than the title's")
    args = parser.parse_args()
    nodes = (args.nodes, args.against or args.nodes)
    has_own = args.alone is not None and network_of(args.title, alone=True).exists()
    file = args.network or network_of(args.title, has_own)
    match = Match(args.title, file, nodes, args.alone, has_own)
    count = args.games if args.alone is not None else args.games // 2
    seeds = [seed_of(args.seed, n) for n in range(count)]
    with ProcessPoolExecutor(args.jobs) as pool:
        deals: list[Deal] = []
        for deal in pool.map(partial(pair, match), seeds):
            deals.append(deal)
            if len(deals) % OFTEN == 0 or len(deals) == count:
                print(told(match, deals), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
