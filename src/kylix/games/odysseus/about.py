"""What the things of Odysseus do and cost, in words; and what stands beside an option."""

from __future__ import annotations

from typing import Any

from kylix.core.moves import Move
from kylix.games.odysseus.moves import Buy, Embark, Pick, Raise, Redirect, Repose, Take
from kylix.games.odysseus.spec import Card, OdysseusSet, Story
from kylix.kit.game import Setting
from kylix.kit.words import Words

READ = ("card", "story", "epic", "skill", "type", "automa", "symbol")


def about(words: Words, setting: Setting, kind: str, name: str, shown: dict[str, Any] | None) -> list[str]:
    spec: OdysseusSet = setting.components.spec
    match kind:
        case "card":
            return [effect(words, spec, next(card for card in spec.card if card.id == name))]
        case "story":
            told = [about_story(words, next(story for story in spec.story if story.id == name))]
            worth = shown["derived"]["worth"].get(name) if shown else None
            return told if worth is None else [*told, words.say("text-odysseus-worth", points=worth)]
        case "epic":
            points = next(epic.vp for epic in spec.epic if epic.id == name)
            return [words.say("text-odysseus-about-epic", points=points)]
        case "skill":
            skill = next(skill for skill in spec.skill if skill.id == name)
            return [words.say("text-odysseus-about-skill", top=skill.top, column=skill.column)]
        case "type":
            return [words.say("text-odysseus-about-type")]
        case "automa":
            automa = next(automa for automa in spec.automa if automa.id == name)
            signs = [words.say(f"text-odysseus-about-{sign}") for sign in automa.symbols]
            return [words.say("text-odysseus-about-automa", path=automa.path), *signs]
        case _:
            return [words.say(f"text-odysseus-about-{name}")]


def about_story(words: Words, story: Story) -> str:
    if story.group == "value":
        values = words.listed([str(value) for value in story.values])
        return words.say("text-odysseus-about-values", points=story.vp, values=values)
    kind, things = ("skill", story.skills) if story.group == "skill" else ("type", story.types)
    return words.say("text-odysseus-about-story", points=story.vp, things=[words.name(kind, one) for one in things])


def effect(words: Words, spec: OdysseusSet, card: Card) -> str:
    """When it gives points, its type, and what one gains at once."""
    points = words.say("page-odysseus-trial", points=card.vp, skill=card.skill, value=card.value)
    gains = words.listed(gained(words, spec, card))
    told = words.say("page-odysseus-gains", gains=gains) if gains else words.say("page-odysseus-no-gains")
    return words.say("text-odysseus-about-card", points=points, type=words.name("type", card.type), gains=told)


def adventure(words: Words, card: Card) -> str:
    """The name of the card without what stands beside it anyway."""
    return words.name("card", card.id).rsplit(" (", 1)[0]


def gained(words: Words, spec: OdysseusSet, card: Card) -> list[str]:
    """What the icons of a card give, those of one kind together."""
    counts: dict[str, int] = {}
    kinds = {gain.id: gain for gain in spec.gain}
    for icon in card.gains:
        gain = kinds[icon]
        name = words.name("skill", gain.skill) if gain.skill else ""
        key = "favour" if gain.effect == "take_favour" else "any-skill"
        name = name or words.say(f"page-odysseus-{key}")
        counts[name] = counts.get(name, 0) + gain.amount
    return [f"+{count} {name}" for name, count in counts.items()]


def hint(words: Words, setting: Setting, shown: dict[str, Any], move: Move) -> str:
    """The card that is taken, the story that lies there and its price."""
    spec: OdysseusSet = setting.components.spec
    if isinstance(move, Take):
        name = shown["ship"][setting.names["slot"][move.slot]]
        card = next(card for card in spec.card if card.id == name)
        facts = {"name": adventure(words, card), "skill": card.skill, "value": card.value, "points": card.vp}
        return words.say("text-odysseus-taken", **facts)
    if isinstance(move, Embark) and shown["chosen"]:
        card = next(card for card in spec.card if card.id == shown["chosen"])
        return words.listed(gained(words, spec, card))
    if isinstance(move, Repose):
        number = {one.id: one.value for one in spec.number}
        point, favour = words.say("page-odysseus-any-skill"), words.say("page-odysseus-favour")
        return words.listed([f"+{number['REST-POINTS']} {point}", f"+{number['REST-FAVOURS']} {favour}"])
    if isinstance(move, (Raise, Redirect)):
        level = shown["skills"][setting.names["seat"].index(shown["seat"])][move.skill]
        return f"{level}\u00a0→\u00a0{level + 1}"
    return story_hint(words, setting, shown, move) if isinstance(move, (Pick, Buy)) else ""


def story_hint(words: Words, setting: Setting, shown: dict[str, Any], move: Pick | Buy) -> str:
    open_stories = shown["display"]
    story = open_stories[move.source] if move.source < len(open_stories) else None
    told = [] if story is None else [told_story(words, story, shown)]
    if isinstance(move, Buy):
        told.append(words.say("page-odysseus-favours", count=setting.tables.story_price))
    return ", ".join(told)


def told_story(words: Words, story: str, shown: dict[str, Any]) -> str:
    key = f"text-odysseus-story-{story}"
    name = words.say(key) if words.has(key) else story
    return f"{name}: {shown['derived']['worth'].get(story, 0)}"
