"""What events do: one procedure for each effect that a component file can name."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Procedure
from kylix.core.ids import NOBODY
from kylix.core.moves import Move
from kylix.games.parthenon import events
from kylix.games.parthenon.effects.hardship import Hardship, LessIdle, softener
from kylix.games.parthenon.moves import BARTER, BUY, CALL, NAME, PASS, TAKE, Barter, Buy, Call, Name, Take
from kylix.games.parthenon.phases.payment import HAND, Exchange, Payment, TakeGoods, can_pay, too_dear
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import BASICS, EventCard
from kylix.games.parthenon.zones import counts_of, raised, replaced


class Effect(Procedure[Parthenon]):
    """PAR-EVENT-8. Island after island in table order; those that are exempt are passed by."""

    CLAUSE: ClassVar[str] = "PAR-EVENT-8"

    def __init__(self, event: int) -> None:
        self.event: Final = event

    def step(self, s: Parthenon, at: int) -> None:
        if at == 0:
            s.islands = tuple(seat for seat in s.table_order() if not s.exempt[seat])
            self.begin(s)
        elif s.islands:
            seat = s.islands[0]
            s.islands = s.islands[1:]
            self.visit(s, seat, s.tables.events[self.event])
        else:
            s.end()

    def begin(self, s: Parthenon) -> None:
        """Who is visited: all, or whom the Archon names."""
        match s.tables.events[self.event].islands:
            case "named":
                self.let_name(s, list(s.islands))
            case "named_other":
                self.let_name(s, [seat for seat in s.islands if seat != s.archon])
            case "named_with_acropolis":
                self.let_name(s, [seat for seat in s.islands if s.acropolis_count(seat)])
            case "fewest":
                fewest = min([s.structures(seat) for seat in s.islands], default=0)
                tied = [seat for seat in s.islands if s.structures(seat) == fewest]
                s.islands = tuple(tied)
                if len(tied) > 1:
                    self.let_name(s, tied)
            case _:
                return

    def let_name(self, s: Parthenon, among: list[int]) -> None:
        s.islands = ()
        if among:
            s.contenders = tuple(among)
            s.call(NameIsland(s.archon, self.event))

    def visit(self, s: Parthenon, seat: int, card: EventCard) -> None:
        """What the event does to one island."""
        raise AssertionError("an event has an effect")


class NameIsland(Choice[Parthenon]):
    """PAR-EVENT-4. The Archon names the island that is hit or helped."""

    CLAUSE: ClassVar[str] = "PAR-EVENT-4"

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event: Final = event

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        return [NAME[other] for other in s.contenders]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        assert isinstance(move, Name)
        s.contenders = ()
        s.islands = (move.seat,)
        if s.log is not None:
            s.log.append(events.named(seat, move.seat))

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        return [Reason(self.CLAUSE, "not-to-be-named", {"seat": move.seat})] if isinstance(move, Name) else []


class Trouble(Effect):
    """PAR-EVENT-9. Pay, give up or show what the event asks for, or suffer."""

    CLAUSE: ClassVar[str] = "PAR-EVENT-9"

    def visit(self, s: Parthenon, seat: int, card: EventCard) -> None:
        s.eased = 0
        s.call(Hardship(seat, self.event))


class DearerStructures(Effect):
    """PAR-EVENT-10. This season structures cost more."""

    def visit(self, s: Parthenon, seat: int, card: EventCard) -> None:
        s.dearer = replaced(s.dearer, seat, 1)


class Harvest(Effect):
    """PAR-EVENT-8. A basic of a type for which the island has a village."""

    def visit(self, s: Parthenon, seat: int, card: EventCard) -> None:
        s.call(TakeHarvest(seat, card.amount))


class TakeHarvest(Choice[Parthenon]):
    """PAR-EVENT-9. The island chooses the type."""

    CLAUSE: ClassVar[str] = "PAR-EVENT-9"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        return [TAKE[good] for good in range(BASICS) if s.villages[seat * BASICS + good]]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        assert isinstance(move, Take)
        s.gains(seat, move.good)
        if s.log is not None:
            s.log.append(events.gained(seat, [move.good]))
        if self.count > 1:
            s.call(TakeHarvest(seat, self.count - 1))

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        return [Reason(self.CLAUSE, "no-village", {"good": move.good})] if isinstance(move, Take) else []


class NoHazard(Effect):
    """PAR-EVENT-10. This season no hazard is drawn for a region."""

    def visit(self, s: Parthenon, seat: int, card: EventCard) -> None:
        s.calm = replaced(s.calm, card.region, 1)


class Help(Effect):
    """PAR-EVENT-4. An island takes goods: the one with fewest structures, or the one the Archon names."""

    CLAUSE: ClassVar[str] = "PAR-EVENT-4"

    def visit(self, s: Parthenon, seat: int, card: EventCard) -> None:
        s.gain = tuple(card.get)
        s.call(Receive(seat))


class Receive(Procedure[Parthenon]):
    """PAR-EVENT-8. Goods from the bank, types of the taker's choice."""

    CLAUSE: ClassVar[str] = "PAR-EVENT-8"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def step(self, s: Parthenon, at: int) -> None:
        if at == 0:
            s.call(TakeGoods(self.seat, HAND, -1, 0))
            return
        if s.log is not None:
            s.log.append(events.gained(self.seat, list(s.taken)))
        s.end()


