"""Moves as numbers. Compiled: by the identity of the move, which a title builds once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kylix.core.moves import Move

KEPT: Final = 1 << 17
"""Moves that are remembered by identity; tables that are made again and again bring new ones without end."""


class Numbering:
    """The rank of every move."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves: Final = moves
        self.index: Final = {move: n for n, move in enumerate(moves)}
        self.known: Final[dict[int, int]] = {}
        self.kept: Final[list[Move]] = []
        """An id is only good for as long as its move lives."""

    def number(self, move: Move) -> int:
        """The rank of a move; KeyError when it has none."""
        found = self.known.get(id(move), -1)
        return found if found >= 0 else self.learn(move)

    def learn(self, move: Move) -> int:
        found = self.index[move]
        if len(self.kept) >= KEPT:
            self.known.clear()
            self.kept.clear()
        self.known[id(move)] = found
        self.kept.append(move)
        return found

    def numbers(self, moves: list[Move]) -> list[int]:
        """The ranks of these moves, in their order."""
        return [self.number(move) for move in moves]

    def mark(self, moves: list[Move], out: vec[u8], base: int) -> None:
        """Set the places of these moves to 1."""
        at: i64 = base
        for move in moves:
            out[at + i64(self.number(move))] = 1
