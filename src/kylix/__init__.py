"""Kylix: one table for four Greek board games.

Set up a game, and ask who is to act and what can be done. Moves are written as text, or taken from the options:

>>> import kylix
>>> s = kylix.new("troia", seed=1)
>>> s.to_act
[0]
>>> [s.text(move) for move in s.options(0)]
['draw', 'offer HERMES', 'offer ZEUS']
>>> s.play(0, "draw")
>>> [event.key for event in s.record[-1].events]
['drew', 'turn-began']

Every seat has its own view. A redealt state looks the same to that seat, and hides something else:

>>> s.view(1)["hand"]
[4, ['T-WINE-2', 'T-DEER-RAM']]
>>> s.redeal(1, seed=7).view(1) == s.view(1)
True

A move that the rules refuse names its clause, and changes nothing:

>>> s.explain(1, "offer POSEIDON")
[TRO-OFFER-5: no-matching-icon(offering=0)]
>>> s.play(1, "offer POSEIDON")
Traceback (most recent call last):
    ...
kylix.core.errors.IllegalMove: TRO-OFFER-5: no-matching-icon (offering FISH)

Save the record, go on later, take a move back where nothing hidden was seen since:

>>> kylix.save("game.kylix", s)
>>> s = kylix.load("game.kylix")
>>> before = kylix.dumps(s)
>>> s.play(1, s.options(1)[1])
>>> kylix.dumps(kylix.undo(s, 1)) == before
True

Play to the end:

>>> while not s.over:
...     seat = s.to_act[0]
...     s.play(seat, s.options(seat)[0])
>>> s.ranking()
[2, 1]
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from pathlib import Path

from kylix.core.chance import Chance
from kylix.core.errors import (
    BadComponents,
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    IllegalMove,
    KylixError,
    Reason,
    UnknownTitle,
)
from kylix.core.events import Event
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit import codec, registry
from kylix.kit.codec import loads
from kylix.kit.registry import game, titles
from kylix.records import record

__version__ = "0.3.0"

# The package `kylix.games` is loaded before the function of that name is defined: loading it later would replace it.
importlib.import_module("kylix.games")


def games() -> tuple[str, ...]:
    """The titles that can be played."""
    return titles()


def new(
    game: str,
    seats: int = 2,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    components: Path | str | None = None,
) -> State:
    """Set up a new game and run it to its first question.

    The same seed and the same moves give the same game. `options` are options of the table by name (`kylix games TITLE`
    lists them), `components` is the path of another component file. Raises `UnknownTitle`, `BadSeats`, `BadOption` or
    `BadComponents` when the table cannot be set up so.
    """
    return registry.game(game).setting(seats, options, components).start(Chance(seed))


def _game(s: object) -> State:
    if not isinstance(s, State):
        raise KylixError(f"this is no game, as `kylix.new` sets one up: {s!r}")
    return s


def save(path: Path | str, s: State, players: Sequence[str] = ()) -> None:
    """Write the record of a game; `players` are their names. The file is the old or the new one, never half of it."""
    if not isinstance(players, (list, tuple)) or not all(isinstance(name, str) for name in players):
        raise KylixError(f"players are named in a list, not as {players!r}")
    try:
        record.save(path, _game(s), tuple(players))
    except (OSError, ValueError, TypeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "this is no path"
        raise KylixError(f"{path} cannot be written: {reason}") from None


def load(path: Path | str) -> State:
    """Read a record and play it again, checking every state; the game can go on. `BadRecord` when it is damaged."""
    return record.replay(record.read(path))


def undo(s: State, seat: int, others_agree: bool = False) -> State:
    """Take the seat's last move back: a new state whose record says so. `KylixError` where it cannot be taken back."""
    return record.undo(_game(s), seat, others_agree)


def dumps(s: State) -> str:
    """Write a position as text: everything, hidden facts and chance included, but not the record."""
    return codec.dumps(_game(s))


__all__ = [
    "BadComponents",
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "Event",
    "IllegalMove",
    "KylixError",
    "Move",
    "Reason",
    "State",
    "UnknownTitle",
    "dumps",
    "game",
    "games",
    "load",
    "loads",
    "new",
    "save",
    "undo",
]
