"""The last turns of a game for two, played out to the end: once the last ship lies open, nothing but the story piles
is hidden. Every turn that is worth a look is tried on both sides, so in a world it is settled who wins."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from kylix.bots.title_bot import Turn
from kylix.games.odysseus import scoring
from kylix.games.odysseus.bot.turns import Value, turns
from kylix.games.odysseus.phases.ship import cards_left
from kylix.games.odysseus.state import Odysseus

MOST_TURNS: Final = 4
"""With more turns to come it is not tried."""


def is_near(s: Odysseus) -> bool:
    """Whether the last ship lies open and few turns are left, for two."""
    return s.seats == 2 and not s.deck and not s.covered[0] and not s.covered[1] and cards_left(s) <= MOST_TURNS + 1


class Endgame:
    """One world of a game for two. Outcomes are the first seat's: 1, 0 for a draw, -1."""

    def __init__(self, value: Value, tick: Callable[[], bool]) -> None:
        """`value` says which turns are tried first; `tick` whether one more position may be looked into."""
        self.value: Final = value
        self.tick: Final = tick
        self.gave_up = False
        self.drew = False
        """Whether a story was taken anywhere, so that the piles matter."""
        self.known: Final[dict[Hashable, tuple[int, int]]] = {}
        """Between which outcomes a position lies."""

    def of_turns(self, s: Odysseus, afters: list[Odysseus]) -> list[int]:
        """Of turns that lead there."""
        piles = piles_of(s)
        self.drew = min([piles_of(after) for after in afters]) < piles
        return [self.outcome(after, -1, 1) for after in afters]

    def outcome(self, s: Odysseus, least: int, most: int) -> int:
        """Exact where it lies between the two; else on which side."""
        if s.over:
            return settled(s)
        if self.gave_up:
            return 0
        key = key_of(s)
        low, high = self.known.get(key, (-1, 1))
        if low >= most or low == high:
            return low
        if high <= least:
            return high
        least, most = max(least, low), min(most, high)
        found = self.first_seat(s, least, most) if s.to_act[0] == 0 else self.second_seat(s, least, most)
        if not self.gave_up:
            self.known[key] = (low if found <= least else found, high if found >= most else found)
        return found

    def first_seat(self, s: Odysseus, least: int, most: int) -> int:
        best = -1
        for after in self.replies(s, 0):
            best = max(best, self.outcome(after, max(least, best), most))
            if best >= most:
                break
        return best

    def second_seat(self, s: Odysseus, least: int, most: int) -> int:
        best = 1
        for after in self.replies(s, 1):
            best = min(best, self.outcome(after, least, min(most, best)))
            if best <= least:
                break
        return best

    def replies(self, s: Odysseus, seat: int) -> list[Odysseus]:
        """Where the turns lead, the most promising first."""
        if not self.tick():
            self.gave_up = True
            return []
        found = turns(s, seat, self.value)
        found.sort(key=worth, reverse=True)
        states = [state_of(turn) for turn in found]
        if not self.drew:
            piles = piles_of(s)
            self.drew = min([piles_of(after) for after in states]) < piles
        return leaders(states, seat) if s.tables.cards_per_seat - s.cards_of(seat) == 1 else states


def worth(turn: Turn) -> float:
    return turn.value


def state_of(turn: Turn) -> Odysseus:
    s = turn.after
    assert isinstance(s, Odysseus)
    return s


def piles_of(s: Odysseus) -> int:
    """Stories that nobody has seen."""
    return len(s.piles[0]) + len(s.piles[1])


def leaders(states: list[Odysseus], seat: int) -> list[Odysseus]:
    """Of a seat's last turn: of those that leave the other one the same, the one with the most points."""
    found: dict[Hashable, tuple[tuple[int, int], Odysseus]] = {}
    for s in states:
        key = (tuple(s.ship), tuple(s.display), len(s.epic_stack), len(s.piles[0]))
        points = (scoring.total(s, seat), scoring.all_story_points(s, seat))
        if key not in found or points > found[key][0]:
            found[key] = (points, s)
    return [s for _, s in found.values()]


def key_of(s: Odysseus) -> Hashable:
    """All that matters of a position in one world."""
    return (tuple(s.ship), tuple(s.display), len(s.piles[0]), len(s.piles[1]), board_of(s, 0), board_of(s, 1))


def board_of(s: Odysseus, seat: int) -> Hashable:
    return (
        tuple(sorted(s.adventures[seat])),
        tuple(s.skills[seat]),
        tuple(sorted(s.stories[seat])),
        s.favours[seat],
        s.epics[seat],
    )


def settled(s: Odysseus) -> int:
    """Of a finished game."""
    first, second = scoring.ranking(s)
    return second - first
