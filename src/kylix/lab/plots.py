"""Plots as small SVG drawings inside the report: no script, no font, readable in grey."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from html import escape
from typing import Any, Protocol

from kylix.common.extras import library
from kylix.lab.findings import Share, Used

INK = "#123456"
"""Stands for the colour of the report's text and is replaced by it."""
SHADES = ("#3a75ab", "#c8943a", "#7fa88f", "#b5543c", "#8a8a8a", "#d9c9a0", "#5b4a8a", "#a8c5da")
HATCHES = ("", "///", "...", "xx", "\\\\\\", "++", "oo", "--")
LINES = ("-", "--", ":", "-.")
WIDTH = 7.2
LABEL = 32
"""Characters of a label at most."""
STYLE = {
    "svg.fonttype": "none",
    "svg.hashsalt": "kylix",
    "font.family": "sans-serif",
    "font.size": 9,
    "hatch.linewidth": 0.6,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.color": "#88888855",
    "axes.axisbelow": True,
    **dict.fromkeys(("text.color", "axes.edgecolor", "axes.labelcolor", "xtick.color", "ytick.color"), INK),
}


class Changed(Protocol):
    """A figure that differs between two sets; see lab.compare."""

    @property
    def name(self) -> str: ...
    @property
    def difference(self) -> float: ...
    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...
    @property
    def clear(self) -> bool: ...


class Sheet:
    """One figure; `svg()` gives its text."""

    def __init__(self, height: float, columns: int = 1, ratios: Sequence[float] | None = None) -> None:
        figure = library("matplotlib.figure")
        library("matplotlib.backends.backend_svg")
        self.style = library("matplotlib").rc_context(STYLE)
        self.style.__enter__()
        self.figure = figure.Figure(figsize=(WIDTH, height), layout="constrained")
        self.axes = self.figure.subplots(1, columns, squeeze=False, width_ratios=ratios)[0]

    def svg(self, about: str) -> str:
        out = io.StringIO()
        try:
            self.figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
        finally:
            self.style.__exit__(None, None, None)
        return slim(out.getvalue(), about)


def slim(text: str, about: str) -> str:
    """A drawing without what the report does not need: names of groups, fonts, digits finer than any screen."""
    box = re.search(r'viewBox="[^"]*"', text)
    assert box is not None
    body = text[text.index(">", text.index("<svg")) + 1 :].replace(INK, "currentColor")
    body = re.sub(r"<metadata>.*?</metadata>|<!--.*?-->| transform=\"rotate\(-0 [^\"]*\"", "", body, flags=re.DOTALL)
    body = re.sub(r"font-family: [^;\"]*;? ?|<g id=\"patch_1\">.*?</g>", "", body, count=0, flags=re.DOTALL)
    body = re.sub(r'<g id="[^"]*"', "<g", body)
    body = re.sub(r"(\d+\.\d)\d{3,}", r"\1", body)
    body = re.sub(r"\s+", " ", body).replace("> <", "><")
    return f'<figure><svg {box[0]} role="img" aria-label="{escape(about)}">{body}</figure>'


def shares(rows: Sequence[Share], fair: float | None, about: str) -> str:
    """Dots with their intervals, and a line where everybody would be equal."""
    sheet = Sheet(0.7 + 0.3 * len(rows))
    axis = sheet.axes[0]
    dots(axis, [(row.share, row.low, row.high) for row in rows], fair)
    axis.set_yticks(range(len(rows)), [brief(row.name) for row in rows])
    axis.set_xlabel("share of wins, 95 % interval")
    return sheet.svg(about)


def dots(axis: Any, rows: Sequence[tuple[float, float, float] | None], fair: float | None) -> None:
    known = [(at, *row) for at, row in enumerate(rows) if row is not None]
    axis.hlines(
        [row[0] for row in known], [row[2] for row in known], [row[3] for row in known], color=INK, linewidth=1.4
    )
    axis.plot([row[1] for row in known], [row[0] for row in known], "o", color=INK, markersize=4)
    if fair is not None:
        axis.axvline(fair, color=SHADES[3], linestyle="--", linewidth=1)
    axis.set_xlim(0, max([0.1, *[min(1.0, row[2] * 1.05) for row in rows if row is not None]]))
    axis.set_ylim(len(rows) - 0.5, -0.5)
    axis.grid(visible=False, axis="y")
    axis.xaxis.set_major_formatter(library("matplotlib.ticker").PercentFormatter(1, 0))


def differences(rows: Sequence[Changed], is_share: bool, about: str) -> str:
    """Dots with their intervals beside a line where nothing changed; full dots are no accident."""
    sheet = Sheet(0.7 + 0.24 * len(rows))
    axis = sheet.axes[0]
    for at, row in enumerate(rows):
        axis.hlines([at], [row.low], [row.high], color=INK, linewidth=1.4)
        axis.plot([row.difference], [at], "o", color=INK, markersize=4, markerfacecolor=INK if row.clear else "white")
    axis.axvline(0, color=SHADES[3], linestyle="--", linewidth=1)
    axis.set_ylim(len(rows) - 0.5, -0.5)
    axis.set_yticks(range(len(rows)), [row.name for row in rows], fontsize=8)
    axis.grid(visible=False, axis="y")
    axis.set_xlabel("difference, 95 % interval")
    if is_share:
        axis.xaxis.set_major_formatter(library("matplotlib.ticker").PercentFormatter(1, 0))
    return sheet.svg(about)


