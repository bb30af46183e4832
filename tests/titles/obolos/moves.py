"""The moves of Obolos: `bid N7`, `boast`, `keep`, `change N3`."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.moves import ROLE_GIVE_UP, FreeMove, Move


class Bid(Move):
    VERB: ClassVar[str] = "bid"

    def __init__(self, coin: int) -> None:
        self.coin: Final = coin


class Boast(FreeMove):
    VERB: ClassVar[str] = "boast"


class Keep(Move):
    """Change no coin."""

    VERB: ClassVar[str] = "keep"
    ROLE: ClassVar[str] = ROLE_GIVE_UP


class Change(Move):
    """Give a coin up for the top one of the bank."""

    VERB: ClassVar[str] = "change"

    def __init__(self, coin: int) -> None:
        self.coin: Final = coin
