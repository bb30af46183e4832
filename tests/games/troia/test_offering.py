"""The offering: TRO-OFFER-1 to 8, TRO-GODMOVE-1 to 3, TRO-HERO-1 to 4."""

from __future__ import annotations

import pytest

from games.troia.position import FIRST, OTHER, at, siege
from kylix.testing import rule

RICH = "WINE-2 RAM-2 DEER-2 WHEAT-2 FISH-2 BOAR-2"
"""Twelve symbols, two of each kind: enough for every god."""
TIES = {
    "WINE": ("ZEUS", "APHRODITE", "AENEAS", "AGAMEMNON"),
    "WHEAT": ("HERA", "IRIS", "AJAX", "SARPEDON"),
    "DEER": ("ARTEMIS", "APOLLO", "AGAMEMNON", "ODYSSEUS"),
    "RAM": ("HERMES", "HEPHAESTUS", "SARPEDON", "AENEAS"),
    "FISH": ("POSEIDON", "DORIS", "ACHILLES", "AJAX"),
    "BOAR": ("ARES", "ATHENA", "ODYSSEUS", "ACHILLES"),
}


def hand_of(seat: str, cards: str) -> dict[str, str]:
    return {seat: " ".join(f"{seat}-{card}" for card in cards.split())}


@rule("TRO-OFFER-1")
@pytest.mark.parametrize("seat", ["G", "T"])
@pytest.mark.parametrize("god", FIRST.split())
def test_every_god_in_play_can_be_named(seat: str, god: str) -> None:
    """Any slot may be chosen, whatever god lies there."""
    hands = hand_of(seat, RICH)
    t = siege(seat, hands=hands).play(f"{seat} offer {god} {hands[seat]}")
    assert t.log()[0][1]["god"] == god


@rule("TRO-OFFER-1")
def test_a_god_that_is_not_in_play_cannot_be_named() -> None:
    """The other faces of the tiles are not there."""
    t = siege(hands=hand_of("G", RICH))
    for god in OTHER.split():
        assert t.refuses(f"G offer {god}") == ["TRO-OFFER-1 god-absent"]
        assert t.facts(f"G offer {god}") == {"god": god}


@rule("TRO-OFFER-2")
def test_the_cost_is_that_of_the_slot_before_anything_moves() -> None:
    """Poseidon in slot 5 costs the Greek 2 and not the 5 of the slot to which he goes."""
    t = siege(hands={"G": "G-FISH-2"}).play("G offer POSEIDON G-FISH-2")
    assert t["olympus"][0] == "POSEIDON"
    assert t["heroes"] == at(TP="ACHILLES")
    t = siege(olympus="ZEUS HERMES ARTEMIS POSEIDON HERA ARES", hands={"G": "G-FISH-2"})
    assert t.refuses("G offer POSEIDON") == ["TRO-OFFER-4 too-few-icons"]
    assert t.facts("G offer POSEIDON") == {"cost": 3, "total": 2}


@rule("TRO-OFFER-3")
def test_every_icon_of_every_card_counts_whatever_the_back() -> None:
    """Two cards with two icons each, one with a Trojan back, make four."""
    hands = {"G": "G-WINE-RAM T-WINE-FISH"}
    t = siege(hands=hands)
    assert t.options == ["draw", "offer HERMES", "offer POSEIDON"]
    t.play("G offer HERMES G-WINE-RAM T-WINE-FISH")
    assert t.of("discard", "G") == ["G-WINE-RAM", "T-WINE-FISH"]
    assert t.of("hand", "G") == []


@rule("TRO-OFFER-3")
def test_a_payment_is_named_card_by_card_in_any_order() -> None:
    """Any card may come next as long as the rest can complete the payment; each is named once."""
    t = siege(hands={"G": "G-FISH-1 G-WINE-2 G-WINE-FISH G-DEER-RAM"}).play("G offer POSEIDON")
    assert t.options == ["pay G-FISH-1", "pay G-WINE-2", "pay G-WINE-FISH", "pay G-DEER-RAM"]
    t.play("G pay G-WINE-2")
    assert t.options == ["pay G-FISH-1", "pay G-WINE-FISH", "pay G-DEER-RAM"]
    assert t.refuses("G done") == ["TRO-OFFER-5 no-matching-icon"]
    t.play("G pay G-FISH-1")
    assert t.options == ["done", "pay G-WINE-FISH", "pay G-DEER-RAM"]
    assert t.refuses("G pay G-WINE-2") == ["TRO-OFFER-3 already-paid"]
    t.play("G done")
    assert t.of("discard", "G") == ["G-WINE-2", "G-FISH-1"]
    assert t.of("hand", "G") == ["G-WINE-FISH", "G-DEER-RAM"]


