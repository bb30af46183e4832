"""The short texts of cards in the page say what the rules say."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from games.parthenon.position import season
from kylix.kit.registry import game
from kylix.kit.words import LANGUAGES, Words, catalogue
from kylix.testing import rule

PARTHENON: Any = game("parthenon").base.spec
HELD: Any = {"philosophies": {"P1": "SOPHISM"}}
CARDS = [one.id for one in (*PARTHENON.event, *PARTHENON.wonder, *PARTHENON.philosophy)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_say_what_the_rules_say(language: str) -> None:
    """Without the words of when, which stand in a column of their own."""
    rules = (game("parthenon").folder / "rules" / f"{language}.md").read_text(encoding="utf-8")
    text = catalogue(language, "parthenon").read_text(encoding="utf-8")
    for name in CARDS:
        found = re.search(rf"^page-parthenon-about-{name} = (.*)\.$", text, re.MULTILINE)
        assert found, name
        told, known = [plain(words) for words in (found[1], rules)]
        assert told in known or told.split(": ", 1)[1] in known, name


def plain(words: str) -> str:
    return words.replace("\u00a0", " ").lower()


# --- numbers are those of the data ------------------------------------------------------------------------------------


def numbers(words: str) -> list[int]:
    return sorted(int(number) for number in re.findall(r"\d+", words))


def counted(*sides: list[str]) -> list[int]:
    """How often a word stands on a side, where it does so more than once: sentences name one card without a number."""
    return sorted(number for side in sides for word in set(side) if (number := side.count(word)) > 1)


def sophism() -> tuple[list[str], list[str], int]:
    """What it gives and gets, and what the rate asks without it."""
    wise = next(one for one in PARTHENON.philosophy if one.id == "SOPHISM")
    rate = next(one for one in PARTHENON.rate if one.id == wise.rate)
    return rate.give[wise.fewer :], rate.get, len(rate.give)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rates_are_named_by_the_cards_that_they_exchange(language: str) -> None:
    words = Words(language, game("parthenon").setting(3))
    sides = {one.id: (one.give, one.get) for one in PARTHENON.rate} | {"CHEAPER": sophism()[:2]}
    for rate, (give, get) in sides.items():
        assert numbers(words.name("rate", rate)) == counted(give, get), rate


@rule("PAR-PHIL-3", "PAR-FLEETTRADE-2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_sophism_says_how_many_cards_it_asks_for(language: str) -> None:
    """In the row, in the text of the card, in the rules; and as many are drawn and paid."""
    give, get, without = sophism()
    words = Words(language, game("parthenon").setting(3))
    assert numbers(words.name("rate", "CHEAPER")) == [len(give)]
    for text in (words.say("page-parthenon-about-SOPHISM"), row(language, words.name("philosophy", "SOPHISM"))):
        assert numbers(text) == sorted([len(give), len(get), without])
    t = season("FLEET-TRADE", sailing={"P1-A": "SPARTA: 4 WOOL"}, harbours={"SPARTA": "OPEN"}, **HELD)
    shown = t.setting.shown(t.s, 0)["derived"]["ports"][0]["rates"]
    assert next(one for one in shown if one["rate"] == "CHEAPER") == {"rate": "CHEAPER", "give": give, "get": get}
    t.play("P1 trade A CHEAPER", *["P1 pay WOOL"] * len(give))
    assert t.cargo("P1-A") == "2 WOOL, GOLD"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_cards_name_the_numbers_of_the_data(language: str) -> None:
    """Every cost and gain, and what is lost, idle, carried or produced."""
    words = Words(language, game("parthenon").setting(3))
    for one in (*PARTHENON.event, *PARTHENON.wonder, *PARTHENON.philosophy):
        goods = [side for name in ("adds", "give", "get", "service_give") if (side := getattr(one, name, []))]
        goods += [*getattr(one, "pays", []), *getattr(one, "service_price", [])]
        known = Counter(side.count(word) for side in goods for word in set(side))
        known.update(number for name in ("lose", "idle", "most", "amount") if (number := getattr(one, name, 0)))
        assert known <= Counter(numbers(words.say(f"page-parthenon-about-{one.id}"))), one.id


def row(language: str, name: str) -> str:
    """Of the tables in the rules."""
    rules = (game("parthenon").folder / "rules" / f"{language}.md").read_text(encoding="utf-8")
    return next(line for line in rules.splitlines() if line.startswith(f"| {name} |"))
