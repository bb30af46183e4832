"""Players that are programs. A bot is told what its seat sees and may do; the real state never reaches it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from kylix.bots.bands import banded
from kylix.bots.budget import Budget
from kylix.bots.levels import HINTS, LEVELS
from kylix.bots.measured import Strength, bins, strengths
from kylix.bots.random import RandomBot
from kylix.bots.rollout import LookAheadBot, RolloutBot
from kylix.bots.title_bot import Advice
from kylix.bots.titles import title_bot_of
from kylix.bots.worlds import seat_of, setting_of
from kylix.common.players import Judge, Player
from kylix.core.chance import whole
from kylix.core.errors import BadSeats, KylixError
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit.registry import game

__all__ = [
    "BOTS", "HINTS", "LEVELS", "Advice", "Bot", "Strength",
    "bins", "hint", "is_slight", "judge", "make", "strengths",
]  # fmt: skip


class Bot(Player, Protocol):
    """A player that can say why."""

    why: Advice | None
    """The reason behind the last choice: `words.say(why.key, **why.about)`."""


BOTS: dict[str, Callable[[int], Bot]] = {**LEVELS, "random": RandomBot}


def make(name: str, seed: int) -> Bot:
    """A bot by name, with what it may think: `archon`, `archon:nodes=400`, `archon:seconds=1`. Or BadSeats."""
    whole(seed)
    level, colon, text = str(name).partition(":")
    if level not in BOTS:
        raise BadSeats(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    if not colon:
        return BOTS[level](seed)
    if level not in LEVELS or not LEVELS[level].THINKS:
        raise BadSeats(f"{level} is given no budget: it thinks as long as it needs")
    return LEVELS[level](seed, Budget.read(text))


def judge(title: str) -> Judge:
    """What the bots of a title think of a position, with the weights fitted by self-play."""
    return title_bot_of(game(title).title, True).value


def is_slight(s: State) -> bool:
    """Whether every level answers the open question at first sight, whoever is asked and whatever the options are.

    It is the same for all who look on, so how soon a slight question is answered tells nothing.
    """
    title_bot = title_bot_of(setting_of(s).game.title, True)
    return isinstance(title_bot, (RolloutBot, LookAheadBot)) and not title_bot.weighty(s)


def hint(
    view: dict[str, Any],
    options: list[Move],
    redealt: State,
    level: str = "archon",
    seed: int = 1,
    also: Move | None = None,
) -> list[Advice]:
    """The best three moves as a level sees them, each with its value and why; and `also` behind them, if it was
    looked at and is not among them."""
    if not isinstance(redealt, State):
        raise KylixError(f"a bot thinks about a state that was dealt anew, not about {redealt!r}")
    name, _, text = str(level).partition(":")
    if name not in LEVELS:
        raise BadSeats(f"{level!r} gives no hints; these do: {', '.join(LEVELS)}")
    found = LEVELS[name](seed, Budget.read(text)).advise(view, options, redealt, also=also)
    title = str(view["title"])
    return banded(title_bot_of(title, True), found, redealt, seat_of(redealt, view["seat"]), bins(title))
