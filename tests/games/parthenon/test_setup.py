"""Setting up: PAR-GEN, PAR-SETUP, PAR-BONUS, PAR-BEGIN, and the variants' set-up."""

from __future__ import annotations

import pytest

import kylix
from games.parthenon.position import Sea, season
from kylix.core.chance import Chance
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import ARMY, BASICS, GIFT, PAPYRUS, SHIPS
from kylix.kit import bases
from kylix.testing import rule


def fresh(seats: int = 3, seed: int = 1, **options: object) -> Sea:
    s = kylix.game("parthenon").setting(seats, options).start(Chance(seed))
    s.invariants()
    return Sea(s)


def islands(t: Sea) -> list[str]:
    return list(t["island"])


@rule("PAR-SETUP-4", "PAR-SETUP-6", "PAR-SETUP-7")
@pytest.mark.parametrize("seats", [3, 6])
def test_three_use_the_torch_islands_and_six_use_all(seats: int) -> None:
    for seed in range(10):
        t = fresh(seats, seed)
        names = ["CHIOS", "CRETE", "RHODES", "LEMNOS", "NAXOS", "SCYROS"][:seats]
        assert sorted(islands(t)) == sorted(names)


@rule("PAR-SETUP-5", "PAR-SETUP-8")
@pytest.mark.parametrize(("seats", "drawn"), [(4, 1), (5, 2)])
def test_four_and_five_draw_islands_without_a_torch(seats: int, drawn: int) -> None:
    """Which islands come in, and who sits where, is chance."""
    seen: set[str] = set()
    first: set[str] = set()
    for seed in range(40):
        own = islands(fresh(seats, seed))
        assert set(own) >= {"CHIOS", "CRETE", "RHODES"}
        others = set(own) - {"CHIOS", "CRETE", "RHODES"}
        assert len(own) == seats
        assert len(others) == drawn
        seen |= others
        first.add(own[0])
    assert seen == {"LEMNOS", "NAXOS", "SCYROS"}
    assert len(first) == 6


@rule("PAR-SETUP-9", "PAR-SETUP-10", "PAR-SETUP-16", "PAR-Q23")
def test_an_island_starts_with_fleet_a_two_villages_and_nothing_else() -> None:
    for seed in range(5):
        t = fresh(6, seed)
        s = t.state
        start = {"CHIOS": "GRAPES, ORE", "CRETE": "OLIVES, TIMBER", "RHODES": "GRAIN, WOOL"}
        start |= {"LEMNOS": "GRAPES, ORE", "NAXOS": "OLIVES, TIMBER", "SCYROS": "GRAIN, WOOL"}
        for seat, island in enumerate(islands(t)):
            name = f"P{seat + 1}"
            assert t.villages(name) == start[island]
            assert s.fleets[seat] == 1
            assert s.structures(seat) == 2
            assert s.plans[seat] == s.philosophy_count(seat) == s.workshops[seat] == 0
        assert s.home == ((),) * 6
        assert s.port == (-1,) * 6 * SHIPS


@rule("PAR-SETUP-11")
def test_the_first_archon_is_drawn() -> None:
    assert {fresh(3, seed)["archon"] for seed in range(30)} == {"P1", "P2", "P3"}


@rule("PAR-SETUP-13", "PAR-YEAR-2", "PAR-EVENT-1")
def test_four_events_of_year_one_lie_in_the_row_and_two_leave_unseen() -> None:
    """The first one is turned as the first season begins."""
    t = fresh()
    assert len(t["row"]) == 1
    assert len(t["covered"]) == 3
    assert len(t["boxed"]) == 2
    assert all(name.startswith("Y1-") for name in [*t["row"], *t["covered"], *t["boxed"]])
    assert t.sees("P1", "covered") == 3
    assert t.sees(None, "boxed") == 2


@rule("PAR-SETUP-2", "PAR-SETUP-14", "PAR-SETUP-15", "PAR-SETUP-1", "PAR-SETUP-12", "PAR-SETUP-3")
def test_decks_are_shuffled_and_covered() -> None:
    """Twelve plans, thirty harbours of which one lies on each land, thirty-six hazards; nobody sees an order."""
    t = fresh()
    assert t.sees("P1", "plan_deck") == 12
    assert t.sees("P1", "harbour_deck") == 24
    assert t.sees("P1", "hazard_deck") == 36
    assert t.sees("P1", "harbour") == [[None]] * 6
    assert fresh(3, 1)["plan_deck"] != fresh(3, 2)["plan_deck"]
    assert fresh(3, 1)["hazard_deck"] != fresh(3, 2)["hazard_deck"]


@rule("PAR-BEGIN-1")
def test_the_beginners_game_leaves_three_events_out() -> None:
    """EX-36. Five events a year, of which four are laid out and one leaves unseen."""
    seen: set[str] = set()
    for seed in range(20):
        t = fresh(3, seed, beginner=True)
        assert len(t["boxed"]) == 1
        seen |= {*t["row"], *t["covered"], *t["boxed"]}
    assert seen == {"Y1-2", "Y1-3", "Y1-4", "Y1-5", "Y1-6"}
    late = season("END", number=4, options={"beginner": True}, hands={"P1": "WOOL"})
    cards = [*late["row"], *late["covered"], *late["boxed"]]
    assert len(cards) == 5
    assert "Y2-1" not in cards
    with pytest.raises(AssertionError, match="beginners are spared"):
        season("EVENT", covered="Y1-1", options={"beginner": True})


