"""The end of the game: TRO-END-1 to 8."""

from __future__ import annotations

import pytest

from games.troia.position import Siege, at, siege
from kylix.testing import rule

THREE = "G-WINE-1 G-WHEAT-1 G-DEER-1"


def ended(t: Siege, winner: str | None, ending: str) -> None:
    """The game is over with this result, and no question is open."""
    assert (t.s.over, t["winner"], t["ending"], t.result) == (True, winner, ending, ending)
    assert (t.asks, t["stack"]) == ([], [])
    assert t.s.ranking() == {"G": [1, 2], "T": [2, 1], None: [1, 1]}[winner]
    assert t.log()[-1] == ("game-ended", {"winner": winner, "ending": ending})
    assert (t["honoured"], t["superior"]) == (None, -1)


@rule("TRO-END-1")
def test_the_fourth_horse_part_wins_for_the_greek_at_once() -> None:
    """No hero returns and no turn follows, though three heroes stand there and the token is one space short."""
    forward = at(TP="AJAX AENEAS ACHILLES")
    t = siege(heroes=forward, horse=THREE, track=3, hands={"G": "G-RAM-1 G-BOAR-2"}, asks="objective")
    t.play("G build G-BOAR-2")
    ended(t, "G", "horse")
    assert t["heroes"] == forward
    assert t["turn"] == 1
    assert t.s.scores() == [4, 3]


@rule("TRO-END-1")
def test_three_parts_do_not_win() -> None:
    """The game goes on until the fourth."""
    t = siege(heroes=at(TP="AJAX AENEAS"), horse="G-WINE-1 G-WHEAT-1", hands={"G": "G-DEER-1"}, asks="objective")
    t.play("G build G-DEER-1")
    assert (t.s.over, t.asks, t.s.ranking()) == (False, ["T"], [1, 1])


@rule("TRO-END-2")
def test_the_fourth_space_wins_for_the_trojan_at_once() -> None:
    """No hero returns and no turn follows, though the horse lacks only one part."""
    forward = at(GP="AJAX AENEAS ACHILLES")
    t = siege("T", heroes=forward, horse=THREE, track=3, hands={"T": "T-WINE-1 T-WHEAT-1"}, asks="objective")
    t.play("T advance T-WINE-1 T-WHEAT-1")
    ended(t, "T", "track")
    assert t["heroes"] == forward
    assert t["turn"] == 2
    assert t.s.sheet() == {"progress": [3, 4], "heroes": [0, 3]}


@rule("TRO-END-2")
def test_the_third_space_does_not_win() -> None:
    """The game goes on until the fourth."""
    t = siege("T", heroes=at(GP="AJAX AENEAS"), track=2, hands={"T": "T-WINE-1"}, asks="objective")
    t.play("T advance T-WINE-1")
    assert (t.s.over, t.asks, t["track"]) == (False, ["G"], 3)


@rule("TRO-END-3")
@pytest.mark.parametrize(("seat", "far"), [("G", "TP"), ("T", "GP")])
@pytest.mark.parametrize("asks", ["action", "ZEUS"])
def test_an_empty_deck_ends_the_game_after_the_draw(seat: str, far: str, asks: str) -> None:
    """The draw is completed; there is no objective step, though it would win, and no further turn."""
    hands = {"G": "G-RAM-1", "T": "T-WINE-1 T-WHEAT-1"}
    t = siege(
        seat, heroes=at(**{far: "AJAX AENEAS"}), horse=THREE, track=3, hands=hands, deck_sizes={seat: 2}, asks=asks
    )
    t.play(f"{seat} {'use' if asks == 'ZEUS' else 'draw'}")
    assert len(t.of("hand", seat)) == len(hands[seat].split()) + 2
    assert t.of("deck", seat) == []
    assert t.happened() == ["drew", "game-ended"]
    ended(t, seat, "deck_heroes")


@rule("TRO-END-3")
def test_a_deck_with_a_card_left_does_not_end_the_game() -> None:
    """One card left is not an empty deck."""
    t = siege(deck_sizes={"G": 3}).play("G draw")
    assert (len(t.of("deck", "G")), t.asks) == (1, ["T"])


