"""Who plays with whom at an evening: everybody once a round, in groups that the title has, as evenly as can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from depth import DEPTH
from kylix.server.club.pairing import BOT, Format, Round, Wanted, met, pair, shapes, with_bots
from kylix.server.club.standings import Played, points, standings

SIZES = [(2,), (2, 3), (2, 3, 4), (2, 3, 4, 5), (3, 4), (2, 3, 4, 5, 6)]


def played(
    people: int, rounds: int, sizes: Sequence[int], wish: int, format: Format = "robin", seed: str = "one"
) -> list[Round]:
    wanted = Wanted("some", tuple(sizes), wish, format)
    past: list[Round] = []
    for _ in range(rounds):
        past.append(pair(range(people), past, wanted, {}, seed))
    return past


@cache
def left(people: int, sizes: tuple[int, ...]) -> set[int]:
    """How many can be left over."""
    return {people} | {rest for size in sizes if size <= people for rest in left(people - size, sizes)}


def meetings(people: int, past: Sequence[Round]) -> list[int]:
    known = met(past)
    return [known[frozenset(two)] for two in combinations(range(people), 2)]


@settings(deadline=None, max_examples=DEPTH.examples)
@given(
    people=st.integers(3, 16), sizes=st.sampled_from(SIZES), format=st.sampled_from(["robin", "swiss"]),
    rounds=st.integers(1, 5), seed=st.text(max_size=4), data=st.data(),
)  # fmt: skip
def test_everybody_plays_once_a_round_at_tables_of_legal_size(
    people: int, sizes: tuple[int, ...], format: Format, rounds: int, seed: str, data: st.DataObject
) -> None:
    wanted = Wanted("some", sizes, data.draw(st.sampled_from(sizes)), format)
    past: list[Round] = []
    here = set(range(people))
    for each in range(rounds):
        worth = {one: Fraction(data.draw(st.integers(0, 2 * each)), 2) for one in here}
        made = pair(sorted(here), past, wanted, worth, seed)
        assert made == pair(sorted(here), past, wanted, worth, seed), "the same evening gives the same round"
        seated = [one for group in made.groups for one in group]
        assert sorted([*seated, *made.byes]) == sorted(here)
        assert all(len(group) in sizes for group in made.groups)
        assert len(made.byes) == min(left(len(here), sizes))
        past.append(made)
        # Somebody goes, somebody else comes.
        here = {*here, max(here) + 1} - {data.draw(st.sampled_from(sorted(here)))}


@pytest.mark.parametrize(
    ("people", "sizes", "wish", "found"),
    [
        (7, (2, 3, 4), 4, [4, 3]), (5, (2, 3, 4), 4, [3, 2]), (3, (2,), 2, [2]), (6, (2, 3, 4), 3, [3, 3]),
        (11, (3, 4), 4, [4, 4, 3]), (5, (3, 4), 4, [4]), (30, (2, 3, 4, 5), 4, [4, 4, 4, 4, 4, 4, 3, 3]),
    ],
)  # fmt: skip
def test_as_few_as_possible_sit_out_and_tables_are_as_wished(
    people: int, sizes: tuple[int, ...], wish: int, found: list[int]
) -> None:
    assert shapes(people, sizes, wish) == found


@pytest.mark.parametrize("people", [4, 5, 6, 7, 8, 9, 10])
def test_in_a_round_robin_of_two_all_meet_once_before_anybody_meets_again(people: int) -> None:
    rounds = people - 1 + people % 2
    past = played(people, rounds, (2,), 2)
    assert set(meetings(people, past)) == {1}
    out = Counter(one for each in past for one in each.byes)
    assert set(out.values()) <= {1}
    assert len(out) == (people if people % 2 else 0)


@pytest.mark.parametrize(
    ("people", "sizes", "wish", "rounds", "apart"),
    [(7, (2, 3, 4), 4, 7, 1), (8, (4,), 4, 7, 1), (9, (3,), 3, 4, 0), (12, (3, 4), 4, 6, 3), (30, (2, 3, 4), 4, 5, 2)],
)
def test_groups_meet_evenly(people: int, sizes: tuple[int, ...], wish: int, rounds: int, apart: int) -> None:
    for seed in ("a", "b", "c"):
        found = meetings(people, played(people, rounds, sizes, wish, seed=seed))
        assert max(found) - min(found) <= apart


def test_seats_go_round() -> None:
    past = played(8, 8, (4,), 4)
    sat = Counter((one, seat) for each in past for group in each.groups for seat, one in enumerate(group))
    for one in range(8):
        own = [sat[one, seat] for seat in range(4)]
        assert max(own) - min(own) <= 2, own


def test_seats_of_another_title_do_not_count_before_those_of_this_one() -> None:
    past = [Round("this", ((0, 1),)), Round("other", ((0, 1),)), Round("other", ((0, 1),))]
    assert pair([0, 1], past, Wanted("this", (2,), 2, "robin"), {}, "s").groups == ((1, 0),)
    assert pair([0, 1], past, Wanted("third", (2,), 2, "robin"), {}, "s").groups == ((1, 0),)


def test_sitting_out_goes_round_also_with_late_comers() -> None:
    past = played(5, 3, (2,), 2, "swiss")
    assert len({one for each in past for one in each.byes}) == 3
    late = pair(range(6, 8), past, Wanted("some", (2,), 2, "swiss"), {}, "one")
    assert late.byes == ()
    again = pair(range(5), past, Wanted("some", (2,), 2, "swiss"), {}, "one")
    assert again.byes[0] not in {one for each in past for one in each.byes}


def test_swiss_groups_are_of_similar_standing_and_do_not_meet_again() -> None:
    wanted = Wanted("some", (2,), 2, "swiss")
    worth = {one: Fraction(3 - one // 2) for one in range(8)}
    made = pair(range(8), [], wanted, worth, "s")
    assert {frozenset(group) for group in made.groups} == {frozenset((at, at + 1)) for at in (0, 2, 4, 6)}
    again = pair(range(8), [made], wanted, worth, "s")
    assert not {frozenset(group) for group in made.groups} & {frozenset(group) for group in again.groups}
    four = pair(range(8), [], Wanted("some", (4,), 4, "swiss"), worth, "s")
    assert {frozenset(group) for group in four.groups} == {frozenset(range(4)), frozenset(range(4, 8))}


def test_in_swiss_groups_the_last_sits_out() -> None:
    worth = {one: Fraction(one) for one in range(5)}
    assert pair(range(5), [], Wanted("some", (2,), 2, "swiss"), worth, "s").byes == (0,)


def test_bots_play_with_those_who_would_sit_out() -> None:
    made = with_bots(Round("some", ((0, 1),), (2,)), (2, 3))
    assert made.groups == ((0, 1), (2, BOT))
    assert made.byes == ()
    assert met([made]) == {frozenset((0, 1)): 1}


# --- standings ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("places", "by_place", "by_win"),
    [
        ([1, 2], [1, 0], [1, 0]),
        ([1, 1], [Fraction(1, 2)] * 2, [Fraction(1, 2)] * 2),
        ([2, 1, 4, 2], [Fraction(1, 2), 1, 0, Fraction(1, 2)], [0, 1, 0, 0]),
        ([1, 1, 3], [Fraction(3, 4), Fraction(3, 4), 0], [Fraction(1, 2), Fraction(1, 2), 0]),
        ([1, 1, 1], [Fraction(1, 2)] * 3, [Fraction(1, 3)] * 3),
    ],
)
def test_who_share_a_place_share_what_it_is_worth(
    places: list[int], by_place: list[Fraction], by_win: list[Fraction]
) -> None:
    assert points(places, "places") == by_place
    assert points(places, "wins") == by_win


def test_standings_go_by_points_then_by_those_whom_one_met_then_by_wins() -> None:
    tables = [Played((0, 1), (1, 2)), Played((2, 3), (1, 2)), Played((0, 2), (1, 2)), Played((1, 3), (1, 2))]
    found = standings(range(5), tables, {4: 2}, "places")
    assert [(one.who, int(one.points)) for one in found] == [(0, 2), (1, 1), (2, 1), (4, 1), (3, 0)]
    by_who = {one.who: one for one in found}
    assert by_who[1].strength == by_who[2].strength == Fraction(1), "both met the first and the last"
    assert by_who[1].place == by_who[2].place == 2
    assert by_who[4].place == 4, "who sat out met nobody"
    assert by_who[4].points == 1
    assert by_who[3].place == 5


def test_a_shared_first_place_is_no_win_however_many_share_it() -> None:
    tables = [Played((0, 1, 2), (1, 1, 1)), Played((3, 4, 5, 6), (1, 1, 1, 1)), Played((0, 3), (1, 2))]
    found = standings(range(7), tables, {}, "places")
    assert [(one.who, one.wins) for one in found if one.wins] == [(0, 1)]
    assert len({one.place for one in found if one.who in (1, 2)}) == 1


def test_bots_have_no_standing() -> None:
    found = standings([0, 1], [Played((0, BOT), (2, 1)), Played((1, BOT), (1, 2))], {}, "places")
    assert [(one.who, int(one.points), int(one.strength)) for one in found] == [(1, 1, 0), (0, 0, 0)]
