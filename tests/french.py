"""Every French sentence with every name that can stand in it, and what is wrong with a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from catalogues import HOUSE, messages
from kylix.core.flow import Choice, Decision
from kylix.kit.registry import game
from kylix.kit.view import key_of
from kylix.kit.words import Words, read

PEOPLE = ("Anna", "Paul", "Éric", "Yves", "Yann", "Hélène", "Œdipe", "Tom")
"""Names that people give themselves."""
BY_PEOPLE = frozenset({"who", "from", "seat", "party"})
"""Facts of the page that are a seat or the name of who sits there."""
LISTS = {"treasures": "colour", "colours": "colour", "heroes": "hero", "parts": "figure"}
"""Facts of the page that are lists of names, by kind."""
NAMES = {"name": ("city", "settlement", "philosophy"), "where": ("land",), "holder": ("seat",)}
FREE = (
    "first",
    "second",
    "when",
    "about",
    "status",
    "next",
    "gains",
    "power",
    "cost",
    "example",
    "file",
    "form",
    "why",
    "name",
    "level",
    "line",
)
"""Facts that are whole phrases: they say something by themselves."""
COUNTED = frozenset({"goods", "gives", "wants", "cost", "give", "get"})
"""Facts of the page that are counted goods: 2 blé et 1 or."""
NUMBERS = (0, 1, 2, 5)

Facts = dict[str, Any]
Sentence = tuple[str, str]


class Asked(Visitor):
    """The facts of a message, and those on which a choice of words depends."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.chosen: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            self.chosen.add(node.selector.id.name)
        self.generic_visit(node)


