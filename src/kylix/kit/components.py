"""Component files: cards, boards and numbers as data, read into frozen typed specs; every fault named with its line."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict

from kylix.core.errors import BadComponents
from kylix.sets import check, differences, extend, places
from kylix.sets.write import written

Source = Literal["rulebook", "found", "derived", "reconstructed"]
Fault = places.Fault
UNREAD = differences.UNREAD


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
    def read(
        cls, model: type[ComponentSet], title: str, text: str, name: str, is_base: bool = False,
        base: Components | None = None, path: str = "",
    ) -> Self:  # fmt: skip
        """Read a set, or raise BadComponents with every fault. It may extend `base`, and from a `path` other files."""
        below = None if base is None else base.toml
        try:
            found = extend.whole(text, name, below, check.fetch if path else None, path)
        except places.Unreadable as error:
            raise _bad(name, [str(error)]) from None
        spec, faults = check.checked(model, title, found, below)
        if faults:
            raise _bad(name, [found.told(fault) for fault in faults])
        return cls(spec, written(found.data) if found.is_merged else text, spec.fingerprint(), is_base)

    @classmethod
    def read_file(
        cls, model: type[ComponentSet], title: str, path: Path | str, is_base: bool = False,
        base: Components | None = None,
    ) -> Self:  # fmt: skip
        name = Path(str(path)).name
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, ValueError, TypeError) as error:
            reason = error.strerror if isinstance(error, OSError) else "it is not a text file"
            raise _bad(name, [f"{name}: cannot be read: {reason}"]) from None
        return cls.read(model, title, text, name, is_base, base, str(Path(path).resolve()))


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
