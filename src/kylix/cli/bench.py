"""`kylix bench`: what a decision, a clone, a play-out and a search node cost here, and beside other engines."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import Any

from kylix.cli import common
from kylix.core.errors import KylixError
from kylix.kit.registry import titles
from kylix.lab import machine, peers, speedup
from kylix.lab.bars import Bar, Bars
from kylix.lab.rounds import Figure, MeasureError, Program

BUILDS = ("plain", "compiled")
ROUNDS = 5
SPEED_UP = 1.7
"""How many times the games a second that one core plays two cores should play; told, not held: it takes a quiet
machine."""
NOT_COMPILED = "the compiled rules are not there or older than the sources: `./kylix compile` makes them"
BELOW = "below a bar of bench/bars.toml"


Table = tuple[str, Sequence[str], Sequence[Sequence[object]]]
"""Title, columns, rows."""


def add(commands: common.Commands) -> None:
    about = "measure microseconds per decision, clone, play-out and search node, plain and compiled"
    more = (
        "Plays at random and does not time the set-up. Takes the median of each round in processor time, and the best "
        "of the rounds, which take turns with all that is compared. --peers installs Catanatron and OpenSpiel once, in "
        "an environment of their own, and holds compiled rules to bench/bars.toml: below a bar the exit code is 1. "
        "--cores measures instead how many more games a second `kylix simulate` plays on all cores than on one."
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
        "--peers", action="store_true", help="measure other engines by turns with ours and print the ratios"
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
    found = {build: os.environ.get(f"KYLIX_{build.upper()}", "") for build in BUILDS}
    given = {build: Path(name) for build, name in found.items() if name}
    here = "compiled" if common.build() == "compiled" else "plain"
    return given or {here: Path(common.__file__).resolve().parents[2]}


def bench(args: argparse.Namespace) -> int:
    wanted = [common.title_of(args).title] if args.title else list(titles())
    measured = trees()
    if args.cores:
        return bench_cores(args, wanted, measured)
    try:
        bars = Bars.read(peers.requirements().parents[1] / "bench" / "bars.toml") if args.peers else None
        ours, others = measure(wanted, measured, args.peers, args.seconds)
    except MeasureError as error:
        raise KylixError(str(error).rstrip(".")) from None
    missing = NOT_COMPILED if "KYLIX_PLAIN" in os.environ and "compiled" not in measured else None
    judged = bars.judge(ours, others) if bars is not None else []
    facts = result(ours, others, judged, missing)
    tell(args, facts, tables_of(facts))
    if facts["held"]:
        return common.FINE
    common.say(BELOW)
    return common.BAD


def measure(
    wanted: list[str], measured: dict[str, Path], with_peers: bool, time: float
) -> tuple[list[Figure], list[Figure]]:
    """Ours and the peers' figures: everything by turns, round by round."""
    with common.Bar("measuring") as bar, ExitStack() as stack:
        others = [stack.enter_context(program) for program in start_peers(bar)] if with_peers else []
        ours = [
            (build, tree, stack.enter_context(start_course(title, tree)))
            for title in wanted
            for build, tree in measured.items()
        ]
        programs = [*others, *[program for _, _, program in ours]]
        for n in range(ROUNDS):
            for program in programs:
                bar.tell(f"measuring {program.about}, round {n + 1} of {ROUNDS}")
                program.measure(time / ROUNDS)
        found = [checked(program.best()[0], build, tree) for build, tree, program in ours]
        return found, [figure for program in others for figure in program.best()]


def start_course(title: str, tree: Path) -> Program:
    """A title in a process of its own that runs on `tree`, a folder with the package in it."""
    command = [sys.executable, "-P", "-m", "kylix.cli.bench_course", title]
    return Program(f"{title} on {tree}", command, {**os.environ, "PYTHONPATH": str(tree)})


def start_peers(bar: common.Bar) -> list[Program]:
    home = common.clone_home()
    folder = home / ".kylix" if home is not None else Path(tempfile.gettempdir(), "kylix")
    return peers.programs(folder, bar.tell)


def checked(figure: Figure, build: str, tree: Path) -> Figure:
    if figure.version != build:
        raise KylixError(f"{tree} was measured as {build}, but it is {figure.version}")
    return figure


def bench_cores(args: argparse.Namespace, wanted: list[str], measured: dict[str, Path]) -> int:
    found: list[speedup.SpeedUp] = []
    with common.Bar("measuring", len(wanted) * len(measured)) as bar:
        for title in wanted:
            for build, tree in measured.items():
                bar.tell(f"measuring {title}, {build}, on one core and on all, about {4 * args.seconds:g} s")
                found.append(speedup.measure_tree(tree, title, args.seconds))
                bar.step()
    figures = [{**asdict(one), "times": one.times, "held": one.times >= SPEED_UP} for one in found]
    facts = {"figures": figures, "machine": machine.about()}
    columns = ("", "processes", "games a second", "with one", "times", f"at least {SPEED_UP}")
    rows = [
        [f"{one.game}, {one.build}", one.jobs, *[f"{value:.2f}" for value in (one.shared, one.alone, one.times)]]
        for one in found
    ]
    held = [[*row, common.plain(one.times >= SPEED_UP)] for row, one in zip(rows, found, strict=True)]
    tell(args, facts, [("all cores against one", columns, held)])
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
    console.print("Measured on: " + ", ".join(f"{name} {value}" for name, value in facts["machine"].items()))
    if facts.get("missing"):
        common.say(facts["missing"])


def result(ours: list[Figure], others: list[Figure], judged: list[Bar], missing: str | None) -> dict[str, Any]:
    return {
        "figures": [asdict(figure) for figure in ours],
        "peers": [asdict(figure) for figure in others],
        "ratios": [ratio(figure, other) for figure in ours for other in others],
        "bars": [{**asdict(bar), "held": bar.held} for bar in judged],
        "held": all(bar.held for bar in judged),
        "machine": machine.about(),
        "missing": missing,
    }


def ratio(figure: Figure, other: Figure) -> dict[str, Any]:
    shares = {name: figure.us[name] / other.us[name] for name in other.us}
    return {"game": figure.name, "build": figure.version, "peer": other.name, **shares}


def tables_of(facts: dict[str, Any]) -> list[Table]:
    """What is printed: title, columns, rows."""
    measures = list(facts["figures"][0]["us"])
    figures = [(f"{f['name']}, {f['version']}", f) for f in facts["figures"]]
    figures += [(f"{f['name']} {f['version']}", f) for f in facts["peers"]]
    rows = [[name, *[f"{f['us'][one]:.2f}" if one in f["us"] else "" for one in measures]] for name, f in figures]
    found: list[Table] = [("microseconds of processor time", ("", *measures), rows)]
    if facts["peers"]:
        found.append(("ours as a share of theirs, decision and clone", *shares_of(facts["ratios"])))
    if facts["bars"]:
        held = [
            [
                bar["game"],
                bar["measure"],
                bar["against"],
                share(bar["limit"]),
                share(bar["ratio"]),
                common.plain(bar["held"]),
            ]
            for bar in facts["bars"]
        ]
        found.append(("bars for compiled rules", ("", "a", "beside", "at most", "is", "held"), held))
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


def share(value: float) -> str:
    """0.08 as 1/12.5."""
    return f"1/{1 / value:.1f}" if value < 0.8 else f"{value:.2f}"
