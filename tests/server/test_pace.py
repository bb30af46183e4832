"""Pace at served tables: clocks that run and run out, pauses, holidays, resigning, leaving a game."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kylix.server.club.lost import counted
from server.cluster import Databases
from server.harness import Api, Client, Message, Opened, running
from server.persons import person
from server.stored import STORES

LIVE = {"kind": "live", "bank": 600, "step": 5}
DAYS = {"kind": "days", "bank": 86_400, "step": 86_400, "holidays": 3}
SHORT = {"kind": "live", "bank": 1.0, "step": 0.0}

Serving = Callable[[], AbstractContextManager[Api]]


@pytest.fixture(params=STORES)
def serving(request: pytest.FixtureRequest, tmp_path: Path) -> Serving:
    """A server on a store of the test's own, as often as it is asked for."""
    url = "" if request.param == "sqlite" else request.getfixturevalue("postgres").new()
    return lambda: running(tmp_path, store=url)


@pytest.fixture
def two(tmp_path: Path, postgres: Databases) -> Iterator[tuple[Api, Api]]:
    url = postgres.new()
    with running(tmp_path / "a", store=url) as first, running(tmp_path / "b", store=url) as second:
        yield first, second


def clock(client: Client, seat: str) -> Message:
    found: Message = next(one for one in client.state["times"]["clocks"] if one["seat"] == seat)
    return found


def heard(client: Client, true: Callable[[Message], Any]) -> Message:
    """The first state of which something is true."""
    while not true(client.state):
        client.until("state")
    return client.state


def event(client: Client, key: str) -> None:
    heard(client, lambda state: any(one["key"] == key for one in state["events"]))


def agreed(asking: Client, answering: Client, kind: str, agree: bool = True, **more: Any) -> None:
    assert asking.ask(type="propose", kind=kind, **more)["type"] == "done"
    for page in (asking, answering):
        ask = heard(page, lambda state: (state["times"]["ask"] or {}).get("kind") == kind)["times"]["ask"]
    answering.send(type="answer", ask=ask["id"], agree=agree)
    for page in (asking, answering):
        heard(page, lambda state: state["times"] is None or state["times"]["ask"] is None)


def guests(table: Opened) -> Opened:
    """A host and a guest by link."""
    assert table.join(1, "Nikos").status == 200
    return table


# --- clocks -------------------------------------------------------------------------------------------------------


def test_clocks_run_for_whoever_is_asked(serving: Serving) -> None:
    with serving() as api:
        table = api.table("here", "here", "here", title="deukalion", pace=LIVE, seed=3)
        with table.sit(0) as page:
            asked = set(page.state["prompt"]["to_act"])
            assert {one["seat"] for one in page.state["times"]["clocks"] if one["runs"]} == asked
            assert api.summary(table.id)["pace"]["kind"] == "live"


def test_a_table_without_a_pace_has_no_clocks(api: Api) -> None:
    table = api.table("here", "bot")
    with table.sit(0) as page:
        assert page.state["times"] is None, "who plays alone sees nothing of it"
    assert api.summary(table.id)["pace"] is None
    assert (
        api.post("/api/tables", {"title": "troia", "seats": [{"kind": "here"}] * 2, "pace": {**LIVE, "bank": 0}}).key
        == "no-time"
    )


def test_moves_count_and_a_restart_costs_nothing(serving: Serving) -> None:
    with serving() as first:
        table = first.table("here", "here", pace=LIVE, seed=3)
        with table.sit(0) as page:
            page.play(page.options[0])
            before = page.state["times"]["clocks"]
    time.sleep(3.0)
    with serving() as second, replace(table, api=second).sit(0) as page:
        after = page.state["times"]["clocks"]
        assert [one["runs"] for one in before] == [one["runs"] for one in after]
        assert sum(one["runs"] for one in after) == 1
        lost = sum(one["left"] for one in before) - sum(one["left"] for one in after)
        assert 0 <= lost < 2.9, "the server was away for longer than that"


def test_a_bot_stands_in_when_time_runs_out_and_the_person_comes_back(serving: Serving) -> None:
    with serving() as api:
        table = api.table("here", "here", pace=SHORT, seed=3)
        with table.sit(0) as greek, table.sit(1) as trojan:
            for page in (greek, trojan):
                event(page, "seat-timed-out")
                assert page.state["seats"][0]["kind"] == "bot"
            assert table.change("G", table.tokens[0], kind="here").status == 200
            for page in (greek, trojan):
                event(page, "seat-back")
            assert clock(greek, "G")["left"] > 0.0, "who comes back has some time"


def test_where_time_loses_a_bot_plays_on_for_one_who_has_lost(serving: Serving) -> None:
    with serving() as api:
        table = api.table("here", "here", pace={**SHORT, "at_end": "lose"}, seed=3)
        with table.sit(1) as trojan:
            event(trojan, "seat-forfeited")
            assert api.summary(table.id)["lost"] == ["G"]
            assert table.change("G", table.tokens[0], kind="here").key == "seat-lost-game"


