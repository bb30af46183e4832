"""Phase 5: PAR-HAZARD-1 to 17 and PAR-AEGIS-1 to 9."""

from __future__ import annotations

import pytest

from games.parthenon.position import Sea, season
from kylix.testing import rule


def at_sea(hazards: str, sailing: dict[str, str], **about: object) -> Sea:
    return season("HAZARD", sailing=sailing, hazards=hazards, **about)  # type: ignore[arg-type]


@rule("PAR-HAZARD-1", "PAR-HAZARD-4")
def test_one_card_for_all_fleets_bound_for_neighbouring_lands() -> None:
    """EX-8. Two fleets to Sparta, one to Ionia: one card in all, none for the foreign lands."""
    t = at_sea("H01 H01", {"P1-A": "SPARTA: WOOL", "P2-A": "SPARTA: WOOL", "P3-A": "IONIA: WOOL"})
    assert t["hazard_discard"] == ["H01"]


@rule("PAR-HAZARD-2", "PAR-HAZARD-3", "PAR-HAZARD-6")
def test_two_cards_for_foreign_lands_even_after_a_safe_journey() -> None:
    """EX-8. One after the other."""
    t = at_sea("H01 H05", {"P1-A": "ITALY: WOOL"}, chance=[0])
    assert t["hazard_discard"] == ["H01", "H05"]
    assert t.cargo("P1-A") == ""


@rule("PAR-HAZARD-4")
def test_no_fleet_no_card() -> None:
    t = season("HAZARD", hands={"P1": "WOOL"}, hazards="H02")
    assert t["hazard_discard"] == []


@rule("PAR-HAZARD-5")
def test_the_two_groups_do_not_touch_each_other() -> None:
    """The neighbouring card first; the largest cargo of all sails abroad and is not hit by it."""
    t = at_sea("H02 H01 H01", {"P1-A": "SPARTA: WOOL", "P2-A": "ITALY: 5 WOOL"})
    assert t.cargo("P1-A") == ""
    assert t.cargo("P2-A") == "5 WOOL"
    assert t["hazard_discard"] == ["H02", "H01", "H01"]


@rule("PAR-HAZARD-7")
def test_cards_of_one_title_have_different_texts() -> None:
    lost = at_sea("H05", {"P1-A": "SPARTA: 2 WOOL"}, chance=[0])
    home = at_sea("H06", {"P1-A": "SPARTA: 2 WOOL"})
    assert lost.cargo("P1-A") == "WOOL"
    assert home.hand("P1") == "2 WOOL"


@rule("PAR-HAZARD-8", "PAR-Q36")
def test_cargo_includes_aegis_cards_and_commodities_do_not() -> None:
    """H02 takes everything, and hidden Aegis cards count for the size; H05 takes a commodity."""
    t = at_sea("H02", {"P1-A": "SPARTA: WOOL, 2 ARMY", "P2-A": "SPARTA: 2 WOOL"})
    assert t.cargo("P1-A") == ""
    assert t.cargo("P2-A") == "2 WOOL"
    other = at_sea("H05", {"P1-A": "SPARTA: WOOL, 2 ARMY"}, chance=[0])
    assert other.cargo("P1-A") == "2 ARMY"


@rule("PAR-HAZARD-9")
def test_ties_for_the_largest_are_all_hit() -> None:
    t = at_sea("H02", {"P1-A": "SPARTA: 2 WOOL", "P2-A": "IONIA: 2 ORE", "P3-A": "IONIA: ORE"})
    assert (t.cargo("P1-A"), t.cargo("P2-A"), t.cargo("P3-A")) == ("", "", "ORE")


