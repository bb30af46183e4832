"""Stand-ins for values that a schema refuses, so that what else is wrong with a file is found in the same pass."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from typing import Any

from kylix.sets.places import Path

TRIES = 3
"""A fault that stays whichever stand-in is taken has nothing to do with the stand-in."""


def repaired(data: dict[str, Any], wrong: Sequence[Path], extra: Sequence[Path], base: dict[str, Any]) -> Iterator[Any]:
    """The data with unknown keys (`extra`) left out, and wrong values replaced in several ways."""
    tidy = copy.deepcopy(data)
    for path in extra:
        drop(tidy, path)
    fields = list(dict.fromkeys(path[: 3 if len(path) > 1 and isinstance(path[1], int) else 2] for path in wrong))
    choices = [(path, candidates(tidy, path, base)) for path in fields]
    for turn in range(TRIES if fields else 1):
        made = copy.deepcopy(tidy)
        for path, values in choices:
            if values:
                put(made, path, values[turn % len(values)])
        yield made


def drop(data: Any, path: Path) -> None:
    parent = inner(data, path[:-1])
    if isinstance(parent, dict):
        parent.pop(path[-1], None)


def put(data: Any, path: Path, value: Any) -> None:
    parent: Any = inner(data, path[:-1])
    if isinstance(parent, dict | list):
        parent[path[-1]] = copy.deepcopy(value)  # type: ignore[index]


def inner(data: Any, path: Path) -> Any:
    for part in path:
        try:
            data = data[part]
        except (KeyError, IndexError, TypeError):
            return None
    return data


def candidates(data: dict[str, Any], path: Path, base: dict[str, Any]) -> list[Any]:
    """Values that the base has there: of the same entry first, then of others."""
    table, rest = str(path[0]), path[1:]
    known = base.get(table)
    if not rest or not isinstance(known, list):
        found = inner(base, path)
        return [] if found is None else [found]
    if len(rest) == 1:
        return known[:TRIES]
    entry = inner(data, path[:2])
    named = entry.get("id") if isinstance(entry, dict) else None
    same = [row[rest[1]] for row in known if row.get("id") == named and rest[1] in row]
    found = []
    for value in [*same, *[row[rest[1]] for row in known if rest[1] in row]]:
        if value not in found:
            found.append(value)
    return found[:TRIES]
