"""How often tests repeat themselves: every such number, for three depths.

`--depth quick|normal|thorough` of pytest chooses; `./kylix test` gives it. A check runs at every depth, only with fewer
repetitions: add a number here rather than in a test.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar


@dataclass(frozen=True)
class Depth:
    name: str
    games: int
    """Random games of each table under its defaults, in the corpus."""
    opening: int
    """Moves at the beginning of a game after each of which the position is kept in the corpus."""
    each: float
    """Later, a kind of question is kept with this probability, divided by how often it was asked before."""
    views: int
    """Views of a title compared with those of redealt states and of second states."""
    along: int
    """Second states of a title that went along with a game."""
    redealt: int
    """Games from which states are redealt and played on."""
    recorded: int
    """Entries of a random game's record that is replayed elsewhere; whole ones are among the golden games."""
    option_tables: str
    """Tables with another value of an option, too: with every number of seats, with one of these by turns, or none."""
    every_seat: bool
    """At these every seat looks at every position, instead of one after the other."""
    defaults: bool
    """So do all seats of tables under their defaults."""
    refused: int
    """Of the positions of games with another value of an option one in so many is asked for its refusals."""
    examples: int
    """Of a property."""
    simulated: int
    """Games in one run of `kylix simulate`."""
    narrowed: int
    """Questions at which a bot of each level is asked with fewer and fewer options."""
    every_seat_count: bool
    """Whole games in the browser with each number of players, and all cases that are much alike, instead of some."""
    choices: int
    """Choices in the browser, by keys or watched for what moves; the last depth plays to the end."""
    puzzles: int
    """Of each title that are searched again."""
    taught: int
    """Parts of the games that the player who knows only the lessons plays against novices."""
    closely: int
    """One in so many positions of a random game is looked at closely: refusals, every option, the text of it."""
    explained: int
    """Moves whose refusals are asked for at such a position, beside those that are legal."""
    sound: int
    """One in so many positions on the way of a random game is checked for its invariants; all that are kept are."""
    redeals: int
    """States that a client of a whole served game got and that are compared with redealt ones; others with the real."""
    pestered: int
    """Questions beside the moves that clients of a whole served game ask: in a long one they get tired of it."""
    hasty: bool
    """In whole served games of many moves the first answer is taken more often than others: it leads on."""
    kills: int
    """Times a server is killed while people play."""
    clocked: int
    """Moves at served tables whose clocks are held against a ledger."""
    whole_openspiel: bool
    """OpenSpiel's own test plays whole games of titles of thousands of decisions, instead of short ones."""
    every_store: bool
    """What a server does alone is asked of PostgreSQL, too; what several do, and what stores promise, always is."""


DEPTHS = {
    "quick": Depth(
        name="quick",
        games=1,
        opening=8,
        each=0.5,
        views=200,
        along=60,
        redealt=1,
        recorded=30,
        option_tables="none",
        every_seat=False,
        defaults=False,
        refused=4,
        examples=10,
        simulated=50,
        narrowed=2,
        every_seat_count=False,
        choices=40,
        puzzles=1,
        taught=1,
        closely=3,
        explained=20,
        sound=7,
        redeals=40,
        pestered=20,
        hasty=True,
        kills=2,
        clocked=200,
        whole_openspiel=False,
        every_store=False,
    ),
    "normal": Depth(
        name="normal",
        games=1,
        opening=8,
        each=0.5,
        views=400,
        along=60,
        redealt=1,
        recorded=100,
        option_tables="by turns",
        every_seat=False,
        defaults=False,
        refused=8,
        examples=25,
        simulated=50,
        narrowed=2,
        every_seat_count=False,
        choices=40,
        puzzles=1,
        taught=1,
        closely=6,
        explained=20,
        sound=7,
        redeals=40,
        pestered=30,
        hasty=True,
        kills=2,
        clocked=200,
        whole_openspiel=False,
        every_store=False,
    ),
    "thorough": Depth(
        name="thorough",
        games=3,
        opening=150,
        each=8.0,
        views=20_000,
        along=5000,
        redealt=6,
        recorded=10_000,
        option_tables="every",
        every_seat=True,
        defaults=True,
        refused=1,
        examples=200,
        simulated=1000,
        narrowed=12,
        every_seat_count=True,
        choices=3000,
        puzzles=6,
        taught=8,
        closely=3,
        explained=60,
        sound=1,
        redeals=400,
        pestered=60,
        hasty=False,
        kills=5,
        clocked=1000,
        whole_openspiel=True,
        every_store=True,
    ),
}
VARIABLE = "KYLIX_DEPTH"
"""How the processes of a run know it: numbers are needed when tests are collected."""
DEPTH = DEPTHS[os.environ.get(VARIABLE, "normal")]


T = TypeVar("T")
U = TypeVar("U")


def ends(counts: Sequence[T]) -> list[T]:
    """Numbers of seats: all of them, or, where every repetition counts, the fewest and the most."""
    return [count for at, count in enumerate(counts) if DEPTH.name != "quick" or at in (0, len(counts) - 1)]


def whole_games(*tables: T) -> list[T]:
    """Tables at which a whole game is played in the browser: all of them, or the first."""
    return some(1, *tables)


def some(few: int, *cases: T) -> list[T]:
    """Cases of a test: all of them, or the first few, if they are much alike."""
    return list(cases) if DEPTH.every_seat_count else list(cases[:few])


def by_turns(ones: Sequence[T], others: Sequence[U]) -> list[tuple[T, U]]:
    """Cases of a test: each of the ones with all of the others, or with the next of them in turn."""
    assert len(ones) >= len(others), "each is to have its turn"
    pairs = [(one, others[(at + more) % len(others)]) for more in range(len(others)) for at, one in enumerate(ones)]
    return some(len(ones), *pairs)
