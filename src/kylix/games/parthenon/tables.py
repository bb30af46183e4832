"""The components and options of Parthenon as flat tables of ints, made once per table and shared by all its states."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from kylix.core.flow import Procedure

if TYPE_CHECKING:
    from kylix.games.parthenon.effects.effect import HarbourEffect, PowerEffect

BASICS: Final = 6
"""Goods below this are basic; then come the rares, gold and the Aegis cards."""
PAPYRUS: Final = 9
GOLD: Final = 10
ARMY: Final = 11
WARSHIP: Final = 12
GIFT: Final = 13
GOODS: Final = 14
ANY_BASIC: Final = 14
ANY_RARE: Final = 15
ANY_IMPORT: Final = 16
ANY_COMMODITY: Final = 17

SHIPS: Final = 3
LANDS: Final = 6
SLOTS: Final = 2
"""Offers that a seat may have open."""
EVERYONE: Final = 6
"""An offer to all."""
HOME: Final = -1

STRUCTURES: Final = 6
PHILOSOPHIES: Final = 6
WONDERS: Final = 12
POWERS: Final = 18
"""Philosophies first, then wonders; behind them the structures, which are never used up."""
NO_STAGE: Final = 0
PLAN: Final = 1
PARTIAL: Final = 2
FINISHED: Final = 3

IN_BUILD: Final = 0
IN_ISLAND_TRADE: Final = 1
IN_FLEET_TRADE: Final = 2

NOBODY_HIT: Final = 0
EVERY_FLEET: Final = 1
OVER: Final = 2
MOST: Final = 3
CARRYING: Final = 4

NO_POOL: Final = -1
POOLS: Final = {"": -1, "cargo": 0, "commodities": 1, "basic": 2, "rare": 3, "gold": 4, "rare_or_gold": 5}
POOL_FIRST: Final = [0, 0, 0, BASICS, GOLD, BASICS]
POOL_LAST: Final = [GIFT, GOLD, BASICS - 1, PAPYRUS, GOLD, GOLD]

SELL: Final = 19
BUY: Final = 20
EXTRA: Final = 21
CHEAPER: Final = 22
"""Rows behind those of the trade table: two lines and the extra one of a Harbour Status card, that of a philosophy."""

ORDER_ASKED: Final = 0
ORDER_ALWAYS: Final = 1
ORDER_NEVER: Final = 2


class Cost:
    """Words of a cost: goods, and wilds that stand for one card of the payer's choice."""

    def __init__(self, words: list[int]) -> None:
        self.words: Final = tuple(sorted(words, key=_rank))
        self.kinds: Final = sorted(set(words))
        self.goods: Final = [word for word in self.kinds if word < GOODS]
        self.counts: Final = [words.count(good) for good in self.goods]
        self.basic: Final = words.count(ANY_BASIC)
        self.rare: Final = words.count(ANY_RARE)
        self.imports: Final = words.count(ANY_IMPORT)
        self.any: Final = words.count(ANY_COMMODITY)
        self.wild: Final = self.basic + self.rare + self.imports + self.any
        self.size: Final = len(words)
        self.named_basic: Final = sum(1 for word in words if word < BASICS)
        self.named_rare: Final = sum(1 for word in words if BASICS <= word < GOLD)
        self.named_gold: Final = words.count(GOLD)
        self.lower: Final[dict[int, Cost]] = {}
        """By word: the cost without it, once somebody asked."""

    def without(self, word: int) -> Cost:
        if word not in self.lower:
            words = list(self.words)
            words.remove(word)
            self.lower[word] = Cost(words)
        return self.lower[word]


def _rank(word: int) -> int:
    """Goods first, then the narrowest wilds, so that a choice never spoils a later one."""
    return word if word < GOODS else {ANY_IMPORT: 14, ANY_BASIC: 15, ANY_RARE: 16, ANY_COMMODITY: 17}[word]


class Rate:
    """A row of the trade table, or a line of a Harbour Status card."""

    def __init__(self, give: Cost, get: list[int], region: int, land: int, other: bool) -> None:
        self.give: Final = give
        self.get: Final = get
        self.region: Final = region
        self.land: Final = land
        self.other: Final = other


class EventCard:
    """What the rules ask of an event. Lists of words; -1 for what it has not."""

    def __init__(self) -> None:
        self.make: Callable[[int], Procedure[Any]] | None = None
        self.year = 0
        self.beginner = False
        self.chooses = False
        self.islands = ""
        self.pays: list[Cost] = []
        self.eased: list[Cost] = []
        """The same, one card cheaper."""
        self.shows: list[int] = []
        self.gives_up: list[int] = []
        self.lose = 0
        self.lose_half = False
        self.idle = 0
        self.by_archon = False
        self.idle_workshops = False
        self.amount = 0
        self.region = -1
        self.get: list[int] = []
        self.rates: list[int] = []
        self.most = 0
        self.offers: list[int] = []


class HazardCard:
    def __init__(self) -> None:
        self.act: Callable[[Any, int, int], None] | None = None
        self.title = 0
        self.shield = -1
        self.gift = False
        self.hits = NOBODY_HIT
        self.hit_pool = NO_POOL
        self.over = 0
        self.least = 0
        self.pool = NO_POOL
        self.amount = 0


class HarbourCard:
    def __init__(self, effect: HarbourEffect) -> None:
        self.effect: Final = effect
        self.commodity = -1
        self.sell: Rate | None = None
        self.buy: Rate | None = None
        self.extra: Rate | None = None
        self.show = -1
        self.scarce = -1
        """The commodity that is exchanged only at the card's rates."""
        self.lines: list[Rate | None] = []
        """By row from SELL to EXTRA: the rate that holds."""


