"""What the commands share: output for people and for programs, progress, files, and the words of errors."""

from __future__ import annotations

import argparse
import json
import os
import sys
import textwrap
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, NoReturn, Self

from kylix.core import state
from kylix.core.errors import KylixError
from kylix.kit.game import Game
from kylix.kit.options import Value
from kylix.kit.registry import game, titles
from kylix.kit.words import LANGUAGES, Words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

    from kylix.bots import Strength

FINE = 0
BAD = 1
"""The thing that was asked about is bad."""
MISUSED = 2
"""What was asked makes no sense."""

PATIENCE = 2.0
PIPE_WIDTH = 110

Commands = Any
"""What argparse's add_subparsers() gives; its type is private."""
Command = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and leaves it to main() to say it."""

    closing: Callable[[], str] | None = None
    """What help ends with, where that takes long to find out."""

    def format_help(self) -> str:
        return super().format_help() + (f"\n{self.closing()}\n" if self.closing else "")

    def error(self, message: str) -> NoReturn:
        raise KylixError(f"{message} (`{self.prog} --help` tells more)")


def command(
    commands: Commands, name: str, does: Command, about: str, example: str, more: str = "", nested: bool = False
) -> Parser:
    """A command with what every command has: a sentence (and more of them), an example, --json."""
    parser: Parser = commands.add_parser(
        name,
        help=about,
        description=textwrap.fill(f"{about[0].upper()}{about[1:]}. {more}", 100),
        epilog=f"example:\n{example_lines(example)}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    # Of a command within a command it may stand before either.
    usual = argparse.SUPPRESS if nested else False
    parser.add_argument("--json", action="store_true", default=usual, help="print one JSON document instead of text")
    parser.set_defaults(does=does)
    return parser


def beats(words: Words, strength: Strength) -> str:
    """How strong a level of bots is, in words: `Beats Sailor in 77 of 100 games.`"""
    return words.say("level-beats", **{**strength.facts, "level": words.say(f"level-{strength.against}")})


def example_lines(example: str) -> str:
    return "\n".join(f"  {line}" for line in example.splitlines())


# --- arguments ----------------------------------------------------------------------------------------------------


def add_title(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", metavar="TITLE", help=f"the title: {', '.join(titles())}")


def title_of(args: argparse.Namespace) -> Game:
    """The game that is named, in whatever case."""
    return game(str(args.title).lower())


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help="use this language (default: that of the locale, or English)")


def language(args: argparse.Namespace) -> str:
    """The language asked for, else the locale's if it is spoken here."""
    if args.lang:
        return str(args.lang)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name, ""):
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def number(lowest: int, highest: int | None = None) -> Callable[[str], int]:
    """A whole number within bounds, for argparse."""

    def read(text: str) -> int:
        span = f"from {lowest} on" if highest is None else f"from {lowest} to {highest}"
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number {span}") from None
        if value < lowest or (highest is not None and value > highest):
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number {span}")
        return value

    return read


def add_port(parser: argparse.ArgumentParser, default: int | None, about: str) -> None:
    parser.add_argument("--port", type=number(0, 65535), default=default, metavar="N", help=about)


def add_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set an option of the table (`kylix games` lists them); repeat it for several",
    )


def add_setting(parser: argparse.ArgumentParser) -> None:
    """What a table can be started with."""
    add_option(parser)
    parser.add_argument("--components", metavar="FILE", help="play with this component file instead of the base set")


