"""Phase 8: PAR-BUILD-1 to 18, PAR-PHIL-1 to 10, PAR-WONDER-6 to 10."""

from __future__ import annotations

import pytest

from games.parthenon.position import Sea, season
from kylix.testing import rule


def build(hand: str, **about: object) -> Sea:
    return season("BUILD", hands={"P1": hand}, **about)  # type: ignore[arg-type]


@rule("PAR-BUILD-1", "PAR-BUILD-3")
def test_any_number_of_things_is_built_in_any_order() -> None:
    t = build("2 GRAPES, 2 ORE, GOLD").play("P1 village GRAPES", "P1 fleet", "P1 village ORE")
    assert t.villages("P1") == "2 GRAPES, 2 ORE"
    assert t["fleets"] == [2, 1, 1]
    assert t.hand("P1") == ""


VILLAGES = [
    ("CHIOS", "GRAPES", "GRAPES, ORE"),
    ("CHIOS", "ORE", "GRAPES, ORE"),
    ("CHIOS", "OLIVES", "GRAIN, WOOL"),
    ("CHIOS", "OLIVES", "GRAIN, TIMBER, WOOL"),
    ("CRETE", "OLIVES", "OLIVES, TIMBER"),
    ("CRETE", "TIMBER", "OLIVES, TIMBER"),
    ("CRETE", "WOOL", "GRAPES, ORE"),
    ("CRETE", "WOOL", "GRAIN, GRAPES, ORE"),
    ("RHODES", "GRAIN", "GRAIN, WOOL"),
    ("RHODES", "WOOL", "GRAIN, WOOL"),
    ("RHODES", "GRAPES", "OLIVES, TIMBER"),
    ("RHODES", "GRAPES", "OLIVES, ORE, TIMBER"),
    ("LEMNOS", "GRAPES", "2 ORE"),
    ("LEMNOS", "ORE", "2 GRAPES"),
    ("LEMNOS", "TIMBER", "GRAIN, OLIVES"),
    ("LEMNOS", "TIMBER", "GRAIN, OLIVES, WOOL"),
    ("NAXOS", "OLIVES", "2 TIMBER"),
    ("NAXOS", "TIMBER", "2 OLIVES"),
    ("NAXOS", "GRAIN", "ORE, WOOL"),
    ("NAXOS", "GRAIN", "GRAPES, ORE, WOOL"),
    ("SCYROS", "GRAIN", "2 WOOL"),
    ("SCYROS", "WOOL", "2 GRAIN"),
    ("SCYROS", "ORE", "GRAPES, TIMBER"),
    ("SCYROS", "ORE", "GRAPES, OLIVES, TIMBER"),
]


@rule("PAR-BUILD-2", "PAR-BUILD-4")
@pytest.mark.parametrize("number", range(24))
def test_every_village_of_every_island(number: int) -> None:
    """The fourth line of an island is the second village of its third type, built after the first."""
    island, good, cost = VILLAGES[number]
    others = " ".join(name for name in ("CHIOS", "CRETE", "RHODES") if name != island)
    second = number % 4 == 3
    start = {at: VILLAGES[number - number % 4 + at][1] for at in (0, 1)}
    standing = f"{start[0]}, {start[1]}" + (f", {good}" if second else "")
    t = season("BUILD", islands=f"{island} {others}", hands={"P1": cost}, villages={"P1": standing})
    before = t.villages("P1")
    t.play(f"P1 village {good}")
    assert t.villages("P1") != before
    assert t.hand("P1") == ""


@rule("PAR-BUILD-4")
def test_only_villages_of_the_island_card_are_built() -> None:
    t = build("6 GRAPES, 6 ORE").play("P1 village GRAPES")
    assert t.refuses("P1 village GRAPES") == ["PAR-BUILD-4 no-such-village"]
    assert t.refuses("P1 village WOOL") == ["PAR-BUILD-4 no-such-village"]


