"""The component file of Obolos, typed."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from kylix.kit.components import ComponentSet, Fault, Item, unique

from .tables import PURSE

MOST_SEATS = 4


class Coin(Item):
    id: Annotated[str, Field(pattern=r"^[A-Z][A-Z0-9]*$")]
    worth: Annotated[int, Field(ge=1, le=99)]


class ObolosSet(ComponentSet):
    coin: list[Coin]

    def faults(self) -> list[Fault]:
        faults = unique(tuple(self.coin), "coin")
        if len({coin.worth for coin in self.coin}) < len(self.coin):
            faults.append((("coin",), "no two coins are worth the same (OBO-SETUP-1)"))
        if len(self.coin) < MOST_SEATS * PURSE:
            faults.append((("coin",), f"{MOST_SEATS * PURSE} coins are needed for {MOST_SEATS} purses (OBO-SETUP-2)"))
        return faults
