"""Moves and views as numbers: nothing is lost, nothing is doubled, and nothing is told that a seat cannot see."""

from __future__ import annotations

import itertools
import os
import random
import subprocess
import sys
from collections import Counter
from copy import deepcopy
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kylix
from corpus import positions, random_game
from depth import DEPTH
from kylix import rl
from kylix.common import shapes
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.names import everybody
from kylix.kit.registry import part
from kylix.rl.encode import Slate, blank
from kylix.rl.table import bytes_of
from kylix.testing import walk_twice
from kylix.testing.checks import walk

TABLES = [pytest.param(title, n, id=f"{title}-{n}") for title in kylix.games() for n in kylix.game(title).seats]
SIZES = {"troia": 361, "odysseus": 37, "deukalion": 463, "parthenon": 1298}
NUMBERS = {
    "troia": ("2", "95a6d86a0727e553"),
    "odysseus": ("1", "d436db902c9f9594"),
    "deukalion": ("2", "745b8d9055aa4b18"),
    "parthenon": ("2", "637b6a2e642bb438"),
}
"""By title: its version, and the digest of all moves in order."""
POSITIONS = 40
TITLES = Path(__file__).parents[1] / "titles"


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_every_option_is_a_number_of_its_own_and_the_number_is_the_option(title: str, seats: int) -> None:
    actions = rl.actions(title, seats)
    for s, _ in random_game(title, seats):
        for seat in range(seats):
            numbers = [actions.number(move) for move in s.options(seat)]
            assert len(set(numbers)) == len(numbers)
            assert [actions.move(number) for number in numbers] == s.options(seat)
            assert [actions.number(s.text(move)) for move in s.options(seat)] == numbers
            asked = numbers if seat in s.to_act else []
            assert actions.legal(s, seat) == asked
            assert np.flatnonzero(actions.mask(s, seat)).tolist() == sorted(asked)


