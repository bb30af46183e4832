"""Rulings that no other test names, hidden things, taking back, and the ways to be refused."""

from __future__ import annotations

import pytest

from games.odysseus.position import CARDS, SPEC, Voyage, buys, voyage
from kylix import BadSeats, KylixError
from kylix.kit.components import Components
from kylix.kit.registry import game
from kylix.records.record import undo
from kylix.testing import rule, table

GAME = game("odysseus")
BASE = GAME.folder / "components" / "base.toml"


@rule("ODY-Q1")
def test_one_to_five_players() -> None:
    assert GAME.seats == (1, 2, 3, 4, 5)
    for seats in (0, 6):
        with pytest.raises(BadSeats):
            GAME.setting(seats)
    pieces = {piece.id: piece.count for piece in SPEC.piece}
    assert (pieces["PLAYER-BOARD"], pieces["CUBE"]) == (5, 20)


@rule("ODY-Q2")
def test_the_only_card_of_one_side_and_both_ends_of_the_other_are_three_choices() -> None:
    """As in the pictured example; a ring of twelve would have two ends."""
    assert voyage(ship="P3 S0 S1 S2v S3v S4").options == ["take P3", "take S0", "take S4"]
    assert all(side.face_down == [2, 3] for side in SPEC.side)


@rule("ODY-Q3")
def test_a_card_across_the_ship_is_not_adjacent() -> None:
    """P2 and P3 are open; taking P2 lies across from covered cards and reveals nothing."""
    t = voyage(ship="P2 P3 S1 S2v S3v S4", favours={"A": 0}).play("A take P2")
    assert t.happened() == ["took"]
    assert len(t["covered"][1]) == 2


@rule("ODY-Q6")
def test_what_a_rested_card_is_stays_known_to_all() -> None:
    t = voyage(asks="05-CUN").play("A rest", "A raise STR")
    for seat in (None, 0, 1):
        assert t.s.view(seat)["rested"][0] == ["05-CUN"]
    assert t.told("rested") == [{"seat": "A", "card": "05-CUN"}]


@rule("ODY-Q20")
def test_the_piles_are_equal_before_four_are_turned_up() -> None:
    """14 and 14: pile A gives the display, the larger pile B the stories of two players."""
    for seed in range(3):
        t = Voyage(table("odysseus", seed=seed).s)
        assert [len(pile) + given for pile, given in zip(t["piles"], (4, 2), strict=True)] == [14, 14]


@rule("ODY-Q34")
def test_a_card_with_both_symbols_is_lyre_then_owl() -> None:
    """No such card is in the deck; another deck may have one."""
    text = BASE.read_text(encoding="utf-8").replace('symbols = ["OWL"]', 'symbols = ["OWL", "LYRE"]', 1)
    both = Components.read(GAME.components, "odysseus", text, "mine.toml")
    (a03,) = [card for card in both.spec.automa if card.id == "A03"]
    assert a03.symbols == ["OWL", "LYRE"]
    t = voyage(seats=1, asks="02-STR", ship="P1 P2v P3v P5 P4 S0", automa={"deck": "A03", "stories": "S-INT S-CUN"})
    t.state.tables = GAME.setting(1, {}, both).tables
    t.play("A rest", "A raise STR")
    assert t.happened().index("display-discarded") < t.happened().index("owl-found-card")
    assert t.told("automa-took")[0]["slot"] == "P1"


@rule("ODY-Q35")
def test_the_five_disputed_cards_are_as_the_pictures_show_them() -> None:
    shown = {card.id: (card.value, card.vp) for card in SPEC.card}
    pictures = {"01-STR": (1, 2), "05-INT": (6, 6), "12-CUN": (1, 1), "13-LCK": (1, 1), "14-INT": (1, 1)}
    assert {card: shown[card] for card in pictures} == pictures


