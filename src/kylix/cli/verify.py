"""`kylix verify`: is this record what happened?"""

from __future__ import annotations

import argparse
from dataclasses import asdict
from typing import Any

from kylix.cli import common
from kylix.core.chance import FixedChance, ProvableChance
from kylix.core.errors import BadRecord
from kylix.core.state import State
from kylix.records import record
from kylix.records.record import Record


def add(commands: common.Commands) -> None:
    about = "check a record: derive every outcome of chance and every state again"
    parser = common.command(commands, "verify", verify, about, "kylix verify game.jsonl")
    parser.add_argument("file", metavar="FILE", help="the record to check")
    parser.add_argument(
        "--commitment", metavar="HEX", default="", help="what was published before the first move, as you were shown it"
    )


def verify(args: argparse.Namespace) -> int:
    path = common.existing_file(args.file)
    try:
        with common.Bar("verifying"):
            read = record.read(path)
            state = record.verify(read)
            check_commitment(read, args.commitment)
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
    end = f"over ({facts['result']})" if state.over else "left without a result" if read.is_left else "not over"
    outcomes = f"{facts['outcomes']} outcomes of chance"
    title = read.setting.game.name
    sentence = f"{args.file} is a true record of {title}: {facts['entries']} entries, {outcomes}, game {end}."
    common.out().print(sentence, soft_wrap=True)
    for part in facts["parts"] if read.is_left or len(facts["parts"]) > 1 else []:
        common.out().print(told_of(read, part), soft_wrap=True)
    common.out().print(CHANCE[facts["chance"]].format(**facts), soft_wrap=True)
    return common.FINE


def told_of(read: Record, part: dict[str, Any]) -> str:
    """What holds of a part that was played under one version of the rules."""
    entries = f"Entries {part['first']} to {part['last']}: played under version {part['version']}"
    if part["holds"]:
        return f"{entries}, and they hold."
    here = f"under version {read.setting.game.version}, which is here,"
    until = f"they hold up to entry {part['until']}" if part["until"] >= part["first"] else "none of them can be played"
    return f"{entries}; {here} {until}. Of the rest the file tells what was kept; its rules are not here."


def check_commitment(read: Record, shown: str) -> None:
    """The file alone cannot tell what was published when; who was there can."""
    if shown and chance_told(read)["commitment"] != shown.strip().lower():
        raise BadRecord("its chance is not the one that was published to you before the first move")


CHANCE = {
    "fixed": "Chance: its outcomes are listed; nothing tells where they come from.",
    "seeded": "Chance: from a seed. Who knew it, knew what came.",
    "known": "Chance: from a secret that was out before, since this is a copy of another game. It proves nothing.",
    "committed": "Chance: from the secret behind {commitment}; compare this with what you were shown at first.",
    "numbers": "Chance: from the secret behind {commitment} and the numbers of {told} seats ({promised} promised one"
    " beforehand); compare this with what you were shown at first.",
}


def chance_told(read: Record) -> dict[str, Any]:
    """What can be said of where chance comes from."""
    chance = read.chance
    if not isinstance(chance, ProvableChance):
        kind = "fixed" if isinstance(chance, FixedChance) else "seeded"
        return {"chance": kind, "commitment": None, "told": 0, "promised": 0}
    kind = "known" if chance.known else "numbers" if any(chance.seats) else "committed"
    told, promised = (sum(map(bool, each)) for each in (chance.seats, chance.promises))
    return {"chance": kind, "commitment": chance.commitment(), "told": told, "promised": promised}


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
        "parts": [{**asdict(part), "holds": part.holds} for part in record.parts(read)],
        **chance_told(read),
    }
