"""What a table of Deukalion shows beyond its fields, worked out by the rules; never more than the seat can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from kylix.core.moves import Move
from kylix.games.deukalion import odds
from kylix.games.deukalion.moves import Raid, Sail, Seize, Swim
from kylix.games.deukalion.phases.challenge import bonus, total
from kylix.games.deukalion.phases.hydra import foe_at, must_show
from kylix.games.deukalion.phases.styx import ReclaimAtStyx, has_majority
from kylix.games.deukalion.scoring import sheet
from kylix.games.deukalion.state import Deukalion
from kylix.games.deukalion.tables import HYDRA, ON_EDGE, OUTCOMES, SAVED, SKULL_DOWN, SKULL_UP
from kylix.kit.names import Names


class Throw(TypedDict):
    """One side of the challenge in course. Bonus and total are half points."""

    seat: str
    up: int
    down: int
    edge: int
    saved: int
    bonus: int
    total: int
    chance: float | None
    """How likely this side wins, while the throw is ahead and no more cards are played."""


class Risk(TypedDict):
    """A challenge that a move opens: whom, and how likely it is won."""

    move: str
    kind: str
    name: str
    chance: float
    shows: bool
    """DEU-Q23. The secret pursuit is shown for it."""


class Stake(TypedDict):
    """DEU-STYX-6. Honour cards that the open question can earn, and the fewest hoplites back that do."""

    honour: int
    least: int


class Derived(TypedDict):
    target: int
    """The points that end the game."""
    rotations: list[list[int]]
    """By rotation of the cup: the die on each action, in the order of the symbols; empty before the first shake."""
    done: list[str]
    """The actions carried out this turn."""
    room: list[int]
    """By seat: free places on the shipboard."""
    settlements: list[int]
    """By seat, as the next two: points by where they lie."""
    honour: list[int]
    pursuits: list[int]
    read_as: dict[str, str]
    """By colour of a treasure on a pursuit: the one it stands for at this table."""
    colours: list[str]
    """The colours of the treasures in play."""
    throws: list[Throw]
    risks: list[Risk]
    """What the open question could lead to."""
    stake: Stake | None
    leave_hoplites: bool
    """DEU-PURSUIT-11. Whether hoplites that a pursuit asks to leave do leave the shipboard."""


def derive(names: Names, s: Deukalion, seat: int | None, held: Sequence[Move]) -> Derived:
    t = s.tables
    symbols = range(len(names["symbol"]))
    points = sheet(s)
    colours = sorted(set(t.treasures))
    return {
        "target": t.target,
        "rotations": [[s.value_at(symbol, turned) for symbol in symbols] for turned in range(len(s.dice) - 1)],
        "done": [names["symbol"][symbol] for symbol in symbols if s.done & (1 << symbol)],
        "room": [s.room(each) for each in range(s.seats)],
        "settlements": points["settlements"],
        "honour": points["honour"],
        "pursuits": points["pursuits"],
        "read_as": {colour: names["colour"][t.read_as[at]] for at, colour in enumerate(names["colour"])},
        "colours": [names["colour"][colour] for colour in colours],
        "throws": [throw(names, s, who) for who in range(len(s.fighters))],
        "risks": [] if seat is None else risks(names, s, seat),
        "stake": stake(s),
        "leave_hoplites": t.switch.leave_hoplites,
    }


def throw(names: Names, s: Deukalion, who: int) -> Throw:
    thrown = s.thrown[who * OUTCOMES : (who + 1) * OUTCOMES]
    seat = s.fighters[who]
    return {
        "seat": names["seat"][seat],
        "up": thrown[SKULL_UP],
        "down": thrown[SKULL_DOWN],
        "edge": thrown[ON_EDGE],
        "saved": thrown[SAVED],
        "bonus": bonus(s, who),
        "total": total(s, who),
        "chance": odds.of_throw(s, who),
    }


def risks(names: Names, s: Deukalion, seat: int) -> list[Risk]:
    found: list[Risk] = []
    for move in s.options(seat):
        foe = challenged(names, s, seat, move)
        chance = odds.of_move(s, seat, move) if foe else None
        if foe and chance is not None:
            shows = isinstance(move, Sail) and move.square == s.hydra and must_show(s, seat)
            found.append({"move": s.text(move), "kind": foe[0], "name": foe[1], "chance": chance, "shows": shows})
    return found


def stake(s: Deukalion) -> Stake | None:
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, ReclaimAtStyx) or not has_majority(s, top.seat):
        return None
    return {"honour": s.tables.styx_honour, "least": top.least(s, top.seat)}


def challenged(names: Names, s: Deukalion, seat: int, move: Move) -> tuple[str, str] | None:
    """Whom a move challenges, as the kind of thing and its name."""
    if isinstance(move, Raid):
        return "city", names["city"][move.city]
    if isinstance(move, Seize):
        return "settlement", names["settlement"][move.settlement]
    if isinstance(move, Sail) and move.square == s.hydra:
        return "symbol", names["symbol"][HYDRA]
    if isinstance(move, (Sail, Swim)) and (foe := foe_at(s, seat, move.square)) >= 0:
        return "seat", names["seat"][foe]
    return None
