"""What Parthenon's bots give for what: offers of others, answers to them, exchanges abroad."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.parthenon.position import season
from games.parthenon.test_bot import ask, offering
from kylix import bots
from kylix.bots.levels import LevelBot
from kylix.core.ids import NOBODY
from kylix.games.parthenon.bot import goods, home, sea
from kylix.games.parthenon.bot.goods import KEEN
from kylix.games.parthenon.bot.home_offers import haggled, instead
from kylix.games.parthenon.bot.shop import POINTLESS
from kylix.games.parthenon.moves import COUNTER, Accept
from kylix.games.parthenon.sea_moves import Send
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import ARMY, BASICS, GOLD, GOODS, LANDS, SLOTS


def lay(s: Parthenon, slot: int, to: int, give: tuple[int, ...], want: tuple[int, ...]) -> None:
    """An offer on the table, to one seat; what may be answered is worked out anew."""
    s.offer_to[slot], s.offer_give[slot], s.offer_want[slot] = to, give, want
    s.ready[to] = 0
    s.stale = NOBODY
    s.run()


@pytest.mark.parametrize("name", ["captain", "archon:nodes=4"])
def test_nothing_is_bought_at_more_than_twice_its_price_without_a_reason(name: str) -> None:
    """One basic for four: refused, or answered by what would be accepted."""
    refused = 0
    for s, seat in offering(12, seed=5):
        other = (seat + 1) % s.seats
        slot = other * SLOTS
        have = s.have(seat)
        asked = tuple(sorted(good for good in range(BASICS) for _ in range(have[good]))[:4])
        if len(asked) < 4 or s.offer_to[slot] >= 0:
            continue
        after = s.clone()
        given = next(good for good in range(BASICS) if good not in asked)
        after.hand[other] = tuple(sorted((*after.hand[other], given)))
        lay(after, slot, seat, (given,), asked)
        wants = goods.wants_of(after, seat, KEEN)
        move = ask(name, after, seat)
        assert Accept(slot) in after.options(seat)
        if isinstance(move, Accept) and move.slot == slot:
            assert home.completes(wants, tuple(after.have(seat)), asked, (given,))
        else:
            refused += 1
    assert refused


def test_what_the_other_gains_counts_from_the_beginning() -> None:
    """The same exchange is worth less the more it brings the other."""
    for s, seat in offering(6, seed=2):
        other = (seat + 1) % s.seats
        mine = home.terms(s, seat, other, (0,), (1,), replace(KEEN, rivalry=0.0))
        theirs = home.for_them(s, other, (0,), (1,), KEEN)
        if mine > home.TOO_DEAR:
            assert home.terms(s, seat, other, (0,), (1,), KEEN) == pytest.approx(mine - KEEN.rivalry * theirs)


def test_the_archon_answers_a_bad_offer_with_one_it_would_accept() -> None:
    named = 0
    for s, seat in offering(40, seed=9):
        other = (seat + 1) % s.seats
        slot = other * SLOTS
        have = s.have(seat)
        asked = tuple(sorted(good for good in range(BASICS) for _ in range(have[good]))[:3])
        if len(asked) < 3 or s.offer_to[slot] >= 0:
            continue
        s = s.clone()
        lay(s, slot, seat, (GOLD - 1,), asked)
        better = instead(s, seat, slot, KEEN)
        if better is not None and COUNTER[slot] in s.options(seat):
            named += 1
            assert len(better.give) < len(asked)
            assert better.want == (GOLD - 1,)
            assert home.terms(s, seat, other, better.want, better.give, KEEN) >= KEEN.accept
            line = home.countering(slot, better)
            for move in line:
                s.check(seat, move)
                s.apply(seat, move)
            assert other in s.offer_to[seat * SLOTS : (seat + 1) * SLOTS]
            assert instead(s, seat, slot, KEEN) is None, "it is said once"
    assert named


def test_an_exchange_is_weighed_with_what_fleets_can_make_of_the_goods() -> None:
    """What a voyage brings anyhow is worth less than what no voyage brings."""
    other = 0
    for s, seat in offering(20, seed=3):
        have = tuple(s.have(seat))
        assert home.reach(s, seat, have, KEEN) >= goods.worth(goods.wants_of(s, seat, KEEN), have)
        for one in haggled(s, seat, KEEN, 2):
            gain = home.reached(s, seat, one.give, one.want, KEEN)
            assert gain >= KEEN.ask
            other += gain != home.gain_of(goods.wants_of(s, seat, KEEN), have, one.give, one.want)
    assert other


# --- abroad ---------------------------------------------------------------------------------------------------------


def test_no_exchange_abroad_is_pointless() -> None:
    """Without any one of them, where no other needs what it brings, the island would be worse off."""
    looked = 0
    for s, seat in offering(40, seed=4):
        wants = goods.wants_of(s, seat, KEEN)
        have = tuple(0 if good >= ARMY else count + 1 for good, count in enumerate(s.have(seat)))
        for land in range(LANDS):
            rows = tuple(s.tables.by_land[land])
            found = sea.bargains(s.tables, wants, rows, -2, -1, (0,) * GOODS, have, 6)
            for at, deal in enumerate(found.deals):
                if any(card in later.give for later in found.deals[at + 1 :] for card in deal.take):
                    continue
                looked += 1
                before = home.moved(found.goods, deal.take, deal.give)
                assert before is not None
                assert goods.worth(wants, found.goods) > goods.worth(wants, before) + POINTLESS
            total = [have[good] - found.used[good] for good in range(GOODS)]
            assert min(total) >= 0
    assert looked


@pytest.mark.parametrize("hand", ["4 GRAPES, 4 ORE", "5 ORE, 2 WOOL, GRAIN", "3 GRAPES, 3 ORE, 2 SPICES, GOLD"])
def test_every_fleet_that_could_trade_is_sent(hand: str) -> None:
    """Half of what lies at home serves nothing there: both fleets sail, to trade, and neither is kept back."""
    t = season("JOURNEY", hands={"P1": hand}, fleets={"P1": 2}, number=3)
    assert isinstance(t.s, Parthenon)
    could = max(sum(one is not None for one in fleets) for fleets in sea.plans(t.s, 0, KEEN))
    assert could == 2
    bot = bots.make("archon:nodes=48", 1)
    move = bot.choose(t.s.view(0), list(t.s.options(0)), t.s.redeal(0, 1))
    assert bot.why is not None
    assert isinstance(bot, LevelBot)
    assert sum(isinstance(one, Send) for one in (move, *bot.plan)) == could
