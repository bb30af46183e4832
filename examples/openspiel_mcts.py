"""OpenSpiel's own tree searches, unchanged, against our levels; needs the extras `openspiel` and `lab`.

The fair one is its ISMCTS: every simulation begins with `resample_from_infostate`, a deal of what its seat cannot see.
With --open it is its MCTS, which searches the open game and sees all cards: a yardstick, not a player. What a leaf is
worth is told by one random game, which the compiled rules play to its end in one call; --rollouts takes OpenSpiel's own
evaluator in its place, which does the same move by move in Python.

Run: python examples/openspiel_mcts.py [LEVEL] [--games 40] [--simulations 100] [--open] [--title troia] [--seed 1]
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import kylix.rl.openspiel  # noqa: F401 (registers the games)
from kylix.bots import make
from kylix.lab.runner import Chooser, chooser
from kylix.lab.shares import wilson
from kylix.rl.spaces import shares

EXPLORE = 2.0


def draw(state: Any, chance: np.random.RandomState) -> None:
    """Let chance fall, until somebody is asked or the game is over."""
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[chance.randint(len(outcomes))][0])


class Playout(mcts.Evaluator):  # type: ignore[misc]  # untyped there
    """Plays on at random with the compiled rules."""

    def __init__(self, chance: np.random.RandomState) -> None:
        self.chance = chance

    def evaluate(self, state: Any) -> Any:
        after = state.clone()
        draw(after, self.chance)
        position = after.position.clone()
        position.playout(self.chance.randint(1 << 31))
        return np.array(shares(position.ranking()))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.chance_outcomes() if state.is_chance_node() else [(a, 1.0) for a in state.legal_actions()]
        return [(action, weight / sum(w for _, w in actions)) for action, weight in actions]


def searcher(game: Any, wanted: argparse.Namespace, chance: np.random.RandomState) -> Any:
    evaluator = mcts.RandomRolloutEvaluator(1, chance) if wanted.rollouts else Playout(chance)
    if wanted.open:
        return mcts.MCTSBot(game, EXPLORE, wanted.simulations, evaluator, random_state=chance)
    found = ismcts.ISMCTSBot(game, evaluator, EXPLORE, wanted.simulations, random_state=chance)
    found.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.uniform))  # seeded, too
    return found


def play(game: Any, bot: Any, seat: int, others: list[Chooser], chance: np.random.RandomState) -> float:
    """One game; what the search has of it: 1 for a win, a part of it for a shared one."""
    state = game.new_initial_state()
    draw(state, chance)
    while not state.is_terminal():
        player = state.current_player()
        if player == seat:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(game.table.actions.number(others[player](state.position, player)))
        draw(state, chance)
    ranking = state.position.ranking()
    return float((ranking[seat] == 1) / ranking.count(1)) if 1 in ranking else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("level", nargs="?", default="novice", help="who has the other seats, like novice or random")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=100, help="of each decision")
    parser.add_argument("--open", action="store_true", help="plain MCTS, which sees all cards")
    parser.add_argument("--rollouts", action="store_true", help="OpenSpiel's own evaluator")
    parser.add_argument("--title", default="troia")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game = pyspiel.load_game(f"kylix_{wanted.title}")
    seats, won, began = game.num_players(), 0.0, time.process_time()
    for n in range(wanted.games):
        chance = np.random.RandomState(wanted.seed * 100_000 + n)
        others = [chooser(make, wanted.level, int(chance.randint(1 << 31))) for _ in range(seats)]
        won += play(game, searcher(game, wanted, chance), n % seats, others, chance)
        if (n + 1) % 10 == 0 or n + 1 == wanted.games:
            tell(wanted, won, n + 1, time.process_time() - began)


def tell(wanted: argparse.Namespace, won: float, games: int, spent: float) -> None:
    low, high = (100 * share for share in wilson(won, games))
    who = f"{'MCTS, open' if wanted.open else 'ISMCTS'}, {wanted.simulations} simulations"
    share = f"{won:g} of {games} games, {100 * won / games:.1f} % ({low:.1f} to {high:.1f})"
    print(f"{who}, against {wanted.level}: {share}, {spent:.0f} s of processor time", flush=True)


if __name__ == "__main__":
    main()
