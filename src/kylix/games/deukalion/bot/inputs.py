"""What the network of Deukalion is told of a position: what the fit comes to, what it sums up, one by one, and what
each ship could reach with the steps that it has left in this turn."""

from __future__ import annotations

from functools import cache, lru_cache
from operator import mul
from pathlib import Path
from typing import Final

from kylix.bots.fitted import squash
from kylix.bots.network import LARGEST, Network, load
from kylix.core.ids import NOBODY
from kylix.games.deukalion.bot.evaluation import (
    CLOSE,
    FULL,
    HOPED,
    MOST_CARDS,
    MOST_OUTLOOKS,
    SIDE_FEATURES,
    THREE,
    beats,
    chart,
    fitted,
    hopes,
    is_yet_to_sail,
    settled,
    styx_bonus,
)
from kylix.games.deukalion.effects import EFFECTS
from kylix.games.deukalion.phases.hydra import may_hunt
from kylix.games.deukalion.state import Deukalion
from kylix.games.deukalion.tables import MOVE, Tables

TENTHS: Final = 10
"""Hopes are told in tenths of a point."""
FINE: Final = 24
"""What the fit adds up to is so many to one."""
OF_HAND: Final = ("add_points", "extra_steps", "reclaim_hoplites")
"""Effects whose amounts are told one by one."""
OF_SIDE: Final = 27
SUMMED: Final = len(SIDE_FEATURES)
OF_REST: Final = 8
INPUTS: Final = 1 + 2 * OF_SIDE + OF_REST + 15

Side = list[int]
"""Of one player: the features of the fit, then what only the network is told."""


