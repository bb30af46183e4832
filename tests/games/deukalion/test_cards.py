"""Action cards: DEU-ACTION-1 to 7, the windows of DEU-Q18, and each of the cards."""

from __future__ import annotations

from typing import Any

import pytest

from games.deukalion.position import EDITIONS, SPEC, throw, voyage
from kylix.games.deukalion.effects import EFFECTS
from kylix.testing import rule

DUEL = {"A": "C3", "B": "C4"}


@rule("DEU-ACTION-1", "DEU-Q17")
def test_hands_are_secret_their_sizes_public_and_not_limited() -> None:
    hand = "A04 A04 A04 A04 A04 A04 A05 A05 A06 A06 A07 A08 A08"
    t = voyage(hands={"A": hand, "B": "A09"}, dice="3 3 1 1 1")
    assert t.sees("B", "hand") == [13, ["A09"], 0, 0]
    assert t.sees(None, "hand") == [13, 1, 0, 0]
    t.play("A do CARD")
    assert len(t.of("hand", "A")) == 14
    assert t.refuses("A play A09") == ["DEU-ACTION-1 not-in-hand"]


@rule("DEU-ACTION-2")
def test_where_cards_come_from() -> None:
    """Card die 3, Card die 1, a won fight, a card."""
    assert len(voyage(dice="3 3 1 1 1").play("A do CARD").of("hand", "A")) == 1
    t = voyage(seats=2, dice="3 1 1 1 1", deck="A08").play("A do CARD", "B pass")
    assert t.of("hand", "B") == ["A08"]
    t = voyage("A", "sail", ships=DUEL, aboard={"A": 1, "B": 1}, deck="A08", chance=throw("1/0/0", "0/0/1"))
    assert t.play("A sail C4", "A card").of("hand", "A") == ["A08"]
    assert len(voyage(hands={"A": "A14"}).play("A play A14").of("hand", "A")) == 2


