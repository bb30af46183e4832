"""At home in Parthenon: offers between islands, what is built, what is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kylix.core.moves import Move
from kylix.games.parthenon.bot import sea
from kylix.games.parthenon.bot.goods import (
    Counts,
    Taste,
    Wants,
    allot,
    counted,
    lacking,
    possessions,
    seasons_left,
    wants_of,
    worth,
)
from kylix.games.parthenon.bot.philosophy import asking_price, philosophy_worth
from kylix.games.parthenon.moves import (
    ADOPT,
    BARE,
    CANCEL,
    COUNTER,
    GIVE,
    HIDE,
    INTRODUCE,
    KEEP,
    OFFER,
    PAY,
    PUBLISH,
    READY,
    SPARE,
    USE,
    WANT,
    Spare,
)
from kylix.games.parthenon.phases.discard import SHOWN, duplicates, hidden_limit
from kylix.games.parthenon.phases.payment import ChooseRebate, PayOne, TakeOne
from kylix.games.parthenon.phases.purchase import IntroducePhilosophy, adoption_cost
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import (
    ARMY,
    BASICS,
    EVERYONE,
    GOLD,
    GOODS,
    PHILOSOPHIES,
    SLOTS,
)
from kylix.games.parthenon.zones import Zone

Line = tuple[Move, ...]
Swap = tuple[tuple[int, ...], tuple[int, ...]]
"""What an offer gives, and what it asks for."""

FOR_THE_OTHER: Final = 0.03
"""What it must bring the other, as far as one can see."""
MOST_OFFERS: Final = 6
"""Begun in a season."""
TOO_DEAR: Final = -9.0
LATE: Final = 14
"""Structures from which on an island is helped to nothing."""
VOYAGES: Final = 2
"""Plans of voyages that are looked at for what goods are worth."""
WORTH_THE_WHILE: Final = 0.02
"""What an exchange at home must bring."""


class Proposal(NamedTuple):
    gain: float
    give: tuple[int, ...]
    want: tuple[int, ...]


# --- offers -----------------------------------------------------------------------------------------------------------


def assumed(s: Parthenon, other: int) -> Counts:
    """What another hand holds as far as all can tell in Island Trade: what its villages and workshops just brought."""
    counts = [0] * GOODS
    room = len(s.hand[other])
    start = other * BASICS
    for good in range(BASICS):
        count = min(room, max(0, s.villages[start + good] - s.idle[start + good]))
        counts[good] += count
        room -= count
    rare = s.tables.rare[s.island[other]]
    counts[rare] += 0 if s.idle_workshops[other] else min(room, s.workshops[other])
    return tuple(counts)


def moved(goods: Counts, out: tuple[int, ...], into: tuple[int, ...]) -> Counts | None:
    """Goods after a trade, or None where they cannot be given."""
    counts = list(goods)
    for good in out:
        counts[good] -= 1
        if counts[good] < 0:
            return None
    for good in into:
        counts[good] += 1
    return tuple(counts)


def gain_of(wants: Wants, goods: Counts, out: tuple[int, ...], into: tuple[int, ...]) -> float:
    after = moved(goods, out, into)
    return -9.0 if after is None else worth(wants, after) - worth(wants, goods)


def reached(s: Parthenon, seat: int, out: tuple[int, ...], into: tuple[int, ...], taste: Taste) -> float:
    """What an exchange brings with what fleets can make of the goods before and after it."""
    goods = tuple(s.have(seat))
    after = moved(goods, out, into)
    if after is None:
        return -9.0
    if any(good >= ARMY for good in (*out, *into)):
        return gain_of(wants_of(s, seat, taste), goods, out, into)
    return reach(s, seat, after, taste) - reach(s, seat, goods, taste)


def reach(s: Parthenon, seat: int, goods: Counts, taste: Taste) -> float:
    """What goods are worth with the best voyages."""
    other = s.clone()
    other.hand[seat] = tuple(good for good in range(ARMY) for _ in range(goods[good]))
    voyages = [sum(one.gain for one in fleets if one is not None) for fleets in sea.plans(other, seat, taste, VOYAGES)]
    return worth(wants_of(s, seat, taste), goods) + max(voyages, default=0.0)


def for_another(s: Parthenon, seat: int, one: Proposal, taste: Taste) -> float:
    """What it brings the one who gains most by it, of those who seem to have what is asked for."""
    others = [other for other in range(s.seats) if other != seat]
    return max(gain_of(wants_of(s, other, taste), assumed(s, other), one.want, one.give) for other in others)


def proposals(s: Parthenon, seat: int, taste: Taste, count: int) -> list[Proposal]:
    """Offers that serve both sides, the best first; what lies open already is not offered again."""
    wants = wants_of(s, seat, taste)
    goods = tuple(s.have(seat))
    spare = allot(wants, goods).spare
    open_ones = open_offers(s, seat)
    bound = bound_goods(open_ones, spare)
    found: list[Proposal] = []
    for swap in swaps(spare, sought(s, seat, wants, list(spare))):
        give, want = swap
        if swap not in open_ones and bound.isdisjoint(give):
            gain = gain_of(wants, goods, give, want)
            if gain >= taste.ask:
                found.append(Proposal(gain, give, want))
    found.sort(key=lambda one: -one.gain)
    return acceptable(s, seat, taste, found[:12])[:count]


def swaps(spare: Counts, asks: list[int]) -> list[Swap]:
    """One card for one, two basics for a rare, a rare for two basics."""
    gives = [good for good in range(ARMY) if spare[good]]
    pairs = [(y, z) for y in asks[:5] for z in asks[:5] if y <= z < BASICS]
    found: list[Swap] = [((x,), (y,)) for x in gives for y in asks if x != y and alike(x, y)]
    found += [((x, z), (y,)) for x in gives for z in gives for y in asks if dearer(spare, x, z, y)]
    found += [((x,), pair) for x in gives for pair in pairs if x < GOLD and x not in pair]
    return found


def acceptable(s: Parthenon, seat: int, taste: Taste, found: list[Proposal]) -> list[Proposal]:
    """Those that bring somebody else something, too, by what they bring and how likely somebody accepts."""
    likely: list[Proposal] = []
    for one in found:
        theirs = for_another(s, seat, one, taste)
        if theirs >= FOR_THE_OTHER:
            likely.append(one._replace(gain=one.gain * min(1.0, 0.2 + 1.5 * theirs)))
    return sorted(likely, key=lambda one: -one.gain)


def open_offers(s: Parthenon, seat: int) -> list[Swap]:
    """What lies on the table already."""
    mine = range(seat * SLOTS, (seat + 1) * SLOTS)
    return [(tuple(s.offer_give[slot]), tuple(s.offer_want[slot])) for slot in mine if s.offer_to[slot] >= 0]


def bound_goods(open_ones: list[Swap], spare: Counts) -> set[int]:
    """Goods that open offers promise already and of which there is no second to spare."""
    return {good for give, _ in open_ones for good in give if spare[good] < 2}


def alike(x: int, y: int) -> bool:
    """One for one only within a class."""
    return (x < BASICS) == (y < BASICS) and x != GOLD and y != GOLD


def dearer(spare: Counts, x: int, z: int, y: int) -> bool:
    """Two basics for a rare."""
    enough = spare[x] > 1 if x == z else True
    return x <= z < BASICS <= y < GOLD and enough


def sought(s: Parthenon, seat: int, wants: Wants, spare: list[int]) -> list[int]:
    """Goods that the nearest wants lack and that somebody seems to have."""
    there = {good for other in range(s.seats) if other != seat for good, n in enumerate(assumed(s, other)) if n}
    found: list[int] = []
    for one in wants.things[:10]:
        for word in lacking(spare, one, wants.imports):
            if word in there and word not in found:
                found.append(word)
    return found[:8]


def publishing(one: Proposal) -> Line:
    """An offer to all: whoever wants it takes it; it lies there until the phase ends, so it is made once."""
    gives, wanted = [GIVE[good] for good in sorted(one.give)], [WANT[good] for good in sorted(one.want)]
    return (OFFER[EVERYONE], *gives, *wanted, PUBLISH)


def countering(slot: int, one: Proposal) -> Line:
    """The same as an answer to an offer."""
    return (COUNTER[slot], *publishing(one)[1:])


def judged(s: Parthenon, seat: int, slot: int, taste: Taste) -> float:
    """What it brings a seat to accept an offer."""
    return terms(s, seat, slot // SLOTS, tuple(s.offer_give[slot]), tuple(s.offer_want[slot]), taste)


def terms(s: Parthenon, seat: int, other: int, get: tuple[int, ...], give: tuple[int, ...], taste: Taste) -> float:
    """What an exchange brings a seat, what it brings the other set against it. Nobody is helped to the last structures
    for a little, and what is far too dear is bought only if a structure can be paid with it."""
    wants, goods = wants_of(s, seat, taste), tuple(s.have(seat))
    if is_dear(get, give) and not completes(wants, goods, give, get):
        return TOO_DEAR
    late = s.structures(other) >= LATE and s.structures(other) > s.structures(seat)
    price = 1.0 if late else taste.rivalry
    gain = reached(s, seat, give, get, taste) if taste.haggles else gain_of(wants, goods, give, get)
    return gain - price * for_them(s, other, get, give, taste) if price else gain


def for_them(s: Parthenon, other: int, out: tuple[int, ...], into: tuple[int, ...], taste: Taste) -> float:
    """What an exchange brings the other, as far as one can see: it has at least what it gives."""
    has = [max(count, out.count(good)) for good, count in enumerate(assumed(s, other))]
    return max(0.0, gain_of(wants_of(s, other, taste), tuple(has), out, into))


def is_dear(get: Sequence[int], give: Sequence[int]) -> bool:
    """Worse than two for one."""
    return sum(points(good) for good in give) > 2 * sum(points(good) for good in get)


def points(good: int) -> int:
    """A rare good is twice a basic one; with Gold nearly everything can be bought."""
    return 1 if good < BASICS else 2 if good < GOLD else 3


def completes(wants: Wants, goods: Counts, out: tuple[int, ...], into: tuple[int, ...]) -> bool:
    """Whether a structure more can be paid after an exchange, and all that could be before."""
    after = moved(goods, out, into)
    if after is None:
        return False
    before, then = (structures_paid(wants, counts) for counts in (goods, after))
    return then > before


def structures_paid(wants: Wants, goods: Counts) -> int:
    bought = [wants.things[at] for at in allot(wants, goods).bought]
    return sum(one.now and one.value >= 1.0 for one in bought)


def may_offer(s: Parthenon, seat: int) -> bool:
    return s.offers_made[seat] < min(MOST_OFFERS, s.tables.offers) and OFFER[EVERYONE] in s.options(seat)


# --- building ---------------------------------------------------------------------------------------------------------


class Builder:
    """Buys what is wanted, on a copy, best bargain first, and keeps the moves."""

    def __init__(self, s: Parthenon, seat: int, taste: Taste, without: Move | None = None) -> None:
        self.s = s.clone()
        self.seat = seat
        self.taste = taste
        self.without = without
        self.line: list[Move] = []
        self.bought: list[Move] = []
        self.standing = 0.0
        """What the island is worth after it, in structures."""

    def apply(self, move: Move) -> None:
        self.s.apply(self.seat, move)
        self.line.append(move)

    def run(self) -> Line:
        self.follow()
        for _ in range(20):
            if not (self.buy() or self.adopt() or self.use()):
                break
        if not self.s.over and READY in self.s.options(self.seat):
            self.standing = self.judged()
            self.apply(READY)
        return tuple(self.line)

    def judged(self) -> float:
        """The island as it stands now, with what it can keep of its goods."""
        s, seat, taste = self.s, self.seat, self.taste
        wants = wants_of(s, seat, taste)
        kept = max(worth(wants, goods) for _, goods in keeping(s, seat, taste))
        if taste.hoard:
            kept += taste.hoard * (worth(wants, tuple(counted(s.hand[seat]))) - kept)
        return possessions(s, seat, taste) + (taste.wait * kept if seasons_left(s) else 0.01 * kept)

    def buy(self) -> bool:
        options = self.s.options(self.seat)
        wants = wants_of(self.s, self.seat, self.taste)
        for one in wants.things:
            if one.move is not None and one.move is not self.without and one.move in options:
                self.bought.append(one.move)
                self.apply(one.move)
                self.follow()
                return True
        return False

    def adopt(self) -> bool:
        """A philosophy for gold that nothing else asks for."""
        options = self.s.options(self.seat)
        wants = wants_of(self.s, self.seat, self.taste)
        spare = allot(wants, tuple(counted(self.s.hand[self.seat]))).spare[GOLD]
        gold = adoption_cost(self.s, self.seat).size
        kinds = [kind for kind in range(PHILOSOPHIES) if ADOPT[kind] in options]
        if not kinds or gold > spare:
            return False
        best = max(kinds, key=self.philosophy)
        if self.philosophy(best) < asking_price(self.s, gold, wants):
            return False
        self.bought.append(ADOPT[best])
        self.apply(ADOPT[best])
        self.follow()
        return True

    def philosophy(self, kind: int) -> float:
        return philosophy_worth(self.s, self.seat, kind, self.taste)

    def use(self) -> bool:
        """One's own exchanges, where what comes is worth more than what goes."""
        options = self.s.options(self.seat)
        wants = wants_of(self.s, self.seat, self.taste)
        before = worth(wants, tuple(self.s.have(self.seat)))
        for power in self.s.tables.hooks.use:
            if USE[power] not in options or not self.s.has(self.seat, power):
                continue
            trial = Builder(self.s, self.seat, self.taste)
            trial.apply(USE[power])
            trial.follow()
            if worth(wants, tuple(trial.s.have(self.seat))) > before + WORTH_THE_WHILE:
                self.s = trial.s
                self.line += trial.line
                return True
        return False

    def follow(self) -> None:
        """Pay with what is missed least, spare what is missed most, introduce the most useful philosophy."""
        while not self.s.over:
            top = self.s.stack[-1]
            options = self.s.options(self.seat)
            if isinstance(top, ChooseRebate):
                self.apply(self.rebate(options))
            elif isinstance(top, IntroducePhilosophy):
                kinds = [kind for kind in range(PHILOSOPHIES) if INTRODUCE[kind] in options]
                self.apply(INTRODUCE[max(kinds, key=self.philosophy)])
            elif isinstance(top, (PayOne, TakeOne)):
                self.apply(payment(self.s, self.seat, options, self.taste))
            elif options and READY not in options:
                self.apply(options[0])
            else:
                return

    def rebate(self, options: list[Move]) -> Move:
        words = [move.word for move in options if isinstance(move, Spare)]
        if not words:
            return CANCEL
        hand = counted(self.s.hand[self.seat])
        lacks = [word for word in words if word < GOODS and not hand[word]]
        rares = [word for word in words if BASICS <= word < GOLD or word >= GOODS]
        return SPARE[(lacks or rares or words)[0]]


