"""The rules of Obolos: the purses, the secret bids, boasting, and the end."""

from __future__ import annotations

from typing import ClassVar

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Match, Together
from kylix.core.moves import Move

from . import events
from .moves import Bid, Boast, Change, Keep
from .scoring import GOAL, PURSES
from .state import Obolos
from .tables import BOASTS, PURSE


class Market(Match[Obolos]):
    """OBO-SETUP-1. Purses are filled; then a round follows the other while they hold coins."""

    CLAUSE: ClassVar[str] = "OBO-SETUP-1"

    def step(self, s: Obolos, at: int) -> None:
        if at == 0:
            self.deal(s)
        elif not any(s.hand):
            end(s, PURSES)
        else:
            s.turn += 1
            if s.log is not None:
                s.log.append(events.round_began(s.turn))
            s.call(SecretBid())

    def deal(self, s: Obolos) -> None:
        """OBO-SETUP-2. The bank is shuffled and five coins go into each purse."""
        for last in range(len(s.bank) - 1, 0, -1):
            at = s.random_below(last + 1)
            s.bank[last], s.bank[at] = s.bank[at], s.bank[last]
        for seat, hand in enumerate(s.hand):
            hand += sorted(s.bank.pop() for _ in range(PURSE))
            if s.log is not None:
                s.log.append(events.dealt(seat, hand.copy()))

    def standing(self, s: Obolos) -> bool:
        """OBO-END-1. Who reaches the goal ends the game at once, whatever question is open."""
        if max(s.points) < s.tables.goal:
            return False
        s.ended = GOAL
        end(s, GOAL)
        return True

    def free_moves(self, s: Obolos, seat: int) -> list[Move]:
        """OBO-BOAST-1. Twice a game, beside any question."""
        return [Boast()] if s.tables.boasting and s.boasts[seat] < BOASTS else []

    def choose_free(self, s: Obolos, seat: int, move: Move) -> None:
        s.boasts[seat] += 1
        if s.log is not None:
            s.log.append(events.boasted(seat))
        if s.boasts[seat] == BOASTS and s.bank:
            s.call(ChangeCoin(seat))


class SecretBid(Together[Obolos]):
    """OBO-BID-1. All lay a coin of their purse down at once; the dearest one scores."""

    CLAUSE: ClassVar[str] = "OBO-BID-1"

    def seats(self, s: Obolos) -> list[int]:
        return list(range(s.seats))

    def options(self, s: Obolos, seat: int) -> list[Move]:
        return [Bid(coin) for coin in s.hand[seat]]

    def reveal(self, s: Obolos, answers: list[Move | None]) -> None:
        bids = [answer.coin for answer in answers if isinstance(answer, Bid)]
        for seat, coin in enumerate(bids):
            s.hand[seat].remove(coin)
        s.spent += bids
        winner = max(range(s.seats), key=lambda seat: s.tables.worth[bids[seat]])
        s.points[winner] += 1
        if s.log is not None:
            s.log += [events.shown(bids), events.won(winner, bids[winner])]

    def why_not(self, s: Obolos, seat: int, move: Move) -> list[Reason]:
        return [Reason("OBO-BID-1", "not-in-purse", {"coin": move.coin})] if isinstance(move, Bid) else []


class ChangeCoin(Choice[Obolos]):
    """OBO-BOAST-2. After the second boast a coin may be changed, while the bidding stays open below."""

    CLAUSE: ClassVar[str] = "OBO-BOAST-2"

    def options(self, s: Obolos, seat: int) -> list[Move]:
        bid = s.answers[seat]
        return [Keep(), *[Change(coin) for coin in s.hand[seat] if not isinstance(bid, Bid) or bid.coin != coin]]

    def choose(self, s: Obolos, seat: int, move: Move) -> None:
        if not isinstance(move, Change):
            return
        s.hand[seat].remove(move.coin)
        s.spent.append(move.coin)
        drawn = s.bank.pop()
        s.irreversible = True
        s.hand[seat].append(drawn)
        s.hand[seat].sort()
        if s.log is not None:
            s.log.append(events.changed(seat, move.coin, drawn))

    def why_not(self, s: Obolos, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Change):
            return []
        mine = move.coin in s.hand[seat]
        return [Reason("OBO-BOAST-2", "already-bid" if mine else "not-in-purse", {"coin": move.coin})]


def end(s: Obolos, ending: int) -> None:
    if s.log is not None:
        s.log.append(events.ended(ending))
    s.finish()