def test_nothing_happens_where_nothing_is_to_happen(serving: Serving) -> None:
    with serving() as api:
        table = api.table("here", "here", pace={**SHORT, "at_end": "nothing"}, seed=3)
        with table.sit(0) as page:
            time.sleep(2.5)
            page.ask(type="holiday", days=1)  # anything that is answered after the sweep
            assert page.play(page.options[0])["type"] == "done"
            assert page.state["seats"][0]["kind"] == "here"


def test_whoever_lost_comes_in_behind_the_others() -> None:
    assert counted([1, 2, 3], []) == [1, 2, 3]
    assert counted([1, 2, 3], [0]) == [3, 1, 2]
    assert counted([2, 1, 2, 4], [1]) == [1, 4, 1, 3]
    assert counted([1, 2, 3], [0, 1]) == [2, 3, 1]
    assert counted([2], []) == [2], "the game itself won"


def test_an_undo_takes_the_clock_back(serving: Serving) -> None:
    with serving() as api:
        table = api.table("here", "here", pace={**LIVE, "step": 60}, seed=3)
        with table.sit(0) as greek:
            start = clock(greek, "G")["left"]
            greek.play(next(move for move in greek.options if move.startswith("offer")))
            assert greek.state["undo"]["can"] == "free"
            assert greek.ask(type="undo", after=greek.state["n"])["type"] == "done"
            heard(greek, lambda state: state["events"] and state["events"][-1]["key"] == "undone")
            assert clock(greek, "G")["runs"]
            assert clock(greek, "G")["left"] <= start, "no increment is left of what was taken back"


# --- what all are asked -------------------------------------------------------------------------------------------


def test_a_pause_needs_all_and_stops_everything(serving: Serving) -> None:
    with serving() as api:
        table = guests(api.table("here", "link", pace=LIVE))
        with table.sit(0) as host, table.sit(1) as guest:
            agreed(host, guest, "pause", agree=False)
            assert not host.state["times"]["paused"]
            agreed(host, guest, "pause")
            assert guest.state["times"]["paused"]
            assert not any(one["runs"] for one in guest.state["times"]["clocks"])
            mover = host if host.to_act else guest
            assert mover.ask(type="choose", after=mover.state["n"], moves=[mover.options[0]])["key"] == "paused"
            assert host.ask(type="propose", kind="pause")["key"] == "cannot-now"
            agreed(guest, host, "resume")
            assert any(one["runs"] for one in host.state["times"]["clocks"])
            assert mover.play(mover.options[0])["type"] == "done"


def test_a_pause_and_a_question_outlive_a_restart(serving: Serving) -> None:
    with serving() as first:
        table = guests(first.table("here", "link", pace=LIVE))
        with table.sit(0) as host, table.sit(1) as guest:
            agreed(host, guest, "pause")
            assert host.ask(type="propose", kind="resume")["type"] == "done"
    with serving() as second:
        there = replace(table, api=second)
        with there.sit(0) as host, there.sit(1) as guest:
            assert guest.state["times"]["paused"]
            guest.send(type="answer", ask=guest.state["times"]["ask"]["id"], agree=True)
            heard(host, lambda state: not state["times"]["paused"])


def test_one_question_at_a_time_and_who_asked_may_take_it_back(api: Api) -> None:
    table = guests(api.table("here", "link", pace=LIVE))
    with table.sit(0) as host, table.sit(1) as guest:
        host.ask(type="propose", kind="pause")
        assert guest.ask(type="propose", kind="abandon")["key"] == "asked-already"
        ask = heard(host, lambda state: state["times"]["ask"])["times"]["ask"]
        assert (ask["seat"], ask["missing"]) == ("G", ["T"])
        host.send(type="answer", ask=ask["id"], agree=False)
        heard(guest, lambda state: state["times"]["ask"] is None)
        assert not guest.state["times"]["paused"]


def test_live_becomes_days_when_all_agree(serving: Serving) -> None:
    with serving() as api:
        table = guests(api.table("here", "link", pace=LIVE))
        with table.sit(0) as host, table.sit(1) as guest:
            assert host.ask(type="propose", kind="days")["key"] == "no-days"
            agreed(host, guest, "days", pace=DAYS)
            assert guest.state["times"]["pace"]["kind"] == "days"
            assert all(one["left"] > 2 * 86_000 for one in host.state["times"]["clocks"])
            assert "days" not in host.state["times"]["can"]


def test_a_game_is_left_without_a_result_when_all_agree(serving: Serving) -> None:
    with serving() as first:
        table = guests(first.table("here", "link"))
        with table.sit(0) as host, table.sit(1) as guest:
            agreed(host, guest, "abandon")
            assert host.state["stopped"]["agreed"]
            summary = first.summary(table.id)
            assert (summary["over"], summary["ranking"], summary["closing"]["key"]) == (True, None, "game-abandoned")
            assert host.ask(type="propose", kind="abandon")["key"] == "cannot-now"
    with serving() as second:
        summary = second.summary(table.id)
        assert (summary["over"], summary["closing"]["key"]) == (True, "game-abandoned")
        with replace(table, api=second).sit(0) as host:
            assert host.state["stopped"]["agreed"]
        record = second.get(f"/api/tables/{table.id}/record").data
        verified = second.ask("POST", "/api/verify", record)
        assert verified.status == 200, verified.data


