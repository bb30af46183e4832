"""Rulings TRO-Q23 to TRO-Q42."""

from __future__ import annotations

from typing import Any

import pytest

import kylix
from games.troia.position import CARDS, FIRST, HEROES, OTHER, at, siege
from kylix.core.chance import FixedChance
from kylix.kit import codec
from kylix.kit.components import Components
from kylix.kit.registry import game
from kylix.testing import rule

GAME = game("troia")


def faults(old: str, new: str) -> list[str]:
    """What is wrong with the base set after one change."""
    assert GAME.base.toml.count(old) == 1
    with pytest.raises(kylix.BadComponents) as caught:
        Components.read(GAME.components, "troia", GAME.base.toml.replace(old, new), "changed")
    return caught.value.faults


@rule("TRO-Q23")
def test_a_tie_in_progress_and_heroes_is_a_draw() -> None:
    """The game is over with a result of its own; no further game is started."""
    t = siege(deck_sizes={"G": 1}).play("G draw")
    assert (t.s.over, t["winner"], t.result, t.s.ranking()) == (True, None, "deck_equal", [1, 1])


@rule("TRO-Q24")
def test_no_hand_is_too_large() -> None:
    """With 20 cards in hand drawing and Zeus still give two, and none has to be discarded."""
    hand = " ".join(card for card in CARDS if card[0] == "G")
    twenty = " ".join(hand.split()[:20])
    t = siege(hands={"G": twenty}, asks="ZEUS").play("G use")
    assert len(t.of("hand", "G")) == 22
    t = siege(hands={"G": twenty}).play("G draw")
    assert (len(t.of("hand", "G")), t.of("discard", "G"), t.asks) == (22, [], ["T"])


@rule("TRO-Q25")
def test_each_side_has_an_open_pile_and_laid_parts_are_in_none() -> None:
    """A card lies with who discarded it; a horse part is not there for Apollo."""
    t = siege("T", olympus=OTHER, discards={"G": "T-RAM-1", "T": "G-RAM-1"}, horse="G-WINE-1", asks="APOLLO")
    assert t.options == ["decline", "take T-RAM-1"]
    assert t.refuses("T take G-WINE-1") == ["TRO-GOD-APOLLO not-in-discard"]
    assert t.sees("G", "discard") == t.sees("T", "discard") == [["T-RAM-1"], ["G-RAM-1"]]


@rule("TRO-Q26")
def test_a_card_of_the_other_side_is_good_for_its_symbols_only() -> None:
    """The Trojan pays with the horse part he took; it lies in his pile, where the Greek fetches it back."""
    olympus = "APOLLO APHRODITE HEPHAESTUS IRIS DORIS ATHENA"
    t = siege("T", olympus=olympus, hands={"T": "G-DEER-2", "G": "G-DEER-1"}, known={"T": "G-DEER-2"})
    t.play("T offer APOLLO G-DEER-2")
    assert t.of("discard", "T") == ["G-DEER-2"]
    t.play("G offer APOLLO G-DEER-1")
    assert t.options == ["decline", "take G-DEER-2"]
    assert t.play("G take G-DEER-2").of("hand", "G") == ["G-DEER-2"]


@rule("TRO-Q27")
def test_the_last_space_takes_two_cards() -> None:
    """One Hector and one Paris, never one card alone; no card of the base set shows two figures."""
    t = siege("T", heroes=at(GP="AJAX AENEAS"), hands={"T": "T-WINE-1 T-WHEAT-1"}, track=3, asks="objective")
    t.play("T advance T-WINE-1")
    assert (t["track"], t.s.over) == (3, False)
    assert t.sees("G", "paid") == [[], 1]
    t.play("T advance T-WHEAT-1")
    assert (t["track"], t.of("discard", "T")) == (4, ["T-WINE-1", "T-WHEAT-1"])
    assert GAME.base.spec.step[3].needs == [["HECTOR"], ["PARIS"]]


@rule("TRO-Q28")
def test_every_set_has_six_tiles_with_six_offerings() -> None:
    """A set in which two tiles show the same offering is refused: a hero would have no god."""
    assert len({tile.offering for tile in GAME.base.spec.tile}) == 6
    told = faults('offering = "WINE"\nfaces', 'offering = "WHEAT"\nfaces')
    assert any("two tiles show WHEAT (TRO-Q28)" in fault for fault in told)