def counts(values: Sequence[int], label: str, about: str) -> str:
    """How often each whole number came up; many different ones are grouped."""
    sheet = Sheet(2.2)
    axis = sheet.axes[0]
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // 40))
    bins = [low + width * at - 0.5 for at in range((high - low) // width + 2)]
    axis.hist(values, bins=bins, color=SHADES[0], edgecolor="white", linewidth=0.4)
    axis.set_xlabel(label)
    axis.set_ylabel("games")
    axis.xaxis.get_major_locator().set_params(integer=True)
    return sheet.svg(about)


def stacked(rows: dict[str, dict[str, float]], about: str) -> str:
    """Points by source, one bar for each row; hatched, so that grey is enough."""
    sheet = Sheet(1.1 + 0.34 * len(rows))
    axis = sheet.axes[0]
    names = list(rows)
    left = [0.0] * len(names)
    for at, source in enumerate(next(iter(rows.values()))):
        widths = [rows[name][source] for name in names]
        looks = {"color": SHADES[at % len(SHADES)], "hatch": HATCHES[at % len(HATCHES)], "edgecolor": "white"}
        axis.barh(range(len(names)), widths, left=left, label=source, height=0.7, linewidth=0.5, **looks)
        left = [before + width for before, width in zip(left, widths, strict=True)]
    axis.set_yticks(range(len(names)), [brief(name) for name in names])
    axis.invert_yaxis()
    axis.set_xlabel("mean points")
    sheet.figure.legend(loc="outside upper left", ncols=6, frameon=False, fontsize=8)
    return sheet.svg(about)


def used(rows: Sequence[Used], fair: float, about: str) -> str:
    """How often, and beside it how those fared who used it."""
    sheet = Sheet(0.9 + 0.185 * len(rows), 2, (1, 1))
    often, won = sheet.axes
    often.barh(range(len(rows)), [row.a_game for row in rows], color=SHADES[0], height=0.7)
    often.set_yticks(range(len(rows)), [row.thing for row in rows], fontsize=8)
    often.set_ylim(len(rows) - 0.5, -0.5)
    often.set_xlabel("uses a game")
    often.grid(visible=False, axis="y")
    dots(won, [(row.share.share, row.share.low, row.share.high) if row.share else None for row in rows], fair)
    won.set_yticks(range(len(rows)), [""] * len(rows))
    won.set_xlabel("share of wins of those who used it")
    return sheet.svg(about)


def by_turn(decisions: Sequence[float], options: Sequence[float], about: str) -> str:
    sheet = Sheet(2.3, 2)
    drawn = (("decisions", decisions), ("options of a decision", options))
    for axis, (label, values) in zip(sheet.axes, drawn, strict=True):
        axis.plot(range(len(values)), values, color=SHADES[0], linewidth=1.4)
        axis.set_xlabel("turn")
        axis.set_ylabel(label)
        axis.set_ylim(bottom=0)
    return sheet.svg(about)


def brief(name: str) -> str:
    """The end of a long name, for a program may lie deep in folders: labels must leave the drawing its room."""
    return name if len(name) <= LABEL else f"…{name[1 - LABEL :]}"


def times(micros: dict[str, list[int]], about: str) -> str:
    """The share of decisions that took at most so long."""
    sheet = Sheet(2.6)
    axis = sheet.axes[0]
    for at, (player, taken) in enumerate(micros.items()):
        points = thinned(sorted(max(1, one) for one in taken))
        looks = {"linestyle": LINES[at % len(LINES)], "color": SHADES[at % len(LINES)], "linewidth": 1.5}
        axis.plot([one / 1000 for _, one in points], [place for place, _ in points], label=brief(player), **looks)
    axis.set_xscale("log")
    axis.xaxis.set_major_formatter("{x:g}")
    axis.xaxis.set_minor_locator(library("matplotlib.ticker").NullLocator())
    axis.set_xlabel("milliseconds")
    axis.set_ylabel("share of decisions")
    axis.yaxis.set_major_formatter(library("matplotlib.ticker").PercentFormatter(1, 0))
    axis.legend(frameon=False, fontsize=8)
    return sheet.svg(about)


def thinned(values: Sequence[int], most: int = 200) -> list[tuple[float, int]]:
    """At most `most` points of a distribution, the last one among them: a report need not hold a million."""
    last = len(values) - 1
    places = sorted({round(at * last / most) for at in range(most + 1)})
    return [((place + 1) / len(values), values[place]) for place in places]
