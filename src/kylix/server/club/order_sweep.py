"""Answers by order whose server was lost, or stopped: another moment is drawn for them by whoever finds them.

They are never made up for at once: that would tell that nobody but a server answers.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from kylix.server.errors import ApiError
from kylix.store.base import Change, Statement, Taken

if TYPE_CHECKING:
    from kylix.server.table_manager import TableManager

log = logging.getLogger("kylix.server")

LATE_SECONDS = 5.0
AT_ONCE = 50
OVERDUE = f"SELECT table_id, seat, due FROM orders WHERE due < ? ORDER BY due LIMIT {AT_ONCE}"
NEVER = "UPDATE orders SET due = NULL WHERE table_id = ? AND seat = ? AND due = ?"


async def sweep_orders(manager: TableManager, now: float) -> None:
    for id, seat, due in await manager.store.many(OVERDUE, now - LATE_SECONDS):
        try:
            table = (await manager.commands(id)).table
        except ApiError as error:
            log.warning("table %s cannot be opened, though an order waits there: %s", id, error)
            await manager.store.commit(Change(also=(Statement(NEVER, (id, seat, due)),)))
            continue
        async with table.lock:
            try:
                await table.orders.again(seat, due)
            except Taken:
                continue  # another server found it, too
