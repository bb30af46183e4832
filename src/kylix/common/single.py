"""Questions that are none: a seat has a single answer, or nothing else that would change anything for it."""

from __future__ import annotations

from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.registry import part


def real_options(s: State, seat: int) -> list[Move]:
    """The options but those that a title calls idle (`idle.VERBS`): with nothing else to do they change nothing."""
    assert isinstance(s.setting, Setting)
    options = s.options(seat)
    idle: tuple[str, ...] = getattr(part(s.setting.game.title, "idle"), "VERBS", ())
    return [move for move in options if move.VERB not in idle] or options


def only(s: State, seat: int) -> Move | None:
    """The single answer of a seat that is asked."""
    options = real_options(s, seat) if seat in s.to_act else []
    return options[0] if len(options) == 1 else None


__all__ = ["only", "real_options"]