@rule("PAR-BUILD-5", "PAR-Q23")
def test_two_workshops_each_for_one_of_each_basic() -> None:
    goods = "2 GRAIN, 2 GRAPES, 2 OLIVES, 2 ORE, 2 TIMBER, 2 WOOL"
    t = build(goods).play("P1 workshop", "P1 workshop")
    assert t.hand("P1") == ""
    assert t["workshops"] == [2, 0, 0]
    full = build("GRAIN, GRAPES, OLIVES, ORE, TIMBER, WOOL", workshops={"P1": 2})
    assert full.refuses("P1 workshop") == ["PAR-BUILD-5 two-workshops"]
    made = season("PRODUCTION", workshops={"P1": 2})
    assert made.hand("P1") == "GRAPES, ORE, 2 SPICES"


STRUCTURES = [
    ("FORTRESS", "ORE, GRAIN, TOOLS", ""),
    ("SHRINE", "OLIVES, GRAPES, SPICES", ""),
    ("GRAND-PORT", "TIMBER, WOOL, POTTERY", ""),
    ("MARKET", "GRAIN, TIMBER, WOOL, PAPYRUS", "PAPYRUS"),
    ("ACADEMY", "PAPYRUS", ""),
    ("TREASURY", "GOLD, SPICES, TOOLS", "SPICES TOOLS"),
]


@rule("PAR-BUILD-6", "PAR-Q43")
@pytest.mark.parametrize(("structure", "cost", "chosen"), STRUCTURES)
def test_every_acropolis_structure(structure: str, cost: str, chosen: str) -> None:
    """Any rare serves for Market and Treasury, papyrus and the island's own included."""
    t = build(cost).play(f"P1 build {structure}", *[f"P1 pay {good}" for good in chosen.split()])
    assert t.count("P1", structure) == 1
    assert t.hand("P1") == ""


@rule("PAR-BUILD-7", "PAR-Q37")
def test_an_alternate_is_a_second_copy_for_one_gold_more() -> None:
    """EX-37. Crete builds a second Fortress; a second Grand Port is one alternate too many."""
    goods = "2 ORE, 2 GRAIN, 2 TOOLS, GOLD"
    t = season("BUILD", islands="CRETE CHIOS RHODES", hands={"P1": goods}).play("P1 build FORTRESS")
    assert t.hand("P1") == "GRAIN, ORE, TOOLS, GOLD"
    t.play("P1 build FORTRESS")
    assert t.hand("P1") == ""
    assert t.count("P1", "FORTRESS") == 2
    again = season(
        "BUILD",
        islands="CRETE CHIOS RHODES",
        hands={"P1": "TIMBER, WOOL, POTTERY, GOLD"},
        acropolis={"P1": "2 FORTRESS, GRAND-PORT"},
    )
    assert again.refuses("P1 build GRAND-PORT") == ["PAR-BUILD-7 one-alternate"]
    poor = build("OLIVES, GRAPES, SPICES", acropolis={"P1": "SHRINE"})
    assert poor.refuses("P1 build SHRINE") == ["PAR-GEN-7 cannot-pay-structure"]


@rule("PAR-BUILD-8", "PAR-BUILD-9")
def test_six_structures_fill_the_acropolis_whichever_they_are() -> None:
    """EX-24. With two Fortresses Crete can still build four of the five other kinds, then no more."""
    goods = "2 TIMBER, WOOL, POTTERY, GOLD, PAPYRUS, SPICES, TOOLS, OLIVES, 2 GRAPES"
    t = season(
        "BUILD",
        islands="CRETE CHIOS RHODES",
        hands={"P1": goods},
        acropolis={"P1": "2 FORTRESS, SHRINE, MARKET, ACADEMY"},
    )
    assert t.refuses("P1 build SHRINE") == ["PAR-BUILD-8 no-second"]
    t.play("P1 build GRAND-PORT")
    assert t.refuses("P1 build TREASURY") == ["PAR-BUILD-8 acropolis-full"]
    rich = "OLIVES, 2 GRAPES, SPICES, GOLD"
    second = season("BUILD", islands="CRETE CHIOS RHODES", hands={"P1": rich}, acropolis={"P1": "SHRINE"})
    assert second.refuses("P1 build SHRINE") == ["PAR-BUILD-8 no-second"]


