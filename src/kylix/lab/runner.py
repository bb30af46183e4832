"""Plays many games without people. The same seed gives the same games, whatever number of processes plays them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol, runtime_checkable

from kylix.common.players import Forfeit, Leaver, Maker, Player, forfeited, move_bound, no_collection, seed_of
from kylix.common.workers import Stop, Workers
from kylix.core.chance import Chance, mix, whole
from kylix.core.errors import BadSeats, KylixError
from kylix.core.ids import Given
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit.components import Components
from kylix.kit.game import Game, Setting
from kylix.kit.registry import game
from kylix.lab.journal import Journal
from kylix.lab.tally import Tally
from kylix.lab.workers import run
from kylix.records import record

RANDOM = "random"
FORFEIT = "seat-forfeit"
"""The event of an entry that tells who lost by rule."""

Chooser = Callable[[State, int], Move]


def nobody(name: str, seed: int) -> Player:
    """Makes no bot: enough where only chance plays."""
    raise BadSeats(f"there is no bot {name!r} here; there is: {RANDOM}")


@dataclass(frozen=True)
class Plan:
    """What is played; it is sent to other processes, so it holds plain values and names of functions."""

    title: str
    players: tuple[str, ...]
    seed: int = 1
    options: Mapping[str, object] | None = None
    components: tuple[str, str] | None = None
    """Name and text of a component file."""
    records: str | None = None
    make: Maker = nobody
    """Makes the players that do not answer at random."""

    def setting(self) -> Setting:
        """The table, or KylixError with what is wrong with it."""
        title = game(self.title)
        whole(self.seed)
        players: Given = self.players
        if not isinstance(players, tuple) or not all(isinstance(name, str) for name in players):
            raise BadSeats(f"players are named one by one, not as {players!r}")
        parts = None
        if self.components is not None:
            name, text = self.components
            parts = Components.read(title.components, self.title, text, name, base=title.base)
        return title.setting(len(self.players), self.options, parts)

    def about(self, what: str) -> dict[str, Any]:
        """What makes two runs the same, for a journal."""
        setting = self.setting()
        return {
            "run": what,
            "title": self.title,
            "seats": list(self.players),
            "seed": self.seed,
            "options": dict(setting.options),
            "components": setting.components.fingerprint,
        }

    def record_path(self, n: int) -> Path:
        assert self.records is not None
        return Path(self.records) / f"{self.title}-{self.seed}-{n:06}.jsonl"


class Endless(Exception):
    """A game that does not end within the bound of its title."""


def chooser(make: Maker, name: str, seed: int) -> Chooser:
    """Who decides for a seat. A bot is given what its seat sees and a state that it cannot tell from the real one."""
    if name != RANDOM:
        return bot_chooser(make(name, seed), seed)
    roll = random.Random(seed).random

    def any_option(s: State, seat: int) -> Move:
        options = s.options(seat)
        return options[int(roll() * len(options))]

    return any_option


class Seated:
    """Who decides for the seats of one game, each from a seed of its own; and whoever wants to be told how it ends."""

    def __init__(self, make: Maker, names: tuple[str, ...], seed: int) -> None:
        self.leavers: list[Leaver] = []

        def watched(name: str, key: int) -> Player:
            found = make(name, key)
            if isinstance(found, Leaver):
                self.leavers.append(found)
            return found

        self.choosers = [chooser(watched, name, mix(seed ^ (seat + 1))) for seat, name in enumerate(names)]

    def end(self, s: State | None, forfeit: Forfeit | None = None) -> None:
        """Called once, however the game ended. Who lost by rule has left already."""
        how = "forfeit" if forfeit else "played" if s is not None and s.over else "stopped"
        ranking, scores = None, None
        if s is not None and how != "stopped":
            ranking = forfeited(s.seats, forfeit.seat) if forfeit else s.ranking()
            scores = s.scores()
        for one in self.leavers:
            one.end(how, ranking, scores)


@runtime_checkable
class QuickPlayer(Protocol):
    """A player with answers that take no thought: for these no state is dealt anew."""

    def at_once(self, view: dict[str, Any], options: list[Move]) -> Move | None: ...


def bot_chooser(bot: Player, seed: int) -> Chooser:
    seeds = random.Random(seed)
    quick = bot if isinstance(bot, QuickPlayer) else None

    def think(s: State, seat: int) -> Move:
        view, options, dealt = s.view(seat), s.options(seat), seeds.getrandbits(64)
        move = quick.at_once(view, options) if quick is not None else None
        if move is None:
            try:
                move = bot.choose(view, options, s.redeal(seat, dealt))
            except Forfeit as forfeit:
                forfeit.seat = seat
                raise
        s.check(seat, move)
        return move

    return think


@no_collection()
def play(s: State, choosers: list[Chooser], title: Game) -> int:
    """Play to the end; the number of decisions. What is not legal raises, and so does a game without end."""
    decisions = 0
    while s.to_act:
        seat = s.to_act[0]
        s.apply(seat, choosers[seat](s, seat))
        decisions += 1
        if s.turn > title.turn_bound or decisions > move_bound(title):
            raise Endless(f"the game was not over after {s.turn} turns and {decisions} decisions")
    return decisions


def play_one(plan: Plan, setting: Setting, n: int, tally: Tally) -> None:
    """Game number n. Set-up is not timed."""
    seed = seed_of(plan.seed, n)
    seated = Seated(plan.make, plan.players, seed)
    s: State | None = None
    lost: Forfeit | None = None
    start = perf_counter()
    try:
        s = setting.start(Chance(seed), recorded=plan.records is not None)
        start = perf_counter()
        decisions = play(s, seated.choosers, setting.game)
        tally.add(s.turn, s.ranking(), s.scores(), decisions, perf_counter() - start)
    except Forfeit as forfeit:
        assert s is not None
        lost = forfeit
        tally.forfeit(n, seed, lost.seat, str(lost), s.turn, s.scores())
        note(s, lost, plan.players[lost.seat])
    except Exception as error:  # whatever a rule raises is a finding, not the end of the run
        tally.fail(n, seed, f"{type(error).__name__}: {error}".rstrip(": "))
    finally:
        seated.end(s, lost)
    if plan.records is not None and s is not None:
        # A game that went wrong may be recorded up to there, but need not be.
        with suppress(*(() if s.over else (Exception,))):
            record.save(plan.record_path(n), s, plan.players)


def note(s: State, forfeit: Forfeit, player: str) -> None:
    """The record, if there is one, ends with who lost by rule, and by which."""
    if s.record is not None:
        told = {"event": FORFEIT, "kind": "bot", "level": player, "person": forfeit.why}
        s.record.append(record.seated(forfeit.seat, told))


def play_range(plan: Plan, setting: Setting, first: int, count: int, stop: Callable[[], bool]) -> Tally:
    tally = Tally(setting.seats)
    for n in range(first, first + count):
        if stop():
            break
        play_one(plan, setting, n, tally)
    return tally


@dataclass(frozen=True)
class Counted:
    """The games of a plan, counted."""

    plan: Plan

    def begin(self) -> Callable[[int, int, Stop], Tally]:
        setting = self.plan.setting()
        return lambda first, count, stop: play_range(self.plan, setting, first, count, stop)


def simulate(
    plan: Plan,
    games: Given,
    first: int = 1,
    workers: Workers | None = None,
    tell: Callable[[int], None] | None = None,
    journal: Path | None = None,
) -> Tally:
    """Games number first to first+games-1. `tell` is called with how many more are done."""
    if not isinstance(games, int) or games < 1:
        raise KylixError(f"a number of games is needed, not {games!r}")
    tally = Tally(len(plan.players))
    kept: Journal[Tally] = Journal(journal, plan.about("simulate"), Tally)
    with closing(kept):
        for part in run(Counted(plan), first, games, workers or Workers(), kept, tell):
            tally.merge(part)
    return tally


def check_players(make: Maker, names: tuple[str, ...]) -> None:
    """KylixError for a name that nobody plays under."""
    for name in sorted(set(names) - {RANDOM}):
        make(name, 0)
