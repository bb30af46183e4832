"""Effects on challenges, relocation and the Hydra."""

from __future__ import annotations

from typing import ClassVar

from kylix.games.deukalion import events
from kylix.games.deukalion.effects.effect import AFTER, FIGHT, Effect
from kylix.games.deukalion.phases.challenge import RethrowHoplites
from kylix.games.deukalion.phases.relocation import HydraRelocation, RelocateShip
from kylix.games.deukalion.state import Deukalion
from kylix.games.deukalion.tables import HALF, OUTCOMES, SAVED, SKULL_UP, W_HYDRA


class AddPoints(Effect):
    """More points in this challenge."""

    WINDOWS: ClassVar[frozenset[str]] = FIGHT

    def play(self, s: Deukalion, seat: int, amount: int, window: int) -> None:
        s.bonus[s.fighters.index(seat)] += amount * HALF


class Losses(Effect):
    """What is about the own hoplites that lie skull up."""

    def useful(self, s: Deukalion, seat: int) -> bool:
        return s.thrown[s.fighters.index(seat) * OUTCOMES + SKULL_UP] > 0


class RethrowLost(Losses):
    """Any number of them is thrown once more."""

    WINDOWS: ClassVar[frozenset[str]] = AFTER

    def play(self, s: Deukalion, seat: int, amount: int, window: int) -> None:
        s.call(RethrowHoplites(seat))


class SaveLost(Losses):
    """They return to the shipboard; their points stay what they are."""

    WINDOWS: ClassVar[frozenset[str]] = AFTER

    def play(self, s: Deukalion, seat: int, amount: int, window: int) -> None:
        first = s.fighters.index(seat) * OUTCOMES
        s.thrown[first + SAVED] += s.thrown[first + SKULL_UP]
        s.thrown[first + SKULL_UP] = 0


class ChooseRelocation(Effect):
    """The owner chooses where the own ship goes, instead of the player entitled to it."""

    WINDOWS: ClassVar[frozenset[str]] = frozenset({"MOVED"})

    def play(self, s: Deukalion, seat: int, amount: int, window: int) -> None:
        s.goto(RelocateShip(seat, seat))


class CalmHydraEffect(Effect):
    """The Hydra may be crossed; or its attack is cancelled and it is relocated."""

    WINDOWS: ClassVar[frozenset[str]] = frozenset({"SAIL", "HYDRA"})

    def useful(self, s: Deukalion, seat: int) -> bool:
        return not s.lyre

    def play(self, s: Deukalion, seat: int, amount: int, window: int) -> None:
        if window == W_HYDRA:
            if s.log is not None:
                s.log.append(events.hydra_calmed(seat))
            s.goto(HydraRelocation(seat))
        else:
            s.lyre = True
