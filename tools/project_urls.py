"""Where a clone was published: the addresses that a wheel names. Standard library only.

A project that is copied and published again has another address, and one that lies on a disk has none; the clone's own
`origin` knows which. So nobody writes an address down, and no wheel names one that is not its own.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

PUBLIC = re.compile(
    r"(?:(?:https|ssh|git)://)?(?:[^@/\s]+@)?"  # a name or a key before the host is nobody's business
    r"(?P<host>(?:[a-z0-9-]+\.)+[a-z]{2,})(?::\d+)?[:/]"  # a name with a dot that is no number: not this machine
    r"(?P<path>[\w~-][\w.~/-]*?)(?:\.git)?/?",
    re.IGNORECASE,
)
NOT_PUBLIC = (".local", ".localhost", ".internal", ".lan", ".home", ".test", ".invalid", ".example")


def of_remote(remote: str) -> dict[str, str]:
    """What `[project.urls]` would say for a clone of that remote; nothing if nobody else could open it."""
    found = PUBLIC.fullmatch(remote.strip())
    if found is None or remote.startswith("http:") or found["host"].lower().endswith(NOT_PUBLIC):
        return {}
    source = f"https://{found['host'].lower()}/{found['path']}"
    return {"Source": source, "Issues": f"{source}/issues"}


def of_clone(root: Path) -> dict[str, str]:
    """Without git, or without an origin, there is none."""
    if not (root / ".git").exists():  # else git would ask the folders around it
        return {}
    command = ["git", "-C", str(root), "config", "--get", "remote.origin.url"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return {}
    return of_remote(done.stdout)
