"""The turn and the Kylix: DEU-ROUND-1 to 15, DEU-KYLIX-1 to 12."""

from __future__ import annotations

from typing import Any

import pytest

from games.deukalion.position import EDITIONS, POINTS, SEATS, shake, throw, voyage
from kylix.core.chance import Chance
from kylix.kit.registry import game
from kylix.testing import rule


@rule("DEU-ROUND-1", "DEU-ROUND-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats: int) -> None:
    t = voyage("A", seats=seats, dice="1 2 1 1 1", chance=shake(*[2] * 5 * seats))
    order = []
    for _ in range(seats):
        order.append(t["active"])
        t.play(f"{t['active']} end")
        while t.question == "ChoosePart":
            t.play(f"{t.asks[0]} pass")
        t.play(f"{t.asks[0]} rotate 0")
    assert order == list(SEATS[:seats])
    assert t["turn"] == seats + 1


@rule("DEU-ROUND-2", "DEU-ROUND-3", "DEU-ROUND-8")
def test_a_turn_has_its_phases_in_order() -> None:
    """Shake, the others clockwise from the left, the rotation, the actions."""
    t = voyage("A", dice="1 2 1 1 1", active="A").fix(shake(1, 2, 3, 1, 2)).play("A end")
    assert t["dice"] == [1, 2, 3, 1, 2]
    seen = []
    while t["active"] == "B" and t.question != "ChooseAction":
        seen.append((t.question, t.asks[0]))
        t.play(f"{t.asks[0]} {'pass' if t.question == 'ChoosePart' else 'rotate 1'}")
    assert seen == [("ChoosePart", "C"), ("ChoosePart", "D"), ("ChoosePart", "A"), ("PlaceKylix", "B")]
    assert (t.question, t.asks) == ("ChooseAction", ["B"])


@rule("DEU-ROUND-3")
def test_nobody_acts_out_of_order() -> None:
    t = voyage("B", "part", active="A")
    assert t.refuses("C embark") == ["DEU-ROUND-3 not-asked"]


@rule("DEU-ROUND-4")
def test_an_inactive_player_sails_or_forgoes_or_does_nothing() -> None:
    t = voyage("B", "part", dead={"B": 3})
    assert t.options == ["embark", "pass", "forgo 0", "forgo 1", "forgo 2"]
    t.play("B pass")
    assert t.asks == ["C"]
    t = voyage("B", "part", dead={"B": 3}).play("B forgo 2")
    assert (t.asks, t.hoplites("B")) == (["C"], (9, 1))


@rule("DEU-ROUND-5")
def test_forgoing_opens_no_claim_poll() -> None:
    """Nine hoplites at Cyprus would do, but what sailing allows is given up."""
    t = voyage("B", "part", ships={"B": "I5"}, aboard={"B": 7}, display="P02 P16").play("B forgo 2")
    assert t.asks == ["C"]
    assert t.question == "ChoosePart"


@rule("DEU-ROUND-5")
def test_forgoing_brings_no_more_than_there_are_and_than_fit() -> None:
    t = voyage("B", "part", dead={"B": 1})
    assert t.refuses("B forgo 2") == ["DEU-ROUND-5 too-many-back"]
    assert t.facts("B forgo 2") == {"count": 2, "most": 1}


@rule("DEU-ROUND-6", "DEU-Q3")
def test_an_inactive_player_may_do_all_that_sailing_offers() -> None:
    """Found, seize, raid, fight a ship, hunt the Hydra, visit the Styx, deliver, complete."""
    assert "found LIN" in voyage("B", "sail", ships={"B": "F6"}).options
    assert "seize SAL" in voyage("B", "sail", ships={"B": "F7"}, held={"SAL": "C"}).options
    assert "raid RHO" in voyage("B", "sail", ships={"B": "F5"}).options
    hunt = voyage("B", "sail", ships={"B": "C5"}, display="P06 P16", chance=throw("10/0/0")).play("B sail C6")
    assert hunt["earned"] == ["P06"]
    assert voyage("B", "sail", ships={"B": "B2"}, dead={"B": 1}).play("B sail B1").question == "ReclaimAtStyx"
    docked = voyage("B", "sail", ships={"B": "D2"}, cargo={"B": "RED BLUE"}, display="P01 P16").options
    assert {"deliver BLUE", "claim P01 A"} <= set(docked)
    fight = voyage("B", "sail", ships={"B": "H3"}, hands={"B": "A04"}).play("B sail H4")
    assert fight.question == "PlayBeforeThrow"


@rule("DEU-ROUND-7")
def test_a_displaced_ship_still_has_its_window_and_sails_from_where_it_is() -> None:
    t = voyage("B", "part", ships={"B": "H3", "C": "H4"}, aboard={"B": 2, "C": 1}, chance=throw("2/0/0", "0/0/1"))
    t.play("B embark", "B sail H4", "B leave", "B relocate H5")
    assert t.asks == ["C"]
    t.play("C embark", "C sail H6")
    assert t.of("ships", "C") == "H6"


@rule("DEU-ROUND-8", "DEU-KYLIX-7")
def test_the_rotation_is_chosen_after_the_others_and_final() -> None:
    t = voyage("D", "part", active="A", dice="1 1 2 3 1").play("D pass")
    assert (t.question, t.asks) == ("PlaceKylix", ["A"])
    t.play("A rotate 1")
    assert t.refuses("A rotate 2") == ["DEU-ROUND-9 other-question"]


@rule("DEU-ROUND-9")
def test_the_four_actions_come_in_any_order_each_once() -> None:
    t = voyage("A", dead={"A": 1})
    assert t.options == ["end", "do CARD", "do HYDRA", "do HOPLITES", "do MOVE"]
    t.play("A do HOPLITES", "A reclaim 1")
    assert t.refuses("A do HOPLITES") == ["DEU-ROUND-9 action-done"]
    t.play("A do MOVE", "A stop", "A do HYDRA", "A stop")
    assert t.options == ["end", "do CARD"]
    t.fix(shake(1, 1, 1, 1, 1)).play("A do CARD")
    assert t["active"] == "B"


@rule("DEU-ROUND-10", "DEU-Q4")
def test_the_card_action_is_compulsory() -> None:
    """Ending the turn carries it out; then cards and pursuits are left, but no other action."""
    t = voyage("A", dice="3 3 1 1 1", deck="A06", dead={"A": 2}).play("A end")
    assert t.of("hand", "A") == ["A06"]
    assert t.options == ["end", "play A06"]
    t.play("A play A06", "A reclaim 2").fix(shake(1, 1, 1, 1, 1))
    assert t["active"] == "B"


@rule("DEU-ROUND-10")
def test_hydra_hoplites_and_move_may_be_left_out_or_used_partly() -> None:
    t = voyage("A", dice="3 2 3 3 3", dead={"A": 3}, chance=shake(1, 1, 1, 1, 1))
    t.play("A do HOPLITES", "A reclaim 1", "A do MOVE", "A sail G3", "A stop", "A end")
    assert (t.hoplites("A"), t.of("ships", "A"), t["hydra"], t["active"]) == ((8, 2), "G3", "C6", "B")


@rule("DEU-ROUND-11", "DEU-Q5")
def test_actions_are_not_split() -> None:
    t = voyage("A").play("A do MOVE", "A sail G3")
    assert t.refuses("A do HYDRA") == ["DEU-MOVE-1 other-question"]
    t.play("A stop")
    assert t.refuses("A do MOVE") == ["DEU-ROUND-9 action-done"]


@rule("DEU-ROUND-12", "DEU-Q6")
def test_one_adventure_in_a_window() -> None:
    """H6 touches Lindos and Cyprus."""
    t = voyage("A", "sail", ships={"A": "H6"}, hands={"A": "A04"})
    assert {"found LIN", "raid CYP"} <= set(t.options)
    t.play("A found LIN")
    assert t.refuses("A raid CYP") == ["DEU-ROUND-12 adventure-used"]


@rule("DEU-ROUND-13")
def test_pursuits_are_no_adventures_and_not_limited() -> None:
    t = voyage("A", "sail", ships={"A": "I5"}, display="P02 P15", aboard={"A": 10})
    t.play("A claim P02 B", "A claim P15 B", "A raid CYP")
    assert t.of("points", "A") == POINTS["P02"] + POINTS["P15"]


@rule("DEU-ROUND-14")
def test_the_active_player_need_not_move_nor_have_an_adventure() -> None:
    t = voyage("A", ships={"A": "F5"}).play("A do MOVE", "A stop")
    assert t.of("ships", "A") == "F5"
    t = voyage("A", ships={"A": "F5"}).play("A do MOVE", "A sail F4", "A stop")
    assert t.question == "ChooseAction"


@rule("DEU-KYLIX-1")
def test_five_dice_with_ones_twos_and_threes() -> None:
    counts = {1: 0, 2: 0, 3: 0}
    for seed in range(200):
        s = game("deukalion").setting(2, {"start_player": "A"}).start(Chance(seed), recorded=False)
        s.play(0, "anchor D1")
        s.play(1, "anchor F1")
        dice = s.view(None)["dice"]
        assert len(dice) == 5
        for die in dice:
            counts[die] += 1
    assert all(280 < count < 390 for count in counts.values())


@rule("DEU-KYLIX-2", "DEU-KYLIX-3")
def test_all_dice_are_seen_by_all_before_the_others_decide() -> None:
    t = voyage("B", "part", dice="3 1 2 3 1")
    for seat in [None, *SEATS]:
        assert t.sees(seat, "dice") == [3, 1, 2, 3, 1]


@rule("DEU-KYLIX-4", "DEU-KYLIX-5", "DEU-KYLIX-12")
def test_the_centre_die_is_for_the_others_the_outer_dice_for_the_active_player() -> None:
    t = voyage("B", "sail", dice="1 3 3 3 3")
    assert t["steps"] == 1
    t = voyage("A", dice="1 2 2 2 3").play("A do MOVE")
    assert t["steps"] == 3


@rule("DEU-KYLIX-6")
def test_equal_rotations_are_offered_once() -> None:
    t = voyage("A", "kylix", dice="1 2 3 2 3")
    assert t.options == ["rotate 0", "rotate 1"]
    assert t.refuses("A rotate 2") == ["DEU-KYLIX-6 same-rotation"]


@rule("DEU-KYLIX-8")
def test_card_die_one_all_draw_before_anybody_plays() -> None:
    """The Oracle that B plays takes nothing from C's draw."""
    t = voyage("A", seats=3, dice="3 1 3 2 3", deck="A14 A08 A09 A10").play("A do CARD", "B play A14")
    assert t["fresh"] == [[], ["A09", "A10"], ["A08"]]
    assert t.sees("B", "fresh") == [0, ["A09", "A10"], 1]


@rule("DEU-KYLIX-9")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_the_hydra_die_is_how_far_the_hydra_may_swim(die: int) -> None:
    t = voyage("A", dice=f"3 2 {die} 2 3").play(
        "A do HYDRA", *[f"A swim {square}" for square in ("C5", "C4", "C3")[:die]]
    )
    assert t["hydra"] == ("C5", "C4", "C3")[die - 1]
    assert t.question == "ChooseAction"


@rule("DEU-KYLIX-10")
def test_the_hoplites_die_is_how_many_may_come_back() -> None:
    assert voyage("A", dice="3 2 3 2 3", dead={"A": 5}).play("A do HOPLITES").moves("reclaim") == ["0", "1", "2"]
    t = voyage("A", dice="3 2 3 3 3", aboard={"A": 8}, cargo={"A": "RED"}).play("A do HOPLITES")
    assert t.moves("reclaim") == ["0", "1"]
    assert t.refuses("A reclaim 2") == ["DEU-KYLIX-10 too-many-back"]


@rule("DEU-KYLIX-11", "DEU-DIFF-6", "DEU-Q42")
@pytest.mark.parametrize("edition", EDITIONS)
def test_treasures_are_dumped_anywhere_in_the_english_edition(edition: str) -> None:
    """By die, by forgoing and by card; never more than needed, and for nothing."""
    about: dict[str, Any] = {"edition": edition, "aboard": {"A": 7}, "cargo": {"A": "RED GREEN BLUE"}}
    t = voyage("A", dice="3 2 3 3 3", **about).play("A do HOPLITES")
    if edition == "continental":
        assert t.question == "ChooseAction"
        assert "forgo 1" not in voyage("A", "part", **about).options
        assert "play A06" not in voyage("A", hands={"A": "A06"}, **about).options
        return
    t.play("A reclaim 2", "A give RED")
    assert t.options == ["give GREEN", "give BLUE"]
    t.play("A give BLUE")
    assert (t.hoplites("A"), t.of("cargo", "A"), t.of("points", "A")) == ((9, 1), ["GREEN"], 0)
    t = voyage("A", "part", **about).play("A forgo 2")
    assert t.question == "DumpTreasure"
    t = voyage("A", hands={"A": "A06"}, **about).play("A play A06", "A reclaim 1")
    assert t.options == ["give RED", "give GREEN", "give BLUE"]


@rule("DEU-KYLIX-12")
def test_the_move_die_is_the_allowance() -> None:
    t = voyage("A", dice="3 2 3 3 1").play("A do MOVE", "A sail G3")
    assert t.refuses("A sail G4") == ["DEU-MOVE-1 no-steps-left"]
