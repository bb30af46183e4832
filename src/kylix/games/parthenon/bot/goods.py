"""What an island of Parthenon wants to buy, what goods are worth to it, and how goods become other goods abroad.

A *want* is a thing with its price and its value, in structures: a finished structure is 1, what it yields in the
seasons to come is added. Goods are worth what they buy: first the wants that can be paid at once, then those that
lack little, then a little for what is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from kylix.core.moves import Move
from kylix.games.parthenon.moves import BUILD, BUY_FLEET, MAKE, STAGE, VILLAGE, WORKSHOP
from kylix.games.parthenon.phases.production import BoostVillages
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import (
    ANY_BASIC,
    ANY_IMPORT,
    ANY_RARE,
    ARMY,
    BASICS,
    FINISHED,
    GIFT,
    GOLD,
    GOODS,
    IN_BUILD,
    IN_FLEET_TRADE,
    PAPYRUS,
    PARTIAL,
    PLAN,
    SHIPS,
    STRUCTURES,
    WARSHIP,
    WONDERS,
    Cost,
    Tables,
)

Counts = tuple[int, ...]
"""By good: how many."""

PRODUCTION: Final = 2
LAST_PHASE: Final = (8, 3, 6)
"""By the moment in which a stage is paid (build, Island Trade, Fleet Trade): the phase."""
MOST_KEPT: Final = 40_000
"""Hands that are remembered: in a search the same ones come again and again."""


@dataclass(frozen=True, eq=False)
class Taste:
    """What an island cares for, in structures. Each is one of a kind, so it is its own key."""

    village: float = 0.17
    """What a season of the yield of a thing is worth; so for the next five."""
    workshop: float = 0.26
    army: float = 0.16
    fleet: float = 0.15
    third: float = 0.6
    """What the third fleet is worth beside the second."""
    plan: float = 0.8
    stage: float = 0.6
    """The first stage of a wonder, of one that can still be finished."""
    wonder: float = 1.05
    fortress: float = 0.03
    """A season of the use of a structure; so for the next five."""
    shrine: float = 0.01
    port: float = 0.01
    market: float = 0.04
    academy: float = 0.05
    treasury: float = 0.03
    warship: float = 0.12
    gift: float = 0.2
    gold: float = 0.32
    rare: float = 0.24
    basic: float = 0.11
    partial: float = 0.55
    """What lies ready for a want that is not complete counts so much."""
    second: float = 0.4
    """Of a second card of a kind, which is hard to keep, so much counts."""
    later: float = 0.85
    """What can be paid, but in another phase, counts so much."""
    wait: float = 1.0
    """What could be bought, but is kept for next season, counts so much."""
    hoard: float = 1.0
    """So much it believes in goods that it cannot keep: 0 sees that they will be discarded."""
    covered: float = 0.85
    """The chance that a covered harbour lets a fleet trade."""
    caution: float = 1.0
    """How much the hazards at sea count."""
    ask: float = 0.06
    """What an offer must bring."""
    accept: float = 0.03
    """What one that is accepted must bring."""
    haggles: bool = False
    """Whether an offer asks for as much as the other can bear, and a bad one is answered by what would be accepted."""
    rivalry: float = 0.0
    """What an exchange brings the other hurts by so much."""


SENSE: Final = Taste()
HABIT: Final = Taste(village=0.03, workshop=0.04, army=0.0, fleet=0.02, plan=0.15, stage=0.2)
"""The novice's and the sailor's: a structure is a structure; what it will yield hardly counts."""
ABLE: Final = Taste(village=0.1, workshop=0.14, army=0.065, fleet=0.065, plan=0.4, stage=0.38, rivalry=0.2)
"""The captain's: yields count, but less than they bring."""
KEEN: Final = Taste(wonder=1.5, plan=1.1, stage=0.9, wait=0.8, hoard=0.0, haggles=True, rivalry=0.4)
"""The archon's: it knows what a thing will yield and that wonders break the many ties, sees what will be discarded, and
haggles."""


class Want(NamedTuple):
    value: float
    need: tuple[tuple[int, int], ...]
    """Goods and how many of each."""
    rares: int
    imports: int
    basics: int
    """Cards of the payer's choice, by class."""
    size: int
    now: bool
    """Whether it is paid in the Build phase."""
    move: Move | None