def test_a_draw_is_agreed_on_and_counts(serving: Serving) -> None:
    with serving() as first:
        anna, nikos = person(first, "Anna"), person(first, "Nikos")
        table = anna.table("here", "link", rated=True)
        with table.sit(0) as host:
            assert "draw" not in host.state["times"]["can"], "nobody has come to agree"
        assert nikos.join(table, 1).status == 200
        with table.sit(0) as host, table.sit(1) as guest:
            agreed(host, guest, "draw", agree=False)
            assert not first.summary(table.id)["over"]
            agreed(guest, host, "draw")
            assert host.state["stopped"]["drawn"]
        for one in (anna, nikos):
            (game,) = one.post("/api/person/history", {}).json["games"]
            assert [seat["place"] for seat in game["seats"]] == [1, 1]
        rated = first.get(f"/api/tables/{table.id}/rated").json["seats"]
        assert len(rated) == 2
        assert rated[0]["after"] == rated[1]["after"], "equals stay equal"
    with serving() as second, replace(table, api=second).sit(0) as host:
        assert host.state["stopped"]["drawn"]
        assert second.summary(table.id)["closing"]["key"] == "game-drawn"
        record = second.get(f"/api/tables/{table.id}/record").data
        assert second.ask("POST", "/api/verify", record).status == 200


def test_nobody_has_a_draw_from_a_bot_nor_where_the_game_knows_none(api: Api) -> None:
    table = guests(api.table("here", "link"))
    with table.sit(0) as host:
        host.ask(type="propose", kind="draw")
        assert table.change("T", table.tokens[1], kind="bot").status == 200
        heard(host, lambda state: state["times"]["ask"] is None)
        assert host.state["stopped"] is None, "a bot agrees to nothing"
        assert host.ask(type="propose", kind="draw")["key"] == "cannot-now"
    one = api.table("here", "here", "here", title="parthenon", pace=LIVE, seed=3)
    with one.sit(0) as page:
        assert {"resign", "abandon"} <= set(page.state["times"]["can"])
        assert page.ask(type="propose", kind="draw")["key"] == "cannot-now"


def test_a_bot_in_place_of_who_had_not_answered_decides_it(api: Api) -> None:
    table = guests(api.table("here", "link", pace=LIVE))
    with table.sit(0) as host, table.sit(1) as guest:
        host.ask(type="propose", kind="pause")
        assert table.change("T", table.tokens[1], kind="bot").status == 200
        heard(host, lambda state: state["times"]["paused"])
        assert guest.state["seats"][1]["kind"] in ("link", "bot")


def test_who_sits_alone_decides_alone(api: Api) -> None:
    table = api.table("here", "bot", pace=LIVE)
    with table.sit(0) as page:
        page.ask(type="propose", kind="pause")
        heard(page, lambda state: state["times"]["paused"])


# --- alone --------------------------------------------------------------------------------------------------------


def test_whoever_resigns_has_lost(serving: Serving) -> None:
    with serving() as api:
        table = guests(api.table("here", "link"))
        with table.sit(0) as host, table.sit(1) as guest:
            assert "resign" in guest.state["times"]["can"]
            assert guest.ask(type="resign")["type"] == "done"
            event(host, "seat-resigned")
            assert api.summary(table.id)["lost"] == ["T"]
            assert guest.ask(type="resign")["key"] == "cannot-now"
        with table.watch() as watcher:
            assert watcher.ask(type="resign")["key"] == "watching"
            assert watcher.state["times"]["can"] == []


def test_a_holiday_stops_ones_own_clock(serving: Serving) -> None:
    with serving() as api:
        table = api.table("here", "here", pace=DAYS, seed=3)
        with table.sit(0) as page:
            assert page.ask(type="holiday", days=4)["key"] == "no-holidays"
            assert page.ask(type="holiday", days=2)["type"] == "done"
            heard(page, lambda state: state["times"]["holidays"] == 1)
            mine = clock(page, "G")
            assert not mine["runs"]
            assert mine["away"] > 1.9 * 86_400
            assert page.play(page.options[0])["type"] == "done", "who is away may move"


# --- two servers --------------------------------------------------------------------------------------------------


def test_votes_and_time_outs_hold_across_servers(two: tuple[Api, Api]) -> None:
    table = guests(two[0].table("here", "link", pace={**LIVE, "bank": 8}))
    with ExitStack() as stack:
        host = stack.enter_context(table.sit(0))
        guest = stack.enter_context(replace(table, api=two[1]).sit(1))
        agreed(host, guest, "pause")
        assert guest.state["times"]["paused"]
        agreed(guest, host, "resume")
        for page in (host, guest):
            event(page, "seat-timed-out")
        out = [one for one in host.state["seats"] if one["kind"] == "bot"]
        assert len(out) == 1, "one server acted, once"
