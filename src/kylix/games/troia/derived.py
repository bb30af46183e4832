"""What a table of Troia shows beyond its fields, worked out by the rules; never more than the seat can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from kylix.core.moves import Move
from kylix.games.troia.effects.heroes import HeroPower
from kylix.games.troia.moves import Back, Forward, MoveHero, Pay, Return, Send
from kylix.games.troia.phases.board import stepped
from kylix.games.troia.phases.payment import ChoosePayment, Purse
from kylix.games.troia.state import SIDES, Troia
from kylix.games.troia.tables import COMBAT, FORWARD, HEROES_FORWARD
from kylix.kit.names import Names


class Bill(TypedDict):
    """What was set aside for an offering, against its cost. Of another's payment only the Cornucopia is seen."""

    god: str
    offering: str
    cost: int
    cards: list[str]
    cornucopia: bool
    total: int
    matching: int
    enough: bool
    superior: bool


class March(TypedDict):
    """The hero that an offering of one's own to a god moves, and where to."""

    hero: str
    mixed: str
    superior: str


class Derived(TypedDict):
    costs: dict[str, list[int]]
    """By god on the Olympus: the cost for either side."""
    far: list[int]
    """By side: its heroes in the far space, where progress needs some."""
    far_needed: int
    bill: Bill | None
    marches: dict[str, March]
    """By god on the Olympus."""
    goals: dict[str, list[str]]
    """By hero: where the open question can bring it."""


def derive(names: Names, s: Troia, seat: int | None, held: Sequence[Move]) -> Derived:
    costs = s.tables.cost
    return {
        "costs": {names["god"][god]: [costs[side][at] for side in range(SIDES)] for at, god in enumerate(s.olympus)},
        "far": [len(s.far_heroes(side)) for side in range(SIDES)],
        "far_needed": HEROES_FORWARD,
        "bill": bill(names, s, seat, held),
        "marches": {} if seat is None else {names["god"][god]: march(names, s, seat, god) for god in s.olympus},
        "goals": {} if seat is None else goals(names, s, seat),
    }


def march(names: Names, s: Troia, seat: int, god: int) -> March:
    """TRO-HERO-1 to 3."""
    hero = s.tables.hero[seat][s.tables.offering[god]]
    one, two = (names["space"][stepped(s, hero, FORWARD[seat] * by)] for by in (1, 2))
    return {"hero": names["hero"][hero], "mixed": one, "superior": two}


def goals(names: Names, s: Troia, seat: int) -> dict[str, list[str]]:
    top = s.stack[-1] if s.stack else None
    found: dict[str, list[str]] = {}
    for move in s.options(seat):
        if isinstance(move, MoveHero) and isinstance(top, HeroPower):
            found[names["hero"][move.hero]] = [names["space"][top.goal(s, seat, s.heroes[move.hero])]]
        elif isinstance(move, Send):
            found.setdefault(names["hero"][move.hero], []).append(names["space"][move.space])
        elif isinstance(move, (Forward, Back)):
            by = FORWARD[seat] if isinstance(move, Forward) else -FORWARD[seat]
            found[names["hero"][move.hero]] = [names["space"][stepped(s, move.hero, by)]]
        elif isinstance(move, Return):
            found[names["hero"][move.hero]] = [names["space"][COMBAT]]
    return found


def bill(names: Names, s: Troia, seat: int | None, held: Sequence[Move]) -> Bill | None:
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, ChoosePayment):
        return None
    purse = Purse(s, top.seat, top.god)
    cards = [*s.paid[seat], *[move.card for move in held if isinstance(move, Pay)]] if seat == top.seat else []
    for card in cards:
        purse.add(s.tables.icons[card])
    if s.pledged:
        purse.add_token()
    return {
        "god": names["god"][top.god],
        "offering": names["offering"][purse.offering],
        "cost": purse.cost,
        "cards": [names["card"][card] for card in cards],
        "cornucopia": purse.token,
        "total": purse.total,
        "matching": purse.matching,
        "enough": purse.enough(s),
        "superior": purse.superior(),
    }
