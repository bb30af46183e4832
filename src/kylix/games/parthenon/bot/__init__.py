"""The bot of Parthenon."""

from __future__ import annotations

from kylix.games.parthenon.bot import evaluation, inputs
from kylix.games.parthenon.bot.title_bot import ParthenonBot


def title_bot(fitted: bool) -> ParthenonBot:
    """With what was learnt by self-play, or with rules of thumb."""
    return ParthenonBot(evaluation.fitted(), None, inputs.learnt()) if fitted else ParthenonBot(None)
