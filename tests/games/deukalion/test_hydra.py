"""The Hydra: DEU-HYDRA-1 to 11."""

from __future__ import annotations

import pytest

from games.deukalion.position import EDITIONS, throw, voyage
from kylix.testing import rule


@rule("DEU-HYDRA-1", "DEU-DIFF-2", "DEU-Q23")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("value", ["edition", "on", "off"])
def test_a_pursuit_in_hand_permits_the_hunt_in_the_continental_edition(edition: str, value: str) -> None:
    allowed = value == "on" or (value == "edition" and edition == "continental")
    options = {"hydra_attack_from_hand": value}
    t = voyage("A", "sail", edition=edition, options=options, ships={"A": "C5"}, secrets={"A": "P06"})
    assert ("sail C6" in t.options) == allowed
    t = voyage("A", "sail", edition=edition, options=options, ships={"A": "C5"}, display="P09 P16")
    assert "sail C6" in t.options


@rule("DEU-HYDRA-1", "DEU-Q23")
def test_who_relies_on_the_secret_card_shows_it_and_who_does_not_keeps_it_covered() -> None:
    t = voyage("A", "sail", ships={"A": "C5"}, secrets={"A": "P06"}, hands={"A": "A08"}).play("A sail C6")
    assert t.sees("B", "secret")[0] == ["P06"]
    t = voyage("A", "sail", ships={"A": "C5"}, secrets={"A": "P06"}, hands={"A": "A08"}, display="P09 P16")
    t.play("A sail C6")
    assert t.sees("B", "secret")[0] == [None]


@rule("DEU-HYDRA-2")
@pytest.mark.parametrize(("crew", "wins"), [("5/0/0", True), ("4/1/0", False), ("4/2/0", True)])
def test_five_points_win(crew: str, wins: bool) -> None:
    count = sum(int(part) for part in crew.split("/"))
    t = voyage("A", "sail", ships={"A": "C5"}, aboard={"A": count}, display="P06 P16", chance=throw(crew)).play(
        "A sail C6"
    )
    assert (t.question == "RelocateHydra") == wins


@rule("DEU-HYDRA-3", "DEU-Q12", "DEU-Q23")
def test_a_winner_takes_every_hydra_card_and_no_honour_card() -> None:
    t = voyage("A", "sail", ships={"A": "C5"}, display="P06 P16", secrets={"A": "P09"}, chance=throw("10/0/0"))
    t.play("A sail C6")
    assert (sorted(t["earned"]), t.of("points", "A"), t.of("honour", "A")) == (["P06", "P09"], 6, 0)
    t.play("A relocate C3")
    assert (t["hydra"], t.of("ships", "A")) == ("C3", "C6")


@rule("DEU-HYDRA-4")
def test_a_loser_is_moved_and_the_hydra_stays() -> None:
    t = voyage("A", "sail", ships={"A": "C5"}, display="P06 P16", aboard={"A": 3}, chance=throw("3/0/0"))
    t.play("A sail C6", "D relocate C3")
    assert (t["hydra"], t.of("ships", "A"), t["earned"], t.asks) == ("C6", "C3", [], ["B"])


@rule("DEU-HYDRA-5")
def test_the_hydra_throws_and_loses_nothing() -> None:
    t = voyage("A", "sail", ships={"A": "C5"}, display="P06 P16", chance=throw("10/0/0")).play("A sail C6")
    assert [facts["seat"] for key, facts in t.log() if key == "threw"] == ["A"]


@rule("DEU-HYDRA-6")
def test_the_hydra_swims_over_open_sea_only() -> None:
    """From C2: not onto the anchor D2, nor from there to the Styx."""
    t = voyage("A", hydra="C2", ships={"A": "G2", "D": "H3"}).play("A do HYDRA")
    assert t.options == ["stop", "swim C1", "swim B2", "swim C3"]
    assert t.refuses("A swim D2") == ["DEU-HYDRA-6 hydra-kept-out"]
    assert t.refuses("A swim C5") == ["DEU-HYDRA-6 hydra-cannot-go"]
    t = voyage("A", hydra="C1", ships={"A": "G2", "D": "H3"}).play("A do HYDRA")
    assert t.options == ["stop", "swim C2"]


@rule("DEU-HYDRA-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_ships_at_anchor_and_on_the_styx_are_safe_from_it(edition: str) -> None:
    t = voyage("A", edition=edition, hydra="C2", ships={"B": "D2", "C": "B1"}).play("A do HYDRA")
    assert not {"D2", "B1"} & set(t.moves("swim"))


@rule("DEU-HYDRA-7", "DEU-Q24")
def test_stepping_onto_a_ship_attacks_it_and_ends_the_action() -> None:
    t = voyage("A", ships={"B": "C5"}, hands={"B": "A08"}).play("A do HYDRA", "A swim C5")
    assert (t.question, t.asks) == ("CalmHydra", ["B"])
    t.fix(throw("10/0/0")).play("B pass", "B pass", "B pass", "B relocate C2")
    assert t.question == "ChooseAction"
    assert t.refuses("A do HYDRA") == ["DEU-ROUND-9 action-done"]


@rule("DEU-HYDRA-8", "DEU-Q24")
def test_not_onto_the_own_ship() -> None:
    t = voyage("A", ships={"A": "C5"}).play("A do HYDRA")
    assert t.options == ["stop", "swim C7"]
    assert t.refuses("A swim C5") == ["DEU-HYDRA-8 own-ship"]


@rule("DEU-HYDRA-9", "DEU-DIFF-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_fends_the_hydra_off_gains_an_honour_card_and_moves_it(edition: str) -> None:
    t = voyage("A", edition=edition, ships={"B": "C5"}, chance=throw("5/0/5")).play("A do HYDRA", "A swim C5")
    assert (t.of("honour", "B"), t.question, t.asks) == (1, "RelocateHydra", ["B"])
    t.play("B relocate C2")
    assert (t["hydra"], t.of("ships", "B")) == ("C2", "C5")


@rule("DEU-HYDRA-10", "DEU-DIFF-9", "DEU-Q23")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("display", "secret", "earned"),
    [("P06 P09", "P01", ["P06", "P09"]), ("P14 P16", "P06", ["P06"]), ("P09 P16", "P06", ["P06", "P09"])],
)
def test_hydra_pursuits_replace_the_honour_card(edition: str, display: str, secret: str, earned: list[str]) -> None:
    t = voyage("A", edition=edition, ships={"B": "C5"}, display=display, secrets={"B": secret}, chance=throw("10/0/0"))
    t.play("A do HYDRA", "A swim C5")
    assert (sorted(t["earned"]), t.of("honour", "B")) == (earned, 0)


@rule("DEU-HYDRA-11")
@pytest.mark.parametrize(("seats", "chooser"), [(2, "A"), (3, "A"), (4, "A")])
def test_who_fails_is_moved_by_the_right_neighbour(seats: int, chooser: str) -> None:
    """For B that is A, who moved the Hydra."""
    t = voyage("A", seats=seats, ships={"B": "C5"}, aboard={"B": 1}, chance=throw("1/0/0")).play(
        "A do HYDRA", "A swim C5"
    )
    assert (t.question, t.asks) == ("RelocateShip", [chooser])
    t.play(f"{chooser} relocate C2")
    assert (t["hydra"], t.of("ships", "B"), t["pushed"][1]) == ("C5", "C2", True)
