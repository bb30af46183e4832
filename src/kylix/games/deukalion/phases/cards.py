"""Action cards: playing them, drawing them, and the card just received."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Procedure
from kylix.core.moves import Move
from kylix.core.zones import put
from kylix.games.deukalion import events
from kylix.games.deukalion.moves import PASS, Play
from kylix.games.deukalion.phases.pursuits import GainPolls
from kylix.games.deukalion.phases.treasure import is_own_part
from kylix.games.deukalion.state import Deukalion
from kylix.games.deukalion.tables import ACTIVE_DRAWS, CARD, OTHERS_DRAW, W_OWN


def playable(s: Deukalion, seat: int, zone: list[int], window: int) -> list[Move]:
    """DEU-Q18. The cards of a zone that fit one of the windows and can have an effect; equal cards once."""
    tables = s.tables
    found: list[Move] = []
    last = -1
    for card in zone:
        if card != last and tables.windows[card] & window:
            last = card
            if tables.effects[card].useful(s, seat):
                found.append(tables.play[card])
    return found


def play_card(s: Deukalion, seat: int, zone: list[int], card: int, window: int) -> None:
    """DEU-ACTION-4, DEU-ACTION-5. A one-shot card goes under the deck after its effect, a permanent one stays."""
    tables = s.tables
    zone.remove(card)
    s.played = card
    s.seal()
    if s.log is not None:
        s.log.append(events.played(seat, card))
    if tables.lasting[card]:
        s.lasting.append(card)
        s.lasting_by.append(seat)
    tables.effects[card].play(s, seat, tables.amount[card], window)
    if not tables.lasting[card]:
        s.deck.append(card)


def why_not_play(s: Deukalion, seat: int, zone: list[int], card: int, window: int) -> list[Reason]:
    if card not in zone:
        return [Reason("DEU-ACTION-1", "not-in-hand", {"card": card})]
    if not s.tables.windows[card] & window:
        return [Reason("DEU-Q18", "card-not-now", {"card": card})]
    return [Reason("DEU-ACTION-6", "card-without-effect", {"card": card})]


def draw_cards(s: Deukalion, seat: int, count: int) -> None:
    """DEU-ACTION-7. As many as the deck has. Out of the own part they may be played at once, and wait for that."""
    cards = s.deck[:count]
    del s.deck[:count]
    if not cards:
        return
    receive(s, seat, cards)
    if s.log is not None:
        s.log.append(events.drew(seat, sorted(cards)))


def receive(s: Deukalion, seat: int, cards: list[int]) -> None:
    """DEU-ACTION-3. Into the hand, or to be looked at first."""
    s.seal()
    zone = s.hand[seat]
    if not is_own_part(s, seat):
        s.gained |= 1 << seat
        if s.tables.switch.immediate_play:
            if not s.fresh:
                s.fresh = [[] for _ in range(s.seats)]
            zone = s.fresh[seat]
    for card in cards:
        put(zone, card)


class CardAction(Procedure[Deukalion]):
    """DEU-KYLIX-8. The others draw, nobody, or the active player; then received cards, then one claim poll."""

    CLAUSE: ClassVar[str] = "DEU-KYLIX-8"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def step(self, s: Deukalion, at: int) -> None:
        if at == 0:
            self.draw(s)
        else:
            s.goto(Receipts())

    def draw(self, s: Deukalion) -> None:
        face = s.value(CARD)
        who, count = s.tables.drawers[face], s.tables.draws[face]
        if who == ACTIVE_DRAWS:
            draw_cards(s, self.seat, count)
        elif who == OTHERS_DRAW:
            for seat in s.clockwise()[1:]:
                draw_cards(s, seat, count)


class Receipts(Procedure[Deukalion]):
    """DEU-Q18. Who received cards out of the own part may play them at once; then the polls for what was gained."""

    CLAUSE: ClassVar[str] = "DEU-Q18"

    def step(self, s: Deukalion, at: int) -> None:
        if at == s.seats or not s.fresh:
            s.fresh = []
            self.close(s)
            return
        seat = (s.active + 1 + at) % s.seats
        if s.fresh[seat]:
            s.call(PlayReceived(seat))

    def close(self, s: Deukalion) -> None:
        s.goto(GainPolls())


class PrizeReceipts(Receipts):
    """DEU-FIGHT-5. What was won in a challenge may be played and is in hand before the display is refilled."""

    CLAUSE: ClassVar[str] = "DEU-FIGHT-5"

    def close(self, s: Deukalion) -> None:
        s.end()


class PlayReceived(Choice[Deukalion]):
    """DEU-ACTION-3. The card just received, if it may be played now, or nothing."""

    CLAUSE: ClassVar[str] = "DEU-ACTION-3"

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        return [PASS, *playable(s, seat, s.fresh[seat], W_OWN)]

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        fresh = s.fresh[seat]
        if isinstance(move, Play):
            s.call(SettleReceived(seat))
            play_card(s, seat, fresh, move.card, W_OWN)
            return
        for card in fresh:
            put(s.hand[seat], card)
        fresh.clear()

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        return why_not_play(s, seat, s.fresh[seat], move.card, W_OWN) if isinstance(move, Play) else []


class SettleReceived(Procedure[Deukalion]):
    """DEU-ACTION-3. After one received card was played the others, if any, are asked about again."""

    CLAUSE: ClassVar[str] = "DEU-ACTION-3"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def step(self, s: Deukalion, at: int) -> None:
        if s.fresh[self.seat]:
            s.goto(PlayReceived(self.seat))
        else:
            s.end()
