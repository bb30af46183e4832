"""The bot of Odysseus."""

from __future__ import annotations

from kylix.games.odysseus.bot import alone, evaluation, inputs
from kylix.games.odysseus.bot.title_bot import OdysseusBot


def title_bot(fitted: bool) -> OdysseusBot:
    """With what was learnt by self-play, or with rules of thumb."""
    return OdysseusBot(evaluation.fitted(), inputs.learnt(), alone.learnt()) if fitted else OdysseusBot(None)