class Wants:
    """All of an island's wants. Made once for a position of the island, so it is its own key."""

    def __init__(self, things: tuple[Want, ...], imports: tuple[int, ...], price: tuple[float, ...], taste: Taste):
        self.things: Final = things
        """The best bargain first."""
        self.imports: Final = imports
        self.price: Final = price
        """By good: one that serves no want."""
        self.taste: Final = taste


def to_produce(s: Parthenon) -> bool:
    """Whether this season's production is still to come: it waits until Armies have chosen their villages."""
    return s.phase < PRODUCTION or (s.phase == PRODUCTION and isinstance(s.stack[-1], BoostVillages))


def seasons_left(s: Parthenon) -> int:
    """Productions still to come."""
    t = s.tables
    return (t.years - s.year) * t.seasons + t.seasons - s.season + (1 if to_produce(s) else 0)


def idle_now(s: Parthenon, seat: int) -> int:
    return sum(s.idle[seat * BASICS : (seat + 1) * BASICS]) if to_produce(s) else 0


def possessions(s: Parthenon, seat: int, taste: Taste) -> float:
    """What stands on an island and what it will yield, without goods and Aegis cards."""
    left = seasons_left(s)
    total = s.structures(seat) + taste.village * (s.village_count(seat) * left - idle_now(s, seat))
    total += taste.workshop * s.workshops[seat] * left + taste.fleet * (s.fleets[seat] - 1) * left
    plan, stage, wonder = wonder_values(taste, left)
    total += plan * s.wonder_count(seat, PLAN) + (plan + stage) * s.wonder_count(seat, PARTIAL)
    total += (plan + stage + wonder - 1.0) * s.wonder_count(seat, FINISHED)
    return total + 0.1 * s.philosophy_count(seat)


def wonder_values(taste: Taste, left: int) -> tuple[float, float, float]:
    """A plan, the first stage and the last: what is begun late will not be finished and decides ties at most."""
    return taste.plan * min(1.0, 0.02 + left / 4), taste.stage * min(1.0, 0.05 + left / 2), taste.wonder + 0.03 * left


# --- wants ------------------------------------------------------------------------------------------------------------


class Island(NamedTuple):
    """All that decides what an island wants: two that are equal want the same."""

    tables: Tables
    taste: Taste
    island: int
    villages: Counts
    workshops: int
    acropolis: Counts
    used: Counts
    fleets: int
    plans: int
    wonders: tuple[tuple[int, int], ...]
    """Wonders begun, each with its stage."""
    aegis: tuple[int, int, int]
    """Armies, Warships and Gifts."""
    left: int
    """Productions still to come."""
    phase: int
    dear: int
    """Whether an event makes buildings dearer this season."""
    halted: int
    """Whether an event halts the Acropolis this season."""


def wants_of(s: Parthenon, seat: int, taste: Taste) -> Wants:
    return made_wants(
        Island(
            tables=s.tables,
            taste=taste,
            island=s.island[seat],
            villages=tuple(s.villages[seat * BASICS : (seat + 1) * BASICS]),
            workshops=s.workshops[seat],
            acropolis=tuple(s.acropolis[seat * STRUCTURES : (seat + 1) * STRUCTURES]),
            used=tuple(s.used[seat * STRUCTURES : (seat + 1) * STRUCTURES]),
            fleets=s.fleets[seat],
            plans=s.plans[seat],
            wonders=tuple((w, s.stage[w]) for w in range(WONDERS) if s.builder[w] == seat and s.stage[w] < PARTIAL + 1),
            aegis=(s.owned(seat, ARMY), s.owned(seat, WARSHIP), s.owned(seat, GIFT)),
            left=seasons_left(s),
            phase=s.phase,
            dear=s.dearer[seat],
            halted=s.halted[seat],
        )
    )


@lru_cache(maxsize=4_000)
def made_wants(of: Island) -> Wants:
    t, taste = of.tables, of.taste
    found = village_wants(of)
    found += workshop_wants(of)
    found += aegis_wants(taste, sum(of.villages), of.aegis, of.left)
    if not of.halted:
        found += acropolis_wants(of)
        found += making_wants(of)
    if of.fleets < SHIPS:
        share = 1.0 if of.fleets == 1 else taste.third
        found.append(want(0.02 + taste.fleet * of.left * share, t.fleet_price[of.fleets], BUY_FLEET))
    found += wonder_wants(of)
    price = price_list(taste)
    things = sorted(found, key=lambda one: (not aegis_only(one), -one.value / cost_of(one, price)))
    return Wants(tuple(things), tuple(t.imports[of.island]), price, taste)


