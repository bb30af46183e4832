"""A stored table comes into memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from kylix.server.table import Table
from kylix.store.base import Store, StoredTable

log = logging.getLogger("kylix.server")

Run = Callable[[Callable[[Store, StoredTable], Table], Store, StoredTable], Awaitable[Table]]


async def open_table(store: Store, stored: StoredTable, run: Run = asyncio.to_thread) -> Table:
    """Its record is played again off the loop. KylixError when not even its set-up fits."""
    table = await run(Table.load, store, stored)
    await table.watching.read()
    table.has_rematch = table.state.over and await store.has(table.rematch_id)
    if table.renewal is not None:
        try:
            await store.commit(table.renewal)
        except Exception:  # it is done when the table is loaded the next time
            log.warning("table %s could not be brought up to date", table.id, exc_info=True)
    return table