@rule("TRO-OFFER-3")
def test_a_payment_on_one_line_is_made_as_it_is_named() -> None:
    for cards in ("G-WINE-2 G-FISH-1", "G-FISH-1 G-WINE-2"):
        t = siege(hands={"G": "G-FISH-1 G-WINE-2"}).play(f"G offer POSEIDON {cards}")
        assert t.of("discard", "G") == cards.split()


@rule("TRO-OFFER-3", "TRO-OFFER-4")
def test_a_payment_that_is_refused_is_judged_by_the_cards_that_were_named() -> None:
    """Named twice or not held is told as that; symbols are counted on the named cards, not on the hand."""
    t = siege(hands={"G": "G-FISH-1 G-WINE-2", "T": "T-FISH-1"})
    assert t.options == ["draw", "offer POSEIDON"]
    for god in ("POSEIDON", "HERMES"):
        assert t.refuses(f"G offer {god} G-FISH-1 G-FISH-1") == ["TRO-OFFER-3 already-paid"]
        assert t.refuses(f"G offer {god} G-FISH-1 T-FISH-1") == ["TRO-OFFER-3 not-in-hand"]
    for line, total in (("offer HERMES", 3), ("offer HERMES G-FISH-1", 1), ("offer POSEIDON G-FISH-1", 1)):
        assert t.refuses(f"G {line}")[0] == "TRO-OFFER-4 too-few-icons"
        assert t.facts(f"G {line}")["total"] == total
    assert t.refuses("G offer HERMES G-FISH-1 +cornucopia") == ["TRO-OFFER-6 no-token"]
    t = siege(hands={"G": "G-FISH-1 G-WINE-2"}, cornucopia="G")
    assert t.refuses("G offer ZEUS +cornucopia G-FISH-1") == ["TRO-OFFER-4 too-few-icons"]
    assert t.facts("G offer ZEUS +cornucopia G-FISH-1") == {"cost": 5, "total": 3}


@rule("TRO-OFFER-3")
def test_only_cards_of_the_own_hand_pay_and_at_least_one() -> None:
    """A card that is elsewhere is refused, and so is a payment without a card."""
    t = siege(hands={"G": "G-FISH-2", "T": "T-FISH-1"}, discards={"G": "G-FISH-1"}).play("G offer POSEIDON")
    for card in ("T-FISH-1", "G-FISH-1", "G-WINE-FISH"):
        assert t.refuses(f"G pay {card}") == ["TRO-OFFER-3 not-in-hand"]
        assert t.facts(f"G pay {card}") == {"card": card}
    assert t.refuses("G done") == [
        "TRO-OFFER-3 no-card",
        "TRO-OFFER-4 too-few-icons",
        "TRO-OFFER-5 no-matching-icon",
    ]
    assert t.refuses("G draw") == ["TRO-OFFER-3 other-question"]


@rule("TRO-OFFER-4")
def test_the_icons_must_reach_the_cost() -> None:
    """Less than the cost is refused with both numbers; just enough and more than enough are taken."""
    hands = {"G": "G-DEER-1 G-RAM-1 G-DEER-RAM G-DEER-BOAR"}
    t = siege(hands=hands)
    assert t.refuses("G offer ARTEMIS G-DEER-RAM") == ["TRO-OFFER-4 too-few-icons"]
    assert t.facts("G offer ARTEMIS G-DEER-RAM") == {"cost": 3, "total": 2}
    for payment in ("G-DEER-1 G-DEER-RAM", "G-DEER-RAM G-DEER-BOAR", "G-DEER-1 G-RAM-1 G-DEER-RAM G-DEER-BOAR"):
        t = siege(hands=hands).play(f"G offer ARTEMIS {payment}")
        assert t.of("discard", "G") == payment.split()


