"""The journal of a run: it writes down what was played, chunk by chunk, so that an interrupted run can go on."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO, Generic, TypeVar

import msgspec

import kylix
from kylix.core.errors import KylixError

R = TypeVar("R")
Chunk = tuple[int, int]

PLAYED_BY = ("core", "kit", "games", "bots", "lab")
DATA = (".py", ".json", ".toml")


@cache
def fingerprint() -> str:
    """Of the rules, the bots and their weights: other code plays other games, and a run must not be a mixture."""
    package = Path(kylix.__file__).parent
    found = hashlib.sha256()
    for folder in PLAYED_BY:
        # Folders of a tree may be links, which rglob does not follow by itself.
        root = (package / folder).resolve()
        for path in sorted(path for path in root.rglob("*") if path.suffix in DATA):
            found.update(f"{folder}/{path.relative_to(root).as_posix()}".encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:16]


@dataclass
class Line(Generic[R]):
    chunk: Chunk
    result: R


class Journal(Generic[R]):
    """One line for what is played, then one for each chunk. Without a path nothing is remembered."""

    def __init__(self, path: Path | None, about: dict[str, Any], kind: Any) -> None:
        self.path = path
        self.about = {**about, "code": fingerprint()} if path else about
        self.decoder = msgspec.json.Decoder(Line[kind])
        self.file: BinaryIO | None = None

    def read(self) -> Iterator[tuple[Chunk, R]]:
        """What was played before; then the journal is open for more."""
        if self.path is None:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            text = self.path.read_bytes() if self.path.exists() else b""
            whole = text[: text.rfind(b"\n") + 1]
            lines = whole.splitlines()
            if lines:
                self.check(lines[0])
            self.file = self.path.open("r+b" if text else "wb")
            # The last line of a run that was killed may be half a line.
            self.file.truncate(len(whole))
            self.file.seek(0, os.SEEK_END)
        except OSError as error:
            raise KylixError(f"the journal {self.path} cannot be used: {error.strerror or error}") from None
        if not lines:
            self.write(msgspec.json.encode(self.about))
        for line in lines[1:]:
            try:
                found = self.decoder.decode(line)
            except msgspec.MsgspecError as error:
                raise KylixError(f"the journal {self.path} is damaged: {error}; remove it to start anew") from None
            yield found.chunk, found.result

    def check(self, line: bytes) -> None:
        try:
            there = msgspec.json.decode(line)
        except msgspec.MsgspecError:
            there = None
        if not isinstance(there, dict) or "code" not in there:
            raise KylixError(f"{self.path} is no journal of a run; it is left alone")
        wanted = msgspec.json.decode(msgspec.json.encode(self.about))
        other = sorted(name for name in wanted | there if wanted.get(name) != there.get(name))
        if other == ["code"]:
            raise KylixError(f"the run in {self.path} was played by other rules or bots; remove it to start anew")
        if other:
            raise KylixError(
                f"{self.path} holds another run: {', '.join(f'{name} {there.get(name)}' for name in other)}"
            )

    def add(self, chunk: Chunk, result: R) -> None:
        if self.file is not None:
            self.write(msgspec.json.encode(Line(chunk, result)))

    def write(self, line: bytes) -> None:
        assert self.file is not None
        self.file.write(line + b"\n")
        self.file.flush()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None
