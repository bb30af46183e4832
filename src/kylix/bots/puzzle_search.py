"""Looks for puzzles in games of strong bots: cheaply first, then by a search ten times as deep as the archon's."""

from __future__ import annotations

import copy
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, replace

from kylix.bots.budget import Budget, Clock
from kylix.bots.levels import Archon, Captain, LevelBot, Ranked, Sailor, far_sighted, over_worlds
from kylix.bots.puzzles import Difficulty, Follows, OtherTurn, Puzzle, PuzzleGame, Shelf, Theme
from kylix.bots.rollout import LookAhead, LookAheadBot, Played, RolloutBot
from kylix.bots.search import Search
from kylix.bots.title_bot import TitleBot, Turn
from kylix.bots.titles import at_first_sight, title_bot_of
from kylix.bots.worlds import Worlds
from kylix.common.players import move_bound, no_collection, seed_of
from kylix.core.chance import Chance, mix
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.game import Setting

TIMES = 10
"""How much deeper than the archon a puzzle is searched."""
WIDER = 4
"""Of a tree: over so many times as many worlds."""
GAP = 0.12
"""Chance to win between the best turn and the next."""
LIKELY = 0.10
"""At the archon's own depth this is enough to look deeper."""
LATE = 0.7
"""Where games are played at first sight: the share of the way to the end after which one turn can decide much."""
SIGHTS = 4
"""Worlds of a first sight."""
FORETASTE = ((1, 0.01, 0.0), (3, 0.05, 0.02))
"""There a first look: worlds, and for more by how much the best turn must be better in them than the sailor's, and than
the next."""
LIKELIEST = 5
"""Turns of a first look, and the sailor's."""
FEW = 8
"""Worlds of a first look where plans are played on: half the gap in them is enough for more."""
SEEDS = (11, 23, 47)
APART = 2
"""Turns between two puzzles of a game, and before the first."""
SHORT = 4
"""Of so many games one may give a puzzle whose answer is to do the least: one move where others make three."""
MOST_OTHERS = 4
LONGEST = 14
"""Moves of the line that follows."""
ALL = 10**6


@dataclass(frozen=True)
class Judged:
    """The turns of a position by a deep search, the best first; what was only looked at in passing is left out."""

    ranked: Ranked
    seeds: int = 1

    @property
    def best(self) -> Turn:
        return self.ranked[0][0]

    @property
    def first(self) -> float:
        return self.ranked[0][1]

    @property
    def second(self) -> float:
        return max(value for _, value in self.ranked[1:])

    @property
    def gap(self) -> float:
        return self.first - self.second


def depth(title_bot: TitleBot) -> int:
    """Nodes that the archon of the ladder looks at."""
    limits = title_bot.limits
    if isinstance(title_bot, (RolloutBot, LookAheadBot)):
        return limits.breadth * limits.considered
    return limits.nodes


def sober_bot(title: str) -> TitleBot:
    """The archon's; a puzzle goes by what comes of a turn more than by what it looks like."""
    bot = copy.copy(title_bot_of(title, True))
    bot.limits = replace(bot.limits, sure=bot.limits.prior)
    return bot


def deep_bot(title: str, times: int) -> TitleBot:
    """The same with more worlds; no turn is left out at first sight."""
    bot = sober_bot(title)
    limits = bot.limits
    if isinstance(bot, (RolloutBot, LookAheadBot)):
        bot.limits = replace(limits, breadth=limits.breadth * times, considered=ALL, margin=float(ALL))
    else:
        bot.limits = replace(limits, breadth=limits.breadth * WIDER)
    return bot


