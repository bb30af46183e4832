"""The turns of Parthenon that are worth looking at, question by question. A chain of small moves is one turn.

Questions that decide a season (loading, trade abroad, building, keeping) get several plans. The others are answered
move by move: each option is tried on a copy and judged.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from kylix.bots.title_bot import Turn
from kylix.core.flow import Frame
from kylix.core.moves import Move
from kylix.games.parthenon.bot import home, sea
from kylix.games.parthenon.bot.evaluation import standing
from kylix.games.parthenon.bot.goods import Taste, allot, counted, wants_of, worth
from kylix.games.parthenon.bot.home_offers import haggled, instead
from kylix.games.parthenon.bot.shop import Shop
from kylix.games.parthenon.effects.events import NameIsland, TradeAtHome
from kylix.games.parthenon.effects.hardship import NameVillage
from kylix.games.parthenon.effects.hazards import DivertFleet
from kylix.games.parthenon.moves import (
    ACCEPT,
    BARTER,
    BOOST,
    CANCEL,
    COUNTER,
    EXEMPT,
    PASS,
    PUBLISH,
    READY,
    REJECT,
    WITHDRAW,
    Arrange,
    Barter,
    Name,
    Pick,
    Vote,
)
from kylix.games.parthenon.phases.abroad import TradeAbroad
from kylix.games.parthenon.phases.archon import CastVote, PickArchon
from kylix.games.parthenon.phases.build import SpendGoods
from kylix.games.parthenon.phases.discard import KeepCards
from kylix.games.parthenon.phases.ending import PickWinner
from kylix.games.parthenon.phases.event import ArrangeEvents, Donations, SkipEvent
from kylix.games.parthenon.phases.harbour import LookAtHarbour, arrived
from kylix.games.parthenon.phases.hazard import React
from kylix.games.parthenon.phases.homecoming import Unloading
from kylix.games.parthenon.phases.island_trade import StartTrade
from kylix.games.parthenon.phases.joint import Joint
from kylix.games.parthenon.phases.journey import TakeLooks
from kylix.games.parthenon.phases.loading import LoadFleets
from kylix.games.parthenon.phases.offers import MakeOffers, addressed
from kylix.games.parthenon.phases.production import BoostVillages, boosts
from kylix.games.parthenon.sea_moves import DROP, FORESEE, LOOK, REVEAL, SACRIFICE, Divert
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import ARMY, BASICS, GOODS, HOME, SHIPS, SLOTS
from kylix.games.parthenon.zones import Zone

Value = Callable[[Parthenon, int], float]
Line = tuple[Move, ...]

PLANS: Final = 4
POINT: Final = 0.05
"""About what a structure is worth in chances to win, where only the difference between turns counts."""
WORTH_A_GIFT: Final = 0.35
FOLLOWED: Final = 8


class Asked:
    """A question to a seat, and how its answers are judged."""

    def __init__(self, s: Parthenon, seat: int, taste: Taste, value: Value, brief: bool, offers: bool) -> None:
        self.s = s
        self.seat = seat
        self.taste = taste
        self.value = value
        self.brief = brief
        """Only the best plan, for playing on."""
        self.offers = offers
        """Whether offers are made; those of others are answered anyhow."""

    def turn(self, line: Line, key: Hashable, value: float | None = None) -> Turn:
        """A chain, played on a copy. `value` says what the copy cannot show."""
        after = self.s.clone()
        for move in line:
            after.apply(self.seat, move)
        if value is None:
            value = 0.0 if self.brief else self.value(after, self.seat)
        return Turn(line, key, after, value)

    def by_bonus(self, options: list[tuple[Line, float]]) -> list[Turn]:
        """Turns whose difference is known in structures."""
        if self.brief:
            return [self.turn(max(options, key=lambda one: one[1])[0], 0)]
        base = self.value(self.s, self.seat)
        return [self.turn(line, line, base + POINT * bonus) for line, bonus in options]


def turns(s: Parthenon, seat: int, taste: Taste, value: Value, brief: bool = False, offers: bool = True) -> list[Turn]:
    asked = Asked(s, seat, taste, value, brief, offers)
    options = s.options(seat)
    if len(options) == 1:
        return [asked.turn((options[0],), options[0])]
    return ANSWERS.get(type(s.stack[-1]), each_option)(asked)


# --- one move after the other -----------------------------------------------------------------------------------------


def each_option(asked: Asked) -> list[Turn]:
    """Every option on a copy; what the question still asks of anybody is answered in passing."""
    s, seat = asked.s, asked.seat
    found: list[Turn] = []
    for move in s.options(seat):
        after = s.clone()
        after.apply(seat, move)
        pass_by(after, s.stack[-1], asked.taste)
        found.append(Turn((move,), move, after, asked.value(after, seat)))
    if asked.brief:
        best = max(found, key=lambda turn: turn.value)
        return [asked.turn(best.line, best.key)]
    return found


def pass_by(s: Parthenon, question: Frame, taste: Taste) -> None:
    """Small questions that an answer leads to: payments, villages named."""
    for _ in range(FOLLOWED):
        if s.over or isinstance(s.stack[-1], Joint) or type(s.stack[-1]) is type(question):
            return
        seat = s.to_act[0]
        options = s.options(seat)
        if not isinstance(s.stack[-1], NameVillage) and not hasattr(options[0], "good"):
            return
        s.apply(seat, home.payment(s, seat, options, taste) if hasattr(options[0], "good") else options[0])


def ready(asked: Asked) -> list[Turn]:
    """Donations buy nothing that could be enforced: none is made."""
    return [asked.turn((READY,), READY)]


# --- the Archon's choices, and votes ----------------------------------------------------------------------------------


def rivals(asked: Asked) -> list[float]:
    """How every other island stands; one's own counts as nothing."""
    s = asked.s
    return [standing(s, seat, asked.taste, False) if seat != asked.seat else 0.0 for seat in range(s.seats)]


