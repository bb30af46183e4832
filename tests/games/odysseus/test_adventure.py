"""The second step: ODY-ADVENTURE, ODY-REST, and the redirecting of points: ODY-FAVOUR-3 to 7."""

from __future__ import annotations

import pytest

from games.odysseus.position import CARDS, FIVE_TYPES, SKILLS, SPEC, buys, voyage
from kylix.testing import rule

REDIRECTS = {skill: [f"redirect {other}" for other in SKILLS if other != skill] for skill in SKILLS}


@rule("ODY-ADVENTURE-1")
def test_gains_first_then_the_card_on_top_of_its_column() -> None:
    t = voyage(asks="03-LCK", adventures={"A": "01-LCK 05-STR"}, favours={"A": 0}).play("A adventure")
    assert t.column("LCK") == ["01-LCK", "03-LCK"]
    assert t.happened()[:3] == ["skill-raised", "skill-raised", "adventure-placed"]
    assert t["chosen"] is None


@rule("ODY-ADVENTURE-1")
@pytest.mark.parametrize("card", CARDS)
def test_every_card_gives_exactly_its_gains(card: str) -> None:
    """All 60 cards: kept points, favours, and the column of the card's own skill."""
    (spec,) = [one for one in SPEC.card if one.id == card]
    t = voyage(asks=card, favours={"A": 0}, skills={"A": "1 1 1 1"}).play("A adventure")
    free = 0
    while t.asks == ["A"] and t.question in ("KeepOrRedirect", "RaiseSkill"):
        free += t.question == "RaiseSkill"
        t.play("A keep" if t.question == "KeepOrRedirect" else "A raise LCK")
    wanted = [1 + spec.gains.count(skill) for skill in SKILLS]
    wanted[3] += free
    assert free == spec.gains.count("ANY")
    assert t.of("skills") == wanted
    assert t.of("favours") == spec.gains.count("F")
    assert t.column(spec.skill) == t.of("adventures") == [card]


@rule("ODY-ADVENTURE-2", "ODY-Q12")
def test_favours_of_the_card_can_redirect_its_own_points() -> None:
    t = voyage(asks="01-STR", favours={"A": 0}).play("A adventure")
    assert t.of("favours") == 1
    assert t.options == ["keep", *REDIRECTS["LCK"]]


@rule("ODY-ADVENTURE-2", "ODY-Q12")
def test_favours_of_the_card_can_buy_a_story_before_its_points() -> None:
    t = voyage(asks="13-LCK", favours={"A": 1})
    assert buys(t) == []
    t.play("A adventure")
    assert t.of("favours") == 3
    assert buys(t) != []


@rule("ODY-ADVENTURE-3", "ODY-Q13")
def test_points_are_resolved_one_by_one_in_printed_order() -> None:
    """14-INT shows strength, cunning, luck."""
    t = voyage(asks="14-INT").play("A adventure")
    for skill in ("STR", "CUN", "LCK"):
        assert t.s.prompt(0)["facts"] == {"seat": "A", "skill": skill}
        t.play("A keep")
    assert t.of("skills") == [1, 0, 1, 1]


@rule("ODY-ADVENTURE-3")
def test_an_any_icon_raises_a_skill_of_ones_choice() -> None:
    t = voyage(asks="12-CUN").play("A adventure")
    assert t.question == "RaiseSkill"
    assert t.options == ["raise STR", "raise INT", "raise CUN", "raise LCK"]
    t.play("A raise CUN", "A raise CUN")
    assert t.level("CUN") == 2


@rule("ODY-ADVENTURE-4", "ODY-Q10")
def test_no_skill_goes_beyond_six_and_the_point_is_lost() -> None:
    t = voyage(asks="03-CUN", skills={"A": "6 0 0 0"}, favours={"A": 0}).play("A adventure")
    assert t.of("skills") == [6, 0, 0, 0]
    assert t.of("favours") == 0
    assert t.happened()[:3] == ["point-lost", "point-lost", "adventure-placed"]
    assert t.told("point-lost")[0] == {"seat": "A", "skill": "STR"}


