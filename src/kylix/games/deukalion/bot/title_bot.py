"""How bots think about Deukalion: parts worth looking at, two ways to judge a position, and reasons in words."""

from __future__ import annotations

from collections.abc import Hashable, Sequence, Set
from functools import cached_property
from typing import Any, Final

from kylix.bots.fitted import Weights
from kylix.bots.limits import SearchLimits
from kylix.bots.network import Network
from kylix.bots.title_bot import Turn
from kylix.bots.worlds import setting_of
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.games.deukalion.bot import evaluation, inputs, reasons, rollout_policy, turns
from kylix.games.deukalion.phases.turn import ChooseAction, ChoosePart, PlaceKylix
from kylix.games.deukalion.state import Deukalion
from kylix.games.deukalion.tables import MOVE

WEIGHTY: Final = (ChoosePart, PlaceKylix, ChooseAction)
"""Questions that decide a part; what is left after the Move is small."""

LEARNT: Final = 0.4
"""What the captain has of the fit."""


class DeukalionBot:
    limits = SearchLimits(
        unsteady=0.06,
        overlooked=0.25,
        deckhand=0.22,
        captain_worlds=5,
        promising=3,
        considered=5,
        margin=0.1,
        breadth=40,
        onward=4,
        prior=4.0,
    )

    def __init__(self, weights: Weights | None, network: Network | None = None) -> None:
        """Without weights positions are judged by the rules of thumb."""
        self.weights = weights
        self.network = network
        """It learnt games of two with the set of the title; elsewhere the weights judge."""

    @cached_property
    def able(self) -> DeukalionBot:
        """The captain's: some of the way from the rules of thumb to what was fitted."""
        return DeukalionBot(evaluation.partly_fitted(LEARNT))

    def turns(self, s: State, seat: int) -> list[Turn]:
        assert isinstance(s, Deukalion)
        return turns.turns(s, seat, self.value)

    def some(self, s: State, seat: int, keys: Set[Hashable]) -> list[Turn]:
        assert isinstance(s, Deukalion)
        return turns.turns(s, seat, self.value, only=keys)

    def glance(self, s: State, seat: int) -> Turn:
        assert isinstance(s, Deukalion)
        return max(turns.turns(s, seat, self.value, True), key=lambda turn: turn.value)

    def played(self, s: State, seat: int, line: Sequence[Move]) -> State:
        after = s.clone()
        for move in line:
            after.apply(seat, move)
        assert isinstance(after, Deukalion)
        rollout_policy.finish(after)
        return after

    def gone(self, s: State) -> float:
        assert isinstance(s, Deukalion)
        return max(s.points) / s.tables.target

    def weighty(self, s: State) -> bool:
        """Not where all dice show the same, for there is but one way to set the Kylix down."""
        assert isinstance(s, Deukalion)
        top = s.stack[-1]
        if isinstance(top, PlaceKylix) and len(set(s.dice[1:])) == 1:
            return False
        return isinstance(top, WEIGHTY) and (s.rotation < 0 or not s.done & (1 << MOVE))

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Deukalion)
        if self.weights is None:
            return evaluation.rule_of_thumb(s, seat)
        if self.network is not None and s.seats == inputs.SEATS and setting_of(s).components.is_base:
            return inputs.chance(self.network, s, seat)
        return evaluation.chance(self.weights, s, seat)

    def why(self, before: State, turn: Turn, seat: int) -> tuple[str, dict[str, Any]]:
        assert isinstance(before, Deukalion)
        return reasons.why(before, turn, seat)
