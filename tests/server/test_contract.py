"""The types of the page are made from the sources, are fresh, and say what is really sent."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import kylix
from corpus import random_game
from kylix.core.flow import Decision
from kylix.core.state import State
from kylix.kit import view
from kylix.server import lesson_messages, messages, postgame_messages, shelf_messages
from kylix.server.typescript import structs, wire
from kylix.testing.checks import setting_of

ROOT = Path(__file__).parent.parent.parent
PLACES = 30
"""Positions of a game that are looked at."""

Schema = dict[str, Any]

TOLD = """
import json, sys
from kylix.kit.registry import game
from kylix.server.contract import derived_schema, events_of, frame_schema, title_contract, view_schema
told = {}
for title in map(game, sys.argv[1:]):
    keys, facts = events_of(title)
    frames = {name: frame_schema(title, frame) for name, frame in title.frames.items()}
    told[title.title] = {"view": view_schema(title), "frames": frames, "events": keys, "facts": facts}
    told[title.title] |= {"text": title_contract(title), "derived": derived_schema(title)}
json.dump(told, sys.stdout)
"""


def plainly(*arguments: str) -> subprocess.CompletedProcess[str]:
    """On the plain sources, as the command does it: compiled rules do not tell their annotations."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=environment)


def contracts(*commands: list[str]) -> subprocess.CompletedProcess[str]:
    """The command with these arguments, then with those, in one process: how each ends."""
    code = "import json, sys; from kylix.server.contract import main\n"
    code += "for words in json.loads(sys.argv[1]): print(main(words))"
    return plainly("-c", code, json.dumps(commands))


@cache
def all_told() -> dict[str, Any]:
    """Of all titles, in one process: it takes seconds to start."""
    done = plainly("-c", TOLD, *kylix.games())
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def told(title: str) -> dict[str, Any]:
    found: dict[str, Any] = all_told()[title]
    return found


def fits(schema: Schema, value: Any, parts: dict[str, Schema] | None = None) -> bool:
    """Whether a value is what the schema says; `parts` are the types that have fields."""
    if "anyOf" in schema:
        return any(fits(part, value, parts) for part in schema["anyOf"])
    if "enum" in schema:
        return value in schema["enum"]
    if schema.get("$ref") in (parts or {}):
        return fits((parts or {})[schema["$ref"]], value, parts)
    match "string" if "$ref" in schema else schema["type"]:
        case "array":
            return isinstance(value, list) and all(fits(schema["items"], item, parts) for item in value)
        case "object":
            return isinstance(value, dict) and fits_fields(schema, value, parts)
        case "integer" | "number" as name:
            return isinstance(value, int if name == "integer" else int | float) and not isinstance(value, bool)
        case name:
            return isinstance(value, {"string": str, "boolean": bool, "null": type(None)}[name])


def fits_fields(schema: Schema, value: dict[str, Any], parts: dict[str, Schema] | None) -> bool:
    if "properties" not in schema:
        return all(fits(schema["additionalProperties"], one, parts) for one in value.values())
    known = schema["properties"]
    return value.keys() == known.keys() and all(fits(part, value[name], parts) for name, part in known.items())


def check_view(s: State, seat: int | None, known: dict[str, Any]) -> None:
    seen = setting_of(s).shown(s, seat)
    extra = set(seen) - set(known["view"]) - messages.View.__annotations__.keys()
    assert not extra, f"fields that the page does not know: {extra}"
    for name, schema in known["view"].items():
        assert fits(schema, seen[name]), f"{name} is {seen[name]!r}, not {schema}"
    assert fits({"$ref": "Derived"}, seen["derived"], known["derived"]), seen["derived"]
    for rule in seen["rules"]:
        about = {name: value for name, value in rule.items() if name not in ("rule", "clause")}
        wanted = known["frames"][rule["rule"]]
        assert about.keys() == wanted.keys(), rule
        assert all(fits(schema, about[name]) for name, schema in wanted.items()), rule


def check_events(s: State, known: dict[str, Any]) -> None:
    assert s.record is not None
    for event in (event for entry in s.record for event in entry.events):
        assert event.key in known["events"]
        names = {*event.public, *(name for more in event.secret.values() for name in more)}
        assert names <= set(known["facts"]), event


@pytest.mark.parametrize("title", kylix.games())
def test_what_is_sent_is_what_the_types_say(title: str) -> None:
    known, seats = told(title), max(kylix.game(title).seats)
    states = [s for s, _ in random_game(title, seats)]
    for s in states[:: max(1, len(states) // PLACES)] + states[-1:]:
        for seat in (None, *range(seats)):
            check_view(s, seat, known)
    check_events(random_game(title, min(kylix.game(title).seats))[-1].s, known)


@pytest.mark.parametrize("title", kylix.games())
def test_every_name_of_a_title_is_told(title: str) -> None:
    text = told(title)["text"]
    game = kylix.game(title)
    names = [f"  {name}: " for name in (*game.frames, *game.seen_by, *(option.name for option in game.options))]
    names += [f"'{verb}': [" for verb in game.moves]
    names += [f"| '{view.key_of(frame)}'" for frame in game.frames.values() if issubclass(frame, Decision)]
    assert [name for name in names if name not in text] == []


def test_every_message_is_told() -> None:
    text = wire()
    kinds = [*structs(messages), *structs(postgame_messages), *structs(lesson_messages), *structs(shelf_messages)]
    assert len(kinds) > 50
    assert [kind.__name__ for kind in kinds if f"export interface {kind.__name__} " not in text] == []


def test_the_files_of_the_page_are_fresh() -> None:
    done = plainly("-m", "kylix.server.contract", "--check")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_stale_file_is_named_with_the_command_that_makes_it(tmp_path: Path) -> None:
    web = tmp_path / "web"
    kept = [path for path in (ROOT / "web" / "src").rglob("*.ts") if path.name in ("wire.ts", "generated.ts")]
    for path in kept:
        to = web / path.relative_to(ROOT / "web")
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, to)
    wire_file = web / "src" / "generated" / "wire.ts"
    wire_file.write_text(wire_file.read_text("utf-8").replace("to_act", "to_move"), encoding="utf-8")
    done = contracts(["--check", "--web", str(web)], ["--web", str(web)], ["--check", "--web", str(web)])
    assert done.stdout.split() == ["1", "0", "0"]
    assert done.stderr == f"{wire_file} is stale; `./kylix contract` makes it anew\n"


def test_one_title_into_a_file(tmp_path: Path) -> None:
    file = tmp_path / "page" / "generated.ts"
    done = contracts(["troia", str(file)], ["troia"])
    assert done.stdout.split() == ["0"]
    assert file.read_text("utf-8") == (ROOT / "web/src/games/troia/generated.ts").read_text("utf-8")
    assert "a title needs a file" in done.stderr
