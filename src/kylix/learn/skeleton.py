"""The skeleton of a lesson from the record of a game: steps with moves and chance, and the sentences that are to be
written. What is told and pointed at, questions and likely tries are for the writer."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

from kylix.core.errors import KylixError
from kylix.core.events import Entry
from kylix.kit.game import Game, Setting
from kylix.kit.words import LANGUAGES
from kylix.learn.lesson import WORD, files
from kylix.learn.words import TITLE
from kylix.records import record

NAME = "new-lesson"
STEPS = 8
"""About five minutes."""


@dataclass(frozen=True)
class Skeleton:
    """By file name: what is written."""

    texts: dict[str, str]
    steps: int


@dataclass
class Draft:
    """A step in the making."""

    play: list[str]
    chance: list[int]


def skeleton(title: Game, path: str, seat: str = "", name: str = NAME, steps: int = STEPS) -> Skeleton:
    """From the beginning of a game: one step for each stretch in which the learner decides. Or KylixError."""
    if not WORD.fullmatch(name):
        raise KylixError(f"a lesson's name has small letters, digits and hyphens, not {name!r}")
    entries, setting = _game(title, path)
    seats = list(setting.names["seat"][: setting.seats])
    learner = seat or seats[0]
    if learner not in seats:
        raise KylixError(f"there is no seat {learner!r} in {path}: seats are {', '.join(seats)}")
    drafts = _drafts(seats, learner, entries)[:steps]
    if not drafts:
        raise KylixError(f"{learner} decides nothing in {path}")
    number = max([int(file.name[:2]) for file in files(title) if file.name[:2].isdigit()], default=0) + 1
    stem = f"{number:02}-{name}"
    texts = {f"{stem}.toml": _toml(setting, learner, entries[0].outcomes, drafts)}
    for language in LANGUAGES:
        texts[f"{stem}.{language}.ftl"] = _words(name, drafts)
    return Skeleton(texts, len(drafts))


def _game(title: Game, path: str) -> tuple[list[Entry], Setting]:
    """What stands of a finished game of the title with its own components."""
    found = record.read(path)
    played = found.setting
    if played.game.title != title.title:
        raise KylixError(f"{path} is a game of {played.game.name}, not of {title.name}")
    if played.components.fingerprint != title.base.fingerprint:
        made = f"lessons of {title.name} are made for the set {title.base.id!r} as it is now"
        raise KylixError(f"{path} was played with other components ({played.components.id!r}); {made}")
    if found.end is None:
        raise KylixError(f"the game in {path} is not finished: a skeleton is made from a whole game")
    record.check_whole(found)
    record.replay(found)
    entries = list(found.entries)
    return [entries[n] for n in record.in_force(entries)], played


def _drafts(seats: list[str], learner: str, entries: list[Entry]) -> list[Draft]:
    """Others' moves lead in a step; it ends where somebody else is asked after the learner."""
    drafts: list[Draft] = []
    own = False
    for entry in entries[1:]:
        mine = seats[entry.seat] == learner
        if not drafts or (own and not mine):
            drafts.append(Draft([], []))
        own = mine
        drafts[-1].play.append(f"{seats[entry.seat]} {entry.move}")
        drafts[-1].chance += entry.outcomes
    return [one for one in drafts if any(line.split()[0] == learner for line in one.play)]


def _toml(setting: Setting, learner: str, chance: list[int], drafts: list[Draft]) -> str:
    plain = setting.game.setting(setting.seats).options
    options = {name: value for name, value in setting.options.items() if value != plain[name]}
    head = ["[lesson]", f"seat = {_text(learner)}", "covers = []", f"seats = {setting.seats}"]
    head += (
        [f"options = {{ {', '.join(f'{name} = {_text(value)}' for name, value in options.items())} }}"]
        if options
        else []
    )
    head += [f"chance = [{_numbers(chance)}]"] if chance else []
    parts = ["\n".join(head)]
    for number, draft in enumerate(drafts, 1):
        rows = ["[[step]]", f'name = "step-{number}"', "point = []", "why = []"]
        rows.append(f"play = [{', '.join(_text(line) for line in draft.play)}]")
        rows += [f"chance = [{_numbers(draft.chance)}]"] if draft.chance else []
        parts.append("\n".join(rows))
    return "\n\n".join(parts) + "\n"


def _text(value: object) -> str:
    """As TOML writes it; JSON does the same for what stands here."""
    return json.dumps(value, ensure_ascii=False)


def _numbers(outcomes: list[int]) -> str:
    return _text(" ".join(str(one) for one in outcomes))


def _words(name: str, drafts: list[Draft]) -> str:
    """Every sentence that the lesson needs, empty, with the moves that it is about."""
    rows = [f"## {re.sub('-', ' ', name).capitalize()}", "", f'{TITLE}-{name} = {{ "" }}']
    for number, draft in enumerate(drafts, 1):
        rows += [f"# {'; '.join(draft.play)}", f'{name}-step-{number} = {{ "" }}']
    return "\n".join(rows) + "\n"


def write(made: Skeleton, folder: Path) -> list[Path]:
    """All files, or none: what is there already is left as it is."""
    paths = [folder / name for name in made.texts]
    if not folder.is_dir():
        raise KylixError(f"there is no folder {folder}")
    for path in paths:
        if path.exists():
            raise KylixError(f"{path} is there already; nothing was written")
    for path, text in zip(paths, made.texts.values(), strict=True):
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            raise KylixError(f"{path} cannot be written: {error.strerror}") from None
    return paths
