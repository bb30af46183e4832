"""The worlds that a bot thinks about: states its seat cannot tell from the real one, dealt from what the seat knows.

The state that a bot is handed was dealt with a seed of the server's. `level_ground` puts everything hidden into one
fixed order first: from there on nothing is left but what the seat sees, and worlds are dealt with the bot's own seed.
"""

from __future__ import annotations

from kylix.core.chance import Chance
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.redeal import Hidden


def setting_of(s: State) -> Setting:
    assert isinstance(s.setting, Setting)
    return s.setting


def seat_of(s: State, name: str) -> int:
    """The seat that a view belongs to."""
    return setting_of(s).names["seat"].index(name)


def level_ground(s: State, seat: int) -> State:
    """The one state that all states with this view of the seat come down to, hidden answers apart."""
    other = s.clone()
    for pool in setting_of(s).game.unseen(other, seat):
        put_in_order(pool)
    other.chance = Chance(0)
    other.drawn = 0
    return other


def put_in_order(pool: list[Hidden]) -> None:
    """The unknown cards of a pool from the lowest up; cards the seat knows to be in a place come first there."""
    cards = sorted(card for hidden in pool for zone in hidden.zones for card in zone if card not in hidden.known)
    taken = 0
    for hidden in pool:
        kept = sorted(card for zone in hidden.zones for card in zone if card in hidden.known)
        need = sum(len(zone) for zone in hidden.zones) - len(kept)
        heap = kept + cards[taken : taken + need]
        taken += need
        for zone in hidden.zones:
            size = len(zone)
            zone[:] = heap[:size]
            del heap[:size]
        if hidden.keep is not None:
            hidden.keep(hidden.zones)


class Worlds:
    """As many worlds as are asked for; the same seed and the same view give the same ones."""

    def __init__(self, redealt: State, seat: int, seed: int) -> None:
        self.ground = level_ground(redealt, seat)
        self.seat = seat
        self.seed = seed
        self.made: list[State] = []

    def __getitem__(self, n: int) -> State:
        while len(self.made) <= n:
            self.made.append(self.ground.redeal(self.seat, self.seed + len(self.made)))
        return self.made[n]