@rule("PAR-HAZARD-10", "PAR-HAZARD-11", "PAR-HAZARD-15")
@pytest.mark.parametrize(("drawn", "left"), [(0, "WOOL, GOLD"), (1, "GRAIN, GOLD"), (2, "GRAIN, WOOL")])
def test_random_losses_are_uniform_and_public(drawn: int, left: str) -> None:
    """Each of the three cards can go; the table learns which, and nothing of the rest."""
    t = season("JOURNEY", hands={"P1": "GRAIN, WOOL, GOLD"}, hazards="H05", harbours={"SPARTA": "OPEN"}, chance=[drawn])
    t.play("P1 send A SPARTA", "P1 load A GRAIN", "P1 load A WOOL", "P1 load A GOLD", "P1 ready")
    assert t.cargo("P1-A") == left
    lost = {"GRAIN", "WOOL", "GOLD"} - set(left.split(", "))
    assert t.told("fleet-lost", "P2") == {"fleet": "P1-A", "goods": list(lost)}
    assert t.sees("P2", "cargo")[0] == [None, None]


@rule("PAR-HAZARD-12", "PAR-Q33", "PAR-HARBOR-1")
def test_a_fleet_sent_home_keeps_its_cargo_and_is_out_of_the_voyage() -> None:
    """EX-11. The second foreign card passes it by, it sees no harbour, its goods come home."""
    t = at_sea("H04 H02", {"P1-A": "EGYPT: 5 WOOL", "P2-A": "EGYPT: ORE"})
    assert t.cargo("P2-A") == ""
    assert t.cargo("P1-A") == "5 WOOL"
    assert t["looked"][3] == ["P2"]
    assert t.asks == ["P2"]
    t.play("P2 pass")
    assert t.hand("P1") == "5 WOOL"


@rule("PAR-Q4")
def test_the_second_foreign_card_is_not_drawn_when_nobody_is_left() -> None:
    t = at_sea("H06 H02", {"P1-A": "EGYPT: WOOL"})
    assert t["hazard_discard"] == ["H06"]


@rule("PAR-HAZARD-13", "PAR-Q6")
def test_a_fleet_that_lost_all_still_arrives() -> None:
    """Empty, it may turn the harbour card and take a free plan."""
    t = at_sea("H02", {"P1-A": "ATHENS: WOOL"}, harbours={"ATHENS": "OPEN covered"})
    assert t.cargo("P1-A") == ""
    assert t.question == "LookAtHarbour"
    t.play("P1 reveal")
    assert t.options == ["ready", "plan A"]
    t.play("P1 plan A")
    assert t["plans"] == [1, 0, 0]


@rule("PAR-AEGIS-2", "PAR-AEGIS-3", "PAR-Q34", "PAR-HAZARD-9")
def test_a_warship_protects_and_the_next_fleet_is_not_hit_instead() -> None:
    """EX-9. The fleet with most rares shows its Warship and keeps it: nobody loses anything."""
    fleets = {"P1-A": "EGYPT: 2 SPICES", "P2-A": "EGYPT: 3 TOOLS, WARSHIP"}
    t = at_sea("H09 H01", fleets)
    assert t.asks == ["P2"]
    assert t.options == ["pass", "show WARSHIP"]
    t.play("P2 show WARSHIP")
    assert t.told("protected") == {"fleet": "P2-A", "good": "WARSHIP"}
    assert (t.cargo("P1-A"), t.cargo("P2-A")) == ("2 SPICES", "3 TOOLS, WARSHIP")
    assert t["shown"][3] == ["WARSHIP"]
    off = at_sea("H09 H01", fleets).play("P2 pass")
    assert off.cargo("P2-A") == "WARSHIP"


@rule("PAR-AEGIS-4", "PAR-AEGIS-5", "PAR-Q5", "PAR-HAZARD-14")
def test_a_gift_replaces_the_hazard_for_its_fleet_alone() -> None:
    """EX-10. The others are hit first and have five cards; the new Storm looks for the largest: not this fleet."""
    fleets = {"P1-A": "SPARTA: 6 WOOL", "P2-A": "SPARTA: 6 ORE", "P3-A": "SPARTA: 3 GRAIN, GIFT"}
    t = at_sea("H05 H02", fleets, chance=[0, 0])
    assert t.asks == ["P3"]
    assert t.options == ["pass", "sacrifice"]
    t.play("P3 sacrifice")
    assert (t.cargo("P1-A"), t.cargo("P2-A"), t.cargo("P3-A")) == ("5 WOOL", "5 ORE", "3 GRAIN")
    assert t["hazard_discard"] == ["H05", "H02"]
    assert t.told("hazard-replaced") == {"fleet": "P3-A", "hazard": "H02", "hit": 0}


