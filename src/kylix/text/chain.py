"""Several moves on one line: all or nothing, as far as nothing hidden comes to light on the way."""

from __future__ import annotations

from itertools import groupby

from kylix.core.errors import IllegalMove, Reason
from kylix.core.moves import Move, facts
from kylix.core.state import State


def play_chain(s: State, seat: int, moves: list[Move]) -> int:
    """Play the moves; the number played. IllegalMove when one of the next is refused: then none of these was played.

    A stretch ends with a move that shows something hidden: what follows is tried only once that move was made,
    since trying it beforehand would tell what only the move itself may tell.
    """
    played = 0
    while played < len(moves):
        stretch = _stretch(s, seat, moves[played:])
        for move in stretch:
            s.play(seat, move)
        played += len(stretch)
        if s.over:
            break
    return played


def why_not(s: State, seat: int, moves: list[Move]) -> list[Reason]:
    """Why the chain would be refused, as far as that can be told before it is played."""
    try:
        _stretch(s, seat, moves)
    except IllegalMove as refused:
        return refused.reasons
    return []


def _stretch(s: State, seat: int, moves: list[Move]) -> list[Move]:
    """The moves up to the first that shows something, in an order that the rules take; as typed if they can be."""
    try:
        return _trial(s, seat, moves)
    except IllegalMove:
        ordered = in_order(moves)
        if ordered == moves:
            raise
        return _trial(s, seat, ordered)


def _trial(s: State, seat: int, moves: list[Move]) -> list[Move]:
    trial = s.clone()
    for at, move in enumerate(moves):
        trial.check(seat, move, moves[at + 1 :])
        trial.apply(seat, move)
        if trial.irreversible:
            return moves[: at + 1]
    return moves


def in_order(moves: list[Move]) -> list[Move]:
    """Neighbours of one kind in ascending order: sets are named so, and a person need not care."""
    ordered: list[Move] = []
    for _, group in groupby(moves, key=lambda move: move.VERB):
        ordered += sorted(group, key=lambda move: list(facts(move).values()))
    return ordered
