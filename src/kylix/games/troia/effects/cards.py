"""Powers that bring cards or the Cornucopia."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.moves import Move
from kylix.core.zones import put
from kylix.games.troia import events
from kylix.games.troia.effects.power import PowerChoice
from kylix.games.troia.moves import USE, Take
from kylix.games.troia.phases.turn import draw_cards
from kylix.games.troia.state import Troia

FROM_DISCARD: Final = 0
FROM_HAND: Final = 1


class DrawTwo(PowerChoice):
    """TRO-GOD-ZEUS. Two cards from the own deck, or the one that is left."""

    CLAUSE: ClassVar[str] = "TRO-GOD-ZEUS"

    def ways(self, s: Troia, seat: int) -> list[Move]:
        return [USE] if s.deck[seat] else []

    def carry_out(self, s: Troia, seat: int, move: Move) -> None:
        draw_cards(s, seat)


class TakeDiscard(PowerChoice):
    """TRO-GOD-APOLLO. A card of the other discard pile: chosen, or by option the top one or a random one."""

    CLAUSE: ClassVar[str] = "TRO-GOD-APOLLO"

    def ways(self, s: Troia, seat: int) -> list[Move]:
        pile = s.discard[1 - seat]
        if s.tables.switch.apollo_pick != "choose":
            return [USE] if pile else []
        return [s.tables.take[card] for card in sorted(pile)]

    def carry_out(self, s: Troia, seat: int, move: Move) -> None:
        pile = s.discard[1 - seat]
        if isinstance(move, Take):
            card = move.card
        elif s.tables.switch.apollo_pick == "top":
            card = pile[-1]
        else:
            card = sorted(pile)[s.random_below(len(pile))]
        pile.remove(card)
        take(s, seat, card, FROM_DISCARD)

    def why_not_so(self, s: Troia, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Take) or s.tables.switch.apollo_pick != "choose":
            return []
        return [Reason(self.CLAUSE, "not-in-discard", {"card": move.card})]


class TakeHandCard(PowerChoice):
    """TRO-GOD-DORIS. A random card of the other hand; both sides see which."""

    CLAUSE: ClassVar[str] = "TRO-GOD-DORIS"

    def ways(self, s: Troia, seat: int) -> list[Move]:
        return [USE] if s.hand[1 - seat] else []

    def carry_out(self, s: Troia, seat: int, move: Move) -> None:
        hand = s.hand[1 - seat]
        card = hand[s.random_below(len(hand))]
        s.leave_hand(1 - seat, card)
        take(s, seat, card, FROM_HAND)


class TakeCornucopia(PowerChoice):
    """TRO-GOD-ATHENA. The token from the supply or, unless the option forbids it, from the other side."""

    CLAUSE: ClassVar[str] = "TRO-GOD-ATHENA"

    def ways(self, s: Troia, seat: int) -> list[Move]:
        if s.cornucopia == seat or (s.cornucopia == 1 - seat and not s.tables.switch.cornucopia_steal):
            return []
        return [USE]

    def carry_out(self, s: Troia, seat: int, move: Move) -> None:
        s.cornucopia = seat
        if s.log is not None:
            s.log.append(events.took_cornucopia(seat))


def take(s: Troia, seat: int, card: int, source: int) -> None:
    """TRO-Q42. The other side saw the card enter this hand, and knows it there until it leaves."""
    put(s.hand[seat], card)
    put(s.known[seat], card)
    if s.log is not None:
        s.log.append(events.took_card(seat, card, source))
