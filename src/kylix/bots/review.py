"""A finished game, judged: what each decision threw away against the best turn, from what the seat could see then.

A decision is a turn, or the part of one up to where something came to light. The judge is the archon with ten times its
nodes; it is told what a bot in that seat would have been told.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kylix.bots.bands import WORLDS, outcome
from kylix.bots.budget import Budget
from kylix.bots.levels import Archon, Ranked
from kylix.bots.title_bot import Advice, TitleBot
from kylix.bots.titles import title_bot_of
from kylix.bots.worlds import Worlds, setting_of
from kylix.common.players import no_collection
from kylix.core.events import Entry
from kylix.core.moves import Move
from kylix.core.state import State

TIMES: Final = 10
"""The judge looks at so many times the nodes of the archon."""
SEED: Final = 11
CLASSES: Final = (("blunder", 0.2), ("mistake", 0.1), ("slip", 0.04))
"""From so much of the chance to win on a decision is called that."""
SCALE: Final = 0.23
"""A loss of so much of the chance to win leaves a bit more than a third of a decision's accuracy."""


@dataclass(frozen=True)
class Decision:
    """Entries of one seat that belong together, the position before them, and the moves."""

    before: int
    first: int
    last: int
    seat: int
    turn: int
    moves: tuple[str, ...]


@dataclass(frozen=True)
class Judged:
    decision: Decision
    loss: float
    """Of the chance to win, against the best turn; not below 0."""
    chance: float
    """With the best turn."""
    kind: str
    """`blunder`, `mistake`, `slip`; empty where little was lost."""
    better: tuple[str, ...]
    """The moves of the best turn; empty where it was played."""
    key: str
    about: dict[str, Any]
    """Why it is better: `words.say(key, **about)`."""


def decisions(states: Sequence[State], record: Sequence[Entry], stretches: Sequence[Sequence[int]]) -> list[Decision]:
    """All decisions of a game. A stretch is what a seat did in one go, as numbers of entries; where nobody had a choice
    there is none."""
    found: list[Decision] = []
    for entries in stretches:
        part: list[int] = []
        for n, following in zip(entries, [*entries[1:], -1], strict=True):
            part.append(n)
            if following < 0 or record[n].outcomes or record[following].seat != record[n].seat:
                if any(len(states[at - 1].options(record[at].seat)) > 1 for at in part):
                    found.append(decision(states, record, part))
                part = []
    return found


def decision(states: Sequence[State], record: Sequence[Entry], part: list[int]) -> Decision:
    first = part[0]
    moves = tuple(record[n].move for n in part)
    return Decision(first - 1, first, part[-1], record[first].seat, states[first - 1].turn, moves)


def judged(one: Decision, before: State, nodes: int = 0) -> Judged:
    """What a decision lost. `nodes` in place of ten times the archon's: for those who cannot wait."""
    setting = setting_of(before)
    title_bot = title_bot_of(setting.game.title, True)
    worlds = Worlds(before.redeal(one.seat, SEED), one.seat, SEED)
    played = tuple(move for text in one.moves for move in setting.read(text))
    judge = Archon(SEED, Budget(nodes=nodes or TIMES * title_bot.limits.nodes))
    with no_collection():
        ranked = judge.rank(title_bot, worlds, one.seat)
    best, chance = ranked[0]
    if is_same(best.line, played):
        return Judged(one, 0.0, chance, "", (), "", {})
    loss = lost(title_bot, ranked, worlds, played)
    kind = next((name for name, least in CLASSES if loss >= least), "")
    key, facts = title_bot.why(worlds[0], best, one.seat)
    about = Advice(best.line[0], best.line, chance, key, facts).about
    return Judged(one, loss, chance, kind, tuple(setting.text(move) for move in best.line), key, about)


def is_same(line: Sequence[Move], played: Sequence[Move]) -> bool:
    """Whether one goes on where the other ends."""
    count = min(len(line), len(played))
    return tuple(line[:count]) == tuple(played[:count])


def lost(title_bot: TitleBot, ranked: Ranked, worlds: Worlds, played: tuple[Move, ...]) -> float:
    """As the search saw the turn that was played; one that it did not look at is set beside the best in some worlds."""
    best, chance = ranked[0]
    known = [value for turn, value in ranked if is_same(turn.line, played)]
    if known:
        return max(0.0, chance - max(known))
    values = [mean_of(title_bot, line, worlds) for line in (best.line, played)]
    return max(0.0, values[0] - values[1])


def mean_of(title_bot: TitleBot, line: tuple[Move, ...], worlds: Worlds) -> float:
    advice = Advice(line[0], line, 0.0)
    return sum(outcome(title_bot, advice, worlds, world) for world in range(WORLDS)) / WORLDS


def accuracy(losses: Sequence[float]) -> float | None:
    """Of a seat, 0 to 100; None where it decided nothing."""
    if not losses:
        return None
    return 100 * sum(math.exp(-loss / SCALE) for loss in losses) / len(losses)


def summary(found: Sequence[Judged], names: Sequence[str]) -> dict[str, Any]:
    """All of it as plain values, as `kylix review --json` tells it."""
    turns = [
        {
            "first": one.decision.first, "n": one.decision.last, "turn": one.decision.turn,
            "seat": names[one.decision.seat], "loss": one.loss, "chance": one.chance, "kind": one.kind,
            "better": list(one.better), "key": one.key, "about": one.about,
        }
        for one in found
    ]  # fmt: skip
    players = []
    for seat, name in enumerate(names):
        losses = [one.loss for one in found if one.decision.seat == seat]
        kinds = [one.kind for one in found if one.decision.seat == seat]
        counts = {kind: kinds.count(kind) for kind, _ in CLASSES}
        players.append({"seat": name, "decisions": len(losses), "accuracy": accuracy(losses), "counts": counts})
    return {"players": players, "turns": turns}


__all__ = ["CLASSES", "Decision", "Judged", "accuracy", "decisions", "judged", "summary"]
