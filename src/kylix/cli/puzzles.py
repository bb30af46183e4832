"""`kylix puzzles`: finds positions with one best turn, checks those that are kept, and lets people solve them."""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from kylix.bots import puzzle_search, puzzles
from kylix.bots.puzzles import FORMAT, Head, Shelf
from kylix.cli import common
from kylix.core.errors import KylixError
from kylix.kit.game import Game
from kylix.kit.words import Words

EXAMPLE = """\
kylix puzzles troia
kylix puzzles troia --solve
kylix puzzles troia --solve 7 --lang fr
kylix puzzles troia --games 40 --out found.jsonl --minutes 30
kylix puzzles troia --check"""
MORE = (
    "A puzzle is a position of a game of strong bots in which one turn is better than every other by at least 12 "
    "points of the chance to win, by a search ten times as deep as the archon's, with each of three seeds; and in "
    "which the sailor plays another turn. Without an option the puzzles of the title are listed. What is found goes "
    "to a file, game by game: the same command goes on with it."
)


def add(commands: common.Commands) -> None:
    parser = common.command(
        commands, "puzzles", run, "solve puzzles of a title, look for new ones, or check them", EXAMPLE, MORE
    )
    common.add_title(parser)
    parser.add_argument(
        "--solve",
        nargs="?",
        const=0,
        type=common.number(1),
        metavar="N",
        help="solve puzzle N at the text table (default: that of the day)",
    )
    parser.add_argument("--games", type=common.number(1, 10**6), metavar="N", help="look through games 1 to N")
    parser.add_argument(
        "--from", dest="first", type=common.number(1, 10**6), default=1, metavar="N",
        help="begin with game N: searches with other seats or options go into one file; with --check: with puzzle N",
    )  # fmt: skip
    parser.add_argument("--minutes", type=common.number(1, 10**4), metavar="M", help="look no longer than this")
    parser.add_argument("--out", metavar="FILE", help="keep what is found in this file (default: TITLE-puzzles.jsonl)")
    parser.add_argument("--seed", type=common.number(0, 2**64 - 1), default=1, metavar="S", help="deal from this seed")
    parser.add_argument(
        "--players", type=common.number(2, 8), metavar="P", help="seats at the table (default: the fewest of the title)"
    )
    parser.add_argument("--check", action="store_true", help="search every puzzle again, as deep as when it was found")
    parser.add_argument(
        "--times", type=common.number(1, 100), default=puzzle_search.TIMES, metavar="T",
        help="check T times as deep as the archon (default: 10)",
    )  # fmt: skip
    parser.add_argument("--file", metavar="FILE", help="the puzzles of this file instead of those of the title")
    common.add_language(parser)
    common.add_option(parser)


def run(args: argparse.Namespace) -> int:
    title = common.title_of(args)
    asked = [name for name in ("games", "solve") if getattr(args, name) is not None] + ["check"] * args.check
    if len(asked) > 1:
        raise KylixError(f"--{asked[0]} and --{asked[1]} do not go together")
    if args.games:
        return find(args, title)
    shelf = shelf_of(args, title)
    if args.check:
        return check(args, shelf)
    if args.solve is not None:
        return solve(args, shelf)
    return listing(args, shelf)


def shelf_of(args: argparse.Namespace, title: Game) -> Shelf:
    if not args.file:
        return puzzles.shelf(title.title)
    path = common.existing_file(args.file)
    return Shelf(title, puzzles.read(title, path), path.name)


# --- finding ------------------------------------------------------------------------------------------------------


def find(args: argparse.Namespace, title: Game) -> int:
    """Game by game; those in the file are not played again."""
    if args.first > args.games:
        raise KylixError(f"--from {args.first} is beyond --games {args.games}")
    seats = args.players or min(count for count in title.seats if count > 1)
    setting = title.setting(seats, common.options_of(args.option))
    path = Path(args.out or f"{title.title}-puzzles.jsonl")
    done = opened(title, path)
    until = monotonic() + 60 * args.minutes if args.minutes else None
    games = found = 0
    with common.Bar("looking for puzzles", args.games - args.first + 1) as bar:
        for n in range(args.first, args.games + 1):
            if until is not None and monotonic() > until:
                break
            if n not in done:
                one = puzzle_search.look_through(setting, args.seed, n, lambda sign: None)
                append(path, msgspec.json.encode(one))
                games, found = games + 1, found + len(one.puzzles)
            bar.step()
    total = sum(len(one.puzzles) for one in puzzles.read(title, path))
    facts = {"game": title.title, "file": str(path), "looked_through": games, "found": found, "puzzles": total}
    if args.json:
        common.print_json(facts)
    else:
        common.out().print(f"{games} games looked through, {found} puzzles found; {path} holds {total}.")
    return common.FINE


