"""The moves of Odysseus. Text forms: `take P3`, `adventure`, `redirect LCK`, `pick A`, `buy 2`, `end`."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.moves import ROLE_END, ROLE_GIVE_UP, FreeMove, Move
from kylix.games.odysseus.tables import SIDES, SKILLS, SLOTS, SOURCES


class Take(Move):
    """A card at an end of the ship, by its slot."""

    VERB: ClassVar[str] = "take"

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot


class Embark(Move):
    """Go on an adventure with the card taken."""

    VERB: ClassVar[str] = "adventure"


class Repose(Move):
    """Rest with the card taken."""

    VERB: ClassVar[str] = "rest"


class Keep(Move):
    """Raise the skill that the icon shows."""

    VERB: ClassVar[str] = "keep"


class Redirect(Move):
    """Pay a favour and raise another skill instead."""

    VERB: ClassVar[str] = "redirect"

    def __init__(self, skill: int) -> None:
        self.skill: Final = skill


class Forgo(Move):
    """Let a point go that its own skill cannot take."""

    VERB: ClassVar[str] = "forgo"
    ROLE: ClassVar[str] = ROLE_GIVE_UP


class Raise(Move):
    """A free point."""

    VERB: ClassVar[str] = "raise"

    def __init__(self, skill: int) -> None:
        self.skill: Final = skill


class Pick(Move):
    """The story for a line: a space of the display, or the top of a pile."""

    VERB: ClassVar[str] = "pick"

    def __init__(self, source: int) -> None:
        self.source: Final = source


class Buy(FreeMove):
    """Pay favours for a story, beside any other question of the own turn."""

    VERB: ClassVar[str] = "buy"

    def __init__(self, source: int) -> None:
        self.source: Final = source


class End(Move):
    """End the turn without buying a story."""

    VERB: ClassVar[str] = "end"
    ROLE: ClassVar[str] = ROLE_END


EMBARK: Final[Move] = Embark()
REPOSE: Final[Move] = Repose()
KEEP: Final[Move] = Keep()
FORGO: Final[Move] = Forgo()
END: Final[Move] = End()
TAKE: Final[list[Move]] = [Take(slot) for slot in range(SIDES * SLOTS)]
REDIRECT: Final[list[Move]] = [Redirect(skill) for skill in range(SKILLS)]
RAISE: Final[list[Move]] = [Raise(skill) for skill in range(SKILLS)]
PICK: Final[list[Move]] = [Pick(source) for source in range(SOURCES)]
BUY: Final[list[Move]] = [Buy(source) for source in range(SOURCES)]
