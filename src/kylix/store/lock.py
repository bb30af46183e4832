"""One server per data folder. The lock goes with the process that holds it, however that ends."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from kylix.core.errors import KylixError


class FolderTaken(KylixError):
    """Another one has this folder. If it said so: `address` is where it can be reached, `door` and `key` for orders."""

    def __init__(self, folder: Path, held: dict[str, str]) -> None:
        address = held.get("address", "")
        where = f" at {address}" if address else ""
        super().__init__(f"another Kylix serves the tables in {folder}{where}; give another folder with --data")
        self.address = address
        self.door = held.get("door", "")
        self.key = held.get("key", "")


class FolderLock:
    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            # Opened for appending: the address of the server that holds it must not be lost.
            self.file = (folder / "server.lock").open("a+", encoding="utf-8")
        except OSError as error:
            raise KylixError(f"{folder} cannot be written: {error.strerror}") from None
        if not _try_lock(self.file.fileno()):
            held = self._read()
            self.file.close()
            raise FolderTaken(folder, held)

    def tell(self, address: str, door: str = "", key: str = "") -> None:
        """For the next one who wants the folder: where this server can be reached, and takes orders of its owner."""
        Path(self.file.name).chmod(0o600)
        self.file.seek(0)
        self.file.truncate()
        self.file.write(json.dumps({"address": address, "door": door, "key": key, "pid": os.getpid()}))
        self.file.flush()

    def close(self) -> None:
        self.file.close()

    def _read(self) -> dict[str, str]:
        try:
            self.file.seek(0)
            held: Any = json.loads(self.file.read())
            return {name: str(value) for name, value in held.items()}
        except (OSError, ValueError, AttributeError):
            return {}


def _try_lock(handle: int) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows
        return True
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
