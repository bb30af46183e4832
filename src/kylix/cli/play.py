"""`kylix play`: the text table, for persons and, with --json, for programs."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path

from kylix.bots import LEVELS, anyone, make, strengths
from kylix.cli import browser, common, seats
from kylix.core.chance import Chance
from kylix.core.errors import BadSeats, KylixError
from kylix.kit.game import Game
from kylix.kit.registry import game, titles
from kylix.kit.words import LANGUAGES, Words
from kylix.records import record
from kylix.text.place import new_file
from kylix.text.program import JsonTable
from kylix.text.prose import wrapped
from kylix.text.session import PERSON, Session

SEED_SPAN = 1 << 32
OPPONENT = "sailor"
"""As in the browser: who plays any legal move is for tests."""
WIDTH = 80
EXAMPLE = """\
kylix play troia
kylix play troia --seats random,you --lang fr --option gods=random_faces
kylix play troia --seats you,you
kylix play --load FILE"""


def add(commands: common.Commands) -> None:
    parser = common.command(
        commands, "play", run, "play in the browser or at a text table, against bots or in turns", EXAMPLE
    )
    parser.closing = strength_lines
    parser.epilog = f"bots, from the weakest on:\n{common.example_lines(bot_lines())}\n\n{parser.epilog}"
    parser.add_argument(
        "title", metavar="TITLE", nargs="?", help=f"the title: {', '.join(titles())} (default: choose one)"
    )
    parser.add_argument("--text", action="store_true", help="play at the text table instead of in the browser")
    common.add_port(parser, None, "open the browser's page at this port (default: any free one)")
    parser.add_argument(
        "--seats",
        metavar="A,B",
        help=f"who sits where: `you` (several share the keyboard) or {seats.WHO} (default: you against {OPPONENT}s)",
    )
    parser.add_argument(
        "--seed", type=common.number(0), metavar="N", help="derive chance from this seed (default: a secret one)"
    )
    common.add_setting(parser)
    common.add_language(parser)
    parser.add_argument(
        "--hints",
        action=argparse.BooleanOptionalAction,
        help="allow hints at the text table (default: where one person plays)",
    )
    parser.add_argument(
        "--auto",
        action=argparse.BooleanOptionalAction,
        help="answer where there is a single answer (default: yes, with --json no)",
    )
    parser.add_argument(
        "--coach",
        action=argparse.BooleanOptionalAction,
        default=False,
        help="explain each new kind of question at the text table, and ask back before a poor choice",
    )
    parser.add_argument("--load", metavar="FILE", help="go on with this saved game")
    parser.add_argument("--save", metavar="FILE", help="keep the game in this file (default: in your data folder)")


def bot_lines() -> str:
    """Every bot with a line on how it plays."""
    words = Words(LANGUAGES[0])
    names = ["random", *LEVELS]
    return "\n".join(f"{name:<9}{words.say(f'level-{name}-about')}" for name in names)


def strength_lines() -> str:
    """By title, how strong each bot is, as measured."""
    words = Words(LANGUAGES[0])
    lines = [f"{title}:\n{common.example_lines(found)}" for title in titles() if (found := beaten(words, title))]
    return f"how strong they are, measured:\n{common.example_lines(chr(10).join(lines))}"


def beaten(words: Words, title: str) -> str:
    found = strengths(title).values()
    return "\n".join(f"{one.level:<9}{common.beats(words, one)}" for one in found)


def run(args: argparse.Namespace) -> int:
    if (code := browser.play(args)) is not None:
        return code
    try:
        session = loaded(args) if args.load else started(args)
    except (EOFError, KeyboardInterrupt):
        return common.FINE
    words = Words(common.language(args), session.setting)
    if args.json:
        return JsonTable(session, words, read_silent, write_line).run()
    return people(session, words, args.coach)


def people(session: Session, words: Words, coach: bool = False) -> int:
    # Rich takes long to import, and programs do not need it.
    from rich.console import Console

    from kylix.learn.coach import words as cards
    from kylix.text.coach import TextCoach
    from kylix.text.screen import Screen
    from kylix.text.table import TextTable

    console = Console(highlight=False, markup=False, emoji=False)
    screen = Screen(console, words, session.setting)
    adviser = TextCoach(cards(words.language, session.setting.game), coach)
    return TextTable(session, screen, input if sys.stdin.isatty() else read_echoed, coach=adviser).run()


# --- a new game, or an old one ------------------------------------------------------------------------------------


def started(args: argparse.Namespace) -> Session:
    chosen = common.title_of(args) if args.title else choose(args)
    players = seats_of(args.seats) or (PERSON, *[OPPONENT] * (chosen.seats[0] - 1))
    options = common.options_of(args.option)
    if PERSON in players and sys.stdin.isatty() and not args.json:
        ask_options(chosen, options, common.language(args))
    setting = chosen.setting(len(players), options, args.components)
    seed = secrets.randbelow(SEED_SPAN) if args.seed is None else args.seed
    path = Path(args.save) if args.save else new_file(chosen.title)
    if args.save and path.exists():
        raise KylixError(f"{path} exists and is not overwritten; --load goes on with a saved game")
    session = Session(setting.start(Chance(seed)), players, path, args.hints, answers(args), anyone.make)
    keep(session, make_folder=not args.save)
    return session


def loaded(args: argparse.Namespace) -> Session:
    """A saved game brings its title, options, components and chance along."""
    if args.option or args.components or args.seed is not None:
        raise KylixError("a saved game has its own options, components and seed: --load goes without these")
    read = record.read(common.existing_file(args.load))
    title = read.setting.game.title
    if args.title and common.title_of(args).title != title:
        raise KylixError(f"{args.load} is a game of {title}, not of {args.title}")
    players = seats_of(args.seats) or read.players or (PERSON, *[OPPONENT] * (read.setting.seats - 1))
    # A file may name a player, but it must not start a program.
    maker = anyone.make if args.seats else make
    session = Session(record.replay(read), players, Path(args.save or args.load), args.hints, answers(args), maker)
    if args.save and Path(args.save).resolve() != Path(args.load).resolve():
        if session.path.exists():
            raise KylixError(f"{args.save} exists and is not overwritten")
        keep(session, make_folder=False)
    return session


def answers(args: argparse.Namespace) -> bool:
    """Whether single answers are given for people. A program does not mind being asked."""
    return not args.json if args.auto is None else bool(args.auto)


def seats_of(text: str | None) -> tuple[str, ...]:
    if text is None:
        return ()
    if not all(part.strip() for part in text.split(",")):
        raise BadSeats(f"--seats names a player for each seat, as in `{PERSON},{OPPONENT}`, not {text!r}")
    return tuple(seats.named(text))


def keep(session: Session, make_folder: bool) -> None:
    """The first save: says at once when the place cannot be written."""
    try:
        if make_folder:
            session.path.parent.mkdir(parents=True, exist_ok=True)
        session.save()
    except (OSError, ValueError) as error:
        raise KylixError(f"{session.path} cannot be written: {common.reason_of(error)}") from None


def choose(args: argparse.Namespace) -> Game:
    """Which game? By number or name, until it is one."""
    if args.json:
        raise KylixError(f"with --json the game must be named: {', '.join(titles())}")
    language = common.language(args)
    write_line(Words(language).say("text-which-game") + "\n")
    for number, title in enumerate(titles(), 1):
        found = game(title)
        words = Words(language, found.setting(found.seats[0]))
        write_line(f"{number:>3}  {words.say(f'game-{title}')}: {words.say(f'game-{title}-about')}\n")
    while True:
        answer = input("> ").strip().lower()
        if answer in titles():
            return game(answer)
        if answer.isdigit() and 1 <= int(answer) <= len(titles()):
            return game(titles()[int(answer) - 1])
        write_line(Words(language).say("text-which-again", count=len(titles())) + "\n")


def ask_options(chosen: Game, given: dict[str, object], language: str) -> None:
    """What a title wants people to decide, where they have not: each value with a line on what it means."""
    words = Words(language, chosen.setting(chosen.seats[0]))
    for option in chosen.options:
        if not option.asked or option.name in given:
            continue
        values = sorted(option.values, key=lambda value: value != option.default)
        write_line(words.say("text-which-option", option=words.say(f"option-{option.name}")) + "\n")
        for number, value in enumerate(values, 1):
            about = words.say(f"option-{option.name}-{value}-about")
            line = words.say("text-told", name=words.say(f"option-{option.name}-{value}"), about=about)
            write_line(f"{wrapped(line, WIDTH, f'{number:>3}  ', ' ' * 5)}\n")
        while option.name not in given:
            answer = input("> ").strip().lower()
            by_number = dict(zip(map(str, range(1, len(values) + 1)), values, strict=True))
            if answer in ("", *values, *by_number):
                given[option.name] = by_number.get(answer, answer or values[0])
            else:
                write_line(words.say("text-which-again", count=len(values)) + "\n")


# --- lines in and out --------------------------------------------------------------------------------------------


def read_echoed(prompt: str) -> str:
    """A line through a pipe, shown as a terminal would show it."""
    line = input(prompt)
    write_line(f"{line}\n")
    return line


def read_silent(prompt: str) -> str:
    """A line of standard input, with nothing written that is no JSON."""
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line


def write_line(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()
