"""Where games are kept when nobody says where."""

from __future__ import annotations

import os
import secrets
from datetime import UTC, datetime
from pathlib import Path


def data_folder() -> Path:
    """$KYLIX_DATA, else the user's data folder."""
    if given := os.environ.get("KYLIX_DATA", ""):
        return Path(given)
    if given := os.environ.get("XDG_DATA_HOME", ""):
        return Path(given) / "kylix"
    return Path.home() / ".local" / "share" / "kylix"


def program() -> str:
    """How this program was called: the launcher of a clone says where it is."""
    return "./kylix" if os.environ.get("KYLIX_HOME") else "kylix"


def new_file(title: str) -> Path:
    """A name that no other game has: day, title, a short id."""
    day = datetime.now(UTC).astimezone().strftime("%Y-%m-%d")
    return data_folder() / f"{day}-{title}-{secrets.token_hex(3)}.kylix"