def look_deep(s: State, seat: int, seed: int, times: int = TIMES, most: int = ALL) -> Judged | None:
    """By a search `times` as deep as the archon's, from what the seat knows; None where there is nothing to choose.
    A roll-out looks at `most` worlds."""
    assert isinstance(s.setting, Setting)
    title = s.setting.game.title
    bot = deep_bot(title, times) if times > 1 else sober_bot(title)
    worlds = Worlds(s, seat, mix(seed))
    with no_collection():
        if isinstance(bot, LookAheadBot) and not bot.weighty(worlds[0]):
            ranked = answers(bot, worlds, seat, min(most, bot.limits.breadth))
        elif isinstance(bot, (RolloutBot, LookAheadBot)):
            if not bot.weighty(worlds[0]):
                return None
            ranked = far_sighted(bot, worlds, seat, Budget(), min(most, bot.limits.breadth), bot.limits.considered)
        else:
            budget = Budget(nodes=times * depth(bot))
            ranked = [(one.turn, one.value) for one in Search(bot, worlds).run(budget)]
    options = s.options(seat)
    ranked = [one for one in ranked if one[0].line[0] in options]
    return Judged(ranked) if len(ranked) > 1 else None


def answers(bot: LookAheadBot, worlds: Worlds, seat: int, most: int) -> Ranked:
    """A small question, to which bots answer at first sight: every answer played on."""
    turns = bot.turns(worlds[0], seat)
    return Played(bot, worlds, turns).run(Clock(Budget()), most) if len(turns) > 1 else []


def clear(s: State, seat: int, times: int = TIMES, gap: float = GAP) -> Judged | None:
    """The means over three seeds, if the same turn is best by far with each of them."""
    looks: list[Judged] = []
    for seed in SEEDS:
        found = look_deep(s, seat, seed, times)
        if found is None or found.gap < gap or (looks and found.best.key != looks[0].best.key):
            return None
        looks.append(found)
    values: dict[Hashable, list[float]] = {}
    for look in looks:
        for turn, value in look.ranked:
            values.setdefault(turn.key, []).append(value)
    means = [(turn, sum(values[turn.key]) / len(values[turn.key])) for turn, _ in looks[0].ranked]
    best, *others = means
    return Judged([best, *sorted(others, key=lambda one: -one[1])], len(looks))


class AtFirstSight(Sailor):
    """A sailor who goes by rules of thumb in every title: what it overlooks makes a puzzle."""

    def title_bot(self, title: str) -> TitleBot:
        return at_first_sight(title)


def finds(kind: type[LevelBot], s: State, seat: int, best: Turn, budget: Budget | None = None) -> int:
    """With how many of three seeds a level plays the turn."""
    return sum(chosen_by(kind(seed, budget), s, seat, seed) == best.key for seed in SEEDS)


def chosen_by(bot: LevelBot, s: State, seat: int, seed: int) -> Hashable:
    assert isinstance(s.setting, Setting)
    title_bot = bot.title_bot(s.setting.game.title)
    with no_collection():
        return bot.rank(title_bot, Worlds(s, seat, mix(seed)), seat)[0][0].key


# --- a game -------------------------------------------------------------------------------------------------------


class Witness(LevelBot):
    """A bot that remembers what it thought of the turns."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.ranked: Ranked = []

    def rank(self, title_bot: TitleBot, worlds: Worlds, seat: int) -> Ranked:
        self.ranked = super().rank(title_bot, worlds, seat)
        return self.ranked


class ArchonWitness(Witness, Archon):
    pass


class CaptainWitness(Witness, Captain):
    pass


class SightWitness(Witness):
    """The archon's judgement at first sight: in a moment, and no weaker than a captain."""

    FITTED = True

    def rank(self, title_bot: TitleBot, worlds: Worlds, seat: int) -> Ranked:
        self.ranked = over_worlds([title_bot.turns(worlds[n], seat) for n in range(SIGHTS)])
        return self.ranked


def players(title: str, seats: int, seed: int) -> list[Witness]:
    """Archons; where games are long and an archon plays every turn on, those who think for less: there one looks
    through many games."""
    title_bot = title_bot_of(title, True)
    seeds = [mix(seed ^ (seat + 1)) for seat in range(seats)]
    if isinstance(title_bot, LookAheadBot):
        return [SightWitness(one) for one in seeds]
    if isinstance(title_bot, RolloutBot):
        return [CaptainWitness(one) for one in seeds]
    return [ArchonWitness(one, Budget(nodes=depth(title_bot))) for one in seeds]


