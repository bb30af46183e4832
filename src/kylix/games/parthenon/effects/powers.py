"""What philosophies, finished wonders and Acropolis structures do: one class for each effect that a file can name."""

from __future__ import annotations

from typing import ClassVar

from kylix.core.ids import NOBODY
from kylix.games.parthenon.effects.effect import PowerEffect
from kylix.games.parthenon.phases.event import SkipEvent
from kylix.games.parthenon.phases.production import SwapProduct, TakeGrown, working
from kylix.games.parthenon.phases.purchase import IntroducePhilosophy
from kylix.games.parthenon.phases.wonders import Service
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import HazardCard, Power, Rate


class KeepMore(PowerEffect):
    """More cards stay at the end of a season."""

    def keeps(self, s: Parthenon, seat: int, power: int) -> int:
        return s.tables.powers[power].keep

    def keeps_shown(self, s: Parthenon, seat: int, power: int) -> int:
        return s.tables.powers[power].duplicates


class Peek(PowerEffect):
    """A look at a card that lies covered."""

    MOMENTS: ClassVar[frozenset[str]] = frozenset({"before_loading"})

    def foresees(self, s: Parthenon, seat: int, power: int) -> bool:
        return s.tables.powers[power].peeks_hazard

    def looks(self, s: Parthenon, seat: int, power: int) -> bool:
        return s.tables.powers[power].peeks_harbour


class ExchangeGoods(PowerEffect):
    """Goods for goods, at home."""

    MOMENTS: ClassVar[frozenset[str]] = frozenset({"island_trade_start", "build"})

    def use(self, s: Parthenon, seat: int, power: int) -> None:
        s.call(Service(seat, power))


# --- philosophies -----------------------------------------------------------------------------------------------------


class SwapProduced(PowerEffect):
    """A basic just produced for another one."""

    def produced(self, s: Parthenon, seat: int, power: int) -> None:
        if working(s, seat):
            s.call(SwapProduct(seat, power))


class CheaperRate(PowerEffect):
    """A row of the trade table asks for less."""

    def cheaper(self, s: Parthenon, seat: int, power: int, fleet: int) -> Rate | None:
        about = s.tables.powers[power]
        if about.rate not in s.tables.by_land[s.port[fleet]]:
            return None
        row = s.tables.rates[about.rate]
        return Rate(about.give, row.get, row.region, row.land, row.other)


class SoftenEvent(PowerEffect):
    """An event asks for a card less, or for a village less."""

    def softens(self, s: Parthenon, seat: int, power: int, event: int) -> bool:
        return True


# --- wonders ----------------------------------------------------------------------------------------------------------


class AlwaysShows(PowerEffect):
    """All fleets are as if they showed an Aegis card."""

    def shows(self, s: Parthenon, seat: int, power: int, good: int) -> bool:
        return s.tables.powers[power].aegis == good


class IgnoreHazard(PowerEffect):
    """Hazards of a title spare fleets in a region, one's own and those that pay for the light."""

    def wards(self, s: Parthenon, seat: int, power: int, card: HazardCard, region: int) -> bool:
        about = s.tables.powers[power]
        return about.title == card.title and about.region == region

    def lights(self, s: Parthenon, power: int, region: int) -> bool:
        return s.tables.powers[power].region == region


class CheaperAdoption(PowerEffect):
    """It counts as an Academy, where the card says so, and adoptions cost less."""

    def academy(self, s: Parthenon, seat: int, power: int) -> bool:
        return s.tables.powers[power].academy

    def owed(self, s: Parthenon, seat: int, power: int, owned: int) -> int:
        return max(0, owned - s.tables.powers[power].fewer)


class HeavierVote(PowerEffect):
    """A vote that counts more, and the choice among those who are tied."""

    def votes(self, s: Parthenon, seat: int, power: int) -> int:
        return s.tables.powers[power].votes

    def picks(self, s: Parthenon, seat: int, power: int) -> bool:
        return s.tables.powers[power].picks


class SkipOneEvent(PowerEffect):
    """An event passes the island by."""

    def before_event(self, s: Parthenon, seat: int, power: int, event: int) -> None:
        s.call(SkipEvent(seat, power, event))


class TakeGoodsGrown(PowerEffect):
    """A good of the owner's choice each season."""

    def grown(self, s: Parthenon, seat: int, power: int) -> None:
        s.call(TakeGrown(seat, power))


class BoostAndShield(PowerEffect):
    """A village more is boosted, and one event passes the island by."""

    def boosts(self, s: Parthenon, seat: int, power: int) -> int:
        return 1

    def shields(self, s: Parthenon, seat: int, power: int, event: int) -> bool:
        return s.tables.powers[power].event == event


class LowerPrice(PowerEffect):
    """A card less for something in the Build phase."""

    def lowers(self, s: Parthenon, seat: int, power: int) -> list[int]:
        return s.tables.powers[power].lowers


# --- structures -------------------------------------------------------------------------------------------------------


class MakeCard(PowerEffect):
    """A card can be bought there, once a season for each copy."""

    def makes(self, card: Power) -> int:
        return card.makes


class FoundAcademy(PowerEffect):
    """Philosophies can be adopted, and one comes with it."""

    def academy(self, s: Parthenon, seat: int, power: int) -> bool:
        return True

    def arrives(self, s: Parthenon, seat: int, power: int) -> None:
        if NOBODY in s.introduced:
            s.call(IntroducePhilosophy(seat))