def arranging(asked: Asked) -> list[Turn]:
    """Events that give come before those that take, so that there is something to pay with."""
    s = asked.s
    events = [move for move in s.options(asked.seat) if isinstance(move, Arrange)]

    def gives(move: Arrange) -> int:
        card = s.tables.events[move.event]
        return int(bool(card.get or card.rates or card.amount) and not card.pays)

    line = sorted(events, key=lambda move: -gives(move))
    other = sorted(events, key=gives)
    most = max(1, len(line) - 1)
    found: list[tuple[Line, float]] = [(tuple(line[:most]), 0.05), (tuple(other[:most]), 0.0)]
    return asked.by_bonus(found if line[0] is not other[0] else found[:1])


def naming(asked: Asked) -> list[Turn]:
    """A hardship for the island that is furthest, a help for oneself or for the one that is last."""
    s = asked.s
    top = s.stack[-1]
    assert isinstance(top, NameIsland)
    helps = bool(s.tables.events[top.event].get)
    rank = rivals(asked)
    found: list[tuple[Line, float]] = []
    for move in s.options(asked.seat):
        assert isinstance(move, Name)
        own = move.seat == asked.seat
        bonus = (1.0 if own else -0.1 * rank[move.seat]) if helps else (-5.0 if own else 0.1 * rank[move.seat])
        found.append(((move,), bonus))
    return asked.by_bonus(found)


def voting(asked: Asked) -> list[Turn]:
    """The office goes to the island that is furthest behind; oneself first where one may be picked."""
    rank = rivals(asked)
    options = [move for move in asked.s.options(asked.seat) if isinstance(move, (Vote, Pick))]
    own = [((move,), 9.0 if move.seat == asked.seat else -0.1 * rank[move.seat]) for move in options]
    return asked.by_bonus([*own])


