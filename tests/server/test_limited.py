"""A text that takes too much memory or time takes it from a process of its own, which ends; the server goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from commands import played
from kylix.kit.registry import game
from kylix.records import record
from kylix.server.errors import ApiError
from kylix.server.limited import MEMORY, Limited, passes
from server.harness import Api


def hungry() -> int:
    return len(bytearray(2 * MEMORY))


def endless() -> None:
    while True:
        pass


def wrong() -> None:
    raise ValueError("whoever reads it next says so")


def seven() -> int:
    return 7


@pytest.fixture(scope="module")
def limited() -> Iterator[Limited]:
    """One for all: whatever ends its process, the next text gets a new one."""
    made = Limited(0.3)
    yield made
    made.stop()


@pytest.mark.parametrize("job", [hungry, endless])
def test_too_much_is_refused_and_the_next_one_is_served(limited: Limited, job: object) -> None:
    for asked in ((job,), (passes, job)):
        with pytest.raises(ApiError) as refused:
            limited.ask(*asked)
        assert (refused.value.status, refused.value.key) == (400, "too-heavy")
    assert limited.ask(seven) == 7


def test_what_is_wrong_with_a_text_is_not_said_there(limited: Limited) -> None:
    limited.ask(passes, wrong)


def test_time_is_counted_for_each_text(limited: Limited) -> None:
    for _ in range(3):
        assert limited.ask(sum, range(2_000_000)) > 0


@pytest.fixture
def without_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if every text took too long there."""

    def ask(self: Limited, job: object, *about: object) -> object:
        raise ApiError(400, "too-heavy", "")

    monkeypatch.setattr(Limited, "ask", ask)


@pytest.mark.usefixtures("without_time")
def test_no_text_is_read_before_it_has_passed(api: Api, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def read(*about: object) -> None:
        raise AssertionError("it was read in the server")

    monkeypatch.setattr("kylix.server.table_manager.set_up", read)
    monkeypatch.setattr("kylix.server.postgame.played_again", read)
    monkeypatch.setattr("kylix.server.postgame.verify", read)
    text = game("troia").base.toml
    made = api.post("/api/tables", {"title": "troia", "seats": [{"kind": "bot"}] * 2, "components": text})
    assert (made.status, made.key) == (400, "too-heavy")
    path = tmp_path / "game.jsonl"
    record.save(path, played(seed=2))
    for door in ("records", "verify"):
        assert api.post(f"/api/{door}", path.read_bytes()).key == "too-heavy"


def test_what_passes_is_played(api: Api, tmp_path: Path) -> None:
    table = api.table("bot", "bot", components=game("troia").base.toml)
    assert api.summary(table.id)["n"] >= 1
    path = tmp_path / "game.jsonl"
    record.save(path, played(seed=2))
    assert api.post("/api/verify", path.read_bytes()).json["ok"]
    assert api.post("/api/records", path.read_bytes()).json["entries"] > 1
