"""What a position of Troia is worth: features as whole numbers, and weights fitted by `kylix train troia`."""

from __future__ import annotations

from functools import cache, lru_cache
from operator import mul
from pathlib import Path
from typing import Final

from kylix.bots.fitted import Weights, load, squash
from kylix.games.troia.effects.heroes import DefenceToProtection, ForwardAndBack, StepForward
from kylix.games.troia.state import Troia
from kylix.games.troia.tables import CORNUCOPIA_ICONS, FAR, GREEK, HEROES_FORWARD, Tables

GROUPS: Final = ("greek", "trojan")
"""The weights are those of the side to act."""
PUSHES: Final = (StepForward, DefenceToProtection, ForwardAndBack)
"""Powers that can bring a hero over the last step."""

SIDE_FEATURES: Final = (
    "one-done",
    "two-done",
    "three-done",
    "one-far",
    "two-far",
    "more-far",
    "near",
    "cards",
    "icons",
    "ready",
    "figures",
    "ready-far",
    "reach",
    "ready-reach",
    "last-step",
    "strong-gods",
    "paid-gods",
    "steps-to-go",
    "token",
)
FEATURES: Final = (
    "to-act",
    *[f"own-{name}" for name in SIDE_FEATURES],
    *[f"other-{name}" for name in SIDE_FEATURES],
    "lead",
    "lead-late",
    "heroes",
    "heroes-late",
    "own-deck",
    "other-deck",
)
LATE: Final = 11
"""Cards left in a deck from which on the comparison at its end matters."""
MOST_ICONS: Final = 14
MOST_HANDS: Final = 20_000


def side(s: Troia, seat: int) -> list[int]:
    """The features of one side."""
    far = FAR[seat]
    heroes = s.heroes
    done = len(s.horse) if seat == GREEK else s.track
    there = heroes.count(far)
    near = heroes.count(3 if far == 4 else 1)
    project = tuple(s.horse) if seat == GREEK else (s.track,)
    total, matching, figures, ready = hand_of(s.tables, seat, tuple(s.hand[seat]), s.cornucopia == seat, project)
    strong, paid, best, reach = reach_of(s, seat, total, matching, there, near)
    two = 1 if there >= HEROES_FORWARD else 0
    return [
        1 if done == 1 else 0,
        1 if done == 2 else 0,
        1 if done == 3 else 0,
        1 if there == 1 else 0,
        two,
        max(0, there - HEROES_FORWARD),
        near,
        len(s.hand[seat]),
        min(total, MOST_ICONS),
        ready,
        figures,
        ready * two,
        reach,
        ready * reach,
        1 if done == 3 and ready and (two or reach) else 0,
        strong,
        paid,
        best,
        1 if s.cornucopia == seat else 0,
    ]


@lru_cache(maxsize=MOST_HANDS)
def hand_of(
    tables: Tables, seat: int, hand: tuple[int, ...], token: bool, project: tuple[int, ...]
) -> tuple[int, list[int], int, int]:
    """The icons of a hand in all and by kind, the figures its project still needs, and whether the next step can be
    paid. The Cornucopia counts for every kind. In a search the same hands come again and again."""
    extra = CORNUCOPIA_ICONS if token else 0
    matching = [extra] * tables.offerings
    total = extra
    for card in hand:
        shown = tables.icons[card]
        total += len(shown)
        for icon in shown:
            matching[icon] += 1
    figures = [tables.figure[card] for card in hand]
    if seat == GREEK:
        laid = {tables.figure[card] for card in project}
        parts = len({figure for figure in figures if 0 <= figure < tables.parts and figure not in laid})
        return total, matching, parts, min(parts, 1)
    return total, matching, *men_of(tables, figures, project[0])


def men_of(tables: Tables, figures: list[int], track: int) -> tuple[int, int]:
    """How many of the men the path still demands are in the hand, and whether all of the next space are."""
    held = [figure for figure in figures if figure >= tables.parts]
    count = ready = 0
    for at, needs in enumerate(tables.steps[track:]):
        for need in needs:
            fitting = next((figure for figure in held if figure in need), None)
            if fitting is not None:
                held.remove(fitting)
                count += 1
        if at == 0 and count == len(needs):
            ready = 1
    return count, ready


