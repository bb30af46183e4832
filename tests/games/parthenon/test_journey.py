"""Phase 4: PAR-JOURNEY-1 to 10."""

from __future__ import annotations

from games.parthenon.position import season
from kylix.testing import rule


@rule("PAR-JOURNEY-1", "PAR-JOURNEY-7")
def test_fleets_are_loaded_in_secret_and_only_land_and_size_become_known() -> None:
    t = season("JOURNEY", hands={"P1": "2 WOOL, GOLD", "P2": "ORE"}, home={"P1": "GIFT"})
    t.play("P1 send A EGYPT", "P1 load A WOOL", "P1 load A GIFT", "P1 load A GOLD")
    assert t.sees("P1", "hold")[0] == ["WOOL", "GOLD", "GIFT"]
    assert t.sees("P2", "hold")[0] is None
    assert t.sees("P2", "course")[0] is None
    assert t.hand("P1") == "2 WOOL, GOLD"
    t.play("P1 ready", "P2 ready")
    assert t.told("launched", "P2") == {"fleet": "P1-A", "land": "EGYPT", "count": 3}
    assert t.hand("P1") == "WOOL"
    assert t.home("P1") == ""
    assert t.sees("P2", "cargo")[0] == [None, None, None]
    assert t.sees("P1", "cargo")[0] == ["WOOL", "GOLD", "GIFT"]


@rule("PAR-JOURNEY-2")
def test_a_fleet_carries_six_cards() -> None:
    """EX-7. Commodities and Aegis cards together."""
    t = season("JOURNEY", hands={"P1": "7 WOOL"}, home={"P1": "ARMY"}).play("P1 send A EGYPT", "P1 load A ARMY")
    t.play(*["P1 load A WOOL"] * 5)
    assert t.refuses("P1 load A WOOL") == ["PAR-JOURNEY-2 fleet-full"]


@rule("PAR-JOURNEY-3")
def test_a_fleet_leaves_with_at_least_one_card() -> None:
    """EX-7. An empty fleet stays; one Gift is enough."""
    t = season("JOURNEY", home={"P1": "GIFT"}).play("P1 send A ATHENS")
    assert t.refuses("P1 ready") == ["PAR-JOURNEY-3 empty-fleet"]
    t.play("P1 load A GIFT", "P1 ready")
    assert t.port("P1-A") == "ATHENS"


@rule("PAR-JOURNEY-4", "PAR-JOURNEY-5")
def test_fleets_go_to_any_land_together_or_stay() -> None:
    """EX-7. A and B both to Egypt, C at home."""
    t = season("JOURNEY", hands={"P1": "2 WOOL"}, fleets={"P1": 3})
    lands = ["ATHENS", "SPARTA", "IONIA", "EGYPT", "CARTHAGE", "ITALY"]
    assert [option for option in t.options if option.startswith("send A")] == [f"send A {land}" for land in lands]
    t.play("P1 send A EGYPT", "P1 load A WOOL", "P1 send B EGYPT", "P1 load B WOOL")
    assert t.refuses("P1 send A ITALY") == ["PAR-JOURNEY-4 sent-already"]
    assert t.refuses("P1 recall C") == ["PAR-JOURNEY-4 not-sent"]
    assert t.refuses("P1 load C WOOL") == ["PAR-JOURNEY-1 not-held"]
    t.play("P1 ready")
    assert [t.port(f"P1-{ship}") for ship in "ABC"] == ["EGYPT", "EGYPT", "HOME"]
    few = season("JOURNEY", hands={"P1": "2 WOOL"})
    assert few.refuses("P1 send B EGYPT") == ["PAR-BUILD-15 no-such-fleet"]
    assert few.refuses("P1 load A WOOL") == ["PAR-JOURNEY-4 send-first"]
    few.play("P1 ready")
    assert few.told("stayed") == {"seat": "P1"}


@rule("PAR-JOURNEY-6")
def test_aegis_cards_are_shifted_between_fleets_and_home() -> None:
    """The Army stowed on A sails with B; Gift and Warship go ashore. Which card went where is seen at the launch."""
    t = season("JOURNEY", stowed={"P1-A": "ARMY, GIFT", "P1-B": "WARSHIP"}, hands={"P1": "WOOL"})
    t.play("P1 unload A ARMY", "P1 load B ARMY", "P1 send B ITALY", "P1 unload B WARSHIP")
    t.play("P1 unload A GIFT", "P1 send A SPARTA", "P1 load A WOOL")
    assert t.sees("P2", "home")[0] == []
    assert [len(zone) for zone in t.sees("P2", "cargo")[:2]] == [2, 1]
    t.play("P1 ready")
    assert t.cargo("P1-B") == "ARMY"
    assert t.cargo("P1-A") == "WOOL"
    assert t.home("P1") == "WARSHIP, GIFT"


@rule("PAR-JOURNEY-6", "PAR-RETURN-5")
def test_an_aegis_card_left_aboard_sails_with_its_fleet_as_cargo() -> None:
    """It need not be loaded again, is enough to leave with, and takes its place among the six cards."""
    t = season("JOURNEY", stowed={"P1-A": "ARMY"}, hands={"P1": "6 WOOL"})
    t.play("P1 send A ITALY")
    assert "ready" in t.options
    t.play(*["P1 load A WOOL"] * 5)
    assert t.refuses("P1 load A WOOL") == ["PAR-JOURNEY-2 fleet-full"]
    t.play("P1 ready")
    assert t.cargo("P1-A") == "5 WOOL, ARMY"
    assert t.home("P1") == ""


