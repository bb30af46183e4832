"""The end, the editions and the options: DEU-END-1 to 3, DEU-DIFF-1 to 29, the rulings with options."""

from __future__ import annotations

from typing import Any

import pytest

import kylix
from games.deukalion.position import COLOURS, EDITIONS, SPEC, shake, throw, voyage
from kylix.kit.registry import game
from kylix.testing import rule

SINGLE = {
    "anchor_safe": ("anchor_safe", False, True),
    "hydra_attack_from_hand": ("hydra_from_hand", True, False),
    "ship_prize_card": ("prize_from_hand", False, True),
    "defence_counts": ("defence_counts", True, False),
    "delivery_compulsory": ("delivery_compulsory", False, True),
    "dump_anywhere": ("dump_anywhere", False, True),
    "leave_hoplites": ("leave_hoplites", False, True),
}


@rule("DEU-END-1", "DEU-END-2")
def test_nothing_pending_is_resolved() -> None:
    """The treasure delivered last is not even put down, and the display not refilled."""
    t = voyage("A", "sail", ships={"A": "D2"}, cargo={"A": "RED", "B": "BLUE"}, cities={"COR": ""}, honour={"A": 11})
    t.play("A deliver RED")
    assert (t.s.over, t.of("cargo", "A"), t["winners"], t.result) == (True, ["RED"], ["A"], "target")
    t = voyage("A", "sail", ships={"A": "I5"}, display="P02 P16", honour={"A": 10}).play("A claim P02 B")
    assert (t.s.over, t["display"]) == (True, [None, "P16"])
    assert t.options == []
    assert t.refuses("A stop") == ["DEU-END-1 over"]


@rule("DEU-END-1")
def test_the_game_ends_on_another_players_turn_and_in_a_fight() -> None:
    t = voyage("A", ships={"B": "C5"}, honour={"B": 11}, chance=throw("5/0/5")).play("A do HYDRA", "A swim C5")
    assert (t.s.over, t["winners"], t.s.ranking()) == (True, ["B"], [2, 1, 2, 2])


@rule("DEU-END-3", "DEU-Q27")
@pytest.mark.parametrize(("points", "winners"), [((11, 11), ["A", "B"]), ((11, 10), ["A"])])
def test_two_who_reach_the_target_together(points: tuple[int, int], winners: list[str]) -> None:
    ships, cargo = {"A": "F1", "B": "I5", "C": "D2"}, {"A": "GREEN", "C": "RED"}
    honour = {"A": points[0], "B": points[1]}
    t = voyage("C", "sail", ships=ships, cargo=cargo, display="P01 P16", pursuits="P02", honour=honour)
    t.play("C claim P01 A", "A claim P02 A", "B claim P02 B")
    assert (t.s.over, t["winners"]) == (True, winners)
    assert [seat for seat, place in zip("ABCD", t.s.ranking(), strict=True) if place == 1] == winners


@rule("DEU-Q38", "DEU-ROUND-15")
def test_a_limit_of_turns_by_option() -> None:
    t = voyage("A", options={"max_turns": 1}, honour={"B": 2, "C": 2}).play("A end")
    assert (t.s.over, t.result, t["winners"]) == (True, "turn_limit", ["B", "C"])
    t = voyage("A", honour={"B": 2}, chance=shake(1, 1, 1, 1, 1)).play("A end")
    assert not t.s.over


@rule("DEU-DIFF-1", "DEU-DIFF-2", "DEU-DIFF-3", "DEU-DIFF-4", "DEU-DIFF-5", "DEU-DIFF-6", "DEU-DIFF-10")
@pytest.mark.parametrize("option", SINGLE)
def test_an_edition_sets_seven_switches_and_each_can_be_set_alone(option: str) -> None:
    name, continental, english = SINGLE[option]

    def switch(**options: object) -> bool:
        return bool(getattr(game("deukalion").setting(2, options).tables.switch, name))

    assert switch() is continental
    assert switch(edition="continental") is continental
    assert switch(edition="english") is english
    values = {"deck": False, "loser_hand": True} if option == "ship_prize_card" else {"on": True, "off": False}
    for edition in EDITIONS:
        for value, expected in values.items():
            assert switch(edition=edition, **{option: value}) is expected
    others = {other: spec for other, spec in SINGLE.items() if other != option}
    for other, (field, standard, _) in others.items():
        value = "loser_hand" if option == "ship_prize_card" else "on"
        assert getattr(game("deukalion").setting(2, {option: value}).tables.switch, field) is standard, other


@rule("DEU-DIFF-7", "DEU-Q1")
def test_five_colours_or_by_option_three() -> None:
    assert {treasure.id: treasure.count for treasure in SPEC.treasure} == dict.fromkeys(COLOURS, 3)
    tables = game("deukalion").setting(2, {"three_colours": True}).tables
    assert [tables.treasures.count(colour) for colour in range(5)] == [5, 5, 5, 0, 0]
    options = {"three_colours": True}
    t = voyage("A", "sail", options=options, ships={"A": "D2"}, cargo={"A": "RED BLUE"}, display="P04 P05")
    assert {"claim P04 A", "claim P05 A"} <= set(t.options)
    t = voyage("A", "sail", ships={"A": "D2"}, cargo={"A": "RED BLUE"}, display="P04 P05")
    assert t.moves("claim") == []