def village_wants(of: Island) -> list[Want]:
    t, island = of.tables, of.island
    value = 1.0 + of.taste.village * of.left
    prices = (t.dear_village if of.dear and t.dear[0] else t.village_cost)[island]
    return [
        want(value, cost, VILLAGE[good])
        for good in t.natives[island]
        for cost in prices[good][of.villages[good] - t.village_start[island][good] :]
    ]


def workshop_wants(of: Island) -> list[Want]:
    t = of.tables
    cost = t.dear_workshop if of.dear and t.dear[1] else t.workshop_cost
    return [want(1.0 + of.taste.workshop * of.left, cost, WORKSHOP)] * (t.complete[1] - of.workshops)


def wonder_wants(of: Island) -> list[Want]:
    """Stages of the wonders begun, and another plan."""
    t = of.tables
    found: list[Want] = []
    plan, begun, done = wonder_values(of.taste, of.left)
    for wonder, stage in of.wonders:
        when = t.wonder_when[wonder][stage - PLAN]
        if of.left or of.phase <= LAST_PHASE[when]:
            value = begun if stage == PLAN else done
            found.append(want(value, t.wonder_cost[wonder][stage - PLAN], STAGE[wonder], when == IN_BUILD))
    if 0 < of.plans < len(t.plan_price) and (of.left or of.phase <= LAST_PHASE[IN_FLEET_TRADE]):
        found.append(want(plan, t.plan_price[of.plans], None, False))
    return found


def aegis_only(one: Want) -> bool:
    return one.need != () and one.need[0][0] >= ARMY


def price_list(taste: Taste) -> tuple[float, ...]:
    basics, rares = [taste.basic] * BASICS, [taste.rare] * (GOLD - BASICS)
    return (*basics, *rares, taste.gold, 0.05, 0.03, 0.05)


def cost_of(one: Want, price: tuple[float, ...]) -> float:
    fixed = sum(price[good] * count for good, count in one.need)
    return 0.01 + fixed + price[BASICS] * one.rares + price[0] * (one.imports + one.basics)


def want(value: float, cost: Cost, move: Move | None, now: bool = True) -> Want:
    need = tuple(zip(cost.goods, cost.counts, strict=True))
    return Want(value, need, cost.rare, cost.imports, cost.basic, cost.size, now, move)


def acropolis_wants(of: Island) -> list[Want]:
    """One of each kind; the alternate takes the place of the kind that is hardest to get when little time is left."""
    t, taste, built = of.tables, of.taste, of.acropolis
    room = t.most_acropolis - sum(built)
    if not room:
        return []
    dear = bool(of.dear and t.dear[2])
    uses = (taste.fortress, taste.shrine, taste.port, taste.market, taste.academy, taste.treasury)
    costs = (t.dear_structure if dear else t.structure_cost)[of.island]
    kinds = [structure for structure in range(STRUCTURES) if not built[structure]]
    found = [want(1.0 + uses[structure] * of.left, costs[structure], BUILD[structure]) for structure in kinds]
    if max(built) <= 1 and (of.left < 4 or len(found) > room):
        costs = (t.dear_alternate if dear else t.alternate_cost)[of.island]
        doubled = [structure for structure in t.alternates[of.island] if built[structure]]
        found += [want(1.0, costs[structure], BUILD[structure]) for structure in doubled]
    return found


def aegis_wants(taste: Taste, villages: int, aegis: tuple[int, int, int], left: int) -> list[Want]:
    """Aegis cards, those owned and a few more: an Army works for the rest of the game, of the others few are enough."""
    armies, warships, gifts = aegis
    found = [thing(ARMY, taste.army * left + 0.02)] * min(villages, armies + 2)
    found += [thing(WARSHIP, taste.warship)] * min(1, warships + 1)
    return found + [thing(GIFT, taste.gift)] * min(2, gifts + 1)


def thing(good: int, value: float) -> Want:
    return Want(value, ((good, 1),), 0, 0, 0, 1, True, None)


