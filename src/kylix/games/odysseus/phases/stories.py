"""Stories: the display and the two piles, the story for a line, and the one that is bought."""

from __future__ import annotations

from typing import ClassVar

from kylix.core.errors import Reason
from kylix.core.flow import Choice
from kylix.core.moves import Move
from kylix.games.odysseus import events
from kylix.games.odysseus.moves import PICK, Buy, Pick
from kylix.games.odysseus.state import Odysseus
from kylix.games.odysseus.tables import DISPLAY, PILE_A


def sources(s: Odysseus) -> list[int]:
    """ODY-STORY-8, ODY-STORY-12. Open stories, then the piles that are not empty."""
    found = [space for space, story in enumerate(s.display) if story >= 0]
    if s.piles[0]:
        found.append(PILE_A)
    if s.piles[1]:
        found.append(PILE_A + 1)
    return found


def is_any_left(s: Odysseus) -> bool:
    """Asked at every question of a turn, so it makes no list."""
    for story in s.display:
        if story >= 0:
            return True
    return len(s.piles[0]) > 0 or len(s.piles[1]) > 0


def draw_story(s: Odysseus) -> int:
    """ODY-Q19. The top token of the larger pile, of pile A if both are equal; -1 when both are empty."""
    first, second = s.piles[0], s.piles[1]
    pile = first if len(first) >= len(second) else second
    return pile.pop(0) if pile else -1


def fill_space(s: Odysseus, space: int) -> None:
    """ODY-STORY-9. Piles that are empty leave the space empty (ODY-STORY-12)."""
    story = draw_story(s)
    s.display[space] = story
    if story >= 0:
        s.seal()
        if s.log is not None:
            s.log.append(events.space_filled(space, story))


def gain_story(s: Odysseus, seat: int, source: int) -> None:
    """ODY-STORY-8 to 10. The token goes face up to the board; a space of the display is filled again."""
    is_open = source < DISPLAY
    story = s.display[source] if is_open else s.piles[source - PILE_A].pop(0)
    s.stories[seat].append(story)
    if s.log is not None:
        s.log.append(events.story_gained(seat, story, source))
    if is_open:
        fill_space(s, source)
    else:
        s.seal()


def has_room(s: Odysseus, seat: int) -> bool:
    """ODY-STORY-11. Six stories at most, the first one included."""
    return len(s.stories[seat]) < s.tables.story_limit


def can_buy(s: Odysseus, seat: int) -> bool:
    """ODY-FAVOUR-2. Favours enough, not yet bought, room for it, a token to take."""
    tables = s.tables
    return (
        s.favours[seat] >= tables.story_price
        and s.bought < tables.purchases
        and len(s.stories[seat]) < tables.story_limit
        and is_any_left(s)
    )


def buy_story(s: Odysseus, seat: int, source: int) -> None:
    price = s.tables.story_price
    s.favours[seat] -= price
    s.bought += 1
    if s.log is not None:
        s.log.append(events.story_bought(seat, price))
    gain_story(s, seat, source)


def why_not_source(s: Odysseus, source: int) -> list[Reason]:
    return [] if source in sources(s) else [Reason("ODY-STORY-12", "no-story-there", {"source": source})]


def why_not_buy(s: Odysseus, seat: int, move: Buy) -> list[Reason]:
    tables = s.tables
    reasons: list[Reason] = []
    if s.bought >= tables.purchases:
        reasons.append(Reason("ODY-FAVOUR-2", "already-bought", {"limit": tables.purchases}))
    if s.favours[seat] < tables.story_price:
        about = {"price": tables.story_price, "count": s.favours[seat]}
        reasons.append(Reason("ODY-FAVOUR-2", "too-few-favours", {**about}))
    if not has_room(s, seat):
        reasons.append(Reason("ODY-STORY-11", "board-full", {"limit": tables.story_limit}))
    return reasons + why_not_source(s, move.source)


class PickStory(Choice[Odysseus]):
    """ODY-STORY-8. Which story for the completed line; it must be taken (ODY-STORY-13)."""

    CLAUSE: ClassVar[str] = "ODY-STORY-8"

    def options(self, s: Odysseus, seat: int) -> list[Move]:
        return [PICK[source] for source in sources(s)]

    def choose(self, s: Odysseus, seat: int, move: Move) -> None:
        assert isinstance(move, Pick)
        gain_story(s, seat, move.source)

    def why_not(self, s: Odysseus, seat: int, move: Move) -> list[Reason]:
        if isinstance(move, Buy):
            return [Reason("ODY-TURN-3", "not-during-a-line", {})]
        return why_not_source(s, move.source) if isinstance(move, Pick) else []


def reward_line(s: Odysseus, seat: int, height: int) -> None:
    """ODY-STORY-6. One story, if there is room for one and one is left; no question where only one is left."""
    if s.log is not None:
        s.log.append(events.line_completed(seat, height))
    found = sources(s)
    if not found or not has_room(s, seat):
        if s.log is not None:
            s.log.append(events.line_unrewarded(seat))
    elif len(found) == 1:
        gain_story(s, seat, found[0])
    else:
        s.call(PickStory(seat))
