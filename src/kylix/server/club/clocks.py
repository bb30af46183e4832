"""The clocks of people at a table, as numbers: nobody is asked for the time here, it is given.

A seat thinks from when it is asked something until it is asked nothing any more. At a live table the time it used then
comes off its bank, and it gets the increment. At a table of days it has so long each time; what it used beyond comes
off its reserve. An answer that is free costs nothing and brings nothing: the server gave it for the seat, or held it
until the moment at which it would have (see server/automatic.py), so that nobody can tell the two apart.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Literal

Kind = Literal["live", "days"]
AtEnd = Literal["bot", "lose", "nothing"]
"""When time runs out: a bot stands in, or the seat loses and a bot plays on for it, or nothing happens."""

DAY = 86_400.0
RETURNS = 60.0
"""Who comes back after a time-out has a tenth of the bank, and so many seconds at least, where the bank had them."""
TAKES_BACK = 10.0
"""An undo leaves whoever takes back so many seconds, if they had them."""


@dataclass(frozen=True)
class Pace:
    kind: Kind
    bank: float
    """Seconds: of a live table what a seat begins with, of a table of days its reserve."""
    step: float
    """Live: so many seconds are added each time. Days: so many seconds there are each time."""
    at_end: AtEnd = "bot"
    holidays: int = 0
    """Days: so many days each seat may take off."""


@dataclass(frozen=True)
class Clock:
    rest: float
    """Of the bank or reserve, before what was used since the seat was asked."""
    used: float = 0.0
    """Since the seat was asked, up to `since`."""
    since: float | None = None
    """It runs from here on, which may be ahead: then the seat has a holiday. None: it does not run."""
    moved: bool = False
    """The seat answered something itself since it was asked."""
    spent: float = 0.0
    """In the whole game."""
    away: float = 0.0
    """The end of the seat's holiday."""
    holidays: int = 0
    """Days that it may still take."""


Clocks = Mapping[int, Clock]


def first(pace: Pace) -> Clock:
    return Clock(pace.bank, holidays=pace.holidays)


def counted(clock: Clock, now: float) -> float:
    """What it has run since it was last looked at."""
    return 0.0 if clock.since is None else max(0.0, now - clock.since)


def left(pace: Pace, clock: Clock, now: float) -> float:
    """Seconds until time runs out, if the seat goes on thinking; less than none where it did."""
    whole = clock.rest + (pace.step if pace.kind == "days" else 0.0)
    return whole - clock.used - counted(clock, now)


def due(pace: Pace, clock: Clock) -> float | None:
    """When something is to be done, if nobody moves."""
    if clock.since is None or pace.at_end == "nothing":
        return None
    return clock.since + left(pace, clock, clock.since)


def stopped(clock: Clock, now: float, free: bool = False) -> Clock:
    if clock.since is None:
        return clock
    seconds = 0.0 if free else counted(clock, now)
    return replace(clock, since=None, used=clock.used + seconds, spent=clock.spent + seconds)


def started(clock: Clock, now: float) -> Clock:
    return clock if clock.since is not None else replace(clock, since=max(now, clock.away))


def answered(pace: Pace, clock: Clock) -> Clock:
    """Nothing is asked of the seat any more, and it answered something itself."""
    if pace.kind == "live":
        rest = clock.rest - clock.used + pace.step
    else:
        rest = clock.rest - max(0.0, clock.used - pace.step)
    return replace(clock, rest=max(0.0, rest), used=0.0, moved=False)


def go_on(
    pace: Pace,
    clocks: Clocks,
    now: float,
    acting: Collection[int],
    moved: Collection[int] = (),
    free: Collection[int] = (),
    other: Collection[int] = (),
) -> dict[int, Clock]:
    """After a move: `acting` are the people that are asked now, `moved` the seats that answered, `free` those of them
    whose answer costs nothing, `other` the seats of which something else is asked than before."""
    found: dict[int, Clock] = {}
    for seat, clock in clocks.items():
        if seat in moved or seat in other or seat not in acting:
            clock = stopped(clock, now, free=seat in free)
        if seat in moved and seat not in free:
            clock = replace(clock, moved=True)
        if seat in acting:
            clock = started(clock, now)
        elif clock.moved:
            clock = answered(pace, clock)
        found[seat] = clock
    return found


def held(clocks: Clocks, now: float) -> dict[int, Clock]:
    """A pause: nobody's clock runs, and nobody has answered."""
    return {seat: stopped(clock, now) for seat, clock in clocks.items()}


def back_to(pace: Pace, clocks: Clocks, then: Clocks, by: int, now: float) -> dict[int, Clock]:
    """After an undo nobody's clock runs yet. All have what they had then, for what they thought about is no more; but
    who takes back has had that time, and does not get it again."""
    found = {}
    for seat, clock in held(clocks, now).items():
        was = then.get(seat, clock)
        used, had = was.used, left(pace, clock, now)
        if seat == by:
            used += clock.spent - was.spent
            whole = was.rest + (pace.step if pace.kind == "days" else 0.0)
            used = max(was.used, min(used, whole - min(TAKES_BACK, had)))
        found[seat] = replace(clock, rest=was.rest, used=used, moved=was.moved)
    return found


def ran_out(pace: Pace, clock: Clock, now: float) -> Clock:
    """What a seat has when its person comes back."""
    rest = min(pace.bank, max(pace.bank / 10, RETURNS)) if pace.kind == "live" else 0.0
    return replace(stopped(clock, now), rest=rest, used=0.0, moved=False)


def anew(pace: Pace, clocks: Clocks, now: float) -> dict[int, Clock]:
    """The table changed its pace: everybody begins with what that gives; nobody's clock runs yet."""
    spent = {seat: stopped(clock, now).spent for seat, clock in clocks.items()}
    return {seat: replace(first(pace), spent=spent[seat]) for seat in clocks}


def on_holiday(clock: Clock, days: int, now: float) -> Clock:
    """So many days more in which the clock of the seat does not run; it may move meanwhile."""
    away = max(now, clock.away) + days * DAY
    runs = clock.since is not None
    clock = replace(stopped(clock, now), away=away, holidays=clock.holidays - days)
    return started(clock, now) if runs else clock
