"""Sailing: the sail window of one player, step by step, with all that can be done in it."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Procedure
from kylix.core.ids import NOBODY
from kylix.core.moves import Move
from kylix.games.deukalion import events
from kylix.games.deukalion.moves import STOP, Claim, Cross, Deliver, Found, Play, Raid, Sail, Seize, Stop
from kylix.games.deukalion.phases.cards import play_card, playable, why_not_play
from kylix.games.deukalion.phases.ending import pay_honour
from kylix.games.deukalion.phases.hydra import foe_at, has_hydra_pursuit, hunt, may_hunt
from kylix.games.deukalion.phases.places import adventures, begin_adventure, why_not_adventure
from kylix.games.deukalion.phases.pursuits import claims, complete, has_treasures, may_claim, why_not_claim
from kylix.games.deukalion.phases.ships import ShipChallenge
from kylix.games.deukalion.phases.styx import ReclaimAtStyx
from kylix.games.deukalion.phases.treasure import send_back
from kylix.games.deukalion.state import ENDED, HOME, UNDER_WAY, Deukalion
from kylix.games.deukalion.tables import ANCHOR, BY_DELIVERY, CLOSED, STYX, W_OWN, W_SAIL


class SailWindow(Procedure[Deukalion]):
    """DEU-MOVE-1. From here on the seat may move its ship, until it stops or has to."""

    CLAUSE: ClassVar[str] = "DEU-MOVE-1"

    def __init__(self, seat: int, allowance: int) -> None:
        self.seat: Final = seat
        self.allowance: Final = allowance

    def step(self, s: Deukalion, at: int) -> None:
        seat = self.seat
        if at == 0:
            self.set_sail(s, seat)
        elif s.course == HOME or (s.course == ENDED and not can_go_on(s, seat)):
            s.sailor = NOBODY
            s.course = HOME
            s.steps = 0
            s.lyre = False
            s.end()
        elif s.tables.switch.delivery_compulsory and s.cargo[seat] and s.tables.kind[s.ships[seat]] == ANCHOR:
            s.call(HandOver(seat))
        else:
            s.call(ChooseCourse(seat))

    def set_sail(self, s: Deukalion, seat: int) -> None:
        """DEU-RELOC-6. The mark of a pushed ship goes. DEU-Q41: by option the movement may have ended already."""
        s.sailor = seat
        if s.course != ENDED:
            s.course = UNDER_WAY
            s.steps = self.allowance
            if s.lasting:
                s.steps += s.lasting_bonus(seat, s.tables.sail_bonus)
        s.adventure = False
        s.lyre = False
        s.crossing = False
        s.pushed[seat] = False


def can_go_on(s: Deukalion, seat: int) -> bool:
    """Public grounds on which a seat may still do something once its movement has ended."""
    if s.hand[seat] or (s.cargo[seat] and s.tables.kind[s.ships[seat]] == ANCHOR):
        return True
    return (not s.adventure and len(adventures(s, seat)) > 0) or may_claim(s, seat)


class ChooseCourse(Choice[Deukalion]):
    """DEU-MOVE-1. A step, an adventure, a delivery, a pursuit, a card, or the end of the window."""

    CLAUSE: ClassVar[str] = "DEU-MOVE-1"

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        tables = s.tables
        here = s.ships[seat]
        if s.crossing:
            return [tables.sail[square] for square in tables.next[here]]
        options: list[Move] = [STOP]
        window = W_OWN
        if s.course == UNDER_WAY:
            window = W_OWN | W_SAIL
            if s.steps > 0:
                options += steps(s, seat, here)
        ashore = tables.ashore[here]
        if ashore and not s.adventure:
            options += adventures(s, seat)
        docked = tables.kind[here] == ANCHOR and len(s.cargo[seat]) > 0
        if docked:
            options += deliveries(s, seat)
        if ashore or docked:
            options += claims(s, seat)
        if s.hand[seat]:
            options += playable(s, seat, s.hand[seat], window)
        return options

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        if isinstance(move, Sail):
            step_to(s, seat, move.square)
        elif isinstance(move, Stop):
            s.course = HOME
        elif isinstance(move, Play):
            play_card(s, seat, s.hand[seat], move.card, W_OWN | W_SAIL)
        elif isinstance(move, Deliver):
            deliver(s, seat, move.colour)
        elif isinstance(move, Claim):
            complete(s, seat, move)
        elif isinstance(move, Cross):
            cross(s, seat, move.square)
        else:
            begin_adventure(s, seat, move)

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        if s.crossing:
            return [Reason("DEU-Q43", "must-go-on", {})] if not isinstance(move, Sail) else why_not_sail(s, seat, move)
        if isinstance(move, Sail):
            return why_not_sail(s, seat, move)
        if isinstance(move, Cross):
            return why_not_cross(s, seat, move)
        if isinstance(move, Play):
            window = W_OWN | W_SAIL if s.course == UNDER_WAY else W_OWN
            return why_not_play(s, seat, s.hand[seat], move.card, window)
        if isinstance(move, Claim):
            return why_not_claim(s, seat, move)
        if isinstance(move, Deliver):
            return why_not_deliver(s, seat, move)
        return why_not_adventure(s, seat, move) if isinstance(move, (Found, Raid, Seize)) else []


# --- steps ------------------------------------------------------------------------------------------------------------


def steps(s: Deukalion, seat: int, here: int) -> list[Move]:
    """DEU-MOVE-2 to 7. Every neighbouring square of water; that of the Hydra only to challenge or to cross it."""
    tables = s.tables
    hydra = s.hydra
    if hydra not in tables.next[here]:
        return tables.sail_from[here]
    found = [tables.sail[square] for square in tables.next[here] if square != hydra]
    if may_hunt(s, seat):
        found.append(tables.sail[hydra])
    if s.lyre and s.steps > 1:
        found.append(tables.cross[hydra])
    return found


def step_to(s: Deukalion, seat: int, square: int) -> None:
    tables = s.tables
    s.steps -= 1
    s.crossing = False
    s.ships[seat] = square
    if s.log is not None:
        s.log.append(events.sailed(seat, square))
    if tables.kind[square] == STYX:
        s.course = ENDED
        s.call(ReclaimAtStyx(seat))
    elif square == s.hydra:
        s.course = ENDED
        s.adventure = True
        hunt(s, seat)
    elif not tables.safe[square]:
        foe = foe_at(s, seat, square)
        if foe >= 0:
            s.course = ENDED
            s.adventure = True
            if s.log is not None:
                s.log.append(events.challenged_ship(seat, foe))
            s.call(ShipChallenge(seat, foe))


def cross(s: Deukalion, seat: int, square: int) -> None:
    """DEU-Q43. The next decision must be a step."""
    s.steps -= 1
    s.crossing = True
    s.ships[seat] = square
    if s.log is not None:
        s.log.append(events.sailed(seat, square))


def why_not_sail(s: Deukalion, seat: int, move: Sail) -> list[Reason]:
    tables = s.tables
    if s.course != UNDER_WAY:
        return [Reason("DEU-MOVE-9", "movement-ended", {})]
    if s.steps == 0:
        return [Reason("DEU-MOVE-1", "no-steps-left", {})]
    if tables.kind[move.square] == CLOSED:
        return [Reason("DEU-MOVE-2", "square-closed", {"square": move.square})]
    if move.square not in tables.next[s.ships[seat]]:
        return [Reason("DEU-MOVE-1", "not-one-step", {"square": move.square})]
    reasons: list[Reason] = []
    if not has_hydra_pursuit(s, seat):
        reasons.append(Reason("DEU-HYDRA-1", "hydra-in-the-way", {"square": move.square}))
    if not s.aboard[seat]:
        reasons.append(Reason("DEU-Q20", "nobody-aboard", {}))
    return reasons


def why_not_cross(s: Deukalion, seat: int, move: Cross) -> list[Reason]:
    if move.square != s.hydra:
        return [Reason("DEU-Q43", "no-hydra-there", {"square": move.square})]
    if move.square not in s.tables.next[s.ships[seat]]:
        return [Reason("DEU-MOVE-1", "not-one-step", {"square": move.square})]
    return [Reason("DEU-Q43", "cannot-cross", {})]


# --- deliveries -------------------------------------------------------------------------------------------------------


def deliveries(s: Deukalion, seat: int) -> list[Move]:
    """DEU-DELIVER-1, DEU-DELIVER-2. Each colour aboard once, but none that completes a pursuit by itself."""
    return [s.tables.deliver[colour] for colour in sorted(set(s.cargo[seat])) if completed_by(s, seat, colour) < 0]


def completed_by(s: Deukalion, seat: int, colour: int) -> int:
    """DEU-Q12. The pursuit, displayed or the own secret one, that one treasure of a colour completes; -1 for none."""
    tables = s.tables
    for pursuit in [*s.display, *s.secret[seat]]:
        for side in (2 * pursuit, 2 * pursuit + 1):
            if pursuit >= 0 and tables.side_kind[side] == BY_DELIVERY and has_treasures(tables, side, [colour]):
                return pursuit
    return -1


def deliver(s: Deukalion, seat: int, colour: int) -> None:
    """DEU-DELIVER-2. An Honour card for a treasure that completes nothing by itself; it goes to a city."""
    if s.log is not None:
        s.log.append(events.delivered(seat, colour))
    send_back(s, seat, colour)
    pay_honour(s, seat, s.tables.delivery_honour)


def why_not_deliver(s: Deukalion, seat: int, move: Deliver) -> list[Reason]:
    if s.tables.kind[s.ships[seat]] != ANCHOR:
        return [Reason("DEU-DELIVER-1", "not-at-anchor", {})]
    if move.colour not in s.cargo[seat]:
        return [Reason("DEU-DELIVER-1", "not-aboard", {"colour": move.colour})]
    pursuit = completed_by(s, seat, move.colour)
    return [Reason("DEU-DELIVER-2", "completes-pursuit", {"colour": move.colour, "pursuit": pursuit})]


class HandOver(Choice[Deukalion]):
    """DEU-DELIVER-1. English edition: all treasures are handed over before the window goes on, in any order."""

    CLAUSE: ClassVar[str] = "DEU-DELIVER-1"

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        return [*deliveries(s, seat), *self.claims(s, seat)]

    def claims(self, s: Deukalion, seat: int) -> list[Move]:
        tables = s.tables
        found: list[Move] = []
        for pursuit in [*s.display, *s.secret[seat]]:
            for side in (2 * pursuit, 2 * pursuit + 1):
                if pursuit >= 0 and self.serves(s, seat, side):
                    found.append(tables.claim[side])
        return found

    def serves(self, s: Deukalion, seat: int, side: int) -> bool:
        return s.tables.side_kind[side] == BY_DELIVERY and has_treasures(s.tables, side, s.cargo[seat])

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        if isinstance(move, Deliver):
            deliver(s, seat, move.colour)
        elif isinstance(move, Claim):
            complete(s, seat, move)

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        if isinstance(move, Claim):
            if s.tables.side_kind[2 * move.pursuit + move.side] != BY_DELIVERY:
                return [Reason("DEU-DELIVER-1", "deliver-first", {})]
            return why_not_claim(s, seat, move)
        if isinstance(move, Deliver):
            return why_not_deliver(s, seat, move)
        return [Reason("DEU-DELIVER-1", "deliver-first", {})]