@rule("ODY-ADVENTURE-4", "ODY-ADVENTURE-5")
def test_a_free_point_goes_to_a_skill_below_six() -> None:
    t = voyage(asks="07-CUN", skills={"A": "6 3 6 2"}).play("A adventure")
    assert t.options == ["raise INT", "raise LCK"]
    assert t.refuses("A raise STR") == ["ODY-ADVENTURE-5 skill-at-top"]
    assert t.facts("A raise STR") == {"skill": "STR", "limit": 6}


@rule("ODY-ADVENTURE-4")
def test_a_free_point_with_all_skills_at_six_is_lost() -> None:
    t = voyage(asks="07-CUN", skills={"A": "6 6 6 6"}).play("A adventure")
    assert t.happened()[:2] == ["free-point-lost", "adventure-placed"]
    assert t.asks == ["B"]


@rule("ODY-ADVENTURE-5", "ODY-Q14")
def test_a_point_that_can_be_placed_cannot_be_refused() -> None:
    t = voyage(asks="14-LCK").play("A adventure")
    assert t.options == ["keep", *REDIRECTS["STR"]]
    assert t.refuses("A forgo") == ["ODY-ADVENTURE-5 point-mandatory"]
    free = voyage(asks="07-CUN").play("A adventure")
    assert free.refuses("A forgo") == ["ODY-ADVENTURE-5 other-question"]


@rule("ODY-ADVENTURE-5")
def test_a_lone_answer_is_carried_out_without_a_question() -> None:
    """One skill below six, and no story to be bought instead."""
    t = voyage(asks="07-CUN", skills={"A": "6 6 6 5"}).play("A adventure")
    assert t.of("skills") == [6, 6, 6, 6]
    asked = voyage(asks="07-CUN", skills={"A": "6 6 6 5"}, favours={"A": 3}).play("A adventure")
    assert asked.options[0] == "raise LCK"
    assert buys(asked) != []
    asked.play("A buy A")
    assert asked.of("skills") == [6, 6, 6, 6], "after the purchase nothing is left to ask"


@rule("ODY-ADVENTURE-6")
def test_a_column_holds_four_cards() -> None:
    t = voyage(asks="10-CUN", adventures={"A": "01-CUN 02-CUN 03-CUN 04-CUN"}, favours={"A": 3})
    assert t.options[0] == "rest"
    assert "adventure" not in t.options
    assert t.refuses("A adventure") == ["ODY-ADVENTURE-6 column-full"]
    assert t.facts("A adventure") == {"skill": "CUN", "limit": 4}
    t = voyage(asks="10-CUN", adventures={"A": "01-CUN 02-CUN 03-CUN 04-INT"})
    assert t.options == ["adventure", "rest"], "the fourth card fits"


@rule("ODY-ADVENTURE-7")
def test_the_level_does_not_matter_for_setting_out() -> None:
    t = voyage(asks="04-STR").play("A adventure")
    assert t.column("STR") == ["04-STR"]


@rule("ODY-ADVENTURE-7", "ODY-EPIC-5", "ODY-Q15")
def test_epic_is_looked_at_before_the_line() -> None:
    t = voyage(asks="14-LCK", adventures={"A": "05-STR 04-STR 09-INT 06-CUN"}, favours={"A": 0}).play("A adventure")
    assert t.happened() == ["skill-raised", "adventure-placed", "epic-taken", "line-completed"]
    assert t.question == "PickStory"


@rule("ODY-ADVENTURE-8")
@pytest.mark.parametrize("card", ["02-STR", "03-STR", "04-STR", "10-STR", "05-CUN", "06-CUN"])
def test_a_card_without_gains_may_be_taken_on_an_adventure(card: str) -> None:
    t = voyage(asks=card).play("A adventure")
    assert t.of("skills") == [0, 0, 0, 0]
    assert t.of("favours") == 1
    assert t.of("adventures") == [card]


# --- rest -------------------------------------------------------------------------------------------------------------


@rule("ODY-REST-1", "ODY-REST-2")
def test_rest_is_always_possible_and_brings_none_of_the_gains() -> None:
    t = voyage(asks="13-LCK", favours={"A": 0})
    assert "rest" in t.options
    t.play("A rest", "A raise STR")
    assert t.of("rested") == ["13-LCK"]
    assert t.of("skills") == [1, 0, 0, 0]
    assert t.of("favours") == 1


