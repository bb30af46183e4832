"""The game and its turns: take a card, adventure or rest, end of the turn."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import NOTHING, Match, Procedure
from kylix.core.moves import Move
from kylix.games.odysseus import events
from kylix.games.odysseus.moves import BUY, END, TAKE, Buy, Take
from kylix.games.odysseus.phases.adventure import ChooseMode, is_full
from kylix.games.odysseus.phases.asking import OpenChoice, TurnChoice, pose
from kylix.games.odysseus.phases.automa import AutomaTurn
from kylix.games.odysseus.phases.ending import EndOfFilling
from kylix.games.odysseus.phases.setup import SetUp
from kylix.games.odysseus.phases.ship import cards_left, ends, is_beside_covered, is_covered, lift, uncover
from kylix.games.odysseus.phases.stories import PickStory, buy_story, can_buy, sources
from kylix.games.odysseus.state import Odysseus
from kylix.games.odysseus.tables import SLOTS


class Voyage(Match[Odysseus]):
    """ODY-TURN-1. Turns go round from the first player until the last card of the last filling."""

    CLAUSE: ClassVar[str] = "ODY-TURN-1"

    def step(self, s: Odysseus, at: int) -> None:
        if at == 0:
            s.call(SetUp())
            return
        tables = s.tables
        seat = (tables.first + s.turn) % tables.players
        s.active = seat
        s.turn += 1
        s.bought = 0
        if seat >= s.seats:
            s.call(AutomaTurn())
            return
        if s.log is not None:
            s.log.append(events.turn_began(seat, s.turn))
        s.call(Turn(seat))

    def free_moves(self, s: Odysseus, seat: int) -> list[Move]:
        """ODY-TURN-3. A story can be bought at any decision of the own turn, but not over a line."""
        if s.favours[seat] < s.tables.story_price or isinstance(s.stack[-1], PickStory) or not can_buy(s, seat):
            return NOTHING
        return [BUY[source] for source in sources(s)]

    def choose_free(self, s: Odysseus, seat: int, move: Move) -> None:
        assert isinstance(move, Buy)
        buy_story(s, seat, move.source)
        question = s.stack[-1]
        if isinstance(question, OpenChoice):
            s.end()
            pose(s, question)


class Turn(Procedure[Odysseus]):
    """ODY-TURN-2. Choose a card, adventure or rest, end of the turn."""

    CLAUSE: ClassVar[str] = "ODY-TURN-2"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def step(self, s: Odysseus, at: int) -> None:
        match at:
            case 0:
                s.call(TakeCard(self.seat))
            case 1:
                pose(s, ChooseMode(self.seat, s.chosen))
            case 2:
                s.call(FinishTurn(self.seat))
            case _:
                end_turn(s)


def end_turn(s: Odysseus) -> None:
    """ODY-ENDTURN-3. The next player, unless the ship is down to its last card."""
    if cards_left(s) == 1:
        s.goto(EndOfFilling())
    else:
        s.end()


class TakeCard(TurnChoice):
    """ODY-CHOOSE-1. One card from an end of either side."""

    CLAUSE: ClassVar[str] = "ODY-CHOOSE-1"

    def options(self, s: Odysseus, seat: int) -> list[Move]:
        found = ends(s)
        if s.tables.switch.only_if_forced:
            found = [slot for slot in found if not self.has_full_column(s, seat, slot)] or found
        return [TAKE[slot] for slot in found]

    def has_full_column(self, s: Odysseus, seat: int, slot: int) -> bool:
        return is_full(s, seat, s.tables.skill[s.ship[slot]])

    def choose(self, s: Odysseus, seat: int, move: Move) -> None:
        """ODY-CHOOSE-3, ODY-CHOOSE-4. A card beside covered ones turns them up and wins the favour between them."""
        assert isinstance(move, Take)
        slot = move.slot
        card = lift(s, slot)
        if s.log is not None:
            s.log.append(events.took(seat, card, slot))
        if is_beside_covered(s, slot):
            side = slot // SLOTS
            favours = uncover(s, side)
            s.favours[seat] += favours
            if s.log is not None:
                s.log.append(events.took_ship_favour(seat, side, favours))

    def why_not_so(self, s: Odysseus, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Take):
            return []
        if s.ship[move.slot] < 0 and not is_covered(s, move.slot):
            return [Reason("ODY-SHIP-4", "slot-empty", {"slot": move.slot})]
        if move.slot not in ends(s):
            return [Reason("ODY-CHOOSE-1", "not-an-end", {"slot": move.slot})]
        return [Reason("ODY-CHOOSE-6", "fifth-card", {"skill": s.tables.skill[s.ship[move.slot]]})]


class FinishTurn(TurnChoice):
    """ODY-ENDTURN-5. The last moment to buy a story; not asked where none can be bought."""

    CLAUSE: ClassVar[str] = "ODY-ENDTURN-5"

    def options(self, s: Odysseus, seat: int) -> list[Move]:
        return [END] if can_buy(s, seat) else []

    def choose(self, s: Odysseus, seat: int, move: Move) -> None:
        """Nothing is left to do."""
