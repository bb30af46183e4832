"""Bots at Deukalion: the same veil as a person, no use of real chance, sound parts, reasons in words."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import kylix
from games.deukalion.position import EDITIONS, POINTS, Voyage, voyage
from kylix import bots
from kylix.bots import train
from kylix.bots.budget import Budget, Clock
from kylix.bots.levels import Captain, far_sighted
from kylix.bots.rollout import LookAhead, LookAheadBot, Played
from kylix.bots.title_bot import Turn
from kylix.bots.titles import title_bot_of
from kylix.bots.training import weights_of
from kylix.bots.worlds import Worlds, level_ground, setting_of
from kylix.core.chance import Chance
from kylix.core.moves import Move
from kylix.games.deukalion.bot import evaluation, turns
from kylix.games.deukalion.bot.title_bot import DeukalionBot
from kylix.games.deukalion.moves import PASS, Raid, Reclaim
from kylix.games.deukalion.phases.challenge import PlayBeforeThrow
from kylix.games.deukalion.state import Deukalion
from kylix.games.deukalion.tables import STYX
from kylix.kit import codec
from kylix.kit.words import LANGUAGES, Words
from kylix.testing import second

THERA = 3
QUICK = ("novice", "sailor", "captain", "archon:nodes=3")


def ask(name: str, s: Deukalion, seat: int, deal: int = 1, seed: int = 1) -> Move:
    return bots.make(name, seed).choose(s.view(seat), list(s.options(seat)), s.redeal(seat, deal))


def positions(count: int, seed: int = 3) -> Iterator[Deukalion]:
    """Questions with more than one answer from games that are played by rules of thumb, with random answers between."""
    chance = random.Random(seed)
    title_bot = DeukalionBot(None)
    while count:
        seats, edition = chance.choice((2, 3, 4)), chance.choice(EDITIONS)
        s = kylix.new("deukalion", seats, seed=chance.getrandbits(32), options={"edition": edition})
        assert isinstance(s, Deukalion)
        while not s.over and count:
            seat = s.to_act[0]
            options = s.options(seat)
            if len(options) > 1 and chance.random() < 0.15:
                count -= 1
                yield s
            if chance.random() < 0.4:
                s.apply(seat, chance.choice(options))
                continue
            for move in max(title_bot.turns(s.redeal(seat, 1), seat), key=lambda turn: turn.value).line:
                if move in s.options(seat):
                    s.apply(seat, move)


# --- the same veil as a person ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", QUICK)
def test_states_that_differ_in_hidden_facts_only_get_the_same_move(name: str) -> None:
    for n, s in enumerate(positions(5)):
        seat = s.to_act[0]
        other = second(s, seat, random.Random(n))
        answers = {s.text(ask(name, state, seat, deal, seed=n)) for state in (s, other) for deal in (1, 2)}
        assert len(answers) == 1


def test_the_whole_input_of_a_bot_passes_view_invariance() -> None:
    for n, s in enumerate(positions(15)):
        seat = s.to_act[0]
        other = second(s, seat, random.Random(n))
        assert other.view(seat) == s.view(seat)
        assert other.options(seat) == s.options(seat)
        grounds = [level_ground(state.redeal(seat, deal), seat) for state in (s, other) for deal in (5, 6)]
        assert len({codec.digest(ground) for ground in grounds}) == 1
        world = Worlds(s, seat, 7)[1]
        assert isinstance(world, Deukalion)
        world.invariants()
        assert world.view(seat) == s.view(seat)


@pytest.mark.parametrize("name", QUICK)
def test_what_chance_has_in_store_changes_no_answer(name: str) -> None:
    """A raid that the real dice would win, and the same one that they would lose."""
    answers = []
    for chance in (Chance(1), Chance(2), Chance(3)):
        t = voyage("A", "sail", seats=2, ships={"A": "D5", "B": "F1"}, dead={"A": 6})
        t.state.chance = chance
        answers.append(ask(name, t.state, 0))
    assert len(set(answers)) == 1


def test_a_challenge_is_judged_the_same_whatever_this_world_would_throw() -> None:
    values = set()
    title_bot = title_bot_of("deukalion", True)
    for seed in range(4):
        t = voyage("A", "sail", seats=2, ships={"A": "D5", "B": "F1"}, dead={"A": 5})
        world = t.state.redeal(0, 1)
        world.chance, world.drawn = Chance(seed), 0
        raids = [turn for turn in title_bot.turns(world, 0) if isinstance(turn.line[-1], Raid)]
        assert raids
        values.add(raids[0].value)
        # What this throw really brought, less its luck, is the mean.
        assert isinstance(title_bot, LookAheadBot)
        mean = title_bot.at_rest(raids[0].after, 0) - raids[0].luck
        assert mean + title_bot.more(world, 0) == pytest.approx(raids[0].value)
    assert len(values) == 1


@pytest.mark.parametrize(("crew", "value"), [(10, 8), (6, 6), (5, 6), (9, 10)])
def test_throws_are_weighed_by_the_exact_odds(crew: int, value: int) -> None:
    t = voyage("A", "sail", seats=2, ships={"A": "D5"}, aboard={"A": crew})
    tables = t.state.tables
    city = tables.city_value.index(value)
    stakes = turns.stakes(t.state, 0, tables.raid[city])
    assert sum(weight for _, weight in stakes) == pytest.approx(1)
    won = sum(weight for chance, weight in stakes if thrown(t.state, chance, crew) >= value)
    assert won == pytest.approx(evaluation.chart(tables).wins(crew, value))


def thrown(s: Deukalion, chance: Chance, crew: int) -> int:
    """Half points of the first throw."""
    landing, points = s.tables.landing, s.tables.result_points
    return sum(points[landing[chance.outcome(n, len(landing))]] for n in range(crew))


def test_the_archon_plays_the_same_plans_on_in_the_same_worlds_and_counts_no_luck() -> None:
    t = voyage("A", "part", seats=2, ships={"A": "D5", "B": "H1"}, dead={"A": 5}, cities={"THE": "RED"})
    title_bot = title_bot_of("deukalion", True)
    assert isinstance(title_bot, LookAheadBot)
    assert title_bot.weighty(t.s)
    worlds = Worlds(t.s.redeal(0, 1), 0, 3)
    turns = sorted(title_bot.turns(worlds[0], 0), key=lambda turn: -turn.value)[:3]
    look = LookAhead(title_bot, worlds, turns)
    ranked = look.run(Clock(Budget(nodes=7)), 9)
    assert [len(seen) for seen in look.seen] == [3, 3, 3], "the first world is always looked at whole"
    assert {turn.key for turn, _ in ranked} == {turn.key for turn in turns}
    s, luck = turns[0].after, turns[0].luck
    for _ in range(title_bot.limits.onward):
        seat = s.to_act[0]
        chosen = title_bot.glance(s, seat)
        luck += chosen.luck if seat == 0 else -chosen.luck
        s = chosen.after
    assert look.seen[0][0] == pytest.approx(title_bot.at_rest(s, 0) - luck)


def test_some_turns_are_judged_as_all_are() -> None:
    """In later worlds only those that are played on are judged; each comes to the same as in a whole list."""
    title_bot = title_bot_of("deukalion", True)
    assert isinstance(title_bot, LookAheadBot)
    for s in positions(12, seed=5):
        seat = s.to_act[0]
        world = s.redeal(seat, 2)
        all_turns = {turn.key: turn for turn in title_bot.turns(world, seat)}
        keys = set(list(all_turns)[::2])
        some = {turn.key: turn for turn in title_bot.some(world, seat, keys)}
        assert set(some) == keys
        for key, turn in some.items():
            whole = all_turns[key]
            assert (turn.line, turn.value, turn.luck) == (whole.line, whole.value, whole.luck)


def test_where_no_time_is_left_after_the_list_the_first_sight_answers() -> None:
    """To list the turns takes some of the time; no part is played on when it is over, not even in the first world."""
    t = voyage("A", "part", seats=2, ships={"A": "D5", "B": "H1"}, dead={"A": 5}, cities={"THE": "RED"})
    title_bot = title_bot_of("deukalion", True)
    assert isinstance(title_bot, LookAheadBot)
    worlds = Worlds(t.s.redeal(0, 1), 0, 3)
    turns = sorted(title_bot.turns(worlds[0], 0), key=lambda turn: -turn.value)[:3]
    look = LookAhead(title_bot, worlds, turns)
    assert look.run(Clock(Budget(seconds=1e-9)), 9) == [(turn, turn.value) for turn in turns]
    assert look.seen == [[], [], []]


def test_plans_that_look_much_worse_are_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    title_bot = title_bot_of("deukalion", True)
    assert isinstance(title_bot, LookAheadBot)
    followed: list[float] = []

    def outcome(self: LookAhead, turn: Turn, world: int) -> float:
        followed.append(turn.value)
        return turn.value

    monkeypatch.setattr(LookAhead, "outcome", outcome)
    left_out = 0
    for n, s in enumerate(positions(400, seed=8)):
        if n >= 60 and left_out:
            break
        seat = s.to_act[0]
        worlds = Worlds(s.redeal(seat, 1), seat, 3)
        values = sorted([turn.value for turn in title_bot.turns(worlds[0], seat)], reverse=True)[:5]
        followed.clear()
        far_sighted(title_bot, worlds, seat, Budget(nodes=9), 1, 5)
        if followed:
            near = [value for value in values if value >= values[0] - 0.1]
            assert followed == near
            left_out += len(values) - len(near)
    assert left_out


def test_a_question_of_little_weight_is_answered_at_first_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under way Ephesus wins at once."""
    monkeypatch.setattr(LookAhead, "outcome", lambda *_: pytest.fail("played on"))
    assert move_of("archon:nodes=9", ships={"A": "H1"}, earned={"A": "P06 P07 P08 P09 P10"}) == "found EPH"


