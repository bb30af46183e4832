"""Statistics of one game: scores by source over time, who led when, the moments that counted, and luck."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from kylix.common.bands import Band, Bin, band
from kylix.common.players import Judge
from kylix.core.state import State
from kylix.lab import luck
from kylix.lab.dice import dice
from kylix.lab.luck import Roll
from kylix.lab.replayed import Replayed
from kylix.lab.stretches import Stretch, stretches
from kylix.records import record

MOMENTS = 6
LEAST_SWING = 0.02
WORLDS = 10
FEWEST = 4
WORK = 4000
"""Bands look at so many worlds of a position, and at fewer in a long game."""


class Judged(NamedTuple):
    """A turn or chain, the chance of each seat to win after it, and how far that may be off."""

    stretch: Stretch
    chance: list[float]
    bands: list[Band]


def statistics(judge: Judge, past: Replayed, bins: Sequence[Bin] = ()) -> dict[str, Any]:
    """All of it at once."""
    entries = luck.chancy(past)
    worlds = luck.worlds_for(len(entries))
    return assembled(judge, past, [luck.roll(judge, past, n, worlds) for n in entries], bins)


def assembled(judge: Judge, past: Replayed, rolls: list[Roll | None], bins: Sequence[Bin] = ()) -> dict[str, Any]:
    """The whole, once luck is worked out. `bins`: how judgements of this title came out, if that was measured."""
    s, setting = past.states[-1], past.setting
    names = list(setting.names["seat"][: setting.seats])
    standing = record.in_force(past.record)
    judged = odds(judge, past, bins)
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
        "odds": [told_chance(past, one) for one in judged],
        "moments": moments(past, judged, names),
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


def odds(judge: Judge, past: Replayed, bins: Sequence[Bin]) -> list[Judged]:
    """The chance of each seat to win after each turn or chain, as the position is judged with all that was hidden."""
    parts = stretches(past)
    worlds = max(FEWEST, min(WORLDS, WORK // (len(parts) * past.setting.seats)))
    found = []
    for part in parts:
        s = past.states[part.last]
        chance = luck.worth(judge, s)
        found.append(
            Judged(part, chance, [around(judge, s, seat, chance[seat], worlds, bins) for seat in range(s.seats)])
        )
    return found


def around(judge: Judge, s: State, seat: int, value: float, worlds: int, bins: Sequence[Bin]) -> Band:
    """The band of a chance: over worlds that the seat could not tell from the real one, and by what was measured."""
    if s.over:
        return value, value
    others = [luck.worth(judge, s.redeal(seat, world + 1))[seat] for world in range(worlds)]
    return band(value, others, bins)


def told_chance(past: Replayed, judged: Judged) -> dict[str, Any]:
    return {
        "n": judged.stretch.last,
        "turn": past.states[judged.stretch.last].turn,
        "chance": [round(value, 4) for value in judged.chance],
        "low": [round(low, 4) for low, _ in judged.bands],
        "high": [round(high, 4) for _, high in judged.bands],
    }


def moments(past: Replayed, judged: list[Judged], names: list[str]) -> list[dict[str, Any]]:
    """The turns and chains after which somebody's chance was best compared with before, in the order of the game."""
    swings = []
    for before, after in pairwise(judged):
        gains = [new - old for new, old in zip(after.chance, before.chance, strict=True)]
        seat = max(range(len(gains)), key=lambda one: gains[one])
        swings.append((gains[seat], after, seat))
    best = sorted(swings, key=lambda swing: (-swing[0], swing[1].stretch.last))[:MOMENTS]
    return [
        {
            "first": one.stretch.first,
            "n": one.stretch.last,
            "turn": past.states[one.stretch.last].turn,
            "seat": names[seat],
            "gain": round(gain, 4),
            "chance": round(one.chance[seat], 4),
            "low": round(one.bands[seat][0], 4),
            "high": round(one.bands[seat][1], 4),
        }
        for gain, one, seat in sorted(best, key=lambda swing: swing[1].stretch.last)
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
