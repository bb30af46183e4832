"""The solo game: ODY-AUTOMA-1 to 18."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import kylix
from games.odysseus.position import AUTOMA, SPEC, Voyage, voyage
from kylix.core.chance import Chance
from kylix.games.odysseus.phases.automa import ends_along
from kylix.kit.registry import game
from kylix.testing import rule, table

TILES = {1: (35, 2), 2: (40, 3), 3: (45, 4), 4: (50, 5)}
HELD = "S-STR S-INT"


def solo(card: str, ship: str, **position: Any) -> Voyage:
    """The player rests; the Automa turns up `card` and takes from the ship as it is given."""
    automa = {"deck": card, "stories": HELD, **position.pop("automa", {})}
    mine = position.pop("stories", {"A": "S-LCK"})
    favours = position.pop("favours", {"A": 0})
    t = voyage(seats=1, asks="02-STR", ship=ship, automa=automa, stories=mine, favours=favours, **position)
    return t.play("A rest", "A raise STR")


@rule("ODY-AUTOMA-1", "ODY-Q25")
def test_the_solo_game_is_set_up_for_two_but_only_the_player_has_a_board() -> None:
    t = Voyage(table("odysseus", seats=1).s)
    assert len(t["deck"]) + 12 == 24
    assert t["skills"] == [[0, 0, 0, 0]]
    assert t["favours"] == [1]
    assert [len(stories) for stories in t["stories"]] == [1]
    assert len(t["epic_stack"]) == 5, "the epic stack is shared"
    assert t["automa_cards"] == []


@rule("ODY-AUTOMA-2", "ODY-AUTOMA-3", "ODY-Q30")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_difficulty_gives_points_and_open_stories(level: int) -> None:
    """Drawn from the piles after the display and the player's own, face up; never another."""
    t = Voyage(table("odysseus", seats=1, options={"difficulty": level}).s)
    vp, stories = TILES[level]
    assert len(t["automa_stories"]) == stories
    assert t.s.view(None)["automa_stories"] == t["automa_stories"]
    assert t.s.sheet()["automa_tile"] == [vp]
    assert sum(len(pile) for pile in t["piles"]) == 28 - 4 - 1 - stories
    keys = [event.key for event in (t.s.record or [])[0].events]
    assert keys.index("story-dealt") < keys.index("automa-stories-dealt")
    chooser = random.Random(level)
    while not t.s.over:
        t.s.apply(0, chooser.choice(t.s.options(0)))
    assert len(t["automa_stories"]) == stories


@rule("ODY-AUTOMA-2")
@pytest.mark.parametrize("level", [0, 5, "hard"])
def test_there_are_four_difficulties(level: object) -> None:
    with pytest.raises(Exception, match="ODY-AUTOMA-2"):
        game("odysseus").setting(1, {"difficulty": level})


