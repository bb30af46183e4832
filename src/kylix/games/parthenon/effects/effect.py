"""What effects of philosophies, wonders, structures and Harbour Status cards share: the hooks that phases call."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from kylix.core.errors import Reason
from kylix.core.moves import Move

if TYPE_CHECKING:
    from kylix.games.parthenon.state import Parthenon
    from kylix.games.parthenon.tables import HarbourCard, HazardCard, Power, Rate


@mypyc_attr(allow_interpreted_subclasses=True)
class PowerEffect:
    """One kind of power, of philosophies, finished wonders and Acropolis structures. It keeps nothing: what it does is
    in the state, how much of it on the card, `s.tables.powers[power]`.

    A hook says here what holds without the power; a class answers those that it is about. Which powers answer which
    hook is noted once, in `tables.Hooks`: phases ask these alone, and of islands that have them.
    """

    MOMENTS: ClassVar[frozenset[str]] = frozenset()
    """When its owner can turn to it: `moment` of the card is one of these. Empty where it comes by itself."""

    # --- while the island has it ---

    def arrives(self, s: Parthenon, seat: int, power: int) -> None:
        """The philosophy was introduced or adopted, the wonder finished, the structure built."""

    def keeps(self, s: Parthenon, seat: int, power: int) -> int:
        """PAR-DISCARD-2. More cards kept hidden."""
        return 0

    def keeps_shown(self, s: Parthenon, seat: int, power: int) -> int:
        """PAR-DISCARD-3. More cards kept of a hand that is shown."""
        return 0

    def boosts(self, s: Parthenon, seat: int, power: int) -> int:
        """PAR-PROD-3. More villages that may be boosted."""
        return 0

    def shields(self, s: Parthenon, seat: int, power: int, event: int) -> bool:
        """PAR-EVENT-8. Whether the event passes the island by."""
        return False

    def shows(self, s: Parthenon, seat: int, power: int, good: int) -> bool:
        """PAR-AEGIS-2. Whether its fleets are as if they showed this Aegis card."""
        return False

    def wards(self, s: Parthenon, seat: int, power: int, card: HazardCard, region: int) -> bool:
        """PAR-HAZARD-9. Whether the hazard spares its fleets in this region."""
        return False

    def cheaper(self, s: Parthenon, seat: int, power: int, fleet: int) -> Rate | None:
        """PAR-PHIL-3. A rate of its own for a fleet where it is, once a season."""
        return None

    def academy(self, s: Parthenon, seat: int, power: int) -> bool:
        """PAR-Q25. Whether philosophies can be adopted."""
        return False

    def owed(self, s: Parthenon, seat: int, power: int, owned: int) -> int:
        """PAR-PHIL-4. How many philosophies an adoption is paid for, of so many."""
        return owned

    def votes(self, s: Parthenon, seat: int, power: int) -> int:
        """PAR-ARCHON-4. What the vote counts, if no other power makes it count more."""
        return 1

    def picks(self, s: Parthenon, seat: int, power: int) -> bool:
        """PAR-ARCHON-5. Whether its owner picks among those who are tied."""
        return False

    # --- of wonders: for guests ---

    def lights(self, s: Parthenon, power: int, region: int) -> bool:
        """PAR-WONDER-11. Whether fleets of others on their way to the region may pay for what `wards` gives."""
        return False

    # --- of philosophies and wonders: once a season, until `s.spend` ---

    def before_event(self, s: Parthenon, seat: int, power: int, event: int) -> None:
        """PAR-EVENT-8. An event that does not pass the island by is about to be carried out."""

    def softens(self, s: Parthenon, seat: int, power: int, event: int) -> bool:
        """PAR-EVENT-9. Whether the island may soften the event."""
        return False

    def grown(self, s: Parthenon, seat: int, power: int) -> None:
        """PAR-PROD-1. All has produced."""

    def produced(self, s: Parthenon, seat: int, power: int) -> None:
        """PAR-PHIL-3. The same, after all that `grown` brings."""

    def lowers(self, s: Parthenon, seat: int, power: int) -> list[int]:
        """PAR-Q44. Wilds for the words of which one may be left out of a price in the Build phase."""
        return []

    def use(self, s: Parthenon, seat: int, power: int) -> None:
        """PAR-WONDER-11. A seat uses it, which can pay for it: the owner, or a guest where the card has a price."""

    def foresees(self, s: Parthenon, seat: int, power: int) -> bool:
        """PAR-HARBOR-13. Whether it lets one look at the next hazard,"""
        return False

    def looks(self, s: Parthenon, seat: int, power: int) -> bool:
        """or at a covered Harbour Status card."""
        return False

    # --- of structures ---

    def makes(self, card: Power) -> int:
        """PAR-BUILD-10. The card that can be bought there in the Build phase, or -1."""
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class HarbourEffect:
    """One kind of Harbour Status card. `scarce` and `line` are asked once, when the set is read into tables."""

    def scarce(self, card: HarbourCard) -> int:
        """PAR-HARBOR-9. The commodity that is exchanged only at the card's rates, or -1."""
        return -1

    def line(self, card: HarbourCard, row: int) -> Rate | None:
        """The rate in one of the rows behind the trade table: SELL, BUY, or EXTRA, which a fleet uses once."""
        return None

    def welcomes(self, s: Parthenon, fleet: int, card: HarbourCard) -> bool:
        """PAR-HARBOR-6. Whether a fleet may trade without more ado."""
        return True

    def entries(self, s: Parthenon, fleet: int, card: HarbourCard) -> list[Move]:
        """PAR-HARBOR-6. What opens the harbour to one that may not: cards displayed, or fees."""
        return []

    def why_barred(self, s: Parthenon, fleet: int, card: HarbourCard, move: Move) -> list[Reason]:
        """Why such a move is not among these; nothing where the card asks for no move of the kind."""
        return []
