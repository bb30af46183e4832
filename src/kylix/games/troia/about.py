"""What the things of Troia do and cost, in words; and what stands beside an option."""

from __future__ import annotations

from typing import Any

from kylix.core.moves import Move
from kylix.games.troia.moves import Offer
from kylix.games.troia.spec import Card, TroiaSet
from kylix.kit.game import Setting
from kylix.kit.words import Words

READ = ("god", "hero", "card", "offering")


def about(words: Words, setting: Setting, kind: str, name: str, shown: dict[str, Any] | None) -> list[str]:
    spec: TroiaSet = setting.components.spec
    if kind == "god":
        return about_god(words, setting, name, shown)
    if kind == "hero":
        hero = next(hero for hero in spec.hero if hero.id == name)
        told = [words.say("text-troia-about-hero", greek=named(words, hero.greek), trojan=named(words, hero.trojan))]
        return told + ([words.say("text-troia-stands", space=shown["heroes"][name])] if shown else [])
    if kind == "offering":
        return about_offering(words, spec, name)
    return [effect(words, next(card for card in spec.card if card.id == name))]


def named(words: Words, offering: str) -> str:
    return words.name("offering", offering)


def about_god(words: Words, setting: Setting, name: str, shown: dict[str, Any] | None) -> list[str]:
    spec: TroiaSet = setting.components.spec
    power = next(god.power for god in spec.god if god.id == name)
    offering = next(tile.offering for tile in spec.tile if name in tile.faces)
    does = words.say(f"text-power-{power}", artemis_jump=int(setting.options["artemis_jump"] is True))
    told = [words.say("text-troia-about-god", power=does, offering=offering)]
    if shown is None:
        return told
    costs = shown["derived"]["costs"].get(name)
    if costs is None:
        return [*told, words.say("text-troia-not-in-play")]
    return [*told, words.say("text-troia-costs", greek=costs[0], trojan=costs[1])]


def about_offering(words: Words, spec: TroiaSet, name: str) -> list[str]:
    gods = [god for tile in spec.tile if tile.offering == name for god in tile.faces]
    greek = next(words.name("hero", hero.id) for hero in spec.hero if hero.greek == name)
    trojan = next(words.name("hero", hero.id) for hero in spec.hero if hero.trojan == name)
    return [words.say("text-troia-about-offering", gods=gods, greek=greek, trojan=trojan)]


def effect(words: Words, card: Card) -> str:
    """The symbols of a card, and what else it is good for."""
    symbols = [named(words, one) for one in card.offerings]
    told = words.say("text-troia-symbols", symbols=words.listed(symbols), count=len(symbols))
    if card.figure is None:
        return told
    key = "text-troia-for-horse" if card.back == "greek" else "text-troia-for-path"
    return f"{told} {words.say(key, figure=card.figure)}"


def hint(words: Words, setting: Setting, shown: dict[str, Any], move: Move) -> str:
    """The cost of an offering, and in which symbol one of it must be."""
    if not isinstance(move, Offer):
        return ""
    spec: TroiaSet = setting.components.spec
    god = setting.names["god"][move.god]
    cost = shown["derived"]["costs"][god][setting.names["seat"].index(shown["seat"])]
    offering = next(tile.offering for tile in spec.tile if god in tile.faces)
    return words.say("text-troia-price", cost=cost, offering=offering)