def skipping(asked: Asked) -> list[Turn]:
    """An event that only takes is passed by."""
    top = asked.s.stack[-1]
    assert isinstance(top, SkipEvent)
    card = asked.s.tables.events[top.event]
    bad = bool(card.pays or card.lose or card.idle or not (card.get or card.rates or card.amount or card.offers))
    return asked.by_bonus([((PASS,), 0.0), ((EXEMPT,), 0.3 if bad and not card.offers else -0.3)])


def bartering(asked: Asked) -> list[Turn]:
    """One exchange from the hand: the first of those that a fleet would make, at each rate on offer."""
    s, seat = asked.s, asked.seat
    wants = wants_of(s, seat, asked.taste)
    hand = counted(s.hand[seat])
    found: list[tuple[Line, float]] = [((PASS,), 0.0)]
    for move in s.options(seat):
        if isinstance(move, Barter):
            rates = [(move.rate, s.tables.rates[move.rate])]
            deals = Shop(wants, rates, -1, [0] * GOODS, hand, sum(hand)).run().deals
            if deals:
                trader = sea.Trader(s, seat, asked.taste)
                trader.apply(BARTER[move.rate])
                trader.follow(deals[0].give, deals[0].take)
                gain = worth(wants, tuple(trader.s.have(seat))) - worth(wants, tuple(s.have(seat)))
                found.append((tuple(trader.line), gain - 0.02))
    return asked.by_bonus(found)


# --- production and island trade --------------------------------------------------------------------------------------


def boosting(asked: Asked) -> list[Turn]:
    """Each Army helps the village whose goods are worth most."""
    s, seat = asked.s, asked.seat
    start = seat * BASICS
    wants = wants_of(s, seat, asked.taste)
    have = s.have(seat)
    for good in range(BASICS):
        have[good] += s.villages[start + good] - s.idle[start + good] + s.boosted[start + good]
    free = [s.villages[start + g] - s.idle[start + g] - s.boosted[start + g] for g in range(BASICS)]
    chosen: list[int] = []
    first = max([good for good in range(BASICS) if s.boosted[start + good]], default=0)
    for _ in range(boosts(s, seat) - sum(s.boosted[start : start + BASICS])):
        open_kinds = [good for good in range(first, BASICS) if free[good] > 0]
        if not open_kinds:
            break
        best = max(open_kinds, key=lambda good: worth(wants, added(have, good)))
        chosen.append(best)
        have[best] += 1
        free[best] -= 1
    return [asked.turn((*[BOOST[good] for good in sorted(chosen)], READY), READY)]


def added(have: list[int], good: int) -> tuple[int, ...]:
    counts = have.copy()
    counts[good] += 1
    return tuple(counts)


def starting(asked: Asked) -> list[Turn]:
    """Stages of wonders and powers of the start of Island Trade."""
    line = home.Builder(asked.s, asked.seat, asked.taste).run()
    return [asked.turn(line or (READY,), READY)]


def dealing(asked: Asked) -> list[Turn]:
    """Answer what lies open, then make an offer that serves both sides, then be ready."""
    s, seat, taste = asked.s, asked.seat, asked.taste
    options = s.options(seat)
    if s.draft_to[seat] >= 0:
        return [asked.turn((PUBLISH if worthwhile(asked) and PUBLISH in options else CANCEL,), CANCEL)]
    found: list[tuple[Line, float]] = [((READY,), 0.0)]
    for slot in from_the_left(s, seat):
        if s.offer_to[slot] < 0:
            continue
        if addressed(s, seat, slot):
            found += answers(asked, slot, options)
        elif slot // SLOTS == seat:
            gain = gain_by(asked, s.offer_give[slot], s.offer_want[slot])
            found.append(((WITHDRAW[slot],), 0.01 if gain < 0 else -0.01))
    if asked.offers and home.may_offer(s, seat):
        proposals = haggled if taste.haggles else home.proposals
        found += [(home.publishing(one), 0.5 * one.gain) for one in proposals(s, seat, taste, 2)]
    return asked.by_bonus(found)


