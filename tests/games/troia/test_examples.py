"""The worked examples of the specification, 1 to 18."""

from __future__ import annotations

from typing import Any

import pytest

from games.troia.position import CARDS, at, siege
from kylix.testing import rule


@rule("TRO-OFFER-2", "TRO-OFFER-8", "TRO-GODMOVE-1", "TRO-HERO-3", "TRO-POWER-2")
def test_example_1_a_mixed_offering_and_a_lost_power() -> None:
    """Cost 2, one fish of two symbols: one space, no target for Poseidon, the Trojan to move."""
    t = siege(hands={"G": "G-WINE-FISH"}).play("G offer POSEIDON G-WINE-FISH")
    assert t.log()[0][1]["superior"] == 0
    assert t.of("discard", "G") == ["G-WINE-FISH"]
    assert t["olympus"] == ["POSEIDON", "ZEUS", "HERMES", "ARTEMIS", "HERA", "ARES"]
    assert t["heroes"] == at(TD="ACHILLES")
    assert t.happened() == ["offered", "god-moved", "hero-moved", "power-lost", "turn-began"]
    assert (t.asks, t.question) == (["T"], "ChooseAction")


@rule("TRO-OFFER-7", "TRO-OFFER-8", "TRO-HERO-2", "TRO-GOD-POSEIDON")
def test_example_2_a_superior_offering() -> None:
    """Two fish at cost 2: two spaces; the rump on the card has no effect; one hero forward opens nothing."""
    t = siege(hands={"G": "G-FISH-2"}).play("G offer POSEIDON G-FISH-2")
    assert t["heroes"] == at(TP="ACHILLES")
    assert t.options == ["decline", "move ACHILLES"]
    assert siege(hands={"G": "G-FISH-2"}).play("G offer POSEIDON G-FISH-2", "G move ACHILLES")["heroes"] == at(
        TD="ACHILLES"
    )
    t.play("G decline")
    assert (t["horse"], t.asks, t.question) == ([], ["T"], "ChooseAction")


@rule("TRO-OFFER-8", "TRO-HERO-2", "TRO-POWER-2")
def test_example_3_cost_one_is_always_superior() -> None:
    """Ares in slot 6 for one boar: two spaces; nobody in defence, so the power is lost."""
    t = siege(hands={"G": "G-BOAR-1"}).play("G offer ARES G-BOAR-1")
    assert t["heroes"] == at(TP="ODYSSEUS")
    assert t["olympus"] == ["ARES", "ZEUS", "HERMES", "ARTEMIS", "HERA", "POSEIDON"]
    assert "power-lost" in t.happened()
    assert t.asks == ["T"]


@rule("TRO-HERO-1", "TRO-GODMOVE-1", "TRO-BOARD-5", "TRO-GOD-POSEIDON")
def test_example_4_the_same_god_for_the_other_side() -> None:
    """The Trojan pays 1 in slot 1 and moves Ajax; Achilles in defence is no target."""
    t = siege(hands={"G": "G-WINE-FISH", "T": "T-FISH-1"}).play("G offer POSEIDON G-WINE-FISH")
    t.play("T offer POSEIDON T-FISH-1")
    assert t["heroes"] == at(GP="AJAX", TD="ACHILLES")
    assert t["olympus"] == ["ZEUS", "HERMES", "ARTEMIS", "HERA", "ARES", "POSEIDON"]
    assert t.options == ["decline", "move AJAX"]
    assert t.refuses("T move ACHILLES") == ["TRO-GOD-POSEIDON hero-out-of-reach"]
    assert t.play("T move AJAX")["heroes"]["AJAX"] == "GD"


