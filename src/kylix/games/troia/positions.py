"""Positions of Troia, for lessons and tests.

Cards that a position does not name are in the deck of the side whose back they have, behind the cards that `decks`
names as the top ones, in the order of the component file. Where `deck_sizes` says that a deck is smaller, its rest
lies at the bottom of that side's discard pile. Heroes that are not named stand in combat; hands are empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kylix.common.positions import Open, arranged, hold
from kylix.core.state import State
from kylix.kit.registry import game

FIRST = "ZEUS HERMES ARTEMIS HERA POSEIDON ARES"
"""The gods of the first game; the slots in this order cost the Greek 5 4 3 3 2 1 and the Trojan 1 2 3 3 4 5."""
OTHER = "APHRODITE HEPHAESTUS APOLLO IRIS DORIS ATHENA"
"""The other face of each of these tiles, in the same slots."""

SEATS = "GT"
HEROES = ("ACHILLES", "AJAX", "ODYSSEUS", "AGAMEMNON", "AENEAS", "SARPEDON")
CARDS: tuple[str, ...] = tuple(card.id for card in game("troia").base.spec.card)

BySide = Mapping[str, str]


def at(**spaces: str) -> dict[str, str]:
    """The space of every hero: `at(TP="AJAX AENEAS")`; heroes that are not named stand in combat."""
    return dict.fromkeys(HEROES, "C") | {hero: space for space, some in spaces.items() for hero in some.split()}


def position(
    to_move: str = "G",
    *,
    olympus: str = FIRST,
    heroes: Mapping[str, str] | None = None,
    hands: BySide | None = None,
    decks: BySide | None = None,
    deck_sizes: Mapping[str, int] | None = None,
    discards: BySide | None = None,
    horse: str = "",
    track: int = 0,
    cornucopia: str | None = None,
    known: BySide | None = None,
    turn: int | None = None,
    asks: str = "action",
    options: Mapping[str, object] | None = None,
    chance: list[int] | None = None,
) -> State:
    """A position in which `to_move` is asked for an action, for progress (`objective`) or for a power (`ZEUS`)."""
    number = turn or 1 + SEATS.index(to_move)
    hold(SEATS[(number - 1) % 2] == to_move, "the Greek has the odd turns")
    settled = {"gods": olympus.split(), **(options or {})}
    seat = SEATS.index(to_move)
    s = arranged(
        "troia",
        options=settled,
        chance=chance,
        stack=_stack(number, seat, asks, settled),
        turn=number,
        active=to_move,
        olympus=olympus.split(),
        heroes=at() | dict(heroes or {}),
        horse=horse.split(),
        track=track,
        cornucopia=cornucopia,
        known=_known(known, hands),
        honoured=asks if asks.isupper() else None,
        superior=1 if asks.isupper() else -1,
        **_zones(hands, decks, deck_sizes or {}, discards, horse.split()),
    )
    s.invariants()
    return s


def _by_side(zones: BySide | None) -> list[list[str]]:
    return [sorted((zones or {}).get(side, "").split(), key=CARDS.index) for side in SEATS]


def _known(known: BySide | None, hands: BySide | None) -> list[list[str]]:
    """What is named, and cards of the other side's back: they cannot come into a hand unseen."""
    taken = [[card for card in hand if card[0] != side] for side, hand in zip(SEATS, _by_side(hands), strict=True)]
    both = zip(_by_side(known), taken, strict=True)
    return [sorted({*named, *others}, key=CARDS.index) for named, others in both]


def _zones(
    hands: BySide | None,
    decks: BySide | None,
    sizes: Mapping[str, int],
    discards: BySide | None,
    horse: list[str],
) -> dict[str, Any]:
    hand = _by_side(hands)
    deck = [(decks or {}).get(side, "").split() for side in SEATS]
    pile = [(discards or {}).get(side, "").split() for side in SEATS]
    named = {card for zone in [*hand, *deck, *pile, horse] for card in zone}
    for seat, side in enumerate(SEATS):
        deck[seat] += [card for card in CARDS if card[0] == side and card not in named]
        size = sizes.get(side, len(deck[seat]))
        hold(size <= len(deck[seat]), "there are not so many cards left")
        pile[seat] = deck[seat][size:] + pile[seat]
        del deck[seat][size:]
    return {"hand": hand, "deck": deck, "discard": pile}


def _stack(turn: int, seat: int, asks: str, options: Mapping[str, object]) -> Open:
    """The open rules as they lie when the question is asked in the course of a game."""
    begun: Open = [("Siege", turn + 1, {}), ("Turn", 1, {"seat": seat})]
    if asks == "action":
        return [*begun, ("ChooseAction", 0, {"seat": seat})]
    if asks == "objective":
        return [*begun, ("Objective", 1, {"seat": seat}), ("MakeProgress", 0, {"seat": seat})]
    setting = game("troia").setting(2, options)
    god = setting.names["god"].index(asks)
    question = type(setting.tables.powers[god](seat)).__name__
    about = {"seat": seat, "god": god}
    return [*begun, ("Offering", 5, about), ("Power", 1, about), (question, 0, {"seat": seat})]
