"""The turn and its first step: ODY-TURN, ODY-CHOOSE."""

from __future__ import annotations

from typing import Any

import pytest

from games.odysseus.position import buys, voyage
from kylix.testing import rule

FOUR_CUNNING = "01-CUN 02-CUN 03-CUN 04-CUN"
FIFTH: dict[str, Any] = {"adventures": {"A": FOUR_CUNNING}, "ship": "P2=10-CUN P3=13-STR"}


@rule("ODY-TURN-1")
def test_turns_go_round_and_the_first_seat_follows_the_last() -> None:
    t = voyage("C", seats=3, options={"first_seat": "C"})
    t.play("C take P0", "C rest", "C raise STR")
    assert t.asks == ["A"]
    t.play("A take P5", "A rest", "A raise STR")
    assert t.asks == ["B"]
    t.play("B take S0", "B rest", "B raise STR")
    assert t.asks == ["C"]
    assert t["turn"] == 4


@rule("ODY-TURN-2")
def test_a_turn_is_card_then_mode_then_end_and_there_is_no_pass() -> None:
    t = voyage(favours={"A": 3})
    assert [move.split()[0] for move in t.options if move[:3] != "buy"] == ["take"] * 4
    assert t.refuses("A rest") == ["ODY-CHOOSE-1 other-question"]
    assert t.refuses("A end") == ["ODY-CHOOSE-1 other-question"]
    t.play("A take P0")
    assert t.question == "ChooseMode"
    assert t.refuses("A take P5") == ["ODY-TURN-2 other-question"]
    t.play("A rest", "A raise STR")
    assert t.question == "FinishTurn"
    t.play("A end")
    assert t.asks == ["B"]


@rule("ODY-TURN-3", "ODY-Q11")
def test_a_story_can_be_bought_at_every_decision_of_the_own_turn() -> None:
    """Before the card, before the mode, before and between points, and at the end."""
    offers = ["buy 1", "buy 2", "buy 3", "buy 4", "buy A", "buy B"]
    t = voyage(favours={"A": 3}, ship="P2=05-INT P3 S2")
    assert buys(t) == offers
    t.play("A take P2")
    assert t.question == "ChooseMode"
    assert buys(t) == offers
    t.play("A adventure")
    assert t.question == "KeepOrRedirect"
    assert buys(t) == offers
    t.play("A keep")
    assert t.question == "KeepOrRedirect"
    assert buys(t) == offers
    t.play("A keep")
    assert t.question == "FinishTurn"
    assert t.options == ["end", *offers]


@rule("ODY-TURN-3")
def test_the_question_stays_open_after_a_purchase() -> None:
    t = voyage(asks="05-INT", favours={"A": 4}).play("A buy 1")
    assert t.question == "ChooseMode"
    assert t.options == ["adventure", "rest"]
    assert t.of("favours") == 1


@rule("ODY-TURN-3")
def test_no_story_is_bought_while_the_story_of_a_line_is_chosen() -> None:
    t = voyage(asks="05-CUN", adventures={"A": "05-STR 06-INT 03-LCK"}, favours={"A": 9}).play("A adventure")
    assert t.question == "PickStory"
    assert buys(t) == []
    assert t.refuses("A buy 1") == ["ODY-TURN-3 not-during-a-line"]
    t.play("A pick 1")
    assert buys(t) != []


@rule("ODY-TURN-4")
def test_only_the_player_whose_turn_it_is_acts() -> None:
    t = voyage(favours={"A": 5, "B": 5}, seats=3)
    assert t.asks == ["A"]
    assert t.options_of("B") == []
    assert t.refuses("B take P0") == ["ODY-TURN-4 not-asked"]
    assert t.refuses("B buy 1") == ["ODY-TURN-4 not-asked"]
    assert t.facts("C take P0") == {"seat": "A"}


@rule("ODY-CHOOSE-1")
def test_exactly_one_card_is_taken_and_only_from_an_end() -> None:
    t = voyage()
    for slot in ("P1", "P4", "S1", "S4", "P2", "S3"):
        assert t.refuses(f"A take {slot}") == ["ODY-CHOOSE-1 not-an-end"]
    card = t["ship"]["S5"]
    t.play("A take S5")
    assert t["chosen"] == card
    assert t["ship"]["S5"] is None
    assert t.question == "ChooseMode"
    assert t.told("took") == [{"seat": "A", "card": card, "slot": "S5"}]


