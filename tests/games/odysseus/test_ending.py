"""The end of a turn, of a filling, of the game; the score: ODY-ENDTURN, ODY-END, ODY-SCORE."""

from __future__ import annotations

import random

import pytest

from games.odysseus.position import FIVE_TYPES, Voyage, voyage
from kylix.core.chance import Chance
from kylix.kit.registry import game
from kylix.testing import rule

REST = ("rest", "raise STR")


def rested(seat: str, slot: str) -> list[str]:
    return [f"{seat} take {slot}", *[f"{seat} {move}" for move in REST]]


@rule("ODY-ENDTURN-1")
def test_the_last_card_leaves_and_the_ship_is_filled_again() -> None:
    t = voyage(ship="P2 S3", deck=24, seats=3, favours={"A": 0})
    last = t["ship"]["P2"]
    t.play(*rested("A", "S3"))
    assert t["discarded"] == [last]
    assert len(t["deck"]) == 12
    assert t.on_ship() == ["P0", "P1", "P4", "P5", "S0", "S1", "S4", "S5"]
    assert [len(cards) for cards in t["covered"]] == [2, 2]
    assert t["ship_favours"] == {"PORT": 1, "STARBOARD": 1}
    assert t.happened()[-3:] == ["last-card-removed", "ship-filled", "turn-began"]
    assert t.asks == ["B"]


@rule("ODY-ENDTURN-2", "ODY-END-1")
def test_with_an_empty_deck_the_last_card_ends_the_game() -> None:
    t = voyage("B", ship="P3 P4", deck=0, turn=22).play(*rested("B", "P4"))
    assert t.s.over
    assert t.on_ship() == ["P3"], "nobody gets it"
    assert t["discarded"] == []
    assert t.refuses("A take P3") == ["ODY-END-1 over"]


@rule("ODY-ENDTURN-3")
def test_otherwise_the_turn_passes_to_the_left() -> None:
    t = voyage(ship="P1 P2 P3", deck=0, turn=1).play(*rested("A", "P1"))
    assert t.asks == ["B"]
    assert t.on_ship() == ["P2", "P3"]
    assert not t.s.over


@rule("ODY-ENDTURN-4", "ODY-Q23")
def test_when_the_ship_is_filled_no_favour_lies_there_and_the_last_card_is_face_up() -> None:
    """Watched over whole random games."""
    setting = game("odysseus").setting(4)
    refills = 0
    for seed in range(10):
        chooser = random.Random(seed)
        t = Voyage(setting.start(Chance(seed)))
        while not t.s.over:
            before = (sum(t.state.ship_favours), sum(map(len, t.state.covered)), len(t.state.discarded))
            seat = t.s.to_act[0]
            t.s.apply(seat, chooser.choice(t.s.options(seat)))
            if len(t.state.discarded) > before[2]:
                assert before[:2] == (0, 0)
                refills += 1
    assert refills == 30


@rule("ODY-ENDTURN-5", "ODY-Q11")
def test_a_story_can_be_bought_before_the_ship_is_looked_at() -> None:
    t = voyage(ship="P2 S3", favours={"A": 2}).play(*rested("A", "S3"))
    assert t.question == "FinishTurn"
    assert t.options[0] == "end"
    assert t.on_ship() == ["P2"], "not yet filled"
    t.play("A buy 1")
    assert t.asks == ["B"], "after the purchase nothing is left to ask"
    assert len(t.on_ship()) == 8


@rule("ODY-ENDTURN-5")
def test_without_a_purchase_at_hand_the_turn_ends_by_itself() -> None:
    assert voyage(favours={"A": 1}).play(*rested("A", "P0")).asks == ["B"]


@rule("ODY-END-2", "ODY-Q22")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everybody_ends_with_eleven_cards(seats: int) -> None:
    """11 turns each, refills after every eleventh, the last turn by the last in turn order."""
    players = max(seats, 2)
    for first in "ABCDE"[:seats]:
        chooser = random.Random(ord(first))
        t = Voyage(game("odysseus").setting(seats, {"first_seat": first}).start(Chance(3)))
        refills = []
        while not t.s.over:
            known = len(t.state.discarded)
            turn, seat = t.s.turn, t.s.to_act[0]
            t.s.apply(seat, chooser.choice(t.s.options(seat)))
            t.state.invariants()
            if len(t.state.discarded) > known:
                refills.append(turn)
        assert t.s.turn == 11 * players
        assert [t.state.cards_of(seat) for seat in range(players)] == [11] * players
        assert refills == [11 * n for n in range(1, players)]
        assert t.state.place_in_turn(t.state.active) == players - 1
        assert t["deck"] == []
        assert len(t.on_ship()) == 1


