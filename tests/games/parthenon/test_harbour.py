"""Phase 6, part one: PAR-HARBOR-1 to 14, and every Harbour Status card."""

from __future__ import annotations

import pytest

from games.parthenon.position import Sea, season
from kylix.testing import rule

BASICS = ["GRAIN", "GRAPES", "OLIVES", "ORE", "TIMBER", "WOOL"]


def in_port(sailing: dict[str, str], harbours: dict[str, str], **about: object) -> Sea:
    return season("FLEET-TRADE", sailing=sailing, harbours=harbours, **about)  # type: ignore[arg-type]


def trades(t: Sea, ship: str = "A") -> list[str]:
    return [option.split()[2] for option in t.options if option.startswith(f"trade {ship} ")]


@rule("PAR-HARBOR-2", "PAR-HARBOR-3", "PAR-HARBOR-13", "PAR-Q7")
def test_all_pass_and_the_card_stays_covered() -> None:
    """EX-12. Both have seen it and remember it; nobody trades, no free plan."""
    t = in_port({"P1-A": "ATHENS: WOOL", "P2-A": "ATHENS: WOOL"}, {"ATHENS": "BLK covered"})
    assert t.asks == ["P1", "P2"]
    assert t.options == ["reveal", "pass"]
    assert t.sees("P1", "harbour")[0] == ["BLK"]
    assert t.sees("P3", "harbour")[0] == [None]
    t.play("P1 pass")
    assert t.sees("P2", "answered") == [True, None, None]
    t.play("P2 pass")
    assert t["face_up"]["ATHENS"] == 0
    assert t["plans"] == [0, 0, 0]
    assert t.question == "SpendGoods"
    assert t.sees("P1", "harbour")[0] == ["BLK"]
    assert t.told("harbour-voted", "P3") == {"land": "ATHENS", "harbour": None, "seats": []}


@rule("PAR-HARBOR-4")
def test_one_reveal_opens_the_harbour_for_all() -> None:
    """EX-12. Who passed may trade as well."""
    t = in_port({"P1-A": "ATHENS: WOOL", "P2-A": "ATHENS: WOOL"}, {"ATHENS": "OPEN covered"})
    t.play("P2 pass", "P1 reveal")
    assert t["face_up"]["ATHENS"] == 1
    assert t.sees("P3", "harbour")[0] == ["OPEN"]
    assert t.asks == ["P1", "P2"]
    assert "plan A" in t.options_of("P2")


@rule("PAR-HARBOR-2")
def test_an_answer_can_be_changed_until_all_are_in() -> None:
    t = in_port({"P1-A": "ATHENS: WOOL", "P2-A": "ATHENS: WOOL"}, {"ATHENS": "OPEN covered"})
    t.play("P1 reveal", "P1 pass", "P2 pass")
    assert t["face_up"]["ATHENS"] == 0
    both = season(
        "FLEET-TRADE",
        sailing={"P1-A": "ATHENS: WOOL", "P1-B": "ITALY: WOOL"},
        harbours={"ATHENS": "OPEN covered", "ITALY": "OPEN"},
    )
    both.play("P1 pass")
    assert both.refuses("P1 plan A") == ["PAR-HARBOR-3 harbour-closed"]


@rule("PAR-HARBOR-5")
def test_an_open_card_needs_no_vote() -> None:
    t = in_port({"P1-A": "ATHENS: WOOL"}, {"ATHENS": "OPEN"})
    assert t.question == "TradeAbroad"


@rule("PAR-Q32")
def test_a_land_without_visitors_keeps_its_card_covered() -> None:
    t = in_port({"P1-A": "ATHENS: WOOL"}, {"ATHENS": "OPEN", "ITALY": "OPEN covered"})
    assert t["looked"] == [[]] * 6
    assert t["face_up"]["ITALY"] == 0


