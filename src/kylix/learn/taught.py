"""Whether lessons work: the player that knows only their advice, against novices; and where its rules are taught."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from kylix.bots.taught import NAME, TaughtBot, make, taught_of
from kylix.bots.title_bot import shares
from kylix.common.players import seed_of
from kylix.core.chance import Chance, mix
from kylix.kit.registry import game
from kylix.lab.runner import Chooser, bot_chooser, chooser, play
from kylix.learn.lesson import lessons

FOE = "novice"
TWO_PLAYERS = 0.6
"""With two players: the share of games that must be won."""
FAIR_SHARES = 1.3
"""With more: so many times one's fair share."""


@dataclass
class Measured:
    """What the taught player won, a tie counted as its part; and how often it followed each of its rules."""

    seats: int
    games: int = 0
    won: float = 0.0
    lead: float = 0.0
    """Points ahead of the mean of the others, summed over the games: of few games it tells more than wins do."""
    followed: Counter[str] = field(default_factory=Counter)

    @property
    def bar(self) -> float:
        return TWO_PLAYERS if self.seats == 2 else FAIR_SHARES / self.seats

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def held(self) -> bool:
        return self.share >= self.bar

    @property
    def ahead(self) -> float:
        """Points ahead in a game."""
        return self.lead / self.games

    def merge(self, other: Measured) -> None:
        self.games += other.games
        self.won += other.won
        self.lead += other.lead
        self.followed.update(other.followed)


def play_one(title: str, seats: int, n: int, seed: int) -> Measured:
    """Game number n: the taught player sits at every seat in turn, novices at all others."""
    place, seed = n % seats, seed_of(seed, n)
    own = TaughtBot(seed)
    choosers: list[Chooser] = []
    for seat in range(seats):
        key = mix(seed ^ (seat + 1))
        choosers.append(bot_chooser(own, key) if seat == place else chooser(make, FOE, key))
    s = game(title).setting(seats).start(Chance(seed), recorded=False)
    play(s, choosers, game(title))
    scores = s.scores()
    others = (sum(scores) - scores[place]) / (seats - 1)
    return Measured(seats, 1, shares(s.ranking())[place], scores[place] - others, own.followed)


def measure(title: str, seats: int, games: int, seed: int = 1) -> Measured:
    found = Measured(seats)
    for n in range(games):
        found.merge(play_one(title, seats, n, seed))
    return found


def untaught_rules(title: str) -> list[str]:
    """Rules of the player that name no step of a lesson, or one that there is not."""
    taught = taught_of(title)
    if taught is None:
        return [f"{title} has no {NAME} player"]
    steps = {f"{lesson.name}.{step.name}" for lesson in lessons(title) for step in lesson.steps}
    rules = taught.RULES.items()
    without = [f"{rule}: no step" for rule, places in rules if not places]
    return without + [f"{rule}: {step}" for rule, places in rules for step in places if step not in steps]
