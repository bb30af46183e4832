"""Where a question wants it, bots wait at a table until the people have moved."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import kylix
from kylix.core.chance import Chance
from kylix.core.flow import Decision
from kylix.core.state import State
from kylix.kit import codec
from kylix.server.replaying import lines_of
from kylix.server.table import Table
from kylix.store.base import StoredSeat, StoredTable
from kylix.store.sqlite import SqliteStore
from server.stored import keep

PERSON = 0
SEATS = (StoredSeat("here", "", "Leto", "h" * 64), *[StoredSeat("bot", "sailor", "", "")] * 2)
SEASONS = 3


def asked(s: State) -> Decision[State]:
    """The question that is open, whatever is asked within it."""
    return next(frame for frame in s.stack if isinstance(frame, Decision))


def opened(store: SqliteStore) -> Table:
    s = kylix.game("parthenon").setting(3, {"offers": 1}).start(Chance(4))
    head, chance = codec.header(s.setting, whole=True), codec.chance_header(s.chance)  # type: ignore[arg-type]
    kept = StoredTable("t_first", 5.0, head, chance, "h" * 64, SEATS, lines_of(s, 5.0))
    keep(store, kept.id, made=kept)
    return Table.load(store, kept)


def test_a_person_who_may_ask_for_something_is_asked_before_the_bots_act(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "new.sqlite")
    table, roll, waited = opened(store), random.Random(2), 0
    question, moved = asked(table.state), False
    while table.state.turn <= SEASONS:
        s = table.state
        if asked(s) is not question:
            question, moved = asked(s), False
        seat = table.bot_to_act()
        others = [other for other in s.to_act if other != PERSON]
        if seat is None:
            assert PERSON in s.to_act
            waited += len(others) > 0
            seat, moved = PERSON, True
        else:
            first = PERSON in s.to_act and not moved and "order" in [s.text(move) for move in s.options(PERSON)]
            assert not first or type(question).__name__ == "MakeOffers"
        asyncio.run(table.adopt(*table.played(seat, [roll.choice(s.options(seat))]), None))
    store.shut()
    assert waited > SEASONS


def test_a_bot_in_the_place_of_the_person_lets_the_others_go_on(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "new.sqlite")
    table, roll = opened(store), random.Random(2)
    while table.bot_to_act() is not None or len(table.state.to_act) < 2:
        seat = table.bot_to_act()
        s, seat = table.state, PERSON if seat is None else seat
        asyncio.run(table.adopt(*table.played(seat, [roll.choice(s.options(seat))]), None))
    asyncio.run(table.set_seat(PERSON, SEATS[1], "seat-bot"))
    assert table.bot_to_act() is not None
    store.shut()
