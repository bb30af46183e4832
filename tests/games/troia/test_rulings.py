"""Rulings TRO-Q1 to TRO-Q22: the reading that holds, against the ones that do not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.troia.position import OTHER, Siege, at, siege
from kylix.core.chance import Chance
from kylix.kit import codec
from kylix.kit.registry import game
from kylix.testing import Table, rule

BASE = game("troia").folder / "components" / "base.toml"


def with_set(t: Siege, toml: str, tmp_path: Path) -> Table:
    """The same position, played with another component set."""
    path = tmp_path / "other.toml"
    path.write_text(toml, encoding="utf-8")
    s = game("troia").setting(2, t.setting.options, path).start(Chance(1))
    codec.fill(s, codec.fields(t.s))
    return Table(s)


@rule("TRO-Q1")
def test_the_two_numbers_of_a_slot_add_up_to_six() -> None:
    """From the near slot outwards 5 4 3 3 2 1 for either side."""
    slots = game("troia").base.spec.slot
    assert [slot.greek for slot in slots] == [5, 4, 3, 3, 2, 1]
    assert [slot.trojan for slot in slots][::-1] == [5, 4, 3, 3, 2, 1]
    assert {slot.greek + slot.trojan for slot in slots} == {6}


@rule("TRO-Q2")
def test_artemis_moves_one_space_and_does_not_leap_to_protection() -> None:
    """From combat to defence; both protection spaces are refused."""
    t = siege(heroes=at(GD="ACHILLES ODYSSEUS AGAMEMNON AENEAS SARPEDON"), asks="ARTEMIS")
    assert t.options == ["decline", "send AJAX GD", "send AJAX TD"]
    for space in ("GP", "TP", "C"):
        assert t.refuses(f"G send AJAX {space}") == ["TRO-GOD-ARTEMIS space-out-of-reach"]


@rule("TRO-Q3")
def test_a_foreign_symbol_does_not_spoil_a_superior_offering() -> None:
    """Enough of the own kind is superior even among others; at cost 1 one symbol of two is superior."""
    t = siege(hands={"G": "G-FISH-2 G-WINE-2"}).play("G offer POSEIDON G-FISH-2 G-WINE-2")
    assert t["heroes"] == at(TP="ACHILLES")
    t = siege(hands={"G": "G-WINE-BOAR"}).play("G offer ARES G-WINE-BOAR")
    assert t["heroes"] == at(TP="ODYSSEUS")


@rule("TRO-Q4")
def test_symbols_count_and_not_cards(tmp_path: Path) -> None:
    """One card with two symbols pays a cost of 2; in another set one with three boars pays 3, all of them counted."""
    assert siege(hands={"G": "G-FISH-2"}).options == ["draw", "offer POSEIDON"]
    toml = BASE.read_text(encoding="utf-8")
    plain = 'id = "G-BOAR-1"\nback = "greek"\nofferings = ["BOAR"]'
    assert toml.count(plain) == 1
    three = toml.replace(plain, plain.replace('["BOAR"]', '["BOAR", "BOAR", "BOAR"]'))
    olympus = "ZEUS HERMES ARES HERA POSEIDON ARTEMIS"
    t = siege(olympus=olympus, hands={"G": "G-BOAR-1"})
    assert t.options == ["draw"]
    other = with_set(t, three, tmp_path)
    assert other.options == ["draw", "offer ARES"]
    other.play("G offer ARES G-BOAR-1")
    assert other["heroes"] == at(TP="ODYSSEUS")


@rule("TRO-Q5")
def test_cards_that_are_not_needed_may_be_paid() -> None:
    """Every sufficient set is legal: all sets with a boar pay Ares."""
    hand = ["G-FISH-1", "G-BOAR-1", "G-WINE-2", "G-FISH-BOAR"]
    paid = []
    for bits in range(1, 16):
        cards = [card for at, card in enumerate(hand) if bits >> at & 1]
        t = siege(hands={"G": " ".join(hand)})
        if {"G-BOAR-1", "G-FISH-BOAR"} & set(cards):
            assert t.play(f"G offer ARES {' '.join(cards)}").of("discard", "G") == cards
            paid.append(cards)
        else:
            assert t.refuses(f"G offer ARES {' '.join(cards)}") == ["TRO-OFFER-5 no-matching-icon"]
    assert len(paid) == 12


@rule("TRO-Q6")
@pytest.mark.parametrize(("start", "card"), [("TP", "G-BOAR-1"), ("TD", "G-BOAR-1")])
def test_a_god_may_be_honoured_though_its_hero_cannot_go_all_the_way(start: str, card: str) -> None:
    """The hero goes as far as it can; that is no reason to refuse the offering."""
    t = siege(heroes={"ODYSSEUS": start, "AJAX": "GD"}, hands={"G": card}).play(f"G offer ARES {card}")
    assert t["heroes"] == at(TP="ODYSSEUS", GD="AJAX")
    assert t["olympus"][0] == "ARES"
    assert t.options == ["decline", "move AJAX"]


@rule("TRO-Q7")
def test_a_power_is_a_right_and_no_duty() -> None:
    """Who honours Zeus with one card left may decline and play on."""
    t = siege(asks="ZEUS", deck_sizes={"G": 1}).play("G decline")
    assert (t.s.over, t.asks, len(t.of("deck", "G"))) == (False, ["T"], 1)


@rule("TRO-Q8")
@pytest.mark.parametrize(("seat", "goal"), [("G", "C"), ("T", "GP")])
def test_forward_is_seen_from_the_active_player(seat: str, goal: str) -> None:
    """A hero in the Greek half goes to combat for the Greek and to protection for the Trojan."""
    t = siege(seat, heroes={"AJAX": "GD"}, asks="HERMES").play(f"{seat} move AJAX")
    assert t["heroes"]["AJAX"] == goal


@rule("TRO-Q9")
@pytest.mark.parametrize("seat", ["G", "T"])
def test_aphrodite_is_lost_as_a_whole_if_one_half_is_impossible(seat: str) -> None:
    """All six in one protection space: nobody can advance, or nobody can fall back."""
    six = "ACHILLES AJAX ODYSSEUS AGAMEMNON AENEAS SARPEDON"
    for space in ("GP", "TP"):
        assert siege(seat, olympus=OTHER, heroes=at(**{space: six}), asks="APHRODITE").options == []
    far = at(**{"TP" if seat == "G" else "GP": six})
    gods = ["APHRODITE", "HEPHAESTUS", "APOLLO", "IRIS", "DORIS", "ATHENA"]
    olympus = " ".join(gods[::-1] if seat == "G" else gods)
    t = siege(seat, olympus=olympus, heroes=far, hands={seat: f"{seat}-WINE-1"})
    t.play(f"{seat} offer APHRODITE {seat}-WINE-1")
    assert "power-lost" in t.happened()
    assert t["heroes"] == far


@rule("TRO-Q9")
def test_zeus_gives_the_one_card_that_is_left() -> None:
    """Half of his gain is still a gain."""
    t = siege(asks="ZEUS", decks={"G": "G-FISH-2"}, deck_sizes={"G": 1})
    assert t.play("G use").of("hand", "G") == ["G-FISH-2"]


@rule("TRO-Q10")
def test_apollo_takes_any_card_and_not_only_the_top_one() -> None:
    """Every card of the pile is open to choice, the first discarded too."""
    t = siege(olympus=OTHER, discards={"T": "T-RAM-2 T-FISH-1 T-WINE-2"}, asks="APOLLO")
    assert t.options == ["decline", "take T-FISH-1", "take T-WINE-2", "take T-RAM-2"]
    assert t.play("G take T-RAM-2").of("discard", "T") == ["T-FISH-1", "T-WINE-2"]


@rule("TRO-Q11")
def test_doris_draws_blind() -> None:
    """The card is chance and not a choice: one option whatever the hand, and each card equally likely."""
    hand = "T-WINE-1 T-WHEAT-1 T-FISH-BOAR"
    taken = []
    for outcome in range(3):
        t = siege(olympus=OTHER, hands={"T": hand}, asks="DORIS", chance=[outcome])
        assert t.options == ["decline", "use"]
        taken += t.play("G use").of("hand", "G")
    assert taken == hand.split()


@rule("TRO-Q12")
def test_iris_shifts_the_gods_between_and_may_move_herself() -> None:
    """No exchange of two gods: those between close the gap."""
    near = "IRIS APHRODITE HEPHAESTUS APOLLO DORIS ATHENA"
    t = siege(olympus=near, asks="IRIS").play("G place IRIS 4")
    assert t["olympus"] == ["APHRODITE", "HEPHAESTUS", "APOLLO", "IRIS", "DORIS", "ATHENA"]
    t = siege(olympus=near, asks="IRIS").play("G place ATHENA 2")
    assert t["olympus"] == ["IRIS", "ATHENA", "APHRODITE", "HEPHAESTUS", "APOLLO", "DORIS"]
    assert siege(olympus=near, asks="IRIS").refuses("G place IRIS 1") == ["TRO-GOD-IRIS same-slot"]


@rule("TRO-Q13")
def test_the_cornucopia_is_taken_from_the_opponent_and_lost_on_its_holder() -> None:
    """There is one token; Athena takes it wherever it is, and gives nothing to who holds it."""
    assert siege("T", olympus=OTHER, cornucopia="G", asks="ATHENA").play("T use")["cornucopia"] == "T"
    t = siege(olympus=OTHER, cornucopia="G", hands={"G": "G-BOAR-1"}).play("G offer ATHENA G-BOAR-1")
    assert "power-lost" in t.happened()


@rule("TRO-Q13")
def test_the_cornucopia_alone_supplies_the_gods_symbol_but_not_the_card() -> None:
    """Both its symbols are the god's own; a card is needed all the same; nothing of it is kept."""
    t = siege(hands={"G": "G-WINE-1"}, cornucopia="G")
    assert t.refuses("G offer POSEIDON +cornucopia") == ["TRO-OFFER-6 no-card"]
    t.play("G offer POSEIDON G-WINE-1 +cornucopia")
    assert t["heroes"] == at(TP="ACHILLES")
    assert (t["cornucopia"], t["pledged"]) == (None, False)


