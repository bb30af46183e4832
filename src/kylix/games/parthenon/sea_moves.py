"""The moves of fleets: loading, hazards, harbours, trade abroad, coming home."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.moves import Move
from kylix.games.parthenon.moves import RATE_ROWS


class Foresee(Move):
    """Look at the top hazard."""

    VERB: ClassVar[str] = "foresee"

    def __init__(self, power: int) -> None:
        self.power: Final = power


class Look(Move):
    """Look at a covered Harbour Status card."""

    VERB: ClassVar[str] = "look"

    def __init__(self, power: int, land: int) -> None:
        self.power: Final = power
        self.land: Final = land


class Send(Move):
    """Send a fleet to a land."""

    VERB: ClassVar[str] = "send"

    def __init__(self, ship: int, land: int) -> None:
        self.ship: Final = ship
        self.land: Final = land


class Recall(Move):
    """Keep a fleet at home after all."""

    VERB: ClassVar[str] = "recall"

    def __init__(self, ship: int) -> None:
        self.ship: Final = ship


class Load(Move):
    """Put a card aboard."""

    VERB: ClassVar[str] = "load"

    def __init__(self, ship: int, good: int) -> None:
        self.ship: Final = ship
        self.good: Final = good


class Unload(Move):
    """Take a card off again."""

    VERB: ClassVar[str] = "unload"

    def __init__(self, ship: int, good: int) -> None:
        self.ship: Final = ship
        self.good: Final = good


class Light(Move):
    """Pay a basic for a wonder's light."""

    VERB: ClassVar[str] = "light"

    def __init__(self, ship: int, good: int) -> None:
        self.ship: Final = ship
        self.good: Final = good


class Reveal(Move):
    """Turn the Harbour Status card up."""

    VERB: ClassVar[str] = "reveal"


class Sacrifice(Move):
    """Discard a Gift of Poseidon."""

    VERB: ClassVar[str] = "sacrifice"


class Lose(Move):
    """Choose the card that is lost."""

    VERB: ClassVar[str] = "lose"

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Divert(Move):
    """The Archon moves a fleet to another land."""

    VERB: ClassVar[str] = "divert"

    def __init__(self, land: int) -> None:
        self.land: Final = land


class Fee(Move):
    """Pay the harbour fee."""

    VERB: ClassVar[str] = "fee"

    def __init__(self, ship: int, good: int) -> None:
        self.ship: Final = ship
        self.good: Final = good


class Display(Move):
    """Show an Aegis card in port."""

    VERB: ClassVar[str] = "display"

    def __init__(self, ship: int, good: int) -> None:
        self.ship: Final = ship
        self.good: Final = good


class Trade(Move):
    """Exchange at a rate, from a cargo."""

    VERB: ClassVar[str] = "trade"

    def __init__(self, ship: int, rate: int) -> None:
        self.ship: Final = ship
        self.rate: Final = rate


class FetchPlan(Move):
    """Take or buy a Wonder Plan."""

    VERB: ClassVar[str] = "plan"

    def __init__(self, ship: int) -> None:
        self.ship: Final = ship


class StageAbroad(Move):
    """Pay the next stage of a wonder from a cargo."""

    VERB: ClassVar[str] = "raise"

    def __init__(self, ship: int, wonder: int) -> None:
        self.ship: Final = ship
        self.wonder: Final = wonder


class Drop(Move):
    """Discard a surplus card."""

    VERB: ClassVar[str] = "drop"

    def __init__(self, ship: int, good: int) -> None:
        self.ship: Final = ship
        self.good: Final = good


class Hand(Move):
    """Hand a surplus card to another fleet."""

    VERB: ClassVar[str] = "hand"

    def __init__(self, ship: int, ship2: int, good: int) -> None:
        self.ship: Final = ship
        self.ship2: Final = ship2
        self.good: Final = good


class Land(Move):
    """Put an Aegis card face up at the island."""

    VERB: ClassVar[str] = "land"

    def __init__(self, ship: int, good: int) -> None:
        self.ship: Final = ship
        self.good: Final = good


FORESEE: Final[list[Move]] = [Foresee(power) for power in range(18)]
LOOK: Final[list[list[Move]]] = [[Look(power, land) for land in range(6)] for power in range(18)]
SEND: Final[list[list[Move]]] = [[Send(ship, land) for land in range(6)] for ship in range(3)]
RECALL: Final[list[Move]] = [Recall(ship) for ship in range(3)]
LOAD: Final[list[list[Move]]] = [[Load(ship, good) for good in range(14)] for ship in range(3)]
UNLOAD: Final[list[list[Move]]] = [[Unload(ship, good) for good in range(14)] for ship in range(3)]
LIGHT: Final[list[list[Move]]] = [[Light(ship, good) for good in range(14)] for ship in range(3)]
REVEAL: Final[Move] = Reveal()
SACRIFICE: Final[Move] = Sacrifice()
LOSE: Final[list[Move]] = [Lose(good) for good in range(14)]
DIVERT: Final[list[Move]] = [Divert(land) for land in range(6)]
FEE: Final[list[list[Move]]] = [[Fee(ship, good) for good in range(14)] for ship in range(3)]
DISPLAY: Final[list[list[Move]]] = [[Display(ship, good) for good in range(14)] for ship in range(3)]
TRADE: Final[list[list[Move]]] = [[Trade(ship, rate) for rate in range(RATE_ROWS)] for ship in range(3)]
FETCH_PLAN: Final[list[Move]] = [FetchPlan(ship) for ship in range(3)]
STAGE_ABROAD: Final[list[list[Move]]] = [[StageAbroad(ship, wonder) for wonder in range(12)] for ship in range(3)]
DROP: Final[list[list[Move]]] = [[Drop(ship, good) for good in range(14)] for ship in range(3)]
HAND: Final[list[list[list[Move]]]] = [[[Hand(a, b, good) for good in range(14)] for b in range(3)] for a in range(3)]
LAND: Final[list[list[Move]]] = [[Land(ship, good) for good in range(14)] for ship in range(3)]
