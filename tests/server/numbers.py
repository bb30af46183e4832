"""Devices that add their numbers to chance, as the page does."""

from __future__ import annotations

import hashlib
from typing import Any

from server.harness import Opened, Reply


def say(opened: Opened, seat: int, **body: Any) -> Reply:
    return opened.api.post(f"/api/tables/{opened.id}/number", body, Authorization=f"Bearer {opened.tokens[seat]}")


def promised(opened: Opened, seat: int, number: str) -> str:
    commitment = opened.api.summary(opened.id)["commitment"]
    return hashlib.sha256(f"{commitment}|{seat}|{number}".encode()).hexdigest()


def promise(opened: Opened, seat: int, number: str) -> Reply:
    return say(opened, seat, promise=promised(opened, seat, number))


def begin(opened: Opened, *seats: int) -> None:
    """The devices of these seats add a number each; those of all others have done so, or add none."""
    for seat in seats:
        assert promise(opened, seat, f"number of {seat}").status == 200
    for seat in seats:
        assert say(opened, seat, number=f"number of {seat}").status == 200
