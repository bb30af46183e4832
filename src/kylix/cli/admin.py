"""`kylix admin`: what whoever runs a server does with its tables, while it runs or not."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from kylix.cli import common, orders
from kylix.core.errors import KylixError
from kylix.text.place import data_folder

EXAMPLE = """\
kylix admin tables
kylix admin recover t_abcdefghijklmnop"""
NOTICE_DAYS = 14.0


def add(commands: common.Commands) -> None:
    about = "look after the tables of a server"
    more = "While a server runs the orders are carried out by it; each order has --help."
    parser = common.command(commands, "admin", no_order, about, EXAMPLE, more)
    kinds = parser.add_subparsers(dest="order", metavar="ORDER", title="orders")
    order(kinds, "tables", tables, "list all tables", "kylix admin tables --json")
    with_table(order(kinds, "table", table, "tell about one table", "kylix admin table t_abcdefghijklmnop"))
    export_ = order(
        kinds, "export", export, "write a record into a file", "kylix admin export t_abcdefghijklmnop game.jsonl"
    )
    with_table(export_)
    export_.add_argument("file", metavar="FILE", help="a file that is not there yet")
    export_.add_argument("--running", action="store_true", help="also of a game that is not over: it tells every hand")
    delete_ = order(kinds, "delete", delete, "delete a table for good", "kylix admin delete t_abcdefghijklmnop --yes")
    with_table(delete_)
    prune_ = order(
        kinds, "prune", prune, "announce tables untouched for long, and delete those whose time is up",
        "kylix admin prune --days 365 --yes",
    )  # fmt: skip
    prune_.add_argument("--days", type=days, required=True, metavar="N", help="untouched for so many days")
    prune_.add_argument(
        "--notice", type=days, default=NOTICE_DAYS, metavar="N",
        help=f"delete so many days after announcing it; 0 deletes now, without a word (default: {NOTICE_DAYS:g})",
    )  # fmt: skip
    for each in (delete_, prune_):
        each.add_argument("--yes", action="store_true", help="do it; otherwise it is only told what would be done")
    recover_ = order(
        kinds, "recover", recover, "let somebody in again whose device is lost",
        "kylix admin recover t_abcdefghijklmnop --seat P1",
    )  # fmt: skip
    with_table(recover_)
    recover_.add_argument("--seat", metavar="SEAT", help="a new invitation to this seat (default: the host's key)")
    reports_ = order(kinds, "reports", reports, "list what people told of abuse", "kylix admin reports")
    reports_.add_argument("--done", metavar="REPORT", help="this one was looked at: it is listed no more")
    block_ = order(
        kinds, "block", block, "keep a person or an address out of open tables and chats", "kylix admin block 192.0.2.7"
    )
    block_.add_argument("who", nargs="?", metavar="WHO", help="a person (p_...), address or network; none lists all")
    block_.add_argument("--why", default="", metavar="TEXT", help="a note for yourself")
    block_.add_argument("--remove", action="store_true", help="let them in again")
    verify_ = order(kinds, "verify", verify, "play tables again and compare", "kylix admin verify")
    verify_.add_argument("table", nargs="?", metavar="TABLE", help="only this one")


def order(kinds: Any, name: str, does: common.Command, about: str, example: str) -> common.Parser:
    parser = common.command(kinds, name, does, about, example, nested=True)
    parser.add_argument("--data", metavar="FOLDER", help="the folder of the tables (default: your data folder)")
    parser.add_argument("--store", metavar="URL", help="the PostgreSQL of the tables, instead of a folder")
    return parser


def with_table(parser: common.Parser) -> None:
    parser.add_argument("table", metavar="TABLE", help="the id of a table, as `kylix admin tables` lists it")


def days(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found < 1e6:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of days")
    return found


def no_order(args: argparse.Namespace) -> int:
    raise KylixError(
        "an order is missing: tables, table, export, delete, prune, recover, reports, block, verify "
        "(`kylix admin --help`)"
    )


def give(args: argparse.Namespace, name: str, **about: Any) -> dict[str, Any]:
    if args.store:
        return orders.give_database(args.store, name, about)
    return orders.give(Path(args.data) if args.data else data_folder(), name, about)


# --- orders -------------------------------------------------------------------------------------------------------


def tables(args: argparse.Namespace) -> int:
    found = give(args, "tables")
    if args.json:
        common.print_json(found)
        return common.FINE
    columns = ("table", "title", "entries", "state", "touched", "leaves")
    common.table(common.out(), f"{len(found['tables'])} tables", columns, rows(found["tables"]))
    return common.FINE


def rows(found: Sequence[dict[str, Any]]) -> list[list[object]]:
    return [
        [each["id"], each["title"], each["entries"], state_of(each), day(each["touched"]), day(each["leaves"])]
        for each in found
    ]


def state_of(each: dict[str, Any]) -> str:
    return "over" if each["over"] else "running" if each["entries"] else "not begun"


def day(at: float | None) -> str:
    return "-" if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def table(args: argparse.Namespace) -> int:
    found = give(args, "table", id=args.table)
    if args.json:
        common.print_json(found)
        return common.FINE
    common.table(common.out(), found["id"], ("table", "title", "entries", "state", "touched", "leaves"), rows([found]))
    seats = [[seat["seat"], seat["kind"], seat["name"] or seat["level"], plain(seat)] for seat in found["seats"]]
    common.table(common.out(), f"seats; {found['pages']} pages look at it", ("seat", "kind", "who", "key"), seats)
    return common.FINE


def reports(args: argparse.Namespace) -> int:
    found = give(args, "reports", done=args.done)
    if args.json:
        common.print_json(found)
        return common.FINE
    columns = ("report", "when", "table", "about", "person", "address", "said", "text")
    lines = [
        [each["id"], day(each["at"]), each["table"], each["seat"] or "-", each["person"] or "-", each["address"] or "-",
         each["said"] or "-", each["text"]]
        for each in found["reports"]
    ]  # fmt: skip
    common.table(common.out(), f"{len(lines)} reports", columns, lines)
    return common.FINE


def block(args: argparse.Namespace) -> int:
    if args.remove and args.who is None:
        raise KylixError("--remove needs to know whom: a person, an address or a network")
    found = give(args, "block", who=args.who, why=args.why, remove=args.remove)
    if args.json:
        common.print_json(found)
        return common.FINE
    lines = [[each["who"], each["kind"], day(each["at"]), each["why"] or "-"] for each in found["blocked"]]
    common.table(common.out(), f"{len(lines)} kept out", ("who", "kind", "since", "why"), lines)
    return common.FINE


def plain(seat: dict[str, Any]) -> str:
    return "held" if seat["held"] else "-"


def export(args: argparse.Namespace) -> int:
    if Path(args.file).exists():
        raise KylixError(f"{args.file} exists and is not overwritten")
    found = give(args, "export", id=args.table, running=args.running)
    common.write_new(args.file, found.pop("record"))
    tell(args, {**found, "file": args.file}, f"the record of {args.table} is in {args.file}")
    return common.FINE


def delete(args: argparse.Namespace) -> int:
    found = give(args, "delete" if args.yes else "table", id=args.table)
    what = f"{found['title']} with {found['entries']} entries, {state_of(found)}, touched {day(found['touched'])}"
    word = f"{args.table} is deleted: {what}" if args.yes else f"--yes would delete {args.table}: {what}"
    tell(args, {"id": args.table, "done": args.yes}, word)
    return common.FINE


def prune(args: argparse.Namespace) -> int:
    found = give(args, "prune", days=args.days, notice=args.notice, do=args.yes)
    if args.json:
        common.print_json(found)
        return common.FINE
    if not args.yes:
        common.say("nothing is done without --yes; this would be:")
    for name, words in {
        "announced": f"announced as leaving in {args.notice:g} days",
        "deleted": "deleted",
        "kept": "touched again, and kept",
    }.items():
        common.table(
            common.out(), f"{words}: {len(found[name])}", ("table", "title", "entries", "state", "touched", "leaves"),
            rows(found[name]),
        )  # fmt: skip
    if found["evenings"]:
        common.say(f"evenings of which no table is left, deleted: {len(found['evenings'])}")
    return common.FINE


def recover(args: argparse.Namespace) -> int:
    found = give(args, "recover", id=args.table, seat=args.seat)
    whose = f"seat {args.seat}" if args.seat else "the host"
    tell(
        args, found,
        f"for {whose} of {args.table}, behind the address of the server; this works once, and older keys are void:\n"
        f"{found['path']}",
    )  # fmt: skip
    return common.FINE


def verify(args: argparse.Namespace) -> int:
    with common.Bar("playing tables again"):
        found = give(args, "verify", id=args.table)
    for id, reason in found["bad"].items():
        common.say(f"{id}: {reason}")
    tell(args, found, f"{found['tables'] - len(found['bad'])} of {found['tables']} tables are as they were played")
    return common.BAD if found["bad"] else common.FINE


def shown(store: str) -> str:
    """A store by its name, without a password."""
    scheme, mark, rest = store.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if mark else store


def tell(args: argparse.Namespace, facts: dict[str, Any], words: str) -> None:
    if args.json:
        common.print_json(facts)
    else:
        sys.stdout.write(f"{words}\n")
