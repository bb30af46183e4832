"""`kylix restore`: tables from a file that `kylix backup` made."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from kylix.cli import admin, common
from kylix.text.place import data_folder


def add(commands: common.Commands) -> None:
    about = "put tables back that `kylix backup` copied"
    more = "The server must be stopped. The copy is checked first; `kylix admin verify` plays its tables again."
    parser = common.command(commands, "restore", run, about, "kylix restore tables-2026-11-17.sqlite", more)
    parser.add_argument("file", metavar="FILE", help="what `kylix backup` wrote")
    parser.add_argument("--data", metavar="FOLDER", help="put them into this folder (default: your data folder)")
    parser.add_argument("--store", metavar="URL", help="put them into this PostgreSQL instead, which has no tables yet")
    parser.add_argument(
        "--force",
        action="store_true",
        help="put tables that are there aside: under another name, or into a file beside FILE",
    )


def run(args: argparse.Namespace) -> int:
    from kylix.server.app import FILE
    from kylix.store.backup import check, put_back
    from kylix.store.lock import FolderLock

    file = common.existing_file(args.file)
    check(file)
    if args.store:
        return to_database(args, file)
    folder = Path(args.data) if args.data else data_folder()
    lock = FolderLock(folder)
    try:
        tables, aside = put_back(file, folder / FILE, args.force)
    finally:
        lock.close()
    where = f"; those that were there are in {aside}" if aside else ""
    facts = {"folder": str(folder), "tables": tables, "aside": str(aside) if aside else None}
    admin.tell(args, facts, f"{folder} has {tables} tables{where}")
    return common.FINE


def to_database(args: argparse.Namespace, file: Path) -> int:
    from kylix.store.named import needs_driver
    from kylix.store.sqlite import prepare

    needs_driver(args.store)
    from kylix.store import moving
    from kylix.store.backup import copy

    aside = file.with_name(f"{file.name}.before-{datetime.now(UTC).strftime('%Y%m%d-%H%M%S')}") if args.force else None
    with TemporaryDirectory() as folder:
        whole = Path(folder, "store.sqlite")
        copy(file, whole)
        prepare(whole)  # of an earlier version: the copy is brought up to date, and not the backup
        sums = moving.to_database(whole, args.store, aside)
    put_aside = str(aside) if aside is not None and aside.exists() else None
    where = f"; those that were there are in {put_aside}" if put_aside else ""
    facts = {"store": admin.shown(args.store), "tables": sums["tables"].rows, "aside": put_aside}
    admin.tell(args, facts, f"{admin.shown(args.store)} has {sums['tables'].rows} tables{where}")
    return common.FINE
