"""Stories, epics, where favours come from, and the purchase: ODY-STORY, ODY-EPIC, ODY-FAVOUR-1 and 2."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.odysseus.position import FIVE_TYPES, SPEC, STORIES, buys, voyage
from kylix.testing import rule

SIX = "S-STR S-INT S-CUN S-LCK S-GODS S-V6"
LINE: dict[str, Any] = {"asks": "05-CUN", "adventures": {"A": "05-STR 06-INT 03-LCK"}}
"""05-CUN, a card without gains, completes the first line."""
ALL = ["1", "2", "3", "4", "A", "B"]


def picks(*sources: str) -> list[str]:
    return [f"pick {source}" for source in sources]


@rule("ODY-STORY-1")
def test_fourteen_kinds_two_tokens_each() -> None:
    groups = Counter(story.group for story in SPEC.story)
    assert groups == {"skill": 4, "type": 5, "value": 5}
    assert {story.copies for story in SPEC.story} == {2}
    values = [story.values for story in SPEC.story if story.group == "value"]
    assert values == [[1, 2], [3], [4], [5], [6]]


@rule("ODY-STORY-2")
@pytest.mark.parametrize("story", STORIES)
def test_each_story_gives_two_points_for_every_matching_card(story: str) -> None:
    """All 14 kinds, over cards of which some match."""
    cards = "05-STR 04-STR 13-STR 14-INT 08-INT 12-CUN 06-CUN 10-CUN 13-LCK 03-LCK"
    (kind,) = [one for one in SPEC.story if one.id == story]
    held = [card for card in SPEC.card if card.id in cards.split()]
    matching = [c for c in held if c.skill in kind.skills or c.type in kind.types or c.value in kind.values]
    t = voyage(adventures={"A": cards}, stories={"A": story}, turn=21)
    assert t.s.sheet()["story_1"] == [2 * len(matching), 0]
    assert t.s.sheet()["stories"] == [2 * len(matching), 0]


@rule("ODY-STORY-2")
def test_every_kind_of_story_has_its_own_cards() -> None:
    """By the whole deck: 15 cards of a skill, 12 of a type, 12 of a class of values."""
    matches = voyage().state.tables.matches
    assert [sum(row) for row in matches] == [15] * 4 + [12] * 10


@rule("ODY-STORY-3", "ODY-Q21")
def test_cards_count_for_stories_passed_or_not_and_besides_their_points() -> None:
    t = voyage(adventures={"A": "04-STR 05-STR"}, skills={"A": "2 0 0 0"}, stories={"A": "S-STR"})
    assert t.s.sheet()["STR"] == [4, 0], "04-STR is not passed"
    assert t.s.sheet()["stories"] == [4, 0], "both count for the story"


@rule("ODY-STORY-4")
def test_a_card_counts_once_for_each_token() -> None:
    """05-STR is of strength, of gods, of value 2; two tokens of a kind both score."""
    t = voyage(adventures={"A": "05-STR"}, stories={"A": "S-STR S-GODS S-V12 S-V12"}, display="S-V6 S-V3 S-V4 S-V5")
    assert [t.s.sheet()[f"story_{n}"][0] for n in (1, 2, 3, 4, 5)] == [2, 2, 2, 2, 0]


@rule("ODY-STORY-5")
def test_no_other_way_leads_to_a_story() -> None:
    """An adventure without a line, and a rest, leave the stories as they were."""
    t = voyage(asks="05-CUN").play("A adventure")
    assert len(t.of("stories")) == 1
    t = voyage(asks="05-CUN").play("A rest", "A raise STR")
    assert len(t.of("stories")) == 1


@rule("ODY-STORY-6", "ODY-Q16")
def test_a_completed_line_brings_a_story() -> None:
    t = voyage(**LINE).play("A adventure")
    assert t.told("line-completed") == [{"seat": "A", "count": 1}]
    assert t.question == "PickStory"


@rule("ODY-STORY-6", "ODY-Q16")
def test_four_skills_at_different_heights_are_no_second_line() -> None:
    """Each card belongs to one line: the second line needs a second card in every column."""
    t = voyage(asks="06-CUN", adventures={"A": "05-STR 06-INT 05-CUN 03-LCK 02-STR 09-LCK"}).play("A adventure")
    assert t.told("line-completed") == []


@rule("ODY-STORY-6", "ODY-Q17")
def test_a_line_may_be_completed_late() -> None:
    """Columns 3, 2, 1, 2: the second cunning card closes the second line."""
    cards = "05-STR 02-STR 03-STR 06-INT 09-INT 05-CUN 03-LCK 09-LCK"
    t = voyage(asks="06-CUN", adventures={"A": cards}).play("A adventure")
    assert t.told("line-completed") == [{"seat": "A", "count": 2}]
    later = voyage(asks="04-STR", adventures={"A": cards}).play("A adventure")
    assert later.told("line-completed") == [], "a higher column completes nothing"


@rule("ODY-STORY-7")
def test_two_lines_at_most() -> None:
    """Eleven cards, spread as evenly as can be, make two lines; the invariants hold it in every game."""
    cards = "05-STR 02-STR 03-STR 06-INT 09-INT 01-INT 05-CUN 06-CUN 03-LCK 09-LCK"
    t = voyage(asks="01-CUN", adventures={"A": cards}, turn=21, favours={"A": 0}).play("A adventure")
    assert t.told("line-completed") == []
    assert len(t.of("adventures")) == 11


@rule("ODY-STORY-8")
def test_a_story_is_taken_from_the_display_or_unseen_from_a_pile() -> None:
    t = voyage(**LINE).play("A adventure")
    assert t.options == picks(*ALL)
    top = t["piles"][1][0]
    assert t.s.view(0)["piles"] == [11, 11]
    t.play("A pick B")
    assert t.of("stories") == ["S-STR", top]
    assert t["display"] == ["S-V12", "S-V3", "S-V4", "S-V5"]


@rule("ODY-STORY-9", "ODY-Q19")
@pytest.mark.parametrize(
    ("piles", "left"),
    [(("S-V6 S-GODS", "S-LCK"), [1, 1]), (("S-V6", "S-V6"), [0, 1]), (("S-LCK", "S-V6 S-GODS"), [1, 1])],
)
def test_an_open_story_is_replaced_from_the_larger_pile_or_from_a(piles: tuple[str, str], left: list[int]) -> None:
    t = voyage(**LINE, piles=piles).play("A adventure", "A pick 2")
    assert t.of("stories") == ["S-STR", "S-V3"]
    assert t["display"] == ["S-V12", "S-V6", "S-V4", "S-V5"]
    assert [len(pile) for pile in t["piles"]] == left
    assert t.told("space-filled") == [{"source": "2", "story": "S-V6"}]


@rule("ODY-STORY-10", "ODY-Q18")
def test_stories_lie_face_up_and_stay() -> None:
    t = voyage(**LINE).play("A adventure", "A pick A")
    for seat in (None, 0, 1):
        assert t.s.view(seat)["stories"] == t["stories"]
    assert not any(move.startswith(("drop", "swap", "return")) for move in t.s.setting.game.moves)  # type: ignore[attr-defined]


@rule("ODY-STORY-11", "ODY-Q7")
def test_six_stories_are_the_limit_with_the_first_one() -> None:
    t = voyage(**LINE, stories={"A": SIX}, favours={"A": 7}).play("A adventure")
    assert t.happened() == ["adventure-placed", "line-completed", "line-unrewarded", "turn-began"]
    assert len(t.of("stories")) == 6
    t = voyage(stories={"A": SIX}, favours={"A": 7})
    assert buys(t) == []
    assert t.refuses("A buy 1") == ["ODY-STORY-11 board-full"]
    five = voyage(stories={"A": "S-STR S-INT S-CUN S-LCK S-GODS"}, favours={"A": 7})
    assert buys(five) != []


@rule("ODY-STORY-12", "ODY-Q8")
def test_an_empty_pile_is_no_choice_and_empty_piles_leave_spaces_empty() -> None:
    t = voyage(**LINE, piles=("", "S-V6"), display="S-V12 - S-V4 S-V5").play("A adventure")
    assert t.options == picks("1", "3", "4", "B")
    assert t.refuses("A pick 2") == ["ODY-STORY-12 no-story-there"]
    assert t.refuses("A pick A") == ["ODY-STORY-12 no-story-there"]
    t = voyage(**LINE, piles=("", "")).play("A adventure", "A pick 3")
    assert t["display"] == ["S-V12", "S-V3", None, "S-V5"]
    assert t.told("space-filled") == []


@rule("ODY-STORY-12", "ODY-Q8")
def test_with_no_story_left_a_line_gives_nothing_and_none_can_be_bought() -> None:
    t = voyage(**LINE, piles=("", ""), display="- - - -", favours={"A": 5})
    assert buys(t) == []
    assert t.refuses("A buy A") == ["ODY-STORY-12 no-story-there"]
    t.play("A adventure")
    assert t.happened()[1:3] == ["line-completed", "line-unrewarded"]
    assert t.asks == ["B"]


@rule("ODY-STORY-12")
def test_the_last_story_left_is_taken_without_a_question() -> None:
    t = voyage(**LINE, piles=("", ""), display="- - S-V6 -").play("A adventure")
    assert t.of("stories") == ["S-STR", "S-V6"]
    assert t["display"] == [None] * 4


@rule("ODY-STORY-13")
def test_the_story_of_a_line_is_free_compulsory_and_no_purchase() -> None:
    t = voyage(**LINE, favours={"A": 3}).play("A adventure")
    assert t.options == picks(*ALL), "it cannot be declined"
    t.play("A pick 1")
    assert t.of("favours") == 3
    assert t["bought"] == 0
    assert t.question == "FinishTurn"
    t.play("A buy 1")
    assert len(t.of("stories")) == 3


# --- the epic ---------------------------------------------------------------------------------------------------------

FOUR_TYPES = "11-STR 12-STR 10-STR 07-STR"


@rule("ODY-EPIC-1", "ODY-Q5")
def test_all_five_types_among_the_adventures_bring_the_top_tile() -> None:
    """The trials need not be passed; a rested card does not count."""
    t = voyage(asks="14-LCK", adventures={"A": FOUR_TYPES}, favours={"A": 0}).play("A adventure")
    assert t.of("epics") == "EPIC-10"
    assert t["epic_stack"] == ["EPIC-8", "EPIC-6", "EPIC-4", "EPIC-2"]
    rested = voyage(asks="05-CUN", adventures={"A": FOUR_TYPES}, rested={"A": "14-LCK"}).play("A adventure")
    assert rested.of("epics") is None


@rule("ODY-EPIC-2")
def test_only_one_epic_in_a_game() -> None:
    t = voyage(asks="15-CUN", adventures={"A": FIVE_TYPES}, favours={"A": 0}).play("A adventure")
    assert t.of("epics") == "EPIC-10"
    assert t.told("epic-taken") == []


@rule("ODY-EPIC-3")
def test_epics_go_in_decreasing_order() -> None:
    others = {"A": FIVE_TYPES, "C": "11-LCK 12-LCK 10-LCK 07-LCK 15-CUN"}
    mine = {"B": "03-INT 01-INT 05-INT 02-INT"}
    t = voyage("B", seats=3, asks="14-LCK", adventures={**others, **mine}, favours={"B": 0}).play("B adventure")
    assert t["epics"] == ["EPIC-10", "EPIC-6", "EPIC-8"]
    assert t["epic_stack"] == ["EPIC-4", "EPIC-2"]


@rule("ODY-EPIC-4")
def test_the_epic_is_automatic() -> None:
    """Right after the card is placed, without a question; there is a tile for every seat."""
    t = voyage(asks="14-LCK", adventures={"A": FOUR_TYPES}, favours={"A": 0}).play("A adventure")
    assert t.happened()[-3:] == ["adventure-placed", "epic-taken", "turn-began"]
    assert len(SPEC.epic) == 5


# --- favours ----------------------------------------------------------------------------------------------------------


@rule("ODY-FAVOUR-1")
def test_favours_come_from_the_start_the_ship_owls_and_rests_and_score_nothing() -> None:
    t = voyage(favours={"A": 1}, ship="P1=02-LCK P2v P3v P4 S5")
    before = t.s.scores()
    t.play("A take P1")
    assert t.of("favours") == 2
    t.play("A adventure")
    assert t.of("favours") == 3
    assert t.s.scores() == before
    rest = voyage(asks="02-LCK").play("A rest", "A raise STR")
    assert rest.of("favours") == 2


@rule("ODY-FAVOUR-2")
def test_three_favours_buy_a_story() -> None:
    t = voyage(favours={"A": 4}).play("A buy 3")
    assert t.of("favours") == 1
    assert t.of("stories") == ["S-STR", "S-V4"]
    assert t.happened() == ["story-bought", "story-gained", "space-filled"]
    assert t.told("story-bought") == [{"seat": "A", "price": 3}]
    unseen = voyage(favours={"A": 3})
    top = unseen["piles"][0][0]
    assert unseen.play("A buy A").of("stories") == ["S-STR", top]


@rule("ODY-FAVOUR-2")
@pytest.mark.parametrize(
    ("position", "reasons"),
    [
        ({"favours": {"A": 2}}, ["ODY-FAVOUR-2 too-few-favours"]),
        ({"favours": {"A": 6}, "bought": 1}, ["ODY-FAVOUR-2 already-bought"]),
        ({"favours": {"A": 6}, "stories": {"A": SIX}}, ["ODY-STORY-11 board-full"]),
        ({"favours": {"A": 6}, "display": "- S-V3 S-V4 S-V5"}, ["ODY-STORY-12 no-story-there"]),
        ({"favours": {"A": 0}, "bought": 1}, ["ODY-FAVOUR-2 already-bought", "ODY-FAVOUR-2 too-few-favours"]),
    ],
)
def test_what_a_purchase_needs(position: dict[str, Any], reasons: list[str]) -> None:
    t = voyage(**position)
    assert t.refuses("A buy 1") == reasons


@rule("ODY-FAVOUR-2")
def test_the_purchase_is_once_a_turn_and_possible_again_in_the_next() -> None:
    t = voyage(favours={"A": 7}, ship="P0=02-STR P1 P2 P3 S0=10-STR S1").play("A buy 1")
    assert buys(t) == []
    assert t.refuses("A buy 1") == ["ODY-FAVOUR-2 already-bought"]
    t.play("A take P0", "A adventure")
    assert t.asks == ["B"], "no window at the end of the turn"
    t.play("B take S0", "B adventure")
    assert buys(t) != []
