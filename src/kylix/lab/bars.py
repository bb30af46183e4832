"""The bars that compiled rules are held to: `bench/bars.toml` in a clone of the repository."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from kylix.core.errors import KylixError
from kylix.lab.rounds import Figure

HELD = "compiled"
"""The build that is held to the bars."""


@dataclass(frozen=True)
class Bar:
    """One bar: ours may cost at most `limit` times what the other does."""

    game: str
    measure: str
    against: str
    limit: float
    ratio: float

    @property
    def held(self) -> bool:
        return self.ratio <= self.limit


@dataclass(frozen=True)
class Bars:
    rival: str
    playout: float
    titles: dict[str, dict[str, float]]

    @classmethod
    def read(cls, file: Path) -> Bars:
        try:
            whole = tomllib.loads(file.read_text(encoding="utf-8"))
            titles = {name: part for name, part in whole.items() if isinstance(part, dict)}
            made = cls(str(whole["rival"]), float(whole["playout"]), titles)
            if not all(float(part) > 0 for bars in titles.values() for part in bars.values()):
                raise ValueError("a bar is a number above zero")
        except (OSError, KeyError, TypeError, ValueError) as error:
            raise KylixError(f"the bars in {file} cannot be read: {type(error).__name__} {error}") from None
        return made

    def judge(self, ours: Iterable[Figure], others: list[Figure]) -> list[Bar]:
        """Every bar that what was measured can be held to."""
        rivals = [other for other in others if other.name.partition(":")[0] == self.rival]
        if others and not rivals:
            raise KylixError(f"{self.rival} was not among the peers that were measured")
        found: list[Bar] = []
        for figure in ours:
            if figure.version != HELD:
                continue
            for measure, parts in self.titles.get(figure.name, {}).items():
                if rivals:
                    cheapest = min(rival.us[measure] for rival in rivals)
                    found.append(Bar(figure.name, measure, self.rival, 1 / parts, figure.us[measure] / cheapest))
            share = figure.us["playout"] / figure.us["decision"]
            found.append(Bar(figure.name, "playout", "decision", 1 / self.playout, share))
        return found