def answers(asked: Asked, slot: int, options: list[Move]) -> list[tuple[Line, float]]:
    """To an offer of somebody else."""
    found: list[tuple[Line, float]] = []
    if ACCEPT[slot] in options:
        gain = home.judged(asked.s, asked.seat, slot, asked.taste)
        found.append(((ACCEPT[slot],), gain - asked.taste.accept))
    if REJECT[slot] in options:
        found.append(((REJECT[slot],), 0.001))
    if asked.offers and asked.taste.haggles and COUNTER[slot] in options:
        better = instead(asked.s, asked.seat, slot, asked.taste)
        if better is not None:
            found.append((home.countering(slot, better), 0.01))
    return found


def gain_by(asked: Asked, give: Zone, want: Zone) -> float:
    """What it brings the seat to give and get these goods."""
    wants = wants_of(asked.s, asked.seat, asked.taste)
    return home.gain_of(wants, tuple(asked.s.have(asked.seat)), give, want)


def from_the_left(s: Parthenon, seat: int) -> list[int]:
    """All places of offers, from the left neighbour's on: of offers alike it is not always the first seat's that is
    taken."""
    count = len(s.offer_to)
    return [((seat + 1) * SLOTS + at) % count for at in range(count)]


def worthwhile(asked: Asked) -> bool:
    """Whether an offer in the making is one that the seat still wants."""
    give, want = asked.s.draft_give[asked.seat], asked.s.draft_want[asked.seat]
    return gain_by(asked, give, want) >= asked.taste.ask and bool(give)


# --- fleets -----------------------------------------------------------------------------------------------------------


def looking(asked: Asked) -> list[Turn]:
    """One's own looks cost nothing; those of others are not paid for."""
    s, seat = asked.s, asked.seat
    options = s.options(seat)
    for power in s.tables.hooks.sees:
        if not s.has(seat, power):
            continue
        if FORESEE[power] in options:
            return [asked.turn((FORESEE[power],), FORESEE[power])]
        lands = [land for land in range(len(s.harbour)) if LOOK[power][land] in options and seat not in s.looked[land]]
        if lands:
            look = LOOK[power][lands[-1]]
            return [asked.turn((look,), look)]
    return [asked.turn((READY,), READY)]


def loading(asked: Asked) -> list[Turn]:
    s, seat = asked.s, asked.seat
    found: list[Turn] = []
    base = 0.0 if asked.brief else asked.value(s, seat)
    for fleets in sea.plans(s, seat, asked.taste, 1 if asked.brief else PLANS):
        key = tuple((one.land, len(one.cargo) > sea.SMALL) if one is not None else None for one in fleets)
        gain = sum(one.gain for one in fleets if one is not None)
        found.append(asked.turn(sea.loading(s, seat, fleets), key, base + POINT * gain))
    if not found or not asked.brief:
        found.append(asked.turn(sea.loading(s, seat, ()), "home", base))
    return list({turn.key: turn for turn in reversed(found)}.values())[::-1]


def reacting(asked: Asked) -> list[Turn]:
    """Showing costs nothing; a Gift is given for a cargo that is worth it."""
    s, seat = asked.s, asked.seat
    top = s.stack[-1]
    assert isinstance(top, React)
    wants = wants_of(s, seat, asked.taste)
    stake = sum(wants.price[good] for good in s.cargo[top.fleet])
    bonus = {PASS: 0.0, SACRIFICE: stake - WORTH_A_GIFT}
    return asked.by_bonus([((move,), bonus.get(move, 1.0)) for move in s.options(seat)])


def diverting(asked: Asked) -> list[Turn]:
    """One's own fleet to where it can trade, another's to where it cannot."""
    s, seat = asked.s, asked.seat
    top = s.stack[-1]
    assert isinstance(top, DivertFleet)
    sign = 1.0 if top.fleet // SHIPS == seat else -1.0
    found: list[tuple[Line, float]] = []
    for move in s.options(seat):
        assert isinstance(move, Divert)
        found.append(((move,), sign * sea.access(s, seat, move.land, [0] * GOODS, asked.taste.covered)[0]))
    return asked.by_bonus(found)


