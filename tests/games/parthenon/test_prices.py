"""Options say what they cost, and refusals what is missing."""

from __future__ import annotations

from collections import Counter

import pytest

from corpus import random_game
from games.parthenon.position import Sea, season
from kylix.core.errors import Reason
from kylix.core.moves import Move
from kylix.games.parthenon import GAME
from kylix.kit.notation import parameters
from kylix.kit.words import Words
from kylix.testing import rule
from kylix.testing.checks import setting_of
from kylix.text.things import Things

PRICED = ("village", "workshop", "build", "fleet", "make", "adopt", "stage", "raise", "plan", "settle", "buy")


def label(t: Sea, seat: int, move: str, language: str) -> str:
    setting = setting_of(t.s)
    words = Words(language, setting)
    (one,) = setting.read(move)
    return f"{words.move(one)} ({Things(words, setting).hint(setting.shown(t.s, seat), one)})"


def listed(reason: Reason, name: str) -> Counter[object]:
    facts = reason.facts[name]
    assert isinstance(facts, list)
    return Counter(facts)


def every(verbs: tuple[str, ...]) -> list[Move]:
    """All moves of the verbs, whatever they point at."""
    setting = GAME.setting(3)
    found: list[Move] = []
    for verb in verbs:
        lines = [verb]
        for name in parameters(GAME.moves[verb]):
            lines = [f"{line} {thing}" for line in lines for thing in setting.names[GAME.kinds[name]]]
        found += [setting.read(line)[0] for line in lines]
    return found


@rule("PAR-WONDER-2")
@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Fleet A fetches a Plan (1 gold)"), ("fr", "La flotte A prend un Projet (1 or)")],
)
def test_the_second_plan_says_its_price(language: str, told: str) -> None:
    t = season("FLEET-TRADE", sailing={"P1-A": "ATHENS: WOOL, GOLD"}, harbours={"ATHENS": "OPEN"}).play("P1 plan A")
    assert label(t, 0, "plan A", language) == told


@rule("PAR-GEN-7")
def test_a_refusal_names_price_and_what_is_missing() -> None:
    t = season("BUILD", hands={"P1": "ORE, GRAIN"})
    (reason,) = t.s.explain(0, "build FORTRESS")
    told = Words("en", setting_of(t.s)).reason(reason)
    assert reason.key == "cannot-pay-structure"
    assert told.endswith("It costs grain, ore and tools; you lack tools.")


def test_every_price_is_told_and_every_refused_one_says_what_is_missing() -> None:
    """In random games: what can be paid lacks nothing, what is too dear lacks a part of its price."""
    told = refused = 0
    moves = every(PRICED)
    for s, _ in random_game("parthenon", 3):
        for seat in s.to_act[:1]:
            shown = setting_of(s).shown(s, seat)["derived"]["prices"]
            told += len(shown)
            for move in s.options(seat):
                assert (move.VERB in PRICED) <= (s.text(move) in shown), s.text(move)
            for move in moves:
                for reason in s.explain(seat, move):
                    if "missing" in reason.facts:
                        refused += 1
                        missing, cost = [
                            Counter(facts)
                            for name in ("missing", "cost")
                            if isinstance(facts := reason.facts[name], list)
                        ]
                        assert missing, reason
                        assert missing <= cost, reason
    assert told > 10
    assert refused > 50