def aegis(t: Sea) -> dict[str, list[str]]:
    return {island: t["home"][seat] for seat, island in enumerate(islands(t))}


@rule("PAR-BONUS-1")
@pytest.mark.parametrize("seats", [3, 6])
def test_three_and_six_have_no_bonus(seats: int) -> None:
    assert all(not cards for cards in aegis(fresh(seats)).values())


@rule("PAR-BONUS-2", "PAR-BONUS-3", "PAR-BONUS-4", "PAR-BONUS-5", "PAR-BONUS-7")
def test_bonuses_of_four_players() -> None:
    """EX-34. The bonus island an Army, the islands of the same start and the same rare a Gift, the fourth nothing."""
    gifts = {"LEMNOS": ("CHIOS", "RHODES"), "NAXOS": ("CRETE", "CHIOS"), "SCYROS": ("RHODES", "CRETE")}
    met: set[str] = set()
    for seed in range(30):
        t = fresh(4, seed)
        found = aegis(t)
        bonus = next(island for island in found if island in gifts)
        met.add(bonus)
        assert found.pop(bonus) == ["ARMY"]
        assert {island for island, cards in found.items() if cards == ["GIFT"]} == set(gifts[bonus])
        assert sum(len(cards) for cards in found.values()) == 2
        assert t.sees("P1", "home") == t["home"]
    assert met == set(gifts)


@rule("PAR-BONUS-6")
def test_bonuses_of_five_players() -> None:
    """EX-34. The island whose rare nobody else makes gets nothing, the other four a Gift each."""
    unique = {"LEMNOS": "RHODES", "NAXOS": "CHIOS", "SCYROS": "CRETE"}
    met: set[str] = set()
    for seed in range(30):
        found = aegis(fresh(5, seed))
        missing = next(island for island in unique if island not in found)
        met.add(missing)
        assert found.pop(unique[missing]) == []
        assert all(cards == ["GIFT"] for cards in found.values())
    assert met == set(unique)


@rule("PAR-BONUS-8")
def test_the_light_bonus_is_a_gift_instead_of_an_army() -> None:
    for seed in range(5):
        cards = [card for zone in aegis(fresh(4, seed, light_bonus=True)).values() for card in zone]
        assert cards == ["GIFT"] * 3


@rule("PAR-VARIANT-2", "PAR-VARIANT-3", "PAR-VARIANT-4", "PAR-Q12", "PAR-VARIANT-5")
def test_the_tournament_starts_in_year_two_with_more() -> None:
    """EX-35. Seven structures, one plan that counts as the first, fleets A and B; the League adds nothing."""
    for options in ({"tournament": True}, {"tournament": True, "delian": True}):
        t = fresh(4, 2, **options)
        s = t.state
        assert s.year == 2
        assert all(name.startswith("Y2-") for name in t["row"])
        for seat in range(4):
            assert s.structures(seat) == 7
            assert s.village_count(seat) == 6
            assert s.workshops[seat] == 1
            assert s.plans[seat] == 1
            assert s.fleets[seat] == 2
        assert sum(len(cards) for cards in t["home"]) == 3
        assert all(len(cards) == 1 for cards in t["harbour"])


@rule("PAR-VARIANT-1", "PAR-Q39")
def test_the_delian_league_leaves_athens_without_a_card_until_year_two() -> None:
    t = fresh(3, 1, delian=True)
    assert t["harbour"][0] == []
    assert all(len(cards) == 1 for cards in t["harbour"][1:])
    later = season("END", number=4, options={"delian": True}, harbours={"ATHENS": "none"}, hands={"P1": "WOOL"})
    assert later.state.year == 2
    assert len(later["harbour"][0]) == 1


@rule("PAR-GEN-1", "PAR-GEN-2", "PAR-Q38")
def test_a_season_is_the_ten_phases_in_order() -> None:
    """All phases are played from the first season on, although nobody owns anything yet."""
    t = fresh(3, 4)
    while t.state.turn == 1:
        t.play(f"{t.asks[0]} {'ready' if 'ready' in t.options else t.options[0]}")
    phases = [facts["phase"] for key, facts in view_all(t) if key == "phase-began"]
    assert phases[:11] == [
        "EVENT",
        "PRODUCTION",
        "ISLAND-TRADE",
        "JOURNEY",
        "HAZARD",
        "FLEET-TRADE",
        "RETURN",
        "BUILD",
        "DISCARD",
        "ARCHON",
        "EVENT",
    ]


def view_all(t: Sea) -> list[tuple[str, dict[str, object]]]:
    from kylix.kit import view

    return [(event["key"], event["facts"]) for event in view.events(t.setting, t.s, None)]


