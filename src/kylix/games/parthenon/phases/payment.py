"""Costs: whether they can be paid, paying them card by card where the payer has a choice, and taking what is bought."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Fact, Reason
from kylix.core.flow import Choice, Procedure
from kylix.core.ids import NOBODY
from kylix.core.moves import Move
from kylix.games.parthenon import events
from kylix.games.parthenon.moves import CANCEL, PAY, SPARE, TAKE, Pay, Spare, Take
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import (
    ANY_BASIC,
    ANY_COMMODITY,
    ANY_IMPORT,
    ANY_RARE,
    ARMY,
    BASICS,
    GOLD,
    GOODS,
    PAPYRUS,
    Cost,
)
from kylix.games.parthenon.zones import Zone, added, counts_of, raised, without

BASIC_WORDS: Final = [*range(BASICS), ANY_BASIC, ANY_IMPORT]
RARE_WORDS: Final = [*range(BASICS, PAPYRUS), ANY_RARE]
ALL_WORDS: Final = [*BASIC_WORDS, *RARE_WORDS]
HAND: Final = -1
"""In place of a fleet: the goods come from the hand and go there."""
BUILD_PHASE: Final = 8


def can_pay(have: list[int], cost: Cost, imports: list[int]) -> bool:
    """Whether goods so many of each can pay the cost, wilds included. Classes lie in each other, so sums decide."""
    for at, good in enumerate(cost.goods):
        if have[good] < cost.counts[at]:
            return False
    return not cost.wild or (can_pay_wilds(have, cost) and (not cost.imports or can_import(have, cost, imports)))


def can_pay_wilds(have: list[int], cost: Cost) -> bool:
    """The same of basics, rares and all commodities, where the goods that the cost names are there."""
    basic = -cost.named_basic
    for good in range(BASICS):
        basic += have[good]
    if basic < cost.imports + cost.basic:
        return False
    rare = -cost.named_rare
    for good in range(BASICS, GOLD):
        rare += have[good]
    return rare >= cost.rare and basic + rare + have[GOLD] - cost.named_gold >= cost.wild


def can_import(have: list[int], cost: Cost, imports: list[int]) -> bool:
    """The same of imports."""
    left = -cost.imports
    for good in imports:
        left += have[good]
    for at, good in enumerate(cost.goods):
        if good in imports:
            left -= cost.counts[at]
    return left >= 0


def fits(word: int, good: int, imports: list[int]) -> bool:
    """Whether a good can stand for a word of a price."""
    if word == ANY_BASIC:
        return good < BASICS
    if word == ANY_RARE:
        return BASICS <= good <= PAPYRUS
    if word == ANY_IMPORT:
        return good in imports
    if word == ANY_COMMODITY:
        return good < ARMY
    return word == good


def lacking(zone: Zone, cost: Cost, imports: list[int]) -> list[int]:
    """The words of a cost for which no card is there. They go from the narrowest to the widest: none is spent early."""
    left = list(zone)
    missing: list[int] = []
    for word in cost.words:
        card = next((good for good in left if fits(word, good, imports)), -1)
        if card < 0:
            missing.append(word)
        else:
            left.remove(card)
    return missing


def too_dear(s: Parthenon, seat: int, zone: Zone, cost: Cost, about: dict[str, Fact]) -> dict[str, Fact]:
    """The facts of a refusal: what is wanted, its price, and what is missing of it."""
    return {**about, "cost": list(cost.words), "missing": lacking(zone, cost, s.tables.imports[s.island[seat]])}


def yields(word: int) -> list[int]:
    """PAR-FLEETTRADE-9. What a word of a yield can stand for: rares never papyrus."""
    if word == ANY_BASIC:
        return list(range(BASICS))
    if word == ANY_RARE:
        return list(range(BASICS, PAPYRUS))
    return [word]


def zone_of(s: Parthenon, seat: int, fleet: int) -> Zone:
    return s.hand[seat] if fleet == HAND else s.cargo[fleet]


def set_zone(s: Parthenon, seat: int, fleet: int, zone: Zone) -> None:
    if fleet == HAND:
        s.hand[seat] = zone
    else:
        s.cargo[fleet] = zone


class Payment(Procedure[Parthenon]):
    """PAR-GEN-7. What is due is paid at once: fixed goods by themselves, the others as the payer chooses."""

    CLAUSE: ClassVar[str] = "PAR-GEN-7"

    def __init__(self, seat: int, fleet: int, payee: int, ban: int) -> None:
        self.seat: Final = seat
        self.fleet: Final = fleet
        self.payee: Final = payee
        """A seat, or nobody for the bank."""
        self.ban: Final = ban
        """A commodity that cannot be used here, or -1."""

    def step(self, s: Parthenon, at: int) -> None:
        if at == 0:
            self.pay_fixed(s)
        elif s.due:
            s.call(PayOne(self.seat, self.fleet, self.ban, 0))
        else:
            self.settle(s)
            s.end()

    def pay_fixed(self, s: Parthenon) -> None:
        zone = zone_of(s, self.seat, self.fleet)
        given: list[int] = []
        for word in s.due:
            if word < GOODS and word in zone:
                zone = without(zone, word)
                given.append(word)
        set_zone(s, self.seat, self.fleet, zone)
        s.given = tuple(given)
        s.due = tuple(word for word in s.due if word >= GOODS)

    def settle(self, s: Parthenon) -> None:
        """PAR-WONDER-11. Goods for another player go to his hand."""
        s.seal()
        if self.payee != NOBODY:
            for good in s.given:
                s.hand[self.payee] = added(s.hand[self.payee], good)
        if s.log is not None and s.given:
            if self.fleet == HAND:
                s.log.append(events.paid(self.seat, list(s.given), self.payee))
            else:
                s.log.append(events.fleet_paid(self.fleet, list(s.given)))


class PayOne(Choice[Parthenon]):
    """PAR-FLEETTRADE-2. Cards of the payer's choice, one after the other, like ones in the order of the list."""

    CLAUSE: ClassVar[str] = "PAR-FLEETTRADE-2"
    CHAIN: ClassVar[bool] = True

    def __init__(self, seat: int, fleet: int, ban: int, floor: int) -> None:
        super().__init__(seat)
        self.fleet: Final = fleet
        self.ban: Final = ban
        self.floor: Final = floor

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        """Those from which on there are enough cards left for the like words of the price."""
        word = s.due[0]
        imports = s.tables.imports[s.island[seat]]
        need = s.due.count(word)
        cards = [
            good
            for good in zone_of(s, seat, self.fleet)
            if good >= self.floor and good != self.ban and fits(word, good, imports)
        ]
        options: list[Move] = []
        last = -1
        for at, good in enumerate(cards):
            if good != last and len(cards) - at >= need:
                last = good
                options.append(PAY[good])
        return options or [CANCEL]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        if not isinstance(move, Pay):
            s.due = ()
            return
        set_zone(s, seat, self.fleet, without(zone_of(s, seat, self.fleet), move.good))
        s.given = (*s.given, move.good)
        word = s.due[0]
        s.due = s.due[1:]
        if s.due:
            s.call(PayOne(seat, self.fleet, self.ban, move.good if s.due[0] == word else 0))

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Pay):
            return []
        if move.good == self.ban:
            return [Reason("PAR-HARBOR-9", "scarce", {"good": move.good})]
        if not fits(s.due[0], move.good, s.tables.imports[s.island[seat]]):
            return [Reason(self.CLAUSE, "wrong-kind", {"good": move.good, "word": s.due[0]})]
        if move.good not in zone_of(s, seat, self.fleet):
            return [Reason("PAR-GEN-7", "not-held", {"good": move.good})]
        return [Reason(self.CLAUSE, "in-order", {"good": move.good})]


