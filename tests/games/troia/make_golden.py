"""Finished games of Troia for golden/: a record for each way to end, and a transcript of a random game.

python tests/games/troia/make_golden.py [FOLDER]

The players are simple and seeded, so the files come out the same on every machine. Run it again when the rules of
Troia, its component set or the form of records change, and say so in the change.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path

import kylix
from kylix.core.moves import Move
from kylix.games.troia.moves import Decline, Done, Draw, Offer, Pay, Skip, Take
from kylix.games.troia.state import Troia
from kylix.kit import codec

GOLDEN = Path(__file__).parent / "golden"
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


def find(ending: str) -> tuple[int, Troia]:
    """The first seed whose game ends so."""
    players, gods = ENDINGS[ending]
    for seed in range(1, 5000):
        s = play(seed, players, gods)
        if codec.fields(s)["ending"] == ending:
            return seed, s
    raise SystemExit(f"no game ends by {ending}")


def transcript(seed: int) -> list[str]:
    """Seat and move of a whole random game, and the digest of its last state."""
    s = play(seed, (at_random, at_random), "random_faces")
    assert s.record is not None
    moves = [f"{'GT'[entry.seat]} {entry.move}" for entry in s.record[1:]]
    return [f"seed {seed} gods random_faces", *moves, f"digest {codec.digest(s)}"]


def main(folder: Path) -> None:
    for ending, (players, _) in ENDINGS.items():
        seed, s = find(ending)
        kylix.save(folder / f"{ending}.jsonl", s, tuple(player.__name__ for player in players))
        print(f"{ending}: seed {seed}, {s.turn} turns, {len(s.horse)} parts laid, token on space {s.track}")
    (folder / "random.txt").write_text("\n".join(transcript(TRANSCRIPT_SEED)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else GOLDEN)
