"""Every bot there is by name: levels, programs, classes in Python modules, and what packages bring.

A name may start a program or import a module. So it must come from whoever runs this process, by the command line for
instance; names out of a record, a message or a store go to `bots.make`, which knows the levels only.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from kylix import bots
from kylix.bots import outside
from kylix.bots.title_bot import Advice
from kylix.common.players import Forfeit, Player
from kylix.core.chance import whole
from kylix.core.errors import BadSeats
from kylix.core.moves import Move
from kylix.core.state import State

GROUP = "kylix.bots"
"""The group of entry points under which packages bring bots."""


def make(name: str, seed: int) -> bots.Bot:
    """A bot by name: `captain`, `archon:nodes=400`, `exec:./mybot`, `mymodule:MyBot`, or one that a package brings."""
    whole(seed)
    kind, colon, rest = str(name).partition(":")
    if kind == outside.PREFIX and colon:
        return outside.make(rest, seed)
    if kind in bots.BOTS:
        return bots.make(name, seed)
    if not colon and (brought := packaged().get(kind)) is not None:
        return PythonBot(str(name), loaded(str(name), brought.load), seed)
    if colon and kind and rest:
        return PythonBot(str(name), loaded(str(name), lambda: of_module(kind, rest)), seed)
    known = ", ".join([*bots.BOTS, *packaged()])
    raise BadSeats(f"there is no bot {name!r}; there are: {known}, {outside.PREFIX}:PROGRAM and MODULE:CLASS")


@cache
def packaged() -> dict[str, EntryPoint]:
    return {one.name.lower(): one for one in entry_points(group=GROUP)}


def of_module(module: str, name: str) -> Any:
    """A class of a module, which may lie in the folder where this was started."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    return getattr(importlib.import_module(module), name)


def loaded(name: str, load: Callable[[], Any]) -> Callable[[int], Player]:
    try:
        found = load()
    except Exception as error:  # whatever the code of somebody else raises
        raise BadSeats(f"the bot {name!r} cannot be loaded: {told(error)}") from None
    if not callable(found):
        raise BadSeats(f"the bot {name!r} is no class, or function, that makes a bot from a seed")
    return found  # type: ignore[no-any-return]


def told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".rstrip(": ")


class PythonBot:
    """Somebody else's bot in this process. What it raises and what is not legal loses the game; it is not clocked."""

    def __init__(self, name: str, kind: Callable[[int], Player], seed: int) -> None:
        self.name = name
        self.why: Advice | None = None
        try:
            self.inner = kind(outside.one_way(seed, "seed") >> (64 - outside.SEED_BITS))
        except Exception as error:
            raise BadSeats(f"the bot {name!r} cannot be made from a seed: {told(error)}") from None
        if not callable(getattr(self.inner, "choose", None)):
            raise BadSeats(f"the bot {name!r} has no method choose(view, options, redealt)")

    def choose(self, view: dict[str, Any], options: list[Move], redealt: State) -> Move:
        try:
            found: Any = self.inner.choose(view, list(options), redealt)
        except Exception as error:
            raise Forfeit("crash", f"{self.name} raised {told(error)}") from error
        for move in options:
            if found is move or found == redealt.text(move) or (isinstance(found, Move) and found == move):
                return move
        if isinstance(found, Move | str):
            raise Forfeit("illegal", f"{self.name} chose {str(found)[:60]!r}, which is not among the options")
        raise Forfeit("garbage", f"{self.name} answered {found!r:.60}, which is no move")
