"""What is asked once: games, words, rules, components, records, the description of it all."""

from __future__ import annotations

import gzip
import json
import re
from importlib import import_module
from pathlib import Path

from commands import bodies, forge, played
from kylix.core.chance import ProvableChance
from kylix.kit.registry import game, titles
from kylix.locale.clauses import clauses
from kylix.records import record
from kylix.server import net
from kylix.server.typescript import wire
from server.harness import Api, running


def test_games_tell_all_that_a_form_needs(api: Api) -> None:
    games = {info["title"]: info for info in api.get("/api/games").json}
    assert tuple(games) == titles()
    troia = games["troia"]
    assert (troia["seats"], troia["solo"]) == ([2], False)
    assert troia["moves"]["pay"] == ["card"]
    assert troia["names"]["seat"] == ["G", "T"]
    assert "random" in troia["bots"]
    (gods,) = [option for option in troia["options"] if option["name"] == "gods"]
    assert gods == {
        "name": "gods", "default": "first_game", "values": ["first_game", "random_faces"], "lists": "god",
        "span": [0, 0], "clause": "TRO-SETUP-4", "seats": [], "asked": False,
    }  # fmt: skip


def test_words_and_rules(api: Api) -> None:
    reply = api.get("/api/words/fr/troia")
    assert reply.headers["content-type"].startswith("text/plain")
    text = reply.data.decode()
    assert text.index("no-over =") < text.index("ask-choose-action =")
    assert "ask-choose-action" not in api.get("/api/words/en/common").data.decode()
    rules = api.get("/api/rules/troia/fr").json
    found = [clause for chapter in rules["chapters"] for clause in chapter["clauses"]]
    assert [clause["id"] for clause in found] == list(clauses(game("troia").folder, "fr"))
    glossary = api.get("/api/glossary/troia/fr").data.decode()
    assert "| **héros** |" in glossary
    assert api.get("/api/glossary/troia/de").status == 404
    assert any(clause["ruling"] for clause in found)


def test_a_table_tells_its_components_and_summary(api: Api) -> None:
    base = game("troia").base
    table = api.table("here", "bot", components=base.toml, options={"apollo_pick": "top"})
    parts = api.get(f"/api/tables/{table.id}/components").json
    assert parts["hash"] == base.fingerprint
    assert parts["names"]["card"][0] == parts["spec"]["card"][0]["id"]
    summary = api.summary(table.id)
    assert summary["options"]["apollo_pick"] == "top"
    bot = {"seat": "T", "name": "player 1", "kind": "bot", "level": "random", "online": True, "hints": 0}
    bot |= {"held": False, "ask": None, "lost": False}
    assert summary["seats"][1] == bot
    assert (summary["to_act"], summary["n"], summary["turn"], summary["over"]) == (["G"], 1, 1, False)
    assert re.fullmatch("t_[a-z2-9]{16}", table.id)
    assert table.tokens[1] is None
    assert len(table.tokens[0]) >= 22
    for secret in (table.tokens[0], table.host):
        assert secret not in json.dumps(summary)


def test_records_are_verified(api: Api, tmp_path: Path) -> None:
    path = tmp_path / "game.kylix"
    s = played(seed=2, chance=ProvableChance(b"s" * 32, []))
    record.save(path, s)
    assert api.post("/api/verify", path.read_bytes()).json["ok"] is True
    lines = bodies(path)
    lines[5]["chance" if "chance" in lines[5] else "move"] = "draw"
    forge(path, lines)
    answer = api.post("/api/verify", path.read_bytes()).json
    assert (answer["ok"], answer["at"]) == (False, 5)
    assert str(tmp_path) not in answer["text"]
    assert "/" not in api.post("/api/verify", b"nonsense").json["text"]


