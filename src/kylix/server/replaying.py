"""A stored table played again, each state compared with the digest kept: no game goes on in another position."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from typing import Any

from kylix.core.errors import KylixError
from kylix.core.events import Entry
from kylix.core.state import State
from kylix.kit import codec, record
from kylix.kit.game import Setting
from kylix.server.messages import Stopped
from kylix.server.undo import Mark
from kylix.store.base import Line, Store, StoredTable

log = logging.getLogger("kylix.server")

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


def play(setting: Setting, kept: StoredTable) -> Played:
    """Up to the first line that does not fit; CannotLoad when that is the set-up."""
    try:
        return again(setting, kept.lines)
    except Differs as error:
        stopped = stop(setting, kept.head, error)
        log.warning("table %s stops: %s", kept.id, stopped.text)
        if not error.n:
            raise CannotLoad(stopped) from None
        found = again(setting, kept.lines[: error.n])
        return Played(found.state, found.marks, found.states, stopped)


def again(setting: Setting, lines: tuple[Line, ...]) -> Played:
    """Every line, or Differs. Lines without a digest are from before digests were kept: nothing can be compared."""
    entries = [entry_of(line) for line in lines]
    marks: list[Mark] = []
    states: list[str] = []
    turn = 0
    try:
        for line, s in zip(lines, record.retrace(setting, entries), strict=True):
            digest = codec.digest(s)
            if (line.state and line.state != digest) or (s.record or [])[-1].outcomes != list(line.outcomes):
                raise Differs(line.n, OTHERWISE)
            states.append(digest)
            marks.append(Mark(line.first, turn, line.at, line.automatic))
            turn, state = s.turn, s
    except Differs:
        raise
    except KylixError as error:
        raise Differs(len(states), str(error)) from None
    except Exception as error:  # whatever a rule raises at a record of another version, or at a damaged one
        log.warning("the rules fail at entry %d", len(states), exc_info=error)
        raise Differs(len(states), "the rules of this Kylix cannot play it") from None
    return Played(state, marks, states)


def entry_of(line: Line) -> Entry:
    if line.controller:
        return record.seated(line.seat, json.loads(line.controller))
    return Entry(line.seat, line.move, list(line.outcomes), [], False, line.back)


def controller_of(entry: Entry) -> str:
    """As a line keeps it; empty where the entry tells of the game."""
    return "" if entry.controller is None else json.dumps(record.told(entry.controller))


class CannotLoad(KylixError):
    """Not even the set-up fits."""

    def __init__(self, stopped: Stopped) -> None:
        super().__init__(stopped.text)
        self.stopped = stopped


def stop(setting: Setting, head: dict[str, Any], error: Differs) -> Stopped:
    played, now = str(head.get("version")), setting.game.version
    text = f"{codec.other_version(setting.game, played)}entry {error.n}: {error}"
    return Stopped(error.n, setting.game.name, played, now, text)


def lines_of(s: State, at: float) -> tuple[Line, ...]:
    """The record of a state as a store keeps it, each entry a chain of its own."""
    assert isinstance(s.setting, Setting)
    history = s.record or []
    return tuple(
        Line(
            n,
            entry.seat,
            entry.move,
            entry.back,
            tuple(entry.outcomes),
            n,
            at,
            codec.digest(after),
            controller=controller_of(entry),
        )
        for n, (entry, after) in enumerate(zip(history, record.retrace(s.setting, history), strict=True))
    )


def renew(store: Store, kept: StoredTable, setting: Setting, states: list[str]) -> None:
    """A table that an older Kylix kept and that fits the rules of now: the digests it lacks, its version and its set.

    Nobody waits for this: should it fail, it is done when the table is loaded the next time.
    """
    version, parts = setting.game.version, kept.head["components"]
    missing = [(line.n, state) for line, state in zip(kept.lines, states, strict=True) if not line.state]
    is_new = parts["hash"] == setting.components.fingerprint and "toml" in parts and kept.head.get("version") == version
    if missing or not is_new:
        store.renew(kept.id, {**kept.head, **codec.header(setting, whole=True)}, missing)
