"""`kylix stats`: what a recorded game was like: scores by source, who led when, the moments that counted, luck."""

from __future__ import annotations

import argparse
from typing import Any

from kylix import bots
from kylix.cli import common
from kylix.cli.replay import in_words, whole_log
from kylix.kit.game import Setting
from kylix.kit.words import Words
from kylix.lab import luck
from kylix.lab.replayed import Replayed
from kylix.lab.stats import assembled
from kylix.records import record

ROLLS = 10


def add(commands: common.Commands) -> None:
    about = "work out the statistics of a recorded game: scores by source, leads, moments, luck"
    parser = common.command(commands, "stats", stats, about, "kylix stats game.jsonl")
    parser.add_argument("file", metavar="RECORD", help="the record to look at")
    common.add_language(parser)


def stats(args: argparse.Namespace) -> int:
    path = common.existing_file(args.file)
    read = record.read(path)
    record.check_whole(read)
    state = record.replay(read)
    past = Replayed.of(read)
    judge = bots.judge(read.setting.game.title)
    entries = luck.chancy(past)
    worlds = luck.worlds_for(len(entries))
    rolls = []
    with common.Bar("luck", len(entries)) as bar:
        for n in entries:
            rolls.append(luck.roll(judge, past, n, worlds))
            bar.step()
    found = {
        "file": args.file,
        "players": list(read.players),
        **assembled(judge, past, rolls, bots.bins(read.setting.game.title)),
    }
    if args.json:
        common.print_json(found)
        return common.FINE
    words = Words(common.language(args), read.setting)
    show(found, words, told(read.setting, state, words))
    return common.FINE


def told(setting: Setting, state: Any, words: Words) -> dict[int, str]:
    """What happened in each entry, with everything that was hidden then."""
    found: dict[int, str] = {}
    for event in whole_log(setting, state):
        found[event["n"]] = f"{found.get(event['n'], '')} {in_words(words, event)}".strip()
    return found


def show(found: dict[str, Any], words: Words, happened: dict[int, str]) -> None:
    console = common.out()
    seats = found["seats"]
    end = f"over ({found['result']})" if found["over"] else "not over"
    console.print(f"{found['title']}: {found['entries']} entries, {found['turns']} turns, {end}", soft_wrap=True)
    rows = [[source, *values] for source, values in found["sheet"].items() if len(values) == len(seats)]
    rows.append(["score", *found["scores"]])
    if found["over"]:
        rows.append(["place", *found["ranking"]])
    common.table(console, "scores by source", ("source", *seats), rows)
    leads = [[lead["turn"], lead["n"], lead["seat"], lead["before"] or "–"] for lead in found["leads"]]
    common.table(console, "who took the lead", ("turn", "entry", "seat", "from"), leads)
    show_moments(console, found, happened)
    show_luck(console, found, happened)
    for die in found["dice"]:
        faces = ", ".join(f"{face['face']}: {face['fell']} ({face['expected']:g})" for face in die["faces"])
        together = f"sum {die['sum']} ({die['mean']:g}), percentile {die['percentile']:g}"
        console.print(f"{die['die']} of {die['seat']}, {die['thrown']} thrown: {faces}; {together}", soft_wrap=True)


def show_moments(console: Any, found: dict[str, Any], happened: dict[int, str]) -> None:
    rows = [
        [one["turn"], entries(one), one["seat"], percent(one["gain"]), between(one), during(one, happened)]
        for one in found["moments"]
    ]
    title = "moments: whole turns and chains, and the chance to win after them"
    common.table(console, title, ("turn", "entries", "seat", "gained", "chance", "what happened"), rows)


def entries(moment: dict[str, Any]) -> str:
    first, last = moment["first"], moment["n"]
    return str(last) if first == last else f"{first} to {last}"


def during(moment: dict[str, Any], happened: dict[int, str]) -> str:
    return " ".join(happened[n] for n in range(moment["first"], moment["n"] + 1) if n in happened)


def between(band: dict[str, Any]) -> str:
    """A chance as a band: `58 to 66 %`."""
    low, high = round(100 * band["low"]), round(100 * band["high"])
    return f"{low} %" if low == high else f"{low} to {high} %"


def show_luck(console: Any, found: dict[str, Any], happened: dict[int, str]) -> None:
    fortune = found["luck"]
    sums = [
        [seat, percent(total), f"{place:g}"]
        for seat, total, place in zip(found["seats"], fortune["total"], fortune["percentile"], strict=True)
    ]
    title = f"luck where chance fell: chance to win gained beyond expectation ({fortune['worlds']} worlds for each)"
    common.table(console, title, ("seat", "luck", "percentile"), sums)
    most = sorted(fortune["rolls"], key=lambda roll: -max(map(abs, roll["luck"])))[:ROLLS]
    rows = [
        [roll["turn"], roll["n"], *[percent(value) for value in roll["luck"]], happened.get(roll["n"], "")]
        for roll in sorted(most, key=lambda roll: int(roll["n"]))
    ]
    common.table(console, "where it counted most", ("turn", "entry", *found["seats"], "what happened"), rows)


def percent(value: float) -> str:
    return f"{100 * value:+.1f} %"
