"""Hints: what a good bot would do in somebody's place, from what the seat sees. Bots' processes think about it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import structs

from kylix.bots import Advice
from kylix.bots.plans import plan
from kylix.bots.whole_choice import weigh
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.server import bot_pool, chain
from kylix.server.bot_pool import BotPool, Question
from kylix.server.errors import ApiError
from kylix.server.messages import Adviser, Hinted, HintShown, ServerMessage
from kylix.server.postgame_messages import Played
from kylix.store.base import Command

if TYPE_CHECKING:
    from kylix.server.table import Table

log = logging.getLogger("kylix.server")

ADVISERS: dict[Adviser, str] = {"captain": "captain", "archon": "archon:seconds=1"}
MOST_WAITING = 6
"""Hints that are worked out or wait for it, at all tables, and as many analyses: bots think in the same processes."""
LONGEST = 60
"""Moves that one message may have at most."""
Thought = tuple[Question, tuple[str, ...]]
"""What a bot was asked, and the moves that it made from there on."""
SECRET = b"hint"
"""No secret: whoever sees the same is given the same hint."""


def question(s: State, seat: int, level: Adviser) -> Question:
    """All that the adviser is told: what a bot in this seat would be."""
    return bot_pool.question(s, seat, ADVISERS[level], SECRET, 0)


# --- in the process of the bots -----------------------------------------------------------------------------------


def advise(asked: Question) -> list[HintShown]:
    return considered(asked, [])[0]


def considered(asked: Question, played: list[str]) -> tuple[list[HintShown], HintShown | None]:
    """The best three, and how a whole choice is judged, if something can be said of it."""
    s, options = bot_pool.table_of(asked)
    assert isinstance(s.setting, Setting)
    best, judged = weigh(asked.view, options, s, asked.level, chain.read(s.setting, played))
    return [shown(s, asked, one) for one in best], None if judged is None else shown(s, asked, judged)


def own_reason(own: list[Thought]) -> HintShown | None:
    """Why a bot played what it did: it is asked again. One that thinks by the clock may find something else now."""
    for asked, played in own:
        s, options = bot_pool.table_of(asked)
        bot = bot_pool.bot_of(asked)
        steps = plan(bot, asked.view, options, s)
        if bot.why is not None and tuple(step.move for step in steps[: len(played)]) == played:
            told, before = shown(s, asked, bot.why), len(played) - 1
            return structs.replace(told, moves=told.moves[before:], now=max(1, told.now - before))
    return None


def analysed(asked: Question, played: str, own: list[Thought]) -> tuple[list[HintShown], Played | None]:
    best, judged = considered(asked, [played] if played else [])
    if not played:
        return best, None
    setting = bot_pool.table_of(asked)[0].setting
    assert isinstance(setting, Setting)
    return best, Played(chain.option(setting, setting.read(played)[0]), judged, own_reason(own))


def shown(s: State, asked: Question, advice: Advice) -> HintShown:
    assert isinstance(s.setting, Setting)
    seat = s.setting.seat(str(asked.view["seat"]))
    line = list(advice.line)[:LONGEST]
    now = len(chain.make(s, seat, line).digests)
    low, high = advice.band or (None, None)
    moves = [chain.option(s.setting, move) for move in line]
    return HintShown(moves, now, advice.value, advice.key, advice.about, low, high)


def looking_back() -> int:
    """The rank of an analysis: behind those who play."""
    return 1


def too_many() -> ApiError:
    return ApiError(429, "too-many-hints", "too many hints are being worked out; wait a moment")


# --- at the table -------------------------------------------------------------------------------------------------


class Hints:
    """Who waits for a hint, at all tables."""

    def __init__(self, bot_pool: BotPool) -> None:
        self.bot_pool = bot_pool
        self.waiting: set[tuple[str, int]] = set()
        self.analysing = asyncio.Semaphore(1)
        """One at a time: who plays does not wait for those who look back."""
        self.looking = 0
        self.tasks: set[asyncio.Task[None]] = set()

    def give(self, table: Table, seat: int, id: str, level: Adviser, tell: Callable[[ServerMessage], None]) -> None:
        """Begin to think; the answer is told when it is found, and the table goes on meanwhile."""
        if not table.hints:
            raise ApiError(403, "hints-off", "there are no hints at this table")
        if seat not in table.state.to_act:
            raise ApiError(409, "hint-not-asked", "a hint is given to who is asked something")
        self.take((table.id, seat))
        self.start(self.answer(table, seat, id, level, tell))

    def start(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def take(self, who: tuple[str, int]) -> None:
        if who in self.waiting:
            raise ApiError(429, "hint-busy", "a hint is being worked out already")
        if len(self.waiting) >= MOST_WAITING:
            raise too_many()
        self.waiting.add(who)

    async def answer(
        self, table: Table, seat: int, id: str, level: Adviser, tell: Callable[[ServerMessage], None]
    ) -> None:
        try:
            n = table.n
            found = await self.bot_pool.think(advise, question(table.state, seat, level))
            hinted = Hinted(id, n, level, found)
            await self.keep(table, seat, hinted)
        except Exception:
            log.exception("a hint could not be given")
            tell(ApiError(409, "hint-failed", "no hint was found").message(id))
            return
        finally:
            self.waiting.discard((table.id, seat))
        tell(hinted)

    async def keep(self, table: Table, seat: int, hinted: Hinted) -> None:
        """Stored first, like everything: others are told that a hint was taken, whatever becomes of this page."""
        command = Command(hinted.id, seat, msgspec.json.encode(hinted).decode())
        await table.commit(command=command)
        table.hinted[seat] = table.hinted.get(seat, 0) + 1
        table.tell_seats()

    async def judge(
        self, s: State, seat: int, level: Adviser, played: list[str]
    ) -> tuple[list[HintShown], HintShown | None]:
        """The best three, and how what somebody is about to play is judged: the whole choice."""
        return await self.bot_pool.think(considered, question(s, seat, level), played)

    async def analyse(
        self, s: State, seat: int, level: Adviser, played: str, own: list[Thought]
    ) -> tuple[list[HintShown], Played | None]:
        """Of a finished game: what could have been played, what was, and why."""
        if self.looking >= MOST_WAITING:
            raise too_many()
        self.looking += 1
        try:
            async with self.analysing:
                return await self.bot_pool.think(analysed, question(s, seat, level), played, own, rank=looking_back)
        finally:
            self.looking -= 1

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
