"""Sailing, the Styx, deliveries: DEU-MOVE-1 to 11, DEU-STYX-1 to 9, DEU-DELIVER-1 to 7."""

from __future__ import annotations

from typing import Any

import pytest

from games.deukalion.position import EDITIONS, SEATS, throw, voyage
from kylix.testing import rule


@rule("DEU-MOVE-1", "DEU-Q35")
@pytest.mark.parametrize("steps", [0, 1, 2, 3])
def test_a_ship_sails_along_edges_up_to_its_allowance(steps: int) -> None:
    """Fewer steps and none at all are legal; what is left lapses."""
    path = ["G3", "G4", "H4"][:steps]
    t = voyage("A", "sail", seats=2, dice="3 1 1 1 1").play(*[f"A sail {square}" for square in path], "A stop")
    assert t.of("ships", "A") == ([*["G2"], *path])[-1]
    assert (t["sailor"], t["steps"]) == (None, 0)


@rule("DEU-MOVE-1")
def test_not_one_step_more() -> None:
    t = voyage("A", "sail", dice="1 1 1 1 1").play("A sail G3")
    assert t.options == ["stop"]
    assert t.refuses("A sail G4") == ["DEU-MOVE-1 no-steps-left"]


@rule("DEU-MOVE-2", "DEU-DIFF-16")
def test_ships_sail_on_water_only_and_all_eight_squares_round_the_centre_are_water() -> None:
    around = ["D3", "E3", "F3", "F4", "F5", "E5", "D5", "D4"]
    t = voyage(
        "A", "sail", dice="3 1 1 1 1", ships={"A": "D3"}, hydra="H5", lasting={"A": "A01"}, hands={"A": "A05 A04"}
    )
    t.play("A play A05", "A play A04", *[f"A sail {square}" for square in [*around[1:], around[0]]])
    assert t.of("ships", "A") == "D3"
    for here, land in (("E3", "E4"), ("D1", "E1"), ("A2", "A3"), ("A6", "B6"), ("C7", "D7")):
        t = voyage("A", "sail", ships={"A": here})
        assert t.refuses(f"A sail {land}") == ["DEU-MOVE-2 square-closed"]


@rule("DEU-MOVE-3")
def test_a_step_onto_a_ship_is_a_challenge_and_ends_the_movement() -> None:
    t = voyage("A", "sail", ships={"A": "C3", "B": "C4"}, aboard={"A": 2, "B": 1}, hands={"A": "A04"})
    t.fix(throw("2/0/0", "0/0/1")).play("A sail C4", "A pass", "A pass", "A leave", "A relocate C1")
    assert t.of("ships", "A") == "C4"
    assert t.refuses("A sail C5") == ["DEU-MOVE-9 movement-ended"]
    assert t.refuses("A play A04") == ["DEU-Q18 card-not-now"]


