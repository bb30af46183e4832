"""A change as PostgreSQL's function kylix_commit_2 takes it, and its answer."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from kylix.store.base import Again, Answer, Change, Command, Done, Gone, Late, Line, Statement, StoredSeat, StoredTable
from kylix.store.reading import seats_text, without_set


def written(change: Change) -> str:
    """As JSON, without what it does not change."""
    told: dict[str, Any] = {"table": change.table}
    if change.also:
        told["also"] = [[typed(each), each.values, each.needed] for each in change.also]
    if change.made is not None:
        return json.dumps({**told, "made": made(change.made)})
    told |= {"version": change.version, "command": change.command and asdict(change.command)}
    told |= {"after": after(change.lines), "lines": lines(change.lines) or None, "states": change.states or None}
    told |= {"seats": seats(change.seats) or None, "was": seats(change.was) or None}
    told |= {"chat": change.chat and asdict(change.chat), "note": change.note, "host": change.host}
    told |= {"over": None if change.over is None else int(change.over), "leaves": change.leaves}
    if change.to_act is not None or change.lines or change.chance is not None:
        told["to_act"] = seats_text(change.to_act)
    if change.chance is not None:
        told["chance"] = json.dumps(change.chance)
    if change.head is not None:
        told["head"], told["set"] = without_set(change.head)
    told["delete"] = True if change.delete else None
    told["shown"] = int(change.is_shown or change.delete)
    return json.dumps({name: value for name, value in told.items() if value is not None})


def typed(statement: Statement) -> str:
    """Its values come in one JSON array, $1, as texts: what each is meant as stands with it."""
    first, *rest = statement.sql.split("?")
    marks = [mark(at, value) for at, value in enumerate(statement.values)]
    return first + "".join(mark + part for mark, part in zip(marks, rest, strict=True))


def mark(at: int, value: str | float | None) -> str:
    if value is None:
        return "NULL"
    if isinstance(value, str):
        return f"($1->>{at})"
    return f"($1->>{at})::{'bigint' if isinstance(value, int) else 'double precision'}"


def made(table: StoredTable) -> dict[str, Any]:
    head, parts = without_set(table.head)
    return {
        "created": table.created,
        "head": head,
        **({"set": parts} if parts else {}),
        "chance": json.dumps(table.chance),
        "host": table.host,
        "to_act": seats_text(table.to_act),
        "seats": seats(dict(enumerate(table.seats))),
        "lines": lines(table.lines),
    }


def after(lines: tuple[Line, ...]) -> int | None:
    """How many lines there have to be; -1 where nothing could fit."""
    if not lines:
        return None
    first = lines[0].n
    return first if [line.n for line in lines] == list(range(first, first + len(lines))) else -1


def lines(found: tuple[Line, ...]) -> list[dict[str, Any]]:
    return [
        {**vars(line), "outcomes": json.dumps(line.outcomes), "automatic": int(line.automatic)} for line in found
    ]  # fmt: skip


def seats(found: dict[int, StoredSeat]) -> dict[str, dict[str, str]]:
    return {str(at): vars(seat) for at, seat in found.items()}


def answers(text: str) -> list[Answer]:
    return [answer(*found) for found in json.loads(text)]


def answer(kind: str, *about: Any) -> Answer:
    if kind == "done":
        return Done(*about)
    if kind == "again":
        return Again(Command(*about))
    return Late(*about) if kind == "late" else Gone()
