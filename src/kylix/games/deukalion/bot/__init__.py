"""The bot of Deukalion."""

from __future__ import annotations

from kylix.games.deukalion.bot import evaluation
from kylix.games.deukalion.bot.title_bot import DeukalionBot


def title_bot(fitted: bool) -> DeukalionBot:
    """With the weights fitted by self-play, or with rules of thumb."""
    return DeukalionBot(evaluation.fitted() if fitted else None)
