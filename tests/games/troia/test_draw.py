"""Drawing: TRO-DRAW-1 to 3."""

from __future__ import annotations

import pytest

from games.troia.position import siege
from kylix.testing import rule


@rule("TRO-DRAW-1")
def test_the_top_two_cards_of_the_own_deck_come_into_the_hand() -> None:
    """Two cards from the top, the rest of the deck as it was."""
    t = siege(decks={"G": "G-FISH-2 G-BOAR-1 G-WINE-1"}, hands={"G": "G-DEER-RAM"})
    deck, other = t.of("deck", "G"), t.of("deck", "T")
    t.play("G draw")
    assert t["hand"] == [["G-BOAR-1", "G-FISH-2", "G-DEER-RAM"], []]
    assert t.of("deck", "G") == deck[2:]
    assert t.of("deck", "T") == other


@rule("TRO-DRAW-1")
def test_the_other_side_does_not_see_what_was_drawn() -> None:
    """The other side and the public learn how many cards were drawn, the drawer which."""
    t = siege(decks={"G": "G-FISH-2 G-BOAR-1"}).play("G draw")
    drew = [("drew", {"seat": "G", "count": 2, "cards": []}), ("turn-began", {"seat": "T", "turn": 2})]
    assert t.log("T") == t.log() == drew
    assert t.log("G")[0] == ("drew", {"seat": "G", "count": 2, "cards": ["G-FISH-2", "G-BOAR-1"]})
    assert t.sees("T", "hand") == [2, []]
    assert t.sees(None, "hand") == [2, 0]


@rule("TRO-DRAW-2")
@pytest.mark.parametrize("deck_out", ["immediate", "end_of_turn"])
def test_a_single_card_is_drawn_alone_and_discards_are_not_reshuffled(deck_out: str) -> None:
    """Of one card one is taken; the discard pile stays as it is."""
    t = siege(decks={"G": "G-FISH-2"}, deck_sizes={"G": 1}, options={"deck_out": deck_out})
    pile = t.of("discard", "G")
    assert len(pile) == 26
    t.play("G draw")
    assert t["hand"] == [["G-FISH-2"], []]
    assert t.of("deck", "G") == []
    assert t.of("discard", "G") == pile
    assert t.log()[0] == ("drew", {"seat": "G", "count": 1, "cards": []})


@rule("TRO-DRAW-3")
@pytest.mark.parametrize(("size", "over"), [(1, True), (2, True), (3, False)])
def test_a_deck_emptied_by_drawing_ends_the_game(size: int, over: bool) -> None:
    """The game ends when the own deck is empty after the draw, whether one or two cards were left."""
    t = siege("T", deck_sizes={"T": size}).play("T draw")
    assert t.s.over is over
    assert t.result == ("deck_equal" if over else "")


@rule("TRO-DRAW-3")
@pytest.mark.parametrize(("size", "over"), [(1, True), (2, True), (3, False)])
def test_a_deck_emptied_by_zeus_ends_the_game(size: int, over: bool) -> None:
    """Cards drawn by the power of Zeus empty the deck in the same way."""
    t = siege("T", asks="ZEUS", deck_sizes={"T": size}).play("T use")
    assert t.s.over is over
    assert t.result == ("deck_equal" if over else "")