@rule("TRO-Q29")
def test_every_hero_has_one_offering_a_side_and_two_different_ones() -> None:
    """On each side the six heroes have the six offerings; none has the same on both faces."""
    heroes = GAME.base.spec.hero
    for side in ("greek", "trojan"):
        assert len({getattr(hero, side) for hero in heroes}) == 6
    assert all(hero.greek != hero.trojan for hero in heroes)
    told = faults('id = "AJAX"\ngreek = "WHEAT"\ntrojan = "FISH"', 'id = "AJAX"\ngreek = "WHEAT"\ntrojan = "WHEAT"')
    assert any("same offering on both faces (TRO-Q29)" in fault for fault in told)
    assert any("two heroes have WHEAT on the trojan face (TRO-Q29)" in fault for fault in told)


@rule("TRO-Q30")
def test_the_cornucopia_cannot_be_spent_in_the_turn_in_which_it_is_taken() -> None:
    """It comes when paying is over; the next own turn is the first in which it pays."""
    t = siege(olympus=OTHER, hands={"G": "G-BOAR-1 G-WINE-2"}).play("G offer ATHENA G-BOAR-1", "G use")
    assert (t["cornucopia"], t.asks) == ("G", ["T"])
    t.play("T draw")
    assert "offer DORIS" in t.options
    assert t.play("G offer DORIS G-WINE-2 +cornucopia")["cornucopia"] is None


@rule("TRO-Q31")
def test_endless_play_is_stopped_after_turn_300() -> None:
    """Two sides that fetch single cards back for ever are stopped in a draw."""
    olympus = "APOLLO APHRODITE HEPHAESTUS IRIS DORIS ATHENA"
    hands = {"T": "T-DEER-1", "G": "G-DEER-1"}
    t = siege("T", olympus=olympus, turn=294, hands=hands, discards={"G": "G-DEER-2"})
    decks = t["deck"]
    for turn in range(294, 301):
        seat, other = ("G", "T") if turn % 2 else ("T", "G")
        card = t.of("hand", seat)[0]
        t.play(f"{seat} offer APOLLO {card}", f"{seat} take {t.of('discard', other)[-1]}")
    assert (t.result, t["winner"], t["turn"], t["deck"]) == ("turn_limit", None, 300, decks)


@rule("TRO-Q32")
def test_nobody_passes() -> None:
    """The first question of a turn has no pass; drawing is always there."""
    for seat in "GT":
        t = siege(seat)
        assert t.options == ["draw"]
        for move in ("skip", "done", "decline", "cancel"):
            assert t.refuses(f"{seat} {move}") == ["TRO-TURN-3 other-question"]


@rule("TRO-Q33")
@pytest.mark.parametrize("god", [*FIRST.split(), *OTHER.split()])
def test_no_power_touches_horse_or_token(god: str) -> None:
    """Whatever way a power is carried out, laid parts lie and the token stands."""
    arranged = siege(
        "T",
        olympus=FIRST if god in FIRST else OTHER,
        heroes=at(GP="ACHILLES", GD="AJAX", TD="AGAMEMNON", TP="AENEAS"),
        hands={"G": "G-RAM-1"},
        discards={"G": "G-DEER-1"},
        horse="G-WINE-1 G-WHEAT-1",
        track=2,
        asks=god,
    )
    for move in arranged.s.options(1):
        s = arranged.s.clone()
        s.apply(1, move)
        assert codec.fields(s)["horse"] == ["G-WINE-1", "G-WHEAT-1"]
        assert codec.fields(s)["track"] == 2


@rule("TRO-Q34")
def test_the_greek_lays_one_part_a_turn() -> None:
    """With four heroes there and all parts in hand the turn ends after one."""
    hand = "G-WINE-1 G-WHEAT-1 G-DEER-1 G-RAM-1"
    t = siege(heroes=at(TP="AJAX AENEAS ACHILLES ODYSSEUS"), hands={"G": hand}, asks="objective")
    t.play("G build G-WINE-1", "G return ACHILLES AJAX")
    assert (len(t["horse"]), t.asks, t.question) == (1, ["T"], "ChooseAction")
    assert len(t.state.far_heroes(0)) == 2


