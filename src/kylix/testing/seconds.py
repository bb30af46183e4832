"""Second states: others that a seat cannot tell from the real one, made without `redeal`, which they are to judge.

What is hidden follows from SEEN_BY. Cards of hidden places change places, as far as the invariants allow; where there
is no fixed stock (`Game.loose`) others take their place; seats plan and answer otherwise as long as the seat is told
nothing of it. And such a state goes along with the game, so that the two come from other draws long ago.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from kylix.core.chance import Chance
from kylix.core.flow import Decision, Together
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.names import Seen

T = TypeVar("T", bound=State)
SWAPS = 8
"""Pairs of hidden places that are tried."""
MOVES = 3
"""Moves of others that are tried, to see whether the seat is told of them."""
FRESH = 0.25
"""How often a state that goes along is made anew all the same."""


@dataclass(frozen=True)
class Place:
    """Where a card lies that the seat cannot see."""

    field: str
    path: tuple[int, ...]
    group: tuple[str, str, int]
    """Cards of one group can change places."""


def setting_of(s: State) -> Setting:
    assert isinstance(s.setting, Setting)
    return s.setting


def second(s: T, seat: int, chooser: random.Random) -> T:
    """Another state with the same view of the seat; equal to this one where nothing can be hidden otherwise."""
    view = s.view(seat)
    found = answered_otherwise(swapped(replaced(s, seat, chooser), seat, chooser), seat, chooser)
    assert found.view(seat) == view, "the seat sees what SEEN_BY says is hidden from it"
    assert isinstance(found, type(s))
    return found


def walk_twice(
    setting: Setting, seed: int, pick: Callable[[State, int], Move] | None = None
) -> Iterator[tuple[State, State, int]]:
    """A game at every question; a second state, which goes along for as long as it can; and the seat (by the seed) that
    cannot tell them apart.

    Moves are random ones unless `pick` says what a seat plays.
    """
    chooser = random.Random(seed)
    seat = seed % setting.seats
    s = setting.start(Chance(seed), recorded=False)
    other: State | None = None
    while True:
        if other is None or chooser.random() < FRESH:
            other = second(s, seat, chooser)
        yield s, other, seat
        if s.over:
            return
        mover = chooser.choice(s.to_act)
        move = pick(s, mover) if pick is not None else chooser.choice(s.options(mover))
        s.apply(mover, move)
        if move in other.options(mover):
            other.apply(mover, move)
        if other.view(seat) != s.view(seat):
            other = None


# --- cards ------------------------------------------------------------------------------------------------------------


def places(s: State, seat: int) -> list[Place]:
    """The hidden cards whose number the seat sees."""
    game = setting_of(s).game
    found: list[Place] = []
    for name, seen in game.seen_by.items():
        if seen.who == "all" or not seen.kind:
            continue
        value = getattr(s, name)
        each = game.loose[name][1] if name in game.loose else 0
        for path in covered(value, shown_to(s, seat, seen, value)):
            group = (seen.kind, name, path[0] // each) if each else (seen.kind, "", 0)
            found.append(Place(name, path, group))
    return found


def shown_to(s: State, seat: int, seen: Seen, value: Any) -> Any:
    """The field with None for every card that the seat does not see."""
    if seen.who == "none":
        return blank(value)
    if seen.who == "owner":
        return [part if owner == seat else blank(part) for owner, part in enumerate(value)]
    assert seen.rule is not None
    shown = seen.rule(s, seat)
    flat = not any(isinstance(part, (list, tuple)) for part in value)
    # A flat field that is covered in part is no zone of cards: it holds a plan for each seat.
    return value if flat and any(part is not None for part in shown) else shown


def blank(value: Any) -> Any:
    return [blank(part) for part in value] if isinstance(value, (list, tuple)) else None


def covered(value: Any, shown: Any) -> Iterator[tuple[int, ...]]:
    """The paths to what is there and not shown; of a zone that is None as a whole not even the number is known."""
    if not isinstance(value, (list, tuple)):
        if shown is None and isinstance(value, int) and value >= 0:
            yield ()
    elif isinstance(shown, (list, tuple)):
        for at, part in enumerate(value):
            for path in covered(part, shown[at]):
                yield (at, *path)


def at(value: Any, path: tuple[int, ...]) -> int:
    for step in path:
        value = value[step]
    assert isinstance(value, int)
    return value


def put(s: State, place: Place, card: int) -> None:
    """Into a zone of its own; the order of a sorted zone is settled later (`tidy`)."""
    setattr(s, place.field, changed(getattr(s, place.field), place.path, card))


def changed(value: Any, path: tuple[int, ...], card: int) -> Any:
    parts = list(value)
    parts[path[0]] = card if len(path) == 1 else changed(parts[path[0]], path[1:], card)
    return parts if isinstance(value, list) else tuple(parts)


def tidy(s: State, before: State, fields: set[str]) -> None:
    """What was sorted before is sorted."""
    for name in fields:
        setattr(s, name, sorted_as(getattr(s, name), getattr(before, name)))


def sorted_as(value: Any, before: Any) -> Any:
    if value and isinstance(value[0], (list, tuple)):
        parts = [sorted_as(part, old) for part, old in zip(value, before, strict=True)]
    else:
        parts = sorted(value) if list(before) == sorted(before) else list(value)
    return parts if isinstance(value, list) else tuple(parts)


def replaced(s: State, seat: int, chooser: random.Random) -> State:
    """Other kinds where there is no fixed stock."""
    loose = setting_of(s).game.loose
    found = s.clone()
    for place in places(s, seat):
        ids = loose[place.field][0] if place.field in loose else range(0)
        if at(getattr(s, place.field), place.path) in ids and chooser.random() < 0.5:
            put(found, place, chooser.choice(ids))
    tidy(found, s, set(loose))
    return sound(found) or s.clone()


def swapped(s: State, seat: int, chooser: random.Random) -> State:
    """Cards of hidden places in each other's."""
    groups: dict[tuple[str, str, int], list[Place]] = {}
    for place in places(s, seat):
        groups.setdefault(place.group, []).append(place)
    pairs = [group for group in groups.values() if len(group) > 1]
    for _ in range(SWAPS if pairs else 0):
        one, other = chooser.sample(chooser.choice(pairs), 2)
        trial = s.clone()
        put(trial, one, at(getattr(s, other.field), other.path))
        put(trial, other, at(getattr(s, one.field), one.path))
        tidy(trial, s, {one.field, other.field})
        s = sound(trial) or s
    return s


