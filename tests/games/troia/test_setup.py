"""Setup: TRO-SETUP-1 to 10."""

from __future__ import annotations

from itertools import permutations, product

import pytest

import kylix
from games.troia.position import CARDS, FIRST, OTHER, SEATS, at, siege
from kylix.core.chance import Chance, FixedChance
from kylix.kit.registry import game
from kylix.testing import Table, rule

TILES = (
    ("ZEUS", "APHRODITE"),
    ("HERA", "IRIS"),
    ("ARTEMIS", "APOLLO"),
    ("HERMES", "HEPHAESTUS"),
    ("POSEIDON", "DORIS"),
    ("ARES", "ATHENA"),
)
KEEP_ORDER = list(range(26, 0, -1))
"""Outcomes that leave a deck of 27 as it is in the component file."""
KEEP_TILES = [5, 4, 3, 2, 1]


def start(outcomes: list[int], **options: object) -> Table:
    return Table(game("troia").setting(2, options).start(FixedChance(outcomes)))


def new(seed: int = 1, **options: object) -> Table:
    return Table(game("troia").setting(2, options).start(Chance(seed)))


@rule("TRO-SETUP-1")
@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_the_game_is_played_by_exactly_two(seats: int) -> None:
    """Two players, one Greek and one Trojan."""
    with pytest.raises(kylix.BadSeats):
        kylix.new("troia", seats=seats)
    t = new()
    assert t.s.seats == 2
    assert t.setting.names["seat"] == ("G", "T")


@rule("TRO-SETUP-2")
def test_slots_are_counted_from_the_greek_end() -> None:
    """Slot 1 is nearest the Greek, slot 6 nearest the Trojan, and so are the ends of the battlefield."""
    olympus = "ZEUS HERMES ARTEMIS IRIS POSEIDON ARES"
    for seat, near in (("G", 0), ("T", 5)):
        t = siege(seat, olympus=olympus, hands={seat: f"{seat}-FISH-2 {seat}-WINE-FISH {seat}-FISH-1"})
        t.play(f"{seat} offer POSEIDON {seat}-FISH-2 {seat}-WINE-FISH {seat}-FISH-1")
        assert t["olympus"][near] == "POSEIDON"
        t = siege(seat, olympus=olympus, asks="IRIS").play(f"{seat} place HERMES 1")
        assert t["olympus"] == ["HERMES", "ZEUS", "ARTEMIS", "IRIS", "POSEIDON", "ARES"]
    assert new().setting.names["space"] == ("GP", "GD", "C", "TD", "TP")


@rule("TRO-SETUP-3")
def test_every_order_of_the_six_tiles_is_equally_likely() -> None:
    """The tiles lie in random order: every row of outcomes gives another order, and all orders occur."""
    decks = KEEP_ORDER * 2
    orders = [
        tuple(start([*outcomes, *decks])["olympus"])
        for outcomes in product(range(6), range(5), range(4), range(3), range(2))
    ]
    assert sorted(orders) == sorted(permutations(FIRST.split()))


@rule("TRO-SETUP-3")
def test_one_god_lies_in_each_slot_for_all_to_see() -> None:
    """Six gods, one a slot, public."""
    t = new(seed=5, gods="random_faces")
    assert len(t["olympus"]) == 6
    for tile in TILES:
        assert sum(god in t["olympus"] for god in tile) == 1
    for seat in (0, 1, None):
        assert t.s.view(seat)["olympus"] == t["olympus"]


@rule("TRO-SETUP-4")
def test_without_a_choice_the_gods_of_the_first_game_are_used() -> None:
    """The default is Zeus, Hermes, Artemis, Hera, Poseidon, Ares."""
    outcomes = [*KEEP_TILES, *KEEP_ORDER, *KEEP_ORDER]
    assert start(outcomes)["olympus"] == [tile[0] for tile in TILES]
    assert start(outcomes, gods="first_game")["olympus"] == [tile[0] for tile in TILES]


@rule("TRO-SETUP-4")
def test_random_faces_are_a_fair_toss_for_each_tile() -> None:
    """One outcome of two for each tile, tile 1 first, before the tiles are placed."""
    for faces in product((0, 1), repeat=6):
        t = start([*faces, *KEEP_TILES, *KEEP_ORDER, *KEEP_ORDER], gods="random_faces")
        assert t["olympus"] == [tile[face] for tile, face in zip(TILES, faces, strict=True)]
        assert t["drawn"] == 6 + 5 + 26 + 26


@rule("TRO-SETUP-4")
@pytest.mark.parametrize("gods", [OTHER, "ZEUS,IRIS,apollo,HERMES,DORIS,ARES", ["ARES", *OTHER.split()[:-1]]])
def test_a_list_of_gods_is_taken_with_one_face_of_each_tile(gods: str | list[str]) -> None:
    """An explicit list puts exactly these gods into play."""
    wanted = gods if isinstance(gods, list) else gods.upper().replace(",", " ").split()
    t = start([*KEEP_TILES, *KEEP_ORDER, *KEEP_ORDER], gods=gods)
    assert sorted(t["olympus"]) == sorted(wanted)


