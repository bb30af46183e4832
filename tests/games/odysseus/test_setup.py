"""Setting up: ODY-SETUP-1 to 10, and the cards and the ship that are laid out: ODY-CARD, ODY-SHIP."""

from __future__ import annotations

from collections import Counter

import pytest

from games.odysseus.position import CARDS, FRESH, SPEC, STORIES, Voyage, voyage
from kylix import BadOption
from kylix.core.chance import Chance
from kylix.kit.registry import game
from kylix.testing import rule, table

GAME = game("odysseus")


def new(seats: int = 2, seed: int = 1, **options: object) -> Voyage:
    return Voyage(table("odysseus", seats=seats, seed=seed, options=options).s)


@rule("ODY-CARD-1")
def test_a_card_has_skill_value_points_gains_type_and_adventure() -> None:
    """The card pictured in the rulebook: value 4, 3 points, gains strength and cunning."""
    (card,) = [card for card in SPEC.card if card.id == "09-INT"]
    shown = (card.skill, card.value, card.vp, card.gains, card.type, card.adventure)
    assert shown == ("INT", 4, 3, ["STR", "CUN"], "NAVIGATION", "ADV-09")
    assert len({card.id for card in SPEC.card}) == 60


@rule("ODY-CARD-1")
def test_the_name_of_the_adventure_has_no_effect() -> None:
    """All four cards of an adventure share its type and nothing else; no rule asks for its name."""
    for adventure in SPEC.adventure:
        cards = [card for card in SPEC.card if card.adventure == adventure.id]
        assert {card.type for card in cards} == {adventure.type}
        assert sorted(card.skill for card in cards) == ["CUN", "INT", "LCK", "STR"]


@rule("ODY-CARD-2")
def test_an_icon_is_a_skill_any_skill_or_a_favour_and_may_stand_twice() -> None:
    """13-LCK shows two favours and two points: all four are collected."""
    t = voyage(asks="13-LCK", favours={"A": 0}).play("A adventure", "A keep", "A keep")
    assert t.of("favours") == 2
    assert t.of("skills") == [0, 2, 0, 0]
    assert {gain.effect for gain in SPEC.gain} == {"take_favour", "raise_any", "raise_skill"}


@rule("ODY-CARD-3")
def test_no_card_raises_its_own_skill_and_favours_come_first() -> None:
    for card in SPEC.card:
        assert card.skill not in card.gains
        assert card.gains == sorted(card.gains, key=lambda gain: gain != "F")


def test_the_sixty_cards_are_balanced_as_the_specification_says() -> None:
    """Numbers derived from the card pictures."""
    low = {1: 12, 2: 12}
    assert Counter(card.skill for card in SPEC.card) == dict.fromkeys(("STR", "INT", "CUN", "LCK"), 15)
    assert set(Counter(card.type for card in SPEC.card).values()) == {12}
    assert Counter(card.value for card in SPEC.card) == {1: 4, 2: 8, 3: 12, 4: 12, 5: 12, 6: 12}
    by_class = Counter((card.skill, low.get(card.value, card.value)) for card in SPEC.card)
    assert set(by_class.values()) == {3}
    points = Counter[str]()
    for card in SPEC.card:
        points[card.skill] += card.vp
    assert points == {"STR": 100, "INT": 66, "CUN": 71, "LCK": 75}
    icons = Counter(gain for card in SPEC.card for gain in card.gains)
    assert icons == {"STR": 18, "INT": 13, "CUN": 19, "LCK": 16, "ANY": 9, "F": 17}
    assert [card.id for card in SPEC.card if not card.gains] == [
        "02-STR",
        "03-STR",
        "04-STR",
        "05-CUN",
        "06-CUN",
        "10-STR",
    ]


@rule("ODY-SHIP-1", "ODY-SETUP-4", "ODY-SETUP-5")
def test_the_ship_has_two_lines_of_six_with_two_covered_cards_in_the_middle_of_each() -> None:
    """Four cards lie face down in slots 2 and 3, eight face up in the others; nobody sees the four."""
    t = new()
    assert list(t["ship"]) == ["P0", "P1", "P2", "P3", "P4", "P5", "S0", "S1", "S2", "S3", "S4", "S5"]
    assert t.on_ship() == ["P0", "P1", "P4", "P5", "S0", "S1", "S4", "S5"]
    assert [len(cards) for cards in t["covered"]] == [2, 2]
    for seat in (None, 0, 1):
        seen = t.s.view(seat)
        assert seen["covered"] == [2, 2]
        assert seen["ship"]["P2"] is None


