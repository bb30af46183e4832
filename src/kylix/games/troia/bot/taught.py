"""Troia as the lessons teach it, and no further: count spaces, mind the cost, keep figures, progress at once."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from kylix.bots.taught import Advised
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.games.troia.effects.power import PowerChoice
from kylix.games.troia.moves import DECLINE, DONE, DRAW, Advance, Build, Offer, Return, Take, Use
from kylix.games.troia.phases.turn import ChooseAction
from kylix.games.troia.state import Troia
from kylix.games.troia.tables import DRAW_COUNT, FORWARD, GREEK, HEROES_FORWARD, OWN

RULES: Final[dict[str, tuple[str, ...]]] = {
    "offer": ("first-offering.cost", "first-offering.slid", "superior-or-mixed.predict", "powers.count"),
    "draw": ("first-offering.welcome", "first-offering.turn"),
    "keep figures": ("superior-or-mixed.figure", "superior-or-mixed.spare", "wooden-horse.missing", "last-card.path"),
    "power": ("powers.lift", "powers.all", "superior-or-mixed.decline"),
    "break the pair": ("powers.threat", "powers.sea", "powers.carry"),
    "progress": ("wooden-horse.draw", "wooden-horse.lay", "last-card.third"),
    "who stays": ("wooden-horse.dearest", "wooden-horse.back", "last-card.two"),
    "last card": ("last-card.deck", "last-card.zeus"),
}

SYMBOL: Final = 0.3
"""Spaces that a symbol of the cost is worth."""
ENOUGH: Final = 0.9
"""An offering that brings less than this is not worth its cards: draw."""
PAIR: Final = 1.0
"""Spaces that it is worth to break a pair in the own protection space."""
MOST_CARDS: Final = 4
"""Nobody pays with more cards than this."""


def advised(s: State, seat: int) -> Advised:
    assert isinstance(s, Troia)
    options = s.options(seat)
    top = s.stack[-1]
    if isinstance(top, ChooseAction):
        return action(s, seat, options)
    if isinstance(top, PowerChoice):
        return (power(s, seat, options),), "power"
    if isinstance(options[0], Return):
        return (min(options, key=lambda move: pulled_for(s, seat, move)),), "who stays"
    done = [move for move in options if isinstance(move, (Build, Advance))]
    # Of two cards that serve, the one that pays less for a god.
    return (min(done, key=lambda move: len(s.tables.icons[move.card])) if done else options[0],), "progress"


# --- draw, or honour a god --------------------------------------------------------------------------------------------


def action(s: Troia, seat: int, options: list[Move]) -> Advised:
    """The offering that brings most spaces for its cost; if none brings enough, two cards."""
    best = ENOUGH
    found: tuple[Move, ...] = (DRAW,)
    before = standing(s, seat)
    for move in options:
        if isinstance(move, Offer):
            cost = s.tables.cost[seat][s.olympus.index(move.god)]
            for cards in payments(s, seat, move.god, cost):
                line = (move, *[s.tables.pay[card] for card in cards], DONE)
                worth = standing(after(s, seat, line), seat) - before - SYMBOL * cost
                if worth > best:
                    best, found = worth, line
    if found == (DRAW,) and empties(s, seat) and not ahead(s, seat):
        return instead(s, seat, options), "last card"
    return found, "draw" if found == (DRAW,) else "offer"


def instead(s: Troia, seat: int, options: list[Move]) -> tuple[Move, ...]:
    """Any offering rather than the last cards of the deck, also with figures."""
    for move in options:
        if isinstance(move, Offer):
            cost = s.tables.cost[seat][s.olympus.index(move.god)]
            for cards in payments(s, seat, move.god, cost, all_cards=True):
                return (move, *[s.tables.pay[card] for card in cards], DONE)
    return (DRAW,)


def payments(s: Troia, seat: int, god: int, cost: int, all_cards: bool = False) -> list[list[int]]:
    """The cheapest superior and the cheapest mixed payment with cards that may be spent."""
    icons, own = s.tables.icons, s.tables.offering[god]
    kept = [] if all_cards else needed(s, seat)
    spare = [card for card in s.hand[seat] if card not in kept]
    superior: list[list[int]] = []
    mixed: list[list[int]] = []
    for count in range(1, MOST_CARDS + 1):
        for cards in combinations(spare, count):
            matching = sum(icons[card].count(own) for card in cards)
            if not matching or sum(len(icons[card]) for card in cards) < cost:
                continue
            (superior if matching >= cost else mixed).append(list(cards))
    return [min(ways, key=lambda cards: sum(len(icons[card]) for card in cards)) for ways in (superior, mixed) if ways]


def needed(s: Troia, seat: int) -> list[int]:
    """One card of each figure that is still to be laid or led; the spares may be spent."""
    figure = s.tables.figure
    kept: list[int] = []
    if seat == GREEK:
        there = {figure[card] for card in s.horse}
        wanted = [[part] for part in range(s.tables.parts) if part not in there]
    else:
        wanted = [need for step in s.tables.steps[s.track :] for need in step]
    for need in wanted:
        fitting = [card for card in s.hand[seat] if figure[card] in need and card not in kept]
        if fitting:
            kept.append(min(fitting, key=lambda card: len(s.tables.icons[card])))
    return kept


def after(s: Troia, seat: int, line: tuple[Move, ...]) -> Troia:
    """The offering with its power, as far as the heroes go."""
    trial = s.clone()
    for move in line:
        trial.apply(seat, move)
    while seat in trial.to_act and isinstance(trial.stack[-1], PowerChoice):
        choice = power(trial, seat, trial.options(seat))
        if isinstance(choice, (Use, Take)):
            break  # cards come: that is no space
        trial.apply(seat, choice)
    return trial


def standing(s: Troia, seat: int) -> float:
    """Spaces of all heroes, in the seat's direction; two in its own protection space are a danger."""
    at_home = s.heroes.count(OWN[seat])
    return sum(s.heroes) * FORWARD[seat] - (PAIR if at_home >= HEROES_FORWARD else 0.0)


# --- powers, progress, the end ----------------------------------------------------------------------------------------


def power(s: Troia, seat: int, options: list[Move]) -> Move:
    """What wins most spaces; what brings cards is taken, unless they are the last; a loss is declined."""
    best, found = 0.0, options[0]
    for move in options:
        if isinstance(move, Use):
            return DECLINE if empties(s, seat) and not ahead(s, seat) and DECLINE in options else move
        if isinstance(move, Take):
            return max((one for one in options if isinstance(one, Take)), key=lambda one: len(s.tables.icons[one.card]))
        trial = s.clone()
        trial.apply(seat, move)
        gain = standing(trial, seat) - standing(s, seat)
        if gain > best:
            best, found = gain, move
    return found


def pulled_for(s: Troia, seat: int, move: Move) -> int:
    """What it costs the other side to pull a hero back: who is cheap to pull goes home."""
    assert isinstance(move, Return)
    other = 1 - seat
    for slot, god in enumerate(s.olympus):
        if s.tables.hero[other][s.tables.offering[god]] == move.hero:
            return s.tables.cost[other][slot]
    return 0


def empties(s: Troia, seat: int) -> bool:
    return len(s.deck[seat]) <= DRAW_COUNT


def ahead(s: Troia, seat: int) -> bool:
    """Whether an empty deck would win: more progress, or as much and more heroes beyond combat."""
    horse, path = len(s.horse), s.track
    mine, theirs = (horse, path) if seat == GREEK else (path, horse)
    return mine > theirs or (mine == theirs and sum(s.heroes) * FORWARD[seat] > 12 * FORWARD[seat])
