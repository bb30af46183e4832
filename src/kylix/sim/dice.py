"""Plain dice: how often each face fell, and how often it should have."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kylix.kit import record
from kylix.sim.past import Past


def dice(past: Past) -> list[dict[str, Any]]:
    """For each kind of die and each seat: the faces, how often they fell, how often they should have."""
    if past.setting.game.title != "deukalion":
        return []  # the other titles have cards only
    names = past.setting.names["seat"]
    found: list[dict[str, Any]] = []
    for die, shares in (("kylix", shares_of(past.setting.tables.faces)), ("hoplite", hoplite_shares(past))):
        for seat in range(past.setting.seats):
            fell = kylix_faces(past, seat) if die == "kylix" else hoplites(past, seat)
            thrown = sum(fell.values())
            faces = [
                {"face": face, "fell": fell[face], "expected": round(share * thrown, 2)}
                for face, share in shares.items()
            ]
            found.append({"die": die, "seat": names[seat], "thrown": thrown, "faces": faces})
    return found


def shares_of(faces: list[int]) -> dict[str, float]:
    return {str(face): count / len(faces) for face, count in sorted(Counter(faces).items())}


def hoplite_shares(past: Past) -> dict[str, float]:
    """Skull up, face down, on edge: in the order of the rules' tables."""
    found = shares_of(past.setting.tables.landing)
    return {name: found.get(str(at), 0.0) for at, name in enumerate(("up", "down", "edge"))}


def facts_of(past: Past, key: str, seat: int) -> list[dict[str, Any]]:
    events = [event for n in record.in_force(past.tape) for event in past.tape[n].events]
    return [dict(event.public) for event in events if event.key == key and event.public.get("seat") == seat]


def kylix_faces(past: Past, seat: int) -> Counter[str]:
    fell: Counter[str] = Counter()
    for facts in facts_of(past, "turn-began", seat):
        fell.update(str(face) for face in (facts["centre"], *facts["outer"]))
    return fell


def hoplites(past: Past, seat: int) -> Counter[str]:
    fell: Counter[str] = Counter()
    for facts in facts_of(past, "threw", seat):
        fell.update({name: facts[name] for name in ("up", "down", "edge")})
    return fell