@rule("TRO-Q13")
def test_the_cornucopia_is_no_horse_part_and_no_man() -> None:
    """It serves for offerings only."""
    t = siege(heroes=at(TP="AJAX AENEAS"), horse="G-WINE-1 G-WHEAT-1 G-DEER-1", cornucopia="G", asks="objective")
    assert t.options == ["skip"]
    t = siege("T", heroes=at(GP="AJAX AENEAS"), track=3, hands={"T": "T-WINE-1"}, cornucopia="T", asks="objective")
    assert t.options == ["skip"]


@rule("TRO-Q14")
@pytest.mark.parametrize(("here", "there"), [("GD", "TD"), ("TD", "GD")])
@pytest.mark.parametrize("seat", ["G", "T"])
def test_hephaestus_leaps_over_combat_in_either_direction(here: str, there: str, seat: str) -> None:
    """From one defence space to the other, forward or backward, for either side."""
    t = siege(seat, olympus=OTHER, heroes={"AJAX": here}, asks="HEPHAESTUS")
    assert t.options == ["decline", "move AJAX"]
    assert t.play(f"{seat} move AJAX")["heroes"] == at(**{there: "AJAX"})


@rule("TRO-Q15")
def test_progress_is_possible_after_drawing() -> None:
    """Two heroes wait in place and the drawn card is laid in the same turn."""
    t = siege(heroes=at(TP="AJAX AENEAS"), decks={"G": "G-FISH-1 G-WINE-1"}).play("G draw")
    assert t.options == ["skip", "build G-WINE-1"]
    assert t.play("G build G-WINE-1")["horse"] == ["G-WINE-1"]


