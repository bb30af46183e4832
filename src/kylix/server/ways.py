"""Ways: small moves one after the other that people make in one gesture, such as steps to a place they point at.

A title names them in its part `ways`: lists of moves that are legal one after the other, by what the seat can see.
"""

from __future__ import annotations

from kylix.core.moves import Move, facts
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.registry import part
from kylix.kit.view import things
from kylix.server.messages import OptionShown, WayShown


def ways(s: State, seat: int) -> list[WayShown]:
    """The ways of a seat that is asked, each of several moves; the last one says where it leads."""
    setting = s.setting
    assert isinstance(setting, Setting)
    named = getattr(part(setting.game.title, "ways"), "ways", None)
    found: list[list[Move]] = named(s, seat) if named is not None and seat in s.to_act else []
    odds = setting.game.odds
    return [
        WayShown([OptionShown(setting.text(move), things(setting, facts(move)), odds(s, seat, move)) for move in way])
        for way in found
    ]


__all__ = ["ways"]
