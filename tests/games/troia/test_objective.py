"""The objective step: TRO-OBJ-1 to 4, TRO-OBJ-G1 and G2, TRO-OBJ-T1 and T2."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from games.troia.position import HEROES, at, siege
from kylix.testing import rule

FAR = {"G": "TP", "T": "GP"}
HECTORS = "T-WINE-1 T-DEER-1"
PARIS = "T-WHEAT-1"


@rule("TRO-OBJ-1")
@pytest.mark.parametrize("seat", ["G", "T"])
@pytest.mark.parametrize("count", range(7))
def test_two_heroes_in_the_far_space_open_the_objective_step(seat: str, count: int) -> None:
    """Asked with two or more heroes in the opponent's protection space, whoever moved them there; else not."""
    heroes = at(**{FAR[seat]: " ".join(HEROES[:count])})
    t = siege(seat, heroes=heroes).play(f"{seat} draw")
    if count >= 2:
        assert (t.question, t.asks) == ("MakeProgress", [seat])
    else:
        assert (t.question, t.asks) == ("ChooseAction", ["T" if seat == "G" else "G"])


@rule("TRO-OBJ-1")
@pytest.mark.parametrize(("seat", "other"), [("G", "T"), ("T", "G")])
def test_only_the_active_side_and_only_its_far_space_count(seat: str, other: str) -> None:
    """Heroes in the own protection space or in a defence space open nothing."""
    for space in (FAR[other], "GD", "TD", "C"):
        t = siege(seat, heroes=at(**{space: "AJAX AENEAS ODYSSEUS"})).play(f"{seat} draw")
        assert t.asks == [other]


@rule("TRO-OBJ-1")
def test_the_condition_is_looked_at_after_the_power() -> None:
    """A power can bring the second hero, or take it away, before the objective is looked at."""
    two = at(TP="AJAX", TD="AENEAS")
    t = siege(heroes=two, asks="HERA").play("G move AENEAS")
    assert t.question == "MakeProgress"
    t = siege(heroes=at(TP="AJAX AENEAS"), asks="POSEIDON").play("G move AJAX")
    assert t.question == "ChooseAction"


@rule("TRO-OBJ-2")
def test_progress_is_optional_and_made_once_a_turn() -> None:
    """One part with six heroes there and four parts in hand; then the turn is over."""
    hand = "G-WINE-1 G-WHEAT-1 G-DEER-1 G-RAM-1"
    t = siege(heroes=at(TP=" ".join(HEROES)), hands={"G": hand}, asks="objective")
    assert t.options == ["skip", *[f"build {card}" for card in hand.split()]]
    t.play("G build G-DEER-1", "G return AJAX AENEAS")
    assert t["horse"] == ["G-DEER-1"]
    assert (t.question, t.asks) == ("ChooseAction", ["T"])


@rule("TRO-OBJ-2")
def test_the_trojan_too_advances_once_a_turn_at_most() -> None:
    """Six heroes there and cards for more: the token moves one space."""
    t = siege("T", heroes=at(GP=" ".join(HEROES)), hands={"T": f"{HECTORS} {PARIS}"}, asks="objective")
    t.play("T advance T-WINE-1", "T return ACHILLES AJAX")
    assert t["track"] == 1
    assert (t.question, t.asks) == ("ChooseAction", ["G"])


@rule("TRO-OBJ-G1")
def test_the_greek_lays_a_card_with_a_horse_part() -> None:
    """Of the cards in hand with a part one is chosen; it lies in the horse, in no pile, and pays for nothing."""
    hand = "G-WINE-1 G-FISH-1 G-DEER-2 G-RAM-2 G-WINE-DEER"
    t = siege(heroes=at(TP="AJAX AENEAS"), hands={"G": hand}, asks="objective")
    assert t.options == ["skip", "build G-WINE-1", "build G-DEER-2", "build G-RAM-2"]
    t.play("G build G-DEER-2")
    assert t["horse"] == ["G-DEER-2"]
    assert t.of("hand", "G") == ["G-WINE-1", "G-FISH-1", "G-RAM-2", "G-WINE-DEER"]
    assert t["discard"] == [[], []]
    assert t.log("T")[0] == ("built", {"seat": "G", "card": "G-DEER-2", "figure": "HEAD", "count": 1})


