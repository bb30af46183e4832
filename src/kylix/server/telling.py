"""What pages are told of one state: what is the same for all is worked out and written once, not for each seat.

A state does not change once it is a table's, so neither does this. While a store takes its time to keep a move, and
nothing is told yet, the loop has time, too: then it is written for those who will be told, and is at hand when the move
is kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, TypedDict

import msgspec

from kylix.core.state import State
from kylix.kit import view
from kylix.kit.game import Setting
from kylix.kit.texts import ENCODER, Texts
from kylix.server.automatic import key_of, question_of
from kylix.server.club.watching_messages import Watchers
from kylix.server.messages import Ending, Prompt, Stopped
from kylix.server.prompts import is_paused, prompt_of
from kylix.server.seat_messages import SeatInfo
from kylix.server.ways import ways


class Alike(TypedDict):
    """Of a message with a state: what all are told alike."""

    seats: list[SeatInfo]
    last: list[int]
    over: Ending | None
    stopped: Stopped | None
    watch: Watchers | None


class Telling:
    """Of one state. What it gives is JSON already, and goes into messages as it is."""

    def __init__(self, s: State, texts: Texts | None = None) -> None:
        assert isinstance(s.setting, Setting)
        self.state, self.setting = s, s.setting
        self.texts = texts or Texts(s)
        self.common: dict[str, Any] | None = None
        self.question = question_of(s)
        self.views: dict[int | None, Any] = {}
        self.prompts: dict[int | None, Any] = {}

    @property
    def known(self) -> dict[str, Any]:
        """What all see alike."""
        if self.common is None:
            common = view.common(self.setting, self.state, self.texts.told)
            self.common = {
                name: value if type(value) is msgspec.Raw else written(value) for name, value in common.items()
            }
        return self.common

    def prepare_soon(self, seats: Iterable[int | None]) -> None:
        """As soon as the loop has time, one seat after the other."""
        asyncio.get_running_loop().call_soon(self.prepare, seats)

    def prepare(self, seats: Iterable[int | None]) -> None:
        for seat in seats:
            self.view(seat)
            self.prompt(seat)

    def view(self, seat: int | None) -> Any:
        """What the seat sees; None: the public."""
        if seat not in self.views:
            self.views[seat] = written(self.setting.shown(self.state, seat, known=self.known))
        return self.views[seat]

    def prompt(self, seat: int | None) -> Any:
        """The open question; to a seat with the name under which it is answered."""
        if seat not in self.prompts:
            self.prompts[seat] = written(self.asked(seat))
        return self.prompts[seat]

    def asked(self, seat: int | None) -> Prompt:
        s = self.state
        if seat is None:
            return prompt_of(s, None)
        key, paused = key_of(s, seat, self.question), is_paused(s, seat)
        return prompt_of(s, seat, question=key, paused=paused, ways=ways(s, seat))


def written(value: Any) -> Any:
    return msgspec.Raw(ENCODER.encode(value))
