"""What playing out the last turns of Odysseus brings: how often it is possible, and how often the search errs there.

    PYTHONPATH=<compiled> python bench/endgames.py --games 40 --nodes 200 --seed 61

Sailors play for two. At each of the last turns, from the moment the last ship lies open, the archon's endgame and its
search are asked with the same budget; a turn of the search costs what it is worth less than the best one, in games.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict

from kylix import bots
from kylix.bots.budget import Budget
from kylix.bots.search import Search
from kylix.bots.titles import title_bot_of
from kylix.bots.worlds import Worlds
from kylix.common.players import seed_of
from kylix.core.chance import Chance
from kylix.games.odysseus.bot.endgame import is_near
from kylix.games.odysseus.bot.title_bot import OdysseusBot
from kylix.games.odysseus.phases.ship import cards_left
from kylix.games.odysseus.state import Odysseus
from kylix.kit.registry import game


class Seen:
    """Of positions with as many turns to come."""

    def __init__(self) -> None:
        self.positions = self.solved = self.open = self.errors = 0
        self.cost = 0.0
        self.exact_seconds = self.search_seconds = 0.0

    def ask(self, mind: OdysseusBot, s: Odysseus, seed: int, nodes: int) -> None:
        seat = s.to_act[0]
        worlds = Worlds(s, seat, seed)
        self.positions += 1
        begun = time.process_time()
        exact = mind.exact(worlds, seat, Budget(nodes=nodes))
        self.exact_seconds += time.process_time() - begun
        if exact is None:
            return
        self.solved += 1
        chances = {turn.key: chance for turn, chance in exact}
        if exact[0][1] == exact[-1][1]:
            return
        self.open += 1
        begun = time.process_time()
        chosen = Search(mind, worlds).run(Budget(nodes=nodes))[0].turn
        self.search_seconds += time.process_time() - begun
        lost = exact[0][1] - chances[chosen.key]
        self.errors += lost > 0
        self.cost += lost

    def told(self, left: int) -> str:
        return (
            f"{left} turns to come: {self.positions} positions, {self.solved} played out, {self.open} of them open, "
            f"{self.errors} errors of the search, which cost {self.cost:.2f} games; {self.exact_seconds:.1f} s to play "
            f"out, {self.search_seconds:.1f} s to search the open ones"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--nodes", type=int, default=200)
    parser.add_argument("--seed", type=int, default=61)
    args = parser.parse_args()
    mind = title_bot_of("odysseus", True)
    assert isinstance(mind, OdysseusBot)
    seen: dict[int, Seen] = defaultdict(Seen)
    for n in range(args.games):
        seed = seed_of(args.seed, n)
        s = game("odysseus").setting(2).start(Chance(seed), False)
        assert isinstance(s, Odysseus)
        players = [bots.make("sailor", seed + seat) for seat in range(2)]
        while not s.over:
            seat = s.to_act[0]
            if s.chosen < 0 and not s.bought and s.stack[-1].CLAUSE == "ODY-CHOOSE-1" and is_near(s):
                seen[cards_left(s) - 1].ask(mind, s, seed, args.nodes)
            s.apply(seat, players[seat].choose(s.view(seat), list(s.options(seat)), s.redeal(seat, seed + s.turn)))
    for left in sorted(seen):
        print(seen[left].told(left))
    return 0


if __name__ == "__main__":
    sys.exit(main())
