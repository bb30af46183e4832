"""Taking back: what an undo would take back, and whether it is free, needs a vote, or cannot be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from kylix.core.events import Entry
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.records.record import retrace
from kylix.server.messages import UndoInfo

Can = Literal["free", "ask", "no"]
Why = Literal["", "nothing", "sealed", "moved", "over", "watching", "rated"]


@dataclass(frozen=True)
class UndoPlan:
    """What an undo by a seat would do, or why it cannot be."""

    can: Can
    reason: Why = ""
    keep: int = 0
    """Moves that stay in force."""
    taken: tuple[int, ...] = ()
    """The entries that are taken back."""

    def info(self) -> UndoInfo:
        return UndoInfo(self.can, self.reason)


@dataclass(frozen=True)
class Mark:
    """What is remembered of an entry beside the record: the first entry of its chain, the turn before it, the time."""

    first: int
    turn: int
    at: float
    automatic: bool = False
    """The server gave the single answer there was."""


def look(s: State, marks: list[Mark], standing: list[int], seat: int | None, turn: bool) -> UndoPlan:
    """The seat's last chain of moves, or all it did in the turn of that chain. `standing` are the entries in force.

    What was answered for the seat since goes with it: taken back alone, it would only be answered again.
    """
    if seat is None:
        return UndoPlan("no", "watching")
    if s.over:
        # The secret of chance is out, so nothing that chance decides may come after this.
        return UndoPlan("no", "over")
    history = s.record or []
    last, sealed = len(standing) - 1, False
    while last > 0:
        entry = history[standing[last]]
        sealed = sealed or entry.irreversible
        if entry.seat == seat and not marks[standing[last]].automatic:
            break
        last -= 1
    if last <= 0:
        return UndoPlan("no", "nothing")
    if sealed:
        return UndoPlan("no", "sealed")
    first = last
    while first > 1 and _same(history, marks, standing[first - 1], standing[first], turn):
        first -= 1
    others = any(history[n].seat != seat for n in standing[last:])
    return UndoPlan("ask" if others else "free", "moved" if others else "", first - 1, tuple(standing[first:]))


def _same(history: list[Entry], marks: list[Mark], n: int, later: int, turn: bool) -> bool:
    """Whether an entry belongs to what is taken back together with the one behind it."""
    if history[n].irreversible or history[n].seat != history[later].seat:
        return False
    return marks[n].turn == marks[later].turn if turn else marks[n].first == marks[later].first


def take_back(s: State, seat: int, keep: int) -> State:
    """A new state whose record says so. The caller checks that it may be."""
    assert isinstance(s.setting, Setting)
    *_, back = retrace(s.setting, [*(s.record or []), Entry(seat, "", [], [], False, keep)])
    back.chance = s.chance
    return back
