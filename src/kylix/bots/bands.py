"""How sure a hint is: what it proposes, judged in worlds that look the same from the seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kylix.bots.title_bot import Advice, TitleBot
from kylix.bots.worlds import Worlds
from kylix.common.bands import Bin, band
from kylix.core.state import State

WORLDS = 10
SEED = 5
"""Not that of the bot: worlds that speak for a move do not also vouch for it."""


def banded(title_bot: TitleBot, found: list[Advice], redealt: State, seat: int, bins: Sequence[Bin]) -> list[Advice]:
    """The same advice, each with its band: all are looked at in the same worlds."""
    worlds = Worlds(redealt, seat, SEED)
    return [replace(one, band=band_of(title_bot, one, worlds, bins)) for one in found]


def band_of(title_bot: TitleBot, advice: Advice, worlds: Worlds, bins: Sequence[Bin]) -> tuple[float, float]:
    """Around the value of the advice, as wide as its worlds lie apart."""
    values = [outcome(title_bot, advice, worlds, world) for world in range(WORLDS)]
    mean = sum(values) / len(values)
    return band(advice.value, [min(1.0, max(0.0, advice.value + value - mean)) for value in values], bins)


def outcome(title_bot: TitleBot, advice: Advice, worlds: Worlds, world: int) -> float:
    """What the proposed moves come to in a world, as far as they can be made there."""
    s = worlds[world].clone()
    for move in advice.line:
        if s.over or worlds.seat not in s.to_act or move not in s.options(worlds.seat):
            break
        s.apply(worlds.seat, move)
    return title_bot.value(s, worlds.seat)
