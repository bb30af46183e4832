"""Effects on sailing, hoplites and cards."""

from __future__ import annotations

from kylix.games.deukalion.effects.effect import Effect
from kylix.games.deukalion.phases.cards import draw_cards
from kylix.games.deukalion.phases.treasure import ChooseReclaim, can_reclaim
from kylix.games.deukalion.state import UNDER_WAY, Deukalion


class SailBonus(Effect):
    """More steps in every sail window, from the present one on if its movement has not ended."""

    def play(self, s: Deukalion, seat: int, amount: int, window: int) -> None:
        if s.sailor == seat and s.course == UNDER_WAY:
            s.steps += amount


class Standing(Effect):
    """A bonus that is looked up while the card lies in play."""


class ExtraSteps(Effect):
    """More steps in this sail window."""

    def play(self, s: Deukalion, seat: int, amount: int, window: int) -> None:
        s.steps += amount


class ReclaimHoplites(Effect):
    """Hoplites back from the Underworld."""

    def useful(self, s: Deukalion, seat: int) -> bool:
        return can_reclaim(s, seat)

    def play(self, s: Deukalion, seat: int, amount: int, window: int) -> None:
        s.call(ChooseReclaim(seat, amount))


class DrawCards(Effect):
    """Action cards from the deck."""

    def useful(self, s: Deukalion, seat: int) -> bool:
        return len(s.deck) > 0

    def play(self, s: Deukalion, seat: int, amount: int, window: int) -> None:
        draw_cards(s, seat, amount)
