"""Perft: how many chains of moves lead on from a position. A rule that changes unnoticed changes a number here."""

from __future__ import annotations

import pytest

import kylix
from games.troia.position import OTHER, at, siege
from kylix.testing import counts


def test_a_small_start() -> None:
    """One card in hand.

    1: draw, Ares. 2: the Trojan draws, or the boar pays. 3: draw, Poseidon or Ares with three cards; or done.
    4: three actions of the Trojan after a draw, three cards to begin a payment of Poseidon or of Ares; or his draw.
    """
    t = siege(hands={"G": "G-BOAR-1"}, decks={"G": "G-FISH-1 G-WINE-1", "T": "T-WINE-1 T-RAM-FISH"})
    assert counts(t.s, 4) == [2, 2, 1 + 2 + 1, 3 + 3 + 3 + 1]


def test_a_small_objective_step() -> None:
    """Two heads in hand and three heroes forward.

    1: skip or two cards. 2: the Trojan draws; three heroes to begin with, each time. 3: draw or Artemis; three pairs in
    either order, each time. 4: the same three answers after a draw, two ways to begin the payment; the Trojan draws.
    """
    t = siege(
        heroes=at(TP="AJAX ODYSSEUS AENEAS"),
        hands={"G": "G-WINE-1 G-DEER-2"},
        decks={"G": "G-FISH-1 G-BOAR-1"},
        asks="objective",
    )
    assert counts(t.s, 4) == [1 + 2, 1 + 2 * 3, 2 + 2 * 6, 3 + 2 + 2 * 6]


def test_the_last_moves_of_a_game_have_no_continuation() -> None:
    """Drawing the last card ends the game; the offering goes on."""
    t = siege(hands={"G": "G-BOAR-1"}, deck_sizes={"G": 1})
    assert counts(t.s, 3) == [2, 1, 1]


def test_a_power_with_many_ways() -> None:
    """Iris: declined or thirty ways; the Trojan can then only draw."""
    t = siege(olympus=OTHER, asks="IRIS")
    assert counts(t.s, 2) == [31, 31]


@pytest.mark.parametrize(
    ("seed", "gods", "expected"),
    [
        (1, "first_game", [3, 7, 14, 33, 117, 388]),
        (2, "random_faces", [3, 7, 13, 33, 113, 372]),
        (3, OTHER, [4, 8, 15, 37, 118, 376]),
    ],
)
def test_the_first_moves_of_new_games(seed: int, gods: str, expected: list[int]) -> None:
    """Counts written down from games that were dealt once; the first is seen from the hand."""
    assert counts(kylix.new("troia", seed=seed, options={"gods": gods}), len(expected)) == expected


def test_a_rich_position() -> None:
    """Both sides with cards, the Cornucopia and heroes everywhere.

    1: draw, or all six gods, since the token gives the symbol. 2: skip or four parts after the draw; the token or any
    of the four cards, with which the payment for each god can begin.
    """
    t = siege(
        olympus="ZEUS HERMES APOLLO HERA DORIS ATHENA",
        heroes=at(GP="ACHILLES", GD="AJAX", TD="AGAMEMNON", TP="AENEAS ODYSSEUS"),
        hands={"G": "G-WINE-1 G-BOAR-2 G-FISH-1 G-WINE-RAM", "T": "T-WINE-1 T-RAM-FISH"},
        discards={"T": "T-DEER-1 T-RAM-1"},
        cornucopia="G",
        horse="G-WHEAT-1",
        track=1,
    )
    assert counts(t.s, 6) == [1 + 6, 5 + 6 * 5, 136, 467, 1367, 3613]
