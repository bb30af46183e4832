"""Pursuits: who can complete which, what it costs, the display, and the polls."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Procedure, Together
from kylix.core.ids import NOBODY
from kylix.core.moves import Move
from kylix.games.deukalion import events
from kylix.games.deukalion.moves import DECLINE, Claim, Tuck
from kylix.games.deukalion.phases.ending import gain, pay_honour
from kylix.games.deukalion.phases.treasure import GiveNamed, GiveTreasure, give_any
from kylix.games.deukalion.state import ENDED, UNDER_WAY, Deukalion
from kylix.games.deukalion.tables import (
    ANCHOR,
    ANY,
    BY_CARDS,
    BY_DELIVERY,
    BY_HOPLITES,
    BY_SHIP,
    NAMED,
    SAME,
    Tables,
)

# --- who can complete what --------------------------------------------------------------------------------------------


def on_the_spot(s: Deukalion, seat: int) -> bool:
    """Public grounds: the ship is where some pursuit can be completed, and has sailed there (DEU-RELOC-6)."""
    here = s.ships[seat]
    if s.pushed[seat]:
        return False
    return len(s.tables.cities_by[here]) > 0 or (s.tables.kind[here] == ANCHOR and len(s.cargo[seat]) > 0)


def claims(s: Deukalion, seat: int) -> list[Move]:
    """DEU-PURSUIT-3. What the seat can complete where it is: displayed cards, and its own secret one."""
    if not on_the_spot(s, seat):
        return []
    found: list[Move] = []
    for pursuit in s.display:
        if pursuit >= 0:
            add_claims(s, seat, pursuit, found)
    for pursuit in s.secret[seat]:
        add_claims(s, seat, pursuit, found)
    return found


def may_claim(s: Deukalion, seat: int) -> bool:
    """Public grounds: something can be completed here, or nobody else knows whether it can."""
    if not on_the_spot(s, seat):
        return False
    return (len(s.secret[seat]) > 0 and not s.shown[seat]) or len(claims(s, seat)) > 0


def claims_of(s: Deukalion, seat: int, pursuit: int) -> list[Move]:
    found: list[Move] = []
    add_claims(s, seat, pursuit, found)
    return found


def add_claims(s: Deukalion, seat: int, pursuit: int, found: list[Move]) -> None:
    """Asked for every pursuit in sight at every stop, so it makes no lists."""
    tables = s.tables
    places = tables.fulfilled_at[s.ships[seat]]
    side = 2 * pursuit
    if places[side] and meets(s, seat, side):
        found.append(tables.claim[side])
    if places[side + 1] and meets(s, seat, side + 1):
        found.append(tables.claim[side + 1])


def meets(s: Deukalion, seat: int, side: int) -> bool:
    """DEU-PURSUIT-9, 11, 12. Where it can be fulfilled, whether a deliver or sail-with pursuit is."""
    tables = s.tables
    kind = tables.side_kind[side]
    if kind == BY_DELIVERY:
        return has_treasures(tables, side, s.cargo[seat])
    if kind == BY_HOPLITES:
        return s.aboard[seat] >= tables.side_count[side]
    return len(s.hand[seat]) >= tables.side_count[side]


def has_treasures(tables: Tables, side: int, cargo: list[int]) -> bool:
    count = tables.side_count[side]
    if len(cargo) < count:
        return False
    match = tables.side_match[side]
    if match == NAMED:
        colours = tables.side_colours[side]
        return all(cargo.count(colour) >= colours.count(colour) for colour in colours)
    if match == ANY:
        return True
    if match == SAME:
        return any(cargo.count(colour) >= count for colour in cargo)
    return len(set(cargo)) >= count


def why_not_claim(s: Deukalion, seat: int, move: Claim) -> list[Reason]:
    """Reasons against completing a deliver or sail-with pursuit now."""
    tables, pursuit = s.tables, move.pursuit
    if pursuit not in s.display and pursuit not in s.secret[seat]:
        return [Reason("DEU-PURSUIT-3", "pursuit-elsewhere", {"pursuit": pursuit})]
    if s.pushed[seat]:
        return [Reason("DEU-RELOC-6", "pushed", {})]
    side = 2 * pursuit + move.side
    kind, count, city = tables.side_kind[side], tables.side_count[side], tables.side_city[side]
    if kind == BY_DELIVERY:
        if tables.kind[s.ships[seat]] != ANCHOR:
            return [Reason("DEU-PURSUIT-9", "not-at-anchor", {})]
        return [Reason("DEU-PURSUIT-9", "treasures-missing", {"pursuit": pursuit})]
    if kind not in (BY_HOPLITES, BY_CARDS):
        return [Reason("DEU-PURSUIT-15", "only-at-victory", {"pursuit": pursuit})]
    clause = "DEU-PURSUIT-11" if kind == BY_HOPLITES else "DEU-PURSUIT-12"
    if city not in tables.cities_by[s.ships[seat]]:
        return [Reason(clause, "not-next-to", {"city": city})]
    if kind == BY_HOPLITES:
        return [Reason(clause, "too-few-aboard", {"count": count, "have": s.aboard[seat]})]
    return [Reason(clause, "too-few-cards", {"count": count, "have": len(s.hand[seat])})]


# --- completing -------------------------------------------------------------------------------------------------------


def complete(s: Deukalion, seat: int, move: Claim) -> None:
    """DEU-PURSUIT-17. The movement of a window in progress ends; a secret card is shown from now on."""
    end_movement(s, seat)
    if move.pursuit in s.secret[seat]:
        show_secret(s, seat)
    s.call(Completion(seat, move.pursuit, move.side))


def show_secret(s: Deukalion, seat: int) -> None:
    if s.shown[seat]:
        return
    s.shown[seat] = True
    s.seal()
    if s.log is not None:
        s.log.append(events.secret_shown(seat, s.secret[seat][0]))


def take_pursuit(s: Deukalion, seat: int, pursuit: int) -> int:
    """DEU-PURSUIT-4. The card lies face up before its new owner; its points are returned, to be gained last."""
    if pursuit in s.display:
        s.display[s.display.index(pursuit)] = -1
    else:
        s.secret[seat].remove(pursuit)
        s.shown[seat] = False
        s.seal()
    s.earned.append(pursuit)
    s.earned_by.append(seat)
    points = s.tables.points[pursuit]
    if s.log is not None:
        s.log.append(events.completed(seat, pursuit, points))
    return points


class Completion(Procedure[Deukalion]):
    """DEU-PURSUIT-4. Pay, take the card with its points, refill the display."""

    CLAUSE: ClassVar[str] = "DEU-PURSUIT-4"

    def __init__(self, seat: int, pursuit: int, side: int) -> None:
        self.seat: Final = seat
        self.pursuit: Final = pursuit
        self.side: Final = side

    def step(self, s: Deukalion, at: int) -> None:
        if at == 0:
            pay(s, self.seat, self.pursuit, self.side)
        else:
            s.goto(Refill())
            gain(s, self.seat, take_pursuit(s, self.seat, self.pursuit))


def pay(s: Deukalion, seat: int, pursuit: int, side: int) -> None:
    """What the pursuit takes: treasures to cities, cards under the deck; DEU-Q13: hoplites to the Underworld, in the
    English edition."""
    tables = s.tables
    at = 2 * pursuit + side
    kind, count = tables.side_kind[at], tables.side_give[at]
    if kind == BY_HOPLITES:
        s.lose(seat, count)
    elif kind == BY_CARDS:
        s.call(TuckCard(seat, count))
    elif kind == BY_DELIVERY:
        if tables.side_match[at] == NAMED:
            s.call(GiveNamed(seat, pursuit, side))
        else:
            give_any(s, GiveTreasure(seat, count, 0, tables.side_match[at]))


class TuckCard(Choice[Deukalion]):
    """DEU-PURSUIT-12. One card after the other goes face down under the deck, in the order of the player's choice."""

    CLAUSE: ClassVar[str] = "DEU-PURSUIT-12"
    CHAIN: ClassVar[bool] = True

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        tuck = s.tables.tuck
        hand = s.hand[seat]
        return [tuck[card] for at, card in enumerate(hand) if at == 0 or hand[at - 1] != card]

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        assert isinstance(move, Tuck)
        s.hand[seat].remove(move.card)
        s.deck.append(move.card)
        if s.log is not None:
            s.log.append(events.tucked(seat, move.card))
        if self.count > 1:
            s.call(TuckCard(seat, self.count - 1))

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        return [Reason("DEU-ACTION-1", "not-in-hand", {"card": move.card})] if isinstance(move, Tuck) else []


