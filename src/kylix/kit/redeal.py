"""Redeal: a state that a seat cannot tell from the real one. Bots think about these and never see another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kylix.core.chance import Chance, mix, whole
from kylix.core.flow import Together
from kylix.core.ids import Given
from kylix.core.state import State

if TYPE_CHECKING:
    from kylix.kit.game import Setting


@dataclass(frozen=True)
class Hidden:
    """Zones of one owner whose content a seat cannot see, but for cards it knows to be in one or another of them."""

    zones: tuple[list[int], ...]
    known: tuple[int, ...] = ()
    sorted: bool = False
    """A sorted zone stays sorted; the order of any other is hidden too."""
    keep: Callable[[tuple[list[int], ...]], None] | None = None
    """Puts what was dealt into the state, where `zones` are not the state's own lists."""


class Dealer:
    """Chance for redealing, apart from the chance of the game."""

    def __init__(self, seed: Given) -> None:
        self.chance = Chance(mix(whole(seed)))
        self.n = 0

    def random_below(self, bound: int) -> int:
        self.n += 1
        return self.chance.outcome(self.n, bound)

    def shuffle(self, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            at = self.random_below(last + 1)
            cards[last], cards[at] = cards[at], cards[last]


def redeal(setting: Setting, s: State, seat: Given, seed: Given) -> State:
    """All states with the same view of the seat give the same one, so that it tells nothing else."""
    setting.check_seat(seat)
    other = s.clone()
    dealer = Dealer(seed)
    for pool in setting.game.unseen(other, seat):
        deal_back(dealer, pool)
    setting.game.imagine(other, seat, dealer)
    other.chance = Chance(mix(dealer.random_below(1 << 62)))
    other.drawn = 0
    other.refresh()
    answer_anew(dealer, other, seat)
    return other


def answer_anew(dealer: Dealer, s: State, seat: int) -> None:
    """The hidden answers of the others to the common question, which need not be the one on top."""
    common = [frame for frame in s.stack if isinstance(frame, Together)]
    answers = list(s.answers)
    for asked, answer in enumerate(answers):
        if answer is not None and asked != seat:
            options = common[-1].options(s, asked)
            answers[asked] = options[dealer.random_below(len(options))]
    s.answers = tuple(answers)


def deal_back(dealer: Dealer, pool: list[Hidden]) -> None:
    """Gather the unknown cards of the pool and deal them out again, as many to each place as it had."""
    cards = sorted(card for hidden in pool for zone in hidden.zones for card in zone if card not in hidden.known)
    dealer.shuffle(cards)
    for hidden in pool:
        kept = sorted(card for zone in hidden.zones for card in zone if card in hidden.known)
        need = sum(len(zone) for zone in hidden.zones) - len(kept)
        heap = kept + [cards.pop() for _ in range(need)]
        dealer.shuffle(heap)
        for zone in hidden.zones:
            zone[:] = [heap.pop() for _ in zone]
            if hidden.sorted:
                zone.sort()
        if hidden.keep is not None:
            hidden.keep(hidden.zones)
