"""`kylix move-store`: all tables from a folder to PostgreSQL, or back."""

from __future__ import annotations

import argparse
from pathlib import Path

from kylix.cli import admin, common
from kylix.core.errors import KylixError

EXAMPLE = """\
kylix move-store FOLDER postgresql://kylix@db.example/kylix
kylix move-store postgresql://kylix@db.example/kylix FOLDER"""


def add(commands: common.Commands) -> None:
    about = "copy all tables from a folder to PostgreSQL, or the other way round"
    more = "Servers must be stopped. All rows are compared, and nothing is deleted where they come from."
    parser = common.command(commands, "move-store", run, about, EXAMPLE, more)
    parser.add_argument("source", metavar="FROM", help="a data folder, or postgresql://USER@HOST/DATABASE")
    parser.add_argument("target", metavar="TO", help="the other one; there must be no tables in it")


def run(args: argparse.Namespace) -> int:
    from kylix.store.named import is_url, needs_driver

    if is_url(args.source) == is_url(args.target):
        raise KylixError("one of the two is a folder, the other one postgresql://USER@HOST/DATABASE")
    needs_driver(args.source if is_url(args.source) else args.target)
    move = to_folder if is_url(args.source) else to_database
    with common.Bar("moving tables"):
        rows = move(args.source, args.target)
    told = f"{rows['tables']} tables, {sum(rows.values())} rows in all, are in {admin.shown(args.target)} as they were"
    admin.tell(args, {"tables": rows["tables"], "rows": rows}, told)
    return common.FINE


def to_database(source: str, target: str) -> dict[str, int]:
    from kylix.server.app import FILE
    from kylix.store import moving
    from kylix.store.lock import FolderLock
    from kylix.store.sqlite import prepare

    file = Path(source) / FILE
    if not file.is_file():
        raise KylixError(f"there are no tables in {source}")
    lock = FolderLock(Path(source))
    try:
        prepare(file)
        return {table: one.rows for table, one in moving.to_database(file, target).items()}
    finally:
        lock.close()


def to_folder(source: str, target: str) -> dict[str, int]:
    from kylix.server.app import FILE
    from kylix.store import moving
    from kylix.store.lock import FolderLock

    lock = FolderLock(Path(target))
    try:
        sums = moving.to_file(source, Path(target) / FILE, closed=True)
        return {table: one.rows for table, one in sums.items()}
    finally:
        lock.close()
