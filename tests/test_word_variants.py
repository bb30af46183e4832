"""A sentence with variants has one for every value that code can pass, or an `other` that fits all the rest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from catalogues import CATALOGUES, TITLES, messages
from fact_values import Source, possible
from kylix.kit.words import LANGUAGES

PLURALS = {"zero", "one", "two", "few", "many"}
MEANT = "other:"
"""A comment that begins so says why the last variant fits whatever is left."""


@dataclass(frozen=True)
class Choice:
    """A place in a sentence that depends on a value."""

    message: ftl.Message
    fact: str
    variants: frozenset[str]
    other_speaks: bool
    """The last variant tells a fact, and so is not the same for all that is left."""

    @property
    def meant(self) -> bool:
        comment = self.message.comment
        return comment is not None and (comment.content or "").startswith(MEANT)

    @property
    def name(self) -> str:
        """`seat` where the sentence asks for `$seat-id`."""
        return self.fact.removesuffix("-id")


class Choices(Visitor):
    def __init__(self) -> None:
        self.found: list[ftl.SelectExpression] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)


class Facts(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def choices(message: ftl.Message) -> Iterator[Choice]:
    visitor = Choices()
    visitor.visit(message)
    for node in visitor.found:
        assert isinstance(node.selector, ftl.VariableReference), message.id.name
        facts = Facts()
        variants: set[str] = set()
        for variant in node.variants:
            if variant.default:
                facts.visit(variant)
            else:
                variants.add(variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value)
        yield Choice(message, node.selector.id.name, frozenset(variants), bool(facts.names))


def fault(choice: Choice, title: str) -> str | None:
    """What is wrong with a choice, in a sentence."""
    at = f"{choice.message.id.name} by ${choice.fact}"
    if choice.meant or choice.fact.endswith("-count"):
        return None
    values = possible(title, choice.message.id.name, choice.name) if title in TITLES else None
    strange = choice.variants - values - PLURALS - {"none"} if values is not None else frozenset()
    if strange:
        return f"{at}: nothing passes {sorted(strange)}"
    if choice.other_speaks or choice.variants & PLURALS:
        return None
    if values is None:
        return f"{at}: nobody can tell what `other` stands for"
    left = values - choice.variants
    return f"{at}: `other` stands for {sorted(left)}" if len(left) > 1 else None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_variants_cover_what_code_can_pass(name: str, language: str) -> None:
    found = [fault(choice, name) for message in messages(language, name) for choice in choices(message)]
    assert [one for one in found if one] == []


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("ask-take-discard = { $apollo_pick-id ->\n    [top] a\n   *[other] b\n}", "`other` stands for"),
        (
            "ask-take-discard = { $apollo_pick-id ->\n    [bottom] a\n   *[other] { $seat }\n}",
            "nothing passes ['bottom']",
        ),
        ("event-took-card = { $source ->\n    [2] a\n   *[other] b\n}", "nothing passes ['2']"),
        ("page-x = { $mood ->\n    [0] a\n   *[other] b\n}", "nobody can tell"),
    ],
)
def test_a_gap_is_told(words: str, told: str) -> None:
    message = FluentParser().parse_entry(f"{words}\n")
    assert isinstance(message, ftl.Message)
    found = [fault(choice, "troia") for choice in choices(message)]
    assert [told in (one or "") for one in found] == [True]


def test_a_value_that_a_caller_passes_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(
        "LOST, FOUND = range(2)\n"
        "def took(seat: int, source: int, sure: bool) -> Event:\n"
        '    return Event("took", {"seat": seat, "source": source, "sure": int(sure)})\n'
        "def take(s, source): s.log.append(took(1, source, True))\n"
        "class Bill(TypedDict):\n"
        "    paid: bool\n"
        "    cost: int\n"
        'def show(words, bill: Bill): words.say("text-bill", paid=int(bill["paid"]), cost=bill["cost"])\n'
        "def go(s):\n"
        "    take(s, LOST)\n"
        "    take(s, 2 if s.over else FOUND)\n",
        encoding="utf-8",
    )
    source = Source(tmp_path)
    assert source.in_dictionaries("Event", 0, "took", "source") == frozenset({"0", "1", "2"})
    assert source.in_dictionaries("Event", 0, "took", "sure") == frozenset({"0", "1"})
    assert source.in_dictionaries("Event", 0, "took", "seat") == frozenset({"1"})
    assert source.in_keywords("say", "text-bill", "paid") == frozenset({"0", "1"})
    assert source.in_keywords("say", "text-bill", "cost") is None
