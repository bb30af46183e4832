"""The protocol of orders as types: what a person leaves to be answered, and what becomes of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kylix.common.orders import Lasts, orders_of
from kylix.server.seat_messages import Asked

OrderId = Annotated[str, Meta(min_length=1, max_length=64)]
Key = Annotated[str, Meta(min_length=1, max_length=40)]
Named = Annotated[list[Key], Meta(max_length=12)]


class OrderAsked(Asked, frozen=True, tag="order", tag_field="type"):
    """Answer questions of this kind so from now on; one of the same key is replaced."""

    id: OrderId
    key: Key
    lasts: Lasts
    terms: Annotated[dict[str, Named], Meta(max_length=4)] = {}
    """By name: what is named with it."""


class OrderCancelled(Asked, frozen=True, tag="no-order", tag_field="type"):
    """Take an order back, or put away the word that it ended."""

    id: OrderId
    key: Key


class OrderShown(Struct, frozen=True):
    key: str
    lasts: Lasts
    terms: dict[str, list[str]]
    answers: bool
    """The open question is answered by it, in a while."""
    answered: int
    """So many answers were given by it."""
    ended: str = ""
    """Why it holds no more."""


class TermInfo(Struct, frozen=True):
    """What is named with an order: some things of a kind."""

    name: str
    kind: str
    most: int


class OrderInfo(Struct, frozen=True):
    key: str
    lasts: list[Lasts]
    terms: list[TermInfo] = []


def infos(title: str) -> list[OrderInfo]:
    return [
        OrderInfo(one.key, list(one.lasts), [TermInfo(term.name, term.kind, term.most) for term in one.terms])
        for one in orders_of(title)
    ]
