"""What one component set has otherwise than another: entries added and removed, and keys with both values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

UNREAD = frozenset({"source", "note", "about", "name_en", "name_fr"})
"""What a set says to people only: no rule reads these keys, so they may be corrected under games that are played."""


@dataclass(frozen=True)
class Difference:
    """One entry added or removed (no key), or one key with another value."""

    what: str
    """`added`, `removed` or `changed`."""
    entry: str
    """`card G-WINE-1`, `slot 3`, `calendar`."""
    key: str = ""
    before: Any = None
    after: Any = None

    def told(self) -> str:
        if self.what == "changed":
            return f"{self.entry}: {self.key} {shown(self.before)} -> {shown(self.after)}"
        return f"{self.entry}: {self.what}"


def shown(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, list):
        return f"[{', '.join(shown(part) for part in value)}]"
    return str(value).lower() if isinstance(value, bool) else str(value)


def differences(old: dict[str, Any], new: dict[str, Any]) -> list[Difference]:
    """In the order of the tables. What is only said to people is no difference."""
    found: list[Difference] = []
    for table in dict.fromkeys([*old, *new]):
        if table != "set":
            one, other = entries(table, old.get(table)), entries(table, new.get(table))
            for name in dict.fromkeys([*one, *other]):
                found += compared(name, one.get(name), other.get(name))
    return found


def entries(table: str, value: Any) -> dict[str, dict[str, Any]]:
    """By name: the entries of a list, or the one table."""
    if isinstance(value, dict):
        return {table: value}
    rows = value if isinstance(value, list) else []
    return {f"{table} {entry.get('id', at)}": entry for at, entry in enumerate(rows, 1)}


def compared(name: str, one: dict[str, Any] | None, other: dict[str, Any] | None) -> Iterator[Difference]:
    if one is None or other is None:
        yield Difference("removed" if other is None else "added", name)
        return
    for key in dict.fromkeys([*one, *other]):
        if key not in UNREAD and one.get(key) != other.get(key):
            yield Difference("changed", name, key, one.get(key), other.get(key))
