"""What a whole choice is worth beside the best turn: all of it, not only the move it begins with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from kylix import bots
from kylix.bots.bands import banded
from kylix.bots.measured import bins
from kylix.bots.search import best_of
from kylix.bots.title_bot import Advice, TitleBot
from kylix.bots.titles import title_bot_of
from kylix.bots.worlds import Worlds, seat_of
from kylix.core.moves import Move
from kylix.core.state import State

MUCH = 0.1
"""So much of the chance to win is lost by a choice that a coach asks back."""
SAMPLE = 4
SEED = 11


def weigh(
    view: dict[str, Any], options: list[Move], redealt: State, level: str, choice: Sequence[Move]
) -> tuple[list[Advice], Advice | None]:
    """The best turns as a level sees them, and the choice as it was made; None where nothing can be said of it."""
    found = bots.hint(view, options, redealt, level, also=choice[0] if choice else None)
    best = found[: bots.HINTS]
    if not choice:
        return best, None
    begun = next((one for one in found if one.move == choice[0]), None)
    if any(begins(one.line, choice) for one in found):
        return best, next(one for one in found if begins(one.line, choice))
    title_bot = title_bot_of(str(view["title"]), True)
    seat = seat_of(redealt, view["seat"])
    lost = less(title_bot, Worlds(redealt, seat, SEED), seat, best[0].line, choice)
    if lost is None:
        return best, begun
    value = min(1.0, max(0.0, best[0].value - lost))
    told = Advice(choice[0], tuple(choice), value, "because-next")
    return best, banded(title_bot, [told], redealt, seat, bins(str(view["title"])))[0]


def begins(line: Sequence[Move], choice: Sequence[Move]) -> bool:
    """Whether a turn begins with a choice; its parts may be named in any order."""
    return Counter(line[: len(choice)]) == Counter(choice)


def less(title_bot: TitleBot, worlds: Worlds, seat: int, best: Sequence[Move], choice: Sequence[Move]) -> float | None:
    """By how much a choice leads to less than a turn, in the same worlds; None where chance or something hidden has a
    say in it, which few worlds would judge badly."""
    lost = 0.0
    for n in range(SAMPLE):
        ends = [value(title_bot, worlds[n], seat, one) for one in (best, choice)]
        if ends[0] is None or ends[1] is None:
            return None
        lost += ends[0] - ends[1]
    return lost / SAMPLE


def value(title_bot: TitleBot, world: State, seat: int, moves: Sequence[Move]) -> float | None:
    """Of what moves lead to, the turn finished as well as it can be."""
    s = world.clone()
    for move in moves:
        if s.over or seat not in s.to_act or move not in s.options(seat):
            return None
        s.apply(seat, move)
    if s.drawn != world.drawn:
        return None
    if s.over or seat not in s.to_act or s.turn != world.turn:
        return title_bot.value(s, seat)
    return best_of(title_bot.turns(s, seat)).value


__all__ = ["MUCH", "weigh"]
