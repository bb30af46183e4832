"""Phase 1: PAR-EVENT-1 to 11, the rulings on events, donations."""

from __future__ import annotations

from itertools import permutations

from games.parthenon.position import season
from kylix.testing import rule


@rule("PAR-EVENT-2", "PAR-EVENT-3", "PAR-Q20", "PAR-Q18")
def test_every_open_event_is_carried_out_in_the_archons_order() -> None:
    """EX-1. One event in the first season; two in the second, in either order; the new one acts at once."""
    first = season("EVENT", year=2, covered="Y2-1 Y2-2")
    assert first.question == "Hardship"
    assert first["row"] == ["Y2-1"]
    second = season("EVENT", year=2, number=2, row="Y2-1", covered="Y2-2", archon="P2")
    assert second.asks == ["P2"]
    assert second.options == ["arrange Y2-1", "arrange Y2-2"]
    second.play("P2 arrange Y2-2")
    assert second.told("events-arranged") == {"events": ["Y2-2", "Y2-1"]}


@rule("PAR-EVENT-3")
def test_four_events_can_be_put_in_twenty_four_orders() -> None:
    """EX-1. Named one by one, the last one by itself."""
    names = ["Y2-1", "Y2-2", "Y2-3", "Y2-6"]
    found = set()
    for order in permutations(names):
        t = season("EVENT", year=2, number=4, row="Y2-1 Y2-2 Y2-3", covered="Y2-6")
        assert t.options == [f"arrange {name}" for name in names]
        t.play(*[f"P1 arrange {name}" for name in order[:3]])
        found.add(tuple(t.told("events-arranged")["events"]))
    assert len(found) == 24
    t = season("EVENT", year=2, number=4, row="Y2-1 Y2-2 Y2-3", covered="Y2-6").play("P1 arrange Y2-3")
    assert t.refuses("P1 arrange Y2-3") == ["PAR-EVENT-3 not-to-arrange"]


@rule("PAR-EVENT-3", "PAR-EVENT-8")
def test_the_order_of_events_matters() -> None:
    """EX-2. Merchant Ships first: Rhodes turns two wool into gold and pays the tribute."""
    t = season("EVENT", year=2, number=2, row="Y2-1", covered="Y2-2", hands={"P3": "2 WOOL"})
    t.all_ready().play("P1 arrange Y2-2")
    assert t.asks == ["P3"]
    t.play("P3 barter F2", "P3 pay WOOL", "P3 pay WOOL")
    assert t.hand("P3") == "GOLD"
    t.all_ready()
    assert t.question == "Hardship"
    t.play("P1 suffer", "P1 idle GRAPES", "P1 idle ORE", "P2 suffer", "P1 idle OLIVES", "P1 idle TIMBER")
    t.play("P3 settle 1")
    assert t.hand("P3") == "GRAIN, WOOL"
    other = season("EVENT", year=2, number=2, row="Y2-1", covered="Y2-2", hands={"P3": "2 WOOL"})
    other.all_ready().play("P1 arrange Y2-1").all_ready()
    other.play("P1 suffer", "P1 idle GRAPES", "P1 idle ORE", "P2 suffer", "P1 idle OLIVES", "P1 idle TIMBER")
    assert other.refuses("P3 settle 1") == ["PAR-EVENT-9 cannot-settle"]
    other.play("P3 suffer", "P1 idle GRAIN", "P1 idle WOOL")
    assert other.idle("P3") == "GRAIN, WOOL"
    assert "barter F2" in other.options_of("P3")


@rule("PAR-EVENT-6", "PAR-EVENT-5", "PAR-Q17")
def test_a_donation_is_immediate_public_and_buys_nothing() -> None:
    """EX-3. The Archon gets the gold at once, cannot refuse it, and arranges as he likes."""
    t = season("EVENT", year=2, number=2, row="Y2-1", covered="Y2-2", hands={"P2": "GOLD"}, home={"P3": "GIFT"})
    assert t.asks == ["P2", "P3"]
    t.play("P2 donate GOLD", "P3 donate GIFT")
    assert t.hand("P1") == "GOLD"
    assert t.home("P1") == "GIFT"
    assert t.told("donated", "P3") == {"seat": "P3", "archon": "P1", "good": "GIFT"}
    t.all_ready()
    assert t.options == ["arrange Y2-1", "arrange Y2-2"]


@rule("PAR-EVENT-6")
def test_a_donation_comes_from_what_one_has_and_is_bounded() -> None:
    t = season("EVENT", covered="Y1-4", hands={"P2": "4 WOOL"}, stowed={"P2-A": "ARMY"})
    assert t.options_of("P2") == ["ready", "donate WOOL", "donate ARMY"]
    assert t.refuses("P2 donate GOLD") == ["PAR-EVENT-6 not-held"]


