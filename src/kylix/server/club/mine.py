"""A person's tables, those that wait for them first; the games they played, and how they did. Lists go on by key."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from kylix.server.club.people_messages import (
    HistoryAsked,
    HistoryShown,
    MyTable,
    MyTables,
    MyTablesAsked,
    OwnSeats,
    OwnStatistics,
    PlayedGame,
    SeatListed,
    SeatPlayed,
)
from kylix.server.endpoint import Call, Endpoint
from kylix.server.errors import ApiError
from kylix.server.table_manager import TableManager
from kylix.store.reading import UNKNOWN

PAGE = 20
"""So many rows an answer has."""
RUNNING = """SELECT t.id, CASE WHEN t.to_act LIKE '%,' || s.seat || ',%' AND EXISTS (
    SELECT 1 FROM seats q WHERE q.table_id = t.id AND q.seat = s.seat AND q.kind <> 'bot') AND NOT EXISTS (
    SELECT 1 FROM orders o WHERE o.table_id = t.id AND o.seat = s.seat AND o.due IS NOT NULL) THEN 1 ELSE 0 END,
    COALESCE((SELECT l.at FROM lines l WHERE l.table_id = t.id ORDER BY l.n DESC LIMIT 1), t.created)
  FROM sitters s JOIN tables t ON t.id = s.table_id WHERE s.person_id = ? AND t.over = 0"""
SEATS = """SELECT q.table_id, q.seat, q.kind, q.level, q.name, COALESCE(p.emblem, ''), COALESCE(p.id, '')
  FROM seats q LEFT JOIN sitters s ON s.table_id = q.table_id AND s.seat = q.seat
  LEFT JOIN persons p ON p.id = s.person_id WHERE q.table_id IN ({marks}) ORDER BY q.table_id, q.seat"""
ENDS = """SELECT c.table_id, MIN(c.due) FROM clocks c JOIN sitters s ON s.table_id = c.table_id AND s.seat = c.seat
  WHERE c.due IS NOT NULL AND s.person_id = ? AND c.table_id IN ({marks}) GROUP BY c.table_id"""
GAMES = """SELECT game, seat, title, ended FROM results WHERE person_id = ? AND (ended < ? OR ended = ? AND game < ?)
  {more} ORDER BY ended DESC, game DESC LIMIT {most}"""
PLAYED = """SELECT r.game, r.seat, r.name, r.level, r.place, r.score, COALESCE(p.emblem, '')
  FROM results r LEFT JOIN persons p ON p.id = r.person_id WHERE r.game IN ({marks}) ORDER BY r.game, r.seat"""
STATISTICS = """SELECT title, COUNT(*), SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END), SUM(place), SUM(score), MAX(score)
  FROM results WHERE person_id = ? GROUP BY title ORDER BY COUNT(*) DESC, title"""
RESULTS = {"": "", "won": "AND place = 1", "lost": "AND place > 1"}
LATEST = 1e12
"""After all games."""

Key = tuple[int, float, str]


class Mine:
    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.store = manager.store
        self.limit = manager.config.limits.message

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "POST", "/api/person/tables", "the person's tables, those that wait for them first", self.my_tables,
                MyTables, body=MyTablesAsked, limit=self.limit, person="needed",
            ),
            Endpoint(
                "POST", "/api/person/history", "the games that the person played", self.history, HistoryShown,
                body=HistoryAsked, limit=self.limit, person="needed",
            ),
            Endpoint(
                "GET", "/api/person/statistics", "how the person did, by title", self.own_statistics,
                list[OwnStatistics], person="needed",
            ),
            Endpoint(
                "GET", "/api/tables/{id}/own", "the seats of a table that are the person's", self.own_seats, OwnSeats,
                person="needed",
            ),
        ]  # fmt: skip

    # --- tables ---------------------------------------------------------------------------------------------------

    async def my_tables(self, call: Call) -> MyTables:
        """What waits for the person, longest first; then the others, latest first."""
        assert call.person is not None
        asked: MyTablesAsked = call.body
        after = read_key(asked.after)
        found: dict[str, Key] = {}
        for id, waits, touched in await self.store.many(RUNNING, call.person.id):
            key = (0, touched, id) if waits else (1, -touched, id)
            found[id] = min(found.get(id, key), key)
        keys = sorted(found.values())
        waiting = [key[2] for key in keys if key[0] == 0]
        page = [key for key in keys if after is None or key > after][: PAGE + 1]
        rows = await self.described(page[:PAGE], call.person.id)
        return MyTables(len(waiting), len(keys), waiting[:2], rows, written_key(page[:PAGE], len(page) > PAGE))

    async def described(self, keys: list[Key], person: str) -> list[MyTable]:
        ids = [key[2] for key in keys]
        if not ids:
            return []
        sql = f"SELECT id, head, to_act, created FROM tables WHERE id IN ({marks(ids)})"
        heads = {
            id: (json.loads(head), to_act, created) for id, head, to_act, created in await self.store.many(sql, *ids)
        }
        seats: dict[str, list[SeatListed]] = {}
        for id, seat, kind, level, name, emblem, whose in await self.store.many(SEATS.format(marks=marks(ids)), *ids):
            acts = id in heads and f",{seat}," in heads[id][1]
            seats.setdefault(id, []).append(SeatListed(name, kind, level, emblem, whose == person, acts))
        now = self.manager.keeper.now()
        ends = await self.store.many(ENDS.format(marks=marks(ids)), person, *ids)
        left = {id: max(0.0, due - now) for id, due in ends}
        # A table may have been deleted between the two.
        return [
            MyTable(id, str(heads[id][0].get("title")), seats.get(id, []), rank == 0, heads[id][1] != UNKNOWN,
                    heads[id][2], abs(touched), left.get(id))
            for rank, touched, id in keys if id in heads
        ]  # fmt: skip

    async def own_seats(self, call: Call) -> OwnSeats:
        assert call.person is not None
        id = call.path["id"]
        names = await self.manager.seat_names(id)
        sql = "SELECT seat FROM sitters WHERE table_id = ? AND person_id = ? ORDER BY seat"
        return OwnSeats([names[seat] for (seat,) in await self.store.rows(sql, id, call.person.id)])

    # --- games ----------------------------------------------------------------------------------------------------

    async def history(self, call: Call) -> HistoryShown:
        """Latest first."""
        assert call.person is not None
        asked: HistoryAsked = call.body
        _, before, last = read_key(asked.after) or (0, LATEST, "")
        more = RESULTS[asked.result] + (" AND title = ?" if asked.title else "")
        values = [call.person.id, before, before, last, *([asked.title] if asked.title else [])]
        found = await self.store.many(GAMES.format(more=more, most=PAGE + 1), *values)
        rows, games = found[:PAGE], [row[0] for row in found[:PAGE]]
        seats: dict[str, list[SeatPlayed]] = {}
        kept: set[str] = set()
        if games:
            for game, _, *about in await self.store.many(PLAYED.format(marks=marks(games)), *games):
                seats.setdefault(game, []).append(SeatPlayed(*about))
            sql = f"SELECT id FROM tables WHERE id IN ({marks(games)})"
            kept = {id for (id,) in await self.store.many(sql, *games)}
        after = written_key([(0, ended, game) for game, _, _, ended in rows], len(found) > PAGE)
        shown = [PlayedGame(id, title, ended, at, seats.get(id, []), id in kept) for id, at, title, ended in rows]
        return HistoryShown(shown, after)

    async def own_statistics(self, call: Call) -> list[OwnStatistics]:
        assert call.person is not None
        return [
            OwnStatistics(title, int(games), int(won), float(places) / games, float(points) / games, int(best))
            for title, games, won, places, points, best in await self.store.many(STATISTICS, call.person.id)
        ]


def marks(values: Sequence[Any]) -> str:
    return ", ".join("?" for _ in values)


def written_key(rows: Sequence[Key], more: bool) -> str:
    """Where the next page begins; empty where there is none."""
    return msgspec.json.encode(rows[-1]).decode() if more and rows else ""


def read_key(text: str) -> Key | None:
    try:
        return msgspec.json.decode(text, type=Key) if text else None
    except msgspec.MsgspecError:
        raise ApiError(400, "bad-page", "a page begins where the one before it said") from None
