"""What people are to be told of a table while they do not look at it. Here nobody is; a club does that."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from kylix.store.base import Change, Statement

if TYPE_CHECKING:
    from kylix.server.table import Table


class Noticing:
    def changed(self, table: Table, change: Change) -> tuple[Statement, ...]:
        """What is written with a change of a table, before it is made."""
        return ()

    def begun(self, id: str, n: int, to_act: Collection[int]) -> tuple[Statement, ...]:
        """What is written when a game begins with so many entries."""
        return ()

    def asked(self, table: Table, seats: Collection[int], seconds: float) -> tuple[Statement, ...]:
        """What is written when these seats are to answer something within some seconds."""
        return ()

    def invited(self, table: Table, id: str, by: int | None) -> tuple[Statement, ...]:
        """What is written when a table is made for those of another one, by one of them."""
        return ()

    def looked(self, id: str, seat: int) -> None:
        """Somebody looks at the table from there."""


NOBODY = Noticing()
