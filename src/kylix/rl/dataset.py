"""Decisions of many games as Parquet, one row each, in parts that are written whole or not at all; and as arrays."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import kylix
from kylix.common.extras import library
from kylix.common.players import Forfeit, forfeited, no_collection, seed_of
from kylix.common.workers import Stop, Workers
from kylix.core.chance import Chance
from kylix.core.errors import KylixError
from kylix.core.events import Entry
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.lab.journal import fingerprint
from kylix.lab.runner import Plan, Seated
from kylix.records import record
from kylix.rl.spaces import Actions, Observations, shares

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

PART = 20
"""Games of one file."""
MANIFEST = "manifest.json"
LICENCE = "CC0-1.0"
FORMAT = 1


@dataclass(frozen=True)
class Written:
    """The games of a plan, as files; it is sent to other processes."""

    plan: Plan
    folder: str

    def begin(self) -> Callable[[int, int, Stop], Part]:
        setting = self.plan.setting()
        actions, look = Actions(setting), Observations(setting)
        return lambda first, count, stop: self.part(setting, actions, look, first, count)

    @no_collection()
    def part(self, setting: Setting, actions: Actions, look: Observations, first: int, count: int) -> Part:
        """One file; the number of its rows, and what bots from outside did wrong."""
        rows: dict[str, list[Any]] = {name: [] for name in COLUMNS}
        faults = []
        for n in range(first, first + count):
            if lost := self.game(setting, actions, look, n, rows):
                faults.append(f"game {n}: {lost} ({lost.why})")
        save(Path(self.folder, part_name(first, count)), rows, look.length, actions.size)
        return len(rows["game"]), faults

    def game(
        self, setting: Setting, actions: Actions, look: Observations, n: int, rows: dict[str, list[Any]]
    ) -> Forfeit | None:
        """A row for each decision that was made; who breaks a rule of playing loses the game, and is told."""
        seed = seed_of(self.plan.seed, n)
        players = self.plan.players
        seated = Seated(self.plan.make, players, seed)
        s = setting.start(Chance(seed), recorded=False)
        first = len(rows["game"])
        lost: Forfeit | None = None
        try:
            while s.to_act and s.turn <= setting.game.turn_bound:
                seat = s.to_act[0]
                move = seated.choosers[seat](s, seat)
                add_row(rows, actions, look, n, s, seat, players[seat], actions.number(move))
                s.apply(seat, move)
        except Forfeit as forfeit:
            lost = forfeit
        finally:
            seated.end(s, lost)
        places = forfeited(setting.seats, lost.seat) if lost else s.ranking() if s.over else []
        outcome = shares(places) if places else [0.0] * setting.seats
        rows["outcome"] += [outcome[seat] for seat in rows["seat"][first:]]
        return lost


Part = tuple[int, list[str]]


class KeptGame(Protocol):
    """A game that was played elsewhere: the set-up and the moves that stood in the end."""

    @property
    def players(self) -> tuple[str, ...]: ...
    @property
    def entries(self) -> tuple[Entry, ...]: ...
    @property
    def places(self) -> tuple[int, ...]: ...


def write_kept(setting: Setting, games: Sequence[KeptGame], folder: Path, about: dict[str, Any]) -> int:
    """Games that were kept, into a folder of their own; the number of rows. `about` goes into the manifest."""
    library("pyarrow.parquet", "rl")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise KylixError(f"{folder} is not empty; nothing was written")
        actions, look = Actions(setting), Observations(setting)
        total = 0
        for first in range(0, len(games), PART):
            rows: dict[str, list[Any]] = {name: [] for name in COLUMNS}
            chunk = games[first : first + PART]
            for n, game in enumerate(chunk, first + 1):
                kept_rows(setting, actions, look, n, game, rows)
            save(folder / part_name(first + 1, len(chunk)), rows, look.length, actions.size)
            total += len(rows["game"])
        save_manifest(folder, {**described(setting, look, actions), **about, "games": len(games)})
    except OSError as error:
        raise KylixError(f"a dataset cannot be written to {folder}: {error.strerror or error}") from None
    return total


def kept_rows(
    setting: Setting, actions: Actions, look: Observations, n: int, game: KeptGame, rows: dict[str, list[Any]]
) -> None:
    outcome = shares(list(game.places))
    states = record.retrace(setting, game.entries)
    for entry in game.entries[1:]:
        s = next(states)
        (move,) = setting.read(entry.move)
        add_row(rows, actions, look, n, s, entry.seat, game.players[entry.seat], actions.number(move))
        rows["outcome"].append(outcome[entry.seat])


def add_row(
    rows: dict[str, list[Any]],
    actions: Actions,
    look: Observations,
    n: int,
    s: State,
    seat: int,
    player: str,
    action: int,
) -> None:
    """A decision; how the game ended is known later."""
    rows["game"].append(n)
    rows["seat"].append(seat)
    rows["player"].append(player)
    rows["clause"].append(s.stack[-1].CLAUSE)
    rows["observation"].append(look(s, seat).tobytes())
    rows["mask"].append(library("numpy", "rl").packbits(actions.mask(s, seat)).tobytes())
    rows["action"].append(action)


def save(path: Path, rows: dict[str, list[Any]], length: int, actions: int) -> None:
    """A file, whole or not at all."""
    arrow, parquet = library("pyarrow", "rl"), library("pyarrow.parquet", "rl")
    half = path.with_suffix(f".{os.getpid()}.half")
    parquet.write_table(arrow.table(rows, schema_of(length, packed(actions))), half, compression="zstd")
    half.replace(path)


def save_manifest(folder: Path, manifest: dict[str, Any]) -> None:
    half = (folder / MANIFEST).with_suffix(".half")
    half.write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    half.replace(folder / MANIFEST)


COLUMNS = ("game", "seat", "player", "clause", "observation", "mask", "action", "outcome")


def schema_of(length: int, mask: int) -> Any:
    arrow = library("pyarrow", "rl")
    kinds = {
        "game": arrow.int64(),
        "seat": arrow.int8(),
        "player": arrow.dictionary(arrow.int8(), arrow.string()),
        "clause": arrow.dictionary(arrow.int16(), arrow.string()),
        "observation": arrow.binary(length),
        "mask": arrow.binary(mask),
        "action": arrow.int32(),
        "outcome": arrow.float32(),
    }
    return arrow.schema([(name, kinds[name]) for name in COLUMNS])


def packed(size: int) -> int:
    """Bytes for a mask, a bit for each action."""
    return -(-size // 8)


def part_name(first: int, count: int) -> str:
    return f"games-{first:08}-{first + count - 1:08}.parquet"


def manifest_of(plan: Plan) -> dict[str, Any]:
    """What the rows mean, and all that is needed to write them again."""
    setting = plan.setting()
    return {**described(setting, Observations(setting), Actions(setting)), **plan.about("dataset")}


def described(setting: Setting, look: Observations, actions: Actions) -> dict[str, Any]:
    """What the rows of any dataset mean."""
    return {
        "format": FORMAT,
        "kylix": kylix.__version__,
        "rules": setting.game.version,
        "code": fingerprint(),
        "title": setting.game.title,
        "options": dict(setting.options),
        "components": setting.components.fingerprint,
        "observation": look.length,
        "slices": {name: [at.start, at.stop] for name, at in look.slices.items()},
        "actions": actions.size,
        "licence": LICENCE,
    }


def write(
    plan: Plan,
    games: int,
    folder: Path,
    workers: Workers,
    tell: Callable[[int], None] = lambda n: None,
    fault: Callable[[str], None] = lambda sentence: None,
) -> int:
    """Games number 1 to `games`; parts that are there are kept. The number of rows written now.

    `tell` is called with games as they are there, `fault` with what a bot from outside did wrong.
    """
    library("pyarrow.parquet", "rl")
    manifest = manifest_of(plan)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / MANIFEST
        if path.exists():
            check_same(path, manifest)
        elif any(folder.iterdir()):
            raise KylixError(f"{folder} is not empty and holds no dataset; nothing was written")
        else:
            save_manifest(folder, manifest)
    except OSError as error:
        raise KylixError(f"a dataset cannot be written to {folder}: {error.strerror or error}") from None
    wanted = [(first, min(PART, games + 1 - first)) for first in range(1, games + 1, PART)]
    there = {first: count for first, count, _ in parts(folder)}
    left = [chunk for chunk in wanted if there.get(chunk[0], 0) < chunk[1]]
    tell(games - sum(count for _, count in left))
    rows = 0
    for (first, count), (more, faults) in workers.play(
        Written(plan, str(folder)), iter(left), sum(count for _, count in left)
    ):
        if first in there:  # a shorter one, of a run with fewer games
            (folder / part_name(first, there[first])).unlink()
        rows += more
        tell(count)
        for sentence in faults:
            fault(sentence)
    return rows


def parts(folder: Path) -> list[tuple[int, int, Path]]:
    """First game, number of games and file; of several with the same first game the longest."""
    found: dict[int, tuple[int, int, Path]] = {}
    for path in sorted(folder.glob("games-*.parquet")):
        named = re.fullmatch(r"games-(\d+)-(\d+)", path.stem)
        if named is None:
            raise KylixError(f"{path} is no part of a dataset: parts are named like {part_name(1, PART)}")
        first, last = (int(number) for number in named.groups())
        found[first] = (first, last + 1 - first, path)
    return list(found.values())


def check_same(path: Path, manifest: dict[str, Any]) -> None:
    there = read_manifest(path.parent)
    wanted = json.loads(json.dumps(manifest))
    if other := sorted(name for name in wanted | there if wanted.get(name) != there.get(name)):
        raise KylixError(f"{path.parent} holds another dataset: {', '.join(other)} differ; nothing was written")


def read_manifest(folder: Path) -> dict[str, Any]:
    path = folder / MANIFEST
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise KylixError(f"{folder} holds no dataset: {error.strerror or error}") from None
    except ValueError:
        raise KylixError(f"{path} is damaged: it is no JSON") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise KylixError(f"{path} is no dataset of this format ({FORMAT})")
    if odd := [name for name in ("observation", "actions") if type(found.get(name)) is not int]:
        raise KylixError(f"{path} is damaged: it does not tell the number of {' and '.join(odd)}")
    return found


def batches(folder: Path | str) -> Iterator[dict[str, NDArray[Any]]]:
    """A dataset part by part, as arrays: nothing else of it is in memory."""
    folder = Path(folder)
    manifest = read_manifest(folder)
    parquet = library("pyarrow.parquet", "rl")
    arrow = library("pyarrow", "rl")
    for _, _, path in parts(folder):
        try:
            table = parquet.read_table(path)
            yield arrays(table, manifest)
        except (OSError, KeyError, TypeError, ValueError, arrow.ArrowException) as error:
            raise KylixError(f"{path} is damaged: {str(error).splitlines()[0]}") from None


def arrays(table: Any, manifest: dict[str, Any]) -> dict[str, NDArray[Any]]:
    numpy = library("numpy", "rl")
    count, length, size = table.num_rows, manifest["observation"], manifest["actions"]
    found = {name: table[name].to_numpy() for name in ("game", "seat", "action", "outcome")}
    found |= {name: table[name].cast("string").to_numpy() for name in ("player", "clause")}
    found["observation"] = raw(table["observation"]).reshape(count, length)
    bits = raw(table["mask"]).reshape(count, packed(size))
    found["mask"] = numpy.unpackbits(bits, axis=1, count=size).view(numpy.int8)
    return found


def raw(column: Any) -> NDArray[np.uint8]:
    """The bytes of a column whose values are all equally long."""
    numpy = library("numpy", "rl")
    found: NDArray[np.uint8] = numpy.frombuffer(b"".join(column.to_pylist()), numpy.uint8)
    return found


def read(folder: Path | str) -> dict[str, NDArray[Any]]:
    """A whole dataset as arrays: `observation`, `mask`, `action`, `seat`, `player`, `outcome`, `clause` and `game`.

    `batches` gives the same part by part. `KylixError` tells what is wrong with a folder that is none.
    """
    numpy = library("numpy", "rl")
    found = list(batches(folder))
    if not found:
        raise KylixError(f"{folder} holds no games yet")
    return {name: numpy.concatenate([part[name] for part in found]) for name in found[0]}
