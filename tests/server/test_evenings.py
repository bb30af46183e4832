"""An evening together: people come by a link, rounds are paired, results counted, who leaves replaced. Both stores."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import kylix
from kylix.server.club import evenings as module
from kylix.server.club.evening_rounds import as_it_stands
from kylix.server.club.leaving import SOMEBODY
from server import numbers
from server.cluster import Databases
from server.harness import PATIENCE, Api, Client, Opened, Reply, running
from server.persons import Device, person

NAMES = ("Anna", "Ben", "Chloe", "Dimos", "Eva", "Finn", "Galene")
TROIA = {"title": "troia", "seats": 2}
ODYSSEUS = {"title": "odysseus", "seats": 4}
SOON = 0.05
"""Nobody's device adds a number in most of these tests."""


@pytest.fixture(params=["sqlite", "postgresql"])
def club(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Api]]:
    """Servers that are private, with evenings: one with a folder, or two on one database."""
    monkeypatch.setattr(module, "SWEEP_SECONDS", 0.2)
    monkeypatch.setattr(module, "PAUSE_SECONDS", 0.1)
    more: dict[str, Any] = {"evenings": True, "number_seconds": SOON}
    with ExitStack() as stack:
        if request.param == "sqlite":
            yield [stack.enter_context(running(tmp_path, lobby=False, **more))]
        else:
            databases: Databases = request.getfixturevalue("postgres")
            more["store"] = databases.new()
            yield [stack.enter_context(running(tmp_path / name, **more)) for name in ("a", "b")]


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Api]:
    with running(tmp_path, evenings=True, number_seconds=SOON) as api:
        yield api


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Api]:
    """Waits for numbers as long as a test may take."""
    with running(tmp_path, evenings=True, number_seconds=PATIENCE) as api:
        yield api


class Night:
    """An evening with its people; whoever asks does so at any of the servers."""

    def __init__(self, club: list[Api], *names: str, **asked: Any) -> None:
        self.club = club
        self.people = [person(club[at % len(club)], name) for at, name in enumerate(names)]
        body = {"name": "Friday", "titles": [TROIA], "rounds": 3, "level": "random", **asked}
        got = self.people[0].post("/api/evenings", body)
        assert got.status == 200, got.data
        self.id = got.json["evening"]
        for one in self.people[1:]:
            assert self.ask(one, "join").status == 200

    def ask(self, one: Device, what: str, body: Any = None) -> Reply:
        return one.post(f"/api/evenings/{self.id}/{what}", body)

    def host(self, what: str, **body: Any) -> Any:
        got = self.ask(self.people[0], what, body)
        assert got.status == 200, got.data
        return got.json

    def look(self, one: Device | None = None) -> Any:
        path = f"/api/evenings/{self.id}"
        return (one.get(path) if one else self.club[-1].get(path)).json

    def begin(self) -> Any:
        """A round; its games have begun."""
        self.host("round", after=self.look()["round"])
        until(lambda: not any(self.waits(one["table"]) for one in self.tables()), "a game does not begin")
        return self.look(self.people[0])

    def waits(self, table: str) -> bool:
        """For numbers."""
        return bool(self.club[-1].summary(table)["n"] == 0)

    def by_bots(self, tables: list[str]) -> None:
        """Everybody lets a bot play on: what it reaches is theirs."""
        shown = self.look()
        for table in [one for one in shown["played"][0]["tables"] if one["table"] in tables]:
            for seat in table["seats"]:
                self.stand_in(table["table"], seat["who"])
        until(lambda: all(one["over"] for one in self.tables() if one["table"] in tables), "bots do not finish")

    def finish(self, table: str) -> None:
        """Bots finish one game, the host ends the others as they stand."""
        self.by_bots([table])
        for one in self.tables():
            if one["table"] != table:
                self.host("stop", table=one["table"])

    def stand_in(self, table: str, who: int) -> None:
        device = self.people[who]
        (seat,) = device.get(f"/api/tables/{table}/own").json["seats"]
        key = {"Authorization": f"Bearer {device.key(seat)}"}
        body = {"kind": "bot", "level": "random"}
        assert device.api.post(f"/api/tables/{table}/seats/{seat}", body, **key).status == 200

    def tables(self) -> list[Any]:
        found: list[Any] = self.look()["played"][0]["tables"]
        return found


def until(found: Callable[[], bool], what: str) -> None:
    limit = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < limit, what
        time.sleep(0.05)


