"""How much of a game of Troia hangs on what is hidden: an archon against one that knows the other side's hand.

    PYTHONPATH=<compiled>:bench python bench/open_hand.py --nodes 600 --games 60 --seed 41

Both search alike. The one that knows is dealt worlds in which the other hand is the real one; with `--decks` it knows
what will be drawn as well. Such a player sits at no table: it is here to measure what inference could win at most.
Each deal is played from both sides, the interval is by pairs of games, and every deal is told as soon as it is played.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from network_match import mean_and_reach

from kylix.bots.budget import Budget
from kylix.bots.levels import Archon, Ranked
from kylix.bots.title_bot import TitleBot
from kylix.bots.worlds import Worlds
from kylix.common.players import seed_of
from kylix.core.chance import Chance
from kylix.core.state import State
from kylix.games.troia.state import SIDES, Troia
from kylix.kit.registry import game


class OpenWorlds(Worlds):
    """Worlds in which the other side holds what it really holds."""

    def __init__(self, real: Troia, seat: int, seed: int, decks: bool) -> None:
        super().__init__(real, seat, seed)
        self.real = real
        self.decks = decks

    def __getitem__(self, n: int) -> State:
        while len(self.made) <= n:
            self.made.append(self.deal(self.seed + len(self.made)))
        return self.made[n]

    def deal(self, seed: int) -> Troia:
        """Cards that a seat was seen to take stay where they are, so the whole hand counts as such for the dealing."""
        other = SIDES - 1 - self.seat
        marked = self.real.clone()
        marked.known[other] = [*marked.hand[other], *marked.paid[other]]
        world = marked.redeal(self.seat, seed)
        assert isinstance(world, Troia)
        world.known[other] = self.real.known[other].copy()
        if self.decks:
            world.deck = [deck.copy() for deck in self.real.deck]
        return world


class Knowing(Archon):
    """Is shown the real state before it is asked."""

    def __init__(self, seed: int, budget: Budget, decks: bool) -> None:
        super().__init__(seed, budget)
        self.decks = decks
        self.real: Troia | None = None

    def rank(self, title_bot: TitleBot, worlds: Worlds, seat: int) -> Ranked:
        assert self.real is not None
        return super().rank(title_bot, OpenWorlds(self.real, seat, worlds.seed, self.decks), seat)


@dataclass(frozen=True)
class Match:
    nodes: int
    decks: bool

    def play(self, seed: int, knows: int) -> float:
        """What the one that knows won of one game, in its seat."""
        budget = Budget(nodes=self.nodes)
        knowing = Knowing(seed, budget, self.decks)
        players = [knowing if seat == knows else Archon(seed + 1, budget) for seat in range(SIDES)]
        s = game("troia").setting(SIDES).start(Chance(seed), recorded=False)
        assert isinstance(s, Troia)
        while not s.over:
            seat = s.to_act[0]
            knowing.real = s
            s.apply(seat, players[seat].choose(s.view(seat), list(s.options(seat)), s.redeal(seat, seed + s.turn)))
        return 0.5 if s.winner < 0 else float(s.winner == knows)


def pair(match: Match, seed: int) -> tuple[float, float]:
    """One deal from both sides."""
    return match.play(seed, 0), match.play(seed, 1)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=600)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=41)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--decks", action="store_true", help="it knows the order of the decks, too")
    args = parser.parse_args()
    match = Match(args.nodes, args.decks)
    seeds = [seed_of(args.seed, n) for n in range(args.games // 2)]
    wins: list[float] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for here, there in pool.map(partial(pair, match), seeds):
            wins.append((here + there) / 2)
            mean, reach = mean_and_reach(wins)
            print(
                f"deal {len(wins)}: {here:g} and {there:g}; knows the hand: {2 * sum(wins):g} of {2 * len(wins)},"
                f" {mean:.1%}, {mean - reach:.1%} to {mean + reach:.1%}",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
