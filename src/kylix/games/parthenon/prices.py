"""What an option costs, as it stands: for people, who want to know before they choose."""

from __future__ import annotations

from kylix.core.moves import Move
from kylix.games.parthenon.effects.events import HireSoldiers
from kylix.games.parthenon.effects.hardship import Hardship
from kylix.games.parthenon.moves import Adopt, Build, Buy, BuyFleet, Make, Settle, Stage, Use, Village, Workshop
from kylix.games.parthenon.phases.purchase import adoption_cost, next_structure_cost, village_cost, workshop_cost
from kylix.games.parthenon.phases.wonders import PayOwner, power_prices, stage_cost
from kylix.games.parthenon.sea_moves import FetchPlan, Foresee, Look, StageAbroad
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import Cost


def prices(s: Parthenon, seat: int, move: Move) -> list[Cost]:
    """One price, several of which one is to be paid, or none for what costs nothing by its nature."""
    if isinstance(move, (Settle, Buy)):
        return of_event(s, move)
    if isinstance(move, (Use, Foresee, Look)):
        return power_prices(s, seat, move.power)
    if isinstance(move, (Stage, StageAbroad)):
        return [stage_cost(s, move.wonder)]
    if isinstance(move, FetchPlan):
        return [s.tables.plan_price[s.plans[seat]]]
    cost = of_building(s, seat, move)
    return [] if cost is None else [cost]


def of_event(s: Parthenon, move: Settle | Buy) -> list[Cost]:
    top = s.stack[-1]
    if isinstance(move, Buy):
        return [s.tables.events[top.event].pays[0]] if isinstance(top, HireSoldiers) else []
    if isinstance(top, PayOwner):
        return [s.tables.powers[top.power].service[move.way]]
    return [top.ways(s)[move.way]] if isinstance(top, Hardship) else []


def of_building(s: Parthenon, seat: int, move: Move) -> Cost | None:
    """In the Build phase."""
    if isinstance(move, Village):
        return village_cost(s, seat, move.good)
    if isinstance(move, Workshop):
        return workshop_cost(s, seat)
    if isinstance(move, Build):
        return next_structure_cost(s, seat, move.structure)
    if isinstance(move, Make):
        return s.tables.price[move.structure]
    if isinstance(move, Adopt):
        return adoption_cost(s, seat)
    return s.tables.fleet_price[s.fleets[seat]] if isinstance(move, BuyFleet) else None
