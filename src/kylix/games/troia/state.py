"""The state of Troia, who sees what of it, and what must always hold."""

from __future__ import annotations

from typing import Final

from kylix.core.ids import NOBODY
from kylix.core.state import State
from kylix.games.troia.tables import COMBAT, FAR, Tables

SIDES: Final = 2


class Troia(State):
    """Seat 0 is the Greek, seat 1 the Trojan. A deck is listed top first; hands are kept sorted."""

    tables: Tables
    active: int
    olympus: list[int]
    """By slot, from the Greek end: the god."""
    heroes: list[int]
    """By hero: the space."""
    deck: list[list[int]]
    hand: list[list[int]]
    paid: list[list[int]]
    """Cards set aside for the offering or the path, hidden until the payment is complete."""
    pledged: bool
    """The Cornucopia lies with the payment."""
    discard: list[list[int]]
    horse: list[int]
    track: int
    cornucopia: int
    known: list[list[int]]
    """By holder: cards that the other side saw enter this hand."""
    honoured: int
    superior: int
    """1 superior, 0 mixed, -1 no offering in course."""
    winner: int
    ending: int

    def prepare(self, tables: Tables) -> None:
        """TRO-SETUP-5, 9, 10. An empty table: heroes in combat, tokens where they begin."""
        self.tables = tables
        self.active = 0
        self.olympus = []
        self.heroes = [COMBAT] * len(tables.hero[0])
        self.deck = [[], []]
        self.hand = [[], []]
        self.paid = [[], []]
        self.pledged = False
        self.discard = [[], []]
        self.horse = []
        self.track = 0
        self.cornucopia = NOBODY
        self.known = [[], []]
        self.honoured = -1
        self.superior = -1
        self.winner = NOBODY
        self.ending = -1

    def clone(self) -> Troia:
        other = Troia()
        self.copy_kernel(other)
        other.tables = self.tables
        other.active = self.active
        other.olympus = self.olympus.copy()
        other.heroes = self.heroes.copy()
        other.deck = [self.deck[0].copy(), self.deck[1].copy()]
        other.hand = [self.hand[0].copy(), self.hand[1].copy()]
        other.paid = [self.paid[0].copy(), self.paid[1].copy()]
        other.pledged = self.pledged
        other.discard = [self.discard[0].copy(), self.discard[1].copy()]
        other.horse = self.horse.copy()
        other.track = self.track
        other.cornucopia = self.cornucopia
        other.known = [self.known[0].copy(), self.known[1].copy()]
        other.honoured = self.honoured
        other.superior = self.superior
        other.winner = self.winner
        other.ending = self.ending
        return other

    def far_heroes(self, seat: int) -> list[int]:
        """The heroes in the seat's far space, the other side's protection."""
        far = FAR[seat]
        return [hero for hero, space in enumerate(self.heroes) if space == far]

    def leave_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand, and with it what the other side knew of it."""
        self.hand[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)

    def set_aside(self, seat: int, card: int) -> None:
        """A card is chosen for a payment; nobody else learns which."""
        self.hand[seat].remove(card)
        self.paid[seat].append(card)

    def reveal_paid(self, seat: int) -> list[int]:
        """The payment is shown and goes to the payer's discard pile, in the order in which it was named."""
        cards = self.paid[seat]
        self.paid[seat] = []
        for card in cards:
            if card in self.known[seat]:
                self.known[seat].remove(card)
        self.discard[seat] += cards
        self.seal()
        return cards

    def invariants(self) -> None:
        """Nothing is lost, doubled or off the board."""
        cards = [card for zones in (self.deck, self.hand, self.paid, self.discard) for zone in zones for card in zone]
        cards += self.horse
        assert sorted(cards) == list(range(len(self.tables.icons))), "every card is in one place"
        assert len(set(self.olympus)) == len(self.olympus), "every god lies in one slot"
        assert all(0 <= space <= FAR[0] for space in self.heroes), "heroes are on the battlefield"
        parts = [self.tables.figure[card] for card in self.horse]
        assert len(set(parts)) == len(parts), "horse parts differ"
        assert 0 <= self.track <= len(self.tables.steps), "the token is on its path"
        assert all(hand == sorted(hand) for hand in self.hand), "hands are sorted"
        for seat in range(SIDES):
            held = {*self.hand[seat], *self.paid[seat]}
            assert set(self.known[seat]) <= held, "what is known is in the hand"
            unseen = [*self.deck[seat], *held.difference(self.known[seat])]
            assert all(self.tables.back[card] == seat for card in unseen), "only known cards change sides"
