"""The eighteen events, each by a position."""

from __future__ import annotations

from games.parthenon.position import Sea, season
from kylix.testing import rule


def turned(event: str, **about: object) -> Sea:
    """The event is turned as the only one of its year; donations are over."""
    t = season("EVENT", year=int(event[1]), covered=event, **about)  # type: ignore[arg-type]
    while t.question == "Donations":
        t.all_ready()
    return t


def test_unskilled_labour_makes_structures_dearer() -> None:
    """Y1-1. One more basic of any type for villages, workshops and Acropolis structures, not for fleets or cards."""
    hand = "GRAPES, ORE, OLIVES, GRAIN, TOOLS, ORE, WOOL, 2 GOLD, SPICES"
    t = season("BUILD", dearer=[1, 0, 0], hands={"P1": hand}, acropolis={"P1": "SHRINE"})
    t.play("P1 village ORE", "P1 pay OLIVES", "P1 build FORTRESS")
    assert t.options == ["pay WOOL"]
    t.play("P1 pay WOOL")
    assert t.hand("P1") == "SPICES, 2 GOLD"
    t.play("P1 fleet", "P1 make SHRINE", "P1 pay SPICES")
    assert t.hand("P1") == "GOLD"
    each = "GRAIN, GRAPES, OLIVES, ORE, TIMBER, WOOL"
    start = season("BUILD", dearer=[1, 0, 0], hands={"P1": "GRAPES, ORE", "P2": "OLIVES, TIMBER"})
    assert start.refuses("P1 village ORE") == ["PAR-GEN-7 cannot-pay-village"]
    assert "village TIMBER" in start.options_of("P2")
    short = season("BUILD", dearer=[1, 0, 0], hands={"P1": each, "P2": each})
    assert short.refuses("P1 workshop") == ["PAR-GEN-7 cannot-pay-workshop"]
    assert "workshop" in short.options_of("P2")
    assert turned("Y1-1")["dearer"] == [1, 1, 1]


def test_pirate_raids_are_bought_off_with_ore() -> None:
    """Y1-2. Pay ore, or lose a random commodity."""
    t = turned("Y1-2", hands={"P1": "ORE, WOOL", "P2": "GRAIN, GOLD"}, chance=[1, 0, 0])
    t.play("P1 settle 1", "P2 suffer", "P3 suffer")
    assert t.told("paid") == {"seat": "P1", "goods": ["ORE"], "payee": None}
    assert [facts for key, facts in t.log() if key == "lost"] == [{"seat": "P2", "goods": ["GOLD"]}]


def test_a_bountiful_harvest_gives_a_basic_of_an_own_type() -> None:
    """Y1-3."""
    t = turned("Y1-3")
    assert t.options == ["take GRAPES", "take ORE"]
    assert t.refuses("P1 take WOOL") == ["PAR-EVENT-9 no-village"]
    t.play("P1 take ORE", "P2 take TIMBER", "P3 take WOOL")
    assert t.hand("P1") == "GRAPES, 2 ORE"


def test_fair_winds_keep_hazards_from_neighbouring_lands() -> None:
    """Y1-4. No card is drawn for them; foreign lands are as ever."""
    t = turned("Y1-4")
    assert t["calm"] == {"NEIGHBOURING": 1, "FOREIGN": 0}
    sea = season("HAZARD", calm=[1, 0], sailing={"P1-A": "SPARTA: WOOL", "P2-A": "ITALY: ORE"}, hazards="H01 H01")
    assert sea["hazard_discard"] == ["H01", "H01"]


def test_new_settlers_help_the_island_with_fewest_structures() -> None:
    """Y1-5. Two basics of its choice; the Archon picks among islands that are tied."""
    t = turned("Y1-5", villages={"P2": "OLIVES, TIMBER, WOOL"})
    assert t.options == ["name P1", "name P3"]
    t.play("P1 name P3")
    assert t.options == [f"take {good}" for good in ("GRAIN", "GRAPES", "OLIVES", "ORE", "TIMBER", "WOOL")]
    t.play("P3 take ORE", "P3 take ORE")
    assert t.hand("P3") == "GRAIN, 2 ORE, WOOL"
    alone = turned("Y1-5", villages={"P1": "GRAPES, 2 ORE", "P2": "OLIVES, TIMBER, WOOL"})
    assert alone.asks == ["P3"]


def test_blight_idles_all_villages_of_a_type() -> None:
    """Y1-6. The Archon names a basic."""
    t = turned("Y1-6", villages={"P2": "2 OLIVES, TIMBER"})
    assert t.options == [f"call {good}" for good in ("GRAIN", "GRAPES", "OLIVES", "ORE", "TIMBER", "WOOL")]
    assert t.refuses("P1 call GOLD") == ["PAR-EVENT-4 no-basic"]
    t.play("P1 call OLIVES")
    assert t.idle("P2") == "2 OLIVES"
    assert t.hand("P2") == "TIMBER"


