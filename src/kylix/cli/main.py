"""`kylix`: reads the command line, runs a command, and turns whatever goes wrong into a sentence and an exit code."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import platform
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import kylix
from kylix.cli import common
from kylix.core.errors import KylixError

COMMANDS = (
    "play",
    "learn",
    "serve",
    "think",
    "guest",
    "admin",
    "backup",
    "restore",
    "move-store",
    "games",
    "puzzles",
    "simulate",
    "replay",
    "verify",
    "review",
    "stats",
    "export",
    "rules",
    "lessons",
    "components",
    "compare",
    "dataset",
    "bench",
    "ladder",
    "report",
    "train",
)
"""Each in a module of its own, in this order. Of these only the one that is asked for is loaded: a server that starts
needs none of the others, nor the libraries that they draw tables and reports with."""
STOPPED = 130
PIPE_CLOSED = 141

ABOUT = """\
One table for four Greek board games.

Every command has --help with an example, and --json for one JSON document on standard output.
Exit codes: 0 when all is well, 1 when what was checked is bad, 2 when the command makes no sense."""

MORE = """\
example:
  kylix simulate troia --seats random,random --games 100 --seed 1

In a clone of the repository, `./kylix COMMAND` sets everything up first and knows six more commands:
  ./kylix test      run the tests, on the plain and on the compiled rules
  ./kylix lint      check style, types, imports, sizes and generated files
  ./kylix contract  write the types of the page from the sources
  ./kylix compile   compile the rules: several times faster, needs a C compiler
  ./kylix docs      make a static site of the documents
  ./kylix wheel     make a wheel for this platform"""


def parser(only: str = "") -> argparse.ArgumentParser:
    """For all commands, or for one of them."""
    made = common.Parser(
        prog="kylix",
        description=ABOUT,
        epilog=MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    built = f"kylix {kylix.__version__} ({common.build()}, Python {platform.python_version()})"
    made.add_argument(
        "--version", action="version", version=built, help="print the version and whether the rules are compiled"
    )
    commands = made.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name in [only] if only else COMMANDS:
        import_module(f"kylix.cli.{name.replace('-', '_')}").add(commands)
    return made


def run(arguments: Sequence[str]) -> int:
    made = parser(arguments[0] if arguments and arguments[0] in COMMANDS else "")
    args = made.parse_args(arguments)
    if args.command is None:
        made.print_help()
        return common.FINE
    code = args.does(args)
    return int(code)


def main(argv: Sequence[str] | None = None) -> int:
    arguments = sys.argv[1:] if argv is None else list(argv)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without accents gets a question mark, not a traceback
    try:
        code = guarded(arguments)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # What is still buffered goes nowhere, or Python would complain at its end.
        with contextlib.suppress(OSError), Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), sys.stdout.fileno())
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return STOPPED


def guarded(arguments: list[str]) -> int:
    try:
        return run(arguments)
    except SystemExit as stop:  # --help and --version
        return stop.code if isinstance(stop.code, int) else common.FINE
    except KylixError as error:
        sentence = " ".join(str(error).split())
        common.say(sentence)
        if "--json" in arguments:
            common.print_json({"error": sentence})
        return common.MISUSED


if __name__ == "__main__":
    sys.exit(main())
