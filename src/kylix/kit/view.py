"""Views and prompts, derived: what one seat sees, and what it is told of the open question."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kylix.core.flow import Decision, Frame
from kylix.core.ids import Given
from kylix.core.moves import Move, facts
from kylix.core.state import State
from kylix.kit.names import Seen, named, shown

if TYPE_CHECKING:
    from kylix.kit.game import Setting

NOTHING: Mapping[str, Any] = {}


def view(setting: Setting, s: State, seat: Given, known: Mapping[str, Any] = NOTHING) -> dict[str, Any]:
    """Everything the seat sees (None: the public): fields by SEEN_BY, and the kernel's own.

    `known` is what `common` told of the same state; it is taken as it is."""
    if seat is not None:
        setting.check_seat(seat)
    seats = setting.names["seat"]
    seen: dict[str, Any] = {
        "title": setting.game.title,
        "seat": None if seat is None else seats[seat],
        "turn": s.turn,
        "over": s.over,
        "to_act": [seats[asked] for asked in s.to_act],
        "rules": known["rules"] if known else rules(setting, s),
        "answered": answered(setting, s, seat),
    }
    for name, rule in setting.game.seen_by.items():
        seen[name] = known[name] if name in known else field(setting, s, name, rule, seat)
    return seen


def common(setting: Setting, s: State, whole: Mapping[str, Any] = NOTHING) -> dict[str, Any]:
    """What of a view is the same for every seat and for the public, the small things left out.

    `whole` are the state's fields by name, where they are at hand: what everybody sees stands there as it is shown."""
    found: dict[str, Any] = {"rules": rules(setting, s)}
    for name, rule in setting.game.seen_by.items():
        if rule.who == "all":
            found[name] = whole[name] if whole else field(setting, s, name, rule, None)
        elif rule.who == "none":
            found[name] = field(setting, s, name, rule, None)
    return found


def rules(setting: Setting, s: State) -> list[dict[str, Any]]:
    return [frame_facts(setting, frame) for frame in s.stack]


def field(setting: Setting, s: State, name: str, rule: Seen, seat: int | None) -> Any:
    """One field as the seat sees it."""
    value = getattr(s, name)
    if rule.who == "all":
        return shown(setting.names, rule, value)
    if rule.who == "owner":
        return [
            named(setting.names, rule.kind, part) if owner == seat else count(part) for owner, part in enumerate(value)
        ]
    if rule.who == "none":
        return count(value)
    assert rule.rule is not None
    return shown(setting.names, rule, rule.rule(s, seat))


def count(value: Any) -> Any:
    """What is left of a hidden value: how many things there are."""
    if isinstance(value, (list, tuple)):
        return [len(part) for part in value] if value and isinstance(value[0], (list, tuple)) else len(value)
    return None


def answered(setting: Setting, s: State, seat: int | None) -> list[Any]:
    """Answers to a common question that are in: one's own in full, of others only that there is one."""
    return [
        None if move is None else setting.text(move) if owner == seat else True for owner, move in enumerate(s.answers)
    ]


def frame_facts(setting: Setting, frame: Frame) -> dict[str, Any]:
    """An open rule with what it is about, by name."""
    return {"rule": type(frame).__name__, "clause": frame.CLAUSE, **things(setting, facts(frame))}


def key_of(kind: type[Frame]) -> str:
    """The key into the catalogue of words: ChooseFoe asks `choose-foe`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def prompt(setting: Setting, s: State, seat: Given) -> dict[str, Any]:
    """The open question for a seat: clause, key, facts, and its options with what each points at."""
    if seat is not None:
        setting.check_seat(seat)
    seats = setting.names["seat"]
    told: dict[str, Any] = {
        "seat": None if seat is None else seats[seat],
        "to_act": [seats[asked] for asked in s.to_act],
        "over": s.over,
        "clause": "",
        "ask": "",
        "chain": False,
        "facts": {},
        "options": [],
    }
    if s.over:
        told["clause"] = setting.game.clauses["over"]
        return told
    top = s.stack[-1]
    assert isinstance(top, Decision)
    told["clause"] = top.CLAUSE
    told["ask"] = key_of(type(top))
    told["chain"] = top.chains(s, seat)
    told["facts"] = things(setting, facts(top))
    if seat is not None:
        told["options"] = [option(setting, move) for move in s.options(seat)]
    return told


def option(setting: Setting, move: Move) -> dict[str, Any]:
    """A move as it is written (see `notation.text`), and what it points at."""
    on = things(setting, facts(move))
    return {"move": " ".join([move.VERB, *[str(thing) for thing in on.values()]]), "on": on}


def things(setting: Setting, about: dict[str, Any]) -> dict[str, Any]:
    kinds = setting.game.kinds
    return {name: named(setting.names, kinds.get(name, ""), value) for name, value in about.items()}


def events(setting: Setting, s: State, seat: int | None) -> list[dict[str, Any]]:
    """The log as the seat may read it: for each event its key, the entry it belongs to, and its facts by name."""
    log: list[dict[str, Any]] = []
    for n, entry in enumerate(s.record or []):
        if entry.back >= 0:
            log.append({"n": n, "key": "undone", "facts": {"seat": setting.names["seat"][entry.seat]}})
        for event in entry.events:
            log.append({"n": n, "key": event.key, "facts": things(setting, dict(event.seen_by(seat)))})
    return log
