"""The worked examples of the specification, EX-1 to EX-28."""

from __future__ import annotations

from typing import Any

import pytest

from games.deukalion.position import EDITIONS, POINTS, Voyage, shake, throw, voyage
from kylix.testing import rule


@rule("DEU-ROUND-3", "DEU-ROUND-4", "DEU-ROUND-8")
def test_example_1_a_round_of_the_continental_rulebook() -> None:
    """One founds, one forgoes, one raids; only then the active player sets the Kylix down."""
    t = voyage(
        "B",
        "part",
        dice="3 1 2 3 1",
        ships={"A": "A4", "B": "F2", "C": "B2", "D": "F3"},
        dead={"C": 3, "D": 2},
        cities={"RHO": "RED GREEN"},
    )
    t.play("B embark", "B sail G2 H2 H1", "B found EPH")
    assert t.hoplites("B") == (9, 0)
    assert t["points"] == [0, 1, 0, 0]
    assert t.asks == ["C"]
    t.play("C forgo 2")
    assert t.hoplites("C") == (9, 1)
    assert t.of("ships", "C") == "B2"
    t.play("D embark", "D sail F4 F5").fix(throw("4/1/3"))
    t.play("D raid RHO")
    assert t.options == ["take RED", "take GREEN", "leave"]
    t.play("D take GREEN")
    assert t.hoplites("D") == (5, 5)
    assert t.of("cargo", "D") == ["GREEN"]
    assert (t.question, t.asks) == ("PlaceKylix", ["A"])


@rule("DEU-SHIP-7", "DEU-ROUND-7")
def test_example_2_a_round_of_the_english_rulebook() -> None:
    """A beaten ship is put next to where it was, sails from there to the Styx; a treasure is delivered."""
    t = voyage(
        "B",
        "part",
        edition="english",
        dice="3 1 2 3 1",
        ships={"A": "H4", "B": "D2", "C": "C4", "D": "E3"},
        aboard={"B": 8, "C": 6},
        cargo={"C": "RED", "D": "BLUE"},
        cities={"COR": ""},
    )
    t.play("B embark", "B sail D3 C3").fix(throw("5/0/3", "2/1/3"))
    t.play("B sail C4", "B take RED", "B relocate C3")
    assert t.of("cargo", "B") == ["RED"]
    assert t.of("ships", "B") == "C4"
    assert t.asks == ["C"]
    t.play("C embark", "C sail C2 C1 B1")
    assert t.question == "ReclaimAtStyx"
    t.play("C reclaim 7")
    assert t.hoplites("C") == (10, 0)
    t.play("D embark", "D sail E2", "D deliver BLUE")
    assert t.moves("place") == ["COR", "HAL"]
    t.play("D place HAL", "D stop")
    assert t["honour"] == [0, 0, 2, 1]
    assert t.asks == ["A"]


@pytest.mark.parametrize("edition", EDITIONS)
@rule("DEU-DELIVER-4", "DEU-PURSUIT-6")
def test_example_3_a_chain_of_pursuits_in_one_window(edition: str) -> None:
    """The card turned up by the first delivery is served by the second treasure."""
    t = voyage(
        "A",
        "sail",
        edition=edition,
        ships={"A": "D3"},
        cargo={"A": "GREEN RED"},
        display="P12 P16",
        pursuits="P01",
    )
    t.play("A sail D2", "A claim P12 A")
    assert t["display"] == ["P01", "P16"]
    assert (t.question, t.options) == ("ClaimPoll", ["decline", "claim P01 A"])
    t.play("A decline", "A claim P01 A")
    assert t.of("points", "A") == 4
    assert t.of("cargo", "A") == []
    assert t["earned"] == ["P12", "P01"]


@rule("DEU-DELIVER-1")
def test_example_3_without_the_second_card_the_red_treasure_is_kept_or_delivered() -> None:
    for edition in EDITIONS:
        t = voyage(
            "A", "sail", edition=edition, ships={"A": "D3"}, cargo={"A": "GREEN RED"}, display="P12 P16", pursuits="P15"
        )
        t.play("A sail D2", "A claim P12 A")
        assert ("stop" in t.options) == (edition == "continental")
        assert "deliver RED" in t.options


