"""The options of the table, each with each of its values."""

from __future__ import annotations

import pytest

import kylix
from games.troia.position import FIRST, OTHER, Siege, at, siege
from kylix.kit.registry import game
from kylix.testing import rule

VALUES: dict[str, tuple[object, ...]] = {
    "gods": ("first_game", "random_faces", OTHER.replace(" ", ",")),
    "artemis_jump": (False, True),
    "powers_mandatory": (False, True),
    "apollo_pick": ("choose", "top", "random"),
    "cornucopia_steal": (True, False),
    "cornucopia_alone": (False, True),
    "objective_after_draw": (True, False),
    "deck_out": ("immediate", "end_of_turn"),
}
"""The default first."""


def test_the_options_and_their_defaults() -> None:
    """Every option of the rules is there with its default, and every value is accepted and kept."""
    assert game("troia").setting(2).options == {name: values[0] for name, values in VALUES.items()}
    for name, values in VALUES.items():
        for value in values:
            assert game("troia").setting(2, {name: value}).options[name] == value


@pytest.mark.parametrize("name", VALUES)
def test_a_value_that_an_option_does_not_have_is_refused(name: str) -> None:
    """So is an option that does not exist."""
    with pytest.raises(kylix.BadOption, match=name):
        kylix.new("troia", options={name: "sideways"})
    with pytest.raises(kylix.BadOption):
        kylix.new("troia", options={name + "s": VALUES[name][0]})


@rule("TRO-Q28")
@pytest.mark.parametrize("seed", range(5))
def test_gods(seed: int) -> None:
    """first_game and a list put these six into play; random_faces one of each tile, not always the same."""
    tiles = list(zip(FIRST.split(), OTHER.split(), strict=True))
    for gods in ("first_game", OTHER):
        s = kylix.new("troia", seed=seed, options={"gods": gods})
        assert sorted(s.view(None)["olympus"]) == sorted((FIRST if gods == "first_game" else gods).split())
    chosen = [
        set(kylix.new("troia", seed=other, options={"gods": "random_faces"}).view(None)["olympus"])
        for other in range(seed * 10, seed * 10 + 10)
    ]
    assert all(len(gods & set(tile)) == 1 for gods in chosen for tile in tiles)
    assert len({frozenset(gods) for gods in chosen}) > 1


@rule("TRO-Q2", "TRO-GOD-ARTEMIS")
@pytest.mark.parametrize(("jump", "spaces"), [(False, ("GD", "TD")), (True, ("GP", "TP"))])
@pytest.mark.parametrize("seat", ["G", "T"])
def test_artemis_jump(seat: str, jump: bool, spaces: tuple[str, str]) -> None:
    """Off: from combat to a defence space; on: straight to a protection space and to no other."""
    arranged = at(GD="ACHILLES ODYSSEUS AGAMEMNON", TD="AENEAS SARPEDON")
    t = siege(seat, heroes=arranged, asks="ARTEMIS", options={"artemis_jump": jump})
    assert t.options == ["decline", *[f"send AJAX {space}" for space in spaces]]
    for space in {"GP", "GD", "TD", "TP"} - set(spaces):
        assert t.refuses(f"{seat} send AJAX {space}") == ["TRO-GOD-ARTEMIS space-out-of-reach"]
    t.play(f"{seat} send AJAX {spaces[1]}")
    assert t["heroes"] == arranged | {"AJAX": spaces[1]}


@rule("TRO-Q7", "TRO-POWER-3", "TRO-Q42")
@pytest.mark.parametrize(
    ("god", "ways"),
    [("ZEUS", ["use"]), ("HERA", ["move AJAX"]), ("ARES", ["move AJAX"]), ("POSEIDON", ["move AENEAS"])],
)
def test_powers_mandatory(god: str, ways: list[str]) -> None:
    """Off: decline is offered; on: it is refused, and a single way is still asked for."""
    heroes = at(GD="AJAX", TP="AENEAS")
    assert siege(heroes=heroes, asks=god).options == ["decline", *ways]
    t = siege(heroes=heroes, asks=god, options={"powers_mandatory": True})
    assert t.options == ways
    assert t.refuses("G decline") == ["TRO-POWER-3 power-mandatory"]
    assert t.facts("G decline") == {"god": god}


@rule("TRO-Q7", "TRO-POWER-2")
@pytest.mark.parametrize("mandatory", [False, True])
def test_a_power_without_a_way_is_lost_though_powers_are_mandatory(mandatory: bool) -> None:
    """Nothing can be demanded that cannot be done."""
    t = siege(hands={"G": "G-BOAR-1"}, options={"powers_mandatory": mandatory}).play("G offer ARES G-BOAR-1")
    assert "power-lost" in t.happened()
    assert t.asks == ["T"]


