"""What a bot thinks of Obolos: a coin is good that beats most others, and a cheap one that does so is better."""

from __future__ import annotations

from typing import Any

from kylix.bots.fitted import squash
from kylix.bots.limits import SearchLimits
from kylix.bots.title_bot import Turn, shares
from kylix.core.state import State

from ..moves import Bid, Change
from ..state import Obolos


class ObolosBot:
    limits = SearchLimits(answers=3, breadth=4, seconds=0.3)
    """A bid counts once all have bid: so many answers are looked at."""

    @property
    def able(self) -> ObolosBot:
        return self

    def turns(self, s: State, seat: int) -> list[Turn]:
        assert isinstance(s, Obolos)
        found: list[Turn] = []
        for move in s.options(seat):
            after = s.clone()
            after.apply(seat, move)
            value = self.value(s, seat)
            if isinstance(move, Bid):
                value = squash(ahead(s, seat) + 2 * wins(s, seat, move.coin) - s.tables.worth[move.coin] / 40)
            elif isinstance(move, Change):
                value += (len(s.tables.worth) / 2 - s.tables.worth[move.coin]) / 100
            found.append(Turn((move,), move, after, value))
        return found

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Obolos)
        if s.over:
            return shares(s.ranking())[seat]
        return squash(ahead(s, seat))

    def why(self, before: State, turn: Turn, seat: int) -> tuple[str, dict[str, Any]]:
        move = turn.line[0]
        if isinstance(move, Bid):
            assert isinstance(before, Obolos)
            return "because-obolos-bid", {"worth": before.tables.worth[move.coin]}
        return "because-best", {}


def ahead(s: Obolos, seat: int) -> float:
    """By how many rounds, the coins left counting a little."""
    others = [points for other, points in enumerate(s.points) if other != seat]
    strength = [sum(s.tables.worth[coin] for coin in hand) / 60 for hand in s.hand]
    rest = [value for other, value in enumerate(strength) if other != seat]
    return s.points[seat] - max(others) + strength[seat] - max(rest)


def wins(s: Obolos, seat: int, coin: int) -> float:
    """The chance that the coin is the dearest, if each of the others lays any coin down."""
    chance = 1.0
    for other, hand in enumerate(s.hand):
        if other != seat and hand:
            chance *= sum(s.tables.worth[one] < s.tables.worth[coin] for one in hand) / len(hand)
    return chance
