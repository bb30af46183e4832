"""One game with everything the laboratory wants to know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise
from time import perf_counter

from kylix.common.players import Forfeit, forfeited, move_bound, no_collection, seed_of
from kylix.common.workers import Stop
from kylix.core.chance import Chance
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.options import Option, Value
from kylix.lab.runner import Endless, Plan, Seated
from kylix.lab.uses import NOBODY, Seen

FORFEIT = "forfeit"
"""The ending of a game that somebody lost by rule."""
UsedRow = tuple[int, str, str, int]
"""Seat (or -1), group of uses, thing, how often."""


@dataclass
class Observed:
    """A game, as plain values."""

    n: int
    seed: int
    variant: str = ""
    """The value of the option that is varied, if one is."""
    first: int = NOBODY
    turns: int = 0
    ending: str = ""
    ranking: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    sheet: dict[str, list[int]] = field(default_factory=dict)
    leaders: list[int] = field(default_factory=list)
    """By turn: the seat with the highest score alone, or -1."""
    asked: list[tuple[int, int]] = field(default_factory=list)
    """By turn: how many decisions, and how many options they had together."""
    micros: list[list[int]] = field(default_factory=list)
    """By seat: what each decision took, in microseconds."""
    uses: list[UsedRow] = field(default_factory=list)
    error: str = ""
    forfeit: str = ""
    """Why somebody lost by rule, if that ended the game; the places and points are those of that moment."""

    @property
    def decisions(self) -> int:
        return sum(count for count, _ in self.asked)

    @property
    def lead_changes(self) -> int:
        held = [seat for seat in self.leaders if seat != NOBODY]
        return sum(1 for before, after in pairwise(held) if before != after)

    def win(self, seat: int) -> float:
        """A first place; a shared one is that share of a win."""
        return 1 / self.ranking.count(1) if self.ranking and self.ranking[seat] == 1 else 0.0


class Observer:
    """Fills an Observed while a game is played."""

    def __init__(self, observed: Observed, setting: Setting) -> None:
        self.observed = observed
        self.seen = Seen(setting)
        self.entries = 0
        observed.micros = [[] for _ in range(setting.seats)]

    def decided(self, s: State, seat: int, options: int, seconds: float) -> None:
        told = self.observed
        while len(told.asked) <= s.turn:
            told.asked.append((0, 0))
        count, offered = told.asked[s.turn]
        told.asked[s.turn] = (count + 1, offered + options)
        told.micros[seat].append(round(seconds * 1e6))

    def look(self, s: State) -> None:
        """After a move: what happened, and who leads now."""
        assert s.record is not None
        for entry in s.record[self.entries :]:
            for event in entry.events:
                self.seen.count(event)
        self.entries = len(s.record)
        leaders = self.observed.leaders
        while len(leaders) <= s.turn:
            leaders.append(NOBODY)
        scores = s.scores()
        top = max(scores)
        leaders[s.turn] = scores.index(top) if scores.count(top) == 1 and len(scores) > 1 else NOBODY

    def end(self, s: State) -> None:
        self.finish(s, self.seen.setting.game.result(s), s.ranking())

    def lost(self, s: State, forfeit: Forfeit) -> None:
        """Somebody lost by rule in the middle of the game."""
        self.finish(s, FORFEIT, forfeited(s.seats, forfeit.seat))
        self.observed.forfeit = str(forfeit)

    def finish(self, s: State, ending: str, ranking: list[int]) -> None:
        told = self.observed
        told.turns, told.ending, told.ranking = s.turn, ending, ranking
        told.scores, told.sheet = s.scores(), self.seen.setting.game.sheet(s)
        told.first = self.seen.first
        told.uses = [(seat, group, thing, times) for (seat, group, thing), times in sorted(self.seen.counts.items())]


@no_collection()
def observe(plan: Plan, setting: Setting, n: int, variant: str = "") -> Observed:
    """Game number n, the same that `simulate` plays under that number."""
    seed = seed_of(plan.seed, n)
    told = Observed(n, seed, variant)
    seated = Seated(plan.make, plan.players, seed)
    s: State | None = None
    lost: Forfeit | None = None
    try:
        s = setting.start(Chance(seed), recorded=True)
        observer = Observer(told, setting)
        observer.look(s)
        title = setting.game
        moves = 0
        while s.to_act:
            seat = s.to_act[0]
            options = len(s.options(seat))
            start = perf_counter()
            move = seated.choosers[seat](s, seat)
            observer.decided(s, seat, options, perf_counter() - start)
            s.apply(seat, move)
            observer.look(s)
            moves += 1
            if s.turn > title.turn_bound or moves > move_bound(title):
                raise Endless(f"the game was not over after {s.turn} turns and {moves} decisions")
        observer.end(s)
    except Forfeit as forfeit:
        assert s is not None
        lost = forfeit
        observer.lost(s, lost)
    except Exception as error:  # whatever a rule raises is a finding, not the end of the run
        told.error = f"{type(error).__name__}: {error}".rstrip(": ")
    finally:
        seated.end(s, lost)
    return told


@dataclass(frozen=True)
class ObservedGames:
    """The games of a plan, observed. With an option varied, each deal is played once with each of its values."""

    plan: Plan
    vary: str = ""

    def values(self) -> list[Value]:
        if not self.vary:
            return []
        (option,) = [option for option in self.plan.setting().game.options if option.name == self.vary]
        return values_of(option)

    def variants(self) -> list[tuple[str, Plan]]:
        """What is shown of the varied option, and the plan with that value."""
        given: Mapping[str, object] = self.plan.options or {}
        return [(str(value), replace(self.plan, options={**given, self.vary: value})) for value in self.values()] or [
            ("", self.plan)
        ]

    def begin(self) -> Callable[[int, int, Stop], list[Observed]]:
        tables = [(name, plan, plan.setting()) for name, plan in self.variants()]

        def play(first: int, count: int, stop: Stop) -> list[Observed]:
            found: list[Observed] = []
            for n in range(first, first + count):
                if not stop():
                    name, plan, setting = tables[(n - 1) % len(tables)]
                    game = observe(plan, setting, 1 + (n - 1) // len(tables), name)
                    found.append(replace(game, n=n))
            return found

        return play


def values_of(option: Option) -> list[Value]:
    if isinstance(option.default, bool):
        return [True, False]
    if isinstance(option.default, int):
        return list(range(option.span[0], option.span[1] + 1))
    return list(option.values)
