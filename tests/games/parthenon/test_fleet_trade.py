"""Phase 6, part two: PAR-FLEETTRADE-1 to 12; and phase 7: PAR-RETURN-1 to 7."""

from __future__ import annotations

import pytest

from games.parthenon.position import Sea, season
from kylix.testing import rule

LANDS = ("ATHENS", "SPARTA", "IONIA", "EGYPT", "CARTHAGE", "ITALY")


def abroad(cargo: str, **about: object) -> Sea:
    """Fleet A of P1 lies in an open harbour: `EGYPT: 2 WOOL`."""
    harbours = {cargo.split(":", maxsplit=1)[0]: "OPEN"}
    return season("FLEET-TRADE", sailing={"P1-A": cargo}, harbours=harbours, **about)  # type: ignore[arg-type]


def rates(t: Sea) -> list[str]:
    return [option.split()[2] for option in t.options if option.startswith("trade")]


@rule("PAR-FLEETTRADE-2", "PAR-FLEETTRADE-6")
def test_four_basics_of_any_mix_make_gold_in_a_neighbouring_land() -> None:
    """EX-14. Four wool, or three wool and an ore."""
    for cargo in ("4 WOOL", "ORE, 3 WOOL"):
        t = abroad(f"SPARTA: {cargo}").play("P1 trade A N1")
        while t.question == "PayOne":
            t.play(f"P1 {t.options[0]}")
        assert t.cargo("P1-A") == "GOLD"


@rule("PAR-FLEETTRADE-3", "PAR-FLEETTRADE-6", "PAR-HARBOR-8")
def test_goods_just_obtained_are_spent_at_once() -> None:
    """EX-15. Fee in ore, spices for gold, two wool for gold, two gold for papyrus."""
    t = season("FLEET-TRADE", sailing={"P1-A": "EGYPT: 2 WOOL, ORE, SPICES"}, harbours={"EGYPT": "FEE"})
    t.play("P1 fee A ORE", "P1 trade A F4", "P1 pay SPICES", "P1 trade A F2", "P1 pay WOOL", "P1 pay WOOL")
    t.play("P1 trade A F9")
    assert t.cargo("P1-A") == "PAPYRUS"


ROWS = [
    ("N1", "SPARTA: 4 WOOL", "", "GOLD"),
    ("N2", "SPARTA: 2 WOOL", "ORE", "ORE"),
    ("N3", "SPARTA: 4 WOOL", "TOOLS", "TOOLS"),
    ("N4", "SPARTA: 2 TOOLS", "", "GOLD"),
    ("N5", "SPARTA: TOOLS", "ORE", "ORE"),
    ("N6", "SPARTA: 2 TOOLS", "SPICES", "SPICES"),
    ("N7", "SPARTA: GOLD", "ORE WOOL", "ORE, WOOL"),
    ("N8", "SPARTA: GOLD", "SPICES", "SPICES"),
    ("F1", "ITALY: WOOL", "ORE", "ORE"),
    ("F2", "ITALY: 2 WOOL", "", "GOLD"),
    ("F3", "ITALY: 2 WOOL", "TOOLS", "TOOLS"),
    ("F4", "ITALY: TOOLS", "", "GOLD"),
    ("F5", "ITALY: TOOLS", "SPICES", "SPICES"),
    ("F6", "ITALY: TOOLS", "WOOL WOOL", "2 WOOL"),
    ("F7", "ITALY: GOLD", "ORE ORE", "2 ORE"),
    ("F8", "ITALY: GOLD", "SPICES", "SPICES"),
    ("F9", "EGYPT: 2 GOLD", "", "PAPYRUS"),
    ("F10", "ITALY: GOLD", "", "ARMY"),
    ("F11", "CARTHAGE: GOLD", "", "WARSHIP"),
]


@rule("PAR-FLEETTRADE-1", "PAR-FLEETTRADE-6", "PAR-FLEETTRADE-7")
@pytest.mark.parametrize(("row", "cargo", "taken", "after"), ROWS)
def test_every_row_of_the_trade_table(row: str, cargo: str, taken: str, after: str) -> None:
    t = abroad(cargo).play(f"P1 trade A {row}")
    while t.question == "PayOne":
        t.play(f"P1 {t.options[0]}")
    t.play(*[f"P1 take {good}" for good in taken.split()])
    assert t.cargo("P1-A") == after
    assert t.question == "TradeAbroad"


