"""A server that is killed loses nothing that was acknowledged. `bench/kill_server.py` does the same for longer."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from commands import variables
from depth import DEPTH

BENCH = Path(__file__).resolve().parents[2] / "bench" / "kill_server.py"


def test_kills_lose_nothing_and_every_table_goes_on() -> None:
    done = subprocess.run(
        [sys.executable, str(BENCH), "--kills", str(DEPTH.kills)],
        capture_output=True,
        encoding="utf-8",
        env=variables(),
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    report = json.loads(done.stdout)
    assert (report["lost"], report["stuck"], report["wrong"]) == (0, 0, [])
    assert report["kills"] == DEPTH.kills + 1
    assert report["acknowledged"] > 0