@rule("PAR-BUILD-10", "PAR-BUILD-17", "PAR-Q22")
@pytest.mark.parametrize(
    ("structure", "price", "chosen", "made"),
    [
        ("FORTRESS", "2 ORE, GRAIN", "", "ARMY"),
        ("GRAND-PORT", "2 TIMBER, WOOL", "", "WARSHIP"),
        ("SHRINE", "PAPYRUS", "PAPYRUS", "GIFT"),
    ],
)
def test_structures_that_make_aegis_cards(structure: str, price: str, chosen: str, made: str) -> None:
    """Face up at the island; even papyrus pays for a Gift."""
    t = build(price, acropolis={"P1": structure})
    t.play(f"P1 make {structure}", *[f"P1 pay {good}" for good in chosen.split()])
    assert t.sees("P2", "home")[0] == [made]
    assert t.hand("P1") == ""


@rule("PAR-BUILD-11", "PAR-BUILD-3", "PAR-BUILD-12", "PAR-Q1")
def test_a_market_turns_three_imports_into_gold_at_once() -> None:
    """EX-21. The gold pays for a Treasury with the two rares; a second use is refused, natives do not serve."""
    t = build("2 TIMBER, WOOL, SPICES, TOOLS", acropolis={"P1": "MARKET"}).play("P1 make MARKET")
    t.play("P1 pay TIMBER", "P1 pay TIMBER", "P1 pay WOOL")
    assert t.hand("P1") == "SPICES, TOOLS, GOLD"
    t.play("P1 build TREASURY", "P1 pay SPICES", "P1 pay TOOLS")
    assert t.count("P1", "TREASURY") == 1
    again = build("6 TIMBER", acropolis={"P1": "MARKET"}).play("P1 make MARKET", *["P1 pay TIMBER"] * 3)
    assert again.refuses("P1 make MARKET") == ["PAR-BUILD-12 made-already"]
    native = build("3 OLIVES", acropolis={"P1": "MARKET"})
    assert native.refuses("P1 make MARKET") == ["PAR-GEN-7 cannot-pay-card"]


@rule("PAR-BUILD-12")
def test_each_shrine_makes_one_gift_a_season() -> None:
    """EX-22. One Shrine, one Gift; two Shrines, two."""
    t = build("2 SPICES", acropolis={"P1": "SHRINE"}).play("P1 make SHRINE", "P1 pay SPICES")
    assert t.refuses("P1 make SHRINE") == ["PAR-BUILD-12 made-already"]
    two = build("2 SPICES", acropolis={"P1": "2 SHRINE"})
    two.play("P1 make SHRINE", "P1 pay SPICES", "P1 make SHRINE", "P1 pay SPICES")
    assert two.home("P1") == "2 GIFT"
    assert build("SPICES").refuses("P1 make SHRINE") == ["PAR-BUILD-10 makes-nothing"]


@rule("PAR-BUILD-13", "PAR-BUILD-14")
def test_a_treasury_counts_in_the_season_in_which_it_is_built() -> None:
    """EX-23. Seven cards left in the hand: option A keeps six."""
    t = build("GOLD, 2 TOOLS, 7 WOOL").play("P1 build TREASURY", "P1 pay TOOLS", "P1 pay TOOLS", "P1 ready")
    t.play("P1 hide", *["P1 keep WOOL"] * 6)
    assert t.options == ["ready"]


@rule("PAR-BUILD-15", "PAR-Q26", "PAR-BUILD-16")
def test_fleet_b_costs_one_gold_and_fleet_c_two() -> None:
    """In this order; they are no structures."""
    t = build("3 GOLD")
    before = t.state.structures(0)
    t.play("P1 fleet")
    assert t.hand("P1") == "2 GOLD"
    t.play("P1 fleet")
    assert t["fleets"] == [3, 1, 1]
    assert t.hand("P1") == ""
    assert t.state.structures(0) == before
    assert build("GOLD", fleets={"P1": 2}).refuses("P1 fleet") == ["PAR-BUILD-15 cannot-pay-fleet"]
    assert build("3 GOLD", fleets={"P1": 3}).refuses("P1 fleet") == ["PAR-BUILD-15 three-fleets"]


