"""Philosophies and finished wonders, each by a position; services for paying guests."""

from __future__ import annotations

from games.parthenon.position import season
from kylix.games.parthenon.spec import ParthenonSet
from kylix.games.parthenon.tables import POWERS
from kylix.kit import bases
from kylix.kit.registry import game
from kylix.testing import rule


def test_atomism_swaps_a_basic_just_produced() -> None:
    """Once a season, for any other basic."""
    t = season("PRODUCTION", philosophies={"P1": "ATOMISM"})
    assert t.question == "SwapProduct"
    assert len(t.options) == 11
    assert t.refuses("P1 swap WOOL ORE") == ["PAR-PHIL-3 not-produced"]
    assert t.refuses("P1 swap ORE ORE") == ["PAR-PHIL-3 another-type"]
    t.play("P1 swap ORE WOOL")
    assert t.hand("P1") == "GRAPES, WOOL"
    assert season("PRODUCTION", philosophies={"P1": "ATOMISM"}).play("P1 pass").hand("P1") == "GRAPES, ORE"


@rule("PAR-Q29", "PAR-DISCARD-5")
def test_no_card_but_the_treasury_lets_anybody_keep_more() -> None:
    """The numbers of the tie-break are what a hand can hold: with all philosophies and wonders A keeps six, B one."""
    spec = game("parthenon").base.spec
    assert isinstance(spec, ParthenonSet)
    wise = {"P1": " ".join(one.id for one in spec.philosophy)}
    for first, second in zip(spec.wonder[::2], spec.wonder[1::2], strict=True):
        wonders = {one.id: "P1 finished" for one in (first, second)}
        hand, treasury = {"P1": "9 WOOL"}, {"P1": "TREASURY"}
        a = season("DISCARD", hands=hand, acropolis=treasury, philosophies=wise, wonders=wonders)
        a.play("P1 hide", *["P1 keep WOOL"] * 6)
        assert a.options == ["ready"]
        b = season("DISCARD", hands=hand, acropolis=treasury, philosophies=wise, wonders=wonders).play("P1 bare")
        assert b.options == ["ready"]


def test_games_of_an_earlier_set_go_on_with_cards_that_keep_more() -> None:
    """Cynicism kept a card more and the Mausoleum two; of option B as many duplicates."""
    title = game("parthenon")
    former = bases.set_of(title, {"hash": bases.bases(title.folder)["fingerprints"][0]})
    both = {"philosophies": {"P1": "CYNICISM"}, "wonders": {"MAUSOLEUM": "P1 finished"}}
    a = season("DISCARD", hands={"P1": "9 WOOL"}, components=former, **both)  # type: ignore[arg-type]
    a.play("P1 hide", *["P1 keep WOOL"] * 6, "P1 ready")
    assert a.hand("P1") == "6 WOOL"
    b = season("DISCARD", hands={"P1": "2 ORE, 4 WOOL"}, components=former, **both).play("P1 bare")  # type: ignore[arg-type]
    assert b.options == ["keep ORE", "keep WOOL"]
    b.play(*["P1 keep WOOL"] * 3, "P1 ready")
    assert b.hand("P1") == "ORE, 4 WOOL"


@rule("PAR-PHIL-3", "PAR-Q41")
def test_cynicism_gives_a_luxury_up_for_two_basics() -> None:
    """In the Build phase, once a season; papyrus is a rare too, gold is none."""
    t = season("BUILD", hands={"P1": "SPICES, PAPYRUS, ORE"}, philosophies={"P1": "CYNICISM"})
    assert "use CYNICISM" in t.options_of("P1")
    t.play("P1 use CYNICISM")
    assert t.options == ["pay SPICES", "pay PAPYRUS"]
    t.play("P1 pay SPICES")
    assert t.options == [f"take {good}" for good in ("GRAIN", "GRAPES", "OLIVES", "ORE", "TIMBER", "WOOL")]
    t.play("P1 take GRAIN", "P1 take WOOL")
    assert t.hand("P1") == "GRAIN, ORE, WOOL, PAPYRUS"
    assert t.refuses("P1 use CYNICISM") == ["PAR-PHIL-3 no-such-power"]
    t.play("P1 village OLIVES")
    assert t.villages("P1") == "GRAPES, OLIVES, ORE"
    poor = season("BUILD", hands={"P1": "GOLD", "P2": "TOOLS"}, philosophies={"P1": "CYNICISM"})
    assert poor.refuses("P1 use CYNICISM") == ["PAR-PHIL-3 cannot-pay-power"]
    assert poor.refuses("P2 use CYNICISM") == ["PAR-PHIL-3 no-such-power"]


