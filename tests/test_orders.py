"""What titles let people leave to be answered: legal, from what the seat sees alone, and told in words."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from corpus import random_game
from kylix.common.orders import Lasts, Order, Terms, judge, orders_of
from kylix.core.flow import Decision
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.registry import game, titles

GAMES = 3
DEALS = 5
SEATS = {"troia": 2, "odysseus": 3, "deukalion": 3, "parthenon": 4}


def ready_to_trade(s: Any, seat: int) -> bool:
    return bool(s.stock(seat)) and s.draft_to[seat] < 0 and any(move.VERB == "offer" for move in s.options(seat))


@cache
def offered() -> tuple[Any, int]:
    """Parthenon: one card of somebody is offered for one card of the seat."""
    trade = orders_of("parthenon")[0]
    found = (s.clone() for s, _ in random_game("parthenon", 4) if trade.is_for(s) and len(s.to_act) > 1)
    s: Any = next(s for s in found if all(ready_to_trade(s, seat) for seat in s.to_act[:2]))
    author, seat = s.to_act[:2]
    names = s.setting.names
    for text in (
        f"offer {names['party'][seat]}",
        f"give {names['good'][s.stock(author)[0]]}",
        f"want {names['good'][s.stock(seat)[0]]}",
        "publish",
    ):
        s.play(author, text)
    return s, seat


@cache
def asked(title: str) -> tuple[State, ...]:
    """Positions in which something is asked that an order is for."""
    kinds = tuple(kind for order in orders_of(title) for kind in order.questions)
    seats = SEATS.get(title, game(title).seats[0])
    found = [s for number in range(GAMES) for s, _ in random_game(title, seats, (), number) if s.stack]
    found += [offered()[0]] if title == "parthenon" else []
    return tuple(s for s in found if isinstance(s.stack[-1], kinds))


def named(s: State, order: Order) -> Terms:
    """As much as can be named: nothing wanted, everything given."""
    assert isinstance(s.setting, Setting)
    many = {term.name: len(s.setting.names[term.kind]) for term in order.terms}
    return {name: [] if name == "gets" else list(range(count)) * 3 for name, count in many.items()}


def answered(s: State, seat: int, order: Order) -> tuple[str, str]:
    move = order.answer(s, seat, named(s, order))
    return order.unless(s, seat), "" if move is None else s.text(move)


@pytest.mark.parametrize("title", titles())
def test_every_title_has_some_and_each_answers_somewhere(title: str) -> None:
    assert orders_of(title)
    for order in orders_of(title):
        assert all(issubclass(kind, Decision) for kind in order.questions)
        assert order.lasts
        found = [
            judge(s, seat, {order.key: (order.lasts[0], s.turn, named(s, order))})
            for s in asked(title)
            for seat in s.to_act
        ]
        assert any(one.move is not None for one in found), f"{order.key} never answers"


@pytest.mark.parametrize("title", titles())
def test_answers_are_legal_and_hang_on_what_the_seat_sees(title: str) -> None:
    for s in asked(title):
        for seat in s.to_act:
            for order in [order for order in orders_of(title) if order.is_for(s)]:
                why, text = found = answered(s, seat, order)
                assert why in ("", *order.reasons)
                assert not text or text in [s.text(move) for move in s.options(seat)]
                for deal in range(DEALS):
                    assert answered(s.redeal(seat, deal), seat, order) == found, f"{order.key} tells what is hidden"


def test_an_order_ends_with_its_turn_or_when_something_else_is_asked() -> None:
    title = "deukalion"
    order = orders_of(title)[0]
    s = next(s for s in asked(title) if order.is_for(s) and not order.unless(s, s.to_act[0]))
    other = next(s for s, _ in random_game(title, 3) if s.stack and not order.is_for(s))
    seat, turn = s.to_act[0], s.turn
    assert judge(s, seat, {order.key: ("turn", turn, {})}).key == order.key
    assert judge(s, seat, {order.key: ("turn", turn - 1, {})}).ended == {order.key: "turn"}
    assert judge(other, other.to_act[0], {order.key: ("asked", 0, {})}).ended == {order.key: "asked"}
    assert judge(other, other.to_act[0], {order.key: ("always", 0, {})}).ended == {}
    away = next(seat for seat in range(3) if seat not in other.to_act)
    assert judge(other, away, {order.key: ("asked", 0, {})}).ended == {}, "something is asked, but not of them"


def test_offers_are_accepted_from_what_was_named_on() -> None:
    """PAR-TRADE-5. At least these goods, for at most those; an offer that falls short is left to the person."""
    accept, no_trade = orders_of("parthenon")[:2]
    s, seat = offered()
    slot = next(slot for slot, give in enumerate(s.offer_give) if give)
    give, want = list(s.offer_give[slot]), list(s.offer_want[slot])
    spare = next(good for good in range(9) if good not in (*give, *want))
    assert accept.answer(s, seat, {"gets": give, "gives": want}) is not None
    assert accept.answer(s, seat, {"gets": [], "gives": [*want, spare]}) is not None, "less is asked than was allowed"
    assert accept.answer(s, seat, {"gets": [spare], "gives": want}) is None
    assert accept.answer(s, seat, {"gets": [*give, *give], "gives": want}) is None, "each as often as it is named"
    assert accept.answer(s, seat, {"gets": give, "gives": [spare]}) is None
    assert no_trade.unless(s, seat) == "offered", "who is offered something looks for themselves"
    left: dict[str, tuple[Lasts, int, Terms]] = {"no-trade": ("always", 0, {})}
    assert judge(s, seat, left).ended == {"no-trade": "offered"}
    found = judge(s, seat, {**left, "accept": ("always", 0, {"gets": give, "gives": want})})
    assert (found.key, found.ended) == ("accept", {})
