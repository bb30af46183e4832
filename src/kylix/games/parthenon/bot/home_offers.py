"""The archon's offers at Parthenon: what one island has to spare, for as much as another can bear to give for it."""

from __future__ import annotations

from typing import Final

from kylix.games.parthenon.bot.goods import Counts, Taste, Wants, allot, wants_of
from kylix.games.parthenon.bot.home import Proposal, assumed, gain_of, open_offers
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import ARMY

MOST_ASKED: Final = 3
"""Cards that an offer asks for."""
THEIR_GAIN: Final = 0.4
"""What helps one of the others hurts by so much."""
LEFT_TO_THEM: Final = 0.1
"""What an offer must leave the other: its hand is not known for sure, so a little more than it would accept."""


def haggled(s: Parthenon, seat: int, taste: Taste, count: int) -> list[Proposal]:
    """The best offers first: what they bring, by how likely somebody accepts."""
    wants = wants_of(s, seat, taste)
    goods = tuple(s.have(seat))
    spare = allot(wants, goods).spare
    singles = [good for good in range(ARMY) if spare[good]]
    gives: list[tuple[int, ...]] = [(x,) for x in singles]
    gives += [(x, z) for x in singles for z in singles if x < z or (x == z and spare[x] > 1)]
    open_ones = open_offers(s, seat)
    promised = [good for give, _ in open_ones for good in give]
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], Proposal] = {}
    for other in range(s.seats):
        if other == seat:
            continue
        theirs, has = wants_of(s, other, taste), assumed(s, other)
        for give in gives:
            if any(spare[good] < 2 for good in give if good in promised):
                continue
            for one in asked_for(wants, goods, theirs, has, give):
                key = (one.give, one.want)
                if key not in open_ones and one.gain >= taste.ask and (key not in found or found[key].gain < one.gain):
                    found[key] = one
    return sorted(found.values(), key=lambda one: -one.gain)[:count]


def asked_for(wants: Wants, goods: Counts, theirs: Wants, has: Counts, give: tuple[int, ...]) -> list[Proposal]:
    """For these cards one card after the other, each the one that helps most, while enough is left to the other."""
    found: list[Proposal] = []
    asked: tuple[int, ...] = ()
    for _ in range(MOST_ASKED):
        best: tuple[float, float, tuple[int, ...]] | None = None
        for good in range(ARMY):
            if has[good] <= asked.count(good) or good in give:
                continue
            more = tuple(sorted((*asked, good)))
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
