"""Cards and what is open: TRO-CARD-1 to 5."""

from __future__ import annotations

import pytest

from games.troia.position import OTHER, SEATS, Siege, at, siege
from kylix.kit.registry import game
from kylix.testing import rule

APOLLO_NEAR_T = "APOLLO APHRODITE HEPHAESTUS IRIS DORIS ATHENA"


@rule("TRO-CARD-1")
@pytest.mark.parametrize("seat", ["G", "T"])
def test_a_card_goes_to_the_pile_of_who_discards_it(seat: str) -> None:
    """Whatever its back: each side has a deck, a hand and a pile of its own."""
    other = "T" if seat == "G" else "G"
    god = {"G": "ARES", "T": "ZEUS"}[seat]
    card = {"G": "T-BOAR-1", "T": "G-WINE-2"}[seat]
    t = siege(seat, hands={seat: card}, known={seat: card}).play(f"{seat} offer {god} {card}")
    assert t.of("discard", seat) == [card]
    assert t.of("discard", other) == []
    assert t["known"] == [[], []]


@rule("TRO-CARD-2")
def test_discard_piles_and_horse_are_open_to_all() -> None:
    """Both sides and the public see every card there."""
    t = siege(discards={"G": "G-FISH-1 T-RAM-1", "T": "T-WINE-2"}, horse="G-WINE-1 G-RAM-1")
    for seat in ("G", "T", None):
        assert t.sees(seat, "discard") == [["G-FISH-1", "T-RAM-1"], ["T-WINE-2"]]
        assert t.sees(seat, "horse") == ["G-WINE-1", "G-RAM-1"]


@rule("TRO-CARD-3")
def test_hands_are_secret_and_sizes_are_open() -> None:
    """Each side sees its own hand, of the other hand and of both decks the number of cards."""
    t = siege(hands={"G": "G-FISH-1 G-RAM-1 G-WINE-2", "T": "T-WINE-1"}, deck_sizes={"G": 9, "T": 11})
    assert t.sees("G", "hand") == [["G-RAM-1", "G-FISH-1", "G-WINE-2"], 1]
    assert t.sees("T", "hand") == [3, ["T-WINE-1"]]
    assert t.sees(None, "hand") == [3, 1]
    for seat in ("G", "T", None):
        assert t.sees(seat, "deck") == [9, 11]


@rule("TRO-CARD-3")
def test_what_a_side_is_told_does_not_depend_on_the_other_hand() -> None:
    """Views and options of a side are the same for every hand of the other and every order of the decks."""
    one = siege(hands={"G": "G-FISH-1", "T": "T-WINE-1 T-RAM-1"})
    two = siege(hands={"G": "G-FISH-1", "T": "T-FISH-2 T-BOAR-2"}, decks={"G": "G-BOAR-2", "T": "T-WINE-1"})
    assert one.s.view(0) == two.s.view(0)
    assert one.s.prompt(0) == two.s.prompt(0)
    assert one.s.view(None) == two.s.view(None)


@rule("TRO-CARD-4")
def test_a_taken_card_pays_like_any_other() -> None:
    """Its symbols count for offerings."""
    t = siege("G", hands={"G": "T-BOAR-2"}, known={"G": "T-BOAR-2"})
    assert t.options == ["draw", "offer ARES"]
    assert t.play("G offer ARES T-BOAR-2")["heroes"] == at(TP="ODYSSEUS")


@rule("TRO-CARD-4")
def test_the_figure_of_a_taken_card_serves_only_the_side_that_can_use_it() -> None:
    """A Trojan builds nothing with a horse part and a Greek advances nothing with Hector."""
    t = siege("T", heroes=at(GP="AJAX AENEAS"), hands={"T": "G-WINE-1 G-RAM-1"}, asks="objective")
    assert t.options == ["skip"]
    assert t.refuses("T build G-WINE-1") == ["TRO-CARD-4 only-greek-builds"]
    assert t.refuses("T advance G-WINE-1") == ["TRO-OBJ-T1 wrong-figure"]
    t = siege("G", heroes=at(TP="AJAX AENEAS"), hands={"G": "T-WINE-1 T-WHEAT-1"}, asks="objective")
    assert t.options == ["skip"]
    assert t.refuses("G advance T-WINE-1") == ["TRO-CARD-4 only-trojan-advances"]
    assert t.refuses("G build T-WINE-1") == ["TRO-OBJ-G1 no-horse-part"]


