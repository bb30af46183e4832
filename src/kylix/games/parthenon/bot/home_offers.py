"""The archon's offers at Parthenon: what one island has to spare, for as much as another can bear to give for it."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from kylix.games.parthenon.bot.goods import Counts, Taste, Wants, allot, wants_of
from kylix.games.parthenon.bot.home import Proposal, Swap, assumed, bound_goods, gain_of, open_offers, reached, terms
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import ARMY, SLOTS

MOST_ASKED: Final = 3
"""Cards that an offer asks for."""
THEIR_GAIN: Final = 0.4
"""What helps one of the others hurts by so much."""
WEIGHED: Final = 8
"""Offers that are weighed with what fleets can make of the goods."""
MOST_SAID: Final = 6
"""Drafts of a season after which no offer is answered by another any more."""
LEFT_TO_THEM: Final = 0.1
"""What an offer must leave the other: its hand is not known for sure, so a little more than it would accept."""


def haggled(s: Parthenon, seat: int, taste: Taste, count: int) -> list[Proposal]:
    """The best offers first: what they bring, by how likely somebody accepts."""
    wants = wants_of(s, seat, taste)
    goods = tuple(s.have(seat))
    spare = allot(wants, goods).spare
    open_ones = open_offers(s, seat)
    bound = bound_goods(open_ones, spare)
    gives = [give for give in bundles(spare) if bound.isdisjoint(give)]
    best: dict[Swap, Proposal] = {}
    for other in [other for other in range(s.seats) if other != seat]:
        theirs, has = wants_of(s, other, taste), assumed(s, other)
        for give in gives:
            for one in asked_for(wants, goods, theirs, has, give):
                swap = (one.give, one.want)
                known = best.get(swap)
                if one.gain >= taste.ask and (known is None or known.gain < one.gain):
                    best[swap] = one
    for swap in open_ones:
        best.pop(swap, None)
    return with_fleets(s, seat, taste, sorted(best.values(), key=lambda one: -one.gain)[:WEIGHED])[:count]


def with_fleets(s: Parthenon, seat: int, taste: Taste, found: list[Proposal]) -> list[Proposal]:
    """The same offers by what they bring once fleets have made the best of the goods."""
    wants, goods = wants_of(s, seat, taste), tuple(s.have(seat))
    again: list[Proposal] = []
    for one in found:
        gain = reached(s, seat, one.give, one.want, taste)
        if gain >= taste.ask:
            again.append(one._replace(gain=one.gain * gain / gain_of(wants, goods, one.give, one.want)))
    return sorted(again, key=lambda one: -one.gain)


def instead(s: Parthenon, seat: int, slot: int, taste: Taste) -> Proposal | None:
    """What would be accepted in place of an offer: the same goods for fewer of what is asked for. Said once to each."""
    author = slot // SLOTS
    get, asked = tuple(s.offer_give[slot]), tuple(s.offer_want[slot])
    said = author in s.offer_to[seat * SLOTS : (seat + 1) * SLOTS]
    if said or not get or s.steps[seat] >= MOST_SAID:
        return None
    goods = tuple(s.have(seat))
    for size in range(len(asked), 0, -1):
        fewer = {part for part in combinations(asked, size) if all(goods[good] >= part.count(good) for good in part)}
        judged = [(terms(s, seat, author, get, part, taste), part) for part in sorted(fewer - {asked})]
        gain, best = max(judged, default=(0.0, ()))
        if best and gain >= taste.accept:
            return Proposal(gain, best, get)
    return None


def bundles(spare: Counts) -> list[tuple[int, ...]]:
    """One or two cards that can be spared."""
    singles = [good for good in range(ARMY) if spare[good]]
    pairs = [(x, z) for x in singles for z in singles if x < z or (x == z and spare[x] > 1)]
    return [*[(x,) for x in singles], *pairs]


def asked_for(wants: Wants, goods: Counts, theirs: Wants, has: Counts, give: tuple[int, ...]) -> list[Proposal]:
    """For these cards one card after the other, each the one that helps most, while enough is left to the other."""
    found: list[Proposal] = []
    asked: tuple[int, ...] = ()
    for _ in range(MOST_ASKED):
        best: tuple[float, float, tuple[int, ...]] | None = None
        for more in with_another(has, give, asked):
            left = gain_of(theirs, has, more, give)
            if left < LEFT_TO_THEM:
                continue
            mine = gain_of(wants, goods, give, more)
            if best is None or mine - THEIR_GAIN * left > best[0] - THEIR_GAIN * best[1]:
                best = (mine, left, more)
        if best is None:
            break
        mine, left, asked = best
        found.append(Proposal((mine - THEIR_GAIN * left) * min(1.0, 0.4 + 3.0 * left), give, asked))
    return found


def with_another(has: Counts, give: tuple[int, ...], asked: tuple[int, ...]) -> list[tuple[int, ...]]:
    """What is asked for with one more card, of each kind that the other has and that is not given."""
    kinds = [good for good in range(ARMY) if has[good] > asked.count(good) and good not in give]
    return [tuple(sorted((*asked, good))) for good in kinds]
