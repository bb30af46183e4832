"""The five levels. All of them think about redealt states only; they differ in how far and how well they look."""

from __future__ import annotations

import random
from typing import Any, ClassVar, Protocol, runtime_checkable

from kylix.bots.budget import Budget, Clock
from kylix.bots.rollout import LookAhead, LookAheadBot, Rollout, RolloutBot
from kylix.bots.search import Search, best_of
from kylix.bots.title_bot import Advice, TitleBot, Turn, luck_for
from kylix.bots.titles import title_bot_of
from kylix.bots.worlds import Worlds, seat_of
from kylix.common.players import no_collection
from kylix.core.errors import KylixError
from kylix.core.moves import Move
from kylix.core.state import State

Ranked = list[tuple[Turn, float]]
"""Turns with what they are worth, the best first."""

HINTS = 3
SPARED = 0.1
"""The share of its time that a search by the clock leaves: its tree is still to be freed, and the answer to be sent."""


class LevelBot:
    """What the levels share: a turn is planned as a whole and then played move by move."""

    LEVEL: ClassVar[str] = ""
    FITTED: ClassVar[bool] = False
    THINKS: ClassVar[bool] = False
    """Whether it takes a budget."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.random = random.Random(seed)
        self.budget = budget
        """None: what the title gives the level."""
        self.thoughts = 0
        """So often it thought in this turn already: by the clock it is given less time then."""
        self.why: Advice | None = None
        """The reason behind the last choice."""
        self.expected: dict[str, Any] = {}
        self.plan: tuple[Move, ...] = ()

    def choose(self, view: dict[str, Any], options: list[Move], redealt: State) -> Move:
        if self.plan and self.plan[0] in options and view == self.expected:
            return self.go_on(self.plan, redealt, seat_of(redealt, view["seat"]))
        self.why = self.advise(view, options, redealt, 1)[0]
        return self.go_on(self.why.line, redealt, seat_of(redealt, view["seat"]))

    def at_once(self, view: dict[str, Any], options: list[Move]) -> Move | None:
        """What `choose` would answer, where that takes no thought: the end of a plan, or the only option. The reason
        is not looked for then."""
        if self.plan and self.plan[0] in options and view == self.expected:
            if len(self.plan) > 1:
                return None
            move = self.plan[0]
        elif len(options) == 1:
            move = options[0]
            self.random.getrandbits(62)  # as `advise` does, so that later choices are the same
            self.why = None
        else:
            return None
        self.plan = ()
        return move

    def go_on(self, plan: tuple[Move, ...], redealt: State, seat: int) -> Move:
        """Play the first move of a plan; the rest is kept for the moment in which the seat sees what is expected."""
        self.plan = plan[1:]
        if self.plan:
            after = redealt.clone()
            after.apply(seat, plan[0])
            self.expected = after.view(seat)
        return plan[0]

    def advise(
        self, view: dict[str, Any], options: list[Move], redealt: State, count: int = HINTS, also: Move | None = None
    ) -> list[Advice]:
        """The best moves, each with the turn it begins, its value and why; behind them `also`, if it was looked at."""
        if not options:
            raise KylixError("a bot is asked with at least one option")
        seat = seat_of(redealt, view["seat"])
        title_bot = self.title_bot(view["title"])
        worlds = Worlds(redealt, seat, self.random.getrandbits(62))
        if len(options) == 1 and count == 1:
            return [Advice(options[0], (options[0],), title_bot.value(worlds[0], seat), "because-only")]
        with no_collection():
            ranked = self.rank(title_bot, worlds, seat)
            allowed = [one for one in ranked if one[0].line[0] in options]
            if not allowed:
                allowed = one_by_one(title_bot, worlds[0], seat, options)
        found: list[Advice] = []
        for turn, value in picked(allowed, count, also):
            key, facts = title_bot.why(worlds[0], turn, seat)
            if found and key == "because-best":
                key = "because-next"
            found.append(Advice(turn.line[0], turn.line, min(1.0, max(0.0, value)), key, facts))
        return found

    def title_bot(self, title: str) -> TitleBot:
        return title_bot_of(title, self.FITTED)

    def rank(self, title_bot: TitleBot, worlds: Worlds, seat: int) -> Ranked:
        raise AssertionError("a level chooses")


def picked(ranked: Ranked, count: int, also: Move | None) -> Ranked:
    """The best turns: one for each first move as far as these go, then others; and the best that begins with `also`."""
    first: dict[Move, int] = {}
    for at, (turn, _) in enumerate(ranked):
        first.setdefault(turn.line[0], at)
    others = [at for at in range(len(ranked)) if at not in first.values()]
    chosen = sorted([*first.values(), *others][:count])
    if also is not None and also in first and first[also] not in chosen:
        chosen.append(first[also])
    return [ranked[at] for at in chosen]


def one_by_one(title_bot: TitleBot, world: State, seat: int, options: list[Move]) -> Ranked:
    """The plans again, where none of those that come to mind may be played: each option with what it leads to."""
    found: Ranked = []
    for move in options:
        world.check(seat, move)
        after = world.clone()
        after.apply(seat, move)
        value = title_bot.value(after, seat)
        found.append((Turn((move,), move, after, value), value))
    return ranked_by_value(found)


def ranked_by_value(ranked: Ranked) -> Ranked:
    return sorted(ranked, key=lambda one: -one[1])


class Novice(LevelBot):
    """Plausible, with beginners' mistakes: judges by the rules of thumb, but unsteadily, and overlooks turns."""

    LEVEL = "novice"

    def rank(self, title_bot: TitleBot, worlds: Worlds, seat: int) -> Ranked:
        return self.with_faults(title_bot, worlds, seat, 1.0)

    def with_faults(self, title_bot: TitleBot, worlds: Worlds, seat: int, share: float) -> Ranked:
        """With this share of a novice's faults."""
        turns, limits = title_bot.turns(worlds[0], seat), title_bot.limits
        overlooked, unsteady = share * limits.overlooked, share * limits.unsteady
        noticed = [turn for turn in turns if self.random.random() > overlooked] or turns
        return ranked_by_value([(turn, turn.value + self.random.gauss(0.0, unsteady)) for turn in noticed])