@rule("ODY-SCORE-1")
def test_a_card_scores_when_the_level_reaches_its_value() -> None:
    """Equal is enough; a higher value gives nothing and costs nothing."""
    cards = {"A": "05-STR 03-STR 02-STR"}
    for level, points in ((0, 0), (1, 0), (2, 4), (3, 10), (4, 18), (6, 18)):
        t = voyage(adventures=cards, skills={"A": f"{level} 0 0 0"}, stories={"A": "S-V6"})
        assert t.s.sheet()["STR"] == [points, 0]
        assert t.s.scores() == [points, 0]


@rule("ODY-SCORE-1")
def test_each_skill_has_its_own_column_and_level() -> None:
    t = voyage(adventures={"A": "05-STR 12-INT 15-CUN 08-LCK"}, skills={"A": "2 1 2 1"}, stories={"A": "S-V6"})
    sheet = t.s.sheet()
    assert [sheet[skill][0] for skill in ("STR", "INT", "CUN", "LCK")] == [4, 0, 2, 0]


@rule("ODY-SCORE-2")
def test_stories_are_added_up() -> None:
    t = voyage(adventures={"A": "05-STR 03-STR"}, stories={"A": "S-STR S-GODS S-V3"})
    sheet = t.s.sheet()
    assert [sheet[f"story_{n}"][0] for n in range(1, 7)] == [4, 2, 2, 0, 0, 0]
    assert sheet["stories"] == [8, 0]


@rule("ODY-SCORE-3")
def test_the_epic_scores_its_number() -> None:
    t = voyage(adventures={"A": FIVE_TYPES}, stories={"A": "S-V6"})
    assert t.s.sheet()["epic"] == [10, 0]
    assert t.s.scores() == [10, 0]


@rule("ODY-SCORE-4")
def test_the_total_is_trials_stories_and_epic() -> None:
    t = voyage(adventures={"A": FIVE_TYPES}, skills={"A": "5 0 0 1"}, stories={"A": "S-STR S-LCK"})
    assert t.s.sheet()["total"] == t.s.scores()
    sheet = t.s.sheet()
    assert sheet["total"][0] == sum(sheet[line][0] for line in ("STR", "INT", "CUN", "LCK", "stories", "epic"))
    assert (sheet["STR"], sheet["LCK"], sheet["stories"]) == ([7 + 5 + 9 + 8, 0], [1, 0], [10, 0])


@rule("ODY-SCORE-4")
@pytest.mark.parametrize(("level", "places", "ending"), [(6, [1, 2], "points"), (0, [2, 1], "points")])
def test_most_points_win(level: int, places: list[int], ending: str) -> None:
    t = voyage(
        "B",
        ship="P3 P4=05-CUN",
        deck=0,
        turn=22,
        adventures={"A": "04-STR", "B": "02-STR"},
        skills={"A": f"{level} 0 0 0", "B": "4 0 0 0"},
        stories={"A": "S-V3", "B": "S-V3"},
        display="S-V12 S-V6 S-V4 S-V5",
    ).play("B take P4", "B adventure")
    assert t.s.ranking() == places
    assert t.result == ending
    assert t.told("game-ended") == [{"ending": ending, "winners": ["AB"[places.index(1)]]}]


@rule("ODY-SCORE-5", "ODY-Q43")
def test_stories_break_a_tie_also_for_lower_places() -> None:
    """Equal points of A and B, more of stories for B; then two who are equal in both share the first place."""
    t = voyage(
        seats=3,
        adventures={"A": "05-STR", "B": "08-CUN 04-LCK", "C": "10-INT"},
        skills={"A": "2 0 0 0", "C": "0 3 0 0"},
        stories={"A": "S-V6", "B": "S-CUN S-LCK", "C": "S-V6"},
    )
    assert t.s.scores() == [4, 4, 0]
    assert t.s.ranking() == [2, 1, 3]
    alike = voyage(
        seats=3,
        adventures={"A": "05-STR", "C": "06-STR"},
        skills={"A": "2 0 0 0", "C": "3 0 0 0"},
        stories={"A": "S-V6", "B": "S-V5", "C": "S-V4"},
    )
    assert alike.s.scores() == [4, 0, 4]
    assert alike.s.ranking() == [1, 3, 1]


@rule("ODY-SCORE-6")
def test_nothing_else_scores() -> None:
    t = voyage(skills={"A": "6 6 6 6"}, favours={"A": 12}, rested={"A": "02-STR 12-CUN 04-STR"})
    assert t.s.scores() == [0, 0]