@rule("PAR-AEGIS-6")
def test_a_replacement_can_be_answered_too() -> None:
    """First Gift against the Storm, a second one against the Storm that replaces it, a Warship against Pirates."""
    t = at_sea("H02 H02 H09", {"P1-A": "SPARTA: 2 SPICES, WARSHIP, 2 GIFT"})
    t.play("P1 sacrifice")
    assert t.options == ["pass", "sacrifice"]
    t.play("P1 sacrifice")
    assert t.options == ["pass", "show WARSHIP"]
    t.play("P1 show WARSHIP")
    assert t.cargo("P1-A") == "2 SPICES, WARSHIP"
    assert t["hazard_discard"] == ["H02", "H02", "H09"]


@rule("PAR-AEGIS-7")
def test_a_gift_on_the_first_foreign_card_does_not_help_against_the_second() -> None:
    t = at_sea("H02 H01 H02", {"P1-A": "EGYPT: 2 WOOL, GIFT"}).play("P1 sacrifice")
    assert t.cargo("P1-A") == ""
    assert t["hazard_discard"] == ["H02", "H01", "H02"]


@rule("PAR-AEGIS-8", "PAR-Q35")
def test_a_gift_answers_any_hazard_but_a_warship_only_pirates() -> None:
    for hazard in ("H02", "H03", "H04", "H05", "H06", "H07", "H08", "H12", "H13", "H14"):
        t = at_sea(f"{hazard} H01", {"P1-A": "SPARTA: 4 WOOL, WARSHIP, GIFT"})
        assert t.question == "React"
        assert "sacrifice" in t.options
        assert ("show WARSHIP" in t.options) == (hazard == "H12")
        if hazard != "H12":
            assert t.refuses("P1 show WARSHIP") == ["PAR-Q35 no-help"]
    calm = at_sea("H01", {"P1-A": "SPARTA: 4 WOOL, GIFT"})
    assert calm.question != "React"


@rule("PAR-AEGIS-9")
def test_an_army_aboard_stops_raiders() -> None:
    t = at_sea("H13", {"P1-A": "SPARTA: 4 WOOL, ARMY"})
    assert t.options == ["pass", "show ARMY"]
    t.play("P1 show ARMY")
    assert t.cargo("P1-A") == "4 WOOL, ARMY"


@rule("PAR-AEGIS-1", "PAR-HAZARD-15")
def test_only_cards_aboard_protect_and_the_question_tells_nothing() -> None:
    """The Warship is on B: A is asked all the same, because all know that the island has one at sea."""
    t = at_sea("H09 H01", {"P1-A": "EGYPT: 2 SPICES", "P1-B": "EGYPT: WOOL, WARSHIP"})
    assert t.options == ["pass"]
    assert t.refuses("P1 show WARSHIP") == ["PAR-AEGIS-1 not-aboard"]
    home = at_sea("H09 H01", {"P1-A": "EGYPT: 2 SPICES"}, home={"P1": "WARSHIP"})
    assert home.cargo("P1-A") == ""


@rule("PAR-HAZARD-14")
def test_owners_react_in_table_order_and_by_letter() -> None:
    fleets = {"P1-A": "IONIA: WOOL, GIFT", "P2-A": "IONIA: WOOL, GIFT", "P2-B": "SPARTA: WOOL, GIFT"}
    t = at_sea("H05", fleets, archon="P2", chance=[0, 0, 0])
    asked = []
    while t.question == "React":
        asked.append(t.s.stack[-1].fleet)  # type: ignore[attr-defined]
        t.play(f"{t.asks[0]} pass")
    assert asked == [3, 4, 0]


