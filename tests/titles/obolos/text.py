"""Obolos on a terminal: a line for each purse, and the coins that were shown."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kylix.kit.game import Setting
from kylix.kit.words import Words

HIDDEN = "◯"


def draw(words: Words, setting: Setting, view: dict[str, Any], width: int) -> RenderableType:
    """Own coins by their worth, those of the others as circles."""
    worth = {coin.id: coin.worth for coin in setting.components.spec.coin}
    table = Table(box=None, padding=(0, 2, 0, 0))
    for key in ("seat", "rounds", "purse"):
        table.add_column(words.say(f"text-obolos-{key}"))
    for seat in range(setting.seats):
        hand = view["hand"][seat]
        coins = " ".join(str(worth[coin]) for coin in hand) if isinstance(hand, list) else " ".join(HIDDEN * hand)
        table.add_row(words.name("seat", setting.names["seat"][seat]), str(view["points"][seat]), coins)
    spent = " ".join(str(worth[coin]) for coin in view["spent"]) or "–"
    return Group(table, Text(words.say("text-obolos-spent", coins=spent)))
