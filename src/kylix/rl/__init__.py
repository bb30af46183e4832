"""For research: moves and views as numbers, and environments for learning made of them.

>>> import kylix
>>> from kylix import rl
>>> s = kylix.new("troia", seed=1)
>>> actions, observations = rl.actions("troia", 2), rl.observations("troia", 2)
>>> [(n, actions.text(n)) for n in actions.legal(s, 0)]
[(1, 'draw'), (100, 'offer HERMES'), (107, 'offer ZEUS')]
>>> int(observations(s, 0)[observations.slices["hand"]].sum())
8
>>> actions.play(s, 0, 1)
>>> s.to_act
[1]
"""

from kylix.rl.dataset import batches, read
from kylix.rl.spaces import Actions, Observations, actions, observations

__all__ = ["Actions", "Observations", "actions", "batches", "observations", "read"]