@rule("TRO-OFFER-1", "TRO-OFFER-3", "TRO-OFFER-4", "TRO-OFFER-5")
def test_example_5_illegal_payments() -> None:
    """No fish, too little, no card, a god that is not there; and one payment that is legal."""
    t = siege(hands={"G": "G-FISH-1 G-DEER-RAM G-WINE-WHEAT"})
    assert t.refuses("G offer POSEIDON G-DEER-RAM") == ["TRO-OFFER-5 no-matching-icon"]
    assert t.refuses("G offer HERMES G-DEER-RAM") == ["TRO-OFFER-4 too-few-icons"]
    assert t.facts("G offer HERMES G-DEER-RAM") == {"cost": 4, "total": 2}
    assert t.refuses("G offer APOLLO G-DEER-RAM") == ["TRO-OFFER-1 god-absent"]
    empty = siege(hands={"G": "G-FISH-1 G-DEER-RAM G-WINE-WHEAT"}).play("G offer POSEIDON")
    assert empty.refuses("G done")[0] == "TRO-OFFER-3 no-card"
    t.play("G offer HERMES G-DEER-RAM G-WINE-WHEAT")
    assert t.log()[0][1]["superior"] == 0
    assert t["heroes"] == at(TD="SARPEDON")


@rule("TRO-OFFER-4", "TRO-OFFER-8", "TRO-HERO-4", "TRO-BOARD-3")
def test_example_6_a_foreign_symbol_too_much_and_a_move_cut_short() -> None:
    """Three symbols at cost 2, two of them fish: superior; from defence Achilles moves one space only."""
    t = siege(heroes={"ACHILLES": "TD"}, hands={"G": "G-FISH-1 G-FISH-BOAR"})
    t.play("G offer POSEIDON G-FISH-1 G-FISH-BOAR")
    assert t.log()[0][1]["superior"] == 1
    assert t["heroes"] == at(TP="ACHILLES")


@rule("TRO-OBJ-2", "TRO-OBJ-G1", "TRO-OBJ-G2", "TRO-OBJ-3", "TRO-OBJ-4")
def test_example_7_greek_progress_with_three_heroes_forward() -> None:
    """The second head is refused, the chest is laid, two of three return; after a skip all stay."""
    heroes = at(TP="ACHILLES AJAX ODYSSEUS")
    hands = {"G": "G-WINE-1 G-RAM-2"}
    t = siege(heroes=heroes, hands=hands, horse="G-DEER-2", asks="objective")
    assert t.options == ["skip", "build G-RAM-2"]
    assert t.refuses("G build G-WINE-1") == ["TRO-OBJ-G2 part-laid"]
    t.play("G build G-RAM-2")
    assert (t["horse"], t["discard"]) == (["G-DEER-2", "G-RAM-2"], [[], []])
    assert t.options == ["return ACHILLES", "return AJAX", "return ODYSSEUS"]
    t.play("G return AJAX ODYSSEUS")
    assert (t["heroes"], t.asks) == (at(TP="ACHILLES"), ["T"])
    t = siege(heroes=heroes, hands=hands, decks={"G": "G-FISH-1 G-BOAR-1"}, horse="G-DEER-2", asks="objective")
    t.play("G skip")
    assert t["heroes"] == heroes
    assert t.play("T draw", "G draw").options == ["skip", "build G-RAM-2"]


@rule("TRO-OBJ-T1", "TRO-OBJ-T2", "TRO-OBJ-3", "TRO-END-2", "TRO-Q41")
@pytest.mark.parametrize(
    ("track", "ways"),
    [
        (0, ["T-WINE-1", "T-WHEAT-1", "T-DEER-1"]),
        (1, ["T-WHEAT-1"]),
        (2, ["T-WINE-1", "T-DEER-1"]),
        (3, ["T-WINE-1 T-WHEAT-1", "T-DEER-1 T-WHEAT-1"]),
    ],
)
def test_example_8_the_trojan_path(track: int, ways: list[str]) -> None:
    """Which cards serve for each space; the last space wins and no hero returns. Without a Paris only skip is left."""
    arranged: dict[str, Any] = {"heroes": at(GP="AJAX AENEAS"), "asks": "objective"}
    hands = {"T": "T-WINE-1 T-DEER-1 T-WHEAT-1"}
    for way in ways:
        t = siege("T", hands=hands, track=track, **arranged)
        serving = {card for cards in ways for card in cards.split()}
        assert t.options == ["skip", *[f"advance {card}" for card in CARDS if card in serving]]
        t.play(f"T advance {way}")
        assert (t["track"], t.of("discard", "T")) == (track + 1, way.split())
        assert t["heroes"] == (at(GP="AJAX AENEAS") if track == 3 else at())
        assert t.result == ("track" if track == 3 else "")
    t = siege("T", hands={"T": "T-WINE-1 T-DEER-1"}, track=3, **arranged)
    assert t.options == ["skip"]
    assert t.play("T skip")["heroes"] == at(GP="AJAX AENEAS")