def harbour_call(asked: Asked) -> list[Turn]:
    """Reveal what lets one's own fleet trade; keep covered what serves only others."""
    s, seat = asked.s, asked.seat
    top = s.stack[-1]
    assert isinstance(top, LookAtHarbour)
    fleets = [f for f in range(seat * SHIPS, (seat + 1) * SHIPS) if arrived(s, f) and s.port[f] == top.land]
    best = max(sea.access(s, seat, top.land, counted(s.cargo[fleet]))[0] for fleet in fleets)
    return asked.by_bonus([((REVEAL,), best - 0.1), ((PASS,), 0.0)])


def abroad(asked: Asked) -> list[Turn]:
    s, seat = asked.s, asked.seat
    line = sea.Trader(s, seat, asked.taste).run()
    found = [asked.turn(line, "trade")]
    if not asked.brief:
        found += [asked.turn(sea.Trader(s, seat, asked.taste, False).run(), "errands"), asked.turn((READY,), READY)]
    return list({turn.line: turn for turn in found}.values())


def unloading(asked: Asked) -> list[Turn]:
    """Surplus that is missed least is dropped."""
    s, seat = asked.s, asked.seat
    wants = wants_of(s, seat, asked.taste)
    line: list[Move] = []
    have = s.have(seat)
    for ship in range(s.fleets[seat]):
        away = s.port[seat * SHIPS + ship] != HOME
        cargo = list(s.cargo[seat * SHIPS + ship]) if away else []
        while len(cargo) > s.limit[seat]:
            spare = allot(wants, tuple(have)).spare
            good = min(cargo, key=lambda g: (g >= ARMY, spare[g] == 0, wants.price[g], -have[g]))
            line.append(DROP[ship][good])
            cargo.remove(good)
            have[good] -= 1
    return [asked.turn((*line, READY), READY)]


# --- building and keeping ---------------------------------------------------------------------------------------------


def building(asked: Asked) -> list[Turn]:
    s, seat = asked.s, asked.seat
    if asked.brief:
        return [asked.turn(home.Builder(s, seat, asked.taste).run(), 0)]
    base = asked.value(s, seat)
    lines = home.build_lines(s, seat, asked.taste, PLANS)
    found: dict[Hashable, Turn] = {}
    for builder in lines:
        key = tuple(builder.bought)
        if key not in found:
            better = builder.standing - lines[0].standing
            found[key] = asked.turn(tuple(builder.line), key, base + POINT * better)
    return list(found.values())


def keeping(asked: Asked) -> list[Turn]:
    wants = wants_of(asked.s, asked.seat, asked.taste)
    ways = home.keeping(asked.s, asked.seat, asked.taste)
    before = worth(wants, tuple(counted(asked.s.hand[asked.seat])))
    return asked.by_bonus([(line, worth(wants, left) - before) for line, left in ways])


ANSWERS: Final[dict[type[Frame], Callable[[Asked], list[Turn]]]] = {
    Donations: ready,
    ArrangeEvents: arranging,
    NameIsland: naming,
    SkipEvent: skipping,
    TradeAtHome: bartering,
    BoostVillages: boosting,
    StartTrade: starting,
    MakeOffers: dealing,
    TakeLooks: looking,
    LoadFleets: loading,
    React: reacting,
    DivertFleet: diverting,
    LookAtHarbour: harbour_call,
    TradeAbroad: abroad,
    Unloading: unloading,
    SpendGoods: building,
    KeepCards: keeping,
    CastVote: voting,
    PickArchon: voting,
    PickWinner: voting,
}
WEIGHTY: Final = (LoadFleets, TradeAbroad, SpendGoods)
"""Questions that decide a season: these are thought about, the others are answered at once."""
