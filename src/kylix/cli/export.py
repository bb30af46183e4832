"""`kylix export`: a record in readable notation: header, numbered turns, chance in brackets, result.

Beneath each line stands what happened, in words, with the cards by name, and the points where they changed.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from typing import Any

from kylix.cli import common
from kylix.cli.replay import in_words, whole_log
from kylix.core.errors import KylixError
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.words import Words
from kylix.records import record
from kylix.records.record import Record


@dataclass
class Step:
    """Moves of one seat in a row that one line of notation can stand for."""

    turn: int
    seat: int
    moves: list[str]
    outcomes: list[int] = field(default_factory=list)
    entries: list[int] = field(default_factory=list)
    """Of the record, one for each move."""
    controller: dict[str, str] = field(default_factory=dict)
    """In place of moves: who plays the seat from here on."""


def add(commands: common.Commands) -> None:
    about = "write a record in readable notation"
    example = "kylix export game.jsonl --text\nkylix export game.jsonl --text --out game.txt"
    parser = common.command(commands, "export", export, about, example)
    parser.add_argument("file", metavar="FILE", help="the record to write")
    parser.add_argument("--text", action="store_true", help="write readable notation (the default, and the only form)")
    parser.add_argument(
        "--out", metavar="FILE", help="write to this file, which must not exist yet (default: standard output)"
    )
    common.add_language(parser)


def export(args: argparse.Namespace) -> int:
    path = common.existing_file(args.file)
    with common.Bar("replaying"):
        read = record.read(path)
        record.check_whole(read)
        end = record.replay(read)
        steps = steps_of(read)
        told = Told(read, end, Words(common.language(args), read.setting))
    text = "\n".join([*head(read), "", *body(read.setting, steps, told), "", *told.sheet(), result(read, end)]) + "\n"
    if args.out is not None:
        common.write_new(args.out, text)
    if args.json:
        common.print_json(document(args, read, steps, end, told))
    elif args.out is None:
        sys.stdout.write(text)
    else:
        common.say(f"wrote {args.out}")
    return common.FINE


def document(args: argparse.Namespace, read: Record, steps: list[Step], end: State, told: Told) -> dict[str, Any]:
    names = read.setting.names["seat"]
    return {
        "file": args.file,
        "game": read.setting.game.title,
        "players": list(read.players),
        "options": dict(read.setting.options),
        "components": {"id": read.setting.components.id, "hash": read.setting.components.fingerprint},
        "moves": [
            {
                "turn": step.turn,
                "seat": names[step.seat] if step.seat >= 0 else None,
                "move": joined(read.setting, step.moves),
                "chance": step.outcomes,
                **({"controller": step.controller} if step.controller else {}),
                "told": told.happened(step),
                "points": told.points[step.entries[-1]],
            }
            for step in steps
        ],
        "over": end.over,
        "result": read.setting.game.result(end),
        "ranking": end.ranking() if end.over else [],
        "scores": end.scores(),
        "sheet": end.sheet(),
        "out": args.out,
    }


def head(read: Record) -> list[str]:
    """What the game was played with; options only where they differ from the default."""
    setting = read.setting
    seats = setting.names["seat"][: setting.seats]
    players = read.players or ("?",) * setting.seats
    changed = [
        f"{option.name}={common.typed(setting.options[option.name])}"
        for option in setting.game.options
        if setting.options[option.name] != option.default
    ]
    return [
        f"{setting.game.name}, rules version {setting.game.version}",
        f"seats: {', '.join(f'{seat} {player}' for seat, player in zip(seats, players, strict=False))}",
        f"options: {', '.join(changed) or 'as by default'}",
        f"components: {setting.components.id} {setting.components.fingerprint}",
        f"chance: {read.chance.METHOD}",
    ]


def steps_of(read: Record) -> list[Step]:
    """The entries with their turns; moves in a row go together as far as the notation has one line for them."""
    steps: list[Step] = []
    turn = 0
    for n, (entry, state) in enumerate(zip(read.entries, record.retrace(read.setting, read.entries), strict=True)):
        if entry.controller is not None:
            steps.append(Step(turn, entry.seat, [], entries=[n], controller=record.told(entry.controller)))
            continue
        move = "undo" if entry.back >= 0 else entry.move
        last = steps[-1] if steps else Step(-1, -1, [])
        if (last.turn, last.seat) == (turn, entry.seat) and not last.outcomes and not last.controller:
            last.moves.append(move)
            last.entries.append(n)
            last.outcomes = list(entry.outcomes)
        else:
            steps.append(Step(turn, entry.seat, [move] if move else [], list(entry.outcomes), [n]))
        turn = state.turn
    return [part for step in steps for part in ([step] if step.controller else parted(read.setting, step))]


def parted(setting: Setting, step: Step) -> list[Step]:
    """A turn cut into the longest pieces that one line each can stand for. Chance has spoken after the last only."""
    pieces: list[list[str]] = []
    rest = step.moves
    while rest:
        for count in range(len(rest), 0, -1):
            if count == 1 or joined(setting, rest[:count]):
                pieces.append(rest[:count])
                rest = rest[count:]
                break
    made: list[Step] = []
    entries = step.entries
    for piece in pieces or [[]]:
        made.append(Step(step.turn, step.seat, piece, [], entries[: max(1, len(piece))]))
        entries = entries[len(piece) :]
    made[-1].outcomes = step.outcomes
    return made


def joined(setting: Setting, moves: list[str]) -> str:
    """One line that reads back as exactly these moves: `offer ZEUS CARD CARD`; empty when there is none."""
    if len(moves) < 2:
        return moves[0] if moves else ""
    words = moves[0].split()
    for move in moves[1:]:
        verb, *about = move.split()
        words += about or ([] if move is moves[-1] else [f"+{verb}"])
    line = " ".join(words)
    try:
        same = [setting.text(move) for move in setting.read(line)] == moves
    except KylixError:
        return ""
    return line if same else ""


class Told:
    """A game in words: what happened at each entry, with everything that was hidden, and the points after it."""

    def __init__(self, read: Record, end: State, words: Words) -> None:
        self.words = words
        self.names = read.setting.names["seat"][: read.setting.seats]
        self.end = end
        self.points = [list(state.scores()) for state in record.retrace(read.setting, read.entries)]
        self.events: dict[int, list[str]] = {}
        for event in whole_log(read.setting, end):
            self.events.setdefault(event["n"], []).append(in_words(words, event))

    def happened(self, step: Step) -> list[str]:
        return [line for n in step.entries for line in self.events.get(n, [])]

    def lines(self, step: Step) -> list[str]:
        """Beneath a step; behind a semicolon, so that nobody takes it for notation."""
        first, last = step.entries[0], step.entries[-1]
        before = self.points[first - 1] if first else None
        now = self.points[last]
        points = [f"{name} {score}" for name, score in zip(self.names, now, strict=True)]
        changed = [f"= {', '.join(points)}"] if now != before else []
        return [f"{'':>8}; {line}" for line in [*self.happened(step), *changed]]

    def sheet(self) -> list[str]:
        """Where the points came from, a line for each source."""
        found = []
        for source, values in self.end.sheet().items():
            if len(values) == len(self.names):
                key = f"sheet-{source}"
                name = self.words.say(key) if self.words.has(key) else source
                each = ", ".join(f"{seat} {value}" for seat, value in zip(self.names, values, strict=True))
                found.append(f"{name}: {each}")
        return [*found, ""] if found else []


def body(setting: Setting, steps: list[Step], told: Told) -> list[str]:
    """Numbered turns, a line for each step, and beneath it what it came to."""
    names = setting.names["seat"]
    lines: list[str] = []
    turn = -1
    for step in steps:
        number = f"{step.turn}." if step.turn != turn else ""
        turn = step.turn
        made = (
            f"({' '.join(filter(None, step.controller.values()))})" if step.controller else joined(setting, step.moves)
        )
        what = f"{names[step.seat]} {made}" if step.seat >= 0 else "set-up"
        chance = f" [{' '.join(str(value) for value in step.outcomes)}]" if step.outcomes else ""
        lines += [f"{number:>5} {what}{chance}", *told.lines(step)]
    return lines


def result(read: Record, end: State) -> str:
    if not end.over:
        return "result: not over"
    names = read.setting.names["seat"]
    places = ", ".join(
        f"{place}. {names[seat]} ({end.scores()[seat]})"
        for seat, place in sorted(enumerate(end.ranking()), key=lambda pair: pair[1])
    )
    return f"result: {read.setting.game.result(end)}; {places}"
