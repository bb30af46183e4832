"""Why a part of Deukalion is good: a key into the words, and the facts."""

from __future__ import annotations

from typing import Any

from kylix.bots.title_bot import Turn
from kylix.bots.worlds import setting_of
from kylix.core.moves import Move
from kylix.games.deukalion.bot import turns
from kylix.games.deukalion.bot.evaluation import beats, chart
from kylix.games.deukalion.moves import (
    PASS,
    Claim,
    Deliver,
    Forgo,
    Found,
    Play,
    Raid,
    Reclaim,
    Rotate,
    Sail,
    Seize,
    Swim,
)
from kylix.games.deukalion.phases.hydra import foe_at
from kylix.games.deukalion.state import Deukalion
from kylix.games.deukalion.tables import CARD, HOPLITES, HYDRA, MOVE, STYX
from kylix.kit.view import things

Why = tuple[str, dict[str, Any]]

TELLING = (Claim, Found, Raid, Seize, Deliver, Forgo, Rotate)
"""Moves that say by themselves what a part is about."""


def why(before: Deukalion, turn: Turn, seat: int) -> Why:
    """The first that is true: it wins, does something on the map, brings hoplites back, sails somewhere."""
    after = turn.after
    assert isinstance(after, Deukalion)
    if after.over and seat in after.winners and turn.luck == 0:
        return "because-win", {}
    s = before.clone()
    for move in turn.line[:-1]:
        s.apply(seat, move)
    last = [move for move in turn.line if isinstance(move, TELLING)]
    if last:
        return named(s, seat, *of_move(s, seat, last[-1]))
    return named(s, seat, *of_way(s, seat, turn.line))


def named(s: Deukalion, seat: int, key: str, facts: dict[str, Any]) -> Why:
    return key, things(setting_of(s), facts)


def of_move(s: Deukalion, seat: int, move: Move) -> Why:
    tables = s.tables
    if isinstance(move, Claim):
        return "because-deukalion-claim", {"pursuit": move.pursuit, "count": tables.points[move.pursuit]}
    if isinstance(move, Found):
        return "because-deukalion-found", {"settlement": move.settlement, "count": tables.garrison[move.settlement]}
    if isinstance(move, Raid):
        return "because-deukalion-raid", {"city": move.city, "odds": percent(turns.wins(s, seat, move))}
    if isinstance(move, Seize):
        odds = percent(turns.wins(s, seat, move))
        return "because-deukalion-seize", {"settlement": move.settlement, "odds": odds}
    if isinstance(move, Deliver):
        return "because-deukalion-deliver", {"colour": move.colour}
    if isinstance(move, Forgo):
        return "because-deukalion-back", {"count": move.number}
    assert isinstance(move, Rotate)
    turned = s.clone()
    turned.apply(seat, move)
    symbols = {"to_card": CARD, "to_hydra": HYDRA, "to_hoplites": HOPLITES, "to_move": MOVE}
    return "because-deukalion-rotate", {name: turned.value(symbol) for name, symbol in symbols.items()}


def percent(odds: float) -> int:
    return round(100 * odds)


def of_way(s: Deukalion, seat: int, line: tuple[Move, ...]) -> Why:
    """Where ships go; or a small answer, of which only a card and hoplites have something to say."""
    sails = [move for move in line if isinstance(move, Sail)]
    last = line[-1]
    if isinstance(last, Swim) and foe_at(s, seat, last.square) >= 0:
        return "because-deukalion-attack", {"foe": foe_at(s, seat, last.square)}
    if sails:
        return of_sail(s, seat, sails[-1].square, last is sails[-1])
    if isinstance(line[0], Play):
        return "because-deukalion-card", {"card": line[0].card}
    if isinstance(last, Reclaim) and last.number:
        return "because-deukalion-back", {"count": last.number}
    if last == PASS and any(isinstance(move, Play) for move in s.options(seat)):
        return "because-deukalion-keep", {}
    return "because-best", {}


def of_sail(s: Deukalion, seat: int, square: int, fights: bool) -> Why:
    tables = s.tables
    if fights and square == s.hydra:
        odds = chart(tables).wins(s.aboard[seat], tables.hydra_value - turns.strength(s, seat))
        return "because-deukalion-hunt", {"odds": percent(odds)}
    if fights and turns.is_challenge(s, seat, square):
        foe = foe_at(s, seat, square)
        bonus = turns.strength(s, seat) - turns.strength(s, foe)
        odds = beats(tables, s.aboard[seat], s.aboard[foe], bonus)
        return "because-deukalion-ship", {"foe": foe, "odds": percent(odds)}
    if tables.kind[square] == STYX and s.underworld[seat]:
        return "because-deukalion-styx", {"count": s.underworld[seat]}
    key = "because-deukalion-home" if s.cargo[seat] else "because-deukalion-sail"
    return key, {"square": square}
