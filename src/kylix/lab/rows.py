"""The games as tables for people who have their own tools: one row a game, a seat, a use. CSV or Parquet."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

from kylix.common.extras import library
from kylix.lab.findings import Findings
from kylix.lab.uses import NOBODY

Rows = list[dict[str, Any]]
FORMATS = ("csv", "parquet")


def tables(found: Findings) -> dict[str, Rows]:
    return {"games": games(found), "seats": seats(found), "uses": uses(found)}


def games(found: Findings) -> Rows:
    return [
        {
            "game": game.n,
            "seed": str(game.seed),
            "variant": game.variant,
            "first": seat_name(found, game.first),
            "turns": game.turns,
            "decisions": game.decisions,
            "options": sum(offered for _, offered in game.asked),
            "lead_changes": game.lead_changes,
            "ending": game.ending,
            "error": game.error,
            "forfeit": game.forfeit,
        }
        for game in found.all
    ]


def seats(found: Findings) -> Rows:
    return [
        {
            "game": game.n,
            "seat": found.names[seat],
            "player": found.plan.players[seat],
            "place": game.ranking[seat],
            "win": game.win(seat),
            "score": game.scores[seat],
            "decisions": len(game.micros[seat]),
            "seconds": sum(game.micros[seat]) / 1e6,
            **{f"from_{source}": game.sheet[source][seat] for source in found.sources()},
        }
        for game in found.games
        for seat in found.seats
    ]


def uses(found: Findings) -> Rows:
    return [
        {
            "game": game.n,
            "seat": seat_name(found, seat),
            "how": group.partition(": ")[0],
            "kind": group.partition(": ")[2],
            "thing": thing,
            "times": times,
            "win": game.win(seat) if seat != NOBODY else None,
        }
        for game in found.games
        for seat, group, thing, times in game.uses
    ]


def seat_name(found: Findings, seat: int) -> str:
    return found.names[seat] if seat != NOBODY else ""


def write(found: Findings, folder: Path, kind: str) -> list[str]:
    """The names of the files written."""
    names = []
    for name, rows in tables(found).items():
        path = folder / f"{name}.{kind}"
        (write_csv if kind == "csv" else write_parquet)(path, rows)
        names.append(path.name)
    return names


def write_csv(path: Path, rows: Rows) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(rows[0]) if rows else ["game"])
        writer.writeheader()
        writer.writerows(rows)


def write_parquet(path: Path, rows: Rows) -> None:
    library("pyarrow.parquet").write_table(library("pyarrow").Table.from_pylist(rows), path)
