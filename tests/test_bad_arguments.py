"""Garbage in, an error of our own out: every function that people call, with every argument wrong in every way.

`KylixError` says in one sentence what was wrong; a TypeError or an AttributeError from somewhere inside does not. After
each refusal the game stands as it did.
"""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import kylix
from kylix import bots
from kylix.lab.runner import Plan, simulate
from kylix.records import record
from kylix.testing.checks import setting_of

GARBAGE: dict[str, Any] = {
    "None": None,
    "text": "no such thing",
    "empty": "",
    "float": 1.5,
    "nan": math.nan,
    "negative": -1,
    "large": 9,
    "huge": 10**30,
    "list": [],
    "dict": {"a": []},
    "bytes": b"\x00",
    "object": object(),
    "zero byte": "\x00",
    "type": int,
}
FINE: dict[str, set[str]] = {
    "seed": {"negative", "large", "huge"},
    "options": {"None"},
    "components": {"None"},
    "seat or none": {"None"},
    "players": {"list"},
    "new file": {"text"},
    "at": {"None"},
    "name of a seat": set(),
    "games": {"large", "huge"},
}
"""By kind of argument: what of the garbage it takes."""


def game() -> kylix.State:
    s = kylix.new("troia", seed=1)
    s.play(0, "draw")
    return s


def calls(s: kylix.State, folder: Path) -> Iterator[tuple[str, str, Callable[[Any], object]]]:
    """Name of the function, kind of the argument, and the call with that argument left open."""
    setting = setting_of(s)
    path, move = folder / "game.kylix", s.options(1)[0]
    kylix.save(path, s)
    read = record.read(path)
    yield "new", "title", kylix.new
    yield "new", "number of seats", lambda x: kylix.new("troia", seats=x)
    yield "new", "seed", lambda x: kylix.new("troia", seed=x)
    yield "new", "options", lambda x: kylix.new("troia", options=x)
    yield "new", "value", lambda x: kylix.new("troia", options={"gods": x})
    yield "new", "value", lambda x: kylix.new("troia", options={"artemis_jump": x})
    yield "new", "value", lambda x: kylix.new("odysseus", seats=1, options={"difficulty": x})
    yield "new", "components", lambda x: kylix.new("troia", components=x)
    yield "game", "title", kylix.game
    for name in ("options", "play", "check", "explain", "redeal"):
        other = {"options": (), "redeal": (1,)}.get(name, (move,))
        yield name, "seat", lambda x, name=name, other=other: getattr(s, name)(x, *other)  # type: ignore[misc]
    for name in ("view", "prompt"):
        yield name, "seat or none", getattr(s, name)
    for name in ("play", "check", "explain"):
        yield name, "move", lambda x, name=name: getattr(s, name)(1, x)  # type: ignore[misc]
    yield "text", "move", s.text
    yield "redeal", "seed", lambda x: s.redeal(1, x)
    yield "playout", "seed", lambda x: s.clone().playout(x)
    yield "save", "new file", lambda x: kylix.save(x, s)
    yield "save", "state", lambda x: kylix.save(path, x)
    yield "save", "players", lambda x: kylix.save(path, s, x)
    yield "load", "path", kylix.load
    yield "undo", "state", lambda x: kylix.undo(x, 0)
    yield "undo", "seat", lambda x: kylix.undo(s, x)
    yield "dumps", "state", kylix.dumps
    yield "loads", "position", kylix.loads
    yield "Game.setting", "number of seats", setting.game.setting
    yield "Setting.seat", "name of a seat", setting.seat
    yield "Setting.read", "move", setting.read
    yield "record.read", "path", record.read
    yield "record.replay", "at", lambda x: record.replay(read, x)
    yield "bots.make", "bot", lambda x: bots.make(x, 1)
    yield "bots.make", "seed", lambda x: bots.make("novice", x)
    yield "bots.judge", "title", bots.judge
    yield "bots.hint", "bot", lambda x: bots.hint(s.view(1), s.options(1), s.redeal(1, 1), x)
    yield "bots.hint", "state", lambda x: bots.hint(s.view(1), s.options(1), x, "novice")
    yield "Plan", "title", lambda x: Plan(x, ("random", "random")).setting()
    yield "Plan", "number of seats", lambda x: Plan("troia", x).setting()
    yield "Plan", "seed", lambda x: Plan("troia", ("random", "random"), x).setting()
    yield "Plan", "options", lambda x: Plan("troia", ("random", "random"), 1, x).setting()
    yield "simulate", "games", lambda x: simulate(Plan("troia", ("random", "random")), x)


