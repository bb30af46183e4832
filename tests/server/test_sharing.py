"""Games of people for research: only those in which everybody agreed, without names, and row by row what was played."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np

from commands import run
from kylix import rl
from server.harness import play_out, running
from server.persons import person


def exported(data: Path, out: Path, *more: str) -> dict[str, Any]:
    done = run("dataset", "troia", "--people", data, "--out", out, "--json", *more)
    assert done.code == 0, done.err
    told: dict[str, Any] = done.json
    return told


def test_a_game_is_exported_when_everybody_in_it_agreed(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data) as api:
        anna, nikos = person(api, "Anna of Chios"), person(api, "Nikos of Rhodes")
        table = anna.table("here", "link")
        nikos.join(table, 1, name="Nikos of Rhodes")
        seats = [table.sit(0), table.sit(1)]
        play_out(seats, random.Random(1))
        places = seats[0].state["over"]["ranking"]
        for seat in seats:
            seat.close()
        alone = api.table("here", "bot")  # of nobody who is known, and not over
        assert alone.id

        def games(name: str) -> tuple[int, int]:
            told = exported(data, tmp_path / name)
            return told["games"], told["without_consent"]

        assert games("nobody") == (0, 1)
        assert anna.post("/api/person/change", {"shares": True}).json["shares"]
        assert games("one") == (0, 1)
        assert nikos.post("/api/person/change", {"shares": True}).json["shares"]
        assert nikos.get("/api/person").json["shares"]
        assert games("both") == (1, 0)
        assert not nikos.post("/api/person/change", {"shares": False}).json["shares"]
        assert games("taken-back") == (0, 1)
    rows = rl.read(tmp_path / "both")
    assert set(rows["player"]) == {"person"}
    assert rows["mask"][np.arange(len(rows["action"])), rows["action"]].all()
    assert set(rows["outcome"][rows["seat"] == 0]) == {float(rl.spaces.shares(places)[0])}
    written = b"".join(path.read_bytes() for path in (tmp_path / "both").iterdir())
    assert b"Chios" not in written
    assert b"Rhodes" not in written
    told = json.loads((tmp_path / "both" / "manifest.json").read_text())
    assert (told["consent"], told["games"]) == ("every person of each game agreed", 1)


def test_what_makes_no_sense_is_told(tmp_path: Path) -> None:
    for words in (["--people", tmp_path / "nowhere"], ["--people", tmp_path, "--seats", "random*2"], ["--players", 2]):
        done = run("dataset", "troia", "--out", tmp_path / "out", *words)
        assert done.code == 2
        assert done.err.count("\n") == 1
        assert not (tmp_path / "out").exists()