class Reader:
    """The words of one title, with those of the house."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.game = game(title)
        self.names = self.game.names(self.game.base.spec)
        self.words = Words("fr", self.game.setting(self.game.seats[-1]))
        self.words.bundle = everything(title)
        self.one_at_a_time = {
            key_of(kind)
            for kind in self.game.frames.values()
            if issubclass(kind, Decision) and issubclass(kind, Choice)
        }

    def said(self, kind: str) -> list[str]:
        return [self.words.name(kind, name) for name in self.names.get(kind, ())]

    def values(self, key: str, fact: str) -> list[Any]:
        """What a fact of a sentence can be: names, lists of names, numbers."""
        form, _, rest = key.partition("-")
        if fact == "who" and form == "wait":
            return self._lists(self.said("seat")) if rest not in self.one_at_a_time else [*self.said("seat"), *PEOPLE]
        if fact in BY_PEOPLE and form in ("page", "text"):
            return self._lists([*self.said("seat"), *PEOPLE])
        if fact in LISTS and form == "page":
            return self._lists(self.said(LISTS[fact]))
        kind = self.game.kinds.get(fact)
        if kind:
            names = self.said(kind)
            if fact in COUNTED and form in ("page", "text"):
                names = [f"2 {name}" for name in names]
            return self._lists(names) if fact.endswith("s") else names
        if fact in NAMES and self.title in key:
            return [name for kind in NAMES[fact] for name in self.said(kind)] or ["X"]
        return ["…"] if fact in FREE else list(NUMBERS)

    def _lists(self, names: list[str]) -> list[Any]:
        """Each name alone, and each with its neighbours, so that all stand first, between and last."""
        pairs = [self.words.listed([one, names[at - 1]]) for at, one in enumerate(names)]
        threes = [self.words.listed([one, names[at - 1], names[at - 2]]) for at, one in enumerate(names)]
        twice = [self.words.listed([one, names[at - 1], one]) for at, one in enumerate(names)]
        return [*names, *(pairs if len(names) > 1 else []), *([*threes, *twice] if len(names) > 2 else [])]

    def sentences(self, catalogue: str) -> Iterator[Sentence]:
        for message in messages("fr", catalogue):
            if message.value is not None and not message.id.name.startswith("grammar-"):
                yield from ((message.id.name, text) for text in self.readings(message))

    def readings(self, message: ftl.Message) -> set[str]:
        asked = Asked()
        asked.visit(message)
        key = message.id.name
        of = {
            fact: self.values(key, fact)
            for fact in {fact.removesuffix("-id").removesuffix("-count") for fact in asked.facts}
        }
        choices = [[(fact, value) for value in self.options(of, fact)] for fact in sorted(asked.chosen)]
        found: set[str] = set()
        for chosen in product(*choices):
            first = {fact: values[0] for fact, values in of.items()}
            for fact, values in [*of.items(), ("", [""])]:
                for value in values:
                    found.add(self.say(key, {**first, fact: value}, dict(chosen)))
        return found

    @staticmethod
    def options(of: Facts, fact: str) -> list[Any]:
        """Values that make a difference where a sentence chooses its words."""
        if fact.endswith("-count"):
            return [0, 1, 2]
        if fact.endswith("-id"):
            return ["none", "G", "X", "1"]
        return [value for value in of[fact] if isinstance(value, int)] or [0, 1]

    def say(self, key: str, facts: Facts, chosen: Facts) -> str:
        """Counts and names agree: a list of two tells 2."""
        counts = {f"{fact}-count": 1 + str(value).count(", ") + (" et " in str(value)) for fact, value in facts.items()}
        ids = {f"{fact}-id": "X" for fact in facts}
        numbers = {fact: value for fact, value in chosen.items() if "-" not in fact}
        empties = {fact: value for fact, value in chosen.items() if value in (0, "none") and "-" in fact}
        others = {fact: value for fact, value in chosen.items() if fact.endswith("-id")}
        pattern = self.words.bundle.get_message(key).value
        assert pattern is not None
        about = {**facts, **counts, **ids, **others, **numbers, **empties}
        text, errors = self.words.bundle.format_pattern(pattern, about)
        assert not errors, (key, errors)
        return str(text)


@cache
def everything(title: str) -> FluentBundle:
    return read("fr", *HOUSE, title)


@cache
def reader(title: str) -> Reader:
    return Reader(title)


# --- what is wrong ----------------------------------------------------------------------------------------------------

VOWEL = "aàâäeéèêëiîïoôöuùûüœæ"
MUTE = rf"(?i:[{VOWEL}]|h(?!asard|éros|aut|ors|uit|ilote|andicap|uerta)|y(?![{VOWEL}]))"
SQUARE = r"(?![A-I]\d?\b)(?!onz|oui\b|un\b)"
"""Squares and letters of fleets are read as letters."""
PLACES = "Crète|Égypte|Italie|Ionie"
TOWNS = "Sparte|Athènes|Carthage|Rhodes|Chypre"
PREPOSITION = "à|de|pour|par|avec|contre|chez|vers"
VERBS = "produit|défausse|prend|perd|garde|paie|reçoit|montre|donne|échange"
NOUNS = (
    "carte|point|combattant|trésor|contrat|navire|case|flotte|village|commerce|structure|Projet|Faveur|Récit|symbole|jet|"
    "marchandise|étape|partie|héros|conseil|coup|entrée|tirage|offre|voix|Monument"
)
FAULTS = {
    "contraction": r"\b(?:de|à) les?\b(?! \w+(?:er|ir|re)\b)",
    "elision": rf"(?<![\w’-])(?i:de|le|la|que|ne|se|me|te|je|du|au|jusque|lorsque|puisque|quoique) {SQUARE}{MUTE}",
    "no elision": rf"(?<!\w)(?i:[dlnjmtsc]|qu|jusqu|lorsqu|puisqu)’(?!{MUTE}|[«A-I]\d?\b|y\b)",
    "article after en": r"\ben l(?:e|es|a)\b(?! \w+ant\b)",
    "place": rf"\b(?:{PREPOSITION}) (?:{PLACES})\b|\b(?:en|la) (?:{TOWNS})\b",
    "player": rf"\b(?:{PREPOSITION}|est|que|[Ll]e joueur .(?: et|,)) [Jj]oueur [0-9A-F]\b",
    "the Greek": rf"\b(?:{PREPOSITION}) (?:Le )?(?:Grec|Troyen)\b",
    "nothing": rf"(?<!ne )\b(?:{VERBS}) rien\b|\bpas rien\b",
    "spaces": r"  | [.,)]|\( | ’|’ (?![»…])|^ | $",
    "singular": rf"(?<![\d,./×–-])[01] (?:{NOUNS})s\b(?<!héros)",
    "plural": rf"(?<![\d/×–-])(?:[2-9]|\d\d) (?:{NOUNS})\b(?!s)(?<!héros)(?<!voix)",
}
PATTERNS = {name: re.compile(pattern) for name, pattern in FAULTS.items()}
SENTENCES = ("ask-", "wait-", "event-", "no-", "because-")

BOTH = "son votre notre chaque ni de l’ d’"
SEVERAL = "les des aux ces ses vos de d’ deux"
ARTICLES = {
    "m": {*BOTH.split(), *["le", "un", "du", "au", "ce", "quel", "aucun", "seul", "nouveau", "second"]},
    "f": {*BOTH.split(), *["la", "une", "cette", "sa", "quelle", "aucune", "seule", "nouvelle", "seconde"]},
    "mp": set(SEVERAL.split()),
    "fp": set(SEVERAL.split()),
}


@cache
def genders(title: str) -> dict[str, str]:
    """Names with an article, as they are written behind it."""
    found: dict[str, str] = {}
    for name in (*HOUSE, title):
        for message in messages("fr", name):
            said = {one.id.name: text_of(one.value) for one in message.attributes}
            if message.value is not None and "is" in said:
                written = said.get("noun", text_of(message.value))
                assert found.setdefault(written, said["is"]) == said["is"], f"two genders: {written}"
    return found


def text_of(pattern: ftl.Pattern) -> str:
    return "".join(part.value for part in pattern.elements if isinstance(part, ftl.TextElement))


@cache
def bare(title: str) -> re.Pattern[str]:
    """A name that wants an article, with the word before it."""
    names = "|".join(re.escape(name) for name in sorted(genders(title), key=len, reverse=True))
    return re.compile(rf"(?:\b([\w]+) |\b([dl]’))({names})(?![\w’-])")


LABELS = {"colonne", "conseil", "action", "compétence", "en", "et", "carte", "face", "grecque", "troyenne", "offrande"}
"""Words behind which a name stands as a label: colonne force; `et` joins what the first of a list decides."""


def wrong_article(title: str, text: str) -> str | None:
    for word, short, name in bare(title).findall(text):
        before = (short or word).casefold()
        if before.isdigit() or before in LABELS or len(before) == 1:
            continue
        if before not in ARTICLES[genders(title)[name]]:
            return f"article: {before} {name}"
    return None


def faults(title: str, key: str, text: str) -> list[str]:
    found = [name for name, pattern in PATTERNS.items() if pattern.search(text)]
    if key.startswith(SENTENCES) and re.match(r"[a-zà-ÿœ]", text) and not re.match(r"event-[YH]\d", key):
        found.append("small letter first")
    wrong = wrong_article(title, text)
    return [*found, *([wrong] if wrong else [])]
