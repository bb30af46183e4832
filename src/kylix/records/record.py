"""Records: a game as a file of lines, each chained to the one before by a hash. Replaying needs no generator."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kylix.core.chance import Chance, ChanceError, FixedChance
from kylix.core.errors import BadRecord, KylixError
from kylix.core.events import Entry, Event
from kylix.core.ids import Given
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.codec import hash_of
from kylix.records import changes

if TYPE_CHECKING:
    from kylix.kit.game import Setting

FORMAT, CHANGED = 1, 2
"""A record whose rules changed has a format of its own: those who know nothing of that refuse it."""
CONTROLLER = ("kind", "level", "person")


@dataclass(frozen=True)
class Record:
    """A game file as read: what it was played with, its entries, who played."""

    setting: Setting
    chance: Chance
    players: tuple[str, ...]
    entries: tuple[Entry, ...]
    hashes: tuple[str, ...]
    """The state's hash after each entry, as the file claims."""
    end: dict[str, Any] | None
    """The last line of a finished game, as the file claims."""
    version: str
    """Of the rules it was begun with. Those of now may differ: what is replayed is compared, entry by entry."""

    @property
    def is_left(self) -> bool:
        """It ended without a result, since its rules were no longer there."""
        return changes.is_end(self.entries[-1])


@dataclass(frozen=True)
class Part:
    """Entries that were played under one version of the rules."""

    first: int
    last: int
    version: str
    until: int
    """The last of them that holds under the rules of now."""

    @property
    def holds(self) -> bool:
        return self.until == self.last


def lines(s: State, players: tuple[str, ...] = ()) -> list[str]:
    """The record of a state as the lines of a file."""
    setting: Setting = s.setting  # type: ignore[assignment]
    if s.record is None:
        raise KylixError("this state keeps no record: it is a clone or was set up as a position")
    changed = [entry for entry in s.record if entry.change]
    head: dict[str, Any] = {"kylix": CHANGED if changed else FORMAT, **codec.header(setting)}
    if changed:
        head["version"] = changes.change_of(changed[0])["played"]
    head["players"] = list(players)
    head["chance"] = codec.chance_header(s.chance)
    written = [_line(head, "")]
    link = hash_of(head)
    for n, (entry, state) in enumerate(zip(s.record, digests(setting, s.record), strict=True)):
        body = _body(setting, n, entry, state)
        written.append(_line(body, link))
        link = hash_of([link, body])
    if s.over:
        written.append(_line(_end(setting, s), link))
    return written


def digests(setting: Setting, history: list[Entry]) -> list[str]:
    """The digest of the state after each entry: as it was kept where these rules cannot work it out."""
    if all(entry.state for entry in history):
        return [entry.state for entry in history]
    known = [entry.state for entry in history[: changes.part(history)]]
    return known + [codec.digest(state) for state in retrace(setting, history)]


def _end(setting: Setting, s: State) -> dict[str, Any]:
    return {"over": True, "result": setting.game.result(s), "ranking": s.ranking(), "scores": s.scores()}


def _body(setting: Setting, n: int, entry: Entry, state: str) -> dict[str, Any]:
    body: dict[str, Any] = {"n": n}
    if entry.seat >= 0:
        body["seat"] = setting.names["seat"][entry.seat]
    if entry.back >= 0:
        body["undo"] = entry.back
    elif entry.move:
        body["move"] = entry.move
    elif entry.controller is not None:
        body["controller"] = told(entry.controller)
    elif entry.change:
        body["rules"] = changes.change_of(entry)
    if entry.state and not entry.change and entry.controller is None:
        body["events"] = changes.told(setting, entry.events)
    if entry.outcomes:
        body["chance"] = entry.outcomes
    body["state"] = state
    return body


def told(controller: Event) -> dict[str, str]:
    """Who plays a seat from here on, as files and stores have it."""
    return {"event": controller.key, **{name: str(controller.public[name]) for name in CONTROLLER}}


def seated(seat: int, told: dict[str, Any]) -> Entry:
    """The entry that says so. Whoever wrote it, it can only tell of a seat: its event begins with `seat-`."""
    event, facts = str(told["event"]), {name: str(told[name]) for name in CONTROLLER}
    if seat < 0 or not event.startswith("seat-"):
        raise KylixError("this tells nothing of a seat")
    return Entry(seat, "", [], [Event(event, {"seat": seat, **facts})], False, -1)  # type: ignore[dict-item]


def _line(body: dict[str, Any], link: str) -> str:
    return json.dumps({**body, "hash": hash_of([link, body]) if link else hash_of(body)})


