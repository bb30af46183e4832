"""For games of many small questions or much chance: compares plans by playing them on, world by world.

All plans are played in the same worlds, so that what one plan owes to luck the others owe too. A plan that is clearly
behind the leader is dropped, and what it would have cost goes to the others.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence, Set
from typing import Final, Protocol, runtime_checkable

from kylix.bots.budget import Clock
from kylix.bots.title_bot import TitleBot, Turn, luck_for
from kylix.bots.worlds import Worlds
from kylix.core.moves import Move
from kylix.core.state import State

CLEARLY: Final = 2.0
"""Standard errors behind the leader that are enough to drop a plan."""
ENOUGH: Final = 6
"""Worlds before a plan can be dropped."""


@runtime_checkable
class RolloutBot(TitleBot, Protocol):
    """A title's bot that can play on quickly, all seats by a simple policy."""

    def weighty(self, s: State) -> bool:
        """Whether the question deserves thought; others are answered at first sight. That hangs on nothing that only
        some can see, for at a table all can tell it by how long the answer takes."""
        ...

    def settle(self, s: State, seat: int) -> State:
        """The game played on to a point of rest."""
        ...

    def at_rest(self, s: State, seat: int) -> float:
        """By what plans are compared there."""
        ...

    def more(self, s: State, seat: int) -> float:
        """By how much a position is worth more than that says, whatever the plan."""
        ...


@runtime_checkable
class LookAheadBot(TitleBot, Protocol):
    """A title's bot that sees at a glance what a seat would do next, and how much luck is in it."""

    def weighty(self, s: State) -> bool:
        """Whether the question deserves thought; others are answered at first sight."""
        ...

    def some(self, s: State, seat: int, keys: Set[Hashable]) -> list[Turn]:
        """Of the turns those with one of these keys."""
        ...

    def glance(self, s: State, seat: int) -> Turn:
        """The turn that a seat would choose."""
        ...

    def played(self, s: State, seat: int, line: Sequence[Move]) -> State:
        """Where moves lead in this world, the rest of the part by habit; `s` stays as it is."""
        ...

    def sure(self, s: State) -> float:
        """Worlds that the first sight of a plan counts for."""
        ...

    def gone(self, s: State) -> float:
        """The share of the way to the end of the game that is behind the foremost."""
        ...

    def at_rest(self, s: State, seat: int) -> float:
        """By what plans are compared."""
        ...

    def more(self, s: State, seat: int) -> float:
        """By how much a position is worth more than that says, whatever the plan."""
        ...


