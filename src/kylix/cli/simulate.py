"""`kylix simulate`: many games between bots, counted."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any

from kylix.bots import anyone
from kylix.cli import common, seats, worker_options
from kylix.core.errors import KylixError
from kylix.kit.components import Components
from kylix.kit.game import Game
from kylix.lab import runner
from kylix.lab.runner import Plan
from kylix.lab.tally import Tally

WORTH_SHARING = 200
MOST_GAMES = 10**9
MOST_SEATS = 64


def add(commands: common.Commands) -> None:
    about = "play many games between bots and count wins, scores and turns"
    example = (
        "kylix simulate troia --seats random,random --games 1000 --seed 1\n"
        "kylix simulate troia --games 10 --option gods=random_faces --records games --json"
    )
    more = (
        "us_per_decision is the time that one process spends on a decision, without the set-up; "
        "it covers the rules and the bots, and with --records the writing of records."
    )
    parser = common.command(commands, "simulate", simulate, about, example, more)
    common.add_title(parser)
    add_games(parser)
    parser.add_argument(
        "--from",
        dest="first",
        type=common.number(1, MOST_GAMES),
        default=1,
        metavar="N",
        help="start with this game: `--from 37 --games 1` plays game 37 again",
    )
    worker_options.add_workers(parser, f"processes (default: all cores from {WORTH_SHARING} games on, one below)")
    worker_options.add_resume(parser)
    common.add_setting(parser)
    parser.add_argument("--records", metavar="DIR", help="write a record of every game into this folder; slower")


def add_games(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seats",
        metavar="LIST",
        help=f"who plays, such as captain,sailor or random*2 (default: random everywhere): {seats.WHO}",
    )
    parser.add_argument(
        "--games", type=common.number(1, MOST_GAMES), default=100, metavar="N", help="how many games (default: 100)"
    )
    parser.add_argument(
        "--seed", type=common.number(0, 2**64 - 1), default=1, metavar="S", help="same seed, same games (default: 1)"
    )


def players_of(text: str | None, title: Game) -> tuple[str, ...]:
    """`random,random` or `random*2`."""
    if text is None:
        return (runner.RANDOM,) * (2 if 2 in title.seats else title.seats[0])
    players = seats.named(text)
    if len(players) > MOST_SEATS:
        raise KylixError(f"{len(players)} seats are more than any table has")
    return tuple(players)


def plan_of(args: argparse.Namespace) -> Plan:
    """Everything that is asked for, checked before anything is written."""
    title = common.title_of(args)
    components = None
    if args.components is not None:
        path = common.existing_file(args.components)
        try:
            path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            raise KylixError(f"{args.components} cannot be read: it is not a text file") from None
        # Whole, since what it extends may not be where it is played.
        components = (path.name, Components.read_file(title.components, title.title, path, base=title.base).toml)
    players = players_of(args.seats, title)
    plan = Plan(title.title, players, args.seed, common.options_of(args.option), components, make=anyone.make)
    plan.setting()
    runner.check_players(anyone.make, players)
    return plan


def prepare_folder(plan: Plan, first: int, games: int, resumed: bool) -> None:
    """A run that goes on writes the same records again where it was interrupted."""
    assert plan.records is not None
    folder = Path(plan.records)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = {path.name for path in folder.iterdir()}
    except OSError as error:
        raise KylixError(f"records cannot be written to {folder}: {common.reason_of(error)}") from None
    for n in range(first, first + games if there and not resumed else first):
        if plan.record_path(n).name in there:
            raise KylixError(f"{plan.record_path(n)} exists and is not overwritten")


def simulate(args: argparse.Namespace) -> int:
    plan = replace(plan_of(args), records=args.records)
    if args.records is not None:
        prepare_folder(plan, args.first, args.games, args.resume is not None)
    workers = worker_options.workers_of(args, args.games >= WORTH_SHARING)
    start = perf_counter()
    try:
        with worker_options.mourned(), common.Bar("playing", args.games) as bar:
            tally = runner.simulate(plan, args.games, args.first, workers, bar.step, worker_options.journal_of(args))
    except worker_options.Died as error:
        common.say(str(error))
        return common.BAD
    except OSError as error:
        if isinstance(error, BrokenPipeError) or plan.records is None:
            raise
        raise KylixError(f"records cannot be written to {plan.records}: {common.reason_of(error)}") from None
    facts = result(plan, tally, perf_counter() - start)
    if args.json:
        common.print_json(facts)
    else:
        show(facts)
    return complain(plan, tally)


def result(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    names = plan.setting().names["seat"]
    return {
        "game": plan.title,
        "seats": list(plan.players),
        "games": tally.games,
        "finished": tally.finished,
        "errors": tally.errors,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "us_per_decision": round(tally.seconds / tally.decisions * 1e6, 3) if tally.decisions else None,
        "wins": {names[seat]: wins for seat, wins in enumerate(tally.wins)},
        "draws": tally.draws,
        "scores": {names[seat]: span.shown() for seat, span in enumerate(tally.scores)},
        "turns": tally.turns.shown(),
        "forfeits": {names[seat]: count for seat, count in enumerate(tally.forfeits)},
    }


def show(facts: dict[str, Any]) -> None:
    console = common.out()
    cost = "" if facts["us_per_decision"] is None else f", {facts['us_per_decision']:.1f} us each"
    console.print(
        f"{facts['game']}: {facts['finished']} of {facts['games']} games finished, {facts['errors']} errors; "
        f"{facts['decisions']} decisions{cost}; {facts['seconds']:.1f} s",
        soft_wrap=True,
    )
    rows = [
        [seat, player, facts["wins"][seat], *[common.plain(part) for part in facts["scores"][seat].values()]]
        for seat, player in zip(facts["wins"], facts["seats"], strict=True)
    ]
    common.table(console, "", ("seat", "player", "wins", "mean score", "lowest", "highest"), rows)
    turns = facts["turns"]
    console.print(f"drawn: {facts['draws']}; turns: mean {turns['mean']}, {turns['min']} to {turns['max']}")


def complain(plan: Plan, tally: Tally) -> int:
    """What went wrong, and what was lost by rule: the first of each."""
    lost = f"was lost by rule, as {sum(tally.forfeits)} in all were"
    for failure, what in ((tally.first_failure, "went wrong"), (tally.first_forfeit, lost)):
        if failure is not None:
            common.say(
                f"game {failure.n} (its own seed is {failure.seed}) {what}: {failure.sentence}; "
                f"--seed {plan.seed} --from {failure.n} --games 1 repeats it"
            )
    return common.FINE if tally.first_failure is tally.first_forfeit is None else common.BAD
