"""The ladder: everybody meets everybody in every seat with the same deals, and the figures say how sure they are."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from commands import run
from kylix.common import extras
from kylix.core.errors import KylixError
from kylix.lab import ladder
from kylix.lab.shares import wilson

LEVELS = ["random", "novice", "sailor"]


def test_every_pair_meets_equally_often_in_every_seat() -> None:
    met = list(ladder.meetings("troia", LEVELS, 6, 1, 2))
    assert Counter(meeting.players for meeting in met) == {
        (one, other): 3 for one in LEVELS for other in LEVELS if one != other
    }


def test_both_seats_get_the_same_deals() -> None:
    met = list(ladder.meetings("troia", LEVELS[:2], 6, 1, 2))
    deals = {
        players: [meeting.deal for meeting in met if meeting.players == players]
        for players in {meeting.players for meeting in met}
    }
    first, second = deals.values()
    assert first == second
    assert len({meeting.seed for meeting in met}) == 6


def test_with_more_seats_the_stronger_plays_alone_against_the_rest() -> None:
    met = list(ladder.meetings("parthenon", LEVELS[:2], 8, 1, 4))
    assert all(Counter(meeting.players) == {"novice": 1, "random": 3} for meeting in met)
    assert Counter(meeting.players.index("novice") for meeting in met) == dict.fromkeys(range(4), 2)


def test_one_against_the_rest_is_held_against_its_fair_share() -> None:
    told = run("ladder", "deukalion", "--levels", "random,novice", "--players", 3, "--games", 3, "--json", "--jobs", 1)
    (pair,) = told.json["pairs"]
    assert pair["times_share"] == round(3 * pair["share"], 2)
    assert pair["times_low"] <= pair["times_share"] <= pair["times_high"]


def test_shared_wins_widen_the_interval_to_both_sides() -> None:
    low, high = wilson(2.5, 5)
    assert low == pytest.approx(wilson(2, 5)[0])
    assert high == pytest.approx(wilson(3, 5)[1])
    assert low < 0.5 < high


def test_options_of_the_table_reach_the_ladder() -> None:
    given = ["--games", 2, "--jobs", 1, "--json"]
    told = run("ladder", "troia", "--levels", "random,novice", "--option", "gods=random_faces", *given)
    assert told.code == 0, told
    assert run("ladder", "troia", "--levels", "random,novice", "--option", "gods=none", *given).code == 2


def test_a_missing_library_is_named_in_a_sentence() -> None:
    with pytest.raises(KylixError, match="lab"):
        extras.library("no_such_library.stats")


@pytest.mark.parametrize("levels", ["novice", "novice,novice", "novice,hero"])
def test_levels_that_make_no_ladder_are_refused(levels: str) -> None:
    assert run("ladder", "troia", "--levels", levels).code == 2


def climbed(*more: object) -> dict[str, Any]:
    told = run("ladder", "troia", "--levels", "random,novice", "--games", 4, "--jobs", 1, "--json", *more)
    assert told.code == 0, told
    found = told.json
    assert isinstance(found, dict)
    return found


def test_ratings_and_shares_come_with_intervals() -> None:
    found = climbed()
    assert [one["level"] for one in found["levels"]] == ["novice", "random"]
    assert all(one["low"] < one["rating"] < one["high"] for one in found["levels"])
    (pair,) = found["pairs"]
    assert (pair["level"], pair["against"], pair["games"]) == ("novice", "random", 4)
    assert pair["low"] <= pair["share"] <= pair["high"]
    assert sum(one["wins"] for one in found["seats"]) == 4


def test_the_same_seed_gives_the_same_ladder() -> None:
    def timeless(found: dict[str, Any]) -> Any:
        return [{name: value for name, value in one.items() if name[:3] != "ms_"} for one in found["levels"]]

    assert timeless(climbed("--seed", 9)) == timeless(climbed("--seed", 9))
