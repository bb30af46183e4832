"""Events with alternatives: paying, giving up, showing, or suffering; and what softens them."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Procedure
from kylix.core.ids import NOBODY
from kylix.core.moves import Move
from kylix.games.parthenon import events
from kylix.games.parthenon.moves import (
    FREE,
    GIVE_UP,
    IDLE,
    PASS,
    SETTLE,
    SHOW,
    SOFTEN,
    SUFFER,
    Free,
    GiveUp,
    Idle,
    Settle,
    Show,
    Soften,
)
from kylix.games.parthenon.phases.payment import HAND, Payment, can_pay, too_dear
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import BASICS, POWERS, Cost, EventCard
from kylix.games.parthenon.zones import counts_of, raised, replaced, without


def softener(s: Parthenon, seat: int, event: int) -> int:
    """The seat's unspent power that softens the event, or -1."""
    for power in s.tables.hooks.softens:
        if s.has(seat, power) and not s.spent[seat * POWERS + power]:
            if s.tables.powers[power].effect.softens(s, seat, power, event):
                return power
    return -1


class Hardship(Choice[Parthenon]):
    """PAR-EVENT-9. One alternative that can be carried out in full; the last one is always possible."""

    CLAUSE: ClassVar[str] = "PAR-EVENT-9"

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event: Final = event

    def ways(self, s: Parthenon) -> list[Cost]:
        """What can be paid instead; less once the event was softened."""
        card = s.tables.events[self.event]
        return card.eased if s.eased else card.pays

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        card = s.tables.events[self.event]
        have = counts_of(s.hand[seat])
        imports = s.tables.imports[s.island[seat]]
        options: list[Move] = []
        for way, cost in enumerate(self.ways(s)):
            if can_pay(have, cost, imports):
                options.append(SETTLE[way])
        options += [GIVE_UP[good] for good in card.gives_up if s.owned(seat, good)]
        options += [SHOW[good] for good in card.shows if s.owned(seat, good)]
        options.append(SUFFER)
        if not s.eased and softener(s, seat, self.event) >= 0:
            options.append(SOFTEN)
        return options

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        if isinstance(move, Soften):
            power = softener(s, seat, self.event)
            s.spend(seat, power)
            s.eased = 1
            if s.log is not None:
                s.log.append(events.used(seat, power))
            s.call(self)
        elif isinstance(move, Settle):
            s.due = self.ways(s)[move.way].words
            s.call(Payment(seat, HAND, NOBODY, -1))
        elif isinstance(move, GiveUp):
            s.gives(seat, move.good)
            if s.log is not None:
                s.log.append(events.lost(seat, [move.good]))
        elif isinstance(move, Show):
            if s.log is not None:
                s.log.append(events.army_shown(seat))
        else:
            s.call(Suffering(seat, self.event))

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        card = s.tables.events[self.event]
        if isinstance(move, Settle):
            ways = self.ways(s)
            if move.way >= len(ways):
                return [Reason(self.CLAUSE, "no-such-way", {"way": move.way})]
            about = too_dear(s, seat, s.hand[seat], ways[move.way], {"way": move.way})
            return [Reason(self.CLAUSE, "cannot-settle", about)]
        if isinstance(move, GiveUp):
            fitting = move.good in card.gives_up
            return [Reason(self.CLAUSE, "not-held" if fitting else "no-help", {"good": move.good})]
        if isinstance(move, Show):
            fitting = move.good in card.shows
            return [Reason(self.CLAUSE, "not-held" if fitting else "no-help", {"good": move.good})]
        return [Reason(self.CLAUSE, "nothing-to-soften", {})] if isinstance(move, Soften) else []


