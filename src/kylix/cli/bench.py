"""`kylix bench`: what a decision and a clone cost here, and beside other engines."""

from __future__ import annotations

import argparse
import os
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Any

from kylix.cli import common
from kylix.core.errors import KylixError
from kylix.kit.registry import titles
from kylix.sim import peers
from kylix.sim.measure import Figure, measure_tree
from kylix.sim.peers import PeerError, PeerFigure

RIVAL = "catanatron"
BARS = {"plain": {"decision": 1 / 3, "clone": 1 / 10}, "compiled": {"decision": 1 / 10, "clone": 1 / 15}}
"""The most that we may cost, as a share of the rival."""
NOT_COMPILED = "the compiled rules are not there or older than the sources: `./kylix compile` makes them"


def add(commands: common.Commands) -> None:
    about = "measure microseconds per decision and per clone, plain and compiled"
    more = (
        "Random play; set-up is not timed; a game's cost per decision, the median of a round, the best of the rounds. "
        "--peers installs Catanatron and OpenSpiel once, in an environment of their own."
    )
    example = "kylix bench troia --seconds 5\n./kylix bench --peers"
    parser = common.command(commands, "bench", bench, about, example, more)
    parser.add_argument("title", metavar="TITLE", nargs="?", help="the game (else all of them)")
    parser.add_argument("--seconds", type=seconds, default=5.0, metavar="S", help="time per title and tree (5)")
    parser.add_argument("--peers", action="store_true", help="measure other engines in the same run, and the ratios")


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
    if args.json:
        common.print_json(facts)
    else:
        show(facts)
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
        ours, theirs = cost[name]
        share = ours / theirs
        held = share <= limit
        found.append(
            {"game": figure.game, "build": figure.build, "measure": name, "limit": limit, "ratio": share, "held": held}
        )
    return found


def show(facts: dict[str, Any]) -> None:
    console = common.out()
    columns = ("", "us per decision", "us per clone", "decisions", "clones")
    rows = [[f"{f['game']}, {f['build']}", *costs(f)] for f in facts["figures"]]
    rows += [[f"{f['name']} {f['version']}", *costs(f)] for f in facts.get("peers", [])]
    common.table(console, "what it costs", columns, rows)
    if "peers" in facts:
        told = [
            [f"{r['game']}, {r['build']}", r["peer"], share(r["decision"]), share(r["clone"])] for r in facts["ratios"]
        ]
        common.table(console, "ours as a share of theirs", ("", "peer", "decision", "clone"), told)
        held = [
            [f"{b['game']}, {b['build']}", b["measure"], share(b["limit"]), share(b["ratio"]), common.plain(b["held"])]
            for b in facts["bars"]
        ]
        common.table(console, f"bars against {RIVAL}", ("", "per", "at most", "is", "held"), held)
    if facts["missing"]:
        common.say(facts["missing"])


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