@pytest.mark.parametrize("name", GARBAGE)
def test_garbage_is_refused_with_an_error_of_our_own(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    s = game()
    before = kylix.dumps(s)
    wrong = []
    for function, kind, call in calls(s, tmp_path):
        if name in FINE.get(kind, ()):
            continue
        try:
            call(GARBAGE[name])
            told = "nothing"
        except kylix.KylixError as error:
            told = "" if str(error).strip() else "an empty sentence"
        except Exception as error:
            told = repr(error)
        if told:
            wrong.append(f"{function}({kind} {name}): {told}")
    assert wrong == []
    assert kylix.dumps(s) == before, "nothing changed"


def test_every_function_of_the_api_is_tried(tmp_path: Path) -> None:
    """Whatever `kylix` exports and a state offers, but what takes no argument or is not checked on purpose."""
    tried = {function for function, _, _ in calls(game(), tmp_path)}
    functions = {name for name in kylix.__all__ if inspect.isfunction(getattr(kylix, name))} - {"games"}
    methods = {"options", "play", "check", "explain", "view", "prompt", "text", "redeal", "playout"}
    assert functions | methods <= tried


@pytest.mark.parametrize("title", kylix.games())
def test_every_title_refuses_seats_that_it_does_not_have(title: str) -> None:
    found = kylix.game(title)
    s = kylix.new(title, found.seats[0])
    for seat in (found.seats[0], "P1", 1.0, "0"):
        for ask in (s.view, s.prompt, s.options):
            with pytest.raises(kylix.BadSeats, match="there is no seat"):
                ask(seat)
    for seats in ("2", 2.0, True, 0, max(found.seats) + 1):
        with pytest.raises(kylix.BadSeats, match="is played with") as refused:
            kylix.new(title, seats=seats)  # type: ignore[arg-type]
        assert repr(seats) in str(refused.value)


def test_what_is_wrong_is_said() -> None:
    s = game()
    wrong: dict[str, tuple[Callable[[], object], str]] = {
        "prompt": (lambda: s.prompt(9), "there is no seat 9 at this table: seats are 0 to 1"),
        "view": (lambda: s.view("G"), "there is no seat 'G' at this table: seats are 0 to 1"),
        "seed": (lambda: kylix.new("troia", seed="x"), "a seed is a whole number, not 'x'"),  # type: ignore[arg-type]
        "half": (lambda: kylix.new("troia", seed=1.5), "a seed is a whole number, not 1.5"),  # type: ignore[arg-type]
        "seats": (lambda: kylix.new("troia", seats="2"), "played with 2 seats, not with '2'"),  # type: ignore[arg-type]
        "move": (lambda: s.play(1, 5), "a move is one of the options or its text, not 5"),
    }
    for call, words in wrong.values():
        with pytest.raises(kylix.KylixError) as refused:
            call()
        assert words in str(refused.value)


def test_a_position_that_cannot_occur_is_no_position() -> None:
    s = game()
    text = kylix.dumps(s)
    assert kylix.dumps(kylix.loads(text)) == text
    for old, new in (('"T-WINE-2", "T-DEER-RAM"', '"T-WINE-2", "T-WINE-2"'), ('"track": 0', '"track": 7')):
        assert old in text
        with pytest.raises(kylix.BadPosition, match="this position cannot occur"):
            kylix.loads(text.replace(old, new))
