"""Orders: answers that a person leaves for kinds of questions, as a title offers them in its part `orders`.

An order names questions, an answer to them, how long it may hold, and what ends it before that. All of it is worked out
from what the seat can see: an answer that hung on anything else would tell it to everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from kylix.core.flow import Decision
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.registry import part

Lasts = Literal["once", "turn", "asked", "always"]
"""For one answer; while this turn lasts; until something else is asked of the seat; until it is taken back."""
Terms = Mapping[str, Sequence[int]]
"""By name: ids of things, each as often as it is meant."""


@dataclass(frozen=True)
class Term:
    """Things that a person names with an order."""

    name: str
    kind: str
    """Of their names."""
    most: int


@dataclass(frozen=True, eq=False)
class Order:
    key: str
    """Of its words: `order-` stands before it."""
    questions: tuple[type[Decision[Any]], ...]
    answer: Callable[[Any, int, Terms], Move | None]
    """To one of these questions; None where the person has to see it."""
    lasts: tuple[Lasts, ...]
    """The first one is what most people mean."""
    unless: Callable[[Any, int], str] = lambda s, seat: ""
    """Why the person has to look for themselves now: one of the reasons, or nothing. It ends the order."""
    reasons: tuple[str, ...] = ()
    """Their words begin with `order-ended-`."""
    terms: tuple[Term, ...] = ()

    def is_for(self, s: State) -> bool:
        """Whether the open question is one of its kind."""
        return bool(s.stack) and isinstance(s.stack[-1], self.questions)


@dataclass(frozen=True)
class Judged:
    """What the orders of a seat come to in a position."""

    ended: Mapping[str, str]
    """By key: why."""
    key: str = ""
    """The order that answers, if any does."""
    move: Move | None = None


def orders_of(title: str) -> tuple[Order, ...]:
    """What can be left; of two that fit a question the first one answers."""
    found: tuple[Order, ...] = getattr(part(title, "orders"), "ORDERS", ())
    return found


def doing(verb: str) -> Callable[[Any, int, Terms], Move | None]:
    """The answer with this verb, where there is one."""

    def answer(s: State, seat: int, terms: Terms) -> Move | None:
        return next((move for move in s.options(seat) if verb == move.VERB), None)

    return answer


def judge(s: State, seat: int, left: Mapping[str, tuple[Lasts, int, Terms]]) -> Judged:
    """Of the orders of a seat (by key: how long, from which turn on, what was named): which end, which answers."""
    assert isinstance(s.setting, Setting)
    known = [order for order in orders_of(s.setting.game.title) if order.key in left]
    ended = {order.key: "turn" for order in known if left[order.key][0] == "turn" and left[order.key][1] != s.turn}
    known = [order for order in known if order.key not in ended]
    question = s.stack[-1] if s.stack else None
    if seat not in s.to_act or not isinstance(question, Decision) or question.chains(s, seat):
        return Judged(ended)
    fitting = [order for order in known if order.is_for(s)]
    if not fitting:
        return Judged({**ended, **{order.key: "asked" for order in known if left[order.key][0] == "asked"}})
    for order in fitting:
        if why := order.unless(s, seat):
            ended[order.key] = why
            continue
        move = order.answer(s, seat, left[order.key][2])
        if move is not None and move in s.options(seat):
            return Judged(ended, order.key, move)
    return Judged(ended)


__all__ = ["Judged", "Lasts", "Order", "Term", "Terms", "doing", "judge", "orders_of"]
