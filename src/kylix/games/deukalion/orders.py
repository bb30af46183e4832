"""What can be left to be answered in Deukalion while one is away: whether cards are played in others' turns."""

from __future__ import annotations

from kylix.common.orders import Lasts, Order, doing
from kylix.games.deukalion.moves import Pass
from kylix.games.deukalion.phases.challenge import PlayAfterThrow, PlayBeforeThrow
from kylix.games.deukalion.phases.hydra import CalmHydra
from kylix.games.deukalion.phases.relocation import AvertRelocation
from kylix.games.deukalion.state import Deukalion

FOE_PLAYED = "foe-played"
LASTS: tuple[Lasts, ...] = ("turn", "asked", "always")


def foe_played(s: Deukalion, seat: int) -> str:
    """DEU-Q18. Somebody else's card counts in this challenge: one may want to answer it."""
    played = any(bonus for who, bonus in enumerate(s.bonus) if s.fighters[who] != seat)
    return FOE_PLAYED if played else ""


ORDERS = (
    Order("before-throw", (PlayBeforeThrow,), doing(Pass.VERB), LASTS, foe_played, (FOE_PLAYED,)),
    Order("after-throw", (PlayAfterThrow,), doing(Pass.VERB), LASTS, foe_played, (FOE_PLAYED,)),
    Order("relocation", (AvertRelocation,), doing(Pass.VERB), LASTS),
    Order("hydra", (CalmHydra,), doing(Pass.VERB), LASTS),
)
