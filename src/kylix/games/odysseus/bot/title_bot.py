"""How bots think about Odysseus: turns worth looking at, what each board will come to, and reasons in words."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import Any

from kylix.bots.budget import Budget, Clock
from kylix.bots.fitted import Weights
from kylix.bots.levels import Ranked, over_worlds
from kylix.bots.limits import SearchLimits
from kylix.bots.network import Network
from kylix.bots.rollout import Rollout
from kylix.bots.search import best_of
from kylix.bots.title_bot import TitleBot, Turn
from kylix.bots.worlds import Worlds, setting_of
from kylix.core.state import State
from kylix.games.odysseus import scoring
from kylix.games.odysseus.bot import evaluation, turns
from kylix.games.odysseus.bot.alone import AloneJudge
from kylix.games.odysseus.bot.endgame import Endgame, is_near, state_of
from kylix.games.odysseus.bot.evaluation import Board, Judge, board_of
from kylix.games.odysseus.bot.inputs import NetworkJudge
from kylix.games.odysseus.state import Odysseus
from kylix.kit.view import things

EXACT_NODES = 4
"""Positions of the end that are looked into for a node of the search, which takes about twenty times as long."""
EXACT_SHARE = 3
"""The share of the time in which the end must be played out, or it is searched like the rest."""
FIRST_WORLDS = 24
"""Alone: worlds in which all turns are looked at, for what the Automa takes next is the largest chance in the game."""
FIRST_SIGHT = 4.0
"""Worlds that this counts for beside those in which the next turn was looked at as well."""
CONSIDERED = 6
MARGIN = 0.1
"""So many of the turns, and those only which look worse than the best by no more than this, are played on."""
MOST_WORLDS = 200
"""In so many worlds."""


class OdysseusBot:
    limits = SearchLimits(
        sailor_worlds=2, captain_worlds=2, promising=5, answers=2, breadth=6, onward=1, sharpness=40.0
    )

    def __init__(self, weights: Weights | None, network: Network | None = None, alone: Network | None = None) -> None:
        """Without weights boards are judged by the rules of thumb. `alone` judges the game for one."""
        self.judge = Judge(weights)
        self.learnt = self.judge if weights is None or network is None else NetworkJudge(weights, network)
        """The network learnt the set of the title; with another one the weights judge."""
        self.alone = self.learnt if weights is None or alone is None else AloneJudge(weights, alone)
        self.able = self if network is None else OdysseusBot(weights)
        if network is not None:
            # It knows what lies open for the next turn, so playing that one first would cost half of the nodes.
            self.limits = replace(self.limits, onward=0)

    def judge_of(self, s: Odysseus) -> Judge:
        if not setting_of(s).components.is_base:
            return self.judge
        return self.alone if s.tables.solo else self.learnt

    def turns(self, s: State, seat: int) -> list[Turn]:
        assert isinstance(s, Odysseus)
        return turns.turns(s, seat, self.judge_of(s).value)

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Odysseus)
        return self.judge_of(s).value(s, seat)

    def exact(self, worlds: Worlds, seat: int, budget: Budget) -> Ranked | None:
        """Alone all the game. For two once the last ship lies open; as many worlds as there are stories to draw.
        Equal turns are ranked by the judgement: whoever cannot win against the best answers may against others."""
        s = worlds[0]
        assert isinstance(s, Odysseus)
        if s.tables.solo:
            return played_on(self, worlds, seat, budget)
        if not is_near(s):
            return None
        looked = self.turns(s, seat)
        clock = Clock(Budget(EXACT_NODES * budget.nodes, budget.seconds / EXACT_SHARE))
        outcomes: list[list[int]] = []
        for n in range(self.limits.breadth):
            endgame = Endgame(self.judge.value, clock.tick)
            here = {turn.key: turn for turn in (looked if n == 0 else self.turns(worlds[n], seat))}
            found = endgame.of_turns(s, [state_of(here.get(turn.key, turn)) for turn in looked])
            if endgame.gave_up:
                break
            outcomes.append(found)
            if not endgame.drew:
                break
        if not outcomes:
            return None
        sign = 1 if seat == 0 else -1
        means = [sum(of) / len(outcomes) for of in zip(*outcomes, strict=True)]
        ranked = [(turn, (1 + sign * mean) / 2) for turn, mean in zip(looked, means, strict=True)]
        return sorted(ranked, key=lambda one: (-one[1], -one[0].value))

    def why(self, before: State, turn: Turn, seat: int) -> tuple[str, dict[str, Any]]:
        """The first that is true: it wins, takes the epic, passes trials, tells a story, lays a card, rests."""
        after = turn.after
        assert isinstance(before, Odysseus)
        assert isinstance(after, Odysseus)
        if after.over and seat in scoring.winners(after):
            return "because-win", {}
        if after.epics[seat] >= 0 > before.epics[seat]:
            return "because-odysseus-epic", {"count": scoring.epic_points(after, after.epics[seat])}
        passed = trial_points(board_of(after, seat)) - trial_points(board_of(before, seat))
        if passed > 0:
            return "because-odysseus-passed", {"count": passed}
        return told(before, after, seat) or laid(before, after, seat)


class NextTurn(Rollout):
    """Alone: turns with the best one that follows, all of them in the same worlds. A tree would look at each turn in
    worlds of its own, and what the Automa takes there would count for more than the turn."""

    def __init__(self, title_bot: TitleBot, worlds: Worlds, turns: list[Turn], looks: list[list[Turn]]) -> None:
        super().__init__(title_bot, worlds, turns)
        self.first_sight = FIRST_SIGHT
        self.keys = {turn.key for turn in turns}
        self.reached = [self.states(look) for look in looks]

    def states(self, look: list[Turn]) -> dict[Hashable, State]:
        """Where the turns that are compared lead in one world; no other states are kept."""
        return {turn.key: turn.after for turn in look if turn.key in self.keys}

    def outcome(self, turn: Turn, world: int) -> float:
        if world >= len(self.reached):
            self.reached.append(self.states(self.title_bot.turns(self.worlds[world], self.worlds.seat)))
        s = self.reached[world].get(turn.key, turn.after)
        if s.over:
            return self.title_bot.value(s, self.worlds.seat)
        return best_of(self.title_bot.turns(s, self.worlds.seat)).value


def played_on(title_bot: TitleBot, worlds: Worlds, seat: int, budget: Budget) -> Ranked:
    """Alone: all turns, those that were played on first."""
    clock = Clock(budget)
    looks = [title_bot.turns(worlds[0], seat)]
    while len(looks[0]) > 1 and len(looks) < FIRST_WORLDS and clock.tick():
        looks.append(title_bot.turns(worlds[len(looks)], seat))
    first = over_worlds(looks)
    turns = [turn._replace(value=value) for turn, value in first[:CONSIDERED] if value >= first[0][1] - MARGIN]
    if len(turns) == 1:
        return first
    return NextTurn(title_bot, worlds, turns, looks).run(clock, MOST_WORLDS) + first[len(turns) :]


def trial_points(board: Board) -> int:
    return evaluation.trials(board[0], board[1], board[2])[0]


def told(before: Odysseus, after: Odysseus, seat: int) -> tuple[str, dict[str, Any]] | None:
    """A new story, if the turn brings one."""
    if len(after.stories[seat]) == len(before.stories[seat]):
        return None
    points = scoring.all_story_points(after, seat) - scoring.all_story_points(before, seat)
    return "because-odysseus-story", {"count": points}


def laid(before: Odysseus, after: Odysseus, seat: int) -> tuple[str, dict[str, Any]]:
    """A card that waits for its skill, or a rest."""
    setting, tables = setting_of(after), after.tables
    if len(after.rested[seat]) > len(before.rested[seat]):
        raised = [now - then for now, then in zip(after.skills[seat], before.skills[seat], strict=True)]
        skill = raised.index(max(raised))
        return "because-odysseus-rest", things(setting, {"skill": skill, "level": after.skills[seat][skill]})
    if len(after.adventures[seat]) > len(before.adventures[seat]):
        card = after.adventures[seat][-1]
        lacking = max(0, tables.value[card] - after.skills[seat][tables.skill[card]])
        facts = things(setting, {"skill": tables.skill[card]})
        return "because-odysseus-waits", {**facts, "count": lacking, "points": tables.vp[card]}
    return "because-best", {}
