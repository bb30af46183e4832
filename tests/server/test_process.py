"""How the process that serves collects garbage: what survives is not looked through again while people play."""

from __future__ import annotations

import subprocess
import sys

SURVIVORS = """
import gc
from kylix.server import process
process.settle()
before = [each["collections"] for each in gc.get_stats()]
kept = [[at] for at in range(100_000)]
print(*[each["collections"] - was for each, was in zip(gc.get_stats(), before)])
"""


def test_what_survives_is_not_looked_through_again_until_a_quiet_moment() -> None:
    done = subprocess.run([sys.executable, "-c", SURVIVORS], capture_output=True, text=True, check=True)
    young, middle, full = (int(word) for word in done.stdout.split())
    assert young > 100
    assert (middle, full) == (0, 0)