@rule("ODY-SHIP-2")
def test_only_neighbours_on_the_same_side_are_adjacent() -> None:
    """Taking slot 1 of port turns up the port centre alone, though starboard lies across."""
    t = voyage(ship="P1 P2v P3v P4 S1 S2v S3v S4").play("A take P1")
    assert t["covered"][0] == []
    assert len(t["covered"][1]) == 2
    assert t.told("revealed")[0]["side"] == "PORT"


@rule("ODY-SHIP-2")
def test_the_two_lines_do_not_join_at_bow_or_stern() -> None:
    """With port reduced to its bow the starboard bow is still an end of its own."""
    assert voyage(ship="P5 S2 S3 S4 S5").options == ["take P5", "take S2", "take S5"]


@rule("ODY-SHIP-3", "ODY-SETUP-6")
def test_each_side_has_one_favour_at_the_start() -> None:
    assert new()["ship_favours"] == {"PORT": 1, "STARBOARD": 1}


@rule("ODY-SHIP-4")
@pytest.mark.parametrize(
    ("ship", "ends"),
    [
        (FRESH, ["P0", "P5", "S0", "S5"]),
        ("P1 P2v P3v P4 S2 S3", ["P1", "P4", "S2", "S3"]),
        ("P3 S0 S1 S2v S3v S4", ["P3", "S0", "S4"]),
        ("S2 S3 S4 S5", ["S2", "S5"]),
        ("P4 S1", ["P4", "S1"]),
    ],
)
def test_the_ends_are_the_outermost_cards_and_nothing_slides(ship: str, ends: list[str]) -> None:
    """One card has one end, an empty side none; a slot keeps its number."""
    t = voyage(ship=ship)
    assert t.options == [f"take {slot}" for slot in ends]
    empty = next(slot for slot in ("P0", "P1", "P5", "S0") if slot not in ship.split()) if ship != FRESH else ""
    if empty:
        assert t.refuses(f"A take {empty}") == ["ODY-SHIP-4 slot-empty"]


@rule("ODY-SHIP-4")
def test_emptied_slots_stay_empty() -> None:
    t = voyage().play("A take P0", "A rest", "A raise STR")
    assert t["ship"]["P0"] is None
    assert t.options[:4] == ["take P1", "take P5", "take S0", "take S5"]


@rule("ODY-SHIP-5", "ODY-SHIP-6", "ODY-CHOOSE-2", "ODY-ENDTURN-4")
def test_ends_are_face_up_and_a_favour_lies_there_as_long_as_the_centre_is_covered() -> None:
    """Held over random games by the invariants: ends, favours, two to four cards to take, deck in twelves."""
    setting = GAME.setting(3)
    for seed in range(20):
        t = Voyage(setting.start(Chance(seed)))
        while not t.s.over:
            t.state.invariants()
            if t.question == "TakeCard":
                takes = [move for move in t.options if move.startswith("take")]
                assert 2 <= len(takes) <= 4
                assert all(t["ship"][move.split()[1]] for move in takes)
            covered = [len(cards) > 0 for cards in t["covered"]]
            assert covered == [count == 1 for count in t["ship_favours"].values()]
            seat = t.s.to_act[0]
            t.s.apply(seat, t.s.options(seat)[seed % len(t.s.options(seat))])


@rule("ODY-SETUP-1", "ODY-SETUP-2")
def test_two_piles_of_stories_and_four_open_ones() -> None:
    """28 tokens, 14 to a pile; four of pile A lie open; then each player has drawn from the larger pile."""
    t = new()
    assert [len(pile) for pile in t["piles"]] == [10, 12]
    assert len(t["display"]) == 4
    tokens = [*t["piles"][0], *t["piles"][1], *t["display"], *t.of("stories", "A"), *t.of("stories", "B")]
    assert Counter(tokens) == dict.fromkeys(STORIES, 2)
    assert t.s.view(0)["piles"] == [10, 12]


