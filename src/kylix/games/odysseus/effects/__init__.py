"""The gains of trial cards and the symbols of Automa cards, bound by name. Component files name them."""

from kylix.games.odysseus.effects.gains import raise_any, raise_skill, take_favour
from kylix.games.odysseus.effects.symbols import renew_display, take_card_with_favour
from kylix.games.odysseus.tables import GainEffect, SymbolEffect

GAINS: dict[str, GainEffect] = {
    "take_favour": take_favour,
    "raise_any": raise_any,
    "raise_skill": raise_skill,
}

SYMBOLS: dict[str, SymbolEffect] = {
    "renew_display": renew_display,
    "take_card_with_favour": take_card_with_favour,
}
