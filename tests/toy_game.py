"""A toy title for the kernel's own tests: all seats bid a secret card at once, the highest single bid scores.

It has what Troia has not: a common question, free moves, and a standing rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from kylix.core.chance import Chance
from kylix.core.errors import Reason
from kylix.core.events import Event
from kylix.core.flow import Choice, Match, Together
from kylix.core.moves import FreeMove, Move
from kylix.core.state import State
from kylix.kit.components import ComponentSet
from kylix.kit.game import Game, Setting
from kylix.kit.names import everybody, nobody, owner
from kylix.kit.options import Option, Value
from kylix.kit.redeal import Hidden

SUITS = 3


class Bid(Move):
    VERB: ClassVar[str] = "bid"

    def __init__(self, card: int) -> None:
        self.card = card


class Keep(Move):
    VERB: ClassVar[str] = "keep"


class Boast(FreeMove):
    VERB: ClassVar[str] = "boast"


class Toy(State):
    hand: list[list[int]]
    deck: list[int]
    points: list[int]
    boasts: list[int]
    ended: int

    def clone(self) -> Toy:
        other = Toy()
        self.copy_kernel(other)
        other.hand = [hand.copy() for hand in self.hand]
        other.deck = self.deck.copy()
        other.points = self.points.copy()
        other.boasts = self.boasts.copy()
        other.ended = self.ended
        return other

    def invariants(self) -> None:
        assert self.deck == sorted(set(self.deck)) or self.deck


class Auction(Match[Toy]):
    CLAUSE: ClassVar[str] = "TOY-1"

    def step(self, s: Toy, at: int) -> None:
        if at == 0:
            cards = list(range(5 * s.seats))
            for hand in s.hand:
                for _ in range(5):
                    hand.append(cards.pop(s.random_below(len(cards))))
                hand.sort()
        elif not any(s.hand):
            s.finish()
        else:
            s.turn += 1
            s.call(SecretBid())

    def standing(self, s: Toy) -> bool:
        """Two points win at once, whatever question is open."""
        if max(s.points) < 2:
            return False
        s.ended = 1
        s.finish()
        return True

    def free_moves(self, s: Toy, seat: int) -> list[Move]:
        return [Boast()] if s.boasts[seat] < 2 else []

    def choose_free(self, s: Toy, seat: int, move: Move) -> None:
        s.boasts[seat] += 1
        if s.boasts[seat] == 2:
            s.call(ThinkAgain(seat))


class SecretBid(Together[Toy]):
    """TOY-2. All bid at once."""

    CLAUSE: ClassVar[str] = "TOY-2"

    def seats(self, s: Toy) -> list[int]:
        return [seat for seat in range(s.seats) if s.hand[seat]]

    def options(self, s: Toy, seat: int) -> list[Move]:
        return [Bid(card) for card in s.hand[seat]]

    def reveal(self, s: Toy, answers: list[Move | None]) -> None:
        bids = [answer.card if isinstance(answer, Bid) else -1 for answer in answers]
        for seat, card in enumerate(bids):
            if card >= 0:
                s.hand[seat].remove(card)
        best = max(bids)
        s.points[bids.index(best)] += 1
        if s.log is not None:
            s.log.append(Event("bids-shown", {"cards": bids}))

    def why_not(self, s: Toy, seat: int, move: Move) -> list[Reason]:
        return [Reason("TOY-2", "not-in-hand", {"card": move.card})] if isinstance(move, Bid) else []


class ThinkAgain(Choice[Toy]):
    """TOY-3. After the second boast one must say so, while the bidding stays open below."""

    CLAUSE: ClassVar[str] = "TOY-3"

    def options(self, s: Toy, seat: int) -> list[Move]:
        return [Keep()]

    def choose(self, s: Toy, seat: int, move: Move) -> None:
        return


def blank(setting: Setting, chance: Chance) -> Toy:
    s = Toy()
    s.begin(setting, setting.seats, chance)
    s.hand = [[] for _ in range(setting.seats)]
    s.deck = [0]
    s.points = [0] * setting.seats
    s.boasts = [0] * setting.seats
    s.ended = 0
    return s


def unseen(s: Toy, seat: int) -> list[list[Hidden]]:
    return [[Hidden((hand,), sorted=True) for other, hand in enumerate(s.hand) if other != seat]]


def no_tables(spec: Any, options: Mapping[str, Value], seats: int) -> None:
    return None


TOY = Game(
    title="toy",
    name="Toy",
    prefix="TOY",
    version="1",
    folder=Path(__file__).parent / "toy",
    seats=(2, SUITS),
    options=(Option("stakes", 1, "TOY-1", span=(1, 3)), Option("open", False, "TOY-2")),
    components=ComponentSet,
    tables=no_tables,
    blank=blank,
    root=Auction,
    names=lambda spec: {"seat": ("A", "B", "C"), "card": tuple(f"N{n}" for n in range(15))},
    kinds={"card": "card", "cards": "card", "seat": "seat"},
    seen_by={
        "hand": owner("card"),
        "deck": nobody("card"),
        "points": everybody(),
        "boasts": everybody(),
        "ended": everybody(),
    },
    unseen=unseen,
    frames={"Auction": Auction, "SecretBid": SecretBid, "ThinkAgain": ThinkAgain},
    moves={"bid": Bid, "keep": Keep, "boast": Boast},
    scores=lambda s: list(s.points),
    ranking=lambda s: [1 + sum(other > mine for other in s.points) for mine in s.points],
    sheet=lambda s: {"points": list(s.points)},
    result=lambda s: "points" if s.ended else "cards",
    clauses={"over": "TOY-1", "turn": "TOY-2"},
)
