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
    return top.why_not_all(s, seat, [move, *then]) or [Reason(top.CLAUSE, "other-question", {})]


def plain(setting: Setting, reason: Reason) -> str:
    """A reason without a language: for exceptions and for programs."""
    kinds = setting.game.kinds
    about = [f"{name} {named(setting.names, kinds.get(name, ''), value)}" for name, value in reason.facts.items()]
    return f"{reason.clause}: {reason.key}" + (f" ({', '.join(about)})" if about else "")
