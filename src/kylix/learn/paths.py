"""Paths into a view (`heroes.AJAX`, `hand.G.count`) and things on a table (`card:G-RAM-1`), named as views do."""

from __future__ import annotations

import json
from typing import Any

from kylix.core.state import State
from kylix.kit.game import Setting

COUNT = "count"


def shown(s: State, seat: int) -> dict[str, Any]:
    setting = s.setting
    assert isinstance(setting, Setting)
    return setting.shown(s, seat)


def look(setting: Setting, view: Any, path: str) -> Any:
    """What stands at a path of a view. A list by seats takes the name of a seat; `count` is how many there are.

    LookupError where there is nothing.
    """
    found = view
    for part in path.split("."):
        found = _inside(setting, found, part)
    return found


def _inside(setting: Setting, value: Any, part: str) -> Any:
    if isinstance(value, dict) and part in value:
        return value[part]
    if part == COUNT:
        # Of what a seat does not see, the view says how many there are.
        return value if isinstance(value, int) else len(value)
    if isinstance(value, list):
        names = setting.names["seat"][: setting.seats]
        at = names.index(part) if part in names else int(part) if part.lstrip("-").isdigit() else len(value)
        if -len(value) <= at < len(value):
            return value[at]
    raise LookupError(f"there is no {part!r} in it")


def fits(value: Any, expected: Any) -> bool:
    """Whether a view says what a lesson expects; `""` stands for nothing, a text of several words for a list."""
    if isinstance(value, list) and isinstance(expected, str):
        return value == expected.split()
    return bool((value is None and expected == "") or value == expected)


def on_table(setting: Setting, view: dict[str, Any], point: str) -> str:
    """Why a thing cannot be pointed at; empty when it can: `kind:NAME`, or `field`, `field:PART`."""
    kind, _, name = point.partition(":")
    if kind in setting.names and name:
        if name not in setting.names[kind]:
            return f"there is no {kind} {name}"
        hidden = {seen.kind for seen in setting.game.seen_by.values() if seen.who != "all"}
        if kind in hidden and json.dumps(name) not in json.dumps(view):
            return f"the {kind} {name} is not in the learner's view"
        return ""
    try:
        look(setting, view, point.replace(":", "."))
    except (LookupError, TypeError):
        return f"{point!r} is neither a thing (kind:NAME) nor a field of the learner's view (field, field:PART)"
    return ""
