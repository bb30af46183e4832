"""Parthenon as the lessons teach it, and no further: what an island lacks, who has it, and build what yields first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kylix.bots.taught import Advised
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.games.parthenon.bot.taught_goods import Needs, needs_of
from kylix.games.parthenon.moves import (
    ACCEPT,
    BARE,
    BUY_FLEET,
    CANCEL,
    GIVE,
    HIDE,
    OFFER,
    PASS,
    PUBLISH,
    READY,
    SUFFER,
    WANT,
    WORKSHOP,
    Accept,
    Barter,
    Boost,
    Build,
    Keep,
    Name,
    Pay,
    Pick,
    Reject,
    Settle,
    Show,
    Spare,
    Stage,
    Take,
    Village,
    Vote,
)
from kylix.games.parthenon.phases.loading import LoadFleets
from kylix.games.parthenon.phases.offers import MakeOffers
from kylix.games.parthenon.sea_moves import (
    LOAD,
    REVEAL,
    SACRIFICE,
    SEND,
    Display,
    Fee,
    FetchPlan,
    Lose,
    StageAbroad,
    Trade,
)
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import (
    ANY_BASIC,
    ANY_RARE,
    ARMY,
    BASICS,
    EVERYONE,
    GIFT,
    GOLD,
    HOME,
    PAPYRUS,
    SHIPS,
    SLOTS,
    WARSHIP,
)

RULES: Final[dict[str, tuple[str, ...]]] = {
    "build": ("a-season.build", "building.workshop", "building.wonder", "the-finish.academy"),
    "second fleet": ("trade-abroad.second", "building.fleet"),
    "offer": ("island-trade.who", "island-trade.offer", "island-trade.promises"),
    "answer": ("island-trade.answer", "island-trade.accept"),
    "plan": ("setting-sail.athens", "setting-sail.send", "setting-sail.plan"),
    "voyage": ("setting-sail.more", "hazards.small", "trade-abroad.sell"),
    "harbour": ("setting-sail.harbour", "trade-abroad.fee"),
    "trade abroad": ("trade-abroad.sell", "trade-abroad.army", "trade-abroad.rare"),
    "pay": ("trade-abroad.fee", "hazards.gold"),
    "hazard": ("hazards.gift", "hazards.pirates"),
    "event": ("events.tribute", "events.sell"),
    "keep": ("building.keep", "building.bare"),
    "vote": ("a-season.vote", "events.archon"),
    "ready": ("a-season.island",),
}

CARGO: Final = 3
"""Few cards aboard: hardly a hazard hurts."""
SPARE: Final = 2
"""So many cards to spare, and a fleet sails far."""
OFFERS: Final = 2
HIDDEN: Final = 3
"""Cards that may be kept unseen."""

Line = tuple[Move, ...]


def advised(s: State, seat: int) -> Advised:
    assert isinstance(s, Parthenon)
    options = s.options(seat)
    if len(options) == 1:
        return (options[0],), "ready"
    for rule, answer in ANSWERS:
        line = answer(s, seat, options)
        if line:
            return line, rule
    for move in (READY, PASS, CANCEL):
        if move in options:
            return (move,), "ready"
    return (options[0],), "ready"


# --- building ---------------------------------------------------------------------------------------------------------


def build(s: Parthenon, seat: int, options: list[Move]) -> Line:
    """What yields first: a stage, a village, a workshop, then the Acropolis."""
    if isinstance(s.stack[-1], (MakeOffers, LoadFleets)):
        return ()
    for kind in (StageAbroad, Stage, Village):
        for move in options:
            if isinstance(move, kind):
                return (move,)
    if WORKSHOP in options:
        return (WORKSHOP,)
    structures = [move for move in options if isinstance(move, Build)]
    return (structures[0],) if structures else ()


def second_fleet(s: Parthenon, seat: int, options: list[Move]) -> Line:
    return (BUY_FLEET,) if BUY_FLEET in options and s.fleets[seat] == 1 else ()


# --- trade between islands --------------------------------------------------------------------------------------------


def offer(s: Parthenon, seat: int, options: list[Move]) -> Line:
    """One of what one has to spare for one that is lacking, to whoever has it."""
    if not isinstance(s.stack[-1], MakeOffers) or s.draft_to[seat] >= 0:
        return ()
    if s.offers_made[seat] >= OFFERS or OFFER[EVERYONE] not in options:
        return ()
    needs = needs_of(s, seat)
    lies = [s.offer_want[slot] for slot in range(seat * SLOTS, (seat + 1) * SLOTS) if s.offer_to[slot] >= 0]
    for good in needs.lacks:
        spare = [own for own in range(BASICS) if needs.spare[own] and own != good]
        if good < BASICS and spare and (good,) not in lies and grown(s, seat, good):
            most = max(spare, key=lambda own: needs.spare[own])
            return (OFFER[EVERYONE], GIVE[most], WANT[good], PUBLISH)
    return ()


def grown(s: Parthenon, seat: int, good: int) -> bool:
    """Whether another island has villages of this kind."""
    return any(s.villages[other * BASICS + good] for other in range(s.seats) if other != seat)


def answer(s: Parthenon, seat: int, options: list[Move]) -> Line:
    """Take what one lacks for what one can spare; refuse the rest."""
    if not isinstance(s.stack[-1], MakeOffers):
        return ()
    if s.draft_to[seat] >= 0:
        return (CANCEL,)
    needs = needs_of(s, seat)
    for move in options:
        if isinstance(move, Accept):
            give, want = s.offer_give[move.slot], s.offer_want[move.slot]
            if len(give) >= len(want) and needs.can_spare(want) and any(good in needs.lacks for good in give):
                return (ACCEPT[move.slot],)
    return tuple([move for move in options if isinstance(move, Reject)][:1])


# --- at sea -----------------------------------------------------------------------------------------------------------


def voyage(s: Parthenon, seat: int, options: list[Move]) -> Line:
    """The first fleet to Athens for a Plan, with one card; later those to spare, a few of them, to foreign lands."""
    if not isinstance(s.stack[-1], LoadFleets) or any(s.course[seat * SHIPS + ship] != HOME for ship in range(SHIPS)):
        return ()
    needs = needs_of(s, seat)
    spare, gifts = list(needs.spare), s.home[seat].count(GIFT)
    line: list[Move] = []
    for ship in range(s.fleets[seat]):
        for_plan = not s.plans[seat] and not line
        cargo = loaded(spare, 1 if for_plan else CARGO)
        if for_plan and not cargo:
            cargo = [good for good in s.hand[seat] if good < GOLD][:1]
        if len(cargo) < (1 if for_plan else SPARE):
            continue
        for good in cargo:
            spare[good] -= 1
        if gifts:
            cargo.append(GIFT)
            gifts -= 1
        land = s.tables.plan_land if for_plan else far_land(s, seat, needs)
        line += [SEND[ship][land], *[LOAD[ship][good] for good in cargo]]
    return (*line, READY) if line else ()


def loaded(spare: list[int], most: int) -> list[int]:
    """Goods of which there are most."""
    left = list(spare)
    cargo: list[int] = []
    while len(cargo) < most and max(left[:GOLD]) > 0:
        good = max(range(GOLD), key=lambda one: left[one])
        left[good] -= 1
        cargo.append(good)
    return cargo


def far_land(s: Parthenon, seat: int, needs: Needs) -> int:
    """Egypt while papyrus is lacking, else Italy."""
    sells = PAPYRUS if PAPYRUS in needs.lacks else ARMY
    for land, rows in enumerate(s.tables.by_land):
        if any(s.tables.rates[row].get == [sells] for row in rows):
            return land
    return s.tables.plan_land


def harbour(s: Parthenon, seat: int, options: list[Move]) -> Line:
    """Open it, show what is asked for, pay the fee with what is worth least."""
    if REVEAL in options:
        return (REVEAL,)
    shown = [move for move in options if isinstance(move, Display)]
    if shown:
        return (shown[0],)
    fees = [move for move in options if isinstance(move, Fee)]
    return (min(fees, key=lambda move: move.good),) if fees else ()


def fetch_plan(s: Parthenon, seat: int, options: list[Move]) -> Line:
    return tuple([move for move in options if isinstance(move, FetchPlan)][:1])


def trade_abroad(s: Parthenon, seat: int, options: list[Move]) -> Line:
    """Work backwards from what is lacking: papyrus, an Army, basics one for one, rares, gold."""
    trades = [move for move in options if isinstance(move, (Trade, Barter))]
    if not trades:
        return ()
    needs = needs_of(s, seat)
    ranked = sorted(trades, key=lambda move: -wish(s, needs, move))
    return (ranked[0],) if wish(s, needs, ranked[0]) > 0 else ()


def wish(s: Parthenon, needs: Needs, move: Trade | Barter) -> float:
    """How much a rate is wanted; 0 where its price would take what is needed."""
    if move.rate >= len(s.tables.rates):
        return 0.0
    rate = s.tables.rates[move.rate]
    basics = rate.give.basic + rate.give.named_basic
    if basics > sum(needs.spare[:BASICS]) or rate.give.rare + rate.give.named_rare > sum(needs.spare[BASICS:GOLD]):
        return 0.0
    if rate.give.named_gold > needs.spare[GOLD]:
        return 0.0
    got = rate.get[0]
    lacks = needs.lacks
    if got == PAPYRUS:
        return 5.0 if PAPYRUS in lacks else 0.0
    if got == ARMY:
        return 4.0
    if got == WARSHIP:
        return 0.0
    if got == ANY_BASIC:
        return 3.0 if any(good < BASICS for good in lacks) and basics == 1 else 0.0
    if got == ANY_RARE:
        return 2.5 if any(BASICS <= good < PAPYRUS for good in lacks) else 0.0
    return 2.0 if got == GOLD and basics <= 2 else 0.0


# --- small questions --------------------------------------------------------------------------------------------------


def pay(s: Parthenon, seat: int, options: list[Move]) -> Line:
    """With what one has most of and cannot use; take what is lacking."""
    needs = needs_of(s, seat)
    pays = [move for move in options if isinstance(move, (Pay, Lose))]
    if pays:
        return (max(pays, key=lambda move: (needs.spare[move.good], -move.good)),)
    takes = [move for move in options if isinstance(move, (Take, Boost))]
    if takes:
        lacks = [move for move in takes if move.good in needs.lacks]
        return (lacks[0] if lacks else min(takes, key=lambda move: needs.spare[move.good]),)
    spares = [move for move in options if isinstance(move, Spare)]
    return (spares[-1],) if spares else ()


def hazard(s: Parthenon, seat: int, options: list[Move]) -> Line:
    for move in options:
        if isinstance(move, Show):
            return (move,)
    return (SACRIFICE,) if SACRIFICE in options else ()


def event(s: Parthenon, seat: int, options: list[Move]) -> Line:
    """Pay where the cards can be spared, else suffer. The Archon spares itself and looks for the leader."""
    if SUFFER in options:
        for move in options:
            if isinstance(move, Settle):
                return (move,)
        return (SUFFER,)
    named = [move for move in options if isinstance(move, Name)]
    if named:
        others = [move for move in named if move.seat != seat]
        return (max(others or named, key=lambda move: s.structures(move.seat)),)
    return ()


def keep(s: Parthenon, seat: int, options: list[Move]) -> Line:
    """One of each with more than three kinds, else three unseen: first what is needed."""
    if HIDE in options:
        return (BARE if len(set(s.hand[seat])) > HIDDEN else HIDE,)
    cards = [move for move in options if isinstance(move, Keep)]
    return (max(cards, key=lambda move: move.good),) if cards else ()


def vote(s: Parthenon, seat: int, options: list[Move]) -> Line:
    """For the island that lies behind."""
    votes = [move for move in options if isinstance(move, (Vote, Pick))]
    others = [move for move in votes if move.seat != seat]
    return (min(others or votes, key=lambda move: s.structures(move.seat)),) if votes else ()


Answer = Callable[[Parthenon, int, list[Move]], Line]

ANSWERS: Final[list[tuple[str, Answer]]] = [
    ("hazard", hazard),
    ("plan", fetch_plan),
    ("build", build),
    ("second fleet", second_fleet),
    ("harbour", harbour),
    ("trade abroad", trade_abroad),
    ("pay", pay),
    ("event", event),
    ("keep", keep),
    ("vote", vote),
    ("answer", answer),
    ("offer", offer),
    ("voyage", voyage),
]