@rule("PAR-HARBOR-6", "PAR-AEGIS-11")
@pytest.mark.parametrize(("card", "pass_"), [("BLK", "WARSHIP"), ("UNR", "ARMY")])
def test_a_barred_fleet_may_do_nothing_unless_it_shows_the_right_card(card: str, pass_: str) -> None:
    """EX-13. No free plan under a Blockade; with a Warship aboard (an Army under Civil Unrest) it trades normally."""
    t = in_port({"P1-A": "ATHENS: WOOL, GIFT"}, {"ATHENS": card})
    assert t.options == ["ready"]
    assert t.refuses("P1 plan A") == ["PAR-HARBOR-6 barred"]
    assert t.refuses(f"P1 display A {pass_}") == ["PAR-HARBOR-6 not-aboard"]
    assert t.refuses("P1 display A GIFT") == ["PAR-HARBOR-6 no-help"]
    ok = in_port({"P1-A": f"ATHENS: WOOL, {pass_}"}, {"ATHENS": card})
    assert ok.options == ["ready", f"display A {pass_}"]
    ok.play(f"P1 display A {pass_}")
    assert "plan A" in ok.options
    assert ok["shown"][0] == [pass_]
    assert ok.cargo("P1-A") == f"WOOL, {pass_}"


@rule("PAR-HARBOR-7", "PAR-HARBOR-8", "PAR-Q8")
def test_a_fee_is_paid_by_each_fleet_from_its_cargo_or_not() -> None:
    """EX-13. One commodity of its choice, no Aegis card; who does not pay is barred."""
    t = in_port({"P1-A": "ATHENS: WOOL, SPICES, GIFT", "P1-B": "ATHENS: ORE"}, {"ATHENS": "FEE"})
    assert t.options == ["ready", "fee A WOOL", "fee A SPICES", "fee B ORE"]
    assert t.refuses("P1 fee A GIFT") == ["PAR-Q8 no-commodity"]
    assert t.refuses("P1 plan A") == ["PAR-HARBOR-6 barred"]
    t.play("P1 fee A WOOL")
    assert t.cargo("P1-A") == "SPICES, GIFT"
    assert "plan A" in t.options
    assert t.refuses("P1 plan B") == ["PAR-HARBOR-6 barred"]
    assert t.refuses("P1 fee A SPICES") == ["PAR-HARBOR-7 not-asked-for"]
    assert t.refuses("P1 display A GIFT") == ["PAR-AEGIS-11 not-asked-for"]
    t.play("P1 ready")
    assert t["plans"] == [0, 0, 0]


@rule("PAR-HARBOR-9", "PAR-HARBOR-10", "PAR-HARBOR-11")
def test_a_surplus_good_is_traded_at_the_cards_rates_only() -> None:
    """EX-16. Two olives cannot be sold; wool buys two; four olives sell for one other basic; wool to ore is normal."""
    t = in_port({"P1-A": "ITALY: 2 OLIVES, WOOL"}, {"ITALY": "U-OLIVES"})
    assert trades(t) == ["F1", "BUY"]
    t.play("P1 trade A F1")
    assert t.options == ["pay WOOL"]
    assert t.refuses("P1 pay OLIVES") == ["PAR-HARBOR-9 scarce"]
    t.play("P1 pay WOOL")
    assert t.options == ["take GRAIN", "take GRAPES", "take ORE", "take TIMBER"]
    assert t.refuses("P1 take OLIVES") == ["PAR-HARBOR-9 scarce"]
    buy = in_port({"P1-A": "ITALY: 2 OLIVES, WOOL"}, {"ITALY": "U-OLIVES"}).play("P1 trade A BUY", "P1 pay WOOL")
    assert buy.cargo("P1-A") == "4 OLIVES"
    assert trades(buy) == ["SELL"]
    buy.play("P1 trade A SELL")
    assert buy.options == ["take GRAIN", "take GRAPES", "take ORE", "take TIMBER", "take WOOL"]
    buy.play("P1 take WOOL")
    assert buy.cargo("P1-A") == "WOOL"


@rule("PAR-HARBOR-12", "PAR-HARBOR-9", "PAR-HARBOR-10")
def test_a_shortage_good_is_worth_gold() -> None:
    """EX-17. Each olive sells for gold, which buys two other basics; never olives for grain directly."""
    t = in_port({"P1-A": "ITALY: 2 OLIVES"}, {"ITALY": "S-OLIVES"})
    assert trades(t) == ["SELL"]
    t.play("P1 trade A SELL")
    assert t.cargo("P1-A") == "OLIVES, GOLD"
    t.play("P1 trade A F7")
    assert t.options == ["take GRAIN", "take GRAPES", "take ORE", "take TIMBER", "take WOOL"]


