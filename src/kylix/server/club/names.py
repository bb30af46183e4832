"""Names that people give themselves and things: one line, nothing in it that turns or hides other text."""

from __future__ import annotations

import unicodedata

from kylix.server.errors import ApiError

MOST_MARKS = 3
"""Marks that may stand on one letter."""
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Kinds of letters that are not seen: among them those that turn the direction of writing."""


def clean(name: str) -> str:
    """With single spaces; ApiError when nothing can be seen of it, or it reaches beyond its line."""
    if not (text := tidy(name)):
        raise ApiError(400, "bad-name", "a name has at least one letter that can be seen")
    return text


def tidy(name: str) -> str:
    """The same for a name that need not be given: empty when nothing can be seen of it."""
    text = " ".join("".join(" " if unicodedata.category(one) in HIDDEN else one for one in name).split())
    marks = 0
    for one in unicodedata.normalize("NFD", text):
        marks = marks + 1 if unicodedata.combining(one) else 0
        if marks > MOST_MARKS:
            raise ApiError(400, "bad-name", "too many marks stand on a letter of this name")
    return text
