"""The list of open tables, newest first, page by page by key: as quick with thousands of them as with ten."""

from __future__ import annotations

import json
from typing import Any

from kylix.kit.registry import game, titles
from kylix.server.club.lobby_messages import LobbyAsked, LobbyShown, OpenSeat, OpenTable
from kylix.server.club.one_clock import now
from kylix.server.club.scale import shown
from kylix.server.errors import ApiError
from kylix.store.base import Store

PAGE = 20
BETWEEN = " "
ROWS = "SELECT table_id, title, made, level, fills, about FROM openings"
ORDER = f"ORDER BY made DESC, table_id DESC LIMIT {PAGE + 1}"
SEATS = """SELECT s.table_id, s.seat, s.kind, s.level, s.name, s.token, p.emblem, r.mu, r.sigma, r.games
  FROM seats s JOIN openings o ON o.table_id = s.table_id
  LEFT JOIN sitters t ON t.table_id = s.table_id AND t.seat = s.seat
  LEFT JOIN persons p ON p.id = t.person_id
  LEFT JOIN ratings r ON r.person_id = t.person_id AND r.title = o.title
  WHERE s.table_id IN ({marks}) ORDER BY s.table_id, s.seat"""


class Listing:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.names: dict[tuple[str, int], list[str]] = {}
        """By title and number of seats."""

    async def page(self, asked: LobbyAsked) -> LobbyShown:
        rows = await self.rows(asked)
        seats = await self.seats([row[0] for row in rows[:PAGE]])
        moment = await now(self.store)
        tables = [self.table(row, seats.get(row[0], []), moment) for row in rows[:PAGE] if row[1] in titles()]
        last = rows[PAGE - 1] if len(rows) > PAGE else None
        return LobbyShown(tables, "" if last is None else f"{last[2]!r}{BETWEEN}{last[0]}")

    async def rows(self, asked: LobbyAsked) -> list[tuple[Any, ...]]:
        where: list[str] = []
        values: list[Any] = []
        if asked.title:
            where.append("title = ?")
            values.append(asked.title)
        if asked.after:
            where.append("(made, table_id) < (?, ?)")
            values += key_of(asked.after)
        return await self.store.many(f"{ROWS} {'WHERE ' + ' AND '.join(where) if where else ''} {ORDER}", *values)

    async def seats(self, ids: list[str]) -> dict[str, list[tuple[Any, ...]]]:
        found: dict[str, list[tuple[Any, ...]]] = {}
        if ids:
            for row in await self.store.many(SEATS.format(marks=", ".join("?" * len(ids))), *ids):
                found.setdefault(row[0], []).append(row)
        return found

    def table(self, row: tuple[Any, ...], seats: list[tuple[Any, ...]], moment: float) -> OpenTable:
        id, title, made, level, fills, about = row
        said = json.loads(about)
        names = self.seat_names(title, len(seats))
        shown_seats = [self.seat(name, one) for name, one in zip(names, seats, strict=False)]
        return OpenTable(
            id, title, made, shown_seats, sum(one.kind == "link" and not one.held for one in shown_seats),
            said["options"], None if fills is None else max(0.0, fills - moment), level, bool(said.get("rated")),
            int(said.get("delay", 0)), bool(said["own_set"]), said.get("pace"),
        )  # fmt: skip

    def seat(self, name: str, row: tuple[Any, ...]) -> OpenSeat:
        _, _, kind, level, called, token, emblem, mu, sigma, games = row
        rating = None if mu is None else shown(mu, sigma, games)
        return OpenSeat(name, kind, level or None, called, emblem or "", bool(token), rating)

    def seat_names(self, title: str, seats: int) -> list[str]:
        """Names of seats do not depend on component sets."""
        if (title, seats) not in self.names:
            self.names[title, seats] = list(game(title).setting(seats).names["seat"])
        return self.names[title, seats]


def key_of(text: str) -> tuple[float, str]:
    made, _, id = text.partition(BETWEEN)
    try:
        return float(made), id
    except ValueError:
        raise ApiError(400, "malformed", "this is not where a page of the list ended") from None
