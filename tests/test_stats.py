"""Statistics of a game: the past, luck, leads and moments, dice, and the command."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import kylix
from commands import run
from kylix import bots
from kylix.common.bands import Bin, band
from kylix.core.chance import Chance
from kylix.core.flow import Decision
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.registry import game, titles
from kylix.lab import luck
from kylix.lab.dice import Die, dice, place
from kylix.lab.replayed import Replayed
from kylix.lab.stats import statistics
from kylix.lab.stretches import stretches
from kylix.records import record

TESTS = Path(__file__).resolve().parent
RECORDS = {
    "troia": TESTS / "games/troia/golden/track.jsonl",
    "odysseus": TESTS / "games/odysseus/golden/shared.jsonl",
    "deukalion": TESTS / "games/deukalion/golden/turn_limit.jsonl",
    "parthenon": TESTS / "games/parthenon/golden/completed.jsonl",
}


def played(title: str, seed: int, moves: int = 10_000) -> State:
    s = kylix.new(title, seats=max(2, game(title).seats[0]), seed=seed)
    roll = random.Random(seed)
    while not s.over and moves:
        moves -= 1
        s.play(s.to_act[0], roll.choice(s.options(s.to_act[0])))
    return s


def past_of(s: State) -> Replayed:
    past = Replayed(s.setting)  # type: ignore[arg-type]
    past.extend(s.record or [])
    return past


@pytest.mark.parametrize("title", titles())
def test_the_past_is_what_the_record_says(title: str) -> None:
    read = record.read(RECORDS[title])
    past = Replayed.of(read)
    assert [codec.digest(s) for s in past.states] == list(read.hashes)
    assert [entry.outcomes for entry in past.record] == [entry.outcomes for entry in read.entries]
    chance = read.chance
    n = 0
    for entry, bounds in zip(read.entries, past.bounds, strict=True):
        for value, bound in zip(entry.outcomes, bounds, strict=True):
            assert chance.outcome(n, bound) == value
            n += 1


def test_the_past_goes_on_and_knows_what_was_taken_back() -> None:
    s = played("troia", 3, 9)
    past = past_of(s)
    s.play(s.to_act[0], next(str(s.text(move)) for move in s.options(s.to_act[0]) if s.text(move) != "draw"))
    mover = (s.record or [])[-1].seat
    back = record.undo(s, mover)
    before = list(past.states)
    past.extend(back.record or [])
    assert past.states[: len(before)] == before, "what is known is not played again"
    assert codec.digest(past.states[-1]) == codec.digest(back)
    assert past.record[-1].back >= 0
    back.play(back.to_act[0], back.options(back.to_act[0])[0])
    past.extend(back.record or [])
    assert codec.digest(past.states[-1]) == codec.digest(back)


@pytest.mark.parametrize("title", titles())
def test_everything_laid_open_is_the_view_and_what_it_hides(title: str) -> None:
    past = Replayed.of(record.read(RECORDS[title]))
    view = past.view(3, 0, everything=True)
    whole = codec.fields(past.states[3])
    hidden = {name for name, seen in past.setting.game.seen_by.items() if seen.who != "all"}
    assert view.pop("laid_open") == {name: whole[name] for name in hidden}
    assert view == past.view(3, 0)


TROIA = bots.judge("troia")


def whole(past: Replayed) -> dict[str, Any]:
    return statistics(bots.judge(past.setting.game.title), past)


def test_statistics_are_the_same_every_time() -> None:
    read = record.read(RECORDS["troia"])
    assert whole(Replayed.of(read)) == whole(Replayed.of(read))


@pytest.mark.parametrize("title", ["odysseus", "deukalion"])
def test_points_over_time_end_with_the_score(title: str) -> None:
    past = Replayed.of(record.read(RECORDS[title]))
    found = whole(past)
    last = past.states[-1]
    assert found["points"][0]["n"] == 0
    assert found["points"][-1]["scores"] == last.scores()
    assert found["points"][-1]["sheet"] == last.sheet() == found["sheet"]
    for point in found["points"]:
        assert point["scores"] == past.states[point["n"]].scores()
    for odds in found["odds"]:
        assert sum(odds["chance"]) == pytest.approx(1, abs=0.001)


def test_leads_name_who_had_it_before() -> None:
    found = whole(Replayed.of(record.read(RECORDS["odysseus"])))
    before = None
    for lead in found["leads"]:
        assert lead["before"] == before
        before = lead["seat"]


def test_luck_is_what_came_beyond_the_average() -> None:
    past = past_of(played("troia", 8))
    entries = luck.chancy(past)
    assert entries[0] == 0
    rolls = [roll for n in entries[:12] if (roll := luck.roll(TROIA, past, n, 24))]
    assert rolls
    for roll in rolls:
        assert sum(roll.luck) == pytest.approx(0, abs=1e-6), "what one side wins the other loses"
        for column in roll.others:
            assert sum(column) == pytest.approx(0, abs=1e-6)
        for seat, value in enumerate(roll.luck):
            assert (value > max(roll.others[seat])) == (roll.percentile[seat] == 100)
    sums, places = luck.totals(rolls, 2)
    assert sums[0] == pytest.approx(-sums[1], abs=1e-6)
    assert sum(places) == pytest.approx(100)


def test_a_draw_has_luck_and_choosing_has_none() -> None:
    past = past_of(played("troia", 8))
    draws = [n for n, entry in enumerate(past.record) if entry.move == "draw"]
    assert luck.roll(TROIA, past, draws[0], 24) is not None
    offers = [n for n, entry in enumerate(past.record) if entry.move.startswith("offer")]
    assert offers[0] not in luck.chancy(past)
    assert luck.roll(TROIA, past, offers[0], 24) is None


def test_only_what_chance_decided_is_luck() -> None:
    """An offer that is taken lays open what somebody had: people did that."""
    past = Replayed.of(record.read(RECORDS["parthenon"]))
    entries = luck.chancy(past)
    taken = [n for n, entry in enumerate(past.record) if entry.move.startswith("accept")]
    assert taken
    assert all(past.record[n].irreversible for n in taken)
    assert not set(taken) & set(entries)
    votes = [n for n, entry in enumerate(past.record) if entry.outcomes]
    assert set(votes) <= set(entries)
    piles = luck.piles(past)
    for n in entries[1:]:
        before, after = past.states[n - 1], past.states[n]
        assert past.record[n].outcomes or any(getattr(before, pile) != getattr(after, pile) for pile in piles)


@pytest.mark.parametrize("title", titles())
def test_other_worlds_of_luck_change_nothing_but_chance(title: str) -> None:
    past = Replayed.of(record.read(RECORDS[title]))
    piles = luck.piles(past)
    for n in range(0, len(past) - 1, 7):
        real, other = codec.fields(past.states[n]), codec.fields(luck.shuffled(past, n, 5))
        assert {name: value for name, value in real.items() if name not in piles} == {
            name: value for name, value in other.items() if name not in piles
        }
        for pile in piles:
            assert flat(real[pile]) == flat(other[pile]), "the same cards"


def flat(value: Any) -> list[Any]:
    return sorted(value) if not any(isinstance(part, list) for part in value) else [flat(part) for part in value]


# --- turns and chains -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", titles())
def test_moments_and_chances_are_of_whole_turns(title: str) -> None:
    """Never between two parts of a payment or another choice."""
    past = Replayed.of(record.read(RECORDS[title]))
    found = whole(past)
    parts = stretches(past)
    ends = [one.last for one in parts]
    assert [odds["n"] for odds in found["odds"]] == ends
    assert {(moment["first"], moment["n"]) for moment in found["moments"]} <= {(one.first, one.last) for one in parts}
    for n in ends:
        s = past.states[n]
        top = s.stack[-1] if s.stack else None
        assert s.over or not (isinstance(top, Decision) and any(top.chains(s, seat) for seat in s.to_act)), n
    standing = record.in_force(past.record)
    assert [n for one in parts for n in standing if one.first <= n <= one.last] == standing, "every entry, once"
    for one in parts[1:]:
        assert past.record[one.last].seat == one.seat


def test_a_turn_of_troia_is_one_stretch() -> None:
    past = Replayed.of(record.read(RECORDS["troia"]))
    for one in stretches(past)[1:]:
        assert {past.record[n].seat for n in range(one.first, one.last + 1)} == {one.seat}
        assert len({past.states[n].turn for n in range(one.first - 1, one.last)}) == 1


# --- bands ------------------------------------------------------------------------------------------------------------


BINS = (Bin(0.1, 0.05, 0.2), Bin(0.5, 0.4, 0.55), Bin(0.9, 0.8, 0.97))


def test_a_band_holds_the_chance_and_what_was_measured() -> None:
    assert band(0.5, [0.5] * 10, BINS) == (0.4, 0.55)
    assert list(band(0.3, [0.3] * 10, BINS)) == pytest.approx([0.225, 0.375])
    assert band(0.02, [], BINS) == (0.02, 0.2), "the ends go on"
    assert band(0.99, [], BINS) == (0.8, 0.99)
    assert band(0.5, [0.1, *[0.5] * 8, 0.9], ()) == (0.5, 0.5), "a tenth at either end is left out"
    assert band(0.5, [0.3, 0.3, *[0.5] * 6, 0.8, 0.8], ()) == (0.3, 0.8)
    assert band(1.0, [1.0] * 4, BINS) == (1.0, 1.0), "what is certain has no width"
    assert band(0.0, [], ()) == (0.0, 0.0)


@pytest.mark.parametrize("title", titles())
def test_every_chance_has_a_band(title: str) -> None:
    past = Replayed.of(record.read(RECORDS[title]))
    found = statistics(bots.judge(title), past, bots.bins(title))
    for odds in found["odds"][:-1]:
        for low, chance, high in zip(odds["low"], odds["chance"], odds["high"], strict=True):
            assert 0 <= low <= chance <= high <= 1
            assert high - low >= 0.01 or past.states[odds["n"]].over, "measured judgements are never exact"
    last = found["odds"][-1]
    if found["over"]:
        assert last["low"] == last["chance"] == last["high"]
    for moment in found["moments"]:
        assert moment["low"] <= moment["chance"] <= moment["high"]


def test_luck_is_fair_over_many_openings() -> None:
    """Nobody is lucky on the average of all set-ups; what they are compared with are the same others each time."""
    setting = game("troia").setting(2)
    total = 0.0
    for seed in range(80):
        past = past_of(setting.start(Chance(seed)))
        if roll := luck.roll(TROIA, past, 0, 80):
            total += roll.luck[0]
    assert abs(total / 80) < 0.01


def test_longer_games_look_at_fewer_worlds() -> None:
    assert luck.worlds_for(1) == luck.WORLDS
    assert luck.worlds_for(10_000) == luck.FEWEST


def test_dice_count_what_fell() -> None:
    past = past_of(played("deukalion", 2, 300))
    found = dice(past)
    kylix_dice = [row for row in found if row["die"] == "kylix"]
    turns = past.states[-1].turn
    assert sum(row["thrown"] for row in kylix_dice) == 5 * turns
    for row in found:
        assert sum(face["fell"] for face in row["faces"]) == row["thrown"]
        assert sum(face["expected"] for face in row["faces"]) == pytest.approx(row["thrown"], abs=0.05)
        assert sum(throw["sum"] for throw in row["throws"]) == row["sum"]
        for throw in row["throws"]:
            assert 0 < throw["percentile"] < 100
    assert dice(past_of(played("troia", 1, 5))) == []


def test_sums_of_dice_are_as_likely_as_they_are() -> None:
    plain = Die("kylix", ["1", "2", "3", "4", "5", "6"], {str(face): face for face in range(1, 7)}, "", list)
    two = plain.sums(2)
    assert two[7] == pytest.approx(6 / 36)
    assert two[12] == pytest.approx(1 / 36)
    assert sum(plain.sums(5).values()) == pytest.approx(1)
    assert place(plain, Counter({"6": 2}))["percentile"] == pytest.approx(100 * (35 + 0.5) / 36, abs=0.05)
    assert place(plain, Counter({"1": 1, "6": 1})) == {"sum": 7, "mean": 7.0, "percentile": 50.0}


# --- the command ------------------------------------------------------------------------------------------------------


def test_the_command_tells_in_words_and_in_json() -> None:
    path = str(RECORDS["troia"])
    text = run("stats", path, "--lang", "en")
    assert text.code == 0
    for part in ("scores by source", "who took the lead", "moments", "percentile", "The Trojan"):
        assert part in text.out
    told = json.loads(run("stats", path, "--json").out)
    assert told["luck"]["percentile"]
    french = run("stats", path, "--lang", "fr")
    assert "Le Troyen" in french.out


def test_the_command_says_what_is_wrong_with_a_file(tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text("hello\n")
    done = run("stats", str(bad))
    assert done.code == 2
    assert "record" in done.err
