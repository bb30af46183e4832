"""What a table of Parthenon shows beyond its fields, worked out by the rules; never more than the seat can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypedDict

from kylix.core.flow import Frame
from kylix.core.moves import Move
from kylix.games.parthenon import risks
from kylix.games.parthenon.effects.events import TradeAtHome
from kylix.games.parthenon.effects.hardship import Hardship
from kylix.games.parthenon.effects.hazards import LoseOne
from kylix.games.parthenon.phases.abroad import rate_at
from kylix.games.parthenon.phases.archon import tally
from kylix.games.parthenon.phases.build import SpendGoods
from kylix.games.parthenon.phases.discard import duplicates, hidden_limit
from kylix.games.parthenon.phases.event import CarryOut
from kylix.games.parthenon.phases.harbour import arrived, closed
from kylix.games.parthenon.phases.hazard import React
from kylix.games.parthenon.phases.island_trade import StartTrade
from kylix.games.parthenon.phases.joint import Joint
from kylix.games.parthenon.phases.loading import planning
from kylix.games.parthenon.phases.offers import addressed
from kylix.games.parthenon.phases.payment import HAND, PayOne, TakeOne, can_pay, fits, rebates
from kylix.games.parthenon.phases.purchase import next_structure_cost, village_cost, workshop_cost
from kylix.games.parthenon.phases.wonders import ISLAND_TRADE_PHASE, can_stage, stage_cost
from kylix.games.parthenon.prices import prices
from kylix.games.parthenon.sea_moves import Send
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import CHEAPER, FINISHED, HOME, SELL, SHIPS, SLOTS, STRUCTURES, WONDERS, Cost, Rate
from kylix.games.parthenon.zones import Zone, counts_of
from kylix.kit.names import Names


class Price(TypedDict):
    """What a thing costs now, and how far the hand goes."""

    words: list[str]
    paid: list[bool]
    """By word: whether a card at hand can stand for it, beside those for the others."""
    payable: bool
    """Whether it can be paid, with the rebates that hold."""


class StructurePrices(TypedDict):
    cost: list[str]
    """Of the first one of its kind, as it is printed for the island."""
    next: Price | None
    makes: Price | None
    """What it asks for the card that it makes."""


class RateShown(TypedDict):
    rate: str
    give: list[str]
    get: list[str]


class Port(TypedDict):
    """A fleet of one's own in a harbour."""

    ship: str
    land: str
    status: Literal["closed", "open", "barred"]
    rates: list[RateShown]
    sells_plans: bool


class Danger(TypedDict):
    """How likely a hazard hits one of the own fleets on its way to a land, and cannot be warded off: from `low`, if
    others carry more, to `high`."""

    ship: str
    land: str
    low: float
    high: float


class Answered(TypedDict):
    """How a seat stands to an open offer that is made to it: what it said aloud, never what it could."""

    seat: str
    says: Literal["thinks", "passes", "counters"]


class Derived(TypedDict):
    structures: list[int]
    """By seat."""
    complete: int
    """The structures that make an island complete."""
    tally: list[int]
    """By seat: the votes for it so far, each with its weight."""
    ready: list[int]
    """By seat, where several decide at once: 0 not yet ready, 1 ready, 2 takes no part; else empty."""
    trading: bool
    """The market is open: offers can be made."""
    answers: list[list[Answered]]
    """By place of an offer: those to whom it is made, and what they have said to it."""
    loading: bool
    """One's own fleets are being loaded: what they shall carry is in `hold`, what lay on them before in `cargo`."""
    event: str | None
    """The event that is carried out."""
    ways: list[Price]
    """What can be paid to be spared by it."""
    barter: list[RateShown] | None
    """The rates of an event for a trade at home."""
    due: list[str]
    """Words that the open question is about: still to be paid, or to be taken."""
    purse: str | None
    """The fleet from which the open question takes cards; None: from the hand."""
    villages: dict[str, Price | None]
    """By native good, as the next ones of the island that is drawn in full: one's own, or the first for who watches."""
    workshop: Price | None
    acropolis: dict[str, StructurePrices]
    wonders: dict[str, Price]
    """By unfinished wonder: its next stage."""
    fleets: list[Price | None]
    """By ship that is not there yet."""
    ports: list[Port]
    keep: list[int]
    """Of the own hand: how many cards can be kept hidden, and how many shown."""
    prices: dict[str, list[list[str]]]
    """By option that has a price, as it is written: what it costs, each way of paying it."""
    dangers: list[Danger]
    """Of the own fleets that hazards are ahead of, or would be if they were sent."""


