"""Properties: positions, moves and options survive being text, and no text makes them fall over."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kylix
from corpus import random_game, setting
from kylix.cli import common
from kylix.core.chance import Chance, FixedChance, ProvableChance, mix
from kylix.core.errors import BadMove, BadOption, BadPosition, KylixError
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.game import Setting

TITLES = st.sampled_from(kylix.games())
SEEDS = st.integers(0, 2**64 - 1)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 200) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@cache
def setting_of(title: str) -> Setting:
    return setting(title, kylix.game(title).seats[0])


def position(title: str, seed: int, moves: int) -> State:
    """One of the corpus."""
    played = random_game(title, kylix.game(title).seats[0], seed=seed % 4)
    return played[moves % len(played)].s.clone()


@given(TITLES, SEEDS, st.integers(0, 80))
def test_a_position_is_the_same_after_being_text(title: str, seed: int, moves: int) -> None:
    s = position(title, seed, moves)
    text = kylix.dumps(s)
    back = kylix.loads(text)
    assert kylix.dumps(back) == text
    assert codec.digest(back) == codec.digest(s)
    assert back.to_act == s.to_act
    assert all(back.options(seat) == s.options(seat) for seat in s.to_act)


@given(SEEDS, st.integers(0, 60), st.integers(0, 20))
def test_a_position_goes_on_like_the_game_it_was_taken_from(seed: int, moves: int, more: int) -> None:
    s = position("troia", seed, moves)
    back = kylix.loads(kylix.dumps(s))
    roll = random.Random(seed)
    for _ in range(more):
        if s.to_act:
            seat, at = s.to_act[0], roll.random()
            move = s.options(seat)[int(at * len(s.options(seat)))]
            s.apply(seat, move)
            back.apply(seat, move)
    assert codec.digest(back) == codec.digest(s)


@given(SEEDS, st.data())
def test_a_damaged_position_is_refused_or_read_and_never_falls_over(seed: int, data: st.DataObject) -> None:
    whole = json.loads(kylix.dumps(position("troia", seed, 10)))
    part: Any = whole
    while isinstance(part, dict) and part:
        name = data.draw(st.sampled_from(sorted(part)))
        if not isinstance(part[name], dict) or data.draw(st.booleans()):
            if data.draw(st.booleans()):
                part[name] = data.draw(JSON)
            else:
                del part[name]
            break
        part = part[name]
    with suppress(BadPosition):
        s = kylix.loads(json.dumps(whole))
        assert kylix.loads(kylix.dumps(s)).to_act == s.to_act


@given(st.text(max_size=60))
def test_any_text_for_a_position_gets_a_sentence(text: str) -> None:
    with pytest.raises(BadPosition):
        kylix.loads(text)


def test_deep_brackets_for_a_position_get_a_sentence() -> None:
    with pytest.raises(BadPosition):
        kylix.loads("[" * 100_000)


@given(TITLES, SEEDS, st.integers(0, 80))
def test_every_option_reads_back_from_its_text(title: str, seed: int, moves: int) -> None:
    s = position(title, seed, moves)
    setting = setting_of(title)
    for seat in s.to_act:
        texts = [s.text(move) for move in s.options(seat)]
        assert [setting.read(text) for text in texts] == [[move] for move in s.options(seat)]
        assert len(set(texts)) == len(texts)
        assert [setting.read(text.lower()) for text in texts] == [[move] for move in s.options(seat)]


@given(TITLES, st.data())
def test_any_text_for_a_move_is_a_move_or_gets_a_sentence(title: str, data: st.DataObject) -> None:
    setting = setting_of(title)
    names = [name for kind in setting.names.values() for name in kind]
    word = st.sampled_from([*sorted(setting.game.moves), *names]) | st.text(max_size=6)
    line = " ".join(data.draw(st.lists(word, max_size=4)))
    s = position(title, 1, 0)
    before = codec.digest(s)
    with suppress(BadMove):
        moves = setting.read(line)
        assert [setting.read(setting.text(move)) for move in moves] == [[move] for move in moves]
        if s.explain(s.to_act[0], line):
            with pytest.raises(kylix.IllegalMove):
                s.play(s.to_act[0], line)
            assert codec.digest(s) == before
        else:
            s.play(s.to_act[0], line)


@given(SEEDS, st.integers(1, 2**63), st.integers(0, 10_000))
def test_outcomes_depend_on_seed_and_number_alone(seed: int, bound: int, n: int) -> None:
    value = Chance(seed).outcome(n, bound)
    assert 0 <= value < bound
    assert codec.chance_of(codec.chance_header(Chance(seed))).outcome(n, bound) == value
    assert mix(seed) == mix(seed) < 2**64


@given(st.binary(min_size=1, max_size=40), st.lists(st.text(max_size=8), max_size=4), st.integers(0, 999))
def test_provable_chance_is_derived_again_from_its_header(secret: bytes, seats: list[str], n: int) -> None:
    chance = ProvableChance(secret, seats)
    head = json.loads(json.dumps(codec.chance_header(chance)))
    assert codec.chance_of(head).outcome(n, 54) == chance.outcome(n, 54)
    head["secret"] = (secret + b"!").hex()
    with pytest.raises(KylixError, match="published"):
        codec.chance_of(head)


@given(st.lists(st.integers(0, 5), min_size=1, max_size=20), st.integers(0, 50))
def test_fixed_outcomes_come_in_their_order(outcomes: list[int], first: int) -> None:
    chance = codec.chance_of(json.loads(json.dumps(codec.chance_header(FixedChance(outcomes, first)))))
    assert [chance.outcome(first + n, 6) for n in range(len(outcomes))] == outcomes


@given(JSON)
def test_any_source_of_chance_is_one_or_gets_a_sentence(head: Any) -> None:
    with pytest.raises(KylixError):
        codec.chance_of(head)


@given(TITLES, st.data())
def test_option_values_read_back_as_they_are_shown(title: str, data: st.DataObject) -> None:
    option = data.draw(st.sampled_from(kylix.game(title).options))
    anything = st.booleans() | st.integers(-5, 30) | st.text(max_size=8)
    value = data.draw(anything | st.sampled_from(option.values or ("on", "off")))
    with suppress(BadOption):
        read = option.read(value)
        assert option.read(common.typed(read)) == read
        assert option.read(read) == read