def test_a_glance_finds_what_a_look_finds() -> None:
    """Not always the same part, but one that is worth nearly as much."""
    title_bot = title_bot_of("deukalion", True)
    assert isinstance(title_bot, LookAheadBot)
    lost = []
    for s in positions(20, seed=8):
        seat = s.to_act[0]
        lost.append(max(turn.value for turn in title_bot.turns(s, seat)) - title_bot.glance(s, seat).value)
    assert sum(lost) / len(lost) < 0.02


def test_a_card_before_a_throw_is_judged_by_a_throw_of_each_world() -> None:
    """Where it is asked in earnest whether it pays: not by a few throws that stand for all."""
    title_bot = title_bot_of("deukalion", True)
    assert isinstance(title_bot, LookAheadBot)
    s = next(s for s in positions(400, seed=8) if isinstance(s.stack[-1], PlayBeforeThrow))
    seat, before = s.to_act[0], codec.digest(s)
    assert not title_bot.weighty(s)
    worlds = Worlds(s, seat, 3)
    ends = [title_bot.played(worlds[n], seat, (PASS,)) for n in range(20)]
    assert len({end.aboard[seat] for end in ends if isinstance(end, Deukalion)}) > 2
    look = Played(title_bot, worlds, title_bot.turns(worlds[0], seat))
    ranked = look.run(Clock(Budget()), 30)
    assert {turn.line[0] for turn, _ in ranked} == set(s.options(seat))
    assert len(set(look.seen[0])) > 5
    assert {len(seen) for seen in look.seen} == {30}, "a few throws say little: no answer is dropped"
    assert codec.digest(s) == before


