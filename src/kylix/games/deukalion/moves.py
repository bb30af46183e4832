"""The moves of Deukalion. Text forms: `sail C4`, `raid HAL`, `claim P01 A`, `play A06`, `rotate 2`, `relocate E5`."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.moves import ROLE_END, ROLE_GIVE_UP, Move


class Anchor(Move):
    """Setup: the first square of the own ship."""

    VERB: ClassVar[str] = "anchor"

    def __init__(self, square: int) -> None:
        self.square: Final = square


class Embark(Move):
    """An inactive player sails."""

    VERB: ClassVar[str] = "embark"


class Forgo(Move):
    """An inactive player takes hoplites back instead of sailing."""

    VERB: ClassVar[str] = "forgo"

    def __init__(self, number: int) -> None:
        self.number: Final = number


class Pass(Move):
    """Do nothing, play no card."""

    VERB: ClassVar[str] = "pass"
    ROLE: ClassVar[str] = ROLE_GIVE_UP


class Rotate(Move):
    """Set the Kylix down."""

    VERB: ClassVar[str] = "rotate"

    def __init__(self, rotation: int) -> None:
        self.rotation: Final = rotation


class Do(Move):
    """Carry out one of the four actions."""

    VERB: ClassVar[str] = "do"

    def __init__(self, symbol: int) -> None:
        self.symbol: Final = symbol


class End(Move):
    """End the turn."""

    VERB: ClassVar[str] = "end"
    ROLE: ClassVar[str] = ROLE_END


class Sail(Move):
    """One step of the own ship; onto another ship or the Hydra it is a challenge."""

    VERB: ClassVar[str] = "sail"

    def __init__(self, square: int) -> None:
        self.square: Final = square


class Cross(Move):
    """One step onto the square of the Hydra, to go on from there."""

    VERB: ClassVar[str] = "cross"

    def __init__(self, square: int) -> None:
        self.square: Final = square


class Swim(Move):
    """One step of the Hydra."""

    VERB: ClassVar[str] = "swim"

    def __init__(self, square: int) -> None:
        self.square: Final = square


class Stop(Move):
    """End the own sailing, or the movement of the Hydra."""

    VERB: ClassVar[str] = "stop"
    ROLE: ClassVar[str] = ROLE_GIVE_UP


class Relocate(Move):
    """The end square of a beaten ship or of the Hydra."""

    VERB: ClassVar[str] = "relocate"

    def __init__(self, square: int) -> None:
        self.square: Final = square


class Found(Move):
    VERB: ClassVar[str] = "found"

    def __init__(self, settlement: int) -> None:
        self.settlement: Final = settlement


class Seize(Move):
    """Challenge another player's settlement."""

    VERB: ClassVar[str] = "seize"

    def __init__(self, settlement: int) -> None:
        self.settlement: Final = settlement


class Raid(Move):
    """Challenge a city."""

    VERB: ClassVar[str] = "raid"

    def __init__(self, city: int) -> None:
        self.city: Final = city


class Deliver(Move):
    """Hand a treasure over at Athens for an Honour card."""

    VERB: ClassVar[str] = "deliver"

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour


class Give(Move):
    """Name a treasure that leaves the ship, for a pursuit or to make room."""

    VERB: ClassVar[str] = "give"

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour


class Place(Move):
    """The city to which a treasure goes back."""

    VERB: ClassVar[str] = "place"

    def __init__(self, city: int) -> None:
        self.city: Final = city


class Take(Move):
    """A treasure as a prize."""

    VERB: ClassVar[str] = "take"

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour


class TakeCard(Move):
    """An Action card as a prize."""

    VERB: ClassVar[str] = "card"


class Leave(Move):
    """No prize, or no room made for it."""

    VERB: ClassVar[str] = "leave"


class Send(Move):
    """A hoplite goes to the Underworld, so that there is room for a treasure."""

    VERB: ClassVar[str] = "send"


class Claim(Move):
    """Complete a pursuit by one of its two sides."""

    VERB: ClassVar[str] = "claim"

    def __init__(self, pursuit: int, side: int) -> None:
        self.pursuit: Final = pursuit
        self.side: Final = side


class Decline(Move):
    """Complete no pursuit now."""

    VERB: ClassVar[str] = "decline"
    ROLE: ClassVar[str] = ROLE_GIVE_UP


class Play(Move):
    """Play an Action card."""

    VERB: ClassVar[str] = "play"

    def __init__(self, card: int) -> None:
        self.card: Final = card


class Tuck(Move):
    """Put a card of the hand face down under the deck, as the cost of a pursuit."""

    VERB: ClassVar[str] = "tuck"

    def __init__(self, card: int) -> None:
        self.card: Final = card


class Reclaim(Move):
    """How many hoplites come back from the Underworld."""

    VERB: ClassVar[str] = "reclaim"

    def __init__(self, number: int) -> None:
        self.number: Final = number


class Rethrow(Move):
    """How many lost hoplites are thrown once more."""

    VERB: ClassVar[str] = "rethrow"

    def __init__(self, number: int) -> None:
        self.number: Final = number


EMBARK: Final[Move] = Embark()
PASS: Final[Move] = Pass()
END: Final[Move] = End()
STOP: Final[Move] = Stop()
TAKE_CARD: Final[Move] = TakeCard()
LEAVE: Final[Move] = Leave()
SEND: Final[Move] = Send()
DECLINE: Final[Move] = Decline()
