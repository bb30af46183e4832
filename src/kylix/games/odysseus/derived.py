"""What a table of Odysseus shows beyond its fields, worked out by the rules; all of it lies open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from kylix.core.moves import Move
from kylix.games.odysseus.phases.ship import ends, is_covered
from kylix.games.odysseus.scoring import automa_total, epic_points, is_passed, scores, story_points
from kylix.games.odysseus.state import Odysseus
from kylix.kit.names import Names


class AutomaScore(TypedDict):
    points: int
    tile: int
    """What the tile of its level gives."""
    epic: int
    stories: list[int]
    """The points of its stories, in their order."""


class Derived(TypedDict):
    points: list[int]
    """By seat: what its board is worth now, as the score pad would say."""
    passed: list[list[str]]
    """By seat: the trials whose value the level has reached."""
    stories: list[list[int]]
    """By seat: the points of its stories, in their order, as the cards lie."""
    epics: list[int]
    """By seat: the points of its epic, 0 without one."""
    worth: dict[str, int]
    """By story: its points with the cards of the one who looks; empty for those who only watch."""
    ends: list[str]
    """The slots from which a card can be taken."""
    covered: list[str]
    """The slots whose card lies face down."""
    automa: AutomaScore | None


def derive(names: Names, s: Odysseus, seat: int | None, held: Sequence[Move]) -> Derived:
    seats = range(s.seats)
    own = None if seat is None else s.adventures[seat]
    return {
        "points": scores(s),
        "passed": [[names["card"][card] for card in s.adventures[each] if is_passed(s, each, card)] for each in seats],
        "stories": [[story_points(s, story, s.adventures[each]) for story in s.stories[each]] for each in seats],
        "epics": [epic_points(s, tile) for tile in s.epics],
        "worth": {} if own is None else {name: story_points(s, at, own) for at, name in enumerate(names["story"])},
        "ends": [names["slot"][slot] for slot in ends(s)],
        "covered": [name for slot, name in enumerate(names["slot"]) if is_covered(s, slot)],
        "automa": automa(s) if s.tables.solo else None,
    }


def automa(s: Odysseus) -> AutomaScore:
    return {
        "points": automa_total(s),
        "tile": s.tables.automa_vp,
        "epic": epic_points(s, s.automa_epic),
        "stories": [story_points(s, story, s.automa_cards) for story in s.automa_stories],
    }