# --- legal, repeatable ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "edition"), [(2, "continental"), (3, "english"), (4, "continental")])
def test_games_are_played_to_their_end_with_legal_moves(seats: int, edition: str) -> None:
    s = kylix.new("deukalion", seats, seed=5, options={"edition": edition})
    players = [bots.make(name, seat) for seat, name in enumerate(("sailor", "novice", "novice", "novice")[:seats])]
    dealt = 0
    while not s.over:
        seat = s.to_act[0]
        dealt += 1
        s.play(seat, players[seat].choose(s.view(seat), list(s.options(seat)), s.redeal(seat, dealt)))
        assert players[seat].why is not None
    assert s.turn < 100


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_gives_the_same_move(name: str) -> None:
    for s in positions(4, seed=11):
        seat = s.to_act[0]
        assert ask(name, s, seat, seed=4) == ask(name, s, seat, seed=4)


@pytest.mark.parametrize("fitted", [False, True])
def test_turns_are_legal_to_their_last_move_and_end_where_a_part_begins(fitted: bool) -> None:
    title_bot = title_bot_of("deukalion", fitted)
    for s in positions(25, seed=2):
        for seat in s.to_act:
            before = codec.digest(s)
            turns = title_bot.turns(s, seat)
            assert turns
            assert codec.digest(s) == before
            for turn in turns:
                played = s.clone()
                for move in turn.line:
                    played.check(seat, move)
                    played.apply(seat, move)
                assert isinstance(turn.after, Deukalion)
                turn.after.invariants()
                assert turn.after.over or turn.after.prompt(None)["ask"] in ("choose-part", "place-kylix", "place-ship")


