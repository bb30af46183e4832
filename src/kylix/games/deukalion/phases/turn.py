"""The game and its turns: shake, the others, the Kylix set down, four actions."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Match, Procedure
from kylix.core.ids import NOBODY
from kylix.core.moves import Move
from kylix.games.deukalion import events
from kylix.games.deukalion.moves import EMBARK, PASS, Claim, Do, Embark, Forgo, Play, Rotate
from kylix.games.deukalion.phases.cards import CardAction, play_card, playable, why_not_play
from kylix.games.deukalion.phases.ending import TurnLimit
from kylix.games.deukalion.phases.hydra import MoveHydra
from kylix.games.deukalion.phases.pursuits import claims, complete, may_claim, why_not_claim
from kylix.games.deukalion.phases.sailing import SailWindow
from kylix.games.deukalion.phases.setup import SetUp
from kylix.games.deukalion.phases.treasure import ChooseReclaim, Reclaiming, most_back
from kylix.games.deukalion.state import HOME, Deukalion
from kylix.games.deukalion.tables import ALL_DONE, CARD, HOPLITES, HYDRA, MOVE, SYMBOLS, W_OWN

DICE: Final = 5
TURN_OVER: Final = 16
"""Behind the bits of the four actions."""


class Voyage(Match[Deukalion]):
    """DEU-ROUND-1. Turns go clockwise from the start player until somebody reaches the target."""

    CLAUSE: ClassVar[str] = "DEU-ROUND-1"

    def step(self, s: Deukalion, at: int) -> None:
        if at == 0:
            s.call(SetUp())
        elif s.turn and s.turn == s.tables.switch.max_turns:
            s.call(TurnLimit())
        else:
            if s.turn:
                s.active = (s.active + 1) % s.seats
            s.turn += 1
            s.call(Turn(s.active))


class Turn(Procedure[Deukalion]):
    """DEU-ROUND-2. Shake, the others, the rotation, the actions."""

    CLAUSE: ClassVar[str] = "DEU-ROUND-2"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def step(self, s: Deukalion, at: int) -> None:
        match at:
            case 0:
                self.shake(s)
            case 1:
                s.call(Others(self.seat))
            case 2:
                s.call(PlaceKylix(self.seat))
            case 3:
                s.call(Actions(self.seat))
            case _:
                s.end()

    def shake(self, s: Deukalion) -> None:
        """DEU-KYLIX-1. Five dice, seen by all at once."""
        faces = s.tables.faces
        s.dice = [faces[s.random_below(len(faces))] for _ in range(DICE)]
        s.rotation = -1
        s.done = 0
        s.course = HOME
        if s.log is not None:
            s.log.append(events.turn_began(self.seat, s.turn, s.dice.copy()))


# --- the others -------------------------------------------------------------------------------------------------------


class Others(Procedure[Deukalion]):
    """DEU-ROUND-3. Each inactive player once, clockwise from the left of the active player."""

    CLAUSE: ClassVar[str] = "DEU-ROUND-3"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def step(self, s: Deukalion, at: int) -> None:
        if at + 1 < s.seats:
            s.served = (self.seat + at + 1) % s.seats
            s.call(ChoosePart(s.served))
        else:
            s.served = NOBODY
            s.end()


class ChoosePart(Choice[Deukalion]):
    """DEU-ROUND-4. Sail, or forgo it for hoplites, or do nothing; cards may be played before."""

    CLAUSE: ClassVar[str] = "DEU-ROUND-4"

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        options: list[Move] = [EMBARK, PASS]
        options += s.tables.forgoing[: most_back(s, seat, s.tables.forgo) + 1]
        if s.hand[seat]:
            options += playable(s, seat, s.hand[seat], W_OWN)
        return options

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        if isinstance(move, Embark):
            s.call(SailWindow(seat, s.dice[0]))
        elif isinstance(move, Forgo):
            self.forgo(s, seat, move.number)
        elif isinstance(move, Play):
            s.call(self)
            play_card(s, seat, s.hand[seat], move.card, W_OWN)
        elif s.log is not None:
            s.log.append(events.passed(seat))

    def forgo(self, s: Deukalion, seat: int, count: int) -> None:
        """DEU-ROUND-5. No movement and no adventure, but hoplites back; cards may still follow (DEU-Q40)."""
        if s.log is not None:
            s.log.append(events.forwent(seat))
        if s.hand[seat] and not s.tables.switch.forgo_blocks_cards:
            s.call(PlayAfterForgo(seat))
        if count:
            s.call(Reclaiming(seat, count))

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        if isinstance(move, Forgo):
            most = most_back(s, seat, s.tables.forgo)
            return [Reason("DEU-ROUND-5", "too-many-back", {"count": move.number, "most": most})]
        return why_not_play(s, seat, s.hand[seat], move.card, W_OWN) if isinstance(move, Play) else []


class PlayAfterForgo(Choice[Deukalion]):
    """DEU-Q40. Who has forgone sailing may still play cards that need none."""

    CLAUSE: ClassVar[str] = "DEU-Q40"

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        return [PASS, *playable(s, seat, s.hand[seat], W_OWN)] if s.hand[seat] else []

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        if isinstance(move, Play):
            s.call(self)
            play_card(s, seat, s.hand[seat], move.card, W_OWN)

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        return why_not_play(s, seat, s.hand[seat], move.card, W_OWN) if isinstance(move, Play) else []


# --- the active player ------------------------------------------------------------------------------------------------


def different(outer: list[int]) -> int:
    """In how many ways dice in a ring can be turned until they lie as before."""
    for turned in range(1, len(outer)):
        if outer[turned] == outer[0] and outer[turned:] + outer[:turned] == outer:
            return turned
    return len(outer)


class PlaceKylix(Choice[Deukalion]):
    """DEU-KYLIX-6. One of four rotations; of those that come to the same, the first. DEU-Q18: or a card before it."""

    CLAUSE: ClassVar[str] = "DEU-KYLIX-6"

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        options = s.tables.rotate[: different(s.dice[1:])]
        if s.hand[seat] and s.tables.switch.cards_before_rotation:
            options += playable(s, seat, s.hand[seat], W_OWN)
        return options

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        if isinstance(move, Play):
            s.call(self)
            play_card(s, seat, s.hand[seat], move.card, W_OWN)
        elif isinstance(move, Rotate):
            self.set_down(s, seat, move)

    def set_down(self, s: Deukalion, seat: int, move: Rotate) -> None:
        s.rotation = move.rotation
        if s.log is not None:
            values = [s.value(symbol) for symbol in range(len(SYMBOLS))]
            s.log.append(events.placed_kylix(seat, values[CARD], values[HYDRA], values[HOPLITES], values[MOVE]))

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        if isinstance(move, Rotate):
            return [Reason("DEU-KYLIX-6", "same-rotation", {"rotation": move.rotation})]
        if not isinstance(move, Play):
            return []
        window = W_OWN if s.tables.switch.cards_before_rotation else 0
        return why_not_play(s, seat, s.hand[seat], move.card, window)


class Actions(Procedure[Deukalion]):
    """DEU-ROUND-9. Four actions, each once, in any order; the next is chosen when the last is finished."""

    CLAUSE: ClassVar[str] = "DEU-ROUND-9"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def step(self, s: Deukalion, at: int) -> None:
        if s.done >= TURN_OVER or (s.done == ALL_DONE and not self.can_go_on(s)):
            s.end()
        else:
            s.call(ChooseAction(self.seat))

    def can_go_on(self, s: Deukalion) -> bool:
        """Public grounds on which something may still be played or completed."""
        return len(s.hand[self.seat]) > 0 or may_claim(s, self.seat)


class ChooseAction(Choice[Deukalion]):
    """DEU-ROUND-9. The next action; or a card, a pursuit, the end of the turn."""

    CLAUSE: ClassVar[str] = "DEU-ROUND-9"

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        options = s.tables.actions[s.done & ALL_DONE].copy()
        options += claims(s, seat)
        if s.hand[seat]:
            options += playable(s, seat, s.hand[seat], W_OWN)
        return options

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        if isinstance(move, Do):
            s.done |= 1 << move.symbol
            act(s, seat, move.symbol)
        elif isinstance(move, Play):
            play_card(s, seat, s.hand[seat], move.card, W_OWN)
        elif isinstance(move, Claim):
            complete(s, seat, move)
        elif s.done & (1 << CARD):
            s.done |= TURN_OVER
        else:
            s.done = ALL_DONE
            act(s, seat, CARD)

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        if isinstance(move, Do):
            return [Reason("DEU-ROUND-9", "action-done", {"symbol": move.symbol})]
        if isinstance(move, Claim):
            return why_not_claim(s, seat, move)
        return why_not_play(s, seat, s.hand[seat], move.card, W_OWN) if isinstance(move, Play) else []


def act(s: Deukalion, seat: int, symbol: int) -> None:
    """DEU-KYLIX-8 to 12. The action with the die that lies on its symbol."""
    if symbol == CARD:
        s.call(CardAction(seat))
    elif symbol == HYDRA:
        s.call(MoveHydra(seat, s.value(HYDRA)))
    elif symbol == HOPLITES:
        s.call(ChooseReclaim(seat, s.value(HOPLITES)))
    else:
        s.call(SailWindow(seat, s.value(MOVE)))
