"""Writes what a seat sees into a row of bytes. Compiled; what goes where is settled once, in `layout`.

The row holds counts and one-hots. A slate remembers what it wrote for its seat: a field that is as it was last time is
not written again, and of the others only what was set is cleared.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kylix.core.state import State

NUMBER: Final = 0
ONE: Final = 1
BAG: Final = 2
LINE: Final = 3
ORDER: Final = 4
NUMBERS: Final = 5
COUNT: Final = 6
BITS: Final = 7
SEAT_BITS: Final = 8
PAIR: Final = 9
"""The forms of kylix.common.shapes, as constants of this module."""

ALL: Final = 0
OWNER: Final = 1
NONE: Final = 2
RULE: Final = 3
OWN: Final = 4
"""Who sees a field; OWN: the seat sees its own elements, and nothing of the others."""
MOST: Final = 255


class Kind:
    """Ids of one kind as places: those that belong to seats are turned so that one's own come first."""

    def __init__(self, size: int, turn: int, named: int) -> None:
        self.size: Final[i64] = size
        self.turn: Final[i64] = turn
        """So many belong to each seat; 0: they belong to nobody."""
        self.named: Final[i64] = named
        """Where the ids begin that belong to nobody, in a kind that belongs to seats."""


class Op:
    """One field: who sees it, and how it is written."""

    def __init__(self, who: int, form: int, kind: Kind, rule: Callable[[Any, int | None], Any] | None) -> None:
        self.who: Final[i64] = who
        self.form: Final[i64] = form
        self.kind: Final = kind
        self.rule: Final = rule
        self.alone = True
        """The field is one element, not a list of them."""
        self.each: i64 = 0
        self.places: i64 = 1
        self.width: i64 = 1
        self.most: i64 = 0
        self.least: i64 = 0
        self.at: i64 = 0
        self.partner: i64 = -1
        self.reads: list[int] = []
        """Where the values stand that its rule reads; none: nobody knows, and it is asked every time."""


class Facts:
    """What a question is about: where each of its attributes is written. A kind of None is a number."""

    def __init__(self, names: list[str], at: list[int], kinds: list[Kind | None]) -> None:
        self.names: Final = names
        self.at: Final = at
        self.kinds: Final = kinds


class Plan:
    """The whole layout, for one title, number of seats and component set."""

    def __init__(self, seats: int, fetch: Callable[[Any], tuple[Any, ...]], ops: list[Op]) -> None:
        self.seats: Final[i64] = seats
        self.fetch: Final = fetch
        self.ops: Final = ops
        self.frames: Final[dict[type, int]] = {}
        self.facts: Final[dict[type, Facts]] = {}
        self.length: i64 = 0
        self.turn: i64 = 0
        self.to_act: i64 = 0
        self.answered: i64 = 0
        self.asked: i64 = 0
        self.rules: i64 = 0
        self.own: i64 = 0