def test_pythagoreanism_foresees_the_next_hazard() -> None:
    """The seat alone sees it, until it is drawn."""
    t = season(
        "JOURNEY", hands={"P1": "WOOL"}, philosophies={"P1": "PYTHAGOREAN"}, hazards="H13", harbours={"ITALY": "OPEN"}
    )
    assert t.options == ["ready", "foresee PYTHAGOREAN"]
    t.play("P1 foresee PYTHAGOREAN")
    assert t.sees("P1", "hazard_top") == ["H13"]
    assert t.sees("P2", "hazard_top") == [None]
    assert t.told("foresaw", "P1") == {"seat": "P1", "hazard": "H13"}
    assert t.told("foresaw", "P2") == {"seat": "P1", "hazard": None}
    assert t.options == ["ready"]
    t.play("P1 ready", "P1 send A ITALY", "P1 load A WOOL", "P1 ready")
    assert t["hazard_discard"][0] == "H13"
    assert t["peeked"] == [0, 0, 0]


def test_skepticism_looks_at_a_covered_harbour() -> None:
    t = season(
        "JOURNEY",
        hands={"P1": "WOOL"},
        philosophies={"P1": "SKEPTICISM"},
        harbours={"ITALY": "OPEN", "EGYPT": "BLK covered"},
    )
    assert "look SKEPTICISM EGYPT" in t.options
    assert t.refuses("P1 look SKEPTICISM ITALY") == ["PAR-GEN-10 no-covered-card"]
    assert t.refuses("P1 foresee SKEPTICISM") == ["PAR-PHIL-3 no-such-look"]
    t.play("P1 look SKEPTICISM EGYPT")
    assert t.sees("P1", "harbour")[3] == ["BLK"]
    assert t.sees("P2", "harbour")[3] == [None]
    assert t["looked"][3] == ["P1"]


def test_sophism_makes_gold_of_two_basics_once_for_each_fleet() -> None:
    sailing = {"P1-A": "SPARTA: 3 WOOL", "P1-B": "SPARTA: 6 ORE", "P2-A": "SPARTA: 3 WOOL"}
    t = season("FLEET-TRADE", sailing=sailing, harbours={"SPARTA": "OPEN"}, philosophies={"P1": "SOPHISM"})
    assert "trade A CHEAPER" not in t.options_of("P2")
    t.play("P1 trade A CHEAPER", *["P1 pay WOOL"] * 2)
    assert t.cargo("P1-A") == "WOOL, GOLD"
    t.play("P1 trade B CHEAPER", *["P1 pay ORE"] * 2)
    assert t.cargo("P1-B") == "4 ORE, GOLD"
    assert t.refuses("P1 trade B CHEAPER") == ["PAR-FLEETTRADE-6 rate-elsewhere"]
    far = season(
        "FLEET-TRADE", sailing={"P1-A": "ITALY: 3 WOOL"}, harbours={"ITALY": "OPEN"}, philosophies={"P1": "SOPHISM"}
    )
    assert "trade A CHEAPER" not in far.options


@rule("PAR-EVENT-9")
def test_stoicism_lowers_a_payment_or_the_number_of_idle_villages() -> None:
    """EX-38. A payment of one gold becomes nothing and counts as paid; or of two named villages one stays at work."""
    t = season("EVENT", year=2, covered="Y2-1", philosophies={"P1": "STOICISM"})
    assert t.options == ["suffer", "soften"]
    t.play("P1 soften")
    assert t.options == ["settle 1", "suffer"]
    paid = season("EVENT", year=2, covered="Y2-1", philosophies={"P1": "STOICISM"}).play("P1 soften", "P1 settle 1")
    assert paid.idle("P1") == ""
    t.play("P1 suffer", "P1 idle GRAPES", "P1 idle ORE")
    assert t.options == ["free GRAPES", "free ORE"]
    t.play("P1 free ORE")
    assert t.idle("P1") == "GRAPES"
    assert "soften" not in t.options


