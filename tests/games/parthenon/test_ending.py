"""Phases 9 and 10, the end of the year and of the game: PAR-DISCARD, PAR-ARCHON, PAR-YEAR, PAR-END."""

from __future__ import annotations

import pytest

from games.parthenon.position import Sea, season
from kylix.testing import rule

HAND = "3 GRAIN, WOOL, ORE, GRAPES"
FULL = {"villages": "2 GRAPES, 2 ORE, 2 OLIVES", "acropolis": "FORTRESS, SHRINE, GRAND-PORT, MARKET, ACADEMY, TREASURY"}
FULL_CRETE = "2 OLIVES, 2 TIMBER, 2 WOOL"


@rule("PAR-DISCARD-1", "PAR-DISCARD-2", "PAR-Q27", "PAR-Q11")
def test_option_a_keeps_three_cards_hidden() -> None:
    """EX-29. Any three, exactly three; the discards are public, what is kept is not."""
    t = season("DISCARD", hands={"P1": HAND, "P2": "WOOL"})
    assert t.asks == ["P1", "P2"]
    assert t.options == ["hide", "bare"]
    t.play("P1 hide", "P1 keep GRAIN", "P1 keep GRAIN")
    assert t.refuses("P1 ready") == ["PAR-Q27 keep-more"]
    t.play("P1 keep GRAIN")
    assert t.options == ["ready"]
    assert t.sees("P2", "kept") == [None, [], None]
    assert t.sees("P2", "way") == [None, 0, None]
    t.play("P1 ready", "P2 bare", "P2 ready")
    assert t.hand("P1") == "3 GRAIN"
    kept = {"seat": "P1", "kept": 3, "count": 3, "goods": ["GRAPES", "ORE", "WOOL"]}
    assert t.told("kept-hidden", "P2") == kept
    assert t.sees("P2", "hand")[0] == [None] * 3


@rule("PAR-DISCARD-2")
def test_option_a_with_few_cards_keeps_all() -> None:
    t = season("DISCARD", hands={"P1": "2 WOOL"}).play("P1 hide", "P1 keep WOOL", "P1 keep WOOL", "P1 ready")
    assert t.hand("P1") == "2 WOOL"


@rule("PAR-DISCARD-2", "PAR-BUILD-13")
def test_a_treasury_keeps_six() -> None:
    t = season("DISCARD", hands={"P1": "7 WOOL"}, acropolis={"P1": "TREASURY"})
    t.play("P1 hide", *["P1 keep WOOL"] * 6, "P1 ready")
    assert t.hand("P1") == "6 WOOL"


@rule("PAR-DISCARD-3", "PAR-DISCARD-4", "PAR-DISCARD-7")
def test_option_b_shows_the_hand_and_keeps_one_of_each() -> None:
    """EX-29. Open to all until the season ends, hidden again afterwards; up to eleven cards."""
    t = season("DISCARD", hands={"P1": HAND}, covered="Y1-3").play("P1 bare", "P1 ready")
    assert t.hand("P1") == "GRAIN, GRAPES, ORE, WOOL"
    assert t.sees("P2", "hand")[0] == ["GRAIN", "GRAPES", "ORE", "WOOL"]
    shown = {"seat": "P1", "wares": ["GRAIN", "GRAPES", "ORE", "WOOL"], "goods": ["GRAIN", "GRAIN"]}
    assert t.told("kept-shown", "P3") == shown
    t.play("P1 vote P2", "P2 vote P1", "P3 vote P1")
    assert t.sees("P2", "hand")[0] == [None] * 4
    every = "2 GRAIN, 2 GRAPES, 2 OLIVES, 2 ORE, 2 TIMBER, 2 WOOL, 2 POTTERY, 2 SPICES, 2 TOOLS, 2 PAPYRUS, 2 GOLD"
    many = season("DISCARD", hands={"P1": every}).play("P1 bare", "P1 ready")
    assert len(many["hand"][0]) == 11


@rule("PAR-DISCARD-1")
def test_a_choice_can_be_changed_until_all_are_ready() -> None:
    t = season("DISCARD", hands={"P1": HAND, "P2": "WOOL"}).play("P1 bare", "P1 ready", "P1 unready")
    assert t.options_of("P1") == ["hide", "bare"]
    assert t.hand("P1") == "3 GRAIN, GRAPES, ORE, WOOL"


@rule("PAR-DISCARD-5")
def test_a_treasury_does_not_change_option_b() -> None:
    t = season("DISCARD", hands={"P1": "7 WOOL"}, acropolis={"P1": "TREASURY"}).play("P1 bare", "P1 ready")
    assert t.hand("P1") == "WOOL"


