"""What a person typed, made out: a command, or moves by number and by notation."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from kylix.core.errors import BadMove
from kylix.core.moves import ROLE_END, ROLE_FORWARD, ROLE_GIVE_UP, Move, facts
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.notation import parameters
from kylix.kit.words import LANGUAGES, Words
from kylix.text.things import plain

COMMANDS = ("why", "hint", "undo", "log", "rules", "look", "table", "auto", "coach", "save", "help", "quit")


class BadNumber(Exception):
    """A number that is not in the list."""

    def __init__(self, number: str) -> None:
        super().__init__(number)
        self.number = number


@dataclass(frozen=True)
class Line:
    """A command and what follows it; or, with no command, the whole line as moves."""

    command: str
    rest: str


def read_line(words: Words, text: str) -> Line:
    """Commands are known by their English names and by those of the language."""
    text = text.strip()
    if text.startswith("?"):
        return Line("why", text[1:].strip())
    first, _, rest = text.partition(" ")
    for command in COMMANDS:
        if first.lower() in (command, words.say(f"text-command-{command}")):
            return Line(command, rest.strip())
    return Line("", text)


def listed(s: State, seat: int) -> list[Move]:
    """The options as they are listed and numbered: as in the page, what does without comes last.

    Taking none of something does without, where one could take more; passing on to a throw does not.
    """
    assert isinstance(s.setting, Setting)
    options, odds = s.options(seat), s.setting.game.odds
    busy = any(not move.ROLE for move in options)
    several = Counter(move.VERB for move in options)

    def last(move: Move) -> bool:
        if not move.ROLE:
            return several[move.VERB] > 1 and list(facts(move).items()) == [("number", 0)]
        if move.ROLE == ROLE_GIVE_UP and odds(s, seat, move) is not None:
            return False
        return busy if move.ROLE == ROLE_END else move.ROLE != ROLE_FORWARD

    return sorted(options, key=last)


def read_moves(setting: Setting, options: list[Move], text: str) -> list[Move]:
    """A chain: numbers of the list shown, and notation. BadNumber or BadMove for what is neither."""
    moves: list[Move] = []
    for part in _parts(setting, text.replace(",", " ").split()):
        if is_number(part):
            if not 1 <= int(part) <= len(options):
                raise BadNumber(part)
            moves.append(options[int(part) - 1])
        else:
            moves += setting.read(named(setting, part))
    if not moves:
        raise BadMove(text)
    return moves


def named(setting: Setting, part: str) -> str:
    """A move in which things go by the names that are printed, in any language, or by their beginnings: with ids."""
    verb, *args = part.split()
    kind = setting.game.moves.get(verb.lower())
    wanted = [] if kind is None else [setting.game.kinds.get(name, "") for name in parameters(kind)]
    if len(wanted) == 1 and len(args) > 1:
        args = [" ".join(args)]
    if len(args) != len(wanted):
        return part
    found = [id_of(setting, kind_of, arg) for kind_of, arg in zip(wanted, args, strict=True)]
    return part if "" in found else " ".join([verb, *found])


def id_of(setting: Setting, kind: str, name: str) -> str:
    """The thing of that name, or the only one that begins so; empty where there is none, or more."""
    if not kind or name.upper() in setting.names[kind]:
        return name
    wanted = plain(name)
    for fits in (str.__eq__, str.startswith):
        found = [one for one in setting.names[kind] if any(fits(each, wanted) for each in calls(setting, kind, one))]
        if len(found) == 1:
            return found[0]
    return ""


def calls(setting: Setting, kind: str, name: str) -> set[str]:
    return {plain(name), *[plain(Words(language, setting).name(kind, name)) for language in LANGUAGES]}


def is_number(word: str) -> bool:
    """Plain digits, and not too many of them: int() refuses what isdigit() lets through, like a superscript two."""
    return word.isascii() and word.isdigit() and len(word) < 10


def _parts(setting: Setting, words: list[str]) -> list[str]:
    """Numbers alone, and each verb with all that belongs to it. A verb's own number (`place ZEUS 4`) stays with it."""
    verbs = setting.game.moves
    parts: list[list[str]] = []
    open_places = 0
    for word in words:
        if open_places > 0:
            parts[-1].append(word)
            open_places -= 1
        elif word.lower() in verbs:
            parts.append([word])
            open_places = len(parameters(verbs[word.lower()]))
        elif is_number(word) or not parts or is_number(parts[-1][0]):
            parts.append([word])
        else:
            parts[-1].append(word)
    return [" ".join(part) for part in parts]


def wrong_name(setting: Setting, text: str) -> tuple[str, str] | None:
    """Of a move with a known verb and as many words as it wants: the first that names nothing, and of what kind."""
    verb, *args = text.replace(",", " ").split() or [""]
    kind = setting.game.moves.get(verb.lower())
    wanted = [] if kind is None else parameters(kind)
    for name, arg in zip(wanted, args if len(args) == len(wanted) else (), strict=False):
        of = setting.game.kinds.get(name, "")
        if of and not id_of(setting, of, arg):
            return arg, of
    return None


def form_of(setting: Setting, text: str) -> str:
    """How the first move of a line is written, if its verb is known."""
    verb = text.split(maxsplit=1)[0].lower()
    kind = setting.game.moves.get(verb)
    return "" if kind is None else " ".join([verb, *[name.upper() for name in parameters(kind)]])