class Suffering(Procedure[Parthenon]):
    """PAR-EVENT-9. The last alternative of an event: cards lost, villages and workshops idle, building halted."""

    CLAUSE: ClassVar[str] = "PAR-EVENT-9"

    def __init__(self, seat: int, event: int) -> None:
        self.seat: Final = seat
        self.event: Final = event

    def step(self, s: Parthenon, at: int) -> None:
        card = s.tables.events[self.event]
        match at:
            case 0:
                self.lose_cards(s, card)
            case 1:
                self.strike(s, card)
            case 2:
                self.name_villages(s, card)
            case 3:
                if s.eased and s.named and card.by_archon:
                    s.call(FreeVillage(self.seat))
            case _:
                self.settle(s)
                s.end()

    def lose_cards(self, s: Parthenon, card: EventCard) -> None:
        """PAR-HAZARD-10. At random; half is rounded up."""
        hand = list(s.hand[self.seat])
        count = (len(hand) + 1) // 2 if card.lose_half else min(card.lose, len(hand))
        if count and s.eased:
            count -= 1
        goods = [hand.pop(s.random_below(len(hand))) for _ in range(count)]
        s.hand[self.seat] = tuple(hand)
        if s.log is not None and goods:
            s.log.append(events.lost(self.seat, goods))

    def strike(self, s: Parthenon, card: EventCard) -> None:
        if card.idle_workshops:
            s.idle_workshops = replaced(s.idle_workshops, self.seat, 1)
            if s.log is not None:
                s.log.append(events.workshops_idle(self.seat))
        if "named_with_acropolis" in card.islands:
            s.halted = replaced(s.halted, self.seat, 1)
            if s.log is not None:
                s.log.append(events.halted(self.seat))

    def name_villages(self, s: Parthenon, card: EventCard) -> None:
        """PAR-EVENT-11. Idle villages add up; one that is idle already cannot be named again."""
        s.named = ()
        working = s.village_count(self.seat) - sum(s.idle[self.seat * BASICS : (self.seat + 1) * BASICS])
        count = min(card.idle, working)
        if s.eased and not card.by_archon:
            count -= 1
        if count > 0:
            chooser = s.archon if card.by_archon else self.seat
            s.call(NameVillage(chooser, self.seat, count, 0))

    def settle(self, s: Parthenon) -> None:
        if s.named and s.log is not None:
            s.log.append(events.idled(self.seat, list(s.named)))
        s.named = ()


class NameVillage(Choice[Parthenon]):
    """PAR-EVENT-4. Villages that stay idle, one after the other, named by the Archon or by the island itself."""

    CLAUSE: ClassVar[str] = "PAR-EVENT-4"
    CHAIN: ClassVar[bool] = True

    def __init__(self, seat: int, victim: int, count: int, floor: int) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.count: Final = count
        self.floor: Final = floor

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        start = self.victim * BASICS
        left = [s.villages[start + good] - s.idle[start + good] for good in range(BASICS)]
        return [IDLE[good] for good in range(self.floor, BASICS) if left[good] and sum(left[good:]) >= self.count]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        assert isinstance(move, Idle)
        s.idle = raised(s.idle, self.victim * BASICS + move.good, 1)
        s.named = (*s.named, move.good)
        if self.count > 1:
            s.call(NameVillage(seat, self.victim, self.count - 1, move.good))

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Idle):
            return []
        at = self.victim * BASICS + move.good
        if move.good >= BASICS or s.villages[at] <= s.idle[at]:
            return [Reason("PAR-EVENT-11", "no-working-village", {"good": move.good})]
        return [Reason(self.CLAUSE, "in-order", {"good": move.good})]


class FreeVillage(Choice[Parthenon]):
    """PAR-EVENT-9. A softened event: the island picks which of the villages named stays at work."""

    CLAUSE: ClassVar[str] = "PAR-EVENT-9"

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        return [FREE[good] for good in sorted(set(s.named))]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        assert isinstance(move, Free)
        s.named = without(s.named, move.good)
        s.idle = raised(s.idle, seat * BASICS + move.good, -1)

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        return [Reason(self.CLAUSE, "not-idled", {"good": move.good})] if isinstance(move, Free) else []


class LessIdle(Choice[Parthenon]):
    """PAR-EVENT-9. Of the villages that an event makes idle, one may stay at work."""

    CLAUSE: ClassVar[str] = "PAR-EVENT-9"

    def __init__(self, seat: int, power: int, good: int) -> None:
        super().__init__(seat)
        self.power: Final = power
        self.good: Final = good

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        return [PASS, SOFTEN]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        if isinstance(move, Soften):
            s.spend(seat, self.power)
            s.idle = raised(s.idle, seat * BASICS + self.good, -1)
            if s.log is not None:
                s.log.append(events.freed(seat, self.good))