@rule("PAR-FLEETTRADE-1", "PAR-FLEETTRADE-7", "PAR-GEN-12")
@pytest.mark.parametrize("land", LANDS)
def test_each_land_has_the_rows_of_its_region_and_its_own(land: str) -> None:
    near = ["N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8"]
    far = ["F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8"]
    own = {"EGYPT": ["F9"], "ITALY": ["F10"], "CARTHAGE": ["F11"]}
    t = abroad(f"{land}: 4 WOOL, 2 TOOLS, 2 GOLD")
    assert rates(t) == (near if land in LANDS[:3] else far) + own.get(land, [])
    foreign = "F1" if land in LANDS[:3] else "N1"
    assert t.refuses(f"P1 trade A {foreign}") == ["PAR-FLEETTRADE-6 rate-elsewhere"]


@rule("PAR-FLEETTRADE-2")
def test_a_basic_for_a_basic_must_be_another_type() -> None:
    t = abroad("SPARTA: ORE, WOOL").play("P1 trade A N2", "P1 pay ORE", "P1 pay WOOL")
    assert t.options == ["take GRAIN", "take GRAPES", "take OLIVES", "take TIMBER"]
    assert t.refuses("P1 take ORE") == ["PAR-FLEETTRADE-2 another-type"]


@rule("PAR-FLEETTRADE-2")
def test_the_payer_chooses_the_types_in_the_order_of_the_list() -> None:
    t = abroad("SPARTA: GRAIN, ORE, 2 WOOL, GOLD").play("P1 trade A N2")
    assert t.options == ["pay GRAIN", "pay ORE", "pay WOOL"]
    assert t.refuses("P1 pay GOLD") == ["PAR-FLEETTRADE-2 wrong-kind"]
    assert t.refuses("P1 pay OLIVES") == ["PAR-GEN-7 not-held"]
    t.play("P1 pay ORE")
    assert t.options == ["pay WOOL"]
    assert t.refuses("P1 pay GRAIN") == ["PAR-FLEETTRADE-2 in-order"]


@rule("PAR-FLEETTRADE-1")
def test_a_fleet_makes_thirty_exchanges_at_most() -> None:
    """EX-40. Grain to wool and back; each step is legal, the thirty-first is not offered."""
    t = abroad("ITALY: GRAIN")
    for n in range(30):
        give, get = ("GRAIN", "WOOL") if n % 2 == 0 else ("WOOL", "GRAIN")
        t.play("P1 trade A F1", f"P1 pay {give}", f"P1 take {get}")
    assert t.options == ["ready"]
    assert t.refuses("P1 trade A F1") == ["PAR-FLEETTRADE-1 enough-exchanges"]


@rule("PAR-FLEETTRADE-4")
def test_cargo_may_exceed_six_while_trading() -> None:
    t = abroad("ITALY: 6 TOOLS").play("P1 trade A F6", "P1 pay TOOLS", "P1 take WOOL", "P1 take WOOL")
    assert t.cargo("P1-A") == "2 WOOL, 5 TOOLS"


@rule("PAR-FLEETTRADE-5", "PAR-Q9")
def test_fleets_do_not_pool_their_cargo() -> None:
    t = season("FLEET-TRADE", sailing={"P1-A": "ITALY: WOOL", "P1-B": "ITALY: WOOL"}, harbours={"ITALY": "OPEN"})
    assert t.options == ["ready", "trade A F1", "trade B F1"]
    assert t.refuses("P1 trade A F2") == ["PAR-FLEETTRADE-2 cannot-pay"]


@rule("PAR-FLEETTRADE-8", "PAR-WONDER-1", "PAR-WONDER-2", "PAR-WONDER-4", "PAR-Q10", "PAR-FLEETTRADE-12")
def test_plans_are_fetched_at_athens() -> None:
    """EX-27. The first free, the second for the gold aboard, both in one visit; never a third."""
    t = abroad("ATHENS: WOOL, GOLD").play("P1 plan A")
    assert t.cargo("P1-A") == "WOOL, GOLD"
    t.play("P1 plan A")
    assert t.cargo("P1-A") == "WOOL"
    assert t["plans"] == [2, 0, 0]
    assert t.refuses("P1 plan A") == ["PAR-WONDER-4 two-plans"]
    poor = abroad("ATHENS: WOOL").play("P1 plan A")
    assert poor.refuses("P1 plan A") == ["PAR-WONDER-2 no-gold-aboard"]
    assert abroad("SPARTA: WOOL").refuses("P1 plan A") == ["PAR-FLEETTRADE-8 no-plans-here"]


