"""Where the printed rules can be read in two ways: the ruling, and the option for the other reading."""

from __future__ import annotations

from typing import Any

import pytest

from games.deukalion.position import EDITIONS, POINTS, SPEC, Voyage, shake, throw, voyage
from kylix.games.deukalion.about import hint
from kylix.kit.registry import game
from kylix.kit.words import Words
from kylix.testing import rule

# --- DEU-Q41: claiming and then moving on -----------------------------------------------------------------------------


@rule("DEU-Q41", "DEU-PURSUIT-17")
def test_a_pursuit_before_the_move_leaves_the_move_unless_the_option_says_otherwise() -> None:
    about: dict[str, Any] = {"ships": {"A": "I5"}, "display": "P02 P16", "hands": {"A": "A04"}}
    t = voyage("A", **about).play("A claim P02 B", "A do MOVE")
    assert "sail H5" in t.options
    t = voyage("A", options={"pursuit_ends_move": "turn"}, **about).play("A claim P02 B", "A do MOVE")
    assert t.refuses("A sail H5") == ["DEU-MOVE-9 movement-ended"]
    assert t.refuses("A play A04") == ["DEU-Q18 card-not-now"]
    assert "raid CYP" in t.options, "the rest of a voyage is left"


@rule("DEU-Q41")
def test_the_next_turn_knows_nothing_of_it() -> None:
    about: dict[str, Any] = {"ships": {"A": "I5"}, "display": "P02 P16", "options": {"pursuit_ends_move": "turn"}}
    t = voyage("A", seats=2, chance=shake(3, 1, 1, 1, 1), **about).play("A claim P02 B", "A end")
    t.play("A embark")
    assert "sail H5" in t.options
    t = voyage("A", **about).play("A do MOVE", "A stop", "A claim P02 B", "A end")
    assert t["course"] == 2


# --- DEU-Q9: the Styx without reclaiming ------------------------------------------------------------------------------


@rule("DEU-Q9", "DEU-STYX-6")
@pytest.mark.parametrize(("value", "honour", "choices"), [("reclaim", 0, ["0", "4"]), ("majority", 2, list("01234"))])
def test_the_majority_at_the_styx_by_option(value: str, honour: int, choices: list[str]) -> None:
    t = voyage("A", "sail", options={"styx_bonus": value}, ships={"A": "B2"}, dead={"A": 4, "B": 1}).play("A sail B1")
    assert t.moves("reclaim") == choices
    t.play("A reclaim 0")
    assert (t.of("honour", "A"), t.of("underworld", "A")) == (honour, 4)
    t = voyage("A", "sail", options={"styx_bonus": value}, ships={"A": "B2"}, dead={"A": 4, "B": 4}).play("A sail B1")
    assert t.play("A reclaim 4").of("honour", "A") == 0, "a tie earns nothing"


@rule("DEU-STYX-4")
def test_the_styx_says_what_is_at_stake() -> None:
    t = voyage("A", "sail", ships={"A": "B2"}, dead={"A": 4, "B": 1}, cargo={"A": "RED RED GREEN BLUE"})
    t.play("A sail B1")
    assert t.setting.shown(t.s, 0)["derived"]["stake"] == {"honour": 2, "least": 1}
    t = voyage("A", "sail", seats=2, ships={"A": "B2"}, dead={"A": 4, "B": 1}).play("A sail B1")
    assert t.setting.shown(t.s, 1)["derived"]["stake"] == {"honour": 1, "least": 4}
    t = voyage("A", "sail", ships={"A": "B2"}, dead={"A": 4, "B": 4}).play("A sail B1")
    assert t.setting.shown(t.s, 0)["derived"]["stake"] is None


# --- DEU-Q18: cards before the rotation -------------------------------------------------------------------------------


