"""The entries of the component file of Parthenon."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from kylix.kit.components import Item

Id = Annotated[str, Field(pattern=r"^[A-Z][A-Z0-9-]*$")]
Count = Annotated[int, Field(ge=0, le=60)]
Goods = list[Id]
Per = Literal["island", "fleet"]


class Priced(Item):
    """An entry that names goods somewhere."""

    def spoken(self) -> list[tuple[str, str]]:
        """Every word of every list of goods, with the key it stands under."""
        found: list[tuple[str, str]] = []
        for name in ("give", "get", "price", "cost", "plan_cost", "partial_cost", "service_give", "adds", "surcharge"):
            found += [(name, word) for word in getattr(self, name, [])]
        for name in ("service_price", "pays", "sell", "buy", "extra"):
            found += [(name, word) for part in getattr(self, name, []) for word in part]
        return found


class Calendar(Item):
    years: Count
    seasons: Count


class Year(Item):
    id: Id
    number: Count
    shown: Count


class Phase(Item):
    id: Id
    number: Count
    asks_order: bool


class Seating(Item):
    id: Id
    seats: Count
    drawn: Count


class Bonus(Item):
    id: Id
    seats: Count
    to: Literal["bonus_island", "same_start", "same_rare", "shared_rare"]
    aegis: Id
    light: Id
    count: Count


class Commodity(Item):
    id: Id
    order: Count
    kind: Literal["basic", "rare", "gold"]
    special: bool
    copies: Count


class Wild(Item):
    id: Id
    kinds: list[Literal["basic", "rare", "gold"]]
    imports: bool


class Region(Item):
    id: Id
    order: Count
    hazards: Count


class Land(Item):
    id: Id
    order: Count
    region: Id
    sells: str


class Rate(Priced):
    id: Id
    region: Id
    land: str = ""
    give: Goods
    get: Goods
    other: bool


class Plan(Priced):
    id: Id
    number: Count
    land: Id
    price: Goods


class Aegis(Item):
    id: Id
    order: Count
    copies: Count
    effect: str


class FleetCard(Priced):
    id: Id
    order: Count
    start: bool
    price: Goods


class Cargo(Item):
    least: Count
    most: Count


class Discard(Item):
    a: Count
    b: Count


class Complete(Item):
    villages: Count
    workshops: Count
    acropolis: Count
    wonders: Count


class Island(Item):
    id: Id
    order: Count
    torch: bool
    natives: Annotated[Goods, Field(min_length=3, max_length=3)]
    imports: Annotated[Goods, Field(min_length=3, max_length=3)]
    rare: Id
    alternates: Annotated[Goods, Field(min_length=2, max_length=2)]


class Village(Priced):
    id: Id
    island: Id
    commodity: Id
    number: Count
    start: bool
    cost: Goods


class Workshop(Priced):
    count: Count
    cost: Goods


class Acropolis(Priced):
    most: Count
    alternates: Count
    surcharge: Goods


class Structure(Priced):
    id: Id
    order: Count
    cost: Goods
    each_import: Count
    effect: str
    makes: str = ""
    price: Goods = []
    uses: Count = 0
    keep: Count = 0


class Adoption(Priced):
    price: Goods


class Philosophy(Priced):
    id: Id
    order: Count
    copies: Count
    moment: str
    uses: Count
    per: Per
    effect: str
    give: Goods = []
    get: Goods = []
    keep: Count = 0
    duplicates: Count = 0
    peeks: list[Literal["hazard", "harbour"]] = []
    rate: str = ""
    fewer: Count = 0


class Wonder(Priced):
    id: Id
    order: Count
    plan_when: Literal["build", "island_trade", "fleet_trade"]
    plan_land: str = ""
    plan_cost: Goods
    partial_when: Literal["build", "island_trade", "fleet_trade"]
    partial_land: str = ""
    partial_cost: Goods
    effect: str
    moment: str
    uses: Count
    aegis: str = ""
    hazard_title: str = ""
    region: str = ""
    service_price: list[Goods] = []
    service_give: Goods = []
    service_moment: str = ""
    service_uses: Count = 0
    service_per: Per = "island"
    academy: bool = False
    fewer: Count = 0
    peeks: list[Literal["hazard", "harbour"]] = []
    votes: Count = 1
    picks_on_tie: bool = False
    give: Goods = []
    get: Goods = []
    keep: Count = 0
    duplicates: Count = 0
    villages: Count = 0
    event: str = ""
    lowers: Goods = []


class EventCard(Priced):
    id: Id
    year: Count
    good: bool
    beginner: bool
    archon_chooses: bool
    islands: Literal["each", "named", "named_other", "named_with_acropolis", "fewest"]
    effect: str
    adds: Goods = []
    builds: list[Literal["village", "workshop", "acropolis"]] = []
    pays: list[Goods] = []
    shows: Goods = []
    gives_up: Goods = []
    lose: Count = 0
    lose_half: bool = False
    idle: Count = 0
    idled_by: Literal["", "archon", "owner"] = ""
    idle_workshops: bool = False
    amount: Count = 0
    region: str = ""
    get: Goods = []
    rates: Goods = []
    uses: Count = 0
    most: Count = 0
    offers: Goods = []
    lowers: Goods = []
    fewer: Count = 0


class HazardTitle(Item):
    id: Id
    shield: str = ""
    gift: bool


class Hazard(Item):
    id: Id
    title: Id
    copies: Count
    hits: Literal["nobody", "every", "over", "most", "carrying"]
    effect: str
    hit_pool: Literal["", "cargo", "commodities", "basic", "rare", "gold", "rare_or_gold"] = ""
    over: Count = 0
    least: Count = 0
    pool: Literal["", "cargo", "commodities", "basic", "rare", "gold", "rare_or_gold"] = ""
    amount: Count = 0


class Harbour(Priced):
    id: Id
    title: Id
    copies: Count
    effect: str
    commodity: str = ""
    sell: list[Goods] = []
    buy: list[Goods] = []
    show: str = ""
    fee: Goods = []
    extra: list[Goods] = []
    uses: Count = 0


class TieBreak(Item):
    id: Id
    number: Count
    counts: str
    most: Count
    complete: bool


class Variant(Item):
    id: Id
    option: str
    land: str = ""
    year: Count = 0
    first_year: Count = 0
    villages: Count = 0
    workshops: Count = 0
    plans: Count = 0
    fleets: Goods = []


class Limit(Item):
    id: Id
    value: Annotated[int, Field(ge=0, le=10_000)]


class Box(Item):
    id: Id
    count: Annotated[int, Field(ge=0, le=10_000)]
    cards: bool
