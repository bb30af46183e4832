"""OpenSpiel's own MCTS, unchanged, plays Troia against a random player; needs the extra `openspiel`.

It searches the open game, so it sees all cards: take it as a yardstick, not as a fair player. A fair one begins with
`state.resample_from_infostate(player, random)`.

Run: python examples/openspiel_mcts.py [games] [simulations]
"""

import random
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import kylix.rl.openspiel  # noqa: F401 (registers the games)

games, simulations = (int(word) for word in (sys.argv[1:] + ["4", "20"][len(sys.argv) - 1 :]))
game = pyspiel.load_game("kylix_troia")
chance = np.random.RandomState(1)
won = 0.0
for n in range(games):
    state = game.new_initial_state()
    bot = mcts.MCTSBot(game, 2.0, simulations, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[chance.randint(len(outcomes))][0])
        elif state.current_player() == n % 2:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(random.Random(n).choice(state.legal_actions()))
    won += (state.returns()[n % 2] + 1) / 2
print(f"MCTS with {simulations} simulations won {won:g} of {games} games")
