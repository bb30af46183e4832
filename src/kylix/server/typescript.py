"""The types of the wire as TypeScript: `python -m kylix.server.typescript`."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from kylix.server import messages, postgame_messages

HEAD = (
    "/** The types of docs/protocol.md, made by `python -m kylix.server.typescript` from src/kylix/server/wire.py. */\n"
)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
ROOTS = (
    messages.ErrorAnswer,
    messages.About,
    messages.GameInfo,
    messages.RulesInfo,
    messages.TableRequest,
    messages.TableKeys,
    messages.Summary,
    messages.ComponentsInfo,
    messages.SeatChange,
    messages.SeatChanged,
    postgame_messages.Verified,
    messages.QrRequest,
    messages.QrPicture,
    messages.NumberAsked,
    messages.Gathered,
    messages.ReplayAsked,
    messages.Replay,
    messages.Rematch,
    postgame_messages.BranchAsked,
    postgame_messages.OpenedRecord,
    postgame_messages.ChanceInfo,
    postgame_messages.Statistics,
    postgame_messages.AnalysisAsked,
    postgame_messages.Analysis,
)


def typescript() -> str:
    roots: list[Any] = [*ROOTS, messages.ClientMessage, messages.ServerMessage]
    schemas, parts = msgspec.json.schema_components(roots, ref_template="{name}")
    made = [HEAD]
    for name, schema in sorted(parts.items()):
        made.append(interface(name, schema))
    for name, schema in zip(("ClientMessage", "ServerMessage"), schemas[-2:], strict=True):
        made.append(f"export type {name} = {kind(schema)};\n")
    return "\n".join(made)


def interface(name: str, schema: dict[str, Any]) -> str:
    needed = schema.get("required", [])
    fields = [
        f"  {field}{'' if field in needed else '?'}: {kind(part)};\n" for field, part in schema["properties"].items()
    ]
    return f"export interface {name} {{\n{''.join(fields)}}}\n"


def kind(schema: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(kind(part) for part in schema["anyOf"]))
    match schema.get("type"):
        case "array":
            inner = kind(schema.get("items", {}))
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {kind(schema.get('additionalProperties', {}))}>"
        case None:
            return "unknown"
        case name:
            return PLAIN[name]


if __name__ == "__main__":
    sys.stdout.write(typescript())
