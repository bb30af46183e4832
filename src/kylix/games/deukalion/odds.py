"""The exact odds of a challenge: the distribution of thrown hoplites, by convolution. Totals are in half points."""

from __future__ import annotations

from functools import cache

from kylix.core.moves import Move
from kylix.games.deukalion.effects.fights import AddPoints
from kylix.games.deukalion.moves import Pass, Play, Raid, Sail, Seize, Swim
from kylix.games.deukalion.phases.challenge import Challenge, PlayBeforeThrow
from kylix.games.deukalion.phases.hydra import foe_at
from kylix.games.deukalion.phases.places import CityChallenge, SettlementChallenge
from kylix.games.deukalion.state import Deukalion
from kylix.games.deukalion.tables import HALF, SKULL_UP, Tables


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
    """By half points: the chance that a crew throws exactly that."""
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
    what everybody can see, before any card is played; before the throw, that the one who is asked wins it after this
    answer. None if the move is about no challenge."""
    tables = s.tables
    if isinstance(move, (Pass, Play)):
        return before_throw(s, seat, move)
    crew, bonus = s.aboard[seat], s.lasting_bonus(seat, tables.fight_bonus)
    if isinstance(move, Raid):
        return reaches(tables, crew, tables.city_value[move.city], bonus)
    if isinstance(move, Seize):
        return reaches(tables, crew, tables.settlement_value[move.settlement], bonus)
    if isinstance(move, Sail) and move.square == s.hydra:
        return reaches(tables, crew, tables.hydra_value, bonus)
    return against_ship(s, seat, move, bonus) if isinstance(move, (Sail, Swim)) else None


def against_ship(s: Deukalion, seat: int, move: Sail | Swim, bonus: int) -> float | None:
    """A ship or the Hydra comes to another ship; None where there is no ship, or it is safe."""
    tables = s.tables
    foe = foe_at(s, seat, move.square)
    if foe < 0 or tables.safe[move.square]:
        return None
    foe_bonus = s.lasting_bonus(foe, tables.fight_bonus)
    if isinstance(move, Swim):
        return 1 - reaches(tables, s.aboard[foe], tables.hydra_value, foe_bonus)
    return beats(tables, s.aboard[seat], s.aboard[foe], bonus, foe_bonus)


def before_throw(s: Deukalion, seat: int, move: Move) -> float | None:
    """The chance to win the challenge in course with what lies there; None for a card that brings no sure points."""
    if not s.stack or not isinstance(s.stack[-1], PlayBeforeThrow):
        return None
    tables = s.tables
    more = 0
    if isinstance(move, Play):
        card = move.card
        adds = tables.amount[card] * HALF if isinstance(tables.effects[card], AddPoints) else 0
        more = tables.fight_bonus[card] or adds
        if not more:
            return None
    return of_fight(s, s.fighters.index(seat), more)


def of_throw(s: Deukalion, who: int) -> float | None:
    """The chance of one side of the challenge in course to win it; None once hoplites lie on the table."""
    if not s.stack or not any(isinstance(frame, Challenge) for frame in s.stack) or any(s.thrown):
        return None
    return of_fight(s, who, 0)


def of_fight(s: Deukalion, mine: int, more: int) -> float:
    """From what lies there, all of it open: crews, lasting cards, cards that were played; and `more` points for me."""
    tables = s.tables
    bonus = [s.bonus[who] + s.lasting_bonus(fighter, tables.fight_bonus) for who, fighter in enumerate(s.fighters)]
    bonus[mine] += more
    crews = [s.aboard[fighter] for fighter in s.fighters]
    if len(crews) > 1:
        chance = beats(tables, crews[0], crews[1], bonus[0], bonus[1])
        return 1 - chance if mine else chance
    return reaches(tables, crews[0], to_reach(s), bonus[0])


def to_reach(s: Deukalion) -> int:
    """What the one who throws alone needs, in half points."""
    foe = next(frame for frame in reversed(s.stack) if isinstance(frame, Challenge))
    if isinstance(foe, CityChallenge):
        return s.tables.city_value[foe.city]
    if isinstance(foe, SettlementChallenge):
        return s.tables.settlement_value[foe.settlement]
    return s.tables.hydra_value
