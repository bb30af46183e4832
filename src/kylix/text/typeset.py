"""Markdown on a terminal. Rich breaks lines at no-break spaces too, which French has before its colons; not here."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions
from rich.markdown import Markdown
from rich.segment import Segment

GUARDS = {0xA0: 0xE0A0, 0x202F: 0xE02F}
"""No-break spaces go through Rich as letters of private use, which are as wide and stay where they are."""
BACK = {guard: space for space, guard in GUARDS.items()}


class Typeset:
    def __init__(self, markdown: str) -> None:
        self.inner = Markdown(markdown.translate(GUARDS))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        for segment in console.render(self.inner, options):
            yield Segment(segment.text.translate(BACK), segment.style, segment.control)
