"""What the network of Troia is told of a position: the features of the fit, and what these sum up, one by one."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from kylix.bots.fitted import squash
from kylix.bots.network import Network, load
from kylix.games.troia.bot.evaluation import FEATURES, MOST_ICONS, features, hand_of, settled
from kylix.games.troia.state import Troia
from kylix.games.troia.tables import FAR, GREEK, TROJAN

OFFERINGS: Final = 6
SPACES: Final = 5
INPUTS: Final = 1 + len(FEATURES) + SPACES + 2 * OFFERINGS + 2 * (4 * OFFERINGS + 2) + 7


def inputs(s: Troia, seat: int) -> list[int]:
    """The position for the side that is to act, both hands open: it is asked of redealt states only."""
    return [
        seat,
        *features(s, seat),
        *places(s, seat),
        *gods(s, seat),
        *side(s, seat),
        *side(s, 1 - seat),
        *horse(s),
        *path(s),
    ]


def places(s: Troia, seat: int) -> list[int]:
    """How many heroes stand in each space, from the own end on."""
    counts = [0] * SPACES
    for space in s.heroes:
        counts[space if seat == GREEK else SPACES - 1 - space] += 1
    return counts


def gods(s: Troia, seat: int) -> list[int]:
    """By offering: which face of the tile is in play, and what its god costs the seat."""
    tables = s.tables
    faces = [0] * OFFERINGS
    costs = [0] * OFFERINGS
    for slot, god in enumerate(s.olympus):
        offering = tables.offering[god]
        costs[offering] = tables.cost[seat][slot]
        faces[offering] = god % 2
    return faces + costs


def side(s: Troia, seat: int) -> list[int]:
    """Of one side: by offering the icons of its hand, how far its hero has to go, what an offering would do now and
    how many icons a superior one lacks; what of its hand is known; and what it has discarded."""
    tables = s.tables
    far = FAR[seat]
    project = tuple(s.horse) if seat == GREEK else (s.track,)
    total, matching, _, _ = hand_of(tables, seat, tuple(s.hand[seat]), s.cornucopia == seat, project)
    ways = [0] * OFFERINGS
    steps = [0] * OFFERINGS
    lacking = [0] * OFFERINGS
    for slot, god in enumerate(s.olympus):
        cost = tables.cost[seat][slot]
        offering = tables.offering[god]
        own = matching[offering]
        way = abs(far - s.heroes[tables.hero[seat][offering]])
        ways[offering] = way
        if own and total >= cost:
            steps[offering] = min(way, 2 if own >= cost else 1)
        lacking[offering] = max(0, cost - own)
    held = [min(icons, MOST_ICONS) for icons in matching]
    return [*held, *ways, *steps, *lacking, len(s.known[seat]), len(s.discard[seat])]


def horse(s: Troia) -> list[int]:
    """Of the parts that are missing and not in the hand: how many there are, and how many cards of the deck show one;
    and how often the rarest missing part is still there."""
    figure = s.tables.figure
    laid = [figure[card] for card in s.horse]
    held = [figure[card] for card in s.hand[GREEK]]
    drawn = [figure[card] for card in s.deck[GREEK]]
    wanting = cards = 0
    rarest = 4
    for part in range(s.tables.parts):
        if part in laid:
            continue
        there = drawn.count(part)
        rarest = min(rarest, there + held.count(part))
        if part not in held:
            wanting += 1
            cards += there
    return [wanting, cards, rarest]


def path(s: Troia) -> list[int]:
    """How many of either man are in the hand, and in the deck."""
    figure = s.tables.figure
    held = [figure[card] for card in s.hand[TROJAN]]
    drawn = [figure[card] for card in s.deck[TROJAN]]
    first, second = s.tables.parts, s.tables.parts + 1
    return [held.count(first), held.count(second), drawn.count(first), drawn.count(second)]


def chance(network: Network, s: Troia, seat: int) -> float:
    """The chance of a seat to win, as the network judges it for the side that is to act."""
    if s.over:
        return settled(s, seat)
    acting = s.active
    p = squash(network.total(inputs(s, acting)))
    return p if acting == seat else 1.0 - p


@cache
def learnt() -> Network | None:
    return load(Path(__file__).with_name("network.json"), INPUTS)
