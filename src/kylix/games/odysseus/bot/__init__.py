"""The bot of Odysseus."""

from __future__ import annotations

from kylix.games.odysseus.bot import evaluation
from kylix.games.odysseus.bot.title_bot import OdysseusBot


def title_bot(fitted: bool) -> OdysseusBot:
    """With the weights fitted by self-play, or with rules of thumb."""
    return OdysseusBot(evaluation.fitted() if fitted else None)
