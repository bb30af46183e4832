"""Treasures that leave a ship, for a pursuit or for room; and hoplites that come back from the Underworld."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Procedure
from kylix.core.ids import NOBODY
from kylix.core.moves import Move
from kylix.games.deukalion import events
from kylix.games.deukalion.moves import Give, Place, Reclaim
from kylix.games.deukalion.state import Deukalion
from kylix.games.deukalion.tables import ANY, DISTINCT, SAME


def open_cities(s: Deukalion) -> list[int]:
    """Cities with a free treasure space."""
    spaces = s.spaces
    return [city for city, own in enumerate(s.tables.spaces) if any(spaces[space] < 0 for space in own)]


def send_back(s: Deukalion, seat: int, colour: int) -> None:
    """DEU-DELIVER-3. To a free space of any city; asked only if there is more than one such city."""
    cities = open_cities(s)
    if len(cities) == 1:
        put_down(s, seat, colour, cities[0])
    else:
        s.call(PlaceTreasure(seat, colour))


def put_down(s: Deukalion, seat: int, colour: int, city: int) -> None:
    s.cargo[seat].remove(colour)
    for space in s.tables.spaces[city]:
        if s.spaces[space] < 0:
            s.spaces[space] = colour
            break
    if s.log is not None:
        s.log.append(events.treasure_placed(seat, colour, city))


class PlaceTreasure(Choice[Deukalion]):
    """DEU-DELIVER-3. Who hands a treasure over chooses the city that gets it."""

    CLAUSE: ClassVar[str] = "DEU-DELIVER-3"

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        place = s.tables.place
        return [place[city] for city in open_cities(s)]

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        assert isinstance(move, Place)
        put_down(s, seat, self.colour, move.city)

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        return [Reason("DEU-DELIVER-3", "city-full", {"city": move.city})] if isinstance(move, Place) else []


class GiveTreasure(Choice[Deukalion]):
    """DEU-PURSUIT-9. Which treasures: one after the other by colour, so that each set is named in one way."""

    CLAUSE: ClassVar[str] = "DEU-PURSUIT-9"

    def __init__(self, seat: int, count: int, first: int, match: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.first: Final = first
        self.match: Final = match

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        give = s.tables.give
        return [give[colour] for colour in self.colours(s, seat)]

    def colours(self, s: Deukalion, seat: int) -> list[int]:
        """Colours with which the set can still be completed."""
        later = [colour for colour in s.cargo[seat] if colour >= self.first]
        kinds = sorted(set(later))
        if self.match == SAME:
            return [colour for colour in kinds if later.count(colour) >= self.count]
        if self.match == DISTINCT:
            return kinds[: len(kinds) - self.count + 1]
        return [colour for colour in kinds if sum(1 for other in later if other >= colour) >= self.count]

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        assert isinstance(move, Give)
        colour = move.colour
        if self.match == SAME:
            s.call(GiveOfColour(seat, colour, self.count))
            return
        if self.count > 1:
            s.call(self.rest(colour + 1 if self.match == DISTINCT else colour))
        send_back(s, seat, colour)

    def rest(self, first: int) -> GiveTreasure:
        return GiveTreasure(self.seat, self.count - 1, first, self.match)

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Give):
            return []
        if move.colour not in s.cargo[seat]:
            return [Reason(self.CLAUSE, "not-aboard", {"colour": move.colour})]
        return [Reason(self.CLAUSE, "set-not-completed", {"colour": move.colour, "count": self.count})]


class DumpTreasure(GiveTreasure):
    """DEU-KYLIX-11. Which treasures make room for hoplites; they earn nothing."""

    CLAUSE: ClassVar[str] = "DEU-KYLIX-11"

    def rest(self, first: int) -> GiveTreasure:
        return DumpTreasure(self.seat, self.count - 1, first, self.match)


def give_any(s: Deukalion, question: GiveTreasure) -> None:
    """Asked only if the treasures aboard differ."""
    cargo = s.cargo[question.seat]
    if cargo[0] == cargo[-1]:
        s.call(GiveOfColour(question.seat, cargo[0], question.count))
    else:
        s.call(question)


class GiveOfColour(Procedure[Deukalion]):
    """DEU-PURSUIT-9. Several treasures of one colour, handed over in one go."""

    CLAUSE: ClassVar[str] = "DEU-PURSUIT-9"

    def __init__(self, seat: int, colour: int, count: int) -> None:
        self.seat: Final = seat
        self.colour: Final = colour
        self.count: Final = count

    def step(self, s: Deukalion, at: int) -> None:
        if at < self.count:
            send_back(s, self.seat, self.colour)
        else:
            s.end()


class GiveNamed(Procedure[Deukalion]):
    """DEU-PURSUIT-9. The treasures that a pursuit names, handed over in one go."""

    CLAUSE: ClassVar[str] = "DEU-PURSUIT-9"

    def __init__(self, seat: int, pursuit: int, side: int) -> None:
        self.seat: Final = seat
        self.pursuit: Final = pursuit
        self.side: Final = side

    def step(self, s: Deukalion, at: int) -> None:
        colours = s.tables.side_colours[2 * self.pursuit + self.side]
        if at < len(colours):
            send_back(s, self.seat, colours[at])
        else:
            s.end()


# --- hoplites back from the Underworld ------------------------------------------------------------------------------


def most_back(s: Deukalion, seat: int, limit: int) -> int:
    """DEU-KYLIX-10, DEU-KYLIX-11. How many hoplites can come back, a permanent card and dumping counted."""
    room = s.room(seat)
    if s.tables.switch.dump_anywhere:
        room += len(s.cargo[seat])
    if s.lasting:
        limit += s.lasting_bonus(seat, s.tables.reclaim_bonus)
    return min(limit, room, s.underworld[seat])


def can_reclaim(s: Deukalion, seat: int) -> bool:
    if not s.underworld[seat]:
        return False
    return s.room(seat) > 0 or (s.tables.switch.dump_anywhere and len(s.cargo[seat]) > 0)


class ChooseReclaim(Choice[Deukalion]):
    """DEU-KYLIX-10. How many hoplites come back, by the die or by a card."""

    CLAUSE: ClassVar[str] = "DEU-KYLIX-10"

    def __init__(self, seat: int, limit: int) -> None:
        super().__init__(seat)
        self.limit: Final = limit

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        most = most_back(s, seat, self.limit)
        return s.tables.reclaim[: most + 1] if most else []

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        assert isinstance(move, Reclaim)
        if move.number:
            s.call(Reclaiming(seat, move.number))

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Reclaim):
            return []
        return [Reason(self.CLAUSE, "too-many-back", {"count": move.number, "most": most_back(s, seat, self.limit)})]


class Reclaiming(Procedure[Deukalion]):
    """DEU-KYLIX-11. Treasures make room for exactly the hoplites that lack it, then the hoplites come aboard."""

    CLAUSE: ClassVar[str] = "DEU-KYLIX-11"

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def step(self, s: Deukalion, at: int) -> None:
        seat = self.seat
        if at == 0:
            lacking = self.count - s.room(seat)
            if lacking > 0:
                give_any(s, DumpTreasure(seat, lacking, 0, ANY))
            return
        s.aboard[seat] += self.count
        s.underworld[seat] -= self.count
        if not is_own_part(s, seat):
            s.gained |= 1 << seat
        if s.log is not None:
            s.log.append(events.reclaimed(seat, self.count))
        s.end()


def is_own_part(s: Deukalion, seat: int) -> bool:
    """DEU-Q18. The seat is being served, or is the active player once all others were."""
    return seat == (s.active if s.served == NOBODY else s.served)
