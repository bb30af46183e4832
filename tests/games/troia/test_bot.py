"""Troia's bot: the same veil as a person, legal moves, the same answers by seed, sound turns, reasons in words."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import pytest

import corpus
import kylix
from bot_table import answers_under_the_veil, ask, show_the_same_to_a_bot
from commands import run
from games.troia.position import at, siege
from kylix import bots
from kylix.bots.levels import LevelBot
from kylix.bots.titles import title_bot_of
from kylix.bots.training import weights_of
from kylix.bots.worlds import setting_of
from kylix.core.errors import BadSeats
from kylix.games.troia.bot import evaluation, turns
from kylix.games.troia.state import Troia
from kylix.kit import codec
from kylix.kit.words import LANGUAGES, Words
from kylix.lab.runner import QuickPlayer

QUICK = ("random", "novice", "sailor", "captain", "archon:nodes=5")
OTHER_GODS = "APHRODITE,IRIS,APOLLO,HEPHAESTUS,DORIS,ATHENA"


def positions(count: int, seed: int = 3, gods: str = "random_faces") -> Iterator[Troia]:
    for s in corpus.positions("troia", 2, count, seed, (("gods", gods),)):
        assert isinstance(s, Troia)
        yield s


# --- the same veil as a person ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", QUICK)
def test_states_that_differ_in_hidden_facts_only_get_the_same_move(name: str) -> None:
    for n, s in enumerate(positions(4)):
        assert len(answers_under_the_veil(name, s, s.to_act[0], n)) == 1


def test_the_whole_input_of_a_bot_passes_view_invariance() -> None:
    """View and options are the same, and what the levels think with comes down to one state."""
    for n, s in enumerate(positions(25)):
        show_the_same_to_a_bot(s, s.to_act[0], n)


def test_a_bot_changes_nothing_of_what_it_is_given() -> None:
    for s in positions(3):
        seat = s.to_act[0]
        redealt = s.redeal(seat, 1)
        before = codec.digest(redealt)
        for name in QUICK:
            bots.make(name, 1).choose(s.view(seat), list(s.options(seat)), redealt)
        assert codec.digest(redealt) == before
        assert redealt.record is None


# --- legal, repeatable, in time ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("names", [("novice", "sailor"), ("archon:nodes=2", "novice")])
def test_games_are_played_to_their_end_with_legal_moves(names: tuple[str, str]) -> None:
    s = kylix.new("troia", seed=5, options={"gods": "random_faces"})
    players = [bots.make(name, seat) for seat, name in enumerate(names)]
    dealt = 0
    while not s.over:
        seat = s.to_act[0]
        dealt += 1
        move = players[seat].choose(s.view(seat), list(s.options(seat)), s.redeal(seat, dealt))
        s.play(seat, move)
        assert players[seat].why is not None


@pytest.mark.parametrize(
    "options", [{"apollo_pick": "top", "gods": OTHER_GODS}, {"cornucopia_alone": True, "gods": OTHER_GODS}]
)
def test_a_bot_that_is_made_anew_for_every_small_move_still_plays(options: dict[str, object]) -> None:
    """A server asks like this. Nothing that a bot needs is in its memory alone."""
    s = kylix.new("troia", seed=8, options=options)
    asked = 0
    while not s.over:
        asked += 1
        s.play(s.to_act[0], ask("novice", s, s.to_act[0], asked, asked))
    assert asked > 20


@pytest.mark.parametrize("name", ["random", "novice", "sailor"])
def test_answers_that_take_no_thought_are_the_same_with_less_ado(name: str) -> None:
    """A state is dealt anew only where somebody looks at it: the game stays the same."""
    games: list[list[str]] = []
    for in_full in (True, False):
        s = kylix.new("troia", seed=3)
        pair, moves, redeals = [bots.make(name, seat) for seat in range(2)], list[str](), 0
        while s.to_act:
            seat = s.to_act[0]
            bot, view, options = pair[seat], s.view(seat), s.options(seat)
            assert isinstance(bot, QuickPlayer)
            move = None if in_full else bot.at_once(view, options)
            if move is None:
                move = bot.choose(view, options, s.redeal(seat, len(moves)))
                redeals += 1
            moves.append(s.text(move))
            s.apply(seat, move)
        assert in_full or redeals < len(moves)
        games.append(moves)
    assert games[0] == games[1]


def test_a_plan_is_dropped_when_the_table_looks_otherwise() -> None:
    """After an undo, for instance, the bot thinks again."""
    t = siege("G", hands={"G": "G-BOAR-1 G-WINE-FISH"}, heroes=at())
    bot = bots.make("sailor", 1)
    assert isinstance(bot, LevelBot)
    bot.plan, bot.expected = (t.s.options(0)[-1],), {"no": "such view"}
    assert bot.choose(t.s.view(0), t.s.options(0), t.s.redeal(0, 1)) in t.s.options(0)
    assert bot.why is not None


@pytest.mark.parametrize("name", ["novice", "sailor", "captain", "archon:nodes=12"])
def test_the_same_seed_gives_the_same_move(name: str) -> None:
    for s in positions(3, seed=11):
        seat = s.to_act[0]
        assert ask(name, s, seat, seed=4) == ask(name, s, seat, seed=4)


def test_a_budget_in_seconds_is_kept() -> None:
    s = next(positions(1, seed=2))
    start = perf_counter()
    ask("archon:seconds=0.05", s, s.to_act[0])
    assert perf_counter() - start < 2


def test_the_collector_is_on_again_after_thinking() -> None:
    assert gc.isenabled()
    s = next(positions(1, seed=2))
    ask("archon:nodes=3", s, s.to_act[0])
    assert gc.isenabled()


# --- sound turns ------------------------------------------------------------------------------------------------------

WINNING = {"hands": {"G": "G-WINE-1 G-BOAR-1"}, "horse": "G-WHEAT-1 G-DEER-1 G-RAM-1"}


@pytest.mark.parametrize("name", ["sailor", "captain", "archon:nodes=20"])
def test_a_win_at_hand_is_taken(name: str) -> None:
    """Two heroes stand there and the last part is in hand: whatever the turn is, it ends with the horse."""
    t = siege("G", heroes=at(TP="AJAX AENEAS"), **WINNING)  # type: ignore[arg-type]
    bot = bots.make(name, 1)
    while not t.s.over and t.s.to_act[0] == 0:
        t.s.play(0, bot.choose(t.s.view(0), t.s.options(0), t.s.redeal(0, 1)))
    assert t.result == "horse"
    assert bot.why is not None


def test_turns_are_whole_and_legal() -> None:
    """Each line is played move by move; what it says of the end holds wherever nothing came to light."""
    title_bot = title_bot_of("troia", True)
    for s in positions(15):
        seat = s.to_act[0]
        turns = title_bot.turns(s, seat)
        assert len({turn.key for turn in turns}) == len(turns)
        for turn in turns:
            played = s.clone()
            for move in turn.line:
                played.check(seat, move)
                played.apply(seat, move)


def test_payments_hold_no_card_that_could_be_left_out() -> None:
    """Part of what makes a turn worth looking at: without any one card it would be refused or be worth less."""
    for s in positions(30):
        seat = s.to_act[0]
        for god in s.olympus:
            for token, cards in turns.payments(s, seat, god) if not s.paid[seat] else []:
                worth = [paid(s, seat, god, [card for card in cards if card != left], token) for left in cards]
                assert all(less < paid(s, seat, god, cards, token) for less in worth)


def paid(s: Troia, seat: int, god: int, cards: list[int], token: bool) -> int:
    """0 refused, 1 mixed, 2 superior."""
    offering, cost = s.tables.offering[god], s.tables.cost[seat][s.olympus.index(god)]
    icons = [icon for card in cards for icon in s.tables.icons[card]] + [offering] * (2 if token else 0)
    if len(icons) < cost or offering not in icons or not cards:
        return 0
    return 2 if icons.count(offering) >= cost else 1


def test_a_card_that_the_project_needs_is_kept_if_another_pays_as_well() -> None:
    t = siege("G", hands={"G": "G-BOAR-1 G-BOAR-2"}, heroes=at())
    names = setting_of(t.s).names
    ares = names["god"].index("ARES")
    assert isinstance(t.s, Troia)
    t.s.apply(0, t.s.tables.offer[ares])
    chosen = [[names["card"][card] for card in cards] for _, cards in turns.payments(t.s, 0, ares)]
    assert chosen == [["G-BOAR-1"]]


# --- the evaluation ---------------------------------------------------------------------------------------------------


def test_features_are_whole_numbers_and_each_has_a_weight() -> None:
    for s in positions(10):
        found = evaluation.features(s, s.active)
        assert all(type(feature) is int for feature in found)
        assert len(found) == len(evaluation.FEATURES)
    assert [len(side) for side in evaluation.fitted()] == [len(evaluation.FEATURES)] * 2


def test_chances_of_the_two_sides_add_up_and_a_finished_game_is_certain() -> None:
    for s in positions(10):
        both = [evaluation.chance(evaluation.fitted(), s, seat) for seat in (0, 1)]
        assert sum(both) == pytest.approx(1)
    t = siege("G", heroes=at(TP="AJAX AENEAS"), asks="objective", **WINNING)  # type: ignore[arg-type]
    t.play("G build G-WINE-1")
    assert [evaluation.chance(evaluation.fitted(), t.state, seat) for seat in (0, 1)] == [1, 0]
    assert evaluation.rule_of_thumb(t.state, 1) == 0


def test_the_weights_in_the_package_say_how_they_were_made() -> None:
    made = json.loads(weights_of("troia").read_text(encoding="utf-8"))
    assert made["title"] == "troia"
    assert {"seed", "rounds", "games", "figures", "weights"} <= set(made)
    assert list(made["weights"]["greek"]) == list(evaluation.FEATURES)


def test_the_same_seed_gives_the_same_weights(tmp_path: Path) -> None:
    told = [run("train", "troia", "--games", 2, "--rounds", 1, "--jobs", 1, "--out", tmp_path / name) for name in "ab"]
    assert [one.code for one in told] == [0, 0], told
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


# --- reasons and hints ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_are_explained_in_a_sentence(language: str) -> None:
    for s in positions(12, seed=6):
        words = Words(language, setting_of(s))
        seat = s.to_act[0]
        for advice in bots.hint(s.view(seat), list(s.options(seat)), s.redeal(seat, 1), "sailor"):
            sentence = words.say(advice.key, **advice.about)
            assert sentence.endswith(".")
            assert words.say("bot-hint", move=words.move(advice.move), why=sentence, chance=advice.about["chance"])


def test_a_hint_is_the_best_three_moves_with_their_value() -> None:
    s = kylix.new("troia", seed=4)
    s.play(0, "draw")
    s.play(1, "draw")
    found = bots.hint(s.view(0), list(s.options(0)), s.redeal(0, 1), "archon:nodes=30")
    assert 1 <= len(found) <= bots.HINTS
    assert len({s.text(advice.move) for advice in found}) == len(found)
    assert all(0 <= advice.value <= 1 for advice in found)
    assert all(advice.move in s.options(0) for advice in found)
    with pytest.raises(BadSeats):
        bots.hint(s.view(0), list(s.options(0)), s.redeal(0, 1), "random")


@pytest.mark.parametrize("name", ["deckhand", "sailor", "captain", "archon:nodes=30"])
def test_whoever_begins_between_two_heroes_finds_one(name: str) -> None:
    """A hint, a stand-in, a server that starts anew: somebody else chose the first hero, and the last in order."""
    t = siege(heroes=at(TP="AJAX ODYSSEUS SARPEDON", TD="ACHILLES"), hands={"G": "G-WINE-1"}, asks="objective")
    t.play("G build G-WINE-1", "G return SARPEDON")
    assert t.options == ["return AJAX", "return ODYSSEUS"]
    assert t.s.text(ask(name, t.s, 0)) in t.options
    told = bots.hint(t.s.view(0), list(t.s.options(0)), t.s.redeal(0, 1), name)
    assert {t.s.text(one.move) for one in told} == set(t.options)
