"""What happens in Deukalion, for logs and animation. Totals are told as whole points and a half (0 or 1)."""

from __future__ import annotations

from typing import Final

from kylix.core.errors import Fact
from kylix.core.events import CHANCE, HEADING, QUIET, TURN, Event
from kylix.games.deukalion.tables import HALF

EVENTS: Final[dict[str, tuple[str, ...]]] = {"turn-began": (HEADING, TURN, CHANCE), "passed": (QUIET,)}
"""The events that are more than plain ones, with their tags."""


def set_up(seat: int, pursuits: list[int]) -> Event:
    return Event("set-up", {"seat": seat, "pursuits": pursuits})


def opening_hand(seat: int, cards: list[int], pursuits: list[int]) -> Event:
    hidden: dict[int, dict[str, Fact]] = {seat: {"cards": cards, "pursuits": pursuits}}
    return Event("opening-hand", {"seat": seat, "count": len(cards), "cards": [], "pursuits": []}, hidden)


def ship_placed(seat: int, square: int) -> Event:
    return Event("ship-placed", {"seat": seat, "square": square})


def turn_began(seat: int, turn: int, dice: list[int]) -> Event:
    return Event("turn-began", {"seat": seat, "turn": turn, "centre": dice[0], "outer": dice[1:]})


def passed(seat: int) -> Event:
    return Event("passed", {"seat": seat})


def forwent(seat: int) -> Event:
    return Event("forwent", {"seat": seat})


def reclaimed(seat: int, count: int) -> Event:
    return Event("reclaimed", {"seat": seat, "count": count})


def placed_kylix(seat: int, card: int, hydra: int, hoplites: int, move: int) -> Event:
    about = {"seat": seat, "to_card": card, "to_hydra": hydra, "to_hoplites": hoplites, "to_move": move}
    return Event("placed-kylix", {**about})


def drew(seat: int, cards: list[int]) -> Event:
    """The others learn how many."""
    return Event("drew", {"seat": seat, "count": len(cards), "cards": []}, {seat: {"cards": cards}})


def played(seat: int, card: int) -> Event:
    return Event("played", {"seat": seat, "card": card})


def tucked(seat: int, card: int) -> Event:
    return Event("tucked", {"seat": seat, "count": 1, "cards": []}, {seat: {"cards": [card]}})


def sailed(seat: int, square: int) -> Event:
    return Event("sailed", {"seat": seat, "square": square})


def founded(seat: int, settlement: int) -> Event:
    return Event("founded", {"seat": seat, "settlement": settlement})


def challenged_ship(seat: int, foe: int) -> Event:
    return Event("challenged-ship", {"seat": seat, "foe": foe})


def challenged_city(seat: int, city: int) -> Event:
    return Event("challenged-city", {"seat": seat, "city": city})


def challenged_settlement(seat: int, settlement: int) -> Event:
    return Event("challenged-settlement", {"seat": seat, "settlement": settlement})


def challenged_hydra(seat: int) -> Event:
    return Event("challenged-hydra", {"seat": seat})


def hydra_swam(seat: int, square: int) -> Event:
    return Event("hydra-swam", {"seat": seat, "square": square})


def hydra_attacked(seat: int) -> Event:
    return Event("hydra-attacked", {"seat": seat})


def hydra_calmed(seat: int) -> Event:
    return Event("hydra-calmed", {"seat": seat})


def threw(seat: int, up: int, down: int, edge: int) -> Event:
    return Event("threw", {"seat": seat, "down": down, "edge": edge, "up": up})


def counted(seat: int, total: int, lost: int, bonus: int) -> Event:
    """`bonus` is what cards added, in half points."""
    facts: dict[str, Fact] = {"seat": seat, "points": total // HALF, "half": total % HALF, "lost": lost, "bonus": bonus}
    return Event("counted", facts)


def won(seat: int) -> Event:
    return Event("won", {"seat": seat})


def beaten(seat: int) -> Event:
    """A city, a settlement or the Hydra held out."""
    return Event("beaten", {"seat": seat})


def took_treasure(seat: int, colour: int) -> Event:
    return Event("took-treasure", {"seat": seat, "colour": colour})


def made_room(seat: int) -> Event:
    return Event("made-room", {"seat": seat})


def took_nothing(seat: int) -> Event:
    return Event("took-nothing", {"seat": seat})


def stole(seat: int, foe: int, card: int) -> Event:
    """Only winner and loser learn which card it was."""
    return Event("stole", {"seat": seat, "foe": foe, "cards": []}, {seat: {"cards": [card]}, foe: {"cards": [card]}})


def seized(seat: int, settlement: int, foe: int) -> Event:
    return Event("seized", {"seat": seat, "settlement": settlement, "foe": foe})


def too_few_left(seat: int, settlement: int) -> Event:
    return Event("too-few-left", {"seat": seat, "settlement": settlement})


def ship_relocated(seat: int, foe: int, square: int) -> Event:
    """`seat` moved the ship of `foe`."""
    return Event("ship-relocated", {"seat": seat, "foe": foe, "square": square})


def hydra_relocated(seat: int, square: int) -> Event:
    return Event("hydra-relocated", {"seat": seat, "square": square})


def delivered(seat: int, colour: int) -> Event:
    return Event("delivered", {"seat": seat, "colour": colour})


def treasure_placed(seat: int, colour: int, city: int) -> Event:
    return Event("treasure-placed", {"seat": seat, "colour": colour, "city": city})


def honoured(seat: int, count: int) -> Event:
    return Event("honoured", {"seat": seat, "count": count})


def secret_shown(seat: int, pursuit: int) -> Event:
    return Event("secret-shown", {"seat": seat, "pursuit": pursuit})


def completed(seat: int, pursuit: int, points: int) -> Event:
    return Event("completed", {"seat": seat, "pursuit": pursuit, "points": points})


def completed_jointly(seats: list[int], pursuit: int) -> Event:
    return Event("completed-jointly", {"seats": seats, "pursuit": pursuit})


def turned_up(pursuit: int) -> Event:
    return Event("turned-up", {"pursuit": pursuit})


def game_ended(winners: list[int], ending: int) -> Event:
    return Event("game-ended", {"winners": winners, "ending": ending})
