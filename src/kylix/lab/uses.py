"""What the laboratory counts in each title: which events mean that a card was used, and where points come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from kylix.core.events import Event
from kylix.kit.game import Setting


@dataclass(frozen=True)
class Use:
    """An event in which something is used, and the fact that names the thing or things."""

    event: str
    fact: str
    whole: bool = False
    """Whether everything of the kind should be used by somebody, sooner or later."""
    only: str = ""
    """A fact that must be true for the event to count."""

    @property
    def group(self) -> str:
        return f"{self.event}: {self.fact}" + (f" ({self.only})" if self.only else "")


@dataclass(frozen=True)
class Sheet:
    """What a title shows to the laboratory."""

    uses: tuple[Use, ...] = ()
    first: Use = Use("turn-began", "seat")
    """The event that tells who plays first."""
    apart: tuple[str, ...] = ()
    """Lines of the score sheet, by how they begin, that are no source of points of their own."""


SHEETS: Mapping[str, Sheet] = {
    "troia": Sheet(
        uses=(
            Use("offered", "god"),
            Use("offered", "cards", True),
            Use("power-declined", "god"),
            Use("built", "card"),
            Use("advanced", "cards"),
        ),
        apart=("heroes",),
    ),
    "odysseus": Sheet(
        uses=(
            Use("took", "card", True),
            Use("adventure-placed", "card", True),
            Use("rested", "card"),
            Use("story-gained", "story", True),
            Use("epic-taken", "epic"),
            Use("automa-took", "card"),
        ),
        apart=("story_", "total", "automa_"),
    ),
    "deukalion": Sheet(
        uses=(
            Use("played", "card", True),
            Use("completed", "pursuit", True),
            Use("founded", "settlement", True),
            Use("seized", "settlement"),
            Use("challenged-city", "city", True),
            Use("delivered", "colour"),
        ),
    ),
    "parthenon": Sheet(
        uses=(
            Use("set-up", "islands"),
            Use("bonus", "goods"),
            Use("traded", "partner"),
            Use("used", "power"),
            Use("swapped", "good"),
            Use("built-village", "good"),
            Use("built-workshop", "good"),
            Use("built", "structure", True),
            Use("got-plan", "wonder", True),
            Use("advanced", "wonder", True, "finished"),
            Use("made", "structure"),
            Use("introduced", "philosophy", True),
            Use("adopted", "philosophy"),
            Use("launched", "land", True),
            Use("event-began", "event", True),
            Use("hazard-drawn", "hazard", True),
            Use("harbour-voted", "harbour"),
        ),
        first=Use("set-up", "archon"),
    ),
}

BY_SEAT = {"islands"}
"""Lists with one thing for each seat, in the order of the seats."""
NOBODY = -1


def sheet_of(title: str) -> Sheet:
    return SHEETS.get(title, Sheet())


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
                value = about[use.fact]
                for at, thing in enumerate(value if isinstance(value, list) else [value]):
                    if thing >= 0:
                        seat = at if use.fact in BY_SEAT else self.user(event)
                        self.counts[seat, use.group, self.name(use.fact, thing)] += 1

    def name(self, fact: str, thing: int) -> str:
        return self.setting.names[self.setting.game.kinds[fact]][thing]

    def user(self, event: Event) -> int:
        """The seat that did it; of a fleet its owner; nobody for what happens to all."""
        seat, fleet = event.public.get("seat"), event.public.get("fleet")
        if isinstance(seat, int):
            return seat
        if isinstance(fleet, int) and fleet >= 0:
            return self.setting.names["seat"].index(self.name("fleet", fleet).partition("-")[0])
        return NOBODY


def groups(title: str) -> list[str]:
    return [use.group for use in sheet_of(title).uses]


def everything(setting: Setting) -> dict[str, tuple[str, ...]]:
    """By group of uses: all that should be used, whether it was or not."""
    return {
        use.group: setting.names[setting.game.kinds[use.fact]] for use in sheet_of(setting.game.title).uses if use.whole
    }
