"""Gymnasium: one agent against named bots, and many games that are stepped in one call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces as gym_spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from kylix.bots import make
from kylix.core.chance import Chance, mix
from kylix.core.errors import BadMove, BadSeats, IllegalMove, KylixError
from kylix.core.state import State
from kylix.lab.runner import Chooser, chooser
from kylix.rl.many import Many
from kylix.rl.spaces import setting, shares, spaces
from kylix.rl.table import MODES, GameTable, bytes_of, check_mode


class SingleEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat is the agent's, the others are played by bots (`captain`, `archon:nodes=40`, `random`).

    The reward comes at the end: the winners share 1, the others share -1. An illegal action raises `IllegalMove` and
    changes nothing, or (`illegal="lose"`) loses the game.
    """

    def __init__(
        self,
        title: str,
        opponents: Sequence[str] = ("novice",),
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        components: Path | str | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
        longest: int | None = None,
    ) -> None:
        if isinstance(opponents, str) or not all(isinstance(name, str) for name in opponents):
            raise BadSeats(f"opponents are named one by one, not as {opponents!r}")
        if illegal not in ("raise", "lose"):
            raise KylixError(f"an illegal action can raise or lose, not {illegal!r}")
        check_mode(render_mode)
        self.table = GameTable(title, len(opponents) + 1, options, components, longest)
        self.table.setting.check_seat(seat)
        self.opponents = tuple(opponents)
        for name in set(self.opponents) - {"random"}:
            make(name, 0)
        self.seat, self.illegal, self.render_mode = seat, illegal, render_mode
        self.metadata = {"render_modes": list(MODES), "render_fps": 1}
        length, size = self.table.observations.length, self.table.actions.size
        self.observation_space = gym_spaces.Dict(
            {
                "observation": gym_spaces.Box(0, 255, (length,), np.uint8),
                "action_mask": gym_spaces.Box(0, 1, (size,), np.int8),
            }
        )
        self.action_space = gym_spaces.Discrete(size)  # type: ignore[assignment]
        self.others: list[Chooser] = []
        self.lost = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        dealt, chosen = (int(self.np_random.integers(1 << 62)) for _ in range(2))
        self.others = [chooser(make, name, mix(chosen + n)) for n, name in enumerate(self.opponents)]
        self.lost = False
        self.table.deal(dealt)
        self.others_play()
        return self.observed(), self.info()

    def others_play(self) -> None:
        """Until the agent is asked, or the game is over."""
        table = self.table
        s = table.s
        while s.asked and table.seat != self.seat and not table.endless:
            at = table.seat - (table.seat > self.seat)
            table.game.made(table.seat, self.others[at](s, table.seat))

    def observed(self) -> dict[str, Any]:
        mask = self.table.mask(-1 if self.ended() else self.seat)
        return {"observation": self.table.look(self.seat), "action_mask": mask}

    def info(self) -> dict[str, Any]:
        mask = self.table.mask(-1 if self.ended() else self.seat)
        return {"action_mask": mask, "seat": self.table.setting.names["seat"][self.seat]}

    def ended(self) -> bool:
        return self.lost or self.table.over or self.table.endless

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        table = self.table
        if self.ended():
            raise KylixError("the game is over: call reset() for the next one")
        try:
            table.act(action)
        except (IllegalMove, BadMove):
            if self.illegal == "raise":
                raise
            self.lost = True
            return self.observed(), -1.0, True, False, self.info()
        self.others_play()
        reward = table.rewards()[self.seat] if table.over else 0.0
        return self.observed(), reward, table.over, table.endless and not table.over, self.info()

    def render(self) -> Any:
        """The table as the agent's seat sees it."""
        return self.table.rendered(self.render_mode, self.seat)