@rule("ODY-CHOOSE-2")
@pytest.mark.parametrize(("ship", "count"), [("P2 S3", 2), ("P2 P3 S5", 3), ("P2 P3 S2 S3", 4)])
def test_there_are_two_to_four_cards_to_choose_from(ship: str, count: int) -> None:
    assert len(voyage(ship=ship).options) == count


@rule("ODY-CHOOSE-3")
@pytest.mark.parametrize(("slot", "side"), [("P1", "PORT"), ("P4", "PORT"), ("S1", "STARBOARD"), ("S4", "STARBOARD")])
def test_a_card_beside_covered_ones_turns_both_up_and_wins_the_favour(slot: str, side: str) -> None:
    t = voyage(ship="P1 P2v P3v P4 S1 S2v S3v S4", favours={"A": 0})
    at = 0 if side == "PORT" else 1
    hidden, other = t["covered"][at], t["covered"][1 - at]
    t.play(f"A take {slot}")
    assert t["covered"][at] == []
    assert [t["ship"][f"{slot[0]}2"], t["ship"][f"{slot[0]}3"]] == hidden
    assert t["covered"][1 - at] == other
    assert t.of("favours") == 1
    assert t["ship_favours"] == {"PORT": int(side != "PORT"), "STARBOARD": int(side == "PORT")}
    assert t.told("revealed") == [{"side": side, "cards": hidden}]


@rule("ODY-CHOOSE-4", "ODY-Q36")
def test_the_reveal_comes_before_adventure_or_rest() -> None:
    """Two decisions: the cards and the favour are there when the second is asked; it cannot be taken back."""
    t = voyage(ship="P1 P2v P3v P4 S5", favours={"A": 2})
    assert buys(t) == []
    t.play("A take P1")
    assert t.question == "ChooseMode"
    assert t.of("favours") == 3
    assert buys(t) != []
    assert t["ship"]["P2"] is not None


@rule("ODY-CHOOSE-4", "ODY-Q37")
@pytest.mark.parametrize("mode", ["adventure", "rest"])
def test_the_favour_of_a_reveal_comes_with_either_mode(mode: str) -> None:
    t = voyage(ship="P1=02-STR P2v P3v P4 S5", favours={"A": 0}).play("A take P1", f"A {mode}")
    if mode == "rest":
        t.play("A raise STR")
    assert t.of("favours") == (1 if mode == "adventure" else 2)


@rule("ODY-CHOOSE-5")
def test_outer_cards_and_revealed_sides_bring_nothing() -> None:
    t = voyage(favours={"A": 0}).play("A take P0")
    assert t.happened() == ["took"]
    assert t.of("favours") == 0
    t = voyage(ship="P1 P2 P3 P4 S1 S2v S3v S4", favours={"A": 0}).play("A take P1")
    assert t.happened() == ["took"]
    assert t.of("favours") == 0


@rule("ODY-CHOOSE-5")
def test_a_side_is_revealed_once_a_filling() -> None:
    """The first card beside the centre reveals it; the one on its other side then brings nothing."""
    t = voyage(ship="P1 P2v P3v P4 S5", favours={"A": 0, "B": 0})
    t.play("A take P1", "A rest", "A raise STR", "B take P4")
    assert t.of("favours", "B") == 0
    assert len(t.told("revealed")) == 1


@rule("ODY-CHOOSE-6", "ODY-Q4")
def test_a_fifth_card_may_be_taken_but_only_to_rest_with_it() -> None:
    t = voyage(**FIFTH)
    assert t.options == ["take P2", "take P3"]
    t.play("A take P2")
    assert t.question == "RaiseForRest", "resting needs no question"
    assert t.told("rest-forced") == [{"seat": "A", "skill": "CUN", "limit": 4}], "but it is told why"
    t.play("A raise STR")
    assert "10-CUN" in t.of("rested")
    assert voyage(**FIFTH).play("A take P3", "A rest").told("rest-forced") == []


@rule("ODY-CHOOSE-6", "ODY-Q4")
def test_by_option_a_fifth_card_is_taken_only_where_every_end_is_one() -> None:
    forced = {"fifth_card": "only_if_forced"}
    t = voyage(**FIFTH, options=forced)
    assert t.options == ["take P3"]
    assert t.refuses("A take P2") == ["ODY-CHOOSE-6 fifth-card"]
    assert t.facts("A take P2") == {"skill": "CUN"}
    both = voyage(adventures={"A": FOUR_CUNNING}, ship="P2=10-CUN P3=12-CUN", options=forced)
    assert both.options == ["take P2", "take P3"]
    assert voyage("B", **FIFTH, options=forced).options == ["take P2", "take P3"], "another board is another matter"
