"""What a person typed, made out: a command, or moves by number and by notation."""

from __future__ import annotations

from dataclasses import dataclass

from kylix.core.errors import BadMove
from kylix.core.moves import ROLE_END, ROLE_FORWARD, Move
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.notation import parameters
from kylix.kit.words import Words

COMMANDS = ("why", "hint", "undo", "log", "rules", "look", "table", "save", "help", "quit")


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
    """The options as they are listed and numbered: as in the page, what does without comes last."""
    options = s.options(seat)
    busy = any(not move.ROLE for move in options)

    def last(move: Move) -> bool:
        return bool(move.ROLE) and (busy if move.ROLE == ROLE_END else move.ROLE != ROLE_FORWARD)

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
            moves += setting.read(part)
    if not moves:
        raise BadMove(text)
    return moves


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


def form_of(setting: Setting, text: str) -> str:
    """How the first move of a line is written, if its verb is known."""
    verb = text.split(maxsplit=1)[0].lower()
    kind = setting.game.moves.get(verb)
    return "" if kind is None else " ".join([verb, *[name.upper() for name in parameters(kind)]])
