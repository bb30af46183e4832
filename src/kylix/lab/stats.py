"""Statistics of one game: scores by source over time, who led when, the moments that counted, and luck."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from kylix.common.players import Judge
from kylix.kit import record
from kylix.lab import luck
from kylix.lab.dice import dice
from kylix.lab.luck import Roll
from kylix.lab.replayed import Replayed

MOMENTS = 6
LEAST_SWING = 0.02


def statistics(judge: Judge, past: Replayed) -> dict[str, Any]:
    """All of it at once."""
    entries = luck.chancy(past)
    worlds = luck.worlds_for(len(entries))
    return assembled(judge, past, [luck.roll(judge, past, n, worlds) for n in entries])


def assembled(judge: Judge, past: Replayed, rolls: list[Roll | None]) -> dict[str, Any]:
    """The whole, once luck is worked out; what needs no other worlds takes next to no time."""
    s, setting = past.states[-1], past.setting
    names = list(setting.names["seat"][: setting.seats])
    standing = record.in_force(past.record)
    chances = odds(judge, past, standing)
    return {
        "title": setting.game.title,
        "seats": names,
        "entries": len(past),
        "turns": s.turn,
        "over": s.over,
        "result": setting.game.result(s),
        "ranking": s.ranking() if s.over else [],
        "scores": s.scores(),
        "sheet": s.sheet(),
        "points": points(past, standing),
        "leads": leads(past, standing, names),
        "odds": [{"n": n, "chance": [round(value, 4) for value in each]} for n, each in chances],
        "moments": moments(past, chances, names),
        "luck": told(past, [roll for roll in rolls if roll is not None and roll.n in standing], names),
        "dice": dice(past),
    }


def points(past: Replayed, standing: list[int]) -> list[dict[str, Any]]:
    """Scores by source, at each entry that changed them."""
    found: list[dict[str, Any]] = []
    for n in standing:
        s = past.states[n]
        point = {"n": n, "turn": s.turn, "scores": s.scores(), "sheet": s.sheet()}
        if not found or any(point[part] != found[-1][part] for part in ("scores", "sheet")):
            found.append(point)
    return found


def leads(past: Replayed, standing: list[int], names: list[str]) -> list[dict[str, Any]]:
    """When somebody took the lead alone; `before` is who had it last."""
    found: list[dict[str, Any]] = []
    before: int | None = None
    for n in standing:
        scores = past.states[n].scores()
        first = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if len(first) == 1 and first[0] != before and len(scores) > 1:
            old = None if before is None else names[before]
            found.append({"n": n, "turn": past.states[n].turn, "seat": names[first[0]], "before": old})
            before = first[0]
    return found


def odds(judge: Judge, past: Replayed, standing: list[int]) -> list[tuple[int, list[float]]]:
    """The chance of each seat to win after each entry, as the position is judged."""
    return [(n, luck.worth(judge, past.states[n])) for n in standing]


def moments(past: Replayed, chances: list[tuple[int, list[float]]], names: list[str]) -> list[dict[str, Any]]:
    """The entries after which somebody's chance was best compared with before, in the order of the game."""
    swings = []
    for (_, before), (n, after) in pairwise(chances):
        gains = [new - old for new, old in zip(after, before, strict=True)]
        seat = max(range(len(gains)), key=lambda one: gains[one])
        swings.append((gains[seat], n, seat, after[seat]))
    best = sorted(sorted(swings, key=lambda swing: (-swing[0], swing[1]))[:MOMENTS], key=lambda swing: swing[1])
    return [
        {"n": n, "turn": past.states[n].turn, "seat": names[seat], "gain": round(gain, 4), "chance": round(chance, 4)}
        for gain, n, seat, chance in best
        if gain >= LEAST_SWING
    ]


def told(past: Replayed, rolls: list[Roll], names: list[str]) -> dict[str, Any]:
    sums, places = luck.totals(rolls, len(names))
    rows = [
        {
            "n": roll.n,
            "turn": past.states[roll.n].turn,
            "seat": None if past.record[roll.n].seat < 0 else names[past.record[roll.n].seat],
            "gain": [round(value, 4) for value in roll.gain],
            "expected": [round(value, 4) for value in roll.expected],
            "luck": [round(value, 4) for value in roll.luck],
            "percentile": roll.percentile,
        }
        for roll in rolls
    ]
    worlds = luck.worlds_for(len(luck.chancy(past)))
    return {"worlds": worlds, "rolls": rows, "total": [round(value, 4) for value in sums], "percentile": places}
