"""Hints as people read them and as programs do."""

from __future__ import annotations

from typing import Any

from kylix.bots import Advice
from kylix.common import bands
from kylix.core.state import State
from kylix.kit.words import Words

ADVISER = "captain"
"""Who gives hints where nobody is named."""


def in_words(words: Words, advice: Advice) -> str:
    """The whole turn, the chance to win, and why."""
    turn = " › ".join(words.move(move) for move in advice.line)
    return words.say("bot-hint", move=turn, chance=chance(words, advice), why=reason(words, advice))


def chance(words: Words, advice: Advice) -> str:
    """As a band, where it has one: no chance is known to the percent."""
    low, high = advice.band or (advice.value, advice.value)
    return bands.in_words(words, low, high)


def reason(words: Words, advice: Advice) -> str:
    return words.say(advice.key, **advice.about)


def document(words: Words, s: State, advice: Advice) -> dict[str, Any]:
    moves = [s.text(move) for move in advice.line]
    band = list(advice.band or (advice.value, advice.value))
    told = in_words(words, advice)
    return {"moves": moves, "value": advice.value, "band": band, "key": advice.key, "text": told}