@rule("TRO-DRAW-1", "TRO-OBJ-1", "TRO-OBJ-G1")
def test_example_9_progress_after_a_draw() -> None:
    """The part comes with the draw and can be laid in the same turn."""
    t = siege(
        heroes=at(TP="AJAX AENEAS"),
        hands={"G": "G-FISH-1"},
        decks={"G": "G-WINE-DEER G-RAM-1"},
        deck_sizes={"G": 9},
        horse="G-WINE-1",
    ).play("G draw")
    assert len(t.of("deck", "G")) == 7
    assert t.options == ["skip", "build G-RAM-1"]


@rule("TRO-DRAW-2", "TRO-END-3", "TRO-END-4", "TRO-END-5", "TRO-END-6")
@pytest.mark.parametrize(
    ("track", "heroes", "winner", "ending"),
    [
        (2, at(TP="ACHILLES AJAX", GD="SARPEDON"), "G", "deck_heroes"),
        (3, at(TP="ACHILLES AJAX", GD="SARPEDON"), "T", "deck_progress"),
        (2, at(TP="ACHILLES", GD="SARPEDON"), None, "deck_equal"),
    ],
)
def test_example_10_the_deck_runs_out_in_a_draw(
    track: int, heroes: dict[str, str], winner: str | None, ending: str
) -> None:
    """One card is drawn, no objective step follows; progress, then heroes, then a draw."""
    t = siege(heroes=heroes, horse="G-WINE-1 G-WHEAT-1", track=track, deck_sizes={"G": 1}).play("G draw")
    assert (len(t.of("hand", "G")), t.of("deck", "G"), t.asks) == (1, [], [])
    assert (t["winner"], t.result) == (winner, ending)


@rule("TRO-GOD-ZEUS", "TRO-DRAW-3", "TRO-END-3", "TRO-POWER-3")
def test_example_11_zeus_on_the_last_card() -> None:
    """Used, he ends the game before the objective step; declined, the step and the game go on."""
    arranged: dict[str, Any] = {
        "heroes": at(GP="AJAX AENEAS"),
        "deck_sizes": {"T": 1},
        "hands": {"T": "T-WINE-2 T-RAM-1"},
    }
    t = siege("T", **arranged).play("T offer ZEUS T-WINE-2")
    assert t.options == ["decline", "use"]
    t.play("T use")
    assert (t.result, t["winner"], t.of("deck", "T")) == ("deck_heroes", "T", [])
    t = siege("T", **arranged).play("T offer ZEUS T-WINE-2", "T decline")
    assert t.options == ["skip", "advance T-RAM-1"]
    assert t.play("T skip").asks == ["G"]


