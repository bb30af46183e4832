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