class Slate:
    """A row of a buffer in which one seat's view is written, again and again."""

    def __init__(self, plan: Plan, seat: int, out: vec[u8], base: int) -> None:
        self.plan: Final = plan
        self.seat: Final[i64] = seat
        self.out = out
        self.base: Final[i64] = base
        self.last: Final[list[object]] = [None] * len(plan.ops)
        """By field: what it was when it was written; of a rule, a list of what it reads."""
        self.set: vec[i64] = vec[i64]([0] * plan.length)
        """The places that are cleared before the next look."""
        self.count: i64 = 0
        out[self.base + plan.own + self.seat] = 1

    def put(self, at: i64, value: i64) -> None:
        """Add to a place."""
        where = self.base + at
        now = i64(self.out[where])
        if not now:
            self.set[self.count] = where
            self.count += 1
        now += value
        self.out[where] = u8(min(now, MOST))

    def place(self, kind: Kind, thing: i64) -> i64:
        """Where an id stands among its kind, from the seat's point of view; -1 for none."""
        if kind.turn and thing >= 0:
            if thing >= kind.named:
                thing = thing - kind.named + kind.turn * self.plan.seats
            elif thing >= kind.turn * self.plan.seats:
                return -1
            else:
                thing -= kind.turn * self.seat
                if thing < 0:
                    thing += kind.turn * self.plan.seats
        return thing if thing < kind.size else -1

    def number(self, at: i64, value: object, least: i64) -> None:
        if isinstance(value, int):
            n: i64 = value
            if n > least:
                self.put(at, min(n - least, MOST))

    def one(self, at: i64, kind: Kind, thing: object) -> None:
        if isinstance(thing, int):
            where = self.place(kind, thing)
            if where >= 0:
                self.put(at + where, 1)

    def bag(self, at: i64, kind: Kind, zone: object) -> None:
        """Counts of each, and behind them of what is covered; of a zone that others own there is a count only."""
        if isinstance(zone, list):
            for thing in zone:
                self.thing(at, kind, thing)
        elif isinstance(zone, tuple):
            for thing in zone:
                self.thing(at, kind, thing)
        elif isinstance(zone, int):
            n: i64 = zone
            if n:
                self.put(at + kind.size, n)

    def thing(self, at: i64, kind: Kind, thing: object) -> None:
        if thing is None:
            self.put(at + kind.size, 1)
        else:
            self.one(at, kind, thing)

    def order(self, op: Op, at: i64, zone: Any) -> None:
        i: i64 = 0
        for thing in zone:
            if i < op.most:
                self.one(at + i * op.kind.size, op.kind, thing)
            i += 1

    def numbers(self, op: Op, at: i64, zone: Any) -> None:
        i: i64 = 0
        for value in zone:
            if i < op.most:
                self.number(at + i, value, op.least)
            i += 1

    def bits(self, at: i64, most: i64, value: i64) -> None:
        i: i64 = 0
        while i < most:
            if (value >> i) & 1:
                self.put(at + i, 1)
            i += 1

    def seat_bits(self, at: i64, value: i64) -> None:
        i: i64 = 0
        n = self.plan.seats
        while i < n:
            if (value >> i) & 1:
                self.put(at + (i - self.seat if i >= self.seat else i - self.seat + n), 1)
            i += 1

    def element(self, op: Op, at: i64, value: Any) -> None:
        form = op.form
        if form == NUMBER:
            self.number(at, value, op.least)
        elif form == ONE:
            self.one(at, op.kind, value)
        elif form == BAG:
            self.bag(at, op.kind, value)
        elif form == COUNT:
            self.number(at, value, 0)
        else:
            self.rare(op, at, value)

    def rare(self, op: Op, at: i64, value: Any) -> None:
        form = op.form
        if form == LINE:
            if value:
                self.one(at, op.kind, value[0])
                self.bag(at + op.kind.size, op.kind, value)
        elif form == ORDER:
            self.order(op, at, value)
        elif form == NUMBERS:
            self.numbers(op, at, value)
        elif form == BITS:
            self.bits(at, op.most, value)
        elif form == SEAT_BITS:
            self.seat_bits(at, value)

    def elements(self, op: Op, value: Any) -> None:
        """A list of elements: by seat from one's own on, or as they stand."""
        i: i64 = 0
        at = op.at
        if op.each:
            at -= self.seat * op.each * op.width
            if at < op.at:
                at += op.places * op.width
        end = op.at + op.places * op.width
        for part in value:
            if i >= op.places:
                return
            if part is not None:
                self.element(op, at, part)
            i += 1
            at += op.width
            if at >= end:
                at = op.at

    def pairs(self, op: Op, things: Any, owners: Any) -> None:
        i: i64 = 0
        n = self.plan.seats
        for thing in things:
            owner: i64 = owners[i]
            mine = owner - self.seat if owner >= self.seat else owner - self.seat + n
            self.one(op.at + mine * op.kind.size, op.kind, thing)
            i += 1

    def field(self, op: Op, s: State, value: Any) -> None:
        """By SEEN_BY, as in a view: ids and counts in the place of names."""
        if op.who == RULE:
            rule = op.rule
            assert rule is not None
            value = rule(s, self.seat)
        elif op.who == OWNER:
            value = self.owned(value)
        elif op.who == NONE:
            value = counted(value)
        elif op.who == OWN:
            self.own_elements(op, value)
            return
        if op.alone:
            self.element(op, op.at, value)
        else:
            self.elements(op, value)

    def own_elements(self, op: Op, value: Any) -> None:
        i: i64 = 0
        while i < op.each:
            self.element(op, op.at + i * op.width, value[self.seat * op.each + i])
            i += 1

    def owned(self, value: Any) -> list[Any]:
        found: list[Any] = []
        i: i64 = 0
        for part in value:
            found.append(part if i == self.seat else len(part))
            i += 1
        return found

    def look(self, s: State) -> None:
        """Write what the seat sees now."""
        i: i64 = 0
        while i < self.count:
            self.out[self.set[i]] = 0
            i += 1
        self.count = 0
        values = self.plan.fetch(s)
        i = 0
        for op in self.plan.ops:
            value: Any = values[i]
            if isinstance(value, tuple) and op.who != RULE and op.form != PAIR:
                if value is not self.last[i]:
                    self.last[i] = value
                    self.again(op, s, value)
            else:
                self.look_at(op, s, values, i)
            i += 1
        self.kernel(s)

    def look_at(self, op: Op, s: State, values: tuple[Any, ...], i: i64) -> None:
        """A field that is no tuple, which is the same as long as it is the same object."""
        value: Any = values[i]
        if op.form == PAIR:
            self.pairs(op, value, values[op.partner])
        elif op.who == RULE:
            if not op.reads:
                self.field(op, s, value)
            elif self.read_anew(op, values, i):
                self.again(op, s, value)
        elif isinstance(value, list) and op.who != NONE:
            if value != self.last[i]:
                self.changed(op, s, value, i)
        else:
            self.field(op, s, value)

    def read_anew(self, op: Op, values: tuple[Any, ...], i: i64) -> bool:
        """Whether something that the rule of a field reads is not what it was."""
        last = self.last[i]
        if last is None:
            last = self.last[i] = [None for _ in op.reads]
        assert isinstance(last, list)
        anew = False
        n: i64 = 0
        for where in op.reads:
            value: object = values[where]
            if isinstance(value, list):
                if value != last[n] or (value and isinstance(value[0], list)):  # whose parts change under one's hands
                    last[n] = value.copy()
                    anew = True
            elif value is not last[n]:
                last[n] = value
                anew = True
            n += 1
        return anew

    def changed(self, op: Op, s: State, value: list[Any], i: i64) -> None:
        """A list that is not what it was."""
        if value and isinstance(value[0], list):  # its parts change under one's hands
            if self.last[i] is not None:
                self.clear(op)
                self.last[i] = None
            self.field(op, s, value)
            return
        self.last[i] = value.copy()
        self.again(op, s, value)

    def again(self, op: Op, s: State, value: Any) -> None:
        """A field of which one can tell whether it is what it was: it stays as it is written until it differs."""
        self.clear(op)
        before = self.count
        self.field(op, s, value)
        self.count = before

    def clear(self, op: Op) -> None:
        at: i64 = self.base + op.at
        end: i64 = at + op.places * op.width
        while at < end:
            self.out[at] = 0
            at += 1

    def kernel(self, s: State) -> None:
        """The turn, who is to act, who has answered, and the open rules."""
        plan = self.plan
        n = plan.seats
        self.number(plan.turn, s.turn, 0)
        for asked in s.asked:
            who: i64 = asked
            self.put(plan.to_act + (who - self.seat if who >= self.seat else who - self.seat + n), 1)
        i: i64 = 0
        for answer in s.answers:
            if answer is not None:
                self.put(plan.answered + (i - self.seat if i >= self.seat else i - self.seat + n), 1)
            i += 1
        stack = s.stack
        if stack:
            for frame in stack:
                self.put(plan.rules + i64(plan.frames[type(frame)]), 1)
            self.question(stack[-1])

    def question(self, top: object) -> None:
        plan = self.plan
        kind = type(top)
        self.put(plan.asked + i64(plan.frames[kind]), 1)
        facts = plan.facts[kind]
        i: i64 = 0
        for name in facts.names:
            value = getattr(top, name)
            at: i64 = facts.at[i]
            of = facts.kinds[i]
            if of is None:
                self.number(at, value, -1)
            elif isinstance(value, int):
                self.one(at, of, value)
            else:
                self.bag(at, of, value)
            i += 1


def counted(value: Any) -> Any:
    """What is left of a hidden value: how many things there are (as in kit.view)."""
    if value and isinstance(value[0], (list, tuple)):
        return [len(part) for part in value]
    return len(value)


def blank(length: int) -> vec[u8]:
    return vec[u8]([0] * length)
