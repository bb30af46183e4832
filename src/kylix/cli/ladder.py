"""`kylix ladder`: a round robin between levels of bots, with ratings and intervals."""

from __future__ import annotations

import argparse
from typing import Any

from kylix.bots import anyone
from kylix.cli import common, seats, worker_options
from kylix.core.errors import KylixError
from kylix.lab import runner


def add(commands: common.Commands) -> None:
    about = "let levels of bots play a round robin, and rate them"
    example = (
        "kylix ladder troia --levels novice,sailor,captain --games 100\n"
        "kylix ladder parthenon --levels sailor,captain --players 3 --games 60\n"
        "kylix ladder troia --levels sailor,archon:nodes=200 --games 50 --seed 7 --json\n"
        "kylix ladder troia --levels novice,exec:./mybot --games 100"
    )
    more = (
        "Every pair plays N games, equally often in every seat, with the same deals. With more than two seats one "
        "player of the stronger level sits among weaker ones; `times fair` divides its share of wins by the fair share "
        "(one third at a table of three). Ratings come from the Plackett-Luce model of openskill, intervals hold 95 % "
        "(Wilson's for shares). A program that fails loses that game by rule. With a budget in nodes the same "
        "seed gives the same games."
    )
    parser = common.command(commands, "ladder", ladder, about, example, more)
    common.add_title(parser)
    parser.add_argument(
        "--levels",
        "--seats",
        metavar="LIST",
        default="novice,deckhand,sailor,captain,archon",
        help=f"who is compared, from weak to strong (default: all five levels): {seats.WHO}",
    )
    parser.add_argument(
        "--games", type=common.number(2, 10**6), default=20, metavar="N", help="games for each pair (default: 20)"
    )
    parser.add_argument(
        "--players", type=common.number(2, 8), metavar="P", help="seats at the table (default: the fewest of the title)"
    )
    parser.add_argument(
        "--seed",
        type=common.number(0, 2**64 - 1),
        default=1,
        metavar="S",
        help="deal from this seed: same seed, same deals (default: 1)",
    )
    worker_options.add_workers(parser)
    worker_options.add_resume(parser)
    common.add_option(parser)


def ladder(args: argparse.Namespace) -> int:
    from kylix.lab import ladder as lab

    title = common.title_of(args)
    levels = seats.named(args.levels)
    if len(levels) < 2 or len(set(levels)) < len(levels):
        raise KylixError(f"a ladder needs two or more different levels, not {args.levels!r}")
    runner.check_players(anyone.make, tuple(levels))
    players = args.players or min(count for count in title.seats if count > 1)
    options = common.options_of(args.option)
    title.setting(players, options)
    games = -(-args.games // players) * players
    pairs = len(levels) * (len(levels) - 1) // 2
    plan = lab.RoundRobin(title.title, tuple(levels), games, args.seed, players, options, anyone.make)
    with worker_options.mourned(), common.Bar("playing", games * pairs) as bar:
        found = lab.climb(plan, worker_options.workers_of(args), bar.step, worker_options.journal_of(args))
    facts = {"game": title.title, "seed": args.seed, "players": players, **found}
    if args.json:
        common.print_json(facts)
    else:
        show(facts, list(title.names(title.base.spec)["seat"][:players]))
    return told_of(facts["forfeits"])


def told_of(forfeits: list[dict[str, Any]]) -> int:
    """The first game that each player lost by rule, and how many there were."""
    by_player: dict[str, list[dict[str, Any]]] = {}
    for one in forfeits:
        by_player.setdefault(one["player"], []).append(one)
    for player, lost in by_player.items():
        common.say(
            f"{player} lost {len(lost)} games by rule, the first of them game {lost[0]['game']}: {lost[0]['fault']}"
        )
    return common.BAD if forfeits else common.FINE


def show(facts: dict[str, Any], names: list[str]) -> None:
    console = common.out()
    rows = [
        [one["level"], one["rating"], f"{one['low']} to {one['high']}", one["ms_mean"], one["ms_99"], one["ms_most"]]
        for one in facts["levels"]
    ]
    title = f"{facts['game']}, seed {facts['seed']}, {facts['turns']} turns a game"
    common.table(console, title, ("level", "rating", "95 %", "ms a decision", "ms 99 %", "ms at most"), rows)
    pairs = [[one["level"], one["against"], one["games"], *share(one), *times_fair(one)] for one in facts["pairs"]]
    columns = ("level", "against", "games", "wins", "share", "95 %", "times fair", "95 %")
    common.table(console, "pairs" if len(names) == 2 else "one against the rest", columns, pairs)
    seats = [[name, *share(one)] for name, one in zip(names, facts["seats"], strict=True)]
    common.table(console, "seats", ("seat", "wins", "share", "95 %"), seats)


def share(one: dict[str, Any]) -> list[Any]:
    return [one["wins"], f"{100 * one['share']:.1f} %", f"{100 * one['low']:.1f} to {100 * one['high']:.1f} %"]


def times_fair(one: dict[str, Any]) -> list[Any]:
    return [one["times_share"], f"{one['times_low']:.2f} to {one['times_high']:.2f}"]