def test_stoicism_saves_a_card_or_a_village_elsewhere_too() -> None:
    """One card fewer is lost to the Plague; of the villages that Blight idles one stays at work; Helots too."""
    t = season("EVENT", year=2, covered="Y2-4", hands={"P2": "3 WOOL"}, philosophies={"P2": "STOICISM"}, chance=[0])
    while t.question == "Donations":
        t.all_ready()
    t.play("P1 name P2", "P2 soften", "P2 suffer")
    assert t.told("lost") == {"seat": "P2", "goods": ["WOOL"]}
    blight = season("EVENT", covered="Y1-6", villages={"P2": "2 OLIVES, TIMBER"}, philosophies={"P2": "STOICISM"})
    blight.play("P1 call OLIVES")
    assert blight.options == ["pass", "soften"]
    blight.play("P2 soften")
    assert blight.idle("P2") == "OLIVES"
    helots = season("EVENT", year=3, covered="Y3-5", philosophies={"P1": "STOICISM"}).play("P1 soften", "P1 suffer")
    assert helots.idle("P1") == ""


def test_the_colossus_shows_a_warship_for_every_fleet() -> None:
    """Against Pirates and under a Blockade, without asking; the fleet still counts as the one with most."""
    fleets = {"P1-A": "SPARTA: 3 SPICES", "P2-A": "SPARTA: 2 SPICES"}
    t = season("HAZARD", sailing=fleets, hazards="H09", wonders={"COLOSSUS": "P1 finished"})
    assert t.cargo("P1-A") == "3 SPICES"
    assert t.cargo("P2-A") == "2 SPICES"
    port = season(
        "FLEET-TRADE", sailing={"P1-A": "ATHENS: GOLD"}, harbours={"ATHENS": "BLK"}, wonders={"COLOSSUS": "P1 finished"}
    )
    assert "plan A" in port.options
    half = season("HAZARD", sailing=fleets, hazards="H09", wonders={"COLOSSUS": "P1 partial"})
    assert half.cargo("P1-A") == ""


@rule("PAR-WONDER-11")
def test_the_lighthouse_keeps_storms_off_and_guests_pay_for_its_light() -> None:
    """Own fleets to neighbouring lands ignore Storms; another player pays a basic for each fleet."""
    t = season(
        "HAZARD",
        sailing={"P1-A": "SPARTA: 5 WOOL", "P2-A": "SPARTA: 5 ORE"},
        hazards="H02",
        wonders={"LIGHTHOUSE": "P1 finished"},
    )
    assert t.cargo("P1-A") == "5 WOOL"
    assert t.cargo("P2-A") == ""
    guest = season(
        "JOURNEY",
        hands={"P2": "2 WOOL, 2 GOLD"},
        wonders={"LIGHTHOUSE": "P1 finished"},
        hazards="H02",
        harbours={"SPARTA": "OPEN"},
    )
    guest.play("P2 send A SPARTA", "P2 load A GOLD", "P2 light A WOOL")
    assert guest.refuses("P2 light A WOOL") == ["PAR-WONDER-11 no-light"]
    guest.play("P2 ready")
    assert guest.hand("P1") == "WOOL"
    assert guest.hand("P2") == "WOOL, GOLD"
    assert guest.cargo("P2-A") == "GOLD"
    far = season("JOURNEY", hands={"P2": "2 WOOL"}, wonders={"LIGHTHOUSE": "P1 finished"}).play("P2 send A ITALY")
    assert not any(option.startswith("light") for option in far.options)


@rule("PAR-Q25")
def test_the_library_counts_as_an_academy_and_makes_adoption_cheaper() -> None:
    """No free philosophy; the first adoption costs nothing, the second too, the third one gold."""
    wise = {"P2": "ATOMISM CYNICISM STOICISM"}
    t = season("BUILD", hands={"P1": "GOLD"}, wonders={"LIBRARY": "P1 finished"}, philosophies=wise)
    t.play("P1 adopt ATOMISM", "P1 adopt CYNICISM")
    assert t.hand("P1") == "GOLD"
    t.play("P1 adopt STOICISM")
    assert t.hand("P1") == ""
    empty = season("BUILD", wonders={"LIBRARY": "P1 finished"}, philosophies=wise)
    assert empty.asks == ["P1"]


