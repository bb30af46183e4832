"""`kylix compare`: a component set beside another one, played with the same seeds and bots."""

from __future__ import annotations

import argparse
import shlex
import tomllib
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import kylix
from kylix.cli import common, report, simulate, worker_options
from kylix.core.errors import KylixError
from kylix.lab.runner import Plan
from kylix.sets.differences import Difference, differences
from kylix.sets.extend import BASE

PAGE = "compare.html"


def add(commands: common.Commands) -> None:
    about = "play two component sets with the same seeds and bots, and write what differs"
    example = (
        "kylix compare troia my-cards.toml --seats captain,captain --games 200 --seed 1\n"
        "kylix compare troia my-cards.toml --against other.toml --games 200 --out compared"
    )
    more = (
        f"Writes {PAGE}, one file that can be read offline: length, wins by seat, scores, endings and cards with both "
        f"sets, each difference with its interval. The games are kept in {report.JOURNAL} of the same folder: an "
        "interrupted run goes on there, and a larger --games adds to it."
    )
    parser = common.command(commands, "compare", compare, about, example, more)
    common.add_title(parser)
    parser.add_argument("file", metavar="FILE", help="the component set to look at")
    parser.add_argument("--against", metavar="FILE", help=f"compare with this set (default: the {BASE} set)")
    simulate.add_games(parser)
    parser.add_argument("--out", metavar="DIR", help="write page and journal into this folder (default: TITLE-SET)")
    worker_options.add_workers(parser)
    common.add_option(parser)


def compare(args: argparse.Namespace) -> int:
    from kylix.common.extras import library
    from kylix.lab.compare import Compared, PairedGames
    from kylix.lab.compare_html import comparison
    from kylix.lab.journal import Journal
    from kylix.lab.observer import Observed
    from kylix.lab.workers import run

    for name in ("matplotlib", "scipy"):
        library(name)
    plans = (plan_of(args, args.against), plan_of(args, args.file))
    one, other = (plan.setting().components for plan in plans)
    folder = Path(args.out or f"{plans[0].title}-{other.id}")
    about = {**plans[1].about("compare"), "against": one.fingerprint}
    journal: Journal[list[Observed]] = Journal(folder / report.JOURNAL, about, list[Observed])
    with worker_options.mourned(), closing(journal), common.Bar("playing", 2 * args.games) as bar:
        workers = worker_options.workers_of(args)
        parts = list(run(PairedGames(plans), 1, 2 * args.games, workers, journal, bar.step, 2 * report.CHUNK))
        found = Compared(plans, [game for part in parts for game in part])
        differ = differences(tomllib.loads(one.toml), tomllib.loads(other.toml))
        names = (one.id, other.id if other.id != one.id else f"{other.id} (second)")
        try:
            text = comparison(found, names, differ, facts(args, plans, found))
            (folder / PAGE).write_text(text, encoding="utf-8")
        except OSError as error:
            raise KylixError(f"{folder} cannot be written to: {common.reason_of(error)}") from None
    tell(args, found, names, differ, folder / PAGE)
    return common.BAD if found.errors else common.FINE


def plan_of(args: argparse.Namespace, file: str | None) -> Plan:
    given = argparse.Namespace(**{**vars(args), "components": file})
    return replace(simulate.plan_of(given), records=None)


def facts(args: argparse.Namespace, plans: tuple[Plan, Plan], found: Any) -> dict[str, str]:
    """What stands at the top of the page."""
    whole = report.facts(plans[1], argparse.Namespace(all=found.pairs, vary=""))
    parts = ["kylix", "compare", plans[0].title, Path(args.file).name, "--seats", ",".join(plans[0].players)]
    parts += ["--games", str(args.games), "--seed", str(plans[0].seed)]
    parts += ["--against", Path(args.against).name] if args.against else []
    for name, value in (plans[0].options or {}).items():
        parts += ["--option", f"{name}={value}"]
    sets = [plan.setting().components for plan in plans]
    told = {"sets": ", ".join(f"{one.id} ({one.fingerprint[:12]})" for one in sets)}
    kept = {name: whole[name] for name in ("players", "seed", "options")}
    return {**kept, **told, "made with": f"kylix {kylix.__version__}, {common.build()}", "command": shlex.join(parts)}


def tell(args: argparse.Namespace, found: Any, names: tuple[str, str], differ: list[Difference], path: Path) -> None:
    sections = found.sections()
    if args.json:
        shown = {heading: [asdict(row) for row in rows] for heading, rows in sections.items()}
        common.print_json(
            {
                "game": found.plans[0].title,
                "sets": list(names),
                "games": len(found.pairs),
                "errors": len(found.errors),
                "differences": [one.told() for one in differ],
                "changes": shown,
                "remarks": found.remarks(),
                "files": [str(path)],
            }
        )
        return
    console = common.out()
    for heading, rows in list(sections.items())[:3]:
        told = [
            [r.name, f"{r.before:.3f}", f"{r.after:.3f}", f"{r.difference:+.3f}", f"{r.low:+.3f} to {r.high:+.3f}"]
            for r in rows
        ]
        common.table(console, heading, ("", *names, "difference", "95 %"), told)
    for line in [*(f"differs: {one.told()}" for one in differ), *found.remarks()]:
        console.print(f"- {line}", soft_wrap=True)
    console.print(f"{len(found.pairs)} games with each set; written to {path}", soft_wrap=True)
