"""The component file of Parthenon, typed, with the constraints that the rulebook puts on the set."""

from __future__ import annotations

from kylix.games.parthenon.effects import EFFECTS, HARBOURS, PHILOSOPHIES, WONDERS
from kylix.games.parthenon.effects.effect import PowerEffect
from kylix.games.parthenon.effects.harbours import HarbourFee
from kylix.games.parthenon.spec_parts import (
    Acropolis,
    Adoption,
    Aegis,
    Bonus,
    Box,
    Calendar,
    Cargo,
    Commodity,
    Complete,
    Discard,
    EventCard,
    FleetCard,
    Harbour,
    Hazard,
    HazardTitle,
    Island,
    Land,
    Limit,
    Phase,
    Philosophy,
    Plan,
    Rate,
    Region,
    Seating,
    Structure,
    TieBreak,
    Variant,
    Village,
    Wild,
    Wonder,
    Workshop,
    Year,
)
from kylix.kit.components import ComponentSet, Fault, unique

KINDS = ("basic",) * 6 + ("rare",) * 4 + ("gold",)
"""Of the commodities, in order; the last rare is the special one."""
TABLES = (
    "year",
    "phase",
    "seating",
    "bonus",
    "commodity",
    "wild",
    "region",
    "land",
    "rate",
    "plan",
    "aegis",
    "fleet",
    "island",
    "village",
    "structure",
    "philosophy",
    "wonder",
    "event",
    "hazard_title",
    "hazard",
    "harbour",
    "tie_break",
    "variant",
    "limit",
    "box",
)
COUNTS = {
    "commodity": 11,
    "wild": 4,
    "region": 2,
    "land": 6,
    "rate": 19,
    "event": 18,
    "aegis": 3,
    "fleet": 3,
    "island": 6,
    "village": 36,
    "structure": 6,
    "philosophy": 6,
    "wonder": 12,
    "tie_break": 11,
}
COUNTED: tuple[str, ...] = (
    "finished_wonders",
    "partial_wonders",
    "plans",
    "acropolis",
    "workshops",
    "philosophies",
    "fleets",
    "aegis",
    "gold",
    "rares",
    "basics",
)
LIMITS = ("DONATIONS", "OPEN-OFFERS", "OFFER-CARDS", "LOADING-STEPS", "FLEET-TRADES")
ORDERED = ["JOURNEY", "FLEET-TRADE", "BUILD"]
"""The phases in which the Archon may be asked for an order."""
VARIANTS = ("beginner", "delian", "tournament", "light_bonus")


