"""The bot of Troia."""

from __future__ import annotations

from kylix.games.troia.bot import evaluation, inputs
from kylix.games.troia.bot.title_bot import TroiaBot


def title_bot(fitted: bool) -> TroiaBot:
    """With what was learnt by self-play, or with rules of thumb."""
    return TroiaBot(evaluation.fitted(), inputs.learnt()) if fitted else TroiaBot(None)
