"""The game alone: what its network is told, how it judges, and how the archon thinks in it."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from kylix import bots
from kylix.bots.budget import Budget
from kylix.bots.learn import Recipe, learn
from kylix.bots.network import FINE, LARGEST, Network
from kylix.bots.training import learning_of, network_of
from kylix.bots.worlds import Worlds
from kylix.core.chance import Chance
from kylix.core.errors import KylixError
from kylix.games.odysseus import scoring
from kylix.games.odysseus.bot import evaluation, training_alone
from kylix.games.odysseus.bot.alone import ALL_INPUTS, AloneJudge, Outlook, inputs, learnt
from kylix.games.odysseus.bot.evaluation import settled
from kylix.games.odysseus.bot.inputs import INPUTS
from kylix.games.odysseus.bot.title_bot import NextTurn, OdysseusBot
from kylix.games.odysseus.state import Odysseus
from kylix.kit.registry import game


def played(turns: int, seed: int = 5, difficulty: int = 4, seats: int = 1) -> Odysseus:
    options = {"difficulty": difficulty} if seats == 1 else {}
    s = game("odysseus").setting(seats, options).start(Chance(seed), recorded=False)
    assert isinstance(s, Odysseus)
    roll = random.Random(seed)
    while not s.over and (s.turn <= turns or s.chosen >= 0):
        s.apply(s.to_act[0], roll.choice(s.options(s.to_act[0])))
    return s


def network() -> Network:
    """With random weights."""
    roll = random.Random(2)
    first = [[roll.randint(-40, 40) for _ in range(ALL_INPUTS + 1)] for _ in range(6)]
    return Network([first, [[roll.randint(-FINE, FINE) for _ in range(7)]]])


def judge() -> AloneJudge:
    return AloneJudge(evaluation.fitted(), network())


@pytest.mark.parametrize("difficulty", [1, 2, 3, 4])
def test_no_input_depends_on_what_the_seat_cannot_see(difficulty: int) -> None:
    for turns in range(0, 22, 4):
        s = played(turns, difficulty=difficulty)
        world = s.redeal(0, 11)
        assert isinstance(world, Odysseus)
        assert inputs(world, 0) == inputs(s, 0)
        assert len(inputs(s, 0)) == ALL_INPUTS
        assert max(map(abs, inputs(s, 0))) <= LARGEST


def test_what_the_automa_has_is_told() -> None:
    """One thing after another is changed, and each time something else is told than ever before."""
    s = played(3)
    seen = [inputs(s, 0)[INPUTS:]]

    def changed() -> None:
        now = inputs(s, 0)[INPUTS:]
        assert now not in seen
        seen.append(now)

    s.automa_stories.append(next(one for one in range(len(s.tables.copies)) if one not in s.automa_stories))
    changed()
    s.automa_cards.append(s.deck.pop())
    changed()
    s.automa_epic = s.epic_stack.pop(0)
    changed()
    worth = Outlook(s.tables, s.automa_stories).worth
    s.ship[max(range(len(s.ship)), key=lambda slot: worth[s.ship[slot]] if s.ship[slot] >= 0 else -1)] = -1
    changed()


def test_a_card_that_suits_more_of_its_stories_is_worth_more_to_the_automa() -> None:
    s = played(2)
    outlook = Outlook(s.tables, s.automa_stories)
    for card, worth in enumerate(outlook.worth):
        assert worth == sum(scoring.story_points(s, story, [card]) for story in s.automa_stories)
    known = [*s.automa_cards, *s.adventures[0], *s.rested[0], *[card for card in s.ship if card >= 0]]
    unseen = [worth for card, worth in enumerate(outlook.worth) if card not in known]
    assert outlook.mean_unseen(s) == pytest.approx(sum(unseen) / len(unseen))


def test_what_is_remembered_changes_no_judgement() -> None:
    """Of boards, ships and stories; positions of two games after each other, forwards and back."""
    mind = judge()
    positions = [played(turns, seed, difficulty) for seed, difficulty in ((5, 4), (6, 2)) for turns in range(0, 21, 2)]
    fresh = [judge().value(s, 0) for s in positions]
    assert [mind.value(s, 0) for s in positions] == fresh
    assert [mind.value(s, 0) for s in reversed(positions)] == fresh[::-1]
    assert len(set(fresh)) > len(fresh) / 2


def test_a_finished_game_is_judged_by_who_won() -> None:
    s = played(1000)
    assert s.over
    assert judge().value(s, 0) == settled(s, 0)


def test_alone_its_own_network_judges_and_elsewhere_that_of_the_other_games(tmp_path: Path) -> None:
    mind, others = training_alone.learner(network()), training_alone.learner(None)
    assert mind.value(played(4), 0) == judge().value(played(4), 0) != others.value(played(4), 0)
    two = played(4, seats=2)
    assert mind.value(two, 0) == others.value(two, 0)
    assert mind.able.value(played(4), 0) == others.able.value(played(4), 0)
    file = tmp_path / "set.toml"
    file.write_text('[set]\ntitle = "odysseus"\nid = "dear"\nextends = "base"\nabout = "x"\n', encoding="utf-8")
    s = game("odysseus").setting(1, {"difficulty": 4}, components=file).start(Chance(3), recorded=False)
    assert isinstance(s, Odysseus)
    assert mind.value(s, 0) == evaluation.Judge(evaluation.fitted()).value(s, 0)


def test_turns_are_compared_in_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """With every node of the budget, and no more worlds for one turn than for another that was not dropped."""
    mind = OdysseusBot(evaluation.fitted(), None, network())
    s = played(0)
    compared: list[NextTurn] = []
    run = NextTurn.run

    def watched(self: NextTurn, *rest: object) -> object:
        compared.append(self)
        return run(self, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(NextTurn, "run", watched)
    ranked = mind.exact(Worlds(s, 0, 7), 0, Budget(nodes=80))
    assert ranked is not None
    assert {turn.key for turn, _ in ranked} == {turn.key for turn in mind.turns(Worlds(s, 0, 7)[0], 0)}
    (found,) = compared
    counts = [len(found.seen[at]) for at in found.alive]
    assert len(set(counts)) == 1
    assert max(map(len, found.seen)) == counts[0] > 0
    assert sum(map(len, found.seen)) <= 80
    for n in range(3):
        reached = {turn.key: turn.after for turn in mind.turns(Worlds(s, 0, 7)[n], 0)}
        for turn, seen in zip(found.turns, found.seen, strict=True):
            assert seen[n] == max(next_one.value for next_one in mind.turns(reached[turn.key], 0))
    first = mind.exact(Worlds(s, 0, 7), 0, Budget(nodes=80))
    assert [value for _, value in first or ()] == [value for _, value in ranked]


@pytest.mark.parametrize("turns", [0, 5, 11, 16])
def test_nothing_hidden_decides_what_the_archon_plays(turns: int) -> None:
    """What lies covered, in the deck, in the piles and in the Automa's pile is changed without `redeal`."""
    s = played(turns)
    other = s.clone()
    other.deck.reverse()
    other.automa_deck.reverse()
    tokens = [*other.piles[1], *other.piles[0]]
    other.piles = [tokens[: len(other.piles[0])], tokens[len(other.piles[0]) :]]
    hidden = [*other.unused[:2], *[cards[0] for cards in other.covered if cards]]
    swapped = dict(zip(hidden, [*hidden[1:], hidden[0]], strict=True))
    for zone in (other.unused, *other.covered):
        zone[:] = [swapped.get(card, card) for card in zone]
    other.invariants()
    assert other.view(0) == s.view(0)
    mind = OdysseusBot(evaluation.fitted(), None, network())
    answers = [mind.exact(Worlds(one, 0, 7), 0, Budget(nodes=40)) or [] for one in (s, other)]
    told = [[(turn.key, value) for turn, value in found] for found in answers]
    assert told[0] == told[1]
    looks = [[turn.value for turn in mind.turns(one, 0)] for one in (s, other)]
    assert looks[0] != looks[1], "what was changed would matter to whoever looked at it"


