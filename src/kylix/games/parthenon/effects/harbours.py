"""What Harbour Status cards do: one class for each effect that a component file can name."""

from __future__ import annotations

from kylix.core.errors import Reason
from kylix.core.moves import Move
from kylix.games.parthenon.effects.effect import HarbourEffect
from kylix.games.parthenon.phases.harbour import shows_always
from kylix.games.parthenon.sea_moves import DISPLAY, FEE, Display, Fee
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import ARMY, BUY, EXTRA, SELL, SHIPS, HarbourCard, Rate


class OpenHarbour(HarbourEffect):
    """All as printed on the board."""


class FixedRates(HarbourEffect):
    """PAR-HARBOR-9. One commodity is sold and bought at the card's rates, and at no others."""

    def scarce(self, card: HarbourCard) -> int:
        return card.commodity

    def line(self, card: HarbourCard, row: int) -> Rate | None:
        if row == SELL:
            return card.sell
        return card.buy if row == BUY else None


class ExtraRate(HarbourEffect):
    """One more rate, once for each fleet."""

    def line(self, card: HarbourCard, row: int) -> Rate | None:
        return card.extra if row == EXTRA else None


class Barred(HarbourEffect):
    """PAR-HARBOR-6. Only who displays an Aegis card trades."""

    def welcomes(self, s: Parthenon, fleet: int, card: HarbourCard) -> bool:
        return shows_always(s, fleet // SHIPS, card.show)

    def entries(self, s: Parthenon, fleet: int, card: HarbourCard) -> list[Move]:
        return [DISPLAY[fleet % SHIPS][card.show]] if card.show in s.cargo[fleet] else []

    def why_barred(self, s: Parthenon, fleet: int, card: HarbourCard, move: Move) -> list[Reason]:
        if not isinstance(move, Display):
            return []
        return [Reason("PAR-HARBOR-6", "not-aboard" if move.good == card.show else "no-help", {"good": move.good})]


class HarbourFee(HarbourEffect):
    """PAR-HARBOR-7. Each fleet pays a commodity before it trades."""

    def welcomes(self, s: Parthenon, fleet: int, card: HarbourCard) -> bool:
        return False

    def entries(self, s: Parthenon, fleet: int, card: HarbourCard) -> list[Move]:
        return [FEE[fleet % SHIPS][good] for good in sorted(set(s.cargo[fleet])) if good < ARMY]

    def why_barred(self, s: Parthenon, fleet: int, card: HarbourCard, move: Move) -> list[Reason]:
        if not isinstance(move, Fee):
            return []
        if move.good >= ARMY:
            return [Reason("PAR-Q8", "no-commodity", {"good": move.good})]
        return [Reason("PAR-HARBOR-8", "not-aboard", {"good": move.good})]