@rule("DEU-Q18", "DEU-ACTION-3")
def test_cards_may_be_played_before_the_kylix_is_set_down() -> None:
    """The Oracle shows its cards, and the Ferry brings its hoplites, before the dice are given to the actions."""
    about: dict[str, Any] = {"hands": {"A": "A04 A06 A14"}, "dead": {"A": 3}, "deck": "A08 A09"}
    t = voyage("A", "kylix", **about)
    assert t.moves("play") == ["A06", "A14"]
    assert t.refuses("A play A04") == ["DEU-Q18 card-not-now"]
    t.play("A play A14")
    assert (t.question, t.of("hand", "A"), t["fresh"]) == ("PlaceKylix", ["A04", "A06", "A08", "A09"], [])
    t.play("A play A06", "A reclaim 2")
    assert (t.question, t.hoplites("A"), t["gained"]) == ("PlaceKylix", (9, 1), 0)
    t.play("A rotate 1")
    assert t.question == "ChooseAction"


@rule("DEU-Q18")
def test_by_option_no_card_before_the_kylix_is_set_down() -> None:
    t = voyage("A", "kylix", options={"cards_before_rotation": False}, hands={"A": "A14"})
    assert t.moves("play") == []
    assert t.refuses("A play A14") == ["DEU-Q18 card-not-now"]


# --- DEU-Q14: a treasure won in defence -------------------------------------------------------------------------------


@rule("DEU-Q14", "DEU-PURSUIT-14")
@pytest.mark.parametrize("called", [False, True])
def test_a_defender_at_anchor_who_wins_a_treasure_is_called_by_option(called: bool) -> None:
    """Continental edition: B lies on D2, wins the red treasure of A, and P01 wants one."""
    t = voyage(
        "A",
        "sail",
        options={"treasure_calls": called},
        ships={"A": "D3", "B": "D2"},
        aboard={"A": 1, "B": 1},
        cargo={"A": "RED"},
        display="P01 P16",
    )
    t.fix(throw("0/0/1", "1/0/0")).play("A sail D2", "B take RED", "B relocate B3", "B decline")
    if not called:
        assert (t.question, t.asks) == ("ChoosePart", ["B"])
        return
    assert (t.question, t.asks, t.options) == ("ClaimPoll", ["B"], ["decline", "claim P01 A"])
    t.play("B claim P01 A")
    assert (t.of("points", "B"), t["gained"]) == (2, 0)


# --- DEU-PURSUIT-11: hoplites left ------------------------------------------------------------------------------------


