"""`kylix train`: fit the evaluation of a title by self-play."""

from __future__ import annotations

import argparse
from pathlib import Path

from kylix.cli import common
from kylix.cli.worker_options import add_workers, mourned, workers_of
from kylix.core.errors import KylixError

GAMES = 500
NETWORK_GAMES = 20_000


def add(commands: common.Commands) -> None:
    about = "fit the evaluation that bots use, by self-play"
    example = "kylix train troia --games 500 --seed 1 --out troia.json"
    more = (
        "The same title, games, rounds and seed give the same file, whatever number of processes plays; that of a"
        " network on the same kind of machine."
    )
    parser = common.command(commands, "train", train, about, example, more)
    common.add_title(parser)
    parser.add_argument(
        "--network", action="store_true", help="train the network that judges for the archon, of a title that has one"
    )
    parser.add_argument("--alone", action="store_true", help="that for the game alone, where it has one of its own")
    parser.add_argument(
        "--games",
        type=common.number(2, 10**6),
        metavar="N",
        help=f"games in each round (default: {GAMES}, for a network {NETWORK_GAMES})",
    )
    parser.add_argument(
        "--rounds",
        type=common.number(1, 20),
        metavar="R",
        help="rounds of playing and fitting (default: 3, for a network 1)",
    )
    parser.add_argument(
        "--seed", type=common.number(0, 2**64 - 1), default=1, metavar="S", help="same seed, same file (default: 1)"
    )
    add_workers(parser)
    parser.add_argument(
        "--folder", metavar="DIR", help="for a network: keep its games here, and go on from those that are there"
    )
    parser.add_argument("--out", metavar="FILE", help="write to this file (default: the one in the package)")


def train(args: argparse.Namespace) -> int:
    from kylix.bots import train as trainer
    from kylix.bots.training import weights_of

    title = common.title_of(args).title
    if args.network:
        return train_network(args, title)
    if args.folder:
        raise KylixError("--folder keeps the games of a network: give --network too")
    if args.alone:
        raise KylixError("--alone is said of a network: give --network too")
    games, rounds = args.games or GAMES, args.rounds or trainer.ROUNDS
    path = Path(args.out) if args.out else weights_of(title)
    with mourned(), common.Bar("playing", games * rounds) as bar:
        made = trainer.train(title, games, args.seed, workers_of(args), rounds, bar.step)
    write(path, trainer.text(made))
    if args.json:
        common.print_json({"file": str(path), **{name: part for name, part in made.items() if name != "weights"}})
        return common.FINE
    rows = [[name, *figures.values()] for name, figures in made["figures"].items()]
    common.table(common.out(), str(path), ("weights", "positions", "log loss", "right"), rows)
    return common.FINE


def train_network(args: argparse.Namespace, title: str) -> int:
    from kylix.bots import learn
    from kylix.bots.training import learning_of, network_of

    learning_of(title, args.alone)
    games, rounds = args.games or NETWORK_GAMES, args.rounds or 1
    path = Path(args.out) if args.out else network_of(title, args.alone)
    folder = Path(args.folder) if args.folder else None
    with mourned(), common.Bar("playing", games * rounds) as bar:
        made = learn.learn(title, games, args.seed, workers_of(args), rounds, folder, bar.step, alone=args.alone)
    write(path, learn.text(made))
    if args.json:
        common.print_json({"file": str(path), **{name: part for name, part in made.items() if name != "layers"}})
        return common.FINE
    common.table(common.out(), str(path), ("positions", "log loss"), [[*made["figures"].values()]])
    return common.FINE


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise KylixError(f"{path} cannot be written: {common.reason_of(error)}") from None