@rule("TRO-GOD-ATHENA", "TRO-OFFER-6", "TRO-OFFER-8")
def test_example_12_the_cornucopia() -> None:
    """Taken from Athena and spent on Apollo: four symbols, two of them deer, a mixed offering at cost 3."""
    t = siege(olympus="ZEUS HERMES ATHENA HERA POSEIDON APOLLO", hands={"G": "G-BOAR-2 G-BOAR-1"})
    t.play("G offer ATHENA G-BOAR-2 G-BOAR-1")
    assert (t["heroes"], t.options) == (at(TP="ODYSSEUS"), ["decline", "use"])
    assert t.play("G use")["cornucopia"] == "G"
    olympus = "ATHENA ZEUS APOLLO HERMES HERA POSEIDON"
    t = siege(olympus=olympus, hands={"G": "G-WINE-FISH"}, cornucopia="G")
    assert t.refuses("G offer APOLLO +cornucopia") == ["TRO-OFFER-6 no-card", "TRO-OFFER-4 too-few-icons"]
    t.play("G offer APOLLO G-WINE-FISH +cornucopia")
    assert t.log()[0][1] == {"seat": "G", "god": "APOLLO", "cards": ["G-WINE-FISH"], "cornucopia": 1, "superior": 0}
    assert (t["heroes"], t["cornucopia"]) == (at(TD="AGAMEMNON"), None)
    t = siege("T", olympus=olympus, hands={"T": "T-BOAR-1"}, cornucopia="G").play("T offer ATHENA T-BOAR-1", "T use")
    assert t["cornucopia"] == "T"


@rule("TRO-POWER-2", "TRO-GOD-DORIS", "TRO-GOD-APOLLO", "TRO-GOD-ATHENA")
@pytest.mark.parametrize(
    ("seat", "god", "card", "holder"),
    [("T", "DORIS", "T-FISH-1", None), ("G", "APOLLO", "G-DEER-1", None), ("G", "ATHENA", "G-BOAR-1", "G")],
)
def test_example_13_powers_without_a_target(seat: str, god: str, card: str, holder: str | None) -> None:
    """An empty hand, an empty pile, a token already held: no question, the turn goes on."""
    rest = [other for other in ("ZEUS", "HERMES", "APOLLO", "HERA", "DORIS", "ATHENA") if other != god]
    olympus = " ".join([*rest, god] if seat == "G" else [god, *rest])
    t = siege(seat, olympus=olympus, hands={seat: card}, cornucopia=holder).play(f"{seat} offer {god} {card}")
    assert t.log()[3] == ("power-lost", {"god": god})
    assert (t.question, t.asks) == ("ChooseAction", ["T" if seat == "G" else "G"])
    assert t["cornucopia"] == holder


@rule("TRO-GOD-IRIS", "TRO-GODMOVE-1", "TRO-HERO-1")
def test_example_14_iris() -> None:
    """After step 2 she lies in slot 6; she sends Ares to slot 1 and no further hero moves."""
    t = siege("T", olympus="ZEUS IRIS APOLLO HERMES DORIS ARES", hands={"T": "T-WHEAT-2"}).play(
        "T offer IRIS T-WHEAT-2"
    )
    assert t["olympus"] == ["ZEUS", "APOLLO", "HERMES", "DORIS", "ARES", "IRIS"]
    assert t["heroes"] == at(GP="SARPEDON")
    assert t.refuses("T place ARES 5") == ["TRO-GOD-IRIS same-slot"]
    t.play("T place ARES 1")
    assert t["olympus"] == ["ARES", "ZEUS", "APOLLO", "HERMES", "DORIS", "IRIS"]
    assert (t["heroes"], t.asks) == (at(GP="SARPEDON"), ["G"])


