"""How bots think about Troia: turns worth looking at, ways to judge a position, and reasons in words."""

from __future__ import annotations

from typing import Any

from kylix.bots.fitted import Weights
from kylix.bots.limits import SearchLimits
from kylix.bots.network import Network
from kylix.bots.title_bot import Turn
from kylix.bots.worlds import setting_of
from kylix.core.state import State
from kylix.games.troia import scoring
from kylix.games.troia.bot import evaluation, inputs, turns
from kylix.games.troia.moves import DRAW
from kylix.games.troia.state import Troia
from kylix.games.troia.tables import FAR, FORWARD, HEROES_FORWARD
from kylix.kit.view import things

READY_FAR = evaluation.SIDE_FEATURES.index("ready-far")
READY_REACH = evaluation.SIDE_FEATURES.index("ready-reach")
LEARNT = 0.5
"""What novice, deckhand and sailor have of the fit: rules of thumb alone do not see what the other side threatens."""


class TroiaBot:
    limits = SearchLimits(unsteady=0.07, overlooked=0.25)

    def __init__(self, weights: Weights | None, network: Network | None = None, share: float = 1.0) -> None:
        """Without weights positions are judged by the rules of thumb, with a share of them by something between."""
        self.weights = weights
        self.share = share
        self.network = network
        """It learnt the set of the title; with another one the weights judge."""
        self.able = self if network is None else TroiaBot(weights)

    def turns(self, s: State, seat: int) -> list[Turn]:
        assert isinstance(s, Troia)
        return turns.turns(s, seat, self.value)

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Troia)
        if self.weights is None:
            return evaluation.rule_of_thumb(s, seat)
        if self.network is not None and setting_of(s).components.is_base:
            return inputs.chance(self.network, s, seat)
        if self.share < 1:
            return evaluation.partly_fitted(self.weights, self.share, s, seat)
        return evaluation.chance(self.weights, s, seat)

    def why(self, before: State, turn: Turn, seat: int) -> tuple[str, dict[str, Any]]:
        """The first that is true: it wins, makes progress, prepares it, hinders the other side, moves heroes."""
        after = turn.after
        assert isinstance(before, Troia)
        assert isinstance(after, Troia)
        if after.over and after.winner == seat:
            return "because-win", {}
        done = scoring.progress(after)[seat]
        if done > scoring.progress(before)[seat] and turn.line[-1] is not DRAW:
            return "because-troia-progress", {"count": done}
        if after.over:
            return "because-best", {}
        key = prepares(before, after, seat)
        if key:
            return key, {}
        if turn.line[-1] is DRAW:
            return "because-troia-draw", {"count": len(before.hand[seat])}
        return moved(before, after, seat)


def prepares(before: Troia, after: Troia, seat: int) -> str:
    """What the turn brings about, or prevents, one turn ahead."""
    was, now = evaluation.side(before, seat), evaluation.side(after, seat)
    if now[READY_FAR] and not was[READY_FAR]:
        return "because-troia-ready"
    far = FAR[1 - seat]
    if before.heroes.count(far) > after.heroes.count(far) < HEROES_FORWARD:
        return "because-troia-stop"
    return "because-troia-reach" if now[READY_REACH] and not was[READY_REACH] else ""


def moved(before: Troia, after: Troia, seat: int) -> tuple[str, dict[str, Any]]:
    ahead = [
        (FORWARD[seat] * (now - then), hero)
        for hero, (then, now) in enumerate(zip(before.heroes, after.heroes, strict=True))
    ]
    way, hero = max(ahead)
    if way <= 0:
        return "because-best", {}
    return "because-troia-hero", things(setting_of(after), {"hero": hero, "space": after.heroes[hero]})