def opened(title: Game, path: Path) -> set[int]:
    """The numbers of the games that are in the file; one that is not there is begun. Half a line is taken away."""
    if path.exists():
        text = common.existing_file(str(path)).read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole:
            if whole != text:
                path.write_bytes(whole)
            return {one.n for one in puzzles.read(title, path)}
    head = Head(FORMAT, title.title, title.version, title.base.fingerprint, puzzles.judge_of(title))
    append(path, msgspec.json.encode(head))
    return set()


def append(path: Path, line: bytes) -> None:
    try:
        with path.open("ab") as file:
            file.write(line + b"\n")
    except OSError as error:
        raise KylixError(f"{path} cannot be written: {common.reason_of(error)}") from None


# --- checking -----------------------------------------------------------------------------------------------------


def check(args: argparse.Namespace, shelf: Shelf) -> int:
    """All of them, or as many as the time allows: from the next one on it is gone on with `--from`."""
    if args.first > len(shelf):
        raise KylixError(f"--from {args.first}: {shelf.name} has {len(shelf)} puzzles")
    until = monotonic() + 60 * args.minutes if args.minutes else None
    rows: list[dict[str, Any]] = []
    with common.Bar("searching again", len(shelf) - args.first + 1) as bar:
        for n in range(args.first, len(shelf) + 1):
            if rows and until is not None and monotonic() > until:
                break
            rows.append({"puzzle": n, "fault": puzzle_search.fault(shelf, n, args.times)})
            bar.step()
    faults = [row for row in rows if row["fault"]]
    last = args.first + len(rows) - 1
    if args.json:
        span = {"from": args.first, "to": last, "puzzles": len(shelf)}
        common.print_json({"game": shelf.title.title, **span, "times": args.times, "faults": faults})
    else:
        for row in faults:
            common.out().print(f"{shelf.place(row['puzzle'])} (number {row['puzzle']}): {row['fault']}")
        some = f"Puzzles {args.first} to {last} of {len(shelf)}"
        which = f"{len(shelf)} puzzles" if len(rows) == len(shelf) else some
        common.out().print(f"{which} searched {args.times} times as deep as the archon: {len(faults)} faults.")
    return common.BAD if faults else common.FINE


# --- solving ------------------------------------------------------------------------------------------------------


def today(shelf: Shelf) -> int:
    return puzzles.of_the_day(shelf, datetime.now(UTC).date())


def solve(args: argparse.Namespace, shelf: Shelf) -> int:
    n = args.solve or today(shelf)
    if args.json:
        common.print_json(document(shelf, n))
        return common.FINE
    from rich.console import Console

    from kylix.cli.play import read_echoed
    from kylix.text.puzzle import PuzzleSession, PuzzleTable
    from kylix.text.screen import Screen

    session = PuzzleSession(shelf, n)
    console = Console(highlight=False, markup=False, emoji=False)
    screen = Screen(console, Words(common.language(args), session.setting), session.setting)
    return PuzzleTable(session, screen, input if sys.stdin.isatty() else read_echoed).run()


def document(shelf: Shelf, n: int) -> dict[str, Any]:
    """The question as the seat sees it, and the answer."""
    puzzle, s = shelf[n], shelf.position(n)
    seat = puzzles.setting_of(shelf.title, shelf.found(n)[0]).seat(puzzle.seat)
    return {"n": n, "view": s.view(seat), "prompt": s.prompt(seat), "puzzle": msgspec.to_builtins(puzzle)}


def listing(args: argparse.Namespace, shelf: Shelf) -> int:
    day = today(shelf) if len(shelf) else None
    if args.json:
        rows = [{"n": n, "seat": one.seat, "difficulty": one.difficulty} for n, (_, one) in enumerate(shelf.all, 1)]
        common.print_json({"game": shelf.title.title, "today": day, "puzzles": rows})
        return common.FINE
    table = [
        [n, one.seat, "*" * one.difficulty, "puzzle of the day" if n == day else ""]
        for n, (_, one) in enumerate(shelf.all, 1)
    ]
    common.table(common.out(), f"{shelf.title.name}: {len(shelf)} puzzles", ("number", "seat", "level", ""), table)
    return common.FINE
