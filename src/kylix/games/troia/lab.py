"""What reports count in Troia."""

from __future__ import annotations

from kylix.lab.uses import Sheet, Use

SHEET = Sheet(
    uses=(
        Use("offered", "god"),
        Use("offered", "cards", True),
        Use("power-declined", "god"),
        Use("built", "card"),
        Use("advanced", "cards"),
    ),
    apart=("heroes",),
)