@rule("TRO-END-4")
@pytest.mark.parametrize(
    ("horse", "track", "winner"),
    [(THREE, 2, "G"), ("G-WINE-1", 0, "G"), ("G-WINE-1", 2, "T"), ("", 1, "T"), (THREE, 0, "G"), ("", 3, "T")],
)
@pytest.mark.parametrize("seat", ["G", "T"])
def test_the_larger_progress_wins_whoever_drew_last(horse: str, track: int, winner: str, seat: str) -> None:
    """Parts laid against spaces advanced; heroes do not matter."""
    against = at(**{"GP" if winner == "G" else "TP": "AJAX AENEAS SARPEDON"})
    t = siege(seat, heroes=against, horse=horse, track=track, deck_sizes={seat: 1}).play(f"{seat} draw")
    ended(t, winner, "deck_progress")


@rule("TRO-END-5")
@pytest.mark.parametrize(
    ("heroes", "winner"),
    [
        (at(TD="AJAX"), "G"),
        (at(TP="AJAX"), "G"),
        (at(GD="AJAX"), "T"),
        (at(GP="AJAX"), "T"),
        (at(TD="AJAX AENEAS", GP="SARPEDON"), "G"),
        (at(TP="AJAX AENEAS", GD="SARPEDON ACHILLES ODYSSEUS"), "T"),
        (at(TP="AJAX", TD="AENEAS", GP="SARPEDON"), "G"),
    ],
)
@pytest.mark.parametrize("progress", [0, 2])
def test_with_equal_progress_the_heroes_in_the_other_half_decide(
    heroes: dict[str, str], winner: str, progress: int
) -> None:
    """Defence and protection of the other side count alike; combat counts for nobody."""
    horse = " ".join(THREE.split()[:progress])
    t = siege(heroes=heroes, horse=horse, track=progress, deck_sizes={"G": 1}).play("G draw")
    ended(t, winner, "deck_heroes")


@rule("TRO-END-6")
@pytest.mark.parametrize("heroes", [at(), at(TP="AJAX", GD="AENEAS"), at(TD="AJAX ACHILLES", GP="AENEAS SARPEDON")])
def test_with_equal_heroes_too_the_game_is_a_draw(heroes: dict[str, str]) -> None:
    """Nobody wins, and both have the first place."""
    t = siege("T", heroes=heroes, horse="G-WINE-1", track=1, deck_sizes={"T": 1}).play("T draw")
    ended(t, None, "deck_equal")


@rule("TRO-END-7")
@pytest.mark.parametrize("move", ["draw", "offer ARES", "skip", "build G-RAM-1", "return AJAX"])
def test_after_the_end_no_move_is_legal(move: str) -> None:
    """Nobody has options, and every move is refused because the game is over."""
    t = siege(hands={"G": "G-BOAR-1"}, deck_sizes={"G": 1}).play("G draw")
    assert [t.options_of("G"), t.options_of("T")] == [[], []]
    assert t.refuses(f"G {move}") == ["TRO-END-7 over"]
    assert t.refuses(f"T {move}") == ["TRO-END-7 over"]
    assert t.s.prompt(0)["clause"] == "TRO-END-7"


@rule("TRO-END-8")
@pytest.mark.parametrize("action", ["T draw", "T offer ZEUS T-WINE-1"])
def test_after_turn_300_the_game_is_stopped_as_a_draw(action: str) -> None:
    """Progress and heroes are not compared; the game stands in turn 300."""
    t = siege("T", turn=300, hands={"T": "T-WINE-1"}, heroes={"AJAX": "GD"}, horse=THREE).play(action)
    if t.asks:
        t.play("T decline")
    ended(t, None, "turn_limit")
    assert t["turn"] == 300


@rule("TRO-END-8")
def test_turn_300_is_played_with_its_objective_step() -> None:
    """A win in it counts, a skip stops the game, and turn 299 stops nothing."""
    forward = at(GP="AJAX AENEAS")
    t = siege("T", turn=300, heroes=forward, track=3, hands={"T": "T-WINE-1 T-WHEAT-1"}).play("T draw")
    assert t.options[0] == "skip"
    ended(t.play("T advance T-WINE-1 T-WHEAT-1"), "T", "track")
    t = siege("T", turn=300, heroes=forward, track=3).play("T draw", "T skip")
    ended(t, None, "turn_limit")
    t = siege("G", turn=299).play("G draw")
    assert (t.s.over, t["turn"], t.asks) == (False, 300, ["T"])