def positions(s: State, seed: int, moves: list[str]) -> Iterator[tuple[int, int, Witness]]:
    """A game of strong bots, move by move; each question that was thought about, with the seat and who thought."""
    assert isinstance(s.setting, Setting)
    bots = players(s.setting.game.title, s.seats, seed)
    while s.to_act and len(moves) <= move_bound(s.setting.game):
        seat = s.to_act[0]
        bot, options, view = bots[seat], s.options(seat), s.view(seat)
        bot.ranked = []
        move = bot.at_once(view, options)
        if move is None:
            move = bot.choose(view, options, s.redeal(seat, mix(seed + len(moves))))
        if len(bot.ranked) > 1:
            yield len(moves), seat, bot
        moves.append(s.text(move))
        s.apply(seat, move)


def look_through(setting: Setting, seed: int, n: int, tell: Callable[[str], None]) -> PuzzleGame:
    """Game number n of a seed, played and looked through."""
    s = setting.start(Chance(seed_of(seed, n)), recorded=False)
    game = PuzzleGame(n, seed_of(seed, n), setting.seats, dict(setting.options), [], [])
    last = 0
    for at, seat, bot in positions(s, seed_of(seed, n), game.moves):
        if s.turn - last < APART or (n % SHORT and does_least(bot)) or not promising(s, seat, bot):
            continue
        puzzle = examined(s, seat, at)
        tell("+" if puzzle else ".")
        if puzzle and puzzle.reason not in [one.reason for one in game.puzzles]:
            game.puzzles.append(puzzle)
            last = s.turn
    if not game.puzzles:
        return PuzzleGame(n)
    game.moves = game.moves[: game.puzzles[-1].at]
    return game


def does_least(bot: Witness) -> bool:
    """Where a bot plays at first sight, what it likes best need not be the answer."""
    lengths = [len(turn.line) for turn, _ in bot.ranked]
    return not isinstance(bot, SightWitness) and lengths[0] == 1 and max(lengths) >= 3


def promising(s: State, seat: int, bot: Witness) -> bool:
    """Cheaply: the archon sees a gap at its own depth, and the sailor plays something else."""
    if isinstance(bot, SightWitness) and not is_late(s):
        return False
    sailors = chosen_by(AtFirstSight(1), s, seat, 1)
    if isinstance(bot, SightWitness):
        if not errs(s, seat, bot.ranked, sailors):
            return False
    elif sailors == bot.ranked[0][0].key:
        return False
    if isinstance(bot, ArchonWitness):
        return Judged(bot.ranked).gap >= LIKELY
    for most, enough in ((FEW, LIKELY / 2), (ALL, LIKELY)):
        look = look_deep(s, seat, 1, 1, most)
        if look is None or look.gap < enough or look.best.key == sailors:
            return False
    return True


def is_late(s: State) -> bool:
    assert isinstance(s.setting, Setting)
    title_bot = title_bot_of(s.setting.game.title, True)
    assert isinstance(title_bot, LookAheadBot)
    return title_bot.gone(s) >= LATE


def errs(s: State, seat: int, ranked: Ranked, sailors: Hashable) -> bool:
    """More cheaply still: in a world, then in a few, what looks best and what the sailor plays are played on."""
    assert isinstance(s.setting, Setting)
    title_bot = title_bot_of(s.setting.game.title, True)
    assert isinstance(title_bot, LookAheadBot)
    theirs = [turn for turn, _ in ranked if turn.key == sailors]
    turns = [turn for turn, _ in ranked[:LIKELIEST] if turn.key != sailors] + theirs
    kind = LookAhead if title_bot.weighty(s) else Played
    look = kind(title_bot, Worlds(s, seat, mix(1)), turns)
    done = 0
    for most, enough, gap in FORETASTE if theirs else ():
        while done < most:
            look.sweep(done, lambda: True)
            done += 1
        best, second = sorted(map(look.mean, look.alive), reverse=True)[:2]
        if best - look.mean(len(turns) - 1) < enough or best - second < gap:
            return False
    return bool(theirs)


