"""`kylix dataset`: the decisions of many games as Parquet, for learning."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from kylix.cli import common, worker_options
from kylix.cli.simulate import add_games, plan_of
from kylix.core.errors import KylixError

if TYPE_CHECKING:
    from kylix.store.base import Store


def add(commands: common.Commands) -> None:
    about = "write the decisions of many games as Parquet, for learning"
    example = (
        "kylix dataset troia --seats captain,captain --games 1000 --out troia-captains\n"
        "kylix dataset odysseus --seats sailor*3 --games 200 --seed 7 --jobs 2 --out odysseus-sailors"
    )
    more = (
        "One row a decision: observation, mask, action, seat, player, outcome, clause. manifest.json tells the rest. "
        "Interrupt it and run it again: it goes on. Needs the extra `rl`; `kylix.rl.read(DIR)` gives arrays."
    )
    parser = common.command(commands, "dataset", dataset, about, example, more)
    common.add_title(parser)
    add_games(parser)
    worker_options.add_workers(parser)
    common.add_setting(parser)
    parser.add_argument("--out", metavar="DIR", required=True, help="the folder to write to")
    parser.add_argument(
        "--people",
        metavar="STORE",
        help="no bots play: finished games of people are written, from a server's data folder or postgresql://..., "
        "those of which every person agreed to it; --players says how many play",
    )
    parser.add_argument("--players", type=common.number(1, 64), metavar="N", help="with --people (default: the fewest)")


def dataset(args: argparse.Namespace) -> int:
    if args.people is not None:
        return people(args)
    if args.players is not None:
        raise KylixError("--players goes with --people; else --seats names everybody")
    plan = plan_of(args)
    from kylix.common.extras import library

    library("numpy", "rl")
    library("librt", "rl")
    from kylix.rl import dataset as data

    workers = worker_options.workers_of(args)
    faults: list[str] = []
    with worker_options.mourned(), common.Bar("playing", args.games) as bar:
        rows = data.write(plan, args.games, Path(args.out), workers, bar.step, faults.append)
    facts = {"game": plan.title, "seats": list(plan.players), "games": args.games, "rows": rows, "out": args.out}
    facts["forfeits"] = len(faults)
    if args.json:
        common.print_json(facts)
    else:
        common.out().print(
            f"{plan.title}: {args.games} games in {args.out}, {rows} decisions written now", soft_wrap=True
        )
        if faults:
            common.out().print(f"lost by rule: {len(faults)}; {faults[0]}", soft_wrap=True)
    return common.BAD if faults else common.FINE


def people(args: argparse.Namespace) -> int:
    """Finished games of people who agreed to it, all of them; names are left behind."""
    from kylix.common.extras import library

    library("librt", "rl")
    from kylix.rl import dataset as data
    from kylix.server.club.sharing import Left, SharedGame, shared

    if args.seats is not None:
        raise KylixError("--people takes games as they were played: --players says how many play, not --seats")
    title = common.title_of(args)
    setting = title.setting(args.players or title.seats[0], common.options_of(args.option), args.components)
    left = Left()

    async def read() -> list[SharedGame]:
        store = store_at(args.people)
        await store.open()
        try:
            return [game async for game in shared(store, setting, left)]
        finally:
            await store.close()

    with common.Bar("reading games"):
        games = asyncio.run(read())
        about = {"run": "people", "players": setting.seats, "consent": "every person of each game agreed"}
        rows = data.write_kept(setting, games, Path(args.out), about)
    facts = {"game": title.title, "games": len(games), "rows": rows, "out": args.out}
    if args.json:
        common.print_json({**facts, "without_consent": left.consent, "other": left.other})
    else:
        told = f"{title.title}: {len(games)} games of people in {args.out}, {rows} decisions; left out: {left.consent} "
        common.out().print(
            f"{told}in which not everybody agreed, {left.other} that were played otherwise", soft_wrap=True
        )
    return common.FINE


def store_at(place: str) -> Store:
    from kylix.server.app import FILE
    from kylix.store.named import is_url, postgres
    from kylix.store.sqlite import SqliteStore

    if is_url(place):
        return postgres(place)
    if not (Path(place) / FILE).is_file():
        raise KylixError(f"there are no tables in {place}")
    return SqliteStore(Path(place) / FILE)
