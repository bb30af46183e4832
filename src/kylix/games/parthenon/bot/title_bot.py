"""How bots think about Parthenon: plans worth looking at, two ways to judge a position, and reasons in words."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Any, Final

from kylix.bots.fitted import Weights
from kylix.bots.limits import SearchLimits
from kylix.bots.network import Network
from kylix.bots.title_bot import Turn
from kylix.bots.worlds import setting_of
from kylix.core.flow import Frame
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.games.parthenon.bot import evaluation, home, inputs, sea, turns
from kylix.games.parthenon.bot.goods import ABLE, HABIT, KEEN, Taste
from kylix.games.parthenon.effects.events import NameIsland
from kylix.games.parthenon.moves import Accept, Counter, Offer, Reject, Show, Withdraw
from kylix.games.parthenon.phases.abroad import TradeAbroad
from kylix.games.parthenon.phases.archon import CastVote, PickArchon
from kylix.games.parthenon.phases.build import SpendGoods
from kylix.games.parthenon.phases.discard import KeepCards
from kylix.games.parthenon.phases.event import Donations
from kylix.games.parthenon.phases.harbour import LookAtHarbour
from kylix.games.parthenon.phases.loading import LoadFleets
from kylix.games.parthenon.phases.offers import MakeOffers
from kylix.games.parthenon.sea_moves import Reveal, Sacrifice, Send
from kylix.games.parthenon.state import Parthenon
from kylix.kit.view import things

MOST_ANSWERS: Final = 400


class ParthenonBot:
    limits = SearchLimits(
        unsteady=0.012,
        overlooked=0.3,
        sailor_worlds=1,
        captain_worlds=2,
        promising=3,
        breadth=60,
        prior=20.0,
    )

    def __init__(self, weights: Weights | None, taste: Taste | None = None, network: Network | None = None) -> None:
        """Without weights positions are judged by the rules of thumb."""
        self.weights = weights
        self.taste = taste or (HABIT if weights is None else KEEN)
        self.network = network
        """It learnt the set of the title; with another one the weights judge."""

    @cached_property
    def able(self) -> ParthenonBot:
        """The captain's: rules of thumb, but with a better taste than the sailor's."""
        able = ParthenonBot(None, ABLE)
        able.limits = replace(self.limits, prior=6.0)
        return able

    def turns(self, s: State, seat: int) -> list[Turn]:
        """Which of them is better the weights say, in steps too small for a network; how good they are it says."""
        assert isinstance(s, Parthenon)
        more = self.more(s, seat)
        found = turns.turns(s, seat, self.taste, self.at_sight)
        return [turn._replace(value=turn.value + more) for turn in found] if more else found

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Parthenon)
        if self.network is not None and self.weights is not None and setting_of(s).components.is_base:
            return inputs.chance(self.network, self.weights, s, seat, self.taste)
        return self.at_sight(s, seat)

    def more(self, s: State, seat: int) -> float:
        """By how much the network thinks better of a position than the weights."""
        assert isinstance(s, Parthenon)
        return self.value(s, seat) - self.at_sight(s, seat) if self.network is not None else 0.0

    def at_rest(self, s: State, seat: int) -> float:
        """Plans are compared by the weights, too: whether the network does it better is not known."""
        assert isinstance(s, Parthenon)
        return self.at_sight(s, seat)

    def at_sight(self, s: Parthenon, seat: int) -> float:
        """Without the network."""
        if self.weights is None:
            return evaluation.rule_of_thumb(s, seat, self.taste)
        return evaluation.chance(self.weights, s, seat, self.taste)

    def weighty(self, s: State) -> bool:
        return isinstance(s.stack[-1], turns.WEIGHTY)

    def settle(self, s: State, seat: int) -> State:
        """The season played to its end, everybody by the first plan that comes to mind.

        The fleets of the others stay at home: what they would bring is the same whatever the seat plans, and to plan
        their voyages would take most of the time.
        """
        assert isinstance(s, Parthenon)
        turn = s.turn
        for _ in range(MOST_ANSWERS):
            if s.over or s.turn > turn:
                break
            acting = s.to_act[0]
            if acting != seat and isinstance(s.stack[-1], LoadFleets):
                s.apply(acting, sea.loading(s, acting, ())[0])
                continue
            after = turns.turns(s, acting, self.taste, self.at_sight, True, False)[0].after
            assert isinstance(after, Parthenon)
            s = after
        return s

    def why(self, before: State, turn: Turn, seat: int) -> tuple[str, dict[str, Any]]:
        """The first that is true: it wins, it builds, or what the question is about."""
        after = turn.after
        assert isinstance(before, Parthenon)
        assert isinstance(after, Parthenon)
        if after.over and after.winner == seat:
            return "because-win", {}
        built = after.structures(seat)
        if built > before.structures(seat):
            return "because-parthenon-build", {"count": built}
        if isinstance(before.stack[-1], LoadFleets):
            return voyage(before, turn)
        first = turn.line[0]
        if isinstance(first, Accept) and home.is_dear(before.offer_give[first.slot], before.offer_want[first.slot]):
            return "because-parthenon-accept-dear", {}
        return BECAUSE.get(type(turn.line[0]), REASONS.get(type(before.stack[-1]), "because-best")), {}


def voyage(before: Parthenon, turn: Turn) -> tuple[str, dict[str, Any]]:
    """Where the first fleet goes, and how many sail."""
    sent = [move for move in turn.line if isinstance(move, Send)]
    if not sent:
        return "because-parthenon-home", {}
    return "because-parthenon-voyage", {**things(setting_of(before), {"land": sent[0].land}), "count": len(sent)}


BECAUSE: Final[dict[type[Move], str]] = {
    Accept: "because-parthenon-accept",
    Reject: "because-parthenon-refuse",
    Counter: "because-parthenon-counter",
    Withdraw: "because-parthenon-withdraw",
    Offer: "because-parthenon-offer",
    Reveal: "because-parthenon-reveal",
    Sacrifice: "because-parthenon-gift",
    Show: "because-parthenon-show",
}
REASONS: Final[dict[type[Frame], str]] = {
    MakeOffers: "because-parthenon-ready",
    Donations: "because-parthenon-donate",
    CastVote: "because-parthenon-vote",
    PickArchon: "because-parthenon-vote",
    NameIsland: "because-parthenon-name",
    LookAtHarbour: "because-parthenon-covered",
    TradeAbroad: "because-parthenon-abroad",
    SpendGoods: "because-parthenon-save",
    KeepCards: "because-parthenon-keep",
}