# --- sound parts ------------------------------------------------------------------------------------------------------


def move_of(name: str, **about: Any) -> str:
    t = voyage("A", "sail", seats=2, **about)
    return t.s.text(ask(name, t.state, 0))


@pytest.mark.parametrize("name", ["sailor", "captain", "archon:nodes=20"])
def test_a_win_at_hand_is_taken(name: str) -> None:
    """One point is missing, and Ephesus is next to the ship."""
    assert move_of(name, ships={"A": "H1"}, earned={"A": "P06 P07 P08 P09 P10"}) == "found EPH"


def part_of(name: str, **about: Any) -> Voyage:
    """A's whole part."""
    t = voyage("A", "part", seats=2, **about)
    bot = bots.make(name, 1)
    while t.s.to_act[0] == 0 and t.s.prompt(None)["ask"] != "place-kylix":
        t.s.play(0, bot.choose(t.s.view(0), list(t.s.options(0)), t.s.redeal(0, 1)))
    return t


@pytest.mark.parametrize("name", ["sailor", "captain", "archon:nodes=20"])
def test_a_pursuit_within_reach_is_completed(name: str) -> None:
    t = part_of(name, ships={"A": "I5", "B": "C2"}, display="P02 P14")
    assert t["earned"] == ["P02"]


@pytest.mark.parametrize("name", ["sailor", "captain"])
def test_a_ship_with_a_treasure_sails_home(name: str) -> None:
    t = part_of(name, ships={"A": "D4", "B": "B4"}, cargo={"A": "RED"}, display="P01 P14", dice="2 2 2 2 2")
    assert t.of("points", "A") == POINTS["P01"]


def test_permanent_cards_are_played_at_once() -> None:
    t = voyage("A", "actions", seats=2, hands={"A": "A01 A04"})
    assert t.s.text(ask("sailor", t.state, 0)) == "play A01"


# --- the evaluation ---------------------------------------------------------------------------------------------------


def test_features_are_whole_numbers_and_each_has_a_weight() -> None:
    for s in positions(10):
        for seat in range(s.seats):
            found = evaluation.features(s, seat)
            assert all(type(feature) is int for feature in found)
            assert len(found) == len(evaluation.FEATURES)
    assert [len(row) for row in evaluation.fitted()] == [len(evaluation.FEATURES)]


def test_a_finished_game_is_certain() -> None:
    t = voyage("A", "sail", seats=2, ships={"A": "H1"}, earned={"A": "P06 P07 P08 P09 P10"}).play("A found EPH")
    assert t.s.over
    assert [evaluation.chance(evaluation.fitted(), t.state, seat) for seat in (0, 1)] == [1, 0]
    assert evaluation.rule_of_thumb(t.state, 1) == 0


@pytest.mark.parametrize(
    ("cargo", "display", "points"),
    [("RED", "P01 P14", 2), ("RED", "P14 P16", 1), ("GREEN BLUE", "P06 P14", 3), ("RED GREEN BLUE", "P09 P02", 4)],
)
def test_a_cargo_is_worth_what_athens_gives_for_it(cargo: str, display: str, points: int) -> None:
    t = voyage("A", "sail", seats=2, cargo={"A": cargo}, display=display)
    sides = evaluation.split(t.state.tables, tuple(t.state.display), ())[0]
    load = evaluation.worth(t.state.tables, tuple(t.state.cargo[0]), sides)
    assert points <= load < points + 0.5


def test_more_points_are_better_and_so_is_a_nearer_treasure() -> None:
    for weights in (None, evaluation.fitted()):
        title_bot = DeukalionBot(weights)
        near = voyage("A", "sail", seats=2, ships={"A": "E3"}, cargo={"A": "RED"})
        far = voyage("A", "sail", seats=2, ships={"A": "A7"}, cargo={"A": "RED"})
        ahead = voyage("A", "sail", seats=2, ships={"A": "E3"}, cargo={"A": "RED"}, honour={"A": 3})
        assert title_bot.value(far.s, 0) < title_bot.value(near.s, 0) < title_bot.value(ahead.s, 0)


def test_the_weights_in_the_package_say_how_they_were_made() -> None:
    made = json.loads(weights_of("deukalion").read_text(encoding="utf-8"))
    assert made["title"] == "deukalion"
    assert {"seed", "rounds", "games", "figures", "weights"} <= set(made)
    assert list(made["weights"]["seat"]) == list(evaluation.FEATURES)


