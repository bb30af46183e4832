"""The exact odds of a challenge: the distribution of thrown hoplites, by convolution. Totals are in half points."""

from __future__ import annotations

from functools import cache

from kylix.core.moves import Move
from kylix.games.deukalion.moves import Raid, Sail, Seize, Swim
from kylix.games.deukalion.phases.hydra import foe_at
from kylix.games.deukalion.state import Deukalion
from kylix.games.deukalion.tables import SKULL_UP, Tables


@cache
def _spread(landing: tuple[int, ...], worth: tuple[int, ...], hoplites: int) -> tuple[float, ...]:
    one = [0.0] * (max(worth) + 1)
    for result in landing:
        one[worth[result]] += 1 / len(landing)
    chances = [1.0]
    for _ in range(hoplites):
        more = [0.0] * (len(chances) + len(one) - 1)
        for total, chance in enumerate(chances):
            for points, share in enumerate(one):
                more[total + points] += chance * share
        chances = more
    return tuple(chances)


def spread(tables: Tables, hoplites: int) -> tuple[float, ...]:
    """By half points: the chance that so many hoplites throw exactly that."""
    return _spread(tuple(tables.landing), tuple(tables.result_points), hoplites)


def reaches(tables: Tables, hoplites: int, value: int, bonus: int = 0) -> float:
    """DEU-CITY-2, DEU-HYDRA-2. The chance that a crew reaches a value; value and bonus are in half points."""
    return sum(chance for total, chance in enumerate(spread(tables, hoplites)) if total + bonus >= value)


def beats(tables: Tables, hoplites: int, foes: int, bonus: int = 0, foe_bonus: int = 0) -> float:
    """DEU-SHIP-2. The chance that a challenging crew throws more than the defending one."""
    return sum(
        chance * other
        for total, chance in enumerate(spread(tables, hoplites))
        for against, other in enumerate(spread(tables, foes))
        if total + bonus > against + foe_bonus
    )


def losses(tables: Tables, hoplites: int) -> float:
    """DEU-FIGHT-4. How many of a crew are lost in the mean."""
    return hoplites * tables.landing.count(SKULL_UP) / len(tables.landing)


def of_move(s: Deukalion, seat: int, move: Move) -> float | None:
    """The chance that the challenge a move opens is won by the one who opens it (for the Hydra: by the Hydra), from
    what everybody can see, before any card is played; None if the move opens none."""
    tables = s.tables
    crew, bonus = s.aboard[seat], s.lasting_bonus(seat, tables.fight_bonus)
    if isinstance(move, Raid):
        return reaches(tables, crew, tables.city_value[move.city], bonus)
    if isinstance(move, Seize):
        return reaches(tables, crew, tables.settlement_value[move.settlement], bonus)
    if not isinstance(move, (Sail, Swim)):
        return None
    foe = foe_at(s, seat, move.square)
    if isinstance(move, Sail) and move.square == s.hydra:
        return reaches(tables, crew, tables.hydra_value, bonus)
    if foe < 0 or tables.safe[move.square]:
        return None
    foe_bonus = s.lasting_bonus(foe, tables.fight_bonus)
    if isinstance(move, Swim):
        return 1 - reaches(tables, s.aboard[foe], tables.hydra_value, foe_bonus)
    return beats(tables, crew, s.aboard[foe], bonus, foe_bonus)