def derive(names: Names, s: Parthenon, seat: int | None, held: Sequence[Move]) -> Derived:
    top = s.stack[-1] if s.stack else None
    at = 0 if seat is None else seat
    bills = Bills(names, s, at, seat == at or s.bared[at] > 0)
    carried = next((frame for frame in s.stack if isinstance(frame, CarryOut)), None)
    joint = any(isinstance(frame, Joint) for frame in s.stack)
    return {
        "structures": [s.structures(each) for each in range(s.seats)],
        "complete": sum(s.tables.complete),
        "tally": tally(s),
        "ready": list(s.ready) if joint else [],
        "trading": s.phase == ISLAND_TRADE_PHASE and not any(isinstance(frame, StartTrade) for frame in s.stack),
        "answers": [answers(names, s, slot) for slot in range(len(s.offer_to))],
        "loading": seat is not None and planning(s, seat),
        "event": None if carried is None else names["event"][carried.event],
        "ways": bills.ways(),
        "barter": bills.barter(),
        "due": words_of(names, s.due + s.gain),
        "purse": purse(names, top),
        "villages": bills.villages(),
        "workshop": bills.price(workshop_cost(s, at), True),
        "acropolis": bills.acropolis(),
        "wonders": bills.wonders(),
        "fleets": bills.fleets(),
        "ports": [] if seat is None else ports(names, s, seat),
        "keep": [] if seat is None else [hidden_limit(s, seat), len(set(s.hand[seat])) + duplicates(s, seat)],
        "prices": {} if seat is None else option_prices(names, s, seat),
        "dangers": [] if seat is None else dangers(names, s, seat),
    }


def option_prices(names: Names, s: Parthenon, seat: int) -> dict[str, list[list[str]]]:
    found: dict[str, list[list[str]]] = {}
    for move in s.options(seat):
        costs = prices(s, seat, move)
        if costs:
            found[s.text(move)] = [words_of(names, cost.words) for cost in costs]
    return found


def dangers(names: Names, s: Parthenon, seat: int) -> list[Danger]:
    ways = [(ship, land) for ship in range(s.fleets[seat]) if (land := risks.bound_for(s, seat, ship)) != HOME]
    ways += [(move.ship, move.land) for move in s.options(seat) if isinstance(move, Send)]
    found: list[Danger] = []
    for ship, land in ways:
        chance = risks.ahead(s, seat, ship, land)
        if chance is not None:
            low, high = chance
            found.append({"ship": names["ship"][ship], "land": names["land"][land], "low": low, "high": high})
    return found


def answers(names: Names, s: Parthenon, slot: int) -> list[Answered]:
    """PAR-TRADE-2. Whoever is ready while an offer lies open lets it lie; an offer to its author alone is an answer."""
    author = slot // SLOTS
    found: list[Answered] = []
    for seat in range(s.seats):
        if addressed(s, seat, slot):
            own = s.offer_to[seat * SLOTS : (seat + 1) * SLOTS]
            says: Literal["thinks", "passes", "counters"] = "passes" if s.ready[seat] else "thinks"
            found.append({"seat": names["seat"][seat], "says": "counters" if author in own else says})
    return found


def purse(names: Names, top: Frame | None) -> str | None:
    if isinstance(top, (PayOne, TakeOne, LoseOne, React)) and top.fleet != HAND:
        return names["fleet"][top.fleet]
    return None


def words_of(names: Names, words: Zone) -> list[str]:
    return [names["word"][word] for word in words]


