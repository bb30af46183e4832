"""A turn: TRO-TURN-1 to 5."""

from __future__ import annotations

import pytest

import kylix
from games.troia.position import FIRST, siege
from kylix.testing import rule


@rule("TRO-TURN-1")
def test_the_greek_begins_and_turns_alternate() -> None:
    """The first turn is the Greek's; then the sides take turns."""
    s = kylix.new("troia", seed=3)
    assert (s.turn, s.to_act) == (1, [0])
    t = siege("G", turn=1)
    for turn, seat in ((1, "G"), (2, "T"), (3, "G"), (4, "T")):
        assert (t["turn"], t["active"], t.asks) == (turn, seat, [seat])
        t.play(f"{seat} draw")


@rule("TRO-TURN-1")
def test_the_other_side_waits_for_its_turn() -> None:
    """Who is not to move is refused."""
    t = siege("G", hands={"T": "T-WINE-1"})
    assert t.options_of("T") == []
    for move in ("draw", "offer ZEUS", "offer ZEUS T-WINE-1"):
        assert t.refuses(f"T {move}") == ["TRO-TURN-1 not-asked"]
    assert t.facts("T draw") == {"seat": "G"}


@rule("TRO-TURN-2")
@pytest.mark.parametrize("action", ["draw", "offer ARES G-BOAR-1"])
def test_a_turn_is_one_action_and_the_objective_step(action: str) -> None:
    """After the action the objective is looked at, and then the other side is to move."""
    t = siege(heroes={"AJAX": "TP", "AENEAS": "TP"}, hands={"G": "G-BOAR-1 G-WINE-2"}).play(f"G {action}")
    assert (t.question, t.asks) == ("MakeProgress", ["G"])
    assert t.refuses("G draw") == ["TRO-OBJ-2 other-question"]
    t.play("G skip")
    assert (t.question, t.asks) == ("ChooseAction", ["T"])
    t = siege(hands={"G": "G-BOAR-1 G-WINE-2"}).play(f"G {action}")
    assert (t.question, t.asks) == ("ChooseAction", ["T"])


@rule("TRO-TURN-3")
def test_drawing_and_every_god_that_can_be_paid_are_open() -> None:
    """Draw, or honour one of the gods whose cost and offering the hand can meet, by slot."""
    assert siege(hands={"G": ""}).options == ["draw"]
    assert siege(hands={"G": "G-FISH-1"}).options == ["draw"]
    assert siege(hands={"G": "G-FISH-BOAR"}).options == ["draw", "offer POSEIDON", "offer ARES"]
    assert siege("T", hands={"T": "T-WINE-RAM"}).options == ["draw", "offer ZEUS", "offer HERMES"]
    rich = "WINE-2 RAM-2 DEER-2 WHEAT-2 FISH-2 BOAR-2"
    for seat in "GT":
        hand = " ".join(f"{seat}-{card}" for card in rich.split())
        assert siege(seat, hands={seat: hand}).options == ["draw", *[f"offer {god}" for god in FIRST.split()]]


@rule("TRO-TURN-3")
def test_offering_is_refused_when_no_god_can_be_paid_and_nobody_passes() -> None:
    """With too poor a hand only drawing is left; there is no pass."""
    t = siege(hands={"G": "G-FISH-1"})
    assert t.options == ["draw"]
    assert t.refuses("G offer POSEIDON") == ["TRO-OFFER-4 too-few-icons"]
    assert t.refuses("G offer ARES") == ["TRO-OFFER-5 no-matching-icon"]
    assert t.refuses("G offer ZEUS") == ["TRO-OFFER-4 too-few-icons", "TRO-OFFER-5 no-matching-icon"]
    assert t.refuses("G skip") == ["TRO-TURN-3 other-question"]


@rule("TRO-TURN-4")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    """With 24 cards in hand two more are drawn and all are kept."""
    t = siege(deck_sizes={"G": 3}, hands={"G": ""})
    pile = t.of("discard", "G")
    t = siege(deck_sizes={"G": 3}, hands={"G": " ".join(pile)})
    assert len(pile) == 24
    t.play("G draw")
    assert len(t.of("hand", "G")) == 26
    assert (t.question, t.asks) == ("ChooseAction", ["T"])


@rule("TRO-TURN-5")
def test_an_end_takes_effect_at_once() -> None:
    """The last card drawn, or the last step made, ends the game before anything else of the turn."""
    forward = {"AJAX": "TP", "AENEAS": "TP", "ACHILLES": "TP"}
    t = siege(heroes=forward, deck_sizes={"G": 1}, hands={"G": "G-RAM-1"}).play("G draw")
    assert (t.asks, t["turn"], t["active"]) == ([], 1, "G")
    assert t.happened() == ["drew", "game-ended"]
    t = siege(heroes=forward, asks="objective", horse="G-WINE-1 G-WHEAT-1 G-DEER-1", hands={"G": "G-RAM-1"})
    t.play("G build G-RAM-1")
    assert t.happened() == ["built", "game-ended"]


@rule("TRO-TURN-5")
def test_a_game_that_goes_on_passes_to_the_other_side() -> None:
    """When the objective step is over the other side becomes active, in the next turn."""
    t = siege("T", turn=8, asks="objective", heroes={"AJAX": "GP", "AENEAS": "GP"}).play("T skip")
    assert (t.asks, t["active"], t["turn"], t.question) == (["G"], "G", 9, "ChooseAction")
    assert t.log()[-1] == ("turn-began", {"seat": "G", "turn": 9})
