"""The time by one clock: where several servers have a store, that of the database."""

from __future__ import annotations

from time import time

from kylix.store.base import Store
from kylix.store.saying import NOW, Shared


async def now(store: Store) -> float:
    if not isinstance(store, Shared):
        return time()
    ((found,),) = await store.rows(f"SELECT ({NOW})::double precision")
    return float(found)
