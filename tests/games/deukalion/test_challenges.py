"""Challenges: DEU-SETTLE-1 to 6, DEU-FIGHT-1 to 6, DEU-SHIP-1 to 8, DEU-CITY-1 to 7, DEU-RELOC-1 to 6."""

from __future__ import annotations

from typing import Any

import pytest

from games.deukalion.position import EDITIONS, GARRISON, Voyage, throw, voyage
from kylix.games.deukalion.phases.relocation import Relocation
from kylix.testing import rule

DUEL = {"A": "C3", "B": "C4"}


# --- settlements ------------------------------------------------------------------------------------------------------


@rule("DEU-SETTLE-1")
def test_founding_needs_a_free_settlement_next_to_the_ship_and_enough_hoplites() -> None:
    t = voyage("A", "sail", ships={"A": "F6"}, aboard={"A": 2})
    assert "found LIN" in t.options
    assert t.refuses("A found EPH") == ["DEU-SETTLE-1 not-next-to-settlement"]
    t = voyage("A", "sail", ships={"A": "F7"}, aboard={"A": 1})
    assert t.refuses("A found SAL") == ["DEU-SETTLE-1 too-few-aboard"]
    assert t.facts("A found SAL") == {"count": 2, "have": 1}
    t = voyage("A", "sail", ships={"A": "H1"}, chance=[]).play("A found EPH")
    assert t["held"]["EPH"] == "A"


@rule("DEU-SETTLE-2")
@pytest.mark.parametrize(
    ("ship", "place", "count"), [("H1", "EPH", 1), ("A6", "ARG", 1), ("F6", "LIN", 1), ("F7", "SAL", 2)]
)
def test_exactly_the_printed_number_settles(ship: str, place: str, count: int) -> None:
    """The shipboard may become empty."""
    t = voyage("A", "sail", ships={"A": ship}, aboard={"A": count}).play(f"A found {place}")
    assert (t.of("aboard", "A"), t.of("points", "A")) == (0, count)


@rule("DEU-SETTLE-3")
def test_settlers_take_no_part_in_challenges_and_stay() -> None:
    t = voyage("A", "sail", ships={"A": "F5"}, held={"SAL": "A"}, aboard={"A": 3}, chance=throw("3/0/0")).play(
        "A raid RHO"
    )
    assert dict(t.log())["threw"]["down"] == 3
    t = voyage("B", "sail", ships={"B": "F7"}, held={"SAL": "A"}, chance=throw("10/0/0")).play("B seize SAL")
    assert t.hoplites("A") == (8, 2)


@rule("DEU-SETTLE-4")
def test_held_settlements_are_challenged_not_founded_and_the_own_one_neither() -> None:
    t = voyage("A", "sail", ships={"A": "F6"}, held={"LIN": "B"})
    assert t.refuses("A found LIN") == ["DEU-SETTLE-4 settlement-held"]
    assert t.facts("A found LIN") == {"settlement": "LIN", "owner": "B"}
    t = voyage("A", "sail", ships={"A": "F7"}, held={"SAL": "A"})
    assert t.refuses("A seize SAL") == ["DEU-SETTLE-4 settlement-own"]
    assert t.refuses("A found SAL") == ["DEU-SETTLE-4 settlement-held"]
    assert voyage("A", "sail", ships={"A": "F6"}).refuses("A seize LIN") == ["DEU-SETTLE-4 settlement-free"]


@rule("DEU-SETTLE-5", "DEU-SETTLE-6")
def test_a_player_may_hold_all_settlements_each_worth_its_hoplites() -> None:
    t = voyage(held={"EPH": "A", "ARG": "A", "LIN": "A", "SAL": "A"})
    assert t.of("points", "A") == sum(GARRISON.values()) == 5


# --- throwing ---------------------------------------------------------------------------------------------------------


@rule("DEU-FIGHT-1")
def test_the_whole_crew_is_thrown() -> None:
    t = voyage("A", "sail", ships={"A": "F5"}, aboard={"A": 7}, chance=throw("5/1/1")).play("A raid RHO")
    assert dict(t.log())["threw"] == {"seat": "A", "down": 5, "edge": 1, "up": 1}


