"""Phase 3: PAR-TRADE-1 to 9; offers, answers, gifts, refusals that tell nothing."""

from __future__ import annotations

import pytest

from games.parthenon.position import season
from kylix.games.parthenon.phases.offers import DRAFTS
from kylix.games.parthenon.tables import SLOTS
from kylix.kit.registry import game
from kylix.locale.clauses import clauses
from kylix.testing import rule

HANDS = {"P1": "2 ORE, GOLD", "P2": "WOOL, GRAIN", "P3": "WOOL"}


@rule("PAR-TRADE-1", "PAR-WONDER-6", "PAR-WONDER-7", "PAR-Q45")
def test_wonder_costs_of_the_start_are_paid_before_trade_begins() -> None:
    """EX-28. The Oracle's plan and its second stage, one after the other; it counts at once."""
    t = season("ISLAND-TRADE", wonders={"ORACLE": "P1 plan"}, hands={"P1": "GRAPES, OLIVES, SPICES, GOLD"})
    assert t.question == "StartTrade"
    assert t.asks == ["P1"]
    before = t.state.structures(0)
    t.play("P1 stage ORACLE")
    assert t.stage("ORACLE") == "partial"
    t.play("P1 stage ORACLE")
    assert t.stage("ORACLE") == "finished"
    assert t.state.structures(0) == before + 1
    assert t.hand("P1") == ""
    t.play("P1 ready")
    assert t.question == "MakeOffers"


@rule("PAR-TRADE-2", "PAR-TRADE-5", "PAR-Q15")
def test_an_offer_is_taken_by_one_player_and_carried_out_at_once() -> None:
    """EX-39. One ore for one wool to all; both sides are public; the goods are in the hands."""
    t = season("ISLAND-TRADE", hands=HANDS)
    t.play("P1 offer ALL", "P1 give ORE", "P1 want WOOL", "P1 publish")
    assert t.told("offered", "P3") == {
        "seat": "P1",
        "party": "ALL",
        "slot": "P1-1",
        "gives": ["ORE"],
        "wants": ["WOOL"],
    }
    assert "accept P1-1" in t.options_of("P2")
    assert "accept P1-1" in t.options_of("P3")
    t.play("P3 accept P1-1")
    assert t.hand("P1") == "ORE, WOOL, GOLD"
    assert t.hand("P3") == "ORE"
    assert t.told("traded") == {"seat": "P3", "partner": "P1", "gives": ["ORE"], "takes": ["WOOL"]}
    assert "accept P1-1" not in t.options_of("P2")


@rule("PAR-TRADE-9", "PAR-TRADE-2")
def test_the_phase_ends_when_all_are_ready_and_open_offers_lapse() -> None:
    """EX-39. Nobody takes the offer; all say ready; nothing changes hands."""
    t = season("ISLAND-TRADE", hands=HANDS)
    t.play("P1 offer ALL", "P1 give ORE", "P1 want WOOL", "P1 publish", "P2 ready", "P3 ready", "P1 ready")
    assert t.question == "LoadFleets"
    assert t.hand("P1") == "2 ORE, GOLD"
    assert t["offer_to"] == [None] * 6


@rule("PAR-TRADE-9")
def test_an_offer_and_a_trade_wake_those_who_were_ready() -> None:
    t = season("ISLAND-TRADE", hands=HANDS)
    t.play("P2 ready", "P3 ready", "P1 offer P2", "P1 give ORE", "P1 want WOOL", "P1 publish")
    assert t.asks == ["P1", "P2"]
    t.play("P1 ready", "P2 accept P1-1")
    assert t.asks == ["P1", "P2"]
    t.play("P3 unready")
    assert t.asks == ["P1", "P2", "P3"]


