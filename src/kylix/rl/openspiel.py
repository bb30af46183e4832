"""The titles as Python games of OpenSpiel: `import kylix.rl.openspiel`, then `pyspiel.load_game("kylix_troia")`.

Parameters: `players`, `options` (`gods:random_faces;...`) and `components`, the path of another set. Chance is
explicit, each outcome a node. Under `kylix_troia_sampled` it is drawn with the deal and told by nobody, which OpenSpiel
cannot serialise for Python games; clones share what comes, so search there with `resample_from_infostate`. Questions to
several seats at once are asked one after the other; nobody is told what others answered.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, NamedTuple

from kylix.common.extras import library
from kylix.core.chance import Chance, ChanceError, FixedChance
from kylix.core.errors import KylixError
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.registry import game as title_of
from kylix.kit.registry import titles
from kylix.rl import spaces
from kylix.rl.encode import Slate, blank

np, pyspiel = library("numpy", "openspiel"), library("pyspiel", "openspiel")

LONGEST = 200_000
"""Random games of some titles take thousands of decisions."""
MOST_OUTCOMES = 64
SAMPLED = "_sampled"
OTHER = -1
"""In the memory of a seat: a move of somebody else; which one is behind it."""
FOLDED = 256
"""So many entries of a memory are kept as they are; earlier ones as a digest and counts, for games of thousands."""


class Memory(NamedTuple):
    """What a seat did, and who else moved, in order. It never changes, so that copies of a state share it."""

    digest: str
    counts: Mapping[int, int]
    """Of the actions behind the digest."""
    recent: tuple[int, ...]

    def add(self, entry: int) -> Memory:
        if len(self.recent) < FOLDED:
            return Memory(self.digest, self.counts, (*self.recent, entry))
        whole = f"{self.digest} {self.recent}".encode()
        counts = Counter(self.counts)
        counts.update(action for action in self.recent if action >= 0)
        return Memory(blake2b(whole, digest_size=16).hexdigest(), counts, (entry,))

    def __str__(self) -> str:
        return f"{self.digest} {self.recent}" if self.digest else str(self.recent)


NOTHING = Memory("", {}, ())


class Table:
    """What never changes, shared by all copies of a state."""

    def __init__(self, title: str, players: int, options: str, components: str) -> None:
        given = dict(read_option(part) for part in options.split(";") if part)
        self.about = title, players, options, components
        self.setting = spaces.setting(title, players, given, components)
        self.actions, self.observations = spaces.spaces(self.setting)
        self.scale = self.observations.scale

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, self.about


def read_option(part: str) -> tuple[str, str]:
    name, colon, value = part.partition(":")
    if not colon:
        raise KylixError(f"options are given as name:value;name:value, not as {part!r}")
    return name, value


class Box:
    """What changes: the one attribute that a clone of the state copies."""

    def __init__(self, seats: int) -> None:
        self.s: State | None = None
        self.pending: tuple[int, Move] | None = None
        """A move that waits for chance; before the deal, the deal does."""
        self.drawn: tuple[int, ...] = ()
        self.bound = 0
        self.memory: tuple[Memory, ...] = (NOTHING,) * seats
        """By seat: its own actions, and who else moved."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Box:
        other = Box(0)
        other.s = None if self.s is None else self.s.clone()
        other.pending, other.drawn, other.bound, other.memory = self.pending, self.drawn, self.bound, self.memory
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        pending = None if self.pending is None or self.s is None else (self.pending[0], self.s.text(self.pending[1]))
        return box_of, (None if self.s is None else codec.dumps(self.s), pending, self.drawn, self.bound, self.memory)


def box_of(
    text: str | None,
    pending: tuple[int, str] | None,
    drawn: tuple[int, ...],
    bound: int,
    memory: tuple[Memory, ...],
) -> Box:
    box = Box(0)
    box.s = None if text is None else codec.loads(text)
    if pending is not None and box.s is not None:
        box.pending = pending[0], box.s.setting.read(pending[1])[0]
    box.drawn, box.bound, box.memory = drawn, bound, memory
    return box


