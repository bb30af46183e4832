"""What hidden cards mean for those who cannot see them: redealt states, and moves that cannot be taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

import kylix
from games.troia.position import Siege, at, siege
from kylix.kit import codec
from kylix.records import record
from kylix.testing import rule

GOLDEN = Path(__file__).parent / "golden"
SEEDS = range(60)


def imagined(t: Siege, seat: int, only: str) -> Siege:
    """A state that the seat takes for possible and in which the other side has this one option."""
    for seed in SEEDS:
        other = Siege(t.s.redeal(seat, seed))
        if other.options == [only]:
            return other
    raise AssertionError(f"no redealt state has the only option {only}")


@rule("TRO-CARD-3", "TRO-Q36")
def test_a_redealt_hand_may_be_any_but_for_the_cards_seen_to_enter_it() -> None:
    """The Greek knows his own hand and one card of the Trojan's; the rest of it may be any card not seen."""
    t = siege(hands={"G": "G-FISH-1", "T": "G-DEER-2 T-WINE-1 T-RAM-1"}, known={"T": "G-DEER-2"})
    dealt = [codec.fields(t.s.redeal(0, seed)) for seed in SEEDS]
    assert all(fields["hand"][0] == ["G-FISH-1"] for fields in dealt)
    assert all("G-DEER-2" in fields["hand"][1] and len(fields["hand"][1]) == 3 for fields in dealt)
    assert len({tuple(fields["hand"][1]) for fields in dealt}) > 20
    assert len({tuple(fields["deck"][0]) for fields in dealt}) > 20
    assert all(sorted(fields["deck"][0]) == sorted(t.of("deck", "G")) for fields in dealt)


def test_a_payment_that_cannot_be_completed_is_given_up() -> None:
    """Only in a state that somebody imagines: the cards go back to the hand and the turn begins anew."""
    t = siege(hands={"G": "G-WINE-2 G-WINE-FISH"}, cornucopia="G")
    t.play("G offer ZEUS", "G cornucopia", "G pay G-WINE-2")
    t = imagined(t, 1, "cancel")
    cards = sorted(t.of("hand", "G") + t.of("paid", "G"))
    assert t.refuses("G done")[0].startswith("TRO-OFFER-")
    t.play("G cancel")
    assert (t.question, t.asks, t["turn"]) == ("ChooseAction", ["G"], 1)
    assert (sorted(t.of("hand", "G")), t["paid"], t["pledged"], t["cornucopia"]) == (cards, [[], []], False, "G")


def test_a_step_of_the_path_that_cannot_be_completed_is_given_up() -> None:
    """Only in a state that somebody imagines: the card goes back and the objective is asked again."""
    t = siege("T", heroes=at(GP="AJAX AENEAS"), hands={"T": "T-WINE-1 T-WHEAT-1"}, track=3, asks="objective")
    t = imagined(t.play("T advance T-WINE-1"), 0, "cancel")
    t.play("T cancel")
    assert (t.question, t.asks, t["track"]) == ("MakeProgress", ["T"], 3)
    assert (len(t.of("hand", "T")), t["paid"]) == (2, [[], []])


@rule("TRO-DRAW-1")
def test_a_draw_cannot_be_taken_back() -> None:
    """Cards were seen that were hidden."""
    s = kylix.new("troia", seed=1)
    s.play(0, "draw")
    with pytest.raises(kylix.KylixError, match="hidden"):
        kylix.undo(s, 0)


@rule("TRO-OFFER-7")
def test_a_payment_can_be_taken_back_until_it_is_shown() -> None:
    """Cards set aside were seen by nobody; once they lie on the pile the other side knows them."""
    s = kylix.new("troia", seed=1)
    before = codec.digest(s)
    s.play(0, "offer ZEUS")
    s.play(0, "pay G-WINE-2")
    s = kylix.undo(kylix.undo(s, 0), 0)
    assert codec.digest(s) == before
    s.play(0, "offer ZEUS G-WINE-2")
    with pytest.raises(kylix.KylixError, match="hidden"):
        kylix.undo(s, 0)


@rule("TRO-OBJ-G1", "TRO-OBJ-T2")
@pytest.mark.parametrize(("ending", "verb"), [("horse", "build"), ("track", "advance")])
def test_a_card_shown_for_progress_cannot_be_taken_back(ending: str, verb: str) -> None:
    """The other side has seen it."""
    kept = record.read(GOLDEN / f"{ending}.jsonl")
    first = next(n for n, entry in enumerate(kept.entries) if entry.move.startswith(verb))
    s = record.replay(kept, first)
    with pytest.raises(kylix.KylixError, match="hidden"):
        kylix.undo(s, kept.entries[first].seat)