class TakeGoods(Procedure[Parthenon]):
    """What is gained: goods named go over by themselves, wilds as the taker chooses."""

    CLAUSE: ClassVar[str] = "PAR-FLEETTRADE-2"

    def __init__(self, seat: int, fleet: int, ban: int, other: int) -> None:
        self.seat: Final = seat
        self.fleet: Final = fleet
        self.ban: Final = ban
        self.other: Final = other
        """1 if nothing may be taken of a type that was given."""

    def step(self, s: Parthenon, at: int) -> None:
        if at == 0:
            s.taken = ()
            for word in s.gain:
                if word < GOODS:
                    take(s, self.seat, self.fleet, word)
            s.gain = tuple(word for word in s.gain if word >= GOODS)
        elif s.gain:
            s.call(TakeOne(self.seat, self.fleet, self.ban, self.other, 0))
        else:
            s.end()


def take(s: Parthenon, seat: int, fleet: int, good: int) -> None:
    """PAR-FLEETTRADE-3. Into the cargo, or into the hand; an Aegis card bought at home lies face up."""
    if fleet == HAND:
        s.gains(seat, good)
    else:
        s.cargo[fleet] = added(s.cargo[fleet], good)
    s.taken = (*s.taken, good)


class TakeOne(Choice[Parthenon]):
    """PAR-FLEETTRADE-2. The taker chooses the types."""

    CLAUSE: ClassVar[str] = "PAR-FLEETTRADE-2"
    CHAIN: ClassVar[bool] = True

    def __init__(self, seat: int, fleet: int, ban: int, other: int, floor: int) -> None:
        super().__init__(seat)
        self.fleet: Final = fleet
        self.ban: Final = ban
        self.other: Final = other
        self.floor: Final = floor

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        return [TAKE[good] for good in self.types(s) if good >= self.floor]

    def types(self, s: Parthenon) -> list[int]:
        return [good for good in yields(s.gain[0]) if good != self.ban and not (self.other and good in s.given)]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        assert isinstance(move, Take)
        take(s, seat, self.fleet, move.good)
        s.gain = s.gain[1:]
        if s.gain:
            # The order of naming never leaves the taker without a type.
            floor = min(move.good, max(self.types(s)))
            s.call(TakeOne(seat, self.fleet, self.ban, self.other, floor))

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Take):
            return []
        if move.good == self.ban:
            return [Reason("PAR-HARBOR-9", "scarce", {"good": move.good})]
        if move.good not in yields(s.gain[0]):
            if move.good == PAPYRUS:
                return [Reason("PAR-FLEETTRADE-9", "papyrus-only-in-egypt", {"good": move.good})]
            return [Reason(self.CLAUSE, "wrong-kind", {"good": move.good, "word": s.gain[0]})]
        if self.other and move.good in s.given:
            return [Reason(self.CLAUSE, "another-type", {"good": move.good})]
        return [Reason(self.CLAUSE, "in-order", {"good": move.good})]