@pytest.mark.parametrize("budget", ["nodes=1", "nodes=25", "seconds=0.01"])
def test_however_little_it_may_think_the_archon_answers(budget: str) -> None:
    s = played(3)
    while not s.over:
        bot = bots.make(f"archon:{budget}", 3)
        s.apply(0, bot.choose(s.view(0), list(s.options(0)), s.redeal(0, s.turn)))


def test_the_network_comes_of_games_alone(tmp_path: Path) -> None:
    made = learn("odysseus", 3, 5, recipe=Recipe(hidden=(4,), epochs=1), rounds=2, folder=tmp_path, alone=True)
    assert [len(unit) for unit in made["layers"][0]] == [ALL_INPUTS + 1] * 4
    assert made["alone"] is True
    assert made["figures"]["positions"] == 2 * 3 * 11
    with pytest.raises(KylixError, match="another run"):
        learn("odysseus", 3, 5, recipe=Recipe(hidden=(4,), epochs=1), folder=tmp_path)
    with pytest.raises(KylixError, match="troia has no network for the game alone"):
        learning_of("troia", alone=True)


def test_the_file_fits_and_names_how_it_was_made() -> None:
    assert learnt() is not None
    files = [network_of("odysseus"), network_of("odysseus", alone=True)]
    assert sum(path.stat().st_size for path in files) <= 10**6
    made = json.loads(files[1].read_text(encoding="utf-8"))
    assert made["alone"] is True
    assert {"title", "seed", "games", "rounds", "figures"} <= set(made)


def test_a_point_more_than_the_automa_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(3, 30):
        s = played(1000, seed, difficulty=1)
        ahead = scoring.total(s, 0) - scoring.automa_total(s)
        assert (training_alone.label(s, 0) > 0.5) == (ahead > 0)
    for ahead, is_won in ((0, False), (1, True)):
        monkeypatch.setattr(scoring, "total", lambda s, seat, by=ahead: scoring.automa_total(s) + by)
        assert (training_alone.label(s, 0) > 0.5) == is_won