def making_wants(of: Island) -> list[Want]:
    """Cards that the Acropolis makes."""
    t, taste = of.tables, of.taste
    armies, warships, gifts = of.aegis
    worth_of = {
        ARMY: taste.army * of.left if armies < sum(of.villages) else 0.0,
        WARSHIP: 0.0 if warships else 0.8 * taste.warship,
        GIFT: 0.0 if gifts > 1 else 0.8 * taste.gift,
    }
    found = []
    for structure in range(STRUCTURES):
        made = t.makes[structure]
        if made >= 0 and of.acropolis[structure] > of.used[structure]:
            value = worth_of.get(made, taste.gold * 1.1)
            if value > 0:
                found.append(want(value, t.price[structure], MAKE[structure]))
    return found


# --- what goods are worth ---------------------------------------------------------------------------------------------


class Worth(NamedTuple):
    total: float
    spare: Counts
    """What no complete want takes."""
    bought: tuple[int, ...]
    """Wants that can be paid at once, by place."""


def counted(goods: Sequence[int]) -> list[int]:
    counts = [0] * GOODS
    for good in goods:
        counts[good] += 1
    return counts


def worth(wants: Wants, hand: Counts) -> float:
    return allot(wants, hand).total


@lru_cache(maxsize=MOST_KEPT)
def allot(wants: Wants, hand: Counts) -> Worth:
    """Goods to the wants they pay, then to those that they bring nearer, then at their price."""
    left = list(hand)
    total = 0.0
    bought: list[int] = []
    short: list[Want] = []
    for at, one in enumerate(wants.things):
        if pay(left, one, wants.imports):
            total += one.value if one.now else wants.taste.later * one.value
            bought.append(at)
        else:
            short.append(one)
    spare = tuple(left)
    total += nearer(wants, short, left)
    price = wants.price
    for good in range(GOODS):
        count = left[good]
        if count:
            more = 0.9 if good >= GOLD else wants.taste.second
            total += price[good] * (1.0 + more * (count - 1))
    return Worth(total, spare, tuple(bought))


def lacking(left: list[int], one: Want, imports: tuple[int, ...]) -> list[int]:
    """Words of the price that the goods do not cover."""
    missing: list[int] = []
    for good, count in one.need:
        if left[good] < count:
            missing += [good] * (count - left[good])
    if one.rares or one.imports or one.basics:
        missing += lacking_wilds(left, one, imports)
    return missing


def lacking_wilds(left: list[int], one: Want, imports: tuple[int, ...]) -> list[int]:
    free = left.copy()
    for good, count in one.need:
        free[good] -= min(free[good], count)
    rares, imported, basics = sum(free[BASICS:GOLD]), sum(free[good] for good in imports), sum(free[:BASICS])
    foreign = max(0, one.imports - imported)
    plain = one.basics + one.imports - foreign - basics
    return [ANY_RARE] * (one.rares - rares) + [ANY_IMPORT] * foreign + [ANY_BASIC] * plain


def pay(left: list[int], one: Want, imports: tuple[int, ...]) -> bool:
    """Take the price out of the goods, if they cover it."""
    for good, count in one.need:
        if left[good] < count:
            return False
    wild = one.rares or one.imports or one.basics
    if wild and lacking(left, one, imports):
        return False
    for good, count in one.need:
        left[good] -= count
    for _ in range(one.rares):
        left[max(range(BASICS, GOLD), key=lambda good: (left[good] > 0, good != PAPYRUS, left[good]))] -= 1
    for kinds, count in ((imports, one.imports), (range(BASICS), one.basics)) if wild else ():
        for _ in range(count):
            left[max(kinds, key=lambda good: left[good])] -= 1
    return True


def nearer(wants: Wants, short: list[Want], left: list[int]) -> float:
    """What the goods left are worth towards wants that lack something."""
    total = 0.0
    price = wants.price
    for one in [one for one in short if one.size > 1][:6]:
        have = 0
        for good, count in one.need:
            have += min(left[good], count)
        if not have:
            continue
        share = have / one.size
        gain = wants.taste.partial * one.value * share * share
        plain = sum(price[good] * min(left[good], count) for good, count in one.need)
        if gain > plain:
            total += gain
            for good, count in one.need:
                left[good] -= min(left[good], count)
    return total
