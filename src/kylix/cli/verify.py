"""`kylix verify`: is this record what happened?"""

from __future__ import annotations

import argparse
from typing import Any

from kylix.cli import common
from kylix.core.errors import BadRecord
from kylix.core.state import State
from kylix.kit import record
from kylix.kit.record import Record


def add(commands: common.Commands) -> None:
    about = "check a record: derive every outcome of chance and every state again"
    parser = common.command(commands, "verify", verify, about, "kylix verify game.jsonl")
    parser.add_argument("file", metavar="FILE", help="the record to check")


def verify(args: argparse.Namespace) -> int:
    path = common.existing_file(args.file)
    try:
        with common.Bar("verifying"):
            read = record.read(path)
            state = record.verify(read)
    except BadRecord as error:
        if args.json:
            common.print_json({"file": args.file, "ok": False, "line": error.entry + 1, "error": str(error)})
        else:
            common.say(f"{args.file} is not a true record: {error}")
        return common.BAD
    facts = about(args.file, read, state)
    if args.json:
        common.print_json(facts)
        return common.FINE
    end = f"over ({facts['result']})" if state.over else "not over"
    outcomes = f"{facts['outcomes']} outcomes of chance"
    title = read.setting.game.name
    sentence = f"{args.file} is a true record of {title}: {facts['entries']} entries, {outcomes}, game {end}."
    common.out().print(sentence, soft_wrap=True)
    return common.FINE


def about(name: str, read: Record, state: State) -> dict[str, Any]:
    return {
        "file": name,
        "ok": True,
        "game": read.setting.game.title,
        "players": list(read.players),
        "entries": len(read.entries),
        "outcomes": sum(len(entry.outcomes) for entry in read.entries),
        "over": state.over,
        "result": read.setting.game.result(state),
        "ranking": state.ranking() if state.over else [],
        "scores": state.scores(),
        "state": read.hashes[-1],
    }