def apollo(pick: str, chance: list[int] | None = None) -> Siege:
    discards = {"T": "T-RAM-2 T-FISH-1 T-WINE-2"}
    return siege(olympus=OTHER, discards=discards, asks="APOLLO", options={"apollo_pick": pick}, chance=chance)


@rule("TRO-Q10", "TRO-GOD-APOLLO")
def test_apollo_pick_choose_and_top() -> None:
    """choose: any card; top: the card discarded last, without a choice."""
    t = apollo("choose")
    assert t.options == ["decline", "take T-FISH-1", "take T-WINE-2", "take T-RAM-2"]
    assert t.refuses("G use") == ["TRO-GOD-APOLLO other-question"]
    t = apollo("top")
    assert t.options == ["decline", "use"]
    assert t.refuses("G take T-WINE-2") == ["TRO-GOD-APOLLO other-question"]
    t.play("G use")
    assert (t.of("hand", "G"), t.of("discard", "T")) == (["T-WINE-2"], ["T-RAM-2", "T-FISH-1"])
    assert t["known"] == [["T-WINE-2"], []]


@rule("TRO-Q10", "TRO-GOD-APOLLO")
def test_apollo_pick_random() -> None:
    """A card by chance, each card once among the outcomes; both sides know which."""
    taken = []
    for outcome in range(3):
        t = apollo("random", [outcome])
        assert t.options == ["decline", "use"]
        taken += t.play("G use").of("hand", "G")
        assert t["known"] == [taken[-1:], []]
    assert sorted(taken) == ["T-FISH-1", "T-RAM-2", "T-WINE-2"]


@rule("TRO-Q10")
@pytest.mark.parametrize("pick", ["choose", "top", "random"])
def test_apollo_with_an_empty_pile_is_lost_however_he_picks(pick: str) -> None:
    """No card, no question."""
    olympus = "APHRODITE HEPHAESTUS IRIS DORIS ATHENA APOLLO"
    t = siege(olympus=olympus, hands={"G": "G-DEER-1"}, options={"apollo_pick": pick}).play("G offer APOLLO G-DEER-1")
    assert "power-lost" in t.happened()


@rule("TRO-Q42", "TRO-Q10")
def test_cards_are_piled_in_the_order_in_which_they_are_named() -> None:
    """The last one lies on top, also where a line names them."""
    hands = {"G": "G-FISH-1 G-WINE-2 G-FISH-2"}
    t = siege(hands=hands, options={"apollo_pick": "top"}).play("G offer POSEIDON")
    assert t.options == ["pay G-FISH-1", "pay G-WINE-2", "pay G-FISH-2"]
    t.play("G pay G-FISH-2")
    assert t.options == ["done", "pay G-FISH-1", "pay G-WINE-2"]
    t.play("G pay G-FISH-1", "G done")
    assert t.of("discard", "G") == ["G-FISH-2", "G-FISH-1"]
    line = "G offer POSEIDON G-FISH-2 G-FISH-1"
    assert siege(hands=hands, options={"apollo_pick": "top"}).play(line).of("discard", "G") == ["G-FISH-2", "G-FISH-1"]
    assert siege(hands=hands).play(line).of("discard", "G") == ["G-FISH-2", "G-FISH-1"]


@rule("TRO-Q42", "TRO-Q10", "TRO-OBJ-T2")
@pytest.mark.parametrize("pair", [["T-DEER-1", "T-WHEAT-1"], ["T-WHEAT-1", "T-DEER-1"]])
def test_the_cards_of_the_path_are_piled_as_they_are_named(pair: list[str]) -> None:
    """On one line and one by one; the last one lies on top."""
    for lines in ([f"T advance {' '.join(pair)}"], [f"T advance {card}" for card in pair]):
        t = siege(
            "T",
            heroes=at(GP="AJAX AENEAS"),
            hands={"T": "T-DEER-1 T-WHEAT-1"},
            track=3,
            asks="objective",
            options={"apollo_pick": "top"},
        )
        assert t.play(*lines).of("discard", "T") == pair