@rule("PAR-TRADE-3")
def test_only_commodities_and_aegis_cards_change_hands() -> None:
    """EX-6. An Army against three grain can be offered; a philosophy is no card that a move can name."""
    t = season("ISLAND-TRADE", hands={"P2": "3 GRAIN"}, home={"P1": "ARMY"}, philosophies={"P1": "ATOMISM"})
    t.play("P1 offer P2", "P1 give ARMY", "P1 want GRAIN", "P1 want GRAIN", "P1 want GRAIN", "P1 publish")
    t.play("P2 accept P1-1")
    assert t.home("P2") == "ARMY"
    assert t.hand("P1") == "3 GRAIN"
    goods = t.setting.names["good"]
    assert "ATOMISM" not in goods
    assert len(goods) == 14


@rule("PAR-TRADE-4", "PAR-Q14")
def test_gifts_are_allowed_unless_the_option_forbids_them() -> None:
    t = season("ISLAND-TRADE", hands=HANDS).play("P1 offer P2", "P1 give GOLD", "P1 publish", "P2 accept P1-1")
    assert t.hand("P2") == "GRAIN, WOOL, GOLD"
    off = season("ISLAND-TRADE", hands=HANDS, options={"allow_gifts": False}).play("P1 offer P2", "P1 give GOLD")
    assert off.refuses("P1 publish") == ["PAR-TRADE-4 gifts-off"]
    off.play("P1 want WOOL", "P1 publish")
    empty = season("ISLAND-TRADE", hands=HANDS).play("P1 offer P2")
    assert empty.refuses("P1 publish") == ["PAR-TRADE-4 empty-offer"]
    ask = season("ISLAND-TRADE", hands=HANDS).play("P1 offer P2", "P1 want WOOL", "P1 publish", "P2 accept P1-1")
    assert ask.hand("P1") == "2 ORE, WOOL, GOLD"


@rule("PAR-TRADE-4")
def test_any_number_of_cards_goes_against_any_number() -> None:
    """They are named in any order, what one wants before what one gives if one likes."""
    t = season("ISLAND-TRADE", hands={"P1": "4 ORE, WOOL", "P2": "GOLD, GRAIN"})
    t.play("P1 offer P2", "P1 want GOLD", "P1 give WOOL", "P1 give ORE", "P1 want GRAIN", *["P1 give ORE"] * 2)
    assert t.refuses("P1 give WOOL") == ["PAR-TRADE-6 not-held"]
    t.play("P1 publish")
    assert t.told("offered", "P3") == {
        "seat": "P1",
        "party": "P2",
        "slot": "P1-1",
        "gives": ["ORE", "ORE", "ORE", "WOOL"],
        "wants": ["GRAIN", "GOLD"],
    }
    t.play("P2 accept P1-1")
    assert t.hand("P1") == "GRAIN, ORE, GOLD"
    assert t.hand("P2") == "3 ORE, WOOL"


@rule("PAR-TRADE-6")
def test_each_side_must_own_what_it_gives() -> None:
    t = season("ISLAND-TRADE", hands=HANDS).play("P1 offer ALL")
    assert t.refuses("P1 give WOOL") == ["PAR-TRADE-6 not-held"]
    t.play("P1 give ORE", "P1 want GRAIN", "P1 publish")
    assert t.refuses("P3 accept P1-1") == ["PAR-TRADE-6 not-all-held"]
    assert "accept P1-1" not in t.options_of("P3")


@rule("PAR-TRADE-6")
def test_a_draft_of_goods_that_are_gone_is_not_published() -> None:
    """The card of the draft goes with an offer that is taken meanwhile; what is left may be given still."""
    t = season("ISLAND-TRADE", hands={"P1": "ORE, GOLD", "P2": "WOOL"})
    t.play("P1 offer P2", "P1 give ORE", "P1 publish", "P1 offer P3", "P1 give ORE")
    assert "publish" in t.options_of("P1")
    t.play("P2 accept P1-1")
    assert t.refuses("P1 publish") == ["PAR-TRADE-6 not-all-held"]
    assert [option for option in t.options_of("P1") if "want" not in option] == ["cancel", "give GOLD"]
    assert "want WOOL" in t.options_of("P1")


