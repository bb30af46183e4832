"""The game and its turns: draw or offer, then the objective."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Match, Procedure
from kylix.core.moves import Move
from kylix.core.zones import draw
from kylix.games.troia import events
from kylix.games.troia.moves import CORNUCOPIA, DRAW, Offer, Pay
from kylix.games.troia.phases.ending import Comparison, TurnLimit
from kylix.games.troia.phases.objective import Objective
from kylix.games.troia.phases.offering import Offering, can_honour, why_not_honour, why_not_offer
from kylix.games.troia.phases.setup import SetUp
from kylix.games.troia.state import SIDES, Troia
from kylix.games.troia.tables import DRAW_COUNT, TURN_LIMIT


class Siege(Match[Troia]):
    """TRO-TURN-1. The Greek begins; turns alternate until the game is over."""

    CLAUSE: ClassVar[str] = "TRO-TURN-1"

    def step(self, s: Troia, at: int) -> None:
        if at == 0:
            s.call(SetUp())
        elif s.turn == TURN_LIMIT:
            s.call(TurnLimit())
        else:
            s.active = s.turn % SIDES
            s.turn += 1
            if s.log is not None:
                s.log.append(events.turn_began(s.active, s.turn))
            s.call(Turn(s.active))


class Turn(Procedure[Troia]):
    """TRO-TURN-2. One action with its objective step; then, by option, the look at the decks."""

    CLAUSE: ClassVar[str] = "TRO-TURN-2"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def step(self, s: Troia, at: int) -> None:
        match at:
            case 0:
                s.call(ChooseAction(self.seat))
            case 1:
                if s.tables.switch.end_of_turn and not all(s.deck):
                    s.call(Comparison())
            case _:
                s.end()


class ChooseAction(Choice[Troia]):
    """TRO-TURN-3. Draw, or honour a god that can be paid."""

    CLAUSE: ClassVar[str] = "TRO-TURN-3"

    def options(self, s: Troia, seat: int) -> list[Move]:
        offer = s.tables.offer
        options: list[Move] = [DRAW]
        for god in can_honour(s, seat):
            options.append(offer[god])
        return options

    def choose(self, s: Troia, seat: int, move: Move) -> None:
        if isinstance(move, Offer):
            s.call(Offering(seat, move.god))
        else:
            s.call(DrawCards(seat))

    def why_not(self, s: Troia, seat: int, move: Move) -> list[Reason]:
        return why_not_honour(s, seat, move.god) if isinstance(move, Offer) else []

    def why_not_all(self, s: Troia, seat: int, moves: list[Move]) -> list[Reason]:
        """A payment that was named with the god is judged by its own cards, not by what else is in hand."""
        first = moves[0]
        if not isinstance(first, Offer) or len(moves) == 1:
            return self.why_not(s, seat, first)
        cards = [move.card for move in moves if isinstance(move, Pay)]
        return why_not_offer(s, seat, first.god, cards, CORNUCOPIA in moves)


class DrawCards(Procedure[Troia]):
    """TRO-DRAW-1. Two cards from the own deck, or the one that is left; then the objective step."""

    CLAUSE: ClassVar[str] = "TRO-DRAW-1"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def step(self, s: Troia, at: int) -> None:
        match at:
            case 0:
                draw_cards(s, self.seat)
            case 1:
                if s.tables.switch.objective_after_draw:
                    s.goto(Objective(self.seat))
                else:
                    s.end()


def draw_cards(s: Troia, seat: int) -> None:
    """TRO-DRAW-3. An emptied deck ends the game at once, unless the option lets the turn be played to its end."""
    cards = draw(s.deck[seat], s.hand[seat], DRAW_COUNT)
    s.seal()
    if s.log is not None:
        s.log.append(events.drew(seat, cards))
    if not s.deck[seat] and not s.tables.switch.end_of_turn:
        s.call(Comparison())
