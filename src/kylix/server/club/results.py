"""How a game ended, as part of the change that ends it; of games in which no person sat nothing is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kylix.core.state import State
from kylix.server.club.lost import counted, lost
from kylix.store.base import Statement, StoredSeat

if TYPE_CHECKING:
    from kylix.server.table import Table

ENDED = """INSERT INTO results (game, seat, person_id, name, level, place, score, title, seats, ended)
  SELECT ?, ?, (SELECT person_id FROM sitters WHERE table_id = ? AND seat = ?), ?, ?, ?, ?, ?, ?, ?
  WHERE EXISTS (SELECT 1 FROM sitters WHERE table_id = ?)
  ON CONFLICT (game, seat) DO UPDATE SET person_id = excluded.person_id, name = excluded.name, level = excluded.level,
    place = excluded.place, score = excluded.score, ended = excluded.ended"""
NOT_ENDED = "DELETE FROM results WHERE game = ?"


def after(table: Table, s: State, at: float) -> tuple[Statement, ...]:
    """What is kept when a game comes to this state: it ended, or goes on since its last move was taken back."""
    if s.over:
        ranking = counted(s.ranking(), lost(s.record or []))
        return ended(table.id, table.setting.game.title, table.seats, ranking, s.scores(), at)
    return (not_ended(table.id),) if table.state.over else ()


def ended(
    table: str, title: str, seats: Sequence[StoredSeat], ranking: Sequence[int], scores: Sequence[int], at: float
) -> tuple[Statement, ...]:
    """A row for each seat, with its place (1 for the winner; equal places are shared) and its score."""
    return tuple(
        Statement(ENDED, (table, seat, table, seat, one.name, one.level, place, score, title, len(seats), at, table))
        for seat, (one, place, score) in enumerate(zip(seats, ranking, scores, strict=True))
    )


def not_ended(table: str) -> Statement:
    """The last move was taken back."""
    return Statement(NOT_ENDED, (table,))
