"""Completion on a terminal, where Python has readline."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from types import ModuleType

from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.notation import parameters
from kylix.kit.words import Words
from kylix.text.lines import COMMANDS


def readline_module() -> ModuleType | None:
    try:
        import readline
    except ImportError:
        return None
    return readline


class Completion:
    """Legal moves in notation, commands, and behind `why`, `rules` and `look` whatever may be asked about."""

    def __init__(self, words: Words, clauses: list[str], things: Sequence[str] = ()) -> None:
        self.words = words
        self.clauses = clauses
        self.things = list(things)
        """What can be read up, by id."""
        self.legal: list[list[str]] = []
        self.setting: Setting | None = None
        self.found: list[str] = []
        self.readline = readline_module()

    def start(self) -> None:
        if self.readline is not None:
            self.readline.set_completer(self.complete)
            self.readline.set_completer_delims(" ")
            self.readline.parse_and_bind("tab: complete")

    def stop(self) -> None:
        if self.readline is not None:
            self.readline.set_completer(None)

    def forget(self) -> None:
        """Lines of one person are not for the next one's arrow keys."""
        if self.readline is not None:
            self.readline.clear_history()

    def offer(self, s: State, seat: int) -> None:
        """What can be completed at this question."""
        assert isinstance(s.setting, Setting)
        self.setting = s.setting
        self.legal = [s.text(move).split() for move in s.options(seat)]

    def complete(self, text: str, at: int) -> str | None:
        """As readline asks for it: match number `at` of what stands before the cursor."""
        if at == 0:
            assert self.readline is not None
            before = self.readline.get_line_buffer()[: self.readline.get_begidx()].split()
            self.found = [f"{word} " for word in self.matches(before, text)]
        return self.found[at] if at < len(self.found) else None

    def matches(self, before: list[str], text: str) -> list[str]:
        """The words that can stand behind `before` and begin with `text`, in any case."""
        wanted = dict.fromkeys(self.candidates(before))
        return [word for word in wanted if word.lower().startswith(text.lower())]

    def candidates(self, before: list[str]) -> list[str]:
        commands = list(COMMANDS) + [self.words.say(f"text-command-{name}") for name in COMMANDS]
        if not before:
            return [words[0] for words in self.legal] + sorted(set(commands))
        first = before[0].lower()
        if first in ("rules", self.words.say("text-command-rules")):
            return self.clauses + self.things
        if first in ("look", self.words.say("text-command-look")):
            return self.things
        if first in ("?", "why", self.words.say("text-command-why")):
            return self.anything(before[1:])
        return [] if first in commands else self.legal_after(before)

    def legal_after(self, before: list[str]) -> list[str]:
        """The next word of a move that is half typed; else the first word of a further move of the chain."""
        lower = [word.lower() for word in before]
        for start in range(len(before)):
            part = lower[start:]
            fitting = [move for move in self.legal if [word.lower() for word in move[: len(part)]] == part]
            longer = [move[len(part)] for move in fitting if len(move) > len(part)]
            if longer:
                return longer
        return [words[0] for words in self.legal]

    def anything(self, before: list[str]) -> list[str]:
        """A verb, then the names of what it points at, legal or not."""
        if self.setting is None:
            return []
        if not before:
            return sorted(self.setting.game.moves)
        kind = self.setting.game.moves.get(before[0].lower())
        places = [] if kind is None else parameters(kind)
        kinds = [self.setting.game.kinds.get(name, "") for name in places]
        place = list(itertools.islice(kinds, len(before) - 1, len(before)))
        return list(self.setting.names.get(place[0], ())) if place else []
