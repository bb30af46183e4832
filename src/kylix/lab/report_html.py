"""The report as one HTML file that needs nothing else: drawings inside, tables to unfold, no script."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from statistics import mean, median
from typing import Any

from kylix.lab import plots
from kylix.lab.findings import Findings, Share
from kylix.lab.uses import sheet_of

STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fbfaf7; --line: #8886; --mark: #8a5a00; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --paper: #1b1c1f; --mark: #e0b050; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 52rem;
  margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.7rem; margin-bottom: .2rem; } h2 { font-size: 1.2rem; margin: 2.2rem 0 .3rem; }
svg { display: block; width: 100%; min-width: 34rem; height: auto; color: var(--ink); }
table { border-collapse: collapse; font-size: .88rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .15rem .8rem .15rem 0; border-bottom: 1px solid var(--line); }
td { overflow-wrap: anywhere; }
.n { text-align: right; } .scroll { overflow-x: auto; } figure { margin: 0; overflow-x: auto; }
ul.remarks { border-left: 3px solid var(--mark); padding: .2rem 0 .2rem 1.6rem; }
summary { cursor: pointer; } details { margin: .3rem 0; } code { font-size: .86rem; overflow-wrap: anywhere; }
"""


def report(found: Findings, facts: dict[str, str]) -> str:
    title = f"{found.setting.game.name}: {len(found.all)} games"
    parts = [
        f"<h1>{escape(title)}</h1>",
        listed(facts),
        remarks(found.remarks()),
        *(sections(found) if found.games else ["<p>No game was finished.</p>"]),
    ]
    return page(title, parts)


