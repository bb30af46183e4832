"""`kylix components`: what a title is made of, where each entry comes from, and whether another file is right."""

from __future__ import annotations

import argparse
import os
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from kylix.cli import common
from kylix.core.errors import BadComponents, KylixError
from kylix.kit import bases
from kylix.kit.components import Components
from kylix.kit.game import Game
from kylix.sets.differences import differences
from kylix.sets.extend import BASE
from kylix.sets.skeleton import skeleton

ABOUT = (
    "# Every base set this title has had, by its fingerprint, oldest first; `kylix components TITLE --keep` adds to it."
)
FORMER = "# What records and stores from before there were fingerprints call a base set."


def add(commands: common.Commands) -> None:
    about = "show the component set of a title with the source of each entry, or check a component file"
    example = (
        "kylix components troia\nkylix components troia --new my-cards.toml\n"
        "kylix components troia --check my-cards.toml\nkylix components troia --check my-cards.toml --write whole.toml"
    )
    parser = common.command(commands, "components", components, about, example)
    common.add_title(parser)
    parser.add_argument(
        "--check", metavar="FILE", help="name every fault of this file with its line and reason, or what differs"
    )
    parser.add_argument(
        "--new", metavar="FILE", help="write a file to begin with: it says what differs, and what could"
    )
    parser.add_argument(
        "--extends", metavar="SET", help=f"what --new says the differences from: {BASE} (the default) or another file"
    )
    parser.add_argument(
        "--write", metavar="FILE", help=f"write the {BASE} set whole, or with --check that set with all that it extends"
    )
    parser.add_argument(
        "--keep", metavar="FILE",
        help="when the base set changes: keep FILE, the base set until now, so that records still find it",
    )  # fmt: skip


def components(args: argparse.Namespace) -> int:
    title = common.title_of(args)
    asked = [name for name in ("new", "check", "keep") if getattr(args, name) is not None]
    if len(asked) > 1:
        raise KylixError(f"--{asked[0]} and --{asked[1]} do not go together")
    if args.extends is not None and args.new is None:
        raise KylixError("--extends goes with --new")
    if args.write is not None and (args.new is not None or args.keep is not None):
        raise KylixError("--write goes alone or with --check")
    if args.keep is not None:
        return keep(args, title)
    if args.new is not None:
        return begin(args, title)
    if args.check is not None:
        return check(args, title)
    return show(args, title) if args.write is None else write(args, title.base)


def begin(args: argparse.Namespace, title: Game) -> int:
    """A set that changes nothing yet, to be edited."""
    path, extends = Path(args.new), args.extends or BASE
    parts = title.base
    if extends != BASE:
        below = common.existing_file(extends)
        parts = Components.read_file(title.components, title.title, below, base=title.base)
        extends = os.path.relpath(below.resolve(), path.resolve().parent).replace(os.sep, "/")
    name = re.sub(r"[^a-z0-9]+", "-", path.stem.lower()).strip("-") or "mine"
    data = tomllib.loads(parts.toml)
    common.write_new(args.new, skeleton(title.components, title.title, name, path.name, extends, data))
    if args.json:
        common.print_json({"file": args.new, "id": name, "extends": extends, "base": parts.fingerprint})
    else:
        common.out().print(f"written to {args.new}: set {name} for {title.name}, which extends {extends}")
    return common.FINE


def write(args: argparse.Namespace, parts: Components) -> int:
    common.write_new(args.write, parts.toml)
    if args.json:
        common.print_json({"file": args.write, "id": parts.id, "hash": parts.fingerprint})
    else:
        common.out().print(f"written to {args.write}: set {parts.id}, hash {parts.fingerprint}", soft_wrap=True)
    return common.FINE


