"""Which bot a title has: kylix.games.<title>.bot. A title without one gets the plain one."""

from __future__ import annotations

from functools import cache

from kylix.bots.title_bot import PlainTitleBot, TitleBot
from kylix.kit.registry import part


@cache
def title_bot_of(title: str, fitted: bool) -> TitleBot:
    """The bot of a title: with the weights fitted by self-play, or with rules of thumb."""
    bot = part(title, "bot")
    if bot is None:
        return PlainTitleBot()
    found: TitleBot = bot.title_bot(fitted)
    return found


@cache
def at_first_sight(title: str) -> TitleBot:
    """With rules of thumb and nothing that was learnt, also where a title's lower levels know more than these."""
    own = getattr(part(title, "bot"), "at_first_sight", None)
    found: TitleBot = own() if own else title_bot_of(title, False)
    return found
