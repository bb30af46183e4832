"""Writes a component set as TOML. The standard library reads it only, and a set needs little of it."""

from __future__ import annotations

import re
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_SHORT = {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r", '"': '\\"', "\\": "\\\\"}


def written(data: dict[str, Any]) -> str:
    """Tables and lists of tables under headers of their own; plain keys first, as TOML wants it."""
    tables = {name: value for name, value in data.items() if is_table(value) or is_tables(value)}
    plain = "".join(f"{key(name)} = {scalar(value)}\n" for name, value in data.items() if name not in tables)
    parts = [plain] if plain else []
    for name, value in tables.items():
        if is_table(value):
            parts.append(f"[{key(name)}]\n{keys(value)}")
        else:
            parts += [f"[[{key(name)}]]\n{keys(entry)}" for entry in value]
    return "\n".join(parts)


def is_table(value: Any) -> bool:
    return isinstance(value, dict)


def is_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(entry, dict) for entry in value)


def keys(table: dict[str, Any]) -> str:
    return "".join(f"{key(name)} = {scalar(value)}\n" for name, value in table.items())


def key(name: str) -> str:
    return name if _BARE.fullmatch(name) else quoted(name)


def scalar(value: Any) -> str:
    """A value on one line; only a text of several lines takes more."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return lines(value) if "\n" in value else quoted(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join(scalar(part) for part in value)}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key(name)} = {inline(part)}" for name, part in value.items()) + "}"
    return repr(value) if isinstance(value, float) else str(value)


def inline(value: Any) -> str:
    return quoted(value) if isinstance(value, str) else scalar(value)


def quoted(text: str) -> str:
    return '"' + "".join(escaped(letter) for letter in text) + '"'


def lines(text: str) -> str:
    """A map keeps its shape. The first line break after the quotes is not part of it."""
    body = "\n".join("".join(escaped(letter) for letter in line) for line in text.split("\n"))
    return f'"""\n{body}"""'


def escaped(letter: str) -> str:
    if letter in _SHORT:
        return _SHORT[letter]
    return f"\\u{ord(letter):04x}" if ord(letter) < 32 or ord(letter) == 127 else letter
