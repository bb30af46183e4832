"""`kylix replay`: how a game stood after any entry of its record, and what had happened, as one seat knows it."""

from __future__ import annotations

import argparse
from typing import Any

from kylix import bots
from kylix.cli import common
from kylix.core.errors import KylixError
from kylix.core.state import State
from kylix.kit import codec, view
from kylix.kit.game import Setting
from kylix.kit.words import Words
from kylix.records import record
from kylix.text.advice import ADVISER, document

EVERYTHING = "all"


def add(commands: common.Commands) -> None:
    about = "show how a recorded game stood after any entry, and what had happened"
    example = "kylix replay game.jsonl --at 12 --seat G --hint"
    parser = common.command(commands, "replay", replay, about, example)
    parser.add_argument("file", metavar="FILE", help="the record to show")
    parser.add_argument(
        "--at", type=int, metavar="N", help="stop after this entry: 0 is the set-up (default: the last)"
    )
    parser.add_argument(
        "--seat", metavar="S", help=f"show what this seat sees, or `{EVERYTHING}` (default: what everybody sees)"
    )
    parser.add_argument(
        "--hint", nargs="?", const=ADVISER, metavar="LEVEL",
        help=f"also say what the seat should play there, as a bot of this level judges (default: `{ADVISER}`)",
    )  # fmt: skip
    common.add_language(parser)


def replay(args: argparse.Namespace) -> int:
    path = common.existing_file(args.file)
    with common.Bar("replaying"):
        read = record.read(path)
        setting = read.setting
        everything = args.seat is not None and args.seat.lower() == EVERYTHING
        seat = None if args.seat is None or everything else setting.seat(args.seat)
        state = record.replay(read, args.at)
    assert state.record is not None
    words = Words(common.language(args), setting)
    log = whole_log(setting, state) if everything else view.events(setting, state, seat)
    facts = {
        "file": args.file,
        "game": setting.game.title,
        "at": len(state.record) - 1,
        "entries": len(read.entries),
        "seat": EVERYTHING if everything else None if seat is None else setting.names["seat"][seat],
        "view": whole_view(setting, state) if everything else view.view(setting, state, seat),
        "prompt": view.prompt(setting, state, seat),
        "events": [{**event, "text": in_words(words, event)} for event in log],
    }
    if args.hint:
        if args.seat is None:
            raise KylixError(f"a hint shows what a seat holds: --hint goes with --seat S or --seat {EVERYTHING}")
        facts["hints"] = hints(words, state, seat, args.hint)
    if args.json:
        common.print_json(facts)
    else:
        show(facts, question(words, facts["prompt"], seat))
    return common.FINE


def hints(words: Words, state: State, seat: int | None, level: str) -> list[dict[str, Any]]:
    """The best moves of the seat; where everything is shown, of the first that is asked. None when nobody is."""
    if not state.to_act:
        return []
    asked = state.to_act[0] if seat is None else seat
    if asked not in state.to_act:
        raise KylixError(f"{state.setting.names['seat'][asked]} is not asked anything there")  # type: ignore[attr-defined]
    found = bots.hint(state.view(asked), list(state.options(asked)), state.redeal(asked, 1), level)
    return [document(words, state, one) for one in found]


def whole_view(setting: Setting, state: State) -> dict[str, Any]:
    """The public view with every field laid open."""
    return {**view.view(setting, state, None), "seat": EVERYTHING, **codec.fields(state)}


def whole_log(setting: Setting, state: State) -> list[dict[str, Any]]:
    """The log with what each seat was told in secret."""
    log = view.events(setting, state, None)
    public = [dict(event["facts"]) for event in log]
    for seat in range(setting.seats):
        for event, known, told in zip(log, public, view.events(setting, state, seat), strict=True):
            secret = {name: value for name, value in told["facts"].items() if value != known.get(name)}
            event["facts"].update(secret)
    return log


def in_words(words: Words, event: dict[str, Any]) -> str:
    try:
        return words.event(event)
    except LookupError:
        return f"{event['key']} ({common.plain(event['facts'])})"


def question(words: Words, prompt: dict[str, Any], seat: int | None) -> str:
    """The open question; empty when the game is over."""
    if prompt["over"]:
        return ""
    try:
        return words.prompt(prompt, seat is not None and prompt["seat"] in prompt["to_act"])
    except LookupError:
        return f"{prompt['ask']} ({common.plain(prompt['to_act'])})"


def show(facts: dict[str, Any], asked: str) -> None:
    console = common.out()
    who = {None: "as everybody sees it", EVERYTHING: "with everything hidden"}.get(facts["seat"])
    who = who or f"as {facts['seat']} sees it"
    console.print(f"{facts['game']} after entry {facts['at']} of {facts['entries'] - 1}, {who}")
    for event in facts["events"]:
        console.print(f"{event['n']:>5}  {event['text']}", soft_wrap=True)
    hidden = ("title", "seat", "rules", "stack", "answers")
    rows = [[name, common.plain(value)] for name, value in facts["view"].items() if name not in hidden]
    common.table(console, "the table", ("field", "value"), rows)
    if asked:
        console.print(f"{asked} ({facts['prompt']['clause']})", soft_wrap=True)
    for option in facts["prompt"]["options"]:
        console.print(f"  {option['move']}")
    for number, one in enumerate(facts.get("hints", []), 1):
        console.print(f"{number}. {one['text']}\n   {' '.join(one['moves'])}", soft_wrap=True)
