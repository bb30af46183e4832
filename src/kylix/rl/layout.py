"""Settles where each part of a view stands in a row of numbers, from a title's SEEN_BY and SHAPES."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from operator import attrgetter
from typing import Any

from kylix.common import shapes
from kylix.common.shapes import Shape
from kylix.core.errors import KylixError
from kylix.core.flow import Decision, Frame
from kylix.kit.game import Setting
from kylix.kit.names import Seen
from kylix.kit.registry import part
from kylix.rl.encode import ALL, NONE, OWN, OWNER, RULE, Facts, Kind, Op, Plan

WHO = {"all": ALL, "owner": OWNER, "none": NONE, "rule": RULE}
TURNS = 50
"""A game of so many turns is long; longer ones are not scaled down further."""


class Layout:
    """Slices by name, a scale for each place, and the plan for the compiled writer."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.slices: dict[str, slice] = {}
        self.scale: list[float] = []
        title = setting.game.title
        seen = part(title, "seen")
        self.shapes: Mapping[str, Shape] = getattr(seen, "SHAPES", {})
        self.seated: Mapping[str, int] = {"seat": 1} | getattr(seen, "SEATED", {})
        told = setting.game.seen_by
        if missing := [name for name in told if name not in self.shapes]:
            raise KylixError(f"{title} says in its seen.py no SHAPES for: {', '.join(missing)}")
        self.fields = [name for name in told if self.shapes[name].form != shapes.NOTHING]
        partners = [self.shapes[name].partner for name in self.fields if self.shapes[name].form == shapes.PAIR]
        read = [name for field in self.fields for name in told[field].of]
        names = list(dict.fromkeys([*self.fields, *partners, *read]))
        fetch = attrgetter(*names) if len(names) > 1 else one_of(names)
        self.plan = Plan(setting.seats, fetch, [self.op(name, told[name]) for name in self.fields])
        self.kernel()
        for name, op in zip(self.fields, self.plan.ops, strict=True):
            op.at = self.take(name, op.places * op.width, self.scales(self.shapes[name], op))
            if op.form == shapes.PAIR:
                op.partner = names.index(self.shapes[name].partner)
            op.reads = [names.index(other) for other in told[name].of]
        self.plan.length = len(self.scale)

    def take(self, name: str, length: int, scale: list[float] | float = 1.0) -> int:
        """The next places, under this name."""
        at = len(self.scale)
        self.slices[name] = slice(at, at + length)
        self.scale += scale if isinstance(scale, list) else [scale] * length
        return at

    def kernel(self) -> None:
        """What every title has: the own seat, the turn, who is asked, the open rules and what the question is about."""
        plan, game, seats = self.plan, self.setting.game, self.setting.seats
        plan.own = self.take("seat", seats)
        plan.turn = self.take("turn", 1, 1 / TURNS)
        plan.to_act = self.take("to_act", seats)
        plan.answered = self.take("answered", seats)
        frames = [game.frames[name] for name in sorted(game.frames)]
        plan.frames.update({frame: n for n, frame in enumerate(frames)})
        plan.asked = self.take("question", len(frames))
        plan.rules = self.take("rules", len(frames))
        questions = {frame: attributes(frame) for frame in frames if issubclass(frame, Decision)}
        where: dict[str, int] = {}
        kinds: dict[str, Kind | None] = {}
        for name in sorted({name for names in questions.values() for name in names}):
            kind = game.kinds.get(name, "")
            kinds[name] = self.kind(kind) if kind else None
            found = kinds[name]
            where[name] = self.take(f"question.{name}", found.size if found else 1, 1.0 if found else 0.1)
        for frame, names in questions.items():
            plan.facts[frame] = Facts(names, [where[name] for name in names], [kinds[name] for name in names])

    def kind(self, name: str) -> Kind:
        """Things of a kind; of those that belong to seats, only what the seats of this table have."""
        if not name:
            return Kind(0, 0, 0)
        size, each = len(self.setting.names[name]), self.seated.get(name, 0)
        named = min(size, each * len(self.setting.names["seat"]))
        return Kind(size - named + each * self.setting.seats if each else size, each, named)

    def op(self, name: str, seen: Seen) -> Op:
        shape = self.shapes[name]
        op = Op(OWN if seen.own and shape.each else WHO[seen.who], shape.form, self.kind(seen.kind), seen.rule)
        places = len(self.setting.names[shape.places]) if isinstance(shape.places, str) else shape.places
        op.each, op.most, op.least = shape.each, shape.most, shape.least
        op.places = shape.each * self.setting.seats if shape.each else places or 1
        op.alone = not shape.each and not shape.places
        op.width = self.width(shape, op)
        if shape.form == shapes.PAIR:
            op.places = self.setting.seats
        return op

    def width(self, shape: Shape, op: Op) -> int:
        """Places of one element."""
        size = op.kind.size
        widths = {
            shapes.ONE: size,
            shapes.PAIR: size,
            shapes.BAG: size + int(op.who in (OWN, OWNER, RULE)),
            shapes.LINE: 2 * size,
            shapes.ORDER: shape.most * size,
            shapes.NUMBERS: shape.most,
            shapes.BITS: shape.most,
            shapes.SEAT_BITS: self.setting.seats,
        }
        return widths.get(shape.form, 1)

    def scales(self, shape: Shape, op: Op) -> list[float]:
        each = [1 / shape.top] * op.width
        if shape.form == shapes.BAG and op.width > op.kind.size:
            each[-1] = 0.1
        return each * op.places


def one_of(names: list[str]) -> Any:
    return lambda s: tuple(getattr(s, name) for name in names)


def attributes(frame: type[Frame]) -> list[str]:
    """What a question is about: its attributes, which are named like its constructor's parameters."""
    compiled = getattr(frame, "__mypyc_attrs__", ())
    if "__mypyc_attrs__" in vars(frame):
        return sorted(name for name in compiled if not name.startswith("__"))
    return [] if frame.__init__ is object.__init__ else sorted(inspect.signature(frame).parameters)
