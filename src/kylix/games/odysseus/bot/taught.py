"""Odysseus as the lessons teach it, and no further: try every card on the own board and count what it will bring."""

from __future__ import annotations

from typing import Final

from kylix.bots.taught import Advised
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.games.odysseus import scoring
from kylix.games.odysseus.moves import END, Buy, Pick
from kylix.games.odysseus.phases.stories import PickStory
from kylix.games.odysseus.phases.turn import FinishTurn
from kylix.games.odysseus.state import Odysseus
from kylix.games.odysseus.tables import DISPLAY, SKILLS

RULES: Final[dict[str, tuple[str, ...]]] = {
    "card": ("first-trials.ends", "first-trials.circe", "last-card.aeolia"),
    "adventure or rest": ("first-trials.adventure", "favours-and-rest.rest", "columns-and-epic.two"),
    "point": ("favours-and-rest.redirect", "stories.keep", "last-card.point"),
    "story": ("stories.worth", "stories.pick", "stories.buy"),
    "points passed": ("first-trials.take", "first-trials.counts", "last-card.calypso"),
    "points in reach": ("first-trials.take", "first-trials.other", "stories.keep"),
    "story marks": ("first-trials.story", "stories.worth"),
    "stories": ("stories.buy", "stories.grow"),
    "types": ("columns-and-epic.types", "columns-and-epic.done"),
    "levels": ("first-trials.take",),
    "favours": ("favours-and-rest.owl", "favours-and-rest.end", "stories.third"),
    "lines": ("stories.line",),
}

STORY: Final = 2.5
"""What a story that one owns may still bring, beside the marks it counts now."""
TYPE: Final = 1.6
LEVEL: Final = 0.7
FAVOUR: Final = 0.9
LINE: Final = 0.8
"""A card more in a row that is not full yet."""
POINTS_A_TURN: Final = 1.0
"""Levels that a turn brings to a skill one works for, about."""


def advised(s: State, seat: int) -> Advised:
    assert isinstance(s, Odysseus)
    top = s.stack[-1]
    options = s.options(seat)
    if isinstance(top, (PickStory, FinishTurn)):
        return (story(s, seat, options),), "story"
    moves = [move for move in options if not isinstance(move, Buy)]
    best = max(moves, key=lambda move: followed(s, seat, move))
    rule = {"take": "card", "adventure": "adventure or rest", "rest": "adventure or rest"}.get(best.VERB, "point")
    return (best,), rule


def followed(s: Odysseus, seat: int, move: Move) -> float:
    """What the own board counts after a move and the best rest of the turn; stories are looked at when they come."""
    trial = s.clone()
    trial.apply(seat, move)
    if trial.over or trial.turn != s.turn or isinstance(trial.stack[-1], (PickStory, FinishTurn)):
        return worth(trial, seat)
    more = [one for one in trial.options(seat) if not isinstance(one, Buy)]
    return max(followed(trial, seat, one) for one in more)


def story(s: Odysseus, seat: int, options: list[Move]) -> Move:
    """The open story that counts most cards; one that nobody has seen only if nothing is open."""
    shown = [move for move in options if isinstance(move, (Buy, Pick)) and move.source < DISPLAY]
    if not shown:
        return END if END in options else options[0]

    def marks(move: Move) -> int:
        assert isinstance(move, (Buy, Pick))
        return scoring.story_points(s, s.display[move.source], s.adventures[seat])

    return max(shown, key=marks)


def worth(s: Odysseus, seat: int) -> float:
    """The own board as the lessons count it."""
    tables, cards = s.tables, s.adventures[seat]
    left = max(0, tables.cards_per_seat - s.cards_of(seat))
    count = float(scoring.all_story_points(s, seat)) + scoring.epic_points(s, s.epics[seat])
    for card in cards:
        lacks = tables.value[card] - s.skills[seat][tables.skill[card]]
        if lacks <= 0:
            count += tables.vp[card]
        elif left > 0:
            count += tables.vp[card] * max(0.0, 1.0 - lacks / (POINTS_A_TURN * left + 1.0))
    if left == 0:
        return count
    types = 0
    for card in cards:
        types |= tables.type_bit[card]
    heights = [s.height(seat, skill) for skill in range(SKILLS)]
    row = min(heights) + 1
    count += STORY * len(s.stories[seat]) + TYPE * types.bit_count() + LEVEL * sum(s.skills[seat])
    return count + FAVOUR * s.favours[seat] + LINE * sum(height >= row for height in heights)