def page(title: str, parts: Iterable[str]) -> str:
    """A whole file: the parts that hold something, in the looks of a report."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join(part for part in parts if part)
    head += f"<style>{STYLE}</style>"
    return f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body>\n{body}\n</body></html>\n'


def remarks(lines: Sequence[str]) -> str:
    if not lines:
        return "<p>Nothing stands out.</p>"
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f'<h2>What stands out</h2>\n<ul class="remarks">{items}</ul>'


def sections(found: Findings) -> list[str]:
    return [*winning(found), *course(found), *points(found), *cards(found), *deciding(found)]


def winning(found: Findings) -> list[str]:
    fair = None if found.solo else found.fair
    parts = [share_section("Wins by seat", found.by_seat(), fair)]
    if order := found.by_order():
        parts.append(share_section("Wins by order of play", order, fair, "The first is whoever began."))
    if players := found.by_player():
        about = "A player's share of the games it sat in, seat by seat; the line is the fair share."
        parts.append(share_section("Wins by player", players, fair, about))
    if variants := found.by_variant():
        parts.append(share_section(f"Wins by {found.vary}", variants, None, "The same deals with each value."))
        parts.append(table((found.vary, "games", "mean score", "mean against it"), variant_rows(found)))
    parts.append("<h2>How games end</h2>")
    total = len(found.games)
    parts.append(table(("ending", "games", "share"), [(e, n, f"{n / total:.1%}") for e, n in found.endings()]))
    return parts


def variant_rows(found: Findings) -> list[tuple[Any, ...]]:
    rows = []
    rival = sheet_of(found.plan.title).rival
    for value in dict.fromkeys(game.variant for game in found.games):
        games = [game for game in found.games if game.variant == value]
        against = [game.sheet[rival][0] for game in games if rival in game.sheet]
        score = mean(game.scores[0] for game in games)
        rows.append((value, len(games), f"{score:.1f}", f"{mean(against):.1f}" if against else "-"))
    return rows


def share_section(heading: str, rows: Sequence[Share], fair: float | None, about: str = "") -> str:
    told = [(row.name, row.games, row.wins, f"{row.share:.1%}", f"{row.low:.1%} to {row.high:.1%}") for row in rows]
    line = "" if fair is None else f" The broken line is the fair share, {fair:.1%}."
    return "\n".join(
        (
            f"<h2>{escape(heading)}</h2>",
            f"<p>{escape(about + line)}</p>" if about or line else "",
            plots.shares(rows, fair, heading),
            unfold(table(("", "games", "wins", "share", "95 % (Wilson)"), told)),
        )
    )


def course(found: Findings) -> list[str]:
    lengths, changes, half = found.lengths(), found.lead_changes(), found.half_way()
    parts = [
        "<h2>Length</h2>",
        f"<p>Turns a game: mean {mean(lengths):.1f}, median {median(lengths):g}, {min(lengths)} to {max(lengths)}.</p>",
        plots.counts(lengths, "turns", "Length of games in turns"),
    ]
    if not found.solo:
        told = f"The lead by score changes {mean(changes):.1f} times a game."
        if half is not None:
            told += f" Whoever leads alone half way wins {half.share:.0%} ({half.low:.0%} to {half.high:.0%})."
        parts += ["<h2>Lead changes</h2>", f"<p>{told}</p>", plots.counts(changes, "lead changes", "Lead changes")]
    return parts


def points(found: Findings) -> list[str]:
    rows = found.by_source()
    sources = found.sources()
    if not sources:
        return []
    told = [(name, *[f"{row[source]:.2f}" for source in sources]) for name, row in rows.items()]
    best, all_scores = found.best_scores(), [score for game in found.games for score in game.scores]
    return [
        "<h2>Score by source</h2>",
        f"<p>Scores: mean {mean(all_scores):.1f}; the best of a game {mean(best):.1f}, {min(best)} to {max(best)}.</p>",
        plots.stacked(rows, "Mean points by source"),
        unfold(table(("", *sources), told)),
    ]


def cards(found: Findings) -> list[str]:
    parts = ["<h2>Cards and the like</h2>"]
    parts.append(
        "<p>How often each was used, and how often those won who used it at least once in a game. "
        "Who is winning anyway uses more of some things: a share is no cause.</p>"
    )
    for group, rows in found.used().items():
        told = [
            (row.thing, row.uses, f"{row.a_game:.2f}", *(share_cells(row.share) if row.share else ("-", "-", "-")))
            for row in rows
        ]
        columns = ("", "uses", "a game", "seats that used it", "their share of wins", "95 %")
        parts.append(f"<h3>{escape(group)}</h3>")
        parts.append(plots.used(rows, found.fair, f"{group}: uses a game and share of wins"))
        parts.append(unfold(table(columns, told)))
    return parts if len(parts) > 2 else []


def share_cells(row: Share) -> tuple[Any, ...]:
    return row.games, f"{row.share:.1%}", f"{row.low:.1%} to {row.high:.1%}"


def deciding(found: Findings) -> list[str]:
    decisions, options = found.by_turn()
    total = sum(game.decisions for game in found.games)
    offered = sum(count for game in found.games for _, count in game.asked)
    times = [(t.player, t.decisions, *map(figure, (t.mean_ms, t.median_ms, t.ms_99, t.most_ms))) for t in found.times()]
    return [
        "<h2>Decisions and branching</h2>",
        f"<p>{total / len(found.games):.1f} decisions a game, {offered / max(1, total):.1f} options a decision.</p>",
        plots.by_turn(decisions, options, "Decisions and options by turn"),
        "<h2>Time a move</h2>",
        plots.times({name: taken for name, taken in found.micros().items() if taken}, "Share of decisions by time"),
        table(("player", "decisions", "mean ms", "median ms", "99 % within", "at most"), times),
    ]


def figure(value: float) -> str:
    """Three digits, or all of a large number."""
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def listed(facts: dict[str, str]) -> str:
    rows = "".join(f"<tr><th>{escape(name)}</th><td>{escape(value)}</td></tr>" for name, value in facts.items())
    return f"<table>{rows}</table>"


def table(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """The first column names the row; the others are figures and stand to the right."""
    head = "".join(f"<th{right(at)}>{escape(column)}</th>" for at, column in enumerate(columns))
    body = "".join(
        f"<tr>{''.join(f'<td{right(at)}>{escape(str(value))}</td>' for at, value in enumerate(row))}</tr>"
        for row in rows
    )
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def right(at: int) -> str:
    return ' class="n"' if at else ""


def unfold(inside: str) -> str:
    return f"<details><summary>as a table</summary>{inside}</details>"