class Deckhand(Novice):
    """Knows the ropes: errs less than a novice, and overlooks less."""

    LEVEL = "deckhand"

    def rank(self, title_bot: TitleBot, worlds: Worlds, seat: int) -> Ranked:
        return self.with_faults(title_bot, worlds, seat, title_bot.limits.deckhand)


class Sailor(LevelBot):
    """A sound look at one's own turn, to its end, by the rules of thumb."""

    LEVEL = "sailor"

    def rank(self, title_bot: TitleBot, worlds: Worlds, seat: int) -> Ranked:
        return over_worlds([title_bot.turns(worlds[n], seat) for n in range(title_bot.limits.sailor_worlds)])


def over_worlds(looks: list[list[Turn]]) -> Ranked:
    """The mean value of each turn over the worlds in which it was found."""
    values: dict[object, list[float]] = {}
    for turns in looks:
        for turn in turns:
            values.setdefault(turn.key, []).append(turn.value)
    return ranked_by_value([(turn, sum(values[turn.key]) / len(values[turn.key])) for turn in looks[0]])


class Captain(LevelBot):
    """Looks ahead: at the best answers to the most promising turns, or plays them on, in several worlds."""

    LEVEL = "captain"
    FITTED = True

    def title_bot(self, title: str) -> TitleBot:
        return title_bot_of(title, self.FITTED).able

    def rank(self, title_bot: TitleBot, worlds: Worlds, seat: int) -> Ranked:
        limits = title_bot.limits
        if isinstance(title_bot, (RolloutBot, LookAheadBot)):
            return far_sighted(title_bot, worlds, seat, Budget(), limits.captain_worlds, limits.promising)
        looks = [title_bot.turns(worlds[n], seat) for n in range(limits.captain_worlds)]
        first = over_worlds(looks)
        promising = {turn.key for turn, _ in first[: limits.promising]}
        answered = [
            [turn._replace(value=after_answer(title_bot, turn, seat)) for turn in turns if turn.key in promising]
            for turns in looks
        ]
        return over_worlds(answered) + first[limits.promising :]


def after_answer(title_bot: TitleBot, turn: Turn, seat: int) -> float:
    """The value of a turn once those who come next have answered as well as they can, good or bad luck set aside;
    alone, that is the same seat."""
    s, luck = turn.after, turn.luck
    for n in range(title_bot.limits.answers):
        if s.over or (n == 0 and seat in s.to_act and s.seats > 1):
            break
        answer = best_of(title_bot.turns(s, s.to_act[0]))
        luck += luck_for(seat, s.to_act[0], s.seats, answer)
        s = answer.after
    return turn.value if s is turn.after else title_bot.value(s, seat) - luck


def far_sighted(
    title_bot: RolloutBot | LookAheadBot, worlds: Worlds, seat: int, budget: Budget, most: int, promising: int
) -> Ranked:
    """The most promising turns played on in the same worlds; a question of little weight is answered at first sight. To
    list the turns takes some of the time."""
    clock = Clock(budget)
    first = over_worlds([title_bot.turns(worlds[0], seat)])
    if not title_bot.weighty(worlds[0]) or len(first) == 1:
        return first
    least = first[0][1] - title_bot.limits.margin
    turns = [turn for turn, value in first[:promising] if value >= least]
    if len(turns) == 1:
        return first
    if isinstance(title_bot, RolloutBot):
        return Rollout(title_bot, worlds, turns).run(clock, most) + first[len(turns) :]
    return LookAhead(title_bot, worlds, turns).run(clock, most) + first[len(turns) :]


@runtime_checkable
class ExactBot(TitleBot, Protocol):
    """A title's bot with a way of its own where a tree is not the best one: it plays a game out where little is left of
    it, say."""

    def exact(self, worlds: Worlds, seat: int, budget: Budget) -> Ranked | None:
        """All turns with what they come to, the best first; None where there is no such way."""
        ...


class Archon(LevelBot):
    """Searches as long as it may."""

    LEVEL = "archon"
    FITTED = True
    THINKS = True

    def rank(self, title_bot: TitleBot, worlds: Worlds, seat: int) -> Ranked:
        budget = (self.budget or Budget(seconds=title_bot.limits.seconds)).once_more(self.thoughts)
        if isinstance(title_bot, (RolloutBot, LookAheadBot)):
            return far_sighted(title_bot, worlds, seat, budget, title_bot.limits.breadth, title_bot.limits.considered)
        exact = title_bot.exact(worlds, seat, budget) if isinstance(title_bot, ExactBot) else None
        if exact is not None:
            return exact
        found = Search(title_bot, worlds).run(budget.but(SPARED))
        return [(one.turn, one.value) for one in found]


LEVELS: dict[str, type[LevelBot]] = {kind.LEVEL: kind for kind in (Novice, Deckhand, Sailor, Captain, Archon)}