def sound(s: State) -> State | None:
    """The state with its options worked out again, if nothing speaks against it: neither invariants nor answers."""
    try:
        s.invariants()
    except AssertionError:
        return None
    common = [frame for frame in s.stack if isinstance(frame, Together)]
    for seat, answer in enumerate(s.answers):
        if answer is not None and answer not in common[-1].options(s, seat):
            return None
    asked = s.asked
    s.refresh()
    # Part of a selection that another hand could not have begun.
    top = s.stack[-1] if s.stack else None
    lost = [seat for seat in asked if not s.options(seat)]
    return None if isinstance(top, Decision) and any(top.chains(s, seat) for seat in lost) else s


# --- plans and answers ------------------------------------------------------------------------------------------------


def answered_otherwise(s: State, seat: int, chooser: random.Random) -> State:
    """Other plans of the others, other answers to a common question: moves of which the seat is told nothing."""
    view = s.view(seat)
    others = [other for other in range(s.seats) if other != seat and s.options(other)]
    for _ in range(MOVES if others else 0):
        other = chooser.choice(others)
        if s.options(other):
            trial = s.clone()
            trial.log = []
            # What is in store may be fixed for what was really played.
            trial.chance = Chance(chooser.getrandbits(32))
            trial.apply(other, chooser.choice(s.options(other)))
            if not trial.log and trial.view(seat) == view:
                trial.log = None
                trial.chance, trial.drawn = s.chance, s.drawn
                s = trial
    return s