@rule("PAR-GEN-4", "PAR-Q2", "PAR-PROD-10")
def test_the_bank_never_runs_out() -> None:
    """Twenty wool cards in hands, sixteen in the box: a village produces all the same; Aegis cards likewise."""
    t = season("PRODUCTION", hands={"P1": "20 WOOL, 20 GOLD"}, home={"P1": "13 GIFT"})
    assert t.hand("P3") == "GRAIN, WOOL"
    made = season("BUILD", home={"P1": "13 GIFT"}, acropolis={"P1": "SHRINE"}, hands={"P1": "SPICES"})
    made.play("P1 make SHRINE", "P1 pay SPICES")
    assert made.home("P1") == "14 GIFT"


@rule("PAR-GEN-5")
def test_there_are_eleven_commodities_in_three_classes() -> None:
    spec = kylix.game("parthenon").base.spec
    kinds = [commodity.kind for commodity in spec.commodity]
    assert [kinds.count(kind) for kind in ("basic", "rare", "gold")] == [6, 4, 1]
    assert (BASICS, PAPYRUS, ARMY, GIFT) == (6, 9, 11, 13)


@rule("PAR-GEN-6", "PAR-Q16")
def test_a_hand_is_hidden_but_its_size_is_not() -> None:
    t = season("BUILD", hands={"P1": "WOOL, GOLD", "P2": "ORE"}, home={"P1": "ARMY"})
    assert t.sees("P1", "hand") == [["WOOL", "GOLD"], [None], []]
    assert t.sees("P2", "hand") == [[None, None], ["ORE"], []]
    assert t.sees(None, "hand") == [[None, None], [None], []]
    assert t.sees("P2", "home") == [["ARMY"], [], []]


@rule("PAR-GEN-9", "PAR-GEN-10")
def test_what_an_island_can_build_and_a_land_offers_is_known_to_all() -> None:
    """Both follow from the component file and public fields; a covered harbour card shows its face to nobody."""
    t = season("BUILD", hands={"P1": "WOOL"})
    assert t.sees(None, "island") == ["CHIOS", "CRETE", "RHODES"]
    assert t.sees("P1", "harbour")[0] == [None]


@rule("PAR-GEN-11", "PAR-GEN-12")
def test_regions_and_special_items() -> None:
    spec = kylix.game("parthenon").base.spec
    regions = {land.id: land.region for land in spec.land}
    assert [land for land, region in regions.items() if region == "NEIGHBOURING"] == ["ATHENS", "SPARTA", "IONIA"]
    assert {region.id: region.hazards for region in spec.region} == {"NEIGHBOURING": 1, "FOREIGN": 2}
    sold = {land.id: land.sells for land in spec.land}
    assert sold == {
        "ATHENS": "PLAN",
        "SPARTA": "",
        "IONIA": "",
        "EGYPT": "PAPYRUS",
        "CARTHAGE": "WARSHIP",
        "ITALY": "ARMY",
    }


@rule("PAR-GEN-13")
def test_table_order_is_clockwise_from_the_archon() -> None:
    t = season("ARCHON", archon="P3", seats=4, hands={"P1": "WOOL"})
    assert t.state.table_order() == [2, 3, 0, 1]
    assert t.asks == ["P3"]


@rule("PAR-GEN-14", "PAR-Q1")
def test_imports_are_the_basics_that_no_village_of_the_island_card_makes() -> None:
    """Whether the villages stand or not: olives are no import of Chios although it has no olive village yet."""
    t = season("BUILD", hands={"P1": "2 TIMBER, OLIVES"}, acropolis={"P1": "MARKET"})
    assert t.refuses("P1 make MARKET") == ["PAR-GEN-7 cannot-pay-card"]
    spec = kylix.game("parthenon").base.spec
    for island in spec.island:
        assert len(island.natives) == len(island.imports) == 3


@rule("PAR-GEN-7")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    t = season("BUILD", hands={"P1": "GRAPES"})
    assert t.refuses("P1 village GRAPES") == ["PAR-GEN-7 cannot-pay-village"]
    paid = season("BUILD", hands={"P1": "GRAPES, ORE, WOOL"}).play("P1 village GRAPES")
    assert paid.hand("P1") == "WOOL"
    assert paid.told("paid", "P2") == {"seat": "P1", "goods": ["GRAPES", "ORE"], "payee": None}


@rule("PAR-GEN-8")
def test_nothing_but_transfers_of_cards_changes_the_state() -> None:
    """No move of the game makes or keeps a promise."""
    verbs = set(kylix.game("parthenon").moves)
    assert not verbs & {"promise", "threaten", "agree"}


@rule("PAR-Q40")
def test_card_texts_are_data() -> None:
    """Every card names an effect that the rules bind; no more are bound than the base set or an earlier one names."""
    from kylix.games.parthenon.effects import EFFECTS

    title = kylix.game("parthenon")
    sets = [bases.set_of(title, {"hash": name}).spec for name in bases.bases(title.folder)["fingerprints"]]
    for table, bound in EFFECTS.items():
        assert {entry.effect for spec in sets for entry in getattr(spec, table)} == set(bound), table


def test_the_state_of_a_fresh_game_is_a_parthenon() -> None:
    assert isinstance(fresh().s, Parthenon)
