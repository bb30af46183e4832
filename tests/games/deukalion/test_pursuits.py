"""Pursuits: DEU-PURSUIT-1 to 17, and every side of every card."""

from __future__ import annotations

from typing import Any

import pytest

from games.deukalion.position import EDITIONS, POINTS, SPEC, throw, voyage
from kylix.testing import rule

CITY_SIDE = {"COR": "B3", "MYK": "C5", "SPA": "C7", "CRE": "E6", "RHO": "F5", "CYP": "I5", "HAL": "H3"}
DELIVERIES = [side for side in SPEC.side if side.kind == "deliver"]
CREWS = [side for side in SPEC.side if side.kind == "hoplites"]
BRINGS = [side for side in SPEC.side if side.kind == "action_cards"]
SHIPS = [side for side in SPEC.side if side.kind == "defeat_ship"]
HYDRAS = [side for side in SPEC.side if side.kind == "defeat_hydra"]
EXAMPLES = {"any": "RED RED WHITE", "same": "BLUE BLUE", "distinct": "RED GREEN WHITE"}
SHORT = {"any": "RED WHITE", "same": "BLUE RED WHITE", "distinct": "RED RED GREEN"}


def points(pursuit: str) -> int:
    return POINTS[pursuit]


def letter(side: str) -> str:
    return side[-1]


@rule("DEU-PURSUIT-9", "DEU-Q39")
@pytest.mark.parametrize("side", DELIVERIES, ids=lambda side: side.id)
def test_every_delivery_pursuit(side: object) -> None:
    """With all its treasures aboard, on an anchor square; not with one less."""
    assert isinstance(side, type(SPEC.side[0]))
    cargo = " ".join(side.colours) or EXAMPLES[side.match]
    short = " ".join(side.colours[1:]) if side.colours else SHORT[side.match]
    move = f"claim {side.pursuit} {letter(side.id)}"
    about: dict[str, Any] = {
        "ships": {"A": "D2"},
        "display": f"{side.pursuit} {'P16' if side.pursuit != 'P16' else 'P14'}",
    }
    assert voyage("A", "sail", cargo={"A": short}, **about).refuses(f"A {move}") == ["DEU-PURSUIT-9 treasures-missing"]
    t = voyage("A", "sail", cargo={"A": cargo}, **about).play(f"A {move}")
    while t.question == "GiveTreasure":
        t.play(f"A {t.options[0]}")
    assert (t.of("points", "A"), t.of("cargo", "A"), t["earned"]) == (points(side.pursuit), [], [side.pursuit])
    away = voyage("A", "sail", cargo={"A": cargo}, **{**about, "ships": {"A": "D3"}})
    assert away.refuses(f"A {move}") == ["DEU-PURSUIT-9 not-at-anchor"]


@rule("DEU-PURSUIT-11", "DEU-Q13", "DEU-DIFF-10")
@pytest.mark.parametrize("side", CREWS, ids=lambda side: side.id)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_hoplite_pursuit(side: object, edition: str) -> None:
    """Next to the city with enough aboard; in the English edition those left there go to the Underworld."""
    assert isinstance(side, type(SPEC.side[0]))
    move = f"claim {side.pursuit} {letter(side.id)}"
    about: dict[str, Any] = {"edition": edition, "display": f"{side.pursuit} P16", "ships": {"A": CITY_SIDE[side.city]}}
    few = voyage("A", "sail", aboard={"A": side.count - 1}, **about)
    assert few.refuses(f"A {move}") == ["DEU-PURSUIT-11 too-few-aboard"]
    t = voyage("A", "sail", aboard={"A": side.count}, **about).play(f"A {move}")
    assert t.hoplites("A")[0] == side.count - (side.give if edition == "english" else 0)
    assert t.of("points", "A") == points(side.pursuit)
    away = voyage("A", "sail", **{**about, "ships": {"A": "G2"}})
    assert away.refuses(f"A {move}") == ["DEU-PURSUIT-11 not-next-to"]


