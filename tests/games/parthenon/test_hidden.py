"""What is hidden: redealt states honour what a seat has been shown and deal everything else anew."""

from __future__ import annotations

import pytest

import kylix
from depth import some
from games.parthenon.position import Sea, season
from kylix.games.parthenon.tables import BASICS, GOLD
from kylix.kit import codec
from kylix.testing import rule, walk

SEEDS = range(40)
ORE = kylix.game("parthenon").setting(3).names["good"].index("ORE")


def imagined(t: Sea, seat: int) -> list[Sea]:
    """States that the seat takes for possible."""
    found = [Sea(t.s.redeal(seat, seed)) for seed in SEEDS]
    for other in found:
        other.state.invariants()
        assert other.s.view(seat) == t.s.view(seat)
    return found


@rule("PAR-GEN-6", "PAR-Q16")
def test_other_hands_are_dealt_anew_and_the_own_stays() -> None:
    t = season("BUILD", hands={"P1": "2 WOOL", "P2": "GRAIN, ORE, GOLD", "P3": "3 OLIVES"})
    dealt = imagined(t, 0)
    assert {other.hand("P1") for other in dealt} == {"2 WOOL"}
    assert len({other.hand("P2") for other in dealt}) > 4
    assert all(len(other.state.hand[1]) == len(other.state.hand[2]) == 3 for other in dealt)


@rule("PAR-JOURNEY-7")
def test_cargo_is_dealt_anew_but_aegis_cards_stay_on_fleets_of_their_island() -> None:
    """All have seen the Warship come; only on which fleet it lies is hidden."""
    t = season(
        "FLEET-TRADE",
        sailing={"P1-A": "ITALY: WOOL", "P2-A": "ITALY: 2 GOLD, WARSHIP", "P2-B": "EGYPT: 3 ORE"},
        hands={"P3": "5 GRAIN"},
        harbours={"ITALY": "OPEN", "EGYPT": "OPEN"},
    )
    dealt = imagined(t, 0)
    assert {other.cargo("P1-A") for other in dealt} == {"WOOL"}
    assert all("WARSHIP" in other.cargo("P2-A") + other.cargo("P2-B") for other in dealt)
    assert len({"WARSHIP" in other.cargo("P2-A") for other in dealt}) == 2
    assert len({other.cargo("P2-B") for other in dealt}) > 3


@rule("PAR-AEGIS-2")
def test_a_card_that_was_shown_aboard_stays_there() -> None:
    t = season(
        "HAZARD",
        sailing={"P1-A": "EGYPT: WOOL", "P2-A": "EGYPT: 3 TOOLS, WARSHIP", "P2-B": "EGYPT: 2 ORE"},
        hazards="H09 H01",
    )
    t.play("P2 show WARSHIP")
    assert all("WARSHIP" in other.cargo("P2-A") for other in imagined(t, 0))


@rule("PAR-HARBOR-13", "PAR-YEAR-4")
def test_a_harbour_that_was_looked_at_is_remembered() -> None:
    """P1 has seen Egypt's card and not Italy's; P2 the other way round."""
    t = season(
        "BUILD",
        hands={"P1": "WOOL"},
        harbours={"EGYPT": "BLK covered", "ITALY": "FEE covered"},
        looked=[[], [], [], [0], [], [1]],
    )
    first, second = imagined(t, 0), imagined(t, 1)
    assert {other["harbour"][3][0] for other in first} == {"BLK"}
    assert len({other["harbour"][5][0] for other in first}) > 5
    assert len({other["harbour"][3][0] for other in second}) > 5
    assert {other["harbour"][5][0] for other in second} == {"FEE"}


def test_the_next_hazard_is_remembered_by_who_looked_at_it() -> None:
    t = season("JOURNEY", hands={"P1": "WOOL"}, philosophies={"P1": "PYTHAGOREAN"}, hazards="H13")
    t.play("P1 foresee PYTHAGOREAN")
    assert {other["hazard_top"][0] for other in imagined(t, 0)} == {"H13"}
    assert len({other["hazard_top"][0] for other in imagined(t, 1)}) > 5


@rule("PAR-DISCARD-4")
def test_an_open_hand_is_not_dealt_anew() -> None:
    t = season("DISCARD", hands={"P2": "2 GOLD, WOOL", "P3": "3 ORE"})
    t.play("P2 bare", "P2 ready", "P3 hide", *["P3 keep ORE"] * 3, "P3 ready")
    assert {other.hand("P2") for other in imagined(t, 0)} == {"WOOL, GOLD"}