def save(path: Path | str, s: State, players: tuple[str, ...] = ()) -> None:
    """Write the record of a game. The file is the old or the new one, never half of it."""
    path = Path(path)
    text = "\n".join(lines(s, players)) + "\n"
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def read(path: Path | str) -> Record:
    """Read a file and check its chain, or BadRecord with the first wrong entry."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}") from None
    except (ValueError, TypeError):
        raise BadRecord(f"{path} is not a record: it is not text") from None
    bodies = _chain(text)
    head = bodies[0]
    try:
        setting = codec.setting_of({**head, **_other_head(bodies)})
        chance = codec.chance_of(head["chance"])
        players = tuple(str(player) for player in head["players"])
    except KylixError as error:
        raise BadRecord(f"the record cannot be used: {error}") from None
    except (KeyError, TypeError):
        raise BadRecord("the header of the record is not complete") from None
    entries = [body for body in bodies[1:] if "over" not in body]
    if not entries:
        raise BadRecord("the record ends before the set-up of the game", 1)
    return Record(
        setting,
        chance,
        players,
        tuple(_entry(setting, n, body) for n, body in enumerate(entries)),
        tuple(str(body.get("state")) for body in entries),
        bodies[-1] if "over" in bodies[-1] else None,
        str(head.get("version")),
    )


def _other_head(bodies: list[dict[str, Any]]) -> dict[str, Any]:
    """What the game is played with since its rules changed the last time."""
    changed = [body["rules"] for body in bodies if isinstance(body.get("rules"), dict) and "ends" not in body["rules"]]
    found = changed[-1].get("head", {}) if changed else {}
    return found if isinstance(found, dict) else {}


def _chain(text: str) -> list[dict[str, Any]]:
    """The bodies of all lines, once each line's hash fits it and the line before."""
    if not text.endswith("\n"):
        raise BadRecord(f"line {text.count(chr(10)) + 1} is cut off: the file is not complete", text.count("\n"))
    bodies: list[dict[str, Any]] = []
    link = ""
    for at, line in enumerate(text.splitlines()):
        where = f"entry {at - 1} (line {at + 1})" if at else "the header (line 1)"
        try:
            body = json.loads(line)
            claimed = body.pop("hash")
        except (ValueError, KeyError, AttributeError, TypeError, RecursionError):
            raise BadRecord(f"{where} is not a line of a record", at) from None
        link = hash_of([link, body]) if at else hash_of(body)
        if claimed != link:
            raise BadRecord(f"{where} was changed, or a line before it is missing", at)
        if bodies and "over" in bodies[-1]:
            raise BadRecord(f"{where} stands behind the end of the game", at)
        bodies.append(body)
    if not bodies or bodies[0].get("kylix") not in (FORMAT, CHANGED):
        raise BadRecord(f"this is not a record of format {FORMAT} or {CHANGED}")
    if bodies[0]["kylix"] == FORMAT and any("rules" in body for body in bodies):
        raise BadRecord(f"a record whose rules changed has format {CHANGED}")
    return bodies


def _entry(setting: Setting, n: int, body: dict[str, Any]) -> Entry:
    try:
        if body["n"] != n:
            raise BadRecord(f"entry {n} (line {n + 2}) is numbered {body['n']}", n + 1)
        seat = setting.seat(body["seat"]) if "seat" in body else -1
        if "controller" in body:
            return seated(seat, body["controller"])
        if "rules" in body:
            return changes.entry_of(body["rules"])
        outcomes = [int(value) for value in body.get("chance", [])]
        events = changes.events_of(body["events"]) if "events" in body else []
        state = str(body["state"]) if "events" in body else ""
        return Entry(seat, str(body.get("move", "")), outcomes, events, False, int(body.get("undo", -1)), "", state)
    except BadRecord:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, KylixError):
        raise BadRecord(f"entry {n} (line {n + 2}) is not a line of a record", n + 1) from None


def retrace(
    setting: Setting, entries: list[Entry] | tuple[Entry, ...], source: Chance | None = None
) -> Iterator[State]:
    """The state after each entry from the last change of the rules on, or from the set-up, with its record.

    The same object goes on from move to move: clone what you keep.
    """
    first = changes.part(entries)
    outcomes = [value for entry in entries[first:] for value in entry.outcomes]
    if first:
        s = changes.begun(setting, FixedChance([]), entries[first])
        s.chance = FixedChance(outcomes, s.drawn, source)
        s.record = list(entries[: first + 1])
    else:
        s = setting.start(FixedChance(outcomes, 0, source))
    history = s.record
    assert history is not None
    saved, standing = [s.clone()], [first]
    yield s
    for n, entry in enumerate(entries[first + 1 :], first + 1):
        if entry.controller is not None or entry.change:
            history.append(entry)
        elif entry.back >= 0:
            drawn = s.drawn
            if entry.outcomes or any(history[later].irreversible for later in standing[entry.back + 1 :]):
                raise KylixError("it takes back what cannot be: something hidden was seen since, or chance has spoken")
            s = saved[entry.back].clone()
            del saved[entry.back + 1 :], standing[entry.back + 1 :]
            s.drawn = drawn
            s.record = history
            history.append(entry)
        else:
            (move,) = setting.read(entry.move)
            s.check(entry.seat, move)
            s.apply(entry.seat, move)
            saved.append(s.clone())
            standing.append(n)
        yield s


