"""Paragraphs for a terminal: headings with lines below them, broken where the language allows."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

Section = tuple[str, list[str]]


def wrapped(text: str, width: int, first: str = "", rest: str = "") -> str:
    """Broken into lines here: Rich would also break at a no-break space, which French has before its colons."""
    return textwrap.fill(
        text, width, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )


def sections(found: Iterable[Section], width: int) -> RenderableType:
    """Each with its heading; those that have nothing to tell are left out."""
    parts: list[RenderableType] = []
    for title, lines in found:
        if any(lines):
            parts.append(Text(title, "bold"))
            parts += [Text(wrapped(line, width, "  ", "    ")) for line in lines if line]
    return Group(*parts)
