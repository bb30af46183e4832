"""Luck: what came of each roll and draw, compared with what could have come.

Only an entry in which chance fell has luck in it: an outcome was drawn, or something left a pile that nobody sees. A
trade that somebody takes, or a hand that is laid open, is what people did. The same move is made again with other
outcomes and with those piles in other orders, hands and plans as they were; what it changed for each seat is compared.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kylix.common.players import Judge
from kylix.core.chance import Chance, mix
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit.redeal import Dealer
from kylix.lab.replayed import Replayed

WORLDS = 60
FEWEST = 16
WORK = 6000
"""In a long game fewer worlds are looked at for each move, so that all of it takes a bearable time."""
ENOUGH = 8
"""With fewer worlds in which the move can be made nothing is said about it."""
SAME = 0.0005
"""Differences below this are none."""


@dataclass(frozen=True)
class Roll:
    """One move that chance had a part in. All lists are by seat; what it was worth is a chance to win, 0 to 1."""

    n: int
    gain: list[float]
    """What the move changed."""
    expected: list[float]
    """What it changed on the average of all worlds."""
    percentile: list[float]
    """In how many of a hundred worlds less came of it; equal ones count half."""
    others: list[list[float]]
    """By seat: what it changed in each world, less the average."""

    @property
    def luck(self) -> list[float]:
        return [gain - expected for gain, expected in zip(self.gain, self.expected, strict=True)]


def chancy(past: Replayed) -> list[int]:
    """Entries in which chance fell; the set-up is the first."""
    return [n for n, entry in enumerate(past.record) if entry.back < 0 and (entry.outcomes or drew(past, n))]


def drew(past: Replayed, n: int) -> bool:
    """Whether something was drawn from a pile, or put into one."""
    before, after = past.states[n - 1], past.states[n]
    return any(getattr(before, pile) != getattr(after, pile) for pile in piles(past))


def piles(past: Replayed) -> list[str]:
    """Fields whose content nobody sees: what lies there was shuffled."""
    return [name for name, seen in past.setting.game.seen_by.items() if seen.who == "none"]


def worlds_for(count: int) -> int:
    return max(FEWEST, min(WORLDS, WORK // max(1, count)))


def roll(judge: Judge, past: Replayed, n: int, worlds: int) -> Roll | None:
    """The luck in entry n; None when there is none in it."""
    seats = range(past.setting.seats)
    real = changed(judge, None if n == 0 else past.states[n - 1], past.states[n])
    found = [world for at in range(worlds) if (world := elsewhere(judge, past, n, at)) is not None]
    if len(found) < ENOUGH:
        return None
    columns = [[world[seat] for world in found] for seat in seats]
    expected = [sum(column) / len(column) for column in columns]
    others = [[value - mean for value in column] for column, mean in zip(columns, expected, strict=True)]
    if all(abs(value) < SAME for column in others for value in column):
        return None
    return Roll(n, real, expected, [percentile(real[seat], columns[seat]) for seat in seats], others)


def elsewhere(judge: Judge, past: Replayed, n: int, world: int) -> list[float] | None:
    """What the move changes in another world; None when it cannot be made there."""
    seed = mix(n * 1_000_003 + world + 1)
    if n == 0:
        return changed(judge, None, past.setting.start(Chance(seed), recorded=False))
    entry = past.record[n]
    before = shuffled(past, n - 1, seed)
    (move,) = past.setting.read(entry.move)
    after = made(before, entry.seat, move)
    return None if after is None else changed(judge, past.states[n - 1], after)


def shuffled(past: Replayed, n: int, seed: int) -> State:
    """How it stood after entry n: what lies open or in hands is as it was, what chance has yet to say is not."""
    s = past.states[n].clone()
    dealer = Dealer(seed)
    for pile in piles(past):
        setattr(s, pile, in_another_order(dealer, getattr(s, pile)))
    s.chance = Chance(mix(seed))
    s.refresh()
    return s


def in_another_order(dealer: Dealer, pile: Any) -> Any:
    """One pile, or several; a tuple stays a tuple."""
    if any(isinstance(part, (list, tuple)) for part in pile):
        return type(pile)(in_another_order(dealer, part) for part in pile)
    cards = list(pile)
    dealer.shuffle(cards)
    return type(pile)(cards)


def made(before: State, seat: int, move: Move) -> State | None:
    if move not in before.options(seat):
        return None
    after = before.clone()
    after.apply(seat, move)
    return after


def changed(judge: Judge, before: State | None, after: State) -> list[float]:
    """By seat: what the position is worth more than before; of a set-up, what it is worth."""
    values = worth(judge, after)
    if before is None:
        return values
    return [new - old for new, old in zip(values, worth(judge, before), strict=True)]


def worth(judge: Judge, s: State) -> list[float]:
    """The chance of each seat, judged one at a time; somebody wins, so together they are certain to."""
    values = [judge(s, seat) for seat in range(s.seats)]
    total = sum(values)
    return [value / total for value in values] if s.seats > 1 and total > 0 else values


def percentile(value: float, others: list[float]) -> float:
    less = sum(1 for other in others if other < value - 1e-9)
    equal = sum(1 for other in others if abs(other - value) <= 1e-9)
    return round(100 * (less + equal / 2) / len(others), 1)


def totals(rolls: list[Roll], seats: int) -> tuple[list[float], list[float]]:
    """The luck of each seat in the whole game, and its percentile: the sums of other worlds, taken one by one."""
    sums, places = [], []
    for seat in range(seats):
        mine = sum(roll.luck[seat] for roll in rolls)
        most = max((len(roll.others[seat]) for roll in rolls), default=0)
        others = [sum(_at(roll.others[seat], world) for roll in rolls) for world in range(most)]
        sums.append(mine)
        places.append(percentile(mine, others) if others else 50.0)
    return sums, places


def _at(values: list[float], at: int) -> float:
    """A world in which the move could not be made had average luck."""
    return values[at] if at < len(values) else 0.0
