"""What the laboratory counts in each title: which events mean that a card was used, and where points come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from kylix.core.events import Event
from kylix.kit.game import Setting
from kylix.kit.registry import part

NOBODY = -1


@dataclass(frozen=True)
class Use:
    """An event in which something is used, and the fact that names the thing or things."""

    event: str
    fact: str
    whole: bool = False
    """Whether everything of the kind should be used by somebody, sooner or later."""
    only: str = ""
    """A fact that must be true for the event to count."""
    by_seat: bool = False
    """Whether the fact is a list with one thing for each seat, in the order of the seats."""

    @property
    def group(self) -> str:
        return f"{self.event}: {self.fact}" + (f" ({self.only})" if self.only else "")


def seat_of(setting: Setting, event: Event) -> int:
    """The seat that did it; nobody for what happens to all."""
    seat = event.public.get("seat")
    return seat if isinstance(seat, int) else NOBODY


@dataclass(frozen=True)
class Sheet:
    """What a title shows to the laboratory."""

    uses: tuple[Use, ...] = ()
    first: Use = Use("turn-began", "seat")
    """The event that tells who plays first."""
    apart: tuple[str, ...] = ()
    """Lines of the score sheet, by how they begin, that are no source of points of their own."""
    user: Callable[[Setting, Event], int] = seat_of
    """Who used what an event names."""
    vary_alone: str = ""
    """The option that a report varies where one plays alone, if there is one."""
    rival: str = ""
    """The line of the score sheet with the points of whom one plays against alone."""


PLAIN = Sheet()


def sheet_of(title: str) -> Sheet:
    """SHEET in kylix.games.<title>.lab. A title without one shows its scores."""
    sheet = getattr(part(title, "lab"), "SHEET", PLAIN)
    assert isinstance(sheet, Sheet)
    return sheet


class Seen:
    """The uses of one game, gathered from its events."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.sheet = sheet_of(setting.game.title)
        self.counts: Counter[tuple[int, str, str]] = Counter()
        self.first = NOBODY

    def count(self, event: Event) -> None:
        about = event.public
        if event.key == self.sheet.first.event and self.first == NOBODY:
            first = about[self.sheet.first.fact]
            assert isinstance(first, int)
            self.first = first
        for use in self.sheet.uses:
            if use.event == event.key and (not use.only or about[use.only]):
                self.count_things(use, event)

    def count_things(self, use: Use, event: Event) -> None:
        """The thing, or each of the things, that the event names; -1 is none."""
        value = event.public[use.fact]
        for at, thing in enumerate(value if isinstance(value, list) else [value]):
            if thing >= 0:
                seat = at if use.by_seat else self.sheet.user(self.setting, event)
                self.counts[seat, use.group, self.name(use.fact, thing)] += 1

    def name(self, fact: str, thing: int) -> str:
        return self.setting.names[self.setting.game.kinds[fact]][thing]


def groups(title: str) -> list[str]:
    return [use.group for use in sheet_of(title).uses]


def everything(setting: Setting) -> dict[str, tuple[str, ...]]:
    """By group of uses: all that should be used, whether it was or not."""
    return {
        use.group: setting.names[setting.game.kinds[use.fact]] for use in sheet_of(setting.game.title).uses if use.whole
    }