def test_the_same_seed_teaches_the_same() -> None:
    plan = train.Round("deukalion", 3, None)
    seen = train.play(plan, 4)
    assert seen == train.play(plan, 4)
    assert {len(features) for _, features, _ in seen} == {len(evaluation.FEATURES)}
    assert {outcome for _, _, outcome in seen} == {0, 1}


# --- reasons ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_are_explained_in_a_sentence(language: str) -> None:
    said = set()
    for s in positions(30, seed=6):
        words = Words(language, setting_of(s))
        seat = s.to_act[0]
        for advice in bots.hint(s.view(seat), list(s.options(seat)), s.redeal(seat, 1), "sailor"):
            sentence = words.say(advice.key, **advice.about)
            assert sentence.endswith(".")
            said.add(advice.key)
            assert words.say("bot-hint", move=words.move(advice.move), why=sentence, chance=advice.about["chance"])
    assert len(said) > 5


def test_the_captain_judges_by_some_of_the_fit() -> None:
    assert evaluation.partly_fitted(0.0)[0] == evaluation.THUMB_WEIGHTS
    assert evaluation.partly_fitted(1.0)[0] == pytest.approx(evaluation.fitted()[0])
    title_bot = Captain(1).title_bot("deukalion")
    assert isinstance(title_bot, DeukalionBot)
    assert title_bot.weights is not None
    for thumb, own, fit in zip(evaluation.THUMB_WEIGHTS, title_bot.weights[0], evaluation.fitted()[0], strict=True):
        assert min(thumb, fit) < own < max(thumb, fit)


def test_a_raid_is_explained_by_its_odds() -> None:
    t = voyage("A", "sail", seats=2, ships={"A": "D5", "B": "H1"}, cities={"THE": "RED"})
    title_bot = title_bot_of("deukalion", True)
    raid = next(turn for turn in title_bot.turns(t.s, 0) if turn.line == (t.state.tables.raid[THERA],))
    assert title_bot.why(t.s, raid, 0) == ("because-deukalion-raid", {"city": "THE", "odds": 94})


def test_a_card_that_is_kept_is_explained() -> None:
    s = next(s for s in positions(400, seed=8) if isinstance(s.stack[-1], PlayBeforeThrow))
    seat = s.to_act[0]
    title_bot = title_bot_of("deukalion", True)
    said = {turn.line[0]: title_bot.why(s, turn, seat)[0] for turn in title_bot.turns(s.redeal(seat, 1), seat)}
    assert said.pop(PASS) == "because-deukalion-keep"
    assert set(said.values()) == {"because-deukalion-card"}


@pytest.mark.parametrize("dead", [2, 5, 8])
def test_whoever_is_at_the_styx_takes_hoplites_back(dead: int) -> None:
    """To leave them there is never better than to have all that fit aboard: nobody sails there for nothing. By the fit,
    and by whatever judges for the archon."""
    archon = title_bot_of("deukalion", True)
    for s in [one.clone() for one in positions(12)]:
        seat, tables = s.to_act[0], s.tables
        s.ships[seat] = next(square for square, kind in enumerate(tables.kind) if kind == STYX)
        s.cargo[seat] = []
        values: list[tuple[float, float]] = []
        for back in range(dead + 1):
            s.underworld[seat], s.aboard[seat] = dead - back, tables.crew - dead + back
            values.append((evaluation.chance(evaluation.fitted(), s, seat), archon.value(s, seat)))
        for by in zip(*values, strict=True):
            assert by[0] < max(by[1:])
            assert by[-1] > by[0]


@pytest.mark.parametrize("level", ["captain", "archon:nodes=20"])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("dead", "cargo"), [(1, ""), (2, ""), (4, ""), (2, "RED"), (3, "RED GREEN")])
@pytest.mark.parametrize("majority", [True, False])
def test_who_has_sailed_to_the_styx_takes_all_that_fit(
    level: str, seats: int, dead: int, cargo: str, majority: bool
) -> None:
    """Also where the ship is nearly full, and one man more makes next to no difference in a fight."""
    lost = {"A": dead, "B": 0 if majority else dead}
    t = voyage("A", "sail", seats=seats, ships={"A": "B2"}, dead=lost, cargo={"A": cargo}).play("A sail B1")
    assert t.question == "ReclaimAtStyx"
    answer = ask(level, t.state, 0)
    assert isinstance(answer, Reclaim)
    assert answer.number == min(dead, t.state.room(0))
