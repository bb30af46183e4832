"""What comes before what: a move that belongs to a later question is refused with what to choose first."""

from __future__ import annotations

from typing import Final

PRIZE: Final = "take|card|leave"
SETTLED: Final = (
    "reclaim",
    "relocate",
    PRIZE,
    "place",
    "decline",
    "tuck",
    "send",
    "pass",
    "swim",
    "raid",
    "seize",
    "found",
)
"""Answers after which the turn, or the voyage, goes on."""
VOYAGE: Final = ("embark|do MOVE",)
AFTER: Final[dict[str, tuple[str, ...]]] = {
    "rotate": ("embark|forgo", *SETTLED, "stop"),
    "do": ("rotate", "stop", *SETTLED),
    "end": ("rotate", "do", "stop", *SETTLED),
    "embark": ("anchor", "end", *SETTLED, "stop", "play"),
    "forgo": ("anchor", "end", *SETTLED, "stop", "play"),
    "pass": ("anchor", "raid|seize", "end", "rethrow", *SETTLED, "sail", "stop"),
    "sail": (*VOYAGE, *SETTLED, "play"),
    "cross": (*VOYAGE, "play", *SETTLED),
    "stop": ("embark|do MOVE|do HYDRA", *SETTLED, "sail", "play"),
    "found": (*VOYAGE, *SETTLED, "sail"),
    "raid": (*VOYAGE, *SETTLED, "sail"),
    "seize": (*VOYAGE, *SETTLED, "sail"),
    "deliver": (*VOYAGE, *SETTLED, "sail"),
    "claim": (*VOYAGE, "sail", *SETTLED, "rotate", "do", "stop", "end"),
    "swim": ("do HYDRA",),
    "reclaim": ("forgo|do HOPLITES", "play", "sail"),
    "play": (*VOYAGE, "rotate", "do", *SETTLED, "stop", "rethrow", "sail", "end", "anchor", "claim"),
    "give": ("claim", "place"),
    "tuck": ("claim",),
    "place": ("deliver|claim", "give", "reclaim"),
    "take": ("raid", "pass|play"),
    "card": ("pass|play", "sail"),
    "leave": ("raid", "pass|play"),
    "send": ("take",),
    "relocate": (PRIZE, "pass|play", "swim"),
    "rethrow": ("play",),
    "decline": ("relocate", "pass|play", "reclaim", "tuck", "claim"),
}
"""By verb: moves, or verbs of moves, that lead to a question which takes it; the likeliest first, equals by `|`."""
