"""The comparison of two component sets as one HTML file that needs nothing else, in the looks of the report."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from kylix.lab import plots
from kylix.lab.compare import Change, Compared
from kylix.lab.report_html import listed, page, remarks, table, unfold
from kylix.sets.differences import Difference

MOST_DRAWN = 40


def comparison(found: Compared, names: tuple[str, str], differ: Sequence[Difference], facts: dict[str, str]) -> str:
    title = f"{found.settings[0].game.name}: {names[1]} beside {names[0]}"
    about = (
        f"The same {len(found.pairs)} seeds and players with both sets; where decks differ, a seed deals other cards. "
        "An interval holds the true difference in 95 of 100 such comparisons. What is marked ● would be no accident "
        "even among as many figures as stand in its table."
    )
    parts = [f"<h1>{escape(title)}</h1>", listed(facts), remarks(found.remarks()), differing(differ)]
    parts.append(f"<p>{about}</p>" if found.pairs else "<p>No deal came to an end with both sets.</p>")
    parts += [section(heading, rows, names) for heading, rows in found.sections().items() if rows]
    return page(title, parts)


def differing(differ: Sequence[Difference]) -> str:
    if not differ:
        return "<h2>What differs</h2><p>Nothing that a rule reads: both sets play alike.</p>"
    items = "".join(f"<li>{escape(one.told())}</li>" for one in differ)
    return f"<h2>What differs</h2>\n<ul>{items}</ul>"


def section(heading: str, rows: Sequence[Change], names: tuple[str, str]) -> str:
    is_share = "hare" in heading
    told = [
        (("● " if row.clear else "") + row.name, *(figure(value, is_share) for value in (row.before, row.after)),
         signed(row.difference, is_share), f"{signed(row.low, is_share)} to {signed(row.high, is_share)}")
        for row in rows
    ]  # fmt: skip
    shown = table(("", *names, "difference", "95 %"), told)
    drawn = plots.differences(rows[:MOST_DRAWN], is_share, heading)
    return "\n".join((f"<h2>{escape(heading)}</h2>", drawn, shown if len(rows) <= 12 else unfold(shown)))


def figure(value: float, is_share: bool) -> str:
    return f"{value:.1%}" if is_share else f"{value:.2f}"


def signed(value: float, is_share: bool) -> str:
    return f"{value:+.1%}" if is_share else f"{value:+.2f}"