@rule("DEU-FIGHT-2", "DEU-DIFF-25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_each_way_of_landing_is_worth(edition: str) -> None:
    for crew, half_points, aboard in (("1/0/0", 2, 1), ("0/1/0", 1, 1), ("0/0/1", 0, 0)):
        t = voyage("A", "sail", edition=edition, ships={"A": "F5"}, aboard={"A": 1}, chance=throw(crew)).play(
            "A raid RHO"
        )
        counted = dict(t.log())["counted"]
        assert counted["points"] * 2 + counted["half"] == half_points
        assert t.of("aboard", "A") == aboard


@rule("DEU-FIGHT-3")
@pytest.mark.parametrize(("crew", "wins"), [("3/1/0", False), ("3/2/0", True), ("4/0/0", True)])
def test_halves_are_not_rounded(crew: str, wins: bool) -> None:
    count = sum(int(part) for part in crew.split("/"))
    t = voyage("A", "sail", ships={"A": "H3"}, aboard={"A": count}, chance=throw(crew)).play("A raid HAL")
    assert (t.question == "TakeTreasure") == wins


@rule("DEU-FIGHT-4")
def test_everybody_who_throws_loses_what_lies_skull_up_winner_or_not() -> None:
    t = voyage("A", "sail", ships=DUEL, aboard={"A": 6, "B": 5}, chance=throw("4/0/2", "1/1/3")).play("A sail C4")
    assert (t.hoplites("A"), t.hoplites("B")) == ((4, 6), (2, 8))
    t = voyage("A", "sail", ships={"A": "C5"}, display="P06 P16", aboard={"A": 8}, chance=throw("5/0/3")).play(
        "A sail C6"
    )
    assert t.hoplites("A") == (5, 5)


@rule("DEU-FIGHT-5")
def test_the_order_of_a_challenge() -> None:
    """Cards before, throw, cards after, losses, result, prize, relocation, pursuits, refill."""
    t = voyage(
        "A", "sail", ships=DUEL, aboard={"A": 3, "B": 2}, hands={"A": "A09 A08"}, display="P01 P16", pursuits="P15"
    )
    t.fix(throw("1/0/2", "0/0/2"))
    t.play("A sail C4", "A play A09", "A pass", "A play A08", "A card", "A relocate C1", "A claim P01 B")
    assert t.happened() == [
        "sailed",
        "challenged-ship",
        "played",
        "threw",
        "threw",
        "played",
        "counted",
        "counted",
        "won",
        "drew",
        "ship-relocated",
        "completed",
        "turned-up",
    ]


@rule("DEU-FIGHT-6", "DEU-Q20")
def test_without_hoplites_a_ship_has_zero_and_nothing_else_can_be_challenged() -> None:
    t = voyage("A", "sail", ships=DUEL, aboard={"A": 0, "B": 0}, chance=[]).play("A sail C4")
    assert (t.question, t.asks) == ("TakePrize", ["B"])
    t = voyage("A", "sail", ships={"A": "F5"}, aboard={"A": 0})
    assert t.refuses("A raid RHO") == ["DEU-Q20 nobody-aboard"]
    t = voyage("A", "sail", ships={"A": "F6"}, held={"LIN": "B"}, aboard={"A": 0})
    assert t.refuses("A seize LIN") == ["DEU-Q20 nobody-aboard"]
    t = voyage("A", "sail", ships={"A": "C5"}, display="P06 P16", aboard={"A": 0})
    assert t.refuses("A sail C6") == ["DEU-Q20 nobody-aboard"]
    t = voyage("A", "sail", ships=DUEL, aboard={"A": 0, "B": 1}, hands={"A": "A09"}, chance=throw("1/0/0"))
    t.play("A sail C4", "A play A09")
    assert t.asks == ["A"]


# --- ships ------------------------------------------------------------------------------------------------------------


@rule("DEU-SHIP-1")
def test_both_throw() -> None:
    t = voyage("A", "sail", ships=DUEL, aboard={"A": 2, "B": 3}, chance=throw("1/0/1", "1/1/1")).play("A sail C4")
    assert [facts["seat"] for key, facts in t.log() if key == "threw"] == ["A", "B"]
    t = voyage("A", "sail", dice="1 1 1 1 1", ships={"A": "C2", "B": "C4"}).play("A sail C3")
    assert t.refuses("A sail C4") == ["DEU-MOVE-1 no-steps-left"]


@rule("DEU-SHIP-2")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"), [("2/0/0", "1/1/0", "A"), ("1/1/0", "1/1/0", "B"), ("1/1/0", "2/0/0", "B")]
)
def test_the_higher_total_wins_and_a_tie_is_the_defenders(mine: str, theirs: str, winner: str) -> None:
    t = voyage("A", "sail", ships=DUEL, aboard={"A": 2, "B": 2}, chance=throw(mine, theirs)).play("A sail C4")
    assert (t.question, t.asks) == ("TakePrize", [winner])


