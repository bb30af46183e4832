"""Setting up: stories, the trial deck, the ship, the boards, the Automa."""

from __future__ import annotations

from typing import ClassVar

from kylix.core.flow import Procedure
from kylix.core.zones import shuffle
from kylix.games.odysseus import events
from kylix.games.odysseus.phases.ship import fill
from kylix.games.odysseus.phases.stories import draw_story
from kylix.games.odysseus.state import Odysseus
from kylix.games.odysseus.tables import DISPLAY, PILES


class SetUp(Procedure[Odysseus]):
    """ODY-SETUP-1. Chance is asked in this order: stories, trial cards, Automa cards."""

    CLAUSE: ClassVar[str] = "ODY-SETUP-1"

    def step(self, s: Odysseus, at: int) -> None:
        match at:
            case 0:
                self.lay_stories(s)
            case 1:
                self.make_deck(s)
            case 2:
                fill(s)
            case 3:
                self.deal_stories(s)
            case 4:
                if s.tables.solo:
                    self.prepare_automa(s)
            case _:
                s.end()

    def lay_stories(self, s: Odysseus) -> None:
        """ODY-SETUP-1, ODY-SETUP-2. Two equal piles; the first four of pile A lie open."""
        tokens = [story for story, copies in enumerate(s.tables.copies) for _ in range(copies)]
        shuffle(s, tokens)
        half = len(tokens) // PILES
        s.display = tokens[:DISPLAY]
        s.piles = [tokens[DISPLAY:half], tokens[half:]]
        if s.log is not None:
            s.log.append(events.stories_laid(s.display.copy()))

    def make_deck(self, s: Odysseus) -> None:
        """ODY-SETUP-3. Twelve cards for each player; the others are not seen."""
        cards = list(range(len(s.tables.skill)))
        shuffle(s, cards)
        s.deck = cards[: s.tables.trials]
        s.unused = cards[s.tables.trials :]

    def deal_stories(self, s: Odysseus) -> None:
        """ODY-SETUP-8, ODY-SETUP-10. In turn order from the first player."""
        for place in range(s.seats):
            seat = (s.tables.first + place) % s.seats
            for _ in range(s.tables.start_stories):
                story = draw_story(s)
                s.stories[seat].append(story)
                if s.log is not None:
                    s.log.append(events.story_dealt(seat, story))

    def prepare_automa(self, s: Odysseus) -> None:
        """ODY-AUTOMA-3, ODY-AUTOMA-4. Its stories, drawn after the player's and laid open, and its cards."""
        s.automa_stories = [draw_story(s) for _ in range(s.tables.automa_stories)]
        s.automa_deck = list(range(len(s.tables.path)))
        shuffle(s, s.automa_deck)
        if s.log is not None:
            s.log.append(events.automa_stories_dealt(s.automa_stories.copy(), s.tables.automa_vp))