@rule("PAR-WONDER-11", "PAR-Q41")
def test_the_oracle_looks_and_guests_pay_a_rare_or_gold() -> None:
    """Once a season the top hazard or one covered harbour; the guest's payment goes to the owner's hand."""
    t = season(
        "JOURNEY",
        hands={"P1": "WOOL", "P2": "TOOLS, GOLD", "P3": "WOOL"},
        wonders={"ORACLE": "P1 finished"},
        hazards="H13",
    )
    assert t.options_of("P3") == ["ready", "order"]
    t.play("P1 foresee ORACLE", "P2 foresee ORACLE")
    assert t.options == ["settle 1", "settle 2"]
    assert t.refuses("P2 settle 3") == ["PAR-WONDER-11 no-such-way"]
    t.play("P2 settle 1", "P2 pay TOOLS")
    assert t.hand("P1") == "WOOL, TOOLS"
    assert t.sees("P2", "hazard_top") == ["H13"]
    assert t.sees("P3", "hazard_top") == [None]
    assert t.refuses("P2 foresee ORACLE") == ["PAR-PHIL-3 no-such-power"]
    assert t.refuses("P3 look ORACLE EGYPT") == ["PAR-PHIL-3 cannot-pay-power"]


@rule("PAR-ARCHON-5")
def test_the_amphitheatre_votes_twice_and_breaks_ties() -> None:
    t = season("ARCHON", wonders={"AMPHITHEATER": "P3 finished"}).play("P1 vote P2", "P2 vote P1", "P3 vote P1")
    assert t["archon"] == "P1"
    tie = season("ARCHON", seats=4, wonders={"AMPHITHEATER": "P3 finished"})
    tie.play("P1 vote P2", "P2 vote P1", "P3 vote P4", "P4 vote P1")
    assert tie.question == "PickArchon"
    assert tie.asks == ["P3"]
    assert tie.options == ["pick P1", "pick P4"]
    assert tie.refuses("P3 pick P2") == ["PAR-ARCHON-5 not-tied"]
    tie.play("P3 pick P4")
    assert tie["archon"] == "P4"


@rule("PAR-TRADE-1", "PAR-WONDER-11", "PAR-Q45")
def test_the_hippodrome_makes_gold_at_the_start_of_trade() -> None:
    """Two basics for the owner; a guest pays the owner a basic as well; a new one can be visited at once."""
    t = season(
        "ISLAND-TRADE", hands={"P1": "2 WOOL", "P2": "3 ORE", "P3": "2 ORE"}, wonders={"HIPPODROME": "P1 finished"}
    )
    t.play("P1 use HIPPODROME", "P1 pay WOOL", "P1 pay WOOL")
    assert t.hand("P1") == "GOLD"
    assert t.refuses("P1 use HIPPODROME") == ["PAR-TRADE-1 no-such-power"]
    assert t.refuses("P3 use HIPPODROME") == ["PAR-TRADE-1 cannot-pay-power"]
    t.play("P2 use HIPPODROME", "P2 settle 1", *["P2 pay ORE"] * 3)
    assert t.hand("P2") == "GOLD"
    assert t.hand("P1") == "ORE, GOLD"
    new = season("ISLAND-TRADE", hands={"P1": "GRAIN, GOLD", "P2": "3 ORE"}, wonders={"HIPPODROME": "P1 partial"})
    assert new.asks == ["P1"]
    new.play("P1 stage HIPPODROME")
    assert "use HIPPODROME" in new.options_of("P2")


@rule("PAR-WONDER-11", "PAR-Q41")
def test_the_mausoleum_turns_a_rare_into_gold() -> None:
    """Once a season for the owner; a guest pays the owner a basic and the bank the rare."""
    t = season(
        "BUILD",
        hands={"P1": "2 SPICES", "P2": "ORE, TOOLS", "P3": "TOOLS"},
        wonders={"MAUSOLEUM": "P1 finished"},
    )
    t.play("P1 use MAUSOLEUM", "P1 pay SPICES")
    assert t.hand("P1") == "SPICES, GOLD"
    assert t.refuses("P1 use MAUSOLEUM") == ["PAR-WONDER-11 no-such-power"]
    assert t.refuses("P3 use MAUSOLEUM") == ["PAR-WONDER-11 cannot-pay-power"]
    t.play("P2 use MAUSOLEUM", "P2 settle 1", "P2 pay ORE", "P2 pay TOOLS")
    assert t.hand("P2") == "GOLD"
    assert t.hand("P1") == "ORE, SPICES, GOLD"
    begun = season("BUILD", hands={"P1": "SPICES"}, wonders={"MAUSOLEUM": "P1 partial"})
    assert begun.refuses("P1 use MAUSOLEUM") == ["PAR-WONDER-11 no-such-power"]


