"""`kylix bench`: what a decision and a clone cost here, and beside other engines."""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from kylix.cli import common
from kylix.core.errors import KylixError
from kylix.kit.registry import titles
from kylix.lab import peers
from kylix.lab.measure import Figure, elsewhere, measure_tree
from kylix.lab.peers import PeerError, PeerFigure
from kylix.lab.speedup import SpeedUp

RIVAL = "catanatron"
BARS = {"plain": {"decision": 1 / 3, "clone": 1 / 10}, "compiled": {"decision": 1 / 10, "clone": 1 / 15}}
"""The most that we may cost, as a share of the rival."""
CLONES_BOUND = ("troia",)
"""Titles whose clones have a bar too; the others have more on their tables."""
SPEED_UP = 1.7
"""So many times the games a second that one core plays, two cores have to."""
NOT_COMPILED = "the compiled rules are not there or older than the sources: `./kylix compile` makes them"


Table = tuple[str, Sequence[str], Sequence[Sequence[object]]]
"""Title, columns, rows."""


def add(commands: common.Commands) -> None:
    about = "measure microseconds per decision and per clone, plain and compiled"
    more = (
        "Plays at random and does not time the set-up. Takes the cost per decision of each game, the median of each "
        "round, and the best of the rounds. "
        "--peers installs Catanatron and OpenSpiel once, in an environment of their own. --cores measures instead how "
        "many more games a second `kylix simulate` plays on all cores than on one."
    )
    example = "kylix bench troia --seconds 5\n./kylix bench --peers --markdown\n./kylix bench troia --cores"
    parser = common.command(commands, "bench", bench, about, example, more)
    parser.add_argument("title", metavar="TITLE", nargs="?", help="the title to measure (default: all)")
    parser.add_argument(
        "--seconds",
        type=seconds,
        default=5.0,
        metavar="S",
        help="measure each title and build for S seconds (default: 5)",
    )
    parser.add_argument(
        "--peers", action="store_true", help="measure other engines in the same run and print the ratios"
    )
    parser.add_argument("--cores", action="store_true", help="measure all cores against one core instead")
    parser.add_argument(
        "--markdown", action="store_true", help="print the tables in Markdown, as in docs/performance.md"
    )


def seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.1 <= value <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds from 0.1 to 3600")
    return value


def trees() -> dict[str, Path]:
    """The trees to measure: both that the launcher knows, else the one that runs."""
    found = {build: os.environ.get(f"KYLIX_{build.upper()}", "") for build in BARS}
    given = {build: Path(name) for build, name in found.items() if name}
    here = "compiled" if common.build() == "compiled" else "plain"
    return given or {here: Path(common.__file__).resolve().parents[2]}


def bench(args: argparse.Namespace) -> int:
    wanted = [common.title_of(args).title] if args.title else list(titles())
    measured = trees()
    if args.cores:
        return bench_cores(args, wanted, measured)
    if args.peers:
        try:
            peers.requirements()
        except PeerError as error:
            raise KylixError(str(error).rstrip(".")) from None
    jobs = [(title, build, tree) for title in wanted for build, tree in measured.items()]
    figures: list[Figure] = []
    others: list[PeerFigure] = []
    with common.Bar("measuring", len(jobs) + args.peers) as bar:
        for title, build, tree in jobs:
            bar.tell(f"measuring {title}, {build}, about {args.seconds:g} s")
            figures.append(checked(measure_tree(tree, title, args.seconds), build, tree))
            bar.step()
        if args.peers:
            others = measure_peers(args.seconds * len(measured), bar)
    missing = NOT_COMPILED if "KYLIX_PLAIN" in os.environ and "compiled" not in measured else None
    facts = result(figures, others, missing)
    tell(args, facts, tables_of(facts))
    return common.FINE


def tell(args: argparse.Namespace, facts: dict[str, Any], tables: list[Table]) -> None:
    if args.json:
        common.print_json(facts)
        return
    console = common.out()
    for table in tables:
        if args.markdown:
            console.print(markdown(table), soft_wrap=True)
        else:
            common.table(console, *table)
    if facts.get("missing"):
        common.say(facts["missing"])


def bench_cores(args: argparse.Namespace, wanted: list[str], measured: dict[str, Path]) -> int:
    found: list[SpeedUp] = []
    with common.Bar("measuring", len(wanted) * len(measured)) as bar:
        for title in wanted:
            for build, tree in measured.items():
                bar.tell(f"measuring {title}, {build}, on one core and on all, about {4 * args.seconds:g} s")
                told = elsewhere(tree, "kylix.lab.speedup", title, args.seconds, 8 * args.seconds)
                found.append(SpeedUp(**told))
                bar.step()
    facts = {"figures": [{**asdict(one), "times": one.times, "held": one.times >= SPEED_UP} for one in found]}
    columns = ("", "processes", "games a second", "with one", "times", f"at least {SPEED_UP}")
    rows = [
        [f"{one.game}, {one.build}", one.jobs, *[f"{value:.2f}" for value in (one.shared, one.alone, one.times)]]
        for one in found
    ]
    held = [[*row, common.plain(one.times >= SPEED_UP)] for row, one in zip(rows, found, strict=True)]
    tell(args, facts, [("all cores against one", columns, held)])
    return common.FINE