def side(s: Deukalion, seat: int) -> Side:
    tables, ship = s.tables, s.ships[seat]
    load, best, second = hopes(s, seat, ship)
    points, target = s.points[seat], tables.target
    crew, dead, cargo = s.aboard[seat], s.underworld[seat], len(s.cargo[seat])
    yet = is_yet_to_sail(s, seat)
    bonus = s.lasting_bonus(seat, tables.fight_bonus) if s.lasting else 0
    steps = steps_left(s, seat) if yet else 0
    near = home = seized = raided = 0
    if ship >= 0:
        at = chart(tables)
        home = at.home[ship]
        near = round(TENTHS * load) if home <= steps else 0
        if steps:
            seized, raided = at_hand(tables, seat, ship, steps, (crew, bonus), tuple(s.held), tuple(s.spaces))
    return [
        round(FULL * (points + HOPED[0] * best + HOPED[1] * second + HOPED[2] * load) / target),
        max(0, FULL * points // target - CLOSE),
        crew,
        tables.crew - crew - dead,
        min(MOST_CARDS, len(s.hand[seat])),
        s.lasting_by.count(seat) if s.lasting else 0,
        1 if yet else 0,
        FULL * points // target,
        round(TENTHS * best),
        round(TENTHS * second),
        round(TENTHS * load),
        dead,
        cargo,
        tables.room - crew - cargo,
        steps,
        min(TENTHS, home),
        near,
        seized,
        raided,
        1 if ship >= 0 and tables.safe[ship] else 0,
        min(TENTHS, chart(tables).steps[ship][s.hydra]) if ship >= 0 else TENTHS,
        bonus,
        TENTHS * styx_bonus(s, seat),
        1 if seat == s.active else 0,
        *held_cards(tables, tuple(s.hand[seat])),
    ]


def steps_left(s: Deukalion, seat: int) -> int:
    """The steps of the sail window that the seat still has in this turn; the most that a rotation could give."""
    if not s.dice:
        return 0
    if seat != s.active:
        steps = s.dice[0]
    else:
        steps = s.value(MOVE) if s.rotation >= 0 else max(s.dice[1:])
    return steps + (s.lasting_bonus(seat, s.tables.sail_bonus) if s.lasting else 0)


@lru_cache(maxsize=MOST_OUTLOOKS)
def at_hand(
    tables: Tables,
    seat: int,
    ship: int,
    steps: int,
    men: tuple[int, int],
    held: tuple[int, ...],
    spaces: tuple[int, ...],
) -> tuple[int, int]:
    """Of what is within so many steps: the points of the best settlement, and of the best city the chance to win a
    treasure there, both in tenths."""
    at = chart(tables)
    crew, bonus = men
    seized = raided = 0.0
    for place, holder in enumerate(held):
        if holder != seat and at.settlement[place][ship] <= steps and crew >= tables.garrison[place]:
            win = 1.0 if holder == NOBODY else at.wins(crew, tables.settlement_value[place] - bonus)
            seized = max(seized, win * tables.garrison[place])
    for city, own in enumerate(tables.spaces):
        if at.city[city][ship] <= steps and crew and any(spaces[space] >= 0 for space in own):
            raided = max(raided, at.wins(crew, tables.city_value[city] - bonus))
    return round(TENTHS * seized), round(TENTHS * raided)


@lru_cache(maxsize=MOST_OUTLOOKS)
def held_cards(tables: Tables, hand: tuple[int, ...]) -> list[int]:
    """What the cards of a hand amount to, by effect."""
    found = [0] * len(OF_HAND)
    for card in hand:
        for at, name in enumerate(OF_HAND):
            if tables.effects[card] is EFFECTS[name]:
                found[at] += tables.amount[card]
    return found


def inputs(s: Deukalion, seat: int) -> list[int]:
    """The position for a seat, all hands open: it is asked of redealt states only. Rivals as in the fit."""
    own = side(s, seat)
    rivals = [(side(s, other), other) for other in range(s.seats) if other != seat]
    if len(rivals) > 1:
        rivals.sort(reverse=True)
    first, foe = rivals[0]
    rest = rest_of([one for one, _ in rivals[1:]]) if len(rivals) > 1 else [0] * OF_REST
    found = [fit(s, own, first, rest[0]), *own, *first, *rest, *between(s, seat, foe)]
    return [max(-LARGEST, min(LARGEST, number)) for number in found]


def fit(s: Deukalion, own: Side, first: Side, rest: int) -> int:
    """What the fitted weights add up to."""
    seats = [1, 1 if s.seats == THREE else 0, 1 if s.seats > THREE else 0]
    total: float = sum(map(mul, fitted()[0], [*seats, *own[:SUMMED], *first[:SUMMED], rest]))
    return round(FINE * total)


def rest_of(rest: list[Side]) -> list[int]:
    """Of rivals behind the first one: what is best, and how many they are."""
    return [
        rest[0][0],
        rest[0][1],
        rest[0][2],
        rest[0][4],
        rest[0][6],
        rest[0][7],
        sum(one[0] for one in rest),
        len(rest),
    ]


def between(s: Deukalion, seat: int, foe: int) -> list[int]:
    """Of two players: whether one could attack the other, and the odds; and what is the same for all."""
    tables, here, there = s.tables, s.ships[seat], s.ships[foe]
    off = min(TENTHS, chart(tables).steps[here][there]) if here >= 0 and there >= 0 else TENTHS
    own, others = s.aboard[seat], s.aboard[foe]
    return [
        off,
        round(TENTHS * beats(tables, own, others, 0)),
        round(TENTHS * beats(tables, others, own, 0)),
        1 if may_hunt(s, seat) else 0,
        1 if may_hunt(s, foe) else 0,
        s.held.count(NOBODY),
        s.held.count(seat),
        s.held.count(foe),
        1 if s.seats == THREE else 0,
        1 if s.seats > THREE else 0,
        1 if tables.switch.delivery_compulsory else 0,
        1 if s.rotation >= 0 else 0,
        1 if s.to_act and s.to_act[0] == seat else 0,
        1 if s.to_act and s.to_act[0] == foe else 0,
        s.dice[0] if s.dice else 0,
    ]


def chance(network: Network, s: Deukalion, seat: int) -> float:
    """The chance of a seat to win, as the network judges it."""
    if s.over:
        return settled(s, seat)
    return squash(network.total(inputs(s, seat)))


@cache
def learnt() -> Network | None:
    return load(Path(__file__).with_name("network.json"), INPUTS)
