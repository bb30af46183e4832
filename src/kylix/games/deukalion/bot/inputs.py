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
    beats,
    chart,
    fitted,
    fitting,
    is_yet_to_sail,
    outlook,
    settled,
    split,
    styx_bonus,
)
from kylix.games.deukalion.effects import EFFECTS
from kylix.games.deukalion.phases.hydra import may_hunt
from kylix.games.deukalion.state import Deukalion
from kylix.games.deukalion.tables import MOVE, Tables

TENTHS: Final = 10
"""Hopes are told in tenths of a point."""
BEYOND: Final = 24.0
"""What the fit adds up to is so many to one."""
OF_HAND: Final = ("add_points", "extra_steps", "reclaim_hoplites")
"""Effects whose amounts are told one by one."""
COUNTED: Final = ("rethrow_lost", "save_lost", "choose_relocation", "calm_hydra", "draw_cards")
"""Effects whose cards are counted; behind them stands how many cards are permanent."""
SHORT: Final = 3
"""So many treasures, and fewer, that a cargo is short of a pursuit are told apart."""
OF_SIDE: Final = 45
SUMMED: Final = len(SIDE_FEATURES)
OF_BOTH: Final = 17
INPUTS: Final = 1 + 2 * OF_SIDE + OF_BOTH
SEATS: Final = 2
"""With more the weights judge: it learns from games of two."""

Side = list[int]
"""Of one player: the features of the fit, then what only the network is told."""


def side(s: Deukalion, seat: int) -> Side:
    tables, ship = s.tables, s.ships[seat]
    at = chart(tables)
    load, best, second, raid, settlement, visit = outlook(s, seat, ship)
    points, target = s.points[seat], tables.target
    crew, dead, cargo = s.aboard[seat], s.underworld[seat], s.cargo[seat]
    yet = is_yet_to_sail(s, seat)
    bonus = s.lasting_bonus(seat, tables.fight_bonus) if s.lasting else 0
    pay = styx_bonus(s, seat)
    steps = steps_left(s, seat) if yet else 0
    home = near = seized = raided = safe = styx = 0
    off = TENTHS
    if ship >= 0:
        home, styx, off = at.home[ship], at.styx[ship], at.steps[ship][s.hydra]
        near = min(LARGEST, round(TENTHS * load)) if home <= steps else 0
        safe = 1 if tables.safe[ship] else 0
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
        min(LARGEST, round(TENTHS * load)),
        dead,
        len(cargo),
        tables.room - crew - len(cargo),
        steps,
        near,
        min(TENTHS, home),
        seized,
        raided,
        safe,
        min(TENTHS, styx),
        round(TENTHS * raid),
        round(TENTHS * settlement),
        round(TENTHS * (visit if styx else pay)),
        min(TENTHS, off),
        bonus,
        TENTHS * pay,
        1 if seat == s.active else 0,
        *goals(s, seat, near, load, best),
        *held_cards(tables, tuple(s.hand[seat])),
    ]


def goals(s: Deukalion, seat: int, near: int, load: float, best: float) -> Side:
    """How far the target is, what would reach it, and how far a cargo is from pursuits."""
    tables, secret = s.tables, tuple(s.secret[seat])
    left = tables.target - s.points[seat]
    return [
        sum(tables.points[pursuit] for pursuit in secret if pursuit >= 0),
        left,
        1 if near >= TENTHS * left else 0,
        1 if load >= left else 0,
        1 if max(load, best) >= left else 0,
        *short_of(tables, tuple(s.cargo[seat]), split(tables, tuple(s.display), secret)[0]),
    ]


@lru_cache(maxsize=MOST_OUTLOOKS)
def short_of(tables: Tables, cargo: tuple[int, ...], deliver: tuple[int, ...]) -> Side:
    """The most points of a pursuit that a cargo fulfils, is one treasure short of, or two."""
    found = [0] * SHORT
    for one in deliver:
        short = tables.side_count[one] - len(fitting(tables, one, cargo))
        if short < SHORT:
            found[max(0, short)] = max(found[max(0, short)], tables.points[one // 2])
    return found


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
def held_cards(tables: Tables, hand: tuple[int, ...]) -> Side:
    """What the cards of a hand amount to, by effect."""
    found = [0] * (len(OF_HAND) + len(COUNTED) + 1)
    for card in hand:
        for at, name in enumerate(OF_HAND):
            if tables.effects[card] is EFFECTS[name]:
                found[at] += tables.amount[card]
        for at, name in enumerate(COUNTED):
            if tables.effects[card] is EFFECTS[name]:
                found[len(OF_HAND) + at] += 1
        found[-1] += tables.lasting[card]
    return found


def inputs(s: Deukalion, seat: int) -> tuple[list[int], float]:
    """The position of two for a seat, all hands open: it is asked of redealt states only. And what the fitted weights
    add up to, which is also the first of the inputs."""
    foe = 1 - seat
    own, other = side(s, seat), side(s, foe)
    total: float = sum(map(mul, fitted()[0], [1, 0, 0, *own[:SUMMED], *other[:SUMMED], 0]))
    first = max(-LARGEST, min(LARGEST, round(BEYOND * total)))
    own[0], other[0] = min(LARGEST, own[0]), min(LARGEST, other[0])
    return [first, *own, *other, *between(s, seat, foe), *threats(s, seat, foe)], total


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
        1 if tables.switch.delivery_compulsory else 0,
        1 if s.rotation >= 0 else 0,
        1 if s.to_act and s.to_act[0] == seat else 0,
        1 if s.to_act and s.to_act[0] == foe else 0,
        s.dice[0] if s.dice else 0,
    ]


def threats(s: Deukalion, seat: int, foe: int) -> Side:
    """What each of two could win of the other in this turn: the odds, and the same with what the other carries."""
    found: Side = []
    for who, whom in ((seat, foe), (foe, seat)):
        here, there = s.ships[who], s.ships[whom]
        odds = 0.0
        if here >= 0 and there >= 0 and not s.tables.safe[there] and is_yet_to_sail(s, who):
            if chart(s.tables).steps[here][there] <= steps_left(s, who):
                odds = beats(s.tables, s.aboard[who], s.aboard[whom], 0)
        found += [round(TENTHS * odds), round(TENTHS * odds * len(s.cargo[whom]))]
    return found


def chance(network: Network, s: Deukalion, seat: int) -> float:
    """The chance of a seat to win: the network says what is to be added to the fit."""
    if s.over:
        return settled(s, seat)
    found, total = inputs(s, seat)
    return squash(total + network.total(found))


@cache
def learnt() -> Network | None:
    return load(Path(__file__).with_name("network.json"), INPUTS)
