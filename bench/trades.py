"""How often a bot at Parthenon accepts an offer, by its terms: one basic good for one, two, three or four of its own.

    PYTHONPATH=src python bench/trades.py --positions 300 --level archon:nodes=4

Positions are of Island Trade in games between sailors. The offer is made to one seat alone, by each of the others in
turn; the goods asked for are drawn from its hand, and a position counts if any basic good is good enough.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator

import kylix
from kylix.bots import make
from kylix.core.ids import NOBODY
from kylix.games.parthenon.moves import Accept, Counter
from kylix.games.parthenon.phases.offers import MakeOffers
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import BASICS, SLOTS

TERMS = (1, 2, 3, 4)


def markets(count: int, seed: int) -> Iterator[tuple[Parthenon, int]]:
    """Positions in which a seat holds at least four basics and may answer an offer."""
    roll = random.Random(seed)
    while count:
        s = kylix.new("parthenon", 3, seed=roll.getrandbits(32))
        assert isinstance(s, Parthenon)
        players = [make("sailor", seat) for seat in range(s.seats)]
        last = -1
        while not s.over and count:
            seat = s.to_act[0]
            fits = isinstance(s.stack[-1], MakeOffers) and s.draft_to[seat] < 0 and s.turn != last
            if fits and sum(s.have(seat)[:BASICS]) >= max(TERMS):
                last, count = s.turn, count - 1
                yield s, seat
            s.apply(seat, players[seat].choose(s.view(seat), list(s.options(seat)), s.redeal(seat, 1)))


def offers(s: Parthenon, seat: int, other: int, want: int, roll: random.Random) -> Iterator[tuple[Parthenon, int]]:
    """Each basic good for some of the seat's own; other offers to it are taken off the table."""
    have = s.have(seat)
    asked = tuple(sorted(roll.sample([good for good in range(BASICS) for _ in range(have[good])], want)))
    for given in range(BASICS):
        if given not in asked:
            yield offered(s, seat, other, given, asked)


def offered(s: Parthenon, seat: int, other: int, given: int, asked: tuple[int, ...]) -> tuple[Parthenon, int]:
    after = s.clone()
    for slot in range(len(after.offer_to)):
        after.offer_to[slot] = -1
    after.hand[other] = tuple(sorted((*after.hand[other], given)))
    slot = other * SLOTS
    after.offer_to[slot], after.offer_give[slot], after.offer_want[slot] = seat, (given,), asked
    after.ready[seat] = 0
    after.stale = NOBODY
    after.run()
    return after, slot


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--level", default="archon:nodes=4")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    roll = random.Random(args.seed)
    accepted, countered = dict.fromkeys(TERMS, 0), dict.fromkeys(TERMS, 0)
    for n, (s, seat) in enumerate(markets(args.positions, args.seed)):
        other = (seat + 1 + n % (s.seats - 1)) % s.seats
        for want in TERMS:
            moves = [
                make(args.level, n).choose(after.view(seat), list(after.options(seat)), after.redeal(seat, n))
                for after, _ in offers(s, seat, other, want, roll)
            ]
            accepted[want] += any(isinstance(move, Accept) for move in moves)
            countered[want] += any(isinstance(move, Counter) for move in moves)
    for want in TERMS:
        print(
            f"one for {want}: accepted in {accepted[want] / args.positions:.1%}, answered by another offer in"
            f" {countered[want] / args.positions:.1%} of {args.positions} positions"
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
