"""`kylix serve` as a process of its own, for the measurements beside this file."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from pathlib import Path

START_SECONDS = 300.0


def started(folder: Path, port: int = 0, code: str = "", **environment: str) -> tuple[subprocess.Popen[str], int]:
    """The process on that folder, and its port; with `code`, that program in the place of `kylix`."""
    begin = ["-c", code] if code else ["-m", "kylix"]
    process = subprocess.Popen(
        [sys.executable, "-P", *begin, "serve", "--json", "--port", str(port), "--data", str(folder)],
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONWARNINGS": "ignore", **environment},
    )
    watchdog = threading.Timer(START_SECONDS, process.kill)
    watchdog.start()
    assert process.stdout is not None
    line = process.stdout.readline()
    watchdog.cancel()
    if not line:
        raise SystemExit("the server did not start")
    return process, int(json.loads(line)["address"].rpartition(":")[2])