@rule("TRO-Q35")
def test_the_god_in_the_near_slot_may_be_honoured_at_the_dearest_cost() -> None:
    """Zeus in slot 1 costs the Greek 5 and stays; four symbols are too few."""
    hand = "G-WINE-1 G-WINE-2 G-WINE-WHEAT"
    t = siege(hands={"G": hand})
    assert t.options == ["draw", "offer ZEUS", "offer HERA"]
    t.play(f"G offer ZEUS {hand}")
    assert t["olympus"] == FIRST.split()
    assert t["heroes"] == at(TD="AENEAS")
    t = siege(hands={"G": "G-WINE-2 G-WINE-WHEAT"})
    assert t.refuses("G offer ZEUS") == ["TRO-OFFER-4 too-few-icons"]


@rule("TRO-Q36")
def test_hands_and_the_order_of_decks_are_secret_and_all_else_is_open() -> None:
    """A side sees every field but the other hand, the cards set aside and the decks."""
    t = siege("T", hands={"G": "G-RAM-1", "T": "T-WINE-1 T-WINE-2"}, cornucopia="T", horse="G-WINE-1", track=2)
    t.play("T offer ZEUS", "T cornucopia", "T pay T-WINE-1")
    whole = codec.fields(t.s)
    seen = t.s.view(0)
    hidden = {"hand": [["G-RAM-1"], 1], "paid": [[], 1], "deck": [25, 25]}
    for name in GAME.seen_by:
        assert seen[name] == hidden.get(name, whole[name])
    assert set(hidden) < set(GAME.seen_by)


@rule("TRO-Q37")
def test_the_token_is_never_counted_as_a_hero() -> None:
    """Neither for the objective step nor in a tie."""
    t = siege("T", heroes=at(GP="AJAX"), track=3).play("T draw")
    assert t.question == "ChooseAction"
    three = "G-WINE-1 G-WHEAT-1 G-DEER-1"
    t = siege(heroes=at(TD="AJAX", GD="AENEAS"), horse=three, track=3, deck_sizes={"G": 1}).play("G draw")
    assert t.result == "deck_equal"


@rule("TRO-Q38")
def test_the_second_space_of_a_superior_offering_cannot_be_refused() -> None:
    """The hero moves two without a question."""
    t = siege(heroes={"ODYSSEUS": "GD"}, hands={"G": "G-BOAR-1"}).play("G offer ARES G-BOAR-1")
    assert t["heroes"] == at(TD="ODYSSEUS")
    assert t.options == ["decline", "move ODYSSEUS"]


@rule("TRO-Q39")
def test_a_moved_god_keeps_its_hero() -> None:
    """Iris changes the places of gods, not their ties."""
    t = siege(olympus=OTHER, hands={"T": "T-BOAR-1", "G": "G-BOAR-1"}, asks="IRIS")
    t.play("G place ATHENA 1", "T offer ATHENA T-BOAR-1")
    assert t["heroes"] == at(GP="ACHILLES")
    t.play("T decline", "G offer ATHENA G-BOAR-1")
    assert t["heroes"] == at(GP="ACHILLES", TP="ODYSSEUS")


@rule("TRO-Q40")
@pytest.mark.parametrize(
    ("seat", "cards", "verb"),
    [("G", ("G-WINE-1", "G-DEER-2"), "build"), ("T", ("T-WINE-1", "T-BOAR-2"), "advance")],
)
def test_of_several_cards_that_fit_the_player_chooses(seat: str, cards: tuple[str, str], verb: str) -> None:
    """Two heads, or two Hectors: both are offered, and the chosen one is shown."""
    heroes = at(TP="AJAX AENEAS") if seat == "G" else at(GP="AJAX AENEAS")
    for card in cards:
        t = siege(seat, heroes=heroes, hands={seat: " ".join(cards)}, track=2, asks="objective")
        assert t.options == ["skip", *[f"{verb} {fitting}" for fitting in cards]]
        t.play(f"{seat} {verb} {card}")
        assert t.of("hand", seat) == [other for other in cards if other != card]
        told = t.log("T" if seat == "G" else "G")[0][1]
        assert card in (told.get("card"), *told.get("cards", []))