@rule("PAR-WONDER-3", "PAR-WONDER-5")
def test_a_plan_comes_blind_from_the_top_and_is_public() -> None:
    t = abroad("ATHENS: WOOL", plan_deck=[4, 0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11]).play("P1 plan A")
    assert t.stage("AMPHITHEATER") == "plan"
    assert t.sees("P2", "builder")["AMPHITHEATER"] == "P1"
    assert t.told("got-plan", "P3") == {"seat": "P1", "wonder": "AMPHITHEATER"}


@rule("PAR-FLEETTRADE-9", "PAR-Q21")
def test_papyrus_is_bought_in_egypt_only_but_given_like_any_rare() -> None:
    t = abroad("ITALY: 2 GOLD, PAPYRUS").play("P1 trade A F8")
    assert t.options == ["take POTTERY", "take SPICES", "take TOOLS"]
    assert t.refuses("P1 take PAPYRUS") == ["PAR-FLEETTRADE-9 papyrus-only-in-egypt"]
    t.play("P1 take TOOLS", "P1 trade A F4", "P1 pay PAPYRUS")
    assert t.cargo("P1-A") == "TOOLS, 2 GOLD"


@rule("PAR-FLEETTRADE-10")
def test_exchanges_are_public_and_the_rest_of_the_cargo_is_not() -> None:
    t = abroad("ITALY: WOOL, SPICES").play("P1 trade A F1", "P1 pay WOOL", "P1 take ORE")
    assert t.told("fleet-traded", "P2") == {"fleet": "P1-A", "gives": ["WOOL"], "takes": ["ORE"]}
    assert t.sees("P2", "cargo")[0] == [None, None]


@rule("PAR-FLEETTRADE-11")
def test_a_fleet_may_make_no_exchange() -> None:
    t = abroad("ITALY: WOOL").play("P1 ready")
    assert t.hand("P1") == "WOOL"


@rule("PAR-FLEETTRADE-12", "PAR-WONDER-8")
def test_a_stage_abroad_is_paid_from_the_cargo_in_the_named_land() -> None:
    t = abroad("CARTHAGE: TIMBER, GOLD", wonders={"LIGHTHOUSE": "P1 partial", "MAUSOLEUM": "P1 partial"})
    assert t.refuses("P1 raise A MAUSOLEUM") == ["PAR-FLEETTRADE-12 stage-elsewhere"]
    assert t.refuses("P1 raise A ORACLE") == ["PAR-WONDER-6 no-plan"]
    t.play("P1 raise A LIGHTHOUSE")
    assert t.stage("LIGHTHOUSE") == "finished"
    assert t.cargo("P1-A") == ""
    assert t.refuses("P1 raise A LIGHTHOUSE") == ["PAR-WONDER-7 finished"]
    plan = abroad("EGYPT: PAPYRUS", wonders={"LIBRARY": "P1 plan"}).play("P1 raise A LIBRARY")
    assert plan.stage("LIBRARY") == "partial"
    assert plan.refuses("P1 raise A LIBRARY") == ["PAR-WONDER-8 other-phase"]


# --- Return -----------------------------------------------------------------------------------------------------------


@rule("PAR-RETURN-1", "PAR-RETURN-4", "PAR-RETURN-6")
def test_fleets_come_home_and_goods_go_to_the_hand() -> None:
    t = season("RETURN", sailing={"P1-A": "ITALY: 2 GRAIN"}, hands={"P1": "WOOL"}, hazards="H02")
    assert t.hand("P1") == "2 GRAIN, WOOL"
    assert t.port("P1-A") == "HOME"
    assert t.cargo("P1-A") == ""
    assert t["hazard_discard"] == []