@rule("TRO-OFFER-5")
def test_one_icon_must_be_the_offering_of_the_god() -> None:
    """Enough icons without the god's own are refused; one of its own is enough."""
    t = siege(hands={"G": "G-WINE-2 G-RAM-2 G-DEER-2 G-WHEAT-BOAR"})
    assert t.refuses("G offer POSEIDON") == ["TRO-OFFER-5 no-matching-icon"]
    assert t.facts("G offer POSEIDON") == {"offering": "FISH"}
    assert t.refuses("G offer HERA G-WINE-2 G-RAM-2") == ["TRO-OFFER-5 no-matching-icon"]
    t.play("G offer HERA G-WINE-2 G-WHEAT-BOAR")
    assert t["heroes"] == at(TD="AJAX")


@rule("TRO-OFFER-6")
def test_the_cornucopia_adds_two_icons_of_the_gods_own_kind() -> None:
    """It adds 2 to the total and 2 to the matching icons, and goes back to the supply."""
    t = siege(hands={"G": "G-WINE-1"}, cornucopia="G")
    assert t.options == ["draw", "offer ARTEMIS", "offer HERA", "offer POSEIDON", "offer ARES"]
    t.play("G offer ARTEMIS G-WINE-1 +cornucopia")
    assert t["cornucopia"] is None
    assert t.log()[0][1] == {"seat": "G", "god": "ARTEMIS", "cards": ["G-WINE-1"], "cornucopia": 1, "superior": 0}
    t = siege(hands={"G": "G-WINE-1"}, cornucopia="G").play("G offer POSEIDON G-WINE-1 +cornucopia")
    assert t.log()[0][1]["superior"] == 1
    assert t["heroes"] == at(TP="ACHILLES")


@rule("TRO-OFFER-6")
def test_the_cornucopia_is_free_to_use_and_needs_its_holder() -> None:
    """Its holder may keep it or add it before or behind a card, once; nobody else can add it."""
    hands = {"G": "G-FISH-2 G-WINE-FISH"}
    t = siege(hands=hands, cornucopia="G").play("G offer POSEIDON")
    assert t.options == ["cornucopia", "pay G-FISH-2", "pay G-WINE-FISH"]
    t.play("G pay G-FISH-2")
    assert t.options == ["done", "cornucopia", "pay G-WINE-FISH"]
    t.play("G done")
    assert t["cornucopia"] == "G"
    t = siege(hands=hands, cornucopia="G").play("G offer POSEIDON", "G pay G-FISH-2", "G cornucopia")
    assert t.refuses("G cornucopia") == ["TRO-OFFER-6 token-once"]
    assert t.play("G done")["cornucopia"] is None
    for holder in (None, "T"):
        t = siege(hands=hands, cornucopia=holder).play("G offer POSEIDON")
        assert t.options == ["pay G-FISH-2", "pay G-WINE-FISH"]
        assert t.refuses("G cornucopia") == ["TRO-OFFER-6 no-token"]
        assert siege(hands={"G": "G-WINE-1"}, cornucopia=holder).options == ["draw"]


@rule("TRO-OFFER-6")
def test_the_cornucopia_does_not_pay_alone() -> None:
    """At least one card of the hand is discarded with it."""
    t = siege(hands={"G": "G-WINE-1"}, cornucopia="G").play("G offer ARES", "G cornucopia")
    assert t.options == ["pay G-WINE-1"]
    assert t.refuses("G done") == ["TRO-OFFER-6 no-card"]
    t = siege(hands={"G": ""}, cornucopia="G")
    assert t.options == ["draw"]
    assert t.refuses("G offer ARES") == ["TRO-OFFER-6 no-card"]


@rule("TRO-OFFER-6")
def test_a_card_that_needs_the_cornucopia_may_come_before_it() -> None:
    """Where only the token makes the payment good, it is demanded in the end."""
    t = siege(hands={"G": "G-WINE-FISH"}, cornucopia="G").play("G offer ARTEMIS")
    assert t.options == ["cornucopia", "pay G-WINE-FISH"]
    t.play("G pay G-WINE-FISH")
    assert t.options == ["cornucopia"]
    assert t.refuses("G done") == ["TRO-OFFER-4 too-few-icons", "TRO-OFFER-5 no-matching-icon"]
    t.play("G cornucopia")
    assert t.options == ["done"]


