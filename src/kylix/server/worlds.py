"""Worlds: positions that a seat cannot tell from the real one, for guests that think with the rules, such as bots."""

from __future__ import annotations

import secrets

from msgspec import Struct

from kylix.core.state import State
from kylix.kit import codec
from kylix.server.endpoint import Call, Endpoint
from kylix.server.errors import ApiError
from kylix.server.table_manager import TableManager


class WorldShown(Struct, frozen=True):
    n: int
    """So many entries the game has now."""
    position: str
    """As `kylix.loads` reads it. What the seat cannot see was dealt anew, and chance is not that of the game."""


class WorldRoutes:
    def __init__(self, manager: TableManager) -> None:
        self.manager = manager

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "POST", "/api/tables/{id}/world", "a position that the seat cannot tell from the real one", self.world,
                WorldShown, token="seat",
            ),
        ]  # fmt: skip

    async def world(self, call: Call) -> WorldShown:
        """For the seat that is asked, as a bot of the server would be given one; not where it counts for ratings."""
        assert call.holder is not None
        assert call.holder.seat is not None
        table, seat = (await self.manager.commands(call.path["id"])).table, call.holder.seat
        if table.rated:
            raise ApiError(409, "no-worlds", "a game that counts for ratings is played by people alone")
        if seat not in table.state.to_act or not table.is_person(seat):
            raise ApiError(409, "world-not-asked", "a world is dealt for the seat that is asked")
        # By what is stored, never ahead of it: nobody is told anything that others are not told yet.
        n, s = table.n, table.state
        return WorldShown(n, await self.manager.workers.answering.run(dealt, s, seat, secrets.randbits(60)))


def dealt(s: State, seat: int, seed: int) -> str:
    return codec.dumps(s.redeal(seat, seed))
