"""The titles on the shelf. A title is a package in kylix.games that holds GAME."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from kylix.core.errors import UnknownTitle
from kylix.kit.game import Game


@cache
def titles() -> tuple[str, ...]:
    shelf = importlib.import_module("kylix.games")
    return tuple(sorted(module.name for module in pkgutil.iter_modules(shelf.__path__) if module.ispkg))


@cache
def game(title: str) -> Game:
    if title not in titles():
        raise UnknownTitle(f"there is no game {title!r} here; there are: {', '.join(titles())}")
    found = importlib.import_module(f"kylix.games.{title}").GAME
    assert isinstance(found, Game)
    return found