@rule("TRO-CARD-4")
def test_a_horse_part_won_back_serves_the_greek_again() -> None:
    """A Greek card that comes back from the Trojan's pile can be laid."""
    t = siege("G", olympus=OTHER, heroes=at(TP="AJAX AENEAS"), discards={"T": "G-WINE-1"}, asks="APOLLO")
    t.play("G take G-WINE-1", "G build G-WINE-1")
    assert (t["horse"], t["known"]) == (["G-WINE-1"], [[], []])


def skipped(seat: str, hand: str) -> Siege:
    heroes = at(TP="AJAX AENEAS") if seat == "G" else at(GP="AJAX AENEAS")
    return siege(seat, heroes=heroes, hands={seat: hand}, asks="objective")


@rule("TRO-CARD-5")
@pytest.mark.parametrize(
    ("seat", "fitting", "useless"), [("G", "G-WINE-1", "G-FISH-1"), ("T", "T-WINE-1", "T-RAM-FISH")]
)
def test_a_skip_tells_nothing_of_the_hand(seat: str, fitting: str, useless: str) -> None:
    """Question, events and views of the others are the same with a fitting card and without."""
    other = 1 - SEATS.index(seat)
    could, could_not = skipped(seat, fitting), skipped(seat, useless)
    for watcher in (other, None):
        assert could.s.prompt(watcher) == could_not.s.prompt(watcher)
        assert could.s.view(watcher) == could_not.s.view(watcher)
    could.play(f"{seat} skip")
    could_not.play(f"{seat} skip")
    for watcher in (other, None):
        assert could.s.view(watcher) == could_not.s.view(watcher)
    assert could.log() == could_not.log() == could.log(SEATS[other]) == could_not.log(seat)
    assert could.log()[0] == ("made-no-progress", {"seat": seat})


@rule("TRO-CARD-3")
def test_the_set_has_eight_symbols_of_each_offering_a_side() -> None:
    """27 cards a side: six singles, six doubles, fifteen pairs; figures on the pure cards only."""
    for back in ("greek", "trojan"):
        cards = [card for card in game("troia").base.spec.card if card.back == back]
        icons = [icon for card in cards for icon in card.offerings]
        assert len(cards) == 27
        assert {icon: icons.count(icon) for icon in icons} == dict.fromkeys(
            ("WINE", "WHEAT", "DEER", "RAM", "FISH", "BOAR"), 8
        )
        assert all(len(set(card.offerings)) == 1 for card in cards if card.figure)
    figures = [card.figure for card in game("troia").base.spec.card if card.figure]
    assert {figure: figures.count(figure) for figure in figures} == {
        "HEAD": 2,
        "CHEST": 2,
        "RUMP": 2,
        "WHEELS": 2,
        "HECTOR": 6,
        "PARIS": 6,
    }


@rule("TRO-CARD-3")
def test_a_card_taken_into_a_hand_is_known_until_it_leaves() -> None:
    """Apollo's card is marked for all in the new hand; when Doris takes it on, it is known in the next."""
    t = siege("T", olympus=APOLLO_NEAR_T, discards={"G": "G-DEER-2"}, asks="APOLLO").play("T take G-DEER-2")
    assert t.sees("G", "known") == [[], ["G-DEER-2"]]
    t = siege("G", olympus=OTHER, hands={"T": "G-DEER-2"}, known={"T": "G-DEER-2"}, asks="DORIS", chance=[0])
    t.play("G use")
    assert t["known"] == [["G-DEER-2"], []]
    assert t["hand"] == [["G-DEER-2"], []]