def typed(value: Value) -> str:
    """The value of an option as a person would type it."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def options_of(given: Sequence[str]) -> dict[str, object]:
    """`--option name=value`, each once."""
    found: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise KylixError(f"an option is given as name=value, not as {text!r}")
        if name.strip() in found:
            raise KylixError(f"option {name.strip()} is given twice")
        found[name.strip()] = value.strip()
    return found


# --- files --------------------------------------------------------------------------------------------------------


def existing_file(name: str) -> Path:
    """A file that can be read, or a sentence: a name that is wrong is not a file that is bad."""
    path = Path(name)
    try:
        with path.open("rb"):
            return path
    except FileNotFoundError:
        raise KylixError(f"there is no file {name}") from None
    except IsADirectoryError:
        raise KylixError(f"{name} is a folder, not a file") from None
    except (OSError, ValueError) as error:
        raise KylixError(f"{name} cannot be read: {reason_of(error)}") from None


def reason_of(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def write_new(name: str, text: str) -> None:
    """Write a file that is not there yet; one that is there stays as it is."""
    path = Path(name)
    try:
        file = path.open("x", encoding="utf-8")
    except FileExistsError:
        raise KylixError(f"{name} exists and is not overwritten") from None
    except (OSError, ValueError) as error:
        raise KylixError(f"{name} cannot be written: {reason_of(error)}") from None
    try:
        with file:
            file.write(text)
    except OSError as error:
        path.unlink()
        raise KylixError(f"{name} cannot be written: {reason_of(error)}") from None


def clone_home() -> Path | None:
    """The clone of the repository that this runs from, if it does."""
    given = os.environ.get("KYLIX_HOME", "")
    if given and Path(given).is_dir():
        return Path(given)
    root = Path(__file__).resolve().parents[3]
    return root if (root / "src" / "kylix" / "cli").is_dir() else None


# --- output -------------------------------------------------------------------------------------------------------


def build() -> str:
    """Which rules run here."""
    return "plain Python" if str(state.__file__).endswith(".py") else "compiled"


def print_json(document: Any) -> None:
    sys.stdout.write(json.dumps(document) + "\n")


def say(text: str) -> None:
    """For the person, beside the output."""
    sys.stderr.write(f"kylix: {text}\n")
    sys.stderr.flush()


def out() -> Console:
    """Tables and text on stdout. In a pipe the width is that of a wide terminal and there is no colour."""
    from rich.console import Console

    class Plumbing(Console):
        """Leaves a broken pipe to main(), like everything else that writes."""

        def on_broken_pipe(self) -> None:
            raise  # noqa: PLE0704 (Rich calls this while it handles the error)

    wide = None if sys.stdout.isatty() or os.environ.get("COLUMNS") else PIPE_WIDTH
    return Plumbing(highlight=False, markup=False, emoji=False, width=wide)


def table(console: Console, title: str, columns: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """A table; numbers stand to the right."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    made = Table(title=Text(title, "bold"), title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    for at, column in enumerate(columns):
        right = bool(rows) and all(isinstance(row[at], int | float) for row in rows)
        made.add_column(Text(column), justify="right" if right else "left", overflow="fold")
    for row in rows:
        made.add_row(*[Text(str(cell)) for cell in row])
    console.print(made)


def plain(value: Any) -> str:
    """A value of a view or a set as a person reads it."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{name} {plain(part)}" for name, part in value.items()) or "-"
    if isinstance(value, list | tuple):
        nested = any(isinstance(part, list | tuple) for part in value)
        return (" | " if nested else " ").join(plain(part) for part in value) or "-"
    return str(value)


class Bar:
    """A progress bar on a terminal's stderr, once something has taken longer than two seconds."""

    def __init__(self, text: str, total: int | None = None) -> None:
        self.text = text
        self.total = total
        self.done = 0
        self.shown: Progress | None = None
        self.lock = threading.Lock()
        self.timer = threading.Timer(PATIENCE, self.show)
        self.timer.daemon = True

    def __enter__(self) -> Self:
        if sys.stderr.isatty():
            self.timer.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.timer.cancel()
        with self.lock:
            if self.shown is not None:
                self.shown.stop()

    def show(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        counted = [] if self.total is None else [MofNCompleteColumn(), TimeRemainingColumn()]
        columns = [TextColumn("{task.description}"), BarColumn(), *counted]
        with self.lock:
            if self.timer.finished.is_set():
                return
            self.shown = Progress(*columns, console=Console(stderr=True), transient=True)
            self.shown.add_task(self.text, total=self.total, completed=self.done)
            self.shown.start()

    def step(self, count: int = 1) -> None:
        with self.lock:
            self.done += count
            self._update()

    def tell(self, text: str) -> None:
        """Say what is being done: in the bar if there is one, else as a line of its own."""
        if not sys.stderr.isatty():
            say(text)
        with self.lock:
            self.text = text
            self._update()

    def _update(self) -> None:
        if self.shown is not None:
            self.shown.update(self.shown.task_ids[0], completed=self.done, description=self.text)
