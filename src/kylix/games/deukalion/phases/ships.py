"""Ship against ship: the fight, the prize, the relocation."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Procedure
from kylix.core.moves import Move
from kylix.core.zones import put
from kylix.games.deukalion import events
from kylix.games.deukalion.moves import LEAVE, SEND, TAKE_CARD, Send, Take, TakeCard
from kylix.games.deukalion.phases.cards import draw_cards, receive
from kylix.games.deukalion.phases.challenge import Challenge, total
from kylix.games.deukalion.phases.pursuits import ClaimVictory
from kylix.games.deukalion.phases.relocation import Relocation
from kylix.games.deukalion.phases.treasure import is_own_part
from kylix.games.deukalion.state import Deukalion


class ShipChallenge(Challenge):
    """DEU-SHIP-1. Both players throw."""

    CLAUSE: ClassVar[str] = "DEU-SHIP-1"

    def __init__(self, seat: int, foe: int) -> None:
        super().__init__(seat)
        self.foe: Final = foe

    def rivals(self) -> list[int]:
        return [self.seat, self.foe]

    def decide(self, s: Deukalion) -> None:
        """DEU-SHIP-2. The higher total wins; on a tie the defender."""
        if total(s, 0) > total(s, 1):
            s.call(Spoils(self.seat, self.foe))
        else:
            s.call(Spoils(self.foe, self.seat))


class Spoils(Procedure[Deukalion]):
    """DEU-SHIP-3, DEU-SHIP-7. The winner takes a prize, moves the loser's ship, and may complete pursuits."""

    CLAUSE: ClassVar[str] = "DEU-SHIP-7"

    def __init__(self, winner: int, loser: int) -> None:
        self.winner: Final = winner
        self.loser: Final = loser

    def step(self, s: Deukalion, at: int) -> None:
        match at:
            case 0:
                if s.log is not None:
                    s.log.append(events.won(self.winner))
                s.call(TakePrize(self.winner, self.loser))
            case 1:
                s.call(Relocation(self.loser, self.winner))
            case 2:
                if self.winner == s.fighters[0] or s.tables.switch.defence_counts:
                    s.call(ClaimVictory(self.winner))
            case _:
                s.end()


class TakePrize(Choice[Deukalion]):
    """DEU-SHIP-3. A treasure of the loser, or an Action card, or nothing."""

    CLAUSE: ClassVar[str] = "DEU-SHIP-3"

    def __init__(self, seat: int, foe: int) -> None:
        super().__init__(seat)
        self.foe: Final = foe

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        prizes = treasure_moves(s, seat, s.cargo[self.foe])
        if self.has_card(s):
            prizes.append(TAKE_CARD)
        return [*prizes, LEAVE] if prizes else []

    def has_card(self, s: Deukalion) -> bool:
        """DEU-SHIP-4, DEU-SHIP-5. From the deck, or from the loser's hand."""
        return len(s.hand[self.foe]) > 0 if s.tables.switch.prize_from_hand else len(s.deck) > 0

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        if isinstance(move, Take):
            win_treasure(s, seat, move.colour, -1, self.foe)
        elif isinstance(move, TakeCard):
            self.take_card(s, seat)
        elif s.log is not None:
            s.log.append(events.took_nothing(seat))

    def take_card(self, s: Deukalion, seat: int) -> None:
        if not s.tables.switch.prize_from_hand:
            draw_cards(s, seat, 1)
            return
        hand = s.hand[self.foe]
        card = hand.pop(s.random_below(len(hand)))
        receive(s, seat, [card])
        if s.log is not None:
            s.log.append(events.stole(seat, self.foe, card))

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        if isinstance(move, TakeCard):
            return [Reason("DEU-Q32", "no-card-to-take", {})]
        return why_not_take(s.cargo[self.foe], move, self.CLAUSE) if isinstance(move, Take) else []


# --- treasures won, from a ship or from a city ----------------------------------------------------------------------


def treasure_moves(s: Deukalion, seat: int, treasures: list[int]) -> list[Move]:
    """DEU-SHIP-6, DEU-CITY-4. Each colour once, if there is room or a hoplite that can make it."""
    if not treasures or (s.room(seat) == 0 and s.aboard[seat] == 0):
        return []
    return [s.tables.take[colour] for colour in sorted(set(treasures))]


def why_not_take(treasures: list[int], move: Take, clause: str) -> list[Reason]:
    if move.colour not in treasures:
        return [Reason(clause, "no-such-treasure", {"colour": move.colour})]
    return [Reason("DEU-Q33", "no-room", {})]


def win_treasure(s: Deukalion, seat: int, colour: int, city: int, foe: int) -> None:
    """A treasure of a city, or of a foe's ship; without room a hoplite has to go first."""
    if s.room(seat) == 0:
        s.call(MakeRoom(seat, colour, city, foe))
    else:
        load(s, seat, colour, city, foe)


def load(s: Deukalion, seat: int, colour: int, city: int, foe: int) -> None:
    if city >= 0:
        for space in s.tables.spaces[city]:
            if s.spaces[space] == colour:
                s.spaces[space] = -1
                break
    else:
        s.cargo[foe].remove(colour)
        if s.tables.switch.treasure_calls and not is_own_part(s, seat):
            s.gained |= 1 << seat
    put(s.cargo[seat], colour)
    if s.log is not None:
        s.log.append(events.took_treasure(seat, colour))


class MakeRoom(Choice[Deukalion]):
    """DEU-CITY-4. One hoplite goes to the Underworld for the treasure just won, or the treasure stays."""

    CLAUSE: ClassVar[str] = "DEU-CITY-4"

    def __init__(self, seat: int, colour: int, city: int, foe: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour
        self.city: Final = city
        self.foe: Final = foe

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        return [SEND, LEAVE]

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        if isinstance(move, Send):
            s.lose(seat, 1)
            if s.log is not None:
                s.log.append(events.made_room(seat))
            load(s, seat, self.colour, self.city, self.foe)
        elif s.log is not None:
            s.log.append(events.took_nothing(seat))