def test_the_persian_tribute_costs_gold_or_two_villages() -> None:
    """Y2-1. The Archon names the villages of those who do not pay."""
    t = turned("Y2-1", hands={"P1": "GOLD"}, villages={"P2": "OLIVES, 2 TIMBER"})
    t.play("P1 settle 1", "P2 suffer")
    assert t.asks == ["P1"]
    assert t.options == ["idle OLIVES", "idle TIMBER"]
    t.play("P1 idle TIMBER")
    assert t.options == ["idle TIMBER"]
    assert t.refuses("P1 idle OLIVES") == ["PAR-EVENT-4 in-order"]
    t.play("P1 idle TIMBER")
    assert t.idle("P2") == "2 TIMBER"


def test_merchant_ships_bring_one_exchange_home() -> None:
    """Y2-2. One exchange at a foreign rate from the hand, or none; who has no cards is not asked."""
    t = turned("Y2-2", hands={"P1": "2 WOOL, SPICES"})
    assert t.options == ["pass", "barter F1", "barter F2", "barter F3", "barter F4", "barter F5", "barter F6"]
    assert t.refuses("P1 barter N1") == ["PAR-EVENT-8 no-such-rate"]
    assert t.refuses("P1 barter F7") == ["PAR-EVENT-8 cannot-pay"]
    t.play("P1 barter F5")
    t.play("P1 pay SPICES")
    assert t.options == ["take POTTERY", "take TOOLS"]
    t.play("P1 take TOOLS")
    assert t.hand("P1") == "GRAPES, ORE, 2 WOOL, TOOLS"


def test_drought_costs_grapes_or_a_village() -> None:
    """Y2-3."""
    t = turned("Y2-3", hands={"P1": "GRAPES"}).play("P1 settle 1", "P2 suffer")
    assert t.options == ["idle OLIVES", "idle TIMBER"]
    t.play("P1 idle TIMBER")
    assert t.idle("P2") == "TIMBER"


def test_plague_hits_the_island_that_the_archon_names() -> None:
    """Y2-4. It pays spices or loses two random commodities; the Archon may name himself."""
    t = turned("Y2-4", hands={"P2": "3 WOOL, SPICES"}, chance=[0, 0])
    assert t.options == ["name P1", "name P2", "name P3"]
    t.play("P1 name P2", "P2 suffer")
    assert t.told("lost") == {"seat": "P2", "goods": ["WOOL", "WOOL"]}


def test_the_panhellenic_games_reward_another_island() -> None:
    """Y2-5."""
    t = turned("Y2-5")
    assert t.options == ["name P2", "name P3"]
    assert t.refuses("P1 name P1") == ["PAR-EVENT-4 not-to-be-named"]
    t.play("P1 name P3")
    assert t.hand("P3") == "GRAIN, WOOL, GOLD"


def test_master_shipwrights_let_fleets_carry_eight() -> None:
    """Y2-6. For loading and for coming home."""
    assert turned("Y2-6")["limit"] == [8, 8, 8]
    t = season("JOURNEY", limit=[8, 8, 8], hands={"P1": "9 WOOL"}).play("P1 send A ATHENS")
    t.play(*["P1 load A WOOL"] * 8)
    assert t.refuses("P1 load A WOOL") == ["PAR-JOURNEY-2 fleet-full"]
    home = season("RETURN", limit=[8, 8, 8], sailing={"P1-A": "ITALY: 9 WOOL"})
    home.play("P1 drop A WOOL", "P1 ready")
    assert home.hand("P1") == "8 WOOL"


def test_the_persian_war_takes_soldiers_gold_or_half_of_everything() -> None:
    """Y3-1. Otherwise half the hand, rounded up, and the workshops stand idle."""
    t = turned("Y3-1", home={"P1": "ARMY, WARSHIP"}, hands={"P2": "GOLD", "P3": "5 WOOL"}, workshops={"P3": 1})
    assert t.options == ["surrender ARMY", "surrender WARSHIP", "suffer"]
    assert t.refuses("P1 surrender GIFT") == ["PAR-EVENT-9 no-help"]
    t.play("P1 surrender WARSHIP")
    assert t.home("P1") == "ARMY"
    t.play("P2 settle 1", "P3 suffer")
    assert len(t.told("lost")["goods"]) == 3
    t.play("P1 ready")
    assert t.hand("P3") == "GRAIN, 3 WOOL"