@rule("DEU-PURSUIT-11", "DEU-STYX-9", "DEU-Q13", "DEU-DIFF-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_pursuits_send_hoplites_to_the_underworld_in_the_english_edition_only(edition: str) -> None:
    """P15 asks to leave some; an option sets it against the edition."""
    (side,) = [side for side in SPEC.side if side.id == "P15-B"]
    for value, leaves in (("edition", edition == "english"), ("on", True), ("off", False)):
        t = voyage(
            "A", "sail", edition=edition, options={"leave_hoplites": value}, ships={"A": "I5"}, display="P15 P16"
        )
        t.play("A claim P15 B")
        gone = side.give if leaves else 0
        assert (t.hoplites("A"), t.of("points", "A")) == ((10 - gone, gone), POINTS["P15"])
        assert t.setting.shown(t.s, 0)["derived"]["leave_hoplites"] is leaves


# --- DEU-Q45: the Balm and the Aegis ----------------------------------------------------------------------------------


@rule("DEU-Q45")
def test_hoplites_saved_by_the_balm_are_not_thrown_again() -> None:
    about: dict[str, Any] = {"ships": {"A": "F5"}, "aboard": {"A": 4}, "hands": {"A": "A10 A11"}}
    t = voyage("A", "sail", chance=throw("1/0/3"), **about).play("A raid RHO", "A pass", "A play A11")
    assert t["thrown"] == [0, 1, 0, 3]
    assert t.refuses("A play A10") == ["DEU-ACTION-6 card-without-effect"]
    t = voyage("A", "sail", chance=throw("1/0/3", "2/0/1"), **about).play("A raid RHO", "A pass", "A play A10")
    t.play("A rethrow 3", "A play A11")
    assert t["thrown"] == [0, 3, 0, 1]


# --- DEU-FIGHT-5, DEU-PURSUIT-14: in hand in time; between two steps --------------------------------------------------


@rule("DEU-FIGHT-5", "DEU-PURSUIT-7")
def test_a_card_won_in_defence_is_in_hand_before_the_display_is_refilled() -> None:
    """B at Corinth wins a card and P01; P03 comes up, and B and C can both complete it: neither takes it alone."""
    (side,) = [side for side in SPEC.side if side.id == "P03-B"]
    cards = ["A04", "A04", "A08", "A09", "A10"][: side.count]
    t = voyage(
        "A",
        "sail",
        ships={"A": "C3", "B": "B3", "C": "A2"},
        aboard={"A": 1, "B": 1},
        hands={"B": " ".join(cards[:-1]), "C": " ".join(["A05", "A05", "A11", "A11", "A12"][: side.count])},
        deck="A06",
        display="P01 P16",
        pursuits="P03",
    )
    t.fix(throw("0/0/1", "1/0/0")).play("A sail B3", "B pass", "B pass", "B card", "B relocate C1", "B claim P01 B")
    assert (t.question, t.asks) == ("PlayReceived", ["B"])
    t.play("B pass")
    assert (t["display"], t.question, sorted(t.asks)) == (["P03", "P16"], "ClaimPoll", ["B", "C"])


@rule("DEU-PURSUIT-14", "DEU-HYDRA-6")
def test_pursuits_and_cards_between_two_steps_of_the_hydra() -> None:
    about: dict[str, Any] = {"ships": {"A": "I5"}, "display": "P02 P16", "dice": "1 1 3 1 2"}
    t = voyage("A", hands={"A": "A04 A06"}, dead={"A": 2}, **about).play("A do HYDRA", "A swim C5")
    assert {"claim P02 B", "play A06", "swim C4"} <= set(t.options)
    assert t.refuses("A play A04") == ["DEU-Q18 card-not-now"]
    assert t.refuses("A claim P16 A") == ["DEU-PURSUIT-9 not-at-anchor"]
    t.play("A play A06", "A reclaim 2", "A claim P02 B")
    assert (t.question, t.of("points", "A"), t.hoplites("A")) == ("MoveHydra", 2, (10, 0))
    t.play("A swim C4", "A swim C3")
    assert (t.question, t["hydra"]) == ("ChooseAction", "C3")


@rule("DEU-PURSUIT-14", "DEU-Q41")
def test_a_pursuit_between_steps_of_the_hydra_ends_the_move_by_option() -> None:
    about: dict[str, Any] = {"ships": {"A": "I5"}, "display": "P02 P16", "options": {"pursuit_ends_move": "turn"}}
    t = voyage("A", **about).play("A do HYDRA", "A claim P02 B", "A stop", "A do MOVE")
    assert t.refuses("A sail H5") == ["DEU-MOVE-9 movement-ended"]


# --- refusals ---------------------------------------------------------------------------------------------------------


@rule("DEU-CITY-3", "DEU-SHIP-3")
def test_a_treasure_that_is_not_there_is_refused_by_its_own_clause() -> None:
    about: dict[str, Any] = {"cities": {"THE": "RED"}, "chance": throw("6/4/0")}
    t = voyage("A", "sail", ships={"A": "D5"}, **about).play("A raid THE")
    assert t.refuses("A take WHITE") == ["DEU-CITY-3 no-such-treasure"]
    ships, crews = {"A": "C3", "B": "C4"}, {"A": 1, "B": 1}
    t = voyage("A", "sail", ships=ships, aboard=crews, cargo={"B": "RED"}, chance=throw("1/0/0", "0/0/1"))
    assert t.play("A sail C4").refuses("A take WHITE") == ["DEU-SHIP-3 no-such-treasure"]


@rule("DEU-HYDRA-1", "DEU-Q20")
def test_the_hydra_needs_a_pursuit_and_a_crew_and_both_are_told() -> None:
    pursuit, crew = "DEU-HYDRA-1 hydra-in-the-way", "DEU-Q20 nobody-aboard"
    for display, aboard, reasons in (
        ("P14 P16", 0, [pursuit, crew]),
        ("P06 P16", 0, [crew]),
        ("P14 P16", 5, [pursuit]),
    ):
        t = voyage("A", "sail", ships={"A": "C5"}, display=display, aboard={"A": aboard})
        assert t.refuses("A sail C6") == reasons


# --- what an option of the table tells --------------------------------------------------------------------------------


@rule("DEU-Q23", "DEU-SHIP-1")
def test_a_step_that_is_a_challenge_says_so_and_whether_the_secret_card_is_shown() -> None:
    about: dict[str, Any] = {"ships": {"A": "C5", "B": "C4"}}

    def risks(**more: Any) -> dict[str, tuple[str, bool]]:
        t = voyage("A", "sail", **about, **more)
        found = t.setting.shown(t.s, 0)["derived"]["risks"]
        return {risk["move"]: (risk["name"], risk["shows"]) for risk in found if risk["move"].startswith("sail")}

    assert risks(secrets={"A": "P06"}) == {"sail C4": ("B", False), "sail C6": ("HYDRA", True)}
    assert risks(secrets={"A": "P06"}, display="P09 P16")["sail C6"] == ("HYDRA", False)
    assert risks(secrets={"A": "P06"}, shown="A")["sail C6"] == ("HYDRA", False)
    assert risks(secrets={"A": "P06"}, edition="english") == {"sail C4": ("B", False)}


@rule("DEU-Q23", "DEU-STYX-6")
def test_the_words_of_an_option_say_that_it_is_a_challenge_and_what_the_styx_earns() -> None:
    def told(t: Voyage, move: str) -> str:
        return hint(Words("en", t.setting), t.setting, t.setting.shown(t.s, 0), t.setting.read(move)[0])

    t = voyage("A", "sail", ships={"A": "C5", "B": "C4"}, secrets={"A": "P06"})
    assert told(t, "sail C4") == "challenges Perseus, won with 45.1 %"
    assert told(t, "sail C6") == "challenges Hydra, won with 56.9 %, and shows your secret pursuit"
    assert told(t, "sail D5") == ""
    t = voyage("A", "sail", ships={"A": "B2"}, dead={"A": 4}).play("A sail B1")
    assert (told(t, "reclaim 0"), told(t, "reclaim 4")) == ("", "Honour cards 2")
    t = voyage("A", "sail", ships={"A": "I5"}, display="P15 P16")
    assert "leave" not in told(t, "claim P15 B")
    t = voyage("A", "sail", edition="english", ships={"A": "I5"}, display="P15 P16")
    assert "leave" in told(t, "claim P15 B")


@rule("DEU-SHIP-3", "DEU-CITY-3")
def test_to_take_nothing_is_never_the_first_choice() -> None:
    t = voyage("A", "sail", ships={"A": "D5"}, cities={"THE": "RED"}, chance=throw("6/4/0")).play("A raid THE")
    assert t.options[-1] == "leave"
    t = voyage("A", "sail", ships={"A": "C3", "B": "C4"}, aboard={"A": 1, "B": 1}, chance=throw("1/0/0", "0/0/1"))
    assert t.play("A sail C4").options[-1] == "leave"


# --- the reconstructed set --------------------------------------------------------------------------------------------


@rule("DEU-PURSUIT-1")
def test_two_pursuits_pair_a_delivery_with_the_hydra_as_the_rulebooks_do() -> None:
    """One red treasure, and three treasures: each rulebook names one of them beside the Hydra."""
    pairs = [SPEC.sides_of(side.pursuit)[0] for side in SPEC.side if side.kind == "defeat_hydra"]
    assert [(side.match, side.colours, side.count) for side in pairs] == [("named", ["RED"], 1), ("any", [], 3)]


@rule("DEU-PURSUIT-12")
def test_no_pursuit_is_done_with_the_opening_hand() -> None:
    assert min(side.count for side in SPEC.side if side.kind == "action_cards") > SPEC.deal.actions


@rule("DEU-CITY-1", "DEU-SETTLE-1")
def test_no_square_touches_three_places_and_every_place_two_squares() -> None:
    tables = game("deukalion").setting(2).tables
    touched = [tables.cities_by[at] + [100 + place for place in tables.settlements_by[at]] for at in range(63)]
    assert max(len(places) for places in touched) == 2
    every = [place for places in touched for place in places]
    assert len(set(every)) == 12
    assert min(every.count(place) for place in every) >= 2
