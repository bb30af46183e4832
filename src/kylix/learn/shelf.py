"""The lessons of a title that can be taken. One with a fault is named in the log and left out; the others stay."""

from __future__ import annotations

import logging
from functools import cache

from kylix.kit.registry import game
from kylix.learn.lesson import BadLesson, Lesson, files, read
from kylix.learn.start import begin

log = logging.getLogger("kylix.learn")


@cache
def shelf(title: str) -> tuple[Lesson, ...]:
    """What can be read and begun, in its order."""
    found: list[Lesson] = []
    for path in files(game(title)):
        try:
            lesson = read(game(title), path)
            begin(lesson)
        except BadLesson as error:
            log.warning("a lesson of %s is left out: %s", title, "; ".join(error.faults))
        else:
            found.append(lesson)
    return tuple(found)
