"""A view as a plain list: for titles without a drawing, and for looking through everything that lies open."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kylix.kit.game import Setting
from kylix.kit.words import Words


def draw(words: Words, setting: Setting, view: dict[str, Any], width: int) -> RenderableType:
    """Every field of the view with its name and what it holds; what is empty is left out."""
    grid = Table.grid(padding=(0, 2))
    for field in setting.game.seen_by:
        for label, text in rows(words, setting, field, view[field]):
            if text:
                grid.add_row(Text(label, "bold"), Text(text))
    return grid


def rows(words: Words, setting: Setting, field: str, value: Any) -> list[tuple[str, str]]:
    """One row, or one for each seat where every seat has a share of its own."""
    label = words.name("field", field)
    seen = setting.game.seen_by[field]
    if isinstance(value, dict):
        return [
            (label, ", ".join(f"{words.name(seen.by, key)} {show(words, seen.kind, v)}" for key, v in value.items()))
        ]
    per_seat = isinstance(value, list) and (seen.who == "owner" or any(isinstance(v, list) for v in value))
    if not per_seat or len(value) != setting.seats:
        return [(label, show(words, seen.kind, value))]
    seats = [words.name("seat", name) for name in setting.names["seat"]]
    return [(f"{label} · {seat}", show(words, seen.kind, part)) for seat, part in zip(seats, value, strict=False)]


def show(words: Words, kind: str, value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(show(words, kind, item) for item in value)
    if value is None or value is False or value == -1:
        return ""
    if value is True:
        return "✓"
    if isinstance(value, str):
        return words.name(kind, value) if kind else value
    return str(value)