@rule("DEU-PURSUIT-12")
@pytest.mark.parametrize("side", BRINGS, ids=lambda side: side.id)
def test_every_action_card_pursuit(side: object) -> None:
    """Exactly as many cards, of the player's choice and in his order, go under the deck."""
    assert isinstance(side, type(SPEC.side[0]))
    move = f"claim {side.pursuit} {letter(side.id)}"
    other = "P14" if side.pursuit == "P16" else "P16"
    about: dict[str, Any] = {"display": f"{side.pursuit} {other}", "ships": {"A": CITY_SIDE[side.city]}}
    hand = ["A04", "A05", "A06", "A08", "A09", "A10", "A11"][: side.count + 1]
    few = voyage("A", "sail", hands={"A": " ".join(hand[2:])}, **about)
    assert few.refuses(f"A {move}") == ["DEU-PURSUIT-12 too-few-cards"]
    away = voyage("A", "sail", hands={"A": " ".join(hand)}, **{**about, "ships": {"A": "G2"}})
    assert away.refuses(f"A {move}") == ["DEU-PURSUIT-12 not-next-to"]
    t = voyage("A", "sail", hands={"A": " ".join(hand)}, **about).play(f"A {move}")
    given = hand[:0:-1]
    for card in given:
        assert t.question == "TuckCard"
        t.play(f"A tuck {card}")
    assert (t["deck"][-side.count :], t.of("hand", "A")) == (given, hand[:1])
    assert t.of("points", "A") == points(side.pursuit)


@rule("DEU-PURSUIT-10", "DEU-PURSUIT-16", "DEU-Q15")
@pytest.mark.parametrize("side", SHIPS, ids=lambda side: side.id)
def test_every_pursuit_of_beating_a_ship(side: object) -> None:
    assert isinstance(side, type(SPEC.side[0]))
    t = voyage("A", "sail", ships={"A": "C3", "B": "C4"}, aboard={"A": 2, "B": 1}, display=f"{side.pursuit} P16")
    t.fix(throw("2/0/0", "0/0/1")).play("A sail C4", "A leave", "A relocate C1")
    t.play(f"A claim {side.pursuit} {letter(side.id)}")
    assert t.of("points", "A") == points(side.pursuit)


@rule("DEU-PURSUIT-13", "DEU-HYDRA-3")
@pytest.mark.parametrize("side", HYDRAS, ids=lambda side: side.id)
@pytest.mark.parametrize("attacker", [True, False])
def test_every_pursuit_of_beating_the_hydra(side: object, attacker: bool) -> None:
    """As attacker and as defender."""
    assert isinstance(side, type(SPEC.side[0]))
    if attacker:
        t = voyage("A", "sail", ships={"A": "C5"}, display=f"{side.pursuit} P16", chance=throw("10/0/0"))
        t.play("A sail C6")
    else:
        t = voyage("B", ships={"A": "C5"}, display=f"{side.pursuit} P16", chance=throw("10/0/0"))
        t.play("B do HYDRA", "B swim C5")
    assert (t.of("points", "A"), t.of("honour", "A")) == (points(side.pursuit), 0)


@rule("DEU-PURSUIT-1")
def test_either_side_earns_the_whole_card() -> None:
    for move, ship in (("claim P02 A", "D2"), ("claim P02 B", "I5")):
        t = voyage("A", "sail", ships={"A": ship}, cargo={"A": "GREEN"}, display="P02 P16").play(f"A {move}")
        assert (t.of("points", "A"), t["earned"]) == (2, ["P02"])


@rule("DEU-PURSUIT-2")
def test_the_display_is_refilled_at_once() -> None:
    t = voyage("A", "sail", ships={"A": "D2"}, cargo={"A": "RED"}, display="P01 P16", pursuits="P15")
    t.play("A claim P01 A")
    assert t["display"] == ["P15", "P16"]