def payment(s: Parthenon, seat: int, options: list[Move], taste: Taste) -> Move:
    """Of cards to pay the one whose loss hurts least; of cards to take the one that helps most."""
    wants = wants_of(s, seat, taste)
    have = s.have(seat)

    def after(move: Move) -> float:
        good = getattr(move, "good", -1)
        if good < 0:
            return -1.0
        counts = have.copy()
        counts[good] += -1 if move is PAY[good] else 1
        return worth(wants, tuple(counts))

    return max(options, key=after)


def build_lines(s: Parthenon, seat: int, taste: Taste, many: int) -> list[Builder]:
    """Everything that can be bought; and the same without one of the things, which saves its goods."""
    full = Builder(s, seat, taste)
    full.run()
    found = [full]
    for move in list(dict.fromkeys(full.bought))[: many - 1]:
        less = Builder(s, seat, taste, move)
        less.run()
        found.append(less)
    return found


# --- keeping ----------------------------------------------------------------------------------------------------------


def kept_hidden(s: Parthenon, seat: int, wants: Wants) -> tuple[int, ...]:
    """Option A: as many cards as may be kept, dropping one after the other what is missed least."""
    return reduced(wants, s.hand[seat], hidden_limit(s, seat), s.kept[seat], [])


def reduced(wants: Wants, hand: Sequence[int], limit: int, fixed: Zone, anyhow: list[int]) -> tuple[int, ...]:
    """`fixed` were chosen already; `anyhow` are kept beside and count for what the others are worth."""
    cards = list(hand)
    while len(cards) > limit:
        floor = {good: fixed.count(good) for good in fixed}
        loose = [good for good in dict.fromkeys(cards) if cards.count(good) > floor.get(good, 0)]
        counts = counted(cards + anyhow)

        def without(good: int, counts: list[int] = counts) -> float:
            counts[good] -= 1
            value = worth(wants, tuple(counts))
            counts[good] += 1
            return value

        cards.remove(max(loose, key=without))
    return tuple(cards)