class Exchange(Procedure[Parthenon]):
    """PAR-FLEETTRADE-1. One exchange at a rate: give, then take."""

    CLAUSE: ClassVar[str] = "PAR-FLEETTRADE-1"

    def __init__(self, seat: int, fleet: int, ban: int, other: int) -> None:
        self.seat: Final = seat
        self.fleet: Final = fleet
        self.ban: Final = ban
        self.other: Final = other

    def step(self, s: Parthenon, at: int) -> None:
        match at:
            case 0:
                s.call(Giving(self.seat, self.fleet, NOBODY, self.ban))
            case 1:
                s.call(TakeGoods(self.seat, self.fleet, self.ban, self.other))
            case _:
                s.seal()
                self.tell(s)
                s.end()

    def tell(self, s: Parthenon) -> None:
        if s.log is None:
            return
        if self.fleet == HAND:
            s.log.append(events.exchanged(self.seat, list(s.given), list(s.taken)))
        else:
            s.log.append(events.fleet_traded(self.fleet, list(s.given), list(s.taken)))


class Giving(Payment):
    """PAR-FLEETTRADE-3. The giving half of an exchange; the exchange tells both halves together."""

    CLAUSE: ClassVar[str] = "PAR-FLEETTRADE-3"

    def settle(self, s: Parthenon) -> None:
        return


