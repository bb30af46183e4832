"""Setting up: treasures, decks, hands, and the ships on their anchor squares."""

from __future__ import annotations

from typing import ClassVar

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Procedure
from kylix.core.moves import Move
from kylix.core.zones import draw, shuffle
from kylix.games.deukalion import events
from kylix.games.deukalion.moves import Anchor
from kylix.games.deukalion.state import Deukalion
from kylix.games.deukalion.tables import ANCHOR


class SetUp(Procedure[Deukalion]):
    """DEU-Q2. Chance is asked in this order: start player, treasures, Action cards, Pursuit cards."""

    CLAUSE: ClassVar[str] = "DEU-Q2"

    def step(self, s: Deukalion, at: int) -> None:
        match at:
            case 0:
                start = s.tables.switch.start
                s.active = s.random_below(s.seats) if start < 0 else start
            case 1:
                self.lay_out(s)
            case 2:
                self.deal(s)
            case _:
                self.place_ships(s, at - 3)

    def lay_out(self, s: Deukalion) -> None:
        """DEU-SETUP-1, 3, 4. Treasures on their spaces, both decks shuffled, two pursuits face up."""
        tables = s.tables
        s.spaces = tables.treasures.copy()
        shuffle(s, s.spaces)
        s.deck = [card for card, copies in enumerate(tables.copies) for _ in range(copies)]
        shuffle(s, s.deck)
        s.pursuits = list(range(len(tables.points)))
        shuffle(s, s.pursuits)
        s.display = s.pursuits[: tables.displayed]
        del s.pursuits[: tables.displayed]
        if s.log is not None:
            s.log.append(events.set_up(s.active, s.display.copy()))

    def deal(self, s: Deukalion) -> None:
        """DEU-SETUP-8, 9. From the start player clockwise: three Action cards and a secret pursuit each."""
        for seat in s.clockwise():
            draw(s.deck, s.hand[seat], s.tables.opening_hand)
            draw(s.pursuits, s.secret[seat], 1)
            if s.log is not None:
                s.log.append(events.opening_hand(seat, s.hand[seat].copy(), s.secret[seat].copy()))

    def place_ships(self, s: Deukalion, at: int) -> None:
        """DEU-SETUP-11. From the start player clockwise."""
        if at < s.seats:
            s.call(PlaceShip((s.active + at) % s.seats))
        else:
            s.end()


class PlaceShip(Choice[Deukalion]):
    """DEU-SETUP-11. An anchor square that holds no ship yet."""

    CLAUSE: ClassVar[str] = "DEU-SETUP-11"

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        return [s.tables.anchor[square] for square in s.tables.anchors if square not in s.ships]

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        assert isinstance(move, Anchor)
        s.ships[seat] = move.square
        if s.log is not None:
            s.log.append(events.ship_placed(seat, move.square))

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Anchor):
            return []
        if s.tables.kind[move.square] != ANCHOR:
            return [Reason("DEU-SETUP-11", "no-anchor-square", {"square": move.square})]
        return [Reason("DEU-SETUP-11", "square-occupied", {"square": move.square})]
