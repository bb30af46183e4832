"""The bot of Troia."""

from __future__ import annotations

from kylix.games.troia.bot import evaluation
from kylix.games.troia.bot.title_bot import TroiaBot


def title_bot(fitted: bool) -> TroiaBot:
    """With the weights fitted by self-play, or with rules of thumb."""
    return TroiaBot(evaluation.fitted() if fitted else None)
