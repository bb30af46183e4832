"""Puzzles at served tables: what is told before the turn is made, what after, and to whom."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest

from kylix.bots import puzzles
from kylix.kit.registry import titles
from server.harness import Api, Opened

SHIPPED = [title for title in titles() if len(puzzles.shelf(title))]


def pose(api: Api, title: str, n: int) -> Opened:
    got = api.post(f"/api/puzzles/{title}/{n}", {})
    assert got.status == 200, got.data
    keys = got.json
    return Opened(api, keys["table"], keys["host"], [seat["token"] for seat in keys["seats"]])


def own(table: Opened) -> int:
    (seat,) = [at for at, token in enumerate(table.tokens) if token]
    return seat


def told(table: Opened, show: bool = False) -> Any:
    headers = {"Authorization": f"Bearer {table.tokens[own(table)]}"}
    return table.api.post(f"/api/tables/{table.id}/puzzle", {"show": show}, **headers).json


def play(table: Opened, line: list[str]) -> Any:
    """Move by move, as far as somebody is asked; the position as the seat sees it then."""
    with table.sit(own(table)) as client:
        for move in line:
            assert client.play(move)["type"] == "done"
        return client.state


def test_all_puzzles_are_listed_without_their_answers(api: Api) -> None:
    listed = api.get("/api/puzzles").json
    assert [shelf["title"] for shelf in listed["shelves"]] == list(titles())
    assert listed["title"] in SHIPPED
    for shelf in listed["shelves"]:
        assert len(shelf["puzzles"]) == len(puzzles.shelf(shelf["title"]))
        assert all(set(one) == {"n", "seat", "difficulty"} for one in shelf["puzzles"])
        assert (shelf["today"] is None) == (not shelf["puzzles"])


@pytest.mark.parametrize("title", SHIPPED)
def test_the_turn_is_found(api: Api, title: str) -> None:
    puzzle = puzzles.shelf(title)[1]
    table = pose(api, title, 1)
    before = told(table)
    assert (before["verdict"], before["answer"], before["yours"]) == ("open", None, None)
    play(table, puzzle.line)
    after = told(table)
    assert (after["verdict"], after["yours"]) == ("right", puzzle.first)
    assert [move["move"] for move in after["answer"]["best"]["moves"]] == puzzle.line
    assert [one["move"]["move"] for one in after["answer"]["follows"]] == [one.move for one in puzzle.follows]


def test_another_turn_is_wrong_and_can_be_taken_back(api: Api) -> None:
    n, puzzle = next(
        (n, one) for n, (_, one) in enumerate(puzzles.shelf("troia").all, 1) if one.others[0].line[-1] != "use"
    )
    table = pose(api, "troia", n)
    with table.sit(own(table)) as client:
        for move in puzzle.others[0].line:
            client.play(move)
        wrong = told(table)
        assert (wrong["verdict"], wrong["yours"]) == ("wrong", puzzle.others[0].chance)
        if client.state["undo"]["can"] == "yes":
            client.ask(type="undo", after=client.state["n"])
            assert told(table)["verdict"] == "open"


@pytest.mark.parametrize("title", SHIPPED)
def test_nobody_else_moves_and_nothing_more_is_shown(api: Api, title: str) -> None:
    """The bots rest, there are no hints, and the view is the seat's."""
    table = pose(api, title, 1)
    s = puzzles.shelf(title).position(1)
    seen = play(table, [])
    shown = {name: value for name, value in seen["view"].items() if name != "derived"}
    assert shown == s.view(own(table))
    assert not api.summary(table.id)["hints"]
    after = play(table, puzzles.shelf(title)[1].line)
    assert api.summary(table.id)["n"] == after["n"]


def test_the_answer_is_told_to_who_gives_up_and_to_nobody_without_a_seat(api: Api) -> None:
    table = pose(api, "troia", 1)
    assert told(table, show=True)["answer"]["best"]["chance"] == puzzles.shelf("troia")[1].first
    assert api.post(f"/api/tables/{table.id}/puzzle", {"show": True}).status == 401


@pytest.mark.parametrize("path", ["troia/0", "troia/9999", "troia/one", "troia/-1", "chess/1", "troia/²"])
def test_a_puzzle_that_is_not_there_is_refused(api: Api, path: str) -> None:
    got = api.post(f"/api/puzzles/{quote(path)}", {})
    assert (got.status, got.key) == (404, "no-puzzle")


def test_a_table_of_another_kind_holds_no_puzzle(api: Api) -> None:
    table = api.table("here", "bot")
    got = api.post(f"/api/tables/{table.id}/puzzle", {}, Authorization=f"Bearer {table.tokens[0]}")
    assert (got.status, got.key) == (409, "no-puzzle")
