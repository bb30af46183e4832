"""Step 1 of an offering: the payment, named card by card and shown only when it is complete."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice
from kylix.core.moves import Move
from kylix.games.troia.moves import CANCEL, CORNUCOPIA, DONE, Cornucopia, Done, Pay
from kylix.games.troia.state import Troia
from kylix.games.troia.tables import CORNUCOPIA_ICONS


class Purse:
    """The worth of a payment to one god: icons in all, icons of the god's own kind, cards."""

    def __init__(self, s: Troia, seat: int, god: int) -> None:
        self.offering: Final = s.tables.offering[god]
        self.cost: Final = s.tables.cost[seat][s.olympus.index(god)]
        self.total = 0
        self.matching = 0
        self.cards = 0
        self.token = False

    def add(self, icons: list[int]) -> None:
        """TRO-OFFER-3. Every icon of a card counts."""
        self.cards += 1
        self.total += len(icons)
        for icon in icons:
            if icon == self.offering:
                self.matching += 1

    def add_token(self) -> None:
        """TRO-OFFER-6. The Cornucopia is two icons of the god's own kind."""
        self.token = True
        self.total += CORNUCOPIA_ICONS
        self.matching += CORNUCOPIA_ICONS

    def add_paid(self, s: Troia, seat: int) -> None:
        for card in s.paid[seat]:
            self.add(s.tables.icons[card])
        if s.pledged:
            self.add_token()

    def add_hand(self, s: Troia, seat: int) -> None:
        """All that could be paid with."""
        for card in s.hand[seat]:
            self.add(s.tables.icons[card])
        if s.cornucopia == seat and not s.pledged:
            self.add_token()

    def enough(self, s: Troia) -> bool:
        """TRO-OFFER-4, TRO-OFFER-5: enough icons, one of them the god's; TRO-OFFER-6: a card among them."""
        if self.total < self.cost or not self.matching:
            return False
        return self.cards > 0 or (self.token and s.tables.switch.cornucopia_alone)

    def superior(self) -> bool:
        """TRO-OFFER-8. The icons of the god's own kind alone are enough."""
        return self.matching >= self.cost

    def faults(self, s: Troia) -> list[Reason]:
        reasons: list[Reason] = []
        if not self.cards and not (self.token and s.tables.switch.cornucopia_alone):
            reasons.append(Reason("TRO-OFFER-6" if self.token else "TRO-OFFER-3", "no-card", {}))
        if self.total < self.cost:
            reasons.append(Reason("TRO-OFFER-4", "too-few-icons", {"cost": self.cost, "total": self.total}))
        if not self.matching:
            reasons.append(Reason("TRO-OFFER-5", "no-matching-icon", {"offering": self.offering}))
        return reasons


class ChoosePayment(Choice[Troia]):
    """TRO-OFFER-3. One card after the other, in any order."""

    CLAUSE: ClassVar[str] = "TRO-OFFER-3"
    CHAIN: ClassVar[bool] = True

    def __init__(self, seat: int, god: int) -> None:
        super().__init__(seat)
        self.god: Final = god

    def options(self, s: Troia, seat: int) -> list[Move]:
        paid = Purse(s, seat, self.god)
        paid.add_paid(s, seat)
        options = [DONE] if paid.enough(s) else []
        paid.add_hand(s, seat)
        # More icons never hurt: where all the rest completes the payment, each card of it may be the next.
        if paid.enough(s):
            if s.cornucopia == seat and not s.pledged:
                options.append(CORNUCOPIA)
            pay = s.tables.pay
            options += [pay[card] for card in s.hand[seat]]
        return options or [CANCEL]

    def choose(self, s: Troia, seat: int, move: Move) -> None:
        if isinstance(move, Pay):
            s.set_aside(seat, move.card)
            s.call(self)
        elif isinstance(move, Cornucopia):
            s.pledged = True
            s.call(self)
        elif not isinstance(move, Done):
            self.give_up(s, seat)

    def give_up(self, s: Troia, seat: int) -> None:
        """Back to the choice of an action: the offering under this question is closed, the turn begins anew."""
        s.hand[seat] = sorted(s.hand[seat] + s.paid[seat])
        s.paid[seat] = []
        s.pledged = False
        s.end()
        s.again()

    def why_not(self, s: Troia, seat: int, move: Move) -> list[Reason]:
        paid = Purse(s, seat, self.god)
        paid.add_paid(s, seat)
        if isinstance(move, Done):
            return paid.faults(s)
        if isinstance(move, Cornucopia):
            return [Reason("TRO-OFFER-6", "token-once" if s.pledged else "no-token", {})]
        if not isinstance(move, Pay):
            return []
        return why_not_pay(s, seat, move.card, s.paid[seat])


def why_not_pay(s: Troia, seat: int, card: int, paid: list[int]) -> list[Reason]:
    """A card pays once, and from the hand."""
    if card in paid:
        return [Reason("TRO-OFFER-3", "already-paid", {"card": card})]
    return [] if card in s.hand[seat] else [Reason("TRO-OFFER-3", "not-in-hand", {"card": card})]
