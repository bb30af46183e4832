"""What reports count in Parthenon."""

from __future__ import annotations

from kylix.core.events import Event
from kylix.kit.game import Setting
from kylix.lab.uses import Sheet, Use, seat_of


def owner_of(setting: Setting, event: Event) -> int:
    """The seat that did it; of a fleet its owner."""
    fleet = event.public.get("fleet")
    if "seat" in event.public or not isinstance(fleet, int) or fleet < 0:
        return seat_of(setting, event)
    return setting.names["seat"].index(setting.names["fleet"][fleet].partition("-")[0])


SHEET = Sheet(
    uses=(
        Use("set-up", "islands", by_seat=True),
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
    user=owner_of,
)
