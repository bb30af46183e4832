"""What a bot has thought out: the moves of a turn, each with what its seat is to see before it.

Such a plan is a plain value. Whoever keeps it, in whatever process, may go on with it as long as the seat sees what was
expected; what comes to light otherwise, by chance or by somebody else, ends it.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kylix.bots.levels import LevelBot
from kylix.bots.worlds import seat_of
from kylix.core.moves import Move
from kylix.core.state import State

if TYPE_CHECKING:
    from kylix.bots import Bot


@dataclass(frozen=True)
class Step:
    """A move as it is written, and the digest of what the seat sees when it makes it."""

    move: str
    seen: str


Plan = tuple[Step, ...]


def digest(view: dict[str, Any]) -> str:
    return hashlib.blake2b(json.dumps(view, sort_keys=True).encode(), digest_size=16).hexdigest()


def plan(bot: Bot, view: dict[str, Any], options: list[Move], redealt: State) -> Plan:
    """All that a bot wants to do as far as it foresees what it will be asked; at least one move."""
    first = bot.choose(view, options, redealt)
    steps = [Step(redealt.text(first), digest(view))]
    line = bot.plan if isinstance(bot, LevelBot) else ()
    s, seat, made = redealt.clone(), seat_of(redealt, view["seat"]), first
    for move in line:
        s.apply(seat, made)
        if seat not in s.to_act or move not in s.options(seat):
            break
        steps.append(Step(s.text(move), digest(s.view(seat))))
        made = move
    return tuple(steps)


def next_step(steps: Plan, view: dict[str, Any], options: tuple[str, ...]) -> Step | None:
    """The first step of a plan, if the seat sees what was expected when it was made."""
    if not steps or steps[0].move not in options or steps[0].seen != digest(view):
        return None
    return steps[0]