@rule("PAR-DISCARD-6")
def test_nothing_but_commodities_is_discarded() -> None:
    t = season("DISCARD", hands={"P1": "WOOL"}, home={"P1": "5 ARMY"}, stowed={"P1-A": "3 GIFT"})
    t.play("P1 bare", "P1 ready")
    assert t.home("P1") == "5 ARMY"
    assert t.cargo("P1-A") == "3 GIFT"
    empty = season("DISCARD", home={"P1": "5 ARMY"})
    assert empty.question == "CastVote"


@rule("PAR-Q11")
def test_by_option_discards_stay_hidden() -> None:
    t = season("DISCARD", hands={"P1": "5 WOOL"}, options={"hidden_discards": True})
    t.play("P1 hide", *["P1 keep WOOL"] * 3, "P1 ready")
    assert t.told("kept-hidden", "P2") == {"seat": "P1", "kept": 3, "count": 2, "goods": []}


# --- the vote ---------------------------------------------------------------------------------------------------------


@rule("PAR-ARCHON-1", "PAR-ARCHON-3", "PAR-ARCHON-7")
def test_the_archon_votes_first_then_clockwise_openly_and_never_for_oneself() -> None:
    """EX-30. Nobody may abstain."""
    t = season("ARCHON", archon="P2", seats=4)
    assert t.asks == ["P2"]
    assert t.options == ["vote P1", "vote P3", "vote P4"]
    assert t.refuses("P2 vote P2") == ["PAR-ARCHON-1 not-for-oneself"]
    t.play("P2 vote P1")
    assert t.told("voted", "P4") == {"seat": "P2", "archon": "P1"}
    assert t["votes"] == [None, "P1", None, None]
    assert t.asks == ["P3"]
    t.play("P3 vote P2", "P4 vote P2")
    assert t.asks == ["P1"]


@rule("PAR-ARCHON-2", "PAR-ARCHON-4", "PAR-ARCHON-6")
def test_most_votes_make_the_archon_who_may_be_reelected() -> None:
    t = season("ARCHON", covered="Y1-3").play("P1 vote P2", "P2 vote P1", "P3 vote P1")
    assert t["archon"] == "P1"
    assert t["votes"] == [None, None, None]
    other = season("ARCHON", covered="Y1-3").play("P1 vote P3", "P2 vote P3", "P3 vote P1")
    assert other["archon"] == "P3"


@rule("PAR-ARCHON-5")
@pytest.mark.parametrize(("drawn", "archon"), [(0, "P1"), (1, "P2")])
def test_a_tie_is_drawn_among_those_tied(drawn: int, archon: str) -> None:
    """EX-30. Two votes each for P1 and P2."""
    t = season("ARCHON", seats=4, covered="Y1-3", chance=[drawn])
    t.play("P1 vote P2", "P2 vote P1", "P3 vote P1", "P4 vote P2")
    assert t["archon"] == archon
    assert t.told("archon-elected") == {"seat": archon, "drawn": 1}


# --- the year ---------------------------------------------------------------------------------------------------------


@rule("PAR-YEAR-1", "PAR-YEAR-2", "PAR-YEAR-3", "PAR-YEAR-4", "PAR-YEAR-5", "PAR-YEAR-6", "PAR-HARBOR-13")
def test_what_happens_between_two_years() -> None:
    """EX-31. New events; open harbours get new cards, a covered one stays though somebody looked."""
    t = season(
        "ARCHON",
        number=4,
        row="Y1-1 Y1-2 Y1-3 Y1-4",
        harbours={"ATHENS": "OPEN", "EGYPT": "FEE", "ITALY": "BLK covered"},
        looked=[[0], [], [1], [], [], [1]],
        hands={"P1": "WOOL"},
        home={"P2": "ARMY"},
        hazard_discard=[],
    )
    hazards = t["hazard_deck"]
    t.play("P1 vote P3", "P2 vote P3", "P3 vote P1")
    assert (t.state.year, t.state.season, t.state.turn) == (2, 1, 5)
    assert all(name.startswith("Y2-") for name in [*t["row"], *t["covered"], *t["boxed"]])
    assert (len(t["covered"]), len(t["boxed"])) == (3, 2)
    assert set(t["face_up"].values()) == {0}
    assert t["harbour"][5] == ["BLK"]
    assert t["looked"] == [[], [], ["P2"], [], [], ["P2"]]
    assert sorted(t["harbour_discard"]) == ["FEE", "OPEN"]
    assert t["hazard_deck"] == hazards
    assert t["archon"] == "P3"
    assert t.home("P2") == "ARMY"
    assert "year-ended" in t.happened()