@rule("DEU-SHIP-3")
@pytest.mark.parametrize("winner", ["A", "B"])
def test_the_winner_may_take_a_treasure_or_a_card_or_nothing(winner: str) -> None:
    loser = "B" if winner == "A" else "A"
    crews = throw("2/0/0", "0/0/2") if winner == "A" else throw("0/0/2", "2/0/0")
    t = voyage("A", "sail", ships=DUEL, aboard={"A": 2, "B": 2}, cargo={loser: "RED BLUE BLUE"}, chance=crews)
    t.play("A sail C4")
    assert t.options == ["take RED", "take BLUE", "card", "leave"]
    assert t.refuses(f"{winner} take GREEN") == ["DEU-SHIP-3 no-such-treasure"]
    t.play(f"{winner} take BLUE")
    assert (t.of("cargo", winner), t.of("cargo", loser)) == (["BLUE"], ["RED", "BLUE"])


@rule("DEU-SHIP-4", "DEU-SHIP-5", "DEU-DIFF-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("source", ["edition", "deck", "loser_hand"])
def test_where_the_card_of_the_prize_comes_from(edition: str, source: str) -> None:
    from_hand = source == "loser_hand" or (source == "edition" and edition == "english")
    about: dict[str, Any] = {
        "edition": edition,
        "options": {"ship_prize_card": source},
        "ships": DUEL,
        "aboard": {"A": 1, "B": 1},
    }
    t = voyage("A", "sail", hands={"B": "A12"}, deck="A14", **about, chance=[*throw("1/0/0", "0/0/1"), 0])
    t.play("A sail C4", "B pass", "B pass", "A card")
    assert t.of("hand", "A") == (["A12"] if from_hand else ["A14"])
    told = {seat: dict(t.log(seat)).get("stole", {}).get("cards") for seat in (None, "A", "B", "C")}
    assert told == ({None: [], "A": ["A12"], "B": ["A12"], "C": []} if from_hand else dict.fromkeys(told))


@rule("DEU-SHIP-6", "DEU-Q33")
def test_a_treasure_needs_room_or_a_hoplite_that_makes_it() -> None:
    t = voyage("A", "sail", ships=DUEL, aboard={"A": 9, "B": 1}, cargo={"A": "GREEN", "B": "RED"})
    t.fix(throw("9/0/0", "0/0/1")).play("A sail C4", "A take RED")
    assert (t.question, t.options) == ("MakeRoom", ["send", "leave"])
    t.play("A send")
    assert (t.hoplites("A"), t.of("cargo", "A")) == ((8, 2), ["RED", "GREEN"])
    full = "RED RED GREEN GREEN BLUE BLUE YELLOW YELLOW WHITE WHITE"
    t = voyage(
        "A", "sail", ships=DUEL, aboard={"A": 0, "B": 0}, cargo={"A": full, "B": "RED"}, hands={"A": "A09"}, chance=[]
    )
    t.play("A sail C4", "A play A09")
    assert t.options == ["card", "leave"]
    assert t.refuses("A take RED") == ["DEU-Q33 no-room"]


@rule("DEU-SHIP-7", "DEU-RELOC-4")
def test_the_winner_must_move_the_losers_ship_and_stays_himself() -> None:
    t = voyage("A", "sail", ships=DUEL, aboard={"A": 1, "B": 1}, chance=throw("1/0/0", "0/0/1")).play(
        "A sail C4", "A leave"
    )
    assert (t.question, t.asks, t.prompt_facts) == ("RelocateShip", ["A"], {"seat": "A", "foe": "B"})
    t.play("A relocate C1")
    assert t["ships"][:2] == ["C4", "C1"]


@rule("DEU-SHIP-8")
def test_active_and_inactive_players_challenge_each_other() -> None:
    t = voyage("B", "sail", active="A", ships={"B": "C3", "A": "C4"}, hands={"A": "A08"}).play("B sail C4")
    assert t.asks == ["A"]
    t = voyage("A", ships=DUEL, hands={"B": "A08"}).play("A do MOVE", "A sail C4")
    assert t.asks == ["B"]


# --- cities -----------------------------------------------------------------------------------------------------------


@rule("DEU-CITY-1")
def test_a_city_is_challenged_from_an_adjacent_square_in_the_own_window() -> None:
    assert voyage("A", ships={"A": "F5"}).refuses("A raid RHO") == ["DEU-ROUND-9 other-question"]
    assert voyage("A", "part", ships={"A": "F5"}).refuses("A raid RHO") == ["DEU-ROUND-4 other-question"]
    assert "raid RHO" in voyage("A", "sail", ships={"A": "F5"}).options
    assert voyage("A", "sail").refuses("A seize LIN") == ["DEU-CITY-1 not-next-to-settlement"]


@rule("DEU-CITY-2")
@pytest.mark.parametrize(
    ("city", "ship", "value"),
    [
        ("COR", "B3", 4),
        ("MYK", "C5", 4),
        ("SPA", "C7", 5),
        ("THE", "D5", 3),
        ("CRE", "E6", 3),
        ("RHO", "F5", 3),
        ("CYP", "I5", 3),
    ],
)
def test_the_total_must_reach_the_value(city: str, ship: str, value: int) -> None:
    for crew, wins in ((f"{value}/0/0", True), (f"{value - 1}/1/0", False)):
        t = voyage("A", "sail", ships={"A": ship}, aboard={"A": value}, hydra="H5", chance=throw(crew)).play(
            f"A raid {city}"
        )
        assert (t.question == "TakeTreasure") == wins


@rule("DEU-CITY-3")
def test_one_treasure_of_the_players_choice() -> None:
    t = voyage("A", "sail", ships={"A": "H3"}, aboard={"A": 5}, cities={"HAL": "RED RED BLUE"}, chance=throw("5/0/0"))
    t.play("A raid HAL")
    assert t.options == ["take RED", "take BLUE", "leave"]
    t.play("A take BLUE")
    assert (t.of("cargo", "A"), t["spaces"]["HAL-3"]) == (["BLUE"], None)


@rule("DEU-CITY-4", "DEU-Q33")
def test_a_full_shipboard_of_treasures_takes_none() -> None:
    full = "RED RED GREEN GREEN BLUE BLUE YELLOW YELLOW WHITE"
    about: dict[str, Any] = {"ships": {"A": "D5"}, "aboard": {"A": 1}, "cargo": {"A": full}, "cities": {"THE": "RED"}}
    t = voyage("A", "sail", hands={"A": "A08 A09"}, **about)
    t.fix(throw("0/0/1")).play("A raid THE", "A play A09", "A pass", "A play A08", "A take RED")
    assert len(t.of("cargo", "A")) == 10
    t = voyage("A", "sail", chance=throw("0/1/0"), **about)
    assert t.play("A raid THE").asks == ["B"]


@rule("DEU-CITY-5", "DEU-Q21")
def test_too_few_survivors_leave_the_settlement_to_its_owner() -> None:
    t = voyage(
        "A",
        "sail",
        ships={"A": "F7"},
        held={"SAL": "B"},
        aboard={"A": 4},
        hands={"A": "A08 A09"},
        chance=throw("1/0/3"),
    )
    t.play("A seize SAL", "A play A09", "A pass", "A play A08")
    assert t["held"]["SAL"] == "B"
    assert "too-few-left" in t.happened()
    assert t.hoplites("A") == (1, 9)


@rule("DEU-CITY-6")
def test_a_lost_challenge_costs_only_what_was_thrown() -> None:
    t = voyage("A", "sail", ships={"A": "F5"}, aboard={"A": 3}, chance=throw("1/1/1")).play("A raid RHO")
    assert (t.of("ships", "A"), t.hoplites("A"), t.asks) == ("F5", (2, 8), ["B"])


@rule("DEU-CITY-7", "DEU-Q22")
def test_an_empty_city_cannot_be_challenged() -> None:
    t = voyage("A", "sail", ships={"A": "D5"}, cargo={"B": "RED"}, cities={"THE": ""})
    assert t.refuses("A raid THE") == ["DEU-CITY-7 city-empty"]


# --- relocation -------------------------------------------------------------------------------------------------------


def beaten(**about: Any) -> Voyage:
    ships = {"A": "D4", "B": "C4"}
    t = voyage("A", "sail", **{"ships": ships, "aboard": {"A": 1, "B": 1}, "hydra": "H5", **about})
    return t.fix(throw("1/0/0", "0/0/1")).play("A sail C4", *["B pass"] * (2 if "hands" in about else 0), "A leave")


@rule("DEU-RELOC-1", "DEU-Q25")
def test_the_path_has_exactly_three_steps_and_visits_no_square_twice() -> None:
    t = beaten()
    assert t.refuses("A relocate C2") == ["DEU-RELOC-1 not-that-far"]
    assert t.refuses("A relocate C4") == ["DEU-RELOC-1 not-that-far"]
    assert "B4" in t.moves("relocate")


@rule("DEU-RELOC-2", "DEU-DIFF-23")
def test_the_end_square_must_be_free_but_the_path_may_cross() -> None:
    t = beaten(ships={"A": "D4", "B": "C4", "C": "C3"}, hydra="C5")
    assert t.refuses("A relocate C3") == ["DEU-RELOC-2 square-occupied"]
    assert t.refuses("A relocate C5") == ["DEU-RELOC-2 square-occupied"]
    assert {"C1", "C7"} <= set(t.moves("relocate"))


@rule("DEU-RELOC-3")
def test_the_hydra_is_moved_over_open_sea_to_open_sea() -> None:
    t = voyage("A", "sail", ships={"A": "C4", "D": "C2"}, hydra="C3", display="P06 P16", chance=throw("10/0/0"))
    t.play("A sail C3")
    squares = t.moves("relocate")
    assert squares == ["B2", "D3", "A3", "B4", "D4", "C5"] or "C1" not in squares
    assert not {"D2", "D1", "B1", "C2"} & set(squares)
    assert t.refuses("A relocate D2") == ["DEU-RELOC-1 not-that-far"]


@rule("DEU-RELOC-4", "DEU-Q37")
@pytest.mark.parametrize(("seats", "chooser"), [(2, "B"), (3, "C"), (4, "D")])
def test_the_right_neighbour_moves_who_lost_to_the_hydra(seats: int, chooser: str) -> None:
    t = voyage("A", "sail", seats=seats, ships={"A": "C5"}, display="P06 P16", aboard={"A": 1}, chance=throw("1/0/0"))
    t.play("A sail C6")
    assert (t.question, t.asks) == ("RelocateShip", [chooser])


@rule("DEU-RELOC-5", "DEU-Q26")
def test_without_any_free_square_the_ship_stays_and_does_not_fight() -> None:
    """A7, A6 and A5 are taken, and A4 too."""
    ships = {"A": "A6", "B": "A7", "C": "A5", "D": "A4"}
    t = voyage("A", "sail", ships=ships, aboard={"A": 1, "B": 1}, chance=throw("1/0/0", "0/0/1"))
    t.play("A sail A7", "A leave")
    assert t.of("ships", "B") == "A6"
    t = voyage("A", "sail", ships={"A": "A6", "B": "A7", "C": "A5", "D": "A4"}, aboard={"A": 1, "B": 1})
    t.state.ships[0] = t.state.ships[1]
    t.state.hydra = t.setting.names["square"].index("A6")
    t.state.call(Relocation(1, 0))
    t.state.run()
    assert t["ships"][:2] == ["A7", "A7"]
    assert t["pushed"][1] is True


@rule("DEU-RELOC-6", "DEU-Q10")
def test_a_relocation_triggers_nothing_until_the_next_window() -> None:
    """Put on an anchor with a treasure aboard: no delivery in a poll, but with zero steps in the own window."""
    about: dict[str, Any] = {
        "ships": {"A": "D3", "B": "C3"},
        "aboard": {"A": 1, "B": 1},
        "cargo": {"B": "GREEN"},
        "display": "P01 P12",
    }
    t = voyage("A", "sail", **about, chance=throw("1/0/0", "0/0/1"))
    t.play("A sail C3", "A leave", "A relocate D1", "A claim P01 B")
    assert t["pushed"] == [False, True, False, False]
    assert (t.question, t.asks) == ("ChoosePart", ["B"])
    t.play("B embark")
    assert t["pushed"][1] is False
    assert "claim P12 A" in t.options


@rule("DEU-RELOC-6")
def test_a_relocated_attacker_has_finished_his_window() -> None:
    """Even with a card in hand that he could play."""
    t = voyage("A", "sail", ships=DUEL, aboard={"A": 1, "B": 1}, hands={"A": "A03"}, chance=throw("0/0/1", "1/0/0"))
    t.play("A sail C4", "A pass", "A pass", "B leave", "A pass", "B relocate C1")
    assert (t["sailor"], t.asks) == (None, ["B"])


@rule("DEU-Q44")
def test_a_mover_who_wins_may_still_deliver_complete_and_play() -> None:
    t = voyage(
        "A", "sail", ships={"A": "D3", "B": "D2"}, aboard={"A": 2, "B": 1}, cargo={"A": "RED"}, hands={"A": "A03"}
    )
    t.fix(throw("2/0/0", "0/0/1")).play("A sail D2", "A pass", "A pass", "A leave", "A relocate C4")
    assert t.options == ["stop", "deliver RED", "play A03"]
    assert t["adventure"] is True
