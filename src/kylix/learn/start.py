"""Where a lesson begins: a position of the title's `positions.py`, or a new game from a seed; and chance laid ready."""

from __future__ import annotations

import inspect
from typing import Any

from kylix.core.chance import Chance, ChanceError, FixedChance
from kylix.core.errors import KylixError
from kylix.core.state import State
from kylix.kit.components import Fault
from kylix.kit.game import Setting
from kylix.kit.registry import part
from kylix.learn.lesson import Lesson, Step

PART = "positions"
WRONG = (KylixError, ChanceError, AssertionError, LookupError, ValueError, TypeError, AttributeError)
"""Whatever a position maker raises at words that it cannot use."""


def begin(lesson: Lesson) -> State:
    """The first position; BadLesson names the field that makes none."""
    if lesson.position:
        s = _position(lesson)
    else:
        assert lesson.head.seats is not None
        try:
            setting = lesson.game.setting(lesson.head.seats, lesson.head.options)
        except KylixError as error:
            raise lesson.bad([(("lesson", "options"), str(error))]) from None
        s = _set_up(lesson, setting)
    s.chance = Chance(lesson.head.seed)
    try:
        seat_of(lesson, s)
    except KylixError as error:
        raise lesson.bad([(("lesson", "seat"), str(error))]) from None
    return s


def _set_up(lesson: Lesson, setting: Setting) -> State:
    if not lesson.head.chance:
        return setting.start(Chance(lesson.head.seed))
    try:
        return setting.start(FixedChance(laid(lesson, lesson.head.chance, ("lesson", "chance"))))
    except ChanceError as error:
        raise lesson.bad([(("lesson", "chance"), str(error))]) from None


def seat_of(lesson: Lesson, s: State) -> int:
    assert isinstance(s.setting, Setting)
    return s.setting.seat(lesson.head.seat)


def _position(lesson: Lesson) -> State:
    module = part(lesson.game.title, PART)
    if module is None:
        raise lesson.bad([(("position",), f"{lesson.game.name} has no {PART}.py, so its lessons begin from a seed")])
    try:
        return _made(module.position, lesson.position)
    except WRONG as error:
        raise lesson.bad([_fault(module.position, lesson.position, error)]) from None


def _made(maker: Any, about: dict[str, Any]) -> State:
    made = maker(**about)
    assert isinstance(made, State)
    return made


def _fault(maker: Any, about: dict[str, Any], error: Exception) -> Fault:
    """The field that is wrong: one that the maker does not know, or one without which there is a position."""
    known = inspect.signature(maker).parameters
    told = str(error) or type(error).__name__
    if not any(one.kind is inspect.Parameter.VAR_KEYWORD for one in known.values()):
        for name in about:
            if name not in known:
                return ("position", name), f"a position has no {name}; it has: {', '.join(known)}"
    for name in about:
        try:
            _made(maker, {other: value for other, value in about.items() if other != name})
        except WRONG:
            continue
        return ("position", name), f"no position can be made of it: {told}"
    return ("position",), f"no position can be made of it: {told}"


def outcomes(lesson: Lesson, step: Step) -> list[int]:
    """Chance that a step lays ready."""
    return laid(lesson, step.chance, ("step", lesson.steps.index(step), "chance"))


def laid(lesson: Lesson, texts: list[str], place: tuple[str | int, ...]) -> list[int]:
    """Outcomes of chance: numbers, or words of the title (`throw 4/1/4`)."""
    words = getattr(part(lesson.game.title, PART), "CHANCE", {})
    found: list[int] = []
    for text in texts:
        first, *rest = text.split() or [""]
        try:
            found += words[first](*rest) if first in words else [int(word) for word in text.split()]
        except (ValueError, TypeError):
            also = f" or one of {', '.join(words)}" if words else ""
            raise lesson.bad([(place, f"outcomes of chance are numbers{also}, not {text!r}")]) from None
    return found
