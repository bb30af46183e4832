"""Games that are played once and must play out in the same way for ever.

    PYTHONPATH=src:tests python tests/make_golden.py [--into FOLDER] [TITLE ...]
    PYTHONPATH=src:tests python tests/make_golden.py --records [--into FOLDER]

The first makes tests/games/<title>/golden: a finished record for each way to end, and a random game in words. Players
are simple and seeded, so the files come out the same on every machine; tests/games/<title>/golden_games.py has them.
Run it only when rules or components changed on purpose, and say so in the change.

The second makes tests/records/<version of Kylix>/<title>: the golden games as this version writes them, and games that
are not over: one with an undo, one with provable chance, one with a component set of its own. Run it once for every
version, and never change what is there: tests/test_every_version.py replays all of them for ever.
"""

from __future__ import annotations

import argparse
import importlib
import random
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Protocol

import kylix
from kylix.core.chance import Chance, ProvableChance
from kylix.core.errors import KylixError
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.components import Components
from kylix.kit.game import Setting
from kylix.records import record

TESTS = Path(__file__).parent
RECORDS = TESTS / "records"
NOT_OVER = ("unfinished", "provable", "own_set")
SHORT = 40


class GoldenGames(Protocol):
    """What tests/games/<title>/golden_games.py has."""

    OWN_SET: tuple[str, str]
    """A line of the base set, and what it reads in a set of one's own."""

    def records(self) -> Iterator[tuple[str, State, tuple[str, ...]]]:
        """A finished game for each way to end, with the names of the players."""

    def texts(self) -> dict[str, str]:
        """Random games in words, by the name of the file."""


def games_of(title: str) -> GoldenGames:
    return importlib.import_module(f"games.{title}.golden_games")


def ending(s: State) -> str:
    assert isinstance(s.setting, Setting)
    return s.setting.game.result(s)


def first_that_ends(wanted: str, games: Callable[[int], State], seeds: Iterable[int]) -> State:
    """The game of the first seed that ends so."""
    for seed in seeds:
        s = games(seed)
        if ending(s) == wanted:
            return s
    raise SystemExit(f"no game ends by {wanted}")


def transcript(s: State, *first: str) -> str:
    """Seat and move, line by line, and the digest of the last state."""
    assert isinstance(s.setting, Setting)
    names = s.setting.names["seat"]
    moves = [f"{names[entry.seat]} {entry.move}" for entry in (s.record or [])[1:]]
    return "\n".join([*first, *moves, f"digest {codec.digest(s)}", ""])


def at_random(s: State, seed: int, most: int | None = None) -> State:
    """Any seat that is asked answers at random, to the end of the game or for some moves."""
    roll = random.Random(seed)
    while not s.over and (most is None or len(s.record or []) <= most):
        seat = roll.choice(s.to_act)
        s.play(seat, roll.choice(s.options(seat)))
    return s


# --- golden games -------------------------------------------------------------------------------------------------


def golden(title: str, folder: Path) -> None:
    made = games_of(title)
    folder.mkdir(parents=True, exist_ok=True)
    for name, s, players in made.records():
        assert ending(s) == name
        record.save(folder / f"{name}.jsonl", s, players)
        print(f"{title}, {name}: {s.turn} turns, {len(s.record or [])} entries")
    for name, text in made.texts().items():
        (folder / name).write_text(text, encoding="utf-8")


# --- records of a version -----------------------------------------------------------------------------------------


def of_this_version(title: str, folder: Path) -> None:
    if folder.exists():
        raise SystemExit(f"{folder} is there: the records of a version are made once")
    folder.mkdir(parents=True)
    for path in sorted((TESTS / "games" / title / "golden").glob("*.jsonl")):
        read = record.read(path)
        record.save(folder / path.name, record.replay(read), read.players)
    found = kylix.game(title)
    seats = found.seats[len(found.seats) // 2]
    old, new = games_of(title).OWN_SET
    text = found.base.toml.replace('id = "base"', 'id = "own"', 1)
    assert old in text
    own = Components.read(found.components, title, text.replace(old, new, 1), "own.toml")
    chance = ProvableChance(bytes(range(32)), ["17", "4711"])
    record.save(folder / "unfinished.jsonl", with_undo(at_random(found.setting(seats).start(Chance(1)), 1, SHORT)))
    record.save(folder / "provable.jsonl", at_random(found.setting(seats).start(chance), 2, SHORT))
    record.save(folder / "own_set.jsonl", at_random(found.setting(seats, {}, own).start(Chance(3)), 3, SHORT))


def with_undo(s: State) -> State:
    """The game with a move taken back at the first moment at which that can be done, and a move more."""
    while True:
        seat = (s.record or [])[-1].seat
        try:
            back = record.undo(s, seat)
        except KylixError:
            s.play(s.to_act[0], s.options(s.to_act[0])[-1])
            continue
        back.play(back.to_act[0], back.options(back.to_act[0])[0])
        return back


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("titles", nargs="*", metavar="TITLE", default=kylix.games())
    parser.add_argument("--records", action="store_true", help="the records of this version, from the golden games")
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="elsewhere, to compare")
    args = parser.parse_args()
    for title in args.titles:
        if args.records:
            of_this_version(title, (args.into or RECORDS / kylix.__version__) / title)
        else:
            golden(title, args.into / title if args.into else TESTS / "games" / title / "golden")


if __name__ == "__main__":
    main()
