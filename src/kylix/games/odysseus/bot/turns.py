"""The turns of Odysseus that are worth looking at: a card, adventure or rest, the points, and at most one story.

A story is bought at the end of a turn: nothing that is known by then was known before. Of the open stories the few
that suit the board best are looked at, and one pile, since nobody can tell the piles apart. A favour moves a point only
to a skill that a card is waiting for. Ways that come to the same levels and favours are one turn.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from kylix.bots.title_bot import Turn
from kylix.core.moves import Move
from kylix.games.odysseus.effects.gains import KeepOrRedirect
from kylix.games.odysseus.moves import END, Buy, Pick, Redirect
from kylix.games.odysseus.phases.stories import PickStory
from kylix.games.odysseus.phases.turn import FinishTurn
from kylix.games.odysseus.state import Odysseus
from kylix.games.odysseus.tables import DISPLAY

Value = Callable[[Odysseus, int], float]
Line = tuple[Move, ...]

STORIES: Final = 2
"""Open stories that are looked at."""


class Look:
    """One look at the turns of a seat."""

    def __init__(self, s: Odysseus, seat: int, value: Value) -> None:
        self.seat = seat
        self.turn = s.turn
        self.value = value
        self.found: list[Turn] = []
        self.seen: set[Hashable] = set()

    def expand(self, s: Odysseus, line: Line, stories: tuple[int, ...]) -> None:
        """Try what is worth it. A state that belongs to this look is used up by the last try."""
        moves = worth_trying(s, self.seat)
        last = moves[-1] if line else None
        for move in moves:
            after = s if move is last else s.clone()
            after.apply(self.seat, move)
            source = (*stories, move.source) if isinstance(move, Pick | Buy) else stories
            key = self.key(after, line[0] if line else move, source)
            if key in self.seen:
                continue
            self.seen.add(key)
            if after.turn == self.turn and self.seat in after.to_act:
                self.expand(after, (*line, move), source)
            else:
                self.found.append(Turn((*line, move), key, after, self.value(after, self.seat)))

    def key(self, s: Odysseus, first: Move, stories: tuple[int, ...]) -> Hashable:
        """What the turn has brought about so far, the same in every world."""
        seat = self.seat
        return (
            first,
            len(s.rested[seat]),
            len(s.adventures[seat]),
            tuple(s.skills[seat]),
            s.favours[seat],
            stories,
            s.turn == self.turn and tuple(s.at),
        )


def turns(s: Odysseus, seat: int, value: Value) -> list[Turn]:
    """Every way to finish the seat's turn from here that is worth a look."""
    look = Look(s, seat, value)
    look.expand(s, (), ())
    return look.found


def worth_trying(s: Odysseus, seat: int) -> list[Move]:
    """The options without those that are never, or hardly ever, better than another one."""
    options = s.options(seat)
    question = s.stack[-1]
    if isinstance(question, FinishTurn):
        return [END, *suiting(s, seat, [move for move in options if isinstance(move, Buy)])]
    if isinstance(question, PickStory):
        return suiting(s, seat, options)
    if isinstance(question, KeepOrRedirect):
        waiting = awaited(s, seat)
        options = [move for move in options if not isinstance(move, Redirect) or waiting[move.skill]]
    return [move for move in options if not isinstance(move, Buy)]


def awaited(s: Odysseus, seat: int) -> list[bool]:
    """By skill: whether a card there, or the one in hand, needs a higher level."""
    tables, levels = s.tables, s.skills[seat]
    found = [False] * len(levels)
    for card in s.adventures[seat] + ([s.chosen] if s.chosen >= 0 else []):
        if tables.value[card] > levels[tables.skill[card]]:
            found[tables.skill[card]] = True
    return found


def suiting(s: Odysseus, seat: int, moves: list[Move]) -> list[Move]:
    """The stories that match most of the board, each kind once, and one pile."""
    cards = s.adventures[seat]
    open_stories: dict[int, tuple[int, Move]] = {}
    piles: list[Move] = []
    for move in moves:
        assert isinstance(move, Pick | Buy)
        if move.source >= DISPLAY:
            piles.append(move)
        else:
            story = s.display[move.source]
            matches = s.tables.matches[story]
            open_stories.setdefault(story, (sum([matches[card] for card in cards]), move))
    ranked = sorted(open_stories.values(), key=lambda one: -one[0])
    return [move for _, move in ranked[:STORIES]] + piles[:1]
