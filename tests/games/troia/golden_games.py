"""Finished games of Troia, by simple players."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial

import kylix
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.games.troia.moves import Decline, Done, Draw, Offer, Pay, Skip, Take
from kylix.games.troia.state import Troia
from make_golden import first_that_ends, transcript

OWN_SET = ("greek = 5", "greek = 4")
RECYCLERS = "APHRODITE,HEPHAESTUS,APOLLO,HERA,POSEIDON,ARES"
TRANSCRIPT_SEED = 7

Player = Callable[[Troia, int, random.Random], Move]


def at_random(s: Troia, seat: int, dice: random.Random) -> Move:
    return dice.choice(s.options(seat))


def eager(s: Troia, seat: int, dice: random.Random) -> Move:
    """Makes progress whenever it can, keeps figures for it, and uses powers that bring its heroes forward."""
    options = s.options(seat)
    first = options[0]
    if isinstance(first, Skip):
        return options[-1]
    if isinstance(first, Draw):
        offers = [move for move in options[1:] if isinstance(move, Offer)]
        return dice.choice(offers) if offers and len(s.hand[seat]) > 3 else first
    if isinstance(first, Decline):
        return max(options, key=lambda move: standing(s, seat, move))
    pays = [move for move in options if isinstance(move, Pay)]
    if isinstance(first, Done) or not pays:
        return first
    return min(pays, key=lambda move: (s.tables.figure[move.card] >= 0, dice.random()))


def standing(s: Troia, seat: int, move: Move) -> int:
    """How far forward the heroes are for the seat after the move."""
    after = s.clone()
    after.apply(seat, move)
    spaces = [space if seat == 0 else 4 - space for space in after.heroes]
    return sum(space * space for space in spaces)


def recycler(s: Troia, seat: int, dice: random.Random) -> Move:
    """Honours Apollo for ever with a card that he himself brought back."""
    tables = s.tables
    apollo = s.setting.read("offer APOLLO")[0]
    assert isinstance(apollo, Offer)
    deer = tables.offering[apollo.god]
    options = s.options(seat)
    if apollo in options:
        return apollo
    if isinstance(options[0], Done):
        return options[0]
    fitting = [move for move in options if isinstance(move, (Pay, Take)) and deer in tables.icons[move.card]]
    if fitting:
        return min(fitting, key=lambda move: len(tables.icons[move.card]))
    return options[-1] if isinstance(options[-1], Pay) else options[0]


def play(seed: int, players: tuple[Player, Player], gods: str) -> Troia:
    s = kylix.new("troia", seed=seed, options={"gods": gods})
    assert isinstance(s, Troia)
    dice = random.Random(seed)
    while not s.over:
        seat = s.to_act[0]
        s.play(seat, players[seat](s, seat, dice))
    return s


ENDINGS: dict[str, tuple[tuple[Player, Player], str]] = {
    "horse": ((eager, at_random), "first_game"),
    "track": ((at_random, eager), "first_game"),
    "deck_progress": ((eager, eager), "random_faces"),
    "deck_heroes": ((at_random, at_random), "first_game"),
    "deck_equal": ((at_random, at_random), "random_faces"),
    "turn_limit": ((recycler, recycler), RECYCLERS),
}


def records() -> Iterator[tuple[str, State, tuple[str, ...]]]:
    for ending, (players, gods) in ENDINGS.items():
        s = first_that_ends(ending, partial(play, players=players, gods=gods), range(1, 5000))
        yield ending, s, tuple(player.__name__ for player in players)


def texts() -> dict[str, str]:
    s = play(TRANSCRIPT_SEED, (at_random, at_random), "random_faces")
    return {"random.txt": transcript(s, f"seed {TRANSCRIPT_SEED} gods random_faces")}