@rule("DEU-PURSUIT-2", "DEU-Q29")
def test_with_an_empty_deck_the_place_stays_empty_and_the_game_goes_on() -> None:
    t = voyage("A", "sail", ships={"A": "D2"}, cargo={"A": "RED"}, display="P01 P16", pursuits_left=0)
    t.play("A claim P01 A")
    assert t["display"] == [None, "P16"]
    assert t.asks == ["B"]


@rule("DEU-PURSUIT-3", "DEU-DIFF-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_secret_pursuit_is_for_its_owner_and_not_replaced(edition: str) -> None:
    about: dict[str, Any] = {"edition": edition, "ships": {"A": "I5", "B": "H6"}, "secrets": {"A": "P02", "B": "P15"}}
    t = voyage("A", "sail", **about)
    assert t.refuses("A claim P15 B") == ["DEU-PURSUIT-3 pursuit-elsewhere"]
    assert t.sees("B", "secret") == [[None], ["P15"], [], []]
    left = t["pursuits"]
    t.play("A claim P02 B")
    assert (t["secret"][0], t["pursuits"], t.of("points", "A")) == ([], left, 2)


@rule("DEU-PURSUIT-4")
def test_a_completed_card_lies_open_and_counts_at_once() -> None:
    t = voyage("A", "sail", ships={"A": "I5"}, secrets={"A": "P02"}).play("A claim P02 B")
    for seat in (None, "B"):
        assert t.sees(seat, "earned") == ["P02"]
        assert t.sees(seat, "points")[0] == 2


@rule("DEU-PURSUIT-5")
def test_the_first_who_completes_a_card_gets_it() -> None:
    """B is served before C, and A, the active player, comes last of all."""
    ships = {"A": "H6", "B": "I5", "C": "H5"}
    t = voyage("B", "part", active="A", ships=ships, display="P02 P16", aboard={"A": 8}).play(
        "B embark", "B claim P02 B"
    )
    assert t["earned_by"] == ["B"]


@rule("DEU-PURSUIT-6")
def test_several_cards_one_after_the_other_also_one_just_turned_up() -> None:
    t = voyage("A", "sail", ships={"A": "I5"}, display="P02 P16", pursuits="P15").play("A claim P02 B")
    assert (t.question, t.options) == ("ClaimPoll", ["decline", "claim P15 B"])
    t.play("A claim P15 B")
    assert t.of("points", "A") == POINTS["P02"] + POINTS["P15"]


@rule("DEU-PURSUIT-7", "DEU-DIFF-8", "DEU-Q11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_joint_completion_of_three(edition: str) -> None:
    """Each pays and gains an Honour card; the pursuit leaves the game and is replaced."""
    ships = {"A": "D2", "B": "I5", "C": "H6", "D": "F1"}
    cargo = {"A": "RED", "D": "GREEN"}
    t = voyage("A", "sail", edition=edition, ships=ships, cargo=cargo, display="P01 P16", pursuits="P02 P13")
    t.play("A claim P01 A")
    assert sorted(t.asks) == ["B", "C", "D"]
    t.play("B claim P02 B", "C claim P02 B", "D claim P02 A")
    assert t["honour"] == [0, 1, 1, 1]
    assert (t["removed"], t["display"], t["cargo"]) == (["P02"], ["P13", "P16"], [[], [], [], []])


@rule("DEU-PURSUIT-8", "DEU-Q12")
def test_completing_is_voluntary() -> None:
    t = voyage("A", "sail", ships={"A": "I5"}, display="P02 P16").play("A stop")
    assert t["display"] == ["P02", "P16"]
    t = voyage("C", "sail", ships={"C": "D2", "B": "I5"}, cargo={"C": "RED"}, display="P01 P16", pursuits="P02")
    t.play("C claim P01 A", "B decline")
    assert t["display"] == ["P02", "P16"]


@rule("DEU-PURSUIT-10", "DEU-DIFF-4")
@pytest.mark.parametrize(("edition", "counts"), [("continental", True), ("english", False)])
def test_a_won_defence_counts_in_the_continental_edition(edition: str, counts: bool) -> None:
    about: dict[str, Any] = {"ships": {"A": "C3", "B": "C4"}, "aboard": {"A": 1, "B": 2}, "display": "P01 P16"}
    for value in (None, True, False):
        options = {} if value is None else {"defence_counts": "on" if value else "off"}
        t = voyage("A", "sail", edition=edition, options=options, **about)
        t.fix(throw("0/0/1", "2/0/0")).play("A sail C4")
        if t.question == "TakePrize":
            t.play("B leave")
        t.play("B relocate C1")
        assert (t.question == "ClaimVictory") == (counts if value is None else value)


@rule("DEU-PURSUIT-14")
def test_the_active_player_completes_at_any_moment_of_the_actions() -> None:
    t = voyage("A", ships={"A": "I5"}, display="P02 P16")
    assert "claim P02 B" in t.options
    assert "claim P02 B" not in voyage("A", "kylix", ships={"A": "I5"}, display="P02 P16").options
    assert "claim P02 B" not in voyage("A", "part", ships={"A": "I5"}, display="P02 P16").options


@rule("DEU-PURSUIT-14")
def test_all_are_polled_for_a_card_just_turned_up() -> None:
    t = voyage("A", "sail", ships={"A": "D2", "D": "I5"}, cargo={"A": "RED"}, display="P01 P16", pursuits="P02")
    t.play("A claim P01 A")
    assert (t.question, t.asks, t.options) == ("ClaimPoll", ["D"], ["decline", "claim P02 B"])
    assert t.refuses("D claim P16 A") == ["DEU-PURSUIT-14 poll-for-another"]
    t.play("D claim P02 B")
    assert t["earned_by"] == ["A", "D"]


@rule("DEU-PURSUIT-14")
def test_two_new_cards_are_turned_up_before_either_is_polled_for() -> None:
    """A Hydra victory takes both cards of the display."""
    t = voyage("A", "sail", ships={"A": "C5", "B": "I5"}, display="P06 P09", pursuits="P02 P15", chance=throw("10/0/0"))
    t.play("A sail C6", "A relocate C3")
    assert (t["display"], t.question, t.options) == (["P02", "P15"], "ClaimPoll", ["decline", "claim P02 B"])
    t.play("B decline")
    assert t.options == ["decline", "claim P15 B"]


@rule("DEU-PURSUIT-14")
def test_who_gains_a_card_on_another_turn_is_polled_for_all_pursuits() -> None:
    """Displayed ones in order, then the own secret; who stands nowhere near is not asked."""
    t = voyage(
        "A",
        dice="3 1 3 2 3",
        ships={"B": "B3", "C": "A2"},
        hands={"B": "A08 A09 A12", "C": "A08 A09 A13"},
        secrets={"B": "P05", "D": "P06"},
        display="P03 P16",
        deck="A10 A11 A04",
    )
    t.play("A do CARD", "B pass", "C pass", "D pass")
    assert (t.question, sorted(t.asks)) == ("ClaimPoll", ["B", "C"])
    t.play("B decline", "C claim P03 B", "C tuck A08 A09 A13 A11")
    assert (t.question, t.asks, t.options) == ("ClaimSecret", ["B"], ["decline"])
    assert t.refuses("B claim P16 B") == ["DEU-PURSUIT-14 poll-for-secret"]
    t.play("B decline")
    assert t.asks == ["A"]


@rule("DEU-PURSUIT-14", "DEU-FIGHT-5")
def test_gains_inside_a_challenge_are_polled_when_it_is_finished() -> None:
    """The defender fetched two hoplites before the throw and stands at Cyprus with enough of them."""
    t = voyage(
        "A", "sail", ships={"A": "H6", "B": "I5"}, aboard={"A": 1, "B": 7}, hands={"B": "A06"}, display="P02 P16"
    )
    t.fix(throw("0/0/1", "9/0/0")).play(
        "A sail H5", "A sail I5", "B play A06", "B reclaim 2", "B leave", "B relocate G4"
    )
    assert (t.question, t.asks) == ("ClaimPoll", ["B"])


@rule("DEU-PURSUIT-15")
def test_a_victory_serves_no_card_turned_up_afterwards() -> None:
    """P04 comes for P01 and would fit, too late."""
    t = voyage("A", "sail", ships={"A": "C3", "B": "C4"}, aboard={"A": 2, "B": 1}, display="P01 P16", pursuits="P04")
    t.fix(throw("2/0/0", "0/0/1")).play("A sail C4", "A leave", "A relocate C1", "A claim P01 B")
    assert (t["display"], t.asks) == (["P04", "P16"], ["B"])
    t = voyage("A", ships={"A": "D2"}, display="P01 P16")
    assert t.refuses("A claim P01 B") == ["DEU-PURSUIT-15 only-at-victory"]


@rule("DEU-PURSUIT-16", "DEU-Q15")
def test_one_victory_serves_several_cards_but_one_treasure_only_one() -> None:
    t = voyage(
        "A", "sail", ships={"A": "C3", "B": "C4"}, aboard={"A": 2, "B": 1}, display="P01 P16", secrets={"A": "P04"}
    )
    t.fix(throw("2/0/0", "0/0/1")).play("A sail C4", "A leave", "A relocate C1")
    assert t.options == ["decline", "claim P01 B", "claim P04 B"]
    assert t.refuses("A claim P16 A") == ["DEU-PURSUIT-10 no-such-victory"]
    t.play("A claim P04 B", "A claim P01 B")
    assert t.of("points", "A") == 4
    t = voyage("A", "sail", ships={"A": "D2"}, cargo={"A": "GREEN"}, display="P02 P12", pursuits="P15")
    t.play("A claim P02 A")
    assert t["display"] == ["P15", "P12"]


@rule("DEU-PURSUIT-17", "DEU-Q41")
def test_a_pursuit_ends_the_movement_of_the_window_in_progress_only() -> None:
    t = voyage("A", ships={"A": "I5"}, display="P02 P16").play("A claim P02 B", "A do MOVE", "A sail H5")
    assert t.of("ships", "A") == "H5"
    t = voyage("A", "sail", ships={"A": "I5"}, display="P02 P16").play("A claim P02 B")
    assert t.refuses("A sail H5") == ["DEU-MOVE-9 movement-ended"]


@rule("DEU-PURSUIT-3")
@pytest.mark.parametrize("shown", ["", "A"])
def test_a_window_that_closes_by_itself_tells_nothing_of_a_covered_secret(shown: str) -> None:
    """At Rhodes with the adventure used: nobody knows whether the secret could be completed there, if it is covered."""
    t = voyage(
        "A", "sail", ships={"A": "F5"}, aboard={"A": 1}, secrets={"A": "P05"}, shown=shown, chance=throw("0/1/0")
    )
    t.play("A raid RHO")
    assert t.asks == (["B"] if shown else ["A"])
    assert t.options == ["stop"] or shown


@rule("DEU-PURSUIT-3", "DEU-PURSUIT-14")
def test_the_question_for_a_secret_tells_nothing() -> None:
    """It is asked of everybody who holds a covered one where some pursuit could be completed."""
    for secret in ("P02", "P05"):
        t = voyage("A", dice="3 1 3 2 3", seats=2, ships={"B": "I5"}, secrets={"B": secret}, deck="A08")
        t.play("A do CARD", "B pass")
        assert t.question == "ClaimSecret"
        assert ("claim P02 B" in t.options) == (secret == "P02")
    t = voyage("A", dice="3 1 3 2 3", seats=2, ships={"B": "I5"}, secrets={"B": "P05"}, shown="B", deck="A08")
    assert t.play("A do CARD", "B pass").question == "ChooseAction"
