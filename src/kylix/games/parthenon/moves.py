"""The moves of Parthenon. Text forms: `offer ALL`, `give WOOL`, `load A GOLD`, `send B EGYPT`, `vote P2`."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.moves import ROLE_CANCEL, ROLE_END, ROLE_FORWARD, ROLE_GIVE_UP, Move

RATE_ROWS: Final = 23
"""Rows of the trade table, then the lines of a Harbour Status card and the cheaper row of a philosophy."""


class Pass(Move):
    """Do without it."""

    VERB: ClassVar[str] = "pass"
    ROLE: ClassVar[str] = ROLE_GIVE_UP


class Ready(Move):
    """I am done with this question."""

    VERB: ClassVar[str] = "ready"
    ROLE: ClassVar[str] = ROLE_END


class Unready(Move):
    """I am not done after all; allowed while others are not."""

    VERB: ClassVar[str] = "unready"


class AskOrder(Move):
    """Ask the Archon to set an order for this phase."""

    VERB: ClassVar[str] = "order"


class Next(Move):
    """The Archon names who acts next."""

    VERB: ClassVar[str] = "next"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Donate(Move):
    """A card for the Archon."""

    VERB: ClassVar[str] = "donate"

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Arrange(Move):
    """The Archon names the event that comes next."""

    VERB: ClassVar[str] = "arrange"

    def __init__(self, event: int) -> None:
        self.event: Final = event


class Name(Move):
    """The Archon names an island."""

    VERB: ClassVar[str] = "name"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Call(Move):
    """The Archon names a type of commodity."""

    VERB: ClassVar[str] = "call"

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Idle(Move):
    """A village of this type stays idle."""

    VERB: ClassVar[str] = "idle"

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Free(Move):
    """A village of this type works after all."""

    VERB: ClassVar[str] = "free"

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Exempt(Move):
    """This event passes the island by."""

    VERB: ClassVar[str] = "exempt"


class Soften(Move):
    """One card or village fewer."""

    VERB: ClassVar[str] = "soften"


class Settle(Move):
    """Pay one of the prices asked, by number."""

    VERB: ClassVar[str] = "settle"

    def __init__(self, way: int) -> None:
        self.way: Final = way


class GiveUp(Move):
    """Give an Aegis card up."""

    VERB: ClassVar[str] = "surrender"

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Show(Move):
    """Show an Aegis card and keep it."""

    VERB: ClassVar[str] = "show"

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Suffer(Move):
    """Take what comes."""

    VERB: ClassVar[str] = "suffer"
    ROLE: ClassVar[str] = ROLE_GIVE_UP


class Barter(Move):
    """Exchange at a rate, from the hand."""

    VERB: ClassVar[str] = "barter"

    def __init__(self, rate: int) -> None:
        self.rate: Final = rate


class Buy(Move):
    """Buy an Aegis card."""

    VERB: ClassVar[str] = "buy"

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Boost(Move):
    """A village of this type produces two."""

    VERB: ClassVar[str] = "boost"

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Take(Move):
    """Take a card of this type from the bank."""

    VERB: ClassVar[str] = "take"

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Swap(Move):
    """Return a card just produced for another."""

    VERB: ClassVar[str] = "swap"

    def __init__(self, good: int, other: int) -> None:
        self.good: Final = good
        self.other: Final = other


class Pay(Move):
    """A card of one's choice towards a price."""

    VERB: ClassVar[str] = "pay"

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Spare(Move):
    """Leave this card of the price out."""

    VERB: ClassVar[str] = "spare"

    def __init__(self, word: int) -> None:
        self.word: Final = word


class Cancel(Move):
    """Give it up."""

    VERB: ClassVar[str] = "cancel"
    ROLE: ClassVar[str] = ROLE_CANCEL


class Stage(Move):
    """Pay the next stage of a wonder."""

    VERB: ClassVar[str] = "stage"

    def __init__(self, wonder: int) -> None:
        self.wonder: Final = wonder


class Use(Move):
    """Use a power, one's own or as a paying guest."""

    VERB: ClassVar[str] = "use"
    ROLE: ClassVar[str] = ROLE_FORWARD

    def __init__(self, power: int) -> None:
        self.power: Final = power


class Offer(Move):
    """Begin an offer to a seat or to all."""

    VERB: ClassVar[str] = "offer"

    def __init__(self, party: int) -> None:
        self.party: Final = party


class Counter(Move):
    """Begin an offer in answer to another."""

    VERB: ClassVar[str] = "counter"

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot


class Give(Move):
    """Add a card that one gives."""

    VERB: ClassVar[str] = "give"

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Want(Move):
    """Add a card that one wants."""

    VERB: ClassVar[str] = "want"

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Publish(Move):
    """Lay the offer open."""

    VERB: ClassVar[str] = "publish"


class Accept(Move):
    """Take an offer."""

    VERB: ClassVar[str] = "accept"

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot


class Reject(Move):
    """Refuse an offer made to oneself alone."""

    VERB: ClassVar[str] = "reject"

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot


class Withdraw(Move):
    """Take one's own offer back."""

    VERB: ClassVar[str] = "withdraw"

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot


class Village(Move):
    """Build a village."""

    VERB: ClassVar[str] = "village"

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Workshop(Move):
    """Build a workshop."""

    VERB: ClassVar[str] = "workshop"


class Build(Move):
    """Build an Acropolis structure."""

    VERB: ClassVar[str] = "build"

    def __init__(self, structure: int) -> None:
        self.structure: Final = structure


class BuyFleet(Move):
    """Buy the next fleet."""

    VERB: ClassVar[str] = "fleet"


class Make(Move):
    """Make a card with a structure."""

    VERB: ClassVar[str] = "make"

    def __init__(self, structure: int) -> None:
        self.structure: Final = structure


class Adopt(Move):
    """Adopt a philosophy."""

    VERB: ClassVar[str] = "adopt"

    def __init__(self, philosophy: int) -> None:
        self.philosophy: Final = philosophy


class Introduce(Move):
    """The philosophy that comes with an Academy."""

    VERB: ClassVar[str] = "introduce"

    def __init__(self, philosophy: int) -> None:
        self.philosophy: Final = philosophy


class Hide(Move):
    """Discard by option A: keep some cards, hidden."""

    VERB: ClassVar[str] = "hide"


class Bare(Move):
    """Discard by option B: show the hand, keep one of each."""

    VERB: ClassVar[str] = "bare"


class Keep(Move):
    """Keep this card."""

    VERB: ClassVar[str] = "keep"

    def __init__(self, good: int) -> None:
        self.good: Final = good


class Vote(Move):
    """Vote for the next Archon."""

    VERB: ClassVar[str] = "vote"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Pick(Move):
    """Pick one of those who are tied."""

    VERB: ClassVar[str] = "pick"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


PASS: Final[Move] = Pass()
READY: Final[Move] = Ready()
UNREADY: Final[Move] = Unready()
ASK_ORDER: Final[Move] = AskOrder()
NEXT: Final[list[Move]] = [Next(seat) for seat in range(6)]
DONATE: Final[list[Move]] = [Donate(good) for good in range(14)]
ARRANGE: Final[list[Move]] = [Arrange(event) for event in range(18)]
NAME: Final[list[Move]] = [Name(seat) for seat in range(6)]
CALL: Final[list[Move]] = [Call(good) for good in range(14)]
IDLE: Final[list[Move]] = [Idle(good) for good in range(14)]
FREE: Final[list[Move]] = [Free(good) for good in range(14)]
EXEMPT: Final[Move] = Exempt()
SOFTEN: Final[Move] = Soften()
SETTLE: Final[list[Move]] = [Settle(way) for way in range(4)]
GIVE_UP: Final[list[Move]] = [GiveUp(good) for good in range(14)]
SHOW: Final[list[Move]] = [Show(good) for good in range(14)]
SUFFER: Final[Move] = Suffer()
BARTER: Final[list[Move]] = [Barter(rate) for rate in range(RATE_ROWS)]
BUY: Final[list[Move]] = [Buy(good) for good in range(14)]
BOOST: Final[list[Move]] = [Boost(good) for good in range(14)]
TAKE: Final[list[Move]] = [Take(good) for good in range(14)]
SWAP: Final[list[list[Move]]] = [[Swap(good, other) for other in range(6)] for good in range(14)]
PAY: Final[list[Move]] = [Pay(good) for good in range(14)]
SPARE: Final[list[Move]] = [Spare(word) for word in range(18)]
CANCEL: Final[Move] = Cancel()
STAGE: Final[list[Move]] = [Stage(wonder) for wonder in range(12)]
USE: Final[list[Move]] = [Use(power) for power in range(18)]
OFFER: Final[list[Move]] = [Offer(party) for party in range(7)]
COUNTER: Final[list[Move]] = [Counter(slot) for slot in range(12)]
GIVE: Final[list[Move]] = [Give(good) for good in range(14)]
WANT: Final[list[Move]] = [Want(good) for good in range(14)]
PUBLISH: Final[Move] = Publish()
ACCEPT: Final[list[Move]] = [Accept(slot) for slot in range(12)]
REJECT: Final[list[Move]] = [Reject(slot) for slot in range(12)]
WITHDRAW: Final[list[Move]] = [Withdraw(slot) for slot in range(12)]
VILLAGE: Final[list[Move]] = [Village(good) for good in range(14)]
WORKSHOP: Final[Move] = Workshop()
BUILD: Final[list[Move]] = [Build(structure) for structure in range(6)]
BUY_FLEET: Final[Move] = BuyFleet()
MAKE: Final[list[Move]] = [Make(structure) for structure in range(6)]
ADOPT: Final[list[Move]] = [Adopt(philosophy) for philosophy in range(6)]
INTRODUCE: Final[list[Move]] = [Introduce(philosophy) for philosophy in range(6)]
HIDE: Final[Move] = Hide()
BARE: Final[Move] = Bare()
KEEP: Final[list[Move]] = [Keep(good) for good in range(14)]
VOTE: Final[list[Move]] = [Vote(seat) for seat in range(6)]
PICK: Final[list[Move]] = [Pick(seat) for seat in range(6)]