@rule("PAR-YEAR-6")
def test_an_empty_harbour_deck_is_made_from_its_discards() -> None:
    t = season("BUILD", hands={"P1": "WOOL"})
    deck = list(t.state.harbour_deck)
    again = season(
        "ARCHON", number=4, harbours={"ATHENS": "OPEN"}, harbour_deck=[], harbour_discard=other_harbours("OPEN", deck)
    )
    again.play("P1 vote P3", "P2 vote P3", "P3 vote P1")
    assert "harbours-reshuffled" in again.happened()
    assert len(again["harbour"][0]) == 1


def other_harbours(open_: str, deck: list[int]) -> list[int]:
    """The cards that are not on a land when the one named lies open at Athens."""
    return list(season("BUILD", hands={"P1": "WOOL"}, harbours={"ATHENS": open_}).state.harbour_deck)


@rule("PAR-YEAR-7", "PAR-END-5", "PAR-GEN-1")
def test_the_game_ends_after_season_four_of_year_three() -> None:
    t = season("ARCHON", year=3, number=4, villages={"P2": "OLIVES, 2 TIMBER"})
    t.play("P1 vote P3", "P2 vote P3", "P3 vote P1")
    assert t.s.over
    assert t["winner"] == "P2"
    assert t.result == "structures"
    assert t.s.ranking() == [2, 1, 2]
    assert t.s.scores() == [2, 3, 2]
    assert t.s.sheet() == {"villages": [2, 3, 2], "workshops": [0] * 3, "acropolis": [0] * 3, "wonders": [0] * 3}
    assert t.refuses("P1 vote P2") == ["PAR-END-1 over"]


@rule("PAR-VARIANT-2")
def test_the_tournament_ends_after_eight_seasons() -> None:
    t = season("ARCHON", year=3, number=4, options={"tournament": True}, villages={"P2": "OLIVES, 2 TIMBER"})
    assert t.state.turn == 8
    t.play("P1 vote P3", "P2 vote P3", "P3 vote P1")
    assert t.s.over


# --- the end ----------------------------------------------------------------------------------------------------------


def complete(first: str, second: str = "", number: int = 2, **about: object) -> Sea:
    """P1 (and P2) have sixteen structures; the vote is still to come."""
    villages = {"P1": FULL["villages"]}
    workshops = {"P1": 2}
    acropolis = {"P1": FULL["acropolis"]}
    wonders = {"ZEUS": "P1 finished", "COLOSSUS": "P1 finished"}
    if second:
        villages["P2"] = FULL_CRETE
        workshops["P2"] = 2
        acropolis["P2"] = FULL["acropolis"]
        wonders |= {"GARDENS": "P2 finished", "ATHENA": "P2 finished"}
    return season(
        "ARCHON",
        year=3,
        number=number,
        villages=villages,
        workshops=workshops,
        acropolis=acropolis,
        wonders=wonders,
        **about,  # type: ignore[arg-type]
    )


def vote(t: Sea) -> Sea:
    return t.play("P1 vote P3", "P2 vote P3", "P3 vote P1")


@rule("PAR-END-1", "PAR-END-2", "PAR-END-3")
def test_the_only_complete_island_wins_at_the_end_of_the_season() -> None:
    """EX-32. Not before the vote is over, and before the last season."""
    t = complete("P1")
    assert t.question == "CastVote"
    assert vote(t).s.over
    assert t["winner"] == "P1"
    assert t.result == "completed"


@rule("PAR-END-2")
@pytest.mark.parametrize(
    "short",
    [
        {"villages": {"P1": "2 GRAPES, 2 ORE, OLIVES"}},
        {"workshops": {"P1": 1}},
        {"acropolis": {"P1": "FORTRESS, SHRINE, GRAND-PORT, MARKET, ACADEMY"}},
        {"wonders": {"ZEUS": "P1 finished", "COLOSSUS": "P1 partial"}},
    ],
)
def test_fifteen_structures_are_not_complete(short: dict[str, dict[str, str]]) -> None:
    about: dict[str, object] = {
        "villages": {"P1": FULL["villages"]},
        "workshops": {"P1": 2},
        "acropolis": {"P1": FULL["acropolis"]},
        "wonders": {"ZEUS": "P1 finished", "COLOSSUS": "P1 finished"},
    }
    t = season("ARCHON", year=3, number=2, **{**about, **short})  # type: ignore[arg-type]
    assert t.state.structures(0) == 15
    assert not vote(t).s.over


