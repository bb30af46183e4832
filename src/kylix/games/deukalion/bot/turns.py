"""The parts of Deukalion that are worth looking at: where to sail and what to do there, by which rotation.

A part is what a player does from one question of `PARTS` to the next. Challenges are judged by several throws that are
spread as throws are, and by the exact odds to win; habits answer the small questions on the way.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Set
from functools import lru_cache
from operator import le
from typing import Final, NamedTuple

from kylix.bots.title_bot import Turn
from kylix.core.chance import Chance
from kylix.core.moves import Move
from kylix.games.deukalion.bot.evaluation import MOST_OUTLOOKS, beats, chart, hopes, sides_of
from kylix.games.deukalion.bot.rollout_policy import FEW, answer, finish, lasting_card, shake_alike
from kylix.games.deukalion.effects import EFFECTS
from kylix.games.deukalion.moves import (
    EMBARK,
    STOP,
    Claim,
    Deliver,
    Forgo,
    Found,
    Play,
    Raid,
    Rethrow,
    Rotate,
    Sail,
    Seize,
    Swim,
)
from kylix.games.deukalion.phases.challenge import PlayBeforeThrow, RethrowHoplites
from kylix.games.deukalion.phases.hydra import MoveHydra, foe_at, may_hunt
from kylix.games.deukalion.phases.sailing import ChooseCourse
from kylix.games.deukalion.phases.turn import ChooseAction, ChoosePart, PlaceKylix
from kylix.games.deukalion.state import UNDER_WAY, Deukalion
from kylix.games.deukalion.tables import (
    ACTIVE_DRAWS,
    ANCHOR,
    BY_HOPLITES,
    CARD,
    HOPLITES,
    HYDRA,
    MOVE,
    NOBODY_DRAWS,
    OTHERS_DRAW,
    SKULL_UP,
    STYX,
    Tables,
)

Value = Callable[[Deukalion, int], float]
Line = tuple[Move, ...]
Key = tuple[Hashable, ...]
Keys = Set[Hashable]

LOTS: Final = 4
"""Throws by which a challenge is judged."""
GLANCE: Final = 2
"""As many do where only the best of the ways that a rotation opens counts."""
FINE: Final = 1 << 30
SEEDS: Final = 180
"""Out of so many they are picked."""
LIKED: Final = {OTHERS_DRAW: 0, NOBODY_DRAWS: 1, ACTIVE_DRAWS: 2}
STOPS: Final = 4
"""So many squares where nothing is to be done are looked at: those with the best outlook."""
FEW_STOPS: Final = 2
HOPELESS: Final = 0.12
NEVER: Final = 1000
"""Half points that nobody throws: where a challenge is open already its throws all count alike."""


class Plan(NamedTuple):
    """A way to go on; `s` is where it leads, up to the last move if that opens a challenge."""

    line: Line
    key: Key
    s: Deukalion
    bold: Move | None = None
    """The move that opens a challenge; it is not yet made in `s`."""


def turns(s: Deukalion, seat: int, value: Value, quick: bool = False, only: Keys | None = None) -> list[Turn]:
    """What the seat can do now, each thing judged as it is when the part is over. `quick`: only what is likely to be
    best, for where the best alone counts. `only`: those with one of these keys; to judge takes longer than to list."""
    forced = first_of_all(s, seat)
    if forced is not None:
        return [revealed(s, seat, forced, value, quick)]
    top = s.stack[-1]
    if isinstance(top, PlaceKylix):
        ways = [move for move in s.options(seat) if isinstance(move, Rotate)]
        moves = good_turns_of_the_cup(s, seat, ways) if quick else ways
        return [revealed(s, seat, move, value, True) for move in moves if only is None or (move,) in only]
    throws = GLANCE if quick else LOTS
    found = [judged(plan, seat, value, throws) for plan in plans(s, seat, quick) if only is None or plan.key in only]
    if isinstance(top, (ChoosePart, ChooseAction)):
        claims = [move for move in s.options(seat) if isinstance(move, Claim) and (only is None or (move,) in only)]
        found += [revealed(s, seat, move, value, quick) for move in claims]
    return found


def good_turns_of_the_cup(s: Deukalion, seat: int, ways: list[Rotate]) -> list[Rotate]:
    """Without those that are in nothing better than another: cards, hoplites where some are missing, Move."""
    tables, outer = s.tables, s.dice[1:]
    found: list[tuple[Rotate, list[int]]] = []
    for move in ways:
        at = [(tables.ring[symbol] + move.rotation) % len(outer) for symbol in (CARD, HOPLITES, MOVE)]
        card, back, far = [outer[die] for die in at]
        found.append((move, [LIKED[tables.drawers[card]], min(back, s.underworld[seat]), far]))
    return [
        move for move, gains in found if not any(gains != other and all(map(le, gains, other)) for _, other in found)
    ]


def first_of_all(s: Deukalion, seat: int) -> Move | None:
    """What is done at once whatever follows: permanent cards, cards that draw cards, the own draw."""
    top = s.stack[-1]
    if not isinstance(top, (ChoosePart, ChooseAction, PlaceKylix)):
        return None
    options = s.options(seat)
    found = lasting_card(s, options)
    if found is not None:
        return found
    for move in options:
        if isinstance(move, Play) and s.tables.effects[move.card] is EFFECTS["draw_cards"]:
            return move
    if isinstance(top, ChooseAction) and not s.done & (1 << CARD):
        if s.tables.drawers[s.value(CARD)] == ACTIVE_DRAWS:
            return s.tables.do[CARD]
    return None


def revealed(s: Deukalion, seat: int, move: Move, value: Value, quick: bool) -> Turn:
    """After a move that brings something to light, or that opens many ways, the rest is chosen when it is there."""
    after = s.clone()
    after.apply(seat, move)
    while not after.over and not isinstance(after.stack[-1], (ChoosePart, ChooseAction, PlaceKylix)):
        asked = after.to_act[0]
        after.apply(asked, answer(after, asked))
    if after.over or after.to_act[0] != seat or not isinstance(after.stack[-1], (ChoosePart, ChooseAction)):
        finish(after)
        return Turn((move,), (move,), after, value(after, seat))
    best = max(turns(after, seat, value, quick), key=lambda turn: turn.value)
    return best._replace(line=(move,), key=(move,))


def judged(plan: Plan, seat: int, value: Value, throws: int) -> Turn:
    """The part is played to its end by habit; a challenge several times, with throws of all kinds. Which of them it is
    in this world is drawn from its own chance."""
    s = plan.s
    if plan.bold is None:
        finish(s)
        return Turn(plan.line, plan.key, s, value(s, seat))
    mean = fallen = 0.0
    drawn = s.chance.outcome(s.drawn, FINE) / FINE
    after, worth = s, 0.0
    for chance, weight in stakes(s, seat, plan.bold, throws):
        thrown = s.clone()
        thrown.chance = chance
        thrown.drawn = 0
        thrown.apply(seat, plan.bold)
        finish(thrown)
        found = value(thrown, seat)
        mean += weight * found
        if fallen <= drawn:
            after, worth = thrown, found
        fallen += weight
    after.chance = s.chance
    after.drawn += s.drawn + 1
    if after.turn != s.turn and not after.over:
        shake_alike(after)
    return Turn(plan.line, plan.key, after, mean, worth - mean)


# --- throws ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=MOST_OUTLOOKS)
def throws_of(tables: Tables, crew: int, foes: int) -> list[tuple[int, int, int]]:
    """Throws of two crews from the worst for the first to the best: half points ahead, less its losses, and the seed
    of a chance that begins with it."""
    found: list[tuple[int, int, int]] = []
    for seed in range(SEEDS):
        chance = Chance(seed)
        results = [tables.landing[chance.outcome(n, len(tables.landing))] for n in range(crew + foes)]
        points = [tables.result_points[result] for result in results]
        found.append((sum(points[:crew]) - sum(points[crew:]), -results[:crew].count(SKULL_UP), seed))
    return sorted(found)


@lru_cache(maxsize=MOST_OUTLOOKS)
def lots(tables: Tables, crew: int, foes: int, need: int, count: int) -> list[tuple[Chance, float]]:
    """A few sources of chance with weights: so many whose first throws win and lose, each kind spread as such throws
    are, and together as often as the odds say. Where nothing can be won or lost by the throw all count alike."""
    found = throws_of(tables, crew, foes)
    lost = [seed for ahead, _, seed in found if ahead < need]
    won = [seed for ahead, _, seed in found if ahead >= need]
    if not lost or not won:
        return [(Chance(seed), 1 / count) for seed in spread(lost or won, count)]
    odds = beats(tables, crew, foes, 1 - need) if foes else chart(tables).wins(crew, need)
    half = count // 2
    return [
        *[(Chance(seed), (1 - odds) / half) for seed in spread(lost, half)],
        *[(Chance(seed), odds / half) for seed in spread(won, half)],
    ]


def spread(seeds: list[int], count: int) -> list[int]:
    return [seeds[(2 * n + 1) * len(seeds) // (2 * count)] for n in range(count)]


def stakes(s: Deukalion, seat: int, move: Move, count: int = LOTS) -> list[tuple[Chance, float]]:
    """Throws for the challenge that a move opens."""
    return lots(s.tables, *challenge_of(s, seat, move), count)


def challenge_of(s: Deukalion, seat: int, move: Move) -> tuple[int, int, int]:
    """Who throws, who throws against them, and by how many half points they must be ahead to win."""
    tables = s.tables
    if isinstance(move, Raid):
        return s.aboard[seat], 0, tables.city_value[move.city] - strength(s, seat)
    if isinstance(move, Seize):
        return s.aboard[seat], 0, tables.settlement_value[move.settlement] - strength(s, seat)
    if isinstance(move, (Sail, Swim)):
        foe = foe_at(s, seat, move.square)
        if isinstance(move, Sail) and move.square != s.hydra:
            return s.aboard[seat], s.aboard[foe], 1 - strength(s, seat) + strength(s, foe)
        thrower = seat if isinstance(move, Sail) else foe
        return s.aboard[thrower], 0, tables.hydra_value - strength(s, thrower)
    if isinstance(move, Rethrow):
        return move.number, 0, NEVER
    crews = [s.aboard[fighter] for fighter in s.fighters]
    return crews[0], sum(crews[1:]), NEVER


def wins(s: Deukalion, seat: int, move: Move) -> float:
    """The chance that a raid or a seizure is won, before any card."""
    crew, _, need = challenge_of(s, seat, move)
    return chart(s.tables).wins(crew, need)


def strength(s: Deukalion, seat: int) -> int:
    return s.lasting_bonus(seat, s.tables.fight_bonus) if s.lasting else 0


# --- plans -----------------------------------------------------------------------------------------------------------


def plans(s: Deukalion, seat: int, quick: bool) -> Iterator[Plan]:
    top = s.stack[-1]
    if isinstance(top, ChoosePart):
        yield from own_part(s, seat, quick)
    elif isinstance(top, ChooseAction):
        yield from own_actions(s, seat, quick)
    elif isinstance(top, ChooseCourse) and not s.crossing:
        yield from window(s, seat, (), (), STOPS)
    elif isinstance(top, MoveHydra):
        yield from hydra_ways(s, seat, (), top.steps)
    else:
        yield from small(s, seat)


def small(s: Deukalion, seat: int) -> Iterator[Plan]:
    """A small question: every answer; where a throw follows, with all kinds of throws."""
    bold = isinstance(s.stack[-1], (PlayBeforeThrow, RethrowHoplites))
    for move in s.options(seat):
        yield Plan((move,), (move,), s, move) if bold else after(s, seat, (), (move,), (move,))


def after(s: Deukalion, seat: int, before: Line, moves: Line, key: Key) -> Plan:
    other = s.clone()
    for move in moves:
        other.apply(seat, move)
    return Plan((*before, *moves), key, other)


def own_part(s: Deukalion, seat: int, quick: bool) -> Iterator[Plan]:
    """Sail, with or without a card that brings hoplites back first; or forgo it."""
    yield from at_sea(after(s, seat, (), (EMBARK,), ()), seat, FEW_STOPS if quick else STOPS)
    for before in ferries(s, seat):
        yield from at_sea(after(s, seat, (), (*before, EMBARK), before), seat, 0)
    most = [move for move in s.options(seat) if isinstance(move, Forgo) and 0 < move.number <= s.room(seat)]
    if most:
        yield after(s, seat, (), (most[-1],), (most[-1],))


def at_sea(ready: Plan, seat: int, stops: int) -> Iterator[Plan]:
    """A window has been opened; in the English edition treasures may have to be handed over first. After a preparation
    only what it serves is looked at: no stops."""
    if isinstance(ready.s.stack[-1], ChooseCourse):
        yield from window(ready.s, seat, ready.line, ready.key, stops)
    else:
        yield ready


def ferries(s: Deukalion, seat: int) -> Iterator[Line]:
    """A card that brings back just the hoplites that a pursuit asks for. In challenges cards are played by habit."""
    tables, crew = s.tables, s.aboard[seat]
    asked = [tables.side_count[side] for side in sides_of(s, seat) if tables.side_kind[side] == BY_HOPLITES]
    back = min(s.underworld[seat], s.room(seat))
    for move in s.options(seat):
        if isinstance(move, Play) and tables.effects[move.card] is EFFECTS["reclaim_hoplites"]:
            count = min(back, tables.amount[move.card])
            if count > 0 and (crew <= FEW - 2 or any(crew < number <= crew + count for number in asked)):
                yield (move, tables.reclaim[count])
                return


def own_actions(s: Deukalion, seat: int, quick: bool) -> Iterator[Plan]:
    tables = s.tables
    if s.done & (1 << MOVE):
        rest = answer(s, seat)
        yield after(s, seat, (), (rest,), (rest,))
        if not s.done & (1 << HYDRA):
            swimming = after(s, seat, (), (tables.do[HYDRA],), ())
            yield from hydra_ways(swimming.s, seat, swimming.line, s.value(HYDRA))
        for before in ferries(s, seat):
            yield after(s, seat, (), before, before)
        return
    plain: Line = ()
    ready = list(preparations(s, seat))
    if quick and ready and ready[0][0] == tables.do[HOPLITES]:
        # They come back before the Move rather than after it.
        plain = ready.pop(0)
    yield from at_sea(after(s, seat, (), (*plain, tables.do[MOVE]), plain), seat, FEW_STOPS if quick else STOPS)
    for before in ready:
        yield from at_sea(after(s, seat, (), (*before, tables.do[MOVE]), before), seat, 0)


def preparations(s: Deukalion, seat: int) -> Iterator[Line]:
    """Before the Move: hoplites back aboard, or the Hydra within reach of who hunts it."""
    tables = s.tables
    back = min(s.underworld[seat], s.room(seat))
    if back > 0 and not s.done & (1 << HOPLITES):
        more = s.lasting_bonus(seat, tables.reclaim_bonus) if s.lasting else 0
        yield (tables.do[HOPLITES], tables.reclaim[min(back, s.value(HOPLITES) + more)])
    yield from ferries(s, seat)
    if not s.done & (1 << HYDRA) and may_hunt(s, seat):
        way = nearer(s, seat, s.value(HYDRA))
        if way:
            stops = (STOP,) if len(way) < s.value(HYDRA) else ()
            yield (tables.do[HYDRA], *way, *stops)


# --- the Hydra -------------------------------------------------------------------------------------------------------


def swims(s: Deukalion, steps: int) -> dict[int, Line]:
    """By square: the way on which the Hydra gets there; ships stop it."""
    tables = s.tables
    found: dict[int, Line] = {s.hydra: ()}
    edge = [s.hydra]
    for _ in range(steps):
        ahead = []
        for square in edge:
            if square in s.ships and square != s.hydra:
                continue
            for to in tables.hydra_next[square]:
                if to not in found:
                    found[to] = (*found[square], tables.swim[to])
                    ahead.append(to)
        edge = ahead
    return found


def nearer(s: Deukalion, seat: int, steps: int) -> Line:
    """The way that brings the Hydra next to the own ship, if it is not near already."""
    off = chart(s.tables).steps[s.ships[seat]]
    ways = {square: way for square, way in swims(s, steps).items() if square not in s.ships}
    best = min(ways, key=lambda square: (off[square], len(ways[square])))
    return ways[best] if off[best] < off[s.hydra] else ()


def hydra_ways(s: Deukalion, seat: int, before: Line, steps: int) -> Iterator[Plan]:
    """Let it lie, attack, come near to hunt it, or take it away from the rival who could."""
    yield after(s, seat, before, (STOP,), (HYDRA, "stop"))
    ways = swims(s, steps)
    for square, way in ways.items():
        if square in s.ships and square != s.ships[seat] and way:
            to = after(s, seat, before, way[:-1], ())
            yield Plan((*to.line, way[-1]), (HYDRA, square), to.s, way[-1])
    free = [square for square in ways if square not in s.ships and ways[square]]
    for who in range(s.seats):
        if free and may_hunt(s, who):
            off = chart(s.tables).steps[s.ships[who]]
            square = (min if who == seat else max)(free, key=lambda one: off[one])
            stops = (STOP,) if len(ways[square]) < steps else ()
            yield after(s, seat, before, (*ways[square], *stops), (HYDRA, square))


# --- the sail window -------------------------------------------------------------------------------------------------


def window(s: Deukalion, seat: int, before: Line, key: Key, most: int) -> Iterator[Plan]:
    """The squares within reach, with what can be done there; with a card for more steps only where it pays. Of the
    squares where nothing is to be done the best so many."""
    known = reach(s, seat, s.steps if s.course == UNDER_WAY else 0)
    stops = best_stops(s, seat, known, most) if most else set()
    reached: set[int] = set()
    for square, way in known.items():
        if square in stops or (pays(s, seat, square) and (most == STOPS or is_new(s, seat, square, reached))):
            yield from landfall(s, seat, square, way, before, key, square in stops)
    if s.course == UNDER_WAY:
        yield from farther(s, seat, before, key, known)


def farther(s: Deukalion, seat: int, before: Line, key: Key, known: dict[int, Line]) -> Iterator[Plan]:
    """The squares that a card for more steps brings within reach, where it pays."""
    tables = s.tables
    for move in s.options(seat):
        if isinstance(move, Play) and tables.effects[move.card] is EFFECTS["extra_steps"]:
            for square, way in reach(s, seat, s.steps + tables.amount[move.card]).items():
                if square not in known and pays(s, seat, square):
                    yield from landfall(s, seat, square, (move, *way), before, key, False)


def best_stops(s: Deukalion, seat: int, known: dict[int, Line], most: int) -> set[int]:
    """Where a ship would wait for its next part."""

    def promise(square: int) -> float:
        _, best, second = hopes(s, seat, square)
        return best + second / 2

    quiet = [square for square, way in known.items() if not way or not is_challenge(s, seat, square)]
    return set(sorted(quiet, key=promise, reverse=True)[:most])


def reach(s: Deukalion, seat: int, steps: int) -> dict[int, Line]:
    """By square: a shortest way there. Challenges, the Styx and a compulsory delivery end it."""
    tables = s.tables
    here = s.ships[seat]
    found: dict[int, Line] = {here: ()}
    edge = [here]
    compulsory = tables.switch.delivery_compulsory and len(s.cargo[seat]) > 0
    for _ in range(steps):
        ahead = []
        for square in edge:
            for to in tables.next[square]:
                if to in found or (to == s.hydra and not may_hunt(s, seat)):
                    continue
                found[to] = (*found[square], tables.sail[to])
                kind = tables.kind[to]
                if not (kind == STYX or is_challenge(s, seat, to) or (kind == ANCHOR and compulsory)):
                    ahead.append(to)
        edge = ahead
    return found


def is_challenge(s: Deukalion, seat: int, square: int) -> bool:
    return square == s.hydra or (not s.tables.safe[square] and foe_at(s, seat, square) >= 0)


def pays(s: Deukalion, seat: int, square: int) -> bool:
    """Whether something can be done there that is worth a card."""
    tables = s.tables
    if tables.ashore[square] or is_challenge(s, seat, square):
        return True
    kind = tables.kind[square]
    return (kind == ANCHOR and len(s.cargo[seat]) > 0) or (kind == STYX and s.underworld[seat] > 0)


def is_new(s: Deukalion, seat: int, square: int, reached: set[int]) -> bool:
    """Whether something can be done from a square that could not be done from the nearer ones."""
    if not s.tables.ashore[square] or is_challenge(s, seat, square):
        return True
    near = {*s.tables.cities_by[square], *[~place for place in s.tables.settlements_by[square]]}
    found = not near <= reached
    reached |= near
    return found


def landfall(s: Deukalion, seat: int, square: int, way: Line, before: Line, key: Key, waits: bool) -> Iterator[Plan]:
    """Sail there and begin what can be begun there, or wait."""
    here = (*key, square)
    if way and is_challenge(s, seat, square):
        to = after(s, seat, before, way[:-1], ())
        yield Plan((*to.line, way[-1]), here, to.s, way[-1])
        return
    to = after(s, seat, before, way, here)
    if to.s.over or not isinstance(to.s.stack[-1], ChooseCourse) or to.s.to_act[0] != seat:
        yield to
        return
    yield from ashore(to.s, seat, to.line, here, waits)


def ashore(s: Deukalion, seat: int, line: Line, here: Key, waits: bool) -> Iterator[Plan]:
    """What can be begun where the ship lies; to wait also where it could deliver."""
    docked = False
    for move in s.options(seat):
        if isinstance(move, (Raid, Seize)):
            if wins(s, seat, move) > HOPELESS:
                yield Plan((*line, move), (*here, move), s, move)
        elif isinstance(move, (Found, Claim, Deliver)):
            docked = docked or isinstance(move, Deliver)
            yield after(s, seat, line, (move,), (*here, move))
    if waits or docked:
        yield after(s, seat, line, (STOP,), (*here, STOP))
