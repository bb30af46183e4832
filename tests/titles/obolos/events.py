"""What happens in Obolos."""

from __future__ import annotations

from typing import Final

from kylix.core.events import HEADING, TURN, Event

EVENTS: Final[dict[str, tuple[str, ...]]] = {"round-began": (HEADING, TURN)}


def dealt(seat: int, coins: list[int]) -> Event:
    return Event("dealt", {"seat": seat, "count": len(coins), "coins": []}, {seat: {"coins": coins}})


def round_began(turn: int) -> Event:
    return Event("round-began", {"turn": turn})


def shown(coins: list[int]) -> Event:
    return Event("shown", {"coins": coins})


def won(seat: int, coin: int) -> Event:
    return Event("won", {"seat": seat, "coin": coin})


def boasted(seat: int) -> Event:
    return Event("boasted", {"seat": seat})


def changed(seat: int, coin: int, drawn: int) -> Event:
    """All see the coin that was given up; what came for it only its owner."""
    return Event("changed", {"seat": seat, "coin": coin, "drawn": -1}, {seat: {"drawn": drawn}})


def ended(ending: int) -> Event:
    return Event("ended", {"ending": ending})