@rule("PAR-EVENT-8")
def test_zeus_lets_one_event_a_season_pass_by() -> None:
    """Asked when an event begins; the island is neither hit nor helped and cannot be named."""
    t = season("EVENT", year=2, covered="Y2-4", archon="P2", wonders={"ZEUS": "P1 finished"})
    assert t.asks == ["P1"]
    assert t.options == ["pass", "exempt"]
    t.play("P1 exempt")
    assert t.options == ["name P2", "name P3"]
    two = season("EVENT", year=2, number=2, row="Y2-6", covered="Y2-3", wonders={"ZEUS": "P1 finished"})
    two.play("P1 arrange Y2-6", "P1 exempt")
    assert two["limit"] == [6, 8, 8]
    assert two.question == "Hardship"
    assert two.asks == ["P1"]
    not_used = season("EVENT", year=2, covered="Y2-3", wonders={"ZEUS": "P1 finished"}).play("P1 pass")
    assert not_used.question == "Hardship"


@rule("PAR-EVENT-8")
def test_zeus_is_asked_at_an_event_that_passes_another_island_by() -> None:
    """Drought does not touch the island with the Aqueduct; the one with the Statue is asked all the same."""
    dry = season("EVENT", year=2, covered="Y2-3", wonders={"ZEUS": "P1 finished", "AQUEDUCT": "P2 finished"})
    assert dry.question == "SkipEvent"
    assert dry.asks == ["P1"]
    dry.play("P1 exempt")
    assert dry["exempt"] == [1, 1, 0]
    assert dry.asks == ["P3"]
    both = season("EVENT", year=2, covered="Y2-3", wonders={"ZEUS": "P1 finished", "AQUEDUCT": "P1 finished"})
    assert both.question == "Hardship"
    assert both.asks == ["P2"]


@rule("PAR-WONDER-11")
def test_artemis_gives_gifts_for_a_basic_or_to_guests_for_a_rare() -> None:
    t = season("BUILD", hands={"P1": "2 WOOL", "P2": "TOOLS"}, wonders={"ARTEMIS": "P1 finished"})
    t.play("P1 use ARTEMIS", "P1 pay WOOL")
    assert t.home("P1") == "GIFT"
    assert t.refuses("P1 use ARTEMIS") == ["PAR-WONDER-11 no-such-power"]
    t.play("P2 use ARTEMIS", "P2 settle 1", "P2 pay TOOLS")
    assert t.home("P2") == "GIFT"
    assert t.hand("P1") == "WOOL, TOOLS"


def test_the_hanging_gardens_give_any_basic() -> None:
    t = season("PRODUCTION", wonders={"GARDENS": "P1 finished"})
    assert t.options == [f"take {good}" for good in ("GRAIN", "GRAPES", "OLIVES", "ORE", "TIMBER", "WOOL")]
    assert t.refuses("P1 take GOLD") == ["PAR-PROD-1 no-basic"]
    t.play("P1 take WOOL")
    assert t.hand("P1") == "GRAPES, ORE, WOOL"


def test_the_aqueduct_doubles_a_village_and_stops_drought() -> None:
    """A village that no Army boosts; Drought passes the island by, other events do not."""
    t = season("PRODUCTION", wonders={"AQUEDUCT": "P1 finished"}, home={"P1": "ARMY"})
    t.play("P1 boost GRAPES", "P1 boost ORE", "P1 ready")
    assert t.hand("P1") == "2 GRAPES, 2 ORE"
    dry = season("EVENT", year=2, covered="Y2-3", wonders={"AQUEDUCT": "P1 finished"})
    assert dry.asks == ["P2"]
    tribute = season("EVENT", year=2, covered="Y2-1", wonders={"AQUEDUCT": "P1 finished"})
    assert tribute.asks == ["P1"]