def kept_shown(s: Parthenon, seat: int, wants: Wants) -> tuple[int, ...]:
    """Option B: one of each kind; the further ones that may be kept are named."""
    kinds = sorted(set(s.hand[seat]))
    more = list(s.hand[seat])
    for good in kinds:
        more.remove(good)
    return reduced(wants, more, duplicates(s, seat), s.kept[seat], kinds)


def keeping(s: Parthenon, seat: int, taste: Taste) -> list[tuple[Line, Counts]]:
    """Both options with what is left, the one chosen already alone."""
    wants = wants_of(s, seat, taste)
    found: list[tuple[Line, Counts]] = []
    chosen = s.kept[seat]
    if s.way[seat] != SHOWN:
        kept = kept_hidden(s, seat, wants)
        start: Line = () if s.way[seat] else (HIDE,)
        found.append(((*start, *named(kept, chosen), READY), tuple(counted(list(kept)))))
    if s.way[seat] in (0, SHOWN):
        more = kept_shown(s, seat, wants)
        start = () if s.way[seat] else (BARE,)
        left = tuple(counted(sorted(set(s.hand[seat])) + list(more)))
        found.append(((*start, *named(more, chosen), READY), left))
    return found


def named(cards: tuple[int, ...], chosen: Zone) -> Line:
    left = sorted(cards)
    for good in chosen:
        if good in left:
            left.remove(good)
    return tuple(KEEP[good] for good in left)