@pytest.mark.parametrize("title", kylix.games())
def test_numbers_are_the_same_for_every_number_of_seats(title: str) -> None:
    spaces = [rl.actions(title, seats) for seats in kylix.game(title).seats]
    texts = [[actions.text(n) for n in range(actions.size)] for actions in spaces]
    assert all(text == texts[0] for text in texts)
    assert len(set(texts[0])) == spaces[0].size == SIZES[title]
    digest = blake2b("\n".join(texts[0]).encode(), digest_size=8).hexdigest()
    told = NUMBERS[title]
    assert (kylix.game(title).version, digest) == told, "numbers stay for a version of the title; another has others"


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_an_observation_tells_nothing_that_the_seat_cannot_see(title: str, seats: int) -> None:
    """The second state is made without `redeal` (kylix.testing.seconds)."""
    actions, look = rl.actions(title, seats), rl.observations(title, seats)
    others = 0
    for seed in range(2):
        for s, other, seat in itertools.islice(walk_twice(actions.setting, seed), DEPTH.along // 4):
            assert np.array_equal(look(s, seat), look(other, seat))
            assert np.array_equal(actions.mask(s, seat), actions.mask(other, seat))
            others += codec.digest(s) != codec.digest(other)
    assert others


def test_that_check_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """A title that shows all hands: the same rows differ."""
    game = kylix.game("troia")
    holed = replace(game, seen_by={**game.seen_by, "hand": everybody("card")}).setting(2)
    look = rl.Observations(holed)
    pairs = itertools.islice(walk_twice(rl.actions("troia", 2).setting, 0), 60)
    assert any(not np.array_equal(read(look, s, seat), read(look, other, seat)) for s, other, seat in pairs)


def read(look: rl.Observations, s: State, seat: int) -> Any:
    """Without the check that the state is of the same table."""
    slate = Slate(look.layout.plan, seat, blank(look.length), 0)
    slate.look(s)
    return bytes_of(slate.out).copy()


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_a_slate_that_goes_along_writes_what_a_new_one_writes(title: str, seats: int) -> None:
    look = rl.observations(title, seats)
    buffer = blank(look.length * seats)
    slates = [Slate(look.layout.plan, seat, buffer, look.length * seat) for seat in range(seats)]
    rows = bytes_of(buffer).reshape(seats, look.length)
    for n, s in enumerate(itertools.islice(walk(look.setting, 5), 200)):
        seat = n % seats
        slates[seat].look(s)
        assert np.array_equal(rows[seat], look(s, seat))


@pytest.mark.parametrize("title", kylix.games())
def test_fields_of_which_a_seat_sees_its_own_are_told_so(title: str) -> None:
    """The encoder takes a short way for them, past their rules: the rules must say the same."""
    seats = kylix.game(title).seats[-1]
    told = kylix.game(title).seen_by
    module: Any = part(title, "seen")
    each = {name: module.SHAPES[name].each for name, seen in told.items() if seen.own}
    for s, _ in random_game(title, seats):
        for name, many in each.items():
            rule, whole = told[name].rule, getattr(s, name)
            assert rule is not None
            for seat in range(seats):
                mine = range(seat * many, (seat + 1) * many)
                assert rule(s, seat) == [value if at in mine else None for at, value in enumerate(whole)]


@pytest.mark.parametrize("title", kylix.games())
def test_rules_read_what_they_say(title: str) -> None:
    """As long as these fields stay, a seat is shown the same: the encoder does not ask the rule again."""
    seats = kylix.game(title).seats[-1]
    told = {name: seen for name, seen in kylix.game(title).seen_by.items() if seen.of}
    shown: dict[tuple[str, int], tuple[object, object]] = {}
    for s, _ in random_game(title, seats):
        for name, seen in told.items():
            assert seen.rule is not None
            read = deepcopy([getattr(s, field) for field in seen.of])
            for seat in range(seats):
                now = seen.rule(s, seat)
                before = shown.get((name, seat))
                assert before is None or before[0] != read or before[1] == now, f"{name} reads more than {seen.of}"
                shown[name, seat] = read, now
    assert shown or not told


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_a_row_holds_what_the_view_holds(title: str, seats: int) -> None:
    """Things by seat and things in one place, read back from the row and compared with the names of the view."""
    look = rl.observations(title, seats)
    told = look.setting.game.seen_by
    declared = look.layout.shapes
    for s in positions(title, seats, POSITIONS):
        for seat in range(seats):
            row, view = look(s, seat), s.view(seat)
            for name in look.layout.fields:
                shape, kind = declared[name], told[name].kind
                if shape.form == shapes.BAG and shape.each == 1 and kind not in look.layout.seated:
                    check_bags(look, row, name, view[name], seat)
                elif shape.form == shapes.ONE and not shape.each and not shape.places and kind != "seat":
                    known = look.setting.names[kind]
                    found = [known[at] for at in np.flatnonzero(look.part(row, name))]
                    assert found == ([] if view[name] is None else [view[name]]), name


def check_bags(look: rl.Observations, row: Any, name: str, view: Any, seat: int) -> None:
    known = look.setting.names[look.setting.game.seen_by[name].kind]
    parts = look.part(row, name).reshape(look.setting.seats, -1)
    for at, zone in enumerate(view):
        numbers = parts[(at - seat) % look.setting.seats]
        counts: Counter[str] = Counter() if zone is None or isinstance(zone, int) else Counter(zone)
        assert [counts[thing] for thing in known] == numbers[: len(known)].tolist(), name
        if len(numbers) > len(known):
            covered = zone if isinstance(zone, int) else counts.get(None, 0)  # type: ignore[call-overload]
            assert numbers[-1] == covered, name


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_nothing_is_cut_off(title: str, seats: int) -> None:
    """Orders, rows and numbers have room for all that comes up; nothing reaches the highest number."""
    look = rl.observations(title, seats)
    for s, _ in random_game(title, seats):
        row = look(s, 0)
        for name, op in zip(look.layout.fields, look.layout.plan.ops, strict=True):
            value = getattr(s, name)
            if op.most and op.form in (shapes.ORDER, shapes.NUMBERS):
                longest = max((len(part) for part in value), default=0) if op.each else len(value)
                assert longest <= op.most, name
            elif not op.alone:
                assert len(value) <= op.places, name
            assert look.part(row, name).max(initial=0) < 255, name


def test_every_field_has_a_shape() -> None:
    for title in kylix.games():
        seen = part(title, "seen")
        assert seen is not None
        assert set(seen.SHAPES) == set(seen.SEEN_BY)


def test_a_field_without_a_shape_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = part("troia", "seen")
    assert seen is not None
    monkeypatch.setattr(seen, "SHAPES", {name: shape for name, shape in seen.SHAPES.items() if name != "hand"})
    with pytest.raises(kylix.KylixError, match="no SHAPES for: hand"):
        rl.Observations(kylix.game("troia").setting(2))


def test_ones_own_seat_comes_first_and_no_seat_is_no_seat() -> None:
    look = rl.observations("deukalion", 3)
    s = next(iter(positions("deukalion", 3, 1)))
    for seat in range(3):
        row = look(s, seat)
        relative = (s.to_act[0] - seat) % 3
        assert look.part(row, "to_act").tolist() == [int(at == relative) for at in range(3)]
        assert look.part(row, "seat").tolist() == [int(at == seat) for at in range(3)]
    s = kylix.new("deukalion", 3)
    assert s.view(0)["sailor"] is None
    assert not look.part(look(s, 1), "sailor").any()


def test_scaled_rows_are_small_numbers() -> None:
    look = rl.observations("parthenon", 4)
    rows = np.stack([look(s, 0) for s in positions("parthenon", 4, 10)]) * look.scale
    assert rows.dtype == np.float32
    assert rows.max() < 12


# --- bad input --------------------------------------------------------------------------------------------------------


def test_what_is_no_table_is_refused() -> None:
    with pytest.raises(kylix.UnknownTitle):
        rl.actions("chess", 2)
    with pytest.raises(kylix.BadSeats):
        rl.observations("troia", 3)
    with pytest.raises(kylix.BadOption):
        rl.actions("troia", 2, {"dragons": True})
    with pytest.raises(kylix.BadOption):
        rl.actions("troia", 2, {"dragons": []})


@pytest.mark.parametrize("number", [-1, 361, 1.5, "draw", None, float("nan")])
def test_what_is_no_action_is_refused(number: Any) -> None:
    s = kylix.new("troia")
    before = kylix.dumps(s)
    with pytest.raises(kylix.BadMove, match="from 0 to 360"):
        rl.actions("troia", 2).play(s, 0, number)
    assert kylix.dumps(s) == before


def test_an_action_out_of_turn_or_not_offered_is_refused_with_the_reason() -> None:
    s = kylix.new("troia", seed=1)
    actions = rl.actions("troia", 2)
    before = kylix.dumps(s)
    with pytest.raises(kylix.IllegalMove, match="TRO-"):
        actions.play(s, 1, actions.number("draw"))
    with pytest.raises(kylix.IllegalMove, match="TRO-OFFER-5"):
        actions.play(s, 0, actions.number("offer POSEIDON"))
    with pytest.raises(kylix.BadMove):
        actions.number("dance")
    with pytest.raises(kylix.BadMove):
        actions.number(7)  # type: ignore[arg-type]
    assert kylix.dumps(s) == before


def test_moves_of_another_title_or_seat_are_refused() -> None:
    actions, other = rl.actions("troia", 2), kylix.new("odysseus", 2)
    before = kylix.dumps(other)
    for call in (actions.legal, actions.mask, lambda s, seat: actions.play(s, seat, 1)):
        with pytest.raises(kylix.KylixError, match="moves of Troia, and the game is Odysseus"):
            call(other, 0)
        with pytest.raises(kylix.BadSeats, match="no seat 9"):
            call(kylix.new("troia"), 9)
    assert kylix.dumps(other) == before
    three = kylix.new("odysseus", 3)  # the numbers do not depend on the seats
    seat = three.to_act[0]
    assert rl.actions("odysseus", 2).legal(three, seat) == rl.actions("odysseus", 3).legal(three, seat)


def test_a_game_of_another_table_is_refused() -> None:
    with pytest.raises(kylix.KylixError, match="deukalion with 2"):
        rl.observations("deukalion", 3)(kylix.new("deukalion", 2), 0)
    with pytest.raises(kylix.BadSeats):
        rl.observations("troia", 2)(kylix.new("troia"), 2)
    look = rl.observations("troia", 2)
    row = look(kylix.new("troia"), 0)
    with pytest.raises(kylix.KylixError, match="no part 'crowns'"):
        look.part(row, "crowns")


def test_a_title_elsewhere_has_both() -> None:
    code = (
        "import kylix; from kylix import rl; a, o = rl.actions('obolos', 3), rl.observations('obolos', 3);"
        "s = kylix.new('obolos', 3); print(a.size, o.length, a.legal(s, s.to_act[0]) != [], o(s, 1).any())"
    )
    environment = {**os.environ, "KYLIX_TITLES": str(TITLES)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    size, length, *rest = done.stdout.split()
    assert int(size) > 0
    assert int(length) > 0
    assert rest == ["True", "True"]


def test_moves_of_tables_that_come_and_go_are_told_apart() -> None:
    """A position read from text has moves of its own; their ids come again."""
    actions = rl.actions("troia", 2)
    chance = random.Random(1)
    for s in positions("troia", 2, 20):
        copy = kylix.loads(kylix.dumps(s))
        seat = copy.to_act[0]
        assert [s.text(move) for move in s.options(seat)] == [actions.text(n) for n in actions.legal(copy, seat)]
        actions.play(copy, seat, chance.choice(actions.legal(copy, seat)))
