"""`kylix games`: the titles, their seats, and what can be settled before a game."""

from __future__ import annotations

import argparse
import re
from typing import Any

from kylix.bots import Strength, strengths
from kylix.cli import common
from kylix.kit.options import Option
from kylix.kit.registry import game, titles
from kylix.kit.words import LANGUAGES, Words


def add(commands: common.Commands) -> None:
    about = "list the titles with their seats, options and rulings"
    common.command(commands, "games", games, about, "kylix games\nkylix games --json")


def games(args: argparse.Namespace) -> int:
    shelf = [about(title) for title in titles()]
    if args.json:
        common.print_json({"games": shelf})
        return common.FINE
    console = common.out()
    for title in shelf:
        seats = " or ".join(str(count) for count in title["seats"])
        heading = f"{title['title']}: {title['name']}, {seats} seats, rules version {title['version']}"
        rows = [[o["name"], common.typed(o["default"]), allowed(o), o["kind"], o["clause"]] for o in title["options"]]
        common.table(console, heading, ("option", "default", "allowed", "kind", "clause"), rows)
        strong = [[one["level"], one["beats"], one["games"], f"{one['low']} to {one['high']}"] for one in title["bots"]]
        if strong:
            common.table(console, "bots, as measured", ("level", "strength", "games", "of 100, 95 %"), strong)
    console.print("`kylix rules TITLE CLAUSE` tells what an option does; `--option NAME=VALUE` sets it for a game.")
    return common.FINE


def allowed(option: dict[str, Any]) -> str:
    some = " or ".join(map(str, option["seats"]))
    return f"{option['allowed']} ({some} at the table)" if some else str(option["allowed"])


def about(title: str) -> dict[str, Any]:
    found = game(title)
    return {
        "title": found.title,
        "name": found.name,
        "version": found.version,
        "seats": list(found.seats),
        "options": [about_option(option) for option in found.options],
        "bots": [about_bot(one) for one in strengths(title).values()],
    }


def about_bot(one: Strength) -> dict[str, Any]:
    return {**one.facts, "level": one.level, "player": one.player, "against": one.against, "beats": beats(one)}


def beats(one: Strength) -> str:
    return common.beats(Words(LANGUAGES[0]), one)


def about_option(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "default": option.default,
        "allowed": option.allowed(),
        "kind": "ruling" if re.fullmatch(r"[A-Z]+-Q\d+", option.clause) else "option",
        "clause": option.clause,
        "seats": list(option.seats),
    }
