"""The state of Odysseus, and what must always hold."""

from __future__ import annotations

from kylix.core.ids import NOBODY
from kylix.core.state import State
from kylix.games.odysseus.tables import DISPLAY, LINES_AT_MOST, PILES, SIDES, SKILLS, SLOTS, Tables


class Odysseus(State):
    """Decks and piles are listed top first."""

    tables: Tables
    active: int
    """Whose turn it is. In the solo game seat 1 is the Automa (ODY-Q44)."""
    deck: list[int]
    unused: list[int]
    """Trial cards that are not in this game."""
    ship: list[int]
    """By slot: the card lying face up there, or -1."""
    covered: list[list[int]]
    """By side: the cards lying face down in its central slots, from the stern; empty once they are revealed."""
    ship_favours: list[int]
    """By side."""
    display: list[int]
    """By space: the kind of story, or -1."""
    piles: list[list[int]]
    """A and B: kinds of story."""
    epic_stack: list[int]
    skills: list[list[int]]
    """By seat and skill: the level."""
    adventures: list[list[int]]
    """By seat: cards in the order in which they were placed. The column of a card is that of its skill."""
    rested: list[list[int]]
    """By seat. They lie face down, but what they are is known (ODY-Q6)."""
    stories: list[list[int]]
    """By seat: kinds of story."""
    favours: list[int]
    """By seat."""
    epics: list[int]
    """By seat: the tile, or -1."""
    chosen: int
    """The card taken this turn and not yet placed, or -1."""
    bought: int
    """Stories bought this turn."""
    discarded: list[int]
    """The last card of each earlier filling of the ship."""
    story_discard: list[int]
    automa_shown: list[int]
    """Automa cards already used; the last one is the newest."""
    automa_cards: list[int]
    automa_stories: list[int]
    automa_deck: list[int]
    automa_epic: int
    ending: int

    def prepare(self, tables: Tables) -> None:
        """An empty table, with the boards laid out (ODY-SETUP-8)."""
        seats = self.seats
        self.tables = tables
        self.active = tables.first
        self.deck = []
        self.unused = []
        self.ship = [-1] * (SIDES * SLOTS)
        self.covered = [[] for _ in range(SIDES)]
        self.ship_favours = [0] * SIDES
        self.display = [-1] * DISPLAY
        self.piles = [[] for _ in range(PILES)]
        self.epic_stack = list(range(len(tables.epic_vp)))
        self.skills = [tables.start.copy() for _ in range(seats)]
        self.adventures = [[] for _ in range(seats)]
        self.rested = [[] for _ in range(seats)]
        self.stories = [[] for _ in range(seats)]
        self.favours = [tables.start_favours] * seats
        self.epics = [-1] * seats
        self.chosen = -1
        self.bought = 0
        self.automa_deck = []
        self.automa_epic = -1
        self.ending = -1
        self.discarded = []
        self.story_discard = []
        self.automa_shown = []
        self.automa_cards = []
        self.automa_stories = []

    def clone(self) -> Odysseus:
        other = Odysseus()
        self.copy_kernel(other)
        other.tables = self.tables
        other.active = self.active
        other.deck = self.deck.copy()
        other.unused = self.unused.copy()
        other.ship = self.ship.copy()
        other.covered = [self.covered[0].copy(), self.covered[1].copy()]
        other.ship_favours = self.ship_favours.copy()
        other.display = self.display.copy()
        other.piles = [self.piles[0].copy(), self.piles[1].copy()]
        other.epic_stack = self.epic_stack.copy()
        other.skills = [row.copy() for row in self.skills]
        other.adventures = [row.copy() for row in self.adventures]
        other.rested = [row.copy() for row in self.rested]
        other.stories = [row.copy() for row in self.stories]
        other.favours = self.favours.copy()
        other.epics = self.epics.copy()
        other.chosen = self.chosen
        other.bought = self.bought
        other.automa_deck = self.automa_deck.copy()
        other.automa_epic = self.automa_epic
        other.ending = self.ending
        other.discarded = self.discarded.copy()
        other.story_discard = self.story_discard.copy()
        other.automa_shown = self.automa_shown.copy()
        other.automa_cards = self.automa_cards.copy()
        other.automa_stories = self.automa_stories.copy()
        return other

    def place_in_turn(self, seat: int) -> int:
        """ODY-TURN-1. 0 for whoever plays first."""
        return (seat - self.tables.first) % self.tables.players

    def cards_of(self, seat: int) -> int:
        """Adventures and rests together; in the solo game seat 1 is the Automa."""
        if seat >= self.seats:
            return len(self.automa_cards)
        return len(self.adventures[seat]) + len(self.rested[seat])

    def height(self, seat: int, skill: int) -> int:
        """How many cards lie in a column."""
        of = self.tables.skill
        count = 0
        for card in self.adventures[seat]:
            if of[card] == skill:
                count += 1
        return count

    def has_all_types(self, cards: list[int]) -> bool:
        """ODY-EPIC-1."""
        tables = self.tables
        seen = 0
        for card in cards:
            seen |= tables.type_bit[card]
        return seen == tables.all_types

    # --- what must always hold --------------------------------------------------------------------------------------

    def invariants(self) -> None:
        self.hold_components()
        self.hold_ship()
        self.hold_boards()
        self.hold_turns()

    def hold_components(self) -> None:
        """Nothing is lost or doubled."""
        cards = [*self.deck, *self.unused, *self.discarded, *self.automa_cards, *self.covered[0], *self.covered[1]]
        cards += [card for card in [*self.ship, self.chosen] if card >= 0]
        cards += [card for zone in [*self.adventures, *self.rested] for card in zone]
        assert sorted(cards) == list(range(len(self.tables.skill))), "every trial card is in one place"
        tokens = [*self.piles[0], *self.piles[1], *self.story_discard, *self.automa_stories]
        tokens += [story for story in self.display if story >= 0]
        tokens += [story for stories in self.stories for story in stories]
        counts = [tokens.count(story) for story in range(len(self.tables.copies))]
        assert counts == self.tables.copies, "every story token is in one place"
        tiles = [*self.epic_stack, *[tile for tile in [*self.epics, self.automa_epic] if tile >= 0]]
        assert sorted(tiles) == list(range(len(self.tables.epic_vp))), "every epic tile is in one place"
        assert self.epic_stack == sorted(self.epic_stack), "epic tiles are taken from the top"
        assert sorted(self.automa_deck + self.automa_shown) == list(
            range(len(self.tables.path) if self.tables.solo else 0)
        ), "every Automa card is in one place"

    def hold_ship(self) -> None:
        """ODY-SHIP-5, ODY-SHIP-6, ODY-ENDTURN-4."""
        assert len(self.deck) % (SIDES * SLOTS) == 0, "the deck is good for whole fillings"
        for side in range(SIDES):
            row = self.ship[side * SLOTS : (side + 1) * SLOTS]
            lying = [at for at, card in enumerate(row) if card >= 0]
            lying += [slot % SLOTS for slot in self.tables.centre[side] if self.covered[side]]
            assert max(lying, default=-1) - min(lying, default=0) + 1 == len(lying), "cards lie without a gap"
            assert bool(self.ship_favours[side]) == bool(self.covered[side] and self.tables.side_favours[side]), (
                "a side has its favour exactly as long as its centre is covered"
            )
            if self.covered[side]:
                inner = [slot % SLOTS for slot in self.tables.centre[side]]
                assert len(self.covered[side]) == len(inner), "central cards are revealed together"
                assert all(row[slot] < 0 for slot in inner), "no card lies over a covered one"
                assert row[min(inner) - 1] >= 0, "the stern end is face up"
                assert row[max(inner) + 1] >= 0, "the bow end is face up"
        left = sum(1 for card in self.ship if card >= 0) + len(self.covered[0]) + len(self.covered[1])
        assert left >= 1, "the ship is never empty"

    def hold_boards(self) -> None:
        tables = self.tables
        for seat in range(self.seats):
            assert all(0 <= level <= top for level, top in zip(self.skills[seat], tables.top, strict=True)), "tracks"
            heights = [self.height(seat, skill) for skill in range(SKILLS)]
            assert all(height <= limit for height, limit in zip(heights, tables.column, strict=True)), "full columns"
            assert min(heights) <= LINES_AT_MOST, "two lines at most"
            assert tables.start_stories <= len(self.stories[seat]) <= tables.story_limit, "one to six stories"
            assert self.favours[seat] >= 0, "favours are not borrowed"
            assert (self.epics[seat] >= 0) == self.has_all_types(self.adventures[seat]), "the epic is automatic"
        assert self.bought <= tables.purchases, "one purchase in a turn"
        assert len(self.automa_stories) == (tables.automa_stories if tables.solo else 0), "its stories never change"

    def hold_turns(self) -> None:
        """ODY-END-2. After turn t the player in place k has ceil((t - k) / players) cards."""
        players = self.tables.players
        done = self.turn if self.over else self.turn - 1
        assert self.turn <= players * self.tables.cards_per_seat, "eleven turns each"
        for seat in range(players):
            due = max(0, -((self.place_in_turn(seat) - done) // players))
            have = self.cards_of(seat)
            in_turn = seat == self.active and not self.over and self.chosen < 0
            assert have == due or (in_turn and have == due + 1), f"seat {seat} has {have} cards in turn {self.turn}"
        if self.over:
            assert self.turn == players * self.tables.cards_per_seat, "the game lasts eleven turns each"
            assert not self.deck
            assert self.chosen == NOBODY
