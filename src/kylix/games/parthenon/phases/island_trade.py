"""Phase 3: what is done at its start, then offers between islands."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Procedure
from kylix.core.moves import Move
from kylix.games.parthenon.moves import READY, STAGE, USE, Stage, Use
from kylix.games.parthenon.phases.joint import Joint, ask_jointly
from kylix.games.parthenon.phases.offers import close_offers, open_market
from kylix.games.parthenon.phases.payment import HAND
from kylix.games.parthenon.phases.wonders import (
    can_stage,
    can_use,
    pay_stage,
    stages,
    usable,
    why_not_stage,
    why_not_use,
)
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import IN_ISLAND_TRADE
from kylix.games.parthenon.zones import counts_of

START: Final = "island_trade_start"


class IslandTradePhase(Procedure[Parthenon]):
    """PAR-TRADE-1. First the actions of the start, then trade, until nobody wants to go on (PAR-TRADE-9)."""

    CLAUSE: ClassVar[str] = "PAR-TRADE-1"

    def step(self, s: Parthenon, at: int) -> None:
        match at:
            case 0:
                ask_jointly(s, [seat for seat in range(s.seats) if has_start(s, seat)], StartTrade())
            case 1:
                open_market(s)
            case _:
                close_offers(s)
                s.end()


def has_start(s: Parthenon, seat: int) -> bool:
    """Whether the seat may have something to do, by what all can see."""
    return len(stages(s, seat, IN_ISLAND_TRADE)) > 0 or len(usable(s, seat, START)) > 0


class StartTrade(Joint):
    """PAR-TRADE-1. Wonder costs and powers of the start; trade begins when all have had the chance."""

    CLAUSE: ClassVar[str] = "PAR-TRADE-1"

    def ways(self, s: Parthenon, seat: int) -> list[Move]:
        have = counts_of(s.hand[seat])
        options: list[Move] = [READY]
        options += [STAGE[wonder] for wonder in stages(s, seat, IN_ISLAND_TRADE) if can_stage(s, seat, have, wonder)]
        options += [USE[power] for power in usable(s, seat, START) if can_use(s, seat, have, power)]
        return options

    def act(self, s: Parthenon, seat: int, move: Move) -> None:
        if isinstance(move, Stage):
            pay_stage(s, seat, HAND, move.wonder)
        elif isinstance(move, Use):
            s.tables.powers[move.power].effect.use(s, seat, move.power)

    def why(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        if isinstance(move, Stage):
            return why_not_stage(s, seat, s.hand[seat], move.wonder, IN_ISLAND_TRADE)
        if isinstance(move, Use):
            if move.power in usable(s, seat, START):
                return why_not_use(s, seat, move.power, self.CLAUSE)
            return [Reason(self.CLAUSE, "no-such-power", {"power": move.power})]
        return []