class IdleType(Effect):
    """PAR-EVENT-11. The Archon names a basic; all villages of that type are idle."""

    CLAUSE: ClassVar[str] = "PAR-EVENT-11"

    def begin(self, s: Parthenon) -> None:
        s.call(NameType(s.archon, self.event))

    def visit(self, s: Parthenon, seat: int, card: EventCard) -> None:
        good = s.named[0]
        at = seat * BASICS + good
        count = s.villages[at] - s.idle[at]
        if not count:
            return
        s.idle = replaced(s.idle, at, s.villages[at])
        if s.log is not None:
            s.log.append(events.idled(seat, [good] * count))
        power = softener(s, seat, self.event)
        if power >= 0:
            s.call(LessIdle(seat, power, good))


class NameType(Choice[Parthenon]):
    """PAR-EVENT-4. The Archon names a basic."""

    CLAUSE: ClassVar[str] = "PAR-EVENT-4"

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event: Final = event

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        return CALL[:BASICS]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        assert isinstance(move, Call)
        s.named = (move.good,)
        if s.log is not None:
            s.log.append(events.type_named(seat, move.good))

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        return [Reason(self.CLAUSE, "no-basic", {"good": move.good})] if isinstance(move, Call) else []


class OneExchange(Effect):
    """PAR-EVENT-8. Each island may make one exchange from its hand."""

    def visit(self, s: Parthenon, seat: int, card: EventCard) -> None:
        if s.hand[seat]:
            s.call(TradeAtHome(seat, self.event))


class TradeAtHome(Choice[Parthenon]):
    """PAR-EVENT-8. One exchange at a rate of the event, or none."""

    CLAUSE: ClassVar[str] = "PAR-EVENT-8"

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event: Final = event

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        have = counts_of(s.hand[seat])
        imports = s.tables.imports[s.island[seat]]
        options: list[Move] = [PASS]
        for rate in s.tables.events[self.event].rates:
            if can_pay(have, s.tables.rates[rate].give, imports):
                options.append(BARTER[rate])
        return options

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        if isinstance(move, Barter):
            rate = s.tables.rates[move.rate]
            s.due = rate.give.words
            s.gain = tuple(rate.get)
            s.call(Exchange(seat, HAND, -1, int(rate.other)))

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Barter):
            return []
        if move.rate not in s.tables.events[self.event].rates:
            return [Reason(self.CLAUSE, "no-such-rate", {"rate": move.rate})]
        give = s.tables.rates[move.rate].give
        return [Reason(self.CLAUSE, "cannot-pay", too_dear(s, seat, s.hand[seat], give, {"rate": move.rate}))]


class LargerCargo(Effect):
    """PAR-EVENT-10. This season fleets carry more."""

    def visit(self, s: Parthenon, seat: int, card: EventCard) -> None:
        s.limit = replaced(s.limit, seat, max(s.limit[seat], card.most))


class RicherWorkshops(Effect):
    """PAR-EVENT-10. This season workshops produce more."""

    def visit(self, s: Parthenon, seat: int, card: EventCard) -> None:
        s.rich = replaced(s.rich, seat, card.amount)


class MayBuy(Effect):
    """PAR-EVENT-9. Each island may buy an Aegis card."""

    def visit(self, s: Parthenon, seat: int, card: EventCard) -> None:
        if s.hand[seat]:
            s.call(HireSoldiers(seat, self.event))


class HireSoldiers(Choice[Parthenon]):
    """PAR-EVENT-9. One of the cards on offer, or none."""

    CLAUSE: ClassVar[str] = "PAR-EVENT-9"

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event: Final = event

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        card = s.tables.events[self.event]
        if not can_pay(counts_of(s.hand[seat]), card.pays[0], s.tables.imports[s.island[seat]]):
            return [PASS]
        return [PASS, *[BUY[good] for good in card.offers]]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        if isinstance(move, Buy):
            s.gains(seat, move.good)
            if s.log is not None:
                s.log.append(events.gained(seat, [move.good]))
            s.due = s.tables.events[self.event].pays[0].words
            s.call(Payment(seat, HAND, NOBODY, -1))

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Buy):
            return []
        card = s.tables.events[self.event]
        if move.good not in card.offers:
            return [Reason(self.CLAUSE, "not-on-offer", {"good": move.good})]
        about = too_dear(s, seat, s.hand[seat], card.pays[0], {"good": move.good})
        return [Reason(self.CLAUSE, "cannot-pay-for", about)]


class Rebate(Effect):
    """PAR-EVENT-10. This season each island may lower one price."""

    def visit(self, s: Parthenon, seat: int, card: EventCard) -> None:
        s.rebates = raised(s.rebates, seat, 1)
