"""Moves as text and back: a verb and the names of the things it points at."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING

from kylix.core.errors import BadMove
from kylix.core.ids import Given
from kylix.core.moves import Move, facts
from kylix.kit.names import named

if TYPE_CHECKING:
    from kylix.kit.game import Setting


def text(setting: Setting, move: Given) -> str:
    if not isinstance(move, Move):
        raise BadMove(f"a move is needed, one of the options; not {move!r}")
    kinds = setting.game.kinds
    args = [str(named(setting.names, kinds.get(name, ""), value)) for name, value in facts(move).items()]
    return " ".join([move.VERB, *args])


def read(setting: Setting, line: Given) -> list[Move]:
    """A line of notation as moves; a title's shorthand may stand for a chain of them. A move stays what it is."""
    if isinstance(line, Move):
        return [line]
    if not isinstance(line, str):
        raise BadMove(f"a move is one of the options or its text, not {line!r}")
    words = line.split()
    if not words:
        raise BadMove("a move is needed: a verb and what it points at")
    return [_one(setting, part) for part in setting.game.shorthand(setting, [words[0].lower(), *words[1:]])]


def _one(setting: Setting, line: str) -> Move:
    verb, *args = line.split()
    kind = setting.game.moves.get(verb)
    if kind is None:
        verbs = ", ".join(sorted(setting.game.moves))
        raise BadMove(f"{verb!r} is no move of {setting.game.name}; its moves are: {verbs}")
    wanted = parameters(kind)
    if len(args) != len(wanted):
        raise BadMove(f"a move reads {' '.join([verb, *(name.upper() for name in wanted)])!r}, not {line!r}")
    return kind(*[_id(setting, name, arg) for name, arg in zip(wanted, args, strict=True)])


def parameters(kind: type[Move]) -> list[str]:
    """What a move points at, in order: its attributes, which are named like its constructor's parameters."""
    if "__mypyc_attrs__" in vars(kind):
        return [name for name in vars(kind)["__mypyc_attrs__"] if not name.startswith("__")]
    return [] if kind.__init__ is object.__init__ else list(inspect.signature(kind).parameters)


def _id(setting: Setting, name: str, arg: str) -> int:
    kind = setting.game.kinds.get(name, "")
    if kind:
        known = setting.names[kind]
        if arg.upper() in known:
            return known.index(arg.upper())
        raise BadMove(f"there is no {kind} {arg!r}; there are: {', '.join(known)}")
    try:
        return int(arg)
    except ValueError:
        raise BadMove(f"{name} must be a number, not {arg!r}") from None
