"""Moves: answers to questions. A title builds them once in tables; their text form is the notation of records."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

ROLE_FORWARD: Final = "forward"
"""A move that leads on, where a question has one that most answers come to: buttons show it first."""
ROLE_GIVE_UP: Final = "give-up"
"""A move that does without: it stands last, apart from the others."""
ROLE_CANCEL: Final = "cancel"
"""A move that gives a begun selection up; it never completes one."""
ROLE_END: Final = "end"
"""A move that ends a turn: it leads on when nothing else is left to do, else it does without."""
ROLES: Final = ("", ROLE_FORWARD, ROLE_GIVE_UP, ROLE_CANCEL, ROLE_END)

_NAMES: dict[type, tuple[str, ...]] = {}


def facts(thing: Any) -> dict[str, Any]:
    """The attributes of a move or frame by name, in the order of its constructor."""
    kind = type(thing)
    names = _NAMES.get(kind)
    if names is None:
        compiled: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ())
        names = tuple(name for name in compiled if name[:2] != "__")
        if "__mypyc_attrs__" not in kind.__dict__:
            names += tuple(getattr(thing, "__dict__", ()))
        _NAMES[kind] = names
    return {name: getattr(thing, name) for name in names}


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """An answer to a question; it never changes. Attributes are ids, named like the things they point at."""

    VERB: ClassVar[str] = ""
    ROLE: ClassVar[str] = ""
    """What it is to the one who is asked: one of ROLES."""

    def __eq__(self, other: object) -> bool:
        return self is other or (type(self) is type(other) and facts(self) == facts(other))

    def __hash__(self) -> int:
        return hash((type(self).__name__, tuple(facts(self).values())))

    def __repr__(self) -> str:
        return " ".join([type(self).__name__, *[str(value) for value in facts(self).values()]])


@mypyc_attr(allow_interpreted_subclasses=True)
class FreeMove(Move):
    """A move allowed beside the open question ('at any time in your turn'); the question stays open."""
