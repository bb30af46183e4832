"""Bots think in processes of their own. They are sent a view, options and a redealt position; never the real state."""

from __future__ import annotations

import hashlib
import logging
import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from kylix import bots
from kylix.bots.budget import LESS
from kylix.bots.levels import LevelBot
from kylix.bots.plans import Plan, Step, plan
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit import codec
from kylix.server import metrics
from kylix.server.clock import Clock
from kylix.server.lanes import Lane, Rank, at_once
from kylix.store.base import Away

log = logging.getLogger("kylix.server")

Found = TypeVar("Found")

FEW_BEATS = 2
PLANNED = 4
"""So many moves of a plan follow each other within one beat."""
QUICK = ("random", "novice", "deckhand", "sailor")
"""Levels that answer in hundredths of a second: they have processes of their own."""


class Passed(Exception):
    """The game went on before the answer came."""


@dataclass(frozen=True)
class Question:
    """All that a bot is told."""

    level: str
    seed: int
    view: dict[str, Any]
    options: tuple[str, ...]
    position: str
    thoughts: int = 0
    """So often it was asked in this turn already: it thinks less then."""


Elsewhere = Callable[[Question, Rank], Awaitable[Plan]]


def question(s: State, seat: int, level: str, secret: bytes, n: int, thoughts: int = 0) -> Question:
    """The same question after a restart of the server: everything is derived from the table's secret and n."""
    redealt = s.redeal(seat, number(secret, "redeal", seat, n))
    options = tuple(s.text(move) for move in s.options(seat))
    return Question(level, number(secret, "bot", seat, n), s.view(seat), options, codec.dumps(redealt), thoughts)


def number(secret: bytes, *about: object) -> int:
    text = "|".join(str(part) for part in about)
    return int.from_bytes(hashlib.blake2b(text.encode(), key=secret[:64], digest_size=8).digest(), "big")


def table_of(asked: Question) -> tuple[State, list[Move]]:
    """In the process of a bot: the position to think with, and the options."""
    s = codec.loads(asked.position)
    return s, [s.setting.read(text)[0] for text in asked.options]


def bot_of(asked: Question) -> bots.Bot:
    made = bots.make(asked.level, asked.seed)
    if isinstance(made, LevelBot):
        made.thoughts = asked.thoughts
    return made


def answer(asked: Question) -> Plan:
    """In the process of a bot: its turn, as far as it foresees what it will be asked."""
    s, options = table_of(asked)
    return plan(bot_of(asked), asked.view, options, s)


class BotPool:
    """Processes in which bots think, in two lanes by cost, and the clock on whose beat they answer."""

    def __init__(self, jobs: int, tick: float, beats: dict[str, int] | None = None, clock: Clock | None = None) -> None:
        self.tick = tick
        self.beats = beats or {}
        self.clock = clock or Clock()
        self.quick = Lane(jobs)
        self.slow = Lane(jobs)

    def start(self) -> None:
        self.quick.start()
        self.slow.start()

    def warm(self) -> None:
        self.quick.warm()
        self.slow.warm()

    def stop(self) -> None:
        self.quick.stop()
        self.slow.stop()

    @property
    def alive(self) -> bool:
        return self.quick.alive and self.slow.alive

    def revive(self) -> None:
        """Start lost processes before anybody has to wait for them."""
        self.quick.revive()
        self.slow.revive()

    async def think(self, job: Callable[..., Found], *about: Any, rank: Rank = at_once) -> Found:
        """Run any other job there: hints, analyses."""
        return await self.slow.think(job, *about, rank=rank)

    async def plan(self, asked: Question, rank: Rank) -> Plan:
        level = asked.level.partition(":")[0]
        return await (self.quick if level in QUICK else self.slow).think(answer, asked, rank=rank)

    async def ask(
        self,
        asked: Question,
        veiled: bool = False,
        rank: Rank = at_once,
        elsewhere: Elsewhere | None = None,
        slight: bool = False,
    ) -> Plan:
        """What the bot wants to do. It comes on the next beat after it was found, so that its time tells little of its
        hand.

        Where people cannot tell whether it has a choice (`veiled`) the beat is as long as its level mostly thinks, or
        as all levels think about such a question, where everybody sees that none gives it much thought (`slight`).
        `elsewhere`: who answers in the place of the processes here.
        """
        begun = self.clock.now()
        try:
            with metrics.BOTS.labels(asked.level).time():
                found = await (elsewhere(asked, rank) if elsewhere else self.plan(asked, rank))
            if found[0].move not in asked.options:
                raise ValueError(f"{found[0].move!r} is not among the options")
        except (Passed, Away):  # it is not asked any more; or the store is away, and it is asked again
            raise
        except Exception:  # a bot that fails must not stop the table
            log.exception("a bot of level %s failed; it makes the first move it can", asked.level)
            found = (Step(asked.options[0], ""),)
        beat = self.tick * (self.beats_of(asked, slight) if veiled else 1)
        if beat > 0:
            spent = self.clock.now() - begun
            await self.clock.sleep((int(spent / beat) + 1) * beat - spent)
        return found

    def beats_of(self, asked: Question, slight: bool) -> int:
        most = self.beats.get(asked.level, FEW_BEATS)
        less: float = LESS**asked.thoughts
        return math.ceil((min(most, FEW_BEATS) if slight else most) / less)

    async def pause(self) -> None:
        """Part of a beat, before a move that was thought out already: always the same, so that it tells nothing."""
        if self.tick > 0:
            await self.clock.sleep(self.tick / PLANNED)