@rule("TRO-Q16")
def test_heroes_return_after_real_progress_only() -> None:
    """Who has no fitting card is not thrown back; who makes progress sends exactly two home."""
    heroes = at(GP="AJAX AENEAS SARPEDON")
    t = siege("T", heroes=heroes, hands={"T": "T-WINE-RAM"}, asks="objective")
    assert t.options == ["skip"]
    assert t.play("T skip")["heroes"] == heroes
    t = siege("T", heroes=heroes, hands={"T": "T-WINE-1"}, asks="objective").play("T advance T-WINE-1")
    assert t.asks == ["T"]
    assert t.play("T return AJAX AENEAS")["heroes"] == at(GP="SARPEDON")


@rule("TRO-Q17")
@pytest.mark.parametrize(("seat", "other"), [("G", "T"), ("T", "G")])
def test_only_the_player_whose_turn_ends_is_looked_at(seat: str, other: str) -> None:
    """With two heroes at both ends the active side alone is asked."""
    t = siege(seat, heroes=at(TP="AJAX AENEAS", GP="ODYSSEUS SARPEDON")).play(f"{seat} draw")
    assert (t.question, t.asks) == ("MakeProgress", [seat])
    t.play(f"{seat} skip")
    assert (t.question, t.asks) == ("ChooseAction", [other])


