"""Phase 8: structures, fleets, cards made on the Acropolis, philosophies, wonders."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Procedure
from kylix.core.moves import Move
from kylix.games.parthenon.moves import (
    ADOPT,
    BUILD,
    BUY_FLEET,
    MAKE,
    READY,
    STAGE,
    USE,
    VILLAGE,
    WORKSHOP,
    Adopt,
    Build,
    BuyFleet,
    Make,
    Stage,
    Use,
    Village,
    Workshop,
)
from kylix.games.parthenon.phases.joint import Joint, ask_jointly
from kylix.games.parthenon.phases.payment import HAND, can_pay, payable, rebates, too_dear
from kylix.games.parthenon.phases.purchase import (
    BUYING_ADOPTION,
    BUYING_CARD,
    BUYING_FLEET,
    BUYING_STRUCTURE,
    BUYING_VILLAGE,
    BUYING_WORKSHOP,
    Purchase,
    adoptable,
    adoption_cost,
    copy_cost,
    structure_cost,
    village_cost,
    why_not_adopt,
    why_not_build,
    workshop_cost,
)
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
from kylix.games.parthenon.tables import FINISHED, IN_BUILD, PHILOSOPHIES, SHIPS, STRUCTURES, Cost
from kylix.games.parthenon.zones import counts_of


class BuildPhase(Procedure[Parthenon]):
    """PAR-BUILD-1. All build at once, any number of things in any order, or in the Archon's order (PAR-BUILD-18)."""

    CLAUSE: ClassVar[str] = "PAR-BUILD-1"

    def step(self, s: Parthenon, at: int) -> None:
        if at == 0:
            active = [seat for seat in range(s.seats) if s.hand[seat] or may_still_gain(s, seat)]
            ask_jointly(s, active, SpendGoods())
        else:
            s.end()


def may_still_gain(s: Parthenon, seat: int) -> bool:
    """A wonder may bring goods or a free adoption to an empty hand."""
    return s.wonder_count(seat, FINISHED) > 0


MOMENT: Final = "build"


class SpendGoods(Joint):
    """PAR-BUILD-1. Goods from the hand for structures, fleets, cards, philosophies and wonders."""

    CLAUSE: ClassVar[str] = "PAR-BUILD-1"

    def ways(self, s: Parthenon, seat: int) -> list[Move]:
        have = counts_of(s.hand[seat])
        options: list[Move] = [READY]
        self.add_structures(s, seat, have, rebates(s, seat, True), options)
        fewer = rebates(s, seat, False)
        self.add_makes(s, seat, have, fewer, options)
        self.add_others(s, seat, have, fewer, options)
        return options

    def affords(self, s: Parthenon, seat: int, have: list[int], cost: Cost, lowering: list[int]) -> bool:
        """Whether the hand can pay, with these rebates or without."""
        lacking = cost.size - len(s.hand[seat])
        if lacking > len(lowering):
            return False
        if lacking <= 0 and can_pay(have, cost, s.tables.imports[s.island[seat]]):
            return True
        return len(lowering) > 0 and payable(s, seat, have, cost, lowering)

    def add_structures(
        self, s: Parthenon, seat: int, have: list[int], lowering: list[int], options: list[Move]
    ) -> None:
        for good in s.tables.natives[s.island[seat]]:
            cost = village_cost(s, seat, good)
            if cost is not None and self.affords(s, seat, have, cost, lowering):
                options.append(VILLAGE[good])
        cost = workshop_cost(s, seat)
        if cost is not None and self.affords(s, seat, have, cost, lowering):
            options.append(WORKSHOP)
        if s.halted[seat] or s.acropolis_count(seat) >= s.tables.most_acropolis:
            return
        for structure in range(STRUCTURES):
            cost = copy_cost(s, seat, structure)
            if cost is not None and self.affords(s, seat, have, cost, lowering):
                options.append(BUILD[structure])

    def add_makes(self, s: Parthenon, seat: int, have: list[int], fewer: list[int], options: list[Move]) -> None:
        """PAR-BUILD-12. Each structure makes one card a season."""
        if s.halted[seat]:
            return
        for structure in range(STRUCTURES):
            at = seat * STRUCTURES + structure
            if s.acropolis[at] > s.used[at] and s.tables.makes[structure] >= 0:
                if self.affords(s, seat, have, s.tables.price[structure], fewer):
                    options.append(MAKE[structure])

    def add_others(self, s: Parthenon, seat: int, have: list[int], fewer: list[int], options: list[Move]) -> None:
        if s.fleets[seat] < SHIPS and self.affords(s, seat, have, s.tables.fleet_price[s.fleets[seat]], fewer):
            options.append(BUY_FLEET)
        for kind in range(PHILOSOPHIES):
            if adoptable(s, seat, kind) and self.affords(s, seat, have, adoption_cost(s, seat), fewer):
                options.append(ADOPT[kind])
        for wonder in stages(s, seat, IN_BUILD):
            if can_stage(s, seat, have, wonder):
                options.append(STAGE[wonder])
        for power in usable(s, seat, MOMENT):
            if can_use(s, seat, have, power):
                options.append(USE[power])

    def act(self, s: Parthenon, seat: int, move: Move) -> None:
        if isinstance(move, Stage):
            pay_stage(s, seat, HAND, move.wonder)
        elif isinstance(move, Use):
            s.tables.powers[move.power].effect.use(s, seat, move.power)
        else:
            buying, thing, cost = self.purchase(s, seat, move)
            s.due = cost.words
            s.call(Purchase(seat, buying, thing))

    def purchase(self, s: Parthenon, seat: int, move: Move) -> tuple[int, int, Cost]:
        cost: Cost | None = None
        if isinstance(move, Village):
            buying, thing, cost = BUYING_VILLAGE, move.good, village_cost(s, seat, move.good)
        elif isinstance(move, Workshop):
            buying, thing, cost = BUYING_WORKSHOP, 0, workshop_cost(s, seat)
        elif isinstance(move, Build):
            buying, thing, cost = BUYING_STRUCTURE, move.structure, structure_cost(s, seat, move.structure)
        elif isinstance(move, Make):
            buying, thing, cost = BUYING_CARD, move.structure, s.tables.price[move.structure]
        elif isinstance(move, Adopt):
            buying, thing, cost = BUYING_ADOPTION, move.philosophy, adoption_cost(s, seat)
        else:
            buying, thing, cost = BUYING_FLEET, s.fleets[seat], s.tables.fleet_price[s.fleets[seat]]
        assert cost is not None
        return buying, thing, cost

    def why(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        if isinstance(move, (Village, Workshop, Build, Make)):
            return why_not_build(s, seat, move)
        if isinstance(move, Adopt):
            return why_not_adopt(s, seat, move.philosophy)
        if isinstance(move, Stage):
            return why_not_stage(s, seat, s.hand[seat], move.wonder, IN_BUILD)
        if isinstance(move, BuyFleet):
            if s.fleets[seat] >= SHIPS:
                return [Reason("PAR-BUILD-15", "three-fleets", {})]
            about = too_dear(s, seat, s.hand[seat], s.tables.fleet_price[s.fleets[seat]], {})
            return [Reason("PAR-BUILD-15", "cannot-pay-fleet", about)]
        if isinstance(move, Use):
            clause = "PAR-PHIL-3" if move.power < PHILOSOPHIES else "PAR-WONDER-11"
            if move.power in usable(s, seat, MOMENT):
                return why_not_use(s, seat, move.power, clause)
            return [Reason(clause, "no-such-power", {"power": move.power})]
        return []