def test_seven_people_over_three_rounds_one_leaves_and_one_comes_late(club: list[Api]) -> None:
    night = Night(club, *NAMES, titles=[ODYSSEUS, TROIA])
    shown = night.look()
    assert (shown["stage"], shown["round"], len(shown["people"])) == ("gathering", 0, 7)
    first_round(night)
    out, goes = second_round(night)

    # Round 3: without who left, with who came late; sizes fit again.
    shown = night.begin()
    seated = [seat["who"] for table in shown["played"][0]["tables"] for seat in table["seats"]]
    assert sorted(seated) == sorted({*range(8)} - {goes})
    night.finish(night.tables()[0]["table"])
    shown = night.look()
    assert shown["stage"] == "over"
    assert night.ask(night.people[0], "round", {"after": 3}).key == "evening-over"
    people = {one["who"]: one for one in shown["people"]}
    assert (people[goes]["plays"], people[goes]["tables"]) == (False, 1)
    assert (people[out]["byes"], people[out]["tables"]) == (1, 2)
    assert (people[7]["tables"], people[7]["plays"]) == (2, True)
    counted = Counter[int]()
    for seat in [seat for each in shown["played"] for one in each["tables"] for seat in one["seats"]]:
        counted[seat["who"]] += round(1000 * seat["points"])
    counted[out] += 500
    for who, one in people.items():
        assert one["points"] == pytest.approx(counted[who] / 1000, abs=0.01)
    assert [one["place"] for one in shown["people"]] == sorted(one["place"] for one in shown["people"])
    assert [one["evening"] for one in night.people[7].get("/api/person/evenings").json["evenings"]] == [night.id]


def first_round(night: Night) -> None:
    """Tables of four and three; bots finish one, the host ends the other as it stands."""
    shown = night.begin()
    assert (shown["stage"], shown["round"]) == ("playing", 1)
    assert [len(table["seats"]) for table in shown["played"][0]["tables"]] == [4, 3]
    first, second = [table["table"] for table in night.tables()]
    assert night.ask(night.people[0], "round", {"after": 1}).key == "round-open"
    for at, device in enumerate(night.people):
        mine = night.look(device)
        assert mine["you"] == at
        assert mine["table"] in (first, second)
        assert device.post("/api/person/tables", {}).json["tables"][0]["table"] == mine["table"]
    night.by_bots([first])
    night.host("stop", table=second)
    stopped = next(one for one in night.tables() if one["table"] == second)
    assert stopped["over"]
    assert stopped["stopped"]
    summary = night.club[-1].summary(second)
    assert (summary["over"], summary["closing"]["key"]) == (True, "game-called")
    shown = night.look()
    assert shown["stage"] == "between"
    places = [seat["place"] for seat in shown["played"][0]["tables"][0]["seats"]]
    assert places == night.club[-1].summary(first)["ranking"]
    assert sum(one["points"] for one in shown["people"]) == pytest.approx(2.0 + 1.5, abs=0.01)


def second_round(night: Night) -> tuple[int, int]:
    """Pairs; who sat out, and who left in the middle: somebody comes late and takes the seat over."""
    club, shown = night.club, night.begin()
    assert [len(table["seats"]) for table in shown["played"][0]["tables"]] == [2, 2, 2]
    (out,) = shown["played"][0]["byes"]
    goes = next(one for one in range(1, 7) if one != out)
    left = night.look(night.people[goes])["table"]
    assert night.ask(night.people[goes], "leave").json["table"] == left, "a bot plays for them"
    late = person(club[0], "Late")
    night.people.append(late)
    assert night.ask(late, "join").json["you"] == 7
    (table,) = [one for one in night.tables() if one["table"] == left]
    (seat,) = [at for at, one in enumerate(table["seats"]) if one["free"]]
    assert table["seats"][seat]["who"] == goes
    other = table["seats"][1 - seat]["who"]
    assert night.ask(night.people[0], "replace", {"table": left, "seat": 1 - seat, "by": 7}).key == "seat-not-free"
    assert night.ask(night.people[0], "replace", {"table": left, "seat": seat, "by": other}).key == "plays-elsewhere"
    night.host("replace", table=left, seat=seat, by=7)
    assert night.look(late)["table"] == left
    (name,) = late.get(f"/api/tables/{left}/own").json["seats"]
    with Client(club[0].port, left, late.key(name)) as page:
        assert page.state["seat"] == name
        assert [one["name"] for one in page.state["seats"]][seat] == "Late"
    night.finish(left)
    return out, goes


def test_only_the_host_leads_and_may_hand_over(club: list[Api]) -> None:
    night = Night(club, "Anna", "Ben", "Chloe")
    ben = night.people[1]
    asked = {
        "round": {"after": 0}, "change": {"over": True}, "stop": {"table": "t_none"}, "remove": {"who": 2},
        "replace": {"table": "t_none", "seat": 0, "by": 1},
    }  # fmt: skip
    for what, body in asked.items():
        assert night.ask(ben, what, body).key == "not-evening-host"
        assert club[0].post(f"/api/evenings/{night.id}/{what}", body).status == 401
    assert night.host("change", host=1)["host"] == 1
    assert night.ask(night.people[0], "round", {"after": 0}).key == "not-evening-host"
    assert night.ask(ben, "round", {"after": 0}).json["round"] == 1
    # The host goes: whoever came first leads on.
    assert night.ask(ben, "leave").json["host"] == 0