@rule("DEU-FIGHT-2", "DEU-FIGHT-3")
@pytest.mark.parametrize(("crew", "points", "half", "lost"), [("3/2/4", 4, 0, 4), ("3/1/2", 3, 1, 2)])
def test_example_4_counting_a_throw(crew: str, points: int, half: int, lost: int) -> None:
    count = sum(int(part) for part in crew.split("/"))
    t = voyage("A", "sail", ships={"A": "F5"}, aboard={"A": count}, chance=throw(crew))
    t.play("A raid RHO")
    counted = dict(t.log())["counted"]
    assert (counted["points"], counted["half"], counted["lost"]) == (points, half, lost)
    assert t.of("aboard", "A") == count - lost


@rule("DEU-CITY-2", "DEU-CITY-5", "DEU-CITY-6")
def test_example_5_the_values_that_the_rulebooks_give() -> None:
    t = voyage("A", "sail", ships={"A": "H3"}, aboard={"A": 5}, chance=throw("3/1/1"))
    t.play("A raid HAL")
    assert t.hoplites("A") == (4, 6)
    assert t.of("cargo", "A") == []
    t = voyage("A", "sail", ships={"A": "H3"}, aboard={"A": 5}, chance=throw("3/2/0"))
    t.play("A raid HAL")
    assert t.question == "TakeTreasure"
    t = voyage("A", "sail", ships={"A": "H1"}, held={"EPH": "B"}, aboard={"A": 3}, chance=throw("0/2/1"))
    assert t["points"] == [0, 1, 0, 0]
    t.play("A seize EPH")
    assert t["points"] == [1, 0, 0, 0]
    assert t.of("underworld", "B") == 1
    assert t.hoplites("A") == (1, 8)