@rule("ODY-SETUP-3")
@pytest.mark.parametrize(("seats", "cards"), [(1, 24), (2, 24), (3, 36), (4, 48), (5, 60)])
def test_twelve_trial_cards_for_each_player_are_in_the_game(seats: int, cards: int) -> None:
    """The others are not seen by anybody."""
    t = new(seats)
    assert len(t["deck"]) == cards - 12
    assert len(t["unused"]) == 60 - cards
    assert t.s.view(0)["unused"] == 60 - cards
    assert t.s.view(0)["deck"] == cards - 12
    shown = [card for card in t["ship"].values() if card]
    covered = [card for cards in t["covered"] for card in cards]
    assert sorted([*t["deck"], *t["unused"], *shown, *covered]) == sorted(CARDS)


@rule("ODY-SETUP-3")
def test_another_seed_deals_other_cards() -> None:
    assert len({tuple(new(seed=seed)["ship"].values()) for seed in range(8)}) == 8


@rule("ODY-SETUP-7")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_all_five_epics_are_stacked_with_the_best_on_top(seats: int) -> None:
    assert new(seats)["epic_stack"] == ["EPIC-10", "EPIC-8", "EPIC-6", "EPIC-4", "EPIC-2"]


@rule("ODY-SETUP-8")
def test_every_player_begins_with_one_story_one_favour_and_all_skills_at_nothing() -> None:
    t = new(4)
    assert t["skills"] == [[0, 0, 0, 0]] * 4
    assert t["favours"] == [1, 1, 1, 1]
    assert [len(stories) for stories in t["stories"]] == [1, 1, 1, 1]
    assert t["epics"] == [None] * 4
    assert t["adventures"] == t["rested"] == [[], [], [], []]
    assert t.s.view(3)["stories"] == t["stories"], "stories lie face up"


@rule("ODY-SETUP-9", "ODY-Q24")
def test_the_first_seat_begins_unless_the_table_says_otherwise() -> None:
    assert new(3).asks == ["A"]
    t = new(3, first_seat="C")
    assert t.asks == ["C"]
    assert t["active"] == "C"


@rule("ODY-SETUP-9")
@pytest.mark.parametrize(("seats", "value"), [(2, "C"), (1, "B"), (5, "F"), (3, "A,B"), (4, "")])
def test_the_first_seat_must_be_one_at_the_table(seats: int, value: str) -> None:
    with pytest.raises(BadOption, match=r"option first_seat cannot be .* \(ODY-SETUP-9\)"):
        GAME.setting(seats, {"first_seat": value})


@rule("ODY-SETUP-10", "ODY-Q38")
def test_cards_are_dealt_to_the_covered_slots_first() -> None:
    """Port 2 and 3, starboard 2 and 3, then face up port 0, 1, 4, 5 and starboard 0, 1, 4, 5."""
    t = voyage(ship="P2 S3", deck=12, asks="take")
    dealt = t["deck"]
    t.play("A take S3", "A rest", "A raise STR")
    assert t["covered"] == [dealt[:2], dealt[2:4]]
    open_slots = ["P0", "P1", "P4", "P5", "S0", "S1", "S4", "S5"]
    assert [t["ship"][slot] for slot in open_slots] == dealt[4:]


@rule("ODY-SETUP-10", "ODY-Q38")
def test_starting_stories_are_dealt_in_turn_order_after_the_display() -> None:
    """First C, then A, then B; the tokens are the same as with another first seat."""
    t, other = new(3, first_seat="C"), new(3)
    dealt = [event.public["seat"] for event in (t.s.record or [])[0].events if event.key == "story-dealt"]
    assert dealt == [2, 0, 1]
    assert [t.of("stories", seat) for seat in "CAB"] == [other.of("stories", seat) for seat in "ABC"]
    keys = [event.key for event in (t.s.record or [])[0].events]
    assert keys.index("stories-laid") < keys.index("story-dealt")


@rule("ODY-SHIP-4")
@pytest.mark.parametrize("ship", ["P0 P5 S0", "P0 P2 S3", "P0 P2v P3v P4 S0", "S0 S2 S3"])
def test_a_ship_with_a_gap_is_no_position(ship: str) -> None:
    """Cards are taken from the ends only, and nothing slides: what is left lies side by side."""
    with pytest.raises(AssertionError, match="without a gap"):
        voyage(ship=ship)
