"""Phase 1: the next event is turned, donations, the order of the events, and carrying them out."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Procedure
from kylix.core.moves import Move
from kylix.games.parthenon import events
from kylix.games.parthenon.moves import ARRANGE, DONATE, EXEMPT, PASS, READY, Arrange, Donate, Exempt
from kylix.games.parthenon.phases.joint import Joint, ask_jointly
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import POWERS
from kylix.games.parthenon.zones import add_left, raised, replaced


class EventPhase(Procedure[Parthenon]):
    """PAR-EVENT-1. Turn the next event, then carry all open ones out in the Archon's order."""

    CLAUSE: ClassVar[str] = "PAR-EVENT-1"

    def step(self, s: Parthenon, at: int) -> None:
        match at:
            case 0:
                turn_event(s)
            case 1:
                open_donations(s)
            case 2:
                arrange(s)
            case _:
                if s.arranged:
                    event = s.arranged[0]
                    s.arranged = s.arranged[1:]
                    s.call(CarryOut(event))
                else:
                    s.end()


def turn_event(s: Parthenon) -> None:
    event = s.covered[0]
    s.covered = s.covered[1:]
    s.row = (*s.row, event)
    s.seal()
    if s.log is not None:
        s.log.append(events.event_turned(event))


def arrange(s: Parthenon) -> None:
    """PAR-EVENT-3. The Archon announces the whole order before the first event is carried out."""
    s.arranged = ()
    if len(s.row) == 1:
        s.arranged = s.row
    else:
        s.call(ArrangeEvents(s.archon))


class ArrangeEvents(Choice[Parthenon]):
    """PAR-EVENT-3. Any order, named one by one; it is chosen afresh each season."""

    CLAUSE: ClassVar[str] = "PAR-EVENT-3"

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        return [ARRANGE[event] for event in s.row if event not in s.arranged]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        assert isinstance(move, Arrange)
        s.arranged = (*s.arranged, move.event)
        left = [event for event in s.row if event not in s.arranged]
        if len(left) > 1:
            s.call(self)
            return
        s.arranged += tuple(left)
        if s.log is not None:
            s.log.append(events.events_arranged(list(s.arranged)))

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        return [Reason(self.CLAUSE, "not-to-arrange", {"event": move.event})] if isinstance(move, Arrange) else []


# --- donations --------------------------------------------------------------------------------------------------------


def open_donations(s: Parthenon) -> None:
    """PAR-EVENT-6. All but the Archon may give, if they have anything."""
    s.donated = (0,) * s.seats
    if not s.tables.donations:
        return
    givers = [seat for seat in range(s.seats) if seat != s.archon and has_cards(s, seat)]
    ask_jointly(s, givers, Donations())


def has_cards(s: Parthenon, seat: int) -> bool:
    """Whether the seat has any card to give; the numbers of cards are public."""
    return len(s.hand[seat]) + len(s.home[seat]) + s.aboard(seat) > 0


class Donations(Joint):
    """PAR-EVENT-6. At once and for good, to the Archon alone; all cards until one is ready are one donation.

    `donated` is twice the number of donations, less one while the last of them may still grow.
    """

    CLAUSE: ClassVar[str] = "PAR-EVENT-6"

    def ways(self, s: Parthenon, seat: int) -> list[Move]:
        options: list[Move] = [READY]
        if s.donated[seat] < 2 * s.tables.donations:
            add_left(options, DONATE, s.stock(seat), ())
        return options

    def act(self, s: Parthenon, seat: int, move: Move) -> None:
        assert isinstance(move, Donate)
        s.gives(seat, move.good)
        s.gains(s.archon, move.good)
        if s.donated[seat] % 2 == 0:
            s.donated = raised(s.donated, seat, 1)
        s.seal()
        s.stale = seat
        if s.log is not None:
            s.log.append(events.donated(seat, s.archon, move.good))

    def reopen(self, s: Parthenon, seat: int) -> None:
        """What is given from now on is another donation."""
        s.donated = raised(s.donated, seat, s.donated[seat] % 2)

    def why(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Donate):
            return []
        if s.donated[seat] >= 2 * s.tables.donations:
            return [Reason(self.CLAUSE, "enough-donated", {"count": s.tables.donations})]
        return [Reason(self.CLAUSE, "not-held", {"good": move.good})]


# --- one event --------------------------------------------------------------------------------------------------------


class CarryOut(Procedure[Parthenon]):
    """PAR-EVENT-8. One event for all islands, before the next."""

    CLAUSE: ClassVar[str] = "PAR-EVENT-8"

    def __init__(self, event: int) -> None:
        self.event: Final = event

    def step(self, s: Parthenon, at: int) -> None:
        card = s.tables.events[self.event]
        match at:
            case 0:
                if card.chooses:
                    open_donations(s)
            case 1:
                self.begin(s)
            case 2:
                self.let_react(s)
            case 3:
                assert card.make is not None
                s.call(card.make(self.event))
            case _:
                s.exempt = (0,) * s.seats
                s.islands = ()
                s.end()

    def begin(self, s: Parthenon) -> None:
        """Islands that a power shields from this very event."""
        s.exempt = (0,) * s.seats
        for seat, power in s.holders(s.tables.hooks.shields):
            if s.tables.powers[power].effect.shields(s, seat, power, self.event):
                s.exempt = replaced(s.exempt, seat, 1)
        if s.log is not None:
            s.log.append(events.event_began(self.event))

    def let_react(self, s: Parthenon) -> None:
        """What was called last is on top, so the first in table order comes last."""
        for seat, power in reversed(s.holders(s.tables.hooks.before_event)):
            if not s.spent[seat * POWERS + power] and not s.exempt[seat]:
                s.tables.powers[power].effect.before_event(s, seat, power, self.event)


class SkipEvent(Choice[Parthenon]):
    """PAR-EVENT-8. Once a season a wonder lets its island pass an event by, before any choice of the Archon."""

    CLAUSE: ClassVar[str] = "PAR-EVENT-8"

    def __init__(self, seat: int, power: int, event: int) -> None:
        super().__init__(seat)
        self.power: Final = power
        self.event: Final = event

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        return [] if s.exempt[seat] else [PASS, EXEMPT]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        if isinstance(move, Exempt):
            s.exempt = replaced(s.exempt, seat, 1)
            s.spend(seat, self.power)
            if s.log is not None:
                s.log.append(events.used(seat, self.power))
