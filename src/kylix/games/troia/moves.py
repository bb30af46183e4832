"""The moves of Troia. Text forms: `offer POSEIDON`, `pay G-FISH-2`, `done`, `move AJAX`, `place ZEUS 4`."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.moves import ROLE_CANCEL, ROLE_FORWARD, ROLE_GIVE_UP, Move


class Draw(Move):
    VERB: ClassVar[str] = "draw"
    ROLE: ClassVar[str] = ROLE_FORWARD


class Offer(Move):
    """Name the god; the payment follows card by card."""

    VERB: ClassVar[str] = "offer"

    def __init__(self, god: int) -> None:
        self.god: Final = god


class Cornucopia(Move):
    """Add the token to the payment, before any card."""

    VERB: ClassVar[str] = "cornucopia"


class Pay(Move):
    """Set a card of the hand aside for the god."""

    VERB: ClassVar[str] = "pay"

    def __init__(self, card: int) -> None:
        self.card: Final = card


class Done(Move):
    """Reveal the payment."""

    VERB: ClassVar[str] = "done"
    ROLE: ClassVar[str] = ROLE_FORWARD


class Cancel(Move):
    """Give a payment up that cannot be completed. Only met in states that somebody else imagines."""

    VERB: ClassVar[str] = "cancel"
    ROLE: ClassVar[str] = ROLE_CANCEL


class Use(Move):
    """Use a power that leaves nothing to choose."""

    VERB: ClassVar[str] = "use"
    ROLE: ClassVar[str] = ROLE_FORWARD


class Decline(Move):
    VERB: ClassVar[str] = "decline"
    ROLE: ClassVar[str] = ROLE_GIVE_UP


class MoveHero(Move):
    VERB: ClassVar[str] = "move"

    def __init__(self, hero: int) -> None:
        self.hero: Final = hero


class Send(Move):
    """Artemis: a hero and where it goes."""

    VERB: ClassVar[str] = "send"

    def __init__(self, hero: int, space: int) -> None:
        self.hero: Final = hero
        self.space: Final = space


class Place(Move):
    """Iris: a god and its new slot."""

    VERB: ClassVar[str] = "place"

    def __init__(self, god: int, slot: int) -> None:
        self.god: Final = god
        self.slot: Final = slot


class Forward(Move):
    """Aphrodite: the hero that advances."""

    VERB: ClassVar[str] = "forward"

    def __init__(self, hero: int) -> None:
        self.hero: Final = hero


class Back(Move):
    """Aphrodite: the hero that falls back."""

    VERB: ClassVar[str] = "back"

    def __init__(self, hero: int) -> None:
        self.hero: Final = hero


class Take(Move):
    """Apollo: a card of the other discard pile."""

    VERB: ClassVar[str] = "take"

    def __init__(self, card: int) -> None:
        self.card: Final = card


class Skip(Move):
    """No progress this turn."""

    VERB: ClassVar[str] = "skip"
    ROLE: ClassVar[str] = ROLE_GIVE_UP


class Build(Move):
    """Lay a horse part."""

    VERB: ClassVar[str] = "build"

    def __init__(self, card: int) -> None:
        self.card: Final = card


class Advance(Move):
    """Discard a card for the next space of the path."""

    VERB: ClassVar[str] = "advance"

    def __init__(self, card: int) -> None:
        self.card: Final = card


class Return(Move):
    """A hero goes back to combat after progress."""

    VERB: ClassVar[str] = "return"

    def __init__(self, hero: int) -> None:
        self.hero: Final = hero


HEROES: Final = 6
SLOTS: Final = 6
SPACES: Final = 5
GODS: Final = 12

DRAW: Final[Move] = Draw()
CORNUCOPIA: Final[Move] = Cornucopia()
DONE: Final[Move] = Done()
CANCEL: Final[Move] = Cancel()
USE: Final[Move] = Use()
DECLINE: Final[Move] = Decline()
SKIP: Final[Move] = Skip()
MOVE: Final[list[Move]] = [MoveHero(hero) for hero in range(HEROES)]
SEND: Final[list[list[Move]]] = [[Send(hero, space) for space in range(SPACES)] for hero in range(HEROES)]
PLACE: Final[list[list[Move]]] = [[Place(god, slot) for slot in range(SLOTS)] for god in range(GODS)]
FORWARD: Final[list[Move]] = [Forward(hero) for hero in range(HEROES)]
BACK: Final[list[Move]] = [Back(hero) for hero in range(HEROES)]
RETURN: Final[list[Move]] = [Return(hero) for hero in range(HEROES)]
