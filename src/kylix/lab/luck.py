"""Luck: what came of each roll and draw, compared with what could have come.

Before a move that chance or a hidden thing decides, the mover does not know how it will turn out. So the same move is
made again in other worlds that the mover could not tell from the real one (hidden things dealt anew, other chance), and
what it changed for each seat is compared. A move that reveals only what its mover knew changes the same in all of them:
there is no luck in it.
"""

from __future__ import annotations

from dataclasses import dataclass

from kylix.common.players import Judge
from kylix.core.chance import Chance, mix
from kylix.core.moves import Move
from kylix.core.state import State
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
    """Entries in which chance was drawn or something hidden came to light; the set-up is the first."""
    return [n for n, entry in enumerate(past.record) if entry.back < 0 and (entry.outcomes or entry.irreversible)]


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
    before = past.states[n - 1].redeal(entry.seat, seed)
    (move,) = past.setting.read(entry.move)
    after = made(before, entry.seat, move)
    return None if after is None else changed(judge, before, after)


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
