"""Finds the titles and their parts by name. A title is a package in kylix.games that holds GAME."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache
from types import ModuleType

from kylix.core.errors import UnknownTitle
from kylix.core.ids import Given
from kylix.kit.game import Game


@cache
def titles() -> tuple[str, ...]:
    """The names of all titles."""
    shelf = importlib.import_module("kylix.games")
    return tuple(sorted(module.name for module in pkgutil.iter_modules(shelf.__path__) if module.ispkg))


def game(title: Given) -> Game:
    """A title by name, with all that never changes: its seats, options, names and component set."""
    if not isinstance(title, str) or title not in titles():
        raise UnknownTitle(f"there is no game {title!r} here; there are: {', '.join(titles())}")
    found = importlib.import_module(f"kylix.games.{title}").GAME
    assert isinstance(found, Game)
    return found


@cache
def part(title: str, name: str) -> ModuleType | None:
    """A part of a title (`bot`, `bot.training`, `text`, `lab`), loaded when it is asked for; None where it has none."""
    game(title)
    module = f"kylix.games.{title}.{name}"
    package = module.rpartition(".")[0]
    if package != f"kylix.games.{title}" and importlib.util.find_spec(package) is None:
        return None
    return importlib.import_module(module) if importlib.util.find_spec(module) else None