@rule("PAR-TRADE-6")
def test_open_offers_can_be_honoured_in_every_imagined_state() -> None:
    t = season("ISLAND-TRADE", hands={"P1": "WOOL", "P2": "GOLD, 2 ORE", "P3": "4 GRAIN"})
    t.play("P2 offer P1", "P2 give GOLD", "P2 want WOOL", "P2 publish")
    for other in imagined(t, 0):
        other.play("P1 accept P2-1")
        assert other.hand("P1") == "GOLD"


def test_plans_of_others_are_forgotten_and_one_s_own_kept() -> None:
    """Loads, drafts and cards chosen to keep: nobody but their author knows that they exist."""
    t = season("JOURNEY", hands={"P1": "2 WOOL", "P2": "2 ORE"})
    t.play("P1 send A ITALY", "P1 load A WOOL", "P2 send A EGYPT", "P2 load A ORE", "P2 ready")
    other = imagined(t, 0)[0]
    assert other["course"][:4] == ["ITALY", None, None, None]
    other.play("P1 ready")
    assert other.port("P1-A") == "ITALY"
    trade = season("ISLAND-TRADE", hands={"P1": "WOOL", "P2": "ORE"}).play("P2 offer P1", "P2 give ORE")
    assert imagined(trade, 0)[0]["draft_give"] == [[], [], []]
    keep = season("DISCARD", hands={"P1": "5 WOOL", "P2": "2 GOLD, 3 ORE"})
    keep.play("P2 hide", *["P2 keep ORE"] * 3, "P2 ready", "P1 hide")
    again = imagined(keep, 0)[0]
    again.play(*["P1 keep WOOL"] * 3, "P1 ready")
    assert len(again.state.hand[1]) == 3


def same_worlds(one: Sea, other: Sea, seat: int = 0) -> None:
    """The seat cannot tell them apart, nor do the states that it imagines."""
    assert one.s.view(seat) == other.s.view(seat)
    assert codec.digest(one.s) != codec.digest(other.s)
    for seed in SEEDS:
        assert codec.digest(one.s.redeal(seat, seed)) == codec.digest(other.s.redeal(seat, seed))


@rule("PAR-GEN-6", "PAR-PROD-9")
def test_imagined_hands_come_from_what_an_island_produces_and_not_from_what_it_has() -> None:
    rich = season("BUILD", hands={"P1": "WOOL", "P2": "3 GOLD, 3 PAPYRUS", "P3": "4 SPICES"})
    poor = season("BUILD", hands={"P1": "WOOL", "P2": "6 ORE", "P3": "2 WOOL, 2 GRAIN"})
    same_worlds(rich, poor)
    s = rich.state
    cards = [card for other in imagined(rich, 0) for card in other.state.hand[1]]
    grown = [cards.count(good) for good in range(BASICS) if s.villages[BASICS + good]]
    foreign = [cards.count(good) for good in range(GOLD + 1) if good >= BASICS or not s.villages[BASICS + good]]
    assert min(grown) > max(foreign)
    assert cards.count(GOLD) < len(cards) / 6


@rule("PAR-JOURNEY-7", "PAR-HAZARD-15")
def test_imagined_cargoes_do_not_come_from_the_real_ones() -> None:
    harbours = {"ITALY": "OPEN", "EGYPT": "OPEN"}
    cargoes = ("ITALY: 2 GOLD, WARSHIP", "ITALY: 2 ORE, WARSHIP"), ("EGYPT: 3 SPICES", "EGYPT: WOOL, 2 GRAIN")
    one, other = [
        season("FLEET-TRADE", sailing={"P1-A": "ITALY: WOOL", "P2-A": italy, "P2-B": egypt}, harbours=harbours)
        for italy, egypt in zip(*cargoes, strict=True)
    ]
    same_worlds(one, other)