@rule("PAR-Q44", "PAR-Q41")
def test_athena_lowers_one_cost_of_the_build_phase() -> None:
    """By a basic or a rare, never papyrus or gold, never below one card; surcharge first, then rebate."""
    t = season("BUILD", hands={"P1": "ORE, GRAIN"}, wonders={"ATHENA": "P1 finished"})
    assert "build FORTRESS" in t.options
    t.play("P1 build FORTRESS")
    assert t.options == ["spare TOOLS"]
    t.play("P1 spare TOOLS")
    assert t.hand("P1") == ""
    assert t.count("P1", "FORTRESS") == 1
    one = season("BUILD", hands={"P1": "GOLD"}, wonders={"ATHENA": "P1 finished"})
    assert one.refuses("P1 build ACADEMY") == ["PAR-GEN-7 cannot-pay-structure"]
    dear = season("BUILD", hands={"P1": "ORE, GRAIN, TOOLS"}, dearer=[1, 0, 0], wonders={"ATHENA": "P1 finished"})
    dear.play("P1 build FORTRESS")
    assert dear.options == ["spare GRAIN", "spare ORE", "spare ANY-BASIC"]
    dear.play("P1 spare ANY-BASIC")
    assert dear.hand("P1") == ""
    kept = season("BUILD", hands={"P1": "GRAPES, ORE"}, wonders={"ATHENA": "P1 finished"}).play("P1 village ORE")
    assert kept.options == ["cancel", "spare GRAPES", "spare ORE"]
    kept.play("P1 cancel")
    assert kept.hand("P1") == ""
    assert kept.refuses("P1 spare ORE") == ["PAR-BUILD-1 other-question"]


@rule("PAR-Q44")
def test_athena_lowers_costs_of_the_build_phase_only() -> None:
    wonders = {"ATHENA": "P1 finished", "ORACLE": "P1 plan"}
    t = season("ISLAND-TRADE", hands={"P1": "SPICES"}, wonders=wonders)
    assert t.refuses("P1 stage ORACLE") == ["PAR-GEN-7 cannot-pay-stage"]


@rule("PAR-Q44")
def test_two_rebates_may_fall_on_one_price() -> None:
    t = season("BUILD", hands={"P1": "ORE"}, rebates=[1, 0, 0], wonders={"ATHENA": "P1 finished"})
    t.play("P1 build FORTRESS", "P1 spare TOOLS", "P1 spare GRAIN")
    assert t.count("P1", "FORTRESS") == 1
    assert t.hand("P1") == ""


@rule("PAR-Q44", "PAR-EVENT-10")
def test_master_builders_are_asked_once() -> None:
    """Also where the wonder's rebate of this season is used up; who declines pays the whole price."""
    power = game("parthenon").setting(3).names["power"].index("ATHENA")
    spent = [int(at == power) for at in range(3 * POWERS)]
    hand = {"P1": "GRAPES, ORE"}
    t = season("BUILD", hands=hand, rebates=[1, 0, 0], spent=spent, wonders={"ATHENA": "P1 finished"})
    t.play("P1 village ORE")
    assert t.options == ["cancel", "spare GRAPES", "spare ORE"]
    t.play("P1 cancel")
    assert t.villages("P1") == "GRAPES, 2 ORE"
    assert t["rebates"] == [1, 0, 0]
    both = season("BUILD", hands=hand, rebates=[1, 0, 0], wonders={"ATHENA": "P1 finished"})
    both.play("P1 village ORE", "P1 cancel", "P1 cancel")
    assert both.villages("P1") == "GRAPES, 2 ORE"


@rule("PAR-Q44")
def test_a_rebate_for_structures_does_not_make_other_prices_payable() -> None:
    """The Army can be had with the wonder's rebate alone: it cannot be declined in hope of Master Builders."""
    hand, held = {"P1": "2 ORE"}, {"P1": "FORTRESS"}
    t = season("BUILD", hands=hand, acropolis=held, rebates=[1, 0, 0], wonders={"ATHENA": "P1 finished"})
    t.play("P1 make FORTRESS")
    assert t.options == ["spare GRAIN"]
    t.play("P1 spare GRAIN")
    assert t.home("P1") == "ARMY"
    assert t["rebates"] == [1, 0, 0]
