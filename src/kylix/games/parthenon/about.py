"""What the things of Parthenon do and cost, in words; and what stands beside an option."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from kylix.common import bands
from kylix.core.moves import Move
from kylix.games.parthenon.moves import Accept, Bare, Hide
from kylix.games.parthenon.sea_moves import Send, Trade
from kylix.games.parthenon.spec import ParthenonSet
from kylix.kit.game import Setting
from kylix.kit.words import Words

READ = ("good", "structure", "wonder", "philosophy", "event", "hazard", "harbour", "land", "island", "phase", "rate")


def about(words: Words, setting: Setting, kind: str, name: str, shown: dict[str, Any] | None) -> list[str]:
    return Reader(words, setting, shown).about(kind, name)


def counted(words: Words, cost: Sequence[str]) -> str:
    """Words of a price with their numbers: `2 ore, 1 rare`."""
    return ", ".join(one_kind(words, word, count) for word, count in Counter(cost).items())


def one_kind(words: Words, word: str, count: int) -> str:
    key = f"text-parthenon-count-{word}"
    return words.say(key, count=count) if words.has(key) else f"{count} {words.name('word', word)}"


class Reader:
    """One table, or a title before any: what its set and, where there is a view, the prices of now say."""

    def __init__(self, words: Words, setting: Setting, shown: dict[str, Any] | None) -> None:
        self.words = words
        self.spec: ParthenonSet = setting.components.spec
        self.names = setting.names
        self.derived = None if shown is None or shown["seat"] is None else shown["derived"]

    def say(self, key: str, **facts: Any) -> str:
        return self.words.say(f"text-parthenon-{key}", **facts)

    def price(self, key: str, cost: Sequence[str], **facts: Any) -> str:
        return self.say(key, cost=counted(self.words, cost) or self.say("nothing"), **facts)

    def about(self, kind: str, name: str) -> list[str]:
        match kind:
            case "wonder":
                return self.wonder(name)
            case "structure":
                return self.structure(name)
            case "philosophy":
                held = next(one for one in self.spec.philosophy if one.id == name)
                adopted = self.price("adoption", self.spec.adoption.price, count=held.copies)
                return [self.words.say(f"page-parthenon-about-{name}"), adopted]
            case "event":
                return [self.words.say(f"page-parthenon-about-{name}")]
            case "hazard":
                return self.hazard(name)
            case "harbour":
                return self.harbour(name)
            case "land":
                return self.land(name)
            case "island":
                return self.island(name)
            case "rate":
                return self.rate(name)
            case _:
                return [self.say(f"about-{name}")]

    def wonder(self, name: str) -> list[str]:
        wonder = next(one for one in self.spec.wonder if one.id == name)
        stages = (
            ("stage-first", wonder.plan_cost, wonder.plan_when, wonder.plan_land),
            ("stage-second", wonder.partial_cost, wonder.partial_when, wonder.partial_land),
        )
        told = [self.words.say(f"page-parthenon-about-{name}")]
        for key, cost, when, land in stages:
            phase = when.upper().replace("_", "-")
            told.append(self.price(key, cost, phase=phase, land=land or None))
        return told

    def structure(self, name: str) -> list[str]:
        structure = next(one for one in self.spec.structure if one.id == name)
        told = [self.say(f"about-{name}", count=structure.keep)]
        if structure.makes:
            good = self.words.name("good", structure.makes)
            told.append(self.price("makes", structure.price, good=good))
        now = self.derived["acropolis"][name] if self.derived else None
        if now and now["next"]:
            return [*told, self.price("costs-you", now["next"]["words"])]
        if structure.each_import:
            return [*told, self.price("costs-imports", structure.cost)]
        return [*told, self.price("costs", structure.cost)]

    def hazard(self, name: str) -> list[str]:
        hazard = next(one for one in self.spec.hazard if one.id == name)
        title = next(one for one in self.spec.hazard_title if one.id == hazard.title)
        told = [self.say(f"hazard-{name}", over=hazard.over, count=hazard.amount)]
        if title.shield:
            told.append(self.say("shielded", good=title.shield))
        if title.gift:
            told.append(self.say("gifted"))
        return told

    def harbour(self, name: str) -> list[str]:
        card = next(one for one in self.spec.harbour if one.id == name)
        told: list[str] = []
        for key, rate in (("sell", card.sell), ("buy", card.buy), ("extra", card.extra)):
            if rate:
                told.append(self.say(f"at-{key}", give=counted(self.words, rate[0]), get=counted(self.words, rate[1])))
        if card.commodity:
            told.append(self.say("only-so", good=card.commodity))
        if card.show:
            told.append(self.words.say("page-parthenon-shows", good=card.show))
        if card.fee:
            told.append(self.words.say("page-parthenon-fee"))
        return told or [self.say("no-condition")]

    def land(self, name: str) -> list[str]:
        land = next(one for one in self.spec.land if one.id == name)
        region = next(one for one in self.spec.region if one.id == land.region)
        told = [self.say("about-land", region=land.region, count=region.hazards)]
        if land.sells:
            told.append(self.say(f"sells-{land.sells}"))
        rates = [rate.id for rate in self.spec.rate if rate.region == land.region]
        return [*told, self.say("rates", rates=[self.words.name("rate", rate) for rate in rates])]

    def island(self, name: str) -> list[str]:
        island = next(one for one in self.spec.island if one.id == name)
        goods = [self.words.name("good", good) for good in island.natives]
        twice = [self.words.name("structure", one) for one in island.alternates]
        about = self.say("about-island", goods=self.words.listed(goods), rare=self.words.name("good", island.rare))
        more = self.price("alternates", self.spec.acropolis.surcharge, structures=self.words.listed(twice))
        return [about, more]

    def rate(self, name: str) -> list[str]:
        rate = next((one for one in self.spec.rate if one.id == name), None)
        if rate is None:
            return [self.say(f"rate-{name}")]
        told = self.say("exchange", give=counted(self.words, rate.give), get=counted(self.words, rate.get)) + "."
        return [told, self.say("in-region", region=rate.region)]


def printed(setting: Setting) -> set[str]:
    """The rates of the trade table, whose names say all of them."""
    return {rate.id for rate in setting.components.spec.rate}


def hint(words: Words, setting: Setting, shown: dict[str, Any], move: Move) -> str:
    """The price of an option; what an offer gives and wants; a rate that stands on a card."""
    derived = shown["derived"]
    if isinstance(move, Accept):
        gives, wants = [
            counted(words, shown[field][move.slot]) or words.say("page-parthenon-nothing")
            for field in ("offer_give", "offer_want")
        ]
        return words.say("text-parthenon-exchange", give=wants, get=gives)
    if isinstance(move, Trade) and setting.names["rate"][move.rate] not in printed(setting):
        port = next(port for port in derived["ports"] if port["ship"] == setting.names["ship"][move.ship])
        rate = next(rate for rate in port["rates"] if rate["rate"] == setting.names["rate"][move.rate])
        give, get = counted(words, rate["give"]), counted(words, rate["get"])
        return words.say("text-parthenon-exchange", give=give, get=get)
    if isinstance(move, (Hide, Bare)):
        return words.say("text-parthenon-cards", count=derived["keep"][isinstance(move, Bare)])
    if isinstance(move, Send):
        return danger(words, derived, setting.names["ship"][move.ship], setting.names["land"][move.land])
    ways = [counted(words, cost) for cost in derived["prices"].get(setting.text(move), [])]
    return f" {words.say('text-parthenon-or')} ".join(way or words.say("text-parthenon-free") for way in ways)


def danger(words: Words, derived: Any, ship: str, land: str) -> str:
    """How likely a hazard hits a fleet of one's own on its way, as a band; empty where none is ahead."""
    for one in derived["dangers"]:
        if (one["ship"], one["land"]) == (ship, land):
            return words.say("page-parthenon-danger", chance=bands.in_words(words, one["low"], one["high"]))
    return ""