@rule("PAR-JOURNEY-6")
def test_a_fleet_that_stays_keeps_its_aegis_cards_or_puts_them_ashore() -> None:
    t = season("JOURNEY", stowed={"P1-A": "ARMY"}, home={"P1": "GIFT"}).play("P1 load A GIFT", "P1 ready")
    assert t.cargo("P1-A") == "ARMY, GIFT"
    ashore = season("JOURNEY", stowed={"P1-A": "ARMY"}).play("P1 unload A ARMY", "P1 ready")
    assert ashore.cargo("P1-A") == ""
    assert ashore.home("P1") == "ARMY"
    nothing_done = season("JOURNEY", stowed={"P1-A": "ARMY"}).play("P1 ready")
    assert nothing_done.cargo("P1-A") == "ARMY"


@rule("PAR-JOURNEY-6", "PAR-JOURNEY-2")
def test_of_more_aegis_cards_than_a_fleet_carries_the_rest_goes_ashore() -> None:
    """Stowed while fleets carried eight."""
    t = season("JOURNEY", stowed={"P1-A": "8 GIFT"}).play("P1 send A ITALY", "P1 ready")
    assert t.cargo("P1-A") == "6 GIFT"
    assert t.home("P1") == "2 GIFT"


@rule("PAR-JOURNEY-6")
def test_in_a_world_that_somebody_imagines_the_others_leave_aegis_cards_where_they_lie() -> None:
    """Their plans are hidden; once they have launched in the Archon's order there is nothing to imagine."""
    t = season("JOURNEY", stowed={"P1-A": "ARMY", "P2-A": "GIFT"}, hands={"P1": "WOOL", "P2": "ORE"})
    world = t.state.redeal(1, 3)
    assert world.hold[0] == t.state.cargo[0]
    t.play("P2 order", "P1 next P1", "P1 send A ITALY", "P1 ready")
    world = t.state.redeal(1, 3)
    assert world.hold[0] == ()


@rule("PAR-JOURNEY-8", "PAR-GEN-3", "PAR-ARCHON-8")
def test_whoever_wants_to_know_sizes_first_asks_for_an_order() -> None:
    """The Archon names who launches first; the others see what was launched before they decide."""
    t = season("JOURNEY", archon="P2", hands={"P1": "WOOL", "P2": "ORE", "P3": "GRAIN"})
    t.play("P1 send A ITALY", "P1 load A WOOL", "P1 ready", "P3 order")
    assert t.asks == ["P2"]
    assert t.options == ["next P2", "next P3", "next P1"]
    t.play("P2 next P1")
    assert t.refuses("P2 next P1") == ["PAR-ARCHON-8 not-to-be-named"]
    t.play("P2 next P3")
    assert t["order"] == ["P1", "P3", "P2"]
    assert t.asks == ["P1"]
    t.play("P1 ready")
    assert t.port("P1-A") == "ITALY"
    assert t.asks == ["P3"]
    assert t.refuses("P1 unready") == ["PAR-GEN-3 not-asked"]
    assert t.refuses("P3 order") == ["PAR-GEN-3 no-order"]


@rule("PAR-GEN-3")
def test_by_option_the_archon_is_always_asked_for_an_order_or_never() -> None:
    always = season("JOURNEY", hands={"P1": "WOOL", "P2": "ORE"}, options={"order": "always"})
    assert always.question == "SetOrder"
    assert always.options == ["next P1", "next P2"]
    never = season("JOURNEY", hands={"P1": "WOOL", "P2": "ORE"}, options={"order": "never"})
    assert never.refuses("P1 order") == ["PAR-GEN-3 no-order"]


@rule("PAR-JOURNEY-9")
def test_loads_can_be_changed_until_all_are_ready_and_not_after() -> None:
    t = season("JOURNEY", hands={"P1": "WOOL, ORE", "P2": "ORE"})
    t.play("P1 send A ITALY", "P1 load A WOOL", "P1 unload A WOOL", "P1 load A ORE", "P1 ready")
    assert t.refuses("P1 load A WOOL") == ["PAR-JOURNEY-1 ready"]
    t.play("P1 unready", "P1 recall A", "P1 send A EGYPT", "P1 load A WOOL", "P1 ready", "P2 ready")
    assert t.port("P1-A") == "EGYPT"
    assert t.cargo("P1-A") == "WOOL"
    assert t.hand("P1") == "ORE"


@rule("PAR-JOURNEY-9")
def test_loading_is_bounded() -> None:
    """After so many steps fleets can only be recalled, or launched."""
    t = season("JOURNEY", hands={"P1": "WOOL"}).play("P1 send A ITALY")
    t.play(*["P1 load A WOOL", "P1 unload A WOOL"] * 29, "P1 load A WOOL")
    assert t.options == ["ready", "recall A"]
    assert t.refuses("P1 unload A WOOL") == ["PAR-JOURNEY-9 enough-loading"]


@rule("PAR-JOURNEY-10")
def test_what_is_not_loaded_stays_at_home_untouched() -> None:
    t = season("HAZARD", hands={"P1": "2 GOLD"}, sailing={"P1-A": "SPARTA: WOOL"}, hazards="H10")
    assert t.hand("P1") == "2 GOLD"
    assert t["hazard_discard"] == ["H10"]