# --- victories --------------------------------------------------------------------------------------------------------


def defeats(s: Deukalion, seat: int, kind: int) -> list[int]:
    """Sides, displayed or secret, that a victory of this kind completes."""
    sides: list[int] = []
    kinds = s.tables.side_kind
    for pursuit in [*s.display, *s.secret[seat]]:
        if pursuit >= 0:
            sides += [side for side in (2 * pursuit, 2 * pursuit + 1) if kinds[side] == kind]
    return sides


class ClaimVictory(Choice[Deukalion]):
    """DEU-PURSUIT-16. A beaten ship may complete several cards. Asked of everybody who has a covered secret."""

    CLAUSE: ClassVar[str] = "DEU-PURSUIT-10"

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        sides = defeats(s, seat, BY_SHIP)
        if not sides and (s.shown[seat] or not s.secret[seat]):
            return []
        return [DECLINE, *[s.tables.claim[side] for side in sides]]

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        if isinstance(move, Claim):
            s.call(self)
            gain(s, seat, take_pursuit(s, seat, move.pursuit))

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Claim):
            return []
        if move.pursuit not in s.display and move.pursuit not in s.secret[seat]:
            return [Reason("DEU-PURSUIT-3", "pursuit-elsewhere", {"pursuit": move.pursuit})]
        return [Reason("DEU-PURSUIT-10", "no-such-victory", {"pursuit": move.pursuit})]


