"""The bot of Deukalion."""

from __future__ import annotations

from kylix.games.deukalion.bot import evaluation, inputs
from kylix.games.deukalion.bot.title_bot import DeukalionBot


def title_bot(fitted: bool) -> DeukalionBot:
    """With what was learnt by self-play, or with rules of thumb."""
    return DeukalionBot(evaluation.fitted(), inputs.learnt()) if fitted else DeukalionBot(None)