@rule("ODY-REST-3", "ODY-Q39")
def test_resting_gives_a_point_then_a_favour() -> None:
    """The favour is not yet in hand while the point is chosen."""
    t = voyage(asks="05-CUN", favours={"A": 2}).play("A rest")
    assert t.question == "RaiseForRest"
    assert t.of("favours") == 2
    assert t.options == ["raise STR", "raise INT", "raise CUN", "raise LCK"]
    t.play("A raise LCK")
    assert t.happened() == ["skill-raised", "rested", "took-favour"]
    assert t.of("favours") == 3
    assert t.question == "FinishTurn", "now a story can be bought"


@rule("ODY-REST-3")
def test_the_point_of_a_rest_goes_to_a_skill_below_six() -> None:
    t = voyage(asks="05-CUN", skills={"A": "6 0 6 0"}).play("A rest")
    assert t.options == ["raise INT", "raise LCK"]
    assert t.refuses("A raise CUN") == ["ODY-REST-3 skill-at-top"]


@rule("ODY-REST-3", "ODY-Q40")
@pytest.mark.parametrize("favours", [0, 5])
def test_with_all_skills_at_six_the_point_of_a_rest_is_lost_but_not_the_favour(favours: int) -> None:
    """No question even where a story could be bought; that is offered at the end of the turn."""
    t = voyage(asks="05-CUN", skills={"A": "6 6 6 6"}, favours={"A": favours}).play("A rest")
    assert t.happened()[:3] == ["free-point-lost", "rested", "took-favour"]
    assert t.of("favours") == favours + 1
    assert t.question == ("FinishTurn" if favours else "TakeCard")


@rule("ODY-REST-4", "ODY-Q5")
def test_a_rested_card_counts_for_nothing_but_the_eleven() -> None:
    """Not for points, stories, the epic, lines or the limit of a column."""
    t = voyage(
        asks="13-LCK",
        adventures={"A": "11-STR 12-STR 10-STR 07-STR 08-INT 01-CUN"},
        stories={"A": "S-LCK S-ITHACA S-V12"},
        skills={"A": "0 0 0 6"},
    )
    before = t.s.scores()
    t.play("A rest", "A raise STR")
    assert t.s.scores() == before
    assert t.of("epics") is None
    assert "line-completed" not in t.happened()
    full = voyage(asks="10-CUN", rested={"A": "01-CUN 02-CUN 03-CUN 04-CUN"})
    assert full.options == ["adventure", "rest"]


@rule("ODY-REST-5")
def test_resting_completes_nothing_and_is_not_limited() -> None:
    t = voyage(asks="13-LCK", adventures={"A": "05-STR 09-INT 06-CUN 04-STR"}).play("A rest", "A raise STR")
    assert t.happened()[:3] == ["skill-raised", "rested", "took-favour"]
    often = voyage(asks="02-STR", rested={"A": "01-STR 01-INT 01-CUN 01-LCK 02-INT 02-CUN 02-LCK 03-STR 03-INT 03-CUN"})
    assert "rest" in often.options


# --- redirecting ------------------------------------------------------------------------------------------------------


@rule("ODY-FAVOUR-3")
def test_each_point_may_be_redirected_by_itself() -> None:
    """Two points, two favours, two other skills."""
    t = voyage(asks="14-STR", favours={"A": 2}).play("A adventure", "A redirect STR", "A redirect LCK")
    assert t.of("skills") == [1, 0, 0, 1]
    assert t.of("favours") == 0
    assert t.told("point-redirected")[1] == {"seat": "A", "printed": "CUN", "skill": "LCK", "count": 1}


@rule("ODY-FAVOUR-3")
def test_without_a_favour_nothing_is_redirected() -> None:
    t = voyage(asks="14-STR", favours={"A": 1}).play("A adventure", "A redirect LCK")
    assert t.of("skills") == [0, 0, 1, 1], "the second point was kept without a question"
    seen = voyage(asks="14-STR", skills={"A": "6 6 6 6"}, favours={"A": 3}).play("A adventure")
    assert seen.options[0] == "forgo"


