"""Challenges: cards before the throw, the throw, cards after it, losses. What follows depends on the foe."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Procedure
from kylix.core.moves import Move
from kylix.games.deukalion import events
from kylix.games.deukalion.moves import PASS, Play, Rethrow
from kylix.games.deukalion.phases.cards import PrizeReceipts, play_card, playable, why_not_play
from kylix.games.deukalion.phases.pursuits import GainPolls, Refill
from kylix.games.deukalion.state import Deukalion
from kylix.games.deukalion.tables import ON_EDGE, OUTCOMES, SKULL_DOWN, SKULL_UP, W_POST, W_PRE


class Challenge(Procedure[Deukalion]):
    """DEU-FIGHT-5. The order of every challenge; `decide` says what the totals mean."""

    CLAUSE: ClassVar[str] = "DEU-FIGHT-5"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def rivals(self) -> list[int]:
        """Who takes part, the challenger first."""
        return [self.seat]

    def step(self, s: Deukalion, at: int) -> None:
        match at:
            case 0:
                s.fighters = self.rivals()
                s.thrown = [0] * (OUTCOMES * len(s.fighters))
                s.bonus = [0] * len(s.fighters)
                s.call(CardWindow(W_PRE, 0, 0))
            case 1:
                for who, seat in enumerate(s.fighters):
                    throw(s, who, seat, s.aboard[seat])
            case 2:
                s.call(CardWindow(W_POST, 0, 0))
            case 3:
                for who, seat in enumerate(s.fighters):
                    bury(s, who, seat)
            case 4:
                self.decide(s)
            case _:
                s.goto(AfterChallenge())

    def decide(self, s: Deukalion) -> None:
        raise AssertionError("a challenge is decided")


def throw(s: Deukalion, who: int, seat: int, count: int) -> None:
    """DEU-FIGHT-1, DEU-FIGHT-2. All hoplites of the shipboard, each by itself."""
    landing = s.tables.landing
    results = [0, 0, 0]
    for _ in range(count):
        results[landing[s.random_below(len(landing))]] += 1
    first = who * OUTCOMES
    for result in range(3):
        s.thrown[first + result] += results[result]
    if s.log is not None:
        s.log.append(events.threw(seat, results[SKULL_UP], results[SKULL_DOWN], results[ON_EDGE]))


def total(s: Deukalion, who: int) -> int:
    """DEU-FIGHT-3. Half points: what was thrown, and what cards add."""
    points = bonus(s, who)
    for result, worth in enumerate(s.tables.result_points):
        points += s.thrown[who * OUTCOMES + result] * worth
    return points


def bonus(s: Deukalion, who: int) -> int:
    """What cards add, in half points."""
    lasting = s.lasting_bonus(s.fighters[who], s.tables.fight_bonus) if s.lasting else 0
    return s.bonus[who] + lasting


def bury(s: Deukalion, who: int, seat: int) -> None:
    """DEU-FIGHT-4. Losses happen to everybody who threw."""
    lost = s.thrown[who * OUTCOMES + SKULL_UP]
    s.lose(seat, lost)
    if s.log is not None:
        s.log.append(events.counted(seat, total(s, who), lost, bonus(s, who)))


class AfterChallenge(Procedure[Deukalion]):
    """DEU-FIGHT-5. Received cards come to hand; the display is refilled with its polls; then polls for all gains."""

    CLAUSE: ClassVar[str] = "DEU-FIGHT-5"

    def step(self, s: Deukalion, at: int) -> None:
        if at == 0:
            s.fighters = []
            s.thrown = []
            s.bonus = []
            s.call(Refill())
            if s.fresh:
                s.call(PrizeReceipts())
        elif s.gained:
            s.goto(GainPolls())
        else:
            s.end()


# --- cards in a challenge ---------------------------------------------------------------------------------------------


class CardWindow(Procedure[Deukalion]):
    """DEU-Q18. Those who take part alternate, the challenger first, one card or a pass, until all pass in a row."""

    CLAUSE: ClassVar[str] = "DEU-Q18"

    def __init__(self, window: int, turn: int, passes: int) -> None:
        self.window: Final = window
        self.turn: Final = turn
        self.passes: Final = passes

    def step(self, s: Deukalion, at: int) -> None:
        if self.passes == len(s.fighters):
            s.end()
            return
        seat = s.fighters[self.turn]
        if not s.hand[seat]:
            self.pass_on(s, self.passes + 1)
        elif self.window == W_PRE:
            s.call(PlayBeforeThrow(seat))
        else:
            s.call(PlayAfterThrow(seat))

    def pass_on(self, s: Deukalion, passes: int) -> None:
        """The other one's turn. This frame must be on top."""
        s.goto(CardWindow(self.window, (self.turn + 1) % len(s.fighters), passes))


class Reaction(Choice[Deukalion]):
    """DEU-Q18. A card that fits the window, or a pass; asked of everybody who has cards in hand."""

    WINDOW: ClassVar[int] = 0

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        return [PASS, *playable(s, seat, s.hand[seat], self.WINDOW)]

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        window = s.stack[-1]
        assert isinstance(window, CardWindow)
        if isinstance(move, Play):
            window.pass_on(s, 0)
            play_card(s, seat, s.hand[seat], move.card, self.WINDOW)
        else:
            window.pass_on(s, window.passes + 1)

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        return why_not_play(s, seat, s.hand[seat], move.card, self.WINDOW) if isinstance(move, Play) else []


class PlayBeforeThrow(Reaction):
    """DEU-Q18. Before the throw."""

    CLAUSE: ClassVar[str] = "DEU-Q18"
    WINDOW: ClassVar[int] = W_PRE


class PlayAfterThrow(Reaction):
    """DEU-Q18. After the throws, before the losses."""

    CLAUSE: ClassVar[str] = "DEU-Q18"
    WINDOW: ClassVar[int] = W_POST


class RethrowHoplites(Choice[Deukalion]):
    """DEU-Q18. How many of the own lost hoplites are thrown once more; the new results stand."""

    CLAUSE: ClassVar[str] = "DEU-Q18"

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        return s.tables.rethrow[1 : self.lost(s, seat) + 1]

    def lost(self, s: Deukalion, seat: int) -> int:
        return s.thrown[s.fighters.index(seat) * OUTCOMES + SKULL_UP]

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        assert isinstance(move, Rethrow)
        who = s.fighters.index(seat)
        s.thrown[who * OUTCOMES + SKULL_UP] -= move.number
        throw(s, who, seat, move.number)

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Rethrow):
            return []
        return [Reason("DEU-Q18", "not-so-many-lost", {"count": move.number, "most": self.lost(s, seat)})]