@rule("TRO-OBJ-G1")
def test_the_greek_cannot_lay_other_cards() -> None:
    """A card without a part, or one that is not in hand, is refused."""
    t = siege(
        heroes=at(TP="AJAX AENEAS"),
        hands={"G": "G-FISH-1 T-WINE-1", "T": "G-DEER-1"},
        discards={"G": "G-RAM-1"},
        asks="objective",
    )
    assert t.options == ["skip"]
    assert t.refuses("G build G-FISH-1") == ["TRO-OBJ-G1 no-horse-part"]
    assert t.refuses("G build T-WINE-1") == ["TRO-OBJ-G1 no-horse-part"]
    for card in ("G-DEER-1", "G-RAM-1", "G-WINE-1"):
        assert t.refuses(f"G build {card}") == ["TRO-OBJ-G1 not-in-hand"]
    assert t.facts("G build G-RAM-1") == {"card": "G-RAM-1"}


@rule("TRO-OBJ-G2")
def test_parts_are_laid_in_any_order_but_none_twice() -> None:
    """A part that lies there is refused, on either card that shows it."""
    parts = ("G-WINE-1", "G-WHEAT-1", "G-DEER-1", "G-RAM-1")
    for laid in parts:
        twin = {"G-WINE-1": "G-DEER-2", "G-WHEAT-1": "G-RAM-2", "G-DEER-1": "G-FISH-2", "G-RAM-1": "G-BOAR-2"}[laid]
        others = [part for part in parts if part != laid]
        t = siege(heroes=at(TP="AJAX AENEAS"), horse=laid, hands={"G": " ".join([twin, *others])}, asks="objective")
        assert t.options == ["skip", *[f"build {part}" for part in others]]
        assert t.refuses(f"G build {twin}") == ["TRO-OBJ-G2 part-laid"]
    assert t.facts("G build G-BOAR-2") == {"figure": "WHEELS"}


@rule("TRO-OBJ-T1")
@pytest.mark.parametrize(
    ("track", "options"),
    [
        (0, ["T-WINE-1", "T-WHEAT-1", "T-DEER-1"]),
        (1, ["T-WHEAT-1"]),
        (2, ["T-WINE-1", "T-DEER-1"]),
        (3, ["T-WINE-1", "T-WHEAT-1", "T-DEER-1"]),
    ],
)
def test_each_space_of_the_path_demands_its_cards(track: int, options: list[str]) -> None:
    """Hector or Paris, Paris, Hector, Hector and Paris; nothing else serves."""
    hand = f"{HECTORS} {PARIS} T-WINE-WHEAT G-WINE-1"
    t = siege("T", heroes=at(GP="AJAX AENEAS"), hands={"T": hand}, track=track, asks="objective")
    assert t.options == ["skip", *[f"advance {card}" for card in options]]
    for card in ("T-WINE-WHEAT", "G-WINE-1"):
        assert t.refuses(f"T advance {card}") == ["TRO-OBJ-T1 wrong-figure"]
    assert (
        t.facts("T advance T-WINE-WHEAT")["figures"]
        == [
            ["HECTOR", "PARIS"],
            ["PARIS"],
            ["HECTOR"],
            ["HECTOR", "PARIS"],
        ][track]
    )
    t.play(f"T advance {options[0]}")
    if track < 3:
        assert t["track"] == track + 1
        assert t.of("discard", "T") == [options[0]]
    else:
        assert (t["track"], t.options) == (3, ["advance T-WHEAT-1"])
        assert t.refuses("T advance T-DEER-1") == ["TRO-OBJ-T1 wrong-figure"]
        assert t.refuses("T skip") == ["TRO-OBJ-T1 other-question"]


