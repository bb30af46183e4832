"""Whether somebody looks at a table. An open page is nobody: it has to be seen, and somebody has to be there."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Literal

from kylix.store.saying import Shared

if TYPE_CHECKING:
    from kylix.server.table import Table
    from kylix.server.table_manager import TableManager

Look = Literal["away", "looks", "saw"]
"""Saw: a page showed this very moment, or a later one, while somebody looked."""


async def looking(manager: TableManager, id: str, seat: int, n: int) -> Look:
    """At this server, or at another one."""
    found = manager.open_tables.get(id)
    if found is not None and (here := looking_here(found.table, seat, n)) != "away":
        return here
    store = manager.store
    if isinstance(store, Shared):
        said = [json.loads(value) for _, _, value in await store.said(manager.others.server, [id])]
        if any(seat in value.get("looking", ()) for value in said):
            return "looks"
    return "away"


def looking_here(table: Table, seat: int, n: float) -> Look:
    pages = [one for one in table.listeners if one.looking and one.seat is not None and beside(table, one.seat, seat)]
    if any(one.seen >= n for one in pages):
        return "saw"
    return "looks" if pages or any(beside(table, other, seat) for other in table.looking) else "away"


def beside(table: Table, one: int, other: int) -> bool:
    """Whether two seats have one screen."""
    return one == other or table.seats[one].kind == table.seats[other].kind == "here"
