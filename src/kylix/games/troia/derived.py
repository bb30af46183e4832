"""What a table of Troia shows beyond its fields, worked out by the rules; never more than the seat can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from kylix.core.moves import Move
from kylix.games.troia.moves import Pay
from kylix.games.troia.phases.payment import ChoosePayment, Purse
from kylix.games.troia.state import SIDES, Troia
from kylix.games.troia.tables import HEROES_FORWARD
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


class Derived(TypedDict):
    costs: dict[str, list[int]]
    """By god on the Olympus: the cost for either side."""
    far: list[int]
    """By side: its heroes in the far space, where progress needs some."""
    far_needed: int
    bill: Bill | None


def derive(names: Names, s: Troia, seat: int | None, held: Sequence[Move]) -> Derived:
    costs = s.tables.cost
    return {
        "costs": {names["god"][god]: [costs[side][at] for side in range(SIDES)] for at, god in enumerate(s.olympus)},
        "far": [len(s.far_heroes(side)) for side in range(SIDES)],
        "far_needed": HEROES_FORWARD,
        "bill": bill(names, s, seat, held),
    }


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
