"""Cities and settlements: founding, raiding, seizing."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice
from kylix.core.ids import NOBODY
from kylix.core.moves import Move
from kylix.games.deukalion import events
from kylix.games.deukalion.moves import LEAVE, Found, Raid, Seize, Take
from kylix.games.deukalion.phases.challenge import Challenge, total
from kylix.games.deukalion.phases.ending import gain
from kylix.games.deukalion.phases.ships import treasure_moves, why_not_take, win_treasure
from kylix.games.deukalion.state import ENDED, Deukalion


def treasures_of(s: Deukalion, city: int) -> list[int]:
    return [s.spaces[space] for space in s.tables.spaces[city] if s.spaces[space] >= 0]


def adventures(s: Deukalion, seat: int) -> list[Move]:
    """DEU-SETTLE-1, DEU-CITY-1. What can be founded or challenged next to the ship."""
    tables = s.tables
    here = s.ships[seat]
    found = settlement_moves(s, seat, here)
    if s.aboard[seat]:
        for city in tables.cities_by[here]:
            if treasures_of(s, city):
                found.append(tables.raid[city])
    return found


def settlement_moves(s: Deukalion, seat: int, here: int) -> list[Move]:
    tables = s.tables
    aboard = s.aboard[seat]
    found: list[Move] = []
    for settlement in tables.settlements_by[here]:
        owner = s.held[settlement]
        if owner == NOBODY:
            if aboard >= tables.garrison[settlement]:
                found.append(tables.found[settlement])
        elif owner != seat and aboard:
            found.append(tables.seize[settlement])
    return found


def begin_adventure(s: Deukalion, seat: int, move: Move) -> None:
    """DEU-MOVE-8. Founding, raiding and seizing end the movement and use up the adventure."""
    s.course = ENDED
    s.adventure = True
    if isinstance(move, Found):
        settle(s, seat, move.settlement)
    elif isinstance(move, Raid):
        if s.log is not None:
            s.log.append(events.challenged_city(seat, move.city))
        s.call(CityChallenge(seat, move.city))
    elif isinstance(move, Seize):
        if s.log is not None:
            s.log.append(events.challenged_settlement(seat, move.settlement))
        s.call(SettlementChallenge(seat, move.settlement))


def settle(s: Deukalion, seat: int, settlement: int) -> None:
    """DEU-SETTLE-2. Exactly the printed number of hoplites goes there. The last thing a step does."""
    count = s.tables.garrison[settlement]
    s.aboard[seat] -= count
    s.held[settlement] = seat
    if s.log is not None:
        s.log.append(events.founded(seat, settlement))
    gain(s, seat, count)


def why_not_adventure(s: Deukalion, seat: int, move: Move) -> list[Reason]:
    if s.adventure:
        return [Reason("DEU-ROUND-12", "adventure-used", {})]
    if isinstance(move, Raid):
        return why_not_raid(s, seat, move.city)
    if isinstance(move, Found):
        return why_not_found(s, seat, move.settlement)
    return why_not_seize(s, seat, move.settlement) if isinstance(move, Seize) else []


def why_not_raid(s: Deukalion, seat: int, city: int) -> list[Reason]:
    if city not in s.tables.cities_by[s.ships[seat]]:
        return [Reason("DEU-CITY-1", "not-next-to", {"city": city})]
    if not treasures_of(s, city):
        return [Reason("DEU-CITY-7", "city-empty", {"city": city})]
    return [Reason("DEU-Q20", "nobody-aboard", {})]


def why_not_found(s: Deukalion, seat: int, settlement: int) -> list[Reason]:
    if settlement not in s.tables.settlements_by[s.ships[seat]]:
        return [Reason("DEU-SETTLE-1", "not-next-to-settlement", {"settlement": settlement})]
    if s.held[settlement] != NOBODY:
        return [Reason("DEU-SETTLE-4", "settlement-held", {"settlement": settlement, "owner": s.held[settlement]})]
    about = {"count": s.tables.garrison[settlement], "have": s.aboard[seat]}
    return [Reason("DEU-SETTLE-1", "too-few-aboard", {**about})]


def why_not_seize(s: Deukalion, seat: int, settlement: int) -> list[Reason]:
    if settlement not in s.tables.settlements_by[s.ships[seat]]:
        return [Reason("DEU-CITY-1", "not-next-to-settlement", {"settlement": settlement})]
    if s.held[settlement] == NOBODY:
        return [Reason("DEU-SETTLE-4", "settlement-free", {"settlement": settlement})]
    if s.held[settlement] == seat:
        return [Reason("DEU-SETTLE-4", "settlement-own", {"settlement": settlement})]
    return [Reason("DEU-Q20", "nobody-aboard", {})]


class CityChallenge(Challenge):
    """DEU-CITY-2. The player throws alone against the value of the city."""

    CLAUSE: ClassVar[str] = "DEU-CITY-2"

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city

    def decide(self, s: Deukalion) -> None:
        if total(s, 0) >= s.tables.city_value[self.city]:
            if s.log is not None:
                s.log.append(events.won(self.seat))
            s.call(TakeTreasure(self.seat, self.city))
        elif s.log is not None:
            s.log.append(events.beaten(self.seat))


class TakeTreasure(Choice[Deukalion]):
    """DEU-CITY-3. One treasure of the city, or none."""

    CLAUSE: ClassVar[str] = "DEU-CITY-3"

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        prizes = treasure_moves(s, seat, treasures_of(s, self.city))
        return [*prizes, LEAVE] if prizes else []

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        if isinstance(move, Take):
            win_treasure(s, seat, move.colour, self.city, NOBODY)
        elif s.log is not None:
            s.log.append(events.took_nothing(seat))

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        return why_not_take(treasures_of(s, self.city), move, self.CLAUSE) if isinstance(move, Take) else []


class SettlementChallenge(Challenge):
    """DEU-CITY-5. The player throws alone against the value of another player's settlement."""

    CLAUSE: ClassVar[str] = "DEU-CITY-5"

    def __init__(self, seat: int, settlement: int) -> None:
        super().__init__(seat)
        self.settlement: Final = settlement

    def decide(self, s: Deukalion) -> None:
        tables, settlement = s.tables, self.settlement
        if total(s, 0) < tables.settlement_value[settlement]:
            if s.log is not None:
                s.log.append(events.beaten(self.seat))
        elif s.aboard[self.seat] < tables.garrison[settlement]:
            if s.log is not None:
                s.log.append(events.too_few_left(self.seat, settlement))
        else:
            self.seize(s)

    def seize(self, s: Deukalion) -> None:
        """The old garrison goes to its owner's Underworld, and its points are gone (DEU-GEN-5)."""
        count = s.tables.garrison[self.settlement]
        foe = s.held[self.settlement]
        s.underworld[foe] += count
        s.points[foe] -= count
        s.held[self.settlement] = self.seat
        s.aboard[self.seat] -= count
        if s.log is not None:
            s.log.append(events.seized(self.seat, self.settlement, foe))
        gain(s, self.seat, count)