@rule("TRO-OFFER-7")
def test_the_payment_is_hidden_until_it_is_complete_and_then_open() -> None:
    """Cards set aside are not seen; once the payment is made all see them on the payer's pile."""
    t = siege("T", hands={"T": "T-WINE-1 T-WINE-2"}, discards={"T": "T-FISH-1"})
    t.play("T offer ZEUS", "T pay T-WINE-1")
    assert t.sees("G", "paid") == [[], 1]
    assert t.sees("T", "paid") == [0, ["T-WINE-1"]]
    assert t.sees("G", "hand") == [[], 1]
    assert t.log("G") == []
    t.play("T pay T-WINE-2", "T done")
    assert t.sees("G", "discard") == [[], ["T-FISH-1", "T-WINE-1", "T-WINE-2"]]
    offered = {"seat": "T", "god": "ZEUS", "cards": ["T-WINE-1", "T-WINE-2"], "cornucopia": 0, "superior": 1}
    assert t.log("G")[0] == ("offered", offered)
    assert t["paid"] == [[], []]


@rule("TRO-OFFER-7")
def test_a_figure_on_a_card_that_pays_has_no_effect() -> None:
    """A horse part or a man of the path that is spent on a god builds and advances nothing."""
    forward = {"AJAX": "TP", "AENEAS": "TP"}
    t = siege(heroes=forward, hands={"G": "G-BOAR-2"}).play("G offer ARES G-BOAR-2")
    assert (t["horse"], t.of("discard", "G"), t.options) == ([], ["G-BOAR-2"], ["skip"])
    t = siege("T", heroes={"AJAX": "GP", "AENEAS": "GP"}, hands={"T": "T-WINE-1"}).play("T offer ZEUS T-WINE-1")
    t.play("T decline")
    assert (t["track"], t.of("discard", "T"), t.options) == (0, ["T-WINE-1"], ["skip"])


@rule("TRO-OFFER-8")
@pytest.mark.parametrize(
    ("god", "payment", "superior"),
    [
        ("ARES", "G-BOAR-1", 1),
        ("ARES", "G-WINE-BOAR", 1),
        ("POSEIDON", "G-FISH-2", 1),
        ("POSEIDON", "G-WINE-FISH", 0),
        ("POSEIDON", "G-FISH-1 G-WINE-FISH", 1),
        ("POSEIDON", "G-FISH-1 G-WINE-2", 0),
        ("POSEIDON", "G-WINE-2 G-FISH-2", 1),
        ("ARTEMIS", "G-DEER-2 G-WINE-2", 0),
        ("ARTEMIS", "G-DEER-2 G-WINE-DEER", 1),
        ("HERMES", "G-RAM-1 G-RAM-2 G-WINE-RAM", 1),
        ("HERMES", "G-RAM-2 G-WINE-RAM", 0),
    ],
)
def test_an_offering_is_superior_if_the_own_icons_reach_the_cost(god: str, payment: str, superior: int) -> None:
    """Superior if the god's own icons alone reach the cost, other icons or not; else mixed."""
    t = siege(hands={"G": payment}).play(f"G offer {god} {payment}")
    assert t.log()[0][1]["superior"] == superior


@rule("TRO-GODMOVE-1")
@pytest.mark.parametrize("seat", ["G", "T"])
@pytest.mark.parametrize("god", FIRST.split())
def test_the_god_goes_to_the_near_slot_and_those_it_passes_shift(seat: str, god: str) -> None:
    """Slot 1 for the Greek, slot 6 for the Trojan; gods between shift by one, the others stay."""
    hands = hand_of(seat, RICH)
    t = siege(seat, hands=hands).play(f"{seat} offer {god} {hands[seat]}")
    before = FIRST.split()
    slot = before.index(god)
    passed, stayed = (before[:slot], before[slot + 1 :]) if seat == "G" else (before[slot + 1 :], before[:slot])
    assert t["olympus"] == ([god, *passed, *stayed] if seat == "G" else [*stayed, *passed, god])
    assert len(t["olympus"]) == 6


@rule("TRO-GODMOVE-2")
@pytest.mark.parametrize(("seat", "god", "hero"), [("G", "ZEUS", "AENEAS"), ("T", "ARES", "ACHILLES")])
def test_a_god_already_in_the_near_slot_stays_and_the_offering_is_good(seat: str, god: str, hero: str) -> None:
    """At the dearest cost; nothing moves on Olympus, the hero does."""
    hands = hand_of(seat, RICH)
    t = siege(seat, hands=hands).play(f"{seat} offer {god} {hands[seat]}")
    assert t["olympus"] == FIRST.split()
    assert t["heroes"][hero] != "C"
    assert "god-moved" not in t.happened()


