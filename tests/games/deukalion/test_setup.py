"""General rules and setting up: DEU-GEN-1 to 10, DEU-SETUP-1 to 12."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import kylix
from games.deukalion.position import CARDS, COLOURS, POINTS, PURSUITS, SEATS, SPEC, throw, voyage
from kylix.core.chance import Chance, FixedChance
from kylix.games.deukalion.state import Deukalion
from kylix.kit import codec, view
from kylix.kit.game import Setting
from kylix.kit.registry import game
from kylix.testing import rule

COUNTS = (2, 3, 4)


def begun(seats: int, seed: int = 1, **options: object) -> dict[str, Any]:
    """The fields of a game that waits for the first ship."""
    return codec.fields(game("deukalion").setting(seats, options).start(Chance(seed)))


@rule("DEU-GEN-1")
def test_two_three_or_four_play() -> None:
    assert game("deukalion").seats == COUNTS
    for seats in (1, 5):
        with pytest.raises(kylix.BadSeats):
            kylix.new("deukalion", seats=seats)


@rule("DEU-GEN-2")
@pytest.mark.parametrize(("seats", "target"), [(2, 16), (3, 14), (4, 12)])
def test_the_target_depends_on_the_number_of_players(seats: int, target: int) -> None:
    t = voyage("A", "sail", seats=seats, ships={"A": "H1"}, honour={"A": target - 2}).play("A found EPH")
    assert not t.s.over
    t = voyage("A", "sail", seats=seats, ships={"A": "H1"}, honour={"A": target - 1}).play("A found EPH")
    assert (t.s.over, t["winners"]) == (True, ["A"])


@rule("DEU-GEN-3")
def test_points_are_settlers_honour_cards_and_completed_pursuits() -> None:
    """A secret pursuit that is not completed counts nothing."""
    t = voyage(
        held={"SAL": "A", "EPH": "A"}, honour={"A": 1}, earned={"A": "P15"}, secrets={"A": "P14"}, display="P01 P02"
    )
    assert t.s.scores() == [4 + POINTS["P15"], 0, 0, 0]
    assert t.s.sheet() == {"settlements": [3, 0, 0, 0], "honour": [1, 0, 0, 0], "pursuits": [POINTS["P15"], 0, 0, 0]}


@rule("DEU-GEN-4")
def test_points_come_from_five_sources() -> None:
    """Pursuit, settlement, Hydra, Styx, delivery; a treasure on the shipboard, say, is worth nothing."""
    found = {
        "pursuit": voyage("A", "sail", ships={"A": "D2"}, cargo={"A": "RED"}, display="P01 P16").play("A claim P01 A"),
        "settlement": voyage("A", "sail", ships={"A": "F7"}).play("A found SAL"),
        "hydra": voyage("A", ships={"B": "C5"}, chance=throw("10/0/0")).play("A do HYDRA", "A swim C5"),
        "styx": voyage("A", "sail", ships={"A": "B2"}, dead={"A": 1}).play("A sail B1", "A reclaim 1"),
        "delivery": voyage("A", "sail", ships={"A": "D2"}, cargo={"A": "RED"}).play("A deliver RED"),
        "nothing": voyage("A", cargo={"A": "RED BLUE"}),
    }
    assert {name: sum(t["points"]) for name, t in found.items()} == {
        "pursuit": 2,
        "settlement": 2,
        "hydra": 1,
        "styx": 2,
        "delivery": 1,
        "nothing": 0,
    }
    assert sum(found["settlement"]["honour"]) == 0


@rule("DEU-GEN-5")
def test_points_of_a_settlement_go_with_it_honour_cards_stay() -> None:
    t = voyage("A", "sail", ships={"A": "H1"}, held={"EPH": "B"}, honour={"B": 3}, earned={"B": "P01"})
    t.fix(throw("10/0/0")).play("A seize EPH")
    assert t["points"] == [1, 5, 0, 0]


@rule("DEU-GEN-6")
def test_scores_are_public_at_every_moment() -> None:
    t = voyage("A", "sail", ships={"A": "H1"}).play("A found EPH")
    for seat in [None, *SEATS]:
        assert t.sees(seat, "points") == [1, 0, 0, 0]


@rule("DEU-GEN-7")
def test_adjacent_means_sharing_an_edge() -> None:
    """F6 touches Rhodes on G5 by a corner only."""
    assert voyage("A", "sail", ships={"A": "F6"}).refuses("A raid RHO") == ["DEU-CITY-1 not-next-to"]
    assert "raid RHO" in voyage("A", "sail", ships={"A": "F5"}).options
    assert voyage("A", "sail", ships={"A": "F5"}).refuses("A sail G6") == ["DEU-MOVE-2 square-closed"]
    assert voyage("A", "sail", ships={"A": "F5"}).refuses("A sail E6") == ["DEU-MOVE-1 not-one-step"]


@rule("DEU-GEN-8", "DEU-GEN-9", "DEU-GEN-10")
@pytest.mark.parametrize("seats", COUNTS)
def test_hoplites_and_treasures_are_always_somewhere_and_shipboards_never_too_full(seats: int) -> None:
    """`invariants` looks at each of these; here that it does."""
    s = voyage(seats=seats, cargo={"A": "RED"}).state
    s.invariants()
    faults: dict[str, Callable[[Deukalion], object]] = {
        "every hoplite is in one place": lambda s: s.underworld.__setitem__(0, 5),
        "treasures are kept": lambda s: s.spaces.__setitem__(0, -1),
        "no shipboard holds too much": lambda s: (s.aboard.__setitem__(0, 10), s.underworld.__setitem__(0, 0)),
    }
    for message, spoil in faults.items():
        spoiled = s.clone()
        spoil(spoiled)
        with pytest.raises(AssertionError, match=message):
            spoiled.invariants()


@rule("DEU-SETUP-1", "DEU-SETUP-12", "DEU-Q30")
@pytest.mark.parametrize("seats", COUNTS)
def test_every_space_gets_a_treasure_by_chance(seats: int) -> None:
    laid = [tuple(begun(seats, seed)["spaces"].values()) for seed in range(5)]
    assert len(set(laid)) == 5
    for spaces in laid:
        assert sorted(spaces) == sorted(colour for colour in COLOURS for _ in range(3))


@rule("DEU-SETUP-2")
def test_the_hydra_starts_on_its_square() -> None:
    assert begun(2)["hydra"] == "C6"


@rule("DEU-SETUP-3", "DEU-SETUP-8", "DEU-SETUP-12")
@pytest.mark.parametrize("seats", COUNTS)
def test_thirty_action_cards_are_shuffled_and_three_dealt_to_each(seats: int) -> None:
    whole = begun(seats)
    hands, deck = whole["hand"], whole["deck"]
    assert isinstance(hands, list)
    assert isinstance(deck, list)
    assert [len(hand) for hand in hands] == [3] * seats
    assert len(deck) == 30 - 3 * seats
    cards = deck + [card for hand in hands for card in hand]
    assert {card: cards.count(card) for card in CARDS} == {card.id: card.count for card in SPEC.card}
    assert deck != begun(seats, 2)["deck"]


@rule("DEU-SETUP-4", "DEU-SETUP-9", "DEU-SETUP-12", "DEU-Q2")
@pytest.mark.parametrize("seats", COUNTS)
def test_two_pursuits_are_displayed_and_one_dealt_to_each(seats: int) -> None:
    """The display first, then the secrets from the start player clockwise."""
    setting = game("deukalion").setting(seats, {"start_player": "B"})
    ordered = [14 - at for at in range(14)] + [29 - at for at in range(29)] + [15 - at for at in range(15)]
    s = setting.start(FixedChance(ordered))
    whole = codec.fields(s)
    assert whole["display"] == ["P01", "P02"]
    dealt = [PURSUITS[2 + at] for at in range(seats)]
    assert [whole["secret"][(1 + at) % seats] for at in range(seats)] == [[pursuit] for pursuit in dealt]
    assert whole["pursuits"] == PURSUITS[2 + seats :]


@rule("DEU-SETUP-5", "DEU-SETUP-7")
@pytest.mark.parametrize("seats", COUNTS)
def test_honour_cards_and_full_shipboards(seats: int) -> None:
    whole = begun(seats)
    assert whole["supply"] == 14
    assert whole["aboard"] == [10] * seats
    assert whole["underworld"] == [0] * seats
    assert set(whole["held"].values()) == {None}


@rule("DEU-SETUP-6")
def test_the_kylix_stands_on_the_centre_square() -> None:
    """It closes E4 for good."""
    assert begun(2)["dice"] == []
    assert voyage("A", "sail", ships={"A": "E3"}).refuses("A sail E4") == ["DEU-MOVE-2 square-closed"]


@rule("DEU-SETUP-8", "DEU-SETUP-9")
def test_hands_and_secret_pursuits_are_seen_by_their_owner_only() -> None:
    s = game("deukalion").setting(3).start(Chance(4))
    for seat in (None, 0, 1, 2):
        seen = s.view(seat)
        for owner in range(3):
            assert isinstance(seen["hand"][owner], list) == (owner == seat)
            assert (seen["secret"][owner] != [None]) == (owner == seat)
        told = [event for event in view.events(game("deukalion").setting(3), s, seat) if event["key"] == "opening-hand"]
        assert [bool(event["facts"]["cards"]) for event in told].count(True) == (seat is not None)


@rule("DEU-SETUP-10")
def test_the_start_player_is_named_or_drawn_by_lot() -> None:
    assert {begun(4, seed)["active"] for seed in range(30)} == set(SEATS)
    assert {begun(4, seed, start_player="C")["active"] for seed in range(9)} == {"C"}
    with pytest.raises(kylix.BadOption, match="A, B"):
        game("deukalion").setting(2, {"start_player": "C"})


@rule("DEU-SETUP-11")
@pytest.mark.parametrize("edition", ["continental", "english"])
def test_ships_begin_on_different_anchor_squares(edition: str) -> None:
    setting = game("deukalion").setting(3, {"start_player": "B", "edition": edition})
    s = setting.start(Chance(1))
    assert isinstance(s.setting, Setting)
    assert s.to_act == [1]
    assert [s.text(move) for move in s.options(1)] == [f"anchor {square}" for square in ("D1", "F1", "D2", "E2", "F2")]
    s.play(1, "anchor E2")
    assert s.to_act == [2]
    reason = s.explain(2, "anchor E2")[0]
    assert (reason.clause, reason.key) == ("DEU-SETUP-11", "square-occupied")
    assert s.explain(2, "anchor E3")[0].key == "no-anchor-square"
    s.play(2, "anchor D1")
    s.play(0, "anchor F2")
    assert s.view(None)["ships"] == ["F2", "E2", "D1"]
    assert s.turn == 1


@rule("DEU-SETUP-12")
def test_with_fewer_players_only_their_own_pieces_are_missing() -> None:
    whole = begun(2)
    assert len(whole["ships"]) == len(whole["aboard"]) == 2
    assert len(whole["spaces"]) == 15
