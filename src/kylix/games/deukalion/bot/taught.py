"""Deukalion as the lessons teach it, and no further: follow pursuits, raid what a crew beats, sail home."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from kylix.bots.taught import Advised
from kylix.core.ids import NOBODY
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.games.deukalion import odds
from kylix.games.deukalion.moves import (
    EMBARK,
    SEND,
    STOP,
    Claim,
    Deliver,
    Do,
    Forgo,
    Found,
    Pass,
    Play,
    Raid,
    Reclaim,
    Relocate,
    Rotate,
    Seize,
    Take,
)
from kylix.games.deukalion.phases.challenge import PlayAfterThrow, PlayBeforeThrow, total
from kylix.games.deukalion.phases.hydra import MoveHydra, foe_at, may_hunt
from kylix.games.deukalion.phases.places import treasures_of
from kylix.games.deukalion.phases.pursuits import has_treasures
from kylix.games.deukalion.phases.sailing import ChooseCourse
from kylix.games.deukalion.phases.turn import ChooseAction
from kylix.games.deukalion.state import UNDER_WAY, Deukalion
from kylix.games.deukalion.tables import (
    ACTIVE_DRAWS,
    ANCHOR,
    BY_CARDS,
    BY_DELIVERY,
    BY_HOPLITES,
    BY_HYDRA,
    BY_SHIP,
    CARD,
    HOPLITES,
    MOVE,
    STYX,
)

RULES: Final[dict[str, tuple[str, ...]]] = {
    "pursuit": ("home-to-athens.green", "home-to-athens.next", "ship-against-ship.claim"),
    "deliver": ("home-to-athens.worth", "home-to-athens.red"),
    "found": ("set-sail.found",),
    "raid": ("raiding-a-city.average", "raiding-a-city.sail", "raiding-a-city.raid"),
    "sail": ("set-sail.sail", "home-to-athens.sail", "the-kylix.move"),
    "attack": ("ship-against-ship.favourite", "ship-against-ship.attack", "the-hydra.attack"),
    "styx": ("the-styx.sail", "the-styx.bonus", "the-styx.reclaim"),
    "forgo": ("set-sail.embark", "the-styx.ways"),
    "turn the cup": ("the-kylix.rotate", "set-sail.card"),
    "actions": ("the-kylix.card", "the-kylix.hoplites", "the-kylix.move"),
    "card in a fight": ("raiding-a-city.spear", "the-hydra.odds"),
    "treasure": ("raiding-a-city.treasure", "ship-against-ship.prize"),
    "push away": ("ship-against-ship.push", "the-kylix.hydra"),
    "other": ("the-kylix.end",),
}

LIKELY: Final = 0.6
"""A challenge is opened when it is won so often."""
CREW: Final = 5
"""More than so many hoplites aboard, and some can stay ashore."""
FEW: Final = 6
DEAD: Final = 2
TREASURE: Final = 1.0
"""At Athens, and for any treasure on its way there."""
HOME: Final = 0.5
"""Of the points of a pursuit: what a treasure that it asks for is worth before it is home."""
BACK: Final = 0.3
"""For a hoplite that comes back from the Underworld."""
ORDER: Final = (CARD, HOPLITES, MOVE)


def advised(s: State, seat: int) -> Advised:
    assert isinstance(s, Deukalion)
    options = s.options(seat)
    for rule, answer in ANSWERS:
        move = answer(s, seat, options)
        if move is not None:
            return (move,), rule
    return (next((move for move in options if isinstance(move, Pass)), options[0]),), "other"


# --- what is done as soon as it is offered ----------------------------------------------------------------------------


def complete(s: Deukalion, seat: int, options: list[Move]) -> Move | None:
    claims = [move for move in options if isinstance(move, Claim)]
    return max(claims, key=lambda move: s.tables.points[move.pursuit]) if claims else None


def deliver(s: Deukalion, seat: int, options: list[Move]) -> Move | None:
    return next((move for move in options if isinstance(move, Deliver)), None)


def found(s: Deukalion, seat: int, options: list[Move]) -> Move | None:
    if s.aboard[seat] <= CREW:
        return None
    places = [move for move in options if isinstance(move, Found)]
    return max(places, key=lambda move: s.tables.garrison[move.settlement]) if places else None


def raid(s: Deukalion, seat: int, options: list[Move]) -> Move | None:
    """A city or a settlement that the crew beats often enough, what brings most first."""
    best, chosen = 0.0, None
    for move in options:
        if isinstance(move, (Raid, Seize)) and (odds.of_move(s, seat, move) or 0.0) >= LIKELY:
            worth = raided(s, seat, move.city) if isinstance(move, Raid) else 2.0 * s.tables.garrison[move.settlement]
            if worth > best:
                best, chosen = worth, move
    return chosen


# --- where to sail ----------------------------------------------------------------------------------------------------


def sail(s: Deukalion, seat: int, options: list[Move]) -> Move | None:
    """One step towards the square with most points for its distance."""
    if not isinstance(s.stack[-1], ChooseCourse):
        return None
    if s.course != UNDER_WAY or s.crossing:
        return STOP if STOP in options else options[0]
    best, first = 0.0, -1
    for square, (steps, step) in distances(s, seat).items():
        worth = at_square(s, seat, square) / (2 + steps)
        if worth > best:
            best, first = worth, step
    return s.tables.sail[first] if first >= 0 and s.tables.sail[first] in options else STOP


def distances(s: Deukalion, seat: int) -> dict[int, tuple[int, int]]:
    """By square: how far it is, and the first step there. Ships, the Hydra and the Styx end a voyage."""
    tables, here = s.tables, s.ships[seat]
    found: dict[int, tuple[int, int]] = {here: (0, -1)}
    ahead = [here]
    while ahead:
        at = ahead.pop(0)
        steps, first = found[at]
        if steps and (tables.kind[at] == STYX or at == s.hydra or foe_at(s, seat, at) >= 0):
            continue
        for square in tables.next[at]:
            if square not in found and (square != s.hydra or may_hunt(s, seat)):
                found[square] = (steps + 1, square if first < 0 else first)
                ahead.append(square)
    return found


def at_square(s: Deukalion, seat: int, square: int) -> float:
    """The points that can be made there."""
    tables = s.tables
    if square == s.hydra:
        return best_of(s, seat, BY_HYDRA) if odds.reaches(tables, s.aboard[seat], tables.hydra_value) >= LIKELY else 0.0
    if not tables.safe[square] and (foe := foe_at(s, seat, square)) >= 0:
        if odds.beats(tables, s.aboard[seat], s.aboard[foe]) < LIKELY:
            return 0.0
        return best_of(s, seat, BY_SHIP) + (TREASURE if s.cargo[foe] else HOME)
    if tables.kind[square] == STYX:
        return BACK * s.underworld[seat]
    worth = 0.0
    if tables.kind[square] == ANCHOR and s.cargo[seat]:
        worth += TREASURE * len(s.cargo[seat]) + delivered(s, seat, s.cargo[seat])
    worth += max([0.0, *[raided(s, seat, city) for city in tables.cities_by[square] if beatable(s, seat, city)]])
    worth += max([0.0, *[settled(s, seat, one) for one in tables.settlements_by[square]]])
    return worth + sum(sailed_with(s, seat, city) for city in tables.cities_by[square])


def beatable(s: Deukalion, seat: int, city: int) -> bool:
    bonus = s.lasting_bonus(seat, s.tables.fight_bonus)
    return odds.reaches(s.tables, s.aboard[seat], s.tables.city_value[city], bonus) >= LIKELY


def raided(s: Deukalion, seat: int, city: int) -> float:
    """The best treasure of a city: a point at Athens, and more if a pursuit asks for it."""
    worths = [TREASURE + HOME * delivered(s, seat, [*s.cargo[seat], colour]) for colour in treasures_of(s, city)]
    return max(worths, default=0.0)


def settled(s: Deukalion, seat: int, settlement: int) -> float:
    tables, owner = s.tables, s.held[settlement]
    if owner == NOBODY:
        return float(tables.garrison[settlement]) if s.aboard[seat] > CREW else 0.0
    if owner == seat or odds.reaches(tables, s.aboard[seat], tables.settlement_value[settlement]) < LIKELY:
        return 0.0
    return 2.0 * tables.garrison[settlement]


def open_sides(s: Deukalion, seat: int) -> Iterable[tuple[int, int]]:
    """The sides of the pursuits that the seat can complete, with their points."""
    for pursuit in [*s.display, *s.secret[seat]]:
        if pursuit >= 0:
            yield 2 * pursuit, s.tables.points[pursuit]
            yield 2 * pursuit + 1, s.tables.points[pursuit]


def best_of(s: Deukalion, seat: int, kind: int) -> float:
    return float(max([points for side, points in open_sides(s, seat) if s.tables.side_kind[side] == kind], default=0))


def delivered(s: Deukalion, seat: int, cargo: list[int]) -> float:
    """The best pursuit that treasures complete at Athens."""
    tables = s.tables
    return float(
        max(
            [
                points
                for side, points in open_sides(s, seat)
                if tables.side_kind[side] == BY_DELIVERY and has_treasures(tables, side, cargo)
            ],
            default=0,
        )
    )


def sailed_with(s: Deukalion, seat: int, city: int) -> float:
    """Pursuits that ask for hoplites or cards beside a city."""
    tables, best = s.tables, 0
    for side, points in open_sides(s, seat):
        has = {BY_HOPLITES: s.aboard[seat], BY_CARDS: len(s.hand[seat])}.get(tables.side_kind[side], -1)
        if tables.side_city[side] == city and has >= tables.side_count[side]:
            best = max(best, points)
    return float(best)


# --- one's part, the cup, the actions ---------------------------------------------------------------------------------


def part(s: Deukalion, seat: int, options: list[Move]) -> Move | None:
    """Sail, unless the crew is small and some can be fetched back."""
    if EMBARK not in options:
        return None
    back = [move for move in options if isinstance(move, Forgo) and move.number <= s.room(seat)]
    if s.aboard[seat] <= FEW and s.underworld[seat] >= DEAD and back:
        return max(back, key=lambda move: move.number)
    return EMBARK


def turn_the_cup(s: Deukalion, seat: int, options: list[Move]) -> Move | None:
    ways = [move for move in options if isinstance(move, Rotate)]
    if not ways:
        return None

    def wanted(move: Rotate) -> tuple[int, bool, int]:
        """A long Move, then a card of one's own, then hoplites that are missing."""
        card, move_, crew = [s.value_at(symbol, move.rotation) for symbol in (CARD, MOVE, HOPLITES)]
        return move_, s.tables.drawers[card] == ACTIVE_DRAWS, min(crew, s.underworld[seat])

    return max(ways, key=wanted)


