"""Requests and answers for finished games, as types; the others stand in `messages.py`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kylix.server.messages import Adviser, Changed, EventShown, Facts, HintShown, Number, OptionShown
from kylix.server.seat_messages import Asked, Name, SeatRequest


class ReplayAsked(Asked, frozen=True):
    viewpoint: Name = ""
    first: Number = 0


class Frame(Struct, frozen=True):
    """One entry, looked back on: what changed in the view, and what happened."""

    n: int
    seat: str | None
    turn: int
    move: OptionShown | None
    """What was chosen, when whoever asks may know it."""
    changed: Changed
    events: list[EventShown]


class Replay(Struct, frozen=True):
    n: int
    viewpoint: str
    seat: str | None
    frames: list[Frame]


class VerifiedPart(Struct, frozen=True):
    """Entries that were played under one version of the rules."""

    first: int
    last: int
    version: str
    until: int
    """The last of them that holds under the rules of now."""


class Verified(Struct, frozen=True):
    ok: bool
    entries: int
    text: str
    at: int | None
    parts: list[VerifiedPart] = []
    """Where the rules changed while it was played: what holds under which version."""
    present: str = ""


class BranchAsked(Asked, frozen=True):
    n: Number
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=12)]


class OpenedRecord(Struct, frozen=True):
    table: str
    entries: int


class ChanceInfo(Struct, frozen=True):
    bounds: list[list[int]]
    """By entry: what each of its outcomes was below."""


class Point(Struct, frozen=True):
    """Scores by source, at an entry that changed them."""

    n: int
    turn: int
    scores: list[int]
    sheet: dict[str, list[int]]


class Lead(Struct, frozen=True):
    """Somebody took the lead alone; `before` is who had it last."""

    n: int
    turn: int
    seat: str
    before: str | None


class WinChance(Struct, frozen=True):
    """After a whole turn or chain; lists by seat, from 0 to 1. The chance lies in the band from `low` to `high`."""

    n: int
    turn: int
    chance: list[float]
    low: list[float]
    high: list[float]


class Moment(Struct, frozen=True):
    """A whole turn or chain, from entry `first` to entry `n`, and what came of it for a seat."""

    first: int
    n: int
    turn: int
    seat: str
    gain: float
    chance: float
    low: float
    high: float


class Roll(Struct, frozen=True):
    """One entry in which chance fell; lists by seat."""

    n: int
    turn: int
    seat: str | None
    gain: list[float]
    expected: list[float]
    luck: list[float]
    percentile: list[float]


class Luck(Struct, frozen=True):
    worlds: int
    rolls: list[Roll]
    total: list[float]
    percentile: list[float]


class Face(Struct, frozen=True):
    face: str
    fell: int
    expected: float


class Throw(Struct, frozen=True):
    n: int
    turn: int
    faces: dict[str, int]
    sum: float
    mean: float
    percentile: float


class Dice(Struct, frozen=True):
    die: str
    seat: str
    thrown: int
    faces: list[Face]
    throws: list[Throw]
    sum: float
    mean: float
    percentile: float


class GameStatistics(Struct, frozen=True):
    """What `kylix stats --json` tells of a game."""

    title: str
    seats: list[str]
    entries: int
    turns: int
    over: bool
    result: str
    ranking: list[int]
    scores: list[int]
    sheet: dict[str, list[int]]
    points: list[Point]
    leads: list[Lead]
    odds: list[WinChance]
    moments: list[Moment]
    luck: Luck
    dice: list[Dice]


class Statistics(Struct, frozen=True):
    done: int
    of: int
    found: GameStatistics | None


class ReviewedTurn(Struct, frozen=True):
    """A decision, from entry `first` to entry `n`: what it lost of the chance to win, and the better turn."""

    first: int
    n: int
    turn: int
    seat: str
    loss: float
    chance: float
    kind: str
    """`slip`, `mistake` or `blunder`; empty where little was lost."""
    better: list[OptionShown]
    key: str
    about: Facts
    """Why it is better, as words: `key` with these."""


class ReviewedPlayer(Struct, frozen=True):
    seat: str
    decisions: int
    accuracy: float | None
    """0 to 100; null where the seat decided nothing."""
    counts: dict[str, int]


class GameReview(Struct, frozen=True):
    players: list[ReviewedPlayer]
    turns: list[ReviewedTurn]
    bounds: dict[str, float]
    """By class: from which loss on."""


class Review(Struct, frozen=True):
    done: int
    of: int
    found: GameReview | None


class AnalysisAsked(Asked, frozen=True):
    n: Number
    seat: Name = ""
    level: Adviser = "captain"


class Played(Struct, frozen=True):
    """What was really chosen in a position that is analysed."""

    move: OptionShown
    hint: HintShown | None
    """As the adviser judges it, if it looked at it."""
    own: HintShown | None
    """Why the bot that chose it did so, if it can be worked out again."""


class Analysis(Struct, frozen=True):
    n: int
    seat: str
    level: str
    hints: list[HintShown]
    played: Played | None
