"""The coach at the text table: a card for each new kind of question, and a word before a poor choice."""

from __future__ import annotations

from collections.abc import Mapping

from kylix.bots import Advice
from kylix.bots.whole_choice import MUCH, weigh
from kylix.core.moves import Move
from kylix.text.advice import ADVISER
from kylix.text.chain import why_not
from kylix.text.session import Session

LONG = (("look", "text-coach-look"), ("leads", "text-coach-leads"))
"""The parts of the long card, and what stands before each."""


class TextCoach:
    """Whether it is on, which cards were shown, and which question was asked back."""

    def __init__(self, cards: Mapping[str, str] | None = None, on: bool = False) -> None:
        self.cards = cards or {}
        """What is said, by key; a title need not have any."""
        self.on = on
        self.met: set[str] = set()
        self.doubted = -1

    def meets(self, ask: str) -> str:
        """The short card of a question that is asked for the first time."""
        if not self.on or ask in self.met:
            return ""
        self.met.add(ask)
        return self.cards.get(f"coach-{ask}", "")

    def whole(self, ask: str) -> list[tuple[str, str]]:
        """The card in full: texts, each with the key of what introduces it."""
        parts = [("", self.cards.get(f"coach-{ask}", ""))]
        parts += [(key, self.cards.get(f"coach-{ask}-{part}", "")) for part, key in LONG]
        return [(key, text) for key, text in parts if text]

    def doubts(self, session: Session, seat: int, moves: list[Move]) -> tuple[Advice, Advice] | None:
        """The choice and what is much better, once a question: whoever types it again means it."""
        s, asked = session.state, len(session.record)
        if not self.on or not session.hints or self.doubted == asked or len(s.options(seat)) < 2:
            return None
        if why_not(s, seat, moves):
            return None
        best, chosen = weigh(s.view(seat), list(s.options(seat)), s.redeal(seat, 1), ADVISER, moves)
        if chosen is None or best[0].value - chosen.value < MUCH:
            return None
        self.doubted = asked
        session.hinted[seat] += 1  # whoever was told of a better move had a hint
        return chosen, best[0]
