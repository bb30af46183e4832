"""What the things of Deukalion do and cost, in words; and what stands beside an option."""

from __future__ import annotations

from typing import Any

from kylix.core.moves import Move
from kylix.games.deukalion.moves import Claim, Do, Play, Reclaim, Rotate
from kylix.games.deukalion.spec import DeukalionSet, Side
from kylix.kit.game import Setting
from kylix.kit.words import Words

READ = ("card", "pursuit", "city", "settlement", "symbol")
SIDES = {"defeat_ship": "ship", "defeat_hydra": "hydra", "action_cards": "cards", "hoplites": "hoplites"}


def about(words: Words, setting: Setting, kind: str, name: str, shown: dict[str, Any] | None) -> list[str]:
    spec: DeukalionSet = setting.components.spec
    match kind:
        case "card":
            card = next(card for card in spec.card if card.id == name)
            when = [words.say(f"page-deukalion-window-{window.lower()}") for window in card.windows]
            stays = "page-deukalion-permanent" if card.permanent else "page-deukalion-one-shot"
            played = words.say("page-deukalion-when", when=words.listed(when))
            return [sentence(effect(words, setting, name)), played, words.say(stays)]
        case "pursuit":
            return [sentence(pursuit(words, setting, name))]
        case "city":
            city = next(city for city in spec.city if city.id == name)
            told = [words.say("text-deukalion-about-city", value=city.value, count=city.spaces)]
            lying = [shown["spaces"][f"{name}-{space + 1}"] for space in range(city.spaces)] if shown else []
            treasures = [words.name("colour", colour) for colour in lying if colour]
            return told + ([words.say("text-deukalion-lying", treasures=treasures)] if treasures else [])
        case "settlement":
            place = next(place for place in spec.settlement if place.id == name)
            told = [words.say("text-deukalion-about-settlement", value=place.value, count=place.hoplites)]
            owner = shown["held"][name] if shown else None
            return told + ([words.say("text-deukalion-held", seat=owner)] if owner else [])
        case _:
            return [words.say(f"text-deukalion-about-{name}")]


def sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}" + ("" if text.endswith(".") else ".")


def effect(words: Words, setting: Setting, name: str) -> str:
    """One line: what the card does."""
    card = next(card for card in setting.components.spec.card if card.id == name)
    return words.say(f"page-deukalion-effect-{card.effect}", count=card.amount)


def pursuit(words: Words, setting: Setting, name: str) -> str:
    """Both ways to complete it, and its points."""
    spec: DeukalionSet = setting.components.spec
    first, second = [demand(words, setting, side) for side in spec.sides_of(name)]
    points = next(one.points for one in spec.pursuit if one.id == name)
    return words.say("text-deukalion-about-pursuit", first=first, second=second, points=points)


def demand(words: Words, setting: Setting, side: Side) -> str:
    """What a side of a pursuit asks for; colours as they read at this table."""
    colours = setting.names["colour"]
    read_as = [words.name("colour", colours[setting.tables.read_as[colours.index(one)]]) for one in side.colours]
    key = SIDES.get(side.kind, side.match)
    facts = {
        "city": side.city,
        "count": len(read_as) or side.count,
        "give": side.give if setting.tables.switch.leave_hoplites else 0,
        "colours": words.listed(read_as),
    }
    return words.say(f"page-deukalion-side-{key}", **facts)


def doing(words: Words, setting: Setting, symbol: str, die: int) -> str:
    """What an action does with the number on its die, as far as the dice go."""
    if symbol != "CARD":
        return words.say(f"text-deukalion-does-{symbol}", count=die)
    spec: DeukalionSet = setting.components.spec
    draw = next(draw for draw in spec.draw if draw.face == die)
    return words.say(f"text-deukalion-draws-{draw.who}", count=draw.cards)


def hint(words: Words, setting: Setting, shown: dict[str, Any], move: Move) -> str:
    """What a rotation gives, how far an action goes, whom a step challenges, what a card does, what the Styx earns."""
    derived = shown["derived"]
    if isinstance(move, Rotate):
        card, hydra, hoplites, sail = derived["rotations"][move.rotation]
        facts = {"to_card": card, "to_hydra": hydra, "to_hoplites": hoplites, "to_move": sail}
        return words.say("text-deukalion-placed", **facts)
    if isinstance(move, Do):
        symbol = setting.names["symbol"][move.symbol]
        return doing(words, setting, symbol, derived["rotations"][shown["rotation"]][move.symbol])
    if isinstance(move, Play):
        return effect(words, setting, setting.names["card"][move.card])
    if isinstance(move, Claim):
        name = setting.names["pursuit"][move.pursuit]
        side = setting.components.spec.sides_of(name)[move.side]
        return demand(words, setting, side)
    stake = derived["stake"]
    if isinstance(move, Reclaim) and stake:
        return words.say("page-deukalion-earns", count=stake["honour"]) if move.number >= stake["least"] else ""
    risk = next((risk for risk in derived["risks"] if risk["move"] == setting.text(move)), None)
    if risk is None:
        return ""
    percent = words.say("page-deukalion-percent", percent=f"{round(100 * risk['chance'], 1):g}")
    key = "page-deukalion-challenges-shown" if risk["shows"] else "page-deukalion-challenges"
    return words.say(key, name=words.name(risk["kind"], risk["name"]), percent=percent)