# --- the display and the polls ----------------------------------------------------------------------------------------


class Refill(Procedure[Deukalion]):
    """DEU-PURSUIT-2. Empty places get the next card; then all are polled for each new card, place by place."""

    CLAUSE: ClassVar[str] = "DEU-PURSUIT-2"

    def step(self, s: Deukalion, at: int) -> None:
        places = 0
        for place, pursuit in enumerate(s.display):
            if pursuit < 0 and s.pursuits:
                s.display[place] = s.pursuits.pop(0)
                places |= 1 << place
                s.seal()
                if s.log is not None:
                    s.log.append(events.turned_up(s.display[place]))
        if places:
            s.goto(Polls(places, (1 << s.seats) - 1))
        else:
            s.end()


class Polls(Procedure[Deukalion]):
    """DEU-PURSUIT-14. One poll after the other, by place of the display. Both attributes have a bit for each."""

    CLAUSE: ClassVar[str] = "DEU-PURSUIT-14"

    def __init__(self, places: int, polled: int) -> None:
        self.places: Final = places
        self.polled: Final = polled

    def step(self, s: Deukalion, at: int) -> None:
        if at == len(s.display):
            s.end()
        elif self.places & (1 << at) and s.display[at] >= 0:
            s.call(ClaimPoll(s.display[at], self.polled))


class GainPolls(Procedure[Deukalion]):
    """DEU-PURSUIT-14. Who gained out of the own part may complete displayed cards, then the own secret one."""

    CLAUSE: ClassVar[str] = "DEU-PURSUIT-14"

    def step(self, s: Deukalion, at: int) -> None:
        if not s.gained:
            s.end()
        elif at == 0:
            s.call(Polls((1 << len(s.display)) - 1, s.gained))
        elif at <= s.seats:
            seat = (s.active + at - 1) % s.seats
            if s.gained & (1 << seat):
                s.call(ClaimSecret(seat))
        else:
            s.gained = 0


