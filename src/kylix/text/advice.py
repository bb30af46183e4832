"""Hints as people read them and as programs do."""

from __future__ import annotations

from typing import Any

from kylix.bots import Advice
from kylix.core.state import State
from kylix.kit.words import Words

ADVISER = "captain"
"""Who gives hints where nobody is named."""


def in_words(words: Words, advice: Advice) -> str:
    """The whole turn, the chance to win, and why."""
    turn = " › ".join(words.move(move) for move in advice.line)
    return words.say("bot-hint", move=turn, chance=advice.about["chance"], why=reason(words, advice))


def reason(words: Words, advice: Advice) -> str:
    return words.say(advice.key, **advice.about)


def document(words: Words, s: State, advice: Advice) -> dict[str, Any]:
    moves = [s.text(move) for move in advice.line]
    return {"moves": moves, "value": advice.value, "key": advice.key, "text": in_words(words, advice)}