class ParthenonSet(ComponentSet):
    calendar: Calendar
    year: list[Year]
    phase: list[Phase]
    seating: list[Seating]
    bonus: list[Bonus]
    commodity: list[Commodity]
    wild: list[Wild]
    region: list[Region]
    land: list[Land]
    rate: list[Rate]
    plan: list[Plan]
    aegis: list[Aegis]
    fleet: list[FleetCard]
    cargo: Cargo
    discard: Discard
    complete: Complete
    island: list[Island]
    village: list[Village]
    workshop: Workshop
    acropolis: Acropolis
    structure: list[Structure]
    adoption: Adoption
    philosophy: list[Philosophy]
    wonder: list[Wonder]
    event: list[EventCard]
    hazard_title: list[HazardTitle]
    hazard: list[Hazard]
    harbour: list[Harbour]
    tie_break: list[TieBreak]
    variant: list[Variant]
    limit: list[Limit]
    box: list[Box]

    def goods(self) -> list[str]:
        """Commodities and Aegis cards: all that a hand, a fleet or an offer can hold."""
        return [commodity.id for commodity in self.commodity] + [aegis.id for aegis in self.aegis]

    def words(self) -> list[str]:
        """Goods and wilds: what a cost is written in."""
        return self.goods() + [wild.id for wild in self.wild]

    def faults(self) -> list[Fault]:
        found = [*self._counts(), *self._ids(), *self._kinds(), *self._words()]
        return [
            *found,
            *self._islands(),
            *self._villages(),
            *self._years(),
            *self._effects(),
            *self._moments("philosophy", PHILOSOPHIES),
            *self._moments("wonder", WONDERS),
            *self._limits(),
            *self._supported(),
        ]

    def _counts(self) -> list[Fault]:
        return [
            ((table,), f"{count} entries are needed, there are {len(getattr(self, table))}")
            for table, count in COUNTS.items()
            if len(getattr(self, table)) != count
        ]

    def _ids(self) -> list[Fault]:
        return [fault for table in TABLES for fault in unique(tuple(getattr(self, table)), table)]

    def _kinds(self) -> list[Fault]:
        """The rules know commodities by their place in the list."""
        found = tuple(commodity.kind for commodity in self.commodity)
        faults: list[Fault] = []
        if found != KINDS:
            faults.append((("commodity",), "six basics, four rares and gold are needed, in this order (PAR-GEN-5)"))
        special = [commodity.special for commodity in self.commodity]
        if special != [at == KINDS.index("gold") - 1 for at in range(len(special))]:
            faults.append((("commodity",), "the last rare alone is special (PAR-FLEETTRADE-9)"))
        roles = [aegis.effect for aegis in self.aegis]
        if roles != ["boost_village", "shield_only", "replace_hazard"]:
            faults.append((("aegis",), "an Army, a Warship and a Gift are needed, in this order (PAR-GEN-12)"))
        wilds = [(wild.kinds, wild.imports) for wild in self.wild]
        if wilds != [(["basic"], False), (["rare"], False), (["basic"], True), (["basic", "rare", "gold"], False)]:
            faults.append((("wild",), "wilds: any basic, any rare, any import, any commodity, in this order"))
        return faults

    def _words(self) -> list[Fault]:
        """Every word of a cost is a good or a wild."""
        words = set(self.words())
        faults: list[Fault] = []
        for table in ("rate", "plan", "fleet", "village", "structure", "philosophy", "wonder", "event", "harbour"):
            for at, entry in enumerate(getattr(self, table)):
                for name, word in entry.spoken():
                    if word not in words:
                        faults.append(((table, at, name), f"there is no good or wild {word}"))
        for name, word in self.workshop.spoken() + self.acropolis.spoken() + self.adoption.spoken():
            if word not in words:
                faults.append(((name,), f"there is no good or wild {word}"))
        return faults

    def _islands(self) -> list[Fault]:
        """PAR-BONUS. Each island without torch shares its start with one torch island, its rare with another."""
        faults: list[Fault] = []
        basics = {commodity.id for commodity in self.commodity if commodity.kind == "basic"}
        torches = [island for island in self.island if island.torch]
        if len(torches) != 3:
            faults.append((("island",), f"three islands have a torch, not {len(torches)} (PAR-SETUP-4)"))
        for at, island in enumerate(self.island):
            if set(island.natives) | set(island.imports) != basics or len(set(island.natives)) != 3:
                faults.append((("island", at), f"{island.id}: three natives, the other basics imports (PAR-GEN-14)"))
            if island.torch:
                continue
            start = [torch.id for torch in torches if set(torch.natives[:2]) == set(island.natives[:2])]
            rare = [torch.id for torch in torches if torch.rare == island.rare]
            if len(start) != 1 or len(rare) != 1 or start == rare:
                faults.append((("island", at), f"{island.id} must share start and rare with one torch island each"))
        return faults

    def _villages(self) -> list[Fault]:
        faults: list[Fault] = []
        for at, island in enumerate(self.island):
            own = [village for village in self.village if village.island == island.id]
            types = sorted((village.commodity, village.number) for village in own)
            if types != sorted((native, number) for native in island.natives for number in (1, 2)):
                faults.append((("island", at), f"{island.id}: two villages of each native are needed (PAR-BUILD-4)"))
            if sorted(village.commodity for village in own if village.start) != sorted(island.natives[:2]):
                faults.append((("island", at), f"{island.id} starts with one village of each of its first two natives"))
        return faults

    def _years(self) -> list[Fault]:
        faults: list[Fault] = []
        for at, year in enumerate(self.year):
            count = sum(event.year == year.number and not event.beginner for event in self.event)
            if count < year.shown:
                faults.append((("year", at), f"{year.shown} events are laid out, the beginners' game has {count}"))
        return faults

    def _effects(self) -> list[Fault]:
        faults: list[Fault] = []
        for table, known in EFFECTS.items():
            for at, entry in enumerate(getattr(self, table)):
                if entry.effect not in known:
                    faults.append(((table, at, "effect"), f"there is no effect {entry.effect}: {', '.join(known)}"))
        return faults

    def _moments(self, table: str, known: dict[str, PowerEffect]) -> list[Fault]:
        """What its owner can turn to is asked about at some moments only."""
        faults: list[Fault] = []
        for at, entry in enumerate(getattr(self, table)):
            moments = known[entry.effect].MOMENTS if entry.effect in known else frozenset()
            if moments and entry.moment not in moments:
                fitting = ", ".join(sorted(moments))
                faults.append(((table, at, "moment"), f"{entry.effect} is used at: {fitting} (PAR-PHIL-3)"))
        return faults

    def _limits(self) -> list[Fault]:
        faults: list[Fault] = []
        for name in LIMITS:
            if name not in [limit.id for limit in self.limit]:
                faults.append((("limit",), f"the limit {name} is missing"))
        for name in VARIANTS:
            if name not in [variant.option for variant in self.variant]:
                faults.append((("variant",), f"the variant {name} is missing"))
        steps = [step.counts for step in self.tie_break]
        faults += [
            (("tie_break", at), f"nothing counts {step}") for at, step in enumerate(steps) if step not in COUNTED
        ]
        return faults

    def _supported(self) -> list[Fault]:
        """Numbers that the rules take for granted."""
        faults = [*self._uses(), *self._fees()]
        if self.discard.b != 1:
            faults.append((("discard", "b"), "option B keeps one card of each type (PAR-DISCARD-3)"))
        if [phase.id for phase in self.phase if phase.asks_order] != ORDERED:
            faults.append((("phase",), f"an order is asked for in {', '.join(ORDERED)} (PAR-GEN-3)"))
        if any(limit.id == "OPEN-OFFERS" and limit.value != 2 for limit in self.limit):
            faults.append((("limit",), "two offers may be open at a time"))
        return faults

    def _uses(self) -> list[Fault]:
        return [
            ((table, at, "uses"), "nothing is used more than once a season (PAR-Q41)")
            for table in ("structure", "philosophy", "wonder", "event", "harbour")
            for at, entry in enumerate(getattr(self, table))
            if entry.uses > 1 or getattr(entry, "service_uses", 0) > 1
        ]

    def _fees(self) -> list[Fault]:
        return [
            (("harbour", at, "fee"), "a fee is one commodity of any kind (PAR-Q8)")
            for at, harbour in enumerate(self.harbour)
            if isinstance(HARBOURS.get(harbour.effect), HarbourFee) and harbour.fee != [self.wild[-1].id]
        ]