@rule("DEU-DIFF-17")
def test_five_anchors_and_two_styx_squares() -> None:
    rows = [mark for row in SPEC.board.rows() for mark in row]
    assert (rows.count("anc"), rows.count("STX"), len(rows)) == (5, 2, 63)


@rule("DEU-DIFF-20", "DEU-DIFF-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_adventure_and_any_pursuits_in_both_editions(edition: str) -> None:
    t = voyage("A", "sail", edition=edition, ships={"A": "I5"}, display="P02 P16", hands={"A": "A04"})
    t.fix(throw("8/0/2")).play("A raid CYP", "A pass", "A pass", "A leave", "A claim P02 B")
    assert t.of("points", "A") == 2
    t = voyage("A", "sail", edition=edition, ships={"A": "H6"}, hands={"A": "A04"}).play("A found LIN")
    assert t.refuses("A raid CYP") == ["DEU-ROUND-12 adventure-used"]


@rule("DEU-DIFF-22", "DEU-Q35")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_others_sail_up_to_the_centre_die_not_exactly(edition: str) -> None:
    t = voyage("B", "sail", edition=edition, dice="3 1 1 1 1").play("B sail H3")
    assert "stop" in t.options


@rule("DEU-DIFF-26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_the_start_one_ship_on_an_anchor_in_both_editions(edition: str) -> None:
    s = kylix.new("deukalion", seats=2, seed=1, options={"edition": edition, "start_player": "A"})
    s.play(0, "anchor D1")
    assert "anchor D1" not in [s.text(move) for move in s.options(1)]


@rule("DEU-DIFF-27")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("die", "drawn"), [(1, [0, 1]), (2, [0, 0]), (3, [1, 0])])
def test_the_card_die_reads_the_same_in_both_editions(edition: str, die: int, drawn: list[int]) -> None:
    t = voyage("A", seats=2, edition=edition, dice=f"1 {die} 1 1 1", deck="A08").play("A do CARD")
    if t.question == "PlayReceived":
        t.play("B pass")
    assert [len(hand) for hand in t["hand"]] == drawn


# --- rulings without a chapter of their own ---------------------------------------------------------------------------


@rule("DEU-Q14")
def test_pursuits_at_their_moments_only() -> None:
    """Not when pushed next to a city, not before the rotation, not in the choice of a part."""
    about: dict[str, Any] = {"ships": {"A": "I5"}, "display": "P02 P16"}
    assert voyage("A", pushed="A", **about).refuses("A claim P02 B") == ["DEU-RELOC-6 pushed"]
    for asks in ("part", "kylix"):
        assert voyage("A", asks, **about).moves("claim") == []


@rule("DEU-Q28")
def test_honour_is_granted_without_cards_left() -> None:
    t = voyage("A", "sail", seats=2, ships={"A": "D2"}, cargo={"A": "RED BLUE"}, honour={"A": 7, "B": 7})
    assert t["supply"] == 0
    t.play("A deliver RED")
    assert (t["supply"], t["honour"]) == (0, [8, 7])


@rule("DEU-Q34")
def test_hoplites_of_a_player_are_alike() -> None:
    """A throw is told and kept as numbers."""
    t = voyage("A", "sail", ships={"A": "F5"}, aboard={"A": 3}, hands={"A": "A08"}, chance=throw("1/1/1"))
    t.play("A raid RHO", "A pass")
    assert t["thrown"] == [1, 1, 1, 0]


@rule("DEU-Q36")
def test_only_the_present_square_matters() -> None:
    t = voyage("C", "part", active="A", ships={"C": "F5"}).play("C embark")
    assert "raid RHO" in t.options


@rule("DEU-Q25")
def test_a_relocation_may_end_next_to_its_start() -> None:
    t = voyage("A", "sail", ships={"A": "D4", "B": "C4"}, aboard={"A": 1, "B": 1}, chance=throw("1/0/0", "0/0/1"))
    t.play("A sail C4", "A leave")
    assert {"B4", "C3", "C5", "D4"} <= set(t.moves("relocate"))


@rule("DEU-FIGHT-2")
@pytest.mark.parametrize(
    ("p_edge", "landing"), [(-1, [2, 2, 1]), (20, [2, 2, 1]), (0, [1, 1, 0]), (100, [0, 0, 1]), (50, [1, 1, 2])]
)
def test_the_share_of_the_edge_by_option(p_edge: int, landing: list[int]) -> None:
    found = game("deukalion").setting(2, {"p_edge": p_edge}).tables.landing
    assert [found.count(result) for result in range(3)] == landing
