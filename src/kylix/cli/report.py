"""`kylix report`: many games between bots, as one report with plots and as tables."""

from __future__ import annotations

import argparse
import shlex
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Any

import kylix
from kylix.cli import common, simulate, worker_options
from kylix.core.errors import KylixError
from kylix.lab.runner import Plan
from kylix.lab.uses import sheet_of

REPORT = "report.html"
JOURNAL = "journal.jsonl"
CHUNK = 5
"""Games that are written down together: no more than that is lost when a long run is interrupted."""


def add(commands: common.Commands) -> None:
    about = "play many games and write a report with plots and tables"
    example = (
        "kylix report troia --seats captain,captain --games 200 --seed 1 --out troia-report\n"
        "kylix report odysseus --seats captain --games 200 --out automa --table csv"
    )
    more = (
        f"Writes {REPORT}, one file that can be read offline, and the tables games, seats and uses. The games are kept "
        f"in {JOURNAL} of the same folder: an interrupted run goes on there, and a larger --games adds to it. Game n "
        "is the one that `kylix simulate` plays with the same seed, unless --vary names an option: then it plays "
        "each deal once with each value. A game played alone varies its difficulty by default."
    )
    parser = common.command(commands, "report", report, about, example, more)
    common.add_title(parser)
    simulate.add_games(parser)
    parser.add_argument("--out", metavar="DIR", required=True, help="write report, tables and journal into this folder")
    parser.add_argument(
        "--table", choices=("parquet", "csv"), default="parquet", help="format of the tables (default: parquet)"
    )
    parser.add_argument(
        "--vary", metavar="OPTION", help="play each deal with every value of this option and compare them"
    )
    worker_options.add_workers(parser)
    common.add_setting(parser)


def varied(args: argparse.Namespace, plan: Plan) -> str:
    """The option to vary: the one asked for, else the one that the title names for a game that is played alone."""
    setting = plan.setting()
    known = {option.name for option in setting.game.options}
    given = set(plan.options or {})
    if args.vary is None:
        alone = sheet_of(plan.title).vary_alone
        return alone if setting.seats == 1 and alone not in given else ""
    if args.vary not in known:
        raise KylixError(f"there is no option {args.vary!r} to vary; there are: {', '.join(sorted(known))}")
    if args.vary in given:
        raise KylixError(f"option {args.vary} cannot be both given and varied")
    return str(args.vary)


def report(args: argparse.Namespace) -> int:
    from kylix.common.extras import library
    from kylix.lab import report_html, rows
    from kylix.lab.findings import Findings
    from kylix.lab.journal import Journal
    from kylix.lab.observer import Observed, ObservedGames
    from kylix.lab.workers import run

    for name in ("matplotlib", "scipy", *(["pyarrow"] if args.table == "parquet" else [])):
        library(name)
    plan = simulate.plan_of(args)
    job = ObservedGames(plan, varied(args, plan))
    folder = Path(args.out)
    journal: Journal[list[Observed]] = Journal(
        folder / JOURNAL, {**plan.about("report"), "vary": job.vary}, list[Observed]
    )
    with worker_options.mourned(), closing(journal), common.Bar("playing", args.games) as bar:
        parts = list(run(job, 1, args.games, worker_options.workers_of(args), journal, bar.step, CHUNK))
        bar.tell("drawing")
        found = Findings(plan, plan.setting(), [game for part in parts for game in part], job.vary)
        try:
            (folder / REPORT).write_text(report_html.report(found, facts(plan, found)), encoding="utf-8")
            written = [REPORT, *rows.write(found, folder, args.table)]
        except OSError as error:
            raise KylixError(f"{folder} cannot be written to: {common.reason_of(error)}") from None
    tell(args, found, written, folder)
    return common.BAD if found.errors or any(game.forfeit for game in found.games) else common.FINE


def facts(plan: Plan, found: Any) -> dict[str, str]:
    """What stands at the top of the report."""
    setting = plan.setting()
    options = {o.name: common.typed(setting.options[o.name]) for o in setting.game.options}
    other = [f"{o.name} {options[o.name]}" for o in setting.game.options if setting.options[o.name] != o.default]
    return {
        "players": ", ".join(plan.players),
        "seed": str(plan.seed),
        "options": ", ".join(other) or "as they are",
        "components": f"{setting.components.id} ({setting.components.fingerprint[:12]})",
        "made with": f"kylix {kylix.__version__}, {common.build()}",
        "command": command_of(plan, found),
    }


def command_of(plan: Plan, found: Any) -> str:
    """The command that makes the same report again; folders and the number of processes change nothing."""
    parts = ["kylix", "report", plan.title, "--seats", ",".join(plan.players), "--games", str(len(found.all))]
    parts += ["--seed", str(plan.seed)]
    for name, value in (plan.options or {}).items():
        parts += ["--option", f"{name}={value}"]
    parts += ["--vary", found.vary] if found.vary else []
    parts += ["--components", plan.components[0]] if plan.components else []
    return shlex.join(parts)


def tell(args: argparse.Namespace, found: Any, written: list[str], folder: Path) -> None:
    wins = [asdict(one) for one in found.by_seat()]
    if args.json:
        common.print_json(
            {
                "game": found.plan.title,
                "games": len(found.all),
                "errors": len(found.errors),
                "wins": wins,
                "variants": [asdict(one) for one in found.by_variant()],
                "remarks": found.remarks(),
                "files": [str(folder / name) for name in written],
            }
        )
        return
    console = common.out()
    told = [
        [one["name"], one["wins"], f"{one['share']:.1%}", f"{one['low']:.1%} to {one['high']:.1%}"]
        for one in [*wins, *[asdict(one) for one in found.by_variant()]]
    ]
    common.table(console, f"{found.plan.title}, {len(found.games)} games", ("", "wins", "share", "95 %"), told)
    for line in found.remarks():
        console.print(f"- {line}", soft_wrap=True)
    console.print(f"written to {folder}: {', '.join(written)}", soft_wrap=True)