def test_an_earthquake_stops_the_acropolis() -> None:
    """Y3-2. Only an island with an Acropolis structure can be named; timber or a Gift avert it."""
    t = turned("Y3-2", acropolis={"P2": "SHRINE", "P3": "MARKET"}, stowed={"P2-A": "GIFT"}, hands={"P3": "2 TIMBER"})
    assert t.options == ["name P2", "name P3"]
    t.play("P1 name P2")
    assert t.options == ["surrender GIFT", "suffer"]
    t.play("P2 suffer")
    assert t["halted"] == [0, 1, 0]
    build = season("BUILD", halted=[1, 0, 0], acropolis={"P1": "SHRINE"}, hands={"P1": "SPICES, PAPYRUS, GRAPES, ORE"})
    assert build.options == ["ready", "village GRAPES", "village ORE"]
    assert build.refuses("P1 make SHRINE") == ["PAR-EVENT-10 halted"]
    assert build.refuses("P1 build ACADEMY") == ["PAR-EVENT-10 halted"]
    none = turned("Y3-2")
    assert "named" not in none.happened()
    assert none.question == "MakeOffers"
    paid = turned("Y3-2", acropolis={"P3": "MARKET"}, hands={"P3": "2 TIMBER"}).play("P1 name P3", "P3 settle 1")
    assert paid["halted"] == [0, 0, 0]


def test_a_golden_age_doubles_workshops() -> None:
    """Y3-3."""
    t = turned("Y3-3", workshops={"P1": 2})
    assert t.hand("P1") == "GRAPES, ORE, 4 SPICES"


def test_mercenaries_are_for_sale() -> None:
    """Y3-4. One gold for an Army or a Warship, face up at home."""
    t = turned("Y3-4", hands={"P1": "2 GOLD", "P2": "WOOL"})
    assert t.options == ["pass", "buy ARMY", "buy WARSHIP"]
    assert t.refuses("P1 buy GIFT") == ["PAR-EVENT-9 not-on-offer"]
    t.play("P1 buy WARSHIP")
    assert t.home("P1") == "WARSHIP"
    assert t.hand("P1") == "GOLD"
    assert t.options_of("P2") == ["pass"]
    assert t.refuses("P2 buy ARMY") == ["PAR-EVENT-9 cannot-pay-for"]


@rule("PAR-AEGIS-10", "PAR-AEGIS-11")
def test_a_helot_revolt_is_calmed_by_an_army_or_grain() -> None:
    """Y3-5. An Army is shown and kept, on a fleet too; otherwise the island names one of its own villages."""
    t = turned("Y3-5", stowed={"P1-A": "ARMY"}, hands={"P2": "GRAIN"})
    assert t.options == ["show ARMY", "suffer"]
    t.play("P1 show ARMY", "P2 settle 1", "P3 suffer")
    assert t.asks == ["P3"]
    assert t.options == ["idle GRAIN", "idle WOOL"]
    t.play("P3 idle GRAIN")
    assert t.idle("P3") == "GRAIN"
    assert t.cargo("P1-A") == "ARMY"


def test_master_builders_lower_one_price() -> None:
    """Y3-6. Once a season a basic less for a structure or a wonder's stage."""
    assert turned("Y3-6")["rebates"] == [1, 1, 1]
    t = season("BUILD", rebates=[1, 0, 0], hands={"P1": "2 GRAPES", "P2": "OLIVES"})
    assert "village GRAPES" in t.options_of("P1")
    assert t.refuses("P2 village OLIVES") == ["PAR-GEN-7 cannot-pay-village"]
    t.play("P1 village GRAPES")
    assert t.options == ["spare ORE"]
    t.play("P1 spare ORE")
    assert t.hand("P1") == "GRAPES"
    assert t["rebates"] == [0, 0, 0]
    assert t.refuses("P1 village ORE") == ["PAR-GEN-7 cannot-pay-village"]


def test_master_builders_lower_a_stage_in_any_phase() -> None:
    """At the start of Island Trade from the hand, and abroad from the cargo."""
    t = season("ISLAND-TRADE", rebates=[1, 0, 0], hands={"P1": "SPICES"}, wonders={"ORACLE": "P1 plan"})
    t.play("P1 stage ORACLE", "P1 spare GRAPES")
    assert t.stage("ORACLE") == "partial"
    sea = season(
        "FLEET-TRADE",
        rebates=[1, 0, 0],
        sailing={"P1-A": "CARTHAGE: GOLD"},
        harbours={"CARTHAGE": "OPEN"},
        wonders={"LIGHTHOUSE": "P1 partial"},
    )
    sea.play("P1 raise A LIGHTHOUSE", "P1 spare TIMBER")
    assert sea.stage("LIGHTHOUSE") == "finished"
    assert sea.cargo("P1-A") == ""
