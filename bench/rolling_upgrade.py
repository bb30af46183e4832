"""An earlier commit and this tree side by side on one PostgreSQL, with another component set and another rule.

    PYTHONPATH=src:tests python bench/rolling_upgrade.py --old fa11059

The server of the earlier commit makes the database; this tree's brings it up to date while the other one plays on. Then
games of every title are played at both, as tests/server/test_rolling_upgrade.py has it, and no line may be another.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

import asyncpg

import kylix
from server.cluster import Cluster
from server.test_other_rules import CHANGED_RULE, CHANGED_SET, begun, world_of
from server.test_rolling_upgrade import lines, served, with_other_rules, with_other_sets

ROOT = Path(__file__).resolve().parent.parent
CHANGES = {"set": (CHANGED_SET, with_other_sets), "rule": (CHANGED_RULE, with_other_rules)}


def sources(commit: str, folder: Path) -> Path:
    """The package as it was."""
    packed = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as found:
        found.extractall(folder, filter="data")
    return folder / "src"


async def created(cluster: Cluster, name: str) -> str:
    link = await asyncpg.connect(cluster.url("postgres"))
    await link.execute(f'CREATE DATABASE "{name}"')
    await link.close()
    return cluster.url(name)


def steps(url: str) -> int:
    async def ask() -> int:
        link = await asyncpg.connect(url)
        found = await link.fetchval("SELECT max(format) FROM kylix_format")
        await link.close()
        return int(found)

    return asyncio.run(ask())


def side_by_side(url: str, former: Path, folder: Path, name: str) -> dict[str, object]:
    change, play = CHANGES[name]
    with served(folder / "old", url, str(former)) as old:
        kept = [begun(old, title, 6) for title in kylix.games()]
        was, before = steps(url), lines(url)
        with served(folder / "new", url, world_of(folder / "data", change)) as new:
            play(old, new, kylix.games())
        after = lines(url)
        goes_on = [begun(old, title, 6).id for title in kylix.games()]
    changed = [key for key in before if after.get(key) != before[key]]
    return {
        "change": name,
        "format": [was, steps(url)],
        "lines": len(after),
        "changed": len(changed),
        "tables of before": len(kept),
        "the old one goes on alone": len(goes_on),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--old", default="fa11059", metavar="COMMIT")
    args = parser.parse_args()
    cluster = Cluster()
    bad = 0
    try:
        with tempfile.TemporaryDirectory(prefix="kylix-rolling-") as place:
            former = sources(args.old, Path(place))
            for name in CHANGES:
                folder = Path(place, name)
                folder.mkdir()
                found = side_by_side(asyncio.run(created(cluster, f"kylix_{name}")), former, folder, name)
                print(json.dumps(found), flush=True)
                bad += int(found["changed"] != 0)
    finally:
        cluster.stop()
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
