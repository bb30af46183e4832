"""What is read out of the header of a stored table."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

from kylix.server.messages import Branched
from kylix.server.seating import PEOPLE
from kylix.store.base import StoredTable


def puzzle_of(head: dict[str, Any]) -> int:
    found = head.get("puzzle")
    return found if isinstance(found, int) else 0


def secret_of(kept_table: StoredTable) -> bytes:
    """What bots' seeds are derived from: the table's secret of chance, or its seed."""
    return hashlib.sha256(repr(sorted(kept_table.chance.items())).encode()).digest()


def branch_of(kept: StoredTable) -> Branched | None:
    """From which table, and from where on, somebody played another game."""
    branch = kept.head.get("branch")
    return Branched(str(branch["table"]), int(branch["n"])) if isinstance(branch, dict) else None


def hints_allowed(head: dict[str, Any], kinds: Iterable[str]) -> bool:
    """As was said when the table was opened; else where at most one person plays."""
    said = head.get("hints")
    return said if isinstance(said, bool) else sum(kind in PEOPLE for kind in kinds) <= 1
