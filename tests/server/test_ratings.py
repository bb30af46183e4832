"""Ratings: written once with the move that ends a game, for persons, on one scale with the bots of the ladder."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, ExitStack
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kylix.bots import strengths
from kylix.kit.registry import titles
from kylix.server.club import ratings
from kylix.server.club.ratings import ANCHOR, Player, ladder, rate
from kylix.server.club.scale import MU, SIGMA, shown
from kylix.store.base import Change, Done, Late, Statement, Store
from server.harness import Api, Opened, play_out, running
from server.test_lobby import person
from server.test_store import table

PERSON = "INSERT INTO persons (id, name, emblem, made, seen) VALUES ('p_1', 'A', '', 0, 0)"


# --- the scale ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", titles())
def test_stronger_bots_have_higher_ratings(title: str) -> None:
    found = ladder(title)
    assert found[ANCHOR][0] == MU
    order = [found[level][0] for level in ("random", "novice", "sailor", "captain", "archon") if level in found]
    assert order == sorted(order)
    assert len(order) > 3


def test_a_rating_says_what_was_measured() -> None:
    """Two whose ratings are as far apart as a level's share says win that share in the model."""
    openskill = pytest.importorskip("openskill.models").PlackettLuce()
    for level, one in strengths("troia").items():
        far, _ = ratings.above(one, openskill.beta)
        c = openskill.beta * one.players**0.5
        odds = 2.718281828459045 ** (far / c)
        expected = odds / (odds + one.players - 1)
        assert expected == pytest.approx((one.wins + 0.5) / (one.games + 1)), level


def test_newcomers_begin_in_the_middle() -> None:
    assert (shown(MU, SIGMA, 0).rating, shown(MU, SIGMA, 0).spread) == (1500, 333)


places = st.lists(st.integers(1, 4), min_size=2, max_size=5)


@given(places)
def test_who_wins_rises_and_all_are_known_better(found: list[int]) -> None:
    new = rate([Player(f"p_{at}") for at in range(len(found))], found)
    best, worst = min(found), max(found)
    for one, place in zip(new, found, strict=True):
        assert one.sigma < SIGMA
        assert one.games == 1
        if best < worst and place == best:
            assert one.mu > MU or found.count(best) > 1
        if best < worst and place == worst:
            assert one.mu < MU or found.count(worst) > 1
    both = {(place, round(one.mu, 6)) for one, place in zip(new, found, strict=True)}
    assert len(both) == len(set(found)), "equal places count the same"


def test_bots_stay_where_the_ladder_has_them() -> None:
    bot = Player("bot:sailor", MU, 0.5)
    someone, same = rate([Player("p_1"), bot], [1, 2])
    assert same == bot
    assert someone.mu > MU


# --- at the table ---------------------------------------------------------------------------------------------------


def rated_table(api: Api, *names: str) -> Opened:
    """Everybody is a person; all at one screen, and by a seat each."""
    opened = api.table(*["here"] * len(names), seed=5, rated=True)
    for seat, name in enumerate(names):
        headers = {**person(api, name), "Authorization": f"Bearer {opened.tokens[seat]}"}
        assert api.post(f"/api/tables/{opened.id}/claim", {}, **headers).status == 200
    return opened


def test_a_rated_game_counts_once(api: Api) -> None:
    opened = rated_table(api, "Xenia", "Yannis")
    with ExitStack() as stack:
        people = [stack.enter_context(opened.sit(seat)) for seat in (0, 1)]
        assert people[0].ask(type="hint", level="captain")["key"] == "hints-off"
        play_out(people, random.Random(2))
        ranking = people[0].state["over"]["ranking"]
    found = api.get(f"/api/tables/{opened.id}/rated").json["seats"]
    assert [one["before"]["rating"] for one in found] == [1500, 1500]
    winner = ranking.index(min(ranking))
    assert found[winner]["after"]["rating"] > 1500 > found[1 - winner]["after"]["rating"]
    listed = api.post("/api/ratings/troia", {}, **person(api, "Xenia")).json
    names = [one["name"] for one in listed["people"]]
    assert names == ["Xenia", "Yannis"] if winner == 0 else ["Yannis", "Xenia"]
    assert [one["name"] for one in listed["people"] if one["mine"]] == ["Xenia"]
    assert all(one["rating"]["games"] == 1 for one in listed["people"])
    assert list(listed["bots"])[-1] == "archon"
    assert api.post("/api/ratings/chess", {}).status == 404


def test_a_game_that_was_not_opened_so_counts_for_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as api:
        opened = api.table("here", "here", seed=5)
        with ExitStack() as stack:
            play_out([stack.enter_context(opened.sit(seat)) for seat in (0, 1)], random.Random(2))
        assert api.get(f"/api/tables/{opened.id}/rated").json == {"seats": []}
        assert api.post("/api/ratings/troia", {}).json["people"] == []


def test_at_a_rated_table_nothing_is_taken_back_by_consent(api: Api) -> None:
    for rated in (False, True):
        opened = api.table("here", "here", seed=5, rated=rated)
        with ExitStack() as stack:
            people = [stack.enter_context(opened.sit(seat)) for seat in (0, 1)]
            asked = {one: set() for one in ("ask", "rated")}  # type: dict[str, set[str]]
            roll = random.Random(4)
            for _ in range(60):
                n = max(client.state["n"] for client in people)
                for client in people:
                    client.until_n(n)
                    told = client.state["undo"]
                    asked["ask"].add(told["can"])
                    asked["rated"].add(told["reason"])
                mover = next((client for client in people if client.to_act), None)
                if mover is None:
                    break
                mover.play(roll.choice(mover.options))
            assert ("ask" in asked["ask"]) is not rated
            assert ("rated" in asked["rated"]) is rated


def test_whose_rating_changed_meanwhile_is_rated_anew(
    opened: Callable[[], AbstractAsyncContextManager[Store]],
) -> None:
    """Two games of one person that end at the same moment: both count."""

    def kept(games: int, mu: float) -> Statement:
        return Statement(ratings.KEEP, ("troia", mu, 5.0, mu - 10.0, games + 1, "p_1", games), needed=True)

    async def go() -> None:
        async with opened() as store:
            await store.commit(Change(table="t_one", made=table(), also=(Statement(PERSON),)))
            assert isinstance(await store.commit(Change(table="t_one", also=(kept(0, 26.0),))), Done)
            assert isinstance(await store.commit(Change(table="t_one", also=(kept(0, 27.0),))), Late), (
                "it was read before"
            )
            assert isinstance(await store.commit(Change(table="t_one", also=(kept(1, 28.0),))), Done)
            assert await store.rows("SELECT mu, games FROM ratings") == [(28.0, 2)]
            once = Statement(ratings.RATED, ("t_one", 0, "p_1", 1.0, 1.0, 2.0, 1.0), needed=True)
            assert isinstance(await store.commit(Change(table="t_one", also=(once,))), Done)
            assert isinstance(await store.commit(Change(table="t_one", also=(once,))), Late)

    asyncio.run(go())
