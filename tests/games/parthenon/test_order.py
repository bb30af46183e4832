"""PAR-GEN-3, PAR-ARCHON-8: the order that the Archon sets, in everything that is done together; bots let people ask."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.parthenon.position import Sea, season
from kylix.common.patience import Patience
from kylix.games.parthenon.moves import ASK_ORDER, READY
from kylix.testing import rule
from kylix.text.session import Session

HANDS = {"P1": "2 WOOL, GOLD", "P2": "WOOL, GRAIN", "P3": "WOOL"}
TOGETHER: dict[str, tuple[str, dict[str, Any]]] = {
    "Donations": ("EVENT", {"covered": "Y1-4", "archon": "P3", "hands": HANDS}),
    "BoostVillages": ("PRODUCTION", {"home": {"P1": "ARMY", "P2": "ARMY"}}),
    "StartTrade": ("ISLAND-TRADE", {"wonders": {"ORACLE": "P1 plan", "AMPHITHEATER": "P2 plan"}, "hands": HANDS}),
    "MakeOffers": ("ISLAND-TRADE", {"hands": HANDS}),
    "TakeLooks": ("JOURNEY", {"philosophies": {"P1": "SKEPTICISM", "P2": "SKEPTICISM"}, "hands": HANDS}),
    "LoadFleets": ("JOURNEY", {"hands": HANDS}),
    "TradeAbroad": (
        "FLEET-TRADE",
        {"sailing": {"P1-A": "ITALY: WOOL", "P2-A": "ITALY: ORE"}, "harbours": {"ITALY": "OPEN"}},
    ),
    "Unloading": ("RETURN", {"sailing": {"P1-A": "ITALY: ARMY", "P2-A": "ITALY: GIFT"}}),
    "SpendGoods": ("BUILD", {"hands": HANDS}),
}
"""By question: a position in which at least two islands are asked it."""


def asked(question: str, order: str = "asked") -> Sea:
    phase, about = TOGETHER[question]
    t = season(phase, options={"order": order}, **about)
    assert t.question == ("SetOrder" if order == "always" else question)
    return t


@rule("PAR-ARCHON-8", "PAR-GEN-3")
@pytest.mark.parametrize("question", TOGETHER)
def test_the_archon_sets_an_order_in_everything_that_is_done_together(question: str) -> None:
    """Whoever asks: then all are asked one after another, and nobody can ask for an order again."""
    t = asked(question)
    seats, archon = t.asks, t.setting.names["seat"][t.state.archon]
    assert len(seats) > 1
    t.play(f"{seats[0]} order")
    assert t.question == "SetOrder"
    assert t.asks == [archon]
    backwards = seats[::-1]
    t.play(*[f"{archon} next {seat}" for seat in backwards[:-1]])
    assert t["order"] == backwards
    for seat in backwards:
        assert t.question == question
        assert t.asks == [seat]
        assert t.refuses(f"{seat} order") == ["PAR-GEN-3 no-order"]
        t.play(f"{seat} ready")
    assert t.question != question


@rule("PAR-GEN-3")
@pytest.mark.parametrize("question", TOGETHER)
def test_by_option_the_archon_sets_an_order_every_time_or_never(question: str) -> None:
    asked(question, "always")
    never = asked(question, "never")
    assert never.refuses(f"{never.asks[0]} order") == ["PAR-GEN-3 no-order"]


@rule("PAR-DISCARD-1", "PAR-GEN-3")
def test_what_all_choose_at_the_same_time_knows_no_order() -> None:
    t = season("DISCARD", hands=HANDS)
    assert t.refuses("P1 order") == ["PAR-GEN-3 no-order"]
    always = season("DISCARD", hands=HANDS, options={"order": "always"})
    assert always.question == "KeepCards"


@rule("PAR-GEN-3", "PAR-TRADE-5")
def test_who_is_within_a_selection_finishes_it_first() -> None:
    t = season("ISLAND-TRADE", hands=HANDS).play("P1 offer P2", "P1 give WOOL")
    assert "order" not in t.options_of("P1")
    assert "order" in t.options_of("P2")
    t.play("P2 order", "P1 next P2", "P1 next P1")
    assert t.asks == ["P2"]
    t.play("P2 ready", "P1 publish")
    assert t.asks == ["P2"], "the offer wakes it"


@rule("PAR-Q45", "PAR-GEN-3")
def test_guests_of_a_wonder_finished_in_an_order_come_last_in_it() -> None:
    hands = {"P1": "GRAIN, GOLD", "P3": "3 WOOL"}
    wonders = {"HIPPODROME": "P1 partial", "ORACLE": "P2 plan"}
    t = season("ISLAND-TRADE", wonders=wonders, hands=hands).play("P2 order", "P1 next P1")
    assert t["order"] == ["P1", "P2"]
    t.play("P1 stage HIPPODROME")
    assert t["order"] == ["P1", "P2", "P3"]
    t.play("P1 ready", "P2 ready")
    assert t.asks == ["P3"]
    assert "use HIPPODROME" in t.options
    t.play("P3 ready")
    assert t.question == "MakeOffers"


# --- bots -------------------------------------------------------------------------------------------------------------


@rule("PAR-GEN-3", "PAR-ARCHON-8")
@pytest.mark.parametrize("question", [question for question in TOGETHER if question != "MakeOffers"])
def test_bots_wait_until_the_people_have_had_the_chance_to_ask_for_an_order(question: str) -> None:
    t, patience = asked(question), Patience()
    person, bot = (t.seat(name) for name in t.asks[:2])
    assert patience.holds(t.s, [person]) == [person]
    assert patience.holds(t.s, []) == []
    other = t.s.clone()
    other.apply(person, READY)
    assert patience.holds(other, [person]) == [], "whoever is ready is not waited for"
    patience.moved.add(person)
    assert patience.holds(t.s, [person]) == []
    assert patience.holds(t.s, [person, bot]) == [bot]
    for order in ("always", "never"):
        assert Patience().holds(asked(question, order).s, [person, bot]) == []


@rule("PAR-GEN-3")
def test_who_has_moved_in_one_question_has_not_moved_in_the_next() -> None:
    t, patience = asked("SpendGoods"), Patience()
    patience.turn_to(t.s)
    patience.moved.add(0)
    assert patience.holds(t.s, [0]) == []
    assert patience.holds(asked("SpendGoods").s, [0]) == [0]
    assert patience.holds(asked("MakeOffers").s, [0]) == [], "trade goes on until nobody wants more"


@rule("PAR-GEN-3", "PAR-ARCHON-8")
def test_in_the_text_table_a_person_is_asked_before_bots_build(tmp_path: Path) -> None:
    """A person who asks for an order finds everything as it was; the Archon, a bot, sets it, and bots keep to it."""
    t = season("BUILD", archon="P2", hands={"P1": "GRAPES, ORE", "P2": "OLIVES, TIMBER", "P3": "GRAIN, WOOL"})
    t.s.record = []
    session = Session(t.s, ("you", "sailor", "sailor"), tmp_path / "game.jsonl")
    session.save = lambda path=None: None  # type: ignore[method-assign]
    session.play_bots()
    assert session.record == []
    assert session.next_seat() == 0
    session.play(0, [ASK_ORDER])
    session.play_bots()
    told = [(entry.seat, entry.move) for entry in session.record]
    assert told[0] == (0, "order")
    assert [seat for seat, move in told if move.startswith("next")] == [1, 1]
    order = list(t.state.order)
    assert session.next_seat() == 0
    assert [seat for seat, move in told if move == "ready"] == order[: order.index(0)]
