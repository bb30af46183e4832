"""A change of a table is kept, or it is said why not."""

from __future__ import annotations

from kylix.server import errors, metrics
from kylix.server.errors import ApiError
from kylix.store.base import BadText, Change, DiskFull, Done, Gone, Store, Taken


async def kept(store: Store, change: Change) -> Done:
    """Until it is on the disk; Taken when somebody else was there first."""
    try:
        with metrics.WRITES.time(), metrics.FAILED_WRITES.count_exceptions(Exception):
            found = await store.commit(change)
    except DiskFull:
        raise ApiError(409, "disk-full", "the disk of the server is full: nothing was changed") from None
    except BadText as error:
        raise errors.malformed(error) from None
    if isinstance(found, Gone):
        raise errors.no_table()
    if not isinstance(found, Done):
        raise Taken
    return found
