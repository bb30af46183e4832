"""The bot of Parthenon."""

from __future__ import annotations

from kylix.games.parthenon.bot import evaluation
from kylix.games.parthenon.bot.title_bot import ParthenonBot


def title_bot(fitted: bool) -> ParthenonBot:
    """With the weights fitted by self-play, or with rules of thumb."""
    return ParthenonBot(evaluation.fitted() if fitted else None)