@rule("PAR-HAZARD-16", "PAR-Q3")
def test_an_empty_hazard_deck_is_shuffled_anew_without_the_card_in_course() -> None:
    everything = [card for card, copies in enumerate(hazard_copies()) for _ in range(copies)]
    everything.remove(1)
    t = season(
        "HAZARD",
        sailing={"P1-A": "SPARTA: WOOL, GIFT"},
        hazard_deck=[1],
        hazard_discard=everything,
    )
    assert t.question == "React"
    t.play("P1 sacrifice")
    assert "hazards-reshuffled" in t.happened()
    assert t["hazard_discard"][0] == "H02"
    assert len(t["hazard_discard"]) == 2
    assert len(t["hazard_deck"]) == 34


def hazard_copies() -> list[int]:
    return season("BUILD", hands={"P1": "WOOL"}).state.tables.hazard_copies


@rule("PAR-HAZARD-17")
def test_a_fleet_blown_off_course_goes_on_to_another_land() -> None:
    """EX-41. The Archon moves it from Egypt; it keeps its cargo, meets the second card, looks at Italy only."""
    t = at_sea("H08 H03", {"P2-A": "EGYPT: 5 WOOL"}, chance=[0, 0])
    assert t.asks == ["P1"]
    assert t.options == ["divert CARTHAGE", "divert ITALY"]
    assert t.refuses("P1 divert ATHENS") == ["PAR-HAZARD-17 other-region"]
    t.play("P1 divert ITALY")
    assert t.port("P2-A") == "ITALY"
    assert t.cargo("P2-A") == "3 WOOL"
    assert t["looked"] == [[], [], [], [], [], ["P2"]]


LOSSES = [
    ("H01", "SPARTA: 4 WOOL, GOLD", "4 WOOL, GOLD", []),
    ("H02", "SPARTA: 2 WOOL, ARMY", "", []),
    ("H03", "SPARTA: 4 WOOL", "2 WOOL", [0, 0]),
    ("H03", "SPARTA: 3 WOOL", "3 WOOL", []),
    ("H05", "SPARTA: 2 WOOL", "WOOL", [0]),
    ("H09", "SPARTA: WOOL, SPICES, PAPYRUS, GOLD", "WOOL, GOLD", []),
    ("H09", "SPARTA: WOOL, GOLD", "WOOL, GOLD", []),
    ("H10", "SPARTA: WOOL, SPICES, 2 GOLD", "WOOL, SPICES", []),
    ("H11", "SPARTA: WOOL, SPICES, GOLD", "WOOL, SPICES", [1]),
    ("H12", "SPARTA: 3 WOOL, ARMY", "WOOL, ARMY", [0, 0]),
    ("H13", "SPARTA: 4 WOOL", "3 WOOL", [0]),
    ("H13", "SPARTA: 3 WOOL", "3 WOOL", []),
]


@rule("PAR-HAZARD-8", "PAR-Q21")
@pytest.mark.parametrize(("hazard", "before", "after", "chance"), LOSSES)
def test_what_a_hazard_takes(hazard: str, before: str, after: str, chance: list[int]) -> None:
    """Papyrus is a rare when it is lost."""
    t = at_sea(hazard, {"P1-A": before}, chance=chance, stowed={"P2-A": "WARSHIP"})
    while t.question == "React":
        t.play(f"{t.asks[0]} pass")
    assert t.cargo("P1-A") == after


@rule("PAR-HAZARD-8")
def test_becalmed_fleets_lose_a_basic_of_the_owners_choice() -> None:
    """H14. Only fleets with a basic; the owner chooses the type."""
    t = at_sea("H14", {"P1-A": "SPARTA: WOOL, ORE, GOLD", "P2-A": "SPARTA: GOLD"})
    assert t.asks == ["P1"]
    assert t.options == ["lose ORE", "lose WOOL"]
    assert t.refuses("P1 lose GOLD") == ["PAR-HAZARD-8 not-concerned"]
    t.play("P1 lose ORE")
    assert t.question != "LoseOne"
    assert t.cargo("P1-A") == "WOOL, GOLD"
    assert t.cargo("P2-A") == "GOLD"


