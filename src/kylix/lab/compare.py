"""Two component sets side by side: the same seeds and players with both, and what differs, with intervals."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from statistics import mean, stdev

from kylix.common.extras import library
from kylix.common.workers import Stop
from kylix.lab.findings import Findings
from kylix.lab.observer import Observed, observe
from kylix.lab.runner import Plan
from kylix.lab.shares import CONFIDENCE
from kylix.lab.uses import groups

Measure = Callable[[Observed], float]


@dataclass(frozen=True)
class PairedGames:
    """Game n of a journal: odd ones with the first set, even ones the same deal with the second."""

    plans: tuple[Plan, Plan]

    def begin(self) -> Callable[[int, int, Stop], list[Observed]]:
        tables = [(plan, plan.setting()) for plan in self.plans]

        def play(first: int, count: int, stop: Stop) -> list[Observed]:
            found: list[Observed] = []
            for n in range(first, first + count):
                if not stop():
                    which = (n - 1) % len(tables)
                    found.append(replace(observe(*tables[which], 1 + (n - 1) // len(tables), str(which)), n=n))
            return found

        return play


@dataclass(frozen=True)
class Change:
    """One figure with both sets; the interval is that of the difference, game by game."""

    name: str
    before: float
    after: float
    difference: float
    low: float
    high: float
    clear: bool
    """Whether nothing would be that far from nothing by chance, with as many figures as stand beside it."""


def change(name: str, pairs: list[tuple[float, float]], beside: int) -> Change:
    """The mean difference and its interval (Student's t), for figures of the same deals."""
    before, after = mean(one for one, _ in pairs), mean(other for _, other in pairs)
    steps = [other - one for one, other in pairs]
    low, high = around(steps, CONFIDENCE)
    least, most = around(steps, 1 - (1 - CONFIDENCE) / max(1, beside))
    return Change(name, before, after, after - before, low, high, least > 0 or most < 0)


def around(steps: list[float], confidence: float) -> tuple[float, float]:
    middle = mean(steps)
    if len(steps) < 2:
        return -math.inf, math.inf
    spread = stdev(steps) / math.sqrt(len(steps))
    width = float(library("scipy.stats").t.ppf((1 + confidence) / 2, len(steps) - 1)) * spread
    return middle - width, middle + width


class Compared:
    """The findings of both sets, and the changes between them. Only deals count that came to an end with both."""

    def __init__(self, plans: tuple[Plan, Plan], games: Iterable[Observed]) -> None:
        self.plans = plans
        self.settings = tuple(plan.setting() for plan in plans)
        self.all = sorted(games, key=lambda game: game.n)
        self.errors = [game for game in self.all if game.error]
        by_deal: dict[int, dict[str, Observed]] = {}
        for game in self.all:
            if not game.error:
                by_deal.setdefault((game.n + 1) // 2, {})[game.variant] = game
        self.pairs = [(both["0"], both["1"]) for both in by_deal.values() if len(both) == 2]
        self.found = [
            Findings(plan, setting, [pair[which] for pair in self.pairs])
            for which, (plan, setting) in enumerate(zip(plans, self.settings, strict=True))
        ]

    def changes(self, figures: dict[str, Measure]) -> list[Change]:
        return [
            change(name, [(figure(one), figure(other)) for one, other in self.pairs], len(figures))
            for name, figure in figures.items()
            if self.pairs
        ]

    def sections(self) -> dict[str, list[Change]]:
        """By heading, in the order in which one asks."""
        first = self.found[0]
        seats = [(first.label(seat), seat) for seat in first.seats]
        endings = dict.fromkeys(ending for one in self.found for ending, _ in one.endings())
        sources = [source for source in first.sources() if source in self.found[1].sources()]
        found: dict[str, dict[str, Measure]] = {
            "Length": {
                "turns": lambda game: game.turns,
                "decisions": lambda game: game.decisions,
                "options of a decision": lambda game: sum(n for _, n in game.asked) / max(1, game.decisions),
                "lead changes": lambda game: game.lead_changes,
            },
            "Share of wins by seat": {name: won(seat) for name, seat in seats},
            "Scores": {
                "best of a game": lambda game: max(game.scores),
                "between first and last": lambda game: max(game.scores) - min(game.scores),
                **{name: scored(seat) for name, seat in seats},
            },
            "Points by source, all seats": {source: sourced(source) for source in sources},
            "How games end, share": {ending: ended(ending) for ending in endings},
        }
        shown = {heading: self.changes(figures) for heading, figures in found.items() if figures}
        return {**shown, **{f"{group}, uses a game": self.used(group) for group in groups(first.plan.title)}}

    def used(self, group: str) -> list[Change]:
        """How often each thing was used in a game, what changed most first."""
        counted: dict[str, dict[int, list[float]]] = {}
        for deal, pair in enumerate(self.pairs):
            for which, game in enumerate(pair):
                for _, of, thing, times in game.uses:
                    if of == group:
                        counted.setdefault(thing, {}).setdefault(deal, [0.0, 0.0])[which] += times
        found = [
            change(thing, [(row[0], row[1]) for deal in range(len(self.pairs)) for row in [rows.get(deal, [0, 0])]], n)
            for n in [len(counted)]
            for thing, rows in counted.items()
        ]
        return sorted(found, key=lambda one: (not one.clear, -abs(one.difference), one.name))

    def remarks(self) -> list[str]:
        """What a person should look at first: changes that are no accident, and things nobody uses any more."""
        lines = [f"{len(self.errors)} games went wrong, the first: {self.errors[0].error}"] if self.errors else []
        for heading, rows in self.sections().items():
            scale = 100 if "hare" in heading else 1
            lines += [
                f"{heading}: {row.name} {row.before * scale:.2f} -> {row.after * scale:.2f}{' %' if scale > 1 else ''}"
                for row in rows
                if row.clear
            ]
        idle = set(self.found[1].idle()) - set(self.found[0].idle()) if self.pairs else set()
        return [*lines, *(f"only with the second set: {line}" for line in sorted(idle))]


def won(seat: int) -> Measure:
    return lambda game: game.win(seat)


def scored(seat: int) -> Measure:
    return lambda game: game.scores[seat]


def sourced(source: str) -> Measure:
    return lambda game: sum(game.sheet[source])


def ended(ending: str) -> Measure:
    return lambda game: float(game.ending == ending)
