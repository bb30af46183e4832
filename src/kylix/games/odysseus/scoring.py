"""The score pad: trials by skill, stories one by one, the epic; and who wins."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.games.odysseus.state import Odysseus

ENDINGS: Final = ("points", "stories", "shared", "automa_beaten", "automa_equal", "automa_ahead")
BY_POINTS: Final = 0
BY_STORIES: Final = 1
SHARED: Final = 2
AUTOMA_BEATEN: Final = 3
AUTOMA_EQUAL: Final = 4
AUTOMA_AHEAD: Final = 5


def is_passed(s: Odysseus, seat: int, card: int) -> bool:
    """ODY-SCORE-1. The level of the card's skill has reached its value."""
    return s.tables.value[card] <= s.skills[seat][s.tables.skill[card]]


def trial_points(s: Odysseus, seat: int, skill: int) -> int:
    """ODY-SCORE-1. The cards of a column that are passed."""
    tables = s.tables
    points = 0
    for card in s.adventures[seat]:
        if tables.skill[card] == skill and is_passed(s, seat, card):
            points += tables.vp[card]
    return points


def story_points(s: Odysseus, story: int, cards: list[int]) -> int:
    """ODY-STORY-2 to 4. Every card that shows the element counts once, passed or not."""
    matches = s.tables.matches[story]
    count = 0
    for card in cards:
        if matches[card]:
            count += 1
    return count * s.tables.story_vp[story]


def all_story_points(s: Odysseus, seat: int) -> int:
    """ODY-SCORE-2. Rested cards do not count (ODY-REST-4)."""
    points = 0
    for story in s.stories[seat]:
        points += story_points(s, story, s.adventures[seat])
    return points


def epic_points(s: Odysseus, tile: int) -> int:
    return s.tables.epic_vp[tile] if tile >= 0 else 0


class PadLine:
    """One kind of line of the score pad. It keeps nothing."""

    NAME: ClassVar[str] = ""
    """On the sheet. A line of one skill has the skill's name."""

    def points(self, s: Odysseus, seat: int, skill: int) -> int:
        """What the line brings a seat; `skill` is -1 where the line names none."""
        raise AssertionError("a line has points")

    def parts(self, s: Odysseus) -> dict[str, list[int]]:
        """By name, by seat: lines that the sheet has before it, of which it is the sum."""
        return {}


class ColumnLine(PadLine):
    """ODY-SCORE-1. The trials of a skill."""

    def points(self, s: Odysseus, seat: int, skill: int) -> int:
        return trial_points(s, seat, skill)


class StoriesLine(PadLine):
    """ODY-SCORE-2. The stories, in the order of the board and together."""

    NAME: ClassVar[str] = "stories"

    def points(self, s: Odysseus, seat: int, skill: int) -> int:
        return all_story_points(s, seat)

    def parts(self, s: Odysseus) -> dict[str, list[int]]:
        seats = range(s.seats)
        return {
            f"story_{space + 1}": [story_on_space(s, seat, space) for seat in seats]
            for space in range(s.tables.story_limit)
        }


class EpicLine(PadLine):
    """ODY-SCORE-3. The epic."""

    NAME: ClassVar[str] = "epic"

    def points(self, s: Odysseus, seat: int, skill: int) -> int:
        return epic_points(s, s.epics[seat])


PAD_LINES: Final[dict[str, PadLine]] = {
    "score_column": ColumnLine(),
    "score_stories": StoriesLine(),
    "score_epic": EpicLine(),
}
"""The lines of the score pad, bound by the name that component files give them."""


def total(s: Odysseus, seat: int) -> int:
    """ODY-SCORE-4. Nothing else scores (ODY-SCORE-6)."""
    skills = s.tables.pad_skill
    points = 0
    for at, line in enumerate(s.tables.pad):
        points += line.points(s, seat, skills[at])
    return points


def automa_story_points(s: Odysseus) -> int:
    points = 0
    for story in s.automa_stories:
        points += story_points(s, story, s.automa_cards)
    return points


def automa_total(s: Odysseus) -> int:
    """ODY-AUTOMA-16. Its tile, its stories over all its cards, its epic."""
    return s.tables.automa_vp + automa_story_points(s) + epic_points(s, s.automa_epic)


def scores(s: Odysseus) -> list[int]:
    return [total(s, seat) for seat in range(s.seats)]


def ranking(s: Odysseus) -> list[int]:
    """ODY-SCORE-5, ODY-Q43. Points, then points of stories. Alone: 1 above the Automa's score, else 2."""
    if s.tables.solo:
        return [1 if total(s, 0) > automa_total(s) else 2]
    keys = [(total(s, seat), all_story_points(s, seat)) for seat in range(s.seats)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def outcome(s: Odysseus) -> int:
    """How the game is decided, as it stands."""
    points = scores(s)
    if s.tables.solo:
        automa = automa_total(s)
        if points[0] > automa:
            return AUTOMA_BEATEN
        return AUTOMA_EQUAL if points[0] == automa else AUTOMA_AHEAD
    if points.count(max(points)) == 1:
        return BY_POINTS
    return BY_STORIES if ranking(s).count(1) == 1 else SHARED


def winners(s: Odysseus) -> list[int]:
    """Nobody, where the Automa wins."""
    return [seat for seat, place in enumerate(ranking(s)) if place == 1]


def sheet(s: Odysseus) -> dict[str, list[int]]:
    """The score pad, line by line; then the Automa's."""
    tables = s.tables
    lines: dict[str, list[int]] = {}
    for at, line in enumerate(tables.pad):
        lines.update(line.parts(s))
        lines[tables.pad_names[at]] = [line.points(s, seat, tables.pad_skill[at]) for seat in range(s.seats)]
    lines["total"] = scores(s)
    if s.tables.solo:
        lines["automa_tile"] = [s.tables.automa_vp]
        lines["automa_stories"] = [automa_story_points(s)]
        lines["automa_epic"] = [epic_points(s, s.automa_epic)]
        lines["automa_total"] = [automa_total(s)]
    return lines


def story_on_space(s: Odysseus, seat: int, space: int) -> int:
    """The points of the story on a space of the board; an empty space has none."""
    stories = s.stories[seat]
    return story_points(s, stories[space], s.adventures[seat]) if space < len(stories) else 0


def result(s: Odysseus) -> str:
    return ENDINGS[s.ending] if s.ending >= 0 else ""