@rule("PAR-TRADE-6")
def test_an_open_offer_proves_as_many_cards_as_it_names() -> None:
    """Not all of a kind: of two gold one is offered, and whether there is a second nobody knows."""
    tables = [
        season("ISLAND-TRADE", hands={"P1": "WOOL", "P2": hand}).play(
            "P2 offer P1", "P2 give GOLD", "P2 want WOOL", "P2 publish", "P2 offer ALL", "P2 give ORE", "P2 publish"
        )
        for hand in ("ORE, 4 GOLD", "2 ORE, 2 GRAIN, GOLD")
    ]
    same_worlds(tables[0], tables[1])
    hands = [other.state.hand[1] for other in imagined(tables[0], 0)]
    assert all(GOLD in hand and ORE in hand for hand in hands)
    assert {hand.count(GOLD) for hand in hands} >= {1, 2}


@rule("PAR-AEGIS-2")
def test_a_card_that_was_shown_says_nothing_of_the_others_aboard() -> None:
    """The Warship stays on the fleet that showed it; the Army may lie there or on the other fleet."""
    sailing = {"P1-A": "EGYPT: WOOL", "P2-A": "EGYPT: 3 TOOLS, ARMY, WARSHIP", "P2-B": "EGYPT: 2 ORE"}
    t = season("HAZARD", sailing=sailing, hazards="H09 H01").play("P2 show WARSHIP")
    found = imagined(t, 0)
    assert all("WARSHIP" in other.cargo("P2-A") for other in found)
    assert {"ARMY" in other.cargo("P2-A") for other in found} == {True, False}
    assert all("ARMY" in other.cargo("P2-A") + other.cargo("P2-B") for other in found)


@rule("PAR-GEN-7")
def test_whoever_is_asked_how_to_pay_can_pay_in_every_imagined_state() -> None:
    mixed = season("BUILD", hands={"P1": "SPICES", "P2": "WOOL", "P3": "6 ORE"}, acropolis={"P1": "SHRINE"})
    mixed.play("P1 make SHRINE")
    for other in imagined(mixed, 1):
        assert other.options_of("P1")[0].startswith("pay")
        other.play(f"P1 {other.options_of('P1')[0]}")
        assert other.question == "SpendGoods"


def test_a_payment_that_cannot_be_made_is_given_up() -> None:
    """Only in a state that somebody imagines: the question is never without an answer."""
    t = season("BUILD", hands={"P1": "SPICES", "P2": "WOOL"}, acropolis={"P1": "SHRINE"}).play("P1 make SHRINE")
    t.state.hand[0] = ()
    t.state.refresh()
    assert t.options_of("P1") == ["cancel"]
    t.play("P1 cancel")
    assert t.question == "SpendGoods"


@rule("PAR-HAZARD-8")
def test_a_fleet_that_must_lose_a_card_has_one_in_every_imagined_state() -> None:
    sailing = {"P1-A": "EGYPT: GOLD", "P2-A": "EGYPT: 2 ORE, 2 SPICES, GOLD, ARMY"}
    t = season("HAZARD", sailing=sailing, hazards="H14")
    assert (t.question, t.asks) == ("LoseOne", ["P2"])
    assert all(other.options_of("P2")[0].startswith("lose") for other in imagined(t, 0))


@pytest.mark.parametrize("seats", some(1, 3, 6))
def test_imagined_states_can_be_played_to_the_end_whatever_is_asked(seats: int) -> None:
    """Once for each question of a random game, also in the middle of another seat's payment, plan or loss."""
    asked: set[str] = set()
    for n, s in enumerate(walk(kylix.game("parthenon").setting(seats), 8, recorded=False)):
        question = f"{type(s.stack[-1]).__name__} {n // 400}" if s.stack else "over"
        if question not in asked and not s.over:
            asked.add(question)
            redealt = s.redeal((s.to_act[0] + 1) % seats, n)
            redealt.playout(n)
            redealt.invariants()
    assert len(asked) > 20


def test_a_refusal_tells_nothing_of_another_hand() -> None:
    """Whoever may accept sees only what he himself lacks."""
    t = season("ISLAND-TRADE", hands={"P1": "ORE", "P2": "GOLD"})
    t.play("P1 offer ALL", "P1 give ORE", "P1 want WOOL", "P1 publish")
    rich = season("ISLAND-TRADE", hands={"P1": "ORE", "P2": "GOLD", "P3": "WOOL"})
    rich.play("P1 offer ALL", "P1 give ORE", "P1 want WOOL", "P1 publish")
    assert t.refuses("P2 accept P1-1") == rich.refuses("P2 accept P1-1")
    assert codec.digest(t.s) != codec.digest(rich.s)
