"""The fields of a game of Obolos."""

from __future__ import annotations

from kylix.core.state import State

from .tables import Tables


class Obolos(State):
    tables: Tables
    hand: list[list[int]]  # by seat, sorted: the purse
    bank: list[int]  # top last
    spent: list[int]  # coins that were shown, in the order of play
    points: list[int]
    boasts: list[int]
    ended: int  # 1 when somebody reached the goal

    def prepare(self, tables: Tables) -> None:
        self.tables = tables
        self.hand = [[] for _ in range(self.seats)]
        self.bank = list(range(len(tables.worth)))
        self.spent = []
        self.points = [0] * self.seats
        self.boasts = [0] * self.seats
        self.ended = 0

    def clone(self) -> Obolos:
        other = Obolos()
        self.copy_kernel(other)
        other.tables = self.tables
        other.hand = [hand.copy() for hand in self.hand]
        other.bank = self.bank.copy()
        other.spent = self.spent.copy()
        other.points = self.points.copy()
        other.boasts = self.boasts.copy()
        other.ended = self.ended
        return other

    def invariants(self) -> None:
        coins = [coin for zone in (*self.hand, self.bank, self.spent) for coin in zone]
        assert sorted(coins) == list(range(len(self.tables.worth))), "every coin is in one place"
        assert all(hand == sorted(hand) for hand in self.hand)
        assert len({len(hand) for hand in self.hand}) == 1, "all purses are equally full"
