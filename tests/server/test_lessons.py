"""Lessons over HTTP: the page says where it stands, the server remembers nothing."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kylix
from kylix.kit.registry import game
from kylix.learn.lesson import files, lessons
from kylix.learn.shelf import shelf
from server.harness import Api, Reply

TITLES = [title for title in kylix.games() if files(game(title))]
FIRST = "/api/lessons/troia/first-offering"


def ask(api: Api, place: dict[str, Any] | None = None, path: str = FIRST, **does: Any) -> Any:
    reply = api.post(path, {"place": place or {}, **does})
    assert reply.status == 200, reply.json
    return reply.json


def test_the_lessons_of_a_title(api: Api) -> None:
    told = api.get("/api/lessons/troia/fr").json
    assert told["lessons"][0] == {
        "name": "first-offering", "title": "La première offrande", "steps": 7, "known": False,
    }  # fmt: skip
    assert told["components"]["spec"]["card"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("title", TITLES)
def test_every_lesson_is_walked_to_its_end(api: Api, title: str, language: str) -> None:
    """By showing each step; each answer says all that the next request needs."""
    for lesson in lessons(title):
        path = f"/api/lessons/{title}/{lesson.name}"
        told = ask(api, path=path, language=language)
        for _ in range(3 * len(lesson.steps)):
            if told["waits"] == "end":
                break
            assert told["text"]
            told = ask(api, told["place"], path, does="show", language=language)
        assert told["waits"] == "end"
        assert told["place"]["step"] == len(lesson.steps)


def test_the_learner_is_asked_only_where_the_lesson_waits_for_a_move(api: Api) -> None:
    told = ask(api)
    assert (told["waits"], told["state"]["prompt"]["to_act"]) == ("move", ["G"])
    assert told["point"] == ["space:TP", "deck:G"]
    told = ask(api, told["place"], does="play", moves=["draw"])
    assert (told["waits"], told["state"]["prompt"]["options"]) == ("ask", [])
    assert [choice["text"] for choice in told["choices"]] == ["1", "3", "5"]
    slip = ask(api, told["place"], does="answer", choice=5)
    assert slip["reply"]["text"].startswith("That number faces the Trojan")
    assert slip["place"] == told["place"]
    told = ask(api, told["place"], does="answer", choice=1)
    assert (told["waits"], told["place"]["step"]) == ("move", 2)
    assert told["state"]["prompt"]["to_act"] == ["G"]


def test_a_choice_is_begun_judged_and_played(api: Api) -> None:
    place = {"step": 2}
    begun = ask(api, place, does="play", moves=["offer ARES"])
    assert begun["place"] == {"step": 2, "answered": False, "line": 0, "made": []}
    assert begun["reply"] is None
    assert {one["move"] for one in begun["wants"]["more"]} == {
        "pay G-BOAR-1", "pay G-WINE-FISH", "pay G-RAM-2", "pay G-DEER-FISH",
    }  # fmt: skip
    wrong = ask(api, place, does="play", moves=["offer ARES", "pay G-WINE-FISH"], language="fr")
    assert wrong["reply"]["kind"] == "wrong"
    assert wrong["reply"]["text"] == "Assez d’offrandes, mais pas un seul sanglier."
    assert wrong["reply"]["reasons"][0]["clause"] == "TRO-OFFER-5"
    assert wrong["state"]["view"] == ask(api, place)["state"]["view"]
    done = ask(api, place, does="play", moves=["offer ARES", "pay G-BOAR-1", "done"])
    assert (done["reply"]["kind"], done["place"]["step"]) == ("right", 3)
    assert done["state"]["view"]["heroes"]["ODYSSEUS"] == "TP"
    assert done["state"]["n"] > begun["state"]["n"]


def test_why_not(api: Api) -> None:
    told = ask(api, {"step": 2}, does="why", others=["offer HERA"])
    assert told["reasons"][0]["clause"] == "TRO-OFFER-5"
    assert told["reply"]["text"].startswith("Each god has an offering of its own")
    other = ask(api, {"step": 2}, does="why", others=["offer IRIS"])["reply"]
    assert other["text"] == "Choose Ares, then your card with the boar."
    assert ask(api, {"step": 1}, does="why", others=["offer IRIS"])["reply"] is None


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/lessons/troia/none", {"place": {}}, 404),
        ("/api/lessons/none/first-offering", {"place": {}}, 404),
        (FIRST, {"place": {}, "language": "de"}, 404),
        (FIRST, {"place": {"step": -1}}, 400),
        (FIRST, {"place": {"steps": 1}}, 400),
        (FIRST, {"place": {}, "does": "dance"}, 400),
        (FIRST, {"place": {}, "does": "answer", "choice": 1}, 409),
        (FIRST, {"place": {"step": 1}, "does": "answer", "choice": 9}, 409),
        (FIRST, {"place": {"step": 2}, "does": "play", "moves": ["fly"]}, 409),
        (FIRST, {"place": {"step": 1}, "does": "play", "moves": ["draw"]}, 409),
        (FIRST, {"place": {"step": 2, "made": ["draw draw"]}}, 409),
    ],
)
def test_what_makes_no_sense_is_refused(api: Api, path: str, body: Any, status: int) -> None:
    reply: Reply = api.post(path, body)
    assert reply.status == status, reply.json


def test_a_place_behind_the_end_is_the_end(api: Api) -> None:
    assert ask(api, {"step": 99})["waits"] == "end"


@pytest.mark.parametrize(("language", "crete"), [("en", "Crete"), ("fr", "Crète")])
def test_seats_are_called_as_the_lesson_calls_them(api: Api, language: str, crete: str) -> None:
    told = ask(api, path="/api/lessons/parthenon/a-season", language=language)
    assert [seat["name"] for seat in told["state"]["seats"]] == ["Chios", crete, "Rhodes"]
    assert told["summary"]["seats"] == told["state"]["seats"]


def test_a_chain_that_ends_too_early_is_answered(api: Api) -> None:
    """Every part of it is one of the plan, but what is left can no longer be played: an offer that asks for nothing."""
    path = "/api/lessons/parthenon/island-trade"
    moves = ["offer P3", "give GRAPES", "publish"]
    told = ask(api, {"step": 1}, path, does="play", moves=moves)
    assert told["reply"] == {"kind": "unwise", "text": told["reply"]["text"], "reasons": []}
    assert told["reply"]["text"].startswith("That would be a gift.")
    assert told["place"]["made"] == []
    told = ask(api, {"step": 1}, path, does="play", moves=moves[:2])
    assert told["reply"] is None or told["reply"]["kind"] == "so-far"


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Two files among the lessons of Troia: one is no TOML, one begins where no game can."""
    bad = {"02-torn.toml": "[lesson", "03-three.toml": '[lesson]\nseat = "G"\nseats = 3\n[[step]]\nname = "a"\n'}
    for name, text in bad.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    sound = files(game("troia"))
    paths = [sound[0], *[tmp_path / name for name in bad], *sound[1:]]
    monkeypatch.setattr("kylix.learn.shelf.files", lambda _: paths)
    shelf.cache_clear()
    yield list(bad)
    shelf.cache_clear()


def test_a_lesson_with_a_fault_is_named_and_the_others_stay(
    api: Api, broken: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "kylix.learn"):
        told = api.get("/api/lessons/troia/en")
    assert told.status == 200, told.json
    assert [one["name"] for one in told.json["lessons"]] == [lesson.name for lesson in lessons("troia")]
    assert ask(api)["text"]
    named = [one.getMessage() for one in caplog.records if one.name == "kylix.learn"]
    assert len(named) == len(broken)
    assert all(name in text for name, text in zip(broken, named, strict=True))
