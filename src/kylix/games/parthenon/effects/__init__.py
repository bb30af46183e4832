"""The effects of cards, bound by name. Component files name them."""

from collections.abc import Callable, Collection
from typing import Any

from kylix.core.flow import Procedure
from kylix.games.parthenon import tables as t
from kylix.games.parthenon.effects import events, hazards

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

HARBOURS: dict[str, int] = {
    "no_effect": t.OPEN_HARBOUR,
    "fixed_rates": t.FIXED_RATES,
    "barred": t.BARRED,
    "fee": t.FEE,
    "extra_rate": t.EXTRA_RATE,
}

STRUCTURES: tuple[str, ...] = ("make_card", "found_academy", "keep_more")
"""What else a structure is good for than points: the tables say it by structure."""

PHILOSOPHIES: dict[str, int] = {
    "swap_produced": t.SWAP_PRODUCED,
    "keep_more": t.KEEP_MORE,
    "peek": t.PEEK,
    "cheaper_rate": t.CHEAPER_RATE,
    "soften_event": t.SOFTEN_EVENT,
    "exchange": t.EXCHANGE,
}

WONDERS: dict[str, int] = {
    "always_shows": t.ALWAYS_SHOWS,
    "ignore_hazard": t.IGNORE_HAZARD,
    "cheaper_adoption": t.CHEAPER_ADOPTION,
    "peek": t.PEEK,
    "heavier_vote": t.HEAVIER_VOTE,
    "exchange": t.EXCHANGE,
    "keep_more": t.KEEP_MORE,
    "skip_event": t.SKIP_EVENT,
    "take_goods": t.TAKE_GOODS,
    "boost_and_shield": t.BOOST_AND_SHIELD,
    "rebate": t.REBATE,
}

POWERS: dict[str, int] = {**PHILOSOPHIES, **WONDERS}
"""Philosophies and finished wonders: the rules ask for them by these ids where their moment comes."""

EFFECTS: dict[str, Collection[str]] = {
    "structure": STRUCTURES,
    "philosophy": PHILOSOPHIES,
    "wonder": WONDERS,
    "event": EVENTS,
    "hazard": HAZARDS,
    "harbour": HARBOURS,
}
"""By table of a component file: what its entries can do."""
