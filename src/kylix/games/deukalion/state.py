"""The state of Deukalion, and what must always hold."""

from __future__ import annotations

from typing import Final

from kylix.core.ids import NOBODY
from kylix.core.state import State
from kylix.games.deukalion.tables import Tables

UNDER_WAY: Final = 0
ENDED: Final = 1
HOME: Final = 2


class Deukalion(State):
    """Decks are listed top first; hands and cargo are kept sorted. Seats sit clockwise."""

    __slots__ = (
        "aboard",
        "active",
        "adventure",
        "bonus",
        "cargo",
        "course",
        "crossing",
        "deck",
        "dice",
        "display",
        "done",
        "earned",
        "earned_by",
        "ending",
        "fighters",
        "fresh",
        "gained",
        "hand",
        "held",
        "honour",
        "hydra",
        "lasting",
        "lasting_by",
        "lyre",
        "played",
        "points",
        "pursuits",
        "pushed",
        "removed",
        "rotation",
        "sailor",
        "secret",
        "served",
        "ships",
        "shown",
        "spaces",
        "steps",
        "supply",
        "tables",
        "thrown",
        "underworld",
        "winners",
    )
    # More fields than an instance dictionary keeps compact: slots make clones half as dear.

    tables: Tables
    active: int
    dice: list[int]
    """The centre die, then the outer ones clockwise; empty before the first shake."""
    rotation: int
    done: int
    """One bit for each action carried out this turn."""
    served: int
    """The inactive player whose part of the turn it is."""
    sailor: int
    """Whose sail window is open."""
    steps: int
    """Steps left in it."""
    course: int
    """0 under way, 1 the movement has ended, 2 the window is over."""
    adventure: bool
    """The adventure of the window is used."""
    lyre: bool
    """The ship may cross the Hydra in this window."""
    crossing: bool
    """The ship is on the square of the Hydra and must go on."""
    ships: list[int]
    pushed: list[bool]
    hydra: int
    aboard: list[int]
    cargo: list[list[int]]
    underworld: list[int]
    held: list[int]
    """By settlement: who holds it."""
    spaces: list[int]
    """By treasure space: the treasure that lies there."""
    deck: list[int]
    hand: list[list[int]]
    fresh: list[list[int]]
    """By seat: cards just received that may be played at once; they are not yet in the hand. Mostly empty."""
    played: int
    """The last Action card that was played."""
    lasting: list[int]
    """Permanent cards in play, and whose they are."""
    lasting_by: list[int]
    pursuits: list[int]
    """The deck of Pursuit cards."""
    display: list[int]
    secret: list[list[int]]
    shown: list[bool]
    """By seat: everybody has seen its secret pursuit."""
    earned: list[int]
    """Completed pursuits, and whose they are."""
    earned_by: list[int]
    removed: tuple[int, ...]
    points: list[int]
    honour: list[int]
    supply: int
    fighters: list[int]
    """Who takes part in the challenge in course, the challenger first."""
    thrown: list[int]
    """For each who takes part in the challenge: hoplites skull up, skull down, on edge, saved."""
    bonus: list[int]
    """For each who takes part: half points from cards."""
    gained: int
    """One bit for each seat that gained cards or hoplites out of its own part and may claim for it."""
    winners: tuple[int, ...]
    ending: int

    def prepare(self, tables: Tables) -> None:
        """DEU-SETUP-2, 5, 7. The board with the Hydra, full shipboards, nothing dealt yet."""
        seats = self.seats
        self.tables = tables
        self.active = NOBODY
        self.dice = []
        self.rotation = -1
        self.done = 0
        self.served = NOBODY
        self.sailor = NOBODY
        self.steps = 0
        self.course = HOME
        self.adventure = False
        self.lyre = False
        self.crossing = False
        self.ships = [-1] * seats
        self.pushed = [False] * seats
        self.hydra = tables.hydra_start
        self.aboard = [tables.crew] * seats
        self.cargo = [[] for _ in range(seats)]
        self.underworld = [0] * seats
        self.held = [NOBODY] * len(tables.garrison)
        self.spaces = [-1] * len(tables.treasures)
        self.deck = []
        self.hand = [[] for _ in range(seats)]
        self.fresh = []
        self.played = -1
        self.lasting = []
        self.lasting_by = []
        self.pursuits = []
        self.display = [-1] * tables.displayed
        self.secret = [[] for _ in range(seats)]
        self.shown = [False] * seats
        self.earned = []
        self.earned_by = []
        self.removed = ()
        self.points = [0] * seats
        self.honour = [0] * seats
        self.supply = tables.supply
        self.fighters = []
        self.thrown = []
        self.bonus = []
        self.gained = 0
        self.winners = ()
        self.ending = -1

    def clone(self) -> Deukalion:
        other = Deukalion()
        self.copy_kernel(other)
        other.tables = self.tables
        other.active = self.active
        other.dice = self.dice.copy()
        other.rotation = self.rotation
        other.done = self.done
        other.served = self.served
        other.sailor = self.sailor
        other.steps = self.steps
        other.course = self.course
        other.adventure = self.adventure
        other.lyre = self.lyre
        other.crossing = self.crossing
        other.ships = self.ships.copy()
        other.pushed = self.pushed.copy()
        other.hydra = self.hydra
        other.aboard = self.aboard.copy()
        other.cargo = [zone.copy() for zone in self.cargo]
        other.underworld = self.underworld.copy()
        other.held = self.held.copy()
        other.spaces = self.spaces.copy()
        other.deck = self.deck.copy()
        other.hand = [zone.copy() for zone in self.hand]
        other.fresh = [zone.copy() for zone in self.fresh] if self.fresh else []
        other.played = self.played
        other.lasting = self.lasting.copy()
        other.lasting_by = self.lasting_by.copy()
        self.copy_rest(other)
        return other

    def copy_rest(self, other: Deukalion) -> None:
        """The second half of a clone: pursuits, points, the challenge in course."""
        other.pursuits = self.pursuits.copy()
        other.display = self.display.copy()
        other.secret = [zone.copy() for zone in self.secret]
        other.shown = self.shown.copy()
        other.earned = self.earned.copy()
        other.earned_by = self.earned_by.copy()
        other.removed = self.removed
        other.points = self.points.copy()
        other.honour = self.honour.copy()
        other.supply = self.supply
        other.fighters = self.fighters.copy()
        other.thrown = self.thrown.copy()
        other.bonus = self.bonus.copy()
        other.gained = self.gained
        other.winners = self.winners
        other.ending = self.ending

    # --- what rules ask for ---------------------------------------------------------------------------------------

    def room(self, seat: int) -> int:
        """DEU-GEN-10. Free places on the shipboard."""
        return self.tables.room - self.aboard[seat] - len(self.cargo[seat])

    def is_free(self, square: int) -> bool:
        return square != self.hydra and square not in self.ships

    def value(self, symbol: int) -> int:
        """DEU-KYLIX-6. The die that lies on a symbol."""
        return self.value_at(symbol, self.rotation)

    def value_at(self, symbol: int, rotation: int) -> int:
        dice = self.dice
        return dice[1 + (self.tables.ring[symbol] + rotation) % (len(dice) - 1)]

    def lasting_bonus(self, seat: int, amounts: list[int]) -> int:
        """DEU-ACTION-5. What the seat's permanent cards add; `amounts` says by card how much."""
        total = 0
        for at, card in enumerate(self.lasting):
            if self.lasting_by[at] == seat:
                total += amounts[card]
        return total

    def clockwise(self) -> list[int]:
        """All seats from the active player on."""
        return [(self.active + step) % self.seats for step in range(self.seats)]

    def lose(self, seat: int, count: int) -> None:
        """Hoplites of the shipboard go to the Underworld."""
        self.aboard[seat] -= count
        self.underworld[seat] += count

    # --- what must always hold --------------------------------------------------------------------------------------

    def score(self, seat: int) -> int:
        """DEU-GEN-3. Worked out anew from what lies on the table; `points` keeps it up to date."""
        tables = self.tables
        settled = sum(tables.garrison[place] for place, owner in enumerate(self.held) if owner == seat)
        pairs = zip(self.earned, self.earned_by, strict=True)
        return settled + self.honour[seat] + sum(tables.points[pursuit] for pursuit, owner in pairs if owner == seat)

    def invariants(self) -> None:
        """Nothing is lost, doubled or off the board."""
        tables = self.tables
        for seat in range(self.seats):
            settled = sum(tables.garrison[place] for place, owner in enumerate(self.held) if owner == seat)
            crew = self.aboard[seat] + self.underworld[seat] + settled
            assert crew == tables.crew, "every hoplite is in one place"
            assert self.aboard[seat] >= 0, "no shipboard owes hoplites"
            assert self.underworld[seat] >= 0, "the Underworld owes no hoplites"
            assert self.room(seat) >= 0, "no shipboard holds too much"
            assert self.points[seat] == self.score(seat), "points are what lies on the table"
            assert self.hand[seat] == sorted(self.hand[seat]), "hands are sorted"
            assert self.cargo[seat] == sorted(self.cargo[seat]), "cargo is sorted"
        self.check_stock()
        self.check_board()

    def check_stock(self) -> None:
        tables = self.tables
        if self.deck or any(self.hand):
            cards = [*self.deck, *self.lasting, *[card for zone in [*self.hand, *self.fresh] for card in zone]]
            counts = [cards.count(card) for card in range(len(tables.copies))]
            assert counts == tables.copies, "every card is in one place"
        treasures = [*self.spaces, *[colour for zone in self.cargo for colour in zone]]
        assert sorted(colour for colour in treasures if colour >= 0) == sorted(tables.treasures), "treasures are kept"
        pursuits = [*self.pursuits, *self.display, *self.earned, *self.removed]
        pursuits += [pursuit for zone in self.secret for pursuit in zone]
        found = sorted(pursuit for pursuit in pursuits if pursuit >= 0)
        assert found == list(range(len(tables.points))), "every pursuit is in one place"
        assert self.supply == max(0, tables.supply - sum(self.honour)), "the supply counts down to nothing"

    def check_board(self) -> None:
        """DEU-Q26, DEU-Q43: a piece that could not be relocated, and a ship that crosses, are the exceptions."""
        tables = self.tables
        assert self.hydra in range(len(tables.kind)), "the Hydra is on the board"
        assert tables.hydra_next[self.hydra] or self.hydra == tables.hydra_start, "the Hydra is at sea"
        for ship in self.ships:
            assert ship == -1 or tables.next[ship], "ships are on the water"
        assert self.sailor == NOBODY or self.course in (UNDER_WAY, ENDED, HOME), "a window has a state"
        assert not self.crossing or self.ships[self.sailor] == self.hydra, "who crosses is on the Hydra's square"
        assert len(self.dice) in (0, 5), "five dice"
        assert not self.thrown or min(self.thrown) >= 0, "nobody throws less than nothing"
