"""Search over redealt states: a tree of turns whose nodes are shared by many worlds (information-set MCTS).

Every round takes one world down the tree. In a world a node offers the turns that are possible there; what is learnt
about a turn is kept under its key, so it is an average over the worlds in which it can be played. A new node is worth
what the best turn there leads to by the evaluation; no games are played out.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Final

from kylix.bots.budget import Budget, Clock
from kylix.bots.title_bot import TitleBot, Turn, luck_for
from kylix.bots.worlds import Worlds
from kylix.common.players import no_collection
from kylix.core.state import State

KEPT: Final = 4
"""So many of the turns of a node stay in memory with the states they lead to, the likeliest ones: few others are ever
looked at again, and states are what fills the memory."""


@dataclass
class Edge:
    """What is known of a turn at a node, over all worlds."""

    visits: int = 0
    total: float = 0.0
    judged: int = 0
    judgement: float = 0.0
    """Sum of the evaluation over the worlds that looked at it."""
    node: Node | None = None

    @property
    def prior(self) -> float:
        return self.judgement / self.judged

    def value(self, weight: float) -> float:
        """The mean of the visits, with the evaluation counted as `weight` visits."""
        return (self.total + weight * self.prior) / (self.visits + weight)


@dataclass
class Look:
    """What can be played at a node in one world: the keys of all turns, and by place the turns that are kept."""

    keys: list[Hashable]
    kept: dict[int, Turn]


@dataclass
class Node:
    edges: dict[Hashable, Edge] = field(default_factory=dict)
    looks: dict[int, Look] = field(default_factory=dict)
    """By world."""


@dataclass
class Found:
    """A turn at the root with what the search says of it."""

    turn: Turn
    visits: int
    value: float


def best_of(turns: list[Turn]) -> Turn:
    """The turn that the evaluation likes best."""
    return max(turns, key=lambda turn: turn.value)


class Search:
    def __init__(self, title_bot: TitleBot, worlds: Worlds) -> None:
        self.title_bot = title_bot
        self.worlds = worlds
        self.breadth = title_bot.limits.breadth
        """How many worlds are looked at by turns."""
        self.explore = title_bot.limits.explore
        self.sharpness = title_bot.limits.sharpness
        self.weight = title_bot.limits.prior
        self.root = Node()
        self.rounds = 0

    def run(self, budget: Budget) -> list[Found]:
        """Turns of the root, the best first."""
        clock = Clock(budget)
        with no_collection():
            while True:
                self.round()
                if len(self.root.edges) == 1 or not clock.tick() or self.settled(clock.left):
                    break
        return self.found()

    def settled(self, left: int) -> bool:
        """Whether no other turn can be visited as often any more."""
        if left >= self.rounds:
            return False
        most = sorted((edge.visits for edge in self.root.edges.values()), reverse=True)
        return most[0] - most[1] > left

    def round(self) -> None:
        world = self.rounds % self.breadth
        self.rounds += 1
        s = self.worlds[world]
        node = self.root
        path: list[tuple[Edge, int]] = []
        moved: list[tuple[int, Turn]] = []
        while not s.over:
            seat = self.worlds.seat if node is self.root else s.to_act[0]
            look = node.looks.get(world)
            if look is None:
                turns = self.title_bot.turns(s, seat)
                look = self.note(node, world, turns)
                if node is not self.root:
                    moved.append((seat, best_of(turns)))
                    s = self.onward(moved[-1][1].after)
                    break
            turn = self.turn(look, self.select(node, look.keys), s, seat)
            edge = node.edges[turn.key]
            path.append((edge, seat))
            moved.append((seat, turn))
            s = turn.after
            if edge.node is None:
                edge.node = Node()
            node = edge.node
        values: dict[int, float] = {}
        for edge, seat in path:
            if seat not in values:
                luck = sum(luck_for(seat, mover, s.seats, turn) for mover, turn in moved)
                values[seat] = self.title_bot.value(s, seat) - luck
            edge.visits += 1
            edge.total += values[seat]

    def onward(self, s: State) -> State:
        """A few more turns by the evaluation, so that what is judged is not a moment before a good turn."""
        for _ in range(self.title_bot.limits.onward):
            if s.over:
                break
            s = best_of(self.title_bot.turns(s, s.to_act[0])).after
        return s

    def note(self, node: Node, world: int, turns: list[Turn]) -> Look:
        """What a world says of a node."""
        for turn in turns:
            edge = node.edges.setdefault(turn.key, Edge())
            edge.judged += 1
            edge.judgement += turn.value
        kept = list(range(len(turns)))
        if node is not self.root and len(turns) > KEPT:
            kept = sorted(kept, key=lambda at: -turns[at].value)[:KEPT]
        look = node.looks[world] = Look([turn.key for turn in turns], {at: turns[at] for at in kept})
        return look

    def turn(self, look: Look, at: int, s: State, seat: int) -> Turn:
        """One of the turns; the same is found again where it was not kept."""
        found = look.kept.get(at)
        if found is None:
            found = look.kept[at] = self.title_bot.turns(s, seat)[at]
        return found

    def select(self, node: Node, keys: list[Hashable]) -> int:
        """The place of the turn with the best mix of value, promise and novelty."""
        edges = [node.edges[key] for key in keys]
        priors = [edge.prior for edge in edges]
        top = max(priors)
        promise = [math.exp(self.sharpness * (prior - top)) for prior in priors]
        scale = self.explore * math.sqrt(sum(edge.visits for edge in edges) + 1) / sum(promise)
        best, found = -1.0, 0
        for at, (edge, hope) in enumerate(zip(edges, promise, strict=True)):
            score = edge.value(self.weight) + scale * hope / (1 + edge.visits)
            if score > best:
                best, found = score, at
        return found

    def found(self) -> list[Found]:
        here = {turn.key: turn for turn in self.root.looks[0].kept.values()}
        known = [(turn, self.root.edges[key]) for key, turn in here.items()]
        found = [Found(turn, edge.visits, edge.value(self.weight)) for turn, edge in known]
        return sorted(found, key=lambda one: (-one.visits, -one.value))
