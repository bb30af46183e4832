"""The game alone: what its network is told of the Automa beside the own board and the ship, and how it judges.

Among seats a board is worth its points, whatever the others have. Alone the Automa is beaten or not, and what it will
have lies on the ship: a card that suits its stories is better taken from it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from kylix.bots.fitted import Weights, squash
from kylix.bots.network import LARGEST, Network, Part, load
from kylix.games.odysseus import scoring
from kylix.games.odysseus.bot.evaluation import EPIC_CARDS, Judge, board_of, missing_types, settled
from kylix.games.odysseus.bot.inputs import INPUTS, NetworkJudge, Promise, Ship, of_board, of_ship
from kylix.games.odysseus.phases.ship import cards_left, end_slot
from kylix.games.odysseus.state import Odysseus
from kylix.games.odysseus.tables import Tables

ALL_INPUTS: Final = INPUTS + 18
HALVES: Final = 2
QUARTERS: Final = 4
EIGHTHS: Final = 8
"""How finely points are told that are means."""


def inputs(s: Odysseus, seat: int) -> list[int]:
    """Nothing that the seat cannot see is asked for."""
    board = board_of(s, seat)
    own = of_board(board)
    ship = of_ship(Ship(s, 0), seat in s.to_act, Promise(board))
    return [*own, *ship, *Outlook(s.tables, s.automa_stories).of(s, own[0])]


class Outlook:
    """What the Automa has and what may come to it, with these stories."""

    def __init__(self, tables: Tables, stories: list[int]) -> None:
        self.tables: Final = tables
        self.worth: Final = [0] * len(tables.vp)
        """By card: what it brings those stories."""
        for story in stories:
            for card, is_match in enumerate(tables.matches[story]):
                if is_match:
                    self.worth[card] += tables.story_vp[story]

    def of(self, s: Odysseus, points: int) -> list[int]:
        """For the network, beside so many points of one's own."""
        tables, worth, own = self.tables, self.worth, s.automa_cards
        left, on_ship = tables.cards_per_seat - len(own), cards_left(s)
        cards = [card for card in s.ship if card >= 0]
        lying, unseen = sum([worth[card] for card in cards]), self.mean_unseen(s)
        here = (on_ship - 1) // 2 if s.deck else left
        from_here = here * (lying + (on_ship - len(cards)) * unseen) / max(1, on_ship)
        ahead = from_here + (left - here) * unseen
        missing = 0 if s.automa_epic >= 0 else missing_types(tables, tuple(own))
        tile = tables.epic_vp[s.epic_stack[0]] if s.epic_stack else 0
        epic = tile * min(1.0, left / (EPIC_CARDS * missing)) if missing else 0.0
        now, first = scoring.automa_total(s), self.met_first(s)
        in_all = now + ahead + epic
        told = [
            int(points - in_all),
            int(HALVES * (points - in_all)),
            now,
            int(in_all),
            int(HALVES * ahead),
            int(HALVES * from_here),
            left,
            here,
            missing,
            1 if s.automa_epic >= 0 else 0,
            tile if missing else 0,
            int(QUARTERS * epic),
            self.new_types(own, first) if missing else 0,
            EIGHTHS * lying // max(1, len(cards)),
            max([worth[card] for card in first], default=0),
            QUARTERS * sum([worth[card] for card in first]) // max(1, len(first)),
            int(EIGHTHS * unseen),
            len(s.automa_stories),
        ]
        return [max(-LARGEST, min(LARGEST, number)) for number in told]

    def mean_unseen(self, s: Odysseus) -> float:
        """What a card that nobody has seen brings in the mean."""
        total, count = sum(self.worth), len(self.worth)
        for zone in (s.automa_cards, s.adventures[0], s.rested[0], s.discarded, s.ship):
            for card in zone:
                if card >= 0:
                    total -= self.worth[card]
                    count -= 1
        return total / max(1, count)

    def met_first(self, s: Odysseus) -> list[int]:
        """By path: the card that the Automa takes if that is its way."""
        found: list[int] = []
        for path in self.tables.paths:
            for end in path:
                slot = end_slot(s, end)
                if slot >= 0:
                    found.append(s.ship[slot])
                    break
        return found

    def new_types(self, own: list[int], cards: list[int]) -> int:
        """How many of the cards are of a type that the Automa lacks."""
        bits, seen = self.tables.type_bit, 0
        for card in own:
            seen |= bits[card]
        return len([card for card in cards if not seen & bits[card]])


class AloneJudge(NetworkJudge):
    """Judges the chance to beat the Automa."""

    def __init__(self, weights: Weights, network: Network) -> None:
        super().__init__(weights, network)
        self.of_automa: Final = Part(network.first.rows[INPUTS:])
        self.outlook: Outlook | None = None
        self.stories: list[int] = []
        """Whose outlook that is."""

    def expected_points(self, s: Odysseus, seat: int) -> float:
        """By the fit: the network answers chances only."""
        return Judge.expected_points(self, s, seat)

    def value(self, s: Odysseus, seat: int) -> float:
        if s.over:
            return settled(s, seat)
        known, ship = self.known_of(board_of(s, seat)), self.ship_of(s)
        if self.outlook is None or self.stories != s.automa_stories or self.outlook.tables is not s.tables:
            self.outlook, self.stories = Outlook(s.tables, s.automa_stories), s.automa_stories.copy()
        added = self.of_ship.added(of_ship(ship, seat in s.to_act, known.promise))
        return squash(self.network.beyond(known.sums + added + self.of_automa.added(self.outlook.of(s, known.now))))


@cache
def learnt() -> Network | None:
    return load(Path(__file__).with_name("alone.json"), ALL_INPUTS)
