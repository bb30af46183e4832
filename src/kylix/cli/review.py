"""`kylix review`: what each decision of a recorded game lost against the best turn, and how well everybody played."""

from __future__ import annotations

import argparse
from typing import Any

from kylix.bots import review
from kylix.cli import common
from kylix.kit.words import Words
from kylix.lab.replayed import Replayed
from kylix.lab.stretches import entries_of
from kylix.records import record

PLAYED = ("seat", "decisions", "accuracy")
LOST = ("turn", "entry", "seat", "kind", "loss", "better", "why")
"""The columns of the two tables, by the keys of their words."""


def add(commands: common.Commands) -> None:
    about = "judge each decision of a recorded game against the best turn, from what its seat could see"
    parser = common.command(commands, "review", reviewed, about, "kylix review game.jsonl --seat P1")
    parser.add_argument("file", metavar="RECORD", help="the record to look at")
    parser.add_argument("--seat", default="", help="the decisions of one seat only, such as P1")
    parser.add_argument("--nodes", type=int, default=0, help="what the judge looks at; mostly ten times the archon's")
    common.add_language(parser)


def reviewed(args: argparse.Namespace) -> int:
    read = record.read(common.existing_file(args.file))
    past = Replayed.of(read)
    names = read.setting.names["seat"][: read.setting.seats]
    made = review.decisions(past.states, past.record, entries_of(past))
    if args.seat:
        seat = read.setting.seat(args.seat)
        made = [one for one in made if one.seat == seat]
    found: list[review.Judged] = []
    with common.Bar("review", len(made)) as bar:
        for one in made:
            found.append(review.judged(one, past.states[one.before], max(0, args.nodes)))
            bar.step()
    told = {"file": args.file, "title": read.setting.game.title, **review.summary(found, names)}
    if args.json:
        common.print_json(told)
    else:
        show(told, Words(common.language(args), read.setting))
    return common.FINE


def show(told: dict[str, Any], words: Words) -> None:
    console = common.out()
    kinds = [kind for kind, _ in review.CLASSES]
    rows = [
        [one["seat"], one["decisions"], "–" if one["accuracy"] is None else f"{one['accuracy']:.0f}"]
        + [one["counts"][kind] for kind in kinds]
        for one in told["players"]
    ]
    columns = [words.say(f"review-{name}") for name in (*PLAYED, *kinds)]
    common.table(console, words.say("review-players"), tuple(columns), rows)
    turns = [
        [one["turn"], one["n"], one["seat"], words.say(f"review-{one['kind']}"), f"{100 * one['loss']:.0f} %",
         ", ".join(one["better"]), words.say(one["key"], **one["about"])]
        for one in told["turns"] if one["kind"]
    ]  # fmt: skip
    columns = [words.say(f"review-{name}") for name in LOST]
    common.table(console, words.say("review-turns"), tuple(columns), turns)