def test_asked_twice_one_round_begins_and_one_person_comes(club: list[Api]) -> None:
    night = Night(club, "Anna", "Ben", "Chloe")
    assert night.ask(night.people[1], "join").json["you"] == 1
    for at in range(2):
        api = replace(night.people[0], api=club[at % len(club)])
        assert night.ask(api, "round", {"after": 0}).json["round"] == 1
    assert len(night.look()["people"]) == 3
    assert len(night.tables()) == 1


def test_it_goes_on_by_itself_where_the_host_wants_that(club: list[Api]) -> None:
    night = Night(club, "Anna", "Ben", "Chloe", automatic=True, rounds=2)
    night.begin()
    night.host("stop", table=night.tables()[0]["table"])
    until(lambda: night.look()["round"] == 2, "the next round does not begin")
    until(lambda: all(club[-1].get(f"/api/tables/{one['table']}").status == 200 for one in night.tables()), "no table")


def test_before_it_begins_people_leave_as_if_they_had_not_come(alone: Api) -> None:
    night = Night([alone], "Anna", "Ben", "Chloe", "Dimos")
    assert night.ask(night.people[2], "leave").status == 200
    assert [one["name"] for one in night.look()["people"]] == ["Anna", "Ben", "Dimos"]
    night.host("remove", who=1)
    assert night.ask(night.people[0], "round", {"after": 0}).key == "too-few"
    assert night.ask(night.people[2], "join").json["you"] == 4
    assert night.begin()["round"] == 1


def test_who_would_sit_out_plays_a_bot_if_the_host_wants_that(alone: Api) -> None:
    night = Night([alone], "Anna", "Ben", "Chloe", bots=True)
    shown = night.begin()
    tables = shown["played"][0]["tables"]
    assert [sorted(seat["who"] < 0 for seat in table["seats"]) for table in tables] == [[False, False], [False, True]]
    assert shown["played"][0]["byes"] == []


def test_every_device_adds_a_number_to_chance(patient: Api) -> None:
    night = Night([patient], "Anna", "Ben", "Chloe", titles=[{"title": "odysseus", "seats": 3}])
    night.host("round", after=0)
    (table,) = [one["table"] for one in night.tables()]
    own = {one.get(f"/api/tables/{table}/own").json["seats"][0]: one for one in night.people}
    order = [seat["seat"] for seat in patient.summary(table)["seats"]]
    opened = Opened(patient, table, "", [own[name].key(name) for name in order])
    for seat in range(3):
        summary = patient.summary(table)
        assert len(summary["waiting"]) == 3 - seat
        assert 0 < summary["numbers"]["begins"] <= PATIENCE, "those who wait are told how long"
        assert numbers.promise(opened, seat, f"number of {seat}").status == 200
    for seat in range(3):
        assert night.waits(table)
        assert numbers.say(opened, seat, number=f"number of {seat}").status == 200
    assert not night.waits(table), "everybody's number is there: nobody is waited for"
    for one in night.people:
        assert night.ask(one, "leave").status == 200
    until(lambda: bool(patient.summary(table)["over"]), "bots do not finish")
    head = json.loads(patient.get(f"/api/tables/{table}/record").data.split(b"\n")[0])
    assert head["chance"]["seats"] == [f"number of {seat}" for seat in range(3)]


def test_whose_device_is_away_is_waited_for_a_short_time_only(club: list[Api]) -> None:
    night = Night(club, "Anna", "Ben", "Chloe", pace={"kind": "days", "bank": 86_400, "step": 86_400})
    night.begin()
    lists = "/api/person/tables"
    until(
        lambda: any(table["left"] for one in night.people for table in one.post(lists, {}).json["tables"]),
        "nobody's clock runs, though the game has begun",
    )


def test_who_leaves_and_what_the_host_ends_waits_for_no_numbers(patient: Api) -> None:
    night = Night([patient], "Anna", "Ben", "Chloe", "Dimos")
    night.host("round", after=0)
    first, second = (one["table"] for one in night.tables())
    goes = next(seat["who"] for table in night.tables() for seat in table["seats"] if seat["who"])
    left = night.look(night.people[goes])["table"]
    assert night.ask(night.people[goes], "leave").status == 200
    assert not night.waits(left)
    assert [seat["free"] for one in night.tables() if one["table"] == left for seat in one["seats"]].count(True) == 1
    night.host("stop", table=second if left == first else first)
    assert [one["over"] for one in night.tables()].count(True) == 1


