"""Words for people: Fluent catalogues, one common and one per title, in every language. The rules hold no words."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle

from kylix.core.errors import Reason
from kylix.core.moves import Move, facts
from kylix.kit.registry import game, titles
from kylix.kit.view import things
from kylix.locale.grammar import bundle_of

if TYPE_CHECKING:
    from kylix.kit.game import Setting

LOCALE = Path(__file__).parent.parent / "locale"
SHARED = ("common", "bots")
LANGUAGES = ("en", "fr")


@cache
def bundle(language: str, title: str) -> FluentBundle:
    return read(language, *SHARED, title)


def read(language: str, *names: str) -> FluentBundle:
    """Catalogues as one; what is not there is left out."""
    paths = [catalogue(language, name) for name in dict.fromkeys(names)]
    return bundle_of(language, [path.read_text(encoding="utf-8") for path in paths if path.exists()])


def catalogue(language: str, name: str) -> Path:
    """The file with the words of a title, or of the house: `common`, `bots`, `page`."""
    if name not in titles():
        return LOCALE / language / f"{name}.ftl"
    return game(name).folder / "words" / f"{language}.ftl"


class Words:
    """The words of one language for one title."""

    def __init__(self, language: str, setting: Setting | None = None) -> None:
        self.language = language
        self.setting = setting
        self.bundle = bundle(language, setting.game.title if setting else "common")

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, **about: Any) -> str:
        """A message; a missing key or fact is an error, not an empty place."""
        if not self.has(key):
            raise LookupError(f"no words for {key!r} in {self.language!r}")
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, self._facts(about))
        if errors:
            raise LookupError(f"words for {key!r} in {self.language!r}: {errors[0]}")
        return str(text)

    def name(self, kind: str, name: str) -> str:
        """The name of a thing; things of a home-made component set go by their id."""
        key = f"{kind}-{name}"
        return self.say(key) if self.has(key) else name

    def prompt(self, prompt: dict[str, Any], mine: bool) -> str:
        """The open question: to the seat that is asked, or about it to the others. May speak of the table's options."""
        table = dict(self.setting.options) if self.setting else {}
        about = {**table, "who": self.seats(prompt["to_act"]), "who-count": len(prompt["to_act"]), **prompt["facts"]}
        return self.say(f"{'ask' if mine else 'wait'}-{prompt['ask']}", **about)

    def seats(self, names: list[str]) -> str:
        return self.listed([self.name("seat", name) for name in names])

    def event(self, event: dict[str, Any]) -> str:
        return self.say(f"event-{event['key']}", **event["facts"])

    def reason(self, reason: Reason) -> str:
        """A refusal in words, without its clause id."""
        assert self.setting is not None
        told = things(self.setting, dict(reason.facts))
        told |= {"first": [self.step(text) for text in told["first"]]} if "first" in told else {}
        return self.say(f"no-{reason.key}", **told)

    def step(self, text: str) -> str:
        """What is to be chosen first: a move, or one of those of a verb."""
        assert self.setting is not None
        key = f"first-{text}"
        label = self.say(key) if self.has(key) else self.move(self.setting.read(text)[0])
        return self.say("quoted", text=label)

    def move(self, move: Move, ask: str = "") -> str:
        """What a move means, for lists and buttons; as the answer to some questions it may have words of its own."""
        assert self.setting is not None
        key = f"move-{move.VERB}-at-{ask}"
        return self.say(key if self.has(key) else f"move-{move.VERB}", **things(self.setting, facts(move)))

    def listed(self, items: list[str]) -> str:
        return "".join(items) if len(items) < 2 else f"{', '.join(items[:-1])} {self.say('and')} {items[-1]}"

    def _facts(self, about: dict[str, Any]) -> dict[str, Any]:
        """Facts as Fluent takes them. It cannot ask whether a text is empty or which thing a name stands for,
        so a list also tells its length (`cards-count`) and a name its id (`seat-id`, `none` for no thing)."""
        facts: dict[str, Any] = {}
        for name, value in about.items():
            facts[name] = self._plain(name, value)
            if isinstance(value, list):
                facts[f"{name}-count"] = len(value)
            elif value is None or isinstance(value, str):
                facts[f"{name}-id"] = value or "none"
        return facts

    def _plain(self, name: str, value: Any) -> Any:
        """A fact as Fluent takes it: numbers as they are, names of things in the language, lists joined."""
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, (int, float)):
            return value
        if value is None:
            return ""
        if isinstance(value, list):
            return self.listed([str(self._plain(name, item)) for item in value])
        kind = self.setting.game.kinds.get(name, "") if self.setting else ""
        return self.name(kind, value) if kind else value
