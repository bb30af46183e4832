"""The Hydra: moved as a weapon, challenged, calmed."""

from __future__ import annotations

from typing import ClassVar, Final

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Procedure
from kylix.core.moves import Move
from kylix.games.deukalion import events
from kylix.games.deukalion.moves import PASS, STOP, Claim, Play, Swim
from kylix.games.deukalion.phases.cards import play_card, playable, why_not_play
from kylix.games.deukalion.phases.challenge import Challenge, total
from kylix.games.deukalion.phases.ending import gain, pay_honour
from kylix.games.deukalion.phases.pursuits import (
    claims,
    complete,
    defeats,
    show_secret,
    take_pursuit,
    why_not_claim,
)
from kylix.games.deukalion.phases.relocation import HydraRelocation, Relocation
from kylix.games.deukalion.state import Deukalion
from kylix.games.deukalion.tables import BY_HYDRA, SEA, W_HYDRA, W_OWN


class MoveHydra(Choice[Deukalion]):
    """DEU-HYDRA-6. The Hydra swims step by step over open sea, as far as the die allows; DEU-PURSUIT-14: pursuits and
    cards come in between as at any moment of the four actions."""

    CLAUSE: ClassVar[str] = "DEU-HYDRA-6"

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps: Final = steps

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        own = s.ships[seat]
        swim = s.tables.swim
        options: list[Move] = [STOP, *[swim[square] for square in s.tables.hydra_next[s.hydra] if square != own]]
        options += claims(s, seat)
        if s.hand[seat]:
            options += playable(s, seat, s.hand[seat], W_OWN)
        return options

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        if isinstance(move, Swim):
            self.swim(s, seat, move)
        elif isinstance(move, Claim):
            s.call(self)
            complete(s, seat, move)
        elif isinstance(move, Play):
            s.call(self)
            play_card(s, seat, s.hand[seat], move.card, W_OWN)

    def swim(self, s: Deukalion, seat: int, move: Swim) -> None:
        s.hydra = move.square
        if s.log is not None:
            s.log.append(events.hydra_swam(seat, move.square))
        foe = foe_at(s, seat, move.square)
        if foe >= 0:
            if s.log is not None:
                s.log.append(events.hydra_attacked(foe))
            s.call(HydraAttack(foe))
        elif self.steps > 1:
            s.call(MoveHydra(seat, self.steps - 1))

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        if isinstance(move, Swim):
            return self.why_not_swim(s, seat, move)
        if isinstance(move, Claim):
            return why_not_claim(s, seat, move)
        return why_not_play(s, seat, s.hand[seat], move.card, W_OWN) if isinstance(move, Play) else []

    def why_not_swim(self, s: Deukalion, seat: int, move: Swim) -> list[Reason]:
        if s.tables.kind[move.square] != SEA:
            return [Reason("DEU-HYDRA-6", "hydra-kept-out", {"square": move.square})]
        if move.square == s.ships[seat]:
            return [Reason("DEU-HYDRA-8", "own-ship", {"square": move.square})]
        return [Reason("DEU-HYDRA-6", "hydra-cannot-go", {"square": move.square})]


def foe_at(s: Deukalion, seat: int, square: int) -> int:
    """The first other player, clockwise, whose ship is there; -1 if there is none."""
    for step in range(1, s.seats):
        foe = (seat + step) % s.seats
        if s.ships[foe] == square:
            return foe
    return -1


def may_hunt(s: Deukalion, seat: int) -> bool:
    """DEU-HYDRA-1, DEU-Q20. It needs a Hydra pursuit, and a crew."""
    return s.aboard[seat] > 0 and has_hydra_pursuit(s, seat)


def has_hydra_pursuit(s: Deukalion, seat: int) -> bool:
    """DEU-HYDRA-1. On display, or in the continental edition the own secret one."""
    kinds = s.tables.side_kind
    for pursuit in s.display:
        if pursuit >= 0 and (kinds[2 * pursuit] == BY_HYDRA or kinds[2 * pursuit + 1] == BY_HYDRA):
            return True
    return s.tables.switch.hydra_from_hand and holds_hydra(s, seat)


def holds_hydra(s: Deukalion, seat: int) -> bool:
    kinds = s.tables.side_kind
    return any(kinds[2 * pursuit] == BY_HYDRA or kinds[2 * pursuit + 1] == BY_HYDRA for pursuit in s.secret[seat])


def must_show(s: Deukalion, seat: int) -> bool:
    """DEU-Q23. Who may challenge the Hydra by the secret card alone has to show it, if it is still covered."""
    return not s.shown[seat] and all(side // 2 not in s.display for side in defeats(s, seat, BY_HYDRA))


def hunt(s: Deukalion, seat: int) -> None:
    if must_show(s, seat):
        show_secret(s, seat)
    if s.log is not None:
        s.log.append(events.challenged_hydra(seat))
    s.call(HydraHunt(seat))


class HydraHunt(Challenge):
    """DEU-HYDRA-2. The player throws alone; five points win."""

    CLAUSE: ClassVar[str] = "DEU-HYDRA-2"

    def decide(self, s: Deukalion) -> None:
        decide_hydra(s, self.seat)


class HydraAttack(Challenge):
    """DEU-HYDRA-9. The attacked player may calm the Hydra, else throws; five points win."""

    CLAUSE: ClassVar[str] = "DEU-HYDRA-9"

    def step(self, s: Deukalion, at: int) -> None:
        if at > 0:
            super().step(s, at - 1)
        elif s.hand[self.seat]:
            s.call(CalmHydra(self.seat))

    def decide(self, s: Deukalion) -> None:
        decide_hydra(s, self.seat)


def decide_hydra(s: Deukalion, seat: int) -> None:
    if total(s, 0) >= s.tables.hydra_value:
        if s.log is not None:
            s.log.append(events.won(seat))
        s.call(HydraVictory(seat))
        return
    if s.log is not None:
        s.log.append(events.beaten(seat))
    s.call(Relocation(seat, (seat - 1) % s.seats))


class HydraVictory(Procedure[Deukalion]):
    """DEU-HYDRA-3, DEU-HYDRA-10. All Hydra pursuits that lie there, else an Honour card; then the Hydra is moved."""

    CLAUSE: ClassVar[str] = "DEU-HYDRA-3"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def step(self, s: Deukalion, at: int) -> None:
        if at == 0:
            self.reward(s)
        else:
            s.goto(HydraRelocation(self.seat))

    def reward(self, s: Deukalion) -> None:
        sides = defeats(s, self.seat, BY_HYDRA)
        if not sides:
            pay_honour(s, self.seat, s.tables.hydra_honour)
            return
        points = 0
        for pursuit in sorted({side // 2 for side in sides}):
            points += take_pursuit(s, self.seat, pursuit)
        gain(s, self.seat, points)


class CalmHydra(Choice[Deukalion]):
    """DEU-Q18. The Hydra has just come; open to everybody with cards in hand."""

    CLAUSE: ClassVar[str] = "DEU-Q18"

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        return [PASS, *playable(s, seat, s.hand[seat], W_HYDRA)]

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        if isinstance(move, Play):
            play_card(s, seat, s.hand[seat], move.card, W_HYDRA)

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        return why_not_play(s, seat, s.hand[seat], move.card, W_HYDRA) if isinstance(move, Play) else []
