"""Island trade: offers, answers and exchanges between two islands."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kylix.core.errors import Reason
from kylix.core.ids import NOBODY
from kylix.core.moves import Move
from kylix.games.parthenon import events
from kylix.games.parthenon.moves import (
    ACCEPT,
    CANCEL,
    COUNTER,
    GIVE,
    OFFER,
    PUBLISH,
    READY,
    REJECT,
    WANT,
    WITHDRAW,
    Accept,
    Counter,
    Give,
    Offer,
    Publish,
    Ready,
    Reject,
    Want,
    Withdraw,
)
from kylix.games.parthenon.phases.joint import Joint, ask_jointly
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import EVERYONE, GOODS, SLOTS
from kylix.games.parthenon.zones import Zone, added, covers, left_over, replaced

OFFERS: Final[list[list[list[Move]]]] = [
    [[OFFER[to] for to in [*range(seats), EVERYONE] if to != seat] for seat in range(seats)] for seats in range(7)
]
"""By number of seats and seat: to each of the others, and to all."""


DEALS: Final[list[list[list[Move]]]] = [[[READY, *offers] for offers in by_seat] for by_seat in OFFERS]
"""The same, or being ready: all that is to be done while nothing is offered."""
DRAFTING: Final[list[list[list[Move]]]] = [[]] * (1 << GOODS)
"""By the kinds that may still be given: what may be done with a draft, see `draft_moves`. Filled as they come up."""
DRAFTS: Final = 60
"""So many drafts a seat may give up or begin as answers in a season, so that nobody begins and cancels for ever."""


def draft_moves(kinds: int) -> list[list[Move]]:
    """For the kinds of these bits: by whether the draft may be published, twice, and whether more may be wanted."""
    give = [GIVE[good] for good in range(GOODS) if kinds >> good & 1]
    return [[CANCEL, *publish, *give, *want] for publish in ([], [PUBLISH]) for want in ([], WANT)]


def open_market(s: Parthenon) -> None:
    s.offers_made = [0] * s.seats
    s.steps = [0] * s.seats
    ask_jointly(s, list(range(s.seats)), MakeOffers())


def close_offers(s: Parthenon) -> None:
    """PAR-TRADE-9. Open offers lapse."""
    for slot in range(s.seats * SLOTS):
        clear_slot(s, slot)
    s.steps = [0] * s.seats


def clear_slot(s: Parthenon, slot: int) -> None:
    s.offer_to[slot] = -1
    s.offer_give[slot] = ()
    s.offer_want[slot] = ()


def clear_draft(s: Parthenon, seat: int) -> None:
    s.draft_to[seat] = -1
    s.draft_answer = replaced(s.draft_answer, seat, -1)
    s.draft_give[seat] = ()
    s.draft_want[seat] = ()


def holds(s: Parthenon, seat: int, goods: Zone) -> bool:
    """Whether the seat has what is on a sorted list."""
    return not goods or covers(s.stock(seat), goods)


def free_slot(s: Parthenon, seat: int) -> int:
    first: i64 = seat * SLOTS
    for slot in range(first, first + SLOTS):
        if s.offer_to[slot] < 0:
            return slot
    return -1


def may_draft(s: Parthenon, seat: int) -> bool:
    """PAR-TRADE-9. Whether the seat may begin an offer or an answer."""
    return s.steps[seat] < DRAFTS and free_slot(s, seat) >= 0


def addressed(s: Parthenon, seat: int, slot: int) -> bool:
    """An open offer of somebody else, to this seat or to all."""
    return slot // SLOTS != seat and s.offer_to[slot] in (seat, EVERYONE)


class MakeOffers(Joint):
    """PAR-TRADE-2. Two at a time, as often as they like; each may have two offers open."""

    CLAUSE: ClassVar[str] = "PAR-TRADE-2"

    def people_first(self, s: Parthenon) -> bool:
        """Trade goes on until nobody wants anything more: an order never comes too late."""
        return False

    def chains(self, s: Parthenon, seat: int | None) -> bool:
        """An offer is made as a whole."""
        return seat is not None and s.draft_to[seat] >= 0

    def ways(self, s: Parthenon, seat: int) -> list[Move]:
        return self.drafting(s, seat) if s.draft_to[seat] >= 0 else self.dealing(s, seat)

    def dealing(self, s: Parthenon, seat: int) -> list[Move]:
        drafting = may_draft(s, seat)
        may_offer = drafting and s.offers_made[seat] < s.tables.offers
        options: list[Move] = DEALS[s.seats][seat].copy() if may_offer else [READY]
        for slot, to in enumerate(s.offer_to):
            if to >= 0:
                if slot // SLOTS == seat:
                    options.append(WITHDRAW[slot])
                elif to in (seat, EVERYONE):
                    self.add_answers(s, seat, slot, drafting, options)
        return options

    def add_answers(self, s: Parthenon, seat: int, slot: int, drafting: bool, options: list[Move]) -> None:
        """To an offer of somebody else; a counter-offer is an answer and counts for no offer of one's own."""
        if holds(s, seat, s.offer_want[slot]):
            options.append(ACCEPT[slot])
        if drafting:
            options.append(COUNTER[slot])
        if s.offer_to[slot] == seat:
            options.append(REJECT[slot])

    def drafting(self, s: Parthenon, seat: int) -> list[Move]:
        """An offer in the making: what one gives and what one wants, in any order."""
        give, want, most = s.draft_give[seat], s.draft_want[seat], s.tables.offer_cards
        left = left_over(s.stock(seat), give)
        which = 1 if len(want) < most else 0
        if left < 0:
            left = ~left
        elif self.publishable(s, seat, give, want):
            which += 2
        kinds = left if len(give) < most else 0
        ways = DRAFTING[kinds]
        if not ways:
            ways = DRAFTING[kinds] = draft_moves(kinds)
        return ways[which]

    def publishable(self, s: Parthenon, seat: int, give: Zone, want: Zone) -> bool:
        """Whether an offer of these goods, which the seat holds, may lie open."""
        if not (give or want if s.tables.allow_gifts else give and want):
            return False
        return free_slot(s, seat) >= 0

    def act(self, s: Parthenon, seat: int, move: Move) -> None:
        s.stale = seat
        if isinstance(move, Offer):
            self.begin_draft(s, seat, move.party, -1)
        elif isinstance(move, Counter):
            self.begin_draft(s, seat, move.slot // SLOTS, move.slot)
        elif isinstance(move, Give):
            s.draft_give[seat] = added(s.draft_give[seat], move.good)
        elif isinstance(move, Want):
            s.draft_want[seat] = added(s.draft_want[seat], move.good)
        else:
            self.act_openly(s, seat, move)

    def begin_draft(self, s: Parthenon, seat: int, to: int, answer: int) -> None:
        s.draft_to[seat] = to
        s.draft_answer = replaced(s.draft_answer, seat, answer)
        if answer < 0:
            s.offers_made[seat] = s.offers_made[seat] + 1
        else:
            s.steps[seat] = s.steps[seat] + 1

    def give_up(self, s: Parthenon, seat: int) -> None:
        """PAR-TRADE-9. An offer that was not made does not count."""
        if s.draft_answer[seat] < 0:
            s.offers_made[seat] = s.offers_made[seat] - 1
            s.steps[seat] = s.steps[seat] + 1
        clear_draft(s, seat)

    def act_openly(self, s: Parthenon, seat: int, move: Move) -> None:
        if isinstance(move, Publish):
            publish(s, seat)
        elif isinstance(move, Accept):
            accept(s, seat, move.slot)
        elif isinstance(move, Reject):
            close(s, move.slot)
            if s.log is not None:
                s.log.append(events.offer_rejected(seat, move.slot))
        elif isinstance(move, Withdraw):
            close(s, move.slot)
            if s.log is not None:
                s.log.append(events.offer_withdrawn(seat, move.slot))
        else:
            self.give_up(s, seat)

    def why(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        if isinstance(move, (Offer, Counter)):
            return why_not_offer(s, seat, move)
        if isinstance(move, (Give, Want, Publish)):
            return why_not_draft(s, seat, move)
        if isinstance(move, Accept):
            return why_not_accept(s, seat, move.slot)
        if isinstance(move, (Reject, Withdraw)):
            mine = isinstance(move, Withdraw)
            return [Reason("PAR-TRADE-2", "not-your-offer" if mine else "not-to-you-alone", {"slot": move.slot})]
        return [Reason(self.CLAUSE, "finish-draft", {})] if isinstance(move, Ready) else []


def publish(s: Parthenon, seat: int) -> None:
    """The offer lies open; those to whom it is addressed are not ready any more."""
    slot = free_slot(s, seat)
    to, answered = s.draft_to[seat], s.draft_answer[seat]
    s.stale = NOBODY
    s.seal()
    if answered >= 0 and s.offer_to[answered] == seat and answered // SLOTS == to:
        close(s, answered)
        if s.log is not None:
            s.log.append(events.offer_answered(seat, answered))
    s.offer_to[slot] = to
    s.offer_give[slot] = s.draft_give[seat]
    s.offer_want[slot] = s.draft_want[seat]
    clear_draft(s, seat)
    for other in range(s.seats):
        if other != seat and to in (other, EVERYONE):
            s.ready[other] = 0
    if s.log is not None:
        s.log.append(events.offered(seat, to, slot, list(s.offer_give[slot]), list(s.offer_want[slot])))


def close(s: Parthenon, slot: int) -> None:
    s.stale = NOBODY
    clear_slot(s, slot)


def close_lapsed(s: Parthenon, slot: int) -> None:
    close(s, slot)
    if s.log is not None:
        s.log.append(events.offer_lapsed(slot // SLOTS, slot))


def accept(s: Parthenon, seat: int, slot: int) -> None:
    """PAR-TRADE-5, PAR-TRADE-6. Executed at once, if the author still has what he gives."""
    author = slot // SLOTS
    give, want = s.offer_give[slot], s.offer_want[slot]
    if not holds(s, author, give):
        close_lapsed(s, slot)
        return
    s.stale = NOBODY
    s.seal()
    clear_slot(s, slot)
    for good in give:
        s.gives(author, good)
        s.gains(seat, good)
    for good in want:
        s.gives(seat, good)
        s.gains(author, good)
    s.ready[seat] = 0
    s.ready[author] = 0
    if s.log is not None:
        s.log.append(events.traded(seat, author, list(give), list(want)))
    lapse(s, [seat, author])


def lapse(s: Parthenon, seats: list[int]) -> None:
    """An offer whose author no longer has the cards is withdrawn by itself."""
    for seat in seats:
        stock = s.stock(seat)
        for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
            if s.offer_to[slot] >= 0 and not covers(stock, s.offer_give[slot]):
                close_lapsed(s, slot)


def why_not_offer(s: Parthenon, seat: int, move: Move) -> list[Reason]:
    if s.draft_to[seat] >= 0:
        return [Reason("PAR-TRADE-2", "finish-draft", {})]
    if isinstance(move, Offer) and s.offers_made[seat] >= s.tables.offers:
        return [Reason("PAR-TRADE-9", "enough-offers", {"count": s.tables.offers})]
    if free_slot(s, seat) < 0:
        return [Reason("PAR-TRADE-9", "two-offers-open", {"count": SLOTS})]
    if s.steps[seat] >= DRAFTS:
        return [Reason("PAR-TRADE-9", "enough-drafts", {"count": DRAFTS})]
    if isinstance(move, Counter):
        return [Reason("PAR-TRADE-2", "not-addressed", {"slot": move.slot})]
    to_oneself = isinstance(move, Offer) and move.party == seat
    return [Reason("PAR-TRADE-2", "not-to-oneself" if to_oneself else "nobody-there", {})]


def why_not_draft(s: Parthenon, seat: int, move: Move) -> list[Reason]:
    if s.draft_to[seat] < 0:
        return [Reason("PAR-TRADE-2", "no-draft", {})]
    give, want = s.draft_give[seat], s.draft_want[seat]
    if isinstance(move, Publish):
        if not holds(s, seat, give):
            return [Reason("PAR-TRADE-6", "not-all-held", {})]
        return [Reason("PAR-TRADE-4", "gifts-off" if give or want else "empty-offer", {})]
    if isinstance(move, Give) and s.have(seat)[move.good] <= give.count(move.good):
        return [Reason("PAR-TRADE-6", "not-held", {"good": move.good})]
    return [Reason("PAR-TRADE-9", "too-many-cards", {"count": s.tables.offer_cards})]


def why_not_accept(s: Parthenon, seat: int, slot: int) -> list[Reason]:
    if s.draft_to[seat] >= 0:
        return [Reason("PAR-TRADE-2", "finish-draft", {})]
    if slot >= len(s.offer_to) or not addressed(s, seat, slot):
        return [Reason("PAR-TRADE-2", "not-addressed", {"slot": slot})]
    return [Reason("PAR-TRADE-6", "not-all-held", {})]
