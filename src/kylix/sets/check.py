"""Everything that is wrong with a component set, in one pass: what the schema refuses, and what must not be meant."""

from __future__ import annotations

import tomllib
from pathlib import Path as File
from typing import Any

from pydantic import BaseModel, ValidationError

from kylix.sets.extend import nearest
from kylix.sets.places import Fault, Path, Read
from kylix.sets.repair import repaired

UNKNOWN, MISSING = "extra_forbidden", "missing"


def checked(model: type[Any], title: str, found: Read, base: str | None) -> tuple[Any, list[Fault]]:
    """The set, or None, and its faults. With the text of a base set also those that wrong values would hide."""
    about = found.data.get("set")
    named = about.get("title") if isinstance(about, dict) else None
    if isinstance(named, str) and named != title:
        return None, [(("set", "title"), f"this set is for {named!r}, not for {title!r}")]
    try:
        spec = model.model_validate(found.data)
    except ValidationError as error:
        errors = {tuple(one["loc"]): (one["type"], one["msg"]) for one in error.errors(include_url=False)}
        known = tomllib.loads(base) if base else {}
        told = [(path, said(model, found, path, *about, known)) for path, about in errors.items()]
        return None, [*found.faults, *told, *hidden(model, found.data, errors, known)]
    return spec, [*found.faults, *spec.faults()]


def said(model: type[BaseModel], found: Read, path: Path, kind: str, message: str, base: dict[str, Any]) -> str:
    """What is wrong in the words of the schema, and what may have been meant."""
    if kind == UNKNOWN:
        return message + nearest(str(path[-1]), keys_at(model, path[:-1]))
    if kind == MISSING and path[:2] in found.new:
        table, at = str(path[0]), int(path[1])
        named = found.data[table][at].get("id")
        ids = [str(entry.get("id")) for entry in base.get(table, [])]
        return f"{message}: {named} is a new entry{nearest(str(named), ids)}"
    return message


def keys_at(model: type[BaseModel], path: Path) -> list[str]:
    """The keys that a table of the schema knows."""
    for part in path:
        if isinstance(part, str):
            field = model.model_fields.get(part)
            inner = field.annotation if field is not None else None
            kinds = [inner, *getattr(inner, "__args__", ())]
            tables = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, BaseModel)]
            if not tables:
                return []
            model = tables[0]
    return list(model.model_fields)


def hidden(
    model: type[Any], data: dict[str, Any], errors: dict[Path, tuple[str, str]], base: dict[str, Any]
) -> list[Fault]:
    """The faults of meaning that stay whatever stands in for the refused values."""
    extra = [path for path, (kind, _) in errors.items() if kind == UNKNOWN]
    wrong = [path for path in errors if path not in extra]
    rounds: list[list[Fault]] = []
    for made in repaired(data, wrong, extra, base) if base else ():
        try:
            rounds.append(model.model_validate(made).faults())
        except ValidationError:
            return []
    fields = [path[:3] for path in wrong]
    return [
        fault
        for fault in (rounds[0] if rounds else [])
        if all(fault in others for others in rounds[1:]) and not any(fault[0][: len(path)] == path for path in fields)
    ]


def fetch(address: str, name: str) -> tuple[str, str, str]:
    """A file that another one extends lies beside it, or where its name leads from there."""
    path = (File(address).parent / name).resolve()
    return str(path), path.name, path.read_text(encoding="utf-8")