def test_a_table_that_is_ended_early_counts_as_it_stands() -> None:
    for title, seats in (("troia", 2), ("parthenon", 3)):
        s = kylix.new(title, seats=seats, seed=3)
        assert as_it_stands(s) == s.ranking() == [1] * seats, "nobody is ahead yet"
        s = with_somebody_ahead(title, seats)
        best = max(range(seats), key=s.scores().__getitem__)
        assert s.ranking() == [1] * seats
        assert (as_it_stands(s)[best], max(as_it_stands(s)) > 1) == (1, True)
    over = kylix.new("troia", seed=3)
    over.playout(1)
    assert as_it_stands(over) == over.ranking()


def with_somebody_ahead(title: str, seats: int) -> kylix.State:
    """A game that goes on."""
    for seed in range(100):
        s, roll = kylix.new(title, seats=seats, seed=seed), random.Random(seed)
        while not s.over and len(set(s.scores())) == 1:
            s.play(s.to_act[0], roll.choice(s.options(s.to_act[0])))
        if not s.over:
            return s
    raise AssertionError("nobody comes ahead")


def test_a_game_that_all_agree_to_leave_is_shared(alone: Api) -> None:
    night = Night([alone], "Anna", "Ben", "Chloe", rounds=1, titles=[{"title": "odysseus", "seats": 3}])
    night.begin()
    (table,) = night.tables()
    keys = [one.key(one.get(f"/api/tables/{table['table']}/own").json["seats"][0]) for one in night.people]
    with ExitStack() as stack:
        pages = [stack.enter_context(Client(alone.port, table["table"], key)) for key in keys]
        pages[0].ask(type="propose", kind="abandon")
        for page in pages[1:]:
            while not page.state["times"]["ask"]:
                page.until("state")
            page.send(type="answer", ask=page.state["times"]["ask"]["id"], agree=True)
        until(lambda: night.look()["stage"] == "over", "it does not end")
    assert [one["points"] for one in night.look()["people"]] == [0.5] * 3
    assert [one["place"] for one in night.look()["people"]] == [1] * 3


def test_who_is_deleted_is_somebody_and_the_evening_goes_on(alone: Api) -> None:
    night = Night([alone], "Anna", "Ben", "Chloe", "Dimos")
    night.begin()
    anna = night.people[0]
    assert any(one["name"] == "Anna" for one in anna.get("/api/person/export").json["kept"]["evening_people"])
    assert anna.post("/api/person/delete").status == 200
    shown = night.look(night.people[1])
    assert [one["name"] for one in shown["people"] if one["who"] == 0] == [SOMEBODY]
    assert shown["host"] == 1, "whoever came first leads on"
    assert "Anna" not in str(shown)


def test_what_makes_no_sense_is_refused(alone: Api) -> None:
    anna = person(alone, "Anna")

    def made(**asked: Any) -> Reply:
        return anna.post("/api/evenings", {"name": "Friday", "titles": [TROIA], **asked})

    assert made(name="\u200b").key == "bad-name"
    assert made(name="Fri\u202eday").json["name"] == "Fri day"
    assert made(titles=[{"title": "troia", "seats": 3}]).key == "bad-seats"
    assert made(titles=[{"title": "nothing", "seats": 2}]).status == 400
    assert made(titles=[{**TROIA, "options": {"nothing": True}}]).status == 400
    assert made(titles=[]).status == 400
    assert made(rounds=1000).status == 400
    assert made(level="divine").key == "bad-seats"
    assert made(pace={"kind": "live", "bank": 0, "step": 0}).key == "no-time"
    assert alone.post("/api/evenings", {"name": "Friday", "titles": [TROIA]}).key == "no-person"
    assert alone.get("/api/evenings/e_nothing").key == "no-evening"


def test_an_address_makes_so_many_evenings_and_an_evening_has_so_many_places(
    alone: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "AT_ONCE", 2)
    monkeypatch.setattr(module, "MOST", 3)
    night = Night([alone], "Anna", "Ben", "Chloe")
    assert night.ask(person(alone, "Dimos"), "join").key == "evening-full"
    asked = {"name": "Friday", "titles": [TROIA]}
    assert night.people[0].post("/api/evenings", asked).status == 200
    assert night.people[0].post("/api/evenings", asked).key == "too-many-evenings"


def test_at_home_there_are_none(tmp_path: Path) -> None:
    with running(tmp_path) as api:
        assert api.get("/api/about").json["evenings"] is False
        asked = {"name": "Friday", "titles": [TROIA]}
        assert person(api, "Anna").post("/api/evenings", asked).key == "no-evenings"
