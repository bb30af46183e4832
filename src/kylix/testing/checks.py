"""The checks that every game must pass. Each raises AssertionError; planted faults prove that they can."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from kylix.core import flow
from kylix.core.chance import Chance
from kylix.core.flow import Decision
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit import codec, view
from kylix.kit.game import Game, Setting
from kylix.kit.notation import parameters
from kylix.locale.clauses import clauses

KERNEL = set(getattr(State, "__mypyc_attrs__", ())) | set(getattr(State, "__annotations__", ()))


def setting_of(s: State) -> Setting:
    assert isinstance(s.setting, Setting)
    return s.setting


def option_sets(game: Game, seats: int) -> list[dict[str, object]]:
    """The defaults, and every other value of every option on its own, as far as they go with so many seats."""
    sets: list[dict[str, object]] = [{}]
    for option in game.options:
        if not option.fits(seats):
            continue
        if isinstance(option.default, bool):
            sets.append({option.name: not option.default})
        elif isinstance(option.default, int):
            sets += [{option.name: value} for value in {*option.span} - {option.default}]
        else:
            sets += [{option.name: value} for value in option.values if value != option.default]
    return sets


def walk(setting: Setting, seed: int, recorded: bool = True) -> Iterator[State]:
    """A random game, at every question; the last state is the finished one."""
    chooser = random.Random(seed)
    s = setting.start(Chance(seed), recorded)
    while not s.over:
        yield s
        seat = chooser.choice(s.to_act)
        s.apply(seat, chooser.choice(s.options(seat)))
        assert s.turn <= setting.game.turn_bound, "the game ends within its bound"
    yield s


def check_options(s: State) -> None:
    """Options are never empty for a seat that is asked, never double, and never too many for a person."""
    for seat in s.to_act:
        texts = [s.text(move) for move in s.options(seat)]
        assert texts, "who is asked has an option"
        assert len(set(texts)) == len(texts), f"an option stands twice: {texts}"
        assert len(texts) <= 200, f"{len(texts)} options are too many"
    assert not flow.NOTHING, "nobody changes a list that is given out again"
    assert all(alone == [seat] for seat, alone in enumerate(flow.ALONE)), "nobody changes who is asked"


def check_every_option_applies(s: State) -> None:
    for seat in s.to_act:
        for move in s.options(seat):
            trial = s.clone()
            trial.apply(seat, move)
            check_invariants(trial)


def check_invariants(s: State) -> None:
    s.invariants()


def check_clone(s: State, clone: Callable[[State], State] = lambda s: s.clone()) -> None:
    """A clone is equal, and shares nothing that can change."""
    other = clone(s)
    assert codec.fields(other) == codec.fields(s), "a clone is equal"
    for name in [*setting_of(s).game.seen_by, "stack", "at", "answers"]:
        mine, others = getattr(s, name), getattr(other, name)
        shared = {id(part) for part in lists(mine)} & {id(part) for part in lists(others)}
        assert not shared, f"a clone shares {name} with its original"
    before = codec.digest(s)
    if s.to_act:
        seat = s.to_act[0]
        other.apply(seat, other.options(seat)[-1])
        assert codec.digest(s) == before, "playing on with a clone changes the original"


def lists(value: Any) -> Iterator[list[Any]]:
    """A list and the lists in it; a tuple is shared gladly, but not a list within one."""
    if isinstance(value, list):
        yield value
    if isinstance(value, (list, tuple)):
        for part in value:
            yield from lists(part)


def told(s: State, seat: int | None, questions: list[Move]) -> dict[str, Any]:
    """All that a seat is ever told about a position."""
    return {
        "view": setting_of(s).shown(s, seat),
        "prompt": s.prompt(seat),
        "to_act": s.to_act,
        "options": [] if seat is None else [s.text(move) for move in s.options(seat)],
        "refusals": [] if seat is None else [repr(s.explain(seat, move)) for move in questions],
    }


def check_veil(s: State, seat: int, seed: int, questions: list[Move]) -> None:
    """View invariance: the seat cannot tell the state from one in which all it cannot see was dealt anew.

    What is dealt anew was taken from the real state, so this alone would miss what it brings along: see check_alike.
    """
    redealt = s.redeal(seat, seed)
    assert told(redealt, seat, questions) == told(s, seat, questions), "the seat can tell a redealt state"
    check_invariants(redealt)


def check_alike(s: State, other: State, seat: int, seed: int, questions: list[Move]) -> None:
    """Two states that differ in what the seat cannot see (`second`): nothing tells, nor do worlds dealt from them."""
    for who in (seat, None):
        assert told(other, who, questions) == told(s, who, questions), "the seat is told what it cannot see"
    redealt = s.redeal(seat, seed)
    assert codec.digest(other.redeal(seat, seed)) == codec.digest(redealt), "a redealt state tells what was there"
    assert redealt.view(seat) == s.view(seat), "the seat can tell a redealt state"
    check_invariants(redealt)


def check_log(s: State, before: dict[int | None, str]) -> None:
    """An event names hidden things only to those who see them before or after it (`before`: views as text)."""
    setting = setting_of(s)
    game = setting.game
    hidden = {seen.kind for seen in game.seen_by.values() if seen.who != "all"} - {""}
    entry = (s.record or [])[-1]
    for seat in [None, *range(s.seats)]:
        seen = before[seat] + json.dumps(s.view(seat))
        for event in entry.events:
            for name, value in event.seen_by(seat).items():
                if game.kinds.get(name) in hidden:
                    for thing in view.things(setting, {name: value}).values():
                        for part in thing if isinstance(thing, list) else [thing]:
                            assert part is None or f'"{part}"' in seen, f"{event.key} tells seat {seat} of {part}"


def check_fields(s: State) -> None:
    """No field of the state is outside SEEN_BY."""
    names = set(getattr(type(s), "__mypyc_attrs__", ())) | set(getattr(s, "__dict__", ()))
    names |= set(getattr(type(s), "__slots__", ()))
    own = {name for name in names if not name.startswith("__")} - KERNEL - {"tables"}
    assert own == set(setting_of(s).game.seen_by), "every field stands in SEEN_BY"


def check_explain(s: State, questions: list[Move]) -> None:
    """Reasons are empty exactly for legal moves; a verb that the question takes gets a reason of its own."""
    known = clauses(setting_of(s).game.folder, "en")
    top = s.stack[-1]
    assert isinstance(top, Decision)
    for seat in range(s.seats):
        options = s.options(seat)
        verbs = {move.VERB for move in options}
        for move in [*questions, *options]:
            reasons = s.explain(seat, move)
            assert (reasons == []) == (move in options), f"{s.text(move)}: {reasons}"
            for reason in reasons:
                assert reason.clause in known, f"{reason} cites no clause"
                if move.VERB in verbs and seat in top.seats(s):
                    assert reason.key != "other-question", f"{type(top).__name__} does not say why not {s.text(move)}"


def check_round_trip(s: State) -> None:
    """Positions and moves as text and back."""
    other = codec.loads(codec.dumps(s))
    assert codec.digest(other) == codec.digest(s)
    assert other.to_act == s.to_act
    for seat in range(s.seats):
        assert other.options(seat) == s.options(seat)
        for move in s.options(seat):
            assert setting_of(s).read(s.text(move)) == [move]


def all_moves(setting: Setting, most: int = 400) -> list[Move]:
    """Every move that can be written down, legal or not; of very large families some."""
    found: list[Move] = []
    chooser = random.Random(1)
    for kind in setting.game.moves.values():
        ranges = [
            range(len(setting.names[setting.game.kinds[name]])) if name in setting.game.kinds else range(6)
            for name in parameters(kind)
        ]
        family = [kind(*ids) for ids in itertools.product(*ranges)]
        found += family if len(family) <= most else chooser.sample(family, most)
    return found
