"""Component files: cards, boards and numbers as data, read into frozen typed specs; every fault named with its line."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict, ValidationError

from kylix.core.errors import BadComponents

Source = Literal["rulebook", "found", "derived", "reconstructed"]
Fault = tuple[tuple[str | int, ...], str]
UNREAD = frozenset({"source", "note", "about", "name_en", "name_fr"})
"""What a set says to people only: no rule reads these keys, so they may be corrected under games that are played."""


class Spec(BaseModel):
    """Anything in a component file; unknown keys are faults."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Item(Spec):
    """An entry with its source."""

    source: Source
    note: str = ""


class SetInfo(Spec):
    title: str
    id: str
    about: str = ""


class ComponentSet(Spec):
    """The whole file. A title adds its tables and the constraints that the rulebook puts on them."""

    set: SetInfo

    def faults(self) -> list[Fault]:
        """What breaks a constraint, each with the path of the entry."""
        return []

    def fingerprint(self) -> str:
        """A hash of what the rules read: no notes, sources, name of the set, layout, order of keys, nor defaults."""
        whole = _read_by_rules(self.model_dump(mode="json", exclude_defaults=True))
        return _hash({**whole, "set": self.set.title})

    def former_hash(self) -> str:
        """The name of the set in records and stores from before there were fingerprints: it covers the notes, too."""
        return _hash(self.model_dump(mode="json"))


def _read_by_rules(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _read_by_rules(part) for key, part in value.items() if key not in UNREAD}
    return [_read_by_rules(part) for part in value] if isinstance(value, list) else value


def _hash(value: Any) -> str:
    return hashlib.blake2b(json.dumps(value, sort_keys=True).encode(), digest_size=16).hexdigest()


@dataclass(frozen=True)
class Components:
    """A component set with the text it was read from, so that a record can carry it along."""

    spec: Any
    toml: str
    fingerprint: str
    is_base: bool

    @property
    def id(self) -> str:
        return str(self.spec.set.id)

    @classmethod
    def read(cls, model: type[ComponentSet], title: str, text: str, name: str, is_base: bool = False) -> Self:
        """Read a set, or raise BadComponents with every fault."""
        try:
            data = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise _bad(name, [f"{name}: not TOML: {error}"]) from None
        lines = lines_of(text)
        try:
            spec = model.model_validate(data)
        except ValidationError as error:
            faults: list[Fault] = [(tuple(e["loc"]), e["msg"]) for e in error.errors(include_url=False)]
            raise _bad(name, [located(name, lines, fault) for fault in faults]) from None
        faults = spec.faults()
        if spec.set.title != title:
            faults.insert(0, (("set", "title"), f"this set is for {spec.set.title!r}, not for {title!r}"))
        if faults:
            raise _bad(name, [located(name, lines, fault) for fault in faults])
        return cls(spec, text, spec.fingerprint(), is_base)

    @classmethod
    def read_file(cls, model: type[ComponentSet], title: str, path: Path | str, is_base: bool = False) -> Self:
        name = Path(str(path)).name
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, ValueError, TypeError) as error:
            reason = error.strerror if isinstance(error, OSError) else "it is not a text file"
            raise _bad(name, [f"{name}: cannot be read: {reason}"]) from None
        return cls.read(model, title, text, name, is_base)


def unique(entries: tuple[Any, ...], table: str) -> list[Fault]:
    """Faults for ids that stand twice in a table."""
    seen: set[str] = set()
    faults: list[Fault] = []
    for at, entry in enumerate(entries):
        if entry.id in seen:
            faults.append(((table, at, "id"), f"{entry.id} stands twice"))
        seen.add(entry.id)
    return faults


def _bad(name: str, faults: list[str]) -> BadComponents:
    count = "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
    return BadComponents(f"{name} has {count}: {faults[0]}", faults)


def located(name: str, lines: dict[tuple[str | int, ...], int], fault: Fault) -> str:
    """A fault with the line of the innermost part of its path that has one."""
    path, message = fault
    for length in range(len(path), 0, -1):
        if path[:length] in lines:
            return f"{name}, line {lines[path[:length]]}: {_path(path)}: {message}"
    return f"{name}: {_path(path)}: {message}"


def _path(path: tuple[str | int, ...]) -> str:
    return ".".join(str(part + 1) if isinstance(part, int) else part for part in path) or "file"


_HEADER = re.compile(r"^\s*(\[\[?)\s*([\w.\-]+)\s*\]\]?")
_KEY = re.compile(r"^\s*([\w\-]+)\s*=")


def lines_of(text: str) -> dict[tuple[str | int, ...], int]:
    """The line of each table, entry and key. tomllib keeps none, so headers and keys are found again here."""
    found: dict[tuple[str | int, ...], int] = {}
    counts: dict[str, int] = {}
    at: tuple[str | int, ...] = ()
    for number, line in enumerate(text.splitlines(), 1):
        header = _HEADER.match(line)
        if header:
            table = header[2]
            at = (table,)
            found.setdefault(at, number)
            if header[1] == "[[":
                at = (table, counts.get(table, 0))
                counts[table] = counts.get(table, 0) + 1
                found[at] = number
        elif key := _KEY.match(line):
            found.setdefault((*at, key[1]), number)
    return found
