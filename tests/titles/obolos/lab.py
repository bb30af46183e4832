"""What reports count in Obolos."""

from __future__ import annotations

from kylix.lab.uses import Sheet, Use

SHEET = Sheet(uses=(Use("shown", "coins", True, by_seat=True), Use("won", "coin"), Use("changed", "coin")))
