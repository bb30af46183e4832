"""The effects of cards, bound by name. Component files name them."""

from collections.abc import Callable, Collection
from typing import Any

from kylix.core.flow import Procedure
from kylix.games.parthenon.effects import events, harbours, hazards, powers
from kylix.games.parthenon.effects.effect import HarbourEffect, PowerEffect

EVENTS: dict[str, Callable[[int], Procedure[Any]]] = {
    "dearer_structures": events.DearerStructures,
    "pay_or_lose": events.Trouble,
    "harvest": events.Harvest,
    "no_hazard": events.NoHazard,
    "help_fewest": events.Help,
    "idle_type": events.IdleType,
    "pay_or_idle": events.Trouble,
    "one_exchange": events.OneExchange,
    "reward": events.Help,
    "larger_cargo": events.LargerCargo,
    "give_up_or_ruin": events.Trouble,
    "pay_or_halt": events.Trouble,
    "richer_workshops": events.RicherWorkshops,
    "may_buy": events.MayBuy,
    "rebate": events.Rebate,
}

HAZARDS: dict[str, Callable[[Any, int, int], None]] = {
    "no_effect": hazards.no_effect,
    "lose_all": hazards.lose_all,
    "lose_random": hazards.lose_random,
    "lose_half": hazards.lose_half,
    "lose_chosen": hazards.lose_chosen,
    "send_home": hazards.send_home,
    "blow_off_course": hazards.blow_off_course,
}

HARBOURS: dict[str, HarbourEffect] = {
    "no_effect": harbours.OpenHarbour(),
    "fixed_rates": harbours.FixedRates(),
    "barred": harbours.Barred(),
    "fee": harbours.HarbourFee(),
    "extra_rate": harbours.ExtraRate(),
}

STRUCTURES: dict[str, PowerEffect] = {
    "make_card": powers.MakeCard(),
    "found_academy": powers.FoundAcademy(),
    "keep_more": powers.KeepMore(),
}

PHILOSOPHIES: dict[str, PowerEffect] = {
    "swap_produced": powers.SwapProduced(),
    "keep_more": powers.KeepMore(),
    "peek": powers.Peek(),
    "cheaper_rate": powers.CheaperRate(),
    "soften_event": powers.SoftenEvent(),
    "exchange": powers.ExchangeGoods(),
}

WONDERS: dict[str, PowerEffect] = {
    "always_shows": powers.AlwaysShows(),
    "ignore_hazard": powers.IgnoreHazard(),
    "cheaper_adoption": powers.CheaperAdoption(),
    "peek": powers.Peek(),
    "heavier_vote": powers.HeavierVote(),
    "exchange": powers.ExchangeGoods(),
    "keep_more": powers.KeepMore(),
    "skip_event": powers.SkipOneEvent(),
    "take_goods": powers.TakeGoodsGrown(),
    "boost_and_shield": powers.BoostAndShield(),
    "rebate": powers.LowerPrice(),
}

EFFECTS: dict[str, Collection[str]] = {
    "structure": STRUCTURES,
    "philosophy": PHILOSOPHIES,
    "wonder": WONDERS,
    "event": EVENTS,
    "hazard": HAZARDS,
    "harbour": HARBOURS,
}
"""By table of a component file: what its entries can do."""
