"""What happens in Troia, for logs and animation. Public facts first, then what only one side is told."""

from __future__ import annotations

from typing import Final

from kylix.core.errors import Fact
from kylix.core.events import HEADING, QUIET, TURN, Event

EVENTS: Final[dict[str, tuple[str, ...]]] = {"turn-began": (HEADING, TURN), "power-declined": (QUIET,)}
"""The events that are more than plain ones, with their tags."""


def set_up(gods: list[int]) -> Event:
    return Event("set-up", {"gods": gods})


def opening_hand(seat: int, cards: list[int]) -> Event:
    return Event("opening-hand", {"seat": seat, "count": len(cards), "cards": []}, {seat: {"cards": cards}})


def turn_began(seat: int, turn: int) -> Event:
    return Event("turn-began", {"seat": seat, "turn": turn})


def drew(seat: int, cards: list[int]) -> Event:
    """The others learn how many."""
    return Event("drew", {"seat": seat, "count": len(cards), "cards": []}, {seat: {"cards": cards}})


def offered(seat: int, god: int, cards: list[int], cornucopia: bool, superior: bool) -> Event:
    about: dict[str, Fact] = {
        "seat": seat,
        "god": god,
        "cards": cards,
        "cornucopia": int(cornucopia),
        "superior": int(superior),
    }
    return Event("offered", about)


def god_moved(god: int, slot: int) -> Event:
    return Event("god-moved", {"god": god, "slot": slot})


def hero_moved(hero: int, start: int, space: int) -> Event:
    return Event("hero-moved", {"hero": hero, "start": start, "space": space})


def power_lost(god: int) -> Event:
    return Event("power-lost", {"god": god})


def power_declined(seat: int, god: int) -> Event:
    return Event("power-declined", {"seat": seat, "god": god})


def took_card(seat: int, card: int, source: int) -> Event:
    """Both sides know which card it was. `source` is 0 for the discard pile, 1 for the hand."""
    return Event("took-card", {"seat": seat, "card": card, "source": source})


def took_cornucopia(seat: int) -> Event:
    return Event("took-cornucopia", {"seat": seat})


def made_no_progress(seat: int) -> Event:
    return Event("made-no-progress", {"seat": seat})


def built(seat: int, card: int, figure: int, count: int) -> Event:
    return Event("built", {"seat": seat, "card": card, "figure": figure, "count": count})


def advanced(seat: int, cards: list[int], count: int) -> Event:
    return Event("advanced", {"seat": seat, "cards": cards, "count": count})


def game_ended(winner: int, ending: int) -> Event:
    return Event("game-ended", {"winner": winner, "ending": ending})
