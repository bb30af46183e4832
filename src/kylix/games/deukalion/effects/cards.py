"""Effects on sailing, hoplites and cards."""

from __future__ import annotations

from typing import ClassVar

from kylix.games.deukalion.effects.effect import BEFORE, FIGHT, OWN_PART, Effect
from kylix.games.deukalion.phases.cards import draw_cards
from kylix.games.deukalion.phases.treasure import ChooseReclaim, can_reclaim
from kylix.games.deukalion.state import UNDER_WAY, Deukalion
from kylix.games.deukalion.tables import HALF


class SailBonus(Effect):
    """More steps in every sail window, from the present one on if its movement has not ended."""

    WINDOWS: ClassVar[frozenset[str]] = OWN_PART
    LASTING: ClassVar[bool] = True
    SAIL_BONUS: ClassVar[int] = 1

    def play(self, s: Deukalion, seat: int, amount: int, window: int) -> None:
        if s.sailor == seat and s.course == UNDER_WAY:
            s.steps += amount


class ReclaimBonus(Effect):
    """More hoplites back whenever they come back."""

    WINDOWS: ClassVar[frozenset[str]] = BEFORE
    LASTING: ClassVar[bool] = True
    RECLAIM_BONUS: ClassVar[int] = 1


class FightBonus(Effect):
    """More points in every challenge."""

    WINDOWS: ClassVar[frozenset[str]] = BEFORE | FIGHT
    LASTING: ClassVar[bool] = True
    FIGHT_BONUS: ClassVar[int] = HALF


class ExtraSteps(Effect):
    """More steps in this sail window."""

    WINDOWS: ClassVar[frozenset[str]] = frozenset({"SAIL"})

    def play(self, s: Deukalion, seat: int, amount: int, window: int) -> None:
        s.steps += amount


class ReclaimHoplites(Effect):
    """Hoplites back from the Underworld."""

    WINDOWS: ClassVar[frozenset[str]] = BEFORE

    def useful(self, s: Deukalion, seat: int) -> bool:
        return can_reclaim(s, seat)

    def play(self, s: Deukalion, seat: int, amount: int, window: int) -> None:
        s.call(ChooseReclaim(seat, amount))


class DrawCards(Effect):
    """Action cards from the deck."""

    WINDOWS: ClassVar[frozenset[str]] = OWN_PART

    def useful(self, s: Deukalion, seat: int) -> bool:
        return len(s.deck) > 0

    def play(self, s: Deukalion, seat: int, amount: int, window: int) -> None:
        draw_cards(s, seat, amount)
