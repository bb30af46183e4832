"""The symbols of the Automa cards: the lyre that renews the display, the owl that looks for a favour."""

from __future__ import annotations

from kylix.games.odysseus import events
from kylix.games.odysseus.phases.automa import ends_along, take_slot
from kylix.games.odysseus.phases.ship import is_beside_covered
from kylix.games.odysseus.phases.stories import draw_story
from kylix.games.odysseus.state import Odysseus
from kylix.games.odysseus.tables import DISPLAY


def renew_display(s: Odysseus, automa: int) -> None:
    """ODY-AUTOMA-7. The open stories are discarded and replaced, as far as the piles go (ODY-Q31)."""
    gone = [story for story in s.display if story >= 0]
    s.story_discard += gone
    if s.log is not None:
        s.log.append(events.display_discarded(gone))
    for space in range(DISPLAY):
        s.display[space] = draw_story(s)
    s.seal()
    if s.log is not None:
        s.log.append(events.display_renewed([story for story in s.display if story >= 0]))


def take_card_with_favour(s: Odysseus, automa: int) -> None:
    """ODY-AUTOMA-8. The first end beside a covered card; by option also one that shows an owl (ODY-Q27)."""
    tables = s.tables
    for slot in ends_along(s, tables.path[automa]):
        if is_beside_covered(s, slot) or (tables.switch.owl_on_icons and tables.owls[s.ship[slot]]):
            if s.log is not None:
                s.log.append(events.owl_found_card(automa, slot))
            take_slot(s, slot)
            return
    if s.log is not None:
        s.log.append(events.owl_found_nothing(automa))
