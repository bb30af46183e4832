"""Requests that Schemathesis makes of the server's own OpenAPI document, with ids and keys of tables that are there.

    python -m venv /tmp/st && /tmp/st/bin/pip install schemathesis
    PYTHONPATH=src python bench/schema_fuzz.py --st /tmp/st/bin/st --seconds 120

The document's paths are narrowed to tables, titles, seats, lessons and languages that exist, so that requests get past
the door; it is asked as host, as seat and as nobody, each time as a person too. It ends with 1 when an answer is 500 or
above, the log has a traceback, or a table does not verify afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from fuzz import SERVE, Fuzz, post, served

import kylix
from kylix.records import record

ROOT = Path(__file__).resolve().parent.parent


def finished() -> bytes:
    """The record of a game that was played to its end."""
    s, roll = kylix.new("troia", seed=5), random.Random(5)
    while not s.over:
        seat = s.to_act[0]
        s.play(seat, roll.choice(s.options(seat)))
    return ("\n".join(record.lines(s)) + "\n").encode()


def get(base: str, path: str) -> Any:
    with closing(http.client.HTTPConnection(base, timeout=60)) as link:
        link.request("GET", path)
        return json.loads(link.getresponse().read())


def narrowed(document: dict[str, Any], known: dict[str, list[str]]) -> dict[str, Any]:
    for operations in document["paths"].values():
        for operation in operations.values():
            operation.pop("security", None)
            for parameter in operation["parameters"]:
                if values := known.get(parameter["name"]):
                    parameter["schema"] = {"type": "string", "enum": values}
    return document


def run(st: str, file: Path, base: str, headers: dict[str, str], seconds: int, seed: int) -> str:
    named = [part for name, value in headers.items() for part in ("-H", f"{name}: {value}")]
    done = subprocess.run(
        [st, "run", str(file), "--url", f"http://{base}", "--checks", "not_a_server_error", "--max-time", str(seconds),
         "--phases", "examples,coverage,fuzzing", "--seed", str(seed), "--continue-on-failure", "--no-color", *named],
        capture_output=True, text=True, check=False, cwd=file.parent, env={**os.environ, "PYTHONPATH": ""},
    )  # fmt: skip
    return done.stdout + done.stderr


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--st", default="st", help="the program of Schemathesis")
    parser.add_argument("--seconds", type=int, default=120, help="for each of the three who ask")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--port", type=int, default=8498)
    args = parser.parse_args()
    bad, base = 0, f"127.0.0.1:{args.port}"
    with tempfile.TemporaryDirectory(prefix="kylix-schema-") as place:
        folder, log = Path(place, "data"), Path(place, "log")
        with log.open("wb") as file:
            process = subprocess.Popen([sys.executable, "-c", SERVE, str(folder), str(args.port)], stderr=file)
        try:
            while not served(args.port):
                time.sleep(0.2)
            made = Fuzz(args.port, random.Random(args.seed), 0, 0)
            asyncio.run(made.open_tables(1))
            opened = json.loads(post(base, "/api/records", finished(), "")[1])["table"]
            person = json.loads(post(base, "/api/person", b'{"name":"Ann"}', "")[1])
            about = get(base, "/api/lessons/troia/en")
            known = {
                "id": [table["table"] for table in made.tables] + [opened], "title": list(kylix.games()),
                "lang": ["en", "fr"], "seat": ["G", "T", "1", "2"], "n": ["1", "2"],
                "name": re.findall(r'"name": ?"([a-z-]+)"', json.dumps(about))[:5] or ["first"],
            }  # fmt: skip
            file_ = Path(place, "openapi.json")
            file_.write_text(json.dumps(narrowed(get(base, "/api/openapi.json"), known)), encoding="utf-8")
            secret = next(iter(value for name, value in person.items() if name in ("secret", "key", "token")), "")
            table = made.tables[0]
            for name, token in (("host", table["host"]), ("seat", table["seats"][0]["token"]), ("nobody", "")):
                headers = {**({"Authorization": f"Bearer {token}"} if token else {}), "Kylix-Person": secret}
                said = run(args.st, file_, base, headers, args.seconds, args.seed)
                made_of = re.search(r"(\d+) generated", said)
                print(f"as {name}: {said.strip().splitlines()[-1]} {made_of and made_of[0]}", flush=True)
                if made_of is None or "Server error" in said:  # it was not run at all, or found something
                    bad += 1
                    print(said[max(0, said.find("Server error") - 500) :][:3000])
        finally:
            process.terminate()
            process.wait(60)
        checked = subprocess.run(
            [sys.executable, "-m", "kylix", "admin", "verify", "--data", str(folder)],
            capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        )  # fmt: skip
        text = log.read_text(errors="replace")
        bad += text.count("Traceback")
        if "Traceback" in text:
            print(text[text.index("Traceback") :][:3000])
        print(f"tracebacks {text.count('Traceback')}; {(checked.stdout + checked.stderr).strip()[-200:]}")
    return 1 if bad or checked.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