@rule("ODY-FAVOUR-4")
def test_a_point_is_redirected_to_another_skill_below_six() -> None:
    t = voyage(asks="14-LCK", skills={"A": "2 6 5 0"}).play("A adventure")
    assert t.options == ["keep", "redirect CUN", "redirect LCK"]
    assert t.refuses("A redirect STR") == ["ODY-FAVOUR-4 same-skill"]
    assert t.refuses("A redirect INT") == ["ODY-FAVOUR-4 skill-at-top"]
    assert t.facts("A redirect INT") == {"skill": "INT", "limit": 6}


@rule("ODY-FAVOUR-4", "ODY-Q10")
def test_a_point_of_a_skill_at_six_may_still_be_redirected() -> None:
    t = voyage(asks="14-LCK", skills={"A": "6 0 0 0"}).play("A adventure")
    assert t.options == ["forgo", *REDIRECTS["STR"]]
    assert t.refuses("A keep") == ["ODY-ADVENTURE-4 skill-at-top"]
    t.play("A redirect INT")
    assert t.of("skills") == [6, 1, 0, 0]
    let_go = voyage(asks="14-LCK", skills={"A": "6 0 0 0"}).play("A adventure", "A forgo")
    assert let_go.of("skills") == [6, 0, 0, 0]
    assert let_go.of("favours") == 1


@rule("ODY-FAVOUR-4", "ODY-Q10")
@pytest.mark.parametrize("favours", [1, 5])
def test_by_option_a_point_of_a_skill_at_six_is_lost(favours: int) -> None:
    """Without a choice, also where a story could be bought."""
    t = voyage(asks="14-LCK", skills={"A": "6 0 0 0"}, favours={"A": favours}, options={"redirect_at_6": False})
    t.play("A adventure")
    assert t.of("skills") == [6, 0, 0, 0]
    assert t.of("favours") == favours
    assert t.happened()[:2] == ["point-lost", "adventure-placed"]
    below = voyage(asks="14-LCK", skills={"A": "5 0 0 0"}, options={"redirect_at_6": False}).play("A adventure")
    assert below.options == ["keep", *REDIRECTS["STR"]]


@rule("ODY-FAVOUR-5", "ODY-Q14")
def test_free_points_are_not_redirected() -> None:
    t = voyage(asks="07-CUN", favours={"A": 2}).play("A adventure")
    assert t.refuses("A redirect STR") == ["ODY-FAVOUR-5 free-choice"]
    rest = voyage(asks="07-CUN", favours={"A": 2}).play("A rest")
    assert rest.refuses("A redirect STR") == ["ODY-FAVOUR-5 free-choice"]


@rule("ODY-FAVOUR-5")
def test_a_redirected_point_is_not_redirected_again() -> None:
    t = voyage(asks="14-LCK", favours={"A": 2}).play("A adventure", "A redirect INT")
    assert t.of("skills") == [0, 1, 0, 0]
    assert t.asks == ["B"]


@rule("ODY-FAVOUR-6")
def test_a_story_bought_between_two_points_leaves_fewer_favours() -> None:
    t = voyage(asks="14-STR", favours={"A": 4, "B": 9}).play("A adventure", "A redirect LCK", "A buy 1")
    assert t.of("favours") == 0
    assert t.of("skills") == [0, 0, 1, 1], "the second point is kept: there is nothing left to pay with"
    assert t.of("favours", "B") == 9


@rule("ODY-FAVOUR-6")
def test_both_ways_of_spending_may_be_combined_in_a_turn() -> None:
    t = voyage(asks="14-STR", favours={"A": 5}).play("A buy 1", "A adventure", "A redirect LCK", "A redirect INT")
    assert t.of("favours") == 0
    assert t.of("skills") == [0, 1, 0, 1]
    assert len(t.of("stories")) == 2


@rule("ODY-FAVOUR-7", "ODY-Q9")
def test_the_supply_never_runs_out() -> None:
    t = voyage(asks="05-CUN", favours={"A": 0, "B": 40}).play("A rest", "A raise STR")
    assert t["favours"] == [1, 40]


@rule("ODY-EPIC-1")
def test_the_five_types_of_the_helper_are_five() -> None:
    """The cards that other tests use as one of each type."""
    types = {card.id: card.type for card in SPEC.card}
    assert len({types[card] for card in FIVE_TYPES.split()}) == 5