@rule("PAR-TRADE-6")
def test_cards_received_may_be_traded_on() -> None:
    t = season("ISLAND-TRADE", hands={"P1": "ORE"})
    t.play("P1 offer P2", "P1 give ORE", "P1 publish", "P2 accept P1-1")
    t.play("P2 offer P3", "P2 give ORE", "P2 publish", "P3 accept P2-1")
    assert t.hand("P3") == "ORE"


@rule("PAR-TRADE-6")
def test_an_offer_that_can_no_longer_be_honoured_is_withdrawn_by_itself() -> None:
    """The second offer of the same gold goes with the first; who then asks for it learns nothing of the hand."""
    t = season("ISLAND-TRADE", hands={"P1": "GOLD", "P2": "WOOL", "P3": "WOOL"})
    for other in ("P2", "P3"):
        t.play(f"P1 offer {other}", "P1 give GOLD", "P1 want WOOL", "P1 publish")
    t.play("P2 accept P1-1")
    assert t.told("offer-lapsed") == {"seat": "P1", "slot": "P1-2"}
    assert t.refuses("P3 accept P1-2") == ["PAR-TRADE-2 not-addressed"]
    assert t.facts("P3 accept P1-2") == {"slot": "P1-2"}


@rule("PAR-TRADE-2")
def test_offers_are_countered_rejected_and_withdrawn() -> None:
    t = season("ISLAND-TRADE", hands=HANDS).play("P1 offer P2", "P1 give ORE", "P1 want WOOL", "P1 publish")
    assert t.refuses("P3 accept P1-1") == ["PAR-TRADE-2 not-addressed"]
    assert t.refuses("P3 reject P1-1") == ["PAR-TRADE-2 not-to-you-alone"]
    assert t.refuses("P2 withdraw P1-1") == ["PAR-TRADE-2 not-your-offer"]
    t.play("P2 counter P1-1", "P2 give WOOL", "P2 want ORE", "P2 want ORE", "P2 publish")
    assert t["offer_to"][:4] == [None, None, "P1", None]
    assert t.told("offer-answered") == {"seat": "P2", "slot": "P1-1"}
    t.play("P1 reject P2-1", "P1 offer ALL", "P1 give ORE", "P1 publish", "P1 withdraw P1-1")
    assert t["offer_to"] == [None] * 6
    t.play("P3 offer ALL", "P3 give WOOL", "P3 publish", "P1 counter P3-1", "P1 want WOOL", "P1 publish")
    assert t["offer_to"] == ["P3", None, None, None, "ALL", None]


@rule("PAR-TRADE-9")
def test_offers_are_bounded_so_that_trade_comes_to_an_end() -> None:
    """Two open at a time, so many made in a season."""
    t = season("ISLAND-TRADE", hands=HANDS, options={"offers": 3})
    offer = ["P1 offer P2", "P1 give ORE", "P1 publish"]
    t.play(*offer, *offer)
    assert t.refuses("P1 offer P3") == ["PAR-TRADE-9 two-offers-open"]
    t.play("P1 withdraw P1-1", *offer, "P1 withdraw P1-1")
    assert t.refuses("P1 offer P3") == ["PAR-TRADE-9 enough-offers"]
    none = season("ISLAND-TRADE", hands=HANDS, options={"offers": 0})
    assert none.options_of("P1") == ["ready", "order"]


@rule("PAR-TRADE-9")
def test_twelve_offers_a_season_and_only_those_that_were_made_count() -> None:
    """Neither an offer that is given up while it is made, nor an answer to an offer of somebody else."""
    t = season("ISLAND-TRADE", hands=HANDS)
    assert t.state.tables.offers == 12
    for _ in range(11):
        t.play("P1 offer P2", "P1 cancel", "P1 offer P2", "P1 give ORE", "P1 publish", "P1 withdraw P1-1")
    assert t.sees("P1", "offers_made")[0] == 11
    t.play("P2 offer P1", "P2 give WOOL", "P2 publish", "P1 counter P2-1", "P1 cancel")
    t.play("P1 counter P2-1", "P1 give ORE", "P1 publish", "P1 withdraw P1-1")
    assert t.sees("P1", "offers_made")[0] == 11
    t.play("P1 offer P2", "P1 give ORE", "P1 publish", "P1 withdraw P1-1")
    assert t.refuses("P1 offer P2") == ["PAR-TRADE-9 enough-offers"]
    assert t.facts("P1 offer P2") == {"count": 12}
    t.play("P2 offer P1", "P2 give WOOL", "P2 publish")
    assert "counter P2-1" in t.options_of("P1")


