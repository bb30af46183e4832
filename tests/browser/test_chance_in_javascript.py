"""The page's own derivation of chance gives what the kernel's gives: web/src/lib/chance.ts beside core/chance.py."""

from __future__ import annotations

import hashlib
import hmac
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import web_build

from browser.chromium import ROOT
from kylix.core.chance import Chance, ProvableChance

NUMBERS = (0, 1, 2, 77, 1000)
BOUNDS = (1, 2, 6, 23, 52, 10**9, 2**53 - 1)
LENGTHS = (0, 1, 55, 56, 63, 64, 65, 119, 120, 1000)
SEATS = ["7", "", "é x"]
SOURCES = [
    ({"method": "splitmix64", "seed": "77"}, Chance(77)),
    ({"method": "splitmix64", "seed": "-3"}, Chance(-3)),
    ({"method": "splitmix64", "seed": str(2**64 - 5)}, Chance(2**64 - 5)),
    ({"method": "hmac-sha256", "secret": "6b" * 32, "seats": []}, ProvableChance(b"k" * 32, [])),
    ({"method": "hmac-sha256", "secret": "00ff" * 16, "seats": SEATS}, ProvableChance(b"\0\xff" * 16, SEATS)),
]  # fmt: skip
SCRIPT = """
const {{ outcome, keptPromise, check, read }} = await import({chance});
const {{ sha256, hmac, toHex }} = await import({sha});
const asked = JSON.parse(process.argv[1]);
const source = (one) => ({{ ...one, seed: one.seed === undefined ? undefined : BigInt(one.seed) }});
const record = read(asked.record);
process.stdout.write(JSON.stringify({{
  outcomes: asked.sources.map((one) =>
    asked.numbers.flatMap((n) => asked.bounds.map((bound) => outcome(source(one), n, bound)))),
  fixed: outcome({{ method: 'fixed' }}, 0, 6),
  promises: asked.promises.map((one) => keptPromise(one)),
  shas: asked.lengths.map((length) => toHex(sha256(new Uint8Array(length).fill(97)))),
  hmacs: asked.lengths.map((length) => toHex(hmac(new Uint8Array(length).fill(7), new Uint8Array(10).fill(1)))),
  entries: record.entries, seed: String(record.source.seed),
  drawn: check(record.source, record.entries, asked.tops),
}}));
"""


@pytest.fixture(scope="module")
def told(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What the page's files say, run by Node."""
    folder = tmp_path_factory.mktemp("chance")
    tools = web_build.node_of_machine() or web_build.node_of_wheel(sys.executable, web_build.own_pip)
    web = ROOT / "web"
    for name in ("chance", "sha256"):
        bundler = web / "node_modules" / "rolldown" / "bin" / "cli.mjs"
        build = [tools[0], str(bundler), f"src/lib/{name}.ts", "--format", "esm", "-o", str(folder / f"{name}.mjs")]
        subprocess.run(build, cwd=web, check=True, capture_output=True)
    chance, sha = (json.dumps((folder / f"{name}.mjs").as_uri()) for name in ("chance", "sha256"))
    done = subprocess.run(
        [tools[0], "--input-type=module", "-e", SCRIPT.format(chance=chance, sha=sha), json.dumps(asked())],
        check=True,
        capture_output=True,
        text=True,
    )
    return json.loads(done.stdout)


def asked() -> dict[str, Any]:
    true = {"method": "hmac-sha256", "secret": "6b" * 32, "commitment": hashlib.sha256(b"k" * 32).hexdigest()}
    return {
        "sources": [source for source, _ in SOURCES],
        "numbers": NUMBERS,
        "bounds": BOUNDS,
        "lengths": LENGTHS,
        "promises": [true, {**true, "secret": "6c" * 32}, {"method": "splitmix64"}],
        "record": golden(),
        "tops": tops(),
    }


def golden() -> str:
    return (ROOT / "tests/games/deukalion/golden/turn_limit.jsonl").read_text(encoding="utf-8")


def tops() -> list[list[int]]:
    from kylix.lab.replayed import Replayed
    from kylix.records import record

    return Replayed.of(record.read(ROOT / "tests/games/deukalion/golden/turn_limit.jsonl")).bounds


def test_outcomes(told: Any) -> None:
    for (_, chance), outcomes in zip(SOURCES, told["outcomes"], strict=True):
        assert outcomes == [chance.outcome(n, bound) for n in NUMBERS for bound in BOUNDS]
    assert told["fixed"] is None


def test_promises(told: Any) -> None:
    assert told["promises"] == [True, False, None]


def test_digests(told: Any) -> None:
    assert told["shas"] == [hashlib.sha256(b"a" * length).hexdigest() for length in LENGTHS]
    key = [b"\x07" * length for length in LENGTHS]
    assert told["hmacs"] == [hmac.new(one, b"\x01" * 10, hashlib.sha256).hexdigest() for one in key]


def test_a_whole_record(told: Any) -> None:
    lines = [json.loads(line) for line in golden().splitlines()]
    assert told["entries"] == [line.get("chance", []) for line in lines[1:-1]]
    assert told["seed"] == str(lines[0]["chance"]["seed"])
    assert len(told["drawn"]) > 80
    assert all(one["told"] == one["derived"] for one in told["drawn"])
    assert [one["k"] for one in told["drawn"]] == list(range(len(told["drawn"])))
