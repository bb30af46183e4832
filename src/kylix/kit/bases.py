"""The base sets that a title has had. A record names its set by the fingerprint and finds it when the base changed."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from kylix.core.errors import KylixError
from kylix.kit.components import Components, Spec

if TYPE_CHECKING:
    from pathlib import Path

    from kylix.kit.game import Game

LIST, EARLIER = "bases.toml", "earlier"


class Bases(Spec):
    """components/bases.toml."""

    fingerprints: list[str] = []
    """Oldest first, the present one last. Earlier sets lie in components/earlier/<fingerprint>.toml."""
    formerly: dict[str, str] = {}
    """Names of sets in records and stores from before there were fingerprints."""


@cache
def bases(folder: Path) -> Bases:
    """Of the title in this folder; a title without the list has had one base set."""
    path = folder / "components" / LIST
    return Bases.model_validate(tomllib.loads(path.read_text(encoding="utf-8"))) if path.exists() else Bases()


def earlier_file(title: Game, fingerprint: str) -> Path:
    return title.folder / "components" / EARLIER / f"{fingerprint}.toml"


@lru_cache(16)
def earlier(title: Game, fingerprint: str) -> Components:
    found = Components.read_file(title.components, title.title, earlier_file(title, fingerprint))
    if found.fingerprint != fingerprint:
        raise KylixError(f"{fingerprint}.toml of {title.name} was changed: its fingerprint is {found.fingerprint}")
    return found


@lru_cache(16)
def carried(title: Game, text: str, name: str) -> Components:
    """A set that came with a record; cached, since a server has many tables of one set."""
    return Components.read(title.components, title.title, text, name)


def set_of(title: Game, parts: Any) -> Components:
    """The set that a header names or carries, or KylixError."""
    if not isinstance(parts, dict) or not isinstance(parts.get("hash"), str):
        raise KylixError("the components are not named")
    name, known, base = f"components {parts.get('id')}", bases(title.folder), title.base
    fingerprint = known.formerly.get(parts["hash"], parts["hash"])
    if "toml" in parts:
        found = carried(title, str(parts["toml"]), name)
        if fingerprint not in (found.fingerprint, found.spec.former_hash()):
            raise KylixError(f"the {name} that it carries are not those it names: they were changed")
        # The present base is one object however it comes, with its notes as they are now.
        return base if (found.fingerprint, found.id) == (base.fingerprint, base.id) else found
    if fingerprint == base.fingerprint:
        return base
    if fingerprint in known.fingerprints and earlier_file(title, fingerprint).exists():
        return earlier(title, fingerprint)
    raise KylixError(f"it was played with other components ({parts.get('id')}) than this version has")