def act(s: Deukalion, seat: int, options: list[Move]) -> Move | None:
    """Card, Hoplites, Move: each action once."""
    if not isinstance(s.stack[-1], ChooseAction):
        return None
    for symbol in ORDER:
        for move in options:
            if isinstance(move, Do) and move.symbol == symbol and (symbol != HOPLITES or s.underworld[seat]):
                return move
    return options[0]


def fetch(s: Deukalion, seat: int, options: list[Move]) -> Move | None:
    """As many hoplites back as there is room for."""
    back = [move for move in options if isinstance(move, Reclaim) and move.number <= s.room(seat)]
    return max(back, key=lambda move: move.number) if back else None


# --- fights and prizes ------------------------------------------------------------------------------------------------


def card_in_a_fight(s: Deukalion, seat: int, options: list[Move]) -> Move | None:
    """Before the throw a card that makes an open fight likely; after it one that turns it."""
    cards = [move for move in options if isinstance(move, Play)]
    top = s.stack[-1]
    if isinstance(top, PlayBeforeThrow) and cards:
        now = odds.of_fight(s, s.fighters.index(seat), 0)
        better = [move for move in cards if (odds.of_move(s, seat, move) or 0.0) > max(LIKELY, now)]
        return better[0] if better and now < LIKELY else None
    if isinstance(top, PlayAfterThrow) and cards:
        mine = s.fighters.index(seat)
        need = total(s, 1 - mine) if len(s.fighters) > 1 else odds.to_reach(s)
        return cards[0] if total(s, mine) < need else None
    return None


