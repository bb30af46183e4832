"""A stored table played again, each state compared with the digest kept: no game goes on in another position."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from typing import Any

from kylix.core.errors import KylixError
from kylix.core.events import Entry
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.game import Setting
from kylix.records import changes, record
from kylix.server.messages import Stopped
from kylix.server.undo import Mark
from kylix.store.base import Change, Line, StoredTable

log = logging.getLogger("kylix.server")

TIGHT = json.JSONEncoder(separators=(",", ":")).encode
OTHERWISE = "under the rules of this Kylix the game stands otherwise than it was kept"


class Differs(KylixError):
    """The record cannot be played again from an entry on."""

    def __init__(self, n: int, reason: str) -> None:
        super().__init__(reason)
        self.n = n


@dataclass(frozen=True)
class Played:
    """The state after the last line that fits, and what is remembered of the lines."""

    state: State
    marks: list[Mark]
    states: list[str]
    stopped: Stopped | None = None
    position: dict[str, Any] | None = None
    """Where it stopped: the fields of the position that was kept."""
    head: dict[str, Any] | None = None
    """Where it stopped: what it would be played with, when that is another (see codec.header)."""


def again(setting: Setting, lines: tuple[Line, ...], entries: list[Entry]) -> Played:
    """Every line from the last change of the rules on, or Differs. Lines without a digest are from before digests were
    kept: nothing can be compared."""
    first = changes.part(entries)
    entries = [*map(told, lines[:first]), *entries[first:]]
    marks = [mark_of(line) for line in lines[:first]]
    states = [line.state for line in lines[:first]]
    turn = 0
    try:
        for line, s in zip(lines[first:], record.retrace(setting, entries), strict=True):
            digest = codec.digest(s)
            if (line.state and line.state != digest) or (s.record or [])[-1].outcomes != list(line.outcomes):
                raise Differs(line.n, OTHERWISE)
            states.append(digest)
            marks.append(mark_of(line, turn))
            turn, state = s.turn, s
    except Differs:
        raise
    except KylixError as error:
        raise Differs(len(states), str(error)) from None
    except Exception as error:  # whatever a rule raises at a record of another version, or at a damaged one
        log.warning("the rules fail at entry %d", len(states), exc_info=error)
        raise Differs(len(states), "the rules of this Kylix cannot play it") from None
    return Played(state, marks, states)


def mark_of(line: Line, turn: int = 0) -> Mark:
    return Mark(line.first, turn, line.at, line.automatic)


def entry_of(line: Line) -> Entry:
    """To be played again: then it is known what happened."""
    if line.controller:
        return record.seated(line.seat, json.loads(line.controller))
    if line.rules:
        return changes.entry_of(json.loads(line.rules))
    return Entry(line.seat, line.move, list(line.outcomes), [], False, line.back)


def told(line: Line) -> Entry:
    """With what was kept of it, for the rules of now cannot work it out."""
    return changes.kept(entry_of(line), changes.events_of(json.loads(line.told)) if line.told else [], line.state)


def line_of(setting: Setting, n: int, entry: Entry, state: str, mark: Mark, position: str = "") -> Line:
    """An entry as a store keeps it; `position` is how it stands after it, where that is kept, too."""
    is_told = entry.controller is None and not entry.change
    return Line(
        n,
        entry.seat,
        entry.move,
        entry.back,
        tuple(entry.outcomes),
        mark.first,
        mark.at,
        state,
        mark.automatic,
        controller_of(entry),
        TIGHT(changes.told(setting, entry.events)) if is_told else "",
        entry.change,
        position,
    )


def controller_of(entry: Entry) -> str:
    """As a line keeps it; empty where the entry tells of the game."""
    return "" if entry.controller is None else json.dumps(record.told(entry.controller))


class CannotLoad(KylixError):
    """Not even the set-up fits."""

    def __init__(self, stopped: Stopped) -> None:
        super().__init__(stopped.text)
        self.stopped = stopped


def lines_of(s: State, at: float) -> tuple[Line, ...]:
    """The record of a state as a store keeps it, each entry a chain of its own."""
    setting, history = s.setting, s.record or []
    assert isinstance(setting, Setting)
    last = len(history) - 1
    return tuple(
        line_of(setting, n, entry, state, Mark(n, 0, at), changes.position(s) if n == last else "")
        for n, (entry, state) in enumerate(zip(history, record.digests(setting, history), strict=True))
    )


def renewal(kept: StoredTable, setting: Setting, states: list[str], to_act: tuple[int, ...]) -> Change | None:
    """A table that an older Kylix kept and that fits the rules of now: the digests it lacks, its version and its set,
    and who is to act."""
    version, parts = setting.game.version, kept.head["components"]
    missing = tuple((line.n, state) for line, state in zip(kept.lines, states, strict=True) if not line.state)
    is_new = parts["hash"] == setting.components.fingerprint and "toml" in parts and kept.head.get("version") == version
    if is_new and not missing and kept.to_act is not None:
        return None
    head = {**kept.head, **codec.header(setting, whole=True)} if missing or not is_new else None
    return Change(table=kept.id, head=head, states=missing, to_act=to_act if kept.to_act is None else None)
