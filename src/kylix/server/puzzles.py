"""Puzzles: each is a table of its own, at which one turn is to be found. The bots at it rest."""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import UTC, date, datetime

from kylix.bots import puzzles
from kylix.bots.puzzles import Puzzle
from kylix.core.moves import Move
from kylix.kit.game import Setting
from kylix.kit.registry import titles
from kylix.server import chain
from kylix.server.endpoint import Call, Endpoint
from kylix.server.errors import ApiError
from kylix.server.middleware import Buckets
from kylix.server.puzzle_messages import (
    FollowsShown,
    PuzzleAnswer,
    PuzzleAsked,
    PuzzleInfo,
    PuzzleShelf,
    PuzzlesInfo,
    PuzzleTold,
    TurnShown,
)
from kylix.server.seat_messages import SeatRequest, TableKeys
from kylix.server.table import Table
from kylix.server.table_manager import TableManager

OPPONENT = "captain"


class Puzzles:
    """The endpoints for puzzles."""

    def __init__(self, manager: TableManager, making: Buckets) -> None:
        self.manager = manager
        self.making = making

    def endpoints(self) -> list[Endpoint]:
        message = self.manager.config.limits.message
        return [
            Endpoint("GET", "/api/puzzles", "all puzzles, and those of the day", self.all, PuzzlesInfo),
            Endpoint("POST", "/api/puzzles/{title}/{n}", "a table to solve a puzzle at", self.open, TableKeys),
            Endpoint(
                "POST", "/api/tables/{id}/puzzle", "what is to be said of the turn made at a puzzle's table", self.tell,
                PuzzleTold, body=PuzzleAsked, limit=message, token="seat",
            ),
        ]  # fmt: skip

    async def all(self, call: Call) -> PuzzlesInfo:
        return await asyncio.to_thread(listed, datetime.now(UTC).date())

    async def open(self, call: Call) -> TableKeys:
        title, n = call.path["title"], call.path["n"]
        if title not in titles() or not n.isdecimal() or not 1 <= int(n[:9]) <= len(puzzles.shelf(title)):
            raise no_puzzle()
        if not self.making.take(call.client):
            raise ApiError(429, "too-many-tables", "too many tables are opened from here; wait a moment")
        shelf = puzzles.shelf(title)
        state = await asyncio.to_thread(shelf.position, int(n))
        assert isinstance(state.setting, Setting)
        own = state.setting.seat(shelf[int(n)].seat)
        bot = SeatRequest("bot", OPPONENT)
        seats = [SeatRequest("here") if seat == own else bot for seat in range(state.seats)]
        return await self.manager.seat_people(state, seats, {"hints": False, "puzzle": int(n)})

    async def tell(self, call: Call) -> PuzzleTold:
        asked: PuzzleAsked = call.body
        table = (await self.manager.commands(call.path["id"])).table
        if not table.puzzle:
            raise ApiError(409, "no-puzzle", "this table holds no puzzle")
        return await asyncio.to_thread(told, table, asked.show)


def no_puzzle() -> ApiError:
    return ApiError(404, "no-puzzle", "there is no puzzle of this title and number")


def listed(day: date) -> PuzzlesInfo:
    shelves: list[PuzzleShelf] = []
    for title in titles():
        shelf = puzzles.shelf(title)
        every = [PuzzleInfo(n, one.seat, one.difficulty) for n, (_, one) in enumerate(shelf.all, 1)]
        shelves.append(PuzzleShelf(title, puzzles.of_the_day(shelf, day) if every else None, every))
    return PuzzlesInfo(day.isoformat(), puzzles.title_of_the_day(day), shelves)


def told(table: Table, show: bool) -> PuzzleTold:
    shelf, setting = puzzles.shelf(table.setting.game.title), table.setting
    puzzle = shelf[table.puzzle]
    moves = made(table, puzzle)
    verdict = puzzles.judge(shelf.position(table.puzzle), puzzle, moves)
    return PuzzleTold(
        title=setting.game.title,
        n=table.puzzle,
        of=len(shelf),
        seat=puzzle.seat,
        difficulty=puzzle.difficulty,
        verdict=verdict,
        yours=chance_of(setting, puzzle, moves, verdict),
        answer=answer(setting, puzzle) if show or verdict != "open" else None,
    )


def made(table: Table, puzzle: Puzzle) -> list[Move]:
    """What the seat has played since the position; what was taken back does not count."""
    history = table.state.record or []
    seat = table.setting.seat(puzzle.seat)
    since = [history[n] for n in table.standing() if n > puzzle.at]
    return [table.setting.read(entry.move)[0] for entry in since if entry.seat == seat]


def chance_of(setting: Setting, puzzle: Puzzle, moves: list[Move], verdict: str) -> float | None:
    if verdict == "right":
        return puzzle.first
    played = Counter(setting.text(move) for move in moves)
    return next((one.chance for one in puzzle.others if Counter(one.line) == played), None)


def answer(setting: Setting, puzzle: Puzzle) -> PuzzleAnswer:
    return PuzzleAnswer(
        best=turn(setting, puzzle.line, puzzle.first),
        second=puzzle.second,
        theme=puzzle.theme,
        key=puzzle.reason,
        facts=puzzle.about,
        others=[turn(setting, one.line, one.chance) for one in puzzle.others],
        follows=[FollowsShown(one.seat, chain.option(setting, setting.read(one.move)[0])) for one in puzzle.follows],
    )


def turn(setting: Setting, line: list[str], chance: float) -> TurnShown:
    return TurnShown([chain.option(setting, setting.read(text)[0]) for text in line], chance)
