"""The protocol of pace as types: clocks, what all people at a table are asked, and what one does alone."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kylix.server.club.clocks import AtEnd, Kind
from kylix.server.seat_messages import Asked

AskId = Annotated[str, Meta(min_length=1, max_length=64)]
MONTH = 31 * 86_400
AskKind = Literal["pause", "resume", "days", "draw", "abandon"]
Can = Literal["pause", "resume", "days", "draw", "abandon", "resign", "holiday"]


class PaceAsked(Asked, frozen=True):
    """How much time people have. Without one there are no clocks."""

    kind: Kind
    bank: Annotated[float, Meta(ge=0, le=2 * MONTH)]
    """Seconds: live what a seat begins with, days its reserve."""
    step: Annotated[float, Meta(ge=0, le=MONTH)]
    """Seconds: live what each move adds, days what there is for each."""
    at_end: AtEnd = "bot"
    holidays: Annotated[int, Meta(ge=0, le=60)] = 0
    """Days that each seat may take off, where a move has days."""


class ProposeAsked(Asked, frozen=True, tag="propose", tag_field="type"):
    """Something to which all people at the table have to agree."""

    id: AskId
    kind: AskKind
    pace: PaceAsked | None = None
    """To change to days: which."""


class ResignAsked(Asked, frozen=True, tag="resign", tag_field="type"):
    id: AskId


class HolidayAsked(Asked, frozen=True, tag="holiday", tag_field="type"):
    id: AskId
    days: Annotated[int, Meta(ge=1, le=60)]


class ClockShown(Struct, frozen=True):
    seat: str
    left: float
    """Seconds until time runs out, if it runs."""
    runs: bool
    away: float | None = None
    """So many seconds the seat has a holiday: its clock does not run so long."""


class PaceAsk(Struct, frozen=True):
    """What people are asked."""

    id: str
    kind: AskKind
    seat: str
    missing: list[str]
    seconds: float
    pace: PaceShown | None = None


class PaceShown(Struct, frozen=True):
    kind: Kind
    bank: float
    step: float
    at_end: AtEnd
    holidays: int


class TimesShown(Struct, frozen=True):
    """Clocks and questions as everybody is told; `can` is for the seat alone."""

    pace: PaceShown | None
    paused: bool
    clocks: list[ClockShown]
    ask: PaceAsk | None
    can: list[Can]
    holidays: int
    """Days that the seat may still take."""