@rule("TRO-SETUP-4")
@pytest.mark.parametrize(
    "gods",
    [
        "ZEUS,HERMES,ARTEMIS,HERA,POSEIDON",
        "ZEUS,HERMES,ARTEMIS,HERA,POSEIDON,DORIS",
        "ZEUS,ZEUS,ARTEMIS,HERA,POSEIDON,ARES",
        "ZEUS,HERMES,ARTEMIS,HERA,POSEIDON,ARES,ATHENA",
        "ZEUS,HERMES,ARTEMIS,HERA,POSEIDON,HADES",
        "ZEUS,HERMES,ARTEMIS,HERA,POSEIDON,ARES,HADES",
        "ZEUS,HERMES,ARTEMIS,HERA,POSEIDON,ARES,ARES",
        "second_game",
        "",
    ],
)
def test_a_list_of_gods_without_one_face_of_each_tile_is_refused(gods: str) -> None:
    """Valid only if it names exactly one face of each tile; the refusal names the clause."""
    with pytest.raises(kylix.BadOption, match="TRO-SETUP-4"):
        kylix.new("troia", options={"gods": gods})


@rule("TRO-SETUP-5")
def test_all_heroes_start_in_combat() -> None:
    """Six heroes share the space in the middle."""
    assert new()["heroes"] == at()
    assert len(at()) == 6


@rule("TRO-SETUP-6")
def test_every_hero_has_an_offering_on_either_face() -> None:
    """The table of heroes: what each side sees in large."""
    faces = {hero.id: (hero.greek, hero.trojan) for hero in game("troia").base.spec.hero}
    assert faces == {
        "ACHILLES": ("FISH", "BOAR"),
        "AJAX": ("WHEAT", "FISH"),
        "ODYSSEUS": ("BOAR", "DEER"),
        "AGAMEMNON": ("DEER", "WINE"),
        "AENEAS": ("WINE", "RAM"),
        "SARPEDON": ("RAM", "WHEAT"),
    }


@rule("TRO-SETUP-7")
def test_each_side_has_the_27_cards_with_its_back() -> None:
    """Split by back: 27 Greek and 27 Trojan cards."""
    t = new(seed=9)
    for seat, side in enumerate(SEATS):
        own = sorted(t["deck"][seat] + t["hand"][seat])
        assert own == sorted(card for card in CARDS if card[0] == side)
        assert len(own) == 27


@rule("TRO-SETUP-8")
def test_each_side_draws_two_cards_and_25_remain() -> None:
    """The opening hand is the top of the shuffled deck; the other side sees its size."""
    t = start([*KEEP_TILES, *KEEP_ORDER, *KEEP_ORDER])
    assert t["hand"] == [["G-WINE-1", "G-WHEAT-1"], ["T-WINE-1", "T-WHEAT-1"]]
    assert t["deck"] == [list(CARDS[2:27]), list(CARDS[29:])]
    assert t.s.view(0)["hand"] == [["G-WINE-1", "G-WHEAT-1"], 2]
    assert t.s.view(1)["hand"] == [2, ["T-WINE-1", "T-WHEAT-1"]]
    assert t.s.view(0)["deck"] == [25, 25]


@rule("TRO-SETUP-8")
@pytest.mark.parametrize(("seat", "first"), [(0, 5), (1, 5 + 26)])
def test_each_deck_is_shuffled_by_itself(seat: int, first: int) -> None:
    """The outcomes of one deck move no card of the other; every card can come to the bottom."""
    plain = [*KEEP_TILES, *KEEP_ORDER, *KEEP_ORDER]
    bottoms = set()
    for outcome in range(27):
        changed = start([*plain[:first], outcome, *plain[first + 1 :]])
        bottoms.add(changed["deck"][seat][-1])
        assert changed["deck"][1 - seat] == start(plain)["deck"][1 - seat]
    assert bottoms == {card for card in CARDS if card[0] == SEATS[seat]}


@rule("TRO-SETUP-9")
def test_the_token_starts_at_the_beginning_of_its_path() -> None:
    """Hector and Paris have advanced no space."""
    assert new()["track"] == 0


@rule("TRO-SETUP-10")
@pytest.mark.parametrize("gods", [FIRST, OTHER])
def test_cornucopia_horse_and_discard_piles_start_empty(gods: str) -> None:
    """Nobody holds the Cornucopia, with Athena in play or without her; nothing is discarded or laid."""
    t = new(gods=gods)
    assert t["cornucopia"] is None
    assert t["discard"] == [[], []]
    assert t["horse"] == []
    assert t["known"] == [[], []]