@rule("ODY-AUTOMA-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_without_the_automa_there_is_no_difficulty(seats: int) -> None:
    """It is refused, not ignored; but a game that was begun with it, when it was ignored, goes on."""
    for level in (1, 3):
        with pytest.raises(kylix.BadOption, match=r"option difficulty is for 1 at the table, not for .*ODY-AUTOMA-2"):
            kylix.new("odysseus", seats=seats, options={"difficulty": level})
    s = kylix.new("odysseus", seats=seats)
    position = json.loads(kylix.dumps(s))
    position["options"]["difficulty"] = 3
    assert kylix.loads(json.dumps(position)).view(0) == s.view(0)


@rule("ODY-AUTOMA-4")
def test_sixteen_automa_cards_lie_shuffled_and_hidden() -> None:
    t = Voyage(table("odysseus", seats=1).s)
    assert sorted(t["automa_deck"]) == sorted(AUTOMA)
    assert t.s.view(0)["automa_deck"] == 16
    orders = {tuple(Voyage(table("odysseus", seats=1, seed=seed).s)["automa_deck"]) for seed in range(6)}
    assert len(orders) == 6


@rule("ODY-AUTOMA-5", "ODY-Q44")
def test_the_player_begins_and_turns_alternate() -> None:
    """The player has seat A and the odd turns; the Automa is never asked."""
    t = Voyage(table("odysseus", seats=1).s)
    assert t.asks == ["A"]
    turns = []
    while not t.s.over:
        assert t.s.to_act == [0]
        turns.append(t.s.turn)
        assert len(t["automa_cards"]) == t.s.turn // 2
        t.s.apply(0, t.s.options(0)[-1])
    assert sorted(set(turns)) == list(range(1, 23, 2))
    assert t["active"] == "B", "the Automa plays last"


@rule("ODY-AUTOMA-6")
def test_the_automa_turns_up_a_card_and_takes_exactly_one_trial() -> None:
    t = solo("A01", "P0 P1 P2v P3v P4 P5 S0")
    assert t["automa_shown"][-1] == "A01"
    assert len(t["automa_deck"]) == 15
    assert len(t["automa_cards"]) == 1
    assert t.happened()[3:] == ["automa-turn-began", "automa-card-turned", "automa-took", "turn-began"]
    assert t.told("automa-card-turned") == [{"automa": "A01", "path": "PORT-STERN"}]


@rule("ODY-AUTOMA-6", "ODY-Q26")
def test_a_lyre_card_renews_the_display_and_takes_a_card_too() -> None:
    t = solo("A04", "P2 P3 S2 S3")
    assert t.happened()[4:6] == ["automa-card-turned", "display-discarded"]
    assert t.happened()[-2:] == ["automa-took", "turn-began"]
    assert len(t["automa_cards"]) == 1


@rule("ODY-AUTOMA-7", "ODY-Q42")
def test_the_lyre_discards_and_replaces_the_open_stories() -> None:
    """Spaces 1 to 4 in order, each from the pile that is larger then, A on a tie."""
    t = solo("A12", "P2 P3 S2 S3", piles=("S-V6 S-GODS S-ITHACA", "S-LCK S-V3"))
    assert t["story_discard"][-4:] == ["S-V12", "S-V3", "S-V4", "S-V5"]
    assert t["display"] == ["S-V6", "S-GODS", "S-LCK", "S-ITHACA"]
    assert t["piles"] == [[], ["S-V3"]]
    assert t.told("display-discarded") == [{"stories": ["S-V12", "S-V3", "S-V4", "S-V5"]}]
    assert t.told("display-renewed") == [{"stories": t["display"]}]


@rule("ODY-AUTOMA-7", "ODY-Q31")
def test_the_lyre_fills_what_the_piles_allow() -> None:
    t = solo("A12", "P2 P3 S2 S3", piles=("S-V6", ""), display="S-V12 - S-V4 S-V5")
    assert t["display"] == ["S-V6", None, None, None]
    assert t["story_discard"][-3:] == ["S-V12", "S-V4", "S-V5"]


@rule("ODY-AUTOMA-8", "ODY-Q27")
@pytest.mark.parametrize(("card", "slot"), [("A03", "P4"), ("A07", "S1"), ("A11", "P4"), ("A15", "S1")])
def test_the_owl_takes_the_first_end_beside_a_covered_card(card: str, slot: str) -> None:
    """Ends P0, P4, S1, S5; P4 and S1 lie beside covered cards."""
    t = solo(card, "P0 P1 P2v P3v P4 S1 S2v S3v S4 S5")
    assert t.told("owl-found-card")[0]["slot"] == slot
    assert t.told("automa-took")[0]["slot"] == slot
    assert len(t["automa_cards"]) == 1, "its turn is over"


@rule("ODY-AUTOMA-8")
def test_an_owl_that_finds_nothing_leaves_it_to_the_arrow() -> None:
    t = solo("A11", "P0 P1 P2v P3v P4 P5 S5")
    assert "owl-found-nothing" in t.happened()
    assert t.told("automa-took")[0]["slot"] == "P5"


@rule("ODY-AUTOMA-8", "ODY-Q27")
def test_by_option_the_owl_also_takes_a_card_that_shows_an_owl() -> None:
    ship = "P2=05-STR P3=02-LCK S2 S3"
    assert solo("A03", ship).told("automa-took")[0]["slot"] == "P2"
    t = solo("A03", ship, options={"owl_target": "reveal_or_icon"})
    assert t.told("automa-took")[0]["slot"] == "P3"
    assert t["favours"] == [1], "and nobody gets a favour for it"
    first = solo("A03", "P2=05-STR P3=02-INT S2=08-LCK S3=06-CUN", options={"owl_target": "reveal_or_icon"})
    assert first.told("automa-took")[0]["slot"] == "S2"


@rule("ODY-AUTOMA-9", "ODY-AUTOMA-10", "ODY-Q28")
@pytest.mark.parametrize(
    ("card", "met"),
    [
        ("A01", ["P2", "P3", "S3", "S2"]),
        ("A05", ["S2", "S3", "P3", "P2"]),
        ("A09", ["P3", "P2", "S2", "S3"]),
        ("A13", ["S3", "S2", "P2", "P3"]),
    ],
)
def test_the_arrow_meets_the_ends_in_the_order_of_its_path(card: str, met: list[str]) -> None:
    """Take away what it met first, and it takes the next; an empty side is passed over."""
    rest = met.copy()
    while len(rest) > 1:
        t = solo(card, " ".join(rest))
        assert t.told("automa-took")[0]["slot"] == rest.pop(0)


@rule("ODY-AUTOMA-10")
def test_a_lone_card_of_a_side_is_met_once() -> None:
    t = voyage(seats=1, ship="P3 S2 S3", automa={"stories": HELD})
    slots = t.setting.names["slot"]
    met = [[slots[slot] for slot in ends_along(t.state, path)] for path in range(4)]
    assert met == [["P3", "S3", "S2"], ["S2", "S3", "P3"], ["P3", "S2", "S3"], ["S3", "S2", "P3"]]


@rule("ODY-AUTOMA-11")
@pytest.mark.parametrize("card", ["A01", "A03"])
def test_a_reveal_of_the_automa_returns_the_favour(card: str) -> None:
    """By the arrow or by the owl: both cards are turned up and the favour goes back to the supply."""
    t = solo(card, "P1 P2v P3v P4 S0 S1 S2v S3v S4 S5")
    assert t.told("automa-took")[0]["slot"] == "P1"
    assert t["covered"][0] == []
    assert t["ship"]["P2"] is not None
    assert t["ship_favours"] == {"PORT": 0, "STARBOARD": 1}
    assert t.told("ship-favour-discarded") == [{"side": "PORT"}]
    assert t["favours"] == [1], "the player's own, for resting"


@rule("ODY-AUTOMA-12", "ODY-Q29")
def test_the_automa_has_no_gains_columns_rests_or_lines() -> None:
    """A fifth card of a skill lies with the others, face up."""
    t = solo("A01", "P0=13-LCK S0", automa={"cards": "01-LCK 02-LCK 03-LCK 04-LCK"})
    assert t["automa_cards"] == ["01-LCK", "02-LCK", "03-LCK", "04-LCK", "13-LCK"]
    assert t["favours"] == [1]
    assert t.s.view(0)["automa_cards"] == t["automa_cards"]
    line = solo("A01", "P0=03-LCK S0", automa={"cards": "05-STR 06-INT 05-CUN"})
    assert line.told("line-completed") == []


@rule("ODY-AUTOMA-13")
def test_the_automa_takes_the_top_epic_with_all_types_and_only_one() -> None:
    t = solo("A01", "P0=14-LCK S0", automa={"cards": "11-STR 12-STR 10-STR 07-STR"})
    assert t["automa_epic"] == "EPIC-10"
    assert t.told("automa-epic-taken") == [{"epic": "EPIC-10", "vp": 10}]
    second = solo("A01", "P0=15-LCK S0", automa={"cards": "11-STR 12-STR 10-STR 07-STR 14-LCK"})
    assert second["automa_epic"] == "EPIC-10"
    assert second.told("automa-epic-taken") == []
    assert second["epic_stack"] == ["EPIC-8", "EPIC-6", "EPIC-4", "EPIC-2"]


@rule("ODY-AUTOMA-14")
def test_the_ship_is_filled_after_its_turn_too_but_in_practice_after_the_sixth_of_the_player() -> None:
    t = solo("A01", "P0 S0")
    assert t.happened()[-3:] == ["last-card-removed", "ship-filled", "turn-began"]
    played = Voyage(table("odysseus", seats=1).s)
    while not played["discarded"]:
        turn = played.s.turn
        played.s.apply(0, played.s.options(0)[0])
    assert turn == 11, "turn 11 is the player's sixth"


@rule("ODY-AUTOMA-15", "ODY-Q22", "ODY-Q32")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_game_ends_when_the_automa_has_eleven_cards(level: int) -> None:
    """After turn 22, with one card left, an empty deck, eleven cards each, five Automa cards left over."""
    t = Voyage(table("odysseus", seats=1, seed=level, options={"difficulty": level}).s)
    chooser = random.Random(level)
    while not t.s.over:
        t.s.apply(0, chooser.choice(t.s.options(0)))
        t.state.invariants()
    assert t.s.turn == 22
    assert len(t["automa_cards"]) == 11
    assert t.state.cards_of(0) == 11
    assert len(t["automa_deck"]) == 5
    assert len(t.on_ship()) == 1


ELEVEN = "01-INT 02-LCK 04-LCK 05-INT 06-STR 07-CUN 08-LCK 09-STR 11-LCK 12-LCK"


@rule("ODY-AUTOMA-16")
def test_the_automa_scores_its_tile_its_stories_and_its_epic() -> None:
    """Values and points of its trials do not matter; all its cards count, five of luck too."""
    t = voyage(
        seats=1,
        automa={"cards": ELEVEN, "stories": "S-LCK S-CREATURES S-V6 S-V12"},
        stories={"A": "S-V3"},
        display="S-STR S-V3 S-V4 S-V5",
        options={"difficulty": 3},
    )
    sheet = t.s.sheet()
    assert sheet["automa_tile"] == [45]
    assert sheet["automa_stories"] == [10 + 6 + 6 + 2]
    assert sheet["automa_epic"] == [0]
    assert sheet["automa_total"] == [69]


FILLER = "01-LCK 12-INT 04-INT 01-INT 04-CUN 08-LCK 05-INT 10-CUN 08-INT 12-LCK"
"""Encounters and gods only, so no epic; three of them of value 3."""


@rule("ODY-AUTOMA-17", "ODY-Q33")
@pytest.mark.parametrize(
    ("stories", "points", "ending"),
    [
        ("S-STR S-V6", 43, "automa_ahead"),
        ("S-STR S-V6 S-NAVIGATION S-ITHACA", 47, "automa_equal"),
        ("S-STR S-V6 S-NAVIGATION S-ITHACA S-ENCOUNTERS", 49, "automa_beaten"),
    ],
)
def test_the_player_wins_only_with_more_points(stories: str, points: int, ending: str) -> None:
    """The Automa has 35 of its tile and 12 of its stories. A tie is lost, though the player has more of stories."""
    t = voyage(
        seats=1,
        asks="03-INT",
        ship="P3=05-CUN P4=05-LCK",
        deck=0,
        turn=21,
        adventures={"A": "04-STR 09-STR 15-STR"},
        skills={"A": "6 0 0 0"},
        stories={"A": stories},
        automa={"stories": "S-V3 S-V3", "cards": FILLER, "deck": "A01"},
        display="S-V5 - S-V4 S-INT",
        favours={"A": 0},
    ).play("A rest", "A raise INT")
    won = ending == "automa_beaten"
    assert t.s.scores() == [points]
    assert t.s.sheet()["automa_total"] == [47]
    assert t.s.ranking() == [1 if won else 2]
    assert t.result == ending
    assert t.told("game-ended") == [{"ending": ending, "winners": ["A"] if won else []}]


@rule("ODY-AUTOMA-18")
def test_nothing_the_automa_does_is_decided_or_left_to_chance() -> None:
    """Two games with the same piles and decks and the same moves of the player are the same."""
    for seed in range(5):
        setting = game("odysseus").setting(1, {"difficulty": 4})
        first, second = setting.start(Chance(seed)), setting.start(Chance(seed))
        drawn = first.drawn
        while not first.over:
            first.apply(0, first.options(0)[0])
            second.apply(0, second.options(0)[0])
            assert first.view(0) == second.view(0)
        assert first.drawn == drawn, "chance has spoken at set-up only"


def test_the_deck_of_the_automa_favours_no_side() -> None:
    """Four paths, each with two plain cards, an owl and a lyre."""
    shown = sorted((card.path, tuple(card.symbols)) for card in SPEC.automa)
    wanted = [(path.id, symbols) for path in SPEC.path for symbols in [(), (), ("OWL",), ("LYRE",)]]
    assert shown == sorted(wanted)
