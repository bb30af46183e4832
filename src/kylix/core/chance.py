"""Chance: outcome n is a pure function of a key and n, so anybody with the key can derive it again.

The counter lives in the state and is copied with it; a source of chance itself never changes and is shared by clones.
"""

from __future__ import annotations

import hashlib
import hmac
from operator import mul
from types import FunctionType
from typing import ClassVar, Final

from mypy_extensions import i64

from kylix.core.errors import KylixError
from kylix.core.ids import Given

_SPAN: Final = 1 << 64
_MASK: Final = _SPAN - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


def mix(x: int) -> int:
    """SplitMix64's finaliser: a 64-bit number that looks nothing like x.

    `mul`, not `*`: a product of large numbers looks for signals, and compiled code takes a Ctrl-C there for the end of
    memory.
    """
    x = mul(x ^ (x >> 30), 0xBF58476D1CE4E5B9) & _MASK
    x = mul(x ^ (x >> 27), 0x94D049BB133111EB) & _MASK
    return x ^ (x >> 31)


def mix_native(x: i64) -> i64:
    """The same in 64-bit integers that wrap around; in plain Python the lowest 64 bits are the same."""
    x = (x ^ ((x >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    x = (x ^ ((x >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return x ^ ((x >> 31) & 0x1FFFFFFFF)


def whole(seed: Given) -> int:
    """The lowest 64 bits of a seed."""
    if not isinstance(seed, int):
        raise KylixError(f"a seed is a whole number, not {seed!r}")
    return seed & _MASK


NATIVE: Final = not isinstance(mix, FunctionType)
"""Whether this module is compiled."""
NATIVE_BOUND: Final = 1 << 31


class Chance:
    """Seeded chance for play on one's own machine and for the laboratory."""

    METHOD: ClassVar[str] = "splitmix64"

    def __init__(self, seed: Given) -> None:
        self.start: Final = mix(whole(seed))
        self.seed: Final[int] = seed
        self.signed: Final[i64] = self.start - _SPAN if self.start >> 63 else self.start

    def outcome(self, n: int, bound: int) -> int:
        """Outcome number n, uniform in 0..bound-1."""
        value = self.quick(n, bound) if NATIVE and 0 < bound < NATIVE_BOUND else -1
        return value if value >= 0 else self.uniform(n, bound)

    def quick(self, n: i64, bound: i64) -> i64:
        """The same in native integers, -1 where the first number is rejected."""
        x = mix_native(self.signed + (n + 1) * -0x61C8864680B583EB)
        span = 0x100000000 % bound
        if -(span * span % bound) <= x < 0:
            return -1
        return (((x >> 32) & 0xFFFFFFFF) % bound * 0x100000000 + (x & 0xFFFFFFFF)) % bound

    def uniform(self, n: int, bound: int) -> int:
        """From the numbers: rejection, not modulo, so no value is favoured."""
        limit = _SPAN - _SPAN % bound
        attempt = 0
        x = self.number(n, attempt)
        while x >= limit:
            attempt += 1
            x = self.number(n, attempt)
        return x % bound

    def number(self, n: int, attempt: int) -> int:
        x = mix((self.start + mul(n + 1, _GAMMA)) & _MASK)
        return mix((x + mul(attempt, _GAMMA)) & _MASK) if attempt else x


class ProvableChance(Chance):
    """Chance of a served table: a committed secret and a number from each seat, by HMAC-SHA-256.

    `promises` are what seats said before any number was told. `known`: the secret was out before this game began.
    """

    METHOD: ClassVar[str] = "hmac-sha256"

    def __init__(self, secret: bytes, seats: list[str], promises: tuple[str, ...] = (), known: bool = False) -> None:
        super().__init__(0)
        self.secret: Final = secret
        self.seats: Final = seats
        self.promises: Final = promises
        self.known: Final = known

    def outcome(self, n: int, bound: int) -> int:
        return self.uniform(n, bound)

    def number(self, n: int, attempt: int) -> int:
        text = "|".join([*self.seats, str(n), str(attempt)])
        return int.from_bytes(hmac.new(self.secret, text.encode(), hashlib.sha256).digest()[:8], "big")

    def commitment(self) -> str:
        """What is published before the first move."""
        return hashlib.sha256(self.secret).hexdigest()

    def promise(self, seat: int) -> str:
        """What the seat says before it tells its number: it can neither change it nor have made it earlier."""
        return hashlib.sha256(f"{self.commitment()}|{seat}|{self.seats[seat]}".encode()).hexdigest()


class FixedChance(Chance):
    """A list of outcomes in place of a generator: for tests, and for replaying a record.

    With a `source` each outcome must also be the one that the source gives: that is how a record is verified.
    """

    METHOD: ClassVar[str] = "fixed"

    def __init__(self, outcomes: list[int], first: int = 0, source: Chance | None = None) -> None:
        super().__init__(0)
        self.outcomes: Final = outcomes
        self.first: Final = first
        self.source: Final = source
        self.bounds: Final[list[int]] = []
        """What each outcome asked for was below, in the order of asking."""

    def outcome(self, n: int, bound: int) -> int:
        self.bounds.append(bound)
        at = n - self.first
        if not 0 <= at < len(self.outcomes):
            raise ChanceError(f"outcome {n} was asked for, but {len(self.outcomes)} are fixed from {self.first} on")
        value = self.outcomes[at]
        if not 0 <= value < bound:
            raise ChanceError(f"outcome {n} is fixed as {value}, but must be below {bound}")
        if self.source is not None and self.source.outcome(n, bound) != value:
            raise ChanceError("chance did not fall like this")
        return value


class ChanceError(Exception):
    """A fixed outcome is missing or impossible."""