class Rollout:
    def __init__(self, title_bot: TitleBot, worlds: Worlds, turns: list[Turn]) -> None:
        self.title_bot = title_bot
        self.worlds = worlds
        self.turns = turns
        self.seen: list[list[float]] = [[] for _ in turns]
        """By plan: its value in each world so far."""
        self.alive = list(range(len(turns)))
        self.usual = sum(turn.value for turn in turns) / len(turns)
        self.first_sight = title_bot.limits.prior
        """Worlds that the first sight of a plan counts for."""
        self.ended = 0
        """So many plans were followed to the end of the game: what they are worth is known."""

    def run(self, clock: Clock, most: int) -> list[tuple[Turn, float]]:
        """Play as many worlds as the clock allows, at most `most`; the best plan first. The first world costs no nodes;
        where there is not even time for that one, plans keep the order in which they came."""
        for world in range(most):
            if not self.sweep(world, clock.tick if world else clock.in_time) or len(self.alive) == 1:
                break
        return self.ranked() if self.seen[0] else [(turn, turn.value) for turn in self.turns]

    def sweep(self, world: int, tick: Callable[[], bool]) -> bool:
        """All plans that are left in one more world; False when the budget is spent. A world in which some of them were
        not followed any more would speak for or against the others, so it does not count."""
        for at in self.alive:
            if not tick():
                for other in self.alive:
                    del self.seen[other][world:]
                return False
            self.seen[at].append(self.outcome(self.turns[at], world))
        if world + 1 >= ENOUGH:
            leader = max(self.alive, key=self.mean)
            self.alive = [at for at in self.alive if at == leader or not self.behind(at, leader)]
        return True

    def outcome(self, turn: Turn, world: int) -> float:
        """What a plan comes to in a world: to a point of rest that the title's bot knows."""
        assert isinstance(self.title_bot, RolloutBot)
        seat = self.worlds.seat
        s = self.worlds[world].clone()
        for move in turn.line:
            if move not in s.options(seat):
                break
            s.apply(seat, move)
        s = self.title_bot.settle(s, seat)
        self.ended += s.over
        return self.title_bot.at_rest(s, seat)

    def more(self) -> float:
        """What is added to what all plans are worth: nothing of it changes which is better."""
        if not isinstance(self.title_bot, (RolloutBot, LookAheadBot)):
            return 0.0
        judged = 1.0 - self.ended / max(1, sum(map(len, self.seen)))
        return max(0.0, judged) * self.title_bot.more(self.worlds[0], self.worlds.seat)

    def mean(self, at: int) -> float:
        return sum(self.seen[at]) / len(self.seen[at])

    def behind(self, at: int, leader: int) -> bool:
        differences = [a - b for a, b in zip(self.seen[leader], self.seen[at], strict=False)]
        count = len(differences)
        mean = sum(differences) / count
        spread = sum((one - mean) ** 2 for one in differences) / (count - 1)
        return mean > CLEARLY * math.sqrt(spread / count)

    def ranked(self) -> list[tuple[Turn, float]]:
        """Those that were followed furthest first: what was dropped was behind."""
        everything = [value for values in self.seen for value in values]
        level = sum(everything) / len(everything)
        more = self.more()
        judged = [self.judged(at, level) + more for at in range(len(self.turns))]
        order = sorted(range(len(self.turns)), key=lambda at: (-(at in self.alive), -judged[at]))
        return [(self.turns[at], judged[at]) for at in order]

    def judged(self, at: int, level: float) -> float:
        """What was seen, and what it looked like before: by how much better than the others."""
        before = level + self.turns[at].value - self.usual
        return (sum(self.seen[at]) + self.first_sight * before) / (len(self.seen[at]) + self.first_sight)


class LookAhead(Rollout):
    """So many turns ahead, everybody at a glance, good and bad luck set aside."""

    def __init__(self, title_bot: LookAheadBot, worlds: Worlds, turns: list[Turn]) -> None:
        super().__init__(title_bot, worlds, turns)
        self.first_sight = title_bot.sure(worlds[0])
        self.some = title_bot.some
        self.glance = title_bot.glance
        self.at_rest = title_bot.at_rest
        self.looks: dict[int, dict[Hashable, Turn]] = {}

    def outcome(self, turn: Turn, world: int) -> float:
        seat = self.worlds.seat
        s, luck = self.begun(turn, world)
        for _ in range(self.title_bot.limits.onward):
            if s.over:
                break
            mover = s.to_act[0]
            chosen = self.glance(s, mover)
            luck += luck_for(seat, mover, s.seats, chosen)
            s = chosen.after
        self.ended += s.over
        return self.at_rest(s, seat) - luck

    def begun(self, turn: Turn, world: int) -> tuple[State, float]:
        """Where a turn leads in a world, and how much luck was in it."""
        if world not in self.looks:
            keys = {self.turns[at].key for at in self.alive}
            self.looks[world] = {one.key: one for one in self.some(self.worlds[world], self.worlds.seat, keys)}
        here = self.looks[world].get(turn.key, turn)
        return here.after, here.luck


class Played(LookAhead):
    """The same where a turn is one small answer: each world throws for itself, and luck evens out over many. A glance
    judges all throws by a few, which is too rough to tell whether a card pays."""

    def begun(self, turn: Turn, world: int) -> tuple[State, float]:
        assert isinstance(self.title_bot, LookAheadBot)
        return self.title_bot.played(self.worlds[world], self.worlds.seat, turn.line), 0.0

    def behind(self, at: int, leader: int) -> bool:
        """A few throws say little: no answer is dropped."""
        return False
