"""Every question, event, refusal, move, option and name has words in every language, and no words are left over."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kylix
from catalogues import (
    CATALOGUES,
    HOUSE,
    SOURCE,
    TITLES,
    arguments,
    constants,
    house_page,
    keys,
    maybe_said_in_text,
    messages,
    missing,
    reasons,
    said_in_text,
    title_page,
    unused,
)
from corpus import Options, random_game
from depth import DEPTH
from kylix.bots import BOTS
from kylix.bots.puzzles import Theme
from kylix.bots.review import CLASSES
from kylix.cli import review
from kylix.common.orders import Lasts, orders_of
from kylix.core.errors import Reason
from kylix.core.flow import Decision
from kylix.core.moves import Move
from kylix.kit import view
from kylix.kit.game import Game, Setting
from kylix.kit.notation import parameters
from kylix.kit.registry import game
from kylix.kit.words import LANGUAGES, Words, catalogue, read
from kylix.lab.runner import FORFEIT
from kylix.locale.grammar import FUNCTIONS
from kylix.records import changes
from kylix.server.club import lost, notices
from kylix.server.club.clocks import AtEnd, Kind
from kylix.server.club.evening_messages import Stage
from kylix.server.club.orders import ENDS
from kylix.server.club.pace_messages import AskKind, Can
from kylix.server.club.pairing import Format
from kylix.server.club.standings import Counts
from kylix.server.seating import EVENTS, GIVEN
from kylix.testing.checks import setting_of
from kylix.text.lines import COMMANDS

SENTENCES = ("ask-", "wait-", "event-", "no-", "move-", "text-about-", "because-")
KERNEL_REFUSALS = {"over", "not-asked", "other-question"}
UNDO = ("nothing", "sealed", "moved", "over", "watching")
"""Why nothing can be taken back."""


# --- what must be there -----------------------------------------------------------------------------------------------


def asking(title: Game) -> list[str]:
    """Frames that ask: decisions with a clause (those without are what others are made of)."""
    return [view.key_of(kind) for kind in title.frames.values() if issubclass(kind, Decision) and kind.CLAUSE]


def option_keys(title: Game) -> set[str]:
    found: set[str] = set()
    for option in title.options:
        found |= {f"option-{option.name}", f"option-{option.name}-about"}
        found |= {f"option-{option.name}-{value}" for value in option.values}
        found |= {f"option-{option.name}-{value}-about" for value in option.values if option.asked}
    return found


def first_keys(title: Game) -> set[str]:
    """Of verbs that several options may have, and that are named as what to choose first."""
    entries = {one for before in title.after.values() for entry in before for one in entry.split("|")}
    named = {verb for verb in entries if " " not in verb}
    return {f"first-{verb}" for verb in named if parameters(title.moves[verb])}


def at_keys(name: str) -> set[str]:
    """A move may have words of its own as the answer to one question."""
    title = game(name)
    return {f"move-{verb}-at-{key}" for verb in title.moves for key in asking(title)}


def order_keys(name: str) -> set[str]:
    """Of what can be left to be answered: itself, what is named with it, why it ends, and what a turn is called."""
    found: set[str] = {"order-lasts-turn"} if orders_of(name) else set()
    for order in orders_of(name):
        found |= {f"order-{order.key}", *[f"order-{order.key}-{term.name}" for term in order.terms]}
        found |= {f"order-ended-{why}" for why in order.reasons}
    return found


def sheet_sources(title: Game) -> set[str]:
    return set(kylix.new(title.title, seats=title.seats[0]).sheet())


@cache
def needed(name: str) -> frozenset[str]:
    """The keys that a catalogue must have for what the rules name."""
    if name == "common":
        commands = {f"text-{kind}-{command}" for kind in ("command", "about") for command in COMMANDS}
        grammar = {f"grammar-{word.lower()}" for word in (*FUNCTIONS, "shortens")}
        return frozenset(
            {
                *("and", "quoted", "event-undone", "event-automatic", "event-ordered"),
                *[f"event-{key}" for key in (*EVENTS.values(), *GIVEN, *lost.EVENTS, FORFEIT)],
                *[f"event-{key}" for key in changes.EVENTS],
                *commands,
                *grammar,
                *[f"puzzle-theme-{theme}" for theme in get_args(Theme)],
                *[f"no-{key}" for key in KERNEL_REFUSALS],
            }
        )
    if name == "bots":
        levels = {f"level-{level}{end}" for level in BOTS for end in ("", "-about")}
        columns = (*review.PLAYED, *review.LOST, *dict(CLASSES), "players", "turns")
        reviewed = {f"review-{name}" for name in columns}
        said = ("bot-hint", "chance-band", "chance-sure", "level-beats", "level-measured")
        return frozenset({*said, *levels, *reviewed})
    if name == "notices":
        spoken = {key for key in constants(SOURCE / "server" / "club") if key.startswith("notice-") and "*" not in key}
        told = {f"notice-{event}{end}" for event in (*notices.EVENTS, "test") for end in ("", "-about")}
        return frozenset({*spoken, *told, "notice-confirm-about", "notice-confirm-not"})
    if name == "evening":
        chosen = {f"format-{one}{end}" for one in get_args(Format) for end in ("", "-about")}
        chosen |= {f"counts-{one}{end}" for one in get_args(Counts) for end in ("", "-about")}
        return frozenset(f"page-evening-{one}" for one in (*chosen, *(f"stage-{stage}" for stage in get_args(Stage))))
    if name == "page":
        paced = {f"page-menu-{kind}" for kind in get_args(Can)} | {f"page-asked-{kind}" for kind in get_args(AskKind)}
        paced |= {f"page-propose-{kind}{end}" for kind in get_args(Can) for end in ("", "-about")}
        paced |= {f"page-pace-{kind}{end}" for kind in ("none", *get_args(Kind)) for end in ("", "-about")}
        paced |= {f"page-pace-at-end-{end}" for end in get_args(AtEnd)}
        left = {f"page-order-ended-{why}" for why in ENDS}
        left |= {f"page-order-lasts-{lasts}" for lasts in get_args(Lasts) if lasts != "turn"}
        return frozenset({*paced, *left, *(f"undo-{reason}" for reason in UNDO)})
    title = game(name)
    wanted = {f"game-{name}", f"game-{name}-about"}
    wanted |= {f"{form}-{key}" for form in ("ask", "wait") for key in asking(title)}
    wanted |= {f"event-{key}" for key in arguments("Event", 0, title.folder)}
    wanted |= {f"no-{key}" for key in arguments("Reason", 1, title.folder)}
    wanted |= {f"move-{verb}" for verb in title.moves}
    wanted |= {f"{kind}-{thing}" for kind, things in title.names(title.base.spec).items() for thing in things}
    wanted |= {f"sheet-{source}" for source in sheet_sources(title)}
    wanted |= first_keys(title)
    wanted |= {f"field-{field}" for field in title.seen_by}
    return frozenset(wanted | option_keys(title) | order_keys(name))


@cache
def used(name: str) -> frozenset[str]:
    """The keys that code says by itself; a star stands for what is known only when it runs."""
    if name in TITLES:
        return frozenset(said_in_text(name) | title_page(name) | reasons(game(name).folder / "bot"))
    if name == "common":
        return frozenset(said_in_text(None))
    if name == "bots":
        return frozenset(reasons(SOURCE / "bots"))
    return frozenset(house_page()) if name == "page" else frozenset()


@cache
def used_anywhere() -> frozenset[str]:
    return frozenset(maybe_said_in_text(None)).union(*map(used, CATALOGUES))


# --- no key missing, none left over -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_every_question_event_refusal_move_option_and_name_has_words(name: str, language: str) -> None:
    assert sorted(needed(name) - keys(language, name)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_everything_that_code_says_has_words(name: str, language: str) -> None:
    """A title may also use the words of the house; what the page makes up may be words of a title."""
    there = set().union(*[keys(language, one) for one in (CATALOGUES if name == "page" else (*HOUSE, name))])
    assert missing(set(used(name)), there) == []


@pytest.mark.parametrize("name", CATALOGUES)
def test_the_languages_have_the_same_keys(name: str) -> None:
    first, *others = [keys(language, name) for language in LANGUAGES]
    for other in others:
        assert sorted(first ^ other) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_no_words_are_left_over(name: str, language: str) -> None:
    """A title has its own words only; those of the house may be said anywhere."""
    made_up = {key for key in used("page") if "*" in key}
    said = used(name) | made_up | maybe_said_in_text(name) | at_keys(name) if name in TITLES else used_anywhere()
    assert unused(keys(language, name) - needed(name), set(said)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_no_key_stands_twice_and_nothing_is_garbled(name: str, language: str) -> None:
    entries = messages(language, name)
    assert len({entry.id.name for entry in entries}) == len(entries)
    assert {entry.id.name for entry in entries} == keys(language, name)


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
    if name == "who":
        return list(setting.names["seat"][: 1 + many])
    if name in ("first", "others"):
        return ["X"] * many
    if kind:
        things = list(setting.names[kind][:2])
        return things if name.endswith("s") and many else [] if name.endswith("s") else things[0]
    return dict(setting.options).get(name, int(many))


@cache
def everything(language: str, title: str) -> FluentBundle:
    """The words of the house, also those that only the page says, and of a title."""
    return read(language, *HOUSE, title)


@pytest.mark.parametrize("many", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_every_message_reads_with_plausible_facts(name: str, language: str, many: bool) -> None:
    title = game(name if name in TITLES else TITLES[0])
    setting = title.setting(title.seats[0])
    words = Words(language, setting)
    words.bundle = everything(language, title.title)
    for message in messages(language, name):
        plain = {variable.removesuffix("-id").removesuffix("-count") for variable in variables(message)}
        facts = {fact: plausible(setting, fact, many) for fact in plain}
        for variable in variables(message):
            if variable.endswith("-id") and isinstance(facts[variable.removesuffix("-id")], int):
                facts[variable.removesuffix("-id")] = "X"
        text = words.say(message.id.name, **facts)
        assert text.strip() == text if many else text.strip() or message.id.name.startswith("grammar-"), message.id.name
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
    lines = catalogue("fr", name).read_text(encoding="utf-8").splitlines()
    loose = [line for line in lines if not line.startswith("#") and any(f" {sign}" in line for sign in ":;!?»")]
    assert loose == []
    assert [line for line in lines if "'" in line] == []


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_hold_no_markup_of_a_terminal(name: str, language: str) -> None:
    lines = catalogue(language, name).read_text(encoding="utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.startswith("#"))
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


NOTHING = "(nothing)"


class Careful(Words):
    """Words that mind what they leave out: no sentence tells a thing that is not there, or an empty list."""

    def say(self, key: str, **about: Any) -> str:
        text = super().say(key, **about)
        assert NOTHING not in text, f"{key} in {self.language!r} says what is not there: {text!r} of {about}"
        return text

    def _plain(self, name: str, value: Any) -> Any:
        return NOTHING if value is None or value == [] else super()._plain(name, value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_real_games_can_be_told_in_words_to_everybody(title: str, language: str) -> None:
    """Every position of the corpus, and everything that happened on the way."""
    for options in settings(game(title)) if DEPTH.option_tables != "none" else [{}]:
        played = random_game(title, game(title).seats[0], tuple(options.items()))
        setting = setting_of(played[0].s)
        words = Careful(language, setting)
        for s, _ in played[:-1]:
            seat = s.to_act[0]
            assert words.prompt(s.prompt(seat), mine=True)
            assert words.prompt(s.prompt(None), mine=False)
        # The same words for the same facts: what is said once need not be said again.
        for move in {move for s, _ in played[:-1] for move in s.options(s.to_act[0])}:
            assert words.move(move)
        for reason in refusals(title, tuple(options.items())):
            assert words.reason(reason)
        over = played[-1].s
        events = {
            f"{event['key']} {event['facts']}": event
            for watching in [None, *range(over.seats)]
            for event in view.events(setting, over, watching)
        }
        for event in events.values():
            assert words.event(event)


@cache
def refusals(title: str, options: Options) -> list[Reason]:
    """Every different refusal of a game of the corpus, as far as it is looked into; once for both languages."""
    found: dict[str, Reason] = {}
    played = random_game(title, game(title).seats[0], options)
    moves = every_move(setting_of(played[0].s))
    for s, _ in played[: -1 : DEPTH.refused if options else (DEPTH.refused + 3) // 4]:
        for move in moves:
            for reason in s.explain(s.to_act[0], move):
                found[f"{reason.clause} {reason.key} {reason.facts}"] = reason
    return list(found.values())


def test_a_missing_fact_is_an_error() -> None:
    with pytest.raises(LookupError):
        Words("en", game("troia").setting(2)).reason(Reason("TRO-OFFER-4", "too-few-icons", {"cost": 3}))
