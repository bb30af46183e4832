"""The last turns of Odysseus: played out they are exact, where the search errs."""

from __future__ import annotations

import random

import pytest

from bot_table import answers_under_the_veil
from kylix.bots.budget import Budget
from kylix.bots.levels import ExactBot
from kylix.bots.search import Search
from kylix.bots.titles import title_bot_of
from kylix.bots.worlds import Worlds
from kylix.core.chance import Chance
from kylix.games.odysseus.bot import turns
from kylix.games.odysseus.bot.endgame import MOST_TURNS, Endgame, is_near, settled, state_of
from kylix.games.odysseus.bot.evaluation import fitted
from kylix.games.odysseus.bot.title_bot import OdysseusBot
from kylix.games.odysseus.phases.ship import cards_left
from kylix.games.odysseus.state import Odysseus
from kylix.kit.registry import game


def near_the_end(seed: int, left: int, seats: int = 2) -> Odysseus:
    """A game of turns that are as good as any, with so many turns to come."""
    s = game("odysseus").setting(seats).start(Chance(seed), recorded=False)
    assert isinstance(s, Odysseus)
    roll = random.Random(seed)
    while s.deck or cards_left(s) > left + 1:
        found = turns.turns(s, s.to_act[0], lambda s, seat: 0.0)
        s = state_of(roll.choice(found))
    return s


def by_trying_all(s: Odysseus) -> int:
    """What `Endgame` says, without any of its cleverness."""
    if s.over:
        return settled(s)
    found = [by_trying_all(state_of(turn)) for turn in turns.turns(s, s.to_act[0], lambda s, seat: 0.0)]
    return max(found) if s.to_act[0] == 0 else min(found)


def bot() -> OdysseusBot:
    found = title_bot_of("odysseus", True)
    assert isinstance(found, OdysseusBot)
    return found


def played_out(s: Odysseus, nodes: int = 10_000) -> int:
    left = [nodes]

    def tick() -> bool:
        left[0] -= 1
        return left[0] >= 0

    endgame = Endgame(OdysseusBot(fitted()).judge.value, tick)
    found = endgame.outcome(s, -1, 1)
    assert not endgame.gave_up
    return found


@pytest.mark.parametrize(("left", "seeds"), [(1, 12), (2, 12), (3, 3)])
def test_it_says_what_trying_everything_says(left: int, seeds: int) -> None:
    found = []
    for seed in range(seeds):
        s = near_the_end(seed, left)
        found.append(by_trying_all(s))
        assert played_out(s) == found[-1]
    assert len(set(found)) > 1


@pytest.mark.parametrize(("seed", "left"), [(17, 4), (19, 4)])
def test_where_the_search_errs_it_does_not(seed: int, left: int) -> None:
    """The search, with 600 nodes, would play a turn after which the other seat wins more often."""
    s = near_the_end(seed, left)
    seat = s.to_act[0]
    mind, worlds = bot(), Worlds(s, seat, 5)
    exact = mind.exact(worlds, seat, Budget(nodes=1500))
    assert exact is not None
    chances = {turn.key: chance for turn, chance in exact}
    searched = Search(mind, worlds).run(Budget(nodes=600))[0].turn
    assert chances[searched.key] < exact[0][1]


def test_it_is_for_two_once_the_last_ship_lies_open() -> None:
    assert isinstance(bot(), ExactBot)
    assert is_near(near_the_end(3, 4))
    assert not is_near(near_the_end(3, MOST_TURNS + 1))
    assert not is_near(near_the_end(3, 4, seats=3))
    assert not is_near(near_the_end(3, 4, seats=1))
    s = near_the_end(3, 4)
    s.covered[0] = [s.unused[0]]
    assert not is_near(s)


def test_what_is_too_much_is_searched() -> None:
    s = near_the_end(3, 4)
    seat = s.to_act[0]
    assert bot().exact(Worlds(s, seat, 5), seat, Budget(nodes=3)) is None


@pytest.mark.parametrize("left", [2, 3])
def test_the_piles_stay_hidden(left: int) -> None:
    for n in range(2):
        s = near_the_end(n, left)
        assert len(answers_under_the_veil("archon:nodes=200", s, s.to_act[0], n)) == 1
