"""The base sets that a title has had. A record names its set by the fingerprint and finds it when the base changed."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kylix.core.errors import KylixError
from kylix.kit.components import Components

if TYPE_CHECKING:
    from kylix.kit.game import Game

LIST, EARLIER = "bases.toml", "earlier"


@cache
def bases(folder: Path) -> dict[str, Any]:
    """All `fingerprints`, the present one last; `formerly`: the names of sets in records of 0.1.0."""
    path = folder / "components" / LIST
    return {"fingerprints": [], "formerly": {}} | (tomllib.loads(path.read_text("utf-8")) if path.exists() else {})


@lru_cache(16)
def parsed(title: Game, text: str, name: str) -> Components:
    """Cached, since a server has many tables of one set."""
    return Components.read(title.components, title.title, text, name)


def set_of(title: Game, parts: Any) -> Components:
    """The set that a header names or carries, or KylixError."""
    if not isinstance(parts, dict) or not isinstance(parts.get("hash"), str):
        raise KylixError("the components are not named")
    name, known, base = f"components {parts.get('id')}", bases(title.folder), title.base
    fingerprint = known["formerly"].get(parts["hash"], parts["hash"])
    kept = title.folder / "components" / EARLIER / f"{fingerprint}.toml"
    if "toml" in parts:
        text = str(parts["toml"])
    elif fingerprint == base.fingerprint:
        return base
    elif fingerprint in known["fingerprints"] and kept.exists():
        text = kept.read_text("utf-8")
    else:
        raise KylixError(f"it was played with other components ({parts.get('id')}) than this version has")
    found = parsed(title, text, name)
    if fingerprint != found.fingerprint and fingerprint != found.spec.former_hash():
        raise KylixError(f"the {name} that were kept for it are not those it names: they were changed")
    # The present base is one object however it comes, with its notes as they are now.
    return base if (found.fingerprint, found.id) == (base.fingerprint, base.id) else found