@rule("PAR-RETURN-2")
def test_a_fleet_drops_its_surplus() -> None:
    """EX-19, variant. The owner chooses what is lost."""
    t = season("RETURN", sailing={"P1-A": "CARTHAGE: 7 WOOL, GOLD", "P1-B": "ITALY: 3 ORE"})
    assert t.options == ["drop A WOOL", "drop A GOLD"]
    assert t.refuses("P1 ready") == ["PAR-RETURN-2 fleet-too-full"]
    assert t.refuses("P1 hand A B WOOL") == ["PAR-RETURN-3 not-from-there"]
    assert t.refuses("P1 drop B ORE") == ["PAR-RETURN-2 no-surplus"]
    t.play("P1 drop A WOOL", "P1 drop A WOOL", "P1 ready")
    assert t.hand("P1") == "3 ORE, 5 WOOL, GOLD"


@rule("PAR-RETURN-2", "PAR-RETURN-3")
def test_surplus_is_gone_before_anything_is_landed() -> None:
    """An Aegis card put ashore makes no room, neither on the fleet itself nor on one that could take its surplus."""
    t = season("RETURN", sailing={"P1-A": "CARTHAGE: 6 WOOL, WARSHIP"})
    assert t.options == ["drop A WOOL", "drop A WARSHIP"]
    assert t.refuses("P1 land A WARSHIP") == ["PAR-RETURN-2 surplus-first"]
    t.play("P1 drop A WOOL")
    assert t.options == ["ready", "land A WARSHIP"]
    t.play("P1 land A WARSHIP", "P1 ready")
    assert t.hand("P1") == "5 WOOL"
    two = season("RETURN", sailing={"P1-A": "CARTHAGE: 7 WOOL", "P1-B": "CARTHAGE: 5 ORE, ARMY"})
    assert two.options == ["drop A WOOL"]
    assert two.refuses("P1 land B ARMY") == ["PAR-RETURN-2 surplus-first"]


@rule("PAR-RETURN-7")
def test_a_fleet_that_stayed_at_home_discards_nothing() -> None:
    """Eight cards came aboard when fleets carried more; they may go ashore."""
    t = season("RETURN", stowed={"P1-A": "8 GIFT"})
    assert t.options == ["ready", "land A GIFT"]


@rule("PAR-RETURN-3")
def test_surplus_is_handed_to_a_fleet_from_the_same_land() -> None:
    """EX-19. Two cards go from A to B, nothing is lost; nobody learns which."""
    t = season("RETURN", sailing={"P1-A": "CARTHAGE: 7 WOOL, GOLD", "P1-B": "CARTHAGE: 3 ORE"})
    assert "hand A B GOLD" in t.options
    t.play("P1 hand A B GOLD", "P1 hand A B WOOL", "P1 ready")
    assert t.told("handed-over", "P2") == {"fleet": "P1-A", "fleet2": "P1-B"}
    assert t.hand("P1") == "3 ORE, 7 WOOL, GOLD"
    full = season("RETURN", sailing={"P1-A": "CARTHAGE: 8 WOOL", "P1-B": "CARTHAGE: 6 ORE"})
    assert full.options == ["drop A WOOL"]


@rule("PAR-RETURN-5")
def test_aegis_cards_stay_aboard_or_are_put_ashore() -> None:
    """EX-20. Grain must go to the hand; the Warship may stay hidden on the fleet."""
    t = season("RETURN", sailing={"P1-A": "ITALY: 2 GRAIN, WARSHIP"})
    assert t.options == ["ready", "land A WARSHIP"]
    assert t.refuses("P1 land A GRAIN") == ["PAR-RETURN-5 only-aegis"]
    t.play("P1 ready")
    assert t.cargo("P1-A") == "WARSHIP"
    assert t.sees("P2", "cargo")[0] == [None]
    ashore = season("RETURN", sailing={"P1-A": "ITALY: 2 GRAIN, WARSHIP"}).play("P1 land A WARSHIP", "P1 ready")
    assert ashore.sees("P2", "home")[0] == ["WARSHIP"]
    assert ashore.cargo("P1-A") == ""


@rule("PAR-RETURN-7")
def test_fleets_sent_home_unload_as_well() -> None:
    t = season("RETURN", sailing={"P1-A": "ITALY: GRAIN"}, turned=[1, *[0] * 8])
    assert t.hand("P1") == "GRAIN"
    assert t["turned"] == [0] * 9