@rule("TRO-OBJ-T1")
def test_the_last_space_takes_both_men() -> None:
    """Without one of the two the other is refused; the two may be named in either order."""
    for hand, named in ((HECTORS, "T-WINE-1"), ("T-WHEAT-1 T-RAM-1", "T-WHEAT-1")):
        t = siege("T", heroes=at(GP="AJAX AENEAS"), hands={"T": hand}, track=3, asks="objective")
        assert t.options == ["skip"]
        assert t.refuses(f"T advance {named}") == ["TRO-OBJ-T1 other-card-missing"]
    for pair in ("T-DEER-1 T-WHEAT-1", "T-WHEAT-1 T-DEER-1"):
        t = siege("T", heroes=at(GP="AJAX AENEAS"), hands={"T": f"{HECTORS} {PARIS}"}, track=3, asks="objective")
        t.play(f"T advance {pair}")
        assert t["track"] == 4
        assert t.of("discard", "T") == pair.split()


@rule("TRO-OBJ-T1")
def test_the_two_men_are_named_one_by_one_in_any_order() -> None:
    """Paris first; then a Hector. A card that was named already is told as that, another Paris does not serve."""
    hand = f"{HECTORS} {PARIS} T-RAM-1"
    t = siege("T", heroes=at(GP="AJAX AENEAS"), hands={"T": hand}, track=3, asks="objective")
    t.play("T advance T-WHEAT-1")
    assert t.options == ["advance T-WINE-1", "advance T-DEER-1"]
    assert t.refuses("T advance T-WHEAT-1") == ["TRO-OBJ-T2 already-paid"]
    assert t.refuses("T advance T-RAM-1") == ["TRO-OBJ-T1 wrong-figure"]
    assert t.facts("T advance T-RAM-1")["figures"] == ["HECTOR"]
    t.play("T advance T-DEER-1")
    assert (t["track"], t.of("discard", "T")) == (4, ["T-WHEAT-1", "T-DEER-1"])


@rule("TRO-OBJ-T1")
def test_a_line_for_the_path_tells_what_is_wrong_with_its_cards() -> None:
    t = siege("T", heroes=at(GP="AJAX AENEAS"), hands={"T": f"{HECTORS} {PARIS}"}, track=3, asks="objective")
    assert t.refuses("T advance T-WINE-1 T-WINE-1") == ["TRO-OBJ-T2 already-paid"]
    assert t.refuses("T advance T-WINE-1 T-RAM-1") == ["TRO-OBJ-T2 not-in-hand"]
    assert t.refuses("T advance T-WINE-1 T-DEER-1") == ["TRO-OBJ-T1 wrong-figure"]


@rule("TRO-OBJ-T2")
def test_exactly_the_demanded_cards_go_from_the_trojan_hand_to_the_trojan_pile() -> None:
    """They are shown, the rest of the hand is kept, and a card from elsewhere is refused."""
    t = siege(
        "T",
        heroes=at(GP="AJAX AENEAS"),
        hands={"T": f"{HECTORS} {PARIS}", "G": "T-RAM-1"},
        discards={"T": "T-BOAR-1"},
        asks="objective",
    )
    for card in ("T-RAM-1", "T-BOAR-1", "T-RAM-2"):
        assert t.refuses(f"T advance {card}") == ["TRO-OBJ-T2 not-in-hand"]
    t.play("T advance T-DEER-1")
    assert t.of("hand", "T") == ["T-WINE-1", "T-WHEAT-1"]
    assert t.of("discard", "T") == ["T-BOAR-1", "T-DEER-1"]
    assert t.log("G")[0] == ("advanced", {"seat": "T", "cards": ["T-DEER-1"], "count": 1})


@rule("TRO-OBJ-T2")
def test_the_token_stands_still_without_cards_and_never_goes_back() -> None:
    """A step that is skipped, or a turn of the Greek, leaves the token where it is."""
    t = siege("T", heroes=at(GP="AJAX AENEAS"), hands={"T": HECTORS}, track=2, asks="objective").play("T skip")
    assert t["track"] == 2
    t.play("G draw")
    assert t["track"] == 2


