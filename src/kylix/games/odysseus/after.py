"""What comes before what: a move that belongs to a later question is refused with what to choose first."""

from __future__ import annotations

from typing import Final

POINT: Final = "raise|redirect|keep|forgo"
AFTER: Final[dict[str, tuple[str, ...]]] = {
    "adventure": ("take",),
    "rest": ("take",),
    "keep": ("adventure",),
    "redirect": ("adventure",),
    "forgo": ("adventure", "keep"),
    "raise": ("adventure|rest", "take"),
    "pick": ("adventure", POINT),
    "buy": ("take", "adventure|rest", POINT, "pick"),
    "end": ("take", "adventure|rest", POINT, "pick"),
    "take": ("end", "adventure|rest", POINT, "pick", "buy"),
}
"""By verb: moves, or verbs of moves, that lead to a question which takes it; the likeliest first, equals by `|`."""