@rule("PAR-BUILD-18", "PAR-GEN-3")
def test_the_archon_sets_the_order_of_building_if_asked() -> None:
    """Then the second to build may adopt what the first has just introduced."""
    t = season(
        "BUILD", hands={"P1": "PAPYRUS", "P2": "GOLD"}, acropolis={"P2": "ACADEMY"}, philosophies={"P2": "ATOMISM"}
    )
    t.play("P2 order", "P1 next P1")
    assert t.asks == ["P1"]
    t.play("P1 build ACADEMY", "P1 introduce STOICISM", "P1 ready")
    assert "adopt STOICISM" in t.options_of("P2")


@rule("PAR-BUILD-1")
def test_who_was_ready_may_build_on_while_others_are_not() -> None:
    t = season("BUILD", hands={"P1": "GRAPES, ORE", "P2": "WOOL"}).play("P1 ready")
    assert t.asks == ["P2"]
    t.play("P1 unready", "P1 village ORE")
    assert t.villages("P1") == "GRAPES, 2 ORE"


# --- Academy and philosophies -----------------------------------------------------------------------------------------

KINDS = ["ATOMISM", "CYNICISM", "PYTHAGOREAN", "SKEPTICISM", "SOPHISM", "STOICISM"]


@rule("PAR-PHIL-1", "PAR-PHIL-3", "PAR-PHIL-9")
def test_an_academy_brings_a_kind_that_nobody_has() -> None:
    t = build("PAPYRUS", philosophies={"P2": "ATOMISM"}).play("P1 build ACADEMY")
    assert t.options == [f"introduce {kind}" for kind in KINDS[1:]]
    assert t.refuses("P1 introduce ATOMISM") == ["PAR-PHIL-1 introduced-already"]
    t.play("P1 introduce SOPHISM")
    assert t["introduced"]["SOPHISM"] == "P1"
    assert t.sees("P3", "philosophies")[4] == 1


@rule("PAR-PHIL-2")
def test_when_no_kind_is_left_an_academy_brings_none() -> None:
    t = build("PAPYRUS", philosophies={"P2": " ".join(KINDS)}).play("P1 build ACADEMY")
    assert t.question == "SpendGoods"
    assert t.state.philosophy_count(0) == 0


@rule("PAR-PHIL-4", "PAR-PHIL-5", "PAR-PHIL-10", "PAR-Q24")
def test_an_adoption_costs_as_much_gold_as_one_has_philosophies() -> None:
    """EX-25. One gold, then two, to the bank; nobody is asked for consent."""
    t = build("3 GOLD", acropolis={"P1": "ACADEMY"}, philosophies={"P1": "ATOMISM", "P2": "STOICISM SOPHISM"})
    t.play("P1 adopt STOICISM")
    assert t.hand("P1") == "2 GOLD"
    t.play("P1 adopt SOPHISM")
    assert t.hand("P1") == ""
    assert t.hand("P2") == ""
    assert t.state.philosophy_count(0) == 3
    poor = build("GOLD", acropolis={"P1": "ACADEMY"}, philosophies={"P1": "ATOMISM CYNICISM", "P2": "STOICISM"})
    assert poor.refuses("P1 adopt STOICISM") == ["PAR-PHIL-4 cannot-pay-adoption"]


@rule("PAR-PHIL-6", "PAR-PHIL-7", "PAR-PHIL-8")
def test_what_cannot_be_adopted() -> None:
    """EX-26. A kind that four islands hold, one that nobody introduced, one that the island has."""
    holders = {"P1": "ATOMISM", "P2": "STOICISM", "P3": "STOICISM", "P4": "STOICISM", "P5": "STOICISM"}
    t = build("5 GOLD", seats=6, acropolis={"P1": "ACADEMY"}, philosophies=holders)
    assert t.refuses("P1 adopt STOICISM") == ["PAR-PHIL-7 no-copy-left"]
    assert t.refuses("P1 adopt SOPHISM") == ["PAR-PHIL-6 not-introduced"]
    assert t.refuses("P1 adopt ATOMISM") == ["PAR-PHIL-8 held-already"]