def treasure(s: Deukalion, seat: int, options: list[Move]) -> Move | None:
    """The one that a pursuit asks for; any rather than none."""
    if SEND in options:
        return SEND
    prizes = [move for move in options if isinstance(move, Take)]
    return max(prizes, key=lambda move: delivered(s, seat, [*s.cargo[seat], move.colour])) if prizes else None


def push_away(s: Deukalion, seat: int, options: list[Move]) -> Move | None:
    """Away from Athens; the Hydra stays where she is, if one may stop."""
    if isinstance(s.stack[-1], MoveHydra) and STOP in options:
        return STOP
    ends = [move for move in options if isinstance(move, Relocate)]
    width = s.tables.width

    def far(move: Relocate) -> int:
        at = [divmod(square, width) for square in (move.square, s.tables.anchors[0])]
        return abs(at[0][0] - at[1][0]) + abs(at[0][1] - at[1][1])

    return max(ends, key=far) if ends else None


Answer = Callable[[Deukalion, int, list[Move]], Move | None]

ANSWERS: Final[list[tuple[str, Answer]]] = [
    ("pursuit", complete),
    ("card in a fight", card_in_a_fight),
    ("treasure", treasure),
    ("styx", fetch),
    ("deliver", deliver),
    ("raid", raid),
    ("found", found),
    ("sail", sail),
    ("forgo", part),
    ("turn the cup", turn_the_cup),
    ("actions", act),
    ("push away", push_away),
]