class KylixState(pyspiel.State):  # type: ignore[misc, name-defined]
    """A game at one moment. It is dealt when somebody asks: OpenSpiel constructs a state first to clone one."""

    def __init__(self, game: KylixGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.sampled = game.sampled
        self.box = Box(game.table.setting.seats)

    # --- chance ---------------------------------------------------------------------------------------------------

    def settle(self) -> Box:
        """Deal, if that was not begun."""
        box = self.box
        if box.s is None and not box.bound:
            self.go_on()
        return box

    def go_on(self) -> None:
        """Carry out what is pending with the outcomes drawn so far; where one is missing, it is asked for."""
        box = self.box
        first = 0 if box.s is None else box.s.drawn
        if self.sampled:
            chance = Chance(random.getrandbits(64)) if box.s is None else box.s.chance
        else:
            chance = FixedChance(list(box.drawn), first)
        try:
            if box.s is None:
                box.s = self.table.setting.start(chance, recorded=False)
            elif box.pending is not None:
                after = box.s.clone()
                after.chance = chance
                after.apply(*box.pending)
                box.s = after
            box.pending, box.drawn, box.bound = None, (), 0
        except ChanceError:
            assert isinstance(chance, FixedChance)
            box.bound = chance.bounds[-1]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        bound = self.settle().bound
        return [(outcome, 1 / bound) for outcome in range(bound)]

    # --- play -----------------------------------------------------------------------------------------------------

    @property
    def position(self) -> State:
        """The game itself, for bots and play-outs of ours; not to be changed. At a chance node, as it was before."""
        s = self.settle().s
        if s is None:
            raise KylixError("nothing has been dealt yet: chance is asked first")
        return s

    def current_player(self) -> int:
        box = self.settle()
        if box.bound:
            return int(pyspiel.PlayerId.CHANCE)
        assert box.s is not None
        return int(pyspiel.PlayerId.TERMINAL) if box.s.over else box.s.to_act[0]

    def is_terminal(self) -> bool:
        box = self.settle()
        return not box.bound and box.s is not None and box.s.over

    def _legal_actions(self, player: int) -> list[int]:
        s = self.settle().s
        return [] if s is None or self.box.bound else sorted(self.table.actions.legal(s, player))

    def _apply_action(self, action: int) -> None:
        box = self.settle()
        if box.bound:
            box.drawn = (*box.drawn, int(action))
        else:
            assert box.s is not None
            seat = box.s.to_act[0]
            numbering = self.table.actions.numbering
            (move,) = [one for one in box.s.options(seat) if numbering.number(one) == action]
            box.pending = seat, move
            box.memory = tuple(
                known.add(int(action) if at == seat else OTHER - seat) for at, known in enumerate(box.memory)
            )
        self.go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"outcome {action}" if player < 0 else self.table.actions.text(action)

    def returns(self) -> list[float]:
        s = self.settle().s
        seats = self.table.setting.seats
        if s is None or self.box.bound or not s.over:
            return [0.0] * seats
        ranking = s.ranking()
        winners, losers = ranking.count(1), seats - ranking.count(1)
        if not losers:
            return [1.0 if seats == 1 else 0.0] * seats
        return [1 / winners if place == 1 else -1 / losers if winners else -1.0 for place in ranking]

    def resample_from_infostate(self, player: int, sampler: Any) -> KylixState:
        """Another state that the player cannot tell from this one; of others it knows only that they moved."""
        s = self.settle().s
        assert s is not None
        made = KylixState(self.get_game())
        made.table = self.table
        made.box.s = s.redeal(player, int(sampler() * (1 << 53)))
        own = self.box.memory[player]
        made.box.memory = tuple(own if at == player else NOTHING for at in range(s.seats))
        return made

    def __str__(self) -> str:
        s = self.settle().s
        if s is None or self.box.bound:
            return f"chance {self.box.drawn} below {self.box.bound}"
        return json.dumps(codec.fields(s))


class KylixObserver:
    """What a player sees: a row of numbers, and the view as text; with perfect recall also what it did."""

    def __init__(self, table: Table, recall: bool) -> None:
        self.table = table
        self.recall = recall
        self.tensor = np.zeros(table.observations.length + (table.actions.size if recall else 0), np.float32)
        self.dict = {"observation": self.tensor[: table.observations.length]}
        if recall:
            self.dict["played"] = self.tensor[table.observations.length :]
        self.slates = [
            Slate(table.observations.layout.plan, seat, blank(table.observations.length), 0)
            for seat in range(table.setting.seats)
        ]
        """Each is written to again: what did not change stays."""
        self.rows = [np.frombuffer(slate.out, np.uint8) for slate in self.slates]

    def set_from(self, state: KylixState, player: int) -> None:
        self.tensor.fill(0)
        s = state.settle().s
        if s is None:
            return
        self.slates[player].look(s)
        np.multiply(self.rows[player], self.table.scale, out=self.dict["observation"])
        if self.recall:
            known, played = state.box.memory[player], self.dict["played"]
            for action, count in known.counts.items():
                played[action] = count
            own = [action for action in known.recent if action >= 0]
            np.add.at(played, own, 1)

    def string_from(self, state: KylixState, player: int) -> str:
        s = state.settle().s
        if s is None:
            return "before the deal"
        seen = json.dumps(s.view(player))
        return f"{state.box.memory[player]} {seen}" if self.recall else seen


class KylixGame(pyspiel.Game):  # type: ignore[misc, name-defined]
    TYPE: Any
    TITLE = ""
    sampled = False

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        usual = self.TYPE.parameter_specification
        players = int(given.get("players", usual["players"]))
        self.table = Table(self.TITLE, players, str(given.get("options", "")), str(given.get("components", "")))
        alone = players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions.size,
            max_chance_outcomes=0 if self.sampled else MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.TITLE, self.sampled, alone), info, given)

    def new_initial_state(self) -> KylixState:
        return KylixState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> KylixObserver:
        recall = bool(iig_obs_type is not None and iig_obs_type.perfect_recall)
        return KylixObserver(self.table, recall)


def game_type(title: str, sampled: bool, alone: bool) -> Any:
    """Alone there is nobody to lose to: only then the sum is not 0."""
    seats = title_of(title).seats
    modes, utility = pyspiel.GameType.ChanceMode, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"kylix_{title}{SAMPLED if sampled else ''}",
        long_name=f"Kylix {title_of(title).name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if sampled else modes.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2 if 2 in seats else min(seats), "options": "", "components": ""},
    )


def load(name: str) -> Any:
    """A game by its name and parameters, from a process that may not have had this module yet."""
    return pyspiel.load_game(name)


def register(title: str, sampled: bool) -> None:
    kind = game_type(title, sampled, min(title_of(title).seats) == 1)
    made = type(f"Kylix_{title}", (KylixGame,), {"TYPE": kind, "TITLE": title, "sampled": sampled})
    pyspiel.register_game(kind, made)


for _title in titles():
    for _sampled in (False, True):
        register(_title, _sampled)