def examined(s: State, seat: int, at: int) -> Puzzle | None:
    found = clear(s, seat)
    if found is None or finds(AtFirstSight, s, seat, found.best):
        return None
    setting = s.setting
    assert isinstance(setting, Setting)
    worlds = Worlds(s, seat, SEEDS[0])
    reason, about = title_bot_of(setting.game.title, True).why(worlds[0], found.best, seat)
    others = [
        OtherTurn([setting.text(move) for move in turn.line], round(value, 3))
        for turn, value in found.ranked[1 : 1 + MOST_OTHERS]
    ]
    return Puzzle(
        at=at,
        seat=setting.names["seat"][seat],
        state=codec.digest(s),
        line=[setting.text(move) for move in found.best.line],
        first=round(found.first, 3),
        second=round(found.second, 3),
        theme=theme(s, seat, found),
        difficulty=difficulty(s, seat, found.best),
        reason=reason,
        about={**about, "chance": round(100 * found.first)},
        others=others,
        follows=follows(worlds[0], seat, found.best.line),
    )


def fault(shelf: Shelf, n: int, times: int = TIMES, gap: float = GAP) -> str:
    """What is wrong with a kept puzzle when it is searched again; empty where it holds."""
    puzzle, s = shelf[n], shelf.position(n)
    setting = s.setting
    assert isinstance(setting, Setting)
    seat = setting.seat(puzzle.seat)
    found = clear(s, seat, times, gap)
    if found is None:
        return f"no turn is better than every other by {round(100 * gap)} points with each seed"
    if [setting.text(move) for move in found.best.line] != puzzle.line:
        return f"another turn is best: {', '.join(setting.text(move) for move in found.best.line)}"
    return "it is found at first sight" if finds(AtFirstSight, s, seat, found.best) else ""


def difficulty(s: State, seat: int, best: Turn) -> Difficulty:
    """1: a captain finds it, always; 2: an archon does; 3: not even an archon finds it every time."""
    assert isinstance(s.setting, Setting)
    if finds(Captain, s, seat, best) == len(SEEDS):
        return 1
    nodes = Budget(nodes=depth(title_bot_of(s.setting.game.title, True)))
    return 2 if finds(Archon, s, seat, best, nodes) == len(SEEDS) else 3


def theme(s: State, seat: int, found: Judged) -> Theme:
    """What it is about, by chances and by what the turns look like at first sight."""
    if found.best.after.over and found.first > 0.9:
        return "win"
    if found.first < 0.5:
        return "defend"
    if found.second >= 0.6:
        return "finish"
    at_sight = sorted((turn.value for turn, _ in found.ranked), reverse=True)
    if found.best.value < at_sight[min(2, len(at_sight) - 1)]:
        return "ahead"
    return "tempt" if found.best.value < at_sight[0] else "turn"


def follows(world: State, seat: int, line: tuple[Move, ...]) -> list[Follows]:
    """The turn, the answer, and what one does then, in one world."""
    setting = world.setting
    assert isinstance(setting, Setting)
    s = world.clone()
    said: list[Follows] = []
    for move in line:
        s.apply(seat, move)
    nodes = Budget(nodes=depth(title_bot_of(setting.game.title, True)))
    bots = [Archon(one + 1, nodes) for one in range(s.seats)]
    until = s.turn + s.seats
    while s.to_act and s.turn < until and len(said) < LONGEST:
        mover = s.to_act[0]
        move = bots[mover].choose(s.view(mover), s.options(mover), s.redeal(mover, len(said)))
        said.append(Follows(setting.names["seat"][mover], setting.text(move)))
        s.apply(mover, move)
    return said
