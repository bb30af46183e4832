"""PettingZoo: `from kylix.rl.pettingzoo import TITLE_v1; TITLE_v1.env()`; a module for every title, also elsewhere.

Agents are `player_0` and so on; `infos` say which seat each is. Seats that are asked together answer in turn. Masks are
in the observation and in `infos`. The winners share a reward of 1, the others share -1.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

from gymnasium import spaces as gym_spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kylix.core.chance import mix, whole
from kylix.core.errors import KylixError
from kylix.kit.registry import titles
from kylix.rl.table import MODES, VERSION, GameTable, check_mode

import numpy as np  # isort: skip

SUFFIX = f"_v{VERSION}"


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801  # untyped there, and named as there
    """The bare environment. An action that is not legal raises `IllegalMove` with the clause and changes nothing."""

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        components: Path | str | None = None,
        render_mode: str | None = None,
        longest: int | None = None,
    ) -> None:
        EzPickle.__init__(self, title, seats, options, components, render_mode, longest)
        super().__init__()
        check_mode(render_mode)
        self.metadata = {
            "name": f"{title}{SUFFIX}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.table = GameTable(title, seats, options, components, longest)
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        length, size = self.table.observations.length, self.table.actions.size
        seen = gym_spaces.Box(0, 255, (length,), np.uint8)
        mask = gym_spaces.Box(0, 1, (size,), np.int8)
        self.observation_spaces = {
            agent: gym_spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: gym_spaces.Discrete(size) for agent in self.possible_agents}
        self.np_random = np.random.default_rng()

    def __getattr__(self, name: str) -> Any:
        if name == "agent_selection":
            raise AttributeError("no game has been dealt yet: call reset() first")
        raise AttributeError(f"this environment has no attribute {name!r}")

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. Without a seed the next game of the last one's row."""
        if seed is not None:
            self.np_random = np.random.default_rng(mix(whole(plain(seed))))
        self.table.deal(int(self.np_random.integers(1 << 62)))
        names = self.table.setting.names["seat"]
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"seat": names[seat]} for agent, seat in self.seat_of.items()}
        self.select()

    def select(self) -> None:
        self.agent_selection = self.possible_agents[self.table.seat]
        self.infos[self.agent_selection]["action_mask"] = self.table.options.copy()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat sees, and what it may do: nothing unless it is selected."""
        seat = self.seat_of[agent]
        mask = self.infos[agent]["action_mask"] if agent == self.agent_selection else self.table.mask(-1)
        return {"observation": self.table.look(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        table.act(action)
        self._cumulative_rewards[agent] = 0.0
        if table.over:
            self.rewards = dict(zip(self.possible_agents, table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.infos[agent]["action_mask"] = table.mask(-1)
        elif table.endless:
            self.truncations = dict.fromkeys(self.agents, True)
            self.infos[agent]["action_mask"] = table.mask(-1)
        else:
            self.select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as the selected agent sees it."""
        return self.table.rendered(self.render_mode, self.seat_of[self.agent_selection])

    def close(self) -> None:
        """Nothing is open."""


def plain(number: Any) -> Any:
    """A number of numpy as one of Python."""
    return number.item() if isinstance(number, np.integer) else number


def env(title: str, illegal: str = "raise", **given: Any) -> AECEnv:
    """In the usual wrappers. `illegal="lose"`: whoever takes an action that is not legal loses, and the game ends."""
    if illegal not in ("raise", "lose"):
        raise KylixError(f"an illegal action can raise or lose, not {illegal!r}")
    made: Any = raw_env(title, **given)
    if illegal == "lose":
        made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def __getattr__(name: str) -> ModuleType:
    """The module of a title, made when it is asked for."""
    title = name.removesuffix(SUFFIX)
    if not name.endswith(SUFFIX) or title not in titles():
        known = ", ".join(title + SUFFIX for title in titles())
        raise AttributeError(f"there is no environment {name!r} here; there are: {known}")
    module: Any = ModuleType(f"{__name__}.{name}", f"{title} for PettingZoo: env() and raw_env().")
    module.env, module.raw_env = partial(env, title), partial(raw_env, title)
    globals()[name] = module
    found: ModuleType = module
    return found
