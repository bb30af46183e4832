"""The types of the wire as TypeScript: `python -m kylix.server.typescript`."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from kylix.server import wire, wire_after

HEAD = (
    "/** The types of docs/protocol.md, made by `python -m kylix.server.typescript` from src/kylix/server/wire.py. */\n"
)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
ROOTS = (
    wire.ErrorAnswer, wire.About, wire.GameInfo, wire.RulesInfo, wire.TableRequest, wire.TableKeys, wire.Summary,
    wire.ComponentsInfo, wire.SeatChange, wire.SeatChanged, wire_after.Verified, wire.QrRequest, wire.QrPicture,
    wire.NumberAsked, wire.Gathered,
    wire.ReplayAsked, wire.Replay, wire.Rematch,
    wire_after.BranchAsked, wire_after.OpenedRecord, wire_after.ChanceInfo, wire_after.Statistics,
    wire_after.AnalysisAsked, wire_after.Analysis,
)  # fmt: skip


def typescript() -> str:
    roots: list[Any] = [*ROOTS, wire.ClientMessage, wire.ServerMessage]
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
