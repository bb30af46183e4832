"""Tables in the middle of a game: played here, and put into the folder of a server before it is asked for them."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from time import time
from typing import Any

from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.game import Setting
from kylix.server.app import FILE
from kylix.server.replaying import lines_of
from kylix.server.tokens import digest
from kylix.store.base import StoredSeat, StoredTable
from kylix.store.sqlite import SqliteStore
from server.stored import keep

Chooser = Callable[[State, int], Any]


def lay(
    data: Path, s: State, people: Sequence[int] = (0,), level: str = "random", hints: bool | None = None
) -> tuple[str, dict[str, str]]:
    """A table for a state with its record; its id, and the tokens of the people by the names of their seats."""
    assert isinstance(s.setting, Setting)
    names = s.setting.names["seat"]
    tokens = {names[seat]: secrets.token_urlsafe(16) for seat in people}
    seats = tuple(
        StoredSeat("link", "", "", digest(tokens[name])) if name in tokens else StoredSeat("bot", level, "", "")
        for name in names[: s.seats]
    )
    at = time()
    id = "t_" + secrets.token_hex(8)
    head, chance = {**codec.header(s.setting, whole=True), "hints": hints}, codec.chance_header(s.chance)
    store = SqliteStore(data / FILE)
    host = digest(secrets.token_urlsafe(16))
    keep(store, id, made=StoredTable(id, at, head, chance, host, seats, lines_of(s, at)))
    store.shut()
    return id, tokens


def play_until(s: State, wanted: Callable[[State], bool], seed: int, choose: Chooser | None = None) -> State:
    """Seats answer at random (or by `choose`) until what is wanted holds."""
    chance = random.Random(seed)
    while not wanted(s):
        assert not s.over, "the game ended before"
        seat = chance.choice(s.to_act)
        s.play(seat, choose(s, seat) if choose else chance.choice(s.options(seat)))
    return s
