"""Bots: names, levels, and what holds for those of every title."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import corpus
import kylix
from depth import DEPTH
from kylix import bots
from kylix.bots.budget import Budget
from kylix.bots.search import Search
from kylix.bots.titles import title_bot_of
from kylix.bots.train import fit, train
from kylix.bots.worlds import Worlds
from kylix.core.chance import Chance
from kylix.core.errors import BadSeats, KylixError, UnknownTitle
from kylix.kit.registry import game
from kylix.testing import walk

FOLDER = Path(bots.__file__).parent


# --- names ------------------------------------------------------------------------------------------------------------


def test_the_four_levels_are_there_beside_the_random_one() -> None:
    assert list(bots.BOTS) == ["novice", "deckhand", "sailor", "captain", "archon", "random"]


@pytest.mark.parametrize("name", ["hero", "archon:depth=3", "archon:nodes=0", "archon:seconds=x", "sailor:nodes=5"])
def test_a_name_that_makes_no_sense_is_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(BadSeats):
        bots.make(name, 1)


def test_a_budget_is_given_in_nodes_or_in_seconds() -> None:
    assert Budget.read("nodes=400") == Budget(nodes=400)
    assert Budget.read("seconds=0.5") == Budget(seconds=0.5)


# --- the same veil as a person ----------------------------------------------------------------------------------------


AFTERWARDS = ("train.py", "review.py")
"""Who looks at games that are over; nobody there plays."""


def test_no_bot_knows_of_records() -> None:
    for path in [*FOLDER.glob("*.py"), *(FOLDER.parent / "games").glob("*/bot/*.py")]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        assert not names & {"record", "outcomes", "log"} or path.name in AFTERWARDS, path
        modules = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        assert "kylix.records.record" not in modules, path.name


# --- training ---------------------------------------------------------------------------------------------------------


def test_a_title_that_is_not_there_cannot_be_trained() -> None:
    with pytest.raises(UnknownTitle):
        train("chess", 2, 1)


def test_a_title_without_an_evaluation_cannot_be_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kylix.bots.training.part", lambda title, name: None)
    with pytest.raises(KylixError, match="no evaluation"):
        train("troia", 2, 1)


def test_a_title_can_say_how_much_a_weight_is_at_least() -> None:
    """A feature that speaks against winning in these samples gets a weight below nothing, or its least."""
    samples = [(0, [1.0, -1.0], 1.0), (0, [1.0, 1.0], 0.0), (0, [-1.0, 1.0], 0.0)] * 20
    free, _ = fit(samples, 0)
    held, _ = fit(samples, 0, [(None, None), (0.025, None)])
    assert free[1] < 0
    assert held[1] == 0.025


# --- every title ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", kylix.games())
@pytest.mark.parametrize("name", ["novice", "deckhand", "sailor", "captain", "archon:nodes=4"])
def test_every_level_plays_every_title(title: str, name: str) -> None:
    seats = next(count for count in game(title).seats if count > 1)
    s = game(title).setting(seats).start(Chance(3), recorded=False)
    bot: Any = bots.make(name, 1)
    for n in range(12):
        if s.over:
            break
        seat = s.to_act[0]
        s.play(seat, bot.choose(s.view(seat), list(s.options(seat)), s.redeal(seat, n)))


@pytest.mark.parametrize("title", kylix.games())
@pytest.mark.parametrize("name", ["novice", "sailor", "archon:nodes=2"])
def test_a_bot_that_may_do_less_than_it_planned_plans_again(title: str, name: str) -> None:
    """Asked with the options that are left, again and again, down to the last."""
    asked = 0
    for n, s in enumerate(walk(kylix.game(title).setting(max(kylix.game(title).seats)), 5, recorded=False)):
        if s.over or asked >= DEPTH.narrowed or n % 7 or len(s.options(s.to_act[0])) < 3:
            continue
        seat, asked = s.to_act[0], asked + 1
        bot, options, redealt = bots.make(name, n), list(s.options(seat)), s.redeal(seat, n)
        for _ in range(min(5, len(options))):
            move = bot.choose(s.view(seat), options, redealt)
            assert move in options
            options.remove(move)
        with pytest.raises(KylixError, match="at least one option"):
            bots.make(name, n).choose(s.view(seat), [], redealt)
    assert asked == DEPTH.narrowed


@pytest.mark.parametrize("title", kylix.games())
def test_wherever_somebody_is_asked_there_is_a_turn_to_look_at(title: str) -> None:
    """Whoever asked before: people choose what bots would not, and ask for a hint in the middle of it."""
    found = title_bot_of(title, True)
    seen: set[str] = set()
    for s in corpus.positions(title, min(count for count in game(title).seats if count > 1), 120, seed=2):
        seat = s.to_act[0]
        seen.add(type(s.stack[-1]).__name__)
        first, again = [[(one.key, one.line, one.value) for one in found.turns(s, seat)] for _ in range(2)]
        assert first, (title, s.prompt(seat)["clause"], s.record)
        assert again == first, "a search that did not keep a turn finds the same again"
    assert len(seen) > 3


@pytest.mark.parametrize("title", ["odysseus", "troia"])
def test_a_search_keeps_the_states_of_few_turns(title: str) -> None:
    """States are what fills the memory of whoever thinks for long."""
    title_bot = title_bot_of(title, True)
    s = max(corpus.positions(title, 2, 120, seed=2), key=lambda one: len(title_bot.turns(one, one.to_act[0])))
    seat = s.to_act[0]
    search = Search(title_bot, Worlds(s.redeal(seat, 1), seat, 1))
    search.run(Budget(nodes=200))
    nodes = [search.root]
    for node in nodes:
        nodes += [edge.node for edge in node.edges.values() if edge.node is not None]
    looks = [look for node in nodes[1:] for look in node.looks.values()]
    assert sum(len(look.kept) for look in looks) < sum(len(look.keys) for look in looks) / 2
