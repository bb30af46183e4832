"""What happens in Odysseus, for logs and animation. Nothing that happens is secret."""

from __future__ import annotations

from typing import Final

from kylix.core.events import HEADING, PLAYED_TURN, TURN, Event

EVENTS: Final[dict[str, tuple[str, ...]]] = {"turn-began": (HEADING, TURN), "automa-turn-began": (PLAYED_TURN,)}
"""The events that are more than plain ones, with their tags."""


def stories_laid(stories: list[int]) -> Event:
    return Event("stories-laid", {"stories": stories})


def story_dealt(seat: int, story: int) -> Event:
    return Event("story-dealt", {"seat": seat, "story": story})


def automa_stories_dealt(stories: list[int], vp: int) -> Event:
    return Event("automa-stories-dealt", {"stories": stories, "vp": vp})


def ship_filled(cards: list[int], count: int) -> Event:
    """The cards dealt face up, and how many lie face down."""
    return Event("ship-filled", {"cards": cards, "count": count})


def turn_began(seat: int, turn: int) -> Event:
    return Event("turn-began", {"seat": seat, "turn": turn})


def took(seat: int, card: int, slot: int) -> Event:
    return Event("took", {"seat": seat, "card": card, "slot": slot})


def revealed(side: int, cards: list[int]) -> Event:
    return Event("revealed", {"side": side, "cards": cards})


def took_ship_favour(seat: int, side: int, count: int) -> Event:
    return Event("took-ship-favour", {"seat": seat, "side": side, "count": count})


def took_favour(seat: int, count: int) -> Event:
    return Event("took-favour", {"seat": seat, "count": count})


def skill_raised(seat: int, skill: int, level: int) -> Event:
    return Event("skill-raised", {"seat": seat, "skill": skill, "level": level})


def point_redirected(seat: int, printed: int, skill: int, count: int) -> Event:
    return Event("point-redirected", {"seat": seat, "printed": printed, "skill": skill, "count": count})


def point_lost(seat: int, skill: int) -> Event:
    return Event("point-lost", {"seat": seat, "skill": skill})


def free_point_lost(seat: int) -> Event:
    return Event("free-point-lost", {"seat": seat})


def adventure_placed(seat: int, card: int, skill: int) -> Event:
    return Event("adventure-placed", {"seat": seat, "card": card, "skill": skill})


def rest_forced(seat: int, skill: int, limit: int) -> Event:
    """The column of the skill is full: nothing but rest was left."""
    return Event("rest-forced", {"seat": seat, "skill": skill, "limit": limit})


def rested(seat: int, card: int) -> Event:
    return Event("rested", {"seat": seat, "card": card})


def epic_taken(seat: int, epic: int, vp: int) -> Event:
    return Event("epic-taken", {"seat": seat, "epic": epic, "vp": vp})


def line_completed(seat: int, count: int) -> Event:
    return Event("line-completed", {"seat": seat, "count": count})


def line_unrewarded(seat: int) -> Event:
    return Event("line-unrewarded", {"seat": seat})


def story_bought(seat: int, price: int) -> Event:
    return Event("story-bought", {"seat": seat, "price": price})


def story_gained(seat: int, story: int, source: int) -> Event:
    return Event("story-gained", {"seat": seat, "story": story, "source": source})


def space_filled(source: int, story: int) -> Event:
    """A space of the display, as a source, and the token now lying there."""
    return Event("space-filled", {"source": source, "story": story})


def last_card_removed(card: int) -> Event:
    return Event("last-card-removed", {"card": card})


def game_ended(ending: int, winners: list[int]) -> Event:
    return Event("game-ended", {"ending": ending, "winners": winners})


def automa_turn_began(turn: int) -> Event:
    return Event("automa-turn-began", {"turn": turn})


def automa_card_turned(automa: int, path: int) -> Event:
    return Event("automa-card-turned", {"automa": automa, "path": path})


def display_discarded(stories: list[int]) -> Event:
    return Event("display-discarded", {"stories": stories})


def display_renewed(stories: list[int]) -> Event:
    return Event("display-renewed", {"stories": stories})


def owl_found_nothing(automa: int) -> Event:
    return Event("owl-found-nothing", {"automa": automa})


def owl_found_card(automa: int, slot: int) -> Event:
    return Event("owl-found-card", {"automa": automa, "slot": slot})


def automa_took(card: int, slot: int, path: int) -> Event:
    return Event("automa-took", {"card": card, "slot": slot, "path": path})


def ship_favour_discarded(side: int) -> Event:
    return Event("ship-favour-discarded", {"side": side})


def automa_epic_taken(epic: int, vp: int) -> Event:
    return Event("automa-epic-taken", {"epic": epic, "vp": vp})
