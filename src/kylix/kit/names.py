"""Ids to names and back. In rules ids are ints; in views, notation, positions and words they are names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from kylix.core.errors import BadPosition

Names = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Seen:
    """Who sees a field, and how it reads: `kind` names the ids in it, `by` the ids that index it."""

    who: str
    kind: str = ""
    by: str = ""
    rule: Callable[[Any, int | None], Any] | None = None
    """For who='rule': what of the field the seat sees, ids as ints, None for what is covered."""
    none: bool = False
    """-1 may stand in it, for nothing; it reads as None."""
    own: bool = False
    """For who='rule': the rule shows a seat its own elements as they are, and nothing of the others."""
    of: tuple[str, ...] = ()
    """For who='rule': all fields that the rule reads, if it says so; as long as these stay, so does what it shows."""


def everybody(kind: str = "", by: str = "", none: bool = False) -> Seen:
    return Seen("all", kind, by, none=none)


def owner(kind: str = "") -> Seen:
    """The seat whose index it is sees the content, the others the count."""
    return Seen("owner", kind)


def nobody(kind: str = "") -> Seen:
    """All see the count."""
    return Seen("none", kind)


def by_rule(
    rule: Callable[[Any, int | None], Any],
    kind: str = "",
    by: str = "",
    none: bool = False,
    own: bool = False,
    of: tuple[str, ...] = (),
) -> Seen:
    """A named rule of the title says what each seat sees; its annotation says what that can be."""
    return Seen("rule", kind, by, rule, none, own, of)


def named(names: Names, kind: str, value: Any) -> Any:
    """Ids as names, in lists and tuples too; -1 is None. Most of a view is these, so they take the short way.

    What is a name already stays: events that were kept have names.
    """
    if isinstance(value, (list, tuple)):
        if not kind:
            kinds = set(map(type, value))
            return [named(names, kind, item) for item in value] if list in kinds or tuple in kinds else list(value)
        known = names[kind]
        return [
            (known[item] if 0 <= item < len(known) else None if item == -1 else named(names, kind, item))
            if type(item) is int
            else named(names, kind, item)
            for item in value
        ]
    if not kind or value is None or isinstance(value, (bool, str)):
        return value
    known = names[kind]
    return None if value < 0 else known[value] if value < len(known) else f"{kind} {value}"


def unnamed(names: Names, kind: str, value: Any) -> Any:
    """Names as ids; raises BadPosition for a name that does not exist."""
    if isinstance(value, list):
        return [unnamed(names, kind, item) for item in value]
    if not kind:
        return value
    if value is None:
        return -1
    if value not in names[kind]:
        raise BadPosition(f"there is no {kind} {value!r}")
    return names[kind].index(value)


def shown(names: Names, seen: Seen, value: Any) -> Any:
    """A field as it reads: a mapping where ids index it."""
    value = named(names, seen.kind, value)
    return dict(zip(names[seen.by], value, strict=True)) if seen.by else value


def taken(names: Names, seen: Seen, value: Any) -> Any:
    """The reverse of `shown`."""
    if seen.by:
        if not isinstance(value, dict) or set(value) != set(names[seen.by]):
            raise BadPosition(f"a value is needed for each {seen.by}: {', '.join(names[seen.by])}")
        value = [value[name] for name in names[seen.by]]
    return unnamed(names, seen.kind, value)