@pytest.mark.parametrize(
    ("hazard", "home"),
    [("H04", [True, False]), ("H06", [True, True]), ("H07", [True, False])],
)
def test_storms_that_send_fleets_home(hazard: str, home: list[bool]) -> None:
    """H04 large fleets, H06 every fleet, H07 the largest cargo."""
    t = at_sea(hazard, {"P1-A": "SPARTA: 4 WOOL", "P2-A": "SPARTA: ORE", "P3-A": "EGYPT: ORE"})
    assert [t["turned"][0] == 1, t["turned"][3] == 1] == home


@rule("PAR-HAZARD-9")
def test_the_most_of_nothing_is_nothing() -> None:
    """Nobody carries a rare: Pirates who look for the most rares hit nobody."""
    t = season("JOURNEY", hands={"P1": "WOOL"}, hazards="H09").play("P1 send A SPARTA", "P1 load A WOOL", "P1 ready")
    assert t.told("hazard-drawn") == {"region": "NEIGHBOURING", "hazard": "H09", "fleets": []}


# --- what is ahead ----------------------------------------------------------------------------------------------------


def danger(t: Sea, ship: str, land: str, seat: str = "P1") -> tuple[float, float] | None:
    for one in t.setting.shown(t.state, t.seat(seat))["derived"]["dangers"]:
        if (one["ship"], one["land"]) == (ship, land):
            return round(one["low"], 4), round(one["high"], 4)
    return None


def deck_of(t: Sea, hazards: str) -> Sea:
    """These cards and no others are left."""
    t.state.hazard_deck = tuple(t.setting.names["hazard"].index(card) for card in hazards.split())
    t.state.hazard_top = ()
    t.state.hazard_discard = ()
    return t


@rule("PAR-HAZARD-1", "PAR-HAZARD-2")
def test_what_hazards_are_ahead_of_a_fleet_is_told_to_its_owner() -> None:
    """H01 hits nobody, H05 every fleet, H02 the largest cargo, which the owner cannot know: so a band."""
    sent = season("JOURNEY", hands={"P1": "2 WOOL"}).play("P1 send A SPARTA", "P1 load A WOOL")
    assert danger(deck_of(sent, "H01 H05 H02"), "A", "SPARTA") == (0.3333, 0.6667)
    t = season("JOURNEY", hands={"P1": "2 WOOL"}).play("P1 send A SPARTA", "P1 load A WOOL", "P1 recall A")
    deck_of(t, "H01 H05 H02")
    assert danger(t, "A", "SPARTA") == (0.3333, 0.6667), "what a fleet would risk is told before it is sent"
    assert danger(t, "A", "ITALY") == (0.6667, 1.0), "two cards, one after the other"
    assert t.setting.shown(t.state, None)["derived"]["dangers"] == []


@rule("PAR-AEGIS-2")
def test_what_is_warded_off_is_no_danger_and_a_card_foreseen_makes_a_band() -> None:
    t = season("JOURNEY", hands={"P1": "2 WOOL", "P2": "WOOL"}).play("P1 send A SPARTA", "P1 load A WOOL")
    deck_of(t, "H01 H05")
    assert danger(t, "A", "SPARTA") == (0.5, 0.5)
    s = t.state
    s.hazard_top, s.hazard_deck, s.peeked = s.hazard_deck[1:], s.hazard_deck[:1], (1, *s.peeked[1:])
    assert danger(t, "A", "SPARTA") == (0.0, 1.0), "H05 is next, for this region or for another"
    s.peeked = (0,) * s.seats
    assert danger(t, "A", "SPARTA") == (0.5, 0.5), "somebody else looked"
    shield = s.tables.hazards[t.setting.names["hazard"].index("H05")].shield
    s.hold[0] = (*s.hold[0], shield)
    assert danger(t, "A", "SPARTA") == (0.0, 0.0)
    s.calm = (1,) * len(s.calm)
    assert danger(t, "A", "SPARTA") is None


@rule("PAR-HAZARD-16")
def test_when_the_deck_runs_out_the_discards_are_ahead() -> None:
    t = season("JOURNEY", hands={"P1": "2 WOOL"}).play("P1 send A ITALY", "P1 load A WOOL")
    deck_of(t, "H01").state.hazard_discard = (t.setting.names["hazard"].index("H05"),)
    assert danger(t, "A", "ITALY") == (1.0, 1.0)
