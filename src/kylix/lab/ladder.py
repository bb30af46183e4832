"""A round robin between levels: every pair meets equally often in every seat, with the same deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from time import perf_counter
from typing import Any

from kylix.common.extras import library
from kylix.common.players import Forfeit, Maker, forfeited, seed_of
from kylix.common.workers import Stop, Workers
from kylix.core.chance import Chance, mix
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit.registry import game
from kylix.lab.journal import Journal
from kylix.lab.runner import Chooser, Seated, play
from kylix.lab.shares import wilson
from kylix.lab.workers import run

SIGMAS = 1.96


@dataclass(frozen=True)
class Meeting:
    """One game to be played: who sits where; plain values, for other processes."""

    title: str
    players: tuple[str, ...]
    deal: int
    """The seed of chance: the games of a pair share it, seat by seat."""
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass
class Outcome:
    n: int
    players: tuple[str, ...]
    ranking: list[int]
    turns: int
    times: dict[str, list[float]]
    """By player: the time of each decision in seconds."""
    forfeit: int = -1
    """The seat that lost by rule, if one did."""
    fault: str = ""
    """What it did."""


@dataclass
class Pair:
    """What two levels made of each other. A shared first place is half a win."""

    strong: str
    weak: str
    games: int = 0
    wins: float = 0.0
    by_seat: list[float] = field(default_factory=list)
    """Wins of whoever sat in each seat."""


def meetings(
    title: str, levels: list[str], games: int, seed: int, seats: int, options: Mapping[str, object] | None = None
) -> Iterator[Meeting]:
    """Each pair, `games` games; with more than two seats one player of the stronger level among weaker ones, so that
    its share of wins can be compared with the fair share, one divided by the seats."""
    for number, (low, high) in enumerate(combinations(levels, 2)):
        for n in range(games):
            seat, deal = n % seats, n // seats
            players = tuple(high if at == seat else low for at in range(seats))
            dealt = seed_of(seed, (number << 32) + deal)
            yield Meeting(title, players, dealt, mix(dealt ^ (seat + 1)), options or {})


def timed(choose: Chooser, times: list[float]) -> Chooser:
    def clocked(s: State, seat: int) -> Move:
        start = perf_counter()
        move = choose(s, seat)
        times.append(perf_counter() - start)
        return move

    return clocked


def meet(n: int, meeting: Meeting, make: Maker) -> Outcome:
    title = game(meeting.title)
    s = title.setting(len(meeting.players), meeting.options).start(Chance(meeting.deal), recorded=False)
    times: dict[str, list[float]] = {name: [] for name in meeting.players}
    seated = Seated(make, meeting.players, meeting.seed)
    choosers = [timed(choose, times[name]) for choose, name in zip(seated.choosers, meeting.players, strict=True)]
    lost: Forfeit | None = None
    try:
        play(s, choosers, title)
    except Forfeit as forfeit:
        lost = forfeit
        ranking = forfeited(s.seats, lost.seat)
        return Outcome(n, meeting.players, ranking, s.turn, times, lost.seat, str(lost))
    finally:
        seated.end(s, lost)
    return Outcome(n, meeting.players, s.ranking(), s.turn, times)


@dataclass(frozen=True)
class RoundRobin:
    """The meetings, numbered from 1 on."""

    title: str
    levels: tuple[str, ...]
    games: int
    seed: int
    seats: int
    options: Mapping[str, object]
    make: Maker

    def meetings(self) -> list[Meeting]:
        return list(meetings(self.title, list(self.levels), self.games, self.seed, self.seats, self.options))

    def begin(self) -> Callable[[int, int, Stop], list[Outcome]]:
        met = self.meetings()
        return lambda first, count, stop: [
            meet(n, met[n - 1], self.make) for n in range(first, first + count) if not stop()
        ]

    def outcomes(self, workers: Workers, tell: Callable[[int], None], path: Path | None) -> list[Outcome]:
        """In the order of the meetings: the ratings depend on it."""
        about = {name: value for name, value in asdict(self).items() if name != "make"}
        journal: Journal[list[Outcome]] = Journal(path, {"run": "ladder", **about}, list[Outcome])
        with closing(journal):
            parts = list(run(self, 1, len(self.meetings()), workers, journal, tell, 1))
        return sorted((one for part in parts for one in part), key=lambda one: one.n)


class Ladder:
    """The outcomes so far, and what they say."""

    def __init__(self, levels: list[str], seats: int) -> None:
        self.levels = levels
        self.seats = seats
        self.model = library("openskill.models").PlackettLuce()
        self.ratings = {level: self.model.rating(name=level) for level in levels}
        self.pairs = {
            frozenset((low, high)): Pair(high, low, by_seat=[0.0] * seats) for low, high in combinations(levels, 2)
        }
        self.times: dict[str, list[float]] = {level: [] for level in levels}
        self.turns: list[int] = []
        self.forfeits: list[dict[str, Any]] = []

    def add(self, outcome: Outcome) -> None:
        pair = self.pairs[frozenset(outcome.players)]
        first = [seat for seat, place in enumerate(outcome.ranking) if place == 1]
        pair.games += 1
        for seat in first:
            pair.by_seat[seat] += 1 / len(first)
            if outcome.players[seat] == pair.strong:
                pair.wins += 1 / len(first)
        for name, times in outcome.times.items():
            self.times[name] += times
        self.turns.append(outcome.turns)
        if outcome.fault:
            player = outcome.players[outcome.forfeit]
            self.forfeits.append({"game": outcome.n, "player": player, "fault": outcome.fault})
        self.rate(outcome)

    def rate(self, outcome: Outcome) -> None:
        """By the library's model; of a level with several seats the best place counts."""
        names = sorted(set(outcome.players))
        best = [min(p for p, n in zip(outcome.ranking, outcome.players, strict=True) if n == name) for name in names]
        rated = self.model.rate([[self.ratings[name]] for name in names], ranks=best)
        for name, (rating,) in zip(names, rated, strict=True):
            self.ratings[name] = rating

    def result(self) -> dict[str, Any]:
        ranked = sorted(self.levels, key=lambda level: -self.ratings[level].mu)
        return {
            "levels": [self.level(level) for level in ranked],
            "pairs": [self.pair(pair) for pair in self.pairs.values()],
            "seats": [self.share(self.won_by_seat(seat), len(self.turns)) for seat in range(self.seats)],
            "turns": round(sum(self.turns) / len(self.turns), 1),
            "forfeits": self.forfeits,
        }

    def won_by_seat(self, seat: int) -> float:
        return sum(pair.by_seat[seat] for pair in self.pairs.values())

    def level(self, level: str) -> dict[str, Any]:
        rating = self.ratings[level]
        times = sorted(self.times[level]) or [0.0]  # who fails at once decides nothing
        return {
            "level": level,
            "rating": round(rating.mu, 2),
            "low": round(rating.mu - SIGMAS * rating.sigma, 2),
            "high": round(rating.mu + SIGMAS * rating.sigma, 2),
            "decisions": len(self.times[level]),
            "ms_mean": round(1000 * sum(times) / len(times), 1),
            "ms_99": round(1000 * times[int(0.99 * (len(times) - 1))], 1),
            "ms_most": round(1000 * times[-1], 1),
        }

    def pair(self, pair: Pair) -> dict[str, Any]:
        """The share of the stronger level, and how many times its fair share that is."""
        told = self.share(pair.wins, pair.games)
        times = {f"times_{name}": round(told[name] * self.seats, 2) for name in ("share", "low", "high")}
        by_seat = [round(won, 1) for won in pair.by_seat]
        return {"level": pair.strong, "against": pair.weak, **told, **times, "wins_by_seat": by_seat}

    def share(self, wins: float, games: int) -> dict[str, Any]:
        """A share of wins with its interval (Wilson's)."""
        low, high = wilson(wins, games)
        found = {"games": games, "wins": round(wins, 1), "share": round(wins / games, 3)}
        return {**found, "low": round(low, 3), "high": round(high, 3)}


def climb(
    plan: RoundRobin, workers: Workers, tell: Callable[[int], None] = lambda count: None, journal: Path | None = None
) -> dict[str, Any]:
    """Play the whole round robin."""
    ladder = Ladder(list(plan.levels), plan.seats)
    for outcome in plan.outcomes(workers, tell, journal):
        ladder.add(outcome)
    return ladder.result()
