"""A table whose record the rules of now cannot play: shown as it was kept, until the people there say how it goes on.

They may go on under the rules of now from the position that was kept, or leave the game as it stands, without a
result. Either needs all people at the table; bots agree. Nothing changes before, and the change is an entry.
"""

from __future__ import annotations

import json
import logging
from typing import Any

from kylix.core.errors import BadPosition, KylixError
from kylix.core.events import Entry
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.game import Setting
from kylix.kit.options import settle
from kylix.kit.registry import game
from kylix.records import changes
from kylix.server import replaying
from kylix.server.messages import Stopped
from kylix.server.replaying import CannotLoad, Differs, Played
from kylix.store.base import StoredTable

log = logging.getLogger("kylix.server")


def play(kept: StoredTable) -> Played:
    """A stored table: its record played again, or as it was kept where that cannot be. KylixError for neither."""
    entries = [replaying.entry_of(line) for line in kept.lines]
    is_left = changes.is_end(entries[-1])
    lines = kept.lines[:-1] if is_left else kept.lines
    setting: Setting | None = None
    try:
        setting = changes.setting_of(kept.head, entries)
        found = replaying.again(setting, lines, entries[: len(lines)])
        if not is_left:
            return found
        error = Differs(len(lines), "it was left without a result")
    except Differs as differs:
        error = differs
    except KylixError as refused:
        if str(kept.head.get("version")) == game(str(kept.head.get("title"))).version:
            raise  # it is damaged: no rules have changed
        error = Differs(0, str(refused))
    return as_kept(kept, entries, setting, error, is_left)


def as_kept(kept: StoredTable, entries: list[Entry], setting: Setting | None, error: Differs, is_left: bool) -> Played:
    """In the position that was kept, or that the rules of now still reach; with all that happened as it was kept."""
    version, fields = position_of(kept)
    played = version or str(kept.head.get("version"))
    present = setting or as_now(kept.head, error)
    text = f"{codec.other_version(present.game, played)}entry {error.n}: {error}"
    s, why = None, "no position was kept for it"
    if fields is not None:
        try:
            s = changes.stands(present, codec.chance_of(kept.chance), fields)
        except BadPosition as refused:
            why = str(refused)
    stopped = Stopped(
        error.n, present.game.name, played, present.game.version, text, goes_on=s is not None and not is_left,
        why="" if s else why, ended=is_left, agreed=changes.is_agreed(entries[-1]),
        called=changes.is_called(entries[-1]),
        drawn=changes.is_drawn(entries[-1]),
    )  # fmt: skip
    if not is_left:
        log.warning("table %s stops: %s", kept.id, text)
    history = [replaying.told(line) for line in kept.lines]
    if s is None:
        s = reached(kept, entries, setting, stopped)
        for n, entry in enumerate(s.record or []):
            history[n] = changes.kept(history[n], entry.events, history[n].state)
    s.record = history
    marks, states = [replaying.mark_of(line) for line in kept.lines], [entry.state for entry in history]
    return Played(s, marks, states, stopped, fields, None if setting else codec.header(present, whole=True))


def position_of(kept: StoredTable) -> tuple[str, dict[str, Any] | None]:
    """The version of the rules and the position after the last move, if that was kept and is what it should be."""
    last = next((line for line in reversed(kept.lines) if line.position or line.move or line.back >= 0), None)
    if last is None or not last.position:
        return "", None
    found = json.loads(last.position)
    fields: dict[str, Any] = found["position"]
    return str(found["version"]), fields if codec.hash_of(fields) == last.state else None


def as_now(head: dict[str, Any], error: Differs) -> Setting:
    """What a table is played with when nothing can be read any more of what it was: the set of now, and those of its
    options that there are; KylixError when there is no such game."""
    title = game(str(head.get("title")))
    options, seats = head.get("options"), head.get("seats")
    if not isinstance(options, dict) or not isinstance(seats, int):
        raise error
    for name in list(options):
        try:
            settle(title.options, {name: options[name]}, seats)
        except KylixError:
            options = {other: options[other] for other in options if other != name}
    return title.setting(seats, options)


def reached(kept: StoredTable, entries: list[Entry], setting: Setting | None, stopped: Stopped) -> State:
    """As far as the rules of now can play it; CannotLoad when they cannot even begin."""
    if setting is None or stopped.n <= changes.part(entries):
        raise CannotLoad(stopped)
    return replaying.again(setting, kept.lines[: stopped.n], entries[: stopped.n]).state
