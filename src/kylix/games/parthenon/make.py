"""The component set of Parthenon made into flat tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kylix.games.parthenon.effects import EVENTS, HARBOURS, HAZARDS, PHILOSOPHIES, STRUCTURES, WONDERS
from kylix.games.parthenon.effects.effect import PowerEffect
from kylix.games.parthenon.spec import COUNTED, ParthenonSet
from kylix.games.parthenon.spec_parts import Harbour, Philosophy, Structure, Wonder
from kylix.games.parthenon.tables import (
    BASICS,
    EXTRA,
    IN_BUILD,
    IN_FLEET_TRADE,
    IN_ISLAND_TRADE,
    MOST,
    NOBODY_HIT,
    OVER,
    POOLS,
    POWERS,
    SELL,
    Cost,
    EventCard,
    HarbourCard,
    HazardCard,
    Power,
    Rate,
    Tables,
)
from kylix.kit.options import Value

HITS = {"nobody": NOBODY_HIT, "every": 1, "over": OVER, "most": MOST, "carrying": 4}
WHEN = {"build": IN_BUILD, "island_trade": IN_ISLAND_TRADE, "fleet_trade": IN_FLEET_TRADE}


class Maker:
    """Reads a component set by names and fills tables with ids."""

    def __init__(self, spec: ParthenonSet, options: Mapping[str, Value], seats: int) -> None:
        self.spec = spec
        self.options = options
        self.seats = seats
        self.words = spec.words()
        self.lands = [land.id for land in spec.land]
        self.regions = [region.id for region in spec.region]
        self.titles = [title.id for title in spec.hazard_title]
        self.rate_ids = [rate.id for rate in spec.rate]
        self.t = Tables()

    def make(self) -> Tables:
        self.set_options()
        self.set_calendar()
        self.set_islands()
        self.set_villages()
        self.set_structures()
        self.set_dearer()
        self.set_trade()
        self.set_events()
        self.set_hazards()
        self.set_harbours()
        self.set_wonders()
        self.set_powers()
        self.set_ending()
        return self.t

    def ids(self, words: list[str]) -> list[int]:
        return [self.words.index(word) for word in words]

    def cost(self, words: list[str]) -> Cost:
        return Cost(self.ids(words))

    def land(self, name: str) -> int:
        return self.lands.index(name) if name else -1

    def region(self, name: str) -> int:
        return self.regions.index(name) if name else -1

    def good(self, name: str) -> int:
        return self.words.index(name) if name else -1

    def set_options(self) -> None:
        t, options = self.t, self.options
        limits = {limit.id: limit.value for limit in self.spec.limit}
        t.beginner = bool(options["beginner"])
        t.delian = bool(options["delian"])
        t.tournament = bool(options["tournament"])
        t.light_bonus = bool(options["light_bonus"])
        t.hidden_discards = bool(options["hidden_discards"])
        t.allow_gifts = bool(options["allow_gifts"])
        t.order = ("asked", "always", "never").index(str(options["order"]))
        t.offers = int(options["offers"])
        t.donations = limits["DONATIONS"]
        t.offer_cards = limits["OFFER-CARDS"]
        t.loading_steps = limits["LOADING-STEPS"]
        t.exchanges = limits["FLEET-TRADES"]

    def set_calendar(self) -> None:
        t, spec = self.t, self.spec
        t.years = spec.calendar.years
        t.seasons = spec.calendar.seasons
        t.shown = [year.shown for year in spec.year]
        t.drawn = next(seating.drawn for seating in spec.seating if seating.seats == self.seats)
        variant = {entry.option: entry for entry in spec.variant}
        t.closed_land = self.land(variant["delian"].land)
        if t.tournament:
            entry = variant["tournament"]
            t.first_year = entry.first_year
            t.start_villages = True
            t.start_workshops = entry.workshops
            t.start_plans = entry.plans
            t.start_fleets = len(entry.fleets)
        for bonus in spec.bonus:
            if bonus.seats == self.seats:
                t.bonus_to.append(bonus.to)
                t.bonus_card.append(self.good(bonus.light if t.light_bonus else bonus.aegis))

    def set_islands(self) -> None:
        t = self.t
        structures = [structure.id for structure in self.spec.structure]
        for island in self.spec.island:
            t.torch.append(island.torch)
            t.natives.append(self.ids(island.natives))
            t.imports.append(self.ids(island.imports))
            t.rare.append(self.good(island.rare))
            t.alternates.append([structures.index(kind) for kind in island.alternates])

    def set_villages(self) -> None:
        for island in self.spec.island:
            start = [0] * BASICS
            costs: list[list[Cost]] = [[] for _ in range(BASICS)]
            own = [village for village in self.spec.village if village.island == island.id]
            for village in sorted(own, key=lambda village: village.number):
                if village.start:
                    start[self.good(village.commodity)] += 1
                else:
                    costs[self.good(village.commodity)].append(self.cost(village.cost))
            self.t.village_start.append(start)
            self.t.village_cost.append(costs)
        self.t.workshop_cost = self.cost(self.spec.workshop.cost)

    def set_structures(self) -> None:
        t, spec = self.t, self.spec
        surcharge = self.ids(spec.acropolis.surcharge)
        for imports in t.imports:
            costs = [self.ids(kind.cost) + imports * kind.each_import for kind in spec.structure]
            t.structure_cost.append([Cost(words) for words in costs])
            t.alternate_cost.append([Cost(words + surcharge) for words in costs])
        for kind in spec.structure:
            t.price.append(self.cost(kind.price))
        t.most_acropolis = spec.acropolis.most
        t.alternates_allowed = spec.acropolis.alternates
        t.fleet_price = [self.cost(fleet.price) for fleet in spec.fleet]
        adoption = self.ids(spec.adoption.price)
        t.adoption_price = [Cost(adoption * count) for count in range(len(spec.philosophy) + 1)]
        t.philosophy_copies = [philosophy.copies for philosophy in spec.philosophy]

    def set_dearer(self) -> None:
        """Costs with the surcharge of an event."""
        t = self.t
        adds: list[int] = []
        for event in self.spec.event:
            if event.effect == "dearer_structures":
                adds = self.ids(event.adds)
                t.dear = [kind in event.builds for kind in ("village", "workshop", "acropolis")]
        t.dear_village = [[[Cost([*cost.words, *adds]) for cost in costs] for costs in all_] for all_ in t.village_cost]
        t.dear_workshop = Cost([*t.workshop_cost.words, *adds])
        t.dear_structure = [[Cost([*cost.words, *adds]) for cost in costs] for costs in t.structure_cost]
        t.dear_alternate = [[Cost([*cost.words, *adds]) for cost in costs] for costs in t.alternate_cost]

    def set_trade(self) -> None:
        t, spec = self.t, self.spec
        t.region = [self.region(land.region) for land in spec.land]
        t.region_hazards = [region.hazards for region in spec.region]
        for rate in spec.rate:
            give, get = self.cost(rate.give), self.ids(rate.get)
            t.rates.append(Rate(give, get, self.region(rate.region), self.land(rate.land), rate.other))
        t.by_land = [
            [at for at, rate in enumerate(t.rates) if rate.region == region and rate.land in (-1, land)]
            for land, region in enumerate(t.region)
        ]
        t.plan_price = [self.cost(plan.price) for plan in spec.plan]
        t.plan_land = self.land(spec.plan[0].land)
        t.cargo = spec.cargo.most
        t.least_cargo = spec.cargo.least
        t.keep_a = spec.discard.a

    def set_events(self) -> None:
        for entry in self.spec.event:
            card = EventCard()
            card.make = EVENTS[entry.effect]
            card.year = entry.year
            card.beginner = entry.beginner
            card.chooses = entry.archon_chooses
            card.islands = entry.islands
            card.pays = [self.cost(words) for words in entry.pays]
            card.eased = [Cost(list(cost.words[:-1])) for cost in card.pays]
            card.shows = self.ids(entry.shows)
            card.gives_up = self.ids(entry.gives_up)
            card.lose = entry.lose
            card.lose_half = entry.lose_half
            card.idle = entry.idle
            card.by_archon = entry.idled_by == "archon"
            card.idle_workshops = entry.idle_workshops
            card.amount = entry.amount
            card.region = self.region(entry.region)
            card.get = self.ids(entry.get)
            card.rates = [self.rate_ids.index(rate) for rate in entry.rates]
            card.most = entry.most
            card.offers = self.ids(entry.offers)
            self.t.events.append(card)

    def set_hazards(self) -> None:
        titles = {title.id: title for title in self.spec.hazard_title}
        for entry in self.spec.hazard:
            card = HazardCard()
            card.act = HAZARDS[entry.effect]
            card.title = self.titles.index(entry.title)
            card.shield = self.good(titles[entry.title].shield)
            card.gift = titles[entry.title].gift
            card.hits = HITS[entry.hits]
            card.hit_pool = POOLS[entry.hit_pool]
            card.over = entry.over
            card.least = entry.least
            card.pool = POOLS[entry.pool]
            card.amount = entry.amount
            self.t.hazards.append(card)
            self.t.hazard_copies.append(entry.copies)

    def set_harbours(self) -> None:
        for entry in self.spec.harbour:
            self.t.harbours.append(self.harbour(entry))
            self.t.harbour_copies.append(entry.copies)

    def harbour(self, entry: Harbour) -> HarbourCard:
        card = HarbourCard(HARBOURS[entry.effect])
        card.commodity = self.good(entry.commodity)
        card.show = self.good(entry.show)
        card.sell = self.line(entry.sell)
        card.buy = self.line(entry.buy)
        card.extra = self.line(entry.extra)
        card.scarce = card.effect.scarce(card)
        card.lines = [card.effect.line(card, row) for row in range(SELL, EXTRA + 1)]
        return card

    def line(self, sides: list[list[str]]) -> Rate | None:
        return Rate(self.cost(sides[0]), self.ids(sides[1]), -1, -1, False) if sides else None

    def set_wonders(self) -> None:
        for wonder in self.spec.wonder:
            self.t.wonder_when.append([WHEN[wonder.plan_when], WHEN[wonder.partial_when]])
            self.t.wonder_land.append([self.land(wonder.plan_land), self.land(wonder.partial_land)])
            self.t.wonder_cost.append([self.cost(wonder.plan_cost), self.cost(wonder.partial_cost)])

    def set_powers(self) -> None:
        t = self.t
        t.powers = [self.philosophy(entry) for entry in self.spec.philosophy]
        t.powers += [self.wonder(entry) for entry in self.spec.wonder]
        t.powers += [self.structure(entry) for entry in self.spec.structure]
        t.makes = [power.effect.makes(power) for power in t.powers[POWERS:]]
        self.set_hooks()
        t.at_a_moment = sorted({*t.hooks.use, *t.hooks.sees})

    def power(self, entry: Philosophy | Wonder, effect: PowerEffect) -> Power:
        """What philosophies and wonders share."""
        power = Power(effect)
        power.moment = entry.moment
        power.peeks_hazard = "hazard" in entry.peeks
        power.peeks_harbour = "harbour" in entry.peeks
        power.keep = entry.keep
        power.duplicates = entry.duplicates
        power.fewer = entry.fewer
        power.give = self.cost(entry.give)
        power.get = self.ids(entry.get)
        return power

    def philosophy(self, entry: Philosophy) -> Power:
        power = self.power(entry, PHILOSOPHIES[entry.effect])
        if entry.rate:
            power.rate = self.rate_ids.index(entry.rate)
            words = self.t.rates[power.rate].give.words
            power.give = Cost(list(words[: len(words) - entry.fewer]))
        return power

    def wonder(self, entry: Wonder) -> Power:
        power = self.power(entry, WONDERS[entry.effect])
        power.aegis = self.good(entry.aegis)
        power.title = self.titles.index(entry.hazard_title) if entry.hazard_title else -1
        power.region = self.region(entry.region)
        power.academy = entry.academy
        power.votes = entry.votes
        power.picks = entry.picks_on_tie
        events = [event.id for event in self.spec.event]
        power.event = events.index(entry.event) if entry.event else -1
        power.lowers = self.ids(entry.lowers)
        power.service = [self.cost(words) for words in entry.service_price]
        power.service_give = self.cost(entry.service_give)
        return power

    def structure(self, entry: Structure) -> Power:
        power = Power(STRUCTURES[entry.effect])
        power.makes = self.good(entry.makes)
        power.keep = entry.keep
        return power

    def set_hooks(self) -> None:
        """What holds as long as an island has it is asked of structures too, the rest of what can be used up."""
        hooks, powers = self.t.hooks, self.t.powers
        hooks.keeps = answering(PowerEffect.keeps, powers)
        hooks.keeps_shown = answering(PowerEffect.keeps_shown, powers)
        hooks.boosts = answering(PowerEffect.boosts, powers)
        hooks.shields = answering(PowerEffect.shields, powers)
        hooks.shows = answering(PowerEffect.shows, powers)
        hooks.wards = answering(PowerEffect.wards, powers)
        hooks.cheaper = answering(PowerEffect.cheaper, powers)
        hooks.academy = answering(PowerEffect.academy, powers)
        hooks.owed = answering(PowerEffect.owed, powers)
        hooks.votes = answering(PowerEffect.votes, powers)
        hooks.picks = answering(PowerEffect.picks, powers)
        hooks.lights = [power for power in answering(PowerEffect.lights, powers) if powers[power].service]
        once = powers[:POWERS]
        hooks.before_event = answering(PowerEffect.before_event, once)
        hooks.softens = answering(PowerEffect.softens, once)
        hooks.grown = answering(PowerEffect.grown, once)
        hooks.produced = answering(PowerEffect.produced, once)
        hooks.lowers = answering(PowerEffect.lowers, once)
        hooks.use = answering(PowerEffect.use, once)
        hooks.sees = sorted({*answering(PowerEffect.foresees, once), *answering(PowerEffect.looks, once)})

    def set_ending(self) -> None:
        t, need = self.t, self.spec.complete
        t.complete = [need.villages, need.workshops, need.acropolis, need.wonders]
        steps = sorted(self.spec.tie_break, key=lambda step: step.number)
        t.tie_counts = [COUNTED.index(step.counts) for step in steps]
        t.tie_most = [step.most for step in steps]
        t.tie_complete = next(at for at, step in enumerate(steps) if step.complete)


def answering(hook: Callable[..., object], powers: list[Power]) -> list[int]:
    """The powers whose effect has an answer of its own to a hook of `PowerEffect`."""
    return [at for at, power in enumerate(powers) if getattr(type(power.effect), hook.__name__) is not hook]
