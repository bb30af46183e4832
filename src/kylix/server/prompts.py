"""The open question of a table as pages are told of it."""

from __future__ import annotations

from typing import Any

import msgspec

from kylix.core.flow import Decision
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.server.messages import OptionShown, Prompt


def nobody_asked(s: State) -> Prompt:
    """The open question of a table that does not go on: it is shown, and put to nobody."""
    return msgspec.structs.replace(prompt_of(s, None), to_act=[])


def is_paused(s: State, seat: int) -> bool:
    """Whether a question that waits for the seat lies below the one that somebody else is asked now."""
    below = (frame for frame in s.stack[:-1] if isinstance(frame, Decision))
    return seat not in s.to_act and any(seat in frame.seats(s) and frame.waits(s, seat) for frame in below)


def prompt_of(s: State, seat: int | None, **more: Any) -> Prompt:
    """The open question, with `more` of its fields; options that lead to a throw say how likely it is won."""
    told = s.prompt(seat)
    options: list[OptionShown] = []
    if seat is not None:
        assert isinstance(s.setting, Setting)
        for option, move in zip(told["options"], s.options(seat), strict=True):
            options.append(OptionShown(**option, odds=s.setting.game.odds(s, seat, move)))
    del told["options"]
    return Prompt(**told, options=options, **more)
