"""A game that outlived its rules: the position it goes on from, the entry that says so, and what is told of before.

A change is an entry of the record. It carries the position as it was kept, which must have the digest of the entry
before it: so nobody can go on from another position, though the rules of now cannot play what led to it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from kylix.core.chance import Chance
from kylix.core.errors import BadPosition, KylixError
from kylix.core.events import Entry, Event
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.game import Setting
from kylix.kit.view import things

UNKNOWN = "?"
"""In place of a digest that nobody kept."""
CHANGED, ENDED, ABANDONED, CALLED = "rules-changed", "rules-ended", "game-abandoned", "game-called"
DRAWN = "game-drawn"
EVENTS = (CHANGED, ENDED, ABANDONED, CALLED, DRAWN)
How = Literal["", "called", "drawn"]
NAME = re.compile(r"[a-z][a-z_-]{0,60}")
FACT = (str, int, type(None), list)


# --- what happened, kept ------------------------------------------------------------------------------------------


def told(setting: Setting, events: Sequence[Event]) -> list[Any]:
    """Events with names in place of ids, which other rules may number otherwise."""
    return [
        [
            event.key,
            things(setting, dict(event.public)),
            {str(seat): things(setting, dict(facts)) for seat, facts in event.secret.items()},
        ]
        for event in events
    ]


def events_of(kept: Any) -> list[Event]:
    """The reverse; KylixError where these are no events. Whoever wrote them, nothing is done with them but telling."""
    try:
        return [
            Event(_name(key), _facts(public), {int(seat): _facts(facts) for seat, facts in secret.items()})
            for key, public, secret in kept
        ]
    except (TypeError, ValueError, AttributeError):
        raise KylixError("these are no events") from None


def _name(value: Any) -> str:
    if not isinstance(value, str) or not NAME.fullmatch(value):
        raise ValueError
    return value


def _facts(facts: dict[str, Any]) -> dict[str, Any]:
    if not all(isinstance(value, FACT) for value in facts.values()):
        raise ValueError
    return {_name(name): value for name, value in facts.items()}


# --- positions ----------------------------------------------------------------------------------------------------


def position(s: State, text: bytes = b"") -> str:
    """How it stands, as a store keeps it beside the lines: with the version of the rules it was reached under.

    `text` are its fields, where they are at hand."""
    setting: Setting = s.setting  # type: ignore[assignment]
    fields = msgspec.Raw(text or codec.QUICK.encode(codec.fields(s)))
    return codec.QUICK.encode({"version": setting.game.version, "position": fields}).decode()


def stands(setting: Setting, chance: Chance, fields: dict[str, Any]) -> State:
    """The position under the rules of now: fields by name, those they lack as in a new game; BadPosition else."""
    blank = codec.fields(setting.game.blank(setting, chance))
    if unknown := sorted(set(fields) - set(blank)):
        raise BadPosition(f"the position has what the rules of now do not know: {', '.join(unknown)}")
    s = codec.stands(setting, chance, {**blank, **fields})
    if s.stack and not s.to_act:
        raise BadPosition("under the rules of now nobody could move in this position")
    return s


# --- the entries --------------------------------------------------------------------------------------------------


def goes_on(played: str, setting: Setting, fields: dict[str, Any], head: dict[str, Any] | None = None) -> Entry:
    """The game goes on from a position; `head` where also what it is played with is another (see codec.header)."""
    change = {"played": played, "version": setting.game.version, "position": fields}
    return entry_of({**change, **({"head": head} if head else {})})


def ends(played: str, present: str, fields: dict[str, Any] | None) -> Entry:
    """The game is left as it stands, without a result; `fields` are its position where that was kept."""
    change = {"played": played, "version": present, "ends": True}
    return entry_of({**change, **({"position": fields} if fields is not None else {})})


def abandoned(version: str, fields: dict[str, Any], how: How = "") -> Entry:
    """All people at the table wanted to leave the game as it stands, without a result; its rules are still there.
    `how`: it was `called` by whoever leads an evening; or it is `drawn`, and they share the first place."""
    change: dict[str, Any] = {"played": version, "version": version, "ends": True, "agreed": True, "position": fields}
    return entry_of({**change, how: True} if how else change)


def entry_of(change: Any) -> Entry:
    """The entry of a change as files and stores have it, or KylixError."""
    if not isinstance(change, dict) or not all(isinstance(change.get(name), str) for name in ("played", "version")):
        raise KylixError("this is no change of the rules")
    if change.get("ends") is not True and not isinstance(change.get("position"), dict):
        raise KylixError("this is no change of the rules: it has no position")
    ways = {"drawn": DRAWN, "called": CALLED, "agreed": ABANDONED}
    left = next((key for way, key in ways.items() if change.get(way)), ENDED)
    key = left if change.get("ends") else CHANGED
    event = Event(key, {"played": change["played"], "present": change["version"]})
    return Entry(-1, "", [], [event], True, -1, json.dumps(change))


def kept(entry: Entry, events: list[Event], state: str) -> Entry:
    """An entry whose events and digest are those that were kept."""
    about = (entry.seat, entry.move, entry.outcomes, events or entry.events, entry.irreversible, entry.back)
    return Entry(*about, entry.change, state or UNKNOWN)


def change_of(entry: Entry) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(entry.change)
    return found


def is_end(entry: Entry) -> bool:
    return bool(entry.change) and bool(change_of(entry).get("ends"))


def is_agreed(entry: Entry) -> bool:
    """Whether it ended since people wanted that, not since its rules were gone."""
    return is_end(entry) and bool(change_of(entry).get("agreed"))


def is_called(entry: Entry) -> bool:
    """Whether the host of an evening ended it."""
    return is_end(entry) and bool(change_of(entry).get("called"))


def is_drawn(entry: Entry) -> bool:
    """Whether people agreed on a draw."""
    return is_end(entry) and bool(change_of(entry).get("drawn"))


def part(entries: Sequence[Entry]) -> int:
    """The entry with which the part begins that the rules of now can play: the last change, or the set-up."""
    return next((n for n in range(len(entries) - 1, 0, -1) if entries[n].change and not is_end(entries[n])), 0)


def parts(entries: Sequence[Entry], version: str) -> list[tuple[int, int, str]]:
    """First and last entry of each part, and the version of the rules it was played with."""
    starts = [0, *[n for n, entry in enumerate(entries) if entry.change and not is_end(entry)]]
    versions = [version, *[str(change_of(entries[n])["version"]) for n in starts[1:]]]
    return list(zip(starts, [*[n - 1 for n in starts[1:]], len(entries) - 1], versions, strict=True))


def setting_of(head: dict[str, Any], entries: Sequence[Entry]) -> Setting:
    """What the last part is played with."""
    first = part(entries)
    return codec.setting_of({**head, **(change_of(entries[first]).get("head", {}) if first else {})})


def begun(setting: Setting, chance: Chance, entry: Entry) -> State:
    """The state with which the part of a change begins; it keeps a record."""
    s = stands(setting, chance, change_of(entry)["position"])
    s.outcomes, s.log, s.record = [], [], []
    return s