class Bills:
    """Prices for one island, against its hand; of a hand that cannot be seen nothing is told."""

    def __init__(self, names: Names, s: Parthenon, seat: int, open_hand: bool) -> None:
        self.names = names
        self.s = s
        self.seat = seat
        self.hand = s.hand[seat] if open_hand else ()
        self.have = counts_of(self.hand)
        self.imports = s.tables.imports[s.island[seat]]
        self.buying = SpendGoods()
        self.lowering = rebates(s, seat, False), rebates(s, seat, True)

    def price(self, cost: Cost | None, structure: bool = False) -> Price | None:
        """A price of the Build phase; where it is one of a structure, rebates for those hold too."""
        if cost is None:
            return None
        lowering = self.lowering[1] if structure else self.lowering[0]
        return self.bill(cost, self.buying.affords(self.s, self.seat, self.have, cost, lowering))

    def bill(self, cost: Cost, payable: bool) -> Price:
        return {"words": words_of(self.names, cost.words), "paid": self.paid(cost), "payable": payable}

    def paid(self, cost: Cost) -> list[bool]:
        """The words of a cost go from the narrowest to the widest, so that a card is never spent too early."""
        left = list(self.hand)
        found: list[bool] = []
        for word in cost.words:
            at = 0
            while at < len(left) and not fits(word, left[at], self.imports):
                at += 1
            found.append(at < len(left))
            if at < len(left):
                del left[at]
        return found

    def villages(self) -> dict[str, Price | None]:
        s, goods = self.s, self.s.tables.natives[self.s.island[self.seat]]
        return {self.names["good"][good]: self.price(village_cost(s, self.seat, good), True) for good in goods}

    def acropolis(self) -> dict[str, StructurePrices]:
        return {self.names["structure"][structure]: self.structure(structure) for structure in range(STRUCTURES)}

    def structure(self, structure: int) -> StructurePrices:
        t, island = self.s.tables, self.s.island[self.seat]
        built = self.s.acropolis[self.seat * STRUCTURES + structure] > 0
        return {
            "cost": words_of(self.names, t.structure_cost[island][structure].words),
            "next": self.price(next_structure_cost(self.s, self.seat, structure), True),
            "makes": self.price(t.price[structure]) if built and t.makes[structure] >= 0 else None,
        }

    def wonders(self) -> dict[str, Price]:
        found: dict[str, Price] = {}
        for wonder in range(WONDERS):
            if self.s.builder[wonder] == self.seat and self.s.stage[wonder] < FINISHED:
                payable = can_stage(self.s, self.seat, self.have, wonder)
                found[self.names["wonder"][wonder]] = self.bill(stage_cost(self.s, wonder), payable)
        return found

    def fleets(self) -> list[Price | None]:
        prices = self.s.tables.fleet_price
        return [None if ship < self.s.fleets[self.seat] else self.price(prices[ship]) for ship in range(SHIPS)]

    def ways(self) -> list[Price]:
        top = self.s.stack[-1] if self.s.stack else None
        if not isinstance(top, Hardship):
            return []
        return [self.bill(cost, can_pay(self.have, cost, self.imports)) for cost in top.ways(self.s)]

    def barter(self) -> list[RateShown] | None:
        for frame in self.s.stack:
            if isinstance(frame, TradeAtHome):
                rows = self.s.tables.events[frame.event].rates
                return [rate_shown(self.names, row, self.s.tables.rates[row]) for row in rows]
        return None


def ports(names: Names, s: Parthenon, seat: int) -> list[Port]:
    found: list[Port] = []
    for ship in range(s.fleets[seat]):
        fleet = seat * SHIPS + ship
        if not arrived(s, fleet):
            continue
        land = s.port[fleet]
        shut = closed(s, land)
        found.append(
            {
                "ship": names["ship"][ship],
                "land": names["land"][land],
                "status": "closed" if shut else "open" if s.cleared[fleet] else "barred",
                "rates": rates(names, s, seat, fleet, shut),
                "sells_plans": land == s.tables.plan_land,
            }
        )
    return found


def rates(names: Names, s: Parthenon, seat: int, fleet: int, shut: bool) -> list[RateShown]:
    """The rows that hold for a fleet where it is, special ones first; a covered card tells nothing."""
    found: list[RateShown] = []
    for row in [] if shut else range(CHEAPER, SELL - 1, -1):
        rate = rate_at(s, seat, fleet, row)
        if rate is not None:
            found.append(rate_shown(names, row, rate))
    return found + [rate_shown(names, row, s.tables.rates[row]) for row in s.tables.by_land[s.port[fleet]]]


def rate_shown(names: Names, row: int, rate: Rate) -> RateShown:
    return {
        "rate": names["rate"][row],
        "give": words_of(names, rate.give.words),
        "get": words_of(names, tuple(rate.get)),
    }
