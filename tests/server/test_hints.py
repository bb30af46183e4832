"""Hints: to whom they are given, what they are given from, and what others are told of them."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import kylix
from corpus import positions
from kylix import bots
from kylix.core.state import State
from kylix.server import hints
from kylix.server.bot_pool import BotPool
from kylix.server.errors import ApiError
from kylix.server.hints import MOST_WAITING, Hints
from kylix.testing import second
from server.harness import Api, Client, Opened, play_out, running
from server.test_postgame import golden

TITLES = {"troia": 2, "odysseus": 2, "deukalion": 2, "parthenon": 3}


def solo(api: Api, title: str = "troia", **more: Any) -> Opened:
    return api.table("here", *["bot"] * (TITLES[title] - 1), title=title, **more)


def hint(client: Client, **more: Any) -> Any:
    return client.ask(type="hint", **more)


def until_asked(client: Client) -> None:
    while not client.to_act:
        client.until("state")


# --- what a hint is -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_a_hint_is_the_best_moves_with_line_value_and_reason(api: Api, title: str) -> None:
    with solo(api, title, seed=3).sit(0) as client:
        until_asked(client)
        answer = hint(client)
        assert answer["type"] == "hinted"
        assert answer["level"] == "captain"
        assert 1 <= len(answer["hints"]) <= bots.HINTS
        for one in answer["hints"]:
            assert one["moves"][0]["move"] in client.options
            assert 1 <= one["now"] <= len(one["moves"])
            assert 0 <= one["value"] <= 1
            assert one["key"].startswith("because-")
            assert one["facts"]["chance"] == round(100 * one["value"])
            assert 0 <= one["low"] <= one["value"] <= one["high"] <= 1
            assert one["low"] < one["high"], "no chance is known to the percent"
        best = answer["hints"][0]
        moves = [part["move"] for part in best["moves"]][: best["now"]]
        while (done := client.play(*moves))["type"] == "late":  # others move at the same time
            client.until_n(done["n"])
        assert done["played"] == best["now"]


def test_an_archon_gives_hints_too(api: Api) -> None:
    with solo(api, seed=3).sit(0) as client:
        assert hint(client, level="archon")["level"] == "archon"
        client.send(type="hint", id="any", level="random")
        assert client.until("error", "hinted")["key"] == "malformed"


def test_a_repeated_id_gets_the_same_hint_and_is_counted_once(api: Api) -> None:
    with solo(api, seed=3).sit(0) as client:
        first = hint(client, id="same")
        assert hint(client, id="same") == first
        assert api.summary(client.state["table"])["seats"][0]["hints"] == 1


def test_the_table_goes_on_while_a_hint_is_worked_out(api: Api) -> None:
    """The same socket answers other messages before the hint comes."""
    with solo(api, "troia", seed=3).sit(0) as client:
        client.send(type="hint", id="slow", level="archon")
        client.send(type="ping")
        assert client.until("pong", "hinted")["type"] == "pong"
        assert client.until("hinted")["id"] == "slow"


def test_one_hint_for_a_seat_at_a_time(api: Api) -> None:
    with solo(api, "troia", seed=3).sit(0) as client:
        client.send(type="hint", id="first", level="archon")
        assert hint(client, id="second")["key"] == "hint-busy"
        assert client.until("hinted")["id"] == "first"
        assert hint(client)["type"] == "hinted"


def test_hints_at_all_tables_are_bounded() -> None:
    waiting = Hints(BotPool(1, 0.0))
    for seat in range(MOST_WAITING):
        waiting.take(("t", seat))
    with pytest.raises(ApiError) as refused:
        waiting.take(("another", 0))
    assert refused.value.key == "too-many-hints"
    waiting.looking = MOST_WAITING
    with pytest.raises(ApiError) as refused:
        waiting.analyse(kylix.new("troia"), 0, "captain", "", []).send(None)
    assert refused.value.key == "too-many-hints"


def test_a_hint_that_fails_is_told_and_leaves_nothing_behind(api: Api) -> None:
    """A process that is lost, say. The next one is given again."""

    class Lost(BotPool):
        async def think(self, job: Any, *about: Any, rank: Any = None) -> Any:
            raise OSError("lost")

    class Plain:
        """What `Hints` asks of a table."""

        def __init__(self) -> None:
            self.id, self.hints, self.state, self.n = "t", True, kylix.new("troia", seed=1), 1

    async def run() -> list[Any]:
        given = Hints(Lost(1, 0.0))
        told: list[Any] = []
        given.give(Plain(), 0, "a", "captain", told.append)  # type: ignore[arg-type]
        await asyncio.gather(*given.tasks)
        assert not given.waiting
        return told

    (message,) = asyncio.run(run())
    assert (message.id, message.key) == ("a", "hint-failed")


# --- to whom ------------------------------------------------------------------------------------------------------


def test_only_who_is_asked_is_given_a_hint(api: Api) -> None:
    opened = api.table("here", "here", hints=True)
    with opened.sit(0) as asked, opened.sit(1) as other, opened.watch() as watcher:
        assert hint(watcher)["key"] == "watching"
        assert hint(other)["key"] == "hint-not-asked"
        assert hint(asked)["type"] == "hinted"
        assert not [raw for raw in (*other.raw, *watcher.raw) if '"hinted"' in raw]


def test_nobody_is_given_a_hint_while_a_bot_stands_in(api: Api) -> None:
    opened = api.table("here", "here", hints=True)
    with opened.sit(1) as client:
        opened.change("T", opened.tokens[1], kind="bot", level="random")
        assert hint(client)["key"] == "bot-plays"


@pytest.mark.parametrize(
    ("kinds", "said", "allowed"),
    [
        (["here", "bot"], None, True),
        (["bot", "bot"], None, True),
        (["here", "link"], None, False),
        (["here", "here"], None, False),
        (["here", "bot"], False, False),
        (["here", "here"], True, True),
    ],
)
def test_who_opens_a_table_says_whether_there_are_hints(
    api: Api, kinds: list[str], said: bool | None, allowed: bool
) -> None:
    wish: dict[str, Any] = {} if said is None else {"hints": said}
    opened = api.table(*kinds, **wish)
    assert api.summary(opened.id)["hints"] is allowed
    if kinds[0] != "bot":
        with opened.sit(0) as client:
            assert hint(client).get("key") == (None if allowed else "hints-off")


def test_tables_that_gather_numbers_know_it_too(api: Api) -> None:
    opened = api.table("here", "here", numbers=True, hints=True)
    assert api.summary(opened.id)["hints"] is True
    api.post(f"/api/tables/{opened.id}/begin", {}, Authorization=f"Bearer {opened.host}")
    assert api.summary(opened.id)["hints"] is True


def test_a_rematch_keeps_what_was_said(api: Api) -> None:
    opened = api.table("here", "here", hints=True, seed=2)
    people = [opened.sit(0), opened.sit(1)]
    play_out(people, random.Random(5))
    again = api.post(f"/api/tables/{opened.id}/rematch", {}, Authorization=f"Bearer {opened.tokens[0]}").json
    assert api.summary(again["table"])["hints"] is True
    for client in people:
        client.close()


def test_others_are_told_that_a_hint_was_taken(api: Api) -> None:
    opened = api.table("here", "here", hints=True)
    with opened.sit(0) as asked, opened.sit(1) as other:
        assert hint(asked)["type"] == "hinted"
        while other.until("seats")["seats"][0]["hints"] != 1:
            pass
        assert [seat["hints"] for seat in api.summary(opened.id)["seats"]] == [1, 0]


def test_a_restart_forgets_neither_the_hints_nor_whether_there_are_any(tmp_path: Path) -> None:
    with running(tmp_path) as api:
        opened = api.table("here", "here", hints=True)
        with opened.sit(0) as asked:
            first = hint(asked, id="mine")
    with running(tmp_path) as api:
        summary = api.summary(opened.id)
        assert (summary["hints"], [seat["hints"] for seat in summary["seats"]]) == (True, [1, 0])
        with Client(api.port, opened.id, opened.tokens[0]) as asked:
            assert hint(asked, id="mine") == first


# --- under the veil -----------------------------------------------------------------------------------------------


def middle(title: str, seed: int) -> tuple[State, int]:
    """Somewhere in a game, with somebody who is asked and has a choice."""
    (s,) = positions(title, TITLES[title], 1, seed)
    return s, s.to_act[0]


@pytest.mark.parametrize("title", TITLES)
def test_real_states_that_differ_in_hidden_facts_only_give_the_same_hint(title: str) -> None:
    differed = 0
    for seed in (1, 2, 3):
        s, seat = middle(title, seed)
        expected = hints.advise(hints.question(s, seat, "captain"))
        for deal in (1, 2):
            other = second(s, seat, random.Random(deal))
            assert other.view(seat) == s.view(seat)
            differed += kylix.dumps(other) != kylix.dumps(s)
            assert hints.advise(hints.question(other, seat, "captain")) == expected
    assert differed


# --- when the game is over ----------------------------------------------------------------------------------------


def analyse(api: Api, table: str, **about: Any) -> Any:
    return api.post(f"/api/tables/{table}/analysis", about)


@pytest.mark.parametrize("title", TITLES)
def test_any_position_of_a_finished_game_can_be_analysed(api: Api, title: str) -> None:
    table = api.post("/api/records", golden(title).encode()).json["table"]
    frames = api.post(f"/api/tables/{table}/replay", {"viewpoint": "all"}).json["frames"]
    for n in (0, len(frames) // 2):
        found = analyse(api, table, n=n, seat=frames[n + 1]["seat"]).json
        assert (found["n"], found["seat"], found["level"]) == (n, frames[n + 1]["seat"], "captain")
        assert 1 <= len(found["hints"]) <= bots.HINTS
        played = found["played"]
        assert played["move"]["move"] == frames[n + 1]["move"]["move"]
        assert played["own"] is None
        if played["hint"] is not None:
            assert played["hint"]["moves"][0] == played["move"]


def test_what_cannot_be_analysed_is_refused(api: Api) -> None:
    begun = api.table("here", "bot")
    assert analyse(api, begun.id, n=0).key == "not-over"
    table = api.post("/api/records", golden("troia").encode()).json["table"]
    last = api.summary(table)["n"] - 1
    assert analyse(api, table, n=last + 1).key == "no-entry"
    assert analyse(api, table, n=last).key == "analysis-over"
    assert analyse(api, table, n=0, seat="T").key == "hint-not-asked"
    assert analyse(api, table, n=0, seat="X").key == "bad-seats"
    assert analyse(api, table, n=0, level="novice").key == "malformed"


def test_a_bot_tells_why_it_did_what_it_did_when_the_game_is_over(api: Api) -> None:
    """Worked out again from its seed. Its reason may speak of its hand, so nobody is told during the game."""
    opened = api.post(
        "/api/tables", {"title": "troia", "seats": [{"kind": "here"}, {"kind": "bot", "level": "novice"}], "seed": 6}
    ).json
    with Client(api.port, opened["table"], opened["seats"][0]["token"]) as client:
        play_out([client], random.Random(1))
    frames = api.post(f"/api/tables/{opened['table']}/replay", {"viewpoint": "all"}).json["frames"]
    moved = [frame["n"] for frame in frames if frame["seat"] == "T"]
    for n in moved[:6]:
        played = analyse(api, opened["table"], n=n - 1, seat="T").json["played"]
        assert played["move"]["move"] == frames[n]["move"]["move"]
        assert played["own"]["moves"][0] == played["move"]
        assert played["own"]["key"].startswith("because-")
    own = next(frame["n"] for frame in frames if frame["seat"] == "G")
    assert analyse(api, opened["table"], n=own - 1, seat="G").json["played"]["own"] is None
