"""What things cost in the Build phase, and what happens when they are paid."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Procedure
from kylix.core.ids import NOBODY
from kylix.core.moves import Move
from kylix.games.parthenon import events
from kylix.games.parthenon.moves import INTRODUCE, Build, Introduce, Make, Village, Workshop
from kylix.games.parthenon.phases.payment import HAND, Lowering, Payment, too_dear
from kylix.games.parthenon.phases.wonders import arrive
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import BASICS, PHILOSOPHIES, POWERS, SHIPS, STRUCTURES, Cost
from kylix.games.parthenon.zones import raised, replaced

BUYING_VILLAGE: Final = 0
BUYING_WORKSHOP: Final = 1
BUYING_STRUCTURE: Final = 2
BUYING_FLEET: Final = 3
BUYING_CARD: Final = 4
BUYING_ADOPTION: Final = 5


def village_cost(s: Parthenon, seat: int, good: int) -> Cost | None:
    """PAR-BUILD-4. The next village of the type on the island card; none if all stand."""
    t = s.tables
    island = s.island[seat]
    if good >= BASICS:
        return None
    built = s.villages[seat * BASICS + good] - t.village_start[island][good]
    costs = t.dear_village if s.dearer[seat] and t.dear[0] else t.village_cost
    return costs[island][good][built] if built < len(costs[island][good]) else None


def workshop_cost(s: Parthenon, seat: int) -> Cost | None:
    """PAR-BUILD-5."""
    t = s.tables
    if s.workshops[seat] >= t.complete[1]:
        return None
    return t.dear_workshop if s.dearer[seat] and t.dear[1] else t.workshop_cost


def structure_cost(s: Parthenon, seat: int, structure: int) -> Cost | None:
    """PAR-BUILD-7. The next one, unless building is halted this season (PAR-EVENT-9)."""
    return None if s.halted[seat] else next_structure_cost(s, seat, structure)


def next_structure_cost(s: Parthenon, seat: int, structure: int) -> Cost | None:
    """PAR-BUILD-7. None where the Acropolis is full."""
    return None if s.acropolis_count(seat) >= s.tables.most_acropolis else copy_cost(s, seat, structure)


def copy_cost(s: Parthenon, seat: int, structure: int) -> Cost | None:
    """PAR-BUILD-7, PAR-BUILD-8. One of each kind; one second copy of a kind that the island card names."""
    t = s.tables
    island = s.island[seat]
    count = s.acropolis[seat * STRUCTURES + structure]
    if count > 1:
        return None
    dear = s.dearer[seat] and t.dear[2]
    if not count:
        return (t.dear_structure if dear else t.structure_cost)[island][structure]
    if structure not in t.alternates[island] or alternates_built(s, seat) >= t.alternates_allowed:
        return None
    return (t.dear_alternate if dear else t.alternate_cost)[island][structure]


def alternates_built(s: Parthenon, seat: int) -> int:
    start = seat * STRUCTURES
    return sum(1 for at in range(start, start + STRUCTURES) if s.acropolis[at] > 1)


def has_academy(s: Parthenon, seat: int) -> bool:
    """PAR-Q25. An Academy, or a wonder that counts as one."""
    for power in s.tables.hooks.academy:
        if s.has(seat, power) and s.tables.powers[power].effect.academy(s, seat, power):
            return True
    return False


def adoptable(s: Parthenon, seat: int, kind: int) -> bool:
    """PAR-PHIL-4, 6, 7, 8. Introduced by somebody else, not held yet, a copy left."""
    if s.introduced[kind] in (NOBODY, seat) or s.philosophies[seat * PHILOSOPHIES + kind]:
        return False
    held = sum(s.philosophies[other * PHILOSOPHIES + kind] for other in range(s.seats))
    return held < s.tables.philosophy_copies[kind] and has_academy(s, seat)


def adoption_cost(s: Parthenon, seat: int) -> Cost:
    """PAR-PHIL-4. Once the price for every philosophy the island has; a wonder makes it cheaper."""
    owned = s.philosophy_count(seat)
    for power in s.tables.hooks.owed:
        if s.has(seat, power):
            owned = s.tables.powers[power].effect.owed(s, seat, power, owned)
    return s.tables.adoption_price[owned]


class Purchase(Procedure[Parthenon]):
    """PAR-GEN-7. The price is lowered where it can be, paid, and the thing is there at once (PAR-BUILD-3)."""

    CLAUSE: ClassVar[str] = "PAR-BUILD-3"

    def __init__(self, seat: int, buying: int, thing: int) -> None:
        self.seat: Final = seat
        self.buying: Final = buying
        self.thing: Final = thing

    def step(self, s: Parthenon, at: int) -> None:
        match at:
            case 0:
                s.call(Lowering(self.seat, HAND, int(self.buying <= BUYING_STRUCTURE)))
            case 1:
                s.call(Payment(self.seat, HAND, NOBODY, -1))
            case 2:
                self.deliver(s)
            case _:
                s.end()

    def deliver(self, s: Parthenon) -> None:
        match self.buying:
            case 0:
                self.settle(s)
            case 1:
                self.set_up_workshop(s)
            case 2:
                self.build(s)
            case 3:
                self.launch(s)
            case 4:
                self.make(s)
            case _:
                self.adopt(s)

    def settle(self, s: Parthenon) -> None:
        s.villages = raised(s.villages, self.seat * BASICS + self.thing, 1)
        if s.log is not None:
            s.log.append(events.built_village(self.seat, self.thing))

    def set_up_workshop(self, s: Parthenon) -> None:
        s.workshops = raised(s.workshops, self.seat, 1)
        if s.log is not None:
            s.log.append(events.built_workshop(self.seat, s.tables.rare[s.island[self.seat]]))

    def launch(self, s: Parthenon) -> None:
        s.fleets = raised(s.fleets, self.seat, 1)
        if s.log is not None:
            s.log.append(events.bought_fleet(self.seat, self.seat * SHIPS + self.thing))

    def adopt(self, s: Parthenon) -> None:
        s.philosophies = replaced(s.philosophies, self.seat * PHILOSOPHIES + self.thing, 1)
        if s.log is not None:
            s.log.append(events.adopted(self.seat, self.thing))
        arrive(s, self.seat, self.thing)

    def build(self, s: Parthenon) -> None:
        s.acropolis = raised(s.acropolis, self.seat * STRUCTURES + self.thing, 1)
        if s.log is not None:
            s.log.append(events.built(self.seat, self.thing))
        arrive(s, self.seat, POWERS + self.thing)

    def make(self, s: Parthenon) -> None:
        """PAR-BUILD-10, 11, 17. An Aegis card face up at the island, or gold into the hand."""
        good = s.tables.makes[self.thing]
        s.used = raised(s.used, self.seat * STRUCTURES + self.thing, 1)
        s.gains(self.seat, good)
        if s.log is not None:
            s.log.append(events.made(self.seat, self.thing, good))


class IntroducePhilosophy(Choice[Parthenon]):
    """PAR-PHIL-1. With an Academy comes, free, a kind that no island has yet."""

    CLAUSE: ClassVar[str] = "PAR-PHIL-1"

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        return [INTRODUCE[kind] for kind in range(PHILOSOPHIES) if s.introduced[kind] == NOBODY]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        assert isinstance(move, Introduce)
        s.introduced = replaced(s.introduced, move.philosophy, seat)
        s.philosophies = replaced(s.philosophies, seat * PHILOSOPHIES + move.philosophy, 1)
        if s.log is not None:
            s.log.append(events.introduced(seat, move.philosophy))
        arrive(s, seat, move.philosophy)

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Introduce):
            return []
        return [Reason(self.CLAUSE, "introduced-already", {"philosophy": move.philosophy})]


def why_not_build(s: Parthenon, seat: int, move: Move) -> list[Reason]:
    hand = s.hand[seat]
    if isinstance(move, Village):
        cost = village_cost(s, seat, move.good)
        if cost is None:
            return [Reason("PAR-BUILD-4", "no-such-village", {"good": move.good})]
        return [Reason("PAR-GEN-7", "cannot-pay-village", too_dear(s, seat, hand, cost, {"good": move.good}))]
    if isinstance(move, Workshop):
        cost = workshop_cost(s, seat)
        if cost is None:
            return [Reason("PAR-BUILD-5", "two-workshops", {})]
        return [Reason("PAR-GEN-7", "cannot-pay-workshop", too_dear(s, seat, hand, cost, {}))]
    if isinstance(move, Build):
        return why_not_structure(s, seat, move.structure)
    assert isinstance(move, Make)
    return why_not_make(s, seat, move.structure)


def why_not_make(s: Parthenon, seat: int, structure: int) -> list[Reason]:
    at = seat * STRUCTURES + structure
    if s.halted[seat]:
        return [Reason("PAR-EVENT-10", "halted", {})]
    if s.tables.makes[structure] < 0 or not s.acropolis[at]:
        return [Reason("PAR-BUILD-10", "makes-nothing", {"structure": structure})]
    if s.used[at] >= s.acropolis[at]:
        return [Reason("PAR-BUILD-12", "made-already", {"structure": structure})]
    about = too_dear(s, seat, s.hand[seat], s.tables.price[structure], {"structure": structure})
    return [Reason("PAR-GEN-7", "cannot-pay-card", about)]


def why_not_structure(s: Parthenon, seat: int, structure: int) -> list[Reason]:
    if s.halted[seat]:
        return [Reason("PAR-EVENT-10", "halted", {})]
    if s.acropolis_count(seat) >= s.tables.most_acropolis:
        return [Reason("PAR-BUILD-8", "acropolis-full", {"count": s.tables.most_acropolis})]
    cost = structure_cost(s, seat, structure)
    if cost is not None:
        about = too_dear(s, seat, s.hand[seat], cost, {"structure": structure})
        return [Reason("PAR-GEN-7", "cannot-pay-structure", about)]
    if structure not in s.tables.alternates[s.island[seat]]:
        return [Reason("PAR-BUILD-8", "no-second", {"structure": structure})]
    return [Reason("PAR-BUILD-7", "one-alternate", {"structure": structure})]


def why_not_adopt(s: Parthenon, seat: int, kind: int) -> list[Reason]:
    about = {"philosophy": kind}
    if not has_academy(s, seat):
        return [Reason("PAR-PHIL-4", "no-academy", {})]
    if s.introduced[kind] == NOBODY:
        return [Reason("PAR-PHIL-6", "not-introduced", {**about})]
    if s.philosophies[seat * PHILOSOPHIES + kind]:
        return [Reason("PAR-PHIL-8", "held-already", {**about})]
    if adoptable(s, seat, kind):
        return [
            Reason("PAR-PHIL-4", "cannot-pay-adoption", too_dear(s, seat, s.hand[seat], adoption_cost(s, seat), {}))
        ]
    return [Reason("PAR-PHIL-7", "no-copy-left", {**about})]
