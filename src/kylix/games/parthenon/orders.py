"""What can be left to be answered in Parthenon while one is away: trade above all, for which all wait."""

from __future__ import annotations

from collections import Counter

from kylix.common.orders import Lasts, Order, Term, Terms, doing
from kylix.core.moves import Move
from kylix.games.parthenon.moves import ACCEPT, Pass, Ready
from kylix.games.parthenon.phases.event import Donations
from kylix.games.parthenon.phases.harbour import LookAtHarbour
from kylix.games.parthenon.phases.offers import MakeOffers, addressed
from kylix.games.parthenon.state import Parthenon

OFFERED = "offered"
MOST = 6
LASTS: tuple[Lasts, ...] = ("turn", "asked", "always")


def accept(s: Parthenon, seat: int, terms: Terms) -> Move | None:
    """PAR-TRADE-5. An offer that gives at least what was named, for at most what was named."""
    gets, gives = Counter(terms["gets"]), Counter(terms["gives"])
    options = s.options(seat)
    for slot, to in enumerate(s.offer_to):
        if to >= 0 and addressed(s, seat, slot) and ACCEPT[slot] in options:
            if Counter(s.offer_give[slot]) >= gets and Counter(s.offer_want[slot]) <= gives:
                return ACCEPT[slot]
    return None


def is_offered(s: Parthenon, seat: int) -> str:
    """PAR-TRADE-2. An open offer waits for the seat's answer."""
    return OFFERED if any(to >= 0 and addressed(s, seat, slot) for slot, to in enumerate(s.offer_to)) else ""


ORDERS = (
    Order(
        "accept",
        (MakeOffers,),
        accept,
        ("turn", "always"),
        terms=(Term("gets", "good", MOST), Term("gives", "good", MOST)),
    ),
    Order("no-trade", (MakeOffers,), doing(Ready.VERB), LASTS, is_offered, (OFFERED,)),
    Order("no-donation", (Donations,), doing(Ready.VERB), LASTS),
    Order("no-harbour", (LookAtHarbour,), doing(Pass.VERB), LASTS),
)
