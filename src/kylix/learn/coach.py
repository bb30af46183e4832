"""The coach's cards, and the one page about a title: its `coach/en.ftl` and `coach/fr.ftl`, which need not be there.

A card tells of a kind of question, or of a thing: a short text, and a longer one for who wants more. Cards have no
facts: they say the same whatever lies hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from kylix.core.flow import Decision
from kylix.kit.game import Game
from kylix.kit.view import key_of
from kylix.kit.words import LANGUAGES
from kylix.locale.grammar import bundle_of

QUESTION = ("", "-look", "-leads")
"""What a question is about; then what a good player looks at, and what it leads to."""
THING = ("", "-more")
BRIEF = ("brief-aim", "brief-turn", "brief-end", "brief-score")
"""The parts of the one page; each may go on in lines of its own, `brief-turn-1`, `brief-turn-2`."""
NO_THINGS = ("seat", "ending")
"""Kinds of names that are no things on a table."""


@dataclass(frozen=True)
class Card:
    """A card of a question: its key, the frame that asks it and the clause behind that."""

    ask: str
    frame: str
    clause: str


def catalogue(language: str, title: Game) -> Path:
    return title.folder / "coach" / f"{language}.ftl"


@cache
def words(language: str, title: Game) -> dict[str, str]:
    """By key: what a title's cards say; empty where it has none. ValueError for what is no text without facts."""
    path = catalogue(language, title)
    if not path.exists():
        return {}
    text = path.read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    if broken := [str(entry.content).strip()[:80] for entry in body if isinstance(entry, ftl.Junk)]:
        raise ValueError(f"{path}: this is no Fluent: {broken[0]!r}")
    bundle = bundle_of(language, [text])
    said: dict[str, str] = {}
    for key in [entry.id.name for entry in body if isinstance(entry, ftl.Message)]:
        pattern = bundle.get_message(key).value
        told, errors = bundle.format_pattern(pattern, {}) if pattern else ("", [key])
        if errors:
            raise ValueError(f"{path}: {key}: a card has no facts")
        said[key] = str(told)
    return said


def has_coach(title: Game) -> bool:
    return all(catalogue(language, title).exists() for language in LANGUAGES)


# --- what there is to say -----------------------------------------------------------------------------------------


def questions(title: Game) -> list[Card]:
    """Every kind of question of a title; frames without a clause are what others are made of."""
    asking = [(name, kind) for name, kind in title.frames.items() if issubclass(kind, Decision) and kind.CLAUSE]
    return [Card(key_of(kind), name, kind.CLAUSE) for name, kind in asking]


def things(title: Game) -> Iterator[tuple[str, str]]:
    """Every thing of a title, by kind and name; plain numbers are none."""
    for kind, names in title.names(title.base.spec).items():
        if kind not in NO_THINGS and not all(name.isdecimal() for name in names):
            for name in names:
                yield kind, name


def question_keys(card: Card) -> list[str]:
    return [f"coach-{card.ask}{end}" for end in QUESTION]


def thing_keys(kind: str, name: str = "") -> list[str]:
    """Of one thing, or of all things of a kind that have no card of their own."""
    own = f"{kind}-{name}" if name else kind
    return [f"thing-{own}{end}" for end in THING]


def is_line(key: str) -> bool:
    """Whether a key is a line of the one page."""
    part, _, number = key.rpartition("-")
    return part in BRIEF and number.isdecimal()


# --- what is said -------------------------------------------------------------------------------------------------


def cards(title: Game) -> list[Card]:
    """The questions that have a whole card in every language."""
    said = [set(words(language, title)) for language in LANGUAGES]
    return [card for card in questions(title) if all(known.issuperset(question_keys(card)) for known in said)]


def covered(title: Game) -> set[str]:
    """The clauses of questions that cards tell about."""
    return {card.clause for card in cards(title)}


def missing(title: Game, language: str) -> list[str]:
    """What a catalogue lacks: cards of questions and things, parts of the one page."""
    said = set(words(language, title))
    wanted = [key for card in questions(title) for key in question_keys(card)] + list(BRIEF)
    for kind, name in things(title):
        own, shared = thing_keys(kind, name), thing_keys(kind)
        wanted += own if not said.issuperset(shared) else [key for key in own if said & set(own)]
    return [key for key in wanted if key not in said]


def unused(title: Game, language: str) -> list[str]:
    """What no question, thing or part of the page is called."""
    may = {key for card in questions(title) for key in question_keys(card)} | set(BRIEF)
    for kind, name in things(title):
        may |= {*thing_keys(kind, name), *thing_keys(kind)}
    return [key for key in words(language, title) if key not in may and not is_line(key)]
