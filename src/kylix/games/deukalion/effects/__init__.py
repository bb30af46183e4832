"""The effects of Action cards, bound by name. Component files name them."""

from kylix.games.deukalion.effects.cards import (
    DrawCards,
    ExtraSteps,
    FightBonus,
    ReclaimBonus,
    ReclaimHoplites,
    SailBonus,
)
from kylix.games.deukalion.effects.effect import Effect
from kylix.games.deukalion.effects.fights import AddPoints, CalmHydraEffect, ChooseRelocation, RethrowLost, SaveLost

EFFECTS: dict[str, Effect] = {
    "sail_bonus": SailBonus(),
    "reclaim_bonus": ReclaimBonus(),
    "fight_bonus": FightBonus(),
    "extra_steps": ExtraSteps(),
    "reclaim_hoplites": ReclaimHoplites(),
    "draw_cards": DrawCards(),
    "add_points": AddPoints(),
    "rethrow_lost": RethrowLost(),
    "save_lost": SaveLost(),
    "choose_relocation": ChooseRelocation(),
    "calm_hydra": CalmHydraEffect(),
}
