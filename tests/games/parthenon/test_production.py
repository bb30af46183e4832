"""Phase 2: PAR-PROD-1 to 10."""

from __future__ import annotations

from games.parthenon.position import season
from kylix.testing import rule

WOOL = "2 WOOL, GRAIN"


@rule("PAR-PROD-1", "PAR-PROD-2", "PAR-PROD-8", "PAR-PROD-9")
def test_every_village_produces_one_card_and_every_workshop_a_rare() -> None:
    """EX-4. Two wool villages and a grain village; what is produced is public, the hand is not."""
    t = season("PRODUCTION", villages={"P3": WOOL}, workshops={"P3": 1}, hands={"P3": "ORE"})
    assert t.hand("P3") == "GRAIN, ORE, 2 WOOL, TOOLS"
    assert t.sees("P1", "hand")[2] == [None] * 5


@rule("PAR-PROD-1")
def test_idle_villages_and_workshops_produce_nothing() -> None:
    idle = [*[0] * 12, 1, 0, 0, 0, 0, 1]
    t = season("PRODUCTION", villages={"P3": WOOL}, workshops={"P3": 2}, idle=idle, idle_workshops=[0, 0, 1])
    assert t.hand("P3") == "WOOL"


@rule("PAR-PROD-3", "PAR-PROD-4", "PAR-PROD-5", "PAR-PROD-6")
def test_each_army_doubles_one_village() -> None:
    """EX-5. Two Armies, two different villages, never a workshop; the Armies may sail in the same season."""
    t = season("PRODUCTION", villages={"P3": WOOL}, workshops={"P3": 1}, home={"P3": "2 ARMY"})
    assert t.asks == ["P3"]
    assert t.options == ["ready", "boost GRAIN", "boost WOOL"]
    t.play("P3 boost GRAIN")
    assert t.refuses("P3 boost GRAIN") == ["PAR-PROD-4 no-village-to-boost"]
    assert t.refuses("P3 boost TOOLS") == ["PAR-PROD-5 only-villages"]
    t.play("P3 boost WOOL")
    assert t.refuses("P3 boost WOOL") == ["PAR-PROD-3 no-army-left"]
    t.play("P3 ready")
    assert t.hand("P3") == "2 GRAIN, 3 WOOL, TOOLS"
    t.all_ready()
    assert t.question == "LoadFleets"
    assert "load A ARMY" in t.options_of("P3")


@rule("PAR-PROD-3")
def test_boosting_is_optional() -> None:
    t = season("PRODUCTION", home={"P3": "ARMY"}).play("P3 ready")
    assert t.hand("P3") == "GRAIN, WOOL"


@rule("PAR-PROD-7", "PAR-Q13")
def test_an_army_on_a_fleet_boosts_too() -> None:
    t = season("PRODUCTION", stowed={"P3-A": "ARMY"}).play("P3 boost GRAIN", "P3 ready")
    assert t.hand("P3") == "2 GRAIN, WOOL"
    assert t.cargo("P3-A") == "ARMY"