@rule("PAR-TRADE-9")
def test_nobody_begins_and_cancels_for_ever() -> None:
    t = season("ISLAND-TRADE", hands=HANDS)
    t.play(*["P1 offer P2", "P1 cancel"] * 60)
    assert t.refuses("P1 offer P2") == ["PAR-TRADE-9 enough-drafts"]
    t.play("P2 offer P1", "P2 give WOOL", "P2 publish")
    assert t.refuses("P1 counter P2-1") == ["PAR-TRADE-9 enough-drafts"]
    assert "accept P2-1" in t.options_of("P1")


@rule("PAR-TRADE-9", "PAR-EVENT-6")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_clause_that_a_refusal_cites_names_the_limits(language: str) -> None:
    """Numbers in the rules are those of the tables."""
    tables = season("ISLAND-TRADE").state.tables
    numbers = {"en": {2: "two", 3: "three", 12: "twelve", 60: "sixty"}}
    numbers["fr"] = {2: "deux", 3: "trois", 12: "douze", 60: "soixante"}
    found = clauses(game("parthenon").folder, language)
    for number in (tables.offers, SLOTS, tables.offer_cards, DRAFTS):
        assert numbers[language][number] in found["PAR-TRADE-9"].text
    assert numbers[language][tables.donations] in found["PAR-EVENT-6"].text


@rule("PAR-TRADE-9")
def test_a_side_of_an_offer_is_bounded() -> None:
    t = season("ISLAND-TRADE", hands={"P1": "14 ORE"}).play("P1 offer ALL", *["P1 give ORE"] * 12)
    assert t.refuses("P1 give ORE") == ["PAR-TRADE-9 too-many-cards"]


@rule("PAR-TRADE-5")
def test_a_draft_is_seen_by_its_author_alone() -> None:
    t = season("ISLAND-TRADE", hands=HANDS).play("P1 offer P2", "P1 give ORE", "P1 want WOOL")
    assert t.sees("P1", "draft_give") == [["ORE"], None, None]
    assert t.sees("P2", "draft_give") == [None, [], None]
    assert t.sees("P2", "draft_to") == [None, None, None]
    assert t.sees("P2", "offers_made") == [None, 0, None]
    assert t.refuses("P1 ready") == ["PAR-TRADE-2 finish-draft"]
    assert t.refuses("P1 offer P3") == ["PAR-TRADE-2 finish-draft"]
    assert t.refuses("P2 give WOOL") == ["PAR-TRADE-2 no-draft"]
    assert t.refuses("P2 offer P2") == ["PAR-TRADE-2 not-to-oneself"]


@rule("PAR-TRADE-7", "PAR-TRADE-8")
def test_trade_between_islands_knows_no_hazard_and_happens_only_here() -> None:
    """Fleets in the same land have no move towards each other."""
    t = season("FLEET-TRADE", sailing={"P1-A": "ITALY: GOLD", "P2-A": "ITALY: WOOL"}, harbours={"ITALY": "OPEN"})
    assert t.question == "TradeAbroad"
    assert all(option.split()[0] in ("ready", "trade", "order") for option in t.options)
    market = season("ISLAND-TRADE", hands=HANDS)
    assert market["hazard_discard"] == []


@rule("PAR-GEN-13")
def test_those_who_act_together_are_named_from_the_archon_on() -> None:
    """Bots answer in this order, so that no seat is always the first to offer."""
    t = season("ISLAND-TRADE", archon="P2", hands={"P1": "ORE", "P2": "ORE", "P3": "WOOL"})
    assert t.state.to_act == [1, 2, 0]
    assert t.play("P2 ready").state.to_act == [2, 0]