@rule("DEU-ACTION-3", "DEU-DIFF-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_number_of_cards_by_active_and_inactive_players_and_at_once(edition: str) -> None:
    about: dict[str, Any] = {"edition": edition, "dead": {"A": 9}, "hands": {"A": "A06 A06 A07 A14"}, "deck": "A01 A02"}
    for asks in ("actions", "part", "sail"):
        t = voyage("A", asks, **about)
        t.play("A play A14", "A play A01", "A play A02", "A play A06", "A reclaim 3", "A play A06", "A reclaim 3")
        assert t.hoplites("A") == (7, 3)
        assert t["lasting"] == ["A01", "A02"]


@rule("DEU-ACTION-4", "DEU-DIFF-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_played_goes_under_the_deck(edition: str) -> None:
    t = voyage("A", "sail", edition=edition, hands={"A": "A04"}).play("A play A04")
    assert (t["deck"][-1], t.of("hand", "A")) == ("A04", [])
    assert t.sees("B", "played") == "A04"


@rule("DEU-ACTION-5", "DEU-DIFF-18")
def test_three_cards_stay_in_play() -> None:
    """They leave the hand, are not stolen, and do not count for pursuits."""
    assert [card.id for card in SPEC.card if card.permanent] == ["A01", "A02", "A03"]
    t = voyage("A", hands={"A": "A01 A02 A03"}).play("A play A01", "A play A02", "A play A03")
    assert (t["lasting"], t["lasting_by"], t.of("hand", "A")) == (["A01", "A02", "A03"], ["A"] * 3, [])
    assert t.sees("B", "lasting") == ["A01", "A02", "A03"]
    t = voyage("A", "sail", edition="english", ships=DUEL, aboard={"A": 1, "B": 1}, lasting={"B": "A01"})
    assert t.fix(throw("1/0/0", "0/0/1")).play("A sail C4").question == "RelocateShip"


@rule("DEU-ACTION-6")
def test_a_card_is_played_only_if_it_can_have_an_effect() -> None:
    t = voyage("A", hands={"A": "A06"})
    assert t.refuses("A play A06") == ["DEU-ACTION-6 card-without-effect"]
    assert {card.effect for card in SPEC.card} == EFFECTS.keys()


@rule("DEU-ACTION-1")
def test_equal_cards_are_offered_once() -> None:
    t = voyage("A", dead={"A": 3}, hands={"A": "A06 A06 A07"})
    assert t.moves("play") == ["A06", "A07"]
    t = voyage("A", "sail", ships={"A": "B3"}, hands={"A": "A04 A04 A08 A08"}, display="P03 P16").play("A claim P03 B")
    assert t.options == ["tuck A04", "tuck A08"]


@rule("DEU-ACTION-7", "DEU-Q19")
def test_with_an_empty_deck_nobody_draws_until_a_card_is_played() -> None:
    t = voyage("A", seats=2, dice="3 3 1 1 1", deck_size=0, hands={"A": "A04"}).play("A do CARD")
    assert t.of("hand", "A") == ["A04"]
    t = voyage("A", "sail", seats=2, deck_size=0, hands={"A": "A04"}).play("A play A04")
    assert t["deck"] == ["A04"]
    assert voyage("A", seats=2, deck_size=0, hands={"A": "A14"}).refuses("A play A14") == [
        "DEU-ACTION-6 card-without-effect"
    ]


# --- the windows ------------------------------------------------------------------------------------------------------

QUESTIONS: dict[str, tuple[str, dict[str, Any], list[str]]] = {
    "OWN": ("actions", {}, []),
    "SAIL": ("sail", {}, []),
    "PRE": ("sail", {"ships": {"A": "F5"}}, ["A raid RHO"]),
    "POST": ("sail", {"ships": {"A": "F5"}, "chance": throw("8/0/1")}, ["A raid RHO", "A pass"]),
    "MOVED": (
        "sail",
        {"ships": DUEL, "chance": throw("0/0/9", "10/0/0")},
        ["A sail C4", "A pass", "A pass", "B leave"],
    ),
    "HYDRA": ("part", {"ships": {"A": "C5"}}, []),
}


@rule("DEU-Q18")
@pytest.mark.parametrize("window", QUESTIONS)
@pytest.mark.parametrize("card", SPEC.card, ids=lambda card: card.id)
def test_each_card_fits_its_windows_and_no_other(card: object, window: str) -> None:
    """One hoplite is in the Underworld and one lies skull up, so that every card could have an effect."""
    assert isinstance(card, type(SPEC.card[0]))
    asks, about, moves = QUESTIONS[window]
    hands = {"A": card.id}
    if window == "HYDRA":
        t = voyage("B", hands=hands, ships={"A": "C5"}, dead={"A": 1}).play("B do HYDRA", "B swim C5")
    else:
        t = voyage("A", asks, hands=hands, dead={"A": 1}, **about).play(*moves)
    assert t.asks == ["A"]
    fits = window in card.windows or (window == "SAIL" and "OWN" in card.windows)
    assert (f"play {card.id}" in t.options) == fits
    if not fits:
        assert t.refuses(f"A play {card.id}") == ["DEU-Q18 card-not-now"]


@rule("DEU-Q18")
def test_those_in_a_challenge_alternate_until_all_pass_in_a_row() -> None:
    t = voyage("A", "sail", ships=DUEL, hands={"A": "A09 A02", "B": "A09 A03"}, aboard={"A": 1, "B": 1})
    t.play("A sail C4")
    order = []
    for move in ("pass", "play A09", "play A09", "pass", "play A02", "pass"):
        order.append(t.asks[0])
        t.play(f"{t.asks[0]} {move}")
    assert order == ["A", "B", "A", "B", "A", "B"]
    assert t["bonus"] == [4, 4]
    assert t.question == "PlayAfterThrow"


@rule("DEU-Q18")
def test_owner_of_a_settlement_and_mover_of_the_hydra_take_no_part() -> None:
    t = voyage("A", "sail", ships={"A": "F6"}, held={"LIN": "B"}, hands={"B": "A09 A08"}, chance=throw("10/0/0"))
    t.play("A seize LIN")
    assert t["held"]["LIN"] == "A"
    t = voyage("A", ships={"B": "C5"}, hands={"A": "A09 A08"}, chance=throw("10/0/0")).play("A do HYDRA", "A swim C5")
    assert (t.question, t.asks) == ("RelocateHydra", ["B"])


@rule("DEU-Q18")
def test_a_window_is_open_to_every_hand_and_shut_to_none_but_empty_ones() -> None:
    """Being asked tells nothing: Fair Wind cannot be played there."""
    t = voyage("A", "sail", ships=DUEL, hands={"B": "A04"}).play("A sail C4")
    assert (t.asks, t.options) == (["B"], ["pass"])
    t = voyage("A", ships={"B": "C5"}, hands={"B": "A04"}).play("A do HYDRA", "A swim C5")
    assert (t.question, t.options) == ("CalmHydra", ["pass"])
    t = voyage("A", "sail", ships=DUEL, aboard={"A": 2, "B": 1}, hands={"B": "A04"}, chance=throw("2/0/0", "0/0/1"))
    t.play("A sail C4", "B pass", "B pass", "A leave")
    assert (t.question, t.asks, t.options) == ("AvertRelocation", ["B"], ["pass"])


@rule("DEU-Q18", "DEU-ACTION-3")
def test_the_prize_of_a_won_defence_may_be_played_after_the_fight() -> None:
    about: dict[str, Any] = {
        "ships": DUEL,
        "aboard": {"A": 1, "B": 2},
        "deck": "A06",
        "chance": throw("0/0/1", "2/0/0"),
    }
    t = voyage("A", "sail", **about).play("A sail C4", "B card")
    assert t.sees("B", "fresh")[1] == ["A06"]
    t.play("B relocate C1")
    assert (t.question, t.options) == ("PlayReceived", ["pass", "play A06"])
    t.play("B play A06", "B reclaim 2")
    assert t.hoplites("B") == (4, 6)
    t = voyage("A", "sail", options={"immediate_play": False}, **about)
    t.play("A sail C4", "B card", "B relocate C1")
    assert (t.question, t.of("hand", "B")) == ("ChoosePart", ["A06"])


@rule("DEU-Q40")
@pytest.mark.parametrize("blocked", [False, True])
def test_who_forgoes_plays_cards_before_and_after_unless_the_option_forbids_it(blocked: bool) -> None:
    options = {"forgo_blocks_cards": blocked}
    t = voyage("B", "part", options=options, dead={"B": 5}, hands={"B": "A02 A06 A04"}).play("B play A02")
    assert t.moves("forgo") == ["0", "1", "2", "3"]
    assert t.refuses("B play A04") == ["DEU-Q18 card-not-now"]
    t.play("B forgo 3")
    assert (t.question == "PlayAfterForgo") != blocked
    if not blocked:
        assert t.refuses("B play A04") == ["DEU-Q18 card-not-now"]
        t.play("B play A06", "B reclaim 2")
        assert t.hoplites("B") == (10, 0)


# --- each card --------------------------------------------------------------------------------------------------------


@rule("DEU-ACTION-5")
def test_a01_pegasus_one_more_step_in_every_window() -> None:
    t = voyage("A", "sail", dice="2 1 1 1 1", hands={"A": "A01"})
    assert t["steps"] == 2
    t.play("A play A01")
    assert t["steps"] == 3
    assert voyage("A", "sail", dice="2 1 1 1 1", lasting={"A": "A01"})["steps"] == 3
    assert voyage("B", "sail", dice="2 1 1 1 1", lasting={"A": "A01"})["steps"] == 2
    t = voyage("A", "sail", dice="2 1 1 1 1", ships={"A": "B2"}, hands={"A": "A01 A03"}).play("A sail B1", "A play A01")
    assert t["steps"] == 1


@rule("DEU-ACTION-5")
def test_a02_favour_of_hades_one_more_hoplite_but_not_at_the_styx() -> None:
    lasting = {"A": "A02"}
    assert voyage("A", dead={"A": 9}, lasting=lasting).play("A do HOPLITES").moves("reclaim")[-1] == "3"
    assert voyage("A", "part", dead={"A": 9}, lasting=lasting).moves("forgo")[-1] == "3"
    t = voyage("A", dead={"A": 9}, lasting=lasting, hands={"A": "A06"}).play("A play A06")
    assert t.moves("reclaim")[-1] == "3"
    t = voyage("A", "sail", ships={"A": "B2"}, dead={"A": 2}, lasting=lasting).play("A sail B1")
    assert t.moves("reclaim")[-1] == "2"


@rule("DEU-ACTION-5")
@pytest.mark.parametrize("when", ["before", "now", "never"])
def test_a03_golden_fleece_one_more_point_in_every_challenge(when: str) -> None:
    about: dict[str, Any] = {"ships": {"A": "F5"}, "aboard": {"A": 2}, "chance": throw("2/0/0")}
    if when == "now":
        t = voyage("A", "sail", hands={"A": "A03"}, **about).play("A raid RHO", "A pass", "A play A03")
    else:
        lasting = {"A": "A03"} if when == "before" else {"B": "A03"}
        t = voyage("A", "sail", lasting=lasting, **about).play("A raid RHO")
    assert (t.question == "TakeTreasure") == (when != "never")


@rule("DEU-Q18")
@pytest.mark.parametrize(("card", "more"), [("A04", 2), ("A05", 3)])
def test_a04_fair_wind_and_a05_breath_of_aeolus_more_steps(card: str, more: int) -> None:
    t = voyage("A", "sail", dice="1 1 1 1 1", hands={"A": card}).play("A sail G3", f"A play {card}")
    assert t["steps"] == more


@rule("DEU-Q18")
@pytest.mark.parametrize(("card", "most"), [("A06", 2), ("A07", 3)])
def test_a06_charons_ferry_and_a07_grace_of_persephone_hoplites_back(card: str, most: int) -> None:
    t = voyage("A", dead={"A": 5}, hands={"A": card}).play(f"A play {card}")
    assert t.moves("reclaim") == [str(count) for count in range(most + 1)]
    t.play(f"A reclaim {most}")
    assert t.of("aboard", "A") == 5 + most
    t = voyage("A", "sail", ships={"A": "F5"}, dead={"A": 5}, hands={"A": card}).play("A raid RHO", f"A play {card}")
    t.fix(throw(f"{5 + most}/0/0")).play(f"A reclaim {most}")
    assert t.question == "TakeTreasure"


@rule("DEU-Q18")
@pytest.mark.parametrize(("card", "points"), [("A08", 1), ("A09", 2)])
def test_a08_spear_of_ares_and_a09_strength_of_heracles_more_points(card: str, points: int) -> None:
    t = voyage("A", "sail", ships={"A": "F5"}, aboard={"A": 3 - points}, hands={"A": card})
    t.fix(throw(f"{3 - points}/0/0")).play("A raid RHO")
    if card == "A08":
        t.play("A pass")
    t.play(f"A play {card}")
    assert t.question == "TakeTreasure"


@rule("DEU-Q18")
def test_a10_aegis_of_athena_throws_lost_hoplites_once_more() -> None:
    t = voyage("A", "sail", ships={"A": "F5"}, aboard={"A": 4}, hands={"A": "A10"})
    t.fix(throw("1/0/3", "1/1/0")).play("A raid RHO", "A pass", "A play A10")
    assert t.options == ["rethrow 1", "rethrow 2", "rethrow 3"]
    assert t.refuses("A rethrow 4") == ["DEU-Q18 not-so-many-lost"]
    t.play("A rethrow 2")
    assert t.hoplites("A") == (3, 7)
    assert dict(t.log())["counted"]["points"] == 2


@rule("DEU-Q18")
def test_a10_needs_a_lost_hoplite() -> None:
    t = voyage("A", "sail", ships={"A": "F5"}, aboard={"A": 4}, hands={"A": "A10 A11"}, chance=throw("4/0/0"))
    t.play("A raid RHO", "A pass")
    assert t.refuses("A play A10") == ["DEU-ACTION-6 card-without-effect"]
    assert t.refuses("A play A11") == ["DEU-ACTION-6 card-without-effect"]


@rule("DEU-Q18")
def test_a11_balm_of_asclepius_saves_lost_hoplites_without_points() -> None:
    t = voyage("A", "sail", ships={"A": "F5"}, aboard={"A": 4}, hands={"A": "A11"}, chance=throw("2/1/1"))
    t.play("A raid RHO", "A pass", "A play A11")
    assert t.hoplites("A") == (4, 6)
    assert dict(t.log())["counted"] == {"seat": "A", "points": 2, "half": 1, "lost": 0, "bonus": 0}


@rule("DEU-FIGHT-3")
def test_what_cards_added_is_told_when_a_challenge_is_counted() -> None:
    """In half points, with the total, so that nobody has to take the one from the other."""
    t = voyage("A", "sail", ships={"A": "F5"}, aboard={"A": 4}, hands={"A": "A09"}, chance=throw("2/1/1"))
    t.play("A raid RHO", "A play A09")
    assert dict(t.log())["counted"] == {"seat": "A", "points": 4, "half": 1, "lost": 1, "bonus": 4}


@rule("DEU-Q18")
def test_a12_trident_of_poseidon_the_owner_chooses_the_square() -> None:
    t = voyage("A", "sail", ships=DUEL, aboard={"A": 2, "B": 1}, hands={"B": "A12"}, chance=throw("2/0/0", "0/0/1"))
    t.play("A sail C4", "B pass", "B pass", "A leave", "B play A12")
    assert (t.question, t.asks) == ("RelocateShip", ["B"])
    t.play("B relocate C1")
    assert (t.of("ships", "B"), t["pushed"][1]) == ("C1", True)


@rule("DEU-Q18", "DEU-Q43")
def test_a13_lyre_of_orpheus_crosses_the_hydra() -> None:
    t = voyage("A", "sail", dice="3 1 1 1 1", ships={"A": "C5"}, hands={"A": "A13"})
    assert t.refuses("A cross C6") == ["DEU-Q43 cannot-cross"]
    t.play("A play A13", "A cross C6")
    assert t.options == ["sail C5", "sail C7"]
    assert t.refuses("A stop") == ["DEU-Q43 must-go-on"]
    t.play("A sail C7")
    assert (t.of("ships", "A"), t["steps"]) == ("C7", 1)
    t = voyage("A", "sail", dice="1 1 1 1 1", ships={"A": "C5"}, hands={"A": "A13"}).play("A play A13")
    assert t.refuses("A cross C6") == ["DEU-Q43 cannot-cross"]
    assert t.refuses("A cross C4") == ["DEU-Q43 no-hydra-there"]
    t = voyage("A", "sail", ships={"A": "C5"}, hands={"A": "A13"}, display="P06 P16").play("A play A13")
    assert {"sail C6", "cross C6"} <= set(t.options)


@rule("DEU-Q18")
def test_a13_lyre_of_orpheus_calms_the_hydra() -> None:
    t = voyage("A", ships={"B": "C5"}, hands={"B": "A13"}, chance=[]).play("A do HYDRA", "A swim C5", "B play A13")
    assert (t.question, t.asks) == ("RelocateHydra", ["B"])
    t.play("B relocate C2")
    assert (t["hydra"], t["honour"], t.hoplites("B"), t.question) == ("C2", [0, 0, 0, 0], (10, 0), "ChooseAction")


@rule("DEU-Q18")
def test_a14_oracle_of_delphi_draws_two_cards() -> None:
    t = voyage("A", hands={"A": "A14"}, deck="A04 A08").play("A play A14")
    assert (t.of("hand", "A"), t["deck"][-1]) == (["A04", "A08"], "A14")
    t = voyage("A", seats=2, deck_size=1, hands={"A": "A14"}, deck="A04").play("A play A14")
    assert (t.of("hand", "A"), t["deck"]) == (["A04"], ["A14"])