@rule("TRO-Q18")
def test_the_order_at_the_end_of_a_turn() -> None:
    """Progress, then the win or the return of heroes, then the change of player, and only then the look at decks."""
    heroes = at(TP="AJAX AENEAS")
    t = siege(heroes=heroes, hands={"G": "G-WINE-1"}, asks="objective").play("G build G-WINE-1")
    assert t.happened() == ["built", "hero-moved", "hero-moved", "turn-began"]
    three = "G-WINE-1 G-WHEAT-1 G-DEER-1"
    t = siege(heroes=heroes, hands={"G": "G-RAM-1"}, horse=three, asks="objective").play("G build G-RAM-1")
    assert t.happened() == ["built", "game-ended"]
    t = siege(heroes=heroes, hands={"G": "G-WINE-1"}, deck_sizes={"G": 1}, options={"deck_out": "end_of_turn"})
    t.play("G draw", "G build G-WINE-1")
    assert t.happened() == ["drew", "built", "hero-moved", "hero-moved", "game-ended"]
    assert t.s.sheet() == {"progress": [1, 0], "heroes": [0, 0]}


@rule("TRO-Q19")
def test_25_cards_drawn_in_twos_leave_a_last_single_card() -> None:
    """Drawing is allowed with one card left; what is there is taken and the pile is not shuffled."""
    t = siege(hands={"G": "G-WINE-1 G-WHEAT-1", "T": "T-WINE-1 T-WHEAT-1"})
    sizes = []
    while not t.s.over:
        t.play(f"{t.asks[0]} draw")
        sizes.append(len(t.of("deck", "G")))
    assert sizes[::2] == [23, 21, 19, 17, 15, 13, 11, 9, 7, 5, 3, 1, 0]
    assert len(t.of("hand", "G")) == 27
    assert t["turn"] == 25


@rule("TRO-Q20")
def test_an_empty_deck_ends_the_game_before_the_objective_step() -> None:
    """At that very moment: a winning step that would follow is not made; Zeus may be declined instead."""
    arranged: dict[str, Any] = {
        "heroes": at(TP="AJAX AENEAS"),
        "horse": "G-WINE-1 G-WHEAT-1 G-DEER-1",
        "track": 3,
    }
    t = siege(hands={"G": "G-RAM-1"}, deck_sizes={"G": 1}, **arranged).play("G draw")
    assert (t.result, t["winner"]) == ("deck_heroes", "G")
    t = siege(asks="ZEUS", hands={"G": "G-RAM-1"}, deck_sizes={"G": 1}, **arranged)
    t.play("G decline", "G build G-RAM-1")
    assert t.result == "horse"


@rule("TRO-Q21")
@pytest.mark.parametrize(
    ("seat", "far", "hand", "move", "ending"),
    [
        ("G", "TP", "G-RAM-1", "build G-RAM-1", "horse"),
        ("T", "GP", "T-WINE-1 T-WHEAT-1", "advance T-WINE-1 T-WHEAT-1", "track"),
    ],
)
def test_a_finished_project_goes_before_an_empty_deck(seat: str, far: str, hand: str, move: str, ending: str) -> None:
    """With the turn played to its end, a project finished in it wins though the deck is empty; else it cannot be."""
    for deck_out, result in (("end_of_turn", ending), ("immediate", "deck_heroes")):
        t = siege(
            seat,
            heroes=at(**{far: "AJAX AENEAS"}),
            hands={seat: hand},
            horse="G-WINE-1 G-WHEAT-1 G-DEER-1" if seat == "G" else "G-WHEAT-1 G-DEER-1 G-WINE-1",
            track=3,
            deck_sizes={seat: 2},
            options={"deck_out": deck_out},
        ).play(f"{seat} draw")
        if t.asks:
            t.play(f"{seat} {move}")
        assert (t.result, t["winner"]) == (result, seat)


@rule("TRO-Q22")
def test_defence_and_protection_both_count_in_a_tie() -> None:
    """Two heroes in Trojan defence outweigh one in Greek protection."""
    t = siege(heroes=at(TD="AJAX AENEAS", GP="SARPEDON"), deck_sizes={"G": 1}).play("G draw")
    assert (t["winner"], t.result) == ("G", "deck_heroes")
