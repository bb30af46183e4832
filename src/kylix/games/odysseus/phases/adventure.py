"""Step 2: go on an adventure with the card, or rest with it."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Procedure
from kylix.core.moves import Move
from kylix.games.odysseus import events
from kylix.games.odysseus.effects.gains import RaiseForRest
from kylix.games.odysseus.moves import EMBARK, REPOSE, Embark
from kylix.games.odysseus.phases.asking import OpenChoice, pose
from kylix.games.odysseus.phases.stories import reward_line
from kylix.games.odysseus.state import Odysseus
from kylix.games.odysseus.tables import SKILLS


def is_full(s: Odysseus, seat: int, skill: int) -> bool:
    """ODY-ADVENTURE-6. The column of the skill takes no further card."""
    return s.height(seat, skill) >= s.tables.column[skill]


class ChooseMode(OpenChoice):
    """ODY-TURN-2. Adventure or rest; rest is always possible (ODY-REST-1)."""

    CLAUSE: ClassVar[str] = "ODY-TURN-2"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, s: Odysseus, seat: int) -> list[Move]:
        return [REPOSE] if is_full(s, seat, s.tables.skill[self.card]) else [EMBARK, REPOSE]

    def choose(self, s: Odysseus, seat: int, move: Move) -> None:
        if isinstance(move, Embark):
            s.call(Adventure(seat, self.card))
            return
        skill = s.tables.skill[self.card]
        if s.log is not None and is_full(s, seat, skill):
            s.log.append(events.rest_forced(seat, skill, s.tables.column[skill]))
        s.call(Rest(seat, self.card))

    def why_not_so(self, s: Odysseus, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Embark):
            return []
        skill = s.tables.skill[self.card]
        return [Reason("ODY-ADVENTURE-6", "column-full", {"skill": skill, "limit": s.tables.column[skill]})]


class Adventure(Procedure[Odysseus]):
    """ODY-ADVENTURE-1. The gains one by one, then the card into its column, then epic and line (ODY-ADVENTURE-7)."""

    CLAUSE: ClassVar[str] = "ODY-ADVENTURE-1"

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def step(self, s: Odysseus, at: int) -> None:
        tables = s.tables
        gains = tables.gains[self.card]
        if at < len(gains):
            gain = gains[at]
            tables.gain_effect[gain](s, self.seat, tables.gain_skill[gain])
        elif at == len(gains):
            self.place(s)
        elif at == len(gains) + 1:
            self.claim_epic(s)
        else:
            s.end()
            self.claim_line(s)

    def place(self, s: Odysseus) -> None:
        s.adventures[self.seat].append(self.card)
        s.chosen = -1
        if s.log is not None:
            s.log.append(events.adventure_placed(self.seat, self.card, s.tables.skill[self.card]))

    def claim_epic(self, s: Odysseus) -> None:
        """ODY-EPIC-1 to 4. The first time that all types are there; the top tile, without a question."""
        seat = self.seat
        if s.epics[seat] >= 0 or not s.has_all_types(s.adventures[seat]):
            return
        tile = s.epic_stack.pop(0)
        s.epics[seat] = tile
        if s.log is not None:
            s.log.append(events.epic_taken(seat, tile, s.tables.epic_vp[tile]))

    def claim_line(self, s: Odysseus) -> None:
        """ODY-STORY-6. The shortest column has just grown: no column is shorter than the one of this card."""
        height = s.height(self.seat, s.tables.skill[self.card])
        if SKILLS * height > len(s.adventures[self.seat]):
            return  # some column is shorter
        for skill in range(SKILLS):
            if s.height(self.seat, skill) < height:
                return
        reward_line(s, self.seat, height)


class Rest(Procedure[Odysseus]):
    """ODY-REST-3. One point, then one favour; the card lies face down and counts for nothing (ODY-REST-4)."""

    CLAUSE: ClassVar[str] = "ODY-REST-3"

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def step(self, s: Odysseus, at: int) -> None:
        if at == 0:
            pose(s, RaiseForRest(self.seat))
            return
        seat, favours = self.seat, s.tables.rest_favours
        s.rested[seat].append(self.card)
        s.chosen = -1
        s.favours[seat] = s.favours[seat] + favours
        if s.log is not None:
            s.log.append(events.rested(seat, self.card))
            s.log.append(events.took_favour(seat, favours))
        s.end()
