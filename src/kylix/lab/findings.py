"""What many observed games say together: shares with intervals, means, counts; in the order of the report."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import mean, median

from kylix.kit.game import Setting
from kylix.lab.observer import Observed
from kylix.lab.runner import Plan
from kylix.lab.shares import wilson
from kylix.lab.uses import NOBODY, everything, groups, sheet_of

ADVANTAGE = 0.05
"""How far a seat may be from its fair share before the report remarks on it."""
FEW_GAMES = 5
"""The tail of the longest games is left out of means by turn."""


@dataclass(frozen=True)
class Share:
    """Wins, and the games that could be won."""

    name: str
    wins: float
    games: int
    share: float
    low: float
    high: float


def share(name: str, wins: Iterable[float]) -> Share:
    all_wins = list(wins)
    won, games = sum(all_wins), len(all_wins)
    low, high = wilson(won, games)
    return Share(name, round(won, 2), games, won / games, low, high)


@dataclass(frozen=True)
class Used:
    """How often a thing was used, and how those fared who used it (None where nobody did, or nobody wins by it)."""

    thing: str
    uses: int
    a_game: float
    share: Share | None


@dataclass(frozen=True)
class Times:
    player: str
    decisions: int
    mean_ms: float
    median_ms: float
    ms_99: float
    most_ms: float


class Findings:
    """Games that were finished, and the questions one asks of them."""

    def __init__(self, plan: Plan, setting: Setting, games: Sequence[Observed], vary: str = "") -> None:
        self.plan = plan
        self.setting = setting
        self.vary = vary
        self.all = sorted(games, key=lambda game: game.n)
        self.games = [game for game in self.all if not game.error]
        self.errors = [game for game in self.all if game.error]
        self.seats = range(setting.seats)
        self.names = list(setting.names["seat"][: setting.seats])
        self.fair = 1 / setting.seats
        self.solo = setting.seats == 1

    # --- who wins -------------------------------------------------------------------------------------------------

    def by_seat(self) -> list[Share]:
        return [share(self.label(seat), (game.win(seat) for game in self.games)) for seat in self.seats if self.games]

    def label(self, seat: int) -> str:
        return f"{self.names[seat]} ({self.plan.players[seat]})"

    def by_order(self) -> list[Share]:
        """By place in the order of play, where the seat that begins is not always the same."""
        known = [game for game in self.games if game.first != NOBODY]
        if len({game.first for game in known}) < 2:
            return []
        count = self.setting.seats
        return [
            share(str(place + 1), (game.win((game.first + place) % count) for game in known)) for place in range(count)
        ]

    def by_player(self) -> list[Share]:
        """By kind of player, where there are several; each seat is a chance to win."""
        kinds = sorted(set(self.plan.players), key=self.plan.players.index)
        if len(kinds) < 2 or not self.games:
            return []
        sits = {kind: [seat for seat in self.seats if self.plan.players[seat] == kind] for kind in kinds}
        return [share(kind, (game.win(seat) for game in self.games for seat in sits[kind])) for kind in kinds]

    def by_variant(self) -> list[Share]:
        """By value of the option that is varied: the wins of the first seat."""
        groups: dict[str, list[float]] = defaultdict(list)
        for game in self.games:
            groups[game.variant].append(game.win(0))
        return [share(f"{self.vary} {value}", wins) for value, wins in groups.items()] if self.vary else []

    def endings(self) -> list[tuple[str, int]]:
        return Counter(game.ending for game in self.games).most_common()

    # --- how it goes ----------------------------------------------------------------------------------------------

    def lengths(self) -> list[int]:
        return [game.turns for game in self.games]

    def best_scores(self) -> list[int]:
        return [max(game.scores) for game in self.games]

    def lead_changes(self) -> list[int]:
        return [game.lead_changes for game in self.games]

    def half_way(self) -> Share | None:
        """How often whoever leads alone half way wins."""
        wins = [
            game.win(leader)
            for game in self.games
            if (leader := game.leaders[len(game.leaders) // 2] if game.leaders else NOBODY) != NOBODY
        ]
        return share("half way", wins) if wins else None

    def by_turn(self) -> tuple[list[float], list[float]]:
        """Mean decisions, and mean options of a decision, in each turn that several games reach."""
        longest = max((len(game.asked) for game in self.games), default=0)
        decisions: list[float] = []
        options: list[float] = []
        for turn in range(longest):
            here = [game.asked[turn] for game in self.games if turn < len(game.asked)]
            if len(here) < min(FEW_GAMES, len(self.games)):
                break
            count = sum(one for one, _ in here)
            decisions.append(count / len(here))
            options.append(sum(offered for _, offered in here) / count if count else 0.0)
        return decisions, options

    def times(self) -> list[Times]:
        return [timed(kind, sorted(micros)) for kind, micros in self.micros().items() if micros]

    def micros(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {kind: [] for kind in self.plan.players}
        for game in self.games:
            for seat, taken in enumerate(game.micros):
                found[self.plan.players[seat]] += taken
        return found

    # --- points and cards -----------------------------------------------------------------------------------------

    def sources(self) -> list[str]:
        apart = sheet_of(self.plan.title).apart
        lines = self.games[0].sheet if self.games else {}
        return [name for name in lines if not name.startswith(apart)] if apart else list(lines)

    def by_source(self) -> dict[str, dict[str, float]]:
        """By seat, and of winners and the others: mean points from each source."""
        found: dict[str, dict[str, float]] = {}
        rows = [(self.label(seat), [(game, seat) for game in self.games]) for seat in self.seats]
        if not self.solo:
            rows.append(("winners", [(g, seat) for g in self.games for seat in self.seats if g.win(seat)]))
            rows.append(("others", [(g, seat) for g in self.games for seat in self.seats if not g.win(seat)]))
        for name, places in rows:
            if places:
                found[name] = {
                    source: mean(game.sheet[source][seat] for game, seat in places) for source in self.sources()
                }
        return found

    def used(self) -> dict[str, list[Used]]:
        """By group: each thing, the most used first; what nobody used stands at the end."""
        counts: dict[tuple[str, str], int] = Counter()
        wins: dict[tuple[str, str], list[float]] = defaultdict(list)
        for game in self.games:
            for seat, group, thing, times in game.uses:
                counts[group, thing] += times
                if seat != NOBODY:
                    wins[group, thing].append(game.win(seat))
        found: dict[str, list[Used]] = {}
        whole = everything(self.setting)
        for group in groups(self.plan.title):
            seen = [thing for where, thing in counts if where == group]
            if not seen:
                continue
            rows = [
                self.use(thing, counts.get((group, thing), 0), wins.get((group, thing), []))
                for thing in dict.fromkeys((*seen, *whole.get(group, ())))
            ]
            found[group] = sorted(rows, key=lambda one: (-one.uses, one.thing))
        return found

    def use(self, thing: str, uses: int, wins: list[float]) -> Used:
        return Used(thing, uses, uses / len(self.games), share(thing, wins) if wins else None)

    # --- what stands out ------------------------------------------------------------------------------------------

    def remarks(self) -> list[str]:
        """What a person should look at first."""
        errors = [f"{len(self.errors)} games went wrong, the first: {self.errors[0].error}"] if self.errors else []
        lost = [game for game in self.games if game.forfeit]
        forfeits = [f"{len(lost)} games were lost by rule, the first: {lost[0].forfeit}"] if lost else []
        return [*errors, *forfeits, *self.advantages(), *self.idle()]

    def advantages(self) -> list[str]:
        """Seats that win much more or less than their fair share, where all are played alike."""
        if self.solo or len(set(self.plan.players)) > 1:
            return []
        shares = [(f"seat {one.name}", one) for one in self.by_seat()]
        shares += [("whoever begins", one) for one in self.by_order()[:1]]
        found = []
        for who, one in shares:
            if abs(one.share - self.fair) > ADVANTAGE:
                doubt = ", though the interval holds the fair share" if one.low <= self.fair <= one.high else ""
                found.append(f"{who} wins {one.share:.1%} of games, fair would be {self.fair:.1%}{doubt}")
        return found

    def idle(self) -> list[str]:
        """What nobody used, of all that should be used."""
        used = self.used()
        found = []
        for group in everything(self.setting) if self.games else ():
            things = [row.thing for row in used.get(group, []) if not row.uses]
            if things or group not in used:
                found.append(f"never {group}: {', '.join(things) or 'nothing at all'}")
        return found


def timed(player: str, micros: list[int]) -> Times:
    at_99 = micros[int(0.99 * (len(micros) - 1))]
    return Times(player, len(micros), mean(micros) / 1e3, median(micros) / 1e3, at_99 / 1e3, micros[-1] / 1e3)
