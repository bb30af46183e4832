"""`kylix backup`: all tables into one file, while the server runs or not."""

from __future__ import annotations

import argparse
from pathlib import Path

from kylix.cli import admin, common
from kylix.text.place import data_folder


def add(commands: common.Commands) -> None:
    about = "copy all tables into one file, also while they are played at"
    more = "The copy is of one moment, and holds the secrets of running games: keep it as you keep the data folder."
    parser = common.command(commands, "backup", run, about, "kylix backup tables-2026-11-17.sqlite", more)
    parser.add_argument("file", metavar="FILE", help="a file that is not there yet")
    parser.add_argument("--store", metavar="URL", help="the tables of this PostgreSQL, instead of a folder")
    parser.add_argument("--data", metavar="FOLDER", help="the folder of the tables (default: your data folder)")


def run(args: argparse.Namespace) -> int:
    from kylix.server.app import FILE
    from kylix.store.backup import back_up

    folder = Path(args.data) if args.data else data_folder()
    with common.Bar("copying tables"):
        tables = from_database(args) if args.store else back_up(folder / FILE, Path(args.file))
    admin.tell(args, {"file": args.file, "tables": tables}, f"{args.file} has {tables} tables")
    return common.FINE


def from_database(args: argparse.Namespace) -> int:
    """A file that `kylix serve` opens, and `kylix restore` puts anywhere."""
    from kylix.store.backup import check
    from kylix.store.named import needs_driver

    needs_driver(args.store)
    from kylix.store import moving

    moving.to_file(args.store, Path(args.file), closed=False)
    return check(Path(args.file))