@rule("TRO-GODMOVE-3")
@pytest.mark.parametrize(("seat", "other"), [("G", "T"), ("T", "G")])
def test_the_honoured_god_is_now_dearest_for_its_side_and_cheapest_for_the_other(seat: str, other: str) -> None:
    """It costs 5 to honour it again, and 1 for the other side."""
    own = f"{seat}-DEER-2 {seat}-WINE-DEER"
    t = siege(seat, hands={seat: own, other: f"{other}-DEER-1"}).play(f"{seat} offer ARTEMIS {own}")
    t.play(f"{seat} decline")
    t.play(f"{other} offer ARTEMIS {other}-DEER-1")
    hero, space = {"T": ("ODYSSEUS", "GP"), "G": ("AGAMEMNON", "TP")}[other]
    assert t["heroes"][hero] == space
    t.play(f"{other} decline", f"{seat} draw")
    assert t.refuses(f"{other} offer ARTEMIS")[1] == "TRO-OFFER-4 too-few-icons"
    assert t.s.explain("GT".index(other), "offer ARTEMIS")[1].facts["cost"] == 5


@rule("TRO-HERO-1")
@pytest.mark.parametrize(("seat", "column"), [("G", 2), ("T", 3)])
@pytest.mark.parametrize("face", [0, 1])
@pytest.mark.parametrize("offering", TIES)
def test_the_hero_tied_to_the_god_on_ones_own_side_moves(seat: str, column: int, face: int, offering: str) -> None:
    """Exactly one hero moves and there is no choice; both faces of a tile move the same hero."""
    row = TIES[offering]
    gods = [tie[face] for kind, tie in TIES.items() if kind != offering]
    olympus = [*gods, row[face]] if seat == "G" else [row[face], *gods]
    card = f"{seat}-{offering}-1"
    t = siege(seat, olympus=" ".join(olympus), hands={seat: card}).play(f"{seat} offer {row[face]} {card}")
    assert t["heroes"] == at(**{"TP" if seat == "G" else "GP": row[column]})


@rule("TRO-HERO-2")
@pytest.mark.parametrize(
    ("seat", "start", "goal"),
    [("G", "GP", "C"), ("G", "GD", "TD"), ("G", "C", "TP"), ("T", "TP", "C"), ("T", "TD", "GD"), ("T", "C", "GP")],
)
def test_a_superior_offering_moves_the_hero_two_spaces_forward(seat: str, start: str, goal: str) -> None:
    """Forward is towards the other side."""
    god, card, hero = {"G": ("ARES", "G-BOAR-1", "ODYSSEUS"), "T": ("ZEUS", "T-WINE-1", "AGAMEMNON")}[seat]
    t = siege(seat, heroes={hero: start}, hands={seat: card}).play(f"{seat} offer {god} {card}")
    assert t["heroes"] == at() | {hero: goal}


@rule("TRO-HERO-3")
@pytest.mark.parametrize(
    ("seat", "start", "goal"), [("G", "GP", "GD"), ("G", "C", "TD"), ("T", "TP", "TD"), ("T", "C", "GD")]
)
def test_a_mixed_offering_moves_the_hero_one_space_forward(seat: str, start: str, goal: str) -> None:
    """One space for a payment in which the god's own icons do not reach the cost."""
    god, card, hero = {"G": ("POSEIDON", "WINE-FISH", "ACHILLES"), "T": ("HERMES", "WINE-RAM", "AENEAS")}[seat]
    t = siege(seat, heroes={hero: start}, hands={seat: f"{seat}-{card}"}).play(f"{seat} offer {god} {seat}-{card}")
    assert t["heroes"] == at() | {hero: goal}


@rule("TRO-HERO-4")
def test_a_hero_at_the_end_stays_and_the_other_steps_are_carried_out() -> None:
    """The god moves, the power is granted and the objective is looked at, though the hero cannot move."""
    t = siege(heroes={"ACHILLES": "TP", "AJAX": "TP"}, hands={"G": "G-FISH-2 G-WINE-1"})
    t.play("G offer POSEIDON G-FISH-2")
    assert t["heroes"] == at(TP="ACHILLES AJAX")
    assert t["olympus"][0] == "POSEIDON"
    assert t.options == ["decline", "move ACHILLES", "move AJAX"]
    t.play("G decline")
    assert t.options == ["skip", "build G-WINE-1"]
    assert t.happened() == ["offered", "god-moved", "power-declined"]