def replay(record: Record, at: Given = None, source: Chance | None = None) -> State:
    """The state after entry `at` (the last by default), every state hash and outcome on the way checked."""
    last = len(record.entries) - 1 if at is None else at
    if not isinstance(last, int) or not 0 <= last < len(record.entries):
        raise KylixError(f"there is no entry {last!r}: the record has entries 0 to {len(record.entries) - 1}")
    if record.is_left and last == len(record.entries) - 1:
        return _left(record)
    first = changes.part(record.entries)
    if last < first:
        raise KylixError(f"before entry {first} the game was played under other rules: how it stood is not known here")
    n = first - 1
    try:
        _linked(record, first)
        for n, s in enumerate(retrace(record.setting, record.entries[: last + 1], source), first):
            assert s.record is not None
            if s.record[-1].outcomes != record.entries[n].outcomes:
                raise _wrong(record, n, "the outcomes of chance do not fit the move")
            if codec.digest(s) != record.hashes[n]:
                raise _wrong(record, n, "the game does not stand as the record claims")
    except BadRecord:
        raise
    except (KylixError, ChanceError, IndexError, ValueError) as error:
        raise _wrong(record, n + 1, str(error)) from None
    except Exception as error:  # whatever a rule raises at a game of another version
        raise _wrong(record, n + 1, f"the rules of now cannot play it ({type(error).__name__})") from None
    s.chance = record.chance
    return s


def _linked(record: Record, n: int) -> None:
    """The game goes on, or is left, from the very position that it had reached."""
    change = changes.change_of(record.entries[n]) if n else {}
    if "position" in change and hash_of(change["position"]) != record.hashes[n - 1]:
        raise _wrong(record, n, "the position there is not the one that the game had reached")


def _left(record: Record) -> State:
    """How a game stood that was left without a result."""
    n = len(record.entries) - 1
    _linked(record, n)
    try:
        s = changes.begun(record.setting, record.chance, record.entries[n])
    except (KeyError, KylixError) as error:
        reason = "it was not kept" if isinstance(error, KeyError) else str(error)
        raise _wrong(record, n, f"how the game stood when it was left cannot be shown: {reason}") from None
    s.record = [changes.kept(entry, [], state) for entry, state in zip(record.entries, record.hashes, strict=True)]
    return s


def check_whole(record: Record) -> None:
    """KylixError unless the rules of now can play all of it."""
    if record.is_left or changes.part(record.entries):
        raise KylixError("a part of this game was played under rules that are not here: only its events are known")


def parts(record: Record) -> list[Part]:
    """What holds under which version of the rules, of a record that was verified."""
    found = []
    for first, last, version in changes.parts(record.entries, record.version):
        is_verified = last == len(record.entries) - 1 and not record.is_left
        until = last if is_verified else _holds_until(record, first, last)
        found.append(Part(first, last, version, until))
    return found


def _holds_until(record: Record, first: int, last: int) -> int:
    n = first - 1
    try:
        for n, s in enumerate(retrace(record.setting, record.entries[: last + 1], record.chance), first):
            assert s.record is not None
            if s.record[-1].outcomes != record.entries[n].outcomes or codec.digest(s) != record.hashes[n]:
                return n - 1
    except Exception:  # whatever a rule raises at a game of another version
        return n
    return n


def _wrong(record: Record, n: int, reason: str) -> BadRecord:
    played = next((version for first, last, version in changes.parts(record.entries, record.version) if n <= last), "")
    versions = codec.other_version(record.setting.game, played or record.version)
    return BadRecord(f"{versions}entry {n} (line {n + 2}): {reason}", n + 1)


def verify(record: Record) -> State:
    """Replay, and derive every outcome of chance again from its source; BadRecord names the first wrong entry."""
    s = replay(record, source=record.chance)
    if record.end != (_end(record.setting, s) if s.over else None):
        n = len(record.entries)
        raise BadRecord(f"the end of the file (line {n + 2}) does not tell how the game stands there", n + 1)
    return s


def undo(s: State, seat: int, others_agree: bool = False) -> State:
    """Take the seat's last move back: a new state whose record says so. KylixError where it cannot be taken back."""
    setting: Setting = s.setting  # type: ignore[assignment]
    setting.check_seat(seat)
    history = s.record or []
    standing = in_force(history)
    mine = [at for at, n in enumerate(standing) if history[n].seat == seat and history[n].move]
    if not mine:
        raise KylixError("there is no move of yours to take back")
    later = [history[n] for n in standing[mine[-1] :]]
    if any(entry.irreversible for entry in later):
        raise KylixError("this cannot be taken back: something hidden was seen since, or chance has spoken")
    if not others_agree and any(entry.seat != seat for entry in later):
        raise KylixError("this cannot be taken back: somebody else has moved since")
    entry = Entry(seat, "", [], [], False, mine[-1] - 1)
    *_, back = retrace(setting, [*history, entry])
    back.chance = s.chance
    return back


def in_force(history: list[Entry]) -> list[int]:
    """The numbers of the set-up and of the moves that were not taken back."""
    standing: list[int] = []
    for n, entry in enumerate(history):
        if entry.change:
            standing = [n] if not changes.is_end(entry) else standing
        elif entry.back >= 0:
            del standing[entry.back + 1 :]
        elif entry.controller is None:
            standing.append(n)
    return standing
