"""JSON schemas as TypeScript, and the messages of the server as `wire.ts`."""

from __future__ import annotations

import json
import pkgutil
from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

import msgspec

from kylix.server import (
    club,
    lesson_messages,
    messages,
    postgame_messages,
    puzzle_messages,
    seat_messages,
    shelf_messages,
)

Schema = dict[str, Any]

HEAD = "/** Made by `./kylix contract` from {source}; do not edit. */\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
UNIONS = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}
OPEN = {"View": "[field: string]: unknown", "RuleShown": "[fact: string]: Fact"}
"""Types to which a title adds: what else may stand in them."""
NAMED = {"Facts": "Facts", "View": "View", "Changed": "Partial<View>"}
OF_CLUB = tuple(
    import_module(f"{club.__name__}.{found.name}")
    for found in pkgutil.iter_modules(club.__path__)
    if found.name.endswith("_messages")
)
MODULES = (messages, postgame_messages, lesson_messages, seat_messages, puzzle_messages, shelf_messages, *OF_CLUB)
SHARED = """
/** What a fact of a move, an event or a rule can be: a name, a number, or a list of them. */
export type Fact = string | number | boolean | null | Fact[];
export type Facts = Record<string, Fact>;
"""


def wire() -> str:
    """All messages, of HTTP and of the socket."""
    found = [kind for module in MODULES for kind in structs(module)]
    asked = {kind.__name__ for kind in found if issubclass(kind, seat_messages.Asked)}
    roots: list[Any] = [*found, messages.RuleShown, messages.View, *UNIONS.values()]
    schemas, parts = msgspec.json.schema_components(roots, ref_template="{name}")
    made = [HEAD.format(source="src/kylix/server/*messages.py") + SHARED]
    for name, part in sorted(parts.items()):
        made.append(interface(name, part, name not in asked and name not in OPEN, OPEN.get(name)))
    for name, schema in zip(UNIONS, schemas[-len(UNIONS) :], strict=True):
        made.append(f"export type {name} = {spelled(schema)};\n")
    return "\n".join(made)


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The messages that a module defines."""
    return [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__
        if thing is not seat_messages.Asked
    ]


def interface(name: str, schema: Schema, whole: bool = False, more: str | None = None) -> str:
    """`whole`: the server sends every field, also those that have a default."""
    if "properties" not in schema:
        return f"export type {name} = {spelled(schema)};\n"
    return f"export interface {name} {block([*members(schema, whole), *([more] if more else [])])}\n"


def members(schema: Schema, whole: bool = False) -> list[str]:
    known: dict[str, Schema] = schema["properties"]
    needed = known if whole else schema.get("required", [])
    return [f"{field}{'' if field in needed else '?'}: {spelled(part)}" for field, part in known.items()]


def block(lines: list[str]) -> str:
    return "{\n" + "".join(f"  {line};\n" for line in lines) + "}" if lines else "Record<never, never>"


def spelled(schema: Mapping[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema or "const" in schema:
        return union(schema.get("enum", [schema.get("const")]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(spelled(part) for part in schema["anyOf"]))
    if schema.get("title") in NAMED:
        return NAMED[schema["title"]]
    return by_type(schema)


def by_type(schema: Mapping[str, Any]) -> str:
    match schema.get("type"):
        case "array":
            return array(schema)
        case "object":
            names, values = schema.get("propertyNames", TEXT), schema.get("additionalProperties", {})
            return f"Record<{spelled(names)}, {spelled(values)}>"
        case None:
            return "unknown"
        case name:
            return PLAIN[name]


TEXT: Schema = {"type": "string"}


def array(schema: Mapping[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(spelled(part) for part in schema['prefixItems'])}]"
    inner = spelled(schema.get("items", {}))
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def union(values: list[Any]) -> str:
    """Literals; strings in single quotes, as the sources of the page have them."""
    return " | ".join(f"'{value}'" if isinstance(value, str) else json.dumps(value) for value in values) or "never"