@rule("PAR-Q25", "PAR-PHIL-4")
def test_adopting_needs_an_academy() -> None:
    t = build("5 GOLD", philosophies={"P2": "STOICISM"})
    assert t.refuses("P1 adopt STOICISM") == ["PAR-PHIL-4 no-academy"]


# --- wonders ----------------------------------------------------------------------------------------------------------

STAGES = [
    ("COLOSSUS", "plan", "ORE, TOOLS"),
    ("COLOSSUS", "partial", "ORE, GOLD"),
    ("LIGHTHOUSE", "plan", "TIMBER, POTTERY"),
    ("LIBRARY", "partial", "WOOL, GOLD"),
    ("AMPHITHEATER", "partial", "POTTERY, GOLD"),
    ("HIPPODROME", "plan", "GRAIN, TOOLS"),
    ("MAUSOLEUM", "plan", "OLIVES, POTTERY"),
    ("ZEUS", "plan", "GOLD"),
    ("ZEUS", "partial", "OLIVES, TOOLS, GOLD"),
    ("ARTEMIS", "plan", "WOOL, SPICES"),
    ("ARTEMIS", "partial", "WOOL, POTTERY, GOLD"),
    ("GARDENS", "plan", "2 GRAPES, 2 OLIVES"),
    ("GARDENS", "partial", "GRAIN, WOOL, GOLD"),
    ("AQUEDUCT", "plan", "ORE, 2 TIMBER"),
    ("AQUEDUCT", "partial", "TIMBER, TOOLS, GOLD"),
    ("ATHENA", "plan", "GRAIN, SPICES"),
    ("ATHENA", "partial", "OLIVES, POTTERY, GOLD"),
]


@rule("PAR-WONDER-6", "PAR-WONDER-7", "PAR-WONDER-8", "PAR-WONDER-9", "PAR-WONDER-10")
@pytest.mark.parametrize(("wonder", "stage", "cost"), STAGES)
def test_every_stage_that_is_paid_in_the_build_phase(wonder: str, stage: str, cost: str) -> None:
    """A plan becomes partial, a partial wonder is finished and only then a structure."""
    t = build(cost, wonders={wonder: f"P1 {stage}"})
    before = t.state.structures(0)
    t.play(f"P1 stage {wonder}")
    assert t.stage(wonder) == ("partial" if stage == "plan" else "finished")
    assert t.state.structures(0) == before + (stage == "partial")
    assert t.hand("P1") == ""


@rule("PAR-WONDER-7")
def test_both_stages_can_be_paid_in_one_phase() -> None:
    t = build("2 ORE, TOOLS, GOLD", wonders={"COLOSSUS": "P1 plan"}).play("P1 stage COLOSSUS", "P1 stage COLOSSUS")
    assert t.stage("COLOSSUS") == "finished"
    assert t.refuses("P1 stage COLOSSUS") == ["PAR-WONDER-7 finished"]


@rule("PAR-WONDER-8")
def test_a_stage_of_another_phase_is_refused_in_the_build_phase() -> None:
    t = build("2 GRAPES, SPICES", wonders={"ORACLE": "P1 plan", "ZEUS": "P1 plan"})
    assert t.refuses("P1 stage ORACLE") == ["PAR-WONDER-8 other-phase"]
    assert t.refuses("P1 stage ZEUS") == ["PAR-GEN-7 cannot-pay-stage"]
    assert t.refuses("P1 stage GARDENS") == ["PAR-WONDER-6 no-plan"]


@pytest.mark.parametrize(
    ("wonder", "stage", "cost"),
    [
        ("ORACLE", "plan", "GRAPES, SPICES"),
        ("ORACLE", "partial", "OLIVES, GOLD"),
        ("AMPHITHEATER", "plan", "GRAIN, GRAPES, TIMBER, WOOL"),
        ("HIPPODROME", "partial", "GRAIN, GOLD"),
    ],
)
def test_every_stage_that_is_paid_at_the_start_of_island_trade(wonder: str, stage: str, cost: str) -> None:
    t = season("ISLAND-TRADE", hands={"P1": cost}, wonders={wonder: f"P1 {stage}"}).play(f"P1 stage {wonder}")
    assert t.stage(wonder) == ("partial" if stage == "plan" else "finished")
    assert t.hand("P1") == ""