@rule("DEU-SHIP-2", "DEU-PURSUIT-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_6_a_tie_is_won_by_the_defender(edition: str) -> None:
    t = voyage(
        "A",
        "sail",
        edition=edition,
        ships={"A": "C3", "B": "C4"},
        aboard={"A": 7, "B": 5},
        hands={"A": "A04"},
        display="P01 P16",
        chance=[*throw("4/1/2", "4/1/0"), 0],
    )
    t.play("A sail C4", "A pass", "A pass")
    assert (t.question, t.asks) == ("TakePrize", ["B"])
    t.play("B card", "A pass" if edition == "continental" else "B relocate C1")
    if edition == "continental":
        t.play("B relocate C1")
        assert (t.question, t.options) == ("ClaimVictory", ["decline", "claim P01 B"])
        t.play("B claim P01 B")
        assert t.of("points", "B") == 2
    else:
        assert t.question != "ClaimVictory"
        assert t.of("points", "B") == 0


@rule("DEU-SHIP-4", "DEU-SHIP-5", "DEU-Q32")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_7_the_card_of_the_prize(edition: str) -> None:
    ships = {"A": "C3", "B": "C4"}
    t = voyage("A", "sail", edition=edition, ships=ships, aboard={"A": 1, "B": 1}, hands={"B": "A08 A09"}, deck="A14")
    t.fix([*throw("1/0/0", "0/0/1"), 1])
    t.play("A sail C4", "B pass", "B pass")
    assert t.options == ["card", "leave"]
    t.play("A card")
    if edition == "continental":
        assert t.of("hand", "A") == ["A14"]
        assert t.of("hand", "B") == ["A08", "A09"]
    else:
        assert t.of("hand", "A") == ["A09"]
        assert t.of("hand", "B") == ["A08"]
        assert t["deck"][0] == "A14"
    t = voyage("A", "sail", edition=edition, ships=ships, aboard={"A": 1, "B": 1})
    t.fix(throw("1/0/0", "0/0/1")).play("A sail C4")
    assert t.question == ("TakePrize" if edition == "continental" else "RelocateShip")


@rule("DEU-KYLIX-6")
def test_example_8_four_rotations() -> None:
    t = voyage("A", "kylix", dice="2 1 3 2 3")
    assert t.options == ["rotate 0", "rotate 1", "rotate 2", "rotate 3"]
    found = []
    for rotation in range(4):
        t = voyage("A", "kylix", dice="2 1 3 2 3").play(f"A rotate {rotation}")
        found.append(tuple(t.state.value(symbol) for symbol in range(4)))
    assert found == [(1, 3, 2, 3), (3, 2, 3, 1), (2, 3, 1, 3), (3, 1, 3, 2)]


@rule("DEU-KYLIX-8", "DEU-Q19")
@pytest.mark.parametrize(("die", "drawn"), [(1, [0, 1, 1]), (2, [0, 0, 0]), (3, [1, 0, 0])])
def test_example_9_the_card_die(die: int, drawn: list[int]) -> None:
    t = voyage("A", seats=3, dice=f"3 {die} 3 2 3", deck="A08 A08").play("A do CARD")
    while t.question == "PlayReceived":
        t.play(f"{t.asks[0]} pass")
    assert [len(hand) for hand in t["hand"]] == drawn


@rule("DEU-Q19")
def test_example_9_with_one_card_left_the_first_draws() -> None:
    t = voyage("A", seats=3, dice="3 1 3 2 3", deck_size=1)
    before = len(t.of("hand", "C"))
    t.play("A do CARD", "B pass")
    assert len(t.of("hand", "B")) == 1
    assert len(t.of("hand", "C")) == before
    assert t["deck"] == []


@rule("DEU-HYDRA-1", "DEU-MOVE-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_10_who_may_challenge_the_hydra(edition: str) -> None:
    def position(display: str) -> list[str]:
        t = voyage("A", "sail", edition=edition, dice="2 1 1 1 1", ships={"A": "D3"}, hydra="D4", display=display)
        t.state.secret[0] = []
        return t.moves("sail")

    reach = voyage("A", "sail", edition=edition, dice="2 1 1 1 1", ships={"A": "D3"}, hydra="D4", secrets={"A": "P06"})
    assert reach.moves("sail") == ["D2", "C3", "E3"] + (["D4"] if edition == "continental" else [])
    assert position("P09 P16") == ["D2", "C3", "E3", "D4"]
    assert position("P14 P16") == ["D2", "C3", "E3"]


@rule("DEU-MOVE-1", "DEU-MOVE-7")
def test_example_10_squares_in_reach_of_two_steps() -> None:
    """Without the Hydra's square, and not behind it."""
    start = voyage("A", "sail", dice="2 1 1 1 1", ships={"A": "D3"}, hydra="D4")
    reached = {"D3"}
    for square in start.moves("sail"):
        reached.add(square)
        t = voyage("A", "sail", dice="2 1 1 1 1", ships={"A": "D3"}, hydra="D4").play(f"A sail {square}")
        reached |= set(t.moves("sail"))
    assert sorted(reached) == ["B3", "C2", "C3", "C4", "D1", "D2", "D3", "E2", "E3", "F3"]


@rule("DEU-HYDRA-2", "DEU-HYDRA-3", "DEU-HYDRA-4", "DEU-Q23")
def test_example_11_challenging_the_hydra() -> None:
    about: dict[str, Any] = {"ships": {"A": "D3"}, "hydra": "D4", "secrets": {"A": "P06"}, "aboard": {"A": 8}}
    t = voyage("A", "sail", **about, chance=throw("4/2/2")).play("A sail D4")
    assert t["earned"] == ["P06"]
    assert (t.of("points", "A"), t.of("honour", "A")) == (POINTS["P06"], 0)
    assert t.question == "RelocateHydra"
    assert not {"D1", "D2", "E2", "F2"} & set(t.moves("relocate"))
    t.play("A relocate D5")
    assert (t["hydra"], t.of("ships", "A")) == ("D5", "D4")
    t = voyage("A", "sail", **about, chance=throw("4/1/3")).play("A sail D4")
    assert (t.question, t.asks) == ("RelocateShip", ["D"])
    t.play("D relocate D5")
    assert t["secret"][0] == ["P06"]
    assert t.sees(None, "secret")[0] == ["P06"]


@rule("DEU-HYDRA-6", "DEU-HYDRA-7", "DEU-HYDRA-9", "DEU-HYDRA-10", "DEU-HYDRA-11")
def test_example_12_attacked_by_the_hydra() -> None:
    assert ends_of_the_hydra({"B": "C4"}) == ["C4", "C5", "C6", "C7", "D4", "D5", "E5"]
    about: dict[str, Any] = {"dice": "3 2 3 2 3", "ships": {"B": "C4"}, "aboard": {"B": 7}}
    t = voyage("A", **about, chance=throw("5/0/2")).play("A do HYDRA", "A swim C5 C4")
    assert (t.of("honour", "B"), t.question, t.asks) == (1, "RelocateHydra", ["B"])
    t = voyage("A", display="P09 P16", **about, chance=throw("5/0/2"))
    t.play("A do HYDRA", "A swim C5 C4")
    assert (t.of("honour", "B"), t.of("points", "B"), t["earned"]) == (0, POINTS["P09"], ["P09"])
    t = voyage("A", **about, chance=throw("4/1/2")).play("A do HYDRA", "A swim C5 C4")
    assert (t.question, t.asks, t["hydra"]) == ("RelocateShip", ["A"], "C4")


def ends_of_the_hydra(ships: dict[str, str]) -> list[str]:
    """All squares where the Hydra can end with a die of three, starting on C6."""
    found = {"C6"}
    paths: list[list[str]] = [[]]
    for _ in range(3):
        longer: list[list[str]] = []
        for path in paths:
            t = voyage("A", dice="3 2 3 2 3", ships=ships, aboard={"B": 7}, chance=throw("5/0/2")).play("A do HYDRA")
            t.play(*[f"A swim {square}" for square in path])
            for square in t.moves("swim") if t.question == "MoveHydra" else []:
                found.add(square)
                if square not in ships.values():
                    longer.append([*path, square])
        paths = longer
    return sorted(found)


@rule("DEU-HYDRA-8", "DEU-Q24")
def test_example_13_the_own_ship_blocks_the_hydra() -> None:
    assert ends_of_the_hydra({"A": "C5", "B": "H2"}) == ["C6", "C7"]


@rule("DEU-STYX-4", "DEU-STYX-5", "DEU-Q9")
@pytest.mark.parametrize(
    ("seats", "dead", "back", "honour"),
    [
        (3, {"A": 5, "B": 3, "C": 3}, 5, 2),
        (3, {"A": 4, "B": 4}, 4, 0),
        (2, {"A": 4, "B": 1}, 4, 1),
        (3, {"A": 4}, 0, 0),
    ],
)
def test_example_14_the_majority_in_the_underworld(seats: int, dead: dict[str, int], back: int, honour: int) -> None:
    t = voyage("A", "sail", seats=seats, ships={"A": "B2"}, dead=dead).play("A sail B1", f"A reclaim {back}")
    assert t.of("honour", "A") == honour
    assert t.of("underworld", "A") == dead["A"] - back


@rule("DEU-STYX-3", "DEU-STYX-6", "DEU-KYLIX-11")
def test_example_15_room_at_the_styx() -> None:
    about: dict[str, Any] = {"ships": {"A": "B2"}, "aboard": {"A": 6}, "cargo": {"A": "RED GREEN BLUE"}}
    t = voyage("A", "sail", dead={"A": 4, "B": 4}, **about).play("A sail B1")
    assert t.moves("reclaim") == ["0", "1", "2", "3", "4"]
    t = voyage("A", "sail", **about).play("A sail B1")
    assert t.moves("reclaim") == ["0", "1", "2", "3", "4"]
    t.play("A reclaim 3", "A give RED", "A give BLUE")
    assert (t.hoplites("A"), t.of("cargo", "A"), t.of("honour", "A")) == ((9, 1), ["GREEN"], 2)
    for edition, most in (("continental", 1), ("english", 4)):
        t = voyage("A", edition=edition, dice="3 2 3 3 1", **about, lasting={"A": "A02"})
        assert t.play("A do HOPLITES").moves("reclaim")[-1] == str(most)


@rule("DEU-ACTION-3", "DEU-ACTION-4")
def test_example_16_two_cards_in_one_turn() -> None:
    t = voyage("A", dice="3 2 1 1 2", ships={"A": "E3"}, dead={"A": 3}, hands={"A": "A04 A06"})
    t.play("A do MOVE", "A play A04")
    assert t["steps"] == 4
    t.play("A sail F3 F4 F5", "A raid RHO", "A play A06", "A reclaim 2")
    assert ("reclaimed", {"seat": "A", "count": 2}) in t.log()
    assert t["deck"][-2:] == ["A04", "A06"]
    t = voyage("A", "sail", ships={"A": "B2"}, hands={"A": "A04"}).play("A sail B1")
    assert t.refuses("A play A04") == ["DEU-Q18 card-not-now"]


@rule("DEU-CITY-4", "DEU-STYX-9")
@pytest.mark.parametrize(("answer", "crew", "cargo"), [("send", (9, 1), ["RED"]), ("leave", (10, 0), [])])
def test_example_17_making_room(answer: str, crew: tuple[int, int], cargo: list[str]) -> None:
    t = voyage("A", "sail", ships={"A": "D5"}, cities={"THE": "RED"}, chance=throw("6/4/0")).play("A raid THE")
    t.play("A take RED", f"A {answer}")
    assert t.hoplites("A") == crew
    assert t.of("cargo", "A") == cargo


@rule("DEU-CITY-5", "DEU-ROUND-12")
def test_example_18_taking_a_settlement() -> None:
    t = voyage("A", "sail", ships={"A": "F7"}, held={"SAL": "B"}, aboard={"A": 7}, chance=throw("4/1/2"))
    assert t.of("points", "B") == 2
    t.play("A seize SAL")
    assert t["points"] == [2, 0, 0, 0]
    assert t.of("underworld", "B") == 2
    assert t.hoplites("A") == (3, 5)
    assert t["held"]["SAL"] == "A"
    assert t.asks == ["B"]


@rule("DEU-PURSUIT-7", "DEU-Q11")
def test_example_19_joint_completion() -> None:
    def position() -> Voyage:
        return voyage(
            "C",
            "sail",
            ships={"A": "F1", "B": "I5", "C": "D2"},
            cargo={"A": "GREEN", "C": "RED"},
            aboard={"B": 8},
            display="P01 P16",
            pursuits="P02 P05",
        ).play("C claim P01 A")

    t = position()
    assert (t.question, sorted(t.asks)) == ("ClaimPoll", ["A", "B"])
    t.play("A claim P02 A", "B claim P02 B")
    assert (t.of("honour", "A"), t.of("honour", "B")) == (1, 1)
    assert (t.of("cargo", "A"), t["removed"], t["display"]) == ([], ["P02"], ["P05", "P16"])
    t = position()
    t.play("A decline", "B claim P02 B")
    assert (t["earned"], t.of("points", "B"), t.of("cargo", "A")) == (["P01", "P02"], 2, ["GREEN"])


@rule("DEU-MOVE-5", "DEU-MOVE-6", "DEU-Q7")
def test_example_20_anchors() -> None:
    about: dict[str, Any] = {"ships": {"A": "E3", "B": "E2"}, "cargo": {"A": "RED"}, "aboard": {"A": 2, "B": 2}}
    t = voyage("A", "sail", edition="english", **about).play("A sail E2")
    assert t.question == "HandOver"
    t.play("A deliver RED", "A sail D2")
    assert t["ships"][:2] == ["D2", "E2"]
    t = voyage("A", "sail", **about, chance=throw("2/0/0", "0/0/2")).play("A sail E2")
    t.play("A leave", "A relocate C3", "A deliver RED")
    assert (t.of("honour", "A"), t.of("ships", "A")) == (1, "E2")


@rule("DEU-RELOC-1", "DEU-RELOC-2", "DEU-Q25")
def test_example_21_the_end_squares_of_a_relocation() -> None:
    def ends(ships: dict[str, str], hydra: str) -> list[str]:
        t = voyage("A", "sail", seats=4, ships={"A": "D4", "B": "C4", **ships}, hydra=hydra, aboard={"A": 1, "B": 1})
        t.fix(throw("1/0/0", "0/0/1")).play("A sail C4", "A leave")
        return sorted(t.moves("relocate"))

    plain = ["A5", "B2", "B4", "C1", "C3", "C5", "C7", "D2", "D4", "E3", "E5"]
    assert ends({"D": "H3"}, "H5") == plain
    crowded = ends({"D": "C3"}, "C5")
    assert crowded == [square for square in plain if square not in ("C3", "C5")]


@rule("DEU-RELOC-5", "DEU-Q26")
def test_example_22_no_square_at_three_steps() -> None:
    def end(ships: dict[str, str]) -> str:
        t = voyage("A", "sail", ships={"A": "A6", "B": "A7", **ships}, aboard={"A": 1, "B": 1})
        t.fix(throw("1/0/0", "0/0/1")).play("A sail A7", "A leave")
        return str(t.of("ships", "B"))

    assert end({}) == "A4"
    assert end({"C": "A4"}) == "A5"


@rule("DEU-END-1", "DEU-END-2", "DEU-GEN-6")
def test_example_23_the_game_ends_at_once() -> None:
    t = voyage("C", "sail", active="A", ships={"C": "H1"}, honour={"C": 11}).play("C found EPH")
    assert t.s.over
    assert (t["winners"], t.result, t.s.ranking()[2]) == (["C"], "target", 1)


@rule("DEU-GEN-5")
def test_example_24_points_can_fall() -> None:
    t = voyage("A", "sail", ships={"A": "F7"}, held={"SAL": "B"}, honour={"B": 9}, aboard={"A": 7})
    assert t.of("points", "B") == 11
    t.fix(throw("7/0/0")).play("A seize SAL")
    assert t.of("points", "B") == 9


@rule("DEU-PURSUIT-12", "DEU-PURSUIT-17")
def test_example_25_an_action_card_pursuit() -> None:
    """With four cards instead of three, which everybody has from the start."""
    t = voyage("B", "sail", ships={"B": "B3"}, hands={"B": "A04 A05 A08 A09"}, display="P03 P16", lasting={"B": "A01"})
    t.play("B claim P03 B", "B tuck A09 A04 A08 A05")
    assert t["deck"][-4:] == ["A09", "A04", "A08", "A05"]
    assert t.of("points", "B") == 2
    assert t.refuses("B sail B2") == ["DEU-MOVE-9 movement-ended"]
    assert "raid COR" in t.options
    t = voyage("B", "sail", ships={"B": "B3"}, hands={"B": "A04 A08 A09"}, display="P03 P16", lasting={"B": "A01"})
    assert t.refuses("B claim P03 B") == ["DEU-PURSUIT-12 too-few-cards"]


@rule("DEU-ROUND-5")
def test_example_26_the_limits_of_forgoing() -> None:
    assert voyage("B", "part", dead={"B": 1}).moves("forgo") == ["0", "1"]
    full: dict[str, Any] = {"aboard": {"B": 8}, "cargo": {"B": "RED GREEN"}}
    assert voyage("B", "part", **full).moves("forgo") == ["0"]
    t = voyage("B", "part", edition="english", **full)
    assert t.moves("forgo") == ["0", "1", "2"]
    t.play("B forgo 1", "B give GREEN")
    assert t.hoplites("B") == (9, 1)
    t = voyage("B", "part", dead={"B": 3}, hands={"B": "A06"}, ships={"B": "I5"}, aboard={"B": 7}, display="P02 P16")
    t.play("B forgo 2")
    assert t.options == ["pass", "play A06"]
    assert t.of("ships", "B") == "I5"


@rule("DEU-Q18", "DEU-ACTION-3")
def test_example_27_a_card_on_receipt() -> None:
    about: dict[str, Any] = {
        "dice": "3 1 3 2 3",
        "ships": {"B": "I5"},
        "aboard": {"B": 6},
        "deck": "A06 A04",
        "display": "P02 P16",
    }
    t = voyage("A", seats=3, **about).play("A do CARD")
    assert (t.asks, t.options) == (["B"], ["pass", "play A06"])
    t.play("B play A06", "B reclaim 2")
    assert t.hoplites("B") == (8, 2)
    assert (t.asks, t.options) == (["C"], ["pass"])
    t.play("C pass")
    assert (t.question, t.asks, t.options) == ("ClaimPoll", ["B"], ["decline", "claim P02 B"])
    t.play("B claim P02 B")
    assert t.of("points", "B") == 2
    t = voyage("A", seats=3, options={"immediate_play": False}, **about).play("A do CARD")
    assert (t.asks, t.of("hand", "B")) == (["A"], ["A06"])


@rule("DEU-RELOC-6", "DEU-Q10")
def test_example_28_a_pushed_ship() -> None:
    t = voyage("A", dice="3 3 3 2 3", ships={"A": "G3", "B": "G4"}, display="P02 P16", deck="A08")
    t.fix([*throw("4/4/2", "9/1/0"), *shake(3, 1, 1, 1, 1)])
    t.play("A do MOVE", "A sail G4", "B leave", "B relocate I5")
    assert t.of("aboard", "A") == 8
    assert t.question == "ChooseAction"
    assert t.refuses("A claim P02 B") == ["DEU-RELOC-6 pushed"]
    t.play("A end", "A end")
    assert t["active"] == "B"
    t.play("C pass", "D pass", "A embark")
    assert "claim P02 B" in t.options
