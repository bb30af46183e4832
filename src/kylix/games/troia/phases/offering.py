"""The offering: pay, move the god, move the hero, use the power, look at the objective."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Procedure
from kylix.core.ids import NOBODY
from kylix.games.troia import events
from kylix.games.troia.phases.board import move_god, near_slot, step_hero
from kylix.games.troia.phases.objective import Objective
from kylix.games.troia.phases.payment import ChoosePayment, Purse, why_not_pay
from kylix.games.troia.state import Troia
from kylix.games.troia.tables import CORNUCOPIA_ICONS, FORWARD


class Offering(Procedure[Troia]):
    """TRO-OFFER-1. Five steps in fixed order, each finished before the next."""

    CLAUSE: ClassVar[str] = "TRO-OFFER-1"

    def __init__(self, seat: int, god: int) -> None:
        self.seat: Final = seat
        self.god: Final = god

    def step(self, s: Troia, at: int) -> None:
        match at:
            case 0:
                s.call(ChoosePayment(self.seat, self.god))
            case 1:
                self.reveal(s)
            case 2:
                move_god(s, self.god, near_slot(s, self.seat))
            case 3:
                self.move_hero(s)
            case 4:
                s.call(Power(self.seat, self.god))
            case _:
                s.honoured = -1
                s.superior = -1
                s.goto(Objective(self.seat))

    def reveal(self, s: Troia) -> None:
        """TRO-OFFER-7, TRO-OFFER-8. The cards are shown and discarded; enough of the god's own kind is superior."""
        purse = Purse(s, self.seat, self.god)
        purse.add_paid(s, self.seat)
        s.honoured = self.god
        s.superior = 1 if purse.superior() else 0
        cards = s.reveal_paid(self.seat)
        if s.log is not None:
            s.log.append(events.offered(self.seat, self.god, cards.copy(), s.pledged, s.superior == 1))
        if s.pledged:
            s.pledged = False
            s.cornucopia = NOBODY

    def move_hero(self, s: Troia) -> None:
        """TRO-HERO-1 to 3. The hero tied to the god on the payer's side: two spaces if superior, else one."""
        hero = s.tables.hero[self.seat][s.tables.offering[self.god]]
        step_hero(s, hero, FORWARD[self.seat] * (2 if s.superior == 1 else 1))


class Power(Procedure[Troia]):
    """TRO-POWER-1. The god grants its power now; without a way to carry it out it is lost (TRO-POWER-2)."""

    CLAUSE: ClassVar[str] = "TRO-POWER-1"

    def __init__(self, seat: int, god: int) -> None:
        self.seat: Final = seat
        self.god: Final = god

    def step(self, s: Troia, at: int) -> None:
        if at == 0:
            power = s.tables.powers[self.god](self.seat)
            # A question without an option is skipped by itself; only the log has to know beforehand.
            if s.log is None or power.options(s, self.seat):
                s.call(power)
            else:
                s.log.append(events.power_lost(self.god))
        else:
            s.end()


def can_honour(s: Troia, seat: int) -> list[int]:
    """TRO-TURN-3. The gods that the hand, with the Cornucopia if held, can pay."""
    tables = s.tables
    total = shown = 0
    for card in s.hand[seat]:
        total += len(tables.icons[card])
        shown |= tables.shows[card]
    token = CORNUCOPIA_ICONS if s.cornucopia == seat else 0
    if not total and not (token and tables.switch.cornucopia_alone):
        return []
    cost = tables.cost[seat]
    return [
        god for slot, god in enumerate(s.olympus) if total + token >= cost[slot] and (token or shown & tables.asks[god])
    ]


def why_not_honour(s: Troia, seat: int, god: int) -> list[Reason]:
    if god not in s.olympus:
        return [Reason("TRO-OFFER-1", "god-absent", {"god": god})]
    purse = Purse(s, seat, god)
    purse.add_hand(s, seat)
    return purse.faults(s)


def why_not_offer(s: Troia, seat: int, god: int, cards: list[int], token: bool) -> list[Reason]:
    """What is wrong with these cards as a payment, where the whole hand would not do."""
    reasons = [reason for at, card in enumerate(cards) for reason in why_not_pay(s, seat, card, cards[:at])]
    if token and s.cornucopia != seat:
        reasons.append(Reason("TRO-OFFER-6", "no-token", {}))
    if reasons or god not in s.olympus:
        return reasons or why_not_honour(s, seat, god)
    purse = Purse(s, seat, god)
    for card in cards:
        purse.add(s.tables.icons[card])
    if token:
        purse.add_token()
    return purse.faults(s)