@rule("PAR-END-4", "PAR-Q30")
def test_two_complete_islands_compare_from_philosophies_on() -> None:
    """EX-32. Three philosophies beat two; an island that is not complete does not compete."""
    t = vote(complete("P1", "P2", philosophies={"P1": "ATOMISM CYNICISM SOPHISM", "P2": "STOICISM SKEPTICISM"}))
    assert t["winner"] == "P1"
    assert t.result == "completed_tie"
    fleets = vote(complete("P1", "P2", fleets={"P2": 2, "P3": 3}))
    assert fleets["winner"] == "P2"


STEPS: list[tuple[str, dict[str, object], dict[str, object]]] = [
    ("finished wonder", {"wonders": {"ZEUS": "P2 finished"}}, {"villages": {"P1": "GRAPES, ORE, OLIVES"}}),
    ("partial wonder", {"wonders": {"ZEUS": "P2 partial"}}, {}),
    ("plan", {"wonders": {"ZEUS": "P2 plan"}}, {}),
    ("acropolis", {"acropolis": {"P2": "SHRINE"}}, {"villages": {"P1": "GRAPES, ORE, OLIVES"}}),
    ("workshop", {"workshops": {"P2": 1}}, {"villages": {"P1": "GRAPES, ORE, OLIVES"}}),
    ("philosophy", {"philosophies": {"P2": "ATOMISM"}}, {}),
    ("fleet", {"fleets": {"P2": 2}}, {}),
    ("aegis", {"home": {"P2": "GIFT"}}, {}),
    ("gold", {"hands": {"P2": "GOLD", "P1": "9 TOOLS"}}, {}),
    ("rare", {"hands": {"P2": "TOOLS", "P1": "9 WOOL"}}, {}),
    ("basic", {"hands": {"P2": "WOOL"}}, {}),
]


@rule("PAR-END-6", "PAR-END-5")
@pytest.mark.parametrize(("name", "better", "equal"), STEPS)
def test_each_step_of_the_tie_break(name: str, better: dict[str, object], equal: dict[str, object]) -> None:
    """P2 is ahead in this step alone; structures are equal (P3 has fewer)."""
    about: dict[str, object] = {"villages": {"P1": "GRAPES, ORE", "P2": "OLIVES, TIMBER"}}
    villages = {**about["villages"], **equal.get("villages", {}), "P3": "WOOL"}  # type: ignore[dict-item]
    t = season("END", year=3, number=4, **{**about, **better, "villages": villages})  # type: ignore[arg-type]
    assert t.s.over
    assert t["winner"] == "P2", name
    assert t.result == "structures_tie"


@rule("PAR-END-6")
def test_a_partial_wonder_decides_between_equals() -> None:
    """EX-33. Fourteen structures and one finished wonder each; P2 has a partly built one as well."""
    crowd = "FORTRESS, SHRINE, GRAND-PORT, MARKET, TREASURY"
    t = season(
        "END",
        year=3,
        number=4,
        villages={"P1": FULL["villages"], "P2": FULL_CRETE},
        workshops={"P1": 2, "P2": 2},
        acropolis={"P1": crowd, "P2": crowd},
        wonders={"ZEUS": "P1 finished", "ORACLE": "P2 finished", "GARDENS": "P2 partial"},
    )
    assert t.s.scores()[:2] == [14, 14]
    assert t["winner"] == "P2"


@rule("PAR-Q29")
def test_counts_are_capped() -> None:
    """Seven gold count as six; Aegis cards have no cap."""
    t = season("END", year=3, number=4, hands={"P1": "7 GOLD", "P2": "6 GOLD, TOOLS"}, villages={"P3": "WOOL"})
    assert t["winner"] == "P2"
    many = season("END", year=3, number=4, home={"P1": "9 ARMY", "P2": "8 ARMY"}, villages={"P3": "WOOL"})
    assert many["winner"] == "P1"


@rule("PAR-END-7", "PAR-Q28")
def test_the_new_archon_picks_among_those_who_are_still_tied() -> None:
    """Elected in the very last vote; he may pick himself."""
    t = season("ARCHON", year=3, number=4, villages={"P3": "WOOL"}, archon="P3")
    t.play("P3 vote P1", "P1 vote P2", "P2 vote P1")
    assert t.question == "PickWinner"
    assert t.asks == ["P1"]
    assert t.options == ["pick P1", "pick P2"]
    assert t.refuses("P1 pick P3") == ["PAR-END-7 not-tied"]
    t.play("P1 pick P1")
    assert t["winner"] == "P1"
    assert t.result == "archon"
    assert t.s.ranking() == [1, 2, 3]
