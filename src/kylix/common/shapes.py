"""Shapes: how a field of a state is laid out as numbers. Titles declare one for each field, beside who sees it."""

from __future__ import annotations

from dataclasses import dataclass, replace

NUMBER = 0
ONE = 1
BAG = 2
LINE = 3
ORDER = 4
NUMBERS = 5
COUNT = 6
BITS = 7
SEAT_BITS = 8
PAIR = 9
NOTHING = 10
"""Forms of an element."""


@dataclass(frozen=True)
class Shape:
    """An element, or a list of them: `places` in a row, or `each` for every seat, one's own first."""

    form: int
    places: int | str = 0
    """0: the field is one element. A word: as many as there are things of that kind."""
    each: int = 0
    """Above 0: by seat, so many in a row for each."""
    most: int = 0
    """Of an order, of numbers, of bits: how many there can be."""
    least: int = 0
    """What a number counts from."""
    top: int = 1
    """By what a number is divided when it is scaled: about as high as it gets."""
    partner: str = ""


def number(top: int = 10, least: int = 0) -> Shape:
    """A counter. What is below `least` or far above `top` (255) is cut off."""
    return Shape(NUMBER, top=top, least=least)


def flag() -> Shape:
    """True or false, 1 or 0."""
    return Shape(NUMBER)


def one() -> Shape:
    """A thing of the field's kind, or none."""
    return Shape(ONE)


def bag(top: int = 1) -> Shape:
    """Things whose order means nothing: how many of each; and how many are covered, where some may be."""
    return Shape(BAG, top=top)


def line() -> Shape:
    """Things of which the first is next: that one, and how many there are of each."""
    return Shape(LINE)


def order(most: int) -> Shape:
    """Things whose order matters, so many at most."""
    return Shape(ORDER, most=most)


def numbers(most: int, top: int = 10, least: int = 0) -> Shape:
    """A list of counters, so many at most."""
    return Shape(NUMBERS, most=most, top=top, least=least)


def count(top: int = 10) -> Shape:
    """Of hidden things, how many there are."""
    return Shape(COUNT, top=top)


def bits(most: int) -> Shape:
    """A number that is a set."""
    return Shape(BITS, most=most)


def seat_bits() -> Shape:
    """A number that is a set of seats."""
    return Shape(SEAT_BITS)


def row(places: int | str, inner: Shape | None = None) -> Shape:
    """Fixed places with something at each; by default a thing or none."""
    return replace(inner or one(), places=places)


def by_seat(inner: Shape, each: int = 1) -> Shape:
    """Something for each seat, or `each` in a row."""
    return replace(inner, each=each)


def pair(partner: str) -> Shape:
    """Things, and in the list `partner` beside it whose they are: for each seat how many of each."""
    return Shape(PAIR, partner=partner)


def beside() -> Shape:
    """Told by its partner."""
    return Shape(NOTHING)


def unasked() -> Shape:
    """It is set when nobody is asked any more, so nobody needs it."""
    return Shape(NOTHING)
