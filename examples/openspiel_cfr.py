"""OpenSpiel's own counterfactual regret minimisation, unchanged, on a Troia of four cards a side; needs the extra
`openspiel`.

The whole game is far too large to traverse. `small-troia.toml` says what is different here; besides, gods lie in one
order that both know, so that only the decks are chance: 576 deals. What is measured is NashConv: what both sides
together could win more by answering in the best way.

Run: python examples/openspiel_cfr.py [iterations] [outcomes of chance that are fixed; with 8 the Greek deck is, too]
"""

import random
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

from kylix.rl.openspiel import KylixGame, KylixState, game_type


class SmallTroia(KylixGame):
    """Begins after the first outcomes of chance, each the first one."""

    TITLE = "troia"
    TYPE = game_type("troia", False, False)
    fixed = 5

    def new_initial_state(self) -> KylixState:
        state = super().new_initial_state()
        for _ in range(self.fixed):
            state.apply_action(0)
        return state


def nash_conv(game: Any, of: Any) -> float:
    return float(exploitability.nash_conv(game, of))


iterations, SmallTroia.fixed = (int(word) for word in (sys.argv[1:] + ["10000", "5"][len(sys.argv) - 1 :]))
random.seed(1)
np.random.seed(1)
game = SmallTroia({"components": str(Path(__file__).with_name("small-troia.toml"))})
print(f"any legal move: NashConv {nash_conv(game, policy.UniformRandomPolicy(game)):.3f}", flush=True)
solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
done, spent = 0, 0.0
while done < iterations:
    more = min(max(done * 9, 100), iterations - done)  # 100, 1000, 10000 ...
    began = time.process_time()
    for _ in range(more):
        solver.iteration()
    done, spent = done + more, spent + time.process_time() - began
    print(f"{done} iterations, {spent:.0f} s: NashConv {nash_conv(game, solver.average_policy()):.3f}", flush=True)