@rule("TRO-Q13", "TRO-GOD-ATHENA")
@pytest.mark.parametrize("steal", [True, False])
@pytest.mark.parametrize("holder", [None, "T", "G"])
def test_cornucopia_steal(steal: bool, holder: str | None) -> None:
    """On: Athena takes the token from the opponent; off: she is lost while the opponent holds it."""
    t = siege(olympus=OTHER, hands={"G": "G-BOAR-1"}, cornucopia=holder, options={"cornucopia_steal": steal}).play(
        "G offer ATHENA G-BOAR-1"
    )
    if holder == "G" or (holder == "T" and not steal):
        assert "power-lost" in t.happened()
        assert (t["cornucopia"], t.asks) == (holder, ["T"])
    else:
        assert t.options == ["decline", "use"]
        assert t.play("G use")["cornucopia"] == "G"


@rule("TRO-Q13", "TRO-OFFER-6")
def test_cornucopia_alone() -> None:
    """On: the token without a card pays a cost of 1 or 2; off: it never does."""
    for hand in ("", "G-WINE-1"):
        t = siege(hands={"G": hand}, cornucopia="G", options={"cornucopia_alone": True})
        assert t.options[-2:] == ["offer POSEIDON", "offer ARES"]
        assert ("offer HERA" in t.options) is bool(hand)
        t.play("G offer POSEIDON +cornucopia")
        assert t["heroes"] == at(TP="ACHILLES")
        assert (t["cornucopia"], t.of("discard", "G")) == (None, [])
    t = siege(cornucopia="G", options={"cornucopia_alone": True})
    assert t.refuses("G offer HERA") == ["TRO-OFFER-4 too-few-icons"]
    off = siege(cornucopia="G")
    assert off.options == ["draw"]
    assert off.refuses("G offer POSEIDON") == ["TRO-OFFER-6 no-card"]
    t = siege(options={"cornucopia_alone": True})
    assert t.options == ["draw"]
    assert t.refuses("G offer ARES")[0] == "TRO-OFFER-3 no-card"


@rule("TRO-Q15", "TRO-OBJ-1", "TRO-TURN-2")
@pytest.mark.parametrize("after_draw", [True, False])
@pytest.mark.parametrize(("seat", "far", "god"), [("G", "TP", "ARES"), ("T", "GP", "ZEUS")])
def test_objective_after_draw(after_draw: bool, seat: str, far: str, god: str) -> None:
    """On: the objective step follows every turn; off: only an offering."""
    options = {"objective_after_draw": after_draw}
    hands = {"G": "G-BOAR-1", "T": "T-WINE-1"}
    arranged = at(**{far: "AJAX AENEAS"})
    t = siege(seat, heroes=arranged, hands=hands, options=options).play(f"{seat} draw")
    assert t.question == ("MakeProgress" if after_draw else "ChooseAction")
    assert t.asks == ([seat] if after_draw else ["T" if seat == "G" else "G"])
    t = siege(seat, heroes=arranged, hands=hands, options=options).play(f"{seat} offer {god} {hands[seat]}")
    if god == "ZEUS":
        t.play("T decline")
    assert (t.question, t.asks) == ("MakeProgress", [seat])


@rule("TRO-Q20", "TRO-DRAW-3", "TRO-END-3")
@pytest.mark.parametrize("asks", ["action", "ZEUS"])
def test_deck_out(asks: str) -> None:
    """immediate: the draw that empties the deck ends the game; end_of_turn: the objective step is still made."""
    draw = "G use" if asks == "ZEUS" else "G draw"
    for deck_out in ("immediate", "end_of_turn"):
        t = siege(
            heroes=at(TP="AJAX AENEAS"),
            hands={"G": "G-WINE-1"},
            track=1,
            deck_sizes={"G": 1},
            asks=asks,
            options={"deck_out": deck_out},
        ).play(draw)
        if deck_out == "immediate":
            assert (t.result, t["winner"]) == ("deck_progress", "T")
        else:
            assert t.options[:2] == ["skip", "build G-WINE-1"]
            t.play("G build G-WINE-1")
            assert (t.result, t["winner"], t["turn"]) == ("deck_equal", None, 1)


@rule("TRO-Q20", "TRO-END-3")
@pytest.mark.parametrize("seat", ["G", "T"])
def test_at_the_end_of_the_turn_either_deck_counts(seat: str) -> None:
    """Without two heroes forward the turn ends and with it the game; no further turn is played."""
    t = siege(seat, heroes=at(TD="AJAX"), deck_sizes={seat: 2}, options={"deck_out": "end_of_turn"})
    t.play(f"{seat} draw")
    assert (t.result, t["winner"], t.asks) == ("deck_heroes", "G", [])
    assert t.happened() == ["drew", "game-ended"]