@rule("DEU-MOVE-4", "DEU-STYX-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_styx_is_safe_and_may_be_shared(edition: str) -> None:
    t = voyage("A", "sail", edition=edition, ships={"A": "B2", "B": "B1", "C": "A1"}).play("A sail B1")
    assert t["ships"][:2] == ["B1", "B1"]
    assert "challenged-ship" not in t.happened()


@rule("DEU-MOVE-5", "DEU-MOVE-6", "DEU-DIFF-3")
@pytest.mark.parametrize(("edition", "safe"), [("continental", False), ("english", True)])
def test_anchors_are_safe_in_the_english_edition(edition: str, safe: bool) -> None:
    t = voyage("A", "sail", edition=edition, ships={"A": "E3", "B": "E2"}, hands={"A": "A08"}).play("A sail E2")
    assert t.question == ("ChooseCourse" if safe else "PlayBeforeThrow")
    for value in (True, False):
        options = {"anchor_safe": "on" if value else "off"}
        t = voyage("A", "sail", edition=edition, options=options, ships={"A": "E3", "B": "E2"}, hands={"A": "A08"})
        assert (t.play("A sail E2").question == "ChooseCourse") == value


@rule("DEU-MOVE-7")
def test_the_square_of_the_hydra_is_closed() -> None:
    t = voyage("A", "sail", ships={"A": "C5"}, display="P14 P16")
    assert t.moves("sail") == ["C4", "D5"]
    assert t.refuses("A sail C6") == ["DEU-HYDRA-1 hydra-in-the-way"]


@rule("DEU-MOVE-8", "DEU-MOVE-9", "DEU-DIFF-21")
@pytest.mark.parametrize(
    ("ship", "move", "more"),
    [
        ("B2", "sail B1", []),
        ("F6", "found LIN", []),
        ("I5", "claim P02 B", ["raid CYP"]),
    ],
)
def test_what_ends_the_movement(ship: str, move: str, more: list[str]) -> None:
    """What needs no step is still possible where the ship is; steps are not, nor cards that bring some."""
    t = voyage("A", "sail", ships={"A": ship}, hands={"A": "A04 A03"}, display="P02 P16").play(f"A {move}")
    assert t["course"] == 1
    assert t.moves("sail") == []
    assert t.refuses("A play A04") == ["DEU-Q18 card-not-now"]
    assert {"play A03", *more} <= set(t.options)


@rule("DEU-MOVE-8", "DEU-CITY-6")
@pytest.mark.parametrize(("ship", "move", "held"), [("F5", "raid RHO", {}), ("F6", "seize LIN", {"LIN": "B"})])
def test_a_failed_attempt_ends_the_movement_too(ship: str, move: str, held: dict[str, str]) -> None:
    t = voyage("A", "sail", ships={"A": ship}, held=held, aboard={"A": 1}, hands={"A": "A03"}, chance=throw("0/1/0"))
    t.play(f"A {move}", "A pass", "A pass")
    assert (t["course"], t.moves("sail")) == (1, [])


@rule("DEU-MOVE-10", "DEU-Q8")
def test_a_plain_delivery_does_not_end_the_movement() -> None:
    t = voyage("A", "sail", dice="2 1 1 1 1", ships={"A": "D2"}, cargo={"A": "RED"}).play("A deliver RED", "A sail C2")
    assert t.of("ships", "A") == "C2"


@rule("DEU-MOVE-11")
def test_places_need_no_step_but_ships_and_the_hydra_do() -> None:
    t = voyage("A", "sail", ships={"A": "C5", "B": "C4"}, display="P06 P16")
    assert {"raid MYK", "sail C4", "sail C6"} <= set(t.options)
    t.play("A raid MYK")
    assert t.of("ships", "A") == "C5"


# --- the Styx ---------------------------------------------------------------------------------------------------------


@rule("DEU-STYX-1")
def test_the_dead_are_counted_for_all_to_see() -> None:
    t = voyage("A", "sail", ships={"A": "F5"}, aboard={"A": 5}, chance=throw("1/0/4")).play("A raid RHO")
    for seat in [None, *SEATS]:
        assert t.sees(seat, "underworld") == [9, 0, 0, 0]


@rule("DEU-STYX-2")
@pytest.mark.parametrize("asks", ["sail", "actions"])
def test_who_enters_the_styx_may_take_all_hoplites_back(asks: str) -> None:
    """Active or not; as far as there is room."""
    t = voyage("A", asks, ships={"A": "B2"}, dead={"A": 4, "B": 4})
    if asks == "actions":
        t.play("A do MOVE")
    assert t.play("A sail B1").moves("reclaim") == ["0", "1", "2", "3", "4"]
    t.play("A reclaim 4")
    assert t.hoplites("A") == (10, 0)


@rule("DEU-STYX-3")
def test_without_room_the_rest_stays_or_treasures_go() -> None:
    t = voyage("A", "sail", ships={"A": "B2"}, aboard={"A": 8}, cargo={"A": "RED GREEN"}, dead={"B": 3})
    t.play("A sail B1")
    assert t.moves("reclaim") == ["0", "1", "2"]
    assert t.refuses("A reclaim 3") == ["DEU-STYX-3 too-many-back"]
    t.play("A reclaim 1", "A give RED")
    assert (t.hoplites("A"), t.of("cargo", "A")) == ((9, 1), ["GREEN"])


@rule("DEU-STYX-4", "DEU-DIFF-24")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seats", "honour"), [(2, 1), (3, 2), (4, 2)])
def test_the_sole_majority_earns_honour_cards(seats: int, honour: int, edition: str) -> None:
    t = voyage("A", "sail", edition=edition, seats=seats, ships={"A": "B2"}, dead={"A": 3, "B": 2})
    t.play("A sail B1", "A reclaim 3")
    assert t.of("honour", "A") == honour


@rule("DEU-STYX-5")
def test_a_tie_earns_nothing() -> None:
    t = voyage("A", "sail", ships={"A": "B2"}, dead={"A": 3, "C": 3}).play("A sail B1", "A reclaim 3")
    assert t["honour"] == [0, 0, 0, 0]


@rule("DEU-STYX-6", "DEU-Q9")
def test_the_bonus_needs_all_that_fit_and_at_least_one() -> None:
    about: dict[str, Any] = {"ships": {"A": "B2"}, "aboard": {"A": 5}, "cargo": {"A": "RED GREEN"}}
    t = voyage("A", "sail", **about).play("A sail B1")
    assert t.moves("reclaim") == ["0", "3", "4", "5"]
    assert t.refuses("A reclaim 2") == ["DEU-Q9 too-few-back"]
    t.play("A reclaim 0")
    assert t.of("honour", "A") == 0
    full = voyage("A", "sail", ships={"A": "B2"}, aboard={"A": 9}, cargo={"A": "RED"}).play("A sail B1")
    assert full.moves("reclaim") == ["0", "1"]
    full.play("A reclaim 1")
    assert (full.of("cargo", "A"), full.of("honour", "A")) == ([], 2)


@rule("DEU-STYX-8", "DEU-Q10")
def test_only_entering_counts() -> None:
    """Standing there does nothing; from one Styx square to the other does."""
    t = voyage("A", "sail", ships={"A": "B1"}, dead={"A": 3})
    assert t.moves("reclaim") == []
    t.play("A sail A1")
    assert t.question == "ReclaimAtStyx"


@rule("DEU-STYX-8", "DEU-RELOC-6", "DEU-Q31", "DEU-DIFF-28")
def test_a_ship_relocated_to_the_styx_gets_nothing() -> None:
    t = voyage("A", "sail", ships={"A": "C3", "B": "C2"}, aboard={"A": 2, "B": 1}, chance=throw("2/0/0", "0/0/1"))
    t.play("A sail C2", "A leave", "A relocate A1")
    assert t.hoplites("B") == (0, 10)
    assert t.of("ships", "B") == "A1"
    assert t.asks != ["B"] or t.question == "ChoosePart"


@rule("DEU-STYX-9", "DEU-DIFF-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_hoplite_goes_below_by_choice_but_one_for_a_treasure(edition: str) -> None:
    """In no other question does the word `send` appear, and one is enough."""
    t = voyage("A", "sail", edition=edition, ships={"A": "D5"}, cities={"THE": "RED"}, chance=throw("10/0/0"))
    assert t.moves("send") == []
    t.play("A raid THE", "A take RED")
    assert t.options == ["send", "leave"]
    t.play("A send")
    assert t.hoplites("A") == (9, 1)


# --- deliveries -------------------------------------------------------------------------------------------------------


@rule("DEU-DELIVER-1", "DEU-DIFF-5", "DEU-Q16")
@pytest.mark.parametrize(("edition", "compulsory"), [("continental", False), ("english", True)])
def test_delivery_is_compulsory_in_the_english_edition(edition: str, compulsory: bool) -> None:
    t = voyage("A", "sail", edition=edition, ships={"A": "D3"}, cargo={"A": "RED BLUE"}).play("A sail D2")
    assert ("stop" in t.options) != compulsory
    assert {"deliver RED", "deliver BLUE"} <= set(t.options)
    if compulsory:
        assert t.refuses("A sail C2") == ["DEU-DELIVER-1 deliver-first"]
        t.play("A deliver BLUE", "A deliver RED", "A sail C2")
        assert t.of("honour", "A") == 2
    else:
        t.play("A sail C2")
        assert t.of("cargo", "A") == ["RED", "BLUE"]
    for value in (True, False):
        options = {"delivery_compulsory": "on" if value else "off"}
        t = voyage("A", "sail", edition=edition, options=options, ships={"A": "D3"}, cargo={"A": "RED"})
        assert ("stop" not in t.play("A sail D2").options) == value


@rule("DEU-DELIVER-1", "DEU-Q16")
def test_a_ship_put_on_an_anchor_delivers_in_its_next_window_but_not_when_it_forgoes() -> None:
    about: dict[str, Any] = {"edition": "english", "ships": {"A": "D2"}, "pushed": "A", "cargo": {"A": "RED"}}
    t = voyage("A", "part", **about).play("A embark")
    assert t.question == "HandOver"
    t = voyage("A", "part", **about).play("A forgo 0")
    assert (t.asks, t.of("cargo", "A")) == (["B"], ["RED"])


@rule("DEU-DELIVER-2", "DEU-DIFF-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_treasure_serves_a_pursuit_or_an_honour_card_never_both(edition: str) -> None:
    about: dict[str, Any] = {"edition": edition, "ships": {"A": "D2"}, "cargo": {"A": "RED"}, "display": "P01 P16"}
    t = voyage("A", "sail", **about).play("A claim P01 A")
    assert (t.of("points", "A"), t.of("honour", "A"), t.of("cargo", "A")) == (2, 0, [])
    t = voyage("A", "sail", **{**about, "display": "P14 P16"}).play("A deliver RED")
    assert (t.of("points", "A"), t.of("honour", "A"), t["earned"]) == (1, 1, [])


@rule("DEU-DELIVER-2", "DEU-Q12", "DEU-DIFF-14")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("where", ["display", "secret"])
def test_a_treasure_that_completes_a_pursuit_takes_it_and_not_an_honour_card(edition: str, where: str) -> None:
    """On display or the own secret one; in the continental edition the treasure may be kept."""
    shown: dict[str, Any] = {"display": "P01 P16"} if where == "display" else {"secrets": {"A": "P01"}}
    t = voyage("A", "sail", edition=edition, ships={"A": "D2"}, cargo={"A": "RED BLUE"}, **shown)
    assert t.moves("deliver") == ["BLUE"]
    assert t.refuses("A deliver RED") == ["DEU-DELIVER-2 completes-pursuit"]
    assert t.facts("A deliver RED") == {"colour": "RED", "pursuit": "P01"}
    assert "claim P01 A" in t.options
    assert ("stop" in t.options) == (edition == "continental")
    other = voyage("A", "sail", edition=edition, ships={"A": "D2"}, cargo={"A": "RED"}, secrets={"B": "P01"})
    assert other.moves("deliver") == ["RED"], "the secret pursuit of another"


@rule("DEU-DELIVER-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_parts_of_a_combination_may_be_delivered_one_by_one(edition: str) -> None:
    t = voyage("A", "sail", edition=edition, ships={"A": "D2"}, cargo={"A": "RED YELLOW"}, display="P11 P16")
    assert (t.moves("deliver"), t.moves("claim")) == (["RED", "YELLOW"], ["P11 A"])
    t.play("A deliver RED", "A deliver YELLOW")
    assert (t.of("honour", "A"), t["earned"]) == (2, [])


@rule("DEU-DELIVER-3")
def test_the_deliverer_chooses_the_city() -> None:
    t = voyage("A", "sail", ships={"A": "D2"}, cargo={"A": "RED", "B": "GREEN"}, cities={"COR": ""})
    t.play("A deliver RED")
    assert (t.question, t.options) == ("PlaceTreasure", ["place COR", "place HAL"])
    assert t.refuses("A place MYK") == ["DEU-DELIVER-3 city-full"]
    t.play("A place COR")
    assert t["spaces"]["COR-1"] == "RED"


@rule("DEU-DELIVER-4")
def test_deliveries_come_one_after_the_other() -> None:
    t = voyage("A", "sail", ships={"A": "D2"}, cargo={"A": "RED GREEN BLUE"}, display="P12 P16", pursuits="P13 P15")
    t.play("A claim P12 A", "A decline", "A claim P13 A", "A deliver RED")
    assert (t.of("points", "A"), t.of("cargo", "A")) == (5, [])


@rule("DEU-DELIVER-5")
def test_any_treasure_can_be_delivered_without_a_card() -> None:
    t = voyage("A", "sail", ships={"A": "D2"}, cargo={"A": "WHITE"}, display="P14 P16").play("A deliver WHITE")
    assert t.of("honour", "A") == 1


@rule("DEU-DELIVER-6")
def test_treasures_come_from_beaten_cities_and_ships_only() -> None:
    for options in (voyage().options, voyage("A", "part").options, voyage("A", "sail").options):
        assert not [option for option in options if option.startswith("take")]
    t = voyage("A", "sail", ships={"A": "F5"}, aboard={"A": 5}, chance=throw("5/0/0")).play("A raid RHO")
    assert t.question == "TakeTreasure"


@rule("DEU-DELIVER-7")
def test_honour_for_a_treasure_in_the_own_window_only() -> None:
    """With zero steps too; in the actions outside the window only a pursuit can be served."""
    t = voyage("A", ships={"A": "D2"}, cargo={"A": "RED"}, display="P01 P16")
    assert "claim P01 A" in t.options
    assert t.refuses("A deliver RED") == ["DEU-ROUND-9 other-question"]
    t = voyage("A", ships={"A": "D2"}, cargo={"A": "RED"})
    assert t.refuses("A deliver RED") == ["DEU-ROUND-9 other-question"]
    t.play("A do MOVE", "A deliver RED")
    assert t.of("honour", "A") == 1
