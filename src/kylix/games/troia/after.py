"""What comes before what: a move that belongs to a later question is refused with what to choose first."""

from __future__ import annotations

from typing import Final

POWER: Final = "move|send|place|forward|back|take|use|decline"
AFTER: Final[dict[str, tuple[str, ...]]] = {
    "pay": ("offer",),
    "cornucopia": ("offer",),
    "cancel": ("offer",),
    "done": ("pay|cornucopia",),
    "use": ("done",),
    "decline": ("done",),
    "move": ("done",),
    "send": ("done",),
    "place": ("done",),
    "forward": ("done",),
    "back": ("forward",),
    "take": ("done",),
    "build": ("draw|offer", POWER, "done"),
    "advance": ("draw|offer", POWER, "done"),
    "skip": ("draw|offer", POWER, "done"),
    "return": ("build|advance",),
}
"""By verb: moves, or verbs of moves, that lead to a question which takes it; the likeliest first, equals by `|`."""
