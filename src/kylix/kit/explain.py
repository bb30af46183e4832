"""Why can't I do this? A clause and the facts; nothing exactly when the move is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kylix.core.errors import Reason
from kylix.core.flow import NOTHING, Decision
from kylix.core.ids import Given
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit.names import named

if TYPE_CHECKING:
    from kylix.kit.game import Setting


def explain(setting: Setting, s: State, seat: Given, move: Move, then: list[Move] = NOTHING) -> list[Reason]:
    if move in s.options(seat):
        return []
    if s.over:
        return [Reason(setting.game.clauses["over"], "over", {})]
    top = s.stack[-1]
    assert isinstance(top, Decision)
    if seat not in top.seats(s):
        return [Reason(setting.game.clauses["turn"], "not-asked", {"seat": s.to_act[0]})]
    reasons = top.why_not_all(s, seat, [move, *then])
    return reasons or [Reason(top.CLAUSE, "other-question", {"first": first(setting, s, seat, move)})]


def first(setting: Setting, s: State, seat: int, move: Move) -> list[str]:
    """What leads to a question that takes the move, as the title declares it: to try would tell what is hidden."""
    offered: dict[str, list[str]] = {}
    for text in [setting.text(option) for option in s.options(seat)]:
        for one in {text, text.split()[0]}:
            offered.setdefault(one, []).append(text)
    after = setting.game.after
    wanted = list(after.get(move.VERB, ()))
    for entry in wanted:
        fitting = entry.split("|")
        if found := [offered[one][0] if len(offered[one]) == 1 else one for one in fitting if one in offered]:
            return found
        wanted += [more for one in fitting for more in after.get(one.split()[0], ()) if more not in wanted]
    return []


def plain(setting: Setting, reason: Reason) -> str:
    """A reason without a language: for exceptions and for programs."""
    kinds = setting.game.kinds
    about = [f"{name} {named(setting.names, kinds.get(name, ''), value)}" for name, value in reason.facts.items()]
    return f"{reason.clause}: {reason.key}" + (f" ({', '.join(about)})" if about else "")
