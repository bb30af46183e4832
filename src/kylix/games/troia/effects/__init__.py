"""The powers of the gods, bound by name. Component files name them."""

from collections.abc import Callable
from typing import Any

from kylix.core.flow import Decision
from kylix.games.troia.effects.cards import DrawTwo, TakeCornucopia, TakeDiscard, TakeHandCard
from kylix.games.troia.effects.heroes import (
    CombatToDefence,
    DefenceToCombat,
    DefenceToDefence,
    DefenceToProtection,
    ForwardAndBack,
    ProtectionToDefence,
    StepForward,
)
from kylix.games.troia.effects.olympus import MoveGod

EFFECTS: dict[str, Callable[[int], Decision[Any]]] = {
    "draw_two": DrawTwo,
    "step_forward": StepForward,
    "combat_to_defence": CombatToDefence,
    "defence_to_protection": DefenceToProtection,
    "protection_to_defence": ProtectionToDefence,
    "defence_to_combat": DefenceToCombat,
    "move_god": MoveGod,
    "take_discard": TakeDiscard,
    "forward_and_back": ForwardAndBack,
    "take_cornucopia": TakeCornucopia,
    "take_hand_card": TakeHandCard,
    "defence_to_defence": DefenceToDefence,
}
