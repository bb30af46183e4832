"""The worked examples of the specification, EX-1 to EX-22."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.odysseus.position import FIVE_TYPES, Voyage, buys, voyage
from kylix.core.chance import Chance
from kylix.kit.registry import game
from kylix.testing import rule

EX_1: dict[str, Any] = {"ship": "P3 S0 S1 S2v S3v S4", "favours": {"A": 0}}
REST = ("A rest", "A raise STR")


@rule("ODY-CHOOSE-1", "ODY-CHOOSE-3", "ODY-CHOOSE-5")
def test_ex_1_ends_and_reveal() -> None:
    t = voyage(**EX_1)
    assert t.options == ["take P3", "take S0", "take S4"]
    t.play("A take S4")
    assert t["covered"] == [[], []]
    assert t["ship"]["S2"] is not None
    assert t["ship"]["S3"] is not None
    assert t.of("favours") == 1
    assert t["ship_favours"]["STARBOARD"] == 0
    outer = voyage(**EX_1).play("A take S0")
    assert len(outer["covered"][1]) == 2
    assert outer.of("favours") == 0
    outer.play(*REST)
    assert outer.options == ["take P3", "take S1", "take S4"]


@rule("ODY-CHOOSE-2")
def test_ex_2_fresh_ship() -> None:
    t = voyage()
    assert t.options == ["take P0", "take P5", "take S0", "take S5"]
    t.play("A take P0", *REST)
    assert t.told("revealed") == []
    assert t.options == ["take P1", "take P5", "take S0", "take S5"]
    t.play("B take P1")
    assert t.told("revealed")[0]["side"] == "PORT"
    assert t.of("favours", "B") == 2


@rule("ODY-ADVENTURE-1", "ODY-ADVENTURE-3")
def test_ex_3_adventure() -> None:
    t = voyage(asks="03-LCK", skills={"A": "0 0 1 0"}, stories={"A": "S-V6"}).play("A adventure", "A keep", "A keep")
    assert t.of("skills") == [0, 0, 3, 0]
    assert t.column("LCK") == ["03-LCK"]
    assert t.s.scores()[0] == 0


@rule("ODY-FAVOUR-3")
def test_ex_4_redirect_one_point() -> None:
    t = voyage(asks="14-STR", skills={"A": "0 0 2 2"}).play("A adventure", "A keep")
    assert "redirect LCK" in t.options
    t.play("A redirect LCK")
    assert t.of("skills") == [0, 0, 3, 3]
    assert t.of("favours") == 0
    assert t.column("STR") == ["14-STR"]
    other = voyage(asks="14-STR", skills={"A": "0 0 2 2"}).play("A adventure", "A redirect LCK")
    assert other.of("skills") == [0, 0, 3, 3], "no second redirect was offered"


@rule("ODY-ADVENTURE-2")
def test_ex_5_favour_from_the_same_card() -> None:
    t = voyage(asks="04-CUN", skills={"A": "1 0 0 0"}, favours={"A": 0}).play("A adventure")
    assert t.of("favours") == 1
    assert t.options == ["keep", "redirect INT", "redirect CUN", "redirect LCK"]
    t.play("A redirect INT")
    assert t.of("favours") == 0
    assert t.of("skills") == [1, 1, 0, 0]


@rule("ODY-REST-1", "ODY-REST-2", "ODY-REST-3", "ODY-REST-4")
def test_ex_6_rest() -> None:
    t = voyage(asks="05-CUN", skills={"A": "3 0 0 0"}, favours={"A": 0}, stories={"A": "S-CUN S-GODS"}).play(*REST)
    assert t.of("skills") == [4, 0, 0, 0]
    assert t.of("favours") == 1
    assert t.of("rested") == ["05-CUN"]
    assert t.of("adventures") == []
    assert t.s.sheet()["stories"][0] == 0
    assert t.happened()[:3] == ["skill-raised", "rested", "took-favour"]


@rule("ODY-ADVENTURE-6", "ODY-CHOOSE-6")
def test_ex_7_fifth_card() -> None:
    position: dict[str, Any] = {
        "adventures": {"A": "01-CUN 02-CUN 03-CUN 04-CUN"},
        "ship": "P2=10-CUN P3=13-STR",
        "favours": {"A": 3},
    }
    t = voyage(**position)
    assert t.options[:2] == ["take P2", "take P3"]
    t.play("A take P2")
    assert [move for move in t.options if move[:3] != "buy"] == ["rest"]
    t = voyage(**position).play("A take P3")
    assert t.options[:2] == ["adventure", "rest"]


@rule("ODY-STORY-6")
def test_ex_8_line() -> None:
    columns = {"A": "05-STR 05-CUN 03-LCK 09-LCK"}
    t = voyage(asks="06-INT", adventures=columns, favours={"A": 0}).play("A adventure")
    assert t.question == "PickStory"
    t.play("A pick 1")
    assert t.of("stories") == ["S-STR", "S-V12"]
    assert t["display"][0] is not None
    again = voyage(asks="09-INT", adventures={"A": columns["A"] + " 06-INT"}, favours={"A": 0}).play("A adventure")
    assert again.told("line-completed") == []


@rule("ODY-EPIC-5")
def test_ex_9_epic_and_line_at_once() -> None:
    """The other seat has the tile of 10."""
    cards = {"A": FIVE_TYPES, "B": "04-STR 09-INT 06-CUN 05-STR"}
    t = voyage("B", asks="14-LCK", adventures=cards, favours={"B": 0}).play("B adventure")
    assert t.of("epics", "B") == "EPIC-8"
    assert t.level("STR", "B") == 1
    assert t.question == "PickStory"
    assert t.happened() == ["skill-raised", "adventure-placed", "epic-taken", "line-completed"]


@rule("ODY-STORY-11")
def test_ex_10_story_limit() -> None:
    """Six stories and seven favours: nothing is offered in any phase, and a second line gives nothing."""
    t = voyage(
        adventures={"A": "05-STR 02-STR 06-INT 09-INT 05-CUN 03-LCK 09-LCK"},
        stories={"A": "S-STR S-INT S-CUN S-LCK S-GODS S-V6"},
        favours={"A": 7},
        ship="P2=03-CUN P3 S2",
    )
    assert buys(t) == []
    t.play("A take P2")
    assert buys(t) == []
    t.play("A adventure")
    assert buys(t) == []
    t.play("A keep", "A keep")
    assert t.told("line-completed") == [{"seat": "A", "count": 2}]
    assert t.of("favours") == 7
    assert len(t.of("stories")) == 6
    assert t.asks == ["B"]


@rule("ODY-FAVOUR-2")
def test_ex_11_one_purchase_a_turn() -> None:
    t = voyage(favours={"A": 6, "B": 0}, stories={"A": "S-STR S-INT"}, ship="P0=02-STR P1 P2 P3 S0=10-STR S1")
    t.play("A buy 1")
    assert t.of("favours") == 3
    assert len(t.of("stories")) == 3
    t.play("A take P0", *REST)
    assert t.of("favours") == 4
    assert t.asks == ["B"], "no purchase at the end of the turn"
    t.play("B take S0", "B adventure")
    assert buys(t) != []


@rule("ODY-ADVENTURE-4", "ODY-FAVOUR-4")
def test_ex_12_track_limit() -> None:
    t = voyage(asks="03-CUN", skills={"A": "6 2 5 6"}).play("A adventure")
    assert t.options == ["forgo", "redirect INT", "redirect CUN"]
    t.play("A redirect CUN")
    assert t.of("skills") == [6, 2, 6, 6]
    assert t.of("favours") == 0
    assert len(t.told("point-lost")) == 1
    free = voyage(asks="12-CUN", skills={"A": "6 2 5 6"}).play("A adventure")
    assert free.options == ["raise INT", "raise CUN"]
    free.play("A raise CUN")
    assert free.of("skills") == [6, 3, 6, 6], "only intelligence remained"


@rule("ODY-ENDTURN-1")
def test_ex_13_refill() -> None:
    t = voyage(ship="P2 S3", deck=12, turn=11)
    last = t["ship"]["P2"]
    t.play("A take S3", *REST)
    assert t["discarded"] == [last]
    assert len(t.on_ship()) == 8
    assert [len(cards) for cards in t["covered"]] == [2, 2]
    assert t["ship_favours"] == {"PORT": 1, "STARBOARD": 1}
    assert t["deck"] == []
    assert t.asks == ["B"]
    assert t["turn"] == 12


@rule("ODY-END-1", "ODY-END-2")
def test_ex_14_end() -> None:
    t = voyage("B", ship="P3 P4", deck=0, turn=22).play("B take P4", "B rest", "B raise STR")
    assert t.s.over
    assert [t.state.cards_of(seat) for seat in (0, 1)] == [11, 11]
    assert t.on_ship() == ["P3"]


@rule("ODY-SCORE-1", "ODY-SCORE-2", "ODY-SCORE-3", "ODY-SCORE-4")
def test_ex_15_final_score() -> None:
    """Another seat has the tile of 10."""
    t = voyage(
        "C",
        seats=3,
        ship="P3 P4",
        deck=0,
        turn=33,
        adventures={
            "A": "11-LCK 12-LCK 10-STR 07-STR 15-STR",
            "B": "05-STR 13-STR 04-STR 14-INT 08-INT 12-CUN 06-CUN 10-CUN 13-LCK 03-LCK",
        },
        rested={"B": "02-LCK"},
        skills={"B": "4 3 5 2"},
        stories={"A": "S-V3", "B": "S-STR S-V5 S-V12 S-ITHACA"},
    ).play("C take P4", "C rest", "C raise STR")
    assert t.s.over
    sheet = t.s.sheet()
    assert [sheet[skill][1] for skill in ("STR", "INT", "CUN", "LCK")] == [11, 1, 14, 3]
    assert [sheet[f"story_{n}"][1] for n in range(1, 7)] == [6, 6, 10, 6, 0, 0]
    assert sheet["stories"][1] == 28
    assert sheet["epic"][1] == 8
    assert sheet["total"][1] == t.s.scores()[1] == 65


EX_16 = {
    20: (
        "02-INT 03-LCK 03-STR 04-LCK 07-LCK 08-STR 10-INT 11-STR 14-STR",
        "3 5 1 5",
        "S-STR S-ITHACA S-CUN S-V4 S-CREATURES",
    ),
    24: (
        "02-STR 03-CUN 04-LCK 05-CUN 05-LCK 10-CUN 12-INT 13-CUN 14-STR",
        "4 3 3 5",
        "S-NAVIGATION S-GODS S-V3 S-V4 S-CREATURES S-CUN",
    ),
}
"""By the story points of the first player: cards, levels, stories. All have 58 points."""


@rule("ODY-SCORE-5")
@pytest.mark.parametrize(("stories", "places", "ending"), [(20, [2, 1, 3], "stories"), (24, [1, 1, 3], "shared")])
def test_ex_16_tie(stories: int, places: list[int], ending: str) -> None:
    """Totals 58, 58, 51; the third has 30 points of stories, which is irrelevant."""
    cards, levels, tokens = EX_16[stories]
    t = voyage(
        "C",
        seats=3,
        ship="P3 P4",
        deck=0,
        turn=33,
        adventures={
            "A": cards,
            "B": "01-CUN 03-INT 05-STR 06-LCK 07-CUN 08-LCK 09-STR 10-STR 15-STR",
            "C": "01-STR 02-CUN 06-CUN 06-STR 08-INT 11-LCK 12-CUN 14-CUN 15-LCK",
        },
        skills={"A": levels, "B": "5 4 4 3", "C": "6 4 1 3"},
        stories={
            "A": tokens,
            "B": "S-V5 S-V4 S-V12 S-INT S-CREATURES S-LCK",
            "C": "S-V3 S-NAVIGATION S-V12 S-LCK S-CUN S-STR",
        },
        display="- - - -",
    ).play("C take P4", "C rest", "C raise INT")
    assert t.s.scores() == [58, 58, 51]
    assert t.s.sheet()["stories"] == [stories, 24, 30]
    assert t.s.ranking() == places
    assert t.result == ending


EX_17 = "P1 P2v P3v P4 S0 S1 S2v S3v S4 S5"


@rule("ODY-AUTOMA-9", "ODY-AUTOMA-10", "ODY-AUTOMA-11")
@pytest.mark.parametrize(
    ("card", "ship", "slot", "reveals"),
    [
        ("A01", EX_17, "P1", True),
        ("A05", EX_17, "S0", False),
        ("A07", EX_17, "P4", True),
        ("A16", EX_17, "S5", False),
        ("A01", "S0 S1 S2v S3v S4 S5", "S5", False),
    ],
)
def test_ex_17_automa_path(card: str, ship: str, slot: str, reveals: bool) -> None:
    t = _automa_plays(card, ship)
    assert t.told("automa-took")[0]["slot"] == slot
    assert len(t.told("revealed")) == int(reveals)
    assert t["ship_favours"]["PORT"] == int("P2v" in ship and not reveals)
    if card == "A16":
        assert t["story_discard"][-4:] == ["S-V12", "S-V3", "S-V4", "S-V5"]
        assert None not in t["display"]
        assert t.happened().index("display-discarded") < t.happened().index("automa-took")


def _automa_plays(card: str, ship: str, **position: Any) -> Voyage:
    automa = {"deck": card, "stories": "S-INT S-CUN"}
    return voyage(seats=1, asks="02-STR", ship=ship, automa=automa, favours={"A": 0}, **position).play(*REST)


@rule("ODY-AUTOMA-8")
def test_ex_18_owl_without_target() -> None:
    t = _automa_plays("A11", "P0 P1 P2v P3v P4 P5 S0 S1 S2v S3v S4 S5")
    assert t.told("automa-took")[0]["slot"] == "P5"


@rule("ODY-AUTOMA-7")
def test_ex_19_lyre_with_short_piles() -> None:
    t = _automa_plays("A04", "P2 P3 S2 S3", piles=("S-V6", "S-GODS S-ITHACA"))
    assert t["display"] == ["S-GODS", "S-V6", "S-ITHACA", None]
    assert t["piles"] == [[], []]
    assert t["story_discard"][-4:] == ["S-V12", "S-V3", "S-V4", "S-V5"]


@rule("ODY-AUTOMA-7", "ODY-STORY-12")
def test_ex_19_nothing_replaces_a_story_taken_afterwards() -> None:
    t = voyage(
        seats=1, display="S-GODS S-V6 S-ITHACA -", piles=("", ""), favours={"A": 3}, automa={"stories": "S-INT S-CUN"}
    )
    t.play("A buy 1")
    assert t["display"] == [None, "S-V6", "S-ITHACA", None]


EX_20 = {
    77: ("01-CUN 01-LCK 04-STR 06-LCK 07-STR 09-CUN 10-LCK 11-CUN 15-CUN", "6 1 5 6", "S-STR S-CUN S-STR"),
    78: (
        "01-LCK 03-LCK 03-STR 05-CUN 07-STR 09-INT 10-INT 12-INT 15-LCK",
        "6 4 6 6",
        "S-ENCOUNTERS S-V4 S-INT S-V12 S-NAVIGATION",
    ),
}
"""By the points of the player after a last rest for intelligence: cards, levels, stories."""


@rule("ODY-AUTOMA-16", "ODY-AUTOMA-17")
@pytest.mark.parametrize(("points", "ending"), [(77, "automa_equal"), (78, "automa_beaten")])
def test_ex_20_solo_score(points: int, ending: str) -> None:
    """The Automa's fifth type comes with its eleventh card, after the player took the tile of 10."""
    cards, levels, tokens = EX_20[points]
    t = voyage(
        seats=1,
        ship="P3=15-INT P4=06-CUN P5=14-INT",
        deck=0,
        turn=21,
        adventures={"A": cards},
        skills={"A": levels},
        stories={"A": tokens},
        automa={
            "cards": "01-INT 02-LCK 04-LCK 05-INT 06-STR 07-CUN 08-LCK 09-STR 11-LCK 12-LCK",
            "stories": "S-LCK S-CREATURES S-V6 S-V12",
            "deck": "A01",
        },
        display="- - - -",
        favours={"A": 0},
        options={"difficulty": 3},
    ).play("A take P5", "A rest")
    if not t.s.over:
        t.play("A raise INT")
    sheet = t.s.sheet()
    assert (t["epics"], t["automa_epic"]) == (["EPIC-10"], "EPIC-8")
    assert (sheet["automa_tile"], sheet["automa_stories"], sheet["automa_epic"]) == ([45], [24], [8])
    assert sheet["automa_total"] == [77]
    assert t.s.scores() == [points]
    assert t.result == ending
    assert t.s.ranking() == [1 if points > 77 else 2]


@rule("ODY-END-2")
def test_ex_21_turn_count() -> None:
    t = Voyage(game("odysseus").setting(5).start(Chance(21)))
    chooser = random.Random(21)
    refills = []
    assert t["unused"] == []
    while not t.s.over:
        turn, known = t.s.turn, len(t["discarded"])
        seat = t.s.to_act[0]
        t.s.apply(seat, chooser.choice(t.s.options(seat)))
        if len(t["discarded"]) > known:
            refills.append(turn)
    assert t.s.turn == 55
    assert refills == [11, 22, 33, 44]
    assert len(t["discarded"]) == 4
    assert len(t.on_ship()) == 1


@rule("ODY-CHOOSE-4", "ODY-Q37")
def test_ex_22_reveal_and_rest_together() -> None:
    t = voyage(ship="P1 P2v P3v P4 S5", favours={"A": 0}).play("A take P1", *REST)
    assert t.of("favours") == 2
    assert t.of("skills") == [1, 0, 0, 0]
