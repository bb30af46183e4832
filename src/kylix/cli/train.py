"""`kylix train`: fit the evaluation of a title by self-play."""

from __future__ import annotations

import argparse
from pathlib import Path

from kylix.cli import common
from kylix.core.errors import KylixError
from kylix.lab.workers import cores


def add(commands: common.Commands) -> None:
    about = "fit the evaluation that bots use, by self-play"
    example = "kylix train troia --games 500 --seed 1 --out troia.json"
    more = "The same title, games, rounds and seed give the same file, whatever number of processes plays."
    parser = common.command(commands, "train", train, about, example, more)
    common.add_title(parser)
    parser.add_argument(
        "--games", type=common.number(2, 10**6), default=500, metavar="N", help="games in each round (default: 500)"
    )
    parser.add_argument(
        "--rounds", type=common.number(1, 20), default=3, metavar="R", help="rounds of playing and fitting (default: 3)"
    )
    parser.add_argument(
        "--seed", type=common.number(0, 2**64 - 1), default=1, metavar="S", help="same seed, same file (default: 1)"
    )
    parser.add_argument("--jobs", type=common.number(1, 256), metavar="J", help="processes (default: all cores)")
    parser.add_argument("--out", metavar="FILE", help="write to this file (default: the weights in the package)")


def train(args: argparse.Namespace) -> int:
    from kylix.bots import train as trainer
    from kylix.bots.training import weights_of

    title = common.title_of(args).title
    path = Path(args.out) if args.out else weights_of(title)
    with common.Bar("playing", args.games * args.rounds) as bar:
        made = trainer.train(title, args.games, args.seed, args.jobs or cores(), args.rounds, bar.step)
    try:
        path.write_text(trainer.text(made), encoding="utf-8")
    except OSError as error:
        raise KylixError(f"{path} cannot be written: {common.reason_of(error)}") from None
    if args.json:
        common.print_json({"file": str(path), **{name: part for name, part in made.items() if name != "weights"}})
        return common.FINE
    rows = [[name, *figures.values()] for name, figures in made["figures"].items()]
    common.table(common.out(), str(path), ("weights", "positions", "log loss", "right"), rows)
    return common.FINE
