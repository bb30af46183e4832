"""What can be left to be answered in Troia while one is away."""

from __future__ import annotations

from kylix.common.orders import Order, doing
from kylix.games.troia.effects.power import PowerChoice
from kylix.games.troia.moves import Decline, Draw, Skip
from kylix.games.troia.phases.objective import MakeProgress
from kylix.games.troia.phases.turn import ChooseAction
from kylix.games.troia.state import Troia
from kylix.games.troia.tables import GREEK

FOE_CLOSE = "foe-close"


def foe_is_close(s: Troia, seat: int) -> str:
    """TRO-END-1, TRO-END-2. One more part of the Horse, or one more space, and the game is over."""
    if seat == GREEK:
        return FOE_CLOSE if s.track >= len(s.tables.steps) - 1 else ""
    return FOE_CLOSE if len(s.horse) >= s.tables.parts - 1 else ""


ORDERS = (
    Order("draw", (ChooseAction,), doing(Draw.VERB), ("once", "asked"), foe_is_close, (FOE_CLOSE,)),
    Order("no-progress", (MakeProgress,), doing(Skip.VERB), ("turn", "always")),
    Order("no-power", (PowerChoice,), doing(Decline.VERB), ("turn", "always")),
)
