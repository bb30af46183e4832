"""Cards, gods, structures and all else that can be read up: found by id or by name in any language, and told in words.

A title says in its about.py which kinds there are (`READ`), what each thing does (`about`), and what stands beside an
option, such as its price (`hint`). A title without that file has nothing to read up.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable
from typing import Any, NamedTuple

from kylix.core.moves import Move
from kylix.kit.game import Setting
from kylix.kit.registry import part
from kylix.kit.words import LANGUAGES, Words
from kylix.locale.clauses import clauses

MOST_READ = 6
"""So many things of one name are read out; of more the names are listed."""
MOST_NEAR = 4
ALIKE = 0.7
"""How near a name must be to be suggested, as difflib counts."""


class Thing(NamedTuple):
    kind: str
    id: str


def plain(text: str) -> str:
    """Without case, accents and curly quotes: as people type."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return " ".join("".join(one for one in letters if not unicodedata.combining(one)).split())


class Things:
    """Everything of a title that can be read up."""

    def __init__(self, words: Words, setting: Setting) -> None:
        self.words = words
        self.setting = setting
        self.part = part(setting.game.title, "about")
        kinds: Iterable[str] = self.part.READ if self.part else ()
        self.all = [Thing(kind, name) for kind in kinds for name in setting.names[kind]]
        self.names: dict[str, list[Thing]] = {}
        for thing in self.all:
            for name in self.called(thing):
                self.names.setdefault(name, []).append(thing)

    def called(self, thing: Thing) -> set[str]:
        """The id and the names in every language, also without what stands behind them in brackets."""
        printed = [Words(language, self.setting).name(*thing) for language in LANGUAGES]
        return {plain(name) for full in (thing.id, *printed) for name in (full, re.sub(r" \([^()]*\)$", "", full))}

    def find(self, text: str) -> list[Thing]:
        """Those of that name; else those whose name begins so, or has a word that does."""
        wanted = plain(text)
        if not wanted:
            return []
        for fits in (wanted.__eq__, lambda name: name.startswith(wanted), lambda name: f" {wanted}" in name):
            found = [thing for name, things in self.names.items() if fits(name) for thing in things]
            if found:
                return list(dict.fromkeys(found))
        return []

    def near(self, text: str) -> list[str]:
        """Names like it."""
        alike = difflib.get_close_matches(plain(text), self.names, MOST_NEAR, ALIKE)
        return list(dict.fromkeys(self.name(self.names[name][0]) for name in alike))

    def name(self, thing: Thing) -> str:
        return self.words.name(*thing)

    def about(self, thing: Thing, shown: dict[str, Any] | None = None) -> list[str]:
        """What it does and costs: sentences. With a view of a table also how that stands now."""
        assert self.part is not None
        try:
            told: list[str] = self.part.about(self.words, self.setting, thing.kind, thing.id, shown)
        except LookupError:
            # A thing of a home-made component set has no words, and goes by its id.
            return [self.words.say("text-no-words", name=self.name(thing))]
        return told

    def told(self, thing: Thing, shown: dict[str, Any] | None = None) -> str:
        """Its name with all that, in one piece."""
        return self.words.say("text-told", name=self.name(thing), about=" ".join(self.about(thing, shown)))

    def hint(self, shown: dict[str, Any], move: Move) -> str:
        """What stands beside an option: its price, what comes of it."""
        return str(self.part.hint(self.words, self.setting, shown, move)) if self.part else ""

    def clauses(self, thing: Thing) -> list[str]:
        """The clauses that name it."""
        name = re.escape(re.sub(r" \([^()]*\)$", "", self.name(thing)))
        known = clauses(self.setting.game.folder, self.words.language)
        return [clause.id for clause in known.values() if re.search(rf"(?i)(?<!\w){name}(?!\w)", clause.text)]