@rule("TRO-Q41")
@pytest.mark.parametrize("seat", ["G", "T"])
def test_the_objective_is_asked_though_no_card_fits(seat: str) -> None:
    """Skipping is then the only answer, also with an empty hand."""
    heroes = at(**{"TP" if seat == "G" else "GP": " ".join(HEROES[:2])})
    t = siege(seat, heroes=heroes, decks={seat: f"{seat}-RAM-FISH {seat}-RAM-BOAR"}).play(f"{seat} draw")
    assert (t.question, t.asks, t.options) == ("MakeProgress", [seat], ["skip"])


@rule("TRO-Q42")
def test_decks_are_listed_from_the_top_and_a_list_of_gods_is_a_set() -> None:
    """The first card listed is drawn first; the order in which gods are named does not place them."""
    t = siege(decks={"G": "G-RAM-1 G-FISH-1 G-BOAR-1"}).play("G draw")
    assert t.of("hand", "G") == ["G-RAM-1", "G-FISH-1"]
    outcomes = [0, 1, 2, 1, 0, *range(26, 0, -1), *range(26, 0, -1)]
    places = [
        codec.fields(GAME.setting(2, {"gods": gods}).start(FixedChance(outcomes)))["olympus"]
        for gods in (FIRST, " ".join(reversed(FIRST.split())), "first_game")
    ]
    assert places[0] == places[1] == places[2]


@rule("TRO-Q42")
def test_the_marks_of_an_offering_are_cleared_after_its_power() -> None:
    """They stand during the power and are gone in the objective step."""
    t = siege(heroes=at(TP="AJAX AENEAS"), hands={"G": "G-FISH-2"}).play("G offer POSEIDON G-FISH-2")
    assert (t["honoured"], t["superior"]) == ("POSEIDON", 1)
    t.play("G decline")
    assert (t.question, t["honoured"], t["superior"]) == ("MakeProgress", None, -1)


@rule("TRO-Q42")
def test_at_the_end_of_turn_300_the_decks_come_before_the_limit() -> None:
    """With the deck looked at after the turn, an empty deck decides and not the limit."""
    arranged: dict[str, Any] = {
        "turn": 300,
        "horse": "G-WINE-1",
        "deck_sizes": {"T": 1},
        "options": {"deck_out": "end_of_turn"},
    }
    t = siege("T", **arranged).play("T draw")
    assert (t.result, t["winner"], t["turn"]) == ("deck_progress", "G", 300)


@rule("TRO-Q42")
def test_a_drawing_power_is_lost_with_an_empty_deck() -> None:
    """Only in a position set up by hand: Zeus has nothing to give, and the game goes on."""
    t = siege("T", hands={"T": "T-WINE-1"}, deck_sizes={"T": 0}).play("T offer ZEUS T-WINE-1")
    assert "power-lost" in t.happened()
    assert t.asks == ["G"]


@rule("TRO-Q42")
def test_cards_with_equal_symbols_but_other_backs_are_different_cards() -> None:
    """Both are offered for payment, and the one that is named is discarded."""
    t = siege(hands={"G": "G-BOAR-1 T-BOAR-1"}).play("G offer ARES")
    assert t.options == ["pay G-BOAR-1", "pay T-BOAR-1"]
    assert t.play("G pay T-BOAR-1", "G done").of("discard", "G") == ["T-BOAR-1"]


@rule("TRO-Q42")
def test_a_known_card_stays_known_until_it_leaves_the_hand() -> None:
    """It is known while it is set aside for a payment, and no longer when it lies in a pile or in the horse."""
    t = siege("T", hands={"T": "G-WINE-1 T-WINE-1"}, known={"T": "G-WINE-1"}).play("T offer ZEUS", "T pay G-WINE-1")
    assert t["known"] == [[], ["G-WINE-1"]]
    t.play("T done")
    assert t["known"] == [[], []]
    t = siege("T", heroes=at(GP="AJAX AENEAS"), hands={"T": "T-WINE-1"}, known={"T": "T-WINE-1"}, asks="objective")
    assert t.play("T advance T-WINE-1")["known"] == [[], []]
    t = siege(heroes=at(TP="AJAX AENEAS"), hands={"G": "G-WINE-1"}, known={"G": "G-WINE-1"}, asks="objective")
    assert t.play("G build G-WINE-1")["known"] == [[], []]
