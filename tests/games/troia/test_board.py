"""The board: TRO-BOARD-1 to 6."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.troia.position import FIRST, HEROES, OTHER, Siege, at, siege
from kylix.kit.registry import game
from kylix.testing import rule

SPACES = ("GP", "GD", "C", "TD", "TP")
SINGLES = ("WINE", "WHEAT", "DEER", "RAM", "FISH", "BOAR")
OFFERING = dict(zip(FIRST.split(), ("WINE", "RAM", "DEER", "WHEAT", "FISH", "BOAR"), strict=True))


@rule("TRO-BOARD-1")
def test_battlefield_and_olympus_are_apart() -> None:
    """A power on the one moves nothing on the other: five spaces for heroes, six slots for gods."""
    spread = at(GP="AJAX", GD="AENEAS", TD="ODYSSEUS", TP="SARPEDON")
    t = siege(olympus=OTHER, heroes=spread, asks="IRIS").play("G place DORIS 1")
    assert t["heroes"] == spread
    assert t["olympus"] == ["DORIS", "APHRODITE", "HEPHAESTUS", "APOLLO", "IRIS", "ATHENA"]
    t = siege(heroes=spread, asks="HERA").play("G move AENEAS")
    assert t["olympus"] == FIRST.split()
    assert len(game("troia").base.spec.slot) == 6


@rule("TRO-BOARD-2")
@pytest.mark.parametrize(("seat", "line"), [("G", SPACES), ("T", SPACES[::-1])])
def test_the_spaces_form_a_line(seat: str, line: tuple[str, ...]) -> None:
    """Protection, defence, combat, defence, protection: one step forward leads from each to the next."""
    for here, there in pairwise(line):
        t = siege(seat, heroes={"AJAX": here}, asks="HERMES").play(f"{seat} move AJAX")
        assert t["heroes"]["AJAX"] == there


@rule("TRO-BOARD-3")
@pytest.mark.parametrize(
    ("seat", "start", "far"), [("G", "TD", "TP"), ("G", "TP", "TP"), ("T", "GD", "GP"), ("T", "GP", "GP")]
)
def test_a_hero_does_not_pass_the_protection_space(seat: str, start: str, far: str) -> None:
    """Two spaces forward from the last but one space end in protection."""
    hero = {"G": "ODYSSEUS", "T": "AGAMEMNON"}[seat]
    god, card = {"G": ("ARES", "G-BOAR-1"), "T": ("ZEUS", "T-WINE-1")}[seat]
    t = siege(seat, heroes={hero: start}, hands={seat: card}).play(f"{seat} offer {god} {card}")
    assert t["heroes"][hero] == far


@rule("TRO-BOARD-4")
@pytest.mark.parametrize("seat", ["G", "T"])
def test_both_sides_move_all_six_heroes(seat: str) -> None:
    """Each side has an offering for each hero."""
    moved = []
    for god, offering in OFFERING.items():
        rest = [other for other in OFFERING if other != god]
        olympus = [*rest, god] if seat == "G" else [god, *rest]
        card = f"{seat}-{offering}-1"
        t = siege(seat, olympus=" ".join(olympus), hands={seat: card}).play(f"{seat} offer {god} {card}")
        moved += [hero for hero, space in t["heroes"].items() if space != "C"]
    assert sorted(moved) == sorted(HEROES)


@rule("TRO-BOARD-4")
@pytest.mark.parametrize("hero", HEROES)
def test_not_the_name_of_a_hero_but_its_half_decides_whom_it_favours(hero: str) -> None:
    """Any hero counts for the side whose opponent's half it stands in."""
    for space, winner in (("TD", "G"), ("GD", "T")):
        t = siege(heroes={hero: space}, deck_sizes={"G": 1}).play("G draw")
        assert t["winner"] == winner


def cost(t: Siege, seat: str, god: str) -> int:
    """What a side with an empty hand is told that the god costs."""
    reasons = t.s.explain("GT".index(seat), f"offer {god}")
    (told,) = [reason.facts["cost"] for reason in reasons if reason.key == "too-few-icons"]
    assert isinstance(told, int)
    return told


@rule("TRO-BOARD-5")
def test_each_slot_has_a_number_for_each_side() -> None:
    """Slots 1 to 6 cost the Greek 5 4 3 3 2 1 and the Trojan 1 2 3 3 4 5."""
    assert [cost(siege("G"), "G", god) for god in FIRST.split()] == [5, 4, 3, 3, 2, 1]
    assert [cost(siege("T"), "T", god) for god in FIRST.split()] == [1, 2, 3, 3, 4, 5]


@rule("TRO-BOARD-5")
@pytest.mark.parametrize("seat", ["G", "T"])
@pytest.mark.parametrize("slot", range(6))
def test_the_number_that_faces_a_side_is_what_it_must_pay(seat: str, slot: int) -> None:
    """As many symbols as the number pay the god, one less does not."""
    god = FIRST.split()[slot]
    price = {"G": (5, 4, 3, 3, 2, 1), "T": (1, 2, 3, 3, 4, 5)}[seat][slot]
    own = OFFERING[god]
    cards = [f"{seat}-{kind}-1" for kind in (own, *[kind for kind in SINGLES if kind != own])]
    t = siege(seat, hands={seat: " ".join(cards)})
    if price > 1:
        short = " ".join(cards[: price - 1])
        assert t.refuses(f"{seat} offer {god} {short}") == ["TRO-OFFER-4 too-few-icons"]
    t.play(f"{seat} offer {god} {' '.join(cards[:price])}")
    assert len(t.of("discard", seat)) == price


@rule("TRO-BOARD-6")
@pytest.mark.parametrize("track", range(4))
def test_the_token_does_not_meddle_with_heroes(track: int) -> None:
    """Wherever the token is, heroes move as ever and it is not counted as one."""
    heroes = {"ACHILLES": "GP"}
    t = siege("T", heroes=heroes, hands={"T": "T-WINE-1 T-WHEAT-1"}, track=track).play("T offer ZEUS T-WINE-1")
    assert t["heroes"] == at(GP="ACHILLES AGAMEMNON")
    t = siege("T", heroes=heroes, hands={"T": "T-WINE-1 T-WHEAT-1"}, track=track).play("T draw")
    assert (t.question, t.asks) == ("ChooseAction", ["G"])
    assert t["track"] == track