def rebates(s: Parthenon, seat: int, structure: bool) -> list[int]:
    """PAR-Q44. What may lower a price: the wonder any one in the Build phase, the event those of structures."""
    found: list[int] = []
    power = s.power_of(seat, s.tables.hooks.lowers) if s.phase == BUILD_PHASE else -1
    if power >= 0:
        found.append(power)
    if structure and s.rebates[seat]:
        found.append(-1)
    return found


class Lowering(Procedure[Parthenon]):
    """PAR-Q44. What may lower the price that is due, each asked about once: the wonder first, then the event."""

    CLAUSE: ClassVar[str] = "PAR-Q44"

    def __init__(self, seat: int, fleet: int, structure: int) -> None:
        self.seat: Final = seat
        self.fleet: Final = fleet
        self.structure: Final = structure
        """1 for the cost of a structure or of a wonder's stage."""

    def step(self, s: Parthenon, at: int) -> None:
        lowering = rebates(s, self.seat, self.structure > 0)
        if at == 0 and lowering and len(s.due) > 1:
            s.call(ChooseRebate(self.seat, self.fleet, lowering[0]))
        else:
            s.end()


class ChooseRebate(Choice[Parthenon]):
    """PAR-Q44. A card of the price may be left out, where the rest can be paid; the price keeps one card."""

    CLAUSE: ClassVar[str] = "PAR-Q44"
    CHAIN: ClassVar[bool] = True

    def __init__(self, seat: int, fleet: int, power: int) -> None:
        super().__init__(seat)
        self.fleet: Final = fleet
        self.power: Final = power
        """The wonder that lowers the price, or -1 for an event."""

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        have = counts_of(zone_of(s, seat, self.fleet))
        due, later, spared = Cost(list(s.due)), later_rebates(s, self.power), lowered(s, seat, self.power)
        options: list[Move] = [CANCEL] if payable(s, seat, have, due, later) else []
        if due.size > 1:
            for word in sorted(set(s.due)):
                if word in spared and payable(s, seat, have, due.without(word), later):
                    options.append(SPARE[word])
        return options or [CANCEL]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        if isinstance(move, Spare):
            s.due = without(s.due, move.word)
            if self.power >= 0:
                s.spend(seat, self.power)
            else:
                s.rebates = raised(s.rebates, seat, -1)
        if later_rebates(s, self.power) and len(s.due) > 1:
            s.call(ChooseRebate(seat, self.fleet, -1))

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        return [Reason(self.CLAUSE, "cannot-spare", {"word": move.word})] if isinstance(move, Spare) else []


def lowered(s: Parthenon, seat: int, power: int) -> list[int]:
    """What a rebate may leave out: basics for an event, for a wonder as its card says; never papyrus or gold."""
    words = s.tables.powers[power].effect.lowers(s, seat, power) if power >= 0 else [ANY_BASIC]
    if ANY_RARE not in words:
        return BASIC_WORDS if ANY_BASIC in words else []
    return ALL_WORDS if ANY_BASIC in words else RARE_WORDS


def later_rebates(s: Parthenon, power: int) -> list[int]:
    """Rebates that are asked after this one: the wonder comes first, then the event, which lowers structures only."""
    for frame in reversed(s.stack):
        if isinstance(frame, Lowering):
            return [-1] if power >= 0 and frame.structure and s.rebates[frame.seat] else []
    return []


def payable(s: Parthenon, seat: int, have: list[int], cost: Cost, rebates: list[int]) -> bool:
    """Whether a price can be paid, with these rebates or without."""
    if can_pay(have, cost, s.tables.imports[s.island[seat]]):
        return True
    if not rebates or cost.size < 2:
        return False
    spared = lowered(s, seat, rebates[0])
    for word in cost.kinds:
        if word in spared and payable(s, seat, have, cost.without(word), rebates[1:]):
            return True
    return len(rebates) > 1 and payable(s, seat, have, cost, rebates[1:])