@rule("PAR-EVENT-6")
def test_three_donations_of_any_size_are_made_in_a_window() -> None:
    """All that is given before one is ready is one donation; who takes it back that he is ready may begin another."""
    t = season("EVENT", covered="Y1-4", hands={"P2": "9 WOOL", "P3": "ORE"})
    t.play(*["P2 donate WOOL"] * 5, "P2 ready", "P2 unready", "P2 ready", "P2 unready")
    t.play(*["P2 donate WOOL"] * 2, "P2 ready", "P2 unready", "P2 donate WOOL", "P2 ready", "P2 unready")
    assert t.hand("P1") == "8 WOOL"
    assert t.refuses("P2 donate WOOL") == ["PAR-EVENT-6 enough-donated"]
    assert t.facts("P2 donate WOOL") == {"count": 3}
    assert "donate WOOL" not in t.options_of("P2")


@rule("PAR-EVENT-7")
def test_only_the_archon_receives_in_this_phase() -> None:
    t = season("EVENT", covered="Y1-4", hands={"P1": "WOOL", "P2": "ORE"})
    assert t.asks == ["P2"]
    assert t.refuses("P2 offer P3") == ["PAR-EVENT-6 other-question"]


@rule("PAR-EVENT-6", "PAR-EVENT-4")
def test_a_window_for_donations_opens_before_each_choice_of_the_archon() -> None:
    t = season("EVENT", year=2, covered="Y2-4", hands={"P2": "2 WOOL"})
    assert t.question == "Donations"
    t.play("P2 ready")
    assert t.question == "Donations"
    t.play("P2 ready")
    assert t.question == "NameIsland"
    assert t.options == ["name P1", "name P2", "name P3"]


@rule("PAR-EVENT-9", "PAR-Q19", "PAR-Q42")
def test_alternatives_need_full_payment_and_the_last_is_always_open() -> None:
    """Islands answer one after the other in table order; poverty is no protection, wealth no duty."""
    t = season("EVENT", covered="Y1-2", archon="P2", hands={"P2": "ORE", "P3": "WOOL"}, chance=[0, 0])
    t.all_ready()
    assert t.asks == ["P2"]
    assert t.options == ["settle 1", "suffer"]
    t.play("P2 suffer")
    assert t.hand("P2") == ""
    assert t.asks == ["P3"]
    assert t.options == ["suffer"]
    assert t.refuses("P3 settle 1") == ["PAR-EVENT-9 cannot-settle"]
    assert t.refuses("P3 settle 4") == ["PAR-EVENT-9 no-such-way"]


@rule("PAR-EVENT-9")
def test_an_event_takes_what_is_there() -> None:
    """An empty hand loses nothing; of one card one is lost, although two are asked for."""
    t = season("EVENT", year=2, covered="Y2-4", hands={"P2": "WOOL"}, chance=[0])
    t.all_ready().all_ready().play("P1 name P2", "P2 suffer")
    assert t.told("lost") == {"seat": "P2", "goods": ["WOOL"]}
    none = season("EVENT", year=2, covered="Y2-4").play("P1 name P2", "P2 suffer")
    assert "lost" not in none.happened()


@rule("PAR-EVENT-10")
def test_what_lasts_a_season_ends_with_it() -> None:
    t = season("END", covered="Y1-3", dearer=[1, 1, 1], limit=[8, 8, 8], calm=[1, 0], halted=[1, 0, 0])
    assert t["dearer"] == [0, 0, 0]
    assert t["limit"] == [6, 6, 6]
    assert t["halted"] == [0, 0, 0]
    assert list(t["calm"].values()) == [0, 0]


@rule("PAR-EVENT-11")
def test_idle_villages_add_up_and_are_not_named_twice() -> None:
    """Drought after the tribute: only what is still at work can be named."""
    t = season(
        "EVENT", year=2, covered="Y2-3", villages={"P1": "GRAPES, ORE, OLIVES"}, idle=[0, 1, 0, 1, 0, 0, *[0] * 12]
    )
    t.play("P1 suffer")
    assert t.options == ["idle OLIVES"]
    assert t.refuses("P1 idle GRAPES") == ["PAR-EVENT-11 no-working-village"]
    t.play("P1 idle OLIVES", "P2 suffer", "P1 idle OLIVES", "P3 suffer", "P1 idle GRAIN")
    assert t.hand("P1") == ""
    assert t.hand("P2") == "TIMBER"


@rule("PAR-EVENT-11")
def test_an_idle_village_cannot_be_boosted() -> None:
    t = season("PRODUCTION", home={"P1": "2 ARMY"}, idle=[0, 1, 0, 0, 0, 0, *[0] * 12])
    assert t.options == ["ready", "boost ORE"]
    assert t.refuses("P1 boost GRAPES") == ["PAR-PROD-4 no-village-to-boost"]