@rule("ODY-Q41")
def test_a_rested_card_goes_to_its_place_when_the_point_is_placed() -> None:
    """Until then the open rule says that the point belongs to a rest."""
    t = voyage(asks="05-CUN").play("A rest")
    assert t["chosen"] == "05-CUN"
    assert t.of("rested") == []
    assert [frame["rule"] for frame in t.s.view(0)["rules"]][-2:] == ["Rest", "RaiseForRest"]
    t.play("A raise STR")
    assert t["chosen"] is None
    assert t.of("rested") == ["05-CUN"]


def test_a_lone_keep_is_asked_only_where_a_story_can_be_bought() -> None:
    """All other skills at 6: with three favours the purchase may come first, with two there is nothing to ask."""
    asked = voyage(asks="14-LCK", skills={"A": "0 6 6 6"}, favours={"A": 3}).play("A adventure")
    assert asked.options[0] == "keep"
    assert buys(asked) != []
    asked.play("A keep", "A end")
    assert asked.level("STR") == 1
    silent = voyage(asks="14-LCK", skills={"A": "0 6 6 6"}, favours={"A": 2}).play("A adventure")
    assert silent.level("STR") == 1
    assert silent.asks == ["B"]


def test_a_purchase_that_leaves_one_answer_carries_it_out() -> None:
    """A full column and three favours: after the purchase the card can only be rested with."""
    full = {"A": "01-CUN 02-CUN 03-CUN 04-CUN"}
    t = voyage(asks="10-CUN", adventures=full, favours={"A": 3}).play("A buy 1")
    assert t.question == "RaiseForRest"


def test_free_choice_and_top_in_a_rest_are_refused_by_their_own_clauses() -> None:
    t = voyage(asks="10-CUN", skills={"A": "6 0 0 0"}).play("A rest")
    assert t.refuses("A keep") == ["ODY-REST-3 other-question"]
    assert t.refuses("A redirect INT") == ["ODY-FAVOUR-5 free-choice"]
    assert t.refuses("A raise STR") == ["ODY-REST-3 skill-at-top"]


def test_redirecting_without_a_favour_says_what_it_costs() -> None:
    """Asked because a story could be bought, until the purchase leaves nothing to pay with."""
    t = voyage(asks="14-LCK", skills={"A": "6 0 0 0"}, favours={"A": 3}).play("A adventure")
    t.state.favours[0] = 0
    t.s.refresh()
    assert t.refuses("A redirect INT") == ["ODY-FAVOUR-3 too-few-favours"]
    assert t.facts("A redirect INT") == {"price": 1, "count": 0}


def test_what_lies_hidden_is_seen_by_nobody() -> None:
    t = Voyage(table("odysseus", seats=1).s)
    for seat in (None, 0):
        seen = t.s.view(seat)
        assert (seen["deck"], seen["unused"], seen["covered"]) == (12, 36, [2, 2])
        assert (seen["piles"], seen["automa_deck"]) == ([10, 11], 16)


def test_taking_back_ends_where_something_was_turned_up() -> None:
    """A card of the outer slots can be put back; a reveal, a story or an Automa card cannot."""
    t = voyage(ship="P0=02-STR P1 P2v P3v P4 S5", favours={"A": 4}).play("A take P0")
    assert undo(t.s, 0).options(0) != []
    for moves in (["take P4"], ["buy A"], ["buy 1"]):
        shown = Voyage(table("odysseus").s)
        shown = voyage(ship="P0=02-STR P1 P2v P3v P4 S5", favours={"A": 4}).play(*[f"A {move}" for move in moves])
        with pytest.raises(KylixError, match="cannot be taken back"):
            undo(shown.s, 0)


@pytest.mark.parametrize("seat", ["A", "B"])
def test_every_card_can_be_taken_and_placed_by_every_seat(seat: str) -> None:
    for card in CARDS:
        t = voyage(seat, ship=f"P2={card} P3 S2", favours={seat: 0}).play(f"{seat} take P2", f"{seat} adventure")
        while t.asks == [seat] and t.question != "TakeCard":
            t.play(f"{seat} {t.options[0]}")
        assert t.of("adventures", seat) == [card]