def test_openapi_describes_every_endpoint_and_message(api: Api) -> None:
    document = api.get("/api/openapi.json").json
    assert document["openapi"].startswith("3.1")
    for path in ("/api/games", "/api/tables", "/api/tables/{id}", "/api/tables/{id}/seats/{seat}", "/api/verify"):
        assert path in document["paths"]
    schemas = document["components"]["schemas"]
    text = json.dumps(document)
    for ref in re.findall(r'"#/components/schemas/(\w+)"', text):
        assert ref in schemas
    assert "ClientMessage" in schemas
    assert schemas["StateShown"]["properties"]["type"] == {"enum": ["state"]}
    post = document["paths"]["/api/tables"]["post"]
    assert post["requestBody"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/TableRequest"}
    assert set(post["responses"]) == {"200", "400", "401", "403", "409", "413", "429"}


def test_typescript_is_made_from_the_types() -> None:
    text = wire()
    assert "export interface StateShown {\n  type: 'state';\n  table: string;" in text
    assert "kind: 'bot' | 'here' | 'link';" in text
    assert "options?: Record<string, boolean | number | string | string[]>;" in text
    names = {
        name
        for package, folder in (("kylix.server", "."), ("kylix.server.club", "club"))
        for file in Path(net.__file__).parent.joinpath(folder).glob("*messages.py")
        for module in [import_module(f"{package}.{file.stem}")]
        for name, thing in vars(module).items()
        if isinstance(thing, type) and thing.__module__ == module.__name__
    }
    made = set(re.findall(r"export interface (\w+)", text))
    assert made == names - {"Asked"}


def test_the_page_is_served_from_its_folder(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Kylix</title>")
    (page / "assets" / "a-123.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with running(tmp_path / "data", page=page) as api:
        index = api.get("/")
        assert (index.status, index.headers["cache-control"]) == (200, "no-cache")
        assert "script-src" not in index.headers["content-security-policy"]
        assert "default-src 'self'" in index.headers["content-security-policy"]
        assert "immutable" in api.get("/assets/a-123.js").headers["cache-control"]
        for path in (
            "/none.html",
            "/assets/none.js",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2fsecret.txt",
        ):
            assert api.get(path).status == 404, path
        assert api.get("/", Sec_Fetch_Site="cross-site").status == 200, "a link from elsewhere leads here"
        assert api.get("/api/games").status == 200


def test_without_a_page_this_is_said(api: Api) -> None:
    assert b"not built" in api.get("/").data
    about = api.get("/api/about").json
    assert about["addresses"] == [f"http://127.0.0.1:{api.port}"]
    assert about["languages"] == ["en", "fr"]
    assert net.addresses("::1", 5) == ["http://[::1]:5"]


def test_files_and_words_are_sent_small_to_those_who_take_it(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Kylix</title>")
    script = b"let kylix = 1;" * 200
    (page / "assets" / "a-123.js").write_bytes(script)
    (page / "assets" / "a-123.js.gz").write_bytes(gzip.compress(script))
    (page / "assets" / "a-123.js.br").write_bytes(b"stands for Brotli")
    with running(tmp_path / "data", page=page) as api:

        def get(path: str, takes: str) -> tuple[str, bytes, str]:
            reply = api.get(path, **{"Accept-Encoding": takes})
            return reply.headers.get("content-encoding", ""), reply.data, reply.headers["content-type"]

        assert get("/assets/a-123.js", "gzip, deflate, br") == ("br", b"stands for Brotli", "text/javascript")
        coding, data, _ = get("/assets/a-123.js", "gzip, br;q=0")
        assert (coding, gzip.decompress(data)) == ("gzip", script)
        assert get("/assets/a-123.js", "identity")[:2] == ("", script)
        assert get("/", "gzip, br")[0] == ""  # there is none beside it
        plain = get("/api/words/fr/troia", "identity")[1]
        coding, data, _ = get("/api/words/fr/troia", "gzip")
        assert (coding, gzip.decompress(data)) == ("gzip", plain)
        assert 3 * len(data) < len(plain)
        # What carries tokens is never compressed beside what a stranger could add.
        assert get("/api/about", "gzip")[0] == ""


def test_a_summary_tells_how_a_game_ended(api: Api) -> None:
    table = api.table("bot", "bot")
    assert api.summary(table.id)["closing"] is None
    with table.watch() as watcher:
        while not watcher.state["over"]:
            watcher.until("state")
    summary = api.summary(table.id)
    assert summary["ended"] >= summary["created"]
    assert len(summary["scores"]) == 2
    assert summary["closing"]["key"] == "game-ended"