def check(args: argparse.Namespace, title: Game) -> int:
    path = common.existing_file(args.check)
    try:
        found = Components.read_file(title.components, title.title, path, base=title.base)
    except BadComponents as error:
        if args.json:
            common.print_json({"file": args.check, "ok": False, "faults": error.faults})
        else:
            common.out().print("\n".join(error.faults), soft_wrap=True)
        return common.BAD
    if args.write is not None:
        return write(args, found)
    differ = [one.told() for one in differences(tomllib.loads(title.base.toml), tomllib.loads(found.toml))]
    if args.json:
        facts = {"file": args.check, "ok": True, "id": found.id, "hash": found.fingerprint, "faults": []}
        common.print_json({**facts, "differences": differ})
        return common.FINE
    console = common.out()
    console.print(f"{args.check} is fine: set {found.id} for {title.name}, hash {found.fingerprint}", soft_wrap=True)
    for line in differ:
        console.print(f"- {line}", soft_wrap=True)
    return common.FINE


def keep(args: argparse.Namespace, title: Game) -> int:
    """Put a former base set among the earlier ones, and both fingerprints on the list."""
    former = Components.read_file(title.components, title.title, common.existing_file(args.keep))
    listed = bases.bases(title.folder)
    known = [name for name in listed["fingerprints"] if name not in (former.fingerprint, title.base.fingerprint)]
    if former.fingerprint == title.base.fingerprint:
        raise KylixError(f"{args.keep} is the present base set of {title.name}, by what the rules read: keep nothing")
    path = title.folder / "components" / bases.EARLIER / f"{former.fingerprint}.toml"
    try:
        path.parent.mkdir(exist_ok=True)
        path.write_text(former.toml, encoding="utf-8")
        names = [*known, former.fingerprint, title.base.fingerprint]
        path.parents[1].joinpath(bases.LIST).write_text(written(names, listed["formerly"]), encoding="utf-8")
    except OSError as error:
        raise KylixError(f"{path.parent} cannot be written: {common.reason_of(error)}") from None
    if args.json:
        common.print_json({"kept": former.fingerprint, "base": title.base.fingerprint})
    else:
        common.out().print(f"kept {former.fingerprint} of {title.name}; the base set is {title.base.fingerprint}")
    return common.FINE


def written(fingerprints: list[str], formerly: dict[str, str]) -> str:
    known = "".join(f'  "{name}",\n' for name in fingerprints)
    former = "".join(f'"{old}" = "{name}"\n' for old, name in formerly.items())
    return f"{ABOUT}\nfingerprints = [\n{known}]\n\n{FORMER}\n[formerly]\n{former}"


def show(args: argparse.Namespace, title: Game) -> int:
    base = title.base
    kinds = entries(base.spec)
    sources = {kind: dict(Counter(row["source"] for row in rows)) for kind, rows in kinds.items()}
    if args.json:
        facts = {"game": title.title, "id": base.id, "hash": base.fingerprint, "sources": sources, "components": kinds}
        common.print_json(facts)
        return common.FINE
    console = common.out()
    console.print(f"{title.name}, set {base.id}, hash {base.fingerprint}. {base.spec.set.about}")
    for kind, rows in kinds.items():
        columns = list(rows[0]) if rows else []
        common.table(console, kind, columns, [[cell(row[column]) for column in columns] for row in rows])
    known = sorted({source for counts in sources.values() for source in counts})
    totals = [[kind, *[counts.get(source, 0) for source in known]] for kind, counts in sources.items()]
    totals.append(["all", *[sum(counts.get(source, 0) for counts in sources.values()) for source in known]])
    common.table(console, "entries by source", ["kind", *known], totals)
    return common.FINE


def cell(value: Any) -> object:
    return value if isinstance(value, int) and not isinstance(value, bool) else common.plain(value)


def entries(spec: BaseModel) -> dict[str, list[dict[str, Any]]]:
    """The entries of each kind that say where they come from; a table of its own counts as one entry."""
    found: dict[str, list[dict[str, Any]]] = {}
    for kind in type(spec).model_fields:
        value = getattr(spec, kind)
        parts = list(value) if isinstance(value, list | tuple) else [value]
        if any("source" in type(part).model_fields for part in parts if isinstance(part, BaseModel)):
            found[kind] = [ordered(part.model_dump(mode="json")) for part in parts]
    return found


def ordered(row: dict[str, Any]) -> dict[str, Any]:
    """What the entry is, then where it comes from."""
    last = ("source", "note")
    return {name: row[name] for name in [*[name for name in row if name not in last], *last] if name in row}
