"""Who plays with whom in a round of an evening, and where each one sits. Nothing here knows of servers or stores.

Everybody plays once a round, in groups of sizes that the title has; who is left over sits out, and that goes round.
A round robin lets everybody meet everybody as evenly as it can be. Swiss groups put those of similar standing together
and avoid that people meet again. The same evening, seed and round give the same groups, on every server.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from typing import Literal

Format = Literal["robin", "swiss"]
Group = tuple[int, ...]
"""People by their numbers, in the order of the seats."""
BOT = -1
"""In a group: a bot sits there."""

UNIT = 120
"""Points are whole in parts of this size, near enough: what is compared are numbers without a rest."""
BYE = 1_000_000 * UNIT * UNIT
"""Whoever sat out before sits out again when all others did."""
AGAIN_PAIR, AGAIN_GROUP = 100 * UNIT * UNIT, 2 * UNIT * UNIT
"""Swiss, for having met before, against the square of the distance in points: two who met do not meet again while any
other pairing is left; in larger groups, where many meet again soon, it counts as much as a distance of 1.4 points."""
SHORT = 1
"""For sitting at a table that is smaller or larger than wished: decides among groups that are as good."""
STARTS = 6


@dataclass(frozen=True)
class Round:
    title: str
    groups: tuple[Group, ...]
    byes: tuple[int, ...] = ()


@dataclass(frozen=True)
class Wanted:
    """What the groups of a round have to be like."""

    title: str
    sizes: tuple[int, ...]
    """Numbers of seats that the title can be played with."""
    wish: int
    """As many at a table, where it can be."""
    format: Format


def shapes(count: int, sizes: Sequence[int], wish: int) -> list[int]:
    """The sizes of the groups for so many people, largest first: as few sit out as can be, then as near to the wish."""
    known = sorted(set(sizes))

    @cache
    def best(left: int) -> tuple[int, int, tuple[int, ...]]:
        found: tuple[int, int, tuple[int, ...]] = (left, 0, ())  # all of them sit out
        for size in known:
            if size <= left:
                out, far, rest = best(left - size)
                if not rest or size >= rest[0]:
                    found = min(found, (out, far + (size - wish) ** 2, (size, *rest)), key=lambda one: one[:2])
        return found

    return list(best(count)[2])


def pair(
    people: Sequence[int], past: Sequence[Round], wanted: Wanted, points: Mapping[int, Fraction], seed: str
) -> Round:
    """The next round."""
    chosen = Choosing(people, past, wanted, points, random.Random(f"{seed} {len(past)}"))
    groups, byes = chosen.best()
    seats = Seats(past, wanted.title)
    placed = tuple(seats.arranged(group, chosen.roll) for group in groups)
    return Round(wanted.title, placed, tuple(sorted(byes)))


def with_bots(made: Round, sizes: Sequence[int]) -> Round:
    """Who would sit out plays against bots at a table of their own, as small as the title has one."""
    least = min(sizes)
    tables = []
    rest = list(made.byes)
    while rest:
        here, rest = rest[:least], rest[least:]
        tables.append((*here, *[BOT] * (least - len(here))))
    return Round(made.title, (*made.groups, *tables), ())


def met(past: Sequence[Round]) -> Counter[frozenset[int]]:
    """How often each two people sat at one table."""
    return Counter(
        frozenset(two) for one in past for group in one.groups for two in combinations(set(group) - {BOT}, 2)
    )


class Choosing:
    """Looks for the groups that cost least: from several beginnings two people change places as long as that helps."""

    def __init__(
        self, people: Sequence[int], past: Sequence[Round], wanted: Wanted, points: Mapping[int, Fraction],
        roll: random.Random,
    ) -> None:  # fmt: skip
        self.people = sorted(people)
        self.wanted, self.roll = wanted, roll
        self.shape = shapes(len(self.people), wanted.sizes, wanted.wish)
        self.out = len(self.people) - sum(self.shape)
        self.points = {one: int(points.get(one, Fraction(0)) * UNIT) for one in self.people}
        known = met(past)
        self.pairs = {
            (one, other): self.cost_of_two(one, other, known[frozenset((one, other))])
            for one in self.people for other in self.people if one != other
        }  # fmt: skip
        byes = Counter(one for each in past for one in each.byes)
        odd = Counter(one for each in past for group in each.groups if len(group) != wanted.wish for one in group)
        least = min((byes[one] for one in self.people), default=0)
        self.byes = {one: self.cost_of_bye(one, byes[one] - least) for one in self.people}
        self.odd = {one: SHORT * odd[one] for one in self.people}

    def cost_of_two(self, one: int, other: int, times: int) -> int:
        if self.wanted.format == "robin":
            return 1000 * times**2
        again = AGAIN_PAIR if max(self.shape, default=2) == 2 else AGAIN_GROUP
        return 1000 * (again * times**2 + (self.points[one] - self.points[other]) ** 2)

    def cost_of_bye(self, one: int, times: int) -> int:
        """Among those who sat out as seldom: in Swiss groups whoever has fewest points."""
        standing = self.points[one] if self.wanted.format == "swiss" else 0
        return 1000 * (BYE * times**2 + standing * UNIT)

    def cost(self, group: Sequence[int], is_bye: bool) -> int:
        if is_bye:
            return sum(self.byes[one] for one in group)
        odd = sum(self.odd[one] for one in group) if len(group) != self.wanted.wish else 0
        return odd + sum(self.pairs[two] for two in combinations(group, 2))

    def best(self) -> tuple[list[list[int]], list[int]]:
        found = min((self.improved(start) for start in self.starts()), key=self.total)
        return (found[:-1], found[-1]) if self.out else (found, [])

    def total(self, groups: list[list[int]]) -> int:
        return sum(self.cost(group, self.is_bye(at)) for at, group in enumerate(groups))

    def is_bye(self, at: int) -> bool:
        return at == len(self.shape)

    def starts(self) -> list[list[list[int]]]:
        found = self.circle()
        if self.wanted.format == "swiss":
            drawn = {one: self.roll.random() for one in self.people}
            found.append(self.cut(sorted(self.people, key=lambda one: (-self.points[one], drawn[one]))))
        for _ in range(STARTS):
            found.append(self.cut(self.roll.sample(self.people, len(self.people))))
        return found

    def cut(self, order: Sequence[int]) -> list[list[int]]:
        """Into groups of the sizes that are wanted; last who sits out, if anybody does."""
        found, at = [], 0
        for size in [*self.shape, *([self.out] if self.out else [])]:
            found.append(list(order[at : at + size]))
            at += size
        return found

    def circle(self) -> list[list[list[int]]]:
        """For pairs: one stays, the others go round. So all meet once before anybody meets again."""
        if self.wanted.format != "robin" or set(self.shape) != {2} or self.out > 1:
            return []
        ring: list[int] = [*self.people, *[BOT] * self.out]
        found = []
        for _ in range(len(ring) - 1):
            half = len(ring) // 2
            two = [(ring[at], ring[-1 - at]) for at in range(half)]
            out = [one for one, other in two if other == BOT] + [other for one, other in two if one == BOT]
            found.append([list(one) for one in two if BOT not in one] + ([out] if out else []))
            ring = [ring[0], ring[-1], *ring[1:-1]]
        return found

    def improved(self, start: list[list[int]]) -> list[list[int]]:
        groups = [list(group) for group in start]
        costs = [self.cost(group, self.is_bye(at)) for at, group in enumerate(groups)]
        again = True
        while again:
            again = False
            for a, b in combinations(range(len(groups)), 2):
                again |= self.swapped(groups, costs, a, b)
        return groups

    def swapped(self, groups: list[list[int]], costs: list[int], a: int, b: int) -> bool:
        """Whether two people of these groups changed places for the better."""
        one, other, changed = groups[a], groups[b], False
        for i in range(len(one)):
            for j in range(len(other)):
                one[i], other[j] = other[j], one[i]
                new = self.cost(one, self.is_bye(a)), self.cost(other, self.is_bye(b))
                if sum(new) < costs[a] + costs[b]:
                    (costs[a], costs[b]), changed = new, True
                else:
                    one[i], other[j] = other[j], one[i]
        return changed


class Seats:
    """Who sat where: seats of a title are not alike, so they go round."""

    def __init__(self, past: Sequence[Round], title: str) -> None:
        self.here: Counter[tuple[int, int]] = Counter()
        """By person and seat, in rounds of the same title; the other one in all rounds."""
        self.ever: Counter[tuple[int, int]] = Counter()
        for each in past:
            for group in each.groups:
                for seat, one in enumerate(group):
                    self.ever[one, seat] += 1
                    self.here[one, seat] += each.title == title

    def arranged(self, group: Sequence[int], roll: random.Random) -> Group:
        drawn = roll.sample(list(group), len(group))
        return min(permutations(drawn), key=self.cost)

    def cost(self, order: Sequence[int]) -> tuple[int, int]:
        places = [(one, seat) for seat, one in enumerate(order)]
        return sum(self.here[one] ** 2 for one in places), sum(self.ever[one] ** 2 for one in places)
