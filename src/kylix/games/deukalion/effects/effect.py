"""What all effects of Action cards share."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

if TYPE_CHECKING:
    from kylix.games.deukalion.state import Deukalion

OWN_PART: Final = frozenset({"OWN"})
BEFORE: Final = frozenset({"OWN", "PRE"})
FIGHT: Final = frozenset({"PRE", "POST"})
AFTER: Final = frozenset({"POST"})


class Effect:
    """One kind of effect. It keeps nothing: what it does is in the state, how much of it on the card."""

    WINDOWS: ClassVar[frozenset[str]] = frozenset()
    """DEU-Q18. Where a card with it can be played."""
    LASTING: ClassVar[bool] = False
    """DEU-ACTION-5. Whether the card stays in play."""
    SAIL_BONUS: ClassVar[int] = 0
    """While it lies in play, for one on the card: more steps in each sail window,"""
    RECLAIM_BONUS: ClassVar[int] = 0
    """more hoplites back,"""
    FIGHT_BONUS: ClassVar[int] = 0
    """more half points in each challenge."""

    def useful(self, s: Deukalion, seat: int) -> bool:
        """A card may be played only if it can have an effect."""
        return True

    def play(self, s: Deukalion, seat: int, amount: int, window: int) -> None:
        """What the card does once it was played in a window."""
