"""What a philosophy is worth to an island of Parthenon now: what its power will bring in the seasons to come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kylix.games.parthenon.bot.goods import Taste, Wants, allot, counted, seasons_left, wants_of, worth
from kylix.games.parthenon.effects.effect import PowerEffect
from kylix.games.parthenon.effects.powers import CheaperRate, ExchangeGoods, KeepMore, Peek, SoftenEvent, SwapProduced
from kylix.games.parthenon.phases.discard import hidden_limit
from kylix.games.parthenon.phases.payment import fits, yields
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import (
    ARMY,
    BASICS,
    GOLD,
    GOODS,
    LANDS,
    Power,
)

PRODUCED: Final = 0.5
"""Of what a swap brings by itself so much is left: trade and fleets bring goods of other types too."""
EXCHANGED: Final = 0.25
"""The share of seasons in which an exchange at home has something to give and something to bring."""
NEAR: Final = 0.25
"""The share of voyages to neighbouring lands."""
FORESEEN: Final = 0.03
"""What it spares a fleet to know the next hazard."""
UNCOVERED: Final = 0.07
"""What it spares an island to know a harbour, as long as there are several to choose from."""
SEVERAL: Final = 3


def philosophy_worth(s: Parthenon, seat: int, kind: int, taste: Taste) -> float:
    """In structures, for all the seasons that are left."""
    power = s.tables.powers[kind]
    return BY_EFFECT.get(type(power.effect), unknown)(s, seat, power, wants_of(s, seat, taste))


def swapping(s: Parthenon, seat: int, power: Power, wants: Wants) -> float:
    """The best swap of what the villages bring."""
    made = yield_of(s, seat)
    before = worth(wants, tuple(made))
    best = 0.0
    for good in [good for good in range(BASICS) if made[good]]:
        for other in range(BASICS):
            made[good] -= 1
            made[other] += 1
            best = max(best, worth(wants, tuple(made)) - before)
            made[good] += 1
            made[other] -= 1
    return PRODUCED * best * seasons_left(s)


def yield_of(s: Parthenon, seat: int) -> list[int]:
    """By good: what the villages bring in a season."""
    made = [0] * GOODS
    made[:BASICS] = s.villages[seat * BASICS : (seat + 1) * BASICS]
    return made


def exchanging(s: Parthenon, seat: int, power: Power, wants: Wants) -> float:
    """What is missed least of a season's yield against what helps most, in the seasons in which it can be paid."""
    made = yield_of(s, seat)
    made[s.tables.rare[s.island[seat]]] += s.workshops[seat]
    before = worth(wants, tuple(made))
    for word in power.give.words:
        goods = [good for good in range(GOODS) if made[good] and fits(word, good, s.tables.imports[s.island[seat]])]
        if not goods:
            return EXCHANGED * wants.price[0] * seasons_left(s)
        made = max((changed(made, good, -1) for good in goods), key=lambda left: worth(wants, tuple(left)))
    for word in power.get:
        made = max((changed(made, good, 1) for good in yields(word)), key=lambda more: worth(wants, tuple(more)))
    return EXCHANGED * max(wants.price[0], worth(wants, tuple(made)) - before) * seasons_left(s)


def changed(made: list[int], good: int, by: int) -> list[int]:
    return [*made[:good], made[good] + by, *made[good + 1 :]]


def keeping(s: Parthenon, seat: int, power: Power, wants: Wants) -> float:
    """A card more, if there is one that would have to go."""
    spare = sum(allot(wants, tuple(counted(s.hand[seat]))).spare[:ARMY])
    more = max(0, min(power.keep, spare - hidden_limit(s, seat)))
    return wants.price[0] * (0.5 + more) * seasons_left(s)


def looking(s: Parthenon, seat: int, power: Power, wants: Wants) -> float:
    """A hazard for every fleet; harbours only while they are covered."""
    covered = sum(1 for land in range(LANDS) if s.harbour[land] and not s.face_up[land])
    known = UNCOVERED * min(1.0, covered / SEVERAL) if power.peeks_harbour else 0.0
    return (known + (FORESEEN * s.fleets[seat] if power.peeks_hazard else 0.0)) * seasons_left(s)


def selling(s: Parthenon, seat: int, power: Power, wants: Wants) -> float:
    return NEAR * wants.price[0] * power.fewer * s.fleets[seat] * seasons_left(s)


def softening(s: Parthenon, seat: int, power: Power, wants: Wants) -> float:
    """The dearest card that an event in force asks for, until the year ends; then a card of some event."""
    left = seasons_left(s)
    this_year = min(left, s.tables.seasons - s.season)
    dearest = max((relief(s, event, wants) for event in s.row), default=0.0)
    return dearest * this_year + wants.price[0] * (left - this_year)


def relief(s: Parthenon, event: int, wants: Wants) -> float:
    """What one card less is worth where the event strikes; one that names an island seldom strikes."""
    card = s.tables.events[event]
    asked = [wants.price[word] for cost in card.pays for word in cost.goods]
    if card.offers or not (asked or card.lose or card.idle):
        return 0.0
    return max(asked, default=wants.price[0]) / (1 if card.islands == "each" else s.seats)


def unknown(s: Parthenon, seat: int, power: Power, wants: Wants) -> float:
    """What nobody taught the bots is worth a little."""
    return EXCHANGED * wants.price[0] * seasons_left(s)


def asking_price(s: Parthenon, gold: int, wants: Wants) -> float:
    """What the gold of an adoption is worth; in the end nothing but the philosophy counts."""
    return wants.price[GOLD] * gold if seasons_left(s) else 0.0


BY_EFFECT: Final[dict[type[PowerEffect], Callable[[Parthenon, int, Power, Wants], float]]] = {
    SwapProduced: swapping,
    KeepMore: keeping,
    Peek: looking,
    CheaperRate: selling,
    SoftenEvent: softening,
    ExchangeGoods: exchanging,
}
