"""Count the questions that one person answers in a game, and how many of them have a single answer: before and after.

    PYTHONPATH=src python bench/questions.py --games 4 --level sailor

A bot of the level sits in the person's seat and in all others. Before: all is asked. After: where there is a single
answer it is given for the person, as at the text table and at a served table. Small choices of a selection (the cards
of a payment) are counted one by one.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

import kylix
from kylix.bots import make
from kylix.core.chance import Chance, mix
from kylix.kit.registry import game, titles
from kylix.text.session import PERSON, Session

BAR = 0.05


def asked(title: str, seats: int, number: int, level: str, auto: bool) -> Counter[str]:
    """One game: by `all`, `single` and `single NAME`, how many questions the person was asked."""
    person = number % seats
    players = tuple(PERSON if seat == person else level for seat in range(seats))
    state = game(title).setting(seats, {}, None).start(Chance(1000 + number))
    session = Session(state, players, Path(), auto=auto)
    session.keep = lambda: None  # type: ignore[method-assign]
    found: Counter[str] = Counter()
    while True:
        session.play_bots()
        s = session.state
        if s.over:
            return found
        seat = session.next_seat()
        options = list(s.options(seat))
        found["all"] += 1
        if len(options) == 1:
            found["single"] += 1
            found[f"single {type(s.stack[-1]).__name__}"] += 1
        # A bot without memory, so that both games go the same way.
        seed = mix(number * 10_000 + len(session.record))
        move = make(level, seed).choose(s.view(seat), options, s.redeal(seat, seed))
        _, refused = session.play(seat, [move])
        assert refused is None


def line(title: str, seats: int, games: int, level: str, auto: bool, most: int) -> bool:
    """Print what was counted; whether it keeps below the bar."""
    found: Counter[str] = Counter()
    for number in range(games):
        found += asked(title, seats, number, level, auto)
    share = found["single"] / max(1, found["all"])
    kinds = [
        f"{kind.removeprefix('single ')} {count / games:.1f}"
        for kind, count in found.most_common()
        if kind.startswith("single ")
    ]
    print(
        f"{title:10} {seats} {'after ' if auto else 'before'} {found['all'] / games:7.1f} questions,"
        f" {found['single'] / games:5.1f} single ({share:6.1%})  {', '.join(kinds[:most])}",
        flush=True,
    )
    return share <= BAR


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4, help="games of each title and number of seats")
    parser.add_argument("--level", default="sailor", help="the bots, and the one in the person's place")
    parser.add_argument("--titles", nargs="*", default=list(titles()))
    parser.add_argument("--kinds", type=int, default=5, help="so many kinds of single questions are named")
    args = parser.parse_args()
    fine = True
    for title in args.titles:
        for seats in kylix.game(title).seats:
            line(title, seats, args.games, args.level, False, args.kinds)
            fine &= line(title, seats, args.games, args.level, True, args.kinds)
    return 0 if fine else 1


if __name__ == "__main__":
    raise SystemExit(main())
