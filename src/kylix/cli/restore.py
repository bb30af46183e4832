"""`kylix restore`: tables from a file that `kylix backup` made."""

from __future__ import annotations

import argparse
from pathlib import Path

from kylix.cli import admin, common
from kylix.text.place import data_folder


def add(commands: common.Commands) -> None:
    about = "put tables back that `kylix backup` copied"
    more = "The server must be stopped. The copy is checked first; `kylix admin verify` plays its tables again."
    parser = common.command(commands, "restore", run, about, "kylix restore tables-2026-11-17.sqlite", more)
    parser.add_argument("file", metavar="FILE", help="what `kylix backup` wrote")
    parser.add_argument("--data", metavar="FOLDER", help="put them into this folder (default: your data folder)")
    parser.add_argument("--force", action="store_true", help="put tables that are there aside, under another name")


def run(args: argparse.Namespace) -> int:
    from kylix.server.app import FILE
    from kylix.store.backup import check, put_back
    from kylix.store.lock import FolderLock

    file = common.existing_file(args.file)
    check(file)
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