@rule("PAR-HARBOR-12")
def test_a_shortage_good_is_bought_with_gold_only() -> None:
    """EX-18. Two grain become gold, gold becomes olives; grain never becomes olives at the normal rate."""
    t = in_port({"P1-A": "ITALY: 2 GRAIN"}, {"ITALY": "S-OLIVES"}).play("P1 trade A F1", "P1 pay GRAIN")
    assert "take OLIVES" not in t.options
    other = in_port({"P1-A": "ITALY: 2 GRAIN"}, {"ITALY": "S-OLIVES"})
    other.play("P1 trade A F2", "P1 pay GRAIN", "P1 pay GRAIN", "P1 trade A BUY")
    assert other.cargo("P1-A") == "OLIVES"


@rule("PAR-HARBOR-14", "PAR-VARIANT-1")
def test_a_land_without_a_card_is_open() -> None:
    """EX-35. No look, no vote, a free plan at once."""
    t = in_port({"P1-A": "ATHENS: WOOL", "P2-A": "ATHENS: ORE"}, {"ATHENS": "none"}, options={"delian": True})
    assert t.question == "TradeAbroad"
    assert t.options_of("P2") == ["ready", "plan A", "order"]


@rule("PAR-Q31")
def test_a_scarce_good_pays_a_wonders_stage() -> None:
    """Olives are scarce in Ionia, yet the Mausoleum takes them."""
    t = in_port({"P1-A": "IONIA: OLIVES, POTTERY"}, {"IONIA": "S-OLIVES"}, wonders={"MAUSOLEUM": "P1 partial"})
    assert "raise A MAUSOLEUM" in t.options
    t.play("P1 raise A MAUSOLEUM")
    assert t.stage("MAUSOLEUM") == "finished"


@pytest.mark.parametrize("good", BASICS)
def test_every_basic_shortage(good: str) -> None:
    """S-x. One of it for gold, gold for one of it."""
    t = in_port({"P1-A": f"ITALY: {good}"}, {"ITALY": f"S-{good}"}).play("P1 trade A SELL")
    assert t.cargo("P1-A") == "GOLD"
    t.play("P1 trade A BUY")
    assert t.cargo("P1-A") == good


@pytest.mark.parametrize("good", BASICS)
def test_every_basic_surplus(good: str) -> None:
    """U-x. Four of it for another basic, another basic for two of it."""
    other = "WOOL" if good != "WOOL" else "ORE"
    t = in_port({"P1-A": f"SPARTA: 4 {good}"}, {"SPARTA": f"U-{good}"}).play("P1 trade A SELL", f"P1 take {other}")
    assert t.cargo("P1-A") == other
    t.play("P1 trade A BUY", f"P1 pay {other}")
    assert t.cargo("P1-A") == f"2 {good}"


@pytest.mark.parametrize("good", ["POTTERY", "SPICES", "TOOLS"])
def test_every_rare_shortage_and_surplus(good: str) -> None:
    """RS-x: one for two gold and back. RU-x: two for a basic, a basic for one; nothing else takes it."""
    t = in_port({"P1-A": f"ITALY: {good}"}, {"ITALY": f"RS-{good}"})
    assert trades(t) == ["SELL"]
    t.play("P1 trade A SELL")
    assert t.cargo("P1-A") == "2 GOLD"
    t.play("P1 trade A BUY")
    assert t.cargo("P1-A") == good
    u = in_port({"P1-A": f"ITALY: 2 {good}"}, {"ITALY": f"RU-{good}"})
    assert trades(u) == ["SELL"]
    u.play("P1 trade A SELL", "P1 take ORE")
    assert "BUY" in trades(u)
    u.play("P1 trade A BUY", "P1 pay ORE")
    assert u.cargo("P1-A") == good


def test_an_open_harbour_changes_nothing() -> None:
    """OPEN. The normal rates, no more."""
    t = in_port({"P1-A": "SPARTA: 4 WOOL"}, {"SPARTA": "OPEN"})
    assert t.options == ["ready", "trade A N1", "trade A N2", "trade A N3"]


def test_a_festival_gives_gold_for_a_basic_once() -> None:
    """FEST. Once for each fleet and season, beside the normal rates."""
    t = in_port({"P1-A": "SPARTA: 2 WOOL", "P1-B": "SPARTA: WOOL"}, {"SPARTA": "FEST"})
    t.play("P1 trade A EXTRA", "P1 pay WOOL")
    assert t.cargo("P1-A") == "WOOL, GOLD"
    assert t.refuses("P1 trade A EXTRA") == ["PAR-FLEETTRADE-6 rate-elsewhere"]
    assert trades(t, "B") == ["EXTRA"]