@rule("TRO-OBJ-3")
@pytest.mark.parametrize(("seat", "move"), [("G", "build G-WINE-1"), ("T", "advance T-WINE-1")])
def test_exactly_two_heroes_return_without_a_question(seat: str, move: str) -> None:
    """With two in the far space both go to combat at once; the others stay where they are."""
    heroes = at(**{FAR[seat]: "AJAX SARPEDON"}) | {"ACHILLES": "GD", "ODYSSEUS": "TD"}
    t = siege(seat, heroes=heroes, hands={seat: move.split()[1]}, asks="objective").play(f"{seat} {move}")
    assert t["heroes"] == at(GD="ACHILLES", TD="ODYSSEUS")
    assert t.question == "ChooseAction"


@rule("TRO-OBJ-3")
@pytest.mark.parametrize(("seat", "move"), [("G", "build G-WINE-1"), ("T", "advance T-WINE-1")])
def test_of_more_than_two_the_active_player_chooses_which_return(seat: str, move: str) -> None:
    """Every pair is reached, in either order; each ends in combat."""
    far = FAR[seat]
    arranged: dict[str, Any] = {
        "heroes": at(**{far: "AJAX ODYSSEUS AENEAS SARPEDON"}),
        "hands": {seat: move.split()[1]},
    }
    pairs = []
    t = siege(seat, asks="objective", **arranged).play(f"{seat} {move}")
    assert (t.asks, t.options) == ([seat], ["return AJAX", "return ODYSSEUS", "return AENEAS", "return SARPEDON"])
    for first in t.options:
        after = siege(seat, asks="objective", **arranged).play(f"{seat} {move}", f"{seat} {first}")
        pairs += [(first, second) for second in after.options]
    four = ["AJAX", "ODYSSEUS", "AENEAS", "SARPEDON"]
    assert [(a.split()[1], b.split()[1]) for a, b in pairs] == list(permutations(four, 2))
    t.play(f"{seat} return SARPEDON ODYSSEUS")
    assert t["heroes"] == at(**{far: "AJAX AENEAS"})
    assert t.question == "ChooseAction"


@rule("TRO-OBJ-3")
def test_only_heroes_of_the_far_space_return_and_each_once() -> None:
    """A hero elsewhere, or one that has gone back already, is refused."""
    t = siege(heroes=at(TP="AJAX ODYSSEUS AENEAS", TD="ACHILLES"), hands={"G": "G-WINE-1"}, asks="objective")
    t.play("G build G-WINE-1")
    assert t.refuses("G return ACHILLES") == ["TRO-OBJ-3 hero-elsewhere"]
    assert t.facts("G return ACHILLES") == {"hero": "ACHILLES", "space": "TP"}
    assert t.refuses("G skip") == ["TRO-OBJ-3 other-question"]
    assert t.s.prompt(0)["facts"]["count"] == 2
    t.play("G return ODYSSEUS")
    assert t.options == ["return AJAX", "return AENEAS"]
    assert t.s.prompt(0)["facts"]["count"] == 1
    assert t.refuses("G return ODYSSEUS") == ["TRO-OBJ-3 hero-elsewhere"]


@rule("TRO-OBJ-3")
@pytest.mark.parametrize("lines", [["return AJAX", "return ACHILLES"], ["return AJAX ACHILLES"]])
def test_heroes_return_in_any_order(lines: list[str]) -> None:
    """One by one or on a line."""
    t = siege(heroes=at(TP="ACHILLES AJAX ODYSSEUS"), hands={"G": "G-WINE-1"}, asks="objective")
    t.play("G build G-WINE-1", *[f"G {line}" for line in lines])
    assert t["heroes"] == at(TP="ODYSSEUS")


@rule("TRO-OBJ-4")
@pytest.mark.parametrize("seat", ["G", "T"])
@pytest.mark.parametrize("hand", ["", "WINE-1"])
def test_without_progress_no_hero_returns(seat: str, hand: str) -> None:
    """Whether no card fitted or the player did not want to."""
    heroes = at(**{FAR[seat]: "AJAX ODYSSEUS AENEAS"})
    t = siege(seat, heroes=heroes, hands={seat: f"{seat}-{hand}" if hand else ""}, asks="objective")
    assert len(t.options) == (2 if hand else 1)
    t.play(f"{seat} skip")
    assert t["heroes"] == heroes
    assert (t["horse"], t["track"]) == ([], 0)
    assert t.happened() == ["made-no-progress", "turn-began"]
