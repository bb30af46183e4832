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
        sure=24.0,
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
        """Of a question that decides a part the network judges them. Else the weights say which is better, and the
        network how good they are."""
        assert isinstance(s, Deukalion)
        if self.looks_first(s):
            return turns.turns(s, seat, self.value)
        return self.with_more(turns.turns(s, seat, self.at_sight), s, seat)

    def some(self, s: State, seat: int, keys: Set[Hashable]) -> list[Turn]:
        assert isinstance(s, Deukalion)
        return self.with_more(turns.turns(s, seat, self.at_sight, only=keys), s, seat)

    def glance(self, s: State, seat: int) -> Turn:
        assert isinstance(s, Deukalion)
        best = max(turns.turns(s, seat, self.at_sight, True), key=lambda turn: turn.value)
        return self.with_more([best], s, seat)[0]

    def with_more(self, found: list[Turn], s: Deukalion, seat: int) -> list[Turn]:
        """Where a turn ends the game, what it is worth is known: there the weights say it of all."""
        more = 0.0 if any(turn.after.over for turn in found) else self.more(s, seat)
        return [turn._replace(value=turn.value + more) for turn in found] if more else found

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

    def sure(self, s: State) -> float:
        assert isinstance(s, Deukalion)
        return self.limits.sure if self.looks_first(s) else self.limits.prior

    def looks_first(self, s: Deukalion) -> bool:
        """Whether the network judges what is listed: parts, not small answers, of which the weights know more."""
        return self.is_learnt(s) and self.weighty(s)

    def is_learnt(self, s: Deukalion) -> bool:
        """Whether it is such a game as the network learnt."""
        return self.network is not None and s.seats == inputs.SEATS and setting_of(s).components.is_base

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Deukalion)
        if self.network is not None and self.is_learnt(s):
            return inputs.chance(self.network, s, seat)
        return self.at_sight(s, seat)

    def more(self, s: State, seat: int) -> float:
        """By how much the network thinks better of a position than the weights."""
        assert isinstance(s, Deukalion)
        return self.value(s, seat) - self.at_sight(s, seat) if self.network is not None else 0.0

    def at_rest(self, s: State, seat: int) -> float:
        """What was played on is judged by the weights: archons that judged it by the network won no more."""
        assert isinstance(s, Deukalion)
        return self.at_sight(s, seat)

    def at_sight(self, s: Deukalion, seat: int) -> float:
        """Without the network."""
        if self.weights is None:
            return evaluation.rule_of_thumb(s, seat)
        return evaluation.chance(self.weights, s, seat)

    def why(self, before: State, turn: Turn, seat: int) -> tuple[str, dict[str, Any]]:
        assert isinstance(before, Deukalion)
        return reasons.why(before, turn, seat)