def reach_of(s: Troia, seat: int, total: int, matching: list[int], there: int, near: int) -> tuple[int, int, int, int]:
    """What the hand can pay: gods with a superior offering that moves a hero, gods at all, the longest way of a hero,
    and whether one offering brings two heroes to the far space."""
    tables = s.tables
    far = FAR[seat]
    strong = paid = best = reach = 0
    for slot, god in enumerate(s.olympus):
        cost = tables.cost[seat][slot]
        offering = tables.offering[god]
        own = matching[offering]
        if total < cost or not own:
            continue
        paid += 1
        way = abs(far - s.heroes[tables.hero[seat][offering]])
        steps = 2 if own >= cost else 1
        if steps > way:
            steps = way
        if steps == 2:
            strong += 1
        after_there = there + (1 if steps and steps == way else 0)
        after_near = near + (1 if way - steps == 1 and steps else 0) - (1 if way == 1 else 0)
        if after_near > 0 and tables.powers[god] in PUSHES:
            after_there += 1
            steps += 1
        if steps > best:
            best = steps
        if after_there >= HEROES_FORWARD:
            reach = 1
    return strong, paid, best, reach


def features(s: Troia, seat: int) -> list[int]:
    """The position for the side that is to act, both hands open: it is asked of redealt states only."""
    other = 1 - seat
    done = [len(s.horse), s.track]
    lead = done[seat] - done[other]
    where = s.heroes
    beyond = where.count(3) + where.count(4) - where.count(0) - where.count(1)
    heroes = beyond if seat == GREEK else -beyond
    decks = len(s.deck[seat]), len(s.deck[other])
    late = max(0, LATE - min(decks))
    ahead = 1 if lead > 0 else -1 if lead < 0 else 0
    more = 0 if ahead else 1 if heroes > 0 else -1 if heroes < 0 else 0
    return [1, *side(s, seat), *side(s, other), lead, ahead * late, heroes, more * late, *decks]


def chance(weights: Weights, s: Troia, seat: int) -> float:
    """The chance of a seat to win, by the weights of the side that is to act."""
    if s.over:
        return settled(s, seat)
    acting = s.active
    p = squash(sum(map(mul, weights[acting], features(s, acting))))
    return p if acting == seat else 1.0 - p


def settled(s: Troia, seat: int) -> float:
    return 0.5 if s.winner < 0 else 1.0 if s.winner == seat else 0.0


@cache
def fitted() -> Weights:
    return load(Path(__file__).with_name("weights.json"), GROUPS, FEATURES)


THUMB: Final = {
    "lead": 3.0,
    "heroes": 0.5,
    "own-two-far": 0.3,
    "other-two-far": -0.3,
    "own-icons": 0.12,
    "own-ready": 0.2,
    "own-ready-far": 0.3,
}
"""What a player knows after a few evenings; nothing that the other side hides is among it."""
THUMB_WEIGHTS: Final = [THUMB.get(name, 0.0) for name in FEATURES]


def rule_of_thumb(s: Troia, seat: int) -> float:
    """The chance of a seat to win, by what it sees itself and by weights that nobody fitted."""
    if s.over:
        return settled(s, seat)
    return squash(sum(map(mul, THUMB_WEIGHTS, features(s, seat))))


def partly_fitted(weights: Weights, share: float, s: Troia, seat: int) -> float:
    """Some of the way from the rules of thumb to the fit, which judges for the side that is to act."""
    if s.over:
        return settled(s, seat)
    acting = s.active
    thumb = sum(map(mul, THUMB_WEIGHTS, features(s, seat)))
    fit = sum(map(mul, weights[acting], features(s, acting)))
    return squash(thumb + share * ((fit if acting == seat else -fit) - thumb))