class ManyEnv(VectorEnv[Any, Any, Any]):
    """Many games of one title, stepped together; each row is that of the seat that is asked in its game.

    All seats learn (self-play): `info["seat"]` says whose row it is. A game that ends is dealt anew in the same step;
    `info["final"]` lists the games that ended, `info["outcome"]` what each seat has of them, and `info["final_obs"]`
    what the seat that moved saw last, as Gymnasium's own vectors tell it. The reward of a step is that of the seat that
    moved. A game of more than `longest` decisions, or beyond the turns of its title, is truncated.
    """

    def __init__(
        self,
        title: str,
        num_envs: int = 128,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        components: Path | str | None = None,
        longest: int | None = None,
    ) -> None:
        if type(num_envs) is not int or num_envs < 1:
            raise KylixError(f"a number of games is needed, not {num_envs!r}")
        known = GameTable(title, seats, options, components, longest)
        self.setting = setting(title, known.seats, options, components)
        self.actions, self.observations = spaces(self.setting)
        self.num_envs, self.seats = num_envs, known.seats
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        length, size = self.observations.length, self.actions.size
        self.single_observation_space = gym_spaces.Dict(
            {
                "observation": gym_spaces.Box(0, 255, (length,), np.uint8),
                "action_mask": gym_spaces.Box(0, 1, (size,), np.int8),
            }
        )
        self.single_action_space = gym_spaces.Discrete(size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.chance = Chance(0)
        self.dealt = 0
        plan = self.observations.layout.plan
        self.many = Many(num_envs, plan, self.actions.numbering, self.fresh, outcome, known.bound, known.longest)
        self.rows = bytes_of(self.many.rows).reshape(num_envs, self.seats, length)
        self.masks = bytes_of(self.many.masks).view(np.int8).reshape(num_envs, size)
        self.last = bytes_of(self.many.last).reshape(num_envs, length)
        self.each = np.arange(num_envs)
        self.no = np.zeros(num_envs, np.bool_)
        self.ready = False

    def fresh(self) -> State:
        self.dealt += 1
        return self.setting.start(Chance(self.chance.outcome(self.dealt, 1 << 62)), False)

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games everywhere; without a seed the next ones of the row."""
        if seed is not None:
            self.chance, self.dealt = Chance(seed), 0
            self.many.x = mix(seed) & 0xFFFFFFFF
        self.many.deal()
        self.ready = True
        seats = np.array(self.many.seat)
        return self.observed(seats), {"seat": seats}

    def observed(self, seats: Any) -> dict[str, Any]:
        """Copies, so that a reader can keep them."""
        return {"observation": self.rows[self.each, seats], "action_mask": self.masks.copy()}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """A move in each game; when one is not legal, `IllegalMove` names the game and none is made."""
        many = self.many
        if not self.ready:
            raise KylixError("no game has been dealt yet: call reset() first")
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else actions
        if not isinstance(chosen, Sequence):
            raise BadMove(f"{self.num_envs} actions are needed, one for each game, not {actions!r}")
        chosen = list(chosen)
        if len(chosen) != self.num_envs:
            raise BadMove(f"{self.num_envs} actions are needed, one for each game, not {len(chosen)}")
        if not all(type(action) is int for action in chosen):
            raise BadMove("actions are whole numbers")
        wrong = many.fault(chosen)
        if wrong >= 0:
            self.actions.move(chosen[wrong])
            text = self.actions.text(chosen[wrong])
            raise IllegalMove(f"game {wrong}: {text!r} is not among the options", [])
        moved = many.seat.copy()
        many.step(chosen)
        seats = np.array(many.seat)
        rewards, info = np.zeros(self.num_envs), {"seat": seats}
        if not many.over:
            return self.observed(seats), rewards, self.no, self.no, info
        done, cut = self.no.copy(), self.no.copy()
        done[many.over] = True
        cut[many.cut] = True
        for game, outcome_ in zip(many.over, many.rewards, strict=True):
            rewards[game] = outcome_[moved[game]]
        info |= {"final": np.array(many.over), "outcome": np.array(many.rewards), **self.final(done)}
        return self.observed(seats), rewards, done & ~cut, cut, info

    def final(self, ended: Any) -> dict[str, Any]:
        """What the seat that moved saw at the end; it may do nothing any more."""
        found = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(ended).tolist():
            mask = np.zeros(self.actions.size, np.int8)
            found[game] = {"observation": self.last[game].copy(), "action_mask": mask}
        return {"final_obs": found, "_final_obs": ended}

    def sample(self) -> Any:
        """A legal action for each game, by chance."""
        return self.many.sample()


def outcome(s: State) -> list[float]:
    return shares(s.ranking())