class ClaimPoll(Together[Deukalion]):
    """DEU-PURSUIT-7. All who can complete the card are asked at once; whether they can is public."""

    CLAUSE: ClassVar[str] = "DEU-PURSUIT-14"

    def __init__(self, pursuit: int, polled: int) -> None:
        self.pursuit: Final = pursuit
        self.polled: Final = polled

    def seats(self, s: Deukalion) -> list[int]:
        return [seat for seat in s.clockwise() if self.polled & (1 << seat) and self.options(s, seat)]

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        found = claims_of(s, seat, self.pursuit) if on_the_spot(s, seat) else []
        return [DECLINE, *found] if found else []

    def reveal(self, s: Deukalion, answers: list[Move | None]) -> None:
        claimants = [seat for seat in s.clockwise() if isinstance(answers[seat], Claim)]
        if len(claimants) > 1:
            s.call(JointCompletion(claimants, self.pursuit))
        for seat in reversed(claimants):
            answer = answers[seat]
            assert isinstance(answer, Claim)
            if len(claimants) == 1:
                complete(s, seat, answer)
            else:
                end_movement(s, seat)
                s.call(Payment(seat, self.pursuit, answer.side))

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Claim):
            return []
        if move.pursuit != self.pursuit:
            return [Reason("DEU-PURSUIT-14", "poll-for-another", {"pursuit": self.pursuit})]
        return why_not_claim(s, seat, move)


def end_movement(s: Deukalion, seat: int) -> None:
    """DEU-PURSUIT-17. Of the voyage in progress; DEU-Q41: by option also of the Move that the active player has yet."""
    yet = s.tables.switch.pursuit_ends_turn and s.rotation >= 0 and s.active == seat and s.sailor == NOBODY
    if yet or (s.sailor == seat and s.course == UNDER_WAY):
        s.course = ENDED


class Payment(Procedure[Deukalion]):
    """DEU-Q11. Each claimant of a joint completion pays the cost of the card."""

    CLAUSE: ClassVar[str] = "DEU-Q11"

    def __init__(self, seat: int, pursuit: int, side: int) -> None:
        self.seat: Final = seat
        self.pursuit: Final = pursuit
        self.side: Final = side

    def step(self, s: Deukalion, at: int) -> None:
        if at == 0:
            pay(s, self.seat, self.pursuit, self.side)
        else:
            s.end()


class JointCompletion(Procedure[Deukalion]):
    """DEU-PURSUIT-7. An Honour card for each, the pursuit leaves the game, the display is refilled."""

    CLAUSE: ClassVar[str] = "DEU-PURSUIT-7"

    def __init__(self, claimants: list[int], pursuit: int) -> None:
        self.claimants: Final = claimants
        self.pursuit: Final = pursuit

    def step(self, s: Deukalion, at: int) -> None:
        s.display[s.display.index(self.pursuit)] = -1
        s.removed = (*s.removed, self.pursuit)
        if s.log is not None:
            s.log.append(events.completed_jointly(self.claimants.copy(), self.pursuit))
        s.goto(Refill())
        for seat in self.claimants:
            pay_honour(s, seat, s.tables.joint_honour)


class ClaimSecret(Choice[Deukalion]):
    """DEU-PURSUIT-14. Asked of everybody with a covered secret in a place where one can be completed."""

    CLAUSE: ClassVar[str] = "DEU-PURSUIT-14"

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        if not s.secret[seat] or not on_the_spot(s, seat):
            return []
        found = claims_of(s, seat, s.secret[seat][0])
        return [DECLINE, *found] if found or not s.shown[seat] else []

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        if isinstance(move, Claim):
            complete(s, seat, move)

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Claim):
            return []
        if move.pursuit not in s.secret[seat]:
            return [Reason("DEU-PURSUIT-14", "poll-for-secret", {})]
        return why_not_claim(s, seat, move)
