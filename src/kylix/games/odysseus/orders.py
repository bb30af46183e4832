"""What can be left to be answered in Odysseus while one is away."""

from __future__ import annotations

from kylix.common.orders import Order, doing
from kylix.games.odysseus.effects.gains import KeepOrRedirect
from kylix.games.odysseus.moves import End, Keep
from kylix.games.odysseus.phases.turn import FinishTurn

ORDERS = (
    Order("no-story", (FinishTurn,), doing(End.VERB), ("turn", "always")),
    Order("keep", (KeepOrRedirect,), doing(Keep.VERB), ("turn", "always")),
)