class Power:
    """A philosophy, a finished wonder or an Acropolis structure."""

    def __init__(self, effect: PowerEffect) -> None:
        self.effect: Final = effect
        self.moment = ""
        self.peeks_hazard = False
        self.peeks_harbour = False
        self.keep = 0
        self.duplicates = 0
        self.fewer = 0
        self.rate = -1
        self.aegis = -1
        self.title = -1
        self.region = -1
        self.academy = False
        self.votes = 1
        self.picks = False
        self.give: Cost = Cost([])
        self.get: list[int] = []
        self.event = -1
        self.lowers: list[int] = []
        self.service: list[Cost] = []
        """What a guest pays the owner: one of these."""
        self.service_give: Cost = Cost([])
        self.makes = -1


class Hooks:
    """By hook of `PowerEffect`: the powers whose effect answers it, so that a phase asks no others."""

    def __init__(self) -> None:
        self.keeps: list[int] = []
        self.keeps_shown: list[int] = []
        self.boosts: list[int] = []
        self.shields: list[int] = []
        self.shows: list[int] = []
        self.wards: list[int] = []
        self.cheaper: list[int] = []
        self.academy: list[int] = []
        self.owed: list[int] = []
        self.votes: list[int] = []
        self.picks: list[int] = []
        self.lights: list[int] = []
        """Of those with a price for guests."""
        self.before_event: list[int] = []
        self.softens: list[int] = []
        self.grown: list[int] = []
        self.produced: list[int] = []
        self.lowers: list[int] = []
        self.use: list[int] = []
        self.sees: list[int] = []
        """`foresees`, `looks`, or both."""


class Tables:
    """Filled by the title from its component set; the lists are indexed by ids and never changed."""

    def __init__(self) -> None:
        self.clear_options()
        self.clear_islands()
        self.clear_cards()

    def clear_options(self) -> None:
        self.beginner = False
        self.delian = False
        self.tournament = False
        self.light_bonus = False
        self.hidden_discards = False
        self.allow_gifts = True
        self.order = ORDER_ASKED
        self.offers = 12
        self.donations = 3
        self.offer_cards = 12
        self.loading_steps = 60
        self.exchanges = 30
        self.years = 3
        self.seasons = 4
        self.first_year = 1
        self.shown: list[int] = []
        """By year: events laid out."""

    def clear_islands(self) -> None:
        self.torch: list[bool] = []
        """By island, as all that follows until rare."""
        self.natives: list[list[int]] = []
        self.imports: list[list[int]] = []
        self.rare: list[int] = []
        self.alternates: list[list[int]] = []
        self.drawn = 0
        self.bonus_to: list[str] = []
        self.bonus_card: list[int] = []
        self.village_start: list[list[int]] = []
        """By island and basic: villages at the start."""
        self.village_cost: list[list[list[Cost]]] = []
        """By island and basic: the cost of those to build, in order."""
        self.workshop_cost: Cost = Cost([])
        self.structure_cost: list[list[Cost]] = []
        """By island and structure."""
        self.alternate_cost: list[list[Cost]] = []
        self.dear_village: list[list[list[Cost]]] = []
        self.dear_workshop: Cost = Cost([])
        self.dear_structure: list[list[Cost]] = []
        self.dear_alternate: list[list[Cost]] = []
        """The same with the surcharge of an event."""
        self.dear: list[bool] = [False, False, False]
        """Whether it falls on villages, workshops, Acropolis structures."""

    def clear_cards(self) -> None:
        self.makes: list[int] = []
        """By structure: the card it makes, or -1."""
        self.price: list[Cost] = []
        self.fleet_price: list[Cost] = []
        self.plan_price: list[Cost] = []
        self.plan_land = 0
        self.adoption_price: list[Cost] = []
        """By number of philosophies to be paid for."""
        self.philosophy_copies: list[int] = []
        self.wonder_when: list[list[int]] = []
        """By wonder: the phase of the plan's cost and of the partial one's."""
        self.wonder_land: list[list[int]] = []
        self.wonder_cost: list[list[Cost]] = []
        self.powers: list[Power] = []
        """Philosophies, wonders, structures."""
        self.hooks: Hooks = Hooks()
        self.at_a_moment: list[int] = []
        """Powers that are used for goods or a look, when their moment comes."""
        self.rates: list[Rate] = []
        self.by_land: list[list[int]] = []
        """By land: the rates that hold there."""
        self.region: list[int] = []
        """By land."""
        self.region_hazards: list[int] = []
        self.events: list[EventCard] = []
        self.hazards: list[HazardCard] = []
        self.hazard_copies: list[int] = []
        self.harbours: list[HarbourCard] = []
        self.harbour_copies: list[int] = []
        self.cargo = 6
        self.least_cargo = 1
        self.keep_a = 3
        self.most_acropolis = 6
        self.alternates_allowed = 1
        self.complete: list[int] = []
        """Villages, workshops, Acropolis structures, wonders."""
        self.tie_counts: list[int] = []
        self.tie_most: list[int] = []
        self.tie_complete = 0
        """The first step among complete islands."""
        self.closed_land = -1
        """Delian League: the land without a card in the first year."""
        self.start_villages = False
        self.start_workshops = 0
        self.start_plans = 0
        self.start_fleets = 1
