"""Every question, event, refusal, move, option and name has words in every language, and no words are left over."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kylix
from kylix.bots import make
from kylix.core.errors import Reason
from kylix.core.flow import Decision
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit import view
from kylix.kit.game import Game, Setting
from kylix.kit.notation import parameters
from kylix.kit.registry import game
from kylix.kit.words import LANGUAGES, LOCALE, Words, keys
from kylix.text.lines import COMMANDS

SOURCE = LOCALE.parent
TITLES = kylix.games()
CATALOGUES = ("common", *TITLES)
SENTENCES = ("ask-", "wait-", "event-", "no-", "move-", "text-about-")
KERNEL_REFUSALS = {"over", "not-asked", "other-question"}


# --- what is used, read from the source -------------------------------------------------------------------------------

CLOSELY = 120
"""Moves of a game after which only some are told in words."""


def trees(folder: Path) -> Iterator[ast.AST]:
    for path in sorted(folder.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


def texts(node: ast.expr) -> Iterator[str]:
    """The strings that an argument can be; of an f-string what it begins with, and a star."""
    if isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        yield f"{node.values[0].value!s}*"


def arguments(folder: Path, function: str, at: int) -> set[str]:
    """The strings given as argument number `at` to calls of a function or method of that name."""
    found: set[str] = set()
    for tree in trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and len(node.args) > at:
                called = node.func
                name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
                if name == function:
                    found.update(texts(node.args[at]))
    return found


def asking(title: Game) -> list[str]:
    """Frames that ask: decisions with a clause (those without are what others are made of)."""
    return [view.key_of(kind) for kind in title.frames.values() if issubclass(kind, Decision) and kind.CLAUSE]


def option_keys(title: Game) -> set[str]:
    found: set[str] = set()
    for option in title.options:
        found |= {f"option-{option.name}", f"option-{option.name}-about"}
        found |= {f"option-{option.name}-{value}" for value in option.values}
    return found


def sheet_sources(title: Game) -> set[str]:
    return set(kylix.new(title.title, seats=title.seats[0]).sheet())


@cache
def needed(name: str) -> frozenset[str]:
    """The keys that a catalogue must have, apart from those that the text table says."""
    if name == "common":
        return frozenset({"and", "event-undone", *[f"no-{key}" for key in KERNEL_REFUSALS]})
    title = game(name)
    wanted = {f"game-{name}", f"game-{name}-about"}
    wanted |= {f"{form}-{key}" for form in ("ask", "wait") for key in asking(title)}
    wanted |= {f"event-{key}" for key in arguments(title.folder, "Event", 0)}
    wanted |= {f"no-{key}" for key in arguments(title.folder, "Reason", 1)}
    wanted |= {f"move-{verb}" for verb in title.moves}
    wanted |= {f"{kind}-{thing}" for kind, things in title.names(title.base.spec).items() for thing in things}
    wanted |= {f"sheet-{source}" for source in sheet_sources(title)}
    wanted |= {f"field-{field}" for field in title.seen_by}
    return frozenset(wanted | option_keys(title))


@cache
def said() -> frozenset[str]:
    """What the text table says: arguments of say() and say_file(), a star behind the beginning of a made-up key."""
    folder = SOURCE / "cli"
    return frozenset(arguments(folder, "say", 0) | arguments(folder, "say_file", 0))


def said_keys() -> set[str]:
    """Only what looks like a key: other commands have a say() of their own."""
    return {key for key in said() if key.startswith("text-")}


# --- no key missing, none left over -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_every_question_event_refusal_move_option_and_name_has_words(name: str, language: str) -> None:
    assert sorted(needed(name) - keys(language, name)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_text_table_says_has_words(language: str) -> None:
    there = set().union(*[keys(language, name) for name in CATALOGUES])
    missing = [key for key in said_keys() if not key.endswith("*") and key not in there]
    empty = [key for key in said_keys() if key.endswith("*") and not any(k.startswith(key[:-1]) for k in there)]
    assert sorted(missing + empty) == []
    assert {f"text-{kind}-{command}" for kind in ("command", "about") for command in COMMANDS} <= there


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_of_troia_has_a_long_and_a_short_word(language: str) -> None:
    powers = {god.power for god in game("troia").base.spec.god}
    assert {f"text-{kind}-{power}" for kind in ("power", "short") for power in powers} <= keys(language, "troia")


@pytest.mark.parametrize("name", CATALOGUES)
def test_the_languages_have_the_same_keys(name: str) -> None:
    first, *others = [keys(language, name) for language in LANGUAGES]
    for other in others:
        assert sorted(first ^ other) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_no_words_are_left_over(name: str, language: str) -> None:
    families = tuple(key[:-1] for key in said_keys() if key.endswith("*"))
    unused = [key for key in keys(language, name) - needed(name) - said_keys() if not key.startswith(families)]
    assert sorted(unused) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_no_key_stands_twice_and_nothing_is_garbled(name: str, language: str) -> None:
    entries = messages(language, name)
    assert len({entry.id.name for entry in entries}) == len(entries)
    assert {entry.id.name for entry in entries} == keys(language, name)


def messages(language: str, name: str) -> list[ftl.Message]:
    body = FluentParser().parse((LOCALE / language / f"{name}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return [entry for entry in body if isinstance(entry, ftl.Message)]


# --- the words themselves ---------------------------------------------------------------------------------------------


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


def plausible(setting: Setting, name: str, many: bool) -> Any:
    kind = setting.game.kinds.get(name, "")
    if kind:
        things = list(setting.names[kind][:2])
        return things if name.endswith("s") and many else [] if name.endswith("s") else things[0]
    return dict(setting.options).get(name, int(many))


@pytest.mark.parametrize("many", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_every_message_reads_with_plausible_facts(name: str, language: str, many: bool) -> None:
    title = game(TITLES[0] if name == "common" else name)
    setting = title.setting(title.seats[0])
    words = Words(language, setting)
    for message in messages(language, name):
        plain = {variable.removesuffix("-id").removesuffix("-count") for variable in variables(message)}
        facts = {fact: plausible(setting, fact, many) for fact in plain}
        for variable in variables(message):
            if variable.endswith("-id") and isinstance(facts[variable.removesuffix("-id")], int):
                facts[variable.removesuffix("-id")] = "X"
        text = words.say(message.id.name, **facts)
        assert text.strip() == text if many else text.strip(), message.id.name
        assert "{" not in text, message.id.name


@pytest.mark.parametrize("name", CATALOGUES)
def test_french_sentences_are_not_left_in_english(name: str) -> None:
    english, french = [{message.id.name: message for message in messages(language, name)} for language in ("en", "fr")]
    same = [
        key
        for key in english
        if key.startswith(SENTENCES) and english[key].equals(french[key], ignored_fields=["span", "comment"])
    ]
    assert same == []


@pytest.mark.parametrize("name", CATALOGUES)
def test_french_typography_has_no_break_before_double_signs(name: str) -> None:
    lines = (LOCALE / "fr" / f"{name}.ftl").read_text(encoding="utf-8").splitlines()
    loose = [line for line in lines if not line.startswith("#") and any(f" {sign}" in line for sign in ":;!?»")]
    assert loose == []
    assert [line for line in lines if "'" in line] == []


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_hold_no_markup_of_a_terminal(name: str, language: str) -> None:
    text = (LOCALE / language / f"{name}.ftl").read_text(encoding="utf-8")
    assert not [sign for sign in ("\x1b", "[/", "`", "**") if sign in text]


# --- the words of real games ------------------------------------------------------------------------------------------


def settings(title: Game) -> list[dict[str, object]]:
    """The defaults, and each option at each of its other values."""
    found: list[dict[str, object]] = [{}]
    for option in title.options:
        values = option.values or ((not option.default,) if isinstance(option.default, bool) else ())
        found += [{option.name: value} for value in values if value != option.default]
    return found


def every_move(setting: Setting) -> list[Move]:
    """All that could be typed, legal or not; two things of each kind are enough."""
    found: list[Move] = []
    for verb, kind in setting.game.moves.items():
        names = [setting.names[setting.game.kinds[name]] for name in parameters(kind)]
        for things in product(*[[*some[:2], some[-1]] for some in names]):
            found += setting.read(" ".join([verb, *things]))
    return found


def play_through(s: State, seed: int, check: Any) -> None:
    bots = [make("random", seed + seat) for seat in range(s.seats)]
    n = 0
    while not s.over:
        seat = s.to_act[0]
        n += 1
        # Long games say the same things again and again.
        if n < CLOSELY or n % 19 == 0:
            check(s, seat)
        s.play(seat, bots[seat].choose(s.view(seat), s.options(seat), s))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_real_games_can_be_told_in_words_to_everybody(title: str, language: str) -> None:
    for seed, options in enumerate(settings(game(title))):
        s = kylix.new(title, seats=game(title).seats[0], seed=seed, options=options)
        assert isinstance(s.setting, Setting)
        words = Words(language, s.setting)
        moves = every_move(s.setting)

        def check(s: State, seat: int, words: Words = words, moves: list[Move] = moves) -> None:
            assert words.prompt(s.prompt(seat), mine=True)
            assert words.prompt(s.prompt(None), mine=False)
            for move in s.options(seat):
                assert words.move(move)
            for reason in [reason for move in moves for reason in s.explain(seat, move)]:
                assert words.reason(reason)

        play_through(s, seed, check)
        for seat in [None, *range(s.seats)]:
            for event in view.events(s.setting, s, seat):
                assert words.event(event)


def test_hidden_cards_are_told_by_their_number_only() -> None:
    s = kylix.new("troia", seed=4)
    assert isinstance(s.setting, Setting)
    s.play(0, "draw")
    words = Words("en", s.setting)
    drawn = next(event["facts"]["cards"] for event in view.events(s.setting, s, 0) if event["key"] == "drew")
    told = {
        seat: next(words.event(event) for event in view.events(s.setting, s, seat) if event["key"] == "drew")
        for seat in (0, 1)
    }
    assert told[0] == f"The Greek draws {words.name('card', drawn[0])} and {words.name('card', drawn[1])}."
    assert told[1] == "The Greek draws 2 cards."


def test_powers_are_offered_or_demanded_as_the_table_has_it() -> None:
    setting = game("troia").setting(2, {"powers_mandatory": True})
    prompt = {"to_act": ["G"], "ask": "draw-two", "facts": {"seat": "G"}}
    assert Words("en", setting).prompt(prompt, mine=True) == "You must draw two cards (Zeus)."
    assert Words("en", game("troia").setting(2)).prompt(prompt, mine=True) == "You may draw two cards (Zeus)."


def test_a_missing_fact_is_an_error() -> None:
    with pytest.raises(LookupError):
        Words("en", game("troia").setting(2)).reason(Reason("TRO-OFFER-4", "too-few-icons", {"cost": 3}))
