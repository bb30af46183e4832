"""The bot of Troia."""

from __future__ import annotations

from kylix.games.troia.bot import evaluation, inputs
from kylix.games.troia.bot.title_bot import LEARNT, TroiaBot


def at_first_sight() -> TroiaBot:
    return TroiaBot(None)


def title_bot(fitted: bool) -> TroiaBot:
    """With all that was learnt by self-play, or with some of it."""
    return TroiaBot(evaluation.fitted(), inputs.learnt()) if fitted else TroiaBot(evaluation.fitted(), share=LEARNT)
