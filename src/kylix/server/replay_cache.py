"""Looking back: the games of tables replayed for one viewpoint, and kept for the next request."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any

from kylix.core.events import Event
from kylix.kit.view import things
from kylix.lab.replayed import Replayed
from kylix.server import chain
from kylix.server.errors import ApiError
from kylix.server.messages import EventShown
from kylix.server.postgame_messages import Frame, Replay
from kylix.server.table import Table

KEPT = 6
"""Replayed games kept in memory. A long one takes some twenty megabytes."""
OWN, PUBLIC, ALL = "", "public", "all"


class ReplayCache:
    """Replayed games of the tables that people looked back on last. Used by several threads."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, tuple[Replayed, threading.Lock]] = OrderedDict()
        """By table its past, and who adds to it: a long game keeps nobody from looking at another."""
        self.lock = threading.Lock()

    def of(self, table: Table) -> Replayed:
        with self.lock:
            if table.id not in self.known:
                self.known[table.id] = Replayed(table.setting), threading.Lock()
            self.known.move_to_end(table.id)
            past, adding = self.known[table.id]
            if len(self.known) > KEPT:
                self.known.popitem(last=False)
        with adding:
            past.extend(table.state.record or [], table.state)
        return past

    def view(self, table: Table, seat: int | None, n: int) -> dict[str, Any]:
        """What the seat saw after entry n."""
        most = table.watching.entries(seat)
        if not 0 <= n < most:
            raise no_entry(table, n, most)
        return self.of(table).view(n, seat)

    def replay(self, table: Table, viewpoint: str, seat: int | None, first: int) -> Replay:
        """The entries from `first` on as a viewpoint knows them. `seat` is whose token came with the request."""
        most = table.watching.entries(seat)
        if first >= most:
            raise no_entry(table, first, most)
        everything = viewpoint == ALL
        looking = whose(table, viewpoint, seat)
        past = self.of(table)
        frames: list[Frame] = []
        before: dict[str, Any] = {}
        most = min(most, len(past))
        for n in range(first, most):
            view = past.view(n, looking, everything)
            changed = {name: value for name, value in view.items() if name not in before or before[name] != value}
            frames.append(frame(table, past, n, looking, everything, changed))
            before = view
        return Replay(most, viewpoint, table.seat_name(looking), frames)


def no_entry(table: Table, n: int, most: int | None = None) -> ApiError:
    last = (table.n if most is None else most) - 1
    return ApiError(400, "no-entry", f"there is no entry {n}: there are entries 0 to {last}")


def whose(table: Table, viewpoint: str, seat: int | None) -> int | None:
    """From which seat one looks; ApiError where one may not. While a game runs: one's own seat, and what all see."""
    if viewpoint == PUBLIC:
        return None
    if viewpoint == OWN:
        return seat
    wanted = (seat or 0) if viewpoint == ALL else table.setting.seat(viewpoint)
    if not table.open_to_all and (viewpoint == ALL or wanted != seat):
        raise ApiError(403, "not-over", "while the game runs, one looks back from one's own seat only")
    return wanted


def frame(table: Table, past: Replayed, n: int, seat: int | None, everything: bool, changed: dict[str, Any]) -> Frame:
    entry = past.record[n]
    at = table.marks[n].at
    told = [EventShown(n, event.key, facts(table, event, seat, everything), at) for event in entry.events]
    if entry.back >= 0:
        told.insert(0, EventShown(n, "undone", {"seat": table.seat_name(entry.seat)}, at))
    known = entry.move and (table.open_to_all or entry.seat == seat)
    shown = chain.option(table.setting, *table.setting.read(entry.move)) if known else None
    return Frame(n, table.seat_name(entry.seat), past.states[n].turn, shown, changed, told)


def facts(table: Table, event: Event, seat: int | None, everything: bool) -> dict[str, Any]:
    told = event.seen_by(seat)
    if everything:
        for secret in event.secret.values():
            told.update(secret)
    return things(table.setting, dict(told))