def checked(figure: Figure, build: str, tree: Path) -> Figure:
    if figure.build != build:
        raise KylixError(f"{tree} was measured as {build}, but it is {figure.build}")
    return figure


def measure_peers(time: float, bar: common.Bar) -> list[PeerFigure]:
    home = common.clone_home()
    folder = home / ".kylix" if home is not None else Path(tempfile.gettempdir(), "kylix")
    try:
        return peers.measure(folder, time, bar.tell)
    except PeerError as error:
        raise KylixError(str(error).rstrip(".")) from None


def result(figures: list[Figure], others: list[PeerFigure], missing: str | None) -> dict[str, Any]:
    facts: dict[str, Any] = {"figures": [asdict(figure) for figure in figures], "missing": missing}
    if others:
        facts["peers"] = [asdict(figure) for figure in others]
        facts["ratios"] = [ratio(figure, other) for figure in figures for other in others]
        facts["bars"] = [bar for figure in figures for bar in bars(figure, others)]
        facts["held"] = all(bar["held"] for bar in facts["bars"])
    return facts


def ratio(figure: Figure, other: PeerFigure) -> dict[str, Any]:
    return {
        "game": figure.game,
        "build": figure.build,
        "peer": other.name,
        "decision": figure.us_per_decision / other.us_per_decision,
        "clone": figure.us_per_clone / other.us_per_clone,
    }


def bars(figure: Figure, others: list[PeerFigure]) -> list[dict[str, Any]]:
    """Each bar against the rival; where it was measured at several tables, against the cheapest."""
    rivals = [other for other in others if other.name.partition(":")[0] == RIVAL]
    if not rivals:
        raise KylixError(f"{RIVAL} was not among the peers that were measured")
    cost = {
        "decision": (figure.us_per_decision, min(other.us_per_decision for other in rivals)),
        "clone": (figure.us_per_clone, min(other.us_per_clone for other in rivals)),
    }
    found = []
    for name, limit in BARS[figure.build].items():
        if name == "clone" and figure.game not in CLONES_BOUND:
            continue
        ours, theirs = cost[name]
        share = ours / theirs
        held = share <= limit
        found.append(
            {"game": figure.game, "build": figure.build, "measure": name, "limit": limit, "ratio": share, "held": held}
        )
    return found


def tables_of(facts: dict[str, Any]) -> list[Table]:
    """What is printed: title, columns, rows."""
    rows = [[f"{f['game']}, {f['build']}", *costs(f)] for f in facts["figures"]]
    rows += [[f"{f['name']} {f['version']}", *costs(f)] for f in facts.get("peers", [])]
    found: list[Table] = [("what it costs", ("", "us per decision", "us per clone", "decisions", "clones"), rows)]
    if "peers" in facts:
        found.append(("ours as a share of theirs, decision and clone", *shares_of(facts["ratios"])))
        held = [
            [f"{b['game']}, {b['build']}", b["measure"], share(b["limit"]), share(b["ratio"]), common.plain(b["held"])]
            for b in facts["bars"]
        ]
        found.append((f"bars against {RIVAL}", ("", "per", "at most", "is", "held"), held))
    return found


def shares_of(ratios: list[dict[str, Any]]) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
    """Columns and rows: a row for each of ours, a column for each peer."""
    peers_ = list(dict.fromkeys(r["peer"] for r in ratios))
    rows: dict[str, list[object]] = {}
    for r in ratios:
        name = f"{r['game']}, {r['build']}"
        rows.setdefault(name, [name]).append(f"{share(r['decision'])}, {share(r['clone'])}")
    return ("", *peers_), list(rows.values())


def markdown(table: Table) -> str:
    title, columns, rows = table
    lines = [f"| {' | '.join(map(str, line))} |" for line in (columns, ["---"] * len(columns), *rows)]
    return "\n".join([f"{title[:1].upper()}{title[1:]}:", "", *lines, ""])


def costs(figure: dict[str, Any]) -> list[object]:
    return [
        f"{figure['us_per_decision']:.2f}",
        f"{figure['us_per_clone']:.2f}",
        figure["decisions"],
        figure["clones"],
    ]


def share(value: float) -> str:
    """0.08 as 1/12.5."""
    return f"1/{1 / value:.1f}" if value < 0.5 else f"{value:.2f}"