@rule("TRO-GOD-APHRODITE", "TRO-GOD-HEPHAESTUS", "TRO-HERO-3")
def test_example_15_aphrodite_and_hephaestus() -> None:
    """Aeneas advances while Ajax falls back; later the Trojan pushes Aeneas back and Hephaestus throws him over."""
    t = siege(olympus="DORIS HEPHAESTUS APOLLO IRIS APHRODITE ARES", hands={"G": "G-WINE-FISH"})
    t.play("G offer APHRODITE G-WINE-FISH")
    assert t["heroes"] == at(TD="AENEAS")
    t.play("G forward AENEAS")
    assert t.refuses("G back AENEAS") == ["TRO-GOD-APHRODITE same-hero"]
    t.play("G back AJAX")
    assert t["heroes"] == at(TP="AENEAS", GD="AJAX")
    t = siege(
        "T",
        olympus="DORIS HEPHAESTUS APOLLO IRIS APHRODITE ARES",
        heroes=at(TP="AENEAS", GD="AJAX"),
        hands={"T": "T-WINE-RAM"},
    ).play("T offer HEPHAESTUS T-WINE-RAM")
    assert t["heroes"] == at(TD="AENEAS", GD="AJAX")
    assert t.options == ["decline", "move AJAX", "move AENEAS"]
    assert t.refuses("T move ODYSSEUS") == ["TRO-GOD-HEPHAESTUS hero-out-of-reach"]
    assert t.play("T move AENEAS")["heroes"] == at(GD="AJAX AENEAS")


@rule("TRO-GOD-ARTEMIS", "TRO-HERO-3")
def test_example_16_artemis() -> None:
    """Only Ajax stands in combat: he may go to either defence space, not to protection."""
    t = siege(heroes=at(TD="ACHILLES ODYSSEUS AGAMEMNON AENEAS SARPEDON"), hands={"G": "G-WINE-DEER G-WINE-2"}).play(
        "G offer ARTEMIS G-WINE-DEER G-WINE-2"
    )
    assert t["heroes"] == at(TD="ACHILLES ODYSSEUS AENEAS SARPEDON", TP="AGAMEMNON")
    assert t.options == ["decline", "send AJAX GD", "send AJAX TD"]
    assert t.refuses("G send AJAX TP") == ["TRO-GOD-ARTEMIS space-out-of-reach"]


@rule("TRO-GOD-APOLLO", "TRO-CARD-1", "TRO-CARD-4", "TRO-Q26")
def test_example_17_denial() -> None:
    """The Trojan takes a head, known to the Greek, spends it as two deer, and the Greek can fetch it back."""
    olympus = "APOLLO ZEUS HERMES HERA POSEIDON ARES"
    t = siege("T", olympus=olympus, hands={"T": "T-DEER-1"}, discards={"G": "G-DEER-2"})
    t.play("T offer APOLLO T-DEER-1", "T take G-DEER-2")
    assert (t.of("hand", "T"), t.sees("G", "known")) == (["G-DEER-2"], [[], ["G-DEER-2"]])
    t = siege("T", olympus=olympus, hands={"T": "G-DEER-2", "G": "G-DEER-1"}, known={"T": "G-DEER-2"})
    t.play("T offer APOLLO G-DEER-2")
    assert (t.log()[0][1]["superior"], t.of("discard", "T"), t["known"]) == (1, ["G-DEER-2"], [[], []])
    t.play("G offer APOLLO G-DEER-1")
    assert t.options == ["decline", "take G-DEER-2"]
    t = siege(heroes=at(TP="AJAX AENEAS"), hands={"T": "G-DEER-2 G-WINE-1"}, horse="G-WHEAT-1 G-DEER-1 G-RAM-1")
    assert t.play("G draw", "G skip").asks == ["T"]


@rule("TRO-GOD-ATHENA", "TRO-OFFER-6", "TRO-Q13")
def test_example_18_athena_paid_with_her_own_token() -> None:
    """Two symbols of the token reach cost 2: superior; back in the supply, it may be taken again."""
    t = siege(olympus="ZEUS HERMES ARTEMIS HERA ATHENA POSEIDON", hands={"G": "G-WINE-FISH"}, cornucopia="G")
    t.play("G offer ATHENA G-WINE-FISH +cornucopia")
    assert t.log()[0][1]["superior"] == 1
    assert (t["cornucopia"], t["heroes"], t["olympus"][0]) == (None, at(TP="ODYSSEUS"), "ATHENA")
    assert t.options == ["decline", "use"]
    t.play("G use")
    assert (t["cornucopia"], t.asks) == ("G", ["T"])
